import { SEO_LIMITS } from '@reelwright/shared'
import { matchesOf } from './matching'
import { type SeoWord, seoWords, stemOf, wordsOfTag } from './words'

/** What readers take for a list of search words. docs/market.md says where the numbers come from. */
const STUFFING = {
  /** More often than this within `window` words of one text is too often. */
  repeats: 3,
  window: 100,
  /** Different terms in what is seen of a caption. */
  seenTerms: 3,
} as const

export interface StuffingWarning {
  /** Which text: "speech" is the whole script as said. */
  place: 'speech' | 'caption' | 'captionSeen' | 'description' | 'hashtags'
  /** To people. */
  text: string
}

export interface StuffingTexts {
  speech: string
  caption: string
  description: string
  hashtags: readonly string[]
}

/** Where the terms come too often. */
export function stuffingIn(terms: readonly string[], texts: StuffingTexts): StuffingWarning[] {
  return [
    ...repeated(terms, texts, 'speech', 'the script'),
    ...repeated(terms, texts, 'caption', 'the caption'),
    ...repeated(terms, texts, 'description', 'the description'),
    ...crammed(terms, texts.caption),
    ...sameHashtags(texts.hashtags),
  ]
}

function repeated(
  terms: readonly string[],
  texts: StuffingTexts,
  place: 'speech' | 'caption' | 'description',
  name: string,
): StuffingWarning[] {
  const words = seoWords(texts[place])
  return terms.flatMap((term) => {
    const most = mostInWindow(term, words)
    return most > STUFFING.repeats
      ? [
          {
            place,
            text: `“${term}” stands ${most} times within ${STUFFING.window} words of ${name}. ${STUFFING.repeats} are plenty.`,
          },
        ]
      : []
  })
}

/** Whether one of the terms comes too often in a text. */
export const isStuffed = (terms: readonly string[], text: string): boolean => {
  const words = seoWords(text)
  return terms.some((term) => mostInWindow(term, words) > STUFFING.repeats)
}

/** How often a term stands in the fullest 100 words in a row. */
function mostInWindow(term: string, words: readonly SeoWord[]): number {
  const matches = matchesOf(term, words)
  let most = 0
  let from = 0
  for (const [at, { last }] of matches.entries()) {
    while ((matches[from]?.first ?? last) + STUFFING.window <= last) from += 1
    most = Math.max(most, at - from + 1)
  }
  return most
}

/** Different terms in the first 80 characters; one within another ("mug" in "travel mug") is not counted. */
function termsSeenFirst(terms: readonly string[], caption: string): string[] {
  const words = seoWords(caption.slice(0, SEO_LIMITS.captionSeen))
  const found = terms.flatMap((term) =>
    matchesOf(term, words)
      .slice(0, 1)
      .map((match) => ({ term, ...match })),
  )
  const isWithin = (one: (typeof found)[number], other: (typeof found)[number], isEarlier: boolean) =>
    other.first <= one.first && one.last <= other.last && (other.last - other.first > one.last - one.first || isEarlier)
  return found
    .filter((one, at) => !found.some((other, place) => place !== at && isWithin(one, other, place < at)))
    .map(({ term }) => term)
}

function crammed(terms: readonly string[], caption: string): StuffingWarning[] {
  const seen = termsSeenFirst(terms, caption)
  if (seen.length <= STUFFING.seenTerms) return []
  const text = `${seen.length} search terms stand in the caption's first ${SEO_LIMITS.captionSeen} characters. More than ${STUFFING.seenTerms} read as a list.`
  return [{ place: 'captionSeen', text }]
}

function sameHashtags(hashtags: readonly string[]): StuffingWarning[] {
  const seen = new Map<string, string>()
  return hashtags.flatMap((tag): StuffingWarning[] => {
    const key = tagKey(tag)
    const before = seen.get(key)
    seen.set(key, before ?? tag)
    return before === undefined || key === '' ? [] : [{ place: 'hashtags', text: `${tag} says the same as ${before}.` }]
  })
}

/** The same for "#TravelMug", "#travelmugs" and "#travel_mug". */
const tagKey = (tag: string) =>
  stemOf(
    seoWords(wordsOfTag(tag))
      .map(({ text }) => text)
      .join(''),
  )
