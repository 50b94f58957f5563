/** Words of people in mails of ours. Markup escapes them; here they lose what could make them look like words of ours. */

const MAX_NAME_LENGTH = 40
const MAX_TITLE_LENGTH = 100

/** Control characters, line ends, and marks that hide or turn around what stands beside them; not the joiners inside words. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu

/** What mail programs make a link of by themselves, and what reads like a sentence of ours. */
const MORE_THAN_A_NAME = /[@/\\:<>()[\]{}|"]|[.,;!?]\s*\S|https?|www/iu

/**
 * A name for "Hi Ana,". Undefined when there is none, or when it is more than a name: whoever signs up with somebody else's address must
 * not be able to write to them through us.
 */
export function greetingName(name: string | null): string | undefined {
  const line = plainLine(name ?? '')
  if (line === '' || MORE_THAN_A_NAME.test(line) || line.split(' ').length > 4) return undefined
  return cut(line, MAX_NAME_LENGTH)
}

/** A script's title on one line. */
export function shownTitle(title: string): string {
  return cut(plainLine(title), MAX_TITLE_LENGTH) || 'Untitled script'
}

function plainLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
}

function cut(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : text
}
