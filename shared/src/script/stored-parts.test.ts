import { expect, test } from 'vitest'
import {
  hasContent,
  holdsScenes,
  shownText,
  spokenText,
  storedScenes,
  storedText,
  withSpokenText,
} from './stored-parts'

const DATA = {
  spoken_script: 'A.\n\nB.',
  script: 'A.\n\nB.',
  hashtags: ['#a'],
  scenes: [
    { voiceover: 'A.', visualCue: 'Mug' },
    { voiceover: 'B.', visualCue: 'Hand' },
  ],
}

test.each([
  ['a script written by hand has nothing to keep in step', {}, 'New.', {}],
  [
    'scenes keep their cues while each has its paragraph',
    DATA,
    'C.\n \nD.',
    {
      ...DATA,
      spoken_script: 'C.\n \nD.',
      script: 'C.\n \nD.',
      scenes: [
        { voiceover: 'C.', visualCue: 'Mug' },
        { voiceover: 'D.', visualCue: 'Hand' },
      ],
    },
  ],
  [
    'cues that belong to no line go',
    DATA,
    'All in one.',
    { spoken_script: 'All in one.', script: 'All in one.', hashtags: ['#a'] },
  ],
  [
    'what wrote it is shown beside the edit',
    { script: 'x', writtenBy: { writer: 'openai' } },
    'y',
    { script: 'y', writtenBy: { writer: 'openai', edited: true } },
  ],
  [
    'whatever an older release stored stays',
    { script: 'x', scenes: 'none', odd: null },
    'y',
    { script: 'y', odd: null },
  ],
  ['a row without data stays so', null, 'y', null],
  [
    'every scene keeps the name of its line',
    { scenes: [{ scriptText: 'A.' }, { script: 7, visual: 'Lid' }], script_sections: [{ text: 'A.' }, null] },
    'C.\n\nD.',
    {
      scenes: [{ scriptText: 'C.' }, { script: 7, visual: 'Lid', voiceover: 'D.' }],
      script_sections: [{ text: 'C.' }, { text: 'D.' }],
    },
  ],
])('%s [B-DT-01]', (_, data, text, stored) => expect(withSpokenText(data, text)).toEqual(stored))

test.each([
  ['stay with their scenes', 'C.\n\nD.', { locked: [2] }],
  ['go with them', 'One paragraph now.', {}],
])('the locks of scenes %s', (_, text, kept) => {
  const { locked } = withSpokenText<{ locked?: number[] }>({ ...DATA, locked: [2] }, text)
  expect(locked === undefined ? {} : { locked }).toEqual(kept)
})

test('scenes are those of the first place that has any, under older names, too; a text among them is no scene', () => {
  const none = { voiceover: '', visualCue: '', cameraDirection: '', notes: '' }
  const scenes = [
    'A.',
    { id: 0, scriptText: ' ', script: 'B.' },
    { id: 2.5, text: 'C.' },
    { id: '4', voiceover: 7 },
    null,
  ]
  const script_data = { scenes: [], script_sections: [...scenes, { id: 6, visual: 'Lid' }] }
  expect(storedScenes({ script_data })).toStrictEqual([
    none,
    { ...none, voiceover: 'B.' },
    { ...none, voiceover: 'C.' },
    none,
    none,
    { ...none, id: 6, visualCue: 'Lid' },
  ])
  expect(storedScenes({ scenes: ['A.', 'B.'] }).map(({ voiceover }) => voiceover)).toEqual(['A.', 'B.'])
  expect(storedScenes({ scenes: [] })).toEqual([])
})

test.each([
  [4, 4],
  ['4s', 4],
  [' 12.25 seconds', 12.25],
  [' 0:04 – 0:10', 6],
  ['10:50-11:05 (hook)', 15],
  ['1:10-1:30', 20],
  [3600, 3600],
  [3601, undefined],
  [0, undefined],
  ['0:10-0:04', undefined],
  ['about 4s', undefined],
  ['at 0:04-0:10', undefined],
  ['4', undefined],
  ['long', undefined],
  [null, undefined],
])('a scene of %j takes %s seconds', (duration, seconds) => {
  expect(storedScenes({ scenes: [{ duration }] })[0]?.duration).toBe(seconds)
})

test.each([
  ['script_text', { script_text: ' A ', script_data: { spoken_script: 'B' } }, 'A', 'B'],
  [
    'what was spoken',
    { spoken_script: 'S', script_text: '', script_data: { spoken_script: 'B', script: 'C' } },
    'B',
    'B',
  ],
  ['the text of an answer', { script_data: { script: 'C' }, script_content: 'D' }, 'C', 'D'],
  ['the column of an earlier release', { script_text: '  ', script_content: 'D' }, 'D', 'D'],
  ['the spoken text of a list', { spoken_script: 'S', script_content: 'D' }, 'D', 'S'],
  ['nothing', {}, '', ''],
])('the text of a row is %s', (_, row, stored, shown) => {
  expect(storedText(row)).toBe(stored)
  expect(shownText(row)).toBe(shown)
})

test.each([
  ['Hi there.\n\nBuy  it.', ['Hi there.', 'Buy it.'], true],
  ['Wait. Hi there. Now buy it.', ['Hi there.', 'buy it.'], true],
  ['Buy it. Hi there.', ['Hi there.', 'Buy it.'], false],
  ['Hi there.', ['Hi there.', 'there.'], false],
  ['Hi there.', ['Hi there.', 'Buy it.'], false],
  ['Hi there.', [], true],
  [' \n', ['Hi there.'], true],
])('whether %j holds %j in this order: %s', (text, lines, holds) => {
  const scenes = lines.map((voiceover) => ({ voiceover }))
  expect(holdsScenes(text, scenes)).toBe(holds)
})

test('a scene has content where a text of it is filled', () => {
  const none = { voiceover: '', visualCue: '', cameraDirection: '', notes: '' }
  expect(hasContent(none)).toBe(false)
  for (const name of Object.keys(none)) expect(hasContent({ ...none, [name]: 'A.' })).toBe(true)
})

test('the spoken text has a blank line between scenes and nowhere else', () => {
  const scenes = [' A.\n \n\n\nB. ', '  ', 'C.\nD.'].map((voiceover) => ({ voiceover }))
  expect(spokenText(scenes)).toBe('A.\nB.\n\nC.\nD.')
})
