import type { SeoTexts } from '@reelwright/shared'
import { checkText, type Flag } from '../check'
import { wordsOfTag } from './words'

/** What a text that others read must not or should not say; notes are left out, as in the studio. */
export const claimsIn = (text: string): Flag[] =>
  checkText(text, 'script').filter(({ severity }) => severity !== 'info')

/** The claims of a hashtag: its words are read one by one. */
const claimsInTag = (tag: string): Flag[] => claimsIn(wordsOfTag(tag).trim())

/** Why a text must not or should not be published; undefined where the page's check finds nothing. */
export const warningAbout = (text: string): string | undefined => claimsIn(text)[0]?.reason

/** Why goods may not be sold this way at all; undefined where they may. (REG-01) */
export function regulated(
  product: string,
  features: readonly string[],
): { field: string; matched: string } | undefined {
  const fields: [string, string][] = [
    ['product', product],
    ...features.map((text, at): [string, string] => [`features.${at}`, text]),
  ]
  for (const [field, text] of fields) {
    const flag = checkText(text, field === 'product' ? 'productName' : field).find(({ rule }) => rule === 'REG-01')
    if (flag) return { field, matched: flag.matched }
  }
  return undefined
}

/** All findings of all texts, under the text they are in. */
export function claimsByText(texts: SeoTexts): Record<keyof SeoTexts, Flag[]> {
  return {
    titles: texts.titles.flatMap(claimsIn),
    caption: claimsIn(texts.caption),
    description: claimsIn(texts.description),
    keywords: texts.keywords.flatMap(claimsIn),
    hashtags: texts.hashtags.flatMap(claimsInTag),
  }
}
