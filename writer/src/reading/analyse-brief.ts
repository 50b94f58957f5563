import type { Disclosure, ScriptBrief, Tone, VideoStyle } from '@reelwright/shared'
import { isMassNoun, plural, singular, withArticle } from '../language/grammar'
import { spokenPrice } from '../language/price'
import { allowedPart } from './allowed-part'
import { analyseAudience, type AudienceAnalysis } from './audience'
import { repairCallToAction } from './call-to-action'
import { styleOf, toneOf } from './chosen'
import { featureParts } from './read-feature'
import { readName } from './read-name'
import type { ProductMention } from './types'

/** What refining, adopting and the library know about a brief. */
export interface BriefAnalysis {
  style: VideoStyle
  tone: Tone
  /** Seconds. */
  videoLength: number
  product: ProductAnalysis
  /** What may be said of the product, in the seller's order, as it is spoken. */
  features: { text: string }[]
  /** Features that are never said, as typed, and why. */
  unvoicedFeatures: { text: string; reason: string }[]
  price: ReturnType<typeof spokenPrice>
  audience: AudienceAnalysis
  /** The seller's own call to action, repaired; undefined when empty or not allowed. */
  callToAction: string | undefined
  disclosure: Disclosure | undefined
}

/** The product in sentences that are not written by the pipeline. */
export interface ProductAnalysis extends ProductMention {
  /** `later` without its determiner: "holder", "PotPal". */
  short: string
  /** "a tumbler", "an umbrella"; "gloves" for plural nouns; "serum" for mass nouns. */
  category: string
  it: 'it' | 'they'
  itObject: 'it' | 'them'
  itIs: "it's" | "they're"
  is: 'is' | 'are'
  this: 'this' | 'these'
}

/** Reads a brief without the kind of its product. Never throws. */
export const analyseBrief = (brief: ScriptBrief): BriefAnalysis => ({
  style: styleOf(brief),
  tone: toneOf(brief),
  videoLength: brief.videoLength,
  product: analyseProduct(brief.productName),
  ...analyseFeatures(brief.features),
  price: spokenPrice(brief.price),
  audience: analyseAudience(brief.targetAudience),
  callToAction: repairCallToAction(brief.callToAction),
  disclosure: brief.disclosure ?? undefined,
})

export function analyseProduct(name: string): ProductAnalysis {
  const read = readName(name)
  const product = read.later === 'it' ? { ...read, ...UNNAMED } : read
  const { noun, later, isPlural } = product
  const head = noun.split(' ').at(-1) ?? ''
  const isMass = !isPlural && isMassNoun(head)
  return {
    ...product,
    short: later.replace(/^(?:the|this|these) /, ''),
    category: isPlural ? plural(singular(noun)) : isMass ? noun : withArticle(noun),
    ...(isPlural
      ? { it: 'they', itObject: 'them', itIs: "they're", is: 'are', this: 'these' }
      : { it: 'it', itObject: 'it', itIs: "it's", is: 'is', this: 'this' }),
  }
}

/** Only emoji or markup was typed. */
const UNNAMED = { first: 'this little find', later: 'this find', title: 'Little find' }

/** What may be said of each typed feature, each once; the rest with its reason. */
export function analyseFeatures(typed: readonly string[]): Pick<BriefAnalysis, 'features' | 'unvoicedFeatures'> {
  const features = new Map<string, { text: string }>()
  const unvoicedFeatures: BriefAnalysis['unvoicedFeatures'] = []
  for (const part of typed.flatMap((whole) =>
    featureParts(whole).map((each, _, { length }) => ({ ...each, whole, length })),
  )) {
    const { text, reason } = allowedPart(part.typed)
    if (reason !== undefined) unvoicedFeatures.push({ text: part.length > 1 ? part.typed : part.whole, reason })
    const spoken = text === part.typed ? part.spoken : text
    const key = spoken
      .toLowerCase()
      .replace(/^it(?:'s| is) /, '')
      .replace(/[^\p{L}\p{N}]/gu, '')
    if (key !== '' && !features.has(key)) features.set(key, { text: spoken })
  }
  return { features: [...features.values()], unvoicedFeatures }
}
