import { AuthError, invalidField } from './auth-error'
import { COMMON_PASSWORDS } from './common-passwords'

/** The protocol's names of what can be wrong with a password. */
export type Weakness = 'length' | 'characters' | 'pwned'

const SHORTEST = 8
/** In bytes; other systems that the accounts may move to cut passwords there. */
const LONGEST = 72

const TEXTS: Record<Weakness, string> = {
  length: `Password should be at least ${SHORTEST} characters`,
  characters: 'Password should contain at least one letter and one digit',
  pwned: 'Password is one of the most common ones, please choose another',
}

/** What speaks against a password; nothing for a good one. (OP-22) */
export function weaknessesOf(password: string): Weakness[] {
  return [
    ...([...password].length < SHORTEST ? (['length'] as const) : []),
    ...(/\p{L}/u.test(password) && /\p{Nd}/u.test(password) ? [] : (['characters'] as const)),
    ...(COMMON_PASSWORDS.has(password.toLowerCase()) ? (['pwned'] as const) : []),
  ]
}

/** One readable text for all of them. */
export function weaknessText(weaknesses: Weakness[]): string {
  return weaknesses.map((weakness) => TEXTS[weakness]).join('. ')
}

/** @throws AuthError for a password that must not be set. */
export function requireGoodPassword(password: string) {
  const weaknesses = weaknessesOf(password)
  if (weaknesses.length > 0) throw new AuthError(422, 'weak_password', weaknessText(weaknesses), { weaknesses })
  if (Buffer.byteLength(password) > LONGEST) throw invalidField(`Password cannot be longer than ${LONGEST} characters`)
}
