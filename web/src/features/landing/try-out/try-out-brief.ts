import { isStorable, LIMITS } from '@reelwright/shared'
import type { FeatureBrief } from '@reelwright/writer'
import { featureList, type TryOutField, type TryOutInput } from './try-out-input'

/** The brief for an input, or why it is refused. Validates by hand like `ScriptBrief`, without loading the schema library. */
export function briefOf(input: TryOutInput): { brief: FeatureBrief } | { field: TryOutField; reason: string } {
  const productName = input.product.trim()
  const features = featureList(input.features)
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
      videoLength: input.length,
      targetAudience: 'everyone',
      style: input.style,
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
