import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../reading'
import { amountsIn, namesPrice } from '../check'
import { escaped } from '../kinds'
import { cleanText, splitSentences } from '../language'
import { contentWordsIn, typedIn, unaccountedIn } from './everyday-words'
import { baseVerb, isEnglishWord, isPluralWord, thirdVerb } from '../reading'
import { firstMention, mentionsOf } from './mentions'
import { NUMBER } from './said-numbers'
import { isAboutProduct, PARTS, THEY_ARE_PEOPLE, UNIT } from './stated-claims'

/** What a sentence states of the product in words that stand neither in the brief nor in any story. */
export interface ClaimToCheck {
  sentence: string
  words: string[]
  /** It has strange words, but does not say them of the product by its form: most such lines are a turn of the story. */
  isFaint?: true
}

const SPEAKER = /^\p{Lu}[\p{Lu} ]*: /u
/** "It charges your phone", "the lid has bumps": said of the product, in the present. */
const OPENING = String.raw`^(?:(?:and|but|so|plus|also|yes|honestly),? )?`
const PRESENT = String.raw`(?:'s|'re| is| are| has| have| can| will| comes?| \p{L}{3,}s)`
const PLURAL = String.raw`they (?!were|had|did|went|said|told|got|took)\p{L}{3,}(?<!ed)`
const PART = String.raw`(?:the|its|their) \p{L}+ (?:has|have|is|are|comes?)|there(?:'s| is| are)(?: an?| the)?`
const OF_PEOPLE =
  /\b(?:guy|lady|man|woman|buddy|neighbor|boss|I|I'm|I've|I'd|I'll|me|my|mine|we|we're|we've|us|our|ours|yours|hers|he|she|his|her)\b/iu
const OF_SALE =
  /\b(?:link(?:ed)?|shop|(?:the|this) video|cart|price|costs?|order (?:it|one|yours|now|here|today|before)|tap)\b/i
/** What it does not do is a joke or a limit, and "It's eleven" a time. */
const NO_CLAIM =
  /^(?:(?:and|but|so|then),? )?(?:if|when|once)\b|\b(?:not|nobody)\b|n't\b|\bthere (?:was|were)\b|\?$|^it(?:'s| was) (?:\p{L}+day|January|February|March|April|May|June|July|August|September|October|November|December|\d+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|noon|midnight)\b)/iu

