import type { Plugin } from 'vite'

/** Files whose long texts are lists of words, read as sets. */
const LISTS = /\/writer\/src\/(reading\/(lexicon-words|product-nouns)|score\/concrete-words)\.ts$/
const LIST = /`([a-z'\s-]{1000,})`/g

const LETTER_A = 65

/**
 * Writes long lists of words in order, each as how many letters it shares with the word before and the rest ("Aabandon", "Dsence"): a fifth
 * smaller when compressed, and the same list once the code runs.
 */
export function leanWords(): Plugin {
  return {
    name: 'reelwright:lean-words',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (LISTS.test(id) ? { code: withFoldedLists(code), map: null } : undefined),
  }
}

export const withFoldedLists = (code: string) =>
  `${code.replace(LIST, (_, list: string) => `unfolded('${folded(list).replaceAll("'", "\\'")}')`)}\n${UNFOLDED}`

function folded(list: string): string {
  const words = [...new Set(list.trim().split(/\s+/))].sort()
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? ''
      let shared = 0
      while (shared < word.length && word[shared] === before[shared]) shared++
      return String.fromCharCode(LETTER_A + shared) + word.slice(shared)
    })
    .join('')
}

const UNFOLDED = `function unfolded(text) {
  let word = ''
  return text.replace(/[A-Z][^A-Z]*/g, (part) => (word = word.slice(0, part.charCodeAt(0) - ${LETTER_A}) + part.slice(1)) + ' ')
}`
