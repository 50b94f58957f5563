import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import { amountsIn } from '../check'
import { escaped } from '../kinds'
import { cleanText, splitSentences } from '../language'
import { isFunctionWord } from '../reading'
import { mentionsOf } from './mentions'

/** "It charges your phone", "they keep the heat in": said of the product, in the present. */
const OPENING = String.raw`^(?:\p{Lu}+: )?(?:(?:and|but|so|plus|also|yes|honestly),? )?`
const PRESENT = String.raw`(?:'s|'re| is| are| has| have| can| will| won't| doesn't| don't| comes?| \p{L}{3,}s)`
const PLURAL = String.raw`they (?!were|had|did|went|said|told|got|took)\p{L}{3,}(?<!ed)`
const OF_PEOPLE = /\b(?:I|I'm|I've|I'll|me|my|mine|we|us|our|he|she|his|her)\b/u
const OF_SALE = /\b(?:link(?:ed)?|shop|video|cart|price|costs?|order|tap)\b/i
const MAX_NOTES = 2

/**
 * Sentences about the product of which no word was typed. They may be a joke or general knowledge, so they are only shown to the
 * seller, who knows.
 */
export function claimsToCheck(spoken: string, brief: ScriptBrief, analysis: BriefAnalysis): string[] {
  const fields = [brief.productName, ...brief.features, brief.painPoint, brief.callToAction]
  const typed = new Set(stemsIn(fields.map(cleanText).join(' ')))
  const names = mentionsOf(brief, analysis).map(escaped)
  const product = new RegExp(
    String.raw`${OPENING}(?:${PLURAL}|(?:it|they|these|(?:the |this )?(?:${names.join('|') || 'product'}))${PRESENT})\b`,
    'iu',
  )
  return splitSentences(spoken)
    .map((sentence) => sentence.replace(/[‘’]/g, "'"))
    .filter((sentence) => {
      if (
        !product.test(sentence) ||
        OF_PEOPLE.test(sentence) ||
        OF_SALE.test(sentence) ||
        amountsIn(sentence).length > 0
      )
        return false
      const stems = stemsIn(sentence.replace(new RegExp(names.join('|') || '$^', 'giu'), ''))
      return stems.length > 1 && !stems.some((stem) => typed.has(stem))
    })
    .slice(0, MAX_NOTES)
}

const stemsIn = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !isFunctionWord(word))
    .map((word) => word.slice(0, 5))