/** A sentence says something; "Lentil, chicken, mystery." does not. */
const HAS_VERB = /(?:'s|'re|'ll)\b|\b(?:is|are|has|have|can|will|\p{L}{2,}[^\Ws]s)\b|\bthey \p{L}{3,}/iu
/** A story goes on. */
const PAST =
  /\b(?:was|were|had|went|said|told|got|came|took|made|did|saw|found|fell|stood|sat|ran|held|kept|left|lost|put|knew|gave|began|felt|heard|rode|slid|woke|wore|ate|drank|drove|wrote|broke|spoke|stole|threw|grew|caught|taught|bought|brought|thought|fought|slept|met|led|fed|hung|stuck|swung|sold|paid|sent|spent|shook|chose|forgot|hid|\p{L}{3,}ed)\b/iu
const NEVER = /\bnever\b/i
/** "Like a firm handshake", "Mrs. Adler" */
const OF_STORY = /\b(?:Mr|Mrs|Ms)\.? \p{Lu}\p{L}+|\b(?:kind of |sort of |a bit )?like (?:an?|the|my|your)\b[^,.;!?]*/gu
/** "Three: turn the peg", "Wear trousers." */
const isOrder = (sentence: string) =>
  baseVerb(/^(?:\p{L}+[:,] )?(\p{L}+)/u.exec(sentence)?.[1]?.toLowerCase() ?? '') === 'sure'
const NUMBERS = new RegExp(`(?<![\\p{L}\\d])(?:${NUMBER})(?:[ -](?:${UNIT})\\b)?`, 'giu')

/** "Native teachers grade you", "every cook passes": people in general, whom no story has. */
const OF_OTHERS =
  /^(?!(?:the|my|our|his|her|these|those|both|if|when|once)\b)(?:\p{L}+ ){0,2}(?:people|kids|babies|toddlers|dogs|cats|plants|guests|students|parents|families|moms|dads|\p{L}{3,}(?:ers|ors|ists|ians|ants)) (?!(?:that|in|on|at|with|from|of|and|or|to|were|had)\b)\p{L}{3,}(?<!ed)\b/iu

/** "Boutiques that hang one sell more" */
const statesGenerally = (sentence: string) =>
  /^(?:the|an?|its|each|every)\b/i.test(sentence) ||
  (sentence.match(/\p{L}+/gu) ?? []).slice(0, 2).some((word) => isPluralWord(word.toLowerCase()))

function startOfSentence(text: string, at: number): number {
  const [, before = ''] = /([\s\S]*(?:\n|[.!?]["”]? ))/.exec(text.slice(0, at)) ?? []
  return before.length
}

/** So many words that were not typed, one of them unaccounted, are more than a turn of phrase. */
const MIN_STRANGE = 3

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
  const fields = [
    brief.productName,
    ...brief.features,
    brief.painPoint,
    brief.story ?? '',
    brief.callToAction,
    brief.targetAudience,
  ]
  const unaccounted = unaccountedIn([...fields.map(cleanText), ...told])
  const isTyped = typedIn([...fields.map(cleanText), ...told])
  const names = mentionsOf(brief, analysis).map(escaped).join('|')
  const product = new RegExp(
    String.raw`${OPENING}(?:${PLURAL}|(?:it|they|these|(?:the |this )?(?:${names || 'product'}))${PRESENT}|${PART})\b`,
    'iu',
  )
  const plain = new RegExp(
    String.raw`${OPENING}(?!(?:it's|they're)\b)(?:it|they|this|these|(?:each|its|their) \p{L}+|you(?:'ll| can| get)|(?:the )?(?:${names || 'product'})|(?:the|its|their) (?:${PARTS}))\b`,
    'iu',
  )
  const named = spoken.slice(startOfSentence(spoken, firstMention(spoken, brief, analysis)))
  /** Who does something, as "Marco", or turns up again, belongs to the story; a place or a firm does not. */
  const isPerson = (word: string, after: string) =>
    !isTyped(word) &&
    !isEnglishWord(word.toLowerCase()) &&
    (thirdVerb(/^ (\p{Ll}+)/u.exec(after)?.[1] ?? '') !== undefined ||
      spoken.split(new RegExp(`\\b${word}\\b`)).length > 2)
  return splitSentences(named).flatMap((text) => {
    const sentence = text.replace(/[‘’]/g, "'").replace(SPEAKER, '')
    if (
      OF_PEOPLE.test(sentence) ||
      OF_SALE.test(sentence) ||
      NO_CLAIM.test(sentence) ||
      isOrder(sentence) ||
      THEY_ARE_PEOPLE.test(sentence) ||
      amountsIn(sentence).some(({ value }) => namesPrice(value, brief.price))
    )
      return []
    const unnamed = names === '' ? sentence : sentence.replace(new RegExp(`\\b(?:${names})\\b`, 'giu'), '')
    // Numbers have rules of their own.
    const uncounted = unnamed.replace(NUMBERS, ' ').replace(OF_STORY, ' ')
    const rest = uncounted.replace(/\p{Lu}\p{Ll}{2,}/gu, (word, at: number) =>
      isPerson(word, uncounted.slice(at + word.length)) ? ' ' : word,
    )
    const words = unaccounted(rest)
    const content = contentWordsIn(rest)
    const untyped = content.filter((word) => !isTyped(word))
    const isOfOthers = OF_OTHERS.test(sentence)
    const isPlain = untyped.length === content.length && plain.test(sentence) && !PAST.test(sentence)
    const isStrange =
      HAS_VERB.test(sentence) &&
      untyped.length >= (isOfOthers ? 2 : MIN_STRANGE) &&
      (words.length > 0 || isOfOthers || isPlain)
    const isSaidOfIt =
      !NEVER.test(sentence) &&
      (isAboutProduct(sentence, names) || statesGenerally(sentence)) &&
      (words.length > 1 || (words.length === 1 && product.test(sentence)))
    if (!isSaidOfIt && !isStrange) return []
    const strange = words.length > 1 || !isStrange ? words : untyped
    return [
      {
        sentence: text,
        words: strange.slice(0, MIN_STRANGE),
        ...(!isSaidOfIt && !isOfOthers && { isFaint: true as const }),
      },
    ]
  })
}
