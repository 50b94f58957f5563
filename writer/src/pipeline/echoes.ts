import {
  isMassNoun,
  isPlural,
  plural,
  singular,
  spellNumber,
  splitSentences,
  upperFirst,
  withArticle,
} from '../language'
import { isListedNoun, isParticiple, isPluralWord } from '../reading'
import { ECHO_LINES, type EchoClass } from './echo-lines'
import type { Reading } from './reading'
import { type NamedThing, thingsIn, thingsOf } from './things-in'

/** Words to say, and what to film of them. */
export interface Echo {
  text: string
  picture: string
}

/** What may be said of one thing that the seller named. */
export interface Echoes {
  /** Right behind the feature that answers the problem. */
  echoes: readonly Echo[]
  /** The very last line. */
  closers: readonly Echo[]
}

const NOTHING: Echoes = { echoes: [], closers: [] }

/** A reaction and a last line about one concrete thing in the problem as typed; both empty where it is not certain what the word is. */
export function echoesOf(reading: Reading): Echoes {
  const found = known.get(reading) ?? readEchoes(reading)
  known.set(reading, found)
  return found
}
/** Asked for each wording of each piece. */
const known = new WeakMap<Reading, Echoes>()

function readEchoes(reading: Reading): Echoes {
  const { ownProblem: own, voice } = reading
  if (!own?.isEnglish || voice === 'maker') return NOTHING
  const story = storyOf([own.whole ?? own.hook, own.more ?? ''].join(' '), reading)
  if (DEATH.test(story.text)) return NOTHING
  const anchors = isQuiet(story, reading) ? [QUIET] : FINDERS.flatMap((find) => find(story) ?? [])
  const ofFirst = (part: 'echo' | 'close') =>
    anchors.map((anchor) => wordings(anchor, part, reading)).find((lines) => lines.length > 0) ?? []
  return { echoes: ofFirst('echo'), closers: ofFirst('close') }
}

/** A thing of one class with the words for the slots of its lines. */
interface Anchor {
  of: EchoClass
  fill: Readonly<Record<string, string | undefined>>
  isMany?: boolean
}

interface Sentence {
  text: string
  /** It tells what happened once. */
  isPast: boolean
}

interface Story {
  text: string
  sentences: readonly Sentence[]
  /** Words of the product's name. */
  product: ReadonlySet<string>
  isGift: boolean
  /** About bodies or health. */
  isBody: boolean
}

const QUIET: Anchor = { of: 'quiet', fill: {} }

function storyOf(text: string, { product, ownProblem, audience }: Reading): Story {
  const sentences = splitSentences(text).map((sentence) => ({ text: sentence, isPast: isPast(sentence) }))
  return {
    text,
    sentences,
    product: new Set(
      `${product.title} ${product.noun}`
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .map((word) => singular(word)),
    ),
    isGift: /\bgifts?\b/i.test(`${product.title} ${audience.plural ?? ''} ${text}`),
    isBody: ownProblem?.isSensitive ?? false,
  }
}

// ---- what is no joke ----

const KIN =
  'mom|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|grandma|grandmother|grandpa|grandfather|grandparents|parents|baby|friend|uncle|aunt'
const ANIMALS =
  'dog|puppy|cat|kitten|greyhound|husky|labrador|lab|golden retriever|retriever|beagle|corgi|pug|terrier|poodle|doodle|goldendoodle|labradoodle|shepherd|dachshund|chihuahua|bulldog|frenchie|collie|spaniel|gecko|hamster|guinea pig|rabbit|bunny|parrot|parakeet|budgie|horse|pony|hen|chicken|turtle|tortoise|ferret|snake'
/** Nothing is offered. */
const DEATH = new RegExp(
  `\\b(?:passed away|funeral|cremat\\w+|urn|widow\\w*|grie(?:f|ving)|miscarriage|stillborn|suicid\\w*|hospice|(?:${KIN}|${ANIMALS}|he|she) (?:just |has |had )?(?:died|passed)|(?:lost|losing|buried|put down) (?:my|our|his|her|their) (?:${KIN}|${ANIMALS})|since (?:mom|dad|mum) (?:died|passed)|death of|late (?:${KIN}))\\b`,
  'i',
)
/** Only quiet lines are offered. */
const GRAVE = new RegExp(
  `\\b(?:cancer|chemo\\w*|tumou?r|stroke|seizures?|dementia|alzheimer\\w*|diabet\\w+|insulin|hospital|emergency room|icu|ambulance|surger\\w+|c-section|biopsy|diagnos\\w+|infertil\\w+|ivf|bruis\\w+|ble(?:d|eds?|eding)|blood|chok(?:e|ed|ing)|drown\\w*|panic attacks?|depress\\w+|anxiety|lonely|alone all|divorc\\w*|laid off|lost (?:my|his|her) job|evict\\w*|bankrupt\\w*|overdr\\w+|debts?|credit cards?|abus\\w+|assault\\w*|scar(?:s|red)?|burned (?:\\w+ ){0,3}(?:belly|skin|hand|paw|face|arm)|wheelchair|disab\\w+|autis\\w+|asthma|eczema|psoriasis|rash(?:es)?|allerg\\w+|infection|(?:${KIN}|she|he) (?:\\w+ ){0,2}(?:fell|slipped|collapsed)|(?:she|he)'d (?:fallen|slipped)|almost went down|arthritis|parkinson\\w*|migraines?|blind(?:ed|ness)?|can't afford|couldn't afford)\\b`,
  'i',
)
/** How somebody looks: nothing that sounds like a result. */
const LOOKS =
  /\b(?:skin|pores?|pimples?|acne|breakouts?|blackheads?|wrinkles?|fine lines|dark spots?|dark circles|under.?eyes?|cellulite|stretch marks?|teeth|tooth|whit(?:en|er)\w*|weight|overweight|belly|tummy|fat|thighs?|hair loss|thinning|bald\w*|dandruff|sweat\w*|odou?r|bad breath|camel ?toe|complexion|lashes|brows?|lips)\b/i
