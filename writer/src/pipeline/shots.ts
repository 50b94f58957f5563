import { type Department, escaped, folded, matchIn, type ShotClass, type ShotContext } from '../kinds'
import { isPlural, kept, lowerFirst, pluralVerb, singular, upperFirst } from '../language'
import { productNoun } from '../reading'
import type { ProductShots } from './field-readers'
import type { Reading } from './reading'

/** In place of a picture: what a product of its class looks like here. Filled in when the script is written, so that none is seen twice. */
export const SHOT = {
  enter: '{shot enter}',
  use: '{shot use}',
  price: '{shot price}',
  last: '{shot last}',
  lens: '{shot lens}',
  /** The first of the shots behind it that was not seen. */
  any: '{shot any}',
} as const
export const ANY_JOINT = ' | '

/** A line as far as its picture depends on it. */
export interface Filmed {
  text: string
  picture: string
}

export const BEFORE = 'Your own clip or photo from before, your voice over it'
export const AFTER = 'The same, after: your own clip or photo'

/** The pictures of a script's lines, in their order: shots of the product's class where a place for one is marked, no shot twice. */
export function filmed(lines: readonly Filmed[], reading: Reading): string[] {
  const { style, sorts, kind } = reading
  const shots = new Shots(reading, lines.map(({ text }) => text).join(' '))
  const speakers = [...new Set(lines.flatMap(({ text }) => text.match(SPEAKER) ?? []))]
  // Who only tells it has no picture from before.
  const isBeforeAfter =
    style === 'before-after' &&
    !kind &&
    !sorts.has('body') &&
    /^(?:close on|a finger drawn|.* held up)/i.test(lines[0]?.picture ?? '')
  const product = lines.findIndex(({ picture }) => picture.includes('{shot '))
  const last = lines.findLastIndex(({ picture }) => picture.includes('{shot '))
  const isLinked = lines.some(({ text }) => LINKED.test(text.replace(SENT_LINK, '')))
  return lines.map(({ text, picture }, at) => {
    if (picture === '') return ''
    const shown = picture
      .replace(/\.$/, '')
      .split('; ')
      .map((each, order) => {
        const found = shots.next(each, at === product && order === 0)
        const shot = isLinked
          ? found
          : found.replace(
              /(?:smiles and )?points to where the link sits/,
              /\bcreator\b/i.test(found) ? 'smiles, to the lens' : 'held up to the lens',
            )
        if (!isBeforeAfter || product < 1 || order > 0) return shot
        if (at === last) return `${last === product ? `${shot}; ` : ''}${AFTER}${TEXT.exec(shot)?.[0] ?? ''}`
        return at > 0 || / as text/.test(shot) ? shot : `${shot}, "before" as text`
      })
    const who = text.match(SPEAKER)?.at(-1)
    const other = speakers.find((each) => each !== who)
    return shown.map((each) => (who ? inTalk(each, who, other) : each)).join('; ')
  })
}

/** "Comment KAT and I send you the link": there is none to point to. */
const SENT_LINK = /\b(?:send|sends|message|dm) (?:it to )?you (?:the|a) link\b/gi

/** "ME: " at the beginning of a turn. */
const SPEAKER = /(?<=^| \/ |\n)[A-Z][A-Z ]*(?=: )/g

