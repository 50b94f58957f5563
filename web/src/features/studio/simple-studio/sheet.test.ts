import { expect, test } from 'vitest'
import { emptySheet, hasOwnWords, readSheet, sheetRow } from './sheet'
import { exampleSheet } from './sheet-example'

test('what was written is saved with its scenes [B-EN-16, OP-45]', () => {
  const row = sheetRow(exampleSheet())
  expect(row).toMatchObject({ title: 'Mug - Storytelling Script', product_name: 'Mug', script_text: 'One.\n\nTwo.' })
  expect(row.script_data).toMatchObject({ scenes: [{ visualCue: 'Mug' }, { visualCue: 'Hand' }] })
})

test('edited words are saved in place of the written ones, everywhere [B-SS-03, OP-70, B-DT-01]', () => {
  const row = sheetRow({ ...exampleSheet(), text: 'Three.\n\nFour.' })
  expect(row.script_text).toBe('Three.\n\nFour.')
  expect(row.script_data).toMatchObject({
    spoken_script: 'Three.\n\nFour.',
    scenes: [
      { voiceover: 'Three.', visualCue: 'Mug' },
      { voiceover: 'Four.', visualCue: 'Hand' },
    ],
  })
})

test('a text typed by hand is a script, too', () => {
  expect(sheetRow({ ...emptySheet(), text: 'My own.' })).toMatchObject({
    title: 'Untitled script',
    script_text: 'My own.',
    status: 'draft',
  })
})

test.each([
  ['', false],
  [' ', false],
  ['One.\n\nTwo.', false],
  ['Saved.', false],
  ['Changed.', true],
])('"%s" is worth a question before it is written over: %s', (text, asks) =>
  expect(hasOwnWords({ ...exampleSheet(), savedText: 'Saved.', text })).toBe(asks),
)

test('comes back as it was kept', () => {
  const sheet = exampleSheet()
  expect(readSheet(JSON.stringify(sheet))).toEqual(sheet)
})

test.each([null, '', '{', 'null', '7', '{"text":7,"script":{"scenes":[]}}'])('%s is an empty sheet', (stored) =>
  expect(readSheet(stored)).toEqual({ ...emptySheet(), key: expect.any(String) as string }),
)
