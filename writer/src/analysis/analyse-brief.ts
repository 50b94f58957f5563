import { DEFAULT_STYLE, DEFAULT_TONE, TONES, VIDEO_STYLES } from '@reelwright/shared'
import type { ScriptBrief } from '@reelwright/shared'
import { spokenPrice } from '../language/price'
import { analyseAudience } from './audience'
import { bucketFor } from './buckets'
import { repairCallToAction } from './call-to-action'
import { analyseFeatures } from './features'
import { analysePain } from './pain'
import { analyseProduct } from './product-name'
import type { BriefAnalysis } from './types'

/**
 * Reads a brief once, so that nothing after this touches the raw fields. Never throws: whatever was typed,
 * every form a frame may ask for reads as plain English.
 */
export function analyseBrief(brief: ScriptBrief): BriefAnalysis {
  const product = analyseProduct(brief.productName)
  const category = bucketFor(product.categoryNoun, product.displayName, brief.productName)
  const { features, unvoicedFeatures } = analyseFeatures(brief.features, product, category)
  return {
    style: VIDEO_STYLES.find((style) => style === brief.style) ?? DEFAULT_STYLE,
    tone: TONES.find((tone) => tone === brief.tone) ?? DEFAULT_TONE,
    videoLength: brief.videoLength,
    product,
    features,
    unvoicedFeatures,
    price: spokenPrice(brief.price),
    pain: analysePain(brief.painPoint),
    audience: analyseAudience(brief.targetAudience),
    category,
    callToAction: repairCallToAction(brief.callToAction),
    firstPerson: brief.firstPerson,
    disclosure: brief.disclosure ?? undefined,
  }
}
