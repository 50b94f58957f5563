/** What the service asks of a password, and how hard one is to guess. (OP-22) */
export interface Strength {
  /** Rules of the service that are not met yet, as things to do. */
  missing: string[]
  /** 0: would be refused; 1: easy to guess, maybe refused as too common; 2: fair; 3: strong. */
  level: 0 | 1 | 2 | 3
  /** In a word or two, for the meter. */
  label: string
  /** What would make it better; none when it is strong. */
  advice?: string
}

/** The same bounds as the service's; it has the last word. */
const MIN_LENGTH = 8
const MAX_BYTES = 72

const RULES: { unmet: (password: string) => boolean; text: string }[] = [
  { unmet: (password) => [...password].length < MIN_LENGTH, text: 'Use at least 8 characters.' },
  { unmet: (password) => !/\p{L}/u.test(password), text: 'Add a letter.' },
  { unmet: (password) => !/\p{Nd}/u.test(password), text: 'Add a number.' },
  {
    unmet: (password) => new TextEncoder().encode(password).length > MAX_BYTES,
    text: 'Use a shorter one, up to 72 characters.',
  },
]

/**
 * A light estimate, made in the browser while somebody types. It errs on the strict side: what the service's list of
 * common passwords holds never gets more than "easy to guess" here.
 */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  const missing = RULES.filter(({ unmet }) => unmet(password)).map(({ text }) => text)
  if (missing.length > 0) return { missing, level: 0, label: 'Too short' }
  if (holdsKnown(password, known)) {
    return { missing, level: 1, label: 'Easy to guess', advice: 'Avoid your name and email address.' }
  }
  const weight = weightOf(password)
  if (weight < 10) {
    return {
      missing,
      level: 1,
      label: 'Easy to guess',
      advice: 'Try a few unrelated words.',
    }
  }
  if (weight < 14) return { missing, level: 2, label: 'Fair', advice: 'Longer is stronger. Add one more word.' }
  return { missing, level: 3, label: 'Strong' }
}

/** Words that are no secret: name and address of the person in front of the screen. */
function holdsKnown(password: string, known: readonly string[]): boolean {
  const plain = password.toLowerCase()
  return known
    .flatMap((text) => text.toLowerCase().split(/[\s@._-]+/))
    .some((part) => part.length >= 4 && plain.includes(part))
}

/** Rows of the keyboard, the alphabet and the digits; what follows one of them there adds next to nothing. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb']
const NEIGHBOURS = new Set(
  ROWS.flatMap((row) => [row, [...row].reverse().join('')]).flatMap((row) =>
    [...row].slice(1).map((letter, index) => `${row[index]}${letter}`),
  ),
)

/** Letters that people put in place of others. */
const STAND_INS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

/** Every sign that could not be foretold from the ones before counts one; a word with a tail of digits counts half. */
function weightOf(password: string): number {
  const signs = [...password.toLowerCase()]
  const seen = new Set<string>()
  let weight = 0
  signs.forEach((sign, index) => {
    const before = signs[index - 1] ?? ''
    const pair = before + sign
    const inRow = NEIGHBOURS.has(pair) || NEIGHBOURS.has((signs[index - 2] ?? '') + sign)
    const foretold = sign === before || inRow || seen.has(pair)
    weight += foretold ? 0.25 : 1
    seen.add(pair)
  })
  const plain = signs.map((sign) => STAND_INS[sign] ?? sign).join('')
  // One word, dressed up: the shape of almost everything on lists of common passwords.
  const oneWord = /^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(plain) || /^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(password)
  return oneWord && signs.length < 16 ? Math.min(weight, 9) : weight
}
