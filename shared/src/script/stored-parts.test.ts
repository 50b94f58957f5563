import { expect, test } from 'vitest'
import { withSpokenText } from './stored-parts'

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
])('%s [B-DT-01]', (_, data, text, stored) => expect(withSpokenText(data, text)).toEqual(stored))

test.each([
  ['stay with their scenes', 'C.\n\nD.', { locked: [2] }],
  ['go with them', 'One paragraph now.', {}],
])('the locks of scenes %s', (_, text, kept) => {
  const { locked } = withSpokenText<{ locked?: number[] }>({ ...DATA, locked: [2] }, text)
  expect(locked === undefined ? {} : { locked }).toEqual(kept)
})
