import { pluralVerb, upperFirst } from '../language'

/** Pronouns of the product in a line for any product: `{it}`, `{It's}`, `{it goes}`, `{them}`, `{its}`, `{is}`. */
const PRONOUN = /\{(itself|its|it|them|is|was|has)(?:('s|'ll)|( [a-z']+))?\}/gi
/** Questions: `{Does it}`, `{is it}`. */
const ASKED = /\{(does|is|has|was|can) it\}/gi

const PLURALS: Record<string, string> = {
  it: 'they',
  them: 'them',
  itself: 'themselves',
  its: 'their',
  is: 'are',
  was: 'were',
  has: 'have',
}

/** "{It's} soft, so {it goes} ..." to "They're soft, so they go ...". */
export function agreed(text: string, isPlural: boolean): string {
  return text
    .replace(ASKED, (_, typed: string) => {
      const verb = isPlural ? pluralVerb(typed.toLowerCase()) : typed.toLowerCase()
      return `${/^\p{Lu}/u.test(typed) ? upperFirst(verb) : verb} ${isPlural ? 'they' : 'it'}`
    })
    .replace(PRONOUN, (_, typed: string, short: string | undefined, verb: string | undefined) => {
      const word = typed.toLowerCase()
      const one = word === 'them' ? 'it' : word
      const said = isPlural ? (PLURALS[word] ?? word) : one
      const ending = short === "'s" && isPlural ? "'re" : (short ?? '')
      const rest = verb && isPlural ? ` ${pluralVerb(verb.trim())}` : (verb ?? '')
      const whole = `${said}${ending}${rest}`
      return /^\p{Lu}/u.test(typed) ? upperFirst(whole) : whole
    })
}
