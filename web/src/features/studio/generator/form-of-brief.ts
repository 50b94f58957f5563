import { AUDIENCES, LIMITS, VIDEO_LENGTHS } from '@reelwright/shared'
import { bareText, type BriefFormValues, readDraft } from '../brief-form'
import { partsOfPrice } from '../currency'

/**
 * What a script was written from, as the form has it: of a kept brief, or of the columns of its row. Whatever the form has no place for
 * falls back field by field; undefined for a thing without a product.
 */
export function formOfBrief(kept: unknown): BriefFormValues | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const brief: Record<string, unknown> = { ...kept }
  const productName = typeof brief.productName === 'string' ? bareText(brief.productName) : ''
  if (!productName) return undefined
  const { targetAudience, features, price, priceText, videoLength } = brief
  const audience = typeof targetAudience === 'string' ? bareText(targetAudience) : ''
  const isListed = AUDIENCES.some((key) => key === audience)
  const texts = Array.isArray(features)
    ? features.filter((text) => typeof text === 'string').slice(0, LIMITS.features)
    : []
  return readDraft(
    JSON.stringify({
      ...brief,
      productName,
      ...partsOf(price, priceText),
      angle: '',
      targetAudience: isListed || !audience ? audience : 'custom',
      customTargetAudience: isListed ? '' : audience,
      features: texts.length > 0 ? texts.map((text) => ({ text })) : undefined,
      videoLength: typeof videoLength === 'number' ? nearestLength(videoLength) : undefined,
      videoStyle: brief.style,
      disclosure: brief.disclosure ?? '',
      status: undefined,
    }),
  )
}

/** As it was typed; 0 is none, and a number without a text is in dollars. */
function partsOf(price: unknown, text: unknown) {
  if (typeof price !== 'number' || price <= 0) return { price: undefined }
  return typeof text === 'string' && text !== '' ? partsOfPrice(text) : { price: String(price), currency: '$' }
}

/** Scripts of the library may have any length; the form knows four. */
function nearestLength(seconds: number): number {
  return VIDEO_LENGTHS.find((length) => seconds <= length) ?? Math.max(...VIDEO_LENGTHS)
}
