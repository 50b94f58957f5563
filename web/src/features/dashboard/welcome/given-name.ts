/** As long as the column `first_name`. */
export const MAX_NAME_LENGTH = 100

// Control characters, and those that turn the direction of the text around them.
// oxlint-disable-next-line no-control-regex -- exactly these are meant
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** A name as it is kept: one line, no invisible characters, never longer than its column. Empty when nothing is left. */
export function cleanName(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').replace(UNWANTED, '').trim()
  return Array.from(line).slice(0, MAX_NAME_LENGTH).join('').trim()
}

/**
 * The account's name after somebody said what to call them: "Annie" makes "Annie Ito" of "Ana Ito", while "Annie Lee" is
 * a whole name of its own. Unchanged where the first name is the same already.
 */
export function renamed(accountName: string, given: string): string {
  const words = accountName.trim().split(/\s+/)
  if (given.includes(' ')) return given
  return words[0] === given ? accountName : [given, ...words.slice(1)].join(' ')
}
