import type { Audience, Disclosure, ScriptBrief, Tone, VideoStyle } from '@reelwright/shared'
import { analyseAudience } from '../reading/audience'
import { chosenIn, type ScoredBrief } from '../score'
import type { CommonMaterial, Kind, KindFeature, Problem, ToneGroup } from '../kinds'
import { escaped, folded, havingMatch, matchesIn, ruledOut } from '../kinds'
import { cleanField, dropProfanity, FIELD_CAPS, kept, singular, upperFirst } from '../language'
import { dropEmoticons, dropInjection } from '../language/sanitise'
import { areByHand, opensByHand } from './by-hand'
import { withDetails } from './details'
import { ALL_FIELDS } from './all-fields'
import type { FieldReaders } from './field-readers'
import type { SpokenStory } from './say-story'
import { topicsOf } from './relevance'
import { withLearning } from './feature-words'
import { isMissing } from './plain-features'
import { asDescribed, asNamed, byBrand, inItsLanguage, shortly, withoutForeign, withPhrase } from './typed-name'
import type { Recital } from './listing'
import { type SaidFeature, sayFeature } from './say-feature'
import { asMaker, MADE_IT, MAKES, notMine, saidByMaker, type Voice, voiceOf } from './voice'
import {
  type ProblemText,
  type ProductMention,
  asHanded,
  isEnglishWord,
  isOtherLanguage,
  isPluralWord,
  captionOf,
  productNoun,
  readFeature,
  readName,
  sortsOf,
  spelledOut,
  thirdVerb,
} from '../reading'

/** One feature as typed, and how it can be used. */
export interface ReadFeature {
  typed: string
  /** Part of listing copy, which is not read aloud. */
  isListed?: boolean
  /** A line of a listing as it is recited. */
  recital?: Recital
  /** The kind's feature block that it matches. */
  block?: KindFeature
  /** What the seller typed at the places `<1>` and `<2>` of the pattern. */
  words?: Readonly<Record<string, string>>
  /** What the seller typed as the amount: "6 quarts". */
  amount?: { number: number; text: string }
  /** In the seller's words, as it is spoken; absent where it is only shown. */
  plain?: string
  /** Whether that is a note in the seller's own English, which the writer has no sentence for. */
  isNote?: boolean
  /** A whole sentence, a note, what the product is not for, or how it is used. */
  form?: SaidFeature['form']
  /** The same for text on screen. */
  caption: string
  /** Stems of what it says, without the words for the product itself. */
  topics: ReadonlySet<string>
}

/** Everything the brief says, read once. No later stage looks at the brief's raw fields. */
export interface Reading {
  scored: ScoredBrief
  disclosure: Disclosure | undefined
  kind: Kind | undefined
  common: CommonMaterial
  fields: FieldReaders
  /** The name as typed, with its noun in English. */
  name: string
  /** The name for the screen. */
  typedName: string
  /** What the name was first read as: "sofa" of "Sofa Angel". */
  readAs: string
  product: ProductMention
  /** Stems of what the name says behind what it is: "memory foam" of a seat cushion. */
  named: ReadonlySet<string>
  /** "thing", "wear", "app": what lines the product suits. */
  sorts: ReadonlySet<string>
  style: VideoStyle
  tone: Tone
  toneGroup: ToneGroup
  seconds: number
  features: readonly ReadFeature[]
  /** Those lines as typed, without orders to a machine. */
  typedFeatures: readonly string[]
  /** The kind's problem that the seller typed. */
  problem: Problem | undefined
  /** The problem in the seller's words. */
  ownProblem: ProblemText | undefined
  /** The problem as typed, cleaned. */
  painPoint: string
  /** The same, folded. */
  typedProblem: string
  /** Stems of what the typed problem is about, without the words for the product itself. */
  topics: ReadonlySet<string>
  audience: { key: Audience; plural: string | undefined; like: Audience }
  /** Worlds that no line of the kind may name, and phrases that this brief says instead of a line's. */
  ruledOut: ReturnType<typeof ruledOut>
  /** As spoken: "$4.99 a month"; undefined when no price was typed. */
  price: string | undefined
  isMonthly: boolean
  /** The price as typed, where not all of it is said. */
  shown?: string
  call: string | undefined
  typedCall: string
  isService: boolean
  /** The seller's own experience. */
  story: SpokenStory
  firstPerson: boolean
  /** Who tells it: a customer or the maker. */
  voice: Voice
}

const TONE_GROUP_OF: Record<Tone, ToneGroup> = {
  'educational-expert': 'calm',
  'helpful-friend': 'calm',
  'success-story': 'calm',
  'excited-discovery': 'lively',
  'shocked-mindblown': 'lively',
  'urgent-psa': 'lively',
  'skeptical-convinced': 'dry',
  'casual-review': 'dry',
  'comedy-entertainment': 'dry',
  'relatable-struggle': 'dry',
}

const EQUALS = ' equals-sign '

