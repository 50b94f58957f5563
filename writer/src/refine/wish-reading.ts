import { contentStems } from '../language'
import { saysAll, topicsOf } from './about'
import { questionWish, HOOK_FORMS } from './reading/answer-forms'
import { audienceWish, featureWish, knownWishes, mannerWish, namedWish } from './reading/known-wishes'
import { lengthWish } from './reading/length-forms'
import { LINE_FORMS, ORDER_FORMS, QUOTED_FORMS } from './reading/line-forms'
import { framed, WROTE } from './reading/frames'
import { asksSomething, type Clause, clausesOf, isPraise, isReason, plain, QUOTED, restored } from './reading/message'
import { PICTURE_FORMS, SCENE_FORMS, SCREEN_FORMS } from './reading/scene-forms'
import { DROP, ENDING, form, isMeta, OPENING, readForms, SAY, SCENE, spotOf } from './reading/slots'
import type { Form, Kept, Reading, Wish } from './reading/wish'
import { INSTEAD_FORM, PRICE_FORMS, replaceWish, TAKE_OUT_FORMS, WORDING_FORMS } from './reading/wording-forms'
import { wishWords } from './prompt-words'
import { sharedRun } from './swapped-words'
import { sceneIn, scenesIn } from './wish-details'
import { type WishId, type WishKind, WISHES } from './wishes'

export type { Kept, Reading, Wish } from './reading/wish'

/** What a clause asks for. */
interface Read {
  wishes: Wish[]
  keep: Kept[]
  declined: WishKind[]
}
const read = (wish: Wish): Read => ({ wishes: [wish], keep: [], declined: [] })

/** Wishes that read no words of the script: a list of them needs no verb of its own. */
const SHORT_FORMS: readonly Form[] = [...HOOK_FORMS, ...SCREEN_FORMS, ...PRICE_FORMS, ...SCENE_FORMS]
const WORD_FORMS: readonly Form[] = [
  ...PICTURE_FORMS,
  ...QUOTED_FORMS,
  ...WORDING_FORMS,
  ...TAKE_OUT_FORMS,
  ...LINE_FORMS,
  ...ORDER_FORMS,
]

interface Context {
  quotes: readonly string[]
  features: readonly string[]
}

/** A clause that names no words of the script. */
function readShort(text: string, { quotes, features }: Context): Read | undefined {
  const kept = keptIn(text, quotes)
  if (kept) return { wishes: [], keep: kept, declined: [] }
  const wish = readForms(SHORT_FORMS, text, quotes) ?? lengthWish(text)
  if (wish) return read(wish)
  const people = audienceWish(text)
  if (people) return read(people)
  const formal = /\b(?:tone|style|format|as|into)\b|^make it an? /i.test(text) ? namedWish(text) : undefined
  if (formal) return read(formal)
  const known = /[\ue010\ue011]/.test(text) ? undefined : knownWishes(text)
  if (known) return known
  const proof = /^add (?:social proof|a review|a testimonial):? ?\ue010(\d+)\ue011$/i.exec(text)?.[1]
  if (proof) return read({ id: 'social-proof', text: quotes[Number(proof)] ?? '' })
  const other = namedWish(text) ?? featureWish(text, quotes, features) ?? mannerWish(text)
  return other && read(other)
}

/** A clause of which each word means something, in its own words or in plain ones; undefined where one does not. */
function readWhole(text: string, context: Context): Read | undefined {
  const own = readPlain(text, context)
  const other = own ? undefined : framed(text)
  return own ?? (other === undefined ? undefined : readPlain(other, context))
}

function readPlain(text: string, context: Context): Read | undefined {
  const short = readShort(text, context)
  if (short) return short
  const wish = readForms(WORD_FORMS, text, context.quotes)
  return wish && read(wish)
}

