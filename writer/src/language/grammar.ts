import { isNamed } from './names'
import { COUNTABLE_IN_S, IRREGULAR_PLURALS, MASS_NOUNS, PAIR_NOUNS, PLURAL_ONLY } from './noun-lists'
import { keptBy } from './remembered'

const VOWEL_LETTER_NAMES = new Set([...'AEFHILMNORSX'])
/** Written in capitals, said as words: the article follows the first sound, not the letter's name. */
const ACRONYMS_SAID_AS_WORDS = new Set(['HEPA', 'NASA', 'RAM', 'ROM', 'SIM', 'NATO', 'LASER', 'MOLLE', 'FOMO', 'SUV-'])
const SILENT_H = /^(?:hour|honest|honou?r|heir|herb(?!ivor))/
const YOU_SOUND = /^(?:u(?:ni(?!n|m)|s[aeiu]|ti|tes?$|ku|r[aieo]|tensil|biqu)|eu|ew|one(?:\b|-)|once|ouija)/

/** "a" or "an" for what is said first in the phrase: an hour, a USB cable, an SPF stick, an 8-pack. (R17) */
export function article(phrase: string): 'a' | 'an' {
  const first = /[\p{L}\p{N}$€£][\p{L}\p{N}.,'’&-]*/u.exec(phrase.normalize('NFC'))?.[0] ?? ''
  const number = /^[$€£]?(\d[\d,]*)/.exec(first)?.[1]?.replaceAll(',', '')
  if (number)
    return number.startsWith('8') || /^(?:11|18)(?:\d{3})*$/.test(number) || /^1[18]\d{2}$/.test(number) ? 'an' : 'a'

  const word = first.split('-')[0] ?? first
  if (/^[A-Z]\d*$/.test(word)) return VOWEL_LETTER_NAMES.has(word.charAt(0)) ? 'an' : 'a'
  if (
    /^[A-Z]{2,}\d*$/.test(word) &&
    !ACRONYMS_SAID_AS_WORDS.has(word) &&
    (word.length <= 3 || !/[AEIOU]/.test(word) || /^(?:RFID|HDMI)$/.test(word))
  ) {
    return VOWEL_LETTER_NAMES.has(word.charAt(0)) ? 'an' : 'a'
  }
  const lower = first.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  // eBrio, iPod: the small letter is said by its name.
  if (/^[eiao][A-Z]/.test(first)) return 'an'
  if (SILENT_H.test(lower)) return 'an'
  if (YOU_SOUND.test(lower)) return 'a'
  return /^[aeiou]/.test(lower) ? 'an' : 'a'
}

export const withArticle = (phrase: string) => `${article(phrase)} ${phrase}`

/** Whether the noun, a single word, is plural. (R12) */
export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase()
  if (PAIR_NOUNS.has(word) || PLURAL_ONLY.has(word) || PLURALS_BY_HAND.has(word)) return true
  if (COUNTABLE_IN_S.has(word) || MASS_NOUNS.has(word)) return false
  return /[^su'’i]s$/.test(word) && word.length > 3 && !/[aeiou]{2}us$/.test(word)
}

/** Nouns that take no "a": serum, coffee, dough. */
export function isMassNoun(noun: string): boolean {
  const word = noun.toLowerCase()
  return MASS_NOUNS.has(word) || (word.endsWith('ing') && word.length > 6 && !COUNTABLE_IN_ING.has(word))
}

/** "magnesium glycinate" */
export const isUncounted = (noun: string) => isMassNoun(noun) || /(?:cin|tr)ate$/i.test(noun)

const COUNTABLE_IN_ING = new Set([
  'earring',
  'keyring',
  'hanging',
  'building',
  'painting',
  'pudding',
  'dumpling',
  'setting',
  'coating',
  'opening',
  'covering',
  'railing',
  'duckling',
  'drawstring',
  'shoestring',
  'bowstring',
])

const PLURALS_BY_HAND = new Set(Object.values(IRREGULAR_PLURALS))
const SINGULARS_BY_HAND = new Map(Object.entries(IRREGULAR_PLURALS).map(([one, many]) => [many, one]))
const IE_NOUNS =
  /^(?:cookie|hoodie|beanie|smoothie|selfie|movie|brownie|onesie|zombie|pie|tie|bootie|foodie|veggie|newbie|genie|rookie|necktie|magpie|bowtie|scrunchie|scrunchy|freebie|bogie|talkie)$/

/** "gloves" to "glove". Words that have no singular of their own stay as they are. */
export const singular = keptBy((noun: string): string => {
  const word = noun.toLowerCase()
  const byHand = SINGULARS_BY_HAND.get(word)
  if (byHand) return byHand
  if (PLURAL_ONLY.has(word) || !isPlural(word)) return word
  if (word.endsWith('ies')) {
    const ie = word.slice(0, -1)
    return IE_NOUNS.test(ie) ? ie : `${word.slice(0, -3)}y`
  }
  if (/(?:ch|sh|x|ss|zz|tto|ato|ero)es$/.test(word)) return word.slice(0, -2)
  if (/^(?:lens|bus|gas|canvas|compass|harness|mattress|cactus|iris|plus)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
})

/** "glove" to "gloves". */
export function plural(noun: string): string {
  const word = noun
  const byHand = IRREGULAR_PLURALS[word.toLowerCase()]
  if (byHand) return byHand
  if (isPlural(word) || MASS_NOUNS.has(word.toLowerCase())) return word
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`
  return `${word}s`
}

const VERBS_BY_HAND: Record<string, string> = {
  be: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  undo: 'undoes',
  "don't": "doesn't",
  "aren't": "isn't",
  "haven't": "hasn't",
  are: 'is',
}
const BASES_BY_HAND: Record<string, string> = {
  is: 'are',
  are: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
  "doesn't": "don't",
  "isn't": "aren't",
  "hasn't": "haven't",
  was: 'were',
  lies: 'lie',
  ties: 'tie',
  dies: 'die',
  unties: 'untie',
}
const MODAL = /^(?:can|can't|cannot|won't|will|may|might|must|should|could|would|never)$/i

/** "keep" to "keeps"; a verb that is already inflected, and modals, stay. */
export function thirdPerson(verb: string): string {
  const lower = verb.toLowerCase()
  const byHand = VERBS_BY_HAND[lower]
  if (byHand) return byHand
  if (MODAL.test(verb) || (lower in BASES_BY_HAND && lower !== 'are')) return verb
  if (/[^aeiou]y$/.test(lower)) return `${verb.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh|o)$/.test(lower)) return `${verb}es`
  return `${verb}s`
}

/** "keeps" to "keep", "is" to "are": the form after "they". */
export function pluralVerb(verb: string): string {
  const lower = verb.toLowerCase()
  const byHand = BASES_BY_HAND[lower]
  if (byHand) return byHand
  if (MODAL.test(verb)) return verb
  if (/[^aeiou]ies$/.test(lower)) return `${verb.slice(0, -3)}y`
  if (/(?:ss|x|zz|ch|sh|[^aeiou]o)es$/.test(lower)) return verb.slice(0, -2)
  return /[^s]s$/.test(lower) ? verb.slice(0, -1) : verb
}

/** "by itself" of one is "by themselves" of several. */
export const ofSeveral = (rest: string) =>
  rest.replace(/\bits(elf)?\b(?!['’])/g, (_, self?: string) => (self ? 'themselves' : 'their'))

/** Inflects the first word of a 3rd-person predicate: "keeps drinks cold" to "keep drinks cold" for plural subjects. */
export function agree(predicate: string, number: 'singular' | 'plural'): string {
  const [adverb = ''] = /^(?:(?:never|always|also|only|even|just|still) )?/.exec(predicate) ?? []
  const verb = /^\S*/.exec(predicate.slice(adverb.length))?.[0] ?? ''
  const rest = predicate.slice(adverb.length + verb.length)
  if (number === 'singular') return `${adverb}${verb}${rest}`
  // "rots down and feeds the soil", "erases and does not smear"
  const both = rest.replace(/(?<= and )(?:\p{Ll}+s(?= (?:the|an?|your|it|them) )|does(?= not |n['’]t ))/u, pluralVerb)
  return `${adverb}${pluralVerb(verb)}${ofSeveral(both)}`
}

/** A lower-case first letter, unless the first word is a name, an acronym, "I" or has capitals inside. (R19) */
export function lowerFirst(text: string, properNames: readonly string[] = []): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? ''
  if (/^I(?:['’]|$)/.test(first) || /^.+\p{Lu}/u.test(first) || /^\p{Lu}\d/u.test(first)) return text
  if (/^\p{Lu}(?:-|$)/u.test(first) && first !== 'A') return text
  if (properNames.some((name) => name !== '' && text.startsWith(name))) return text
  if (PROPER_WORDS.has(first) || isNamed(first.replace(/['’]s$/, ''))) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const PROPER_WORDS = new Set(
  (
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December ' +
    'Christmas Halloween Easter Thanksgiving Bluetooth Android Apple Google Alexa Siri Velcro Teflon Gore-Tex English American Italian French German Japanese Korean Swiss Turkish ' +
    'Egyptian European Mexican Chinese Indian Scandinavian Turkish Danish Swedish TikTok Amazon Nintendo PlayStation Xbox Mac Windows Wi-Fi Lego Tesla Toyota Ford Honda Kindle Type-C'
  ).split(' '),
)

/** A capital first letter, unless the first word is a brand like eBrio or iPod. (R08, R19) */
export function upperFirst(text: string): string {
  if (/^[A-Z]/.test(text)) return text
  const at = text.search(/[\p{L}\p{N}]/u)
  if (at < 0 || /^\p{Ll}{1,2}\p{Lu}/u.test(text.slice(at))) return text
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}

/** "A", "A and B", "A, B, and C"; never more than three, since nobody hears the fourth. (R22) */
export function joinList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const [first = '', second, third] = items.filter((item) => item !== '')
  if (second === undefined) return first
  // With an "and" inside an item, "A and B" would be misread.
  const comma = [first, second].some((item) => item.includes(' and ')) ? ',' : ''
  if (third === undefined) return `${first}${comma} ${conjunction} ${second}`
  return `${first}, ${second}, ${conjunction} ${third}`
}

/** "Glaciero Tumbler". Clients split the title at " - ", so the name may not hold one. */
export const titleCased = (name: string) =>
  name
    .replace(/\s+-\s+/g, ' ')
    .split(' ')
    .map((word) => (/^(?:of|for|with|and|the|a|an|in|on|to)$/.test(word) ? word : upperFirst(word)))
    .join(' ')
