import type { ScoredBrief } from './scored-brief'
import { amountsIn, bareFormsOf, type Flag, namesPrice } from '../check'
import { countSpokenWords, PRICE_ON_SCREEN } from '../language'
import { hint, type Judged, judged, remedy } from './part'
import { between, contentWords, type SpokenText } from './spoken-text'
import type { Asks } from './types'

const LIMIT =
  /\b(?:skip (?:it|this)|(?:not|isn't|aren't) (?:right )?for (?:you|everyone)|(?:won't|don't) need (?:it|this|one)|if you (?:only|don't|never|already)|unless|points? off|fair warning|wrong buy|save your money|keep your money|wins at your place|stay with|pass\b)/i
const PROOF =
  /\b(?:watch|look|test(?:ed)?|see\?|checked|check that|up close|close-up|try it|clue|show|prove|replay|examined)\b/i

/** @param canShow Whether the brief names something that could be shown. */
export function trustPart(text: SpokenText, flags: readonly Flag[], canShow: boolean): Judged {
  const all = text.all.replaceAll('’', "'")
  const limit = LIMIT.test(all)
  const proof = PROOF.test(all)
  const clean = !flags.some((flag) => /^(?:SOC|ABS|EVID)-/.test(flag.rule))
  const advice = !clean
    ? remedy('Replace the claim that nobody can check.', 'Make compliant', 'make compliant')
    : !proof && canShow
      ? remedy('Add one test people can watch.', 'Add a demo', 'add a demo')
      : hint(limit ? 'Add one test people can watch.' : 'Say who should skip it.')
  return judged(
    'V6',
    0.1,
    4 * Number(limit) + 3 * Number(proof) + 3 * Number(clean),
    limit
      ? 'You say who it is not for.'
      : proof
        ? "You show it, but don't say who it isn't for."
        : 'Nothing here can be checked by watching.',
    advice,
  )
}

const CALL_VERB =
  /\b(?:tap|shop|buy|order|grab|get (?:yours|one|the|a|an|your|two|both)|add (?:it|them|this)?|save this|send this|comment|check|open|ask me|have a look|pick yours|visit|click|see (?:it|if)|compare|count|do the math|linked|link is|find it|try|book|reserve|schedule|start|sign up|join|enroll|subscribe|download|install|request|claim|take a look|add to cart)\b/i
const IN_APP =
  /\b(?:link(?:ed)?|shop|cart|comments?|save|send|right here|video|tiktok|box|ask me|below|what you'd|which (?:one|part|color)|the first thing)\b/i
/** Said to somebody, not told of somebody: "you tap the lid" asks for nothing. */
const TOLD = String.raw`(?<!\b(?:you|i|we|they|he|she|it|who|people|everybody|nobody|to|can|could|would|will|always|never|almost|not|don't|'ll|'d) )`
const ORDER = String.raw`(?:(?:tap|click) (?:on )?(?:the |that |this )(?:[\p{L}-]+ ){0,2}(?:link|button|cart|basket|bag|shop|video)|open (?:the |that |this )(?:[\p{L}-]+ ){0,2}(?:link|shop)|save this for|send this to|add (?:it|them|this|one|[\p{L}'-]+(?: [\p{L}'-]+){0,3}) to your (?:cart|basket|bag)|(?:shop|buy|order) now|comment (?:the|which|below|what|your)|grab (?:yours|one|it) (?:from|at|in|now)|(?:like and |please )?follow (?:me|for))\b`
/** What is an ask wherever it stands; a verb such as "check" alone may belong to a story. */
const ASK = new RegExp(String.raw`${TOLD}\b${ORDER}|\blinked right here\b`, 'iu')

export const isAsk = (sentence: string): boolean => ASK.test(sentence.replaceAll('’', "'"))

/** The last step that the last scene asks for; `own` is the call as the seller typed it. */
export function callOf({ lastSentences }: SpokenText, own = ''): string | undefined {
  const last = lastSentences[lastSentences.length - 1]
  const words = contentWords(own)
  const isOwn = (sentence: string) => words.some((word) => sentence.toLowerCase().includes(word))
  return (
    lastSentences.findLast((sentence) => isOwn(sentence) || CALL_VERB.test(sentence) || isAsk(sentence)) ??
    (last !== undefined && IN_APP.test(last) ? last : undefined)
  )
}

const MAX_CALL_WORDS = 16

/** How many next steps a viewer hears: one, in the last lines, is what every script wants. */
export function asksOf(text: SpokenText, own?: string): Asks {
  if (callOf(text, own) === undefined) return 'none'
  const early = text.sentences.slice(0, -3).some((sentence) => isAsk(sentence))
  // A seller's own call may be followed by its place: "Get yours today. It's linked right here."
  const asks = text.lastSentences.filter((sentence) => isAsk(sentence) && !/^it's linked/i.test(sentence)).length
  return early || asks > 1 ? 'several' : 'one'
}

export function offerPart(text: SpokenText, brief: ScoredBrief): Judged {
  const call = callOf(text, brief.call)
  const one = asksOf(text, brief.call) === 'one'
  const short = call !== undefined && countSpokenWords(call) <= MAX_CALL_WORDS
  const priced = isPriced(text, brief)
  const placed = call !== undefined && (CALL_VERB.test(call) || isAsk(call)) && IN_APP.test(call)
  // A call before the last scene is not at the end, but it is there.
  const isEarly = !call && text.sentences.some(isAsk)
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
    0.12,
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
  // "32 quid", "KSh 500"
  const [amount = ''] = /\d[\d.,]*/.exec(brief.price?.exact ?? '') ?? []
  const priced = isPriced(text, brief) || says(text, amount)
  return judged(
    'V7',
    0.12,
    6 * Number(call !== undefined) + 4 * Number(priced),
    call ? 'A clear next step.' : 'No clear next step.',
    priced
      ? hint('Type a call to action.')
      : remedy('Say the price once before the call.', 'Add price', 'add the price once'),
  )
}

const isPriced = (text: SpokenText, { price }: ScoredBrief) =>
  !price || text.all.includes(PRICE_ON_SCREEN) || says(text, price.exact) || says(text, price.under)

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

const TURN =
  /\b(?:then|so i|so now|enter|instead|now|turns out|until|after|one change|switch|challenger|reveal|short answer|reason|meet|the tool|step two|round one|point|verdict|that's when|that evening|ended at|what did it|here's what)\b/i
const INVITATION = /\b(?:comment|ask me|tell me|send this|your turn|your call|you decide|decide)\b/i

export function arcPart(text: SpokenText, brief: ScoredBrief): Judged {
  const turn = TURN.test(between(text, 0.3, 0.75).replaceAll('’', "'"))
  const last = between(text, 0.75, 1).toLowerCase()
  const returns =
    text.hasDialogue || brief.style === 'skit' || contentWords(text.hook).some((word) => last.includes(word))
  const invites = between(text, 0.3, 1).includes('?') || INVITATION.test(last)
  const advice = !returns
    ? hint('Bring the opening image back at the end.')
    : !turn
      ? remedy('Mark the turn in the middle: "then", "so I", "instead".', 'Another version', 'another version')
      : remedy('Add one line people want to answer.', 'Ask for an answer', 'new cta')
  return judged(
    'V8',
    0.08,
    4 * Number(turn) + 4 * Number(returns) + 2 * Number(invites),
    returns ? 'The ending pays off the opening.' : 'The ending forgets the opening.',
    advice,
  )
}
