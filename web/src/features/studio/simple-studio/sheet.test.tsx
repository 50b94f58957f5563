import { beforeEach, expect, test, vi } from 'vitest'
import { readEditPayload } from '../edit-payload'
import { editPayload, emptySheet, hasOwnWords, keepSheet, loadSheet, readSheet, sheetRow } from './sheet'
import { exampleSheet } from './sheet-example'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('what was written is saved with its scenes [B-EN-16, OP-45]', () => {
  const row = sheetRow(exampleSheet())
  expect(row).toMatchObject({
    title: 'Mug - Storytelling Script',
    product_name: 'Mug',
    script_text: 'One.\n\nTwo.',
    metadata: { generatedBy: 'server' },
  })
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
    metadata: { generatedBy: 'person' },
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

test('each tab has its own sheet, a new tab the last one, and nobody else any', () => {
  keepSheet('ana', { ...emptySheet(), text: 'First tab.' })
  // As the other tab does.
  localStorage.setItem('reelwright:simple-studio:ana', JSON.stringify({ ...emptySheet(), text: 'Second tab.' }))
  expect(loadSheet('ana').text).toBe('First tab.')
  sessionStorage.clear()
  expect(loadSheet('ana').text).toBe('Second tab.')
  expect(loadSheet('ben').text).toBe('')
})

test('a browser that forbids storage keeps no sheet and does not mind', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  keepSheet('ana', exampleSheet())
  expect(loadSheet('ana').text).toBe('')
  vi.restoreAllMocks()
})

test('goes to the studio by its row when it is saved as it stands, else by its words [B-ST-03, OP-41]', () => {
  const saved = { ...exampleSheet(), rowId: 'r1', savedText: 'One.\n\nTwo.' }
  expect(editPayload(saved)).toMatchObject({ productName: 'Mug', existingScript: 'One.\n\nTwo.', id: 'r1' })
  const changed = editPayload({ ...saved, text: 'Three.' })
  expect(changed).toMatchObject({ productName: 'Mug', existingScript: 'Three.' })
  expect(changed).not.toHaveProperty('id')
})

test('what it leaves for the studio fills the form there [B-ST-03, B-ST-04]', () => {
  expect(readEditPayload(JSON.stringify(editPayload(exampleSheet())))).toBeDefined()
  const byHand = { ...emptySheet(), product: ' Lamp ', text: 'My own.' }
  expect(editPayload(byHand)).toMatchObject({ productName: 'Lamp', features: [], existingScript: 'My own.' })
})
