import { expect, test } from 'vitest'
import { keepSettings, readSettings, stepped } from './prompter-settings'

/** In the 1024 pixels of jsdom. */
const usual = { size: 52, width: 95, speed: 1, mirrored: false, light: false, stops: false }

test('settings are remembered', () => {
  expect(readSettings()).toEqual(usual)
  keepSettings({ ...usual, size: 60, mirrored: true })
  expect(readSettings()).toEqual({ ...usual, size: 60, mirrored: true })
})

test.each([
  ['not JSON', usual],
  ['[]', usual],
  ['null', usual],
  ['{"size":9000,"speed":"fast","mirrored":true}', { ...usual, mirrored: true }],
  ['{"speed":1e999}', usual],
])('stored as %s, settings are the usual ones where they make no sense', (stored, expected) => {
  localStorage.setItem('reelwright:teleprompter', stored)
  expect(readSettings()).toEqual(expected)
})

test('steps stay within the range and have no fractions of floating points', () => {
  let settings = usual
  for (let step = 0; step < 30; step++) settings = stepped(settings, 'speed', -1)
  expect(settings.speed).toBe(0.5)
  for (let step = 0; step < 3; step++) settings = stepped(settings, 'speed', 1)
  expect(settings.speed).toBe(0.8)
})
