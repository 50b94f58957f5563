import type { VideoStyle } from '@reelwright/shared'
import type { BriefAnalysis, FeatureAnalysis } from '../analysis'
import { countSpokenWords, type Random } from '../language'
import { DRAWN_SLOTS, type ParsedFrame, type Requirement } from './frame'
import { secondPerson } from './person'
import { atPlace, whereSomebodyIs } from './places'

/** Stands for the product until the order of lines is final: then the first one becomes "the Glaciero tumbler", later ones "the tumbler". */
export const PRODUCT = '\ue001'
/** Stands for {product} as subject after which "is" or "has" must agree; kept apart only at the start of a sentence. */
export const PRODUCT_AT_START = '\ue002'

/**
 * What one draft can talk about: everything a slot may hold, shuffled once. A value drawn once is not drawn again,
 * so that no moment is told twice.
 */
export interface Material {
  /** Whether all slots and requirements of the frame can be met now. */
  allows(frame: ParsedFrame): boolean
  /** Whether the seller typed a problem that may and can be said. */
  mustTellPain: boolean
  /** From now on frames with this requirement may be used. */
  know(requirement: Requirement): void
  /** The frame's parts with every slot filled; drawn values are used up. */
  fill(frame: ParsedFrame, extra?: ReadonlyMap<string, string>): { text: string; optional: boolean }[]
}

/** Longest values a line can carry without breaking its rhythm, in spoken words. */
const MAX_PAIN_WORDS = 8
const MAX_VALUE_WORDS = 14