/** What may be repeated of a brief: without orders to a machine, markup and profanity. */
function repeatable(brief: ScriptBrief): ScriptBrief {
  const clean = (text: string) => dropProfanity(cleanField(text, FIELD_CAPS.feature))
  return {
    ...brief,
    productName: dropProfanity(asHanded(brief.productName)),
    painPoint: clean(brief.painPoint),
    // "=" and "|" say something: cleaning takes them away.
    features: brief.features
      .map((text) => clean(text.replace(/\s*=\s*/g, EQUALS).replace(/\s+[|•·]\s+/g, ', ')).replaceAll(EQUALS, ' = '))
      .filter((text) => text !== ''),
  }
}

/** Without shorthand and misspellings, before anything else reads it. The name stays as it is. */
const inFull = (brief: ScriptBrief): ScriptBrief => ({
  ...brief,
  // "im" of another language is no "I'm".
  painPoint: (isOtherLanguage(brief.painPoint) ? dropInjection : writtenOut)(
    brief.painPoint.replace(NOTE, '').replace(/(^|, ?)n (?=\p{L})/giu, '$1and '),
  ),
  features: brief.features.map(writtenOut),
  callToAction: writtenOut(brief.callToAction),
  targetAudience: writtenOut(brief.targetAudience),
})
/** What an agency notes for itself: "(client to confirm) -", "Client's words:" */
const NOTE =
  /^\s*\(?(?:client|customer|brand|tbc|tbd|note)(?:['’]?s)?\b(?: (?:to confirm|to check|words?|says?|said|note|brief|quote|input|tbc))?\s*(?:\)\s*[-–—:]?|:|[-–—])\s*/i
/** Orders to a machine are found by the signs that were typed. */
const writtenOut = (typed: string) => spelledOut(dropInjection(typed))

export const readBrief = (typed: ScriptBrief, written: Kind | undefined, common: CommonMaterial): Reading =>
  readWith(ALL_FIELDS, typed, written, common)

export function readWith(
  fields: FieldReaders,
  asTyped: ScriptBrief,
  written: Kind | undefined,
  common: CommonMaterial,
): Reading {
  const given = { ...asTyped, productName: fields.name(asTyped, common, written) }
  const full = inFull(given)
  // Beside a story all is said as typed.
  const readProblem = fields.problem(full)
  const told = given.story?.trim()
    ? fields.story(dropInjection(given.story))
    : problemAsStory(fields, full, readProblem, written !== undefined)
  const isByHand = opensByHand(full)
  const typed =
    told.sentences.length > 0 || given.story || isByHand
      ? full
      : { ...full, features: [...fields.features(full.features)] }
  const brief = repeatable(typed)
  const read = written
    ? asNamed(readName(brief.productName, written), brief.productName, written)
    : fields.sold(readName(brief.productName), typed)
  const described = ofKind(shortly(byBrand(asDescribed(read, brief.productName), brief.productName)), written)
  const whole = inItsLanguage(described, brief.productName, written)
  const called = given.story || whole !== described ? whole : withoutForeign(whole, brief.productName, written)
  const named = asOne(withPhrase(called, brief.productName), asTyped)
  const toldProblem = brief.painPoint ? readProblem : undefined
  const voice = voiceOf(
    { ...brief, painPoint: `${typed.painPoint} ${typed.story ?? ''}`.trim() },
    toldProblem,
    /^(?:service|course)$/.test(named.form),
  )
  const ownProblem = voice === 'maker' && toldProblem ? ofOthers(toldProblem, typed.painPoint) : toldProblem
  const isSeller = SELLS.test(typed.callToAction)
  const kind =
    written && withDetails(voice === 'maker' || isSeller ? saidByMaker(written, voice === 'maker') : written, brief)
  const chosen = chosenIn(typed)
  const audience = analyseAudience(typed.targetAudience)
  // A teacher says "my lessons".
  const firm = named.form === 'service' && named.first.startsWith('this ') ? titledIn(brief.productName) : undefined
  const product =
    firm !== undefined
      ? { ...named, first: firm, later: firm, title: firm }
      : voice === 'maker'
        ? {
            ...named,
            first: named.first.replace(
              /^(th(?:is|ese) .+ (?:lessons?|class(?:es)?|coaching|tuition|workshops?)) with \p{Lu}.*$/u,
              '$1',
            ),
          }
        : named
  // What may not be asked for is found in the words as typed.
  const isBooked = isService(typed, product)
  const call = withNames(fields.call(typed.callToAction, isBooked), product)
  const offer = fields.offer(brief, call)
  const sorts = new Set([
    ...sortsOf(product),
    ...timesIn(brief.painPoint),
    ...paidMonthly(product, offer.isMonthly),
    ...(ownProblem?.isSensitive ? ['body'] : []),
    ...occasionsIn(brief.painPoint),
    ...(typed.firstPerson ? [] : ['impersonal']),
    ...(isSeveral(typed) ? ['several'] : []),
    ...(/^(?:this|these) /.test(product.first) ? ['unbranded'] : []),
    ...(isSeller ? ['seller'] : []),
    ...(isGifted(typed) ? ['gifted'] : []),
    // Who sells it has not always made it: "So I made" is for those who say so.
    ...(isBooked ||
    /^(?:service|course|app)$/.test(product.form) ||
    VISITED.test(brief.productName) ||
    isTold(typed.painPoint) ||
    isSeller ||
    (voice === 'maker' && !isMade(typed))
      ? ['made']
      : []),
    voice,
    chosen.style,
    chosen.tone,
  ])
  const fromName = kind ? [] : featuresInName(brief, product)
  const hasStory = told.sentences.length > 0 || isByHand || (brief.story ?? '').trim() !== ''
  const asMeant = product.form === 'course' ? withLearning : (text: string) => text
  const features = readFeatures(
    [...brief.features.map(asMeant), ...fromName],
    kind,
    product,
    voice,
    fields.note,
    (text, sold, isOfKind) => fields.listing(text, sold, isOfKind, hasStory),
  )
  const problem = kind && brief.painPoint ? problemOf(brief.painPoint, kind.problems) : undefined
  return {
    scored: {
      ...chosen,
      name: brief.productName,
      problem: brief.painPoint || undefined,
      features: features.map(({ typed: text }) => text),
      call: brief.callToAction,
      story: brief.story ?? undefined,
    },
    disclosure: typed.disclosure ?? undefined,
    kind,
    common,
    fields,
    name: brief.productName,
    typedName: dropProfanity(cleanField(asHanded(asTyped.productName), FIELD_CAPS.name)),
    readAs: product.noun,
    product,
    named: namedIn(brief.productName, product),
    sorts,
    style: chosen.style,
    tone: chosen.tone,
    toneGroup: TONE_GROUP_OF[chosen.tone],
    seconds: chosen.videoLength,
    features,
    typedFeatures: repeatable(full).features,
    problem,
    ownProblem,
    painPoint: brief.painPoint,
    typedProblem: folded(brief.painPoint),
    topics: topicsOf(withoutNames(brief.painPoint, kind)),
    audience: {
      key: audience.key,
      plural: audience.plural,
      like: audience.key === 'custom' ? likeAudience(typed.targetAudience) : audience.key,
    },
    ruledOut: withTypedNoun(
      ruledOut(
        [
          brief.productName,
          brief.targetAudience,
          brief.painPoint,
          ...brief.features,
          brief.callToAction,
          offer.price?.includes('£') ? 'pound sterling' : '',
        ].join(' | '),
        kind?.id,
        common,
      ),
      product,
      kind,
    ),
    ...offer,
    call,
    typedCall: dropInjection(dropEmoticons(given.callToAction)).trim(),
    isService: isBooked,
    story: told,
    firstPerson: typed.firstPerson,
    voice,
  }
}

/** "the rake", "the tint": lines of a kind call the product by its typed noun. */
function withTypedNoun(
  found: ReturnType<typeof ruledOut>,
  { first, form }: ProductMention,
  kind: Kind | undefined,
): ReturnType<typeof ruledOut> {
  const [, typed = ''] = /^th(?:e|is|ese) .+ (\p{Ll}+)$/u.exec(first) ?? []
  const noun = kind?.noun.split(' ').at(-1) ?? ''
  const isOther =
    /^(?:thing|plural|stuff)$/.test(form) &&
    productNoun(typed) === 'thing' &&
    isPluralWord(typed) === isPluralWord(noun) &&
    kind?.name.includes(typed) === false &&
    !first.includes(noun)
  return isOther ? { ...found, say: [...found.say, [`the ${noun}`, `the ${typed}`]] } : found
}

/** "this portable blender" for "this portable blender USB juicer cup": what follows the kind of thing is the rest of a title. */
function ofKind(product: ProductMention, kind: Kind | undefined): ProductMention {
  const noun = kind?.noun.split(' ').at(-1) ?? ''
  const [, determiner] = /^(this|these) (?!.* that )/.exec(product.first) ?? []
  return kind && determiner && new RegExp(` ${noun} `, 'i').test(product.first)
    ? { ...product, first: `${determiner} ${kind.name}` }
    : product
}

/** A typed problem in good English, beside features typed by hand, is told as a story is. */
function problemAsStory(
  fields: FieldReaders,
  brief: ScriptBrief,
  problem: ProblemText | undefined,
  hasKind: boolean,
): SpokenStory {
  // A kind's own pieces are written around what hurts; who was sent the product has to say so.
  const isElse = problem?.isSensitive === true && (hasKind || isGifted(brief))
  const isTold = problem?.isEnglish === true && !isElse && areByHand(brief.features)
  return { ...fields.story(isTold ? brief.painPoint : ''), isTyped: false }
}

/** The maker does not have the customer's problem. */
const ofOthers = (own: ProblemText, typed: string): ProblemText => ({
  ...own,
  hook: notMine(own.hook, typed),
  ...(own.more !== undefined && { more: notMine(own.more, typed) }),
})

/** "Sparkle Squad Home & Office Cleaning": who does it, in the capitals of a name. */
function titledIn(name: string): string | undefined {
  const [head = ''] = name.split(/ [-–—|] |[(,:]/)
  const words = head.trim().split(' ')
  const isTitle = words.length > 2 && words.every((word) => /^(?:\p{Lu}\p{Ll}+|&|and|of|the)$/u.test(word))
  return isTitle ? words.join(' ') : undefined
}

const isGifted = ({ disclosure, priceText }: ScriptBrief) => disclosure === 'gifted' || SENT_FREE.test(priceText ?? '')
/** "they sent it to me free" */
const SENT_FREE = /\bsent (?:it |them |this |these )?(?:to )?(?:me|us)\b|\bgifted\b/i
/** A place is visited, not bought. */
const VISITED =
  /\b(?:golf|park|museum|hotel|cafe|café|restaurant|storage|studio|gym|camp|tours?|club|lodge|cottage|farm|school|academy|class|course|lessons|clinic|salon|detailing)\b/i

/** Who delivers or answers messages has not bought it: "So I got this" is for customers. */
const SELLS =
  /\b(?:we|we'll|our|ours|us|cod|delivery|shipping(?= from| \d)|ships|ship(?= from| in| to)|courier|whats ?app|inbox|in stock|pick-?up)\b|\b(?:cash|pay|payment) (?:on|at|with|when)\b|\b(?:dm|pm|msg|message) (?:me|to|for)\b/i

const isMade = ({ painPoint, features, callToAction }: ScriptBrief) =>
  MADE_IT.test(painPoint) || MAKES.test([painPoint, ...features, callToAction].join(' | '))

/** A story of some length may have the product already, made or given: it is not bought again. */
const isTold = (problem: string) =>
  MADE_IT.test(problem) || OWNED.test(problem) || problem.split(/\s+/).length >= MIN_STORY_WORDS
const MIN_STORY_WORDS = 30
const OWNED =
  /\b(?:bought|buying|got|ordered|picked up|switched to) (?:this|it|one of these|these)\b(?! (?:morning|week|year|time))/i

/** Makers and sellers who say "we" and never "I". */
const isSeveral = ({ painPoint, features, callToAction }: ScriptBrief) => {
  const text = [painPoint, ...features, callToAction].join(' | ')
  return (
    (/\b(?:[Ww]e|[Oo]ur)\b|\bus\b/.test(text) || SELLS.test(callToAction)) &&
    !/\bI\b|\b(?:my|me)\b/.test([...features, callToAction].join(' | '))
  )
}

const MAX_FROM_NAME = 2
/** "pull up bar no screws", "drawer organizers, expandable": what the name says behind what it is. */
function featuresInName({ productName, features }: ScriptBrief, { noun, form }: ProductMention): string[] {
  if (/^(?:service|course|app)$/.test(form)) return []
  const head = noun.split(' ').at(-1) ?? ''
  const at = folded(productName).lastIndexOf(` ${folded(head)}`)
  if (head === '' || at < 0) return []
  const known = folded(features.join(' | '))
  return productName
    .slice(at + head.length + 1)
    .split(/[,/|()–—]| - /)
    .flatMap((part) => {
      const text = part.trim()
      const no = /\b(?:no|without) [a-z]+(?= |$)/i.exec(text)?.[0]
      const words = (text.split(/ (?:for|with|w\/?|to) | \d/)[0] ?? '').toLowerCase().split(' ')
      return [...(no ? [no] : []), ...words.filter((word) => FROM_NAME.test(word))]
    })
    .filter(
      (text) =>
        !known.includes(
          folded(text)
            .replace(/^(?:no |re)/, '')
            .slice(0, 4),
        ),
    )
    .slice(0, MAX_FROM_NAME)
}
const FROM_NAME =
  /^(?:quiet|silent|portable|foldable|collapsible|expandable|extendable|adjustable|washable|reusable|unbreakable|waterproof|cordless|rechargeable|wireless|magnetic|lightweight|stackable|removable|reversible|breathable|unscented|self-[a-z]+)$/

function namedIn(name: string, { noun }: ProductMention): Set<string> {
  const known = topicsOf(noun)
  const head = folded(noun.split(' ').at(-1) ?? '')
  const at = folded(name).lastIndexOf(` ${head}`)
  return new Set([...topicsOf(at < 0 ? '' : name.slice(at + head.length + 1))].filter((topic) => !known.has(topic)))
}

/** What is booked, not bought: there is no link for "Text us your zip". */
const isService = ({ productName, features }: ScriptBrief, { form }: ProductMention) =>
  /^(?:service|course)$/.test(form) ||
  /\b(?:install(?:ation)?|repairs?|detailing|tutoring|catering|photography|rentals?)(?:$|,| [-–—])/i.test(
    productName,
  ) ||
  /, (?!X[LS]\b|UK\b|US\b|EU\b)[A-Z]{2}\s*$/.test(productName) ||
  features.some((text) => /\b(?:we|our|crew of)\b/i.test(text))

/** The listed audience whose moments suit one in the seller's words: "busy moms" are parents. */
function likeAudience(typed: string): Audience {
  const text = folded(typed)
  return AUDIENCE_WORDS.find(([, words]) => words.test(text))?.[0] ?? 'custom'
}

const AUDIENCE_WORDS: readonly (readonly [Audience, RegExp])[] = [
  ['pet-owners', /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|husk(?:y|ies)|doodles?)\b/],
  [
    'parents',
    /\b(?<!plant )(?:moms?|dads?|mums?|mamas?|parents?)\b|\b(?:famil(?:y|ies)|toddlers?|newborns?|nann(?:y|ies))\b/,
  ],
  ['college-students', /\b(?:students?|college|dorms?|campus|freshm[ae]n)\b/],
  ['fitness-enthusiasts', /\b(?:gym|fitness|runners?|yoga|lifters?|athletes?|pilates|hikers?|cyclists?|workouts?)\b/],
  ['travelers', /\b(?:travel\w*|campers?|camping|rv|van ?life|commut\w+|road ?trip\w*|truckers?|drivers?)\b/],
  [
    'entrepreneurs',
    /\b(?:(?:business|shop|store|salon|restaurant|brand) owners?|airbnb hosts?|freelanc\w+|sellers?|founders?|self.employed|side hustl\w+|contractors?)\b/,
  ],
  [
    'working-professionals',
    /\b(?:nurses?|teachers?|workers?|professionals?|office|shift|remote|wfh|managers?|engineers?|lawyers?|doctors?|couples)\b/,
  ],
  ['gamers', /\bgam(?:ers?|ing)\b/],
  ['budget-shoppers', /\b(?:budget|broke|frugal|cheap|saving|debt)\b/],
  ['foodies', /\b(?:cooks?|bakers?|foodies?|grill\w*|chefs?)\b/],
  ['eco-conscious', /\b(?:eco|sustainab\w+|zero.waste|green)\b/],
  ['gen-x', /\b(?:seniors?|retire\w*|grand\w+|over (?:40|50|60)|boomers?)\b/],
  ['women', /\b(?:women|woman|ladies|girls|brides?|her)\b/],
  ['men', /\b(?:men|man|guys|him)\b/],
]

/** "Download lingofox" names the product as its title does. */
function withNames(
  text: string | undefined,
  { title }: ProductMention,
  pattern = /\p{Lu}[\p{L}\d]{2,}/gu,
): string | undefined {
  const names = new Map((title.match(pattern) ?? []).map((name) => [name.toLowerCase(), name]))
  // "tide & tallow": words that are a name only together.
  const [, first = '', second = ''] = /(\p{Lu}\p{L}+) (?:&|and) (\p{Lu}\p{L}+)/u.exec(title) ?? []
  const whole =
    first === '' ? text : text?.replace(new RegExp(`\\b${first} (&|and) ${second}\\b`, 'iu'), `${first} $1 ${second}`)
  return whole
    ?.replace(MONTH, upperFirst)
    .replace(/[\p{L}\d]+/gu, (word) =>
      isEnglishWord(word.toLowerCase()) || (word.length > 1 && word === word.toUpperCase())
        ? word
        : (names.get(word.toLowerCase()) ?? word),
    )
}
/** Surely a name, not what the product is: "WalkNook", but not the "Bergamot" of a candle. */
const INNER_CAPITAL = /\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]+/gu
const MONTH =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?<=\b(?:before|by|until|till|since|in) )(?:march|may)(?=$|[.,!?]| \d))\b/g

/** What is paid by the month is no thing, unless it comes in a box. */
const paidMonthly = ({ noun, form }: ProductMention, isMonthly: boolean) =>
  isMonthly &&
  !/^(?:app|service|course)$/.test(form) &&
  !/\b(?:box|club|subscription|crate|delivery)\b|^(?:weekly|monthly|quarterly) /.test(noun)
    ? ['digital']
    : []

/** Somebody else's problem: what the creator has felt is no answer to it. */
const OTHERS =
  /\b(?:bab(?:y|ies)|toddlers?|kids?|son|daughter|child(?:ren)?|newborn|dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|husband|wife|partner|roommates?|mom|dad|grand\p{L}+|parents?)\b/iu

/** What time a problem names: a piece must not tell it at another. */
function timesIn(problem: string): string[] {
  return [
    ...(OTHERS.test(problem) ? ['others'] : []),
    ...(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweek(?:end)?s?\b/i.test(problem) ? ['weekday'] : []),
    ...(/\b(?:morning|noon|lunch|afternoon|evening|night|midnight|dinner|breakfast|bedtime|sleep|[ap]\.?m\.?|\d+(?:am|pm)|dark)\b/i.test(
      problem,
    )
      ? ['daytime']
      : []),
  ]
}

/** What gives a problem its tone: a gift for a day of the year, or something grave. */
const occasionsIn = (problem: string): string[] => [
  ...(GIFT.test(problem) ? ['gift'] : []),
  ...(YEARLY.test(problem) && GIFT.test(problem) ? ['yearly'] : []),
  ...(GRAVE.test(problem) ? ['grave'] : []),
]
const GIFT =
  /\b(?:gifts?|presents?|regift\w*|(?:father|mother|valentine)['’]?s day|christmas|hanukkah|secret santa|white elephant|birthdays?|turn(?:s|ing) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?! (?:it|off|on|up)\b))\b/i
const YEARLY = /\b(?:every|each|last|this) (?:year|christmas|birthday|(?:father|mother|valentine)['’]?s day)\b/i
const GRAVE =
  /\b(?:ble(?:ed|eds|d)|blood|burn(?:ed|t)|hurts?|pain|died|dies|dead|death|passed|lost (?:her|his|my|our) (?:\p{L}+ )?(?:cat|dog|mom|mother|dad|father|wife|husband|baby|son|daughter)|funeral|hospital|surgery|c-section|cancer|sick|bruise\w*|fell|accident|crash\w*|divorce\w*|debt|evict\w*|laid off)\b/iu

/** Every telling of a kind speaks of the product, so its names say nothing about which telling fits. */
function withoutNames(problem: string, kind: Kind | undefined): string {
  const names = new Set((kind ? [kind.name, kind.noun] : []).flatMap((name) => folded(name).split(/[\s-]+/)))
  return problem
    .split(/\s+/)
    .filter((word) => !names.has(folded(word).replace(/[^\p{L}\p{N}]/gu, '')))
    .join(' ')
}

/** The problem that most of its patterns agree on, then the one whose words are longest; the first of equals. */
export function problemOf(typed: string, problems: readonly Problem[]): Problem | undefined {
  const text = folded(typed)
  const hitsIn = (patterns: readonly string[]) =>
    matchesIn(patterns, text).reduce((sum, [found]) => sum + PATTERN_WEIGHT + found.length, 0)
  const score = (of: (problem: Problem) => readonly string[]) =>
    problems.map((problem) => ({ problem, hits: hitsIn(of(problem)) }))
  const strong = score(({ match }) => match)
  const scored = strong.some(({ hits }) => hits > 0) ? strong : score(({ weak }) => weak)
  const best = scored.reduce((a, b) => (b.hits > a.hits ? b : a), {
    problem: undefined as Problem | undefined,
    hits: 0,
  })
  return best.problem
}

/** Two patterns that agree say more than one long one. */
const PATTERN_WEIGHT = 12

/** "It works on sofa, bed, carpet.", "It folds flat, hangs up." */
const withAnd = (text: string) =>
  / (?:and|or) /.test(text)
    ? text
    : text
        .replace(/^(It \p{Ll}+ \p{Ll}+), (?=(\p{Ll}+) [^,]+$)/u, (whole, front: string, verb: string) =>
          thirdVerb(verb) === 'sure' ? `${front} and ` : whole,
        )
        .replace(
          /^((?:(?:It|They) (?:works?|goes|fits?|includes?|develops?|blends?)|(?:It's|They're) (?:great|ideal|perfect)) .+?), ((?!.* too\.)[\p{L} -]{2,20})\.$/u,
          (_, front: string, last: string) => `${front}${front.includes(',') ? ',' : ''} and ${last}.`,
        )

function readFeatures(
  typed: readonly string[],
  kind: Kind | undefined,
  product: ProductMention,
  voice: Voice,
  noteOf: FieldReaders['note'],
  listing: FieldReaders['listing'],
): ReadFeature[] {
  const features: ReadFeature[] = []
  const silent = new Set<ReadFeature>()
  const parts = typed.flatMap((text) => {
    const ofKind = (part: string) => kind !== undefined && featureOf(part, kind.features) !== undefined
    const isScents = kind !== undefined && scentList(text, kind) !== undefined
    return (
      (isScents ? undefined : listing(text, product, ofKind)) ?? [
        { text, isListed: false, isHeard: true, recital: undefined },
      ]
    )
  })
  for (const { text, isListed, isHeard, recital } of parts) {
    const scents = kind && scentList(text, kind)
    const all = readFeature(text)
    // What may not be claimed is not shown either; with a known kind, what stands beside it in a list is.
    const read = all.filter(({ refused }) => refused === undefined)
    const isPart = read.length < all.length && !scents
    // "Lab tested here, report's on the listing": without its first half the second says nothing.
    const isWhole = /^\p{Lu}.*\p{Ll}\.$/u.test(text) || read.some(({ text: rest }) => HAS_VERB.test(rest))
    if (isPart && (read.length === 0 || !kind || isWhole)) continue
    const shown = isPart
      ? read.map(({ text: part, caption }) => ({ part, caption }))
      : [{ part: text, caption: scents ? text : read.length === 1 ? (read[0]?.caption ?? text) : captionOf(text) }]
    for (const { part, caption } of shown) {
      if (features.some((other) => other.caption === caption)) continue
      const feature: ReadFeature = {
        typed: part,
        ...(isListed && { isListed }),
        ...(recital && !isPart && { recital }),
        caption: shownText(isMissing(part) ? part : caption),
        topics: featureTopics(part, kind),
        ...unlessSaid(features, scents ?? (kind && featureOf(part, kind.features))),
      }
      features.push(feature)
      if (!isHeard) silent.add(feature)
    }
  }
  const isWe = !/\b(?:I|my|me)\b/i.test(typed.join(' '))
  for (const feature of features) {
    if (feature.recital) {
      feature.plain = feature.recital.text
      feature.form = 'sentence'
      continue
    }
    const said = silent.has(feature) ? undefined : sayFeature(feature.typed, product)
    const note =
      silent.has(feature) || feature.isListed ? undefined : noteOf(feature.typed, product.isPlural, said?.text)
    if (note !== undefined) {
      delete feature.words
      Object.assign(feature, { plain: note, form: 'sentence', ...(said === undefined && { isNote: true }) })
      continue
    }
    // "It has a dust bag additional cost."
    if (!said || (isMissing(feature.typed) && /^(?:It|They) (?:has|have)\b/.test(said.text))) continue
    const text = withAnd(withNames(said.text, product, INNER_CAPITAL) ?? said.text)
    const isOwn = voice === 'maker' && product.form === 'service' && !/\bthey\b/i.test(feature.typed)
    feature.plain = voice === 'maker' ? asMaker(isOwn ? ofFirm(text, isWe) : text, feature.typed) : text
    feature.form = said.form
  }
  // Of two that contradict each other neither is said.
  return features.filter(
    ({ block }) => !block || !features.some((other) => other.block && block.notWith.includes(other.block.name)),
  )
}

/** One curtain of a kind that is called curtains: the name and each feature speak of one. */
function asOne(product: ProductMention, { productName, features }: ScriptBrief): ProductMention {
  const many = product.noun.split(' ').at(-1) ?? ''
  // Blinds, curtains and sheets are mostly sold as several.
  const one = singular(many) === many ? many.replace(/s$/, '') : singular(many)
  const isOne =
    product.isPlural &&
    one !== many &&
    features.some((text) => /^it\b/i.test(text)) &&
    !features.some((text) => /^they\b/i.test(text)) &&
    new RegExp(`\\b${escaped(one)}\\b`, 'i').test(productName)
  // "It" of "96-piece marble tile set" is the set.
  const [, holder = ''] = new RegExp(`\\b${escaped(one)} (set|kit|pack)\\b`, 'i').exec(productName) ?? []
  const held = holder === '' ? one : `${one} ${holder.toLowerCase()}`
  const inOne = (text: string) =>
    text.replace(new RegExp(`\\b${escaped(many)}\\b`, 'i'), held).replace(/^these\b/, 'this')
  return isOne
    ? {
        ...product,
        first: inOne(product.first),
        later: inOne(product.later),
        title: inOne(product.title),
        noun: inOne(product.noun),
        isPlural: false,
        form: 'thing',
      }
    : product
}

/** "They are insured." also speaks of the seller. */
const ofFirm = (text: string, isWe: boolean) =>
  text.replace(/^They(?:'re|(?= (?:have|speak|use) ))/, (they) =>
    they === 'They' ? (isWe ? 'We' : 'I') : isWe ? "We're" : "I'm",
  )

const HAS_VERB = /['’]s (?:in|on)\b|\b(?:is|are|was|were)\b/i

/** "tomato leaf, basil, wet soil": what a candle smells like is one feature. */
function scentList(text: string, kind: Kind): Match | undefined {
  const parts = withoutLabel(text)
    .split(/,? and |, ?| ?[+&/] ?/)
    .filter(Boolean)
  if (parts.length < 2 || parts.some((part) => !/^(?:\p{L}+ ){0,3}\p{L}+$/u.test(part.trim()))) return undefined
  const found = parts.flatMap((part) => featureOf(part, kind.features) ?? [])
  const isScent = ({ block }: Match) =>
    block.say.some(({ wordings }) => wordings.some(({ text: line }) => SCENT.test(line)))
  return found.filter(isScent).length * 2 >= parts.length ? found.find(isScent) : undefined
}
/** "Notes: fig, cedar" */
export const withoutLabel = (text: string) => text.replace(/^(?:scent )?notes?: */i, '')
/** How lines name what a candle smells of. */
export const SCENT = /\bsmells like|^It has .* in it\.|^It has an? .* scent\b/

type Match = Pick<ReadFeature, 'amount' | 'words'> & { block: KindFeature }

/** A block is said once: the second feature like it is said in the seller's words. */
const unlessSaid = (features: readonly ReadFeature[], match: Match | undefined) =>
  match && features.some(({ block }) => block === match.block) ? {} : match

/** Text on screen: a short word written out costs nothing there. */
const shownText = (caption: string) =>
  upperFirst(caption.replace(/(?<=^|\s)w(?:\/\s*|\s+)(?=[a-z\d])/gi, 'with ').replace(/(?<=\s)u(?=\s|$)/g, 'you'))

/** Units count as their number does: lines say "16 ounces" for "16oz". */
const featureTopics = (typed: string, kind: Kind | undefined) =>
  topicsOf(withoutNames(typed.replace(/(\d+(?:[.,]\d+)?)[\s-]*(?:\p{L}+\.?|["”%°])/gu, '$1'), kind))

/** "no adhesive" is no adhesive base. Patterns of things that are missing name the "no" themselves. */
const NEGATED =
  /(?:\b(?:no|not|non|without|zero|never|free of|instead of)|n't|\bwont|\bdoesnt)[\s-]+(?:[a-z]+[\s-]+){0,2}$/

/** A rubber grip does not make a rubber brush: what a part is made of says nothing about the rest. */
const OF_MATERIAL =
  /(?:^|[\s-])(?:rubber|silicone|steel|stainless|metal|plastic|wood(?:en)?|glass|leather|cotton|bamboo|copper|alumin[iu]m|nylon|ceramic)$/
const PART =
  /^[\s-]*(?:grip|handle|feet|foot|cap|lid|ring|trim|strap|sleeve|button|cover|lining|bag|pouch|box|case)s?\b/

/** The seller's words at the places `<1>` and `<2>` of a pattern. */
function capturedIn(groups: Record<string, string> | undefined): Record<string, string> | undefined {
  const found = Object.entries(groups ?? {}).filter(([name, word]) => name.startsWith('w') && word !== undefined)
  return found.length === 0 ? undefined : Object.fromEntries(found.map(([name, word]) => [name.slice(1), word.trim()]))
}

const blocksIn = kept((blocks: readonly KindFeature[]) => havingMatch(blocks, ({ match }) => match))

function featureOf(typed: string, blocks: readonly KindFeature[]): Match | undefined {
  if (isMissing(typed)) return undefined
  const text = folded(typed)
  let best: Match | undefined
  let longest = 0
  for (const block of blocksIn(blocks)(text)) {
    for (const found of matchesIn(block.match, text)) {
      if (longest >= found[0].length || NEGATED.test(text.slice(0, found.index))) continue
      if (OF_MATERIAL.test(found[0]) && PART.test(text.slice(found.index + found[0].length))) continue
      const amount = amountIn(found[0]) ?? amountIn(text)
      longest = found[0].length
      const words = capturedIn(found.groups)
      best = { block, ...(amount && { amount }), ...(words && { words }) }
    }
  }
  return best
}

const UNITS: readonly [RegExp, string, string][] = [
  [/^(?:qts?|quarts?)/, 'quart', 'quarts'],
  [/^(?:fl\.? ?)?(?:oz|ounces?)/, 'ounce', 'ounces'],
  [/^(?:ml|milliliters?|millilitres?)/, 'milliliter', 'milliliters'],
  [/^(?:l|liters?|litres?)\b/, 'liter', 'liters'],
  [/^(?:in|inch(?:es)?|"|″)/, 'inch', 'inches'],
  [/^(?:ft|feet|foot)/, 'foot', 'feet'],
  [/^(?:cm|centimeters?)/, 'centimeter', 'centimeters'],
  [/^(?:m|met(?:er|re)s?)\b/, 'meter', 'meters'],
  [/^(?:mg|milligrams?)\b/, 'milligram', 'milligrams'],
  [/^(?:mm|millimeters?)/, 'millimeter', 'millimeters'],
  [/^(?:hrs?|hours?|h)\b/, 'hour', 'hours'],
  [/^(?:mins?|minutes?)/, 'minute', 'minutes'],
  [/^(?:secs?|seconds?)\b/, 'second', 'seconds'],
  [/^days?/, 'day', 'days'],
  [/^weeks?/, 'week', 'weeks'],
  [/^months?/, 'month', 'months'],
  [/^(?:yrs?|years?)\b/, 'year', 'years'],
  [/^(?:pcs?|pieces?|pc)/, 'piece', 'pieces'],
  [/^(?:%|percent)/, 'percent', 'percent'],
  [/^(?:w|watts?)\b/, 'watt', 'watts'],
  [/^(?:lbs?|pounds?)/, 'pound', 'pounds'],
  [/^(?:gr?|grams?)\b/, 'gram', 'grams'],
  [/^(?:kg|kilos?)/, 'kilo', 'kilos'],
  [/^(?:°|deg(?:rees?)?)/, 'degree', 'degrees'],
  [/^colou?rs?/, 'color', 'colors'],
  [/^gal(?:lons?)?\b/, 'gallon', 'gallons'],
  [/^cups?\b/, 'cup', 'cups'],
  [/^(?:mph\b|miles (?:per|an) hour)/, 'mile an hour', 'miles an hour'],
  [/^(?:km\/h|kmh|kph)\b/, 'kilometer an hour', 'kilometers an hour'],
  [/^(?:yds?|yards?)\b/, 'yard', 'yards'],
  [/^(?:packs?|pk|ct|count)/, 'pack', 'pack'],
]

/** The first number in a text, with its unit in words: "6qt" is 6 and "6 quarts". */
function amountIn(text: string): { number: number; text: string } | undefined {
  const found = /(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)[\s-]*(.*)$/.exec(text)
  if (!found) return undefined
  const digits = found[1] ?? ''
  const number = Number(/^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'))
  const unit = UNITS.find(([pattern]) => pattern.test(found[2] ?? ''))
  return { number, text: unit ? `${found[1]} ${number === 1 ? unit[1] : unit[2]}` : (found[1] ?? '') }
}
