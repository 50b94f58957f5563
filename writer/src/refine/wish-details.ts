import { AUDIENCES, optionLabel, type Tone, TONES, VIDEO_STYLES, type VideoStyle } from '@reelwright/shared'
import { contentStems, isPriceRange, parsePrice } from '../language'
import { STYLE_NAMES, TONE_NAMES } from './wishes'

const NUMBER_WORDS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at): [string, number] => [word, at]),
)
for (const [word, value] of [
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fortyfive', 45],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
  ['a', 1],
  ['an', 1],
  ['half a', 0.5],
] as const)
  NUMBER_WORDS.set(word, value)

const NUMBER = String.raw`(\d{1,4}(?:\.\d+)?|half an?|fortyfive|forty-five|ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety|an?|one|two|three)`
const SECONDS = new RegExp(String.raw`\b${NUMBER}[ -]?(?:s|sec|secs|second|seconds)\b`, 'i')
const MINUTES = new RegExp(String.raw`\b${NUMBER}[ -]?(?:m|min|mins|minute|minutes)\b( and a half)?`, 'i')

/** What "30 seconds", "a minute and a half" or "1:30" mean, in seconds; undefined where no running time is named. */
export function secondsIn(text: string): number | undefined {
  const clock = /\b(\d):([0-5]\d)\b/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const minutes = MINUTES.exec(text)
  const seconds = SECONDS.exec(text)
  const long = minutes ? numberOf(minutes[1]) * 60 + (minutes[2] ? 30 : 0) : undefined
  const short = seconds ? numberOf(seconds[1]) : undefined
  if (long === undefined) return short
  return long + (short !== undefined && seconds && minutes && seconds.index > minutes.index ? short : 0)
}

function numberOf(text = ''): number {
  const word = text.toLowerCase().replace('half an', 'half a').replace('-', '')
  return NUMBER_WORDS.get(word) ?? (Number(word) || 0)
}

/** "half as long" is 0.5, "twice as long" is 2, "20% shorter" is 0.8; undefined where no share is named. */
export function shareIn(text: string): number | undefined {
  const percent = /(\d{1,3}) ?(?:%|percent)/.exec(text)
  if (percent && /short|less|fewer|cut|trim|reduc/i.test(text)) return 1 - Math.min(80, Number(percent[1])) / 100
  if (percent && /long|more|extend|add/i.test(text)) return 1 + Math.min(200, Number(percent[1])) / 100
  if (/\b(?:half (?:as long|the length|the size|of it|it)|in half|by half|halve(?: it)?)\b/i.test(text)) return 0.5
  if (/\b(?:(?:twice|double|2x|two times) (?:as long|the length|length)|^double it)\b/i.test(text)) return 2
  if (/\b(?:a third|one third) (?:shorter|off)\b/i.test(text)) return 2 / 3
  return undefined
}

const AMOUNT =
  /(?:[$€£¥₹]\s?\d[\d.,]*)|\b\d[\d.,]*\s?(?:dollars?|bucks|euros?|usd|eur|pounds|quid|kr|sek|nok|dkk|chf|francs|rupees|pesos|ringgit|amd|drams?|rwf)\b|\b(?:rm|rwf|kr|chf|amd|inr|php|zar|nz\$)\s?\d[\d.,]*/i

/** "$5 off" is no price. */
const SAVING =
  /(?:\bsave |\bminus |\bdiscount of )?(?:[$€£¥₹]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:dollars?|bucks|euros?|usd|eur|pounds)) (?:off|discount|cheaper|less|rebate|coupon)\b|\b(?:save|minus|discount of|over|above|\d+ for) [$€£¥₹]\s?\d[\d.,]*/gi