export function materialFor(analysis: BriefAnalysis, random: Random): Material {
  const lists = drawnLists(analysis, random)
  const fixed = fixedValues(analysis, random, lists)
  const known = requirementsMet(analysis)
  const drawn = new Map<string, number>()
  // Skits are fiction: whoever says "I" there is nobody.
  const impersonal = !analysis.firstPerson && analysis.style !== 'skit'

  // One thread: after a few different places, things and hours, the story goes back to the ones it has.
  const left = (list: string) =>
    THREADED.has(list)
      ? (lists.get(list)?.length ?? 0) > 0
        ? Infinity
        : 0
      : (lists.get(list)?.length ?? 0) - (drawn.get(list) ?? 0)
  const draw = (list: string) => {
    const at = drawn.get(list) ?? 0
    drawn.set(list, at + 1)
    const values = lists.get(list) ?? []
    const thread = THREADED.get(list)
    return values[thread === undefined ? at : at % Math.min(thread, values.length)]
  }
  const valueOf = (slot: string): string | undefined => {
    if (slot === 'atSetting') return atPlace(draw('setting') ?? 'home')
    if (DRAWN_SLOTS.has(slot)) return draw(slot)
    return fixed.get(slot)
  }

  const fillText = (text: string, extra?: ReadonlyMap<string, string>): string | undefined => {
    let missing = false
    const filled = text.replace(/\{(\w+)\}/g, (_, slot: string, at: number) => {
      const value = slot === 'product' ? PRODUCT : (extra?.get(slot) ?? valueOf(slot))
      if (value === undefined) {
        missing = true
        return ''
      }
      // Acts are written to the viewer; said of oneself, "your face" is "my face".
      if ((slot === 'demo' || slot === 'shot') && /\b(?:I|me) $/.test(text.slice(0, at)))
        return value.replace(/\byour\b/g, 'my')
      if (!startsSentence(text, at)) return value
      return slot === 'product' ? PRODUCT_AT_START : capitalise(value)
    })
    return missing ? undefined : filled
  }

  return {
    allows(frame) {
      // A line about both of them cannot make the speaker the viewer.
      if (impersonal && frame.experience && /\byou(?:r|'\w+)?\b/i.test(frame.text)) return false
      for (const requirement of frame.requires) if (!known.has(requirement)) return false
      for (const [list, count] of frame.draws) if (left(list) < count) return false
      for (const slot of frame.slots) {
        if (slot !== 'product' && !DRAWN_SLOTS.has(slot) && !fixed.has(slot) && !EXTRA_SLOTS.has(slot)) return false
      }
      return true
    },
    mustTellPain:
      analysis.pain !== undefined && !analysis.pain.sensitive && analysis.videoLength >= 25 && known.has('pain'),
    know: (requirement) => void known.add(requirement),
    fill: (frame, extra) =>
      frame.parts.flatMap((part) => {
        const text = fillText(impersonal && frame.experience ? secondPerson(part.text) : part.text, extra)
        return text === undefined ? [] : [{ text, optional: part.optional }]
      }),
  }
}

/** How many different values of a list one script may name. Seven places in two minutes is nobody's day. */
const THREADED = new Map([
  ['setting', 2],
  ['prop', 3],
  ['event', 2],
  ['life', 2],
])

/** Lines of a bucket that only fit some of its products: a grip has no battery, a charger does not slide off anything. */
const NARROWER: readonly { bucket: string; product: RegExp; drop: RegExp }[] = [
  {
    bucket: 'phone',
    product: /\b(?:case|grip|stand|holder|mount|protector|tripod|strap|ring|lanyard|stylus|gimbal|stick|light|wallet)$/,
    drop: /\b(?:percent|charge[drs]?|outlet|cable|angle)\b/,
  },
  {
    bucket: 'phone',
    product: /\b(?:charger|cable|bank|pack|dock|pad|station|adapter|organizer)$/,
    drop: /\b(?:slides off|face down|cracked|wet hands|lift the camera|lean your phone|as a stand|nothing on it)\b/,
  },
]

function narrowed({ category, product }: BriefAnalysis): BriefAnalysis['category'] {
  const drops = NARROWER.filter((each) => each.bucket === category.id && each.product.test(product.categoryNoun))
  if (drops.length === 0) return category
  const kept = (values: readonly string[], atLeast: number) => {
    const left = values.filter((value) => !drops.some(({ drop }) => drop.test(value)))
    return left.length >= atLeast ? left : [...values]
  }
  return {
    ...category,
    props: kept(category.props, 2),
    moments: kept(category.moments, 2),
    oldWays: kept(category.oldWays, 2),
    demos: kept(category.demos, 2),
    limits: kept(category.limits, 1),
  }
}

/** Filled by whoever picks the frame, e.g. the feature at hand. */
const EXTRA_SLOTS = new Set(['feature', 'clause', 'clause2', 'clause3', 'benefit', 'np', 'shot'])

/** Styles that speak to the viewer or to each other, so that an old way is yours. */
const TOLD_TO_YOU: ReadonlySet<VideoStyle> = new Set<VideoStyle>([
  'talking-head',
  'informative',
  'bottom-of-funnel',
  'hack-tip',
  'skit',
])

/** What may be drawn for a brief, before shuffling. The drafts of one request share it. */
const USABLE_LISTS = new WeakMap<BriefAnalysis, Map<string, string[]>>()

function usableLists(analysis: BriefAnalysis): Map<string, string[]> {
  const known = USABLE_LISTS.get(analysis)
  if (known) return known
  const { audience, product } = analysis
  const category = narrowed(analysis)
  const usable = (values: readonly string[]) =>
    values.filter(
      (value) => value && countSpokenWords(value) <= MAX_VALUE_WORDS && !holdsAvoided(value, audience.avoid),
    )
  // Old ways are written to the viewer; a storyteller means their own.
  const own = (way: string) =>
    TOLD_TO_YOU.has(analysis.style) || !analysis.firstPerson
      ? way
      : way
          .replace(/\byour\b/g, 'my')
          .replace(/\byou are\b/g, 'I am')
          .replace(/\byou\b/g, 'I')
  const acts = usable(category.demos.map(withoutCamera)).filter((demo) => !CAMERA_WORDS.test(demo))
  const lists = new Map([
    ['moment', usable(category.moments)],
    ['setting', daytime(usable(category.settings), analysis.style)],
    ['prop', usable(category.props)],
    // "Still using just putting up with it" is nonsense: ways that are not things stay out.
    ['oldWay', usable(category.oldWays.filter((way) => !/^(?:just )?\w+ing\b/.test(way))).map(own)],
    ['limit', usable(category.limits)],
    ['demo', acts.map((demo) => demo.replaceAll('{it}', product.itObject))],
    ['life', usable(audience.moments.filter((moment) => !isEvent(moment)))],
    ['event', usable(audience.moments.filter(isEvent))],
    ['care', usable(audience.cares)],
  ])
  USABLE_LISTS.set(analysis, lists)
  return lists
}

function drawnLists(analysis: BriefAnalysis, random: Random): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const [list, values] of usableLists(analysis)) lists.set(list, random.shuffle(values))
  lists.get('event')?.push(...random.shuffle(EVENTS))
  lists.get('demo')?.push(...random.shuffle(ACTS).map((act) => act.replaceAll('{it}', analysis.product.itObject)))
  return lists
}

/** Demos are written for the camera; said aloud, only the act itself makes sense. */
function withoutCamera(act: string): string {
  return act
    .replace(
      /,? (?:in|as|with) (?:one|a single|a|an|one slow|slow|extreme|real) (?:long |unbroken |single |macro )?(?:take|shot|macro|close-up|motion|time-lapse|time|cut)$| on camera$| up close$| without cutting$/,
      '',
    )
    .replace(' in one take', '')
}

