import { contentStems } from '../language'
import type { Tone, VideoStyle } from '@reelwright/shared'
import { clausesOf, clauseWish, defaultWish, hooksWanted, type Where } from './grammar'
import { deliveryIn, type Delivery } from './manner'
import { plainWords, sameWord, unmistyped, wishWords } from './prompt-words'
import {
  audienceIn,
  featureIn,
  namesLength,
  priceIn,
  sceneIn,
  secondsIn,
  shareIn,
  styleIn,
  toneIn,
} from './wish-details'
import { type WishId, type WishKind, WISHES } from './wishes'

/** One thing somebody wants, with whatever they named. */
export interface Wish {
  id: WishId
  seconds?: number
  /** The seconds are a limit: what is shorter already stays. */
  atMost?: boolean
  /** Of shorter and longer: by how many seconds. */
  by?: number
  /** Wanted length as a share of today's. */
  share?: number
  /** Wanted length in spoken words. */
  words?: number
  price?: number
  /** Of a call to action: one that does not press. */
  call?: 'soft'
  scene?: number
  /** A second scene, or which sentence: -1 is the last. */
  other?: number
  /** What a wish is about, in the words that were typed. */
  about?: string
  where?: Where
  /** What the place is beside. */
  beside?: string
  /** More scenes than two. */
  more?: number[]
  delivery?: Delivery
  tone?: Tone
  style?: VideoStyle
  audience?: string
  /** Index of a known feature. */
  feature?: number
  /** A hook, a call, a feature in the words that were typed. */
  text?: string
  replace?: { old: string; fresh: string }
}

/** Parts of a script that shall stay as they are. */
export type Kept = 'hook' | 'call' | 'price' | 'feature' | 'rest' | { scene: number } | { about: string }

export interface Reading {
  wishes: Wish[]
  keep: Kept[]
  /** What was asked not to happen, e.g. "shorter" in "don't make it shorter". */
  declined: WishKind[]
  /** A message that only states something: what the script says otherwise, if it does. */
  stated?: Wish
  /** Parts nobody can make sense of, as typed. */
  unknown: string[]
}

interface Alias {
  words: readonly string[]
  kind: WishKind
}

const ALIASES: readonly Alias[] = WISHES.flatMap((kind) =>
  [...kind.aliases, kind.prompt].map((alias) => ({ words: wishWords(alias), kind })),
)
  .filter(({ words }) => words.length > 0)
  .sort((a, b) => b.words.length - a.words.length || b.words.join('').length - a.words.join('').length)

const KEYWORDS: ReadonlySet<string> = new Set([
  ...ALIASES.flatMap(({ words }) => words),
  'scene',
  'seconds',
  'minute',
  'tone',
  'style',
  'price',
  'feature',
  'emphasise',
  'emphasize',
])

