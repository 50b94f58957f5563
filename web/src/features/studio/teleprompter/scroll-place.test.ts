import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { prompterScript } from './prompter-script'
import { eased, momentAt, placeAt } from './scroll-place'

const prompter = prompterScript(exampleEdit(['One.', 'Two.', 'Three.'], [4, 6, 5]))
const middles = [50, 250, 350]

test.each([
  [0, 50],
  [2, 150],
  [4, 250],
  [7, 300],
  [10, 350],
  [15, 350],
])('at second %s the text is scrolled %s pixels', (seconds, place) => {
  expect(placeAt(prompter, middles, seconds)).toBeCloseTo(place)
})

test('whoever scrolls by hand finds the moment that belongs to the place', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (seconds) => {
      expect(momentAt(prompter, middles, placeAt(prompter, middles, seconds))).toBeCloseTo(seconds)
    }),
  )
  expect(momentAt(prompter, middles, -40)).toBe(0)
  expect(momentAt(prompter, middles, 4000)).toBe(10)
})

test('easing comes as near in one long frame as in many short ones, and arrives', () => {
  let place = 0
  for (let frame = 0; frame < 12; frame++) place = eased(place, 100, 1 / 60)
  expect(place).toBeCloseTo(eased(0, 100, 12 / 60))
  expect(eased(0, 100, 5)).toBe(100)
})
