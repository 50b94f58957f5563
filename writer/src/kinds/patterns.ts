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

/** Letters that every match of a pattern has; empty where none are sure. Looking for them costs far less than the expression. */
function lettersOf(pattern: string): string {
  let rest = pattern.toLowerCase().replace(/\\.|<[^>]*>|\[[^\]]*\]/g, ' ')
  for (let inner = ''; inner !== rest;) {
    inner = rest
    rest = rest.replace(/\([^()]*\)/g, ' ')
  }
  if (rest.includes('|')) return ''
  const runs = rest.replace(/.\?/g, ' ').match(/[a-z]{3,}/g) ?? []
  return runs.sort((a, b) => b.length - a.length)[0] ?? ''
}

const letters = new Map<string, string>()

/** The first match of a pattern as it was written, in a text in lower case unless `flags` says otherwise. */
export function matchIn(pattern: string, text: string, flags: '' | 'i' = ''): RegExpExecArray | null {
  let needed = letters.get(pattern)
  if (needed === undefined) {
    needed = lettersOf(pattern)
    letters.set(pattern, needed)
  }
  if (!(flags === 'i' ? text.toLowerCase() : text).includes(needed)) return null
  return expressionOf(pattern, flags).exec(text)
}

const compiled = { '': new Map<string, RegExp>(), i: new Map<string, RegExp>() }
const MAX_COMPILED = 200_000

/** The regular expression of a pattern as it was written, for texts in lower case unless `flags` says otherwise. Compiling costs more than a hundred matches. */
export function expressionOf(pattern: string, flags: '' | 'i' = ''): RegExp {
  const all = compiled[flags]
  const known = all.get(pattern)
  if (known) return known
  if (all.size >= MAX_COMPILED) all.clear()
  const made = new RegExp(patternOf(pattern), flags)
  all.set(pattern, made)
  return made
}