const CUT =
  /(?<=\ue011) (?=(?:it|they|nobody|no one|that|people|i)\b)| (?=(?:i'?m|im|i am|its|it's|we are|we're|they are|theres|there's) |(?:my|people|nobody|no one|everybody|customers|it) (?:\p{L}+ )?\p{L}+(?:s|ed)\b)|,? (?:because|since|bc|bcs|cos|cuz|coz|so(?: that)?|otherwise|in case) |, | - | \(/giu

/** "At the end say X" as "say X at the end". */
const spotLast = (text: string) =>
  text
    .replace(new RegExp(String.raw`^((?:at|in) (?:${OPENING}|${ENDING})),? (.+)$`, 'iu'), '$2 $1')
    .replace(new RegExp(String.raw`^for (?:${ENDING}),? (?=(?:tell|ask|get)\b)`, 'iu'), '')

/** A clause, without the reason before or behind it, or a list of clauses. */
function readClause(text: string, context: Context): Read | undefined {
  const whole = readWhole(text, context) ?? readWhole(spotLast(text), context)
  // "If they block it, say so" asks for nothing yet.
  if (whole || /^(?:if|unless)\b/i.test(text)) return whole
  const cuts = [...text.matchAll(CUT)]
  for (const { index, 0: join } of cuts.reverse()) {
    const [head, tail] = [text.slice(0, index).trim(), text.slice(index + join.length).trim()]
    const isWhy = /\p{L}/u.test(join) || isReason(tail) || isPraise(tail) || BARE_DROP.test(tail)
    const found = isWhy && !asksSomething(tail) ? readWhole(head, context) : undefined
    if (found) {
      // "Drop the price, the hook is weak" are two wishes.
      const also = PARTS.test(tail) && !IT.test(tail) ? readWhole(tail, context) : undefined
      return also ? joined(found, also) : found
    }
    const meant = resolved(head, tail, context)
    if (meant) return meant
    // "The goat part is the best, make it longer" is no wish for the whole script.
    if ((isReason(head) || isPraise(head)) && PARTS.test(head) && IT.test(tail)) return undefined
    const behind =
      (join.startsWith(',') || join === ' - ') &&
      (isReason(head) || isPraise(head) || restates(head, tail)) &&
      (ORDERS.test(plainStart(tail)) || framed(plainStart(tail)) !== undefined)
        ? readWhole(plainStart(tail), context)
        : undefined
    if (behind) return behind
  }
  return readList(text, context)
}
const PARTS = /\b(?:scene|line|hook|ending|start|opening|opener|middle|story|part|bit|end|sentence)\b/i
const plainStart = (text: string) => plain(text.replace(/^(?:so|and|but|then|please|maybe) /i, ''))
const joined = (...all: readonly Read[]): Read => ({
  wishes: all.flatMap(({ wishes }) => wishes),
  keep: all.flatMap(({ keep }) => keep),
  declined: all.flatMap(({ declined }) => declined),
})

/** Whether words without a verb of change name what the order behind them is about: "34.95 plus postage, you left off the postage". */
const restates = (head: string, tail: string) =>
  !VERBS.test(head) && topicsOf(head).some((topic) => topicsOf(tail).includes(topic))
const VERBS = new RegExp(
  String.raw`\b(?:${DROP}|${SAY}|change|replace|swap|move|use|make|start|end|open|show|keep|more|less|not?|don'?t|without|instead)\b`,
  'i',
)

const YOU_WROTE = new RegExp(String.raw`^(?:but |and )?${WROTE} ((?!(?:it|him|her|them|that)\b)[^,]{1,30})$`, 'i')
const YOU_FORGOT =
  /^(?:you|u)(?:'ve| have)? (?:forgot|missed|left out|didn'?t (?:say|mention)) (?:it|that|those|them|this|both)(?: (?:and|but) .*)?$|^(?:you|u) only (?:say|said|mention(?:ed)?|talk|speak)\b|^(?:add|mention|say|put|include) (?:it|that|this)(?: in| too)?$/i
const CALLED =
  /^((?:my |the |our )?[\p{L}-]+(?: [\p{L}-]+)??)(?:'s name)? is (?:called |named )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}\S+)?)$/u
const USE_NAME = /^use (?:that|it|(?:the|that|her|his) name)(?: instead)?(?: of (.{2,40}))?$/i
const LINE_THERE = new RegExp(
  String.raw`^(?:(?:start|open|begin) with (?:it|that|this)|(end|finish) (?:with|on) (?:it|that|this)|(?:use|make|have) (?:it|that|this)(?: as| at| in| to| for| be)? (?:${OPENING}|first)|say (?:it|that|this) (earlier|sooner))$`,
  'i',
)
const DENIED = /^(?:we|i) (?:don'?t|do not|never|didn'?t) \p{L}+ ([^,]{3,40})$/iu
const SUBJECT =
  /^(?:i (?:really )?(?:love|like|hate) |love )?(?!(?:it|this|that|they|he|she|i|we|you)\b)(\S+(?: \S+){0,8}?)(?:,? (?:is|are|was|were|isn'?t|aren'?t|comes?|gets?|sounds?|feels?)\b.*)?$/i
const OF_IT =
  /^(?<verb>(?:put|move|bring|use|make|have|take|leave|drop|remove|delete|cut|lose|keep|mention|say|add|show)(?: up| out)?)(?: (?:it|that|this|them|that one))(?: (?<rest>.+))?$/i

/** What "it" means in an order by the words before it: "The goat part is the best, put it first". */
function resolved(head: string, typed: string, context: Context): Read | undefined {
  const tail = plainStart(typed)
  // "My daughter's name is Aoife, use that."
  const [, who = '', name] = CALLED.exec(head) ?? []
  const named = name && USE_NAME.exec(tail)
  const other = named ? replaceWish(named[1] ?? who, name, context.quotes) : undefined
  if (other) return read(other)
  // "It was nine knives. You wrote seven."
  const wrong = YOU_WROTE.exec(typed)?.[1]
  if (wrong !== undefined) return readWhole(`${head}, not ${wrong}`, context)
  if (VERBS.test(head.replace(/\b(?:not?|don'?t)\b/gi, ''))) return undefined
  if (YOU_FORGOT.test(typed)) return readWhole(`bring in: ${head}`, context)
  // A sentence that was typed is the line itself; of one that is praised, what it speaks of.
  const [, subject = ''] = SUBJECT.exec(head) ?? []
  const there = isPraise(head) ? undefined : LINE_THERE.exec(tail)
  const where = there?.[1] ? 'end' : there?.[2] ? 'earlier' : 'hook'
  // "I wrote that you squash it, start with that" may have it in other words.
  const own = head.replace(/^(?:i|we) (?:wrote|said|typed|told you) (?:that )?/i, '')
  if (there) return read({ id: 'move', about: restored(own, context.quotes), quoted: own === head, where })
  const { verb, rest = '' } = OF_IT.exec(tail)?.groups ?? {}
  const denied = DENIED.exec(head)?.[1]
  const isDrop = new RegExp(`^(?:${DROP})`, 'i').test(`${verb} ${rest}`)
  const about = denied !== undefined && isDrop ? denied : subject
  return verb === undefined || about === '' ? undefined : readWhole(`${verb} ${about} ${rest}`.trim(), context)
}

const ORDERS = new RegExp(
  String.raw`^(?:${DROP}|${SAY}|change|replace|swap|move|use|make|start|end|open|begin|show|split|shorten|keep|call)\b`,
  'i',
)
const VERB = new RegExp(String.raw`^(${DROP}|${SAY}|keep|change|more|less)\b`, 'i')

/** Several short wishes in a row, each of which is understood: "shorter, new hook and drop the price". */
function readList(text: string, context: Context): Read | undefined {
  const parts = text.split(/,(?: and| but| then)? | and | but | & | plus | \+ /i).map((part) => plainStart(part.trim()))
  // "The tone was meant to be educational, expert" complains.
  if (parts.length < 2 || parts.length > 6 || /\b(?:was|were) (?:meant|supposed)\b/i.test(text)) return undefined
  let all = joined()
  let verb = ''
  const isListed = !/,/.test(text) || new RegExp(`^(?:${DROP})\\b`, 'i').test(text)
  let found = 0
  for (const part of parts) {
    const own = VERB.exec(part)?.[1]
    const isWhy = isReason(part) || isPraise(part) || IDLE.test(part) || /^not (?:too |so )?\p{L}+$/iu.test(part)
    const each =
      readShort(part, context) ??
      (own ? readWhole(part, context) : undefined) ??
      (verb &&
      !own &&
      !isWhy &&
      isListed &&
      (!/,/.test(text) || /^(?:the|my|that|this|all|any|an?|\d+|\ue010)/i.test(part)) &&
      !/^(?:in|at|on|for|to|as|around|by|with|only|just|not|no|go|get|make|start|end|do|be|it|i|we)\b/i.test(part)
        ? readWhole(`${verb} ${part}`, context)
        : undefined)
    verb = own ?? verb
    if (each) {
      found++
      all = joined(all, each)
    } else if (!isWhy) return undefined
  }
  // "A different hook, more strong" wants no other manner of everything.
  if (all.wishes.some(({ id }) => PART_WISHES.has(id))) all.wishes = all.wishes.filter(({ id }) => id !== 'manner')
  return found > 0 ? all : undefined
}
const PART_WISHES: ReadonlySet<WishId> = new Set<WishId>(['change-hook', 'list-hooks', 'change-call', 'ending'])

const KEEP = form(
  String.raw`(?:i (?:like|love) .{3,60}?,? )?(?:keep|leave|preserve|don'?t (?:touch|change|alter|edit|cut|lose)|do not (?:touch|change|alter|edit)|without (?:changing|touching|losing)|not touch)(?<what>[^,;]{2,80}?)?(?: (?:as (?:it )?is|the same|in|where it is|alone|like (?:it is|that|this)))?|(?:the )?(?<same>price|rest|everything else) (?:stays? |is |remains )?(?:the )?same|same (?<also>price|rest|everything else)|(?<said>\ue010\d+\ue011) is [^,]{2,20},? (?:leave|keep|don'?t touch)(?: it| that)?|(?<before>[^,;\ue010]{3,80}?)(?: [-–—]|,|:) (?:please )?(?:keep|leave) (?:that|it|this)(?: in)?(?:,.*)?`,
)

function keptIn(text: string, quotes: readonly string[]): Kept[] | undefined {
  const slots = KEEP.exec(text)?.groups
  if (!slots) return undefined
  const what = restored(
    slots['what'] ?? slots['said'] ?? slots['same'] ?? slots['also'] ?? slots['before'] ?? '',
    quotes,
  )
    .replace(/"/g, '')
    .replace(/ (?:whatever (?:you do|happens)|no matter what)$/i, '')
    .trim()
  if (/^(?:out|off|only one|one|some|an?)\b| out of | off$|^(?:it|this|that) \S| out(?: and\b|$)|\bbut\b/i.test(what))
    return undefined
  const kept: Kept[] = []
  if (/\b(?:hook|opening|opener|intro|first line|beginning|start)\b/i.test(what)) kept.push('hook')
  if (/\b(?:cta|call to action|call|ending|last line|end)\b/i.test(what)) kept.push('call')
  if (/^(?:the )?price$/i.test(what)) kept.push('price')
  if (/\b(?:features|specs|facts|numbers|figures)\b/i.test(what)) kept.push('feature')
  if (/\b(?:numbers|figures)\b/i.test(what)) kept.push('price')
  if (/\b(?:the rest|everything else|all else|other scenes)\b/i.test(what)) kept.push('rest')
  for (const scene of scenesIn(what)) kept.push({ scene })
  if (kept.length > 0) return kept
  return what
    .split(/,| and /)
    .flatMap((about): Kept[] =>
      contentStems(about).length > 0 && (slots['before'] !== undefined || !isMeta(about))
        ? [{ about: about.trim() }]
        : [],
    )
}

/** What a clause that only says "it" or "that" speaks of, by the clause before it. */
interface Before {
  text: string
  wish: Wish | undefined
  isRead: boolean
  isAsked: boolean
}

const BARE_DROP = form(
  String.raw`(?:so |please )*(?:${DROP})(?: (?:it|that|this|them|that one|the line))?(?: out| off)?|no need`,
)
const IT = /\b(?:it|that|this)\b/i

/** A clause that goes on with the one before it: what is to be said instead, or what is to be done with it. */
function followUp(
  text: string,
  before: Before | undefined,
  quotes: readonly string[],
  last?: Wish,
): { wish: Wish; isInstead: boolean } | 'half' | undefined {
  if (!before) return undefined
  const fresh = INSTEAD_FORM.exec(text)?.groups?.['fresh']
  const quoted = [...before.text.matchAll(QUOTED)]
  const token = quoted.length === 1 ? quoted[0]?.[0] : undefined
  if (fresh !== undefined && !/^(?:it|they|we|you|i|there)(?:['’]|\s)/i.test(fresh)) {
    const { wish } = before
    const old = wish?.id === 'take-out' ? wish.about : undefined
    // Of a line that ends as the new one begins, only these words are replaced.
    const [said = '', now = ''] = [token ?? '', fresh].map((each) => restored(each, quotes).replace(/"/g, ''))
    const replaced =
      old !== undefined
        ? replaceWish('\ue010999\ue011', fresh, Object.assign([...quotes], { 999: old }))
        : token !== undefined && !before.isRead
          ? replaceWish('\ue010999\ue011', fresh, Object.assign([...quotes], { 999: sharedRun(said, now) || said }))
          : undefined
    const isElse = token !== undefined && !before.isRead && (replaced === undefined || MOVES.test(before.text))
    if ((old !== undefined && replaced === undefined) || isElse) return 'half'
    const isShort = (replaced?.replace?.fresh.split(' ').length ?? 99) <= 9 || fresh.includes('\ue010')
    if (replaced?.id === 'replace' && isShort)
      return { wish: { ...replaced, ...(!(wish?.quoted ?? token) && { quoted: false }) }, isInstead: old !== undefined }
  }
  const like = LIKE.exec(text)?.[1]
  const id = last && OWN_WORDS[last.id]
  if (like !== undefined && id) return { wish: { id, text: quotes[Number(like)] ?? '' }, isInstead: true }
  // "Drop the price, put it on screen instead."
  const named = before.wish?.id === 'remove-price' ? 'price' : (before.wish?.about ?? before.wish?.text)
  if (named !== undefined && ON_SCREEN.test(text)) return { wish: { id: 'screen-text', text: named }, isInstead: false }
  // "Show the dark market. That should be the first picture."
  const [, edge] = FIRST_PICTURE.exec(text) ?? []
  if (edge && before.wish?.id === 'set-picture')
    return { wish: { ...before.wish, scene: edge === 'first' ? 1 : -1 }, isInstead: true }
  // "Add that it floats. Put it before the price."
  const { verb = '', rest = '' } = OF_IT.exec(plainStart(text))?.groups ?? {}
  const place = spotOf(rest.replace(/^(?:near|towards?|at) the end,? (?=before|after)/i, ''))
  if (
    place &&
    /^(?:put|move|bring|have|say)$/i.test(verb) &&
    (before.wish?.id === 'add' || before.wish?.id === 'mention')
  )
    return { wish: { ...before.wish, ...place }, isInstead: true }
  if (before.isRead || token === undefined || !BARE_DROP.test(text)) return undefined
  const wish: Wish = { id: 'take-out', about: quotes[Number(/\d+/.exec(token)?.[0])] ?? '', quoted: true }
  return { wish, isInstead: false }
}

const MOVES = /\b(?:should|must|needs? to|has to) (?:come|go|be|stand|move)\b/i
const LIKE = /^(?:something )?(?:like|such as|for example|for instance|e\.?g\.?):? \ue010(\d+)\ue011$/i
const FIRST_PICTURE = /^(?:that|it|this) (?:should|must|has to) be (?:the )?(first|last) (?:picture|scene|shot)$/i
const ON_SCREEN =
  /^(?:just |only )*(?:put|show|have|write) (?:it|that|this)(?: only)? on (?:the )?screen(?: instead| only)?$/i
/** Wishes for other words, and the wish for those that are typed as an example. */
const OWN_WORDS: Partial<Record<WishId, WishId>> = { 'change-call': 'use-call', 'change-hook': 'use-hook' }

/** Says once more that something is to be done. */
const IDLE =
  /^(?:(?:add|mention|include|write)(?: it| this| that| them)?|(?:redo|change|fix|update|rework|adapt) (?:all )?(?:the )?(?:pictures|rest|script)|(?:fix|update|correct|improve|change|adapt|rework)(?: (?:it|this|that|everywhere|it everywhere))?|(?:don'?t|do not|never) (?:say|speak) (?:it|them|that|those)(?: out loud)?|like shorter|that'?s it|(?:remove|drop|delete|cut|take out) one(?: of (?:them|those))?|nothing (?:else|more)|(?:make )?(?:good )?use (?:of )?(?:all )?the (?:time|rest))$/i
const BARE_TIME = /^(?:about |like |around )?\d+ ?s(?:ec(?:ond)?s?)?$/i

/** Wishes that write the whole script again. */
const RETOLD: ReadonlySet<WishId> = new Set<WishId>(['another-version', 'style'])
/** Wishes for the manner of the whole script, which may be meant for a part that was not understood. */
const MANNERS: ReadonlySet<string> = new Set(
  'tone manner funnier calmer urgent less-salesy audience no-cues'.split(' '),
)
/** Wishes that take words away or change the length. */
const DESTRUCTIVE: ReadonlySet<string> = new Set(
  'take-out delete-scene remove-price remove-feature shorter to-length longer'.split(' '),
)

/** Understands a message as a list of wishes. Never throws; `features` are the known ones, so that they can be named in passing. */
export function readWishes(message: string, features: readonly string[] = []): Reading {
  const { clauses, quotes } = clausesOf(message)
  const context: Context = { quotes, features }
  const reading: Reading = { wishes: [], keep: [], declined: [], heldBack: [], unknown: [], praise: false }
  const found: { wish: Wish; clause: Clause }[] = []
  const unknown: Clause[] = []
  const reasons: Clause[] = []
  let before: Before | undefined
  let conditional: number | undefined
  let hasPraise = false
  let address: Clause | undefined
  for (const [at, clause] of clauses.entries()) {
    const { text } = clause
    if (ADDRESS.test(text) && clauses[at + 1]?.sentence === clause.sentence) {
      address = clause
      continue
    }
    const scene = address?.sentence === clause.sentence ? sceneIn(address.text) : undefined
    if (TAKEN_BACK.test(text)) {
      found.length = 0
      reading.keep.push('rest')
      continue
    }
    const next = followUp(text, before, quotes, found.at(-1)?.wish)
    if (next === 'half') {
      const half = before?.isRead ? found.pop() : undefined
      if (half) unknown.push(half.clause)
      else if (reasons.at(-1)?.text === before?.text) unknown.push(...reasons.splice(-1))
      unknown.push(clause)
      before = { text, wish: undefined, isRead: false, isAsked: false }
      continue
    }
    if (next) {
      // A question about the words is answered by putting others.
      if (next.isInstead || (before?.isAsked && found.at(-1)?.wish.id === 'needs')) found.pop()
      // What was said of it is no wish of its own.
      if (!next.isInstead && unknown.at(-1)?.text === before?.text) unknown.pop()
      found.push({ wish: next.wish, clause })
      before = { text, wish: next.wish, isRead: true, isAsked: false }
      continue
    }
    if (found.length > 0 && (IDLE.test(text) || (found.at(-1)?.wish.id === 'take-out' && BARE_DROP.test(text))))
      continue
    // "If they block it, say ..." asks for nothing yet.
    if (conditional === clause.sentence) {
      unknown.push(clause)
      continue
    }
    if (/^(?:if|unless)\b/i.test(text)) conditional = clause.sentence
    const answer = answerTo(text)
    const isAsked =
      answer === undefined && clause.isQuestion && framed(text) === undefined && keptIn(text, quotes) === undefined
    // "The goat part is the best, make it longer" is no wish for the whole script.
    const isOfPart =
      before &&
      !before.isRead &&
      PARTS.test(before.text) &&
      /\b(?:make|cut|shorten|tighten|trim|bring|get|keep|soften|calm|tone|speed|slow) (?:it|that|this)\b/i.test(text)
    const meant = before && !before.isRead && !isAsked ? resolved(before.text, text, context) : undefined
    const each =
      isAsked || isOfPart || isPraise(text) || (found.length === 0 && unknown.length > 0 && BARE_TIME.test(text))
        ? undefined
        : answer
          ? read(answer)
          : (readClause(text, context) ?? meant)
    const [only] = each?.wishes ?? []
    const [named, ...others] = before?.isRead ? [] : (before?.text.match(QUOTED) ?? [])
    // "It sounds stiff, say ..." is about the line in quotes before it.
    if (only?.id === 'add' && !only.where && named && others.length === 0 && /^say\b/i.test(text))
      Object.assign(only, { about: quotes[Number(/\d+/.exec(named)?.[0])], instead: true })
    const wishes = each?.wishes.flatMap((wish) => (scene === undefined ? wish : (inScene(wish, scene) ?? []))) ?? []
    if (each && wishes.length === each.wishes.length) {
      // What the clause speaks of was said by the one before it.
      if (each === meant && unknown.at(-1)?.text === before?.text) unknown.pop()
      found.push(...wishes.map((wish) => ({ wish, clause })))
      reading.keep.push(...each.keep)
      reading.declined.push(...each.declined)
    } else if (isAsked) found.push({ wish: questionWish(text, quotes), clause })
    else if (isPraise(text)) hasPraise = true
    else if (
      isReason(text) ||
      (found.length > 0 && /^(?:like|as if) (?:i|it|he|she|we|a|an|my|im|i'm|it's)\b/i.test(text))
    )
      reasons.push(clause)
    else unknown.push(scene === undefined ? clause : { ...clause, text: `${address?.text}, ${text}` })
    before = { text, wish: each?.wishes.at(-1), isRead: each !== undefined, isAsked }
  }
  // The bare name of a feature asks for it.
  const [named] = unknown
  if (
    named &&
    unknown.length + clauses.length === 2 &&
    named.text.split(' ').length <= MAX_NAMED &&
    !VERBS.test(named.text)
  )
    if (features.some((feature) => saysAll(feature, named.text)))
      found.push({ wish: { id: 'mention', about: named.text }, clause: unknown.splice(0, 1)[0] ?? named })
  // A reason gives none where nothing is asked for.
  if (found.length + reading.keep.length + reading.declined.length === 0) unknown.push(...reasons)
  reading.unknown = unknown.map(({ text }) => restored(text, quotes).slice(0, 120))
  const isHeld = ({ wish, clause }: (typeof found)[number]) =>
    (RETOLD.has(wish.id) && unknown.length + reasons.length > 0) ||
    (MANNERS.has(wish.id) && unknown.length > 0) ||
    (DESTRUCTIVE.has(wish.id) &&
      unknown.some((other) => other.sentence === clause.sentence || POINTS_BACK.test(other.text)))
  reading.heldBack = [...new Set(found.filter(isHeld).map(({ clause }) => restored(clause.text, quotes)))]
  reading.wishes = withoutRepeats(found.filter((each) => !isHeld(each)).map(({ wish }) => wish))
  reading.praise = hasPraise && found.length + reading.keep.length + reading.declined.length + unknown.length === 0
  return reading
}
const MAX_NAMED = 6
const ADDRESS = form(String.raw`(?:in |for |on )?${SCENE}[,:]?`)
const SEEN: ReadonlySet<WishId> = new Set<WishId>(['set-picture', 'film-note', 'screen-text', 'take-out'])
/** A wish for the scene that was named before it; undefined where it is for no one scene. */
function inScene(wish: Wish, scene: number): Wish | undefined {
  if (wish.scene !== undefined || wish.id === 'replace') return wish
  if (SEEN.has(wish.id)) return { ...wish, scene }
  return /^(?:add|mention)$/.test(wish.id) && wish.where === undefined ? { ...wish, where: 'in', scene } : undefined
}
const POINTS_BACK = /\b(?:it|that|this|them|instead|but|rest|same)\b/i

/** "Actually no, leave it." */
const TAKEN_BACK = form(
  '(?:no|nah|oh|or)?,? ?(?:leave it(?: as it is| like that)?|never ?mind|scratch that|forget (?:it|that))',
)

const LANGUAGES =
  'english|spanish|french|german|hindi|hinglish|portuguese|italian|dutch|swedish|norwegian|romanian|romana|polish|czech|russian|arabic|mandarin|chinese|cantonese|japanese|korean|malay|bahasa|tagalog|swahili|pidgin|tamil|urdu|bengali|turkish|greek|hebrew|afrikaans|yoruba|igbo|hausa'
const TRANSLATE = new RegExp(
  String.raw`\btranslat\w+|\b(?:in|into|to) (?:${LANGUAGES})\b|^(?:a |the )?(?:${LANGUAGES}) (?:version|too|also|as well)\b`,
  'i',
)
const GO_BACK =
  /\b(?:undo|revert)\b|^(?:go|change|turn|back) ?back\b|\b(?:go )?back to (?:the )?(?:first|last|old|original|previous|earlier)\b|\bput (?:that|it|the old .{2,20}) back\b|\b(?:first|previous|old|earlier|original) (?:one|version|draft|go|hook)\b|\b(?:the|that) one before\b(?! i\b)|^(?:no,? )?(?:leave|put|have) (?:it|that) (?:back )?(?:again|how it was|the way it was|as it was)\b|\bversion (?:with|where)\b.*\bagain\b/i
/** What is answered whatever else the clause says, since nothing is done. */
function answerTo(text: string): Wish | undefined {
  if (/^(?:add|say|mention|tell \p{L}+) that\b/iu.test(text)) return undefined
  if (TRANSLATE.test(text) && !/\b(?:simpler|easy|correct|check) english\b/i.test(text)) return { id: 'translate' }
  return GO_BACK.test(text) && !/\bgo back (?:to|from) (?:the )?(?:start|beginning|there)\b/i.test(text)
    ? { id: 'versions' }
    : undefined
}

/** One wish said twice is one wish; the last length counts. A named length makes "shorter" and "longer" superfluous. */
function withoutRepeats(wishes: readonly Wish[]): Wish[] {
  if (wishes.some(({ id }) => id === 'longer')) for (const wish of wishes) delete wish.atMost
  const precise = wishes.some(({ id }) => id === 'to-length')
  const usesHook = wishes.some(
    ({ id, where }) =>
      id === 'use-hook' || id === 'open-with' || id === 'question-hook' || (id === 'move' && where === 'hook'),
  )
  const usesCall = wishes.some(({ id }) => id === 'use-call')
  const isAsked = wishes.some(({ id }) => id !== 'needs')
  return wishes.filter(
    (wish, at) =>
      !(precise && (wish.id === 'shorter' || wish.id === 'longer')) &&
      !(usesHook && wish.id === 'change-hook') &&
      !(usesCall && (wish.id === 'change-call' || wish.id === 'ending')) &&
      // "The hook is boring, try again" asks for no other version of everything.
      !(wish.id === 'another-version' && wishes.some(({ id }) => id !== 'another-version' && id !== 'needs')) &&
      !(wish.id === 'needs' && isAsked && wish.text === undefined) &&
      wishes.findLastIndex(
        (other) => other.id === wish.id && (namesNothing(wish) || JSON.stringify(other) === JSON.stringify(wish)),
      ) === at,
  )
}
const namesNothing = ({ text, about, scene, replace }: Wish) => !(text ?? about ?? scene ?? replace)

/** The running time a message wants, in seconds, for a video of `seconds` now; undefined where it wants none or that one will do. */
export function wantedSeconds(message: string, seconds: number): number | undefined {
  const wish = readWishes(message).wishes.find(({ id }) => id === 'to-length')
  if (wish?.share !== undefined) return Math.round(seconds * wish.share)
  return wish?.atMost && seconds <= (wish.seconds ?? 0) ? undefined : wish?.seconds
}

/** The known wishes that are asked for with the most of these words. */
export function nearestWishes(text: string, limit: number): WishKind[] {
  const words = wishWords(text).filter((word) => word.length >= 4 && !IN_MANY.test(word))
  const isLike = (word: string, other: string) =>
    word === other || (word.length > 4 && word.slice(0, 5) === other.slice(0, 5))
  return WISHES.filter(({ group }) => group !== 'answer')
    .map((kind) => {
      const own = kind.aliases.flatMap(wishWords).filter((word) => !IN_MANY.test(word))
      return { kind, hits: words.filter((word) => own.some((each) => isLike(word, each))).length }
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, limit)
    .map(({ kind }) => kind)
}
/** In many wishes, and of none in particular. */
const IN_MANY =
  /^(?:more|less|remove|change|first|last|line|scene|sentence|words|part|open|show|with|without|that|what|only|same|long|short)$/
