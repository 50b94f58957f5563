import { SEO_LIMITS, type PlannedTerm } from '@reelwright/shared'
import { warningAbout } from './claims'
import { rotated } from './hashtags'
import { isIn } from './matching'
import { isForeign } from './plan-terms'
import { type SeoMaterial, upperStart } from './seo-material'
import { seoWords, SMALL_WORDS } from './words'

const MAX_FEATURES = 5

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
  const { features, price, forms } = material
  const room = SEO_LIMITS.caption - hashtags.join(' ').length - 2
  const first = openingLine(material, titles, turn)
  const listed = features.slice(0, MAX_FEATURES).map((feature) => `• ${upperStart(feature)}`)
  const planned = plan
    .slice(1)
    .flatMap(({ term, additions }) => (isForeign(material, term) ? [] : (additions.caption ?? [])))
    .slice(0, 1)
  const endings = [
    ...(price ? [`${upperStart(price)} when this was posted.`] : []),
    rotated(
      [
        `Tap the product link in the video to see ${forms.itObject}.`,
        `The link in the video leads to ${forms.itObject}.`,
        `Save this for when you choose.`,
      ],
      turn,
    )[0],
  ]
  const blocks = [first, listed.join('\n'), planned.join(' '), endings.join('\n')].filter(Boolean)
  return within(blocks, room)
}

/** Whole blocks, as many as fit; the last one, the call, stays. */
function within(blocks: string[], room: number): string {
  let kept = [...blocks]
  while (kept.join('\n\n').length > room && kept.length > 2) kept = [...kept.slice(0, -2), ...kept.slice(-1)]
  return kept.join('\n\n').slice(0, room)
}

function openingLine(material: SeoMaterial, titles: readonly string[], turn: number): string {
  const { forms, people, clauses, facts, kind } = material
  const { first } = forms
  const clause = clauses[turn % Math.max(1, clauses.length)]
  const [spoken] = facts.scenes ?? []
  const own = spoken?.speech.split(/(?<=[.!?])\s+|\n/)[0]?.trim()
  const candidates = [
    // What the video opens with was written for this.
    ...(turn === 0 && own && isIn(kind, own) ? [own] : []),
    ...rotated(
      [
        ...(facts.length ? [`${facts.length} seconds with ${first}, before you decide.`] : []),
        `${upperStart(first)}, in use instead of in a photo.`,
        ...(clause ? [`${upperStart(clause)}. See it in the video.`] : []),
        ...(people ? [`One for ${people}: ${first}, in use.`] : []),
        `A close look at ${first} before you decide.`,
      ],
      turn,
    ),
    `In use instead of in a photo.`,
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
