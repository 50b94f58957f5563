import { isMassNoun, isPlural, singular, upperFirst, withArticle } from '../language'
import type { Reading } from './reading'

/**
 * The seller's own problem in the forms that pieces ask for. Empty where the words do not have that form.
 *
 * `hook` a whole opening · `told` one that tells it and does not talk to the viewer · `bare` the same behind other words · `so` the same after "So" · `more` what else was typed about it ·
 * `stop` "Stop watching movies in bed." · `ask` a question to the viewer · `what` "It's a walking pad." ·
 * `stamped` the clock time first, then the problem · `why` "Why do hotel irons have brown gunk?" · `people` "Nurses" · `scene` what to film of it · `next` what to film of the rest
 */
export function ownWords(reading: Reading, form: string | undefined): string[] {
  if (form === 'what') return listed(whatItIs(reading))
  if (form === 'people') return listed(calledPeople(reading))
  return reading.ownProblem?.isEnglish && form !== undefined ? reading.fields.problemWords(reading, form) : []
}

const listed = (text: string | undefined) => (text ? [text] : [])

/** "a step stool", "curtains": undefined where the name does not say what it is. */
export function kindOf({ product: { noun, isPlural: isMany, form }, sorts }: Reading): string | undefined {
  if (sorts.has('unnamed')) return undefined
  const isMass =
    form === 'stuff' ||
    (form === 'service' &&
      !/(?:service|subscription|agency|studio|salon|membership|box|session|massage|facial|haircut|review|shoot|consultation|notary|tutor|trainer|coach|photographer|planner|barber|florist|handyman|plumber|electrician|nanny|store|shop|tour|rental|dj|van|room)$/.test(
        noun,
      ))
  const isBare = isMany || isMass || (isMassNoun(noun.split(' ').pop() ?? '') && !noun.endsWith(' room'))
  return isBare ? noun : withArticle(noun)
}

/** For names that do not say what it is. */
function whatItIs(reading: Reading): string | undefined {
  const { product, sorts } = reading
  if (sorts.has('unnamed') || /^(?:app|service|course|thing|kit|set|book|class(?:es)?|lessons?)$/.test(product.noun))
    return undefined
  const head = singular(product.noun.toLowerCase().split(' ').at(-1) ?? '')
  if (reading.name.toLowerCase().startsWith(`${product.first} ${product.noun}`.toLowerCase())) return undefined
  // "Grandfather Clock Repair clock repair"
  if (
    product.first.toLowerCase().includes(head) ||
    /^Sal[sç]a /.test(product.first) ||
    / management$|(\b\p{L}+\b).*\1$/iu.test(product.noun)
  )
    return undefined
  const kind = kindOf(reading)
  const isMany = isPlural(product.noun.split(' ').pop() ?? '')
  const where = product.place ? ` in ${product.place}` : ''
  return kind && `It's ${isMany ? product.noun : kind}${where}.`
}

/** The line that says the name first, with what the name does not say: "So I got {Name}, a walking pad." */
export function introduced(line: string, reading: Reading): string {
  const { first, form } = reading.product
  const { sentence, kind } = reading.fields.intro(reading)
  // "Vlastní hvězdná mapa, a digital star map of your date"
  const [, bare] = kind === '' ? [] : (/^the (\p{Lu}\p{Ll}+ \p{Ll}.*)$/u.exec(first) ?? [])
  if (bare !== undefined) return line.replace(/\{Name\}(?=[.!](?: |$))/, `${bare}${kind}`)
  if (!/^\p{Lu}/u.test(first) && sentence === undefined) return line
  if (sentence !== undefined) return line.replace('This is {Name}.', sentence)
  const what = kind || (whatItIs(reading) ?? '').replace(/^It's (.+)\.$/, ', $1')
  return /^(?:service|course)$/.test(form) ? line : line.replace(/\{Name\}(?=[.!](?: |$))/, `{Name}${what}`)
}

/** People who can be called by what they are, in at most three words: "nurses", "new dog moms", not "small kitchens". */
const CALLED =
  /^(?!.*(?:sufferers|survivors|regretters|haters|losers)$|seniors|old|elderly|broke|poor|single|working|luxury|budget|always)(?:[a-z-]+ ){0,2}(?:[a-z]+(?:ers|ors|ists|ians|aholics)|moms|dads|mums|parents|nurses|students|athletes|chefs|coaches|pilots|hosts|girls|guys|brides|couples|beginners|professionals|vegans|cooks|commuters|fans|landlords|expats|gamers|travelers|musicians|cyclists|campers|newlyweds|grads|collectors|tradespeople|roommates|volunteers|singles|grandparents|grandmas|grandpas|guitarists|cosplayers)$/i

/** Whom the creator does not talk to. */
export const SPOKEN_FOR =
  /^(?:ubers?|kids|children|toddlers|bab(?:y|ies)|newborns|infants|boys|girls|dogs|cats|pets|puppies)\b/i

/** Those for whom it is, as they can be called. */
function calledPeople({ audience: { plural = '' }, sorts }: Reading): string | undefined {
  return CALLED.test(plural) && !sorts.has('body') && !SPOKEN_FOR.test(plural) ? upperFirst(plural) : undefined
}
