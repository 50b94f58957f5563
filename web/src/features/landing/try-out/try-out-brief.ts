import { isStorable, LIMITS } from '@reelwright/shared'
import type { FeatureBrief } from '@reelwright/writer'
import { featureList, type TryOutField, type TryOutWish } from './try-out-wish'

/** The brief for a wish, or why it is refused. Checked by hand as the schema `ScriptBrief` does: its library would be a tenth of what the try-out loads. */
export function briefOf(wish: TryOutWish): { brief: FeatureBrief } | { field: TryOutField; reason: string } {
  const productName = wish.product.trim()
  const features = featureList(wish.features)
  const fault = faultOf(productName, LIMITS.productName)
  if (productName === '') return { field: 'product', reason: 'Enter a product first.' }
  if (fault) return { field: 'product', reason: `Product name ${fault}.` }
  const featureFault = features.map((text) => faultOf(text, LIMITS.feature)).find((each) => each !== undefined)
  if (featureFault) return { field: 'features', reason: `Each feature ${featureFault}.` }
  if (features.length > LIMITS.features)
    return { field: 'features', reason: `The list of features must have ${LIMITS.features} entries or fewer.` }
  return {
    brief: {
      productName,
      price: 0,
      features,
      videoLength: wish.length,
      targetAudience: 'everyone',
      style: wish.style,
      // The calmest tone suits a first impression; the studio has all ten.
      tone: 'casual-review',
      painPoint: '',
      callToAction: '',
      includeVisualCues: true,
      outputType: 'both',
      firstPerson: true,
      // Nobody films this one yet, so there is nothing to disclose.
      disclosure: 'none',
    },
  }
}

function faultOf(text: string, max: number): string | undefined {
  if (text.length > max) return `must be ${max} characters or fewer`
  return isStorable(text) ? undefined : 'must not contain control characters'
}
