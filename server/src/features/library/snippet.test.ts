import { describe, expect, test } from 'vitest'
import { snippetOf } from './snippet'

const CARD = { title: 'Kettle', product_name: 'Teatime', preview: 'Tea is', tags: ['june'] }
const filler = (times: number) => 'some words '.repeat(times)

describe('a snippet', () => {
  test.each([
    ['a word at the beginning', 'Whistle while it boils', ['whistle'], 'Whistle while it boils'],
    ['a word with an accent', 'Ein schöner Tag', ['schoner'], 'Ein schöner Tag'],
    ['a word with an apostrophe', 'Well, don’t wait', ['dont'], 'Well, don’t wait'],
    ['an Arabic word with vowels', 'هذا كِتَاب جديد', ['كتاب'], 'هذا كِتَاب جديد'],
    ['a word that the card has within another one', 'I am here', ['am'], 'I am here'],
    ['the first of several', `one two ${filler(1)}`, ['words', 'two'], `one two ${filler(1)}`.trim()],
    ['lines', 'One\n\n  two', ['two'], 'One two'],
  ])('shows %s', (_, text, terms, wanted) => {
    expect(snippetOf(CARD, text, terms)).toBe(wanted)
  })

  test.each([
    ['title', ['kettle']],
    ['product', ['teati']],
    ['preview', ['tea']],
    ['tags', ['june']],
  ])('is left out when the %s shows the word', (_, terms) => {
    expect(snippetOf(CARD, 'kettle teatime tea june', terms)).toBeUndefined()
  })

  test('is left out when the text has none of the words', () => {
    expect(snippetOf(CARD, 'nothing', ['whistle'])).toBeUndefined()
    expect(snippetOf(CARD, '', ['whistle'])).toBeUndefined()
  })

  test.each(['whistle', 'Überraschung', '面霜', '🔥whistle'])('cuts a long text around %s', (word) => {
    const text = `${filler(300)}ﬁnally ${word} ${filler(300)}`
    const snippet = snippetOf(CARD, text, [
      word === '🔥whistle' ? 'whistle' : word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    ])
    expect(snippet).toContain(word)
    expect(snippet).toMatch(/^….*…$/)
    expect(snippet?.length).toBeLessThan(170)
    expect(snippet).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/)
  })
})
