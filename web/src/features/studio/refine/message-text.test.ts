import { describe, expect, test } from 'vitest'
import { isSendable, keptText, versionNote, messageText } from './message-text'

describe('a message', () => {
  test.each([
    ['empty', ''],
    ['of blanks', ' \n\t '],
    ['of signs that nobody sees', '\u200b\u200d\ufeff\u202e'],
    ['of control characters', '\u0000\u0007'],
    ['of 2001 characters', 'x'.repeat(2001)],
    ['of 200 kB', 'word '.repeat(40_000)],
  ])('%s is not sent [B-VL-15, OP-64]', (_case, typed) => {
    expect(isSendable(typed)).toBe(false)
  })

  test.each([
    ['of 2000 characters', 'x'.repeat(2000)],
    ['with blanks around it', `  ${'x'.repeat(2000)}\n`],
    ['of one emoji', '🔥'],
    ['in another script', 'أقصر'],
  ])('%s is', (_case, typed) => {
    expect(isSendable(typed)).toBe(true)
  })

  test('is sent without what the server refuses', () => {
    expect(messageText(' a\u0000b\ud800c\n\td ')).toBe('abc\n\td')
  })

  test('is kept as far as there is room, and never half a character', () => {
    expect(keptText('x'.repeat(5000))).toHaveLength(4000)
    expect(keptText(`${'x'.repeat(3999)}😀`)).toBe('x'.repeat(3999))
    expect(keptText(' \u0000 ')).toMatch(/\S/)
  })
})

test.each([
  ['shorter,\nplease', 'Refined: shorter, please'],
  ['x'.repeat(2000), `Refined: ${'x'.repeat(180)}...`],
  ['😀'.repeat(300), `Refined: ${'😀'.repeat(180)}...`],
])('the list of versions shows the message', (message, note) => {
  expect(versionNote(message)).toBe(note)
  expect([...note].length).toBeLessThanOrEqual(200)
})
