import type { BriefAnalysis } from '../analysis'
import { AUDIENCE_TAGS, camelCase, hashtags } from '../pipeline/hashtags'

/** Five: product, use, audience, format, discovery. */
export function hashtagsFor({ product, category, audience, style, disclosure }: BriefAnalysis): string[] {
  const productTag = camelCase(
    product.categoryNoun === 'thing' ? product.shortName : product.aCategory.replace(/^an? /, ''),
  )
  const isAnyKind = category.id === 'generic' || category.id === 'general'
  const kindTag = camelCase(category.id)
  return hashtags(
    [
      productTag,
      kindTag === productTag ? '' : isAnyKind ? 'DailyRoutine' : kindTag,
      (audience.plural && camelCase(audience.plural)) || AUDIENCE_TAGS[audience.key] || '',
    ],
    style,
    Boolean(disclosure && disclosure !== 'none'),
  )
}
