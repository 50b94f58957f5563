import { describe, expect, test } from 'vitest'
import { totalSeconds } from '../timeline'
import { exampleEdit } from '../edited-script/example-edit'
import { CallError } from '../generation-failure'
import { readRefinement, UnreadableAnswer } from './refine-answer'

const LINES = ['Your water is warm by noon.', 'It keeps drinks cold for 24 hours.', 'Tap the link.']
const asked = exampleEdit(LINES)
const { locked: _, ...whole } = asked
const said = (data: unknown) => ({ success: true, data, message: 'Script refined' })

test('an answer of our own server is taken as it is [B-RF-03]', () => {
  const data = {
    refinedScript: 'One.\n\nTwo.',
    script: { ...whole, title: 'Refined' },
    summary: 'Shortened two lines.',
    changes: [{ scene: 1, before: 'a', after: 'b' }],
    offers: [{ label: 'Shorter', prompt: 'shorter' }],
  }
  expect(readRefinement(said(data), asked)).toMatchObject({
    script: { title: 'Refined' },
    summary: 'Shortened two lines.',
    changes: [{ scene: 1 }],
    offers: [{ prompt: 'shorter' }],
  })
})

describe('the refined text alone is enough [B-RF-03]', () => {
  test('scenes keep their pictures and times while each has its line', () => {
    const { script } = readRefinement(said({ refinedScript: 'A.\n\nB.\n \nC.' }), asked)
    expect(script.scenes.map(({ voiceover, visualCue }) => [voiceover, visualCue])).toEqual([
      ['A.', 'Cue 1'],
      ['B.', 'Cue 2'],
      ['C.', 'Cue 3'],
    ])
    expect(totalSeconds(script.scenes)).toBe(totalSeconds(asked.scenes))
  })

  test('lines that stay keep theirs, and new ones get time by their words', () => {
    const { script } = readRefinement(
      said({ refinedScript: [LINES[0], 'Something new.', ...LINES.slice(1)].join('\n\n') }),
      asked,
    )
    expect(script.scenes.map(({ visualCue }) => visualCue)).toEqual(['Cue 1', '', 'Cue 2', 'Cue 3'])
    expect(script.scenes[1]?.duration).toBeGreaterThanOrEqual(2)
    expect(script.spoken_script).toContain('Something new.')
  })

  test('what else is there in another form is left out', () => {
    const odd = { refinedScript: 'A.', script: { scenes: 3 }, changes: 'none', offers: [{ label: 1 }], summary: 7 }
    expect(readRefinement(said(odd), asked)).toMatchObject({ changes: [], offers: [], summary: '' })
  })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'A refined script'],
  ['no data', { success: true }],
  ['data without the text', said({ script: whole })],
  ['an empty text', said({ refinedScript: ' \n ' })],
  ['a text that is none', said({ refinedScript: ['A'] })],
  ['success that is no success', { success: 'true', data: { refinedScript: 'A.' } }],
  ['a failure without a reason', { success: false }],
])('%s is an invalid response [B-ER-19]', (_case, body) => {
  expect(() => readRefinement(body, asked)).toThrow(UnreadableAnswer)
  expect(() => readRefinement(body, asked)).toThrow('Invalid response from server')
})

test('a failure that comes as an answer says why', () => {
  expect(() => readRefinement({ success: false, error: 'Too busy' }, asked)).toThrow(CallError)
  expect(() => readRefinement({ success: false, error: 'Too busy' }, asked)).toThrow('Too busy')
})
