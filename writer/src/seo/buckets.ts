import { singular } from '../language/grammar'
import { BUCKET_NOUNS } from './bucket-nouns'

/** The shelf a product stands on. */
export interface CategoryBucket {
  /** "drinkware"; "generic" for products nobody can place. */
  id: string
  /** Head nouns (singular) that lead here. */
  nouns: readonly string[]
}

/** For products nobody can place. */
const GENERIC_BUCKET: CategoryBucket = { id: 'generic', nouns: [] }

export const BUCKETS: readonly CategoryBucket[] = Object.entries(BUCKET_NOUNS).map(([id, nouns]) => ({
  id,
  nouns: nouns.split(', '),
}))

/** Plural and singular of a noun lead to the same bucket. The first bucket that lists a noun keeps it. */
const BY_NOUN = new Map<string, CategoryBucket>()
for (const bucket of BUCKETS) {
  for (const noun of bucket.nouns) {
    const words = noun.split(' ')
    const last = words[words.length - 1] ?? ''
    for (const form of [noun, [...words.slice(0, -1), singular(last)].join(' ')]) {
      if (!BY_NOUN.has(form)) BY_NOUN.set(form, bucket)
    }
  }
}

/** What shops list it by, without words in front: "hot sauce", "foam pillow", "serum" of "vitamin C serum". */
export function categoryNoun(noun: string): string {
  const words = noun.split(' ')
  const listed = [3, 2].map((size) => words.slice(-size).join(' ')).find((form) => BY_NOUN.has(form.toLowerCase()))
  return listed ?? words.slice(words.at(-2)?.length === 1 ? -1 : -2).join(' ')
}

/** Alone they tell nothing: the words before them decide. */
const TELLS_NOTHING =
  /^(?:set|kit|pack|pair|bundle|case|cover|holder|stand|rack|organizer|box|tray|mat|light|brush|spray|roller|cleaner|tool|powder|patch|clip|top|cap|ring|plate|bar|ball|block|card|table|sheet|tape|lip|nail|glass|hook|label|pin|stamp|level|tablet|camera|remote|game|seed|plant|stud|lock|screen|sign|ink|book|plant|paper|frame|fan|dispenser|bin|container|basket|chip|rub|label|pen|stick|wand|gun|strip|roll|station|fountain|drop)$/

/** The words right before the head that lead somewhere by themselves: "dog blanket" is for the dog. */
const BY_MODIFIER: [RegExp, string][] = [
  [/\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|hamsters?|rabbits?)\b/, 'pet'],
  [/\b(?:baby|babies|newborn|infants?|toddlers?|nursery)\b/, 'baby'],
  [/\b(?:car|truck|vehicle|windshield|dashboard)\b/, 'car'],
  [/\b(?:iphone|ipad|airpods?|samsung|galaxy s\d+|pixel|magsafe|apple watch)\b/, 'phone'],
  [/\b(?:travel|luggage|airplane)\b/, 'travel'],
]

/** The bucket of a product: what the name is for comes first, then the longest noun, then the word nearest to the end. */
export function bucketFor(categoryNoun: string, ...names: string[]): CategoryBucket {
  const byId = (id: string) => BUCKETS.find((bucket) => bucket.id === id)
  const own = BY_NOUN.get(categoryNoun)
  const last = categoryNoun.split(' ').pop() ?? ''
  const isSure = own !== undefined && categoryNoun.includes(' ')
  if (isSure) return own
  const name = names[0]?.toLowerCase() ?? ''
  const modified = BY_MODIFIER.find(([pattern]) => pattern.test(name))
  const bySense = modified && byId(modified[1])
  if (bySense && (own === undefined || !/^(?:food|footwear|supplement)$/.test(own.id))) return bySense
  if (own && !TELLS_NOTHING.test(categoryNoun)) return own
  for (const text of names) {
    const found = longestNoun(text)
    if (found) return found
  }
  return own ?? BY_NOUN.get(last) ?? GENERIC_BUCKET
}

/** Nouns that tell something, from the end of the text to its beginning, longer ones first. */
function longestNoun(text: string): CategoryBucket | undefined {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\s'-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  for (const size of [3, 2, 1]) {
    for (let end = words.length; end >= size; end--) {
      const parts = words.slice(end - size, end)
      const last = parts[parts.length - 1] ?? ''
      const forms = [parts.join(' '), [...parts.slice(0, -1), singular(last)].join(' ')]
      for (const form of forms) {
        const bucket = BY_NOUN.get(form)
        if (bucket && !(size === 1 && TELLS_NOTHING.test(form))) return bucket
      }
    }
  }
  return undefined
}
