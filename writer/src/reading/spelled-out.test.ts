import { expect, test } from 'vitest'
import { spelledOut } from './index'

test.each([
  ['living rm and 2 bed rms, wkends only', 'living room and 2 bed rooms, weekends only'],
  ['pay when ur happy, get it at the mkt sat', "pay when you're happy, get it at the market on Saturday"],
  ['whole grp on there phones', 'whole group on their phones'],
  ['we bring all the stuff inc hoover', 'we bring all the stuff including hoover'],
  ['no contract, txt to skip a wk', 'no contract, text to skip a week'],
  ['msg me b4 u book', 'message me before you book'],
  ['sat + sun slots', 'Saturday + Sunday slots'],
  ['open mon-fri', 'open Monday to Friday'],
  ['sunday am', 'sunday morning'],
  ['no time in the am', 'no time in the morning'],
  ['drop fri 7pm est', 'drop Friday at 7pm EST'],
  ['do jan in 20 min', 'do January in 20 min'],
  ['lasts abt a yr', 'lasts about a year'],
  ['most jobs under an hr', 'most jobs under an hour'],
  ['bit dark tho', 'bit dark though'],
  ['give it 3 weeks pls', 'give it 3 weeks please'],
  ['$65 pp', '$65 per person'],
  ['no 40 pg blog', 'no 40-page blog'],
  ['shop has 3 wk wait', 'shop has a 3-week wait'],
  ['dm ur eircode', 'DM ur eircode'],
  ['its less than a coffe', "it's less than a coffee"],
  ['ill tell u what size', "I'll tell you what size"],
  ['send me ur dogs name', "send me ur dog's name"],
  ['a shoebox of reciepts, payout apps that dont match', "a shoebox of receipts, payout apps that don't match"],
  ['ships from geelong', 'ships from Geelong'],
  ['$6.50 n no spice, burnt n cold', '$6.50 and no spice, burnt and cold'],
  ['w/out a plumber, w/o tools', 'without a plumber, without tools'],
  ['metal ring incl for non magsafe', 'metal ring included for non magsafe'],
  ['deliver tues n fri', 'deliver Tuesday and Friday'],
  ['fries not incl sorry', "the fries aren't included sorry"],
  ['hand knitted in Halifax', 'hand-knitted in Halifax'],
  ['half the team on there phones', 'half the team on their phones'],
  ['smells of yesterdays curry', "smells of yesterday's curry"],
  ['i come to u, b4 easter', 'I come to you, before Easter'],
  ['its quieter on tuesdays', "it's quieter on tuesdays"],
  ['quebec maple syrup', 'Quebec maple syrup'],
  ['fits in a old jar or a Igloo cooler', 'fits in an old jar or an Igloo cooler'],
])('writes out %j', (typed, meant) => {
  expect(spelledOut(typed)).toBe(meant)
})

test.each([
  'no msg added',
  'he sat on the sofa, in the sun',
  'I sat in traffic on a wed dress errand',
  'it has lost its lid and its charm',
  'I feel ill after lunch',
  'reg plates included',
  'aluminium tyres in grey, colour of the year',
  'Apple Inc charger',
  'protects from sun and sweat',
  'a u-lock, a u bolt',
  'PSI 20, MSG free, Abt Records',
  'a one off, a use for a European union',
  'vitamin a is in it, a herb, a hotel',
])('leaves %j as it is', (typed) => {
  expect(spelledOut(typed)).toBe(typed)
})
