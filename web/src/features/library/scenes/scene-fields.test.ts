import { describe, expect, test } from 'vitest'
import { copiedText, readScenes, readViewedScript } from './scene-fields'

const own = { voiceover: 'Hi.', visualCue: 'A mug', cameraDirection: 'Close', duration: 4 }
const library = {
  sceneNumber: 7,
  scriptText: 'Hi.',
  visualDescription: 'A mug',
  cameraDirection: 'Close',
  duration: '4s',
}
const wanted = { seconds: 4, start: 0, end: 4, text: 'Hi.', visual: 'A mug', camera: 'Close' }
const missing = {
  seconds: undefined,
  start: undefined,
  end: undefined,
  text: undefined,
  visual: undefined,
  camera: undefined,
}

describe('scenes are read', () => {
  test.each<[string, Record<string, unknown>, object[]]>([
    ['as we store them', { script_data: { scenes: [own] } }, [wanted]],
    ['as the library names them', { scenes: [library] }, [wanted]],
    ['from inside of an answer', { script_data: { script: { scenes: [own] } } }, [wanted]],
    [
      'from sections',
      { script_data: { script_sections: [{ text: 'Hi.', visual: 'A mug' }] } },
      [{ ...missing, text: 'Hi.', visual: 'A mug' }],
    ],
    ['from the first place that has any', { scenes: [], script_data: { scenes: [own] } }, [wanted]],
    [
      'with all their parts missing',
      { scenes: [{}, null, 5, { voiceover: ' ' }] },
      [missing, missing, missing, missing],
    ],
    ['from bare texts', { scenes: ['Hi.'] }, [{ ...missing, text: 'Hi.' }]],
    ['from a row without any', { script_data: null, scenes: 'none' }, []],
  ])('%s [B-SC-02, B-EN-15]', (_, row, scenes) => expect(readScenes(row)).toEqual(scenes))
})

test.each([
  [3.5, 3.5],
  ['6 seconds', 6],
  ['0:04-0:10', 6],
  ['1:58 – 2:03', 5],
  ['0:10-0:04', undefined],
  [0, undefined],
  [-3, undefined],
  [Number.NaN, undefined],
  ['soon', undefined],
])('a duration of %j is %j seconds [B-SC-02]', (duration, seconds) =>
  expect(readScenes({ scenes: [{ duration }] })[0]?.seconds).toBe(seconds),
)

test('times add up until one is missing', () => {
  const times = readScenes({ scenes: [{ duration: 4 }, { duration: 2.5 }, {}, { duration: 3 }] })
  expect(times.map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [4, 6.5],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('reads tags as a list or a text, and the date of the last change [B-SC-03]', () => {
  expect(readViewedScript({ tags: 'june, mug', updated_at: '2026-11-21' })).toMatchObject({
    tags: ['june', 'mug'],
    updatedAt: '2026-11-21',
    title: 'Untitled script',
    storedTitle: '',
  })
})

test('copies the text of the scenes alone, with a blank line between; without scenes the whole text [B-SC-04, OP-51]', () => {
  const { scenes } = readViewedScript({ scenes: [own, {}, { voiceover: 'Bye.' }] })
  expect(copiedText({ scenes }, 'whole')).toBe('Hi.\n\nBye.')
  expect(copiedText({ scenes: [] }, 'whole')).toBe('whole')
})
