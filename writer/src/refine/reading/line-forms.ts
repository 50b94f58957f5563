import { contentStems } from '../../language'
import {
  CALL,
  ENDING,
  form,
  isInstruction,
  isMeta,
  namesPart,
  OPENING,
  Q,
  SAY,
  SCENE,
  slotOf,
  spokenOf,
  spotOf,
  X,
} from './slots'
import type { Form, Wish } from './wish'

const BEFORE = `(?:at|in|to|into|as|for|on) `
const SPOT = String.raw`(?<spot>(?:right |just |directly |somewhere )?(?:(?:before|after|behind|near|next to) (?:the |my )?[^,;:\ue010]{2,50}|${BEFORE}(?:${OPENING}|${ENDING}|${CALL}|${SCENE})|first|last|earlier(?: on)?|early on|up ?front))`

const quoteOf = (token: string, quotes: readonly string[]) => quotes[Number(/\d+/.exec(token)?.[0])] ?? ''

/** Words of the seller's own, to be said as they are. */
function add(text: string, spot = '', quoted = false, isThat = false): Wish | undefined {
  const said = quoted ? text : spokenOf(text)
  const place = spot === '' ? undefined : spotOf(spot)
  if (
    /^(?:it|that|this|them) (?:back|in|into|on|onto|to|too|up|out|at|straight|away|down|there|here|near|before|after|right|somewhere|later|earlier|sooner|first|last|as|like|so)\b|^(?:you|u) (?:forgot|left|missed|didn)/i.test(
      said,
    )
  )
    return undefined
  // One word is no line: it belongs into one.
  if (!said.includes(' ') || (spot !== '' && !place)) return undefined
  if (
    !quoted &&
    ((isInstruction(said) && !(isThat && isTold(said))) ||
      isMeta(said) ||
      !isSayable(said) ||
      contentStems(said).length === 0)
  )
    return undefined
  return { id: 'add', text: said, ...(quoted && { quoted: true }), ...place }
}

/** "That gen is not an option again" speaks of no script. */
const isTold = (text: string) =>
  isStatement(text) &&
  !/\b(?:script|voice ?over|screen|captions?|scenes?|hooks?|cta|call to action|version|rephrase|at the (?:end|start|top))\b/i.test(
    text,
  )

/** A sentence or a fact; "the canals bit last" and "myriad" say what to do. */
const isSayable = (text: string): boolean =>
  isFragment(text) ||
  (isStatement(text) &&
    !/^(?:after|before|behind|when)\b|^(?:the|my) (?:\p{L}+ ){1,3}?(?:line|bit|part|sentence|joke|one)\b|^\p{L}+ \p{L}+ing\b/iu.test(
      text,
    ))

/** What is to be said of something, in words that may stand in the brief. */
function mention(raw: string, quotes: readonly string[], spot = ''): Wish | undefined {
  const slot = slotOf(
    raw.replace(/ (?:in (?:the )?(?:script|video)|too|also|as well|again|please|somewhere)$/i, ''),
    quotes,
  )
  const place = spot === '' ? undefined : spotOf(spot)
  if (!slot || slot.quoted || (spot !== '' && !place)) return undefined
  if (/^(?:the |my )?(?:price|cost|pricing|how much it costs|what it costs)$/i.test(slot.text))
    return place ? { id: 'move', about: 'price', ...place } : { id: 'add-price' }
  if (new RegExp(`^(?:${CALL}|(?:the |my )?link)$`, 'iu').test(slot.text))
    return place ? { id: 'move', about: 'call to action', ...place } : undefined
  if (isMeta(slot.text) || isInstruction(slot.text) || NO_TOPIC.test(slot.text)) return undefined
  if (contentStems(slot.text).length === 0) return undefined
  return { id: 'mention', about: slot.text, ...place }
}
const NO_TOPIC =
  /^(?:in|at|on|for|to|as|around|by|with|how|why|what|when|where|who|whether|if|about|more|less|a|an|some|another|one|two|three|extra|it|them|social proof|funny|humou?r)\b|\b(?:back in|jokes?|feelings?|emotions?|energy|story|pauses?|music|transitions?|ending|urgency|trust|proof|features?|details?|emojis?|testimonials?|reviews?|demo)$/i

