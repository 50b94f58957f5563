import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../reading'
import { contentStems, countSpokenWords, sharedContent } from '../language'
import { isAsk } from '../score/asks'
import { everySentence, type Place, type Sentence, type WorkingScript } from './working-script'

/** What a sentence does in its script, as far as its words tell. */
export type Role =
  | 'hook'
  | 'call'
  | 'extra-call'
  | 'price'
  | 'price-talk'
  | 'disclosure'
  | 'stamp'
  | 'counted'
  | 'limit'
  | 'feature'
  | 'product'
  | 'pain'
  | 'question'
  | 'plain'

type Typed = Partial<Pick<ScriptBrief, 'productName' | 'painPoint' | 'callToAction' | 'price' | 'priceText'>>

export interface Part {
  place: Place
  sentence: Sentence
  role: Role
  /** Indexes of the features it voices. */
  features: readonly number[]
  words: number
  /** Says little without the sentence before it: an answer, a "That ...", a "So ...". */
  leans: boolean
}

const AMOUNT =
  /\p{Sc}\s?\d[\d.,]*\d|\p{Sc}\s?\d|\b\d[\d.,]*\s?(?:dollars?|bucks|euros?|pounds sterling|usd|kr|chf|zł|kč|lei|yen)(?!\p{L})/iu

/** Amounts of money, also in the currency that was typed: "RM39.90", "9,500 AMD". */
export function amountsIn(typed?: string | null): RegExp {
  const codes = [...new Set(typed?.match(/(?<!\p{L})\p{Lu}{2,3}\p{Ll}?(?!\p{L})/gu))].join('|')
  const own = codes ? String.raw`|\b(?:${codes})\s?\d(?:[\d.,]*\d)?|\b\d(?:[\d.,]*\d)?\s?(?:${codes})(?!\p{L})` : ''
  return new RegExp(AMOUNT.source + own, 'giu')
}
const PRICE_TALK =
  /\b(?:price|prices|cost|costs|number|how much|math|wallet|checkout|pa(?:y|id)|dollars?|bucks|say it again|count to that|the catch|divide)\b/i
const DISCLOSURE =
  /\b(?:this is an ad|paid (?:ad|partnership|promotion)|ad:|sponsored|gifted|affiliate|commission|they sent (?:me|us)|sent (?:me|us) this|my own (?:product|shop|brand)|i make these|i earn)\b/i
