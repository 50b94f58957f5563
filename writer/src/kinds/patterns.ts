import { finderOf, hasLetters, type Letters, lettersOf } from '../language/letters'
import { kept, keptBy } from '../language/remembered'

/**
 * Turns what a kind file says after `match:` into the source of a regular expression: `*` is any ending of a word or, alone, up to three words;
 * `#` is a number; a blank is any gap or hyphen; `<1>` and `<2>` are words of the seller, `<any>` the same where they are not needed; `(a |b )+` any number of these. Brackets, `|` and `?` keep their meaning.
 */
export function patternOf(written: string): string {
  let open = 0
  const body = written
    .trim()
    .toLowerCase()
    .replace(/\\d\+/g, '#')
    .replace(/\\b/g, '')
    .replace(/[.$^{}+]/g, '\\$&')
    // "*bank" is "* bank".
    .replace(/(^|\s)\*(?=[\p{L}(])/gu, '$1* ')
    .replace(/(^|\s)\*(?=\s|$)/g, '$1(?:\\S+\\s+){0,3}?')
    .replace(/(\S)\*/g, `$1[${LETTERS}'’]*`)
    .replace(/\)\\\+/g, ')*')
    .replace(/#/g, '(\\d+(?:[.,]\\d+)?)')
    .replace(/(\{0,3\}\?)\s+/g, '$1')
    .replace(/[ -]+(?![^[]*\])/g, '[\\s-]*')
    .replace(/<([12])>/g, `(?<=^|[\\s-])(?<w$1>${WORDS})`)
    .replace(/<any>/g, () => `(?<=^|[\\s-])(?<any${open++}>${WORDS})`)
  return `(?<![${LETTERS}])(?:${body})(?![${LETTERS}])`
}

/** Of languages that are written as English is, in lower case. Unicode's own classes take ten times as long to compile. */
export const LETTERS = 'a-z\u00df-\u024f'
const WORDS = `[${LETTERS}\\d](?:[${LETTERS}\\d'%-]| (?=[${LETTERS}\\d]))*(?![${LETTERS}\\d])`

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a word, the source of an expression, stands in a text, or begins there. Letters of all languages take long to compile, so they are looked for around it. */
export const hasWord = (text: string, word: string, isStart = false): boolean =>
  (/\W/.test(word) || text.toLowerCase().includes(word.toLowerCase())) &&
  [...text.matchAll(new RegExp(word, 'giu'))].some(
    ({ 0: { length }, index }) =>
      !/\p{L}$/u.test(text.slice(Math.max(0, index - 2), index)) &&
      (isStart || !/^\p{L}/u.test(text.slice(index + length, index + length + 2))),
  )

/** Letters that every match of a pattern has: a blank is any gap, and `*` leaves the letters before it as they are. */
const lettersIn = (pattern: string) => lettersOf(pattern.replace(/<[^>]*>|[ *]/g, '\n'))

interface Known {
  pattern: string
  letters: Letters | undefined
  expression: RegExp | undefined
}
const MAX_KNOWN = 200_000
const knownOf = keptBy((pattern: string): Known => ({ pattern, letters: undefined, expression: undefined }), MAX_KNOWN)

/** The first match of a pattern as it was written, in a text in lower case. */
export const matchIn = (pattern: string, text: string): RegExpExecArray | null => matchOf(knownOf(pattern), text)

const lettersOfKnown = (found: Known) => (found.letters ??= lettersIn(found.pattern))

function matchOf(found: Known, text: string): RegExpExecArray | null {
  if (!hasLetters(text, lettersOfKnown(found))) return null
  return (found.expression ??= new RegExp(patternOf(found.pattern))).exec(text)
}

const allKnown = kept((patterns: readonly string[]) => patterns.map(knownOf))

/** The first match of each pattern of a list that a text in lower case has. */
export const matchesIn = (patterns: readonly string[], text: string): RegExpExecArray[] =>
  allKnown(patterns)
    .map((found) => matchOf(found, text))
    .filter((found) => found !== null)

/** Whether a text in lower case has a match of a list of patterns. */
export const isIn = (patterns: readonly string[], text: string): boolean =>
  allKnown(patterns).some((found) => matchOf(found, text) !== null)

/** Of many things with lists of patterns those of which a text in lower case has a match. */
export function havingMatch<Of>(all: readonly Of[], patternsOf: (of: Of) => readonly string[]): (text: string) => Of[] {
  const flat = all.flatMap((of) => patternsOf(of).map((pattern) => ({ of, known: knownOf(pattern) })))
  const find = finderOf(flat, ({ known }) => lettersOfKnown(known))
  return (text) => {
    const found = new Set<Of>()
    for (const place of find(text)) {
      const each = flat[place]
      if (each && !found.has(each.of) && matchOf(each.known, text)) found.add(each.of)
    }
    return [...found]
  }
}