const CAMERA_WORDS =
  /\b(?:film|frame|camera|lens|takes?|macro|real time|time-lapse|shot|zoom|cut|cutting|scene|close-up|side by side|split|cuts|show|microphone|mic|for size|next to your face|side nobody shows)\b/

/** Acts that suit anything one can own, for buckets whose demos are all about pictures. */
const ACTS = [
  'use {it} and carry on',
  'get {it} ready and get going',
  'use {it} the way I would on any day',
  'start with {it} and go from there',
]

/** Moments that have a time, and so fit after "before" and "during"; the others are places and things. */
function isEvent(moment: string): boolean {
  const head =
    moment.split(/ (?:at|on|in|of|by|with|after|before|between|for|that|you|who|from|behind|nobody|across|to) /)[0] ??
    ''
  return EVENT_WORDS.test(head)
}

/** A day has clock times already: "12:30. The sink after dinner." would contradict them. */
function daytime(settings: string[], style: VideoStyle): string[] {
  if (style !== 'day-in-life') return settings
  const anytime = settings.filter(
    (setting) =>
      !/\b(?:dinner|lunch|breakfast|bedtime|morning|evening|night|feeding time|before work|after work|day|dark)\b/.test(
        setting,
      ),
  )
  return anytime.length >= 2 ? anytime : settings
}

const EVENT_WORDS =
  /(?:^|\s|-)(?:commute|meeting|morning|reset|run|negotiations|week|weekend|calls?|home|class|warm-up|day|routine|countdown|match|hour|change|night|lecture|walk|drive|lunch|dinner|breakfast|shift|practice|lesson|trip|p\.m\.|a\.m\.)$/

/** Events of every life, for audiences whose moments are mostly places. */
const EVENTS = [
  'Monday morning',
  'the morning rush',
  'the first call of the day',
  'a long Tuesday',
  'a full weekend',
  'the last errand of the day',
  'laundry day',
]

function holdsAvoided(text: string, avoid: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return avoid.some((word) => word && lower.includes(word))
}

/** Values that stay the same through a script: its one place, its one image, its one opponent. */
function fixedValues(analysis: BriefAnalysis, random: Random, lists: Map<string, string[]>): Map<string, string> {
  const { product, price, audience } = analysis
  const plural = product.number === 'plural'
  const mass = !plural && product.aCategory === product.categoryNoun
  const category = plural ? product.aCategory : product.categoryNoun
  const values = new Map<string, string | undefined>([
    ['it', product.it],
    ['itObject', product.itObject],
    ['its', product.its],
    ['itIs', product.itIs],
    ['is', product.is],
    ['was', plural ? 'were' : 'was'],
    ['has', product.has],
    ['this', product.this],
    ['does', product.does],
    ['one', product.one],
    ['s', plural ? '' : 's'],
    ['es', plural ? '' : 'es'],
    ['short', product.shortName],
    ['category', category],
    ['aCategory', product.aCategory],
    ['anotherCategory', plural || mass ? `more ${category}` : `another ${category}`],
    ['thisCategory', `${product.this} ${category}`],
    ...painValues(analysis),
    ['price', price?.exact],
    ['underPrice', price?.under],
    ['audience', audience.plural && countSpokenWords(audience.plural) <= 3 ? audience.plural : undefined],
  ])
  // Taken off the lists for good: nothing else may use the script's own place, image and opponent.
  const own = (list: string) => lists.get(list)?.shift()
  // People do not stand in drawers: where there is a choice, the script plays where somebody can be.
  const settings = lists.get('setting') ?? []
  const roomy = settings.findIndex((setting) => !NO_PLACE_TO_STAND.test(setting))
  if (roomy > 0) settings.unshift(...settings.splice(roomy, 1))
  const place = own('setting')
  values.set('place', place)
  values.set('atPlace', place && whereSomebodyIs(place))
  values.set('image', own('prop'))
  values.set('usual', own('oldWay'))
  values.set('day', random.pick(DAYS))
  const people = random.pick(PEOPLE)
  values.set('room', analysis.firstPerson ? people : people.replace(/^my /, 'your '))

  const fixed = new Map<string, string>()
  for (const [slot, value] of values) if (value !== undefined) fixed.set(slot, value)
  return fixed
}

const NO_PLACE_TO_STAND =
  /\b(?:drawer|bag|pocket|suitcase|box|cabinet|cupboard|crate|basket|locker|cubby|trunk|backpack|stroller|carry-on|bucket|tray|bin|bottom of|top of|nightstand|shelf|dresser|vanity|inside)\b/

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const PEOPLE = ['my sister', 'my neighbor', 'my roommate', 'my brother', 'my coworker', 'my cousin']

