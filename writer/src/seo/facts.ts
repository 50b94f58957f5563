import { GeneratedScript, LIMITS, type Scene, timedScenes, typedPriceOf } from '@reelwright/shared'
import { withoutCues } from '../language'

/** What one scene says and shows. */
export interface SeoScene {
  /** Seconds from the start of the video. */
  start: number
  end: number
  speech: string
  /** Texts to be read in the picture. */
  screen: readonly string[]
}

/** What suggestions are made of: only what the seller has said. */
export interface SeoFacts {
  product: string
  features: readonly string[]
  /** A key of our audiences, or the seller's own words. */
  audience: string
  /** In the shop's currency; 0 or absent: none given. */
  price?: number
  /** As typed, with its currency. */
  priceText?: string
  /** Of a script that is there already. */
  style?: string
  /** Seconds. */
  length?: number
  scenes?: readonly SeoScene[]
  /** Written with the script, with or without "#". */
  hashtags?: readonly string[]
  tags?: readonly string[]
}

/** The columns of a stored script that tell something. */
export interface SeoScriptRow {
  title: string
  product_name: string
  audience: string
  features: readonly string[]
  tags: readonly string[]
  price: number | string | null
  metadata: unknown
  video_style: string
  video_length: number
  script_text: string
  script_data: unknown
}

export function factsOfScript(row: SeoScriptRow): SeoFacts {
  const name = row.product_name.trim()
  const price = Number(row.price) || 0
  const priceText = typedPriceOf({ price, metadata: row.metadata })
  const isNamed = /[\p{L}\p{N}]/u.test(name) && name !== 'Untitled Product'
  return {
    product: isNamed ? name : row.title,
    features: row.features,
    audience: row.audience,
    price,
    ...(priceText && priceText.length <= LIMITS.priceText ? { priceText } : {}),
    style: row.video_style,
    length: row.video_length,
    tags: row.tags,
    hashtags: hashtagsIn(row.script_data),
    scenes: scenesOf(row),
  }
}

function hashtagsIn(data: unknown): string[] {
  const written = typeof data === 'object' && data !== null && 'hashtags' in data ? data.hashtags : undefined
  return Array.isArray(written) ? written.filter((tag) => typeof tag === 'string') : []
}

const StoredScenes = GeneratedScript.shape.scenes

/** The scenes as they were written; a script of mere text is one scene of its whole length. */
function scenesOf({ script_data, script_text, video_length }: SeoScriptRow): SeoScene[] {
  const stored = StoredScenes.safeParse((script_data as { scenes?: unknown } | null)?.scenes)
  if (stored.success)
    return timedScenes(stored.data).map((scene) => ({
      start: scene.start,
      end: scene.end,
      speech: withoutCues(scene.voiceover),
      screen: screenTexts(scene),
    }))
  return script_text.trim() === ''
    ? []
    : [{ start: 0, end: video_length, speech: withoutCues(script_text), screen: [] }]
}

const LABELLED =
  /(?:on[- ]?screen(?: text)?|text(?: on screen| overlay)?|overlay|caption|title card)\s*[:=]\s*([^\n]+)/giu
const QUOTED = /["“]([^"“”\n]{1,80})["”]/gu
const IS_SHOWN = /\b(?:on[- ]?screen|overlay|text|caption|title card|sticker|words?)\b/i

/** What a scene's cue and notes want to be read: behind "Text:", and in quotes in a sentence about text. */
function screenTexts({ visualCue, notes }: Pick<Scene, 'visualCue' | 'notes'>): string[] {
  const found: string[] = []
  for (const sentence of `${visualCue}\n${notes}`.split(/\n|(?<=[.!?]["”]?)\s+/)) {
    const quoted = IS_SHOWN.test(sentence) ? [...sentence.matchAll(QUOTED)].map((match) => match[1] ?? '') : []
    const labelled = quoted.length > 0 ? [] : [...sentence.matchAll(LABELLED)].map((match) => match[1] ?? '')
    found.push(...quoted, ...labelled)
  }
  return [...new Set(found.map((text) => text.trim()).filter(Boolean))].slice(0, 10)
}
