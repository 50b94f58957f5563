import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withFoldedLists } from '../web/plugins/lean-words'
import { ADJECTIVES, MOSTLY_NOUNS, MOSTLY_VERBS, NOUNS, VERBS } from '../writer/src/reading/lexicon-words'

const LISTS = { ADJECTIVES, MOSTLY_NOUNS, MOSTLY_VERBS, NOUNS, VERBS }

test('the browser has the same words as the source', async () => {
  const code = withFoldedLists(readFileSync('writer/src/reading/lexicon-words.ts', 'utf8'))
  expect(code.length).toBeLessThan(Object.values(LISTS).join('').length * 0.75)
  const read = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as typeof LISTS
  const wordsOf = (lists: typeof LISTS) =>
    Object.entries(lists)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => [name, [...new Set(text.trim().split(/\s+/))].sort()])
  expect(wordsOf(read)).toEqual(wordsOf(LISTS))
})
