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

/** Whether a word, the source of an expression, stands in a text. Letters of all languages take long to compile, so they are looked for only around it. */
export const hasWord = (text: string, word: string, end = '(?!\\p{L})'): boolean =>
  new RegExp(word, 'iu').test(text) && new RegExp(`(?<!\\p{L})${word}${end}`, 'iu').test(text)

/** Letters that every match of a pattern has, some of each list: "wash" or "rinse", and "off" of "(wash|rinse)* off". Looking for them costs far less than the expression. */
function lettersOf(pattern: string): readonly (readonly string[])[] {
  const groups: (readonly string[])[] = []
  const anyOf = (text: string) => {
    const all = text.split('|').map((part) => runsOf(part)[0] ?? UNSURE)
    return all.includes(UNSURE) ? UNSURE : all.flat()
  }
  const runsOf = (text: string) =>
    (text.replace(/.\?/g, ' ').match(/[a-z]{2,}|[\ue000-\uf8ff]/g) ?? [])
      .map((run) => groups[run.charCodeAt(0) - FIRST_GROUP] ?? [run])
      .sort((a, b) => shortestOf(b) - shortestOf(a))
  let rest = pattern.toLowerCase().replace(/\\.|<[^>]*>|\[[^\]]*\]/g, ' ')
  for (let inner = ''; inner !== rest;) {
    inner = rest
    rest = rest.replace(/\(([^()]*)\)([?+]?)/g, (_, body: string, times: string) =>
      times !== '' || /^\?[^:]/.test(body) ? ' ' : String.fromCharCode(FIRST_GROUP + groups.push(anyOf(body)) - 1),
    )
  }
  return rest.includes('|') ? [anyOf(rest)] : runsOf(rest)
}

/** Stands in every text. */
const UNSURE: readonly string[] = ['']
/** Brackets that were read are one letter each, of those that no text has. */
const FIRST_GROUP = 0xe000
const shortestOf = (words: readonly string[]) => Math.min(...words.map(({ length }) => length))

interface Known {
  pattern: string
  letters?: readonly (readonly string[])[]
  ''?: RegExp
  i?: RegExp
}
const MAX_KNOWN = 200_000
const knownOf = keptBy((pattern: string): Known => ({ pattern }), MAX_KNOWN)

/** The first match of a pattern as it was written, in a text in lower case unless `flags` says otherwise. */
export const matchIn = (pattern: string, text: string, flags: '' | 'i' = ''): RegExpExecArray | null =>
  matchOf(knownOf(pattern), text, flags)

function matchOf(found: Known, text: string, flags: '' | 'i' = ''): RegExpExecArray | null {
  const lower = flags === 'i' ? text.toLowerCase() : text
  found.letters ??= lettersOf(found.pattern)
  for (const any of found.letters) if (!any.some((letters) => lower.includes(letters))) return null
  return (found[flags] ??= new RegExp(patternOf(found.pattern), flags)).exec(text)
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