const QUOTE = /["“”«»„]([^"“”«»„\n]{1,500})["“”«»„]|(?<=^|[\s(:])['‘]([^\n]{1,500}?)['’](?=$|[\s.,;!?)])/g
/** "Use this hook: Nobody told me." needs no quotes. */
const BARE_LINE =
  /^((?:please |can you |could you |just )*(?:use|try|make|set|change|replace|start with|open with|end with|take|put in)\b[^":\n“”]{0,40}\b(?:hook|opener|opening|intro|first line|start|cta|call to action|ending|last line)\b[^":\n“”]{0,12}:) *([^"“”\n]{4,300})$/gim
/** "Start with: my feet were done by lunch". */
const BARE_HOOK =
  /^((?:my |the |new )?(?:hook|opener|opening|first line|intro|ending|last line):) *(?!(?:make|change|more|less|too|not|new|better|shorter|stronger|boring|weak)\b)([^"“”\n]{8,300})$/gim
/** "Start with: my feet were done by lunch". */
const BARE_END =
  /^((?:please )?(?:start|open|begin|end|close|finish)(?: it)?(?: with| on)?)(?: asking| saying)?: *([^"“”'\n]{4,300})$/gim
const TENS: Record<string, string> = { ten: '10', twenty: '20', thirty: '30', forty: '40', fifty: '50' }
const QUOTED = /\ue010(\d+)\ue011/g

/** Ways of writing the same, and "the dog is the best part, use it at the end" with what "it" means. */
const FORMS: readonly [RegExp, string | ((found: string, more: string) => string)][] = [
  [/[’‘]/g, "'"],
  [/(\d),(\d\d)(?!\d)/g, '$1.$2'],
  [/\b(\d) ?min(?:ute)?s? (?:and )?(\d\d)\b(?: ?s(?:ec(?:ond)?s?)?)?/gi, '$1:$2'],
  [
    /\b(?:a|one|1) min(?:ute)? (?:and )?(ten|twenty|thirty|forty|fifty|\d\d)\b/gi,
    (_, more) => `1:${TENS[more.toLowerCase()] ?? more}`,
  ],
  [/\b(down to|max|under) (\d{2,3})[.!]*$/i, '$1 $2 seconds'],
  [/\bpp(?:l|le)\b/gi, 'people'],
  [/\bhalf a minute(?: instead of .*)?$/i, '30 seconds'],
  [/^(make it \d{2,3})(?=[,.]|$)/i, '$1 seconds'],
  [/\b(first|second|third|fourth|fifth|last) one\b/gi, '$1 scene'],
  [/\b(scene \d+|\p{L}+ scene) (?:is|runs|takes) \d+ sec(?:ond)?s\b/giu, '$1 is a mouthful'],
  [
    /^i(?:'ve| have)? (?:asked for|chose|chosen|select(?:ed)?|wanted|picked|paid for) ([\p{L}\d]+ (?:seconds|minutes?)),? (?:and|but) .*$/iu,
    'make it $1',
  ],
  [/\b(delete|remove|drop|cut|add|say|mention|move|put|write|change) please\b/gi, '$1'],
  [/\b(say|mention|add|include)(?: (?:it|also|somewhere|out loud|clearly))+ that\b/gi, '$1 that'],
  [/^for the (?:ending|end|last line|cta),? (?=(?:ask|tell|get) )/i, ''],
  [/^((?:make it |it'?s )?for .{3,60}?),? not (?:just|only) .*$/i, '$1'],
  [/ to the last place,? (?=before|after)/i, ' '],
  [/\b(?:just )?have me say\b/i, 'say'],
  [/,? not just (?:as |in )?(?:the )?text$/i, ''],
  [/^(?:i'?d (?:like|love)|there should be|put in|can we (?:have|get in)) (?=an? (?:line|sentence) that\b)/i, 'add '],
  [/\bget in that\b/i, 'add that'],
  [/^should be /i, 'it should be '],
  [/^(split scene \d+) (?:there'?s|it'?s|because) .*/i, '$1'],
  [/^where did my +(\ue010\d+\ue011) +go,? *(?:please )?use (?:it|that)/i, 'use $1'],
  [/^price should(?: not|n't) be .{2,30}, (?:please )?put it /i, 'put the price '],
  [/^(?:change|switch|swap)(?: the)? order[,:] */i, 'put '],
  [
    /^(.{4,80}?), (?:so |please )*add (?:that|this|it) to (?:the )?(cta|call to action|last line)$/i,
    'add $1 to the $2',
  ],
  // "Don't call Miss Pearl by name, just say a lady from her church."
  [
    /^(?:please )?(?:don'?t call|take out|take|remove|leave out) (\p{L}[\p{L} ]{1,30}?)(?:'?s name| by name)(?: out)?\b[^,.;]*[,.;] *(?:just )?(?:say|call (?:her|him|them)) ([^,.;!?]{2,40})[.!]*$/iu,
    'replace $1 by $2',
  ],
  [
    /^(?:my|our) (\p{L}+) (?:would rather|asked|wants|prefers|doesn'?t want)\b[^,.;]*\bname\w*[,.;] *(?:please )?call (?:her|him|them) (\p{Lu}[\p{L}'-]+)[.!]*$/u,
    "my $1's name is $2",
  ],
  [
    /^(\p{Lu}[\p{L}'-]+) (?:would rather|asked|wants|prefers|doesn'?t want)\b[^,.;]*\bname\w*[,.;] *(?:please )?(?:Change|change|Call|call) (?:her|him|them)(?: to)? (\p{Lu}[\p{L}'-]+)[.!]*$/u,
    'replace $1 by $2',
  ],
  [
    /(?:take out|remove|drop|delete) (\ue010\d+\ue011) *,? *(?:and |then |just )*(?:say|put|use|write) (?=\ue010)/gi,
    'replace $1 by ',
  ],
  [/\bw\/? (?=\p{L})/giu, 'with '],
  [/(?<=\p{L}) n (?=\p{L})/gu, ' and '],
  [/^(?:take|get) (.{3,60}?) and (?:put|move|bring) (?:it|that|this) /i, 'put $1 '],
  [
    /^([^,;.]{3,80}?) (?:is|was|are|were) [^,;.]{2,40}[,;.] *(?:so |and |please )*(use|put|say|mention|repeat|move|bring|drop|remove|cut|delete|lose|skip|shorten|take) (?:it|that|this)(?!['’])(?: (?:also|again)\b)?/i,
    '$2 $1',
  ],
  [
    /^([^,;.]{8,80}), (?:so |please )*(?:drop|remove|delete|cut|leave|take) (?:it|that|this)(?: out)?(?=[^\p{L}]*$)/iu,
    'leave out $1',
  ],
  [/ (?:everywhere|throughout|all (?:the way )?(?:through|thru))(?=[^\p{L}]*$| and\b)/iu, ''],
  [/(?<!\b(?:both|also))(?: (?:can|la|lah|abit|would (?:you|ye)))+[?!.\s]*$/, ''],
]
const inOneForm = (text: string): string =>
  FORMS.reduce(
    (said, [form, put]) => (typeof put === 'string' ? said.replace(form, put) : said.replace(form, put)),
    text,
  )

/** Understands a message as a list of wishes. Never throws; `features` are the known ones, so that they can be named in passing. */
export function readWishes(message: string, features: readonly string[] = []): Reading {
  const quotes: string[] = []
  const masked = inOneForm(
    message
      .slice(0, 4000)
      .replace(/[\ue010\ue011]/g, '')
      .replace(BARE_LINE, '$1 "$2"')
      .replace(BARE_HOOK, '$1 "$2"')
      .replace(BARE_END, '$1 "$2"')
      .replace(QUOTE, (_, double?: string, single?: string) => {
        const quote = (double ?? single ?? '').trim()
        // "Too much 'I'" is about a word, not about words to be said.
        if (/^(?:i|my|me|you|we|and)$/i.test(quote)) return quote === 'i' ? 'I' : quote
        quotes.push(quote)
        return ` \ue010${quotes.length - 1}\ue011 `
      }),
  )
  const reading: Reading = { wishes: [], keep: [], declined: [], unknown: [] }
  let verb: string | undefined
  let scene: number | undefined
  const followUps = new Set<Wish>()
  const known = (text: string) => {
    const words = wishWords(text).map((word) => unmistyped(word, KEYWORDS))
    const { wishes, keep, declined } = readPart({
      part: text,
      words,
      quotes: [],
      features,
      verb: undefined,
      masked: text,
    })
    return wishes.length + keep.length + declined.length > 0
  }
  const parts = clausesOf(masked).flatMap((clause): (Wish | string)[] => {
    const wish = clauseWish(clause, quotes, known)
    return wish ? [wish] : partsOf(clause.replaceAll('\ue013', 'and'))
  })
  for (const part of parts) {
    if (typeof part !== 'string') {
      reading.wishes.push(part)
      continue
    }
    const own = [...part.matchAll(QUOTED)].flatMap((match) => quotes[Number(match[1])] ?? [])
    const bare = part.replace(QUOTED, ' ').trim()
    const words = wishWords(bare).map((word) => unmistyped(word, KEYWORDS))
    if (words.length === 0 && own.length === 0) continue
    let found = readPart({ part: bare, words, quotes: own, features, verb, masked: part })
    if (found.wishes.length + found.declined.length + found.keep.length === 0) {
      const wish =
        clauseWish(part, quotes, known) ??
        defaultWish(bare) ??
        lessWish(bare) ??
        (own.length === 0 && bare.split(/\s+/).length <= 9 ? mannerWish(bare) : undefined)
      if (wish) found = { ...found, wishes: [wish] }
    }
    // "Scene 3 is too fast, give it more room" says nothing of the others.
    if (scene !== undefined && /\b(?:it|that|this)\b/i.test(bare))
      found.wishes = found.wishes.filter(({ id }) => !WHOLE.has(id))
    scene = sceneIn(bare) ?? scene
    add(reading, found)
    if (FOLLOW_UP.test(bare)) for (const wish of found.wishes) followUps.add(wish)
    if (found.wishes.length + found.declined.length + found.keep.length === 0)
      reading.unknown.push(restored(part, quotes))
    verb =
      words.find((word) => /^(?:remove|add|change|emphasi[sz]e|highlight|focus|keep)$/.test(word)) ??
      (found.declined.length > 0 ? undefined : verb)
  }
  // "The end is weak, fix it" asks for no other version of everything.
  if (parts.length > 1)
    reading.wishes = reading.wishes.filter(
      (wish) => typeof wish === 'object' && !(wish.id === 'another-version' && followUps.has(wish)),
    )
  reading.wishes = withoutRepeats(reading.wishes.map(pointedAt))
  const isBare = reading.wishes.length + reading.declined.length + reading.keep.length + quotes.length === 0
  const stated = isBare && reading.unknown.length > 0 ? statedWish(masked.trim()) : undefined
  if (stated) reading.stated = stated
  if (reading.wishes.length > 0) reading.unknown = reading.unknown.filter((text) => !isAside(text))
  return reading
}

const FOLLOW_UP =
  /^(?:please |so |just |can you )*(?:(?:fix|change|redo|improve|correct|rework|sort) ?(?:it|this|that|them)?|try again|again|(?:make|do)(?: it)? better)(?: please)?$/i

/** Why somebody wants it, or a single word more: nothing to be done beside what was asked for. */
const isAside = (text: string) =>
  /^(?:and |but |so |because |since )?(?:\d+|i|i'm|im|i've|ive|it|it's|its|he|she|they|we|my|that|that's|this|now|most|many|some|not everyone|nobody|no one|people|otherwise|then|not (?:too|so|more|less|over)|less like an?|something|very different|please|like \d|\d (?:or|to) \d|same|(?:write|show|give)(?: me)? them|(?:split|break|fix|trim|cut|shorten|change|remove) (?:it|that|this)|(?:make|do)(?: it)? (?:easy|better)|improve|correct|be careful)\b/i.test(
    text,
  ) || text.split(/\s+/).length === 1

/** "I pour fifty at a time": what the script says otherwise. */
const statedWish = (part: string): Wish | undefined =>
  /^(?:i|i'm|we|we're|it|it's|he|she|they|my|our|the)\b[^?,;]{8,80}$/i.test(part)
    ? { id: 'say', about: part.replace(/ now$|[.!]$/i, ''), text: 'stated' }
    : undefined

/** "Less chemistry". */
function lessWish(part: string): Wish | undefined {
  const about = /^(?:less|fewer|not so much|too much)(?: of)? (?!like\b|it\b)(?:the )?(.{3,40})$/i.exec(part)?.[1]
  return about && deliveryIn(part) === undefined && sceneIn(part) === undefined
    ? { id: 'less-about', about }
    : undefined
}

/** How something is said: "more deadpan", "like it's 5am". */
function mannerWish(part: string): Wish | undefined {
  if (/^(?:i |we )?love (?:it|this|that)\b/i.test(part)) return undefined
  const delivery =
    sceneIn(part) === undefined && (FRAMED.test(part) || part.split(/\s+/).length <= 3) ? deliveryIn(part) : undefined
  return delivery && { id: 'manner', delivery }
}

const FRAMED =
  /\b(?:more|less|too|not|make|sounds?|be|tone|voice|like|speak|talk|read|tell|bit|little|feels?|want|put|energy|don'?t|stop)\b/i

/** "Add the feature "foldable" and highlight it" means that one. */
function pointedAt(wish: Wish, at: number, wishes: readonly Wish[]): Wish {
  const before = wishes[at - 1]
  if (wish.id !== 'emphasise-feature' || before?.id !== 'add-feature') return wish
  if (wish.feature !== undefined || wish.text !== undefined) return wish
  return { ...before, id: wish.id }
}

function partsOf(masked: string): string[] {
  return masked
    .replace(/\b(before|short) and (after|long)\b/gi, '$1 $2')
    .replace(/\bq ?(?:and|&) ?a\b/gi, 'objections')
    .replace(/\band a half\b/gi, '\ue012')
    .split(/[;!?\n]+|\.(?=\s|$)|,(?!\d{3})|\s(?:and|then|plus|but|also|while|&|\+|yet)\s|\s-\s/i)
    .map((part) => part.replaceAll('\ue012', 'and a half').trim())
    .filter((part) => /[\p{L}\p{N}\ue010]/u.test(part))
}

function restored(part: string, quotes: readonly string[]): string {
  return part
    .replace(QUOTED, (_, at: string) => `"${quotes[Number(at)] ?? ''}"`)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
}

interface PartOfMessage {
  part: string
  words: readonly string[]
  quotes: readonly string[]
  features: readonly string[]
  /** What the part before wanted done: "drop the price and the handle". */
  verb: string | undefined
  masked: string
}
type Found = Omit<Reading, 'unknown' | 'stated'>

const AT_MOST =
  /\b(?:(?:not|no|never|isn't|don't go) (?:\w+ )?(?:longer|more|over|above) than|not over|under|below|less than|at most|max(?:imum)?|up to|within|or less|tops)\b/i

const GENERIC = /^(?:change|add|remove|more|less|as)$/
const NEGATION = /^(?:don't|can't|not|never|no|without|isn't|shouldn't|nor|neither|avoid|nothing)$/
const KEEPING =
  /\b(?:keep|leave|preserve|don't (?:touch|change|alter|edit)|do not (?:touch|change|alter|edit)|dont (?:touch|change)|without (?:changing|touching)|not (?:touch|change))\b/i

function readPart(part: PartOfMessage): Found {
  const found: Found = { wishes: [], keep: [], declined: [] }
  const named = KEEPING.test(part.part) || (part.verb === 'keep' && part.words.length <= 2) ? keptIn(part.part) : []
  if (named.length > 0) return { ...found, keep: named }
  const exact = exactWish(part)
  if (exact) return { ...found, wishes: withinItsPart([exact], part.part) }
  // "Keep the joke": nothing to be done, and no wish for more jokes.
  const kept =
    /\b(?:keep|leave|preserve|don'?t (?:touch|cut|change)|do not (?:touch|cut|change)) (?:the|my|all|this|that|those|these|what|anything)\b ?(.{0,60})$/i.exec(
      part.part,
    )
  if (kept) return { ...found, keep: kept[1] && contentStems(kept[1]).length > 0 ? [{ about: kept[1] }] : [] }
  const matched = aliasesIn(part.words)
  if (matched.length === 0 && part.verb && part.words.length <= 3 && !NEGATION.test(part.words[0] ?? ''))
    matched.push(...aliasesIn([part.verb, ...part.words]))
  for (const { kind, negated, size } of matched) {
    // "Mention it again" asks for no other version.
    if (kind.id === 'another-version' && size === 1 && part.words.length > 2) continue
    // "Call her Morag" is about a name.
    if (kind.id === 'change-call' && /\bcall(?:ing)? (?:her|him|it|them|me|us|for)\b/i.test(part.part)) continue
    // "The features are boring" says nothing of the hook.
    if (
      kind.id === 'change-hook' &&
      size === 1 &&
      !OPENING.test(part.part) &&
      part.words.length > 1 &&
      OTHER_PART.test(part.part)
    )
      continue
    if (negated && /\bcan'?t\b/i.test(part.part)) continue
    if (!negated) found.wishes.push(detailed(kind, part))
    else if (kind.id === 'change-hook' || kind.id === 'change-call')
      found.keep.push(kind.id === 'change-hook' ? 'hook' : 'call')
    else found.declined.push(kind)
  }
  found.wishes = withinItsPart(withoutNamesakes(found.wishes), part.part).map((wish) =>
    wish.id === 'tone' && wish.tone === undefined ? (mannerWish(part.part) ?? wish) : wish,
  )
  if (found.wishes.length + found.keep.length + found.declined.length === 0) {
    const named = namedWish(part)
    if (named) found.wishes.push(named)
  }
  return found
}

/** "Change the tone to funny" is one wish, and "turn it into a rap" is about the rap. */
function withoutNamesakes(wishes: Wish[]): Wish[] {
  const exact = wishes.find(({ tone, style }) => tone !== undefined || style !== undefined)
  if (exact)
    return wishes.filter(
      (wish) => wish === exact || !/^(?:funnier|urgent|calmer|personal|simplify|tone|style)$/.test(wish.id),
    )
  return wishes.length > 1 ? wishes.filter(({ id }) => id !== 'tone' && id !== 'style') : wishes
}

/** A call asks somebody to do something; "the cta: boring" is an opinion. */
const ASKS =
  /\b(?:tap|shop|buy|order|grab|get|add|save|send|comment|check|open|ask|look|pick|visit|click|see|compare|find|try|follow|swipe|linked|link|tell|share|choose|watch)\b/i
/** What nobody here can do with scenes. */
const MOVES = /\b(?:swap|switch|move|reorder|order|merge|combine|join|split|shuffle|flip)\b/i
/** Kinds of wishes that change the whole script, whatever part of it was named. */
const WHOLE: ReadonlySet<WishId> = new Set<WishId>([
  'shorter',
  'longer',
  'to-length',
  'simplify',
  'funnier',
  'urgent',
  'calmer',
  'less-salesy',
  'personal',
  'direct',
  'tone',
  'style',
  'rhythm',
  'visual',
  'no-cues',
])
const OF_ONE_PART =
  /\b(?:first|second|third|last|opening|final|middle|next) (?:sentence|line|part|half|paragraph|scene)s?\b|\bthe middle\b/i

/** "A shorter hook" is a wish for the hook, and "make scene 2 funnier" is none for the other scenes. */
function withinItsPart(wishes: Wish[], part: string): Wish[] {
  const ofPart = wishes.some(({ id }) => id === 'change-hook' || id === 'change-call' || id === 'ending')
  const named = sceneIn(part) !== undefined
  const isNarrow = named || OF_ONE_PART.test(part) || (ofPart && !/\b(?:with|whole)\b/i.test(part))
  // "The cta is boring" says nothing of the hook, and "swap scene 2 and 3" asks for no other words.
  const isElse = ({ id, scene }: Wish) =>
    (id === 'change-hook' &&
      wishes.some((wish) => wish.id === 'change-call' || wish.id === 'ending') &&
      !OPENING.test(part)) ||
    (id === 'rewrite-scene' && named && scene === undefined)
  return wishes.filter((wish) => !(isNarrow && WHOLE.has(wish.id)) && !isElse(wish))
}
const OTHER_PART = /\b(?:features?|story|middle|price|scenes?|part|bit)\b/i
const OPENING = /\b(?:hook|open|intro|start|first|begin)/i

function keptIn(text: string): Kept[] {
  const kept: Kept[] = []
  if (/\b(?:hook|opening|opener|intro|first line|beginning|start)\b/i.test(text)) kept.push('hook')
  if (/\b(?:cta|call to action|call|ending|last line|end)\b/i.test(text)) kept.push('call')
  if (/\bprice\b/i.test(text)) kept.push('price')
  if (/\b(?:features|specs|facts)\b/i.test(text)) kept.push('feature')
  if (/\b(?:the rest|everything else|all else|other scenes)\b/i.test(text)) kept.push('rest')
  const scene = sceneIn(text)
  if (scene !== undefined) kept.push({ scene })
  return kept
}

/** Wishes that name something of their own: words to use, a length, a scene, a price, a feature. */
function exactWish(wish: PartOfMessage): Wish | undefined {
  const { part, quotes, features, words } = wish
  const text = words.join(' ')
  const negated = words.some((word) => NEGATION.test(word))
  const [quote] = quotes
  const typedCall =
    /^(?:(?:use|change|make|new|my|the|this)\s+)*(?:cta|call[- ]to[- ]action)\s*(?::|=|\bis\b|\bto\b|\bshould be\b)\s*(.{4,300})$/i.exec(
      part,
    )?.[1]
  if (typedCall && !negated && ASKS.test(typedCall)) return { id: 'use-call', text: typedCall.trim() }
  const scene = sceneIn(part)
  if (scene !== undefined && !negated && /\b(?:change|again)\b/.test(text) && !MOVES.test(part))
    return { id: 'rewrite-scene', scene }

  const share = shareIn(part)
  const seconds = secondsIn(part)
  if (seconds !== undefined && seconds >= 10 && namesLength(part) && !/\b(?:not|don't) (?:make it )?\d/.test(part))
    return { id: 'to-length', seconds, ...(AT_MOST.test(part) && { atMost: true }) }
  const wordCount = /\b(\d{2,3}) words\b/i.exec(part)
  if (wordCount) return { id: 'to-length', words: Number(wordCount[1]) }
  if (share !== undefined && !negated) return { id: 'to-length', share }

  const removes =
    words.includes('remove') || /^(?:please )?cut\b.*\bfeature\b/i.test(part) || /\b(?:no|without)\b/.test(text)
  const price = priceIn(part)
  if (price !== undefined) return removes ? { id: 'remove-price' } : { id: 'set-price', price }
  return featureWish(wish, features, quote, removes)
}

/** A feature that is quoted, named after the word, or simply one of the known ones. */
function featureWish(
  { part, words, verb }: PartOfMessage,
  features: readonly string[],
  quote: string | undefined,
  removes: boolean,
): Wish | undefined {
  const about = quote ?? part
  // "Add social proof" is no wish about the leakproof lid.
  if (!quote && aliasesIn(words).some(({ kind, size }) => size >= 2 && kind.group !== 'facts')) return undefined
  const own =
    words.find((word) => /^(?:remove|add|emphasi[sz]e|highlight|focus|stress|lead|swap)$/.test(word)) ??
    (words.length <= 4 && verb !== 'keep' ? verb : undefined)
  const talks =
    removes || own !== undefined || /\b(?:more about|put .+ first|talk about|say that|feature)\b/i.test(part)
  if (!talks || words.some((word) => NEGATION.test(word) && word !== 'no' && word !== 'without')) return undefined
  const known = featureIn(quote ?? about.replace(/\b(?:features?|adds?)\b/gi, ''), features)
  const id =
    removes || own === 'remove'
      ? 'remove-feature'
      : own === 'add' || /\bsay that\b/i.test(part)
        ? 'add-feature'
        : 'emphasise-feature'
  const topic =
    id === 'add-feature' && !quote
      ? /^(?:please )?(?:mention|say|add|include|talk about|bring up) (?:that )?(.{2,120})$/i.exec(part)?.[1]
      : undefined
  const gone =
    id === 'remove-feature' && !quote
      ? part.replace(
          /^(?:please |can you )*(?:(?:no|without)(?: more| mention of)?|take out|leave out|cut out|get rid of|(?:do not|don't|never) (?:say|mention|use|talk about)|\p{L}+) (?:the |that |this |my |any )?/iu,
          '',
        )
      : undefined
  if (known !== undefined) return { id, feature: known, ...((topic ?? gone) && { about: topic ?? gone ?? '' }) }
  if (
    quote &&
    (own !== undefined || /\bfeature\b/i.test(part)) &&
    !/\b(?:joke|reviews?|quote|testimonials?|ratings?|proof|line|emoji)\b/i.test(part)
  )
    return { id, text: quote }
  const typed =
    /\bfeatures?(?: is| called| named|:)?\s+(?!ideas?\b)([\p{L}\p{N}][^\n]{2,120})$/iu.exec(part)?.[1] ??
    /\b(?:mention|say|add|include|point out) that (.{3,120})$/i.exec(part)?.[1]
  return typed && (own !== undefined || id === 'add-feature') ? { id, text: typed.trim() } : undefined
}

interface Match {
  kind: WishKind
  at: number
  negated: boolean
  /** In words. */
  size: number
}

/** "Less X" and "too X" are no wishes for these. */
const OPPOSABLE: ReadonlySet<WishId> = new Set<WishId>([
  'funnier',
  'urgent',
  'personal',
  'direct',
  'visual',
  'proof',
  'limit',
  'social-proof',
])

/** All aliases in the words that do not overlap, the longest first; back in the order they were said. */
function aliasesIn(words: readonly string[]): Match[] {
  const taken = new Set<number>()
  const matches: Match[] = []
  for (const { words: alias, kind } of ALIASES) {
    for (let at = 0; at + alias.length <= words.length; at++) {
      // "Rewrite it" means all of it; "rewrite" next to other words is only their verb.
      if (alias.length === 1 && words.length > 1 && GENERIC.test(alias[0] ?? '')) continue
      if (!alias.every((word, i) => sameWord(words[at + i] ?? '', word) && !taken.has(at + i))) continue
      alias.forEach((_, i) => taken.add(at + i))
      const isLess =
        OPPOSABLE.has(kind.id) &&
        ((/^(?:less|fewer|too)$/.test(words[at - 1] ?? '') && !taken.has(at - 1)) ||
          words.slice(0, at).join(' ').includes('less like'))
      const negated = isLess || words.slice(0, at).some((word, before) => NEGATION.test(word) && !taken.has(before))
      matches.push({ kind, at, negated, size: alias.length })
    }
  }
  const seen = new Set<WishId>()
  return matches.sort((a, b) => a.at - b.at).filter(({ kind }) => !seen.has(kind.id) && seen.add(kind.id))
}

/** What a known kind of wish needs besides its name. */
function detailed(kind: WishKind, { part, words, quotes }: PartOfMessage): Wish {
  const text = `${part} ${words.join(' ')}`
  switch (kind.id) {
    case 'tone':
      return {
        id: toneIn(text) || !styleIn(text) ? 'tone' : 'style',
        ...defined({ tone: toneIn(text), style: toneIn(text) ? undefined : styleIn(text) }),
      }
    case 'style':
      return {
        id: styleIn(text) || !toneIn(text) ? 'style' : 'tone',
        ...defined({ style: styleIn(text), tone: styleIn(text) ? undefined : toneIn(text) }),
      }
    case 'audience':
      return { id: 'audience', ...defined({ audience: audienceIn(part) }) }
    case 'change-call':
      return { id: kind.id, ...(/\b(?:soft|gentl|calm|no pressure|less pushy)/i.test(part) && { call: 'soft' }) }
    case 'emphasise-feature': {
      const about = /\b(?:about|on|emphasi[sz]e|highlight|stress) (?:the )?(.{3,100})$/i.exec(part)?.[1]
      return { id: kind.id, ...(about && !/\bfeature/i.test(about) && { about }) }
    }
    case 'social-proof':
      return { id: kind.id, ...(quotes[0] && { text: quotes[0] }) }
    case 'change-hook':
      return { id: kind.id, ...(/\b(?:shorter|short|too long|trim|cut)\b/i.test(part) && { text: 'shorter' }) }
    case 'list-hooks': {
      return { id: kind.id, ...hooksWanted(part) }
    }
    case 'shorter':
    case 'longer': {
      const by = secondsIn(part)
      return { id: kind.id, ...(by !== undefined && by >= 3 && { by }) }
    }
    default:
      return { id: kind.id }
  }
}

/** The people as they were typed, where they are known by another name: "dads" are parents. */
function typedAudience(part: string, audience: string): Pick<Wish, 'about'> {
  const typed =
    /\bfor (?:the |my )?([\p{L}' -]{3,60}?)(?: too| also| as well| instead(?: of .*)?| please| pls)?$/iu.exec(part)?.[1]
  return typed && !part.toLowerCase().includes(audience.replace(/-/g, ' ').toLowerCase()) ? { about: typed } : {}
}

/** A tone, a style or an audience that is named without saying that it is one: "as a skit", "more casual", "for parents". */
function namedWish({ part, words }: PartOfMessage): Wish | undefined {
  const audience = audienceIn(part)
  const before = part.slice(0, part.search(/\b(?:for|to|at)\b/i) + 1)
  if (audience !== undefined && !plainWords(before).some((word) => NEGATION.test(word)))
    return { id: 'audience', audience, ...typedAudience(part, audience) }
  if (/^(?:call|i'?m|i am|my|her|his|it is|it's)\b|\b(?:sounds?|feels?|looks?) like\b/i.test(part)) return undefined
  if (plainWords(part).some((word) => word === 'remove' || NEGATION.test(word) || /^(?:less|too)$/.test(word)))
    return undefined
  const text = `${part} ${words.join(' ')}`
  const style = styleIn(text)
  const tone = toneIn(text)
  const saysStyle = /\b(?:as|into|style|format)\b|^(?:make it |do |write |tell it |turn it into )?an? /i.test(part)
  if (style && (saysStyle || (words.length <= 2 && !/^(?:the|my)\b/i.test(part))) && words.length <= 5)
    return { id: 'style', style }
  if (tone && words.length <= 6) return { id: 'tone', tone }
  return undefined
}

function defined<T extends object>(values: T): Partial<{ [Key in keyof T]: NonNullable<T[Key]> }> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<{
    [Key in keyof T]: NonNullable<T[Key]>
  }>
}

function add(reading: Reading, found: Found) {
  reading.wishes.push(...found.wishes)
  reading.keep.push(...found.keep)
  reading.declined.push(...found.declined)
}

/** One wish said twice is one wish; the last length counts. A named length makes "shorter" and "longer" superfluous. */
function withoutRepeats(wishes: readonly Wish[]): Wish[] {
  // "Make it longer, up to 90 seconds" is no limit only.
  if (wishes.some(({ id }) => id === 'longer')) for (const wish of wishes) delete wish.atMost
  const precise = wishes.some(({ id }) => id === 'to-length')
  const several: ReadonlySet<WishId> = new Set<WishId>([
    'replace',
    'put-instead',
    'drop-part',
    'say',
    'explain',
    'delete-scene',
    'add-feature',
    'remove-feature',
    'emphasise-feature',
    'rewrite-scene',
  ])
  const usesHook = wishes.some(({ id }) => id === 'use-hook' || id === 'question-hook')
  const manners = new Set(wishes.map(({ delivery }) => delivery))
  const moods = /^(?:funnier|calmer|urgent|personal|direct|less-salesy|simplify)$/
  const isSaidTwice = ({ id, tone }: Wish) =>
    (id === 'calmer' && manners.has('calm')) ||
    (id === 'needs' && wishes.some((wish) => wish.id !== 'needs')) ||
    (id === 'funnier' && wishes.some((wish) => wish.id === 'manner')) ||
    (id === 'manner' && wishes.some((wish) => wish.id === 'tone' && wish.tone !== undefined)) ||
    (id === 'audience' && wishes.some((wish) => wish.id === 'simplify')) ||
    (id === 'tone' && tone === undefined && (manners.size > 1 || wishes.some((wish) => moods.test(wish.id))))
  const isToned = wishes.some(({ tone }) => tone === 'educational-expert')
  const usesCall = wishes.some(({ id }) => id === 'use-call')
  return wishes.filter(
    (wish, at) =>
      !(precise && (wish.id === 'shorter' || wish.id === 'longer')) &&
      !isSaidTwice(wish) &&
      !(usesHook && wish.id === 'change-hook') &&
      !(isToned && wish.id === 'calmer') &&
      !(usesCall && wish.id === 'change-call') &&
      (several.has(wish.id) || wishes.findLastIndex(({ id }) => id === wish.id) === at),
  )
}

/** The running time a message wants, in seconds, for a video of `seconds` now; undefined where it wants none or that one will do. */
export function wantedSeconds(message: string, seconds: number): number | undefined {
  const wish = readWishes(message).wishes.find(({ id }) => id === 'to-length')
  if (wish?.share !== undefined) return Math.round(seconds * wish.share)
  return wish?.atMost && seconds <= (wish.seconds ?? 0) ? undefined : wish?.seconds
}

/** Words that appear in many wishes and identify none. */
const IN_MANY = new Set(
  'more less remove change first last line scene sentence words part open show with without that what only same clear long short'.split(
    ' ',
  ),
)

/** The known wishes whose words are nearest to these, the nearest first. */
export function nearestWishes(text: string, limit: number): WishKind[] {
  const pairs = (word: string) =>
    new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)))
  const likeness = (a: string, b: string) => {
    const [left, right] = [pairs(a), pairs(b)]
    const shared = [...left].filter((pair) => right.has(pair)).length
    return (2 * shared) / Math.max(1, left.size + right.size)
  }
  const words = wishWords(text).filter((word) => word.length >= 4 && !IN_MANY.has(word))
  const scored = WISHES.filter(({ group }) => group !== 'answer').map((kind) => {
    const own = new Set(kind.aliases.flatMap(wishWords).filter((word) => word.length >= 4 && !IN_MANY.has(word)))
    const best = Math.max(0, ...words.flatMap((word) => [...own].map((each) => likeness(word, each))))
    return { kind, best }
  })
  return scored
    .filter(({ best }) => best >= 0.55)
    .sort((a, b) => b.best - a.best)
    .slice(0, limit)
    .map(({ kind }) => kind)
}
