import type { Flag } from '@reelwright/writer/check'
import { expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { judgeCraft } from './judge-craft'
import { flagsInLine, placedFlags } from './scene-flags'
import { craftBrief } from './craft-brief'

const flag = (start: number, end: number): Flag => ({
  rule: 'ABS-01',
  severity: 'warn',
  field: 'script',
  start,
  end,
  matched: 'x',
  reason: 'Why.',
  saferWording: undefined,
  replacement: 'other words',
})
const scenes = [
  { id: 7, voiceover: 'The best mug.' },
  { id: 3, voiceover: '' },
  { id: 9, voiceover: 'Only five left.' },
]

test('a finding in the whole text is one in the line of its scene', () => {
  const text = scenes.map(({ voiceover }) => voiceover).join('\n\n')
  const at = (words: string) => flag(text.indexOf(words), text.indexOf(words) + words.length)
  const placed = placedFlags([at('Only five'), at('best')], scenes)
  expect(placed.map(({ scene, start, end, matched }) => [scene, start, end, matched])).toEqual([
    [7, 4, 8, 'best'],
    [9, 0, 9, 'Only five'],
  ])
})

test('one across two scenes is shown at the first, without half a replacement', () => {
  expect(placedFlags([flag(9, 25)], scenes)).toEqual([
    expect.objectContaining({ scene: 7, start: 9, end: 13, matched: 'mug.', replacement: undefined }),
  ])
})

test.each([
  ['stays under its words while others are typed', 'So, the best mug.', [8]],
  ['goes when its words go', 'The mug.', []],
  ['goes when nobody can say which words are meant', 'Now the best of the best.', []],
])('an underline %s', (_, voiceover, starts) => {
  const [found] = placedFlags([flag(4, 8)], scenes)
  if (!found) throw new Error('Nothing found')
  expect(flagsInLine([found], { id: 7, voiceover }).map(({ start }) => start)).toEqual(starts)
  expect(flagsInLine([found], { id: 3, voiceover })).toEqual([])
})

test('a script is scored in eight parts, and its claims stand where they are said', () => {
  const script = exampleEdit(['Warm again?', 'This mug is clinically proven to cure migraines.', 'Tap the link.'])
  const answer = judgeCraft({ about: 'script', brief: craftBrief(script), scenes: script.scenes })
  if (!('score' in answer)) throw new Error('An answer about a brief')
  expect(answer.score.parts).toHaveLength(8)
  const claim = answer.flags.find(({ severity }) => severity === 'block')
  const line = script.scenes.find(({ id }) => id === claim?.scene)?.voiceover
  expect(line?.slice(claim?.start, claim?.end)).toBe(claim?.matched)
  expect(claim?.scene).toBe(2)
})

test('a script from the library is judged by its own facts, what refining changed wins over the first brief', () => {
  const script = exampleEdit(['One.'])
  const brief = craftBrief(script)
  expect(brief).toMatchObject({ productName: 'Glaciero tumbler', price: 29.99, videoLength: 60, style: 'storytelling' })
  const refined = { metadata: { ...script.metadata, price: 25, videoLength: NaN, productName: '' } }
  expect(craftBrief(refined, { ...brief, price: 30, painPoint: 'warm water' })).toMatchObject({
    price: 25,
    painPoint: 'warm water',
    productName: 'Glaciero tumbler',
    videoLength: 60,
  })
})