/** In a skit those who speak are seen. */
const inTalk = (picture: string, who: string, other: string | undefined) =>
  picture
    .replace(/\b(?:the )?creator's\b/gi, `${who}'s`)
    .replace(/\b(?:the )?creator\b/gi, who)
    .replace(/\bto the lens\b(?=[,.]|$)/g, other ? `to ${other}` : 'to the lens')

const TEXT = /, (?:"[^"]*"|the price|the name)(?:, then "[^"]*")? as text$/
/** What a shot shows, without the words on it. */
const bare = (shot: string) => shot.replace(TEXT, '').toLowerCase()

const LINK = /^creator points to where the link sits$/i
/** Where a call speaks of a link or a shop. */
export const LINKED =
  /\b(?:links?|linked|tap|basket|cart|showcase|(?:our|my|online) shop|shop (?:now|here)|(?<!\b(?:here|me|us) to )order(?! (?:by|on|over|via|with) (?:DM|email|message|phone|text|WhatsApp))|download|profile)\b/i
/** What is said to the viewer. */
export const TO_LENS = [
  'Creator to the lens, a step closer',
  'Creator leans in, to the lens',
  "The creator's face, close, to the lens",
  'Creator from the side, then to the lens',
  'Creator from the other side, to the lens',
  'Creator to the lens, a step back',
  'Creator sits down, to the lens',
  'Creator looks up, then to the lens',
  'Creator leans back, to the lens',
  'Creator turns around, to the lens',
]

/** Another place of who speaks is no picture of its own more than once. */
export const MOVES =
  /^Creator\b.*\b(?:a step (?:closer|back)|leans (?:in|back)|sits down|turns around|comes closer)\b(?:.*\bto the lens)?$/

/** How a thing is filmed that a feature names: "{shot part} the zip pocket". {X} is the thing. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  print: ['A finger under {X}, close', '{X} turned to the lens, close', 'Close on {X}'],
  part: ['Close on {X}', 'A hand at {X}, close', 'A finger on {X}, close', '{X} turned to the lens'],
  knob: ['A finger goes through {X}, close', 'Hands switch through {X}, close'],
  content: ['{X} laid out on a table, from above', '{X} held up to the lens', 'A hand takes out {X}, close'],
  into: ['A hand puts {X} into {Name}, close', 'From above: {X} in {Name}'],
  inside: ['A hand puts {Name} into {X}, close', '{Name} in {X}, close'],
  at: ['{Name} at {X}, close', 'A hand holds {Name} to {X}'],
  screen: [
    'Screen recording: {X} in {Name}',
    'Over the shoulder: {X} on the screen',
    '{X} in {Name}, a finger beside the line',
    'The screen with {X} turned to the lens',
  ],
  work: [
    'Hands at work on {X}, close',
    'Creator at the work table, {X} in front of them',
    '{X} half done on the table, from above',
    "Over the creator's shoulder: hands at work on {X}",
  ],
}

/** What any product does. */
const IN_USE = 'It does it'

class Shots {
  readonly #reading: Reading
  readonly #class: ShotClass
  /** The looks of a product of no kind. */
  readonly #own: ProductShots | undefined
  readonly #seen = new Set<string>()
  readonly #turn: number
  readonly #lens: readonly string[]
  readonly #looked = new Map<readonly string[], number>()
  #hasMoved = false

  constructor(reading: Reading, text: string) {
    this.#reading = reading
    this.#class = classOf(reading)
    this.#own = reading.kind ? undefined : reading.fields.shots(reading)
    this.#lens = isSeen(reading) ? ['Creator to the lens, {Name} in the picture', ...TO_LENS] : TO_LENS
    this.#turn = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  }

  /** The picture, or another one where it was seen. */
  next(picture: string, isFirst: boolean): string {
    const { enter, use, last } = this.#class
    const token = /^\{shot ([a-z]+)\}/.exec(picture)?.[1]
    const rest = token === undefined ? '' : picture.slice(token.length + '{shot }'.length)
    const [text = ''] = TEXT.exec(token === undefined ? picture : rest) ?? []
    const old = isFirst ? this.#besideOld() : undefined
    if (old) return old
    if (token === 'any') return this.#take(rest.trim().split(ANY_JOINT), '')
    const own = this.#own
    if (own && token === 'enter') return this.#take([own.enter], '')
    if (own && token === 'price') return this.#take([...own.demo, ...own.acts, own.price], ', the price as text')
    if (own && token === 'use') return this.#take(own.ofFeature(IN_USE), text)
    if (own && LINK.test(picture)) return this.#noted('Creator smiles and points to where the link sits')
    if (token === 'enter') return this.#take(this.#turned(enter), '')
    if (token === 'price')
      return this.#take(
        use.filter((shot) => !/you say|voice over/.test(shot)),
        ', the price as text',
      )
    if (token === 'last' || LINK.test(picture)) return this.#take(last, '')
    if (token === 'use') return this.#take(use, text)
    if (token === 'lens') return this.#take(this.#lens, text)
    const look = token === undefined ? undefined : LOOKS[token]
    if (look) {
      const thing = rest.slice(1, rest.length - text.length)
      const at = this.#looked.get(look) ?? (token === 'part' ? this.#turn : 0)
      this.#looked.set(look, at + 1)
      return upperFirst(
        this.#take(
          look.map((_, order) => (look[(order + at) % look.length] ?? '').replace('{X}', thing)),
          text,
        ),
      )
    }
    const shot = upperFirst(picture)
    if (!this.#seen.has(bare(shot))) return this.#noted(shot)
    return this.#take(use, text)
  }

  /** A comparison shows it next to what was there before, where that was named. */
  #besideOld(): string | undefined {
    const { style, sorts, kind } = this.#reading
    const old =
      style === 'comparison' && !kind && !sorts.has('digital')
        ? this.#reading.fields.oldThing(this.#reading)
        : undefined
    if (old === undefined) return undefined
    const use = this.#own?.ofFeature(IN_USE) ?? this.#class.use
    return `Split screen. Left: ${old}. Right: ${lowerFirst(this.#take(use, ''))}`
  }

  /** The first of these that was not seen, else of all that one does with it. */
  #take(shots: readonly string[], text: string): string {
    const { use, detail } = this.#class
    const unseen = [...shots, ...(this.#own ? [] : [...use, ...detail]), ...this.#lens].filter(
      (each) => !this.#seen.has(bare(agreeing(each, this.#reading))),
    )
    const shot = unseen.find((each) => !this.#hasMoved || !MOVES.test(each)) ?? unseen[0] ?? TO_LENS[0] ?? ''
    this.#hasMoved ||= MOVES.test(shot)
    return this.#noted(agreeing(shot, this.#reading)) + text
  }

  #noted(shot: string): string {
    this.#seen.add(bare(shot))
    return shot
  }

  #turned = (shots: readonly string[]) => shots.map((_, at) => shots[(at + this.#turn) % shots.length] ?? '')
}

/** "The socks slide into a pocket" */
export const agreeing = (shot: string, { product }: Reading) =>
  product.isPlural
    ? shot.replace(
        /^((?:[^,:]+[,:] )?\{Name\}) ([a-z]+s)\b/,
        (_, subject: string, verb: string) => `${subject} ${pluralVerb(verb)}`,
      )
    : shot

/** The class of what is sold: by the last known noun of its name, else by its form. What has no look is told beside clips. */
export function classOf(reading: Reading): ShotClass {
  const found = foundFor(reading)
  const { medium } = reading.fields.look(reading)
  const isScreen = medium === 'screen'
  const isWork = medium === 'work' || medium === 'lesson'
  const isFound = found.tags.some((tag) => (isScreen ? /^(?:screen|file)$/ : /^(?:service|course|box)$/).test(tag))
  if (reading.kind || /^(?:thing|pattern|unsure)$/.test(medium) || ((isScreen || isWork) && isFound)) return found
  const plain = indexOf(reading.common.shots).byName.get(isScreen ? 'default screen' : 'default service')
  return plain === undefined ? found : isWork ? ofMaker(plain, reading) : plain
}

/** The same before it is known whether it can be seen. */
export const foundFor = kept((reading: Reading): ShotClass => ofMaker(byNoun(reading) || byForm(reading), reading))

/** Services and courses are filmed with a customer at home; a maker is seen at work. */
function ofMaker(found: ShotClass, { voice, common, features }: Reading): ShotClass {
  // A driving lesson is taught in a car.
  if (voice !== 'maker' || found.name.endsWith(' lessons')) return found
  const isTaught = found.tags.includes('screen') && features.some(({ typed }) => LESSONS.test(typed))
  const form = isTaught ? 'course' : ['course', 'service'].find((tag) => found.tags.includes(tag))
  return (form !== undefined && indexOf(common.shots).byName.get(`maker ${form}`)) || found
}
const LESSONS = /\blessons?\b/i

/** What shops call the group of products that it belongs to: its kind's, else by words of its name and by its class. */
export const departmentOf = kept((reading: Reading): Department | undefined => {
  const { kind, common, fields } = reading
  if (kind) return kind.department
  return fields.department(withoutOwners(reading.name), common.departments) ?? byNoun(reading)?.department
})

const EMPTY: ShotClass = {
  name: '',
  with: [],
  features: [],
  nouns: [],
  like: [],
  tags: [],
  enter: [],
  use: [],
  detail: [],
  last: [],
}

interface NounIndex {
  byNoun: ReadonlyMap<string, readonly ShotClass[]>
  byName: ReadonlyMap<string, ShotClass>
}
const nounsOf = ({ nouns, like }: ShotClass, all: readonly ShotClass[]) => [
  ...nouns,
  ...all.filter(({ name }) => like.includes(name)).flatMap((each) => each.nouns),
]
const indexOf = kept((shots: readonly ShotClass[]): NounIndex => {
  const byNoun = new Map<string, ShotClass[]>()
  for (const each of [...shots.filter((shot) => !isPlainClass(shot)), ...shots.filter(isPlainClass)])
    for (const noun of nounsOf(each, shots).flatMap((one) => [one, `${one}s`]))
      byNoun.set(noun, [...(byNoun.get(noun) ?? []), each])
  return { byNoun, byName: new Map(shots.map((each) => [each.name, each])) }
})

/** Behind these a name says whom or what it is for. */
const ABOUT = / (?:for|with|w|by|from|in|that|to|of|and|on|without|made) |[,|(–—:&+]| - | w\/ ?/
/** How food is packed, no vacuum cleaner. */
export const VACUUM_PACK = /\bvacuum pack(?:ed|s)?\b/gi
/** What holds or counts the thing. */
const COUNTED =
  /(?: (?:set|kit|pack|packs|bundle|pair|pairs|collection|system|combo|assortment|duo|trio|pcs|pieces|ct|count|sampler|value|size|sized|inch|plan|service))+$/
const FILLED = /^(.+) (?:box|bag|jar|bottle|tin|tube|pouch)s?$/
const DIGITAL = /^(?:screen|service|course)$/

function byNoun(reading: Reading): ShotClass | undefined {
  const { kind, product, common, name } = reading
  const { byNoun: nouns } = indexOf(common.shots)
  const title = spaced(name)
  const isDigital = reading.sorts.has('digital')
  const isOfBody = isForBody(reading)
  const fits = (each: ShotClass) =>
    !(isOfBody && each.department === 'food') &&
    (each.with.length === 0 || each.with.some((word) => namesFor(title, word))) &&
    (each.features.length === 0 ||
      each.features.some(
        (word) =>
          matchIn(word, title) !== null || reading.features.some(({ typed }) => matchIn(word, folded(typed)) !== null),
      )) &&
    (!isDigital || each.tags.some((tag) => DIGITAL.test(tag) || tag === 'file' || tag === 'box'))
  // A bottle "with straw lid" is no lid.
  const parts = spaced(name.toLowerCase().replace(/ (?:with|w\/?) [^,|(–—:]*$/, ''))
    .split(ABOUT)
    .map((part) => part.trim())
  // "battery operated candle", "ring dish": the noun that was read only begins the name.
  const [, next = ''] = new RegExp(`\\b${escaped(product.noun.toLowerCase())} (\\S+)`).exec(title.toLowerCase()) ?? []
  const isBegun = !product.noun.includes(' ') && (/(?:ed|ing)$/.test(next) || productNoun(next) !== undefined)
  const phrases = kind ? [kind.name] : isBegun ? [...parts, product.noun] : [product.noun, ...parts]
  for (const phrase of phrases) {
    const found = lastNoun(phrase, nouns, fits)
    if (found)
      return kind || (isInContext(found, title, common.contexts) && isForAdults(found, reading)) ? found : undefined
  }
  return undefined
}

/** What the creator wears or puts on is for no child and no animal. */
const isForAdults = ({ tags }: ShotClass, { painPoint, features }: Reading) =>
  !tags.some((tag) => /^(?:worn|applied)$/.test(tag)) ||
  tags.some((tag) => /^(?:pet|kid|baby)/.test(tag)) ||
  !SMALL_ONES.test([painPoint, ...features.map(({ typed }) => typed)].join(' '))
const SMALL_ONES =
  /\b(?:toddlers?|bab(?:y|ies)|infants?|newborns?|kids?|child(?:ren)?|horses?|mares?|pon(?:y|ies)|dogs?|pupp(?:y|ies)|cats?)\b/i

/** "insulated curtain for garage door" hangs at no window. */
const isInContext = ({ tags }: ShotClass, title: string, contexts: readonly ShotContext[]) =>
  contexts.every(
    ({ words, tags: going }) => !words.some((word) => namesFor(title, word)) || tags.some((tag) => going.includes(tag)),
  )

/** A butter or an oil for hair and skin is no food. */
export const isForBody = ({ name, features }: Reading) => {
  const told = [name, ...features.map(({ typed }) => typed)].join(' ')
  return SPREAD.test(name) && FOR_BODY.test(told) && !EATEN.test(told)
}
const SPREAD = /\b(?:balm|butter|honey|mask|oil|salt|scrub|shea|soap|sugar)s?\b/i
const FOR_BODY = /\b(?:body|braids?|edges|face|hair|lips?|scalp|skin)\b/i
const EATEN =
  /\b(?:bread|cook(?:ing)?|dish(?:es)?|eat(?:en|ing)?|fry(?:ing)?|garlic|meals?|salad|spoon|tastes?|tea|toast)\b/i

const spaced = (text: string) => folded(text).replaceAll('-', ' ')
/** "dog mom shirt" is for people. */
const withoutOwners = (title: string) =>
  title.replace(/\b\w+ (?:moms?|mamas?|dads?|lovers?|owners?|parents?|people|walkers?|sitters?)\b/gi, '')
const namesFor = (title: string, word: string) => matchIn(word, withoutOwners(title)) !== null

/** The longest known noun at the end of a phrase, without what counts it, else before its last words. */
function lastNoun(
  phrase: string,
  nouns: NounIndex['byNoun'],
  fits: (each: ShotClass) => boolean,
): ShotClass | undefined {
  const whole = phrase
    .toLowerCase()
    .replace(/[^\p{L}\d' ]+/gu, ' ')
    .replace(/ \d+\b/g, ' ')
    .replace(VACUUM_PACK, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // "sourdough starter kit" before "sourdough starter", that before "kit".
  const named = endNoun(whole, MANY_WORDS, nouns, fits)
  if (named) return named
  const filling = FILLED.exec(whole)?.[1]
  const inside = filling === undefined ? undefined : lastNoun(filling, nouns, fits)
  // "a bag of coffee", not "a phone bag"
  if (inside?.tags.includes('stuff')) return inside
  const plain = whole.replace(COUNTED, '')
  return endNoun(plain, 1, nouns, fits) ?? (plain === whole ? undefined : endNoun(whole, 1, nouns, fits))
}
const MANY_WORDS = 2

/** The class of the longest noun of so many words at the end; colors, sizes and the like may stand behind it. */
function endNoun(
  text: string,
  least: number,
  nouns: NounIndex['byNoun'],
  fits: (each: ShotClass) => boolean,
): ShotClass | undefined {
  const words = text.split(' ')
  for (let end = words.length; end > Math.max(0, words.length - (least > 1 ? 1 : MAX_BEHIND)); end--) {
    for (let from = Math.max(0, end - MAX_NOUN); from <= end - least; from++) {
      const found = classesOf(words.slice(from, end), nouns).find(fits)
      if (found) return isOfOther(found, words.slice(0, end), end - from, nouns) ? undefined : found
    }
    // "training chart" is a chart.
    if (productNoun(words[end - 1] ?? '') !== undefined) break
  }
  return undefined
}

const classesOf = (words: readonly string[], nouns: NounIndex['byNoun']) =>
  [words.join(' '), inSingular(words)].flatMap((noun) => nouns.get(noun) ?? [])

/** "detergent sheets" are no sheets, but a "coffee scrub" is a scrub. */
function isOfOther({ tags }: ShotClass, words: readonly string[], length: number, nouns: NounIndex['byNoun']): boolean {
  const [before, head] = [words.at(-2), words.at(-1)]
  if (length > 1 || before === undefined || !WEAK_HEAD.test(head ?? '')) return false
  const others = classesOf([before], nouns).filter(isPlainClass)
  return others.length > 0 && others.every((other) => !other.tags.some((tag) => tags.includes(tag)))
}
/** Nouns for which the word before decides. */
const WEAK_HEAD =
  /^(?:sheet|bar|block|bowl|cap|chip|cleaner|cup|deck|glass|lace|level|map|plate|pot|print|rack|ring|runner|slide|sponge|spoon|spray|throw|tie|top|topper|tray|card|label|sticker|bag|bed|bench|blanket|butter|cream|pan|straw|table|tent|bottle|sock|shoe|hat|jacket|light|hook|shelf|seed|basket|bin|organizer|pillow|mirror|fan|speaker|camera|belt|net|jar|knob|lock)s?$/

const isPlainClass = ({ with: words, features }: ShotClass) => words.length + features.length === 0

const MAX_NOUN = 4
/** Colors, sizes and the like stand behind the noun: "linen duvet cover queen sage green". */
const MAX_BEHIND = 5
const inSingular = (words: readonly string[]) =>
  words.map((word, at) => (at === words.length - 1 && isPlural(word) ? singular(word) : word)).join(' ')

/** "fits in a pocket", "9 oz": it goes into a hand. */
const SMALL =
  /\b(?:fits?|goes|slips?|slides?) (?:easily |right )?(?:in|into|inside) (?:an?|your|any|the|my) (?:\p{L}+ )?(?:pockets?|palm|purse)\b|\bpocket[- ]sized?\b|\bkeychain\b|^(?:weighs )?\d{1,2}(?:\.\d)? ?(?:oz|ounces?|g|grams?)\b/iu

function byForm({ product, sorts, features, common }: Reading): ShotClass {
  const { byName } = indexOf(common.shots)
  const name =
    product.form === 'app' && !features.some(({ typed }) => LESSONS.test(typed))
      ? 'app'
      : product.form === 'service'
        ? sorts.has('subscription')
          ? 'subscription'
          : 'default service'
        : product.form === 'course' || product.form === 'app'
          ? 'course'
          : sorts.has('digital')
            ? 'default screen'
            : product.form === 'stuff'
              ? 'default stuff'
              : sorts.has('wear')
                ? 'default worn'
                : features.some(({ typed }) => SMALL.test(typed))
                  ? 'default small'
                  : 'default thing'
  return byName.get(name) ?? EMPTY
}

/** What can be held, shown on a screen or stood beside. */
export const isSeen = (reading: Reading) => /^(?:thing|screen|pattern)$/.test(reading.fields.look(reading).medium)

/** A picture with what it calls a thing whose kind is not known: its brand may be a town. */
export const withCalled = (picture: string, reading: Reading) =>
  /^(?:work|place|lesson|rental|own)$/.test(reading.fields.look(reading).medium) ||
  (reading.kind && /\p{L}{3}/u.test(reading.product.later.slice(4)))
    ? picture
    : picture.replaceAll('{Name}', reading.fields.look(reading).it)