const LIMIT =
  /\b(?:skip (?:it|this|that)|(?:not|isn't|aren't) (?:right )?for (?:you|everyone)|(?:won't|don't) need (?:it|this|one)|if you (?:only|don't|never|already)|unless|points? off|fair warning|wrong buy|(?:save|keep) your money|call it a draw|who shouldn't|stay with what)\b/i
const STAMP = /^(?:\d{1,2}:\d{2}|\d{1,2} ?[ap]\.?m\.?)[.,:]?$/i
const COUNTED =
  /^(?:and |then |so |now )*(?:(?:step|round|clue|reason|point|doubt|question|exhibit|number|pro|tip) (?:one|two|three|four|five|\d)|(?:the )?(?:first|second|third|last) (?:reason|step|round|clue|point|doubt|thing|one)|(?:first|second|third)[,:.]|last round)\b/i
const CALL_VERB =
  /\b(?:tap|shop|buy|order|grab|get (?:yours|it|one)|add (?:it|them|this)|save this|send this|comment|check|open|ask me|have a look|pick yours|visit|click|see (?:it|if)|compare|count|do the math|find it|try it|swipe|follow|subscribe)\b/i
const CALL_PLACE =
  /\b(?:link(?:ed)?|shop|cart|basket|comments?|right here|this video|tiktok|below|ask me|send this|save this)\b/i
/** Cannot be told what it means without the sentence before. */
const LEANING =
  /^(?:that|that's|those|this is|and|but|so|because|which|then|same|exactly|right|translation|in practice|see|better|no|yes|not|or|plus|also|even|nor|instead|he|she|him|her|still|one zero|two|for you that|long story short|in short|meaning|with that|nobody else|somebody else|at that|point)\b/i

const SOMETIMES_CALL_TAIL =
  /^(?:that's it|it's right here|it's linked right here|then decide|no rush|easy|done|your turn)\b/i

/**
 * Every sentence with the part it plays. Works on any text; with an unknown product no feature and no pain is found.
 * @param typed What the seller typed of problem, call and name.
 */
export function anatomyOf(work: WorkingScript, analysis: BriefAnalysis, typed: Typed = {}): Part[] {
  const all = everySentence(work)
  const hookEnd = hookLength(work)
  const parts = all.map(({ place, sentence }, at): Part => {
    const features = analysis.features.flatMap((feature, index) =>
      sharedContent(sentence.text, feature.text) ? [index] : [],
    )
    const before = at > 0 ? all[at - 1] : undefined
    const follows = before?.place.scene === place.scene
    return {
      place,
      sentence,
      features,
      words: countSpokenWords(sentence.text),
      role: at < hookEnd ? 'hook' : roleOf(sentence.text, features, analysis, typed),
      leans:
        follows &&
        at >= hookEnd &&
        // "In that order." and "One take." belong to what they comment on.
        ((countSpokenWords(sentence.text) <= 3 && features.length === 0) ||
          LEANING.test(sentence.text) ||
          (/^I\b/.test(sentence.text) && countSpokenWords(sentence.text) <= 4 && before.place.scene > 0) ||
          (features.length === 0 && /\?["”']?$/.test(before.sentence.text)) ||
          STAMP.test(before.sentence.text)),
    }
  })
  // The price stands by itself, even as the answer to a question.
  for (const part of parts) if (part.role === 'price') part.leans = false
  markCalls(parts, work, typed.callToAction || analysis.callToAction)
  markPriceTalk(parts)
  markProduct(parts, analysis, typed.productName)
  return parts
}

/** The opener as the score hears it: sentences of the first scene until four words are said. */
function hookLength(work: WorkingScript): number {
  let words = 0
  let at = 0
  for (const { text } of work.scenes[0]?.sentences ?? []) {
    at++
    if (!STAMP.test(text)) words += countSpokenWords(text)
    if (words >= 4 || at > 3) break
  }
  return at
}

function roleOf(
  text: string,
  features: readonly number[],
  analysis: BriefAnalysis,
  { painPoint: problem = '', price: amount = 0, priceText }: Typed,
): Role {
  const { price } = analysis
  if (STAMP.test(text)) return 'stamp'
  if (DISCLOSURE.test(text)) return 'disclosure'
  if (text.search(amountsIn(priceText)) >= 0 || (price && (text.includes(price.exact) || isAmount(text, amount))))
    return 'price'
  if (COUNTED.test(text)) return 'counted'
  if (LIMIT.test(text)) return 'limit'
  if (features.length > 0) return 'feature'
  if (problem !== '' && sharedContent(problem, text)) return 'pain'
  if (text.endsWith('?')) return 'question'
  return 'plain'
}

/** "It's 320 soles." */
const isAmount = (text: string, amount: number) =>
  amount >= 10 &&
  new RegExp(`(?:'s|'re|is|are|costs?|at|for|from) ${String(amount).replace('.', '[.,]')} \\p{L}+`, 'u').test(text)

/** The call is the last ask of the last two scenes; every other ask is one too many. */
function markCalls(parts: Part[], work: WorkingScript, own: string | undefined) {
  const lastScene = work.scenes.length - 1
  const asks = ({ sentence: { text } }: Part) =>
    isAsk(text) ||
    (own !== undefined && sharedContent(text, own)) ||
    (CALL_VERB.test(text) && CALL_PLACE.test(text) && !text.endsWith('?'))
  const inScene = (scene: number) => parts.filter(({ place, role }) => place.scene === scene && role !== 'hook')
  const ending = inScene(lastScene)
  const call =
    ending.findLast((part) => asks(part)) ??
    // A last line that returns to the opening follows the call.
    inScene(lastScene - 1).findLast((part) => asks(part)) ??
    ending.slice(-2).findLast(({ sentence: { text } }) => CALL_VERB.test(text) && !LIMIT.test(text)) ??
    ending.slice(-1).find(({ sentence: { text } }) => CALL_PLACE.test(text))
  for (const [at, part] of parts.entries()) {
    if (part.role === 'hook' || part.role === 'disclosure') continue
    if (part === call) part.role = 'call'
    else if (isAsk(part.sentence.text) && part.role !== 'price' && part.role !== 'feature') part.role = 'extra-call'
    else if (parts[at - 1]?.role === 'call' && SOMETIMES_CALL_TAIL.test(part.sentence.text)) {
      part.role = 'call'
      part.leans = true
    }
  }
}

/** Lines around the price that make no sense without it: "Ready for the number?" */
function markPriceTalk(parts: Part[]) {
  const prices = parts.flatMap((part, at) => (part.role === 'price' ? [at] : []))
  for (const [at, part] of parts.entries()) {
    if (!['question', 'plain', 'counted'].includes(part.role)) continue
    const near = prices.some(
      (price) => Math.abs(price - at) <= 3 && parts[price]?.place.scene === part.place.scene && price !== at,
    )
    if (near && PRICE_TALK.test(part.sentence.text)) part.role = 'price-talk'
  }
}

/** Shorter words of a name stand anywhere. */
const MIN_NAME = 5
/** Names inside a sentence. */
const capitalsIn = (text: string) =>
  (text.match(/(?<=\p{L}[\p{L},]* )\p{Lu}\p{L}+/gu) ?? []).map((word) => word.toLowerCase())
/** More than a name has words. */
const MAX_NAMED = 99

/** The first sentence that names the product, or most of it, holds the script together. */
function markProduct(parts: Part[], analysis: BriefAnalysis, typed = '') {
  const { short, title, noun } = analysis.product
  if (noun === 'thing' && short.length < 3) return
  const brands = new Set(typed.toLowerCase().match(/\p{L}{3,}/gu))
  const own = new Set(contentStems(typed).filter((stem) => stem.length >= MIN_NAME))
  const names = [title, short].map((name) => name.toLowerCase()).filter((name) => name.length > 2)
  const namedIn = ({ sentence: { text }, role }: Part) =>
    role === 'hook'
      ? 0
      : names.some((name) => text.toLowerCase().includes(name)) || capitalsIn(text).some((word) => brands.has(word))
        ? MAX_NAMED
        : new Set(contentStems(text).filter((stem) => own.has(stem))).size
  const first = parts.reduce<Part | undefined>(
    (best, part) => (namedIn(part) > (best ? namedIn(best) : 0) ? part : best),
    undefined,
  )
  if (first && ['plain', 'question', 'pain', 'feature'].includes(first.role)) first.role = 'product'
}

export const partsOf = (parts: readonly Part[], ...roles: readonly Role[]): Part[] =>
  parts.filter(({ role }) => roles.includes(role))
