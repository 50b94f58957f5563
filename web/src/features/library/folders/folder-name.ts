import { LIMITS } from '@reelwright/shared'

/** (B-VL-24) */
export const NO_NAME = 'Please enter a folder name'
/** (B-VL-25) Exactly 30 pass, see CX-37. */
export const NAME_TOO_LONG = `Folder name must be less than ${LIMITS.folderName} characters`

/** A name as it is stored: without what no database keeps, and without blanks around it. (B-VL-28) */
export const storedName = (typed: string) => typed.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()

/** Characters as the database counts them, of the name that would be stored: an emoji is one, a flag two. (B-FD-01) */
export const nameLength = (typed: string) => Array.from(storedName(typed)).length

/** What is wrong with a name, in the words of the requirements. (CX-37) */
export function nameProblem(typed: string): string | undefined {
  // Names of invisible characters only would be indistinguishable.
  if (!/[^\s\p{Cf}]/u.test(storedName(typed))) return NO_NAME
  if (nameLength(typed) > LIMITS.folderName) return NAME_TOO_LONG
  return undefined
}

/** Names that people would take for one and the same. */
export const sameName = (one: string, other: string) => comparable(one) === comparable(other)

const comparable = (name: string) => storedName(name).normalize('NFKC').replace(/\s+/g, ' ').toLocaleLowerCase('en')
