import { describe, expect, test } from 'vitest'
import { secondPerson, tellsExperience } from './person'

describe('a line tells of an experience', () => {
  test.each([
    'I stood in my kitchen.',
    'My sister laughed.',
    'The microwave and me, at seven.',
    "I'd made it at nine, behind the toaster, and it was mine.",
  ])('where somebody did, had or owned something: %s [PERS-01]', (line) => {
    expect(tellsExperience(line)).toBe(true)
  })

  test.each(['I think this is simple.', 'My take: start small.', 'Tell me about it.', 'You stood in your kitchen.'])(
    'but not where it is an opinion or about the viewer: %s [PERS-01]',
    (line) => {
      expect(tellsExperience(line)).toBe(false)
    },
  )
})

test.each([
  ['I stood in my kitchen.', 'You stood in your kitchen.'],
  ["I was late. I'm always late.", "You were late. You're always late."],
  ['My phone knew before me.', 'Your phone knew before you.'],
  ['It fell. I saw it myself.', 'It fell. You saw it yourself.'],
  ['Nobody asked. I was there, and so was my sister.', 'Nobody asked. You were there, and so was your sister.'],
])('the same story of the viewer: %s', (mine, yours) => {
  expect(secondPerson(mine)).toBe(yours)
})