/** The price that is typed in a wish; undefined where none is. */
export function priceIn(text: string): number | undefined {
  const typed =
    AMOUNT.exec(text.replace(SAVING, ' '))?.[0] ??
    /\b(?:price|costs?|cost)\b\D{0,16}(\d[\d.,]*)(?!\s*(?:s|sec|%|words))\b/i.exec(text)?.[1]
  const price = typed ? parsePrice(typed.replace(/[.,]+$/, '')) : undefined
  const amount = price === undefined ? undefined : isPriceRange(price) ? price.from.amount : price.amount
  return amount !== undefined && amount > 0 && Number.isFinite(amount) ? amount : undefined
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const COUNT = String.raw`\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten`
/** A number of scenes or days, as digits or as a word. */
export const NUMBER_WORD = `(?:${COUNT}|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`
export const countIn = (text: string): number => Number(text) || numberOf(text)

const LISTED = new RegExp(
  String.raw`\b(?:scene|part|paragraph|shot|clip|picture|line)s?(?: number| no\.?)? ?#?(${COUNT})\b(?:(?: ?- ?| to )(${COUNT})\b)?((?:(?:,|,? and|,? &|,? with) (?:the )?(?:(?:scene|part|shot|line)s? )?(?:${COUNT})\b(?! (?:words?|s|secs?|seconds?|sentences?|scenes?)\b))*)`,
  'gi',
)
const ORDERED = new RegExp(
  String.raw`\b(${ORDINALS.join('|')}|last|final)(?: (two|three|2|3))?(?: (?:and|with|&)(?: the)? (${ORDINALS.join('|')}|last))? (?:scene|part|paragraph|shot|clip|picture)s?\b`,
  'gi',
)
const ordinal = (word: string) => (/^(?:last|final)$/i.test(word) ? -1 : ORDINALS.indexOf(word.toLowerCase()) + 1)

/** The scenes a text names in their order, -1 for the last one. */
export function scenesIn(text: string): number[] {
  const scenes: number[] = []
  for (const [, word = '', count, second] of text.matchAll(ORDERED)) {
    const [at, size] = [ordinal(word), count ? countIn(count) : 1]
    for (let each = 0; each < size; each++) scenes.push(at < 0 ? each - size : at + each)
    if (second) scenes.push(ordinal(second))
  }
  for (const [, first = '', to, more = ''] of text.matchAll(LISTED)) {
    const from = countIn(first)
    scenes.push(from)
    for (let each = from + 1; each <= Math.min(to ? countIn(to) : 0, from + 20); each++) scenes.push(each)
    for (const [word] of more.matchAll(new RegExp(`\\b(?:${COUNT})\\b`, 'gi'))) scenes.push(countIn(word))
  }
  return scenes
}

/** The first scene a text names; undefined where it names none. */
export const sceneIn = (text: string): number | undefined => scenesIn(text)[0]

const bySize = <T>(list: readonly (readonly [string, T])[]) => [...list].sort((a, b) => b[0].length - a[0].length)
const namesIn = <Key extends string>(names: Record<Key, readonly string[]>, keys: readonly Key[]) =>
  bySize(keys.flatMap((key) => names[key].map((name): [string, Key] => [name, key])))
const TONES_BY_SIZE = namesIn(TONE_NAMES, TONES)
const STYLES_BY_SIZE = namesIn(STYLE_NAMES, VIDEO_STYLES)

const named = <T>(text: string, names: readonly (readonly [string, T])[]): T | undefined => {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return names.find(([name]) => words.includes(` ${name} `))?.[1]
}
export const toneIn = (text: string): Tone | undefined => named(text, TONES_BY_SIZE)
export const styleIn = (text: string): VideoStyle | undefined => named(text, STYLES_BY_SIZE)

const AUDIENCE_LABELS: readonly (readonly [string, string])[] = bySize([
  ...AUDIENCES.filter((key) => key !== 'custom').map((key): [string, string] => [optionLabel(key).toLowerCase(), key]),
  ['students', 'college-students'],
  ['moms', 'parents'],
  ['dads', 'parents'],
  ['gamer', 'gamers'],
  ['pet parents', 'pet-owners'],
  ['dog owners', 'pet-owners'],
  ['cat owners', 'pet-owners'],
  ['professionals', 'working-professionals'],
  ['office workers', 'working-professionals'],
  ['athletes', 'fitness-enthusiasts'],
  ['gym goers', 'fitness-enthusiasts'],
  ['travellers', 'travelers'],
  ['genz', 'gen-z'],
  ['gen z', 'gen-z'],
  ['gen x', 'gen-x'],
  ['teenagers', 'teens'],
  ['everybody', 'everyone'],
  ['cooks', 'foodies'],
  ['home cooks', 'foodies'],
])

const PEOPLE_WITH_MORE =
  /^(?:the |[\p{L}-]+ ){0,3}(?:anyone|anybody|everyone|those|people|men|women|children|couples|families|parents|students|mums|moms|dads|[\p{L}-]{3,}(?:ers|ists|ees)) (?:who|with|in|at|from|that|living|looking|moving|working|buying|without)\b/iu

/** Who a wish names as viewers: one of the audience keys, or the typed words; undefined where nobody is named. */
export function audienceIn(text: string): string | undefined {
  const after =
    /\b(?:target(?:ing|ed)?(?: it)?(?: at| to| towards?)?|aim(?:ed)?(?: it)? at|gear(?:ed)? to(?:wards?)?|tailor(?:ed)?(?: it)? (?:to|for)|appeal to|address(?:ed)?(?: it)?(?: to)?|audience(?: is| to|:| should be)?|speak to|talk to|instead for|for)\s+(?:an? audience of |the audience of )?([\p{L}][\p{L}\d '-]{2,80})$/iu.exec(
      text
        .replace(/[.!?]+$/, '')
        .replace(/ (?:instead|please|too|as well)$/i, '')
        .replace(/ instead of .*$/i, ''),
    )?.[1]
  if (
    !after ||
    // "We had toast for five days" tells of something.
    /^(?:i|we|he|she|they|it)\b(?! (?:want|need|would|should|could|must|'d)\b)/i.test(text.trim()) ||
    new RegExp(
      `^(?:the |about )?${NUMBER_WORD} (?:more )?(?:s|secs?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times)\\b`,
      'i',
    ).test(after) ||
    /^(?:the )?(?:viewers?|audience|me|us|it|you|this|that|tiktok|hook|price|cta|now|sure|real|free|more|less|camera|video|script|scene)\b/i.test(
      after,
    )
  )
    return undefined
  const known = named(after, AUDIENCE_LABELS)
  const exact = AUDIENCE_LABELS.find(([label]) => label === after.toLowerCase())
  if (exact) return exact[1]
  // "Women in their 60s who garden alone" are women.
  if (PEOPLE_WITH_MORE.test(after)) return after.trim()
  // "Armenians in LA" are people of a place.
  if (
    /^(?:the |[\p{L}-]+ ){0,2}[\p{L}-]{3,}[^s\W]s (?:who|with|in|at|from|that|living|without|of) /iu.test(after) &&
    !/^(?:these|those|this|reasons|seconds|minutes)\b/i.test(after)
  )
    return after.trim()
  // "Busy parents" is more than "parents", and the writer can voice it as it is.
  if (/s$|people|men$|women$/i.test(after.trim()) && !/^\p{Lu}\p{Ll}+$/u.test(after.trim())) return after.trim()
  return known
}

/** What is to be done with a feature, and no word of it. */
const ORDERS =
  /\b(?:don't|do not|never|talk|drop|remove|delete|cut|lose|take out|leave out|skip|add|mention|say|include|insert|emphasi[sz]e|highlight|focus on|stress|lead with|talk about|tell|the|part|bit|about|thing|ones?|first|please)\b/gi

/** Which of the features a text names, best match first; undefined where it names none. */
export function featureIn(text: string, features: readonly string[]): number | undefined {
  const stems = new Set(contentStems(text.replace(ORDERS, ' ')))
  let best: number | undefined
  let most = 0
  for (const [at, feature] of features.entries()) {
    const own = contentStems(feature)
    const hits = own.filter((word) => stems.has(word)).length
    const share = hits === 0 ? 0 : hits / own.length + hits / 100
    // One word of many that were typed is a coincidence.
    if (share > most && hits * 2 >= Math.min(stems.size, own.length)) [best, most] = [at, share]
  }
  return best
}