/** The forms of the problem that can be said; a form that only works in some sentences is left out. */
function painValues({ pain, style }: BriefAnalysis): [string, string | undefined][] {
  // A script around a problem of health or bodies would promise help, whatever it says. (HLTH-01, BODY-01)
  if (!pain || pain.sensitive) return []
  const { thing, nounPhrase, gerund, clause } = pain
  // "Your week has never reaching the top shelf": a negated or frequent doing is no thing one can have.
  const isDoing = (text: string) => /^(?:never|not|always|still|constantly|being)\s/.test(text) && text !== clause
  // Stand-ins such as "that exact moment" or "the cat situation" name nothing where the sentence itself can be said.
  const isStandIn = (text: string) =>
    clause !== undefined &&
    /^(?:that|this) (?:same old question|exact moment|one annoying thing)$|^the .+ (?:situation|question|moment|thing)$/.test(
      text,
    )
  const short = (text: string | undefined) => (text && countSpokenWords(text) <= MAX_PAIN_WORDS ? text : undefined)
  const named =
    thing ?? (isDoing(nounPhrase) && gerund !== undefined ? undefined : isStandIn(nounPhrase) ? undefined : nounPhrase)
  // "He stands there with digging for the passport": a doing is a thing where there is a lot of it.
  const isSearch = named !== undefined && /^\p{L}+ing (?:for|through|around|after|under)\b/u.test(named)
  const asThing = isSearch ? `all that ${named}` : named
  const isQuestion = clause !== undefined && /^(?:how|what|where|who|which|why)\b/i.test(clause)
  const longest = style === 'skit' ? 9 : MAX_VALUE_WORDS
  const said = clause && countSpokenWords(clause) <= longest ? clause : undefined
  return [
    ['pain', short(asThing)],
    ['painGerund', gerund && !isDoing(gerund) ? short(gerund) : undefined],
    ['painClause', isQuestion ? undefined : said],
    ['painQuestion', isQuestion && said ? `${capitalise(said)}?` : undefined],
    ['painQuote', said && `"${capitalise(said)}${isQuestion ? '?' : '.'}"`],
  ]
}

function requirementsMet(analysis: BriefAnalysis): Set<Requirement> {
  const met = new Set<Requirement>([
    analysis.features.length > 0 ? 'features' : 'no-features',
    analysis.price ? 'price' : 'no-price',
  ])
  if (painValues(analysis).some(([, text]) => text !== undefined)) met.add('pain')
  if (analysis.pain && !analysis.pain.sensitive) met.add('mild-pain')
  if (analysis.product.categoryNoun !== 'thing' && countSpokenWords(analysis.product.aCategory) <= 3)
    met.add('category')
  if (analysis.videoLength >= 40) met.add('full-length')
  if (analysis.videoLength >= 28) met.add('half-minute')
  if (analysis.audience.plural && countSpokenWords(analysis.audience.plural) <= 3) met.add('audience')
  return met
}

/** True where a slot opens a sentence, so that its value is capitalised, also behind a quoted question. Colons do not open one, except after a speaker. */
function startsSentence(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return /(?:^|[.!?|]"?\s+|(?:^|\|\s)[A-Z]:\s)$/.test(before) && !/\b[ap]\.m\.\s$/.test(before)
}

/** Brands such as "eBrio" keep their first letter. */
export function capitalise(text: string): string {
  if (text.startsWith(PRODUCT)) return PRODUCT_AT_START + text.slice(1)
  const word = /^\S+/.exec(text)?.[0] ?? ''
  if (/^\p{Ll}\p{Lu}/u.test(word)) return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first mention names the product in full, the others briefly. */
export function nameProduct(texts: readonly string[], analysis: BriefAnalysis): string[] {
  let named = false
  return texts.map((text) =>
    text.replace(/[\ue001\ue002]/g, (mark) => {
      const mention = named ? analysis.product.laterMention : analysis.product.firstMention
      named = true
      return mark === PRODUCT_AT_START ? capitalise(mention) : mention
    }),
  )
}

/** A feature as slot values, for frames of feature lines. */
export function featureSlots(feature: FeatureAnalysis, benefit: string | undefined): Map<string, string> {
  const slots = new Map([
    ['clause', feature.clause],
    ['np', feature.nounPhrase],
    // The feature has just been named: "that part" is enough.
    ['shot', withoutCamera(feature.shot).replace(/^run a finger along .+$/, 'run a finger along that part')],
  ])
  if (benefit) slots.set('benefit', benefit)
  return slots
}