const isQuiet = ({ text, isBody }: Story, { sorts }: Reading) =>
  GRAVE.test(text) || (LOOKS.test(text) && (isBody || sorts.has('skin')))

// ---- tense ----

const PASTS = new Set(
  `was were had did got took went came gave made said told asked found lost left fell broke tore bought brought caught drove ate fed felt flew forgot froze grew heard held hid hit kept knew laid led lit lent
   met paid put ran rang read rode sat saw sold sent shook shot shrank slept slid spent spilled split spoke stood stole stuck swept swore swung taught thought threw wet woke wore won wrote wound burnt
   couldn't didn't wasn't weren't hadn't wouldn't became began bent bit blew chose dug drank drew fought hung shut sank sang smelt spat stung struck swam tripped`.split(
    /\s+/,
  ),
)
/** Forms that are the present as well. */
const BOTH = /^(?:put|hit|read|shut|split|spat|wet|cut|set|let|stuck|left|lit|hung|wound|felt|ground|bent)$/
const HABIT =
  /\b(?:every|each|always|usually|constantly|whenever|most (?:days|nights|mornings)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|twice a|times a|once a)\b/i

function isPast(sentence: string): boolean {
  if (HABIT.test(sentence)) return false
  const words = sentence
    .toLowerCase()
    .replace(/[^\p{L}'\s]/gu, ' ')
    .split(/\s+/)
  return words.some((word, at) => {
    const before = words[at - 1] ?? ''
    if (/^(?:is|are|be|get|gets|being|'m|i'm|it's|he's|she's|they're|'re|so|too)$/.test(before)) return false
    if (PASTS.has(word)) return !BOTH.test(word) || /^(?:i|he|she|we|they|it|and)$/.test(before)
    return (
      /[a-z]{2}ed$/.test(word) &&
      isParticiple(word) &&
      (/^(?:i|we|he|she|they|it|you|and|then|nearly|almost|just|who|that)$/.test(before) ||
        (isListedNoun(singular(before)) && at > 1))
    )
  })
}

// ---- finders, the strongest first ----

type Finder = (story: Story) => Anchor | undefined

const ofSentence =
  (find: (sentence: Sentence, story: Story) => Anchor | undefined): Finder =>
  (story) => {
    for (const sentence of story.sentences) {
      const found = find(sentence, story)
      if (found) return found
    }
    return undefined
  }

const bareOf = (thing: NamedThing) => thing.text.replace(/^the /, '')
const hasWord = (words: ReadonlySet<string>, text: string) =>
  text.split(' ').some((word) => words.has(singular(word.toLowerCase())))

/** Used instead of something made for it, by where it is kept. */
const TOOLS = thingsOf({
  'in the drawer': `tape packing_tape duct_tape masking_tape scotch_tape electrical_tape rubber_band hair_tie zip_tie butter_knife safety_pin binder_clip paper_clip toothpick chopstick sticky_note
    bobby_pin popsicle_stick spoon fork tweezers scissors ruler credit_card string clothespin shoelace kitchen_knife pliers screwdriver flashlight`,
  'on the shelf': 'dictionary book shoebox shoe_box calculator notebook candle magazine mug bowl jar',
  'in the closet': 'coat_hanger hanger broom bucket umbrella tennis_ball pool_noodle ironing_board yoga_block',
  'in the cupboard': 'cereal_box paper_towel trash_bag garbage_bag plastic_bag ziploc_bag foil tin_foil sponge',
  'in the bathroom': 'washcloth towel hair_dryer toothbrush bath_towel',
  'in the kitchen': 'spoon_rest rolling_pin bag_of_rice ice_pack',
  'on the bed': 'pillow blanket',
  'in my wardrobe': 't-shirt sock scarf',
  '': 'spreadsheet cardboard cardboard_box brick envelope',
})
/** Hardly anything but a makeshift. */
const MAKESHIFT =
  /^(?:packing tape|duct tape|masking tape|scotch tape|electrical tape|rubber band|hair tie|zip tie|butter knife|safety pin|binder clip|paper clip|shoebox|shoe box|cereal box|coat hanger|spoon rest|pool noodle|popsicle stick|washcloth|bobby pin|chopstick|dictionary|tennis ball)$/
const LOST = /\b(?:lost|broke|broken|stole|stolen|threw|gone|missing|can't find|never find|disappear\w*)\b/i

const tool = ofSentence(({ text }, { product }) => {
  for (const thing of thingsIn(text, TOOLS)) {
    if (hasWord(product, thing.noun) || LOST.test(text)) continue
    const clause = clauseWith(text, thing)
    if (!MAKESHIFT.test(thing.noun) && !USED_BEFORE.test(beforeIn(clause, thing))) continue
    const bare = bareOf(thing).replace(/^(?:two|three|four|five|six|\d+) /, '')
    const isMass = isMassNoun(thing.noun) || /(?:tape|foil|cardboard|string)$/.test(thing.noun)
    return {
      of: 'tool',
      isMany: thing.isMany,
      fill: {
        T: bare,
        A: thing.isMany ? bare : isMass ? `some ${bare}` : withArticle(bare),
        ...(thing.look === '' ? {} : { home: thing.look }),
      },
    }
  }
  return undefined
})
const USED_BEFORE =
  /\b(?:us(?:e|es|ed|ing)|with|propp?(?:ed|ing)? (?:up )?(?:on|against|with)|stack(?:ed|ing)?(?: up)?|held (?:up )?(?:with|by)|tied (?:up )?with|wrapped (?:up )?in|wedged?|stuff(?:ed|ing)?|balanc(?:e|ed|ing) (?:it |them |my \w+ )?on|leaned? (?:it )?(?:on|against)|sleep(?:s|ing)? (?:\w+ )?with|put|sleeping with)(?: \w+){0,2} $/i

function clauseWith(text: string, { noun }: NamedThing): string {
  const last = (noun.split(' ').at(-1) ?? noun).slice(0, -1)
  return text.split(/[,;:]| (?:and|but|so|because) (?=\w+ )/).find((part) => part.toLowerCase().includes(last)) ?? text
}

function beforeIn(clause: string, thing: NamedThing): string {
  const at = clause.toLowerCase().indexOf((bareOf(thing).split(' ')[0] ?? '').toLowerCase())
  return clause.slice(0, Math.max(at, 0))
}

const YEARLY =
  /\b(?:(?:father|mother|valentine)'?s'? day|christmas|birthdays?|anniversar\w+|every year|each year|holidays?|hanukkah)\b/i
const ANOTHER =
  /\b(buy|bought|buying|get|got|give|gave|giving|order|ordered|means?|be|=)(?: him| her| them| my \w+)? another ([a-z-]+(?: [a-z-]+){0,3})/i
const again: Finder = ({ text, product, isGift }) => {
  const [, , words = ''] = ANOTHER.exec(text) ?? []
  if (words === '' || !(isGift || YEARLY.test(text))) return undefined
  const phrase = (
    words.split(/ (?=(?:that|which|who|and|for|from|he|she|it|they|to|with|because|so|on|in|at)\b)/)[0] ?? ''
  ).toLowerCase()
  const [, thing = '', rest = ''] = /^(.*?)( of [a-z]+)?$/.exec(phrase) ?? []
  const head = thing.split(' ').at(-1) ?? ''
  if (!isListedNoun(head) || product.has(head)) return undefined
  const one = `${head}${rest}`
  const many = `${plural(head)}${rest}`
  return {
    of: 'again',
    fill: { one, many, 'a one': withArticle(one), this: YEARLY.test(text) ? 'this year' : 'this time' },
  }
}

const NOT_A_NAME = new Set(
  'i the a an my our he she it they we his her their this that no not one but and so then now never every when if in on at for mom dad god ok okay'.split(
    ' ',
  ),
)
const lost: Finder = ({ text }) => {
  if (!/\b(?:I|we)(?:'ve)? (?:killed|murdered|named)\b/i.test(text)) return undefined
  const [, called] = /\b(?:named|called) (?:him |her |it |one |the last one )?(\p{Lu}\p{Ll}{2,})\b/u.exec(text) ?? []
  const [, subject] = /(?:^|[.,!?] )(\p{Lu}\p{Ll}{2,}) (?:lasted|died|made it|was|had|lived|went)\b/u.exec(text) ?? []
  const name = called ?? subject
  return name && !NOT_A_NAME.has(name.toLowerCase()) && /\bnamed?\b/i.test(text)
    ? { of: 'lost', fill: { T: name } }
    : undefined
}

const PET = new RegExp(`\\b(my|our|the) (?:[a-z-]+ ){0,2}?(${ANIMALS})(s?)\\b(?!'s|s')(?: (\\p{Lu}\\p{Ll}+))?`, 'u')
/** "our dog", not "the dog" of somebody else, and not one that is gone. */
const pet: Finder = ({ text, isBody }) => {
  const [whole = '', owner, animal = '', s = '', name] = PET.exec(text) ?? PET.exec(lowerStart(text)) ?? []
  if (
    whole === '' ||
    isBody ||
    /\b(?:ran (?:away|off)|missing|escaped|neighbou?r'?s?|stranger|shelter|sick|ill|limp\w*|vet)\b/i.test(text)
  )
    return undefined
  if (owner === 'the' && !/\b(?:my|our|we|I)\b/.test(text)) return undefined
  if (
    new RegExp(
      `\\b${animal} (?:hair|fur|food|bed|toys?|park|door|walker|bowl|house|gate|sitter|crate|litter)\\b`,
      'i',
    ).test(text)
  )
    return undefined
  const isNamed = name !== undefined && s === ''
  return {
    of: 'pet',
    isMany: s !== '',
    fill: isNamed ? { T: name, upT: name, bare: name } : named(`the ${animal.split(' ').at(-1) ?? animal}${s}`),
  }
}
const lowerStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const named = (text: string) => ({ T: text, upT: upperFirst(text) })

const NO_PLACE =
  /^(?:I|January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|\w+day|Christmas|Easter|Thanksgiving|Halloween|Zoom|Instagram|TikTok|YouTube|Netflix|Excel|Amazon|Etsy|Canva|Google|Facebook|Slack|Teams|English|Spanish|French|Bluey|Mom|Dad|Grandma|Mother|Father|Wi-Fi|GPS|TV|USB)\b/
const PLACE =
  /\b(in|at|on) ((?:the )?)(\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’-]+))*)((?: (?:parking lot|lot|checkout|counter|airport|station|beach|trail|lake|store|drive-through|line))?)/u
const place = ofSentence(({ text, isPast: past }) => {
  const [, at = '', the = '', name = '', more = ''] = PLACE.exec(text) ?? []
  if (name === '' || NO_PLACE.test(name) || /['’]s?$/.test(name)) return undefined
  const P = `${at} ${the}${name}${more}`
  const N = `${the}${name}${more}`
  return past
    ? { of: 'past', fill: { P, N, ...(the === '' && more === '' && at !== 'on' ? { V: name } : {}) } }
    : { of: 'there', fill: { P, N, upP: upperFirst(P) } }
})

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const numberOf = (word: string) =>
  /^\d/.test(word) ? Number(word.replaceAll(',', '')) : SMALL.indexOf(word.toLowerCase())
const NUMBER = '(\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const COUNTED = new RegExp(
  `\\b(?:killed|lost|broke|broken|ruined|burned|burnt|ripped|torn?|tore|returned|tried|bought|own|owned|(?:been|went|gone|go) through|outgrown|popped|dropped|cracked|threw out|thrown out|snapped|have) (?:like |about |over |already )?${NUMBER}(?: (?!this|in|on|since|so|of|at|times?\\b)([a-z-]+(?: [a-z-]+){0,2}))?`,
  'i',
)
const UNIT =
  /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|dollars?|bucks|euros?|pounds?|lbs?|miles?|feet|foot|inch(?:es)?|percent|times?|degrees?|kids?|children|people|friends|dogs|cats|ounces?|oz|cm|kg|floors?|flights?|more|different|other|hundred|thousand|million|nights?|mornings?|am|pm|a\.m|p\.m|loads?)$/
const count: Finder = ({ text }) => {
  const [whole = '', word = '', behind = ''] = COUNTED.exec(text) ?? []
  const value = numberOf(word)
  if (whole === '' || !(value >= 2 && value <= 30) || /^have/i.test(whole)) return undefined
  const upN = upperFirst(spellNumber(value).join(' '))
  const n = spellNumber(value).join(' ')
  const things = pluralPhrase(behind)
  if (behind !== '' && things === undefined) return undefined
  return { of: 'count', fill: { n, upN, ...(things ? { things } : {}) } }
}

/** "sleeper sofas" of "sleeper sofas in a month"; undefined without a plural that can be counted. */
function pluralPhrase(text: string): string | undefined {
  const words = text.toLowerCase().split(' ')
  for (const [at, word] of words.entries()) {
    if (UNIT.test(word)) return undefined
    if (/^(?:of|in|on|and|at|for|with|to|that|this|since|because|so|from|my|the|a)$/.test(word)) return undefined
    if (isPluralWord(word) || isPlural(word)) {
      if (!isListedNoun(singular(word)) && at === 0 && !/[a-z]{2}s$/.test(word)) return undefined
      const of = words[at + 1] === 'of' && words[at + 2] ? ` of ${words[at + 2]}` : ''
      return `${words.slice(0, at + 1).join(' ')}${of}`
    }
    if (at > 0) return undefined
  }
  return undefined
}

const MANY = new RegExp(`(?<![$€£.,\\d])\\b(\\d{2,3}|\\d{1,3},\\d{3}) ([a-z-]+(?: [a-z-]+)?)`, 'i')
const many = ofSentence(({ text }) => {
  const [, word = '', behind = ''] = MANY.exec(text) ?? []
  const value = numberOf(word)
  const things = word === '' ? undefined : pluralPhrase(behind)
  if (!things || value < 13) return undefined
  const n = word
  return {
    of: 'many',
    fill: { n, things, ...(value < 1000 ? { upN: value < 100 ? upperFirst(spellNumber(value).join(' ')) : n } : {}) },
  }
})

const AMOUNT = /\$\s?(\d[\d,]*(?:\.\d\d)?)(?!k)|\b(\d[\d,]*) (?:dollars|bucks)\b/i
const SPENT = /\b(?:paid|bill|fees?|spent|cost|fine|fined|ticket|threw|charged|wasted|lost|counter|invoice)\b/i
const money = ofSentence(({ text, isPast: past }) => {
  const [whole = '', a, b] = AMOUNT.exec(text) ?? []
  if (
    whole === '' ||
    !past ||
    !SPENT.test(text) ||
    /^\s?(?:an?|per|every) (?:month|year|week|day)|^\/|^ (?:each|more)/i.test(
      text.slice(AMOUNT.exec(text)?.index ?? 0).slice(whole.length),
    )
  )
    return undefined
  const sum = (a ?? b ?? '').replace(/\.00$/, '')
  const [, kind = '', bill] = /\b(?:(?:the|an?|my) )?([a-z]+ )?(bill|fee|fine|ticket|invoice)\b/i.exec(text) ?? []
  const M = `${sum} dollars`
  const which =
    /^(?:the|a|my|an|vet|repair|plumber|towing|parking|speeding|baggage|late|water|power|electric|gas|phone|dentist|cleaning|luggage)? ?$/i.test(
      kind,
    )
      ? kind.replace(/^(?:the|a|an|my) /i, '')
      : ''
  return {
    of: 'money',
    fill: { M, upM: upperFirst(M), that: bill ? `that ${which}${bill}`.toLowerCase() : `those ${M}` },
  }
})

const SPAN = new RegExp(`\\b${NUMBER} (minutes?|mins?|hours?|hrs?)\\b|\\b(half an hour|an hour)\\b`, 'i')
const WASTED =
  /\b(?:late|wait\w*|on hold|spent|took|stuck|in line|looking|searching|scrubb\w+|driv\w+|drove|delay\w*|lost|fixing|early|walk\w*|sat|stood)\b/i
const hours = ofSentence(({ text, isPast: past }) => {
  const [whole = '', word = '', unit = ''] = SPAN.exec(text) ?? []
  if (whole === '' || !past || !WASTED.test(text) || unit === '' || /\b(?:sleep|slept|a day|a week|per)\b/i.test(text))
    return undefined
  if (/^ (?:away|before|from|old|early)/.test(text.slice((SPAN.exec(text)?.index ?? 0) + whole.length)))
    return undefined
  if (numberOf(word) < 2) return undefined
  const M = `${word} ${/^h/i.test(unit) ? 'hours' : 'minutes'}`
  return {
    of: 'hours',
    fill: { M, upM: upperFirst(/^\d{1,2}$/.test(word) ? M.replace(word, spellNumber(Number(word)).join(' ')) : M) },
  }
})

const FEASTS =
  /\b(Father's Day|Mother's Day|Valentine's Day|Halloween|Thanksgiving|Christmas|Easter|New Year's Eve|Hanukkah|the Fourth of July)\b/i
const feast = ofSentence(({ text, isPast: past }) => {
  const [day] = FEASTS.exec(text) ?? []
  if (day === undefined) return undefined
  const D = day
    .replace(/\b[a-z](?=[a-z']+)/g, (letter, at: number) => (at === 0 ? letter.toUpperCase() : letter))
    .replace(/^The/, 'the')
  const at = `${/^(?:Thanksgiving|Christmas|Easter|Hanukkah)$/.test(D) ? 'at' : 'on'} ${D}`
  return { of: 'day', fill: { D, upD: upperFirst(D), onD: at, ...(past ? { pastD: at } : { useD: at }) } }
})

const WEEKDAY =
  /\b(?:(every(?: single)?|each|on|last|this|by) )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(s?)\b(?! (?:night|morning|evening|afternoon|school))/
const weekday = ofSentence(({ text, isPast: past }) => {
  const [whole = '', before = '', day = '', s = ''] = WEEKDAY.exec(text) ?? []
  if (whole === '' || before === 'by') return undefined
  const recurs = s !== '' || /^(?:every|each)/.test(before)
  const on = `on ${day}`
  if (recurs && !past) return { of: 'day', fill: { D: day, upD: day, onD: on, useD: on } }
  return before === 'on' && past ? { of: 'day', fill: { D: day, upD: day, onD: on, pastD: on } } : undefined
})

const SEASON =
  /\b(every|all|each) (summer|winter|spring|fall)\b|\b(?:in|once in) (January|February|March|April|May|June|July|August|September|October|November|December)\b/
const season = ofSentence(({ text, isPast: past }) => {
  const [whole = '', , half, month] = SEASON.exec(text) ?? []
  if (whole === '') return undefined
  const D = half ?? month ?? ''
  const onD = `in ${half ? 'the ' : ''}${D}`
  return {
    of: 'day',
    fill: { ...(month ? { D } : {}), upD: upperFirst(D), onD, ...(past ? { pastD: onD } : { useD: onD }) },
  }
})

const CLOCK =
  /\b(half past \w+|(?:a )?quarter (?:to|past) \w+)\b|\b(\d{1,2}(?::[0-5]\d)? ?[ap]\.?m\b\.?)|\b(?:at|by|until|till|around) (?:about )?(noon|midnight|\d{1,2}:[0-5]\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2])(?=[.,!?]|$| (?:and|in the|at night|every|because|with|while|so|but|it)\b))/i
const clock = ofSentence(({ text, isPast: past }) => {
  const [whole = '', words, half, named_ = ''] = CLOCK.exec(text) ?? []
  if (
    whole === '' ||
    /\b(?:%|percent|mile|day|page|chapter)\b/i.test(
      text.slice(0, (CLOCK.exec(text)?.index ?? 0) + whole.length).slice(-18),
    )
  )
    return undefined
  const C = half
    ? half.replace(/ ?([ap])\.?m\b\.?$/i, (_, each: string) => ` ${each.toLowerCase()}.m.`)
    : (words ?? named_).toLowerCase()
  return {
    of: 'clock',
    fill: past ? { past: C } : { C, upC: upperFirst(/^[1-9]$|^1[0-2]$/.test(C) ? (SMALL[Number(C)] ?? C) : C) },
  }
})

const ROUTES = thingsOf({ on: 'hill stairs staircase commute drive ride walk climb', '': '' })
const route = ofSentence(({ text, isPast: past }) => {
  if (past) return undefined
  const [thing] = thingsIn(text, ROUTES)
  if (!thing || (!HABIT.test(text) && !/stair/.test(thing.noun))) return undefined
  const bare = thing.noun === 'stair' ? 'stairs' : thing.noun
  return { of: 'route', isMany: bare === 'stairs', fill: { ...named(`the ${bare}`), bare } }
})

/** "my old vacuum", "the cheap mat" where the product is one. */
const old: Finder = ({ text, product }) => {
  const [whole = '', , noun = ''] =
    /\b(?:my|our|the|any) (old|last|cheap|current|previous|first) (?:[a-z-]+ )?([a-z]+)\b(?!'s)/i.exec(text) ?? []
  if (whole === '' || !product.has(singular(noun)) || !isListedNoun(singular(noun)) || LOST.test(text)) return undefined
  return { of: 'old', isMany: isPluralWord(noun) || isPlural(noun), fill: { one: noun.toLowerCase() } }
}

const GROWN =
  'husband|wife|hubby|partner|boyfriend|girlfriend|fiance|fiancé|fiancée|mom|mum|mother|dad|father|parents|sister|brother|mother-in-law|father-in-law|sister-in-law|brother-in-law|in-laws|grandmother|grandma|grandpa|grandfather|uncle|aunt|cousin|nephew|niece|roommate|roommates|best friend|friend|friends'
const OUTSIDERS =
  'boss|manager|coworker|coworkers|colleague|colleagues|teacher|coach|landlord|landlady|accountant|dentist|podiatrist|vet|stylist|hairdresser|barber|trainer|neighbor|neighbour|neighbors|groomer|physical therapist|physiotherapist|doctor'
const CHILDREN =
  'son|daughter|kid|kids|toddler|baby|twins|teenager|teen|grandson|granddaughter|grandkids|\\w+-year-old|\\d+-year-old'
const whom = (words: string) =>
  new RegExp(
    `\\b(my|our|the) (?:(?:older|younger|little|big|youngest|oldest|\\d+[- ]year[- ]old|upstairs|downstairs) )?(${words})\\b(?!['’]|-|[- ]in[- ]law)`,
    'i',
  )
const GROWN_UP = whom(GROWN)
const OUTSIDER = whom(OUTSIDERS)
const CHILD = whom(CHILDREN)
const BAD_BLOOD =
  /\b(?:ex|fired|cheat\w*|hit me|yell\w*|scream\w* at|fight|fought|moved out|left me|court|lawyer|police|sued)\b/i
const CANT =
  /^ (?:can't|cannot|couldn't|won't|still|refuses|hates|needs|always|never|keeps|is \d|has (?:everything|trouble|bad))/i
const person: Finder = ({ text, isGift }) => {
  if (BAD_BLOOD.test(text)) return undefined
  const kin = GROWN_UP.exec(text)
  const out = OUTSIDER.exec(text)
  const child = CHILD.exec(text)
  const first = [kin, out, child].filter((each) => each !== null).sort((a, b) => a.index - b.index)[0]
  if (!first) return undefined
  const [whole, owner = '', noun = ''] = first
  if (owner.toLowerCase() === 'the' && noun.toLowerCase() !== 'baby' && first === child) return undefined
  if (owner.toLowerCase() === 'the' && first === kin) return undefined
  const who = `${owner.toLowerCase()} ${noun.toLowerCase()}`
  const isMany = noun.endsWith('s') && !noun.endsWith('boss')
  const rest = text.slice(first.index + whole.length)
  if (first === child) return { of: 'child', isMany, fill: named(who) }
  if (first === kin && (isGift || CANT.test(rest))) return { of: 'receiver', isMany, fill: named(who) }
  return { of: 'person', isMany, fill: { ...named(who), ...(first === kin ? { K: who, upK: upperFirst(who) } : {}) } }
}

const EVENTS = thingsOf({
  at: 'wedding interview job_interview party birthday_party barbecue cookout concert show game race recital potluck picnic reunion graduation marathon tournament baby_shower',
  in: 'meeting client_meeting presentation class',
  on: 'flight hike trip road_trip camping_trip vacation call zoom_call',
  before: 'exam test audition',
})
const SPOTS = thingsOf({
  at: 'airport gas_station checkout hotel campsite beach pool restaurant office gym store daycare counter lake',
  in: 'parking_lot car_park elevator waiting_room',
  on: 'plane train bus subway highway trail',
})
const event = ofSentence(({ text, isPast: past }, { product }) => {
  const [happening] = thingsIn(text, EVENTS)
  if (happening && !hasWord(product, happening.noun)) {
    const { noun, look } = happening
    const [N, P] = [`the ${noun}`, `${look} the ${noun}`]
    if (past) return { of: 'past', fill: { P, N, E: noun, Es: plural(noun) } }
  }
  const [spot] = thingsIn(text, SPOTS)
  if (!spot || hasWord(product, spot.noun)) return undefined
  const P = `${spot.look} the ${spot.noun}`
  return past
    ? { of: 'past', fill: { P, N: `the ${spot.noun}` } }
    : { of: 'there', fill: { P, N: `the ${spot.noun}`, upP: upperFirst(P) } }
})

const PRECIOUS = thingsOf({
  thing: `shirt blouse sweater dress skirt jeans pants trousers jacket coat suit scarf hat
    phone laptop kindle tablet camera watch backpack suitcase book guitar mirror vase mug lamp umbrella charger headphones cake pie lasagna turkey bread curry steak salmon pizza cookie sandwich salad soup
    monstera fern orchid cactus basil succulent plant bike`,
})
const HARMED =
  /\b(?:ruin\w*|burn(?:ed|t)|flat|leak\w*|kill\w*|crack\w*|stain\w*|shr(?:a|u)nk|spill\w*|explod\w*|melt\w*|soggy|broke|broken|ripped|tore|torn|shatter\w*|soaked|dropped|died|scratched|smashed|brown water|bleach\w*|fell)\b/i
const ruined = ofSentence(({ text, isPast: past }, { product }) => {
  if (!past || !HARMED.test(text)) return undefined
  const thing = thingsIn(text, PRECIOUS).find(
    (each) =>
      !each.isMany &&
      !hasWord(product, each.noun) &&
      HARMED.test(clauseWith(text, each)) &&
      /^(?:my|our|an?|the)$/.test(each.owner || (each.before.split(' ').at(-1) ?? '')),
  )
  return thing ? { of: 'ruined', fill: { bare: thing.noun } } : undefined
})

const FURNITURE = thingsOf({
  home: `couch sofa armchair chair desk table kitchen_table coffee_table shelf bookcase bookshelf dresser nightstand bed mattress closet wardrobe rug carpet fridge freezer sink counter countertop oven stove cupboard
    cabinet drawer junk_drawer pantry front_door window windowsill bathtub tub shower grill fence lawn driveway patio deck balcony mailbox headboard piano printer washing_machine dishwasher spice_rack`,
})
const ELSEWHERE =
  /\b(?:hotel|airbnb|restaurant|office|work|school|gym|store|airport|rental|dorm|hospital|salon|clients?|neighbou?r'?s?|his|her|their|grandma's)\b/i
const HURT =
  /\b(?:scratch\w*|shred\w*|claw\w*|stain\w*|chew\w*|spill\w*|crumbs?|hair|fur|pee\w*|puk\w*|muddy|mud|cracker\w*|grease|dent\w*|ruin\w*)\b/i
const furniture = ofSentence(({ text, isPast: past }, { product, isBody }) => {
  if (isBody || ELSEWHERE.test(text) || LOST.test(text)) return undefined
  const thing = thingsIn(text, FURNITURE).find(
    (each) => !each.isMany && !hasWord(product, each.noun) && /^(?:|my|our)$/.test(each.owner),
  )
  if (!thing || (past && !HURT.test(text))) return undefined
  return { of: 'home', fill: { T: thing.noun, ...(HURT.test(text) ? { H: thing.noun } : {}) } }
})

const ROOMS = thingsOf({
  room: 'kitchen garage basement attic laundry_room yard backyard garden hallway entryway pantry living_room bedroom home_office',
})
const room = ofSentence(({ text, isPast: past }, { product, isBody }) => {
  if (past || isBody || ELSEWHERE.test(text)) return undefined
  const thing = thingsIn(text, ROOMS).find((each) => !each.isMany && !hasWord(product, each.noun))
  return thing ? { of: 'room', fill: { T: thing.noun } } : undefined
})

const guests: Finder = ({ text, isBody }) =>
  !isBody &&
  /\b(?:guests|visitors|(?:people|friends|anyone|anybody|company) (?:come|comes|came|coming|is coming|are coming) over|have people over|had people over)\b/i.test(
    text,
  )
    ? { of: 'guests', fill: {} }
    : undefined

const secret: Finder = ({ text, isBody }) =>
  !isBody &&
  /\bI(?:'ve| have)? (?:just |always |sometimes |still |been )*(?:pretend\w*|hid|hide|hiding|lied|lie to|fak(?:e|ed|ing) (?:it|a|that|being)|sneak|snuck|smile and nod|nod along|nodded|told (?:everybody|everyone|them)|say '|cried|cry in)\b/i.test(
    text,
  )
    ? { of: 'secret', fill: {} }
    : undefined

const daily = ofSentence(({ text, isPast: past }) => {
  const [, half = ''] = /\bevery (?:single )?(morning|night|evening|day|afternoon)\b/i.exec(text) ?? []
  if (half === '' || past) return undefined
  return { of: 'daily', fill: half.toLowerCase() === 'day' ? {} : { half: half.toLowerCase() } }
})

const sleep: Finder = ({ text, sentences }) =>
  /\b(?:wide awake|lie awake|lying awake|can't (?:fall a)?sleep|(?:wakes?|woke|waking) (?:me |us )?up|snor\w+|fall(?:ing)? asleep|can't get to sleep|toss(?:ing)? and turn\w*)\b/i.test(
    text,
  ) &&
  !sentences.every((sentence) => sentence.isPast) &&
  !/\b(?:baby|kids?|toddler|son|daughter|movie|credits|couch|train|bus|class)\b/i.test(text)
    ? { of: 'sleep', fill: {} }
    : undefined

const weather: Finder = ({ text }) => {
  const [, W = ''] = /\b(?:in the|the|it|when it|every time it|of) (rain|snow)s?\b/i.exec(text) ?? []
  return W === '' ? undefined : { of: 'weather', fill: { W: W.toLowerCase() } }
}

const meal = ofSentence(({ text, isPast: past }, { product }) => {
  const [whole = '', word = ''] =
    /(?<!\b(?:till|until|before|after|by|for) )\b(lunch|dinner|breakfast)\b(?! ?(?:box|bag|party|table|plate|guests|break|date|lady))/i.exec(
      text,
    ) ?? []
  return whole === '' || past || product.has(word.toLowerCase())
    ? undefined
    : { of: 'meal', fill: named(word.toLowerCase()) }
})
const drink = ofSentence(({ text, isPast: past }) => {
  const [, word = ''] =
    /\b(?:my|the|cup of|morning|iced|hold|drink|cold|lukewarm|office)? ?(coffee|tea)\b(?! ?(?:table|shop|maker|machine|grinder|bag|bags|drawer|stain|tree|towel|cup|mug|kettle))/i.exec(
      text,
    ) ?? []
  return word === '' || past ? undefined : { of: 'drink', fill: named(word.toLowerCase()) }
})

const PARTS =
  'feet|heels?|toes|knees?|back|lower back|neck|shoulders?|wrists?|arms|legs|ankles?|hips?|hands|eyes|ears|thumbs?|elbows?|calves|curls|beard'
const body: Finder = ({ text }) => {
  const [, mine] =
    new RegExp(
      `\\bmy (?:whole |left |right |bad |poor |own )?(${PARTS})\\b(?!['’]|-| (?:pocket|seat|door|yard|of|to|up|in))`,
      'i',
    ).exec(text) ?? []
  const [, hurting] =
    new RegExp(
      `\\b(?:stiff |sore |tired |bad )?(${PARTS}) (?:hurts?|aches?|pain|click|clicks|itch(?:es)?|cramps?|killing)\\b`,
      'i',
    ).exec(text) ?? []
  const part = (mine ?? hurting)?.toLowerCase()
  return part === undefined ? undefined : { of: 'body', isMany: /s$|feet/.test(part), fill: { T: part } }
}

const FINDERS: readonly Finder[] = [
  tool,
  again,
  lost,
  pet,
  place,
  count,
  feast,
  old,
  route,
  money,
  event,
  person,
  ruined,
  hours,
  weekday,
  clock,
  many,
  season,
  guests,
  secret,
  daily,
  furniture,
  room,
  sleep,
  weather,
  meal,
  drink,
  body,
]

// ---- wordings ----

interface Wording {
  tone: string | undefined
  text: string
  picture: string
}

const wordingsOf = (block: string): Wording[] =>
  block
    .trim()
    .split('\n')
    .map((line) => {
      const [, tone, text = '', picture = ''] = /^\s*(?:(calm|lively|dry): )?(.*?) → (.*)$/.exec(line) ?? []
      return { tone, text, picture }
    })

const LINES = new Map(
  Object.entries(ECHO_LINES).map(([of, { echo, close }]) => [of, { echo: wordingsOf(echo), close: wordingsOf(close) }]),
)

function wordings({ of, fill, isMany = false }: Anchor, part: 'echo' | 'close', reading: Reading): Echo[] {
  const slots = new Map(Object.entries(fill))
  return (LINES.get(of)?.[part] ?? []).flatMap((wording) => {
    if (wording.tone !== undefined && wording.tone !== reading.toneGroup) return []
    const text = filled(wording.text, slots, isMany)
    const picture = filled(wording.picture, slots, isMany)
    if (text === undefined || picture === undefined) return []
    return !reading.firstPerson && /\b(?:I|I'm|I'd|I've|I'll|me|my)\b/.test(text) ? [] : [{ text, picture }]
  })
}

/** Undefined where the thing lacks a slot. */
function filled(text: string, slots: ReadonlyMap<string, string | undefined>, isMany: boolean): string | undefined {
  let isWhole = true
  const said = text
    .replace(/\{([A-Za-z]+(?: [A-Za-z]+)?)\}/g, (_, name: string) => {
      const word = slots.get(name)
      isWhole &&= word !== undefined
      return word ?? ''
    })
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, more: string) => (isMany ? more : one))
    .replace(/\.\.$/, '.')
    .replace(/\.\.(?= )/g, '.')
  return isWhole ? said : undefined
}
