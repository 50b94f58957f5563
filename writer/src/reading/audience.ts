import type { Audience } from '@reelwright/shared'
import { AUDIENCES as AUDIENCE_KEYS } from '@reelwright/shared'
import { checkText } from '../check'
import { isPlural, plural } from '../language/grammar'
import { cleanField, FIELD_CAPS } from '../language/sanitise'
import { isAdjective, isOnlyAdjective } from '../reading/lexicon'
import { AUDIENCES } from './audiences'
import { isOtherLanguage } from './is-english'
import { speechCase } from './speech-case'

export interface AudienceAnalysis {
  key: Audience
  /** Plural noun phrase for one vocative, lower case: "parents", "pet owners"; undefined when none parses ("everyone", odd custom text). */
  plural: string | undefined
  /** Words a line for them must not hold, lower case. */
  avoid: readonly string[]
}

/** What a known audience is called; for the seller's own words a vocative where they parse. */
export function analyseAudience(typed: string): AudienceAnalysis {
  const key = knownKey(typed)
  if (key && key !== 'custom') return { key, plural: AUDIENCES[key].plural, avoid: AUDIENCES[key].avoid }
  return { key: 'custom', plural: key === 'custom' ? undefined : pluralPhrase(typed), avoid: [] }
}

/** "Gen Z" and "gen-z" are the same choice. */
function knownKey(typed: string): Audience | undefined {
  const folded = typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return AUDIENCE_KEYS.find((key) => key === folded)
}

const PEOPLE_SINGULAR =
  /(?:er|or|ist|ian|ant|eur|mom|dad|mum|nurse|parent|student|athlete|chef|coach|pilot|friend|fan|guest|host|guy|girl|boy|lady|woman|man|person|couple|family|beginner|bride|adult|kid|child|pro|professional|enthusiast|vegan|creative|grad|graduate|nomad|dude|mother|father|retiree|newlywed|expat|musician|cyclist|camper|homebody|introvert)$/i
const PEOPLE_PLURAL = /^(?:people|men|women|folks|families|everyone|kids|children|police|staff|gen z|gen x)$/i

/** Alone they would leave out the half of "men and women". */
const HALVES =
  /^(?:men|women|guys|gals|blokes|ladies|girls|boys|brides|grooms|moms|mums|mothers|dads|fathers|teens|adults)$/i

/** "busy moms" is a vocative; "18-35, US, interested in fitness" is not. */
function pluralPhrase(typed: string): string | undefined {
  const [, half = '', rest] = /^(\p{L}+)(?: (?:and|&|n|or) |, ?| ?\/ ?)(.+)$/iu.exec(typed.trim()) ?? []
  const [other = ''] = rest?.split(/[^\p{L}]/u) ?? []
  const others =
    rest !== undefined && HALVES.test(half)
      ? (firstPeople(rest) ?? (HALVES.test(other) ? other : undefined))
      : undefined
  return others === undefined ? firstPeople(typed) : `${half.toLowerCase()} and ${lowered(others)}`
}

/** Those of a list that come first. */
function firstPeople(typed: string): string | undefined {
  const clean = cleanField(typed, FIELD_CAPS.audience)
  if (
    clean === '' ||
    checkText(clean, 'targetAudience').some(({ severity }) => severity !== 'info') ||
    isOtherLanguage(clean)
  )
    return undefined
  const [first = '', ...others] = speechCase(clean)
    .replace(/[.!?]+$/, '')
    .split(/\s*(?:[,;/|\n]|\s&\s|\band\b|\bor\b|\s[-–—]\s)\s*/)
  const text = first
    .replace(/\b(?:aged?|ages)?\s*\d{1,2}\s*(?:-|–|to)\s*\d{1,2}(?:\s*(?:years?(?:\s*old)?|yo))?\b|\b\d{1,2}\+/gi, ' ')
    .replace(/^(?:for|all|my|our|the|any|every|target|ideal for|perfect for)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!text || !/^[A-Za-z][A-Za-z' -]*$/.test(text)) return undefined
  const words = text.split(' ')
  if (words.length > 5) return undefined
  const stop = words.findIndex(
    (word, at) =>
      at > 0 && /^(?:who|with|in|on|of|at|from|that|without|over|under|working|living|looking)$/i.test(word),
  )
  // "scooter and car commuters"
  const [next = ''] = others
  if (
    words.length === 1 &&
    PEOPLE_SINGULAR.test(words[0] ?? '') &&
    !isPlural(words[0] ?? '') &&
    /^\p{L}+ \p{L}+s$/u.test(next)
  )
    return lowered(`${text} and ${next}`)
  // "women with medium or long hair": the noun was cut off.
  const cut = others.length > 0 ? (words.at(-1)?.toLowerCase() ?? '') : ''
  const isNounCut =
    isOnlyAdjective(cut) || (isAdjective(cut) && isAdjective(others[0]?.split(' ')[0]?.toLowerCase() ?? ''))
  if (stop > 0 && isNounCut) return undefined
  const main = stop > 0 ? words.slice(0, stop) : words
  const head = main[main.length - 1] ?? ''
  if (main.length > 4 || main.some((word) => /^(?:is|are|want|wants|need|love|like|i|you|to|a|an)$/i.test(word)))
    return undefined
  // "parents toddlers": a word is missing between them.
  if (main.length > 1 && /^(?:parents|moms|dads|mums|women|men|girls|guys|teachers|students)$/i.test(main[0] ?? ''))
    return lowered(main[0] ?? '')
  if (isPlural(head) || PEOPLE_PLURAL.test(head))
    return lowered(words.slice(0, stop > 0 ? words.length : main.length).join(' '))
  if (PEOPLE_SINGULAR.test(head)) return lowered([...main.slice(0, -1), plural(head.toLowerCase())].join(' '))
  return undefined
}

function lowered(text: string): string {
  return text
    .split(' ')
    .map((word, at, all) =>
      /^\p{Lu}\p{Ll}+$/u.test(word) &&
      !/^(?:Gen|American|English|Christian)$/.test(word) &&
      !/^(?:in|from|near|around)$/.test(all[at - 1] ?? '')
        ? word.toLowerCase()
        : word,
    )
    .join(' ')
}
