import type { BriefAnalysis } from '../reading'
import { AUDIENCE_TAGS, camelCase, hashtags } from '../pipeline/hashtags'

const MAX_NOUN_WORDS = 2

/** Five: product, audience, format, discovery. */
export function hashtagsFor({ product, audience, style, disclosure }: BriefAnalysis): string[] {
  const noun = product.noun.split(' ').slice(-MAX_NOUN_WORDS).join(' ')
  return hashtags(
    [
      camelCase(product.noun === 'thing' ? product.short : noun),
      (audience.plural && camelCase(audience.plural)) || AUDIENCE_TAGS[audience.key] || '',
    ],
    style,
    Boolean(disclosure && disclosure !== 'none'),
  )
}
