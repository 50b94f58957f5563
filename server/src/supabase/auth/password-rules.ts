import type { AuthConfig, PasswordCharacters } from '../../platform/config'
import { AuthError, invalidField } from './auth-error'
import { COMMON_PASSWORDS } from './common-passwords'

/** The protocol's names of what can be wrong with a password. */
export type Weakness = 'length' | 'characters' | 'pwned'

export type PasswordRules = Pick<AuthConfig['password'], 'minLength' | 'characters' | 'refuseCommon'>

/** In bytes; other systems that the accounts may move to cut passwords there. */
const MAX_BYTES = 72

const LOWER = /\p{Ll}/u
const UPPER = /\p{Lu}/u
const DIGIT = /\p{Nd}/u

const CHARACTERS: Record<PasswordCharacters, { all: RegExp[]; text: string }> = {
  none: { all: [], text: '' },
  letters_digits: { all: [/\p{L}/u, DIGIT], text: 'one letter and one digit' },
  lower_upper_digits: {
    all: [LOWER, UPPER, DIGIT],
    text: 'one lower case letter, one upper case letter and one digit',
  },
  lower_upper_digits_symbols: {
    all: [LOWER, UPPER, DIGIT, /[\p{P}\p{S}]/u],
    text: 'one lower case letter, one upper case letter, one digit and one symbol',
  },
}

/** What speaks against a password; nothing for a good one. (OP-22) */
export function weaknessesOf(password: string, rules: PasswordRules): Weakness[] {
  const missesCharacters = CHARACTERS[rules.characters].all.some((kind) => !kind.test(password))
  return [
    ...([...password].length < rules.minLength ? (['length'] as const) : []),
    ...(missesCharacters ? (['characters'] as const) : []),
    ...(rules.refuseCommon && COMMON_PASSWORDS.has(password.toLowerCase()) ? (['pwned'] as const) : []),
  ]
}

/** One readable text for all of them. */
export function weaknessText(weaknesses: Weakness[], rules: PasswordRules): string {
  const texts: Record<Weakness, string> = {
    length: `Password should be at least ${rules.minLength} characters`,
    characters: `Password should contain at least ${CHARACTERS[rules.characters].text}`,
    pwned: 'Password is one of the most common ones, please choose another',
  }
  return weaknesses.map((weakness) => texts[weakness]).join('. ')
}

/** @throws AuthError for a password that must not be set. */
export function requireGoodPassword(password: string, rules: PasswordRules) {
  const weaknesses = weaknessesOf(password, rules)
  if (weaknesses.length > 0) throw new AuthError(422, 'weak_password', weaknessText(weaknesses, rules), { weaknesses })
  if (Buffer.byteLength(password) > MAX_BYTES)
    throw invalidField(`Password cannot be longer than ${MAX_BYTES} characters`)
}
