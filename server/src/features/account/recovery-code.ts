import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@reelwright/shared'

/** Nothing that is taken for something else on paper: no 0 and o, 1, i and l, and no u, which looks like v. 656 billion of them. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 8

/** So many different codes, as they are printed: "7h2k-9qxd". */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODE_COUNT) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    codes.add(`${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`)
  }
  return [...codes]
}

/** What was typed, without what does not count: case, blanks, hyphens of any kind. Undefined when it can be no code. */
export function normalCode(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[\s\p{Pd}_.]+/gu, '')
  return letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter)) ? letters : undefined
}

/** How a code is stored: a stolen copy of the database gives none away, and the same code of two people looks different. */
export function hashCode(key: Buffer, userId: string, code: string): Buffer {
  return createHmac('sha256', key)
    .update(`${userId}\n${normalCode(code) ?? ''}`)
    .digest()
}
