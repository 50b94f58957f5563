import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import { amountsIn } from '../check'
import { escaped } from '../kinds'
import { cleanText, splitSentences } from '../language'
import { unaccountedIn } from './everyday-words'
import { isPluralWord } from '../reading'
import { firstMention, mentionsOf } from './mentions'
import { isAboutProduct } from './stated-claims'

/** What a sentence states of the product in words that stand neither in the brief nor in any story. */
export interface ClaimToCheck {
  sentence: string
  words: string[]
}

const SPEAKER = /^\p{Lu}[\p{Lu} ]*: /u
/** "It charges your phone", "the lid has bumps": said of the product, in the present. */
const OPENING = String.raw`^(?:(?:and|but|so|plus|also|yes|honestly),? )?`
const PRESENT = String.raw`(?:'s|'re| is| are| has| have| can| will| comes?| \p{L}{3,}s)`
const PLURAL = String.raw`they (?!were|had|did|went|said|told|got|took)\p{L}{3,}(?<!ed)`
const PART = String.raw`(?:the|its|their) \p{L}+ (?:has|have|is|are|comes?)|there(?:'s| is| are)(?: an?| the)?`
const OF_PEOPLE = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|we|we're|we've|us|our|he|she|his|her)\b/iu
const OF_SALE = /\b(?:link(?:ed)?|shop|video|cart|price|costs?|order|tap)\b/i
/** What it does not do is a joke or a limit, and "It's eleven" a time. */
const NO_CLAIM =
  /\b(?:not|never|nobody)\b|n't\b|\?$|^it's (?:\p{L}+day|\d+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|noon|midnight)\b)/iu

/** "Boutiques that hang one sell more" */
const statesGenerally = (sentence: string) =>
  /^(?:the|an?|its|each|every)\b/i.test(sentence) ||
  (sentence.match(/\p{L}+/gu) ?? []).slice(0, 2).some((word) => isPluralWord(word.toLowerCase()))

/**
 * Sentences about the product with words that nothing accounts for: a fact that the seller did not type, or a joke. One such word
 * counts only where the sentence says plainly what the product is, has or does.
 */
export function claimsToCheck(
  spoken: string,
  brief: ScriptBrief,
  analysis: BriefAnalysis,
  told: readonly string[],
): ClaimToCheck[] {
  const fields = [brief.productName, ...brief.features, brief.painPoint, brief.callToAction, brief.targetAudience]
  const unaccounted = unaccountedIn([...fields.map(cleanText), ...told])
  const names = mentionsOf(brief, analysis).map(escaped).join('|')
  const product = new RegExp(
    String.raw`${OPENING}(?:${PLURAL}|(?:it|they|these|(?:the |this )?(?:${names || 'product'}))${PRESENT}|${PART})\b`,
    'iu',
  )
  const named = spoken.slice(spoken.lastIndexOf('\n', firstMention(spoken, brief, analysis)) + 1)
  return splitSentences(named).flatMap((text) => {
    const sentence = text.replace(/[‘’]/g, "'").replace(SPEAKER, '')
    if (
      !(isAboutProduct(sentence, names) || statesGenerally(sentence)) ||
      OF_PEOPLE.test(sentence) ||
      OF_SALE.test(sentence) ||
      NO_CLAIM.test(sentence) ||
      amountsIn(sentence).length > 0
    )
      return []
    const words = unaccounted(names === '' ? sentence : sentence.replace(new RegExp(`\\b(?:${names})\\b`, 'giu'), ''))
    return words.length > 1 || (words.length === 1 && product.test(sentence)) ? [{ sentence: text, words }] : []
  })
}
