import { expect, test } from 'vitest'
import { readProblem } from '../reading'
import { waysToTell } from './openings'

const told = (typed: string) => {
  const own = readProblem(typed)
  return own ? waysToTell(own).join(' ') : ''
}

test.each([
  ['bra straps keep sliding off my shoulders', "I'm tired of bra straps sliding off my shoulders."],
  ['no idea what to wear to a wedding', "I've got no idea what to wear to a wedding."],
])('tells "%s" in whole sentences', (typed, sentence) => {
  expect(told(typed)).toContain(sentence)
})

test.each([
  ['Drive thru wash left swirls all over my black paint', /swirl |wash left\?/],
  ['no idea what to wear to a wedding', /Zero|None/],
  ['cant sleep because the neighbors dog barks', /Why/],
  ['stir fry is boring every time', /do I/],
  ['wings at home are boring', /done with/],
  ['soap scum on the glass door', /a soap scum/],
])('leaves out the ways to tell "%s" that are no English', (typed, wrong) => {
  expect(told(typed)).not.toMatch(wrong)
})
