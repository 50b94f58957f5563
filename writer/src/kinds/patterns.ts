/**
 * Turns what a kind file says after `match:` into the source of a regular expression: `*` is any ending of a word or, alone, up to three words;
 * `#` is a number; a blank is any gap or hyphen; `<1>` to `<3>` are words of the seller. Brackets, `|` and `?` keep their meaning.
 */
export function patternOf(written: string): string {
  const body = written
    .trim()
    .replace(/\\d\+/g, '#')
    .replace(/\\b/g, '')
    .replace(/[.$^{}+]/g, '\\$&')
    // "*bank" is "* bank".
    .replace(/(^|\s)\*(?=[\p{L}(])/gu, '$1* ')
    .replace(/(^|\s)\*(?=\s|$)/g, '$1(?:\\S+\\s+){0,3}?')
    .replace(/(\S)\*/g, "$1[\\p{L}'’]*")
    .replace(/#/g, '(\\d+(?:[.,]\\d+)?)')
    .replace(/(\{0,3\}\?)\s+/g, '$1')
    .replace(/[ -]+(?![^[]*\])/g, '[\\s-]*')
    .replace(/<([1-3])>/g, "(?<=^|[\\s-])(?<w$1>[\\p{L}\\p{N}](?:[\\p{L}\\p{N}'%-]| (?=[\\p{L}\\p{N}]))*)")
  return `(?<![\\p{L}])(?:${body})(?![\\p{L}])`
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const compiled = new Map<string, RegExp>()
const MAX_COMPILED = 20_000

/** The regular expression of a pattern's source. Compiling costs more than a hundred matches, so each is kept. */
export function expressionOf(source: string): RegExp {
  const known = compiled.get(source)
  if (known) return known
  if (compiled.size >= MAX_COMPILED) compiled.clear()
  const made = new RegExp(source, 'iu')
  compiled.set(source, made)
  return made
}