const SUBJECT = String.raw`(?:it|it's|its|it'll|they|they're|theyre|we|we're|we've|were|i|i'm|im|i've|ive|i'll|ill|you|you're|u|ur|you'll|he|he's|she|she's|there|there's|theres|this|that|nobody|no one|everyone|my|our|his|her|your|the|a|an|each|every|all|one|some|most)`
const NO_VERB =
  /^\S+ (?:without|than|all|again|short|simple|sound|before|after|in|at|on|with|for|to|from|like|as|more|less|and|or|but|how|why|what|when|who|where|first|last|earlier|later|too|because|so|now|of|is there)\b/i
const VERB =
  /\b(?:is|are|was|were|am|has|have|had|can|can't|cannot|will|won't|does|doesn't|do|don't|dont|makes?|takes?|fits?|comes?|goes|(?<!\bat )lasts?|works?|holds?|keeps?|needs?|gets?|got|costs?|charges?|weighs?|starts?|ends?|runs?|brings?|shows?|grows?|ships?|went|said|says|won|stole|lost|helps?|covers?|cleans?|folds?|opens?|closes?|stays?|dries|washes|used|sells?|sold|bought|buys?|loves?|uses?|gives?|gave|took|made|posts?|delivers?|pack|packing|smells?|feels?|looks?|tastes?|sounds?|counts?|rotates|asks?|told|knows?|floats?|survived|double|remember|remembers|flags?|reads?|sees?)\b|['’](?:s|re|m|ve|ll)\b|\b(?:it|they|we|i|you|he|she) \p{L}{3,}/iu
const FRAGMENT =
  /^(?:no|free|only|limited|(?:an? )?(?:discount|offer|sale)\b.*\d|comes in|fits|made in|made of|ships?|works on|works with|available|\d[\d.,]*\s?\p{L}+|\p{Sc}\d|\d+%|code|use code)\b.{3,}/iu
const isFragment = (text: string): boolean => FRAGMENT.test(text) && text.split(', ').slice(1).every(isSayable)
/** "It's for students" has its verb in the first word. */
const IS = /^(?:\p{L}+['’](?:s|re|m)|its|im|theyre|youre|theres) /iu
/** "The phone on and the cart icon shows up" and "text that says unicorn" have a verb in another clause only. */
const LATE_VERB = /^((?:\S+ ){1,5}?)(?:how|(?:on|in|off|up|out|at) and|(?:that|which) (?:says?|shows?|reads?)) /i
const hasLateVerb = (text: string) => !VERB.test(LATE_VERB.exec(text)?.[1] ?? 'it is')
/** Whether words are a sentence that can be spoken. */
export const isStatement = (text: string): boolean =>
  text.split(' ').length >= (IS.test(text) ? 2 : 3) &&
  !/^(?:how|why|what|when|where|who|whether|if|about)\b/i.test(text) &&
  !hasLateVerb(text) &&
  (IS.test(text) || /^\p{Lu}\p{L}+ (?:in|from|at|of) \p{Lu}/u.test(text) || !NO_VERB.test(text)) &&
  ((new RegExp(`^${SUBJECT}\\s`, 'iu').test(text) && (VERB.test(text.split(',')[0] ?? '') || IS.test(text))) ||
    (text.split(' ').length >= 4 &&
      VERB.test(text.split(',')[0]?.split(' ').slice(1).join(' ') ?? '') &&
      !/^\p{L}+ (?:or|and) /iu.test(text)))

const FILL = '(?: in| also| clearly| too| early on| somewhere| out loud| that)*'
const LINE = String.raw`(?: (?:a|an|another|one|some|this|the|my)(?: \p{L}+)? (?:line|sentence|bit|word|mention|offer|note|part|one|stat|example|thing)s?)?`
const A_LINE = String.raw`(?: (?:a|an|another|one|some|this)(?: (?:short|little|quick|new|small|honest))? (?:line|sentence|bit|mention|note)s?)`
const START = String.raw`(?:starts?|begins?|opens?|leads?|kicks? off|hook)(?: it| off| out| right| us| me| the (?:video|script))*(?: directly| straight| instead| right)*`
const END = String.raw`(?:end|finish|close|wrap up)(?: it| off| the (?:video|script))*`
/** Words that stand in quotes. */
export const QUOTED_FORMS: readonly Form[] = [
  [
    form(
      String.raw`${START}(?: (?:with|from|on|by|at|as))?(?: (?:a |the )?question)?:? ?(?<q>${Q})(?:,? (?:instead|first|then .*))?`,
    ),
    ({ q = '' }, quotes) => ({ id: 'open-with', text: quoteOf(q, quotes), quoted: true }),
  ],
  [
    form(
      String.raw`(?:use (?:this )?|change |make |new |my |set )*(?:${OPENING})(?: (?:should|could|must|can|will))?(?: be| is| to| say| as)*:? ?(?<q>${Q})(?: instead)?|(?:use|make|put|try|i want|have) (?<r>${Q}) (?:as|at|in|for|to) ${OPENING}`,
    ),
    ({ q, r }, quotes) => ({ id: 'use-hook', text: quoteOf(q ?? r ?? '', quotes) }),
  ],
  [
    form(
      String.raw`(?:use (?:this )?|change |make |my |new |set |replace )*(?:${CALL})(?: (?:should|could|must|can|with))*(?: be| is| to| say| as)*:? ?(?<q>${Q})(?: instead)?`,
    ),
    ({ q = '' }, quotes) => ({ id: 'use-call', text: quoteOf(q, quotes) }),
  ],
  [
    form(
      String.raw`(?:(?:change |make |have |let )*(?:at )?${ENDING}|${END})(?: (?:should|could|must))?(?: (?:with|on|by|to|be|is|say|says))*:? ?(?<q>${Q})(?<instead> instead)?|(?<r>${Q}) (?:should|must|could|has to|needs to) be ${ENDING}|(?:say|use|put|have) (?<s>${Q}) (?:right |just )?(?:at|as|in|to|for) ${ENDING}(?:,? with nothing after(?: it)?)?`,
    ),
    ({ q, r, s, instead }, quotes, text = '') => ({
      id: 'end-with',
      text: quoteOf(q ?? r ?? s ?? '', quotes),
      ...((instead || /^(?:change|make)\b|^(?:the |my )?(?:last|final) (?:line|sentence)\b/i.test(text)) && {
        instead: true,
      }),
    }),
  ],
  [
    form(
      String.raw`(?:${SAY})${FILL}${LINE}(?: (?:that says|saying|where i say|like|telling (?:them|people)|aloud|as well|also))*:? ?(?<q>${Q})(?: ${SPOT})?(?: too| as well| somewhere)?`,
    ),
    ({ q = '', spot = '' }, quotes, order = '') => {
      const [text, isSaid] = [quoteOf(q, quotes), spot === '' && /^(?:say|put|write|use) \ue010/i.test(order)]
      const wish = add(text, spot, true)
      return isSaid && CALLS.test(text)
        ? { id: 'use-call', text }
        : wish && { ...wish, ...(isSaid && { instead: true }) }
    },
  ],
]

const CALLS_OUT =
  'grab|get|order|book|tap|call|ring|text|message|dm|visit|come|sign up|download|shop|look for it|find (?:it|us|me)|check out'
const CALLS = new RegExp(`^(?:${CALLS_OUT}) (?!rid\\b)`, 'i')

/** Sentences in the seller's own words, and what the brief says of something. */
export const LINE_FORMS: readonly Form[] = [
  // Where one finds the seller.
  [
    form(
      String.raw`(?!.*\bscreen\b)(?:${SAY}) (?<said>(?:my |the |our )?(?:discount |promo |phone |shop )?(?:code|address|number|website|insta(?:gram)?|handle|e-?mail|whatsapp)[,:]? (?=\S*[\d@./A-Z])[^\ue010\ue011]{3,80}?)(?: at ${ENDING})?`,
    ),
    ({ said = '' }) =>
      /[\d@.]|\p{Lu}{2}/u.test(said) ? { id: 'add', text: said, quoted: true, where: 'end' } : undefined,
  ],
  // What is missed.
  [
    form(String.raw`bring in: (?<what>[^\ue010\ue011]{3,160})`),
    ({ what = '' }, quotes) => (isStatement(what) ? add(what, '', false, true) : mention(what, quotes)),
  ],
  // Words that the wish announces.
  [
    form(
      String.raw`(?:${SAY}|make sure (?:they|people) know)${FILL}${A_LINE}?(?: in)?(?: (?:that says|saying|where i say|telling (?:them|people)))?(?:,? (?:the fact )?that) (?<said>.{3,250}?)(?: (?<spot>(?:at|in|to) (?:the |my )?(?:very )?(?:${OPENING}|${ENDING}|${CALL})))?`,
    ),
    ({ said = '', spot = '' }) =>
      /^(?:in|at|too|also|out)$/i.test(said) || (said.split(' ').length < 5 && spotOf(said))
        ? undefined
        : add(said, spot, false, true),
  ],
  [
    form(
      String.raw`(?:tell|ask|get) (?:them|people|ppl|viewers|everyone) to (?<call>(?!know\b|understand\b|feel\b).{3,160})`,
    ),
    ({ call = '' }) => (isInstruction(call) ? undefined : { id: 'use-call', text: call }),
  ],
  [
    form(String.raw`(?:say|write|put) (?<call>(?:${CALLS_OUT}) (?!rid\b).{3,100})`),
    ({ call = '' }) => (isInstruction(call) ? undefined : { id: 'use-call', text: spokenOf(call) }),
  ],
  [
    form(
      String.raw`(?:only |just )?(?:${SAY})(?: in| also| too| clearly)* (?<said>[^\ue010\ue011]{3,200}?)(?: ${SPOT})?`,
    ),
    ({ said = '', spot = '' }) => {
      const text = spokenOf(said)
      return (isStatement(text) || isFragment(text)) && !NOT_ONLY_SAID.test(text) ? add(text, spot) : undefined
    },
  ],
  [
    form(
      String.raw`${START}(?: (?:with|on|by))?(?: asking)? (?:a )?question|(?:${OPENING}) (?:as|should be|must be|could be|is|to be) (?:a )?question|make (?:${OPENING}) a question|(?:a )?question (?:at|in|as) (?:${OPENING})`,
    ),
    () => ({ id: 'question-hook' }),
  ],
  [
    form(String.raw`(?:${SAY})(?: in| also| too| clearly)* (?<what>${X})(?: ${SPOT})?(?: too| as well| also)?`),
    ({ what = '', spot = '' }, quotes, text = '') => {
      const wish = mention(what, quotes, spot)
      // What is to be said in these words, and not what it is to be about.
      const isSaid =
        /^say /i.test(text) && what.split(' ').length >= MIN_SAID && !/^(?:the|both|all|my|a|an)\b/i.test(what)
      return wish?.id === 'mention' && isSaid ? { ...wish, text: what } : wish
    },
  ],
]
const MIN_SAID = 4
/** Says beside the words what not to say, or asks for a line of the writer's own. */
const NOT_ONLY_SAID =
  /^(?:so|that|how)\b|,? \bnot\b (?!\p{L}+ing\b)|\bor say\b|^(?:an?|the|some|another|one) (?:line|sentence|bit|joke|\p{L}+ (?:that|which|about|where))\b/iu

const PLACED = String.raw`(?:(?:right |just |directly |straight )*(?:(?:before|after|behind|ahead of|in front of) (?:the |my )?[^,;:\ue010]{2,50})|(?:to|at|in|into|as|for|on) (?:${OPENING}|${ENDING}|${SCENE})|first|last|the (?:very )?(?:first|last) (?:line|thing|sentence)(?: in the (?:video|script))?|earlier|sooner|up ?front|(?:to )?the (?:front|end)(?: of .*)?|higher up)`
const MOVE = String.raw`(?:move|bring|place|shift|put|get|show|have|mention|say|use|tell|let|i want|want)`

function move(raw: string, spot: string, quotes: readonly string[]): Wish | undefined {
  const place = spotOf(spot.replace(/ (?:of|in) (?:the |it).*$/i, ''))
  const typed = raw.trim().replace(/ (?:also|again)$/i, '')
  if (
    !place ||
    /^(?:it|this|that|them)$/i.test(typed) ||
    /^(?:put|move|bring|place|use|swap)\b/i.test(typed) ||
    /\b(?:at|to|in) the (?:end|start|beginning)\b/i.test(typed) ||
    typed.split(' ').length > 9
  )
    return undefined
  if (/^(?:the |my )?(?:(?:price|cost)(?: up)?|\p{Sc}\s?\d[\d.,]*)$/iu.test(typed))
    return { id: 'move', about: 'price', ...place }
  if (new RegExp(`^(?:${CALL}|(?:the |my )?link)$`, 'iu').test(typed))
    return { id: 'move', about: 'call to action', ...place }
  const slot = slotOf(typed, quotes)
  if (!slot || namesPart(slot.text) || (!slot.quoted && isMeta(slot.text)) || place.where === 'in') return undefined
  if (contentStems(slot.text).length === 0) return undefined
  return { id: 'move', about: slot.text, ...(slot.quoted && { quoted: true }), ...place }
}

/** What is said already, at another place. */
export const ORDER_FORMS: readonly Form[] = [
  [
    form(
      String.raw`${START} (?:with|from|on|by|at) (?<what>${X})(?: instead| first)?(?:,? (?:and|then) (?:the rest|everything else|go (?:on|back) from there))?`,
    ),
    ({ what = '' }, quotes) => move(what, 'first', quotes),
  ],
  [
    form(String.raw`${END} (?:with|on|by) (?<what>${X})(?: instead)?`),
    ({ what = '' }, quotes) => move(what, 'last', quotes),
  ],
  [
    form(
      String.raw`${MOVE} (?<what>${X})(?: up)?(?: (?:be|come|go))?,? (?<spot>${PLACED})(?: please| instead|,? then the rest|,? (?:right |just )?(?:after|before) [^,]{2,40}|,? as (?:a |the )?(?:punch ?line|joke|hook|opener|ending))?`,
    ),
    ({ what = '', spot = '' }, quotes) => move(what, spot, quotes),
  ],
  [
    form(
      String.raw`(?<what>${X}) (?:should|must|could|can|needs? to|has to|have to) (?:be|come|go|stand|appear)(?: said| put)? (?<spot>${PLACED})`,
    ),
    ({ what = '', spot = '' }, quotes) => move(what, spot, quotes),
  ],
  [
    form(
      String.raw`(?<what>(?:the |my )?(?:price|cta|call to action|code|link|\d{1,2}|scene \d{1,2}|line \d{1,2}|(?:\S+ ){0,4}?\S+))(?: (?:put|come|comes|be|go|goes))? (?<spot>first|last|earlier|at (?:${OPENING}|${ENDING})|up ?front|before (?:the |my )?[^,;:\ue010]{1,50}|in front|as the first thing)(?:,? (?:please|then the rest|after everything))?`,
    ),
    ({ what = '', spot = '' }, quotes) =>
      ORDER_STARTS.test(what)
        ? undefined
        : move(
            /^\d+$/.test(what) ? `scene ${what}` : what,
            spot.replace(/(?<=^(?:before|after) )(?=\d{1,2}$)/, 'scene '),
            quotes,
          ),
  ],
]
const ORDER_STARTS =
  /^(?:mention|include|put|move|bring|place|use|have|explain|compare|the order|if|when|because|my (?:husband|wife|mom|mum|boss|friend)|make|add|say|keep|show|end|start|open|begin|less|more|no|not|don'?t|change|cut|remove|shorter|longer|it|this|that|i|we|you|they|write|give|a|is|something|someone|one|people|tell|talk|stop|slow|too|text|like)\b/i
