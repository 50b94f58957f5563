import type { ScoredBrief } from './scored-brief'
import { amountsIn, bareFormsOf, namesPrice } from '../check'
import { countSpokenWords, PRICE_ON_SCREEN, sharedContent } from '../language'
import { isAsk } from './asks'
import { hint, type Judged, judged, remedy } from './part'
import { contentWords, type SpokenText } from './spoken-text'
import type { Asks } from './types'

const CALL_VERB =
  /\b(?:tap|shop|buy|order|grab|get (?:yours|one|the|a|an|your|two|both)|add (?:it|them|this)?|save this|send this|comment|check|open|ask me|have a look|pick yours|visit|click|see (?:it|if)|compare|count|do the math|linked|link is|find it|try|book|reserve|schedule|start|sign up|join|enroll|subscribe|download|install|request|claim|take a look|add to cart)\b/i
/** Where the next step is, without a verb: "Details are at the link." */
const PLACE = /\b(?:link(?:s|'s|ed)?|shop|cart|basket|bio|store|profile)\b/i
const IN_APP =
  /\b(?:link(?:ed)?|shop|cart|comments?|save|send|right here|video|tiktok|box|basket|bag|bio|profile|store|site|website|app|whatsapp|dm|ask me|below|what you'd|which (?:one|part|color)|the first thing)\b/i
/** The last step that the last scene asks for; `own` is the call as the seller typed it. */
export function callOf({ lastSentences }: SpokenText, own = ''): string | undefined {
  const last = lastSentences[lastSentences.length - 1]
  return (
    lastSentences.findLast((sentence) => isOwn(sentence, own) || CALL_VERB.test(sentence) || isAsk(sentence)) ??
    (last !== undefined && IN_APP.test(last) ? last : lastSentences.findLast((sentence) => PLACE.test(sentence)))
  )
}

const isOwn = (sentence: string, call: string) =>
  contentWords(call).some((word) => sentence.toLowerCase().includes(word)) ||
  (call !== '' && sharedContent(sentence, call))

const MAX_CALL_WORDS = 16

/** How many next steps a viewer hears: one, in the last lines, is what every script wants. */
export function asksOf(text: SpokenText, own?: string): Asks {
  if (callOf(text, own) === undefined) return 'none'
  const early = text.sentences.slice(0, -Math.max(3, text.lastSentences.length)).some((sentence) => isAsk(sentence))
  // A seller's own call may be followed by its place: "Get yours today. It's linked right here."
  const asks = text.lastSentences.filter((sentence) => isAsk(sentence) && !/^it's linked/i.test(sentence)).length
  return early || asks > 1 ? 'several' : 'one'
}

export function offerPart(text: SpokenText, brief: ScoredBrief): Judged {
  const call = callOf(text, brief.call)
  const one = asksOf(text, brief.call) === 'one'
  const short = call !== undefined && countSpokenWords(call) <= MAX_CALL_WORDS
  const priced = isPriced(text, brief)
  const placed = call !== undefined && text.lastSentences.some((sentence) => IN_APP.test(sentence))
  // A call before the last scene is not at the end, but it is there.
  const isEarly = !call && text.sentences.some((sentence) => isAsk(sentence) || isOwn(sentence, brief.call ?? ''))
  const advice = isEarly
    ? remedy('Move the call to action to the end.', 'One CTA', 'one CTA')
    : !call
      ? remedy('End on one clear step.', 'Add a call to action', 'new cta')
      : !one
        ? remedy('Keep one call to action and move it to the end.', 'One CTA', 'one CTA')
        : !priced
          ? remedy('Say the price once before the call.', 'Add price', 'add the price once')
          : !placed
            ? remedy('Say where to tap.', 'Say where to tap', 'new cta')
            : remedy(`Cut the call to ${MAX_CALL_WORDS} words.`, 'Shorter CTA', 'new cta')
  return judged(
    'V7',
    0.1,
    4 * Number(one) + 2 * Number(short) + 2 * Number(priced) + 2 * Number(placed),
    one
      ? 'One clear next step.'
      : call
        ? 'More than one ask.'
        : isEarly
          ? 'The call to action is not at the end.'
          : 'No clear next step.',
    advice,
  )
}

/** Behind a told story: whether a call and the price are said, in whatever words the seller has for them. */
export function ownOfferPart(text: SpokenText, brief: ScoredBrief): Judged {
  const call = callOf(text, brief.call)
  const priced = isPriced(text, brief)
  return judged(
    'V7',
    0.1,
    6 * Number(call !== undefined) + 4 * Number(priced),
    call ? 'A clear next step.' : 'No clear next step.',
    priced
      ? hint('Type a call to action.')
      : remedy('Say the price once before the call.', 'Add price', 'add the price once'),
  )
}

function isPriced(text: SpokenText, { price, priceText = '' }: ScoredBrief): boolean {
  if (!price || text.all.includes(PRICE_ON_SCREEN) || says(text, price.exact) || says(text, price.under)) return true
  if (/\p{L}/u.test(priceText) && text.lower.includes(priceText.toLowerCase())) return true
  // "32 quid", "KSh 500", "1.290 kr"
  const typed = new Set([price.exact, priceText].flatMap((each) => valuesIn(each).slice(0, 2)))
  return valuesIn(text.all).some((value) => typed.has(value))
}

/** Each number of a text as it is read here and where the comma and the point change places. */
const valuesIn = (text: string): number[] =>
  (text.match(/\d(?:[\d., ]*\d)?/g) ?? []).flatMap((number) => {
    const solid = number.replaceAll(' ', '')
    return [Number(solid.replaceAll(',', '')), Number(solid.replaceAll('.', '').replace(',', '.'))]
  })

/** "$19" is not said by "$19.90" nor by "$190". */
function says({ all }: SpokenText, price: string | undefined): boolean {
  if (price === undefined) return false
  const value = amountsIn(price)[0]?.value
  // "About $35" and "thirty-five bucks" say $34.99.
  if (value !== undefined) {
    if (amountsIn(all).some((said) => namesPrice(said.value, value))) return true
    const plain = all.toLowerCase().replaceAll('-', ' ')
    if (bareFormsOf(value).some((form) => new RegExp(`(?<![\\w.$])${form}(?![\\w]|\\.\\d)`).test(plain))) return true
  }
  for (let at = all.indexOf(price); at >= 0; at = all.indexOf(price, at + 1))
    if (!/[\d.,]$/.test(all.slice(0, at)) && !/^[.,]?\d/.test(all.slice(at + price.length))) return true
  return false
}
