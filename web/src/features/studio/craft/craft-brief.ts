import type { GeneratedScript, ScriptBrief } from '@reelwright/shared'

/**
 * What a script is judged against: the brief that it was written from, with what refining has changed since. A script from the library
 * may have no brief any more; then its own facts are all that is known.
 */
export function craftBrief({ metadata }: Pick<GeneratedScript, 'metadata'>, brief?: ScriptBrief | null): ScriptBrief {
  const { productName, price, features, targetAudience, videoLength, videoStyle, tone } = metadata
  return {
    painPoint: '',
    callToAction: '',
    includeVisualCues: true,
    outputType: 'both',
    firstPerson: true,
    ...brief,
    productName: productName || brief?.productName || 'Product',
    price: Number.isFinite(price) && price > 0 ? price : 0,
    features,
    targetAudience: targetAudience || brief?.targetAudience || 'everyone',
    videoLength: Number.isFinite(videoLength) && videoLength > 0 ? videoLength : 60,
    style: videoStyle,
    tone,
  }
}
