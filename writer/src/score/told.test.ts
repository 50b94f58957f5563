import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { craftScorer } from '.'

const brief = ScriptBrief.parse({
  productName: 'Kneeldown folding garden seat',
  price: 55,
  targetAudience: 'gardeners',
  videoLength: 30,
  story:
    'hi all, my nan is 72 n she gets down to the veggie patch herself. getting up again was where she had to ring my grandad, who cant hear the phone. he is in the greenhouse w the radio on',
  features: ['folds flat', 'side rails'],
  callToAction: 'Have a look before spring planting',
})
const STORY = [
  'Hi all, my nan is 72 and she gets down to the veggie patch herself.',
  "Getting up again was where she had to ring my grandad, who can't hear the phone. He is in the greenhouse with the radio on.",
  'The Kneeldown folding garden seat folds flat, and she hung it on the nail where his good coat was.',
]
const scoreOf = (scenes: readonly string[]) => craftScorer(brief)(scenes.join('\n\n')).score

test('a told story gets no advice to cut or to rename what the seller typed', () => {
  const { total, suggestions } = scoreOf([...STORY, "It's $55. Have a look before spring planting."])
  expect(suggestions).toEqual([])
  expect(total).toBeGreaterThanOrEqual(8)
})

test.each([
  ['the price', ['Have a look before spring planting.']],
  ['the call', ["It's $55."]],
])('a told story without %s scores lower', (_, end) => {
  const whole = scoreOf([...STORY, "It's $55. Have a look before spring planting."])
  expect(scoreOf([...STORY, ...end]).total).toBeLessThan(whole.total)
})

test('a told story that is far too long scores lower', () => {
  const { total, cap } = scoreOf([...STORY, ...STORY, "It's $55. Have a look before spring planting."])
  expect(total).toBeLessThan(7)
  expect(cap).toBe('Far from the length you asked for.')
})

test('a price in words of its own is a price', () => {
  const call = 'Have a look before spring planting.'
  expect(scoreOf([...STORY, `It's 55 quid. ${call}`]).total).toBe(scoreOf([...STORY, `It's $55. ${call}`]).total)
})

test('a story behind the product gets no advice either', () => {
  const [, , product = ''] = STORY
  const end = "It's $55. Have a look before spring planting."
  expect(scoreOf([product, ...STORY.slice(0, 2), end]).suggestions).toEqual([])
})

test('a script without the story gets advice like any other', () => {
  const { parts } = scoreOf(['Nobody told me that seats fold.', ...STORY.slice(2)])
  expect(parts.some(({ id, fix }) => id !== 'V7' && fix !== undefined)).toBe(true)
})
