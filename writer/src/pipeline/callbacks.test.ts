import { expect, test } from 'vitest'
import { readProblem } from '../reading'
import { callbacksOf } from './callbacks'

const read = (typed: string, name = 'Lumo lamp') => {
  const own = readProblem(typed)
  return own ? callbacksOf(own, name) : {}
}

test.each([
  ['phone at 9% by 3 pm', { time: '3 p.m.', thing: 'phone' }],
  ['plastic junk in the trash by sunday', { day: 'Sunday' }],
  ['dinner prep takes 45 min before i even cook', { span: '45 minutes' }],
  ['killed 6 monsteras', { count: 'six monsteras', each: 'monstera', next: 'seven' }],
  ["I'm scrubbing the grout with a toothbrush", { tool: 'toothbrush' }],
  ['melted crayons and fries in the back seat', { place: 'the back seat', where: 'in the back seat' }],
  ["I can't reach the top shelf", { act: 'reach the top shelf' }],
  ['my dog barks every night', { person: 'my dog', part: 'tonight' }],
])('reads what the end of a script about "%s" can come back to', (typed, words) => {
  expect(read(typed)).toMatchObject(words)
})

test.each([
  ['my lower back hurts after 9 hours at my desk', 'span', ''],
  ['my lower back hurts at my desk', 'thing', ''],
  ['bath time is a wrestling match', 'thing', ''],
  ['500 day streak and I still froze', 'span', ''],
  ['the laptop falls off the couch', 'place', 'Couchy couch cover'],
  ['my lamp flickers', 'thing', ''],
] as const)('of "%s" it takes no %s', (typed, key, name) => {
  expect(read(typed, name || undefined)).not.toHaveProperty(key)
})
