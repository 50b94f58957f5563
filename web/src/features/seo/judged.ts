import { SEO_LIMITS, type SearchTerm, type SeoTexts } from '@reelwright/shared'
import {
  claimsByText,
  coverageOf,
  type SeoCoverage,
  type SeoScene,
  stuffingIn,
  type StuffingWarning,
  isUsableHashtag,
} from '@reelwright/writer/seo'
import { useDeferredValue, useMemo } from 'react'
import { postOf } from './draft'

export interface Judged {
  claims: ReturnType<typeof claimsByText>
  stuffing: StuffingWarning[]
  coverage: SeoCoverage
  /** Hashtags that no platform takes, or that bring nobody who looks for the product. */
  unusable: string[]
}

/** What the words as they are typed come to; follows typing without holding it up. */
export function useJudged(texts: SeoTexts, terms: readonly SearchTerm[], scenes: readonly SeoScene[]): Judged {
  const typed = useDeferredValue(JSON.stringify(texts))
  const wanted = useDeferredValue(JSON.stringify(terms))
  return useMemo(() => {
    const now = JSON.parse(typed) as SeoTexts
    const asked = JSON.parse(wanted) as SearchTerm[]
    const speech = scenes.map((scene) => scene.speech).join('\n')
    return {
      claims: claimsByText(now),
      stuffing: stuffingIn(
        asked.map(({ term }) => term),
        { ...now, speech },
      ),
      coverage: coverageOf(asked, scenes, now),
      unusable: now.hashtags.filter((tag) => !isUsableHashtag(tag.replace(/^#/, ''))),
    }
  }, [typed, wanted, scenes])
}

/** What is over its limit, in words; undefined where nothing is. */
export const overLimit = {
  caption: (texts: SeoTexts) => {
    const { length } = postOf(texts)
    return length > SEO_LIMITS.caption
      ? `With its hashtags ${length} characters; the platform takes ${SEO_LIMITS.caption}.`
      : undefined
  },
  keywords: ({ keywords }: SeoTexts) =>
    keywords.length > SEO_LIMITS.keywords
      ? `${keywords.length} keywords; ${SEO_LIMITS.keywords} are enough.`
      : undefined,
  hashtags: ({ hashtags }: SeoTexts) =>
    hashtags.length > SEO_LIMITS.hashtags
      ? `${hashtags.length} hashtags; the platform only counts ${SEO_LIMITS.hashtags}.`
      : undefined,
}
