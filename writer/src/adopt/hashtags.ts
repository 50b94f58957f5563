import type { BriefAnalysis } from '../reading'
import { AUDIENCE_TAGS, camelCase, hashtags } from '../pipeline/hashtags'
import { bucketFor, categoryNoun } from '../seo/buckets'

/** Five: product, use, audience, format, discovery. */
export function hashtagsFor({ product, audience, style, disclosure }: BriefAnalysis): string[] {
  const productTag = camelCase(product.noun === 'thing' ? product.short : categoryNoun(product.noun))
  const category = bucketFor(product.noun, product.title)
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
