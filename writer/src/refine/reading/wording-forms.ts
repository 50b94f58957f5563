import { contentStems } from '../../language'
import { priceIn, sceneIn } from '../wish-details'
import { CALL, DONT, DROP, ENDING, form, isInstruction, isMeta, namesPart, OPENING, slotOf, spokenOf, X } from './slots'
import type { Form, Wish } from './wish'

const MAX_FRESH = 14
const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half'

/** Other words in place of those that are named. */
export function replaceWish(rawOld: string, rawFresh: string, quotes: readonly string[]): Wish | undefined {
  const old = slotOf(rawOld, quotes)
  const fresh = slotOf(
    rawFresh.replace(
      / (?:everywhere|throughout|all the way through|instead|now|from now on|please|in the script)$/i,
      '',
    ),
    quotes,
  )
  if (!old || !fresh) return undefined
  if (
    !old.quoted &&
    /^(?:only|just|too|so|as|need|need to|in|that|very|it|like|the same|everyone|all|want)\b/i.test(old.text)
  )
    return undefined
  if (
    !fresh.quoted &&
    (isInstruction(fresh.text) ||
      /^(?:it|this|that) (?:how|like|as|in|for|to)\b|^(?:for|in|at|as|like|how)\b/i.test(fresh.text))
  )
    return undefined
  if ((!old.quoted && old.piece) || (!fresh.quoted && /^(?:the )?(?:very )?(?:first|last)\b/i.test(fresh.text)))
    return undefined
  if (
    /^(?:i|we|you|me|my|he|she|they|it|us|him|her|them)$/i.test(old.text) ||
    (!fresh.quoted && /^(?:use |say |put )?(?:it|that|this|the name)$/i.test(fresh.text))
  )
    return undefined
  // "Don't talk about it, only say it's free" are two wishes.
  if (
    !fresh.quoted &&
    !old.quoted &&
    /^(?:it|they|we|i|you)(?:['’](?:s|re|m)|\s)/i.test(fresh.text) &&
    !/^(?:it|they|we|i|you)\b|\p{Sc}|\d/iu.test(old.text)
  )
    return undefined
  // "It's" and "Link is" are half of a complaint.
  if (!fresh.quoted && HALF.test(fresh.text)) return undefined
  // A word in place of a whole clause leaves no sentence.
  if (CLAUSE.test(old.text) && !CLAUSE.test(fresh.text) && fresh.text.split(' ').length <= 2) return undefined
  if (
    old.text.split(' ').length >= 4 &&
    fresh.text.split(' ').length <= 2 &&
    !/\d/.test(old.text) &&
    !isPartOf(fresh.text, old.text)
  )
    return undefined
  // "It was five days of toast, not three": the number of the same thing.
  const [, number, thing = ''] = COUNTED.exec(fresh.text) ?? []
  if (number && !old.quoted && ONE_NUMBER.test(old.text))
    return { id: 'replace', replace: { old: `${old.text}${thing}`, fresh: `${number}${thing}` } }
  const part = old.quoted ? undefined : partWish(rawOld.trim(), fresh)
  if (part) return part
  if (!old.quoted && (namesPart(old.text) || contentStems(old.text).length + (/\d/.exec(old.text)?.length ?? 0) === 0))
    return undefined
  if (!fresh.quoted && (isMeta(fresh.text) || fresh.text.split(' ').length > MAX_FRESH || UNFIT.test(fresh.text)))
    return undefined
  const priced = /^(?:\p{L}{0,3}\p{Sc}\s?)?\d[\d.,]*$/u.test(old.text) ? priceWish(fresh.text) : undefined
  return {
    id: 'replace',
    ...(priced?.price !== undefined && /\p{Sc}|\p{L}/u.test(fresh.text) && { price: priced.price }),
    replace: {
      old: old.text,
      fresh: fresh.quoted ? fresh.text : spokenOf(fresh.text).replace(/^(?:it'?s|it is|that'?s) /i, ''),
    },
    ...(old.quoted && { quoted: true, ...(fresh.quoted && { instead: true }) }),
  }
}
const HALF = /^\p{L}+['’](?:s|re|m|ll)$|(?:^| )(?:is|are|was|were|isn't|aren't|wasn't|there)$/iu
const CLAUSE = /^(?:when|if|because|while|until|unless|so|that|who|where)\b/i
/** "Lip stain" of "this peel-off lip liner stain". */
const isPartOf = (text: string, whole: string) =>
  text
    .toLowerCase()
    .split(' ')
    .every((word) => whole.toLowerCase().split(' ').includes(word))
/** Where a second wish hangs on, the words are not only those to be said. */
const UNFIT =
  /\band (?:the|add|keep|say|put|make|also|then|\p{L}+ (?:to|->))\b|\bbut\b|\bcapital\b|\b(?:lower|upper) ?case\b|\b(?:price|line|scene|hook|script) same\b|->|\bor\b/iu

/** "Change the hook to ..." names a part, and not words. */
function partWish(part: string, fresh: { text: string; quoted: boolean }): Wish | undefined {
  if (new RegExp(`^${OPENING}$`, 'iu').test(part) && fresh.quoted) return { id: 'use-hook', text: fresh.text }
  if (
    (new RegExp(`^${CALL}$`, 'iu').test(part) || new RegExp(`^${ENDING}$`, 'iu').test(part)) &&
    (fresh.quoted ||
      /^(?:tap|comment|dm|order|shop|link|use|book|send|text|call|get|grab|visit|download|message)\b/i.test(fresh.text))
  )
    return { id: 'use-call', text: fresh.text }
  const amount = /^(?:the |my )?(?:price|cost)$/i.test(part) ? priceIn(`price ${fresh.text}`) : undefined
  return amount === undefined ? undefined : priceWish(fresh.text)
}

const AMOUNT = String.raw`(?:\p{L}{0,3}\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|dollars?|bucks|euros?|pounds|quid|usd|eur|gbp|kr|lei|aed|rwf|rm|rupees|naira|ringgit|dirhams?)|(?:rm|rwf|kr|aed|chf|s\$|c\$|a\$|nz\$)\s?\d[\d.,]*|\d[\d.,]*)`
const PRICED = form(String.raw`(?<amount>${AMOUNT})(?: now| only| from now on| (?:per|an?|each) \p{L}+)*`)

function priceWish(typed: string): Wish | undefined {
  const { amount = '' } = PRICED.exec(typed.trim())?.groups ?? {}
  const price = priceIn(`price ${amount}`)
  return price === undefined ? undefined : { id: 'set-price', price }
}

/** Of a price that says more than an amount: "39.90 this week only". */
export const PRICE_FORMS: readonly Form[] = [
  [
    form(
      String.raw`(?:(?:change|update|set|make|say|put|correct) )?(?:the |my |our )?(?:new )?(?:price|cost)(?: should| must)?(?: is| was| be| to|:| =|'s)?(?: now)?(?: at)? (?<rest>\S.{0,40})`,
    ),
    ({ rest = '' }) => priceWish(rest),
  ],
]

const CHANGE = 'change|swap|replace|switch|rename|correct|update|edit'
const TO = String.raw`(?:to(?: say| be| just)?|with|for|by|into|->)`
const USE = String.raw`(?:say|use|put|write|have it say|call it|call (?:her|him|them)|rather)`

const IT_IS = String.raw`(?:(?:say )?it(?:'s| is| was| should be)|${USE}|it|its|that(?:'s| was| is)|make it(?! about))(?: just| really)?`
const NOT = '(?:instead of|rather than|in place of|(?:and )?not)'

/** One thing in place of another. */
export const WORDING_FORMS: readonly Form[] = [
  [
    form(String.raw`(?:${CHANGE})(?: out| up)?(?: it)?(?: from)? (?<old>${X}),? ${TO}:? (?<fresh>${X})`),
    ({ old = '', fresh = '' }, quotes) => replaceWish(old, fresh, quotes),
  ],
  [
    form(String.raw`${IT_IS} (?<fresh>${X}),? ${NOT} (?<old>${X})`),
    ({ old = '', fresh = '' }, quotes) => replaceWish(old, fresh, quotes),
  ],
  [
    form(
      String.raw`(?:(?:talk|tell|make it) (?:it )?about )?(?<fresh>${X}) (?:instead of|rather than|in place of) (?<old>${X})`,
    ),
    ({ old = '', fresh = '' }, quotes) => (STARTS_ELSE.test(fresh) ? undefined : replaceWish(old, fresh, quotes)),
  ],
  [
    form(
      String.raw`(?:instead of|(?:${DONT} (?:say|saying|use|using|call(?: it| her| him| them)?|write|put|mention)|not)) (?<old>${X}),? (?:but |and |please )?(?:just |only |rather )*${USE}(?: just)? (?<fresh>${X})`,
    ),
    ({ old = '', fresh = '' }, quotes) => replaceWish(old, fresh, quotes),
  ],
  [
    form(
      String.raw`(?:it was |it's |its |it is |there (?:were|are|was) )?(?<fresh>(?:\S*[^\s,] ){0,6}\S+?),? (?:and |please,? )?(?:not|no be) (?<old>(?:[^\s,]+ ){0,3}(?:[^\s,]|,(?=\d))+)`,
    ),
    ({ old = '', fresh = '' }, quotes) => (STARTS_ELSE.test(fresh) ? undefined : counted(old, fresh, quotes)),
  ],
]
/** Begins an order of another kind. */
const STARTS_ELSE =
  /^(?:make|keep|talk|focus|less|more|show|add|write|a bit|sound|like|just|only|hands?|product|sounds?|feels?|looks?|price|text|start|end|open|begin|finish|voice|speak|be|calm|i|we|they|you|drop|remove|take|cut|delete|leave|lose|get|film|do|no|say)\b/i

/** A number or a name that was another one. */
function counted(old: string, fresh: string, quotes: readonly string[]): Wish | undefined {
  const amount = /^\p{Sc}?\d[\d.,]*(?: ?\p{Sc}| k's?)?$/u.test(old)
    ? /\p{Sc}?\d[\d.,]*(?: ?\p{Sc})?$/u.exec(fresh)?.[0]
    : undefined
  if (amount !== undefined && amount !== fresh) return replaceWish(old, amount, quotes)
  const counts = COUNTING.exec(fresh)
  if (amount === undefined && ONE_NUMBER.test(old) && counts?.[0] !== undefined)
    return replaceWish(`${old}${counts[1] ?? ''}`, counts[0], quotes)
  const [, place = ''] = /^((?:in|at|on|from|to|a|an|the) )/i.exec(old) ?? []
  const behind = place === '' ? -1 : ` ${fresh}`.toLowerCase().lastIndexOf(` ${place.toLowerCase()}`)
  if (behind >= 0) return counted(old.slice(place.length), fresh.slice(behind + place.length), quotes)
  // "My mother lives in Leeds, not York": a name in place of a name.
  if (/^\p{Lu}\S*$/u.test(old) && /\s/.test(fresh) && !fresh.includes('\ue010')) {
    const name = /\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*$/u.exec(fresh)?.[0]
    return name ? replaceWish(old, name, quotes) : undefined
  }
  const isExact = /[\d\p{Lu}\ue010]/u.test(fresh) || NUMBER.test(fresh) || old.split(' ').length <= 2
  return isExact &&
    fresh.split(' ').length <= old.split(' ').length + 3 &&
    !/^(?:funny|good|clear|strong|long|short|too|so|everyone|all|very|really|like|sure|just|only|more|less|a|the same|clear|good)\b/i.test(
      old,
    )
    ? replaceWish(old, fresh, quotes)
    : undefined
}
const COUNTING = new RegExp(String.raw`(?:(?:${NUMBERS})|\d[\d.,]*)( \p{L}+)$`, 'iu')
const NUMBER = new RegExp(String.raw`\b(?:${NUMBERS})\b`, 'i')
const COUNTED = new RegExp(String.raw`^((?:${NUMBERS})|\d[\d.,]*)( \p{L}+)\b`, 'iu')
const ONE_NUMBER = new RegExp(String.raw`^(?:(?:${NUMBERS})|\d[\d.,]*)$`, 'i')

function takeOut(raw: string, quotes: readonly string[]): Wish | undefined {
  if (
    /^(?:to|it(?! \p{L}+s\b)|down|from|by|in|on|at|for|how|why|all(?! (?:about|on|mentions)\b)|only|out)\b|\bnot\b/iu.test(
      raw.trim(),
    )
  )
    return undefined
  // "The price we are changing" goes on with a reason.
  if (/ (?:we|they|it|i|she|he) (?:are|is|am|will|was|were|have|has)\b/i.test(raw) && !/\ue010|^that /i.test(raw))
    return undefined
  const typed = raw
    .trim()
    .replace(/ (?:at all|completely|entirely|altogether|everywhere|from (?:it|there|the script|this))$/i, '')
  if (/^(?:the |my |any )?(?:price|prices|pricing|cost)$/i.test(typed)) return { id: 'remove-price' }
  if (namesPart(typed)) return undefined
  const isClause = /^that (?:it|they|we|i|you|he|she)\b/i.test(typed)
  const slot = slotOf(typed, quotes)
  if (
    !slot ||
    (!slot.quoted &&
      (isMeta(slot.text) ||
        isInstruction(slot.text) ||
        /\b(?:face|cuts?|pictures?|more|less|rest|instead)\b/i.test(slot.text) ||
        /\b(?:and|or|but)\b/i.test(slot.text)))
  )
    return undefined
  if (!slot.quoted && contentStems(slot.text).length === 0 && !/\d/.test(slot.text)) return undefined
  if (/^(?:one|first|second|third|last|other)$/i.test(slot.text)) return undefined
  return {
    id: 'take-out',
    about: slot.quoted ? slot.text : slot.text.replace(/^(?:the|that|any|my|all) (?=\S)/i, ''),
    ...(slot.quoted && { quoted: true }),
    ...(slot.line && { line: true }),
    ...((slot.piece || isClause) && { piece: true }),
  }
}

/** Something that is not to be said. */
export const TAKE_OUT_FORMS: readonly Form[] = [
  [
    form(String.raw`only once: (?<what>${X})`),
    ({ what = '' }, quotes) => {
      const wish = takeOut(what, quotes)
      return wish?.id === 'take-out' ? { ...wish, id: 'once' } : undefined
    },
  ],
  [
    form(
      String.raw`(?:${DROP}) (?:out )?(?<what>${X})(?: out| off| away)?(?: (?:in|from|of) (?<at>(?:scene \d+|the \p{L}+ (?:scene|shot))))?`,
    ),
    ({ what = '', at = '' }, quotes) => {
      const wish = takeOut(what, quotes)
      const scene = sceneIn(at)
      if (scene === undefined) return wish
      return wish?.id === 'take-out' && (wish.quoted || !/\btext\b/i.test(what)) ? { ...wish, scene } : undefined
    },
  ],
  [
    form(
      String.raw`(?:${DONT} (?:be )?(?:say(?:ing)?|mention(?:ing)?|use|using|talk(?:ing)? about|tell(?:ing)?(?: about)?|include|including|name|write|put)|without (?:saying |mentioning )?|no more|no mention of|leave out|no(?= \ue010)) (?<what>${X})`,
    ),
    ({ what = '' }, quotes) => takeOut(what, quotes),
  ],
  [
    form(
      String.raw`(?<what>${X}) (?:can|should|could|must|has to|needs to) (?:go|come out|be (?:removed|cut|deleted|left out|taken out|dropped)|out)(?: altogether| completely| too)?`,
    ),
    ({ what = '' }, quotes) => takeOut(what, quotes),
  ],
]

/** Words that follow "take out X": what is to be said in its place. */
export const INSTEAD_FORM = form(
  String.raw`(?:(?:we|i) (?=say )|just |only |rather |better |simply )*(?:say|use|put|write|change (?:it |this |that )?(?:to|into|for)|make (?:it|that)|call (?:it|her|him|them)|replace (?:it |that )?(?:with|by)|swap (?:it |that )?(?:for|with))(?: just)? (?!that\b)(?<fresh>${X})(?: instead)?`,
)
