import { SEO_LIMITS } from '@reelwright/shared'
import { camelCase } from '../pipeline/hashtags'
import { warningAbout } from './claims'
import type { SeoMaterial } from './seo-material'
import { seoWords, SMALL_WORDS, wordsOfTag } from './words'

/** Of no product: they bring nobody who looks for it, and platforms hold some of them back. */
const UNRELATED = new Set(
  (
    'fyp fypage fypシ foryou foryoupage foryourpage viral viralvideo goviral trending trend trends explore explorepage xyzbca blowthisup ' +
    'follow followme followforfollow follow4follow f4f like likes like4like likeforlike l4l tiktok tiktokviral capcut duet parati'
  ).split(' '),
)

const FORMATS: Record<string, string> = {
  storytelling: 'StoryTelling',
  'talking-head': 'HonestOpinion',
  informative: 'Explained',
  skit: 'ComedySkit',
  'bottom-of-funnel': 'QuickAnswers',
  'story-time': 'StoryTime',
  'product-review': 'ProductReview',
  'before-after': 'BeforeAndAfter',
  'day-in-life': 'DayInMyLife',
  'hack-tip': 'QuickTips',
  comparison: 'SideBySide',
}

/**
 * Five hashtags: what it is, what it is good for, whom it is for, what kind of video, where it is found; none repeats a word of an
 * earlier one. Whoever wrote "#ad" keeps it first. (DISC-01)
 */
export function hashtagsFor(material: SeoMaterial, turn: number): string[] {
  const { product, kind, kindName, category, people, labels, facts } = material
  const niche = [...labels.filter((text) => text.split(' ').length <= 3), ...(facts.tags ?? []), category]
  const written = (facts.hashtags ?? []).map((tag) => tag.replace(/^#+/, ''))
  const candidates = [
    ...written.filter((tag) => /^ad$/i.test(tag)),
    camelCase(kind).length <= SEO_LIMITS.hashtag ? kind : kindName,
    ...(turn === 0 ? written.slice(0, 2) : []),
    rotated(niche, turn)[0],
    people,
    FORMATS[facts.style ?? ''],
    turn % 2 === 0 ? 'ShopFinds' : 'EverydayFinds',
    ...rotated([...niche, ...written, product], turn),
    'SmallUpgrades',
    'DailyRoutine',
    'InRealLife',
  ]
  const kept: string[] = []
  const said = new Set<string>()
  for (const candidate of candidates) {
    if (kept.length >= SEO_LIMITS.hashtags) break
    const tag = camelCase(candidate ?? '')
    const stems = seoWords(wordsOfTag(tag))
      .filter(({ text }) => !SMALL_WORDS.has(text))
      .map(({ stem }) => stem)
    // "Skincare" is "SkinCare".
    const all = [...stems, stems.join('')]
    if (!isUsableHashtag(tag) || all.some((stem) => said.has(stem)) || warningAbout(wordsOfTag(tag))) continue
    kept.push(`#${tag}`)
    for (const stem of all) said.add(stem)
  }
  return kept
}

/** Letters and digits, at least one letter, 2 to 24 characters, and about the product at all. Without the "#". */
export const isUsableHashtag = (tag: string): boolean =>
  /^\p{L}[\p{L}\p{M}\p{N}_]+$/u.test(tag) && tag.length <= SEO_LIMITS.hashtag && !UNRELATED.has(tag.toLowerCase())

export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const from = items.length === 0 ? 0 : by % items.length
  return [...items.slice(from), ...items.slice(0, from)]
}
