import { SEO_LIMITS, type PlannedTerm } from '@reelwright/shared'
import { warningAbout } from './claims'
import { rotated } from './hashtags'
import { isForeign } from './plan-terms'
import { type SeoMaterial, upperStart } from './seo-material'
import { isStuffed } from './stuffing'
import { seoWords, SMALL_WORDS } from './words'

const MAX_FEATURES = 5

/** One figure: "$24", "7.50 a bottle", "35/hr". */
const PLAIN_PRICE = /^[^\p{L}\s,/]{0,3}\d[\d.,]*(?: ?(?:[^\s\d,/]{1,3}|\/ ?\p{L}+|(?:a|per) \p{L}+))?$/u

const linked = (object: string) => [
  `Tap the product link in the video to see ${object}.`,
  `The link in the video leads to ${object}.`,
  'Save this for when you choose.',
]
/** A service may have no product link. */
const ANSWERED = ['Questions? Ask below.', 'Save this for when you need it.', 'Send this to somebody who needs it.']

/**
 * A caption without its hashtags: a line that is seen before "more" and is not the listing's title, the features, the terms that are
 * planned for the caption, the price where one was given, and a call.
 */
export function captionFor(
  material: SeoMaterial,
  {
    titles,
    plan,
    hashtags,
    turn,
  }: { titles: readonly string[]; plan: readonly PlannedTerm[]; hashtags: readonly string[]; turn: number },
): string {
  const { features, price, object, showing } = material
  const room = SEO_LIMITS.caption - hashtags.join(' ').length - 2
  const first = openingLine(material, titles, turn)
  const planned = plan
    .slice(1)
    .flatMap(({ term, additions }) => (isForeign(material, term) ? [] : (additions.caption ?? [])))
    .slice(0, 1)
  const endings = [
    ...(price
      ? [PLAIN_PRICE.test(price) ? `${price} when this was posted.` : `Price when this was posted: ${price}`]
      : []),
    rotated(showing === 'explained' ? ANSWERED : linked(object), turn)[0],
  ]
  const blocksOf = (listed: readonly string[]) =>
    [first, listed.join('\n'), planned.join(' '), endings.join('\n')].filter(Boolean)
  const terms = plan.map(({ term }) => term)
  const listed = features.slice(0, MAX_FEATURES).reduce<string[]>((list, { text }) => {
    const longer = [...list, `• ${upperStart(text)}`]
    return isStuffed(terms, blocksOf(longer).join('\n\n')) ? list : longer
  }, [])
  return within(blocksOf(listed), room)
}

/** Whole blocks, as many as fit; the last one, the call, stays. */
function within(blocks: string[], room: number): string {
  let kept = [...blocks]
  while (kept.join('\n\n').length > room && kept.length > 2) kept = [...kept.slice(0, -2), ...kept.slice(-1)]
  return kept.join('\n\n').slice(0, room)
}

/** What a script opens with is written for this, unless it is a word or two. */
const MIN_OPENING_WORDS = 4

function openingLine(material: SeoMaterial, titles: readonly string[], turn: number): string {
  const { mention, people, features, facts, showing } = material
  const sentences = features.flatMap(({ text, isSentence }) => (isSentence ? `${upperStart(text)}.` : []))
  const sentence = sentences[turn % Math.max(1, sentences.length)]
  const [spoken] = facts.scenes ?? []
  const own = spoken?.speech.split(/(?<=[.!?])\s+|\n/)[0]?.trim() ?? ''
  const shown = showing === 'explained' ? '' : `, ${showing}`
  const candidates = [
    ...(turn === 0 && own.split(' ').length >= MIN_OPENING_WORDS ? [own] : []),
    ...rotated(
      [
        ...(facts.length
          ? [`${facts.length} seconds ${showing === 'in use' ? 'with' : 'about'} ${mention}, before you decide.`]
          : []),
        ...(showing === 'in use' ? [`${upperStart(mention)}, in use instead of in a photo.`] : []),
        ...(sentence ? [`${sentence} ${showing === 'explained' ? 'More in the video.' : 'See it in the video.'}`] : []),
        ...(people ? [`One for ${people}: ${mention}${shown}.`] : []),
        `A ${showing === 'explained' ? 'short' : 'close'} look at ${mention} before you decide.`,
      ],
      turn,
    ),
    showing === 'in use' ? 'In use instead of in a photo.' : 'All of it in one short video.',
  ]
  return (
    candidates.find((line) => line.length <= SEO_LIMITS.captionSeen && !echoes(line, titles) && !warningAbout(line)) ??
    ''
  )
}

/** Whether a line says no more than one of the titles. */
function echoes(line: string, titles: readonly string[]): boolean {
  const telling = (text: string) =>
    seoWords(text)
      .filter(({ text: word }) => !SMALL_WORDS.has(word))
      .map(({ stem }) => stem)
  const words = telling(line)
  return titles.some((title) => {
    const known = new Set(telling(title))
    return words.every((word) => known.has(word))
  })
}
