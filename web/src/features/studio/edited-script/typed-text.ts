// Control characters cannot be stored; marks that turn the direction of text, and invisible ones that word processors and web pages
// leave behind, make words that look right and are not. Joiners stay: emoji and Persian need them.
const UNWANTED =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu

/**
 * Text as typed or pasted, without what nobody sees and nothing can store. Spaces and line breaks stay as they are: somebody is
 * still typing.
 */
export function typedText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(UNWANTED, '')
}

/** The same on one line, as a title has it. */
export const typedLine = (text: string) => typedText(text).split('\n').join(' ')

/** Marks end a word, but an apostrophe or a dash inside does not. */
const INSIDE = /[\p{L}\p{N}\p{M}'’-]/u
const MAX_WORD_LENGTH = 40
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？、]/u

/** The place of a cut: never inside a word or a character, so it moves to the word's start. */
export function cutPlace(text: string, offset: number): number {
  const wanted = Math.min(text.length, Math.max(0, Math.trunc(Number.isFinite(offset) ? offset : text.length)))
  const start = characterStart(text, wanted)
  if (NO_SPACES.test(text.charAt(start)) || !isInside(text, start)) return start
  let at = start
  while (at > 0 && start - at < MAX_WORD_LENGTH && isInside(text, at - 1)) at--
  return start - at < MAX_WORD_LENGTH ? at : start
}

const isInside = (text: string, at: number) => INSIDE.test(text.charAt(at))

/** The same place, or the start of the character that it would cut in two. */
export function characterStart(text: string, offset: number): number {
  const isLow = (at: number) => /[\udc00-\udfff]/.test(text.charAt(at))
  return offset > 0 && offset < text.length && isLow(offset) ? offset - 1 : offset
}

const SPEAKER = /^[ \t]*[A-Z][A-Z0-9 .'’&-]{0,30}:\s/

/** Two texts, one after the other: voices on lines of their own, else with a space where their language has spaces. */
export function joinedTexts(first: string, second: string): string {
  const [head, tail] = [first.trimEnd(), second.trimStart()]
  if (head === '' || tail === '') return head + tail
  if (SPEAKER.test(tail)) return `${head}\n${tail}`
  const bare = NO_SPACES.test(lastCharacter(head)) && NO_SPACES.test(tail.charAt(0))
  return head + (bare ? '' : ' ') + tail
}

const OPEN_END = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}][)\]"'”’]?$/u
const NEW_SENTENCE = /^\s*["'“‘(]?[\p{Lu}\p{N}]/u

/** With a full stop where it has no mark of its own and a sentence follows: the two would be read as one. */
export function closedBefore(text: string, next: string): string {
  const end = text.trimEnd()
  return OPEN_END.test(end.slice(-4)) && NEW_SENTENCE.test(next.slice(0, 50)) ? `${end}.` : text
}

/** Two directions as one: what is said twice, once; each a sentence. */
export function joinedDirections(first: string, second: string): string {
  const [head, tail] = [first.trim(), second.trim()]
  if (head === '' || tail === '' || head === tail) return head || tail
  return `${head}${/[.!?…。！？]$/.test(head) ? '' : '.'} ${tail}`
}

const lastCharacter = (text: string) => text.charAt(text.length - 1)
