import { isMassNoun, isPlural, lowerFirst, plural, singular, spellNumber, upperFirst, withArticle } from '../language'
import { baseVerb, isListedNoun, isParticiple, isPluralWord, thirdVerb } from '../reading'
import type { EchoClass } from './echo-lines'
import type { Reading } from './reading'
import { ANIMALS, DEATH, GRAVE, HABIT, isLooks, isNote, KIN, PASTS, type Sentence, type Story } from './story'
import { type NamedThing, thingsIn, thingsOf } from './things-in'

/** A thing of one class with the words for the slots of its lines. */
export interface Anchor {
  of: EchoClass
  fill: Readonly<Record<string, string | undefined>>
  isMany?: boolean
}

/** The things that lines may return to, the strongest first; only a quiet one where the problem is no joke. */
export function* anchorsIn(story: Story, reading: Reading): Generator<Anchor> {
  if (DEATH.test(story.text)) return
  const quiet = quietly(story, reading)
  if (quiet) yield quiet
  else
    for (const find of FINDERS) {
      const anchor = find(story)
      if (anchor) yield anchor
    }
}

/** Of whom something grave is told, at the beginning: "My mother is 81". */
const ABOUT = new RegExp(`^(?:(my|our) (${KIN})|(mom|mum|dad|grandma|grandpa))\\b(?!['’])`, 'i')

/** No joke, and no last line about how somebody looks. */
function quietly(story: Story, reading: Reading): Anchor | undefined {
  if (!GRAVE.test(story.text)) return isLooks(story, reading) ? { of: 'looks', fill: {} } : undefined
  const [, owner, kin, bare] = ABOUT.exec(story.text) ?? []
  const name = PET.exec(story.text)?.[4]
  const who = kin ? `${owner?.toLowerCase()} ${kin.toLowerCase()}` : bare ? `my ${bare.toLowerCase()}` : name
  return { of: 'quiet', fill: { T: who } }
}

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
    bobby_pin popsicle_stick spoon fork tweezers scissors ruler credit_card string clothespin shoelace staple stapler library_card paintbrush kitchen_knife pliers screwdriver flashlight box_cutter`,
  'on the shelf': 'dictionary book shoebox shoe_box calculator notebook candle magazine mug bowl jar coffee_can',
  'in the closet':
    'coat_hanger hanger broom bucket umbrella tennis_ball pool_noodle ironing_board yoga_block laundry_basket',
  'in the cupboard': 'cereal_box paper_towel trash_bag garbage_bag plastic_bag ziploc_bag foil tin_foil sponge',
  'in the bathroom': 'washcloth towel hair_dryer toothbrush bath_towel',
  'in the kitchen': 'spoon_rest rolling_pin cheese_grater cereal_bowl ice_pack',
  'on the bed': 'pillow blanket',
  'in my wardrobe': 't-shirt sock scarf',
  '': 'spreadsheet cardboard cardboard_box brick envelope',
})
/** Hardly anything but a makeshift. */
const MAKESHIFT =
  /^(?:tape|packing tape|duct tape|masking tape|scotch tape|electrical tape|rubber band|hair tie|zip tie|butter knife|safety pin|binder clip|paper clip|shoebox|shoe box|cereal box|coat hanger|spoon rest|pool noodle|popsicle stick|washcloth|bobby pin|chopstick|dictionary|tennis ball|sticky note|cereal bowl|coffee can|cheese grater|box cutter)$/
const LOST =
  /\b(?:lost|broke|broken|stole|stolen|threw|gone|missing|can't find|never find|disappear\w*|sold|traded|donated|returned)\b/i

const tool = ofSentence(({ text }, { product }) => {
  for (const thing of thingsIn(text, TOOLS)) {
    const clause = clauseWith(text, thing)
    if (/measuring tape|tape measure/i.test(clause)) continue
    if (hasWord(product, thing.noun) || LOST.test(clause) || /\bfound\b/i.test(clause)) continue
    if (!MAKESHIFT.test(thing.noun) && !USED_BEFORE.test(beforeIn(clause, thing))) continue
    const bare = bareOf(thing).replace(/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) /, '')
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
  /\b(?:us(?:e|es|ed|ing)|with|propp?(?:ed|ing)? (?:up )?(?:on|against|with)|stack(?:ed|ing)?(?: up)?|held (?:up )?(?:with|by)|tied (?:up )?with|wrapped (?:up )?in|wedged?|stuff(?:ed|ing)?|balanc(?:e|ed|ing) (?:it |them |my \w+ )?on|leaned? (?:it )?(?:on|against)|sleep(?:s|ing)? (?:\w+ )?with|put|wear|worn|wearing|wore|sleeping with|(?:carry|carries|carried|carrying) .{1,30} in)(?: \w+){0,2} $/i

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
  /(?:\b(?:buy|bought|buying|get|got|give|gave|giving|order|ordered|means?|be)(?: him| her| them| my \w+)?|^|[=.?!,:]) ?another ([a-z-]+(?: [a-z-]+){0,3})/i
const GIVEN =
  /\b(?:give|gave|given|buy|bought|get|got) (?:him|her|them) ([a-z]+) (?:since|every|each|for years|again|last year)\b/i
const again: Finder = ({ text, product, isGift }) => {
  const [, given = ''] = GIVEN.exec(text) ?? []
  if (given !== '' && isPluralWord(given) && isListedNoun(singular(given)) && !product.has(singular(given)))
    return { of: 'again', fill: { one: given, many: given, this: 'this year' } }
  const [, words = ''] = ANOTHER.exec(text) ?? []
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
/** "Cat shredded the couch." */
const BARE_PET = new RegExp(`(?:^|[.!?,] )()(${ANIMALS})(s?)(?= [a-z])`, 'i')
/** What somebody does: the next word is surely a verb. */
function isDoing(rest: string): boolean {
  const next = /^ ([a-z']+)/.exec(rest)?.[1] ?? ''
  return (
    /^(?:can|can't|won't|doesn't|don't|is|are|was|were|has|have|never|always|still|keeps?|just|will|says?|thinks?|eats?)$/.test(
      next,
    ) ||
    PASTS.has(next) ||
    thirdVerb(next) === 'sure' ||
    baseVerb(next) === 'sure' ||
    (next.endsWith('ed') && (isParticiple(next) || next.length > 6))
  )
}

/** "our dog", not "the dog" of somebody else, and not one that is gone. */
const pet: Finder = ({ text, isBody, isForPets }) => {
  const bare = BARE_PET.exec(text)
  const isBare = bare !== null && isDoing(text.slice(bare.index + bare[0].length))
  const found = PET.exec(text) ?? PET.exec(lowerFirst(text)) ?? (isBare ? bare : null)
  const [whole = '', owner, animal = '', s = '', name] = found ?? []
  if (
    whole === '' ||
    isBody ||
    NO_PET.test(text) ||
    (owner === 'the' && !isForPets && !/^(?:dog|cat|puppy|kitten)$/.test(animal))
  )
    return undefined
  const next = /^ ([a-z]+)/.exec(text.slice((found?.index ?? 0) + whole.length))?.[1] ?? ''
  // "the cat tree"
  if (isListedNoun(singular(next)) && thirdVerb(next) === undefined && !PASTS.has(next)) return undefined
  const isNamed = name !== undefined && s === ''
  const isMany = s !== '' || /^(?:hens|chickens|koi)$/.test(animal)
  return {
    of: 'pet',
    isMany,
    fill: isNamed
      ? { T: name, upT: name, bare: name }
      : named(`the ${animal.toLowerCase().replace('golden ', '')}${s}`),
  }
}
const NO_PET =
  /\b(?:ran (?:away|off)|missing|escaped|neighbou?r'?s?|stranger|shelter|sick|ill|limp\w*|vet|(?:don't|didn't) (?:have|own|even have) a)\b/i
const named = (text: string | undefined) => ({ T: text, upT: text && upperFirst(text) })

const NO_PLACE =
  /^(?:I(?!-)|January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|\w+days?|Christmas|Easter|Thanksgiving|Halloween|Zoom|Instagram|TikTok|YouTube|Netflix|Excel|Amazon|Etsy|Canva|Google|Facebook|Slack|Teams|English|Spanish|French|Bluey|Mom|Dad|Grandma|Mother|Father|Wi-Fi|GPS|TV|USB|Word|PowerPoint|Outlook|Gmail|Discord|Reddit|Twitter|Pinterest|Spotify|LinkedIn|PayPal|Venmo|Duolingo|IRS|ATS|PDF|Mac|Windows|Sharpie|Velcro|Crayola|IKEA|Bluetooth|Photoshop|Notion|Trello|Uber|Lyft)\b/
const PLACE =
  /\b(in|at|on|outside|past|near|off) ((?:the )?)(I-\d+|(?:Route|Highway|Interstate) \d+|\p{Lu}[\p{L}'’-]+(?: (?:of )?(?:\p{Lu}[\p{L}'’-]+))*)((?: (?:parking lot|lot|checkout|counter|airport|station|beach|trail|lake|store|drive-through|line))?)/u
const ROAD =
  /^(?:I-\d|Lake |Route|Highway|Interstate)|(?:Street|St|Road|Rd|Avenue|Ave|Boulevard|Lane|Drive|Parkway|Bridge|Pier|Island|Mountain|Trail|Turnpike|Freeway)$/
const JOURNEY =
  /\b(?:hours?|flight|flew|drive|drove|train|bus|road trip) (?:from \p{Lu}\p{Ll}+ )?to (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)\b/u
const LAKE = /\bLake \p{Lu}\p{L}+\b/u
const HOME_FROM = /\b(?:home|back) from (\p{Lu}\p{Ll}{2,}(?: (?:of )?\p{Lu}\p{Ll}+){0,2})\b/u
const WAY =
  /\bon (?:the|my|our) way (?:up |down |back |over |out )?(?:to|from) ((?:the |my |our )?(?:own )?[a-z]{3,}(?: [a-z]{4,})?)(?=[.,!?]|$| (?:and|when|because|so|with)\b)/i
const place = ofSentence(({ text, isPast: past }, { isHabit }): Anchor | undefined => {
  const [, goal = ''] = JOURNEY.exec(text) ?? []
  if (goal !== '' && !NO_PLACE.test(goal)) {
    const P = `on the way to ${goal}`
    return { of: 'past', fill: { P, B: P, N: goal, V: goal } }
  }
  const [, home = ''] = HOME_FROM.exec(text) ?? []
  if (home !== '' && past && !NO_PLACE.test(home)) {
    const P = `in ${home}`
    return { of: 'past', fill: { P, B: P, N: home, V: home } }
  }
  const [lake = ''] = LAKE.exec(text) ?? []
  if (lake !== '' && (past || isNote(text))) {
    const P = `${/\bon (?:the )?$/i.test(text.slice(0, text.indexOf(lake))) ? 'on' : 'at'} ${lake}`
    return { of: 'past', fill: { P, B: P, N: lake } }
  }
  const found = PLACE.exec(text)
  if (found) {
    const [, at = '', article = '', name = '', more = ''] = found
    if (NO_PLACE.test(name) || /['’]s?$/.test(name) || (at === 'on' && !ROAD.test(name))) return undefined
    const the = name.startsWith('Lake ') ? '' : article
    const P = `${at} ${the}${name}${more}`
    const N = `${the}${name}${more}`
    if ((past && !isHabit) || isNote(text))
      return { of: 'past', fill: { P, B: P, N, ...(the === '' && more === '' && at === 'in' ? { V: name } : {}) } }
    // A city that is only named is where somebody lives.
    return at === 'in' && more === ''
      ? undefined
      : { of: 'there', fill: { P, N, ...(/^(?:at|in|on)$/.test(at) ? { B: P } : {}) } }
  }
  const [way = '', end = ''] = WAY.exec(text) ?? []
  return way === '' || !(past || isNote(text)) ? undefined : { of: 'past', fill: { P: way, B: way, N: end } }
})

/** "last night", "this morning" */
const OWN_DAY = /\bon (my|our|his|her) (birthday|anniversary)\b/i
const LATELY =
  /\b(last (?:time|night|week|weekend|month|year|summer|winter|spring|fall|season)|yesterday|this morning|the night before)\b/i
const lately = ofSentence(({ text, isPast: past }) => {
  const [, whose = '', own = ''] = OWN_DAY.exec(text) ?? []
  if (own !== '' && past) {
    const N = `${whose} ${own}`.toLowerCase()
    return { of: 'past', fill: { P: `on ${N}`, B: `on ${N}`, N } }
  }
  const when = LATELY.exec(text)?.[1]?.toLowerCase()
  if (when === undefined || !past) return undefined
  return { of: 'past', fill: { P: when, N: when === 'the night before' ? 'that night' : when } }
})

/** "by day ten", "at mile 3" */
const STAGE =
  /\b(?:by|on|at|since|after|in|around|is|of) (day|week|mile|page|chapter|hole|lap|round|hour|minute) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3})\b/i
const stage = ofSentence(({ text, isPast: past }, { isHabit }) => {
  const [, unit = '', number = ''] = STAGE.exec(text) ?? []
  if (unit === '') return undefined
  const N = `${unit} ${number}`.toLowerCase()
  const P = `${/week|chapter|round|hour/i.test(unit) ? 'in' : /mile|minute/i.test(unit) ? 'at' : 'on'} ${N}`
  return { of: past && !isHabit ? 'past' : 'there', fill: { P, B: P, N } }
})

const twice = ofSentence(({ text, isPast: past }) =>
  (past || I_HAVE.test(text) || isNote(text)) &&
  /(?<!\bhad (?:\w+ )?\w+ )\btwice\b(?! (?:a|as|the|per|every|daily|what|what's)\b)/i.test(text)
    ? { of: 'twice', fill: {} }
    : undefined,
)

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
/** "on my third one", "third night in a row" */
const NTH = new RegExp(
  `\\b(?:(?:on|is|was|that's|this is|it's) my (${ORDINALS.join('|')})\\b(?! (?:grade|floor|job|kid|child|baby|year|wedding|home|house|day))|(${ORDINALS.join('|')}) [^.,;]{2,24} (?:in a row|since\\b|this (?:week|month|year|winter|summer))|number (two|three|four|five|six)\\b)`,
  'i',
)
const nth: Finder = ({ text }) => {
  const [whole = '', a, b, c] = NTH.exec(text) ?? []
  if (whole === '') return undefined
  const n = c?.toLowerCase() ?? SMALL[ORDINALS.indexOf((a ?? b ?? '').toLowerCase()) + 2] ?? ''
  return { of: 'count', fill: { n, upN: upperFirst(n) } }
}

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
const NUMBER =
  '(\\d[\\d,]*|fifteen|twenty|thirty|forty|fifty|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const COUNTED = new RegExp(
  `\\b(?:killed|lost|broke|broken|ruined|burned|burnt|ripped|torn?|tore|returned|tried|bought|own|owned|(?:been|went|gone|go) through|outgrown|popped|dropped|cracked|threw out|thrown out|snapped|have|I've got) (?:like |about |over |already )?${NUMBER}(?: (?!this|in|on|since|so|of|at|times?\\b)([a-z-]+(?: [a-z-]+){0,2}))?`,
  'i',
)
const UNIT =
  /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|dollars?|bucks|euros?|pounds?|lbs?|miles?|feet|foot|inch(?:es)?|percent|times?|degrees?|kids?|children|people|friends|dogs|cats|ounces?|oz|cm|kg|floors?|flights?|more|different|other|hundred|thousand|million|nights?|mornings?|am|pm|a\.m|p\.m|loads?|yards?|meters?|metres?|calories|milliliters|millilitres|centimeters|kilograms|pounds|sheets|watts?|volts?|grams?|gallons?|quarts?|liters?|tabs|pieces|pcs|pages?|steps|reps|seconds|secs?|points?|square|sq|years-old)$/
const count: Finder = ({ text }) => {
  const [whole = '', word = '', behind = ''] = COUNTED.exec(text) ?? []
  const value = numberOf(word)
  const isHad = /^(?:have|I've got|own)/i.test(whole)
  if (whole === '' || !(value >= (isHad ? 4 : 2) && value <= 30)) return undefined
  const upN = upperFirst(spellNumber(value).join(' '))
  const n = spellNumber(value).join(' ')
  const things = pluralPhrase(behind)
  if (behind !== '' && things === undefined) return undefined
  return { of: 'count', fill: { n, upN, ...(things ? { things, ...(isHad ? {} : { lost: things }) } : {}) } }
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

const LARGE =
  '(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-(?:one|two|three|four|five|six|seven|eight|nine))?'
const MANY = new RegExp(`(?<![$€£.,\\d])\\b(\\d{2,3}|\\d{1,3},\\d{3}|${LARGE}) ([a-z-]+(?: [a-z-]+)?)`, 'i')
const many = ofSentence(({ text, isPast: past }) => {
  const [, word = '', behind = ''] = MANY.exec(text) ?? []
  const value = numberOf(word)
  const things = word === '' ? undefined : pluralPhrase(behind)
  if (!things || (value >= 0 && value < 13)) return undefined
  const n = word.toLowerCase()
  return {
    of: 'many',
    fill: {
      n,
      things,
      ...(past || isNote(text) ? { were: things } : {}),
      ...(value < 0
        ? { upN: upperFirst(n) }
        : value < 1000
          ? { upN: value < 100 ? upperFirst(spellNumber(value).join(' ')) : n }
          : {}),
    },
  }
})

/** "the late fee" */
const BILL =
  /\b(?:paid|got) (?:the|a|my|another) ((?:late|vet|parking|speeding|baggage|cleaning|towing|water|power|electric|gas) (?:fee|bill|ticket|fine))\b/i
const AMOUNT = /\$\s?(\d[\d,]*(?:\.\d\d)?)(?!k)|\b(\d[\d,]*) (?:dollars|bucks)\b/i
const SPENT = /\b(?:paid|bill|fees?|spent|cost|fine|fined|ticket|threw|charged|wasted|lost|counter|invoice)\b/i
const money = ofSentence(({ text, isPast: past }) => {
  const [whole = '', a, b] = AMOUNT.exec(text) ?? []
  const paid = BILL.exec(text)?.[1]?.toLowerCase()
  if (whole === '' && past && paid) return { of: 'money', fill: { that: `that ${paid}` } }
  if (
    whole === '' ||
    !(past || isNote(text)) ||
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
  /\b(?:late|wait\w*|on hold|spent|took|stuck|in line|looking|searching|scrubb\w+|driv\w+|drove|delay\w*|lost|fixing|early|walk\w*|sat|stood|for \w+ (?:minutes|hours)|(?:minutes|hours) (?:of|for))\b/i
const I_HAVE = /\b(?:I|we)['’]ve\b|\b(?:I|we) have been\b/i
const hours = ofSentence(({ text, isPast: past }) => {
  const [whole = '', word = '', unit = ''] = SPAN.exec(text) ?? []
  if (
    whole === '' ||
    !(past || I_HAVE.test(text) || isNote(text)) ||
    !WASTED.test(text) ||
    unit === '' ||
    /\b(?:sleep|slept|a day|a week|per)\b/i.test(text)
  )
    return undefined
  if (/^ (?:away|before|from|old|early)/.test(text.slice((SPAN.exec(text)?.index ?? 0) + whole.length)))
    return undefined
  if (numberOf(word) === 1 || word === '1') return undefined
  const M = `${word.toLowerCase()} ${/^h/i.test(unit) ? 'hours' : 'minutes'}`
  return {
    of: 'hours',
    fill: { M, upM: upperFirst(/^\d{1,2}$/.test(word) ? M.replace(word, spellNumber(Number(word)).join(' ')) : M) },
  }
})

const FEASTS =
  /\b(at|on|every|each|this|last|next|for|over) ((?:my |our )?(?:Father's Day|Mother's Day|Valentine's Day|Halloween|Thanksgiving|Christmas|Easter|New Year's Eve|Hanukkah|the Fourth of July))\b(?! (?:tree|lights|cards?|decorations?|presents?|gifts?|dinner|party|costume|candy))/i
const feast = ofSentence(({ text, isPast: past }) => {
  const [, before = '', day = ''] = FEASTS.exec(text) ?? []
  if (day === '') return undefined
  const D = /^the /i.test(day) ? 'the Fourth of July' : upperFirst(day)
  const onD = `${/^(?:Thanksgiving|Christmas|Easter|Hanukkah)$/.test(D) ? 'at' : 'on'} ${D}`
  const isOnce = past && !/^(?:every|each)$/i.test(before)
  const words = { D, upD: upperFirst(D), one: D.replace('the ', ''), onD }
  return { of: 'day', fill: isOnce ? { ...words, pastD: onD } : { ...words, useD: onD } }
})

const WEEKDAY =
  /\b(?:(every(?: single)?|each|on|last|this|by) )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(s?)\b(?! (?:night|morning|evening|afternoon|school))/g
const weekday = ofSentence(({ text, isPast: past }): Anchor | undefined => {
  for (const [, before = '', day = '', s = ''] of text.matchAll(WEEKDAY)) {
    const onD = `on ${day}`
    const words = { D: day, upD: day, one: day, onD }
    const isUsual = new RegExp(`\\b${day} is\\b`).test(text) || (before === 'by' && !past)
    if (s !== '' || isUsual || /^(?:every|each)/.test(before)) return { of: 'day', fill: { ...words, useD: onD } }
    if (before === 'on' && past) return { of: 'day', fill: { ...words, pastD: onD } }
  }
  return undefined
})

const SEASON =
  /\b(?:(?:every|(?<!\b(?:they|we|you|them|us|it) )all|each|last|in the) (summer|winter|spring|fall)|(?:in|all|every|last) (January|February|March|April|May|June|July|August|September|October|November|December))\b(?! \d)/
const season = ofSentence(({ text, isPast: past }) => {
  const [whole = '', half, month] = SEASON.exec(text) ?? []
  const D = half ?? month ?? ''
  if (whole === '' || /\b(?:ends?|due|until|till|since|expires?|birthday|wedding|moving)\b/i.test(text))
    return undefined
  const isHabit = HABIT.test(text) || /^(?:every|each|all)/.test(whole)
  if (!past && !isHabit && half !== undefined) return undefined
  const onD = `in ${half ? 'the ' : ''}${D}`
  const words = { upD: upperFirst(D), onD, ...(month ? { D, one: D } : {}) }
  return { of: 'day', fill: past || (isNote(text) && !isHabit) ? { ...words, pastD: onD } : { ...words, useD: onD } }
})

const CLOCK =
  /\b(half past \w+|(?:a )?quarter (?:to|past) \w+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven) in the morning|(?<!\d[-–] ?|\d to )(?:[1-9]|1[0-2]):[0-5]\d(?! ?[ap]\.?m\b))\b|\b(\d{1,2}(?::[0-5]\d)? ?[ap]\.?m\b\.?)|\b(?:at|by|until|till|around|before) (?:about )?(noon|midnight|\d{1,2}:[0-5]\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2])(?: in the (?:morning|afternoon)| at night|(?=[.,!?]|$| (?:and|every|because|with|while|so|but|it)\b)))/i
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
    fill: past
      ? { past: C, ...(/[a-z:]/.test(C) ? { upPast: upperFirst(C), named: C } : {}) }
      : { C, upC: upperFirst(/^[1-9]$|^1[0-2]$/.test(C) ? (SMALL[Number(C)] ?? C) : C) },
  }
})

const ROUTES = thingsOf({ route: 'hill stairs stair staircase commute drive ride walk climb' })
const route = ofSentence(({ text, isPast: past }, { isHabit }) => {
  const [thing] = thingsIn(text, ROUTES)
  const bare = thing?.noun === 'stair' ? 'stairs' : thing?.noun
  if (bare === 'stairs' && isNote(text) && !isHabit)
    return { of: 'past', fill: { P: 'on the stairs', B: 'on the stairs', N: 'the stairs' } }
  if (past || bare === undefined || !(isHabit || bare === 'stairs')) return undefined
  return { of: 'route', isMany: bare === 'stairs', fill: { ...named(`the ${bare}`), bare } }
})
/** "carried it down 3 flights" */
const flights = ofSentence(({ text, isPast: past }) => {
  const [, n = ''] = /\b(\d|two|three|four|five|six) flights\b/i.exec(text) ?? []
  if (n === '' || !past) return undefined
  const N = `those ${n} flights`
  return { of: 'past', fill: { P: `on ${N}`, B: `on ${N}`, N } }
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
  'boss|manager|coworker|coworkers|colleague|colleagues|teacher|coach|landlord|landlady|accountant|dentist|podiatrist|vet|stylist|hairdresser|barber|trainer|neighbor|neighbour|neighbors|groomer|hygienist|HOA|barista|physical therapist|physiotherapist|clients?|customers?|students|tenants?'
const CHILDREN =
  '\\d(?:st|nd|rd|th) grader|\\w+ grader|son|daughter|kid|kids|toddler|baby|twins|teenager|teen|grandson|granddaughter|grandkids|\\w+-year-old|\\d+-year-old'
const whom = (words: string) =>
  new RegExp(
    `(?:\\b(my|our|the)|(?:^|[.,;] )(?:and )?(?:then )?) ?(?:(?!my|our|the|and|or|in|on|at|of|is|was|with|for|to|from|host)[a-z\\d-]+ ){0,2}?\\b(${words})\\b(?!['’]|-|[- ]in[- ]law)`,
    'i',
  )
const GROWN_UP = whom(GROWN)
const OUTSIDER = whom(OUTSIDERS)
const CHILD = whom(CHILDREN)
const BAD_BLOOD =
  /\b(?:ex|fired|cheat\w*|hit me|yell\w*|scream\w* at|fight|fought|moved out|left me|court|lawyer|police|sued)\b/i
/** "gave my nephew" */
const FOR_WHOM = /\b(?:for|gave|give|given|buy|bought|get|got|getting)\s*$/i
/** "my grandmother's hands" */
const WHOSE_PART = new RegExp(
  `\\b(my|our) (${GROWN})['’]s (?:hands?|knees?|hips?|eyes|back|feet|shoulders?|fingers)\\b`,
  'i',
)
const CANT = /^ (?:can't|cannot|couldn't|won't|refuses|hates|needs|is \d|has (?:everything|trouble|bad))/i
const person: Finder = ({ text, isGift }) => {
  if (BAD_BLOOD.test(text)) return undefined
  const [, whose = '', relative = ''] = WHOSE_PART.exec(text) ?? []
  if (relative !== '') return { of: 'receiver', fill: named(`${whose} ${relative}`.toLowerCase()) }
  const kin = GROWN_UP.exec(text)
  const out = OUTSIDER.exec(text)
  const child = CHILD.exec(text)
  const first = [kin, out, child].filter((each) => each !== null).sort((a, b) => a.index - b.index)[0]
  if (!first) return undefined
  const [whole, owner = '', noun = ''] = first
  const rest = text.slice(first.index + whole.length)
  const lower = owner.toLowerCase()
  // "Mom asked", but not "Kid cups everywhere"
  if (lower === '' && !isDoing(rest)) return undefined
  if (lower === 'the' && first !== out && !/^(?:baby|kids|twins)$/i.test(noun)) return undefined
  if (lower === 'the' && first === out && !isDoing(rest) && !/^(?:[.,!?]|$)/.test(rest)) return undefined
  if (/\bat (?:the|my|our) (?:mailman|dog|cat)/i.test(text)) return undefined
  const isMany = noun.endsWith('s') && !noun.endsWith('boss')
  const isBaby = noun.toLowerCase() === 'baby'
  const who = /^(?:HOA|barista)$/.test(noun)
    ? `the ${noun}`
    : lower !== 'my' && lower !== 'our' && /^(?:teacher|coach)$/i.test(noun)
      ? `the ${noun.toLowerCase()}`
      : `${isBaby || (lower === 'the' && first === child) ? 'the' : lower === 'our' ? 'our' : 'my'} ${noun.toLowerCase()}`
  // "my 14-year-old pug"
  if (/old$/i.test(noun) && !isDoing(rest) && !/^(?:[.,!?']|$| (?:and|who|in|at|to)\b)/.test(rest)) return undefined
  if (first === child) return { of: 'child', isMany, fill: named(who) }
  if (first === kin && (CANT.test(rest) || (isGift && FOR_WHOM.test(text.slice(0, first.index)))))
    return { of: 'receiver', isMany, fill: named(who) }
  return { of: 'person', isMany, fill: { ...named(who), ...(first === kin ? { K: who, upK: upperFirst(who) } : {}) } }
}

/** "in front of the whole team" */
const HIT =
  /\b(?:walked|ran|skied|fell|tripped|backed|drove|slid|crashed|bumped|rode|climbed|pulled me|flew|sailed|stepped) (?:right |straight )?(?:into|off|over|through|against|on|in) (?:an?|the|my|our|the same|my own|our own) ([a-z]+(?: [a-z]+)?)(?=[.,!?]|$| (?:and|in|on|at|because|twice|again|while|when|with|for|yesterday)\b)/i
/** "I skied into a hedge." */
const collision: Finder = ({ text, product }) => {
  const thing = HIT.exec(text)?.[1]?.toLowerCase() ?? ''
  const last = thing.split(' ').at(-1) ?? ''
  if (
    !isListedNoun(last) ||
    isPluralWord(last) ||
    hasWord(product, last) ||
    /^(?:dog|cat|baby|kid|man|woman|child|person|car|house|room|bed|way|side|middle|front|back|couch|floor)$/.test(last)
  )
    return undefined
  return { of: 'past', fill: { N: `that ${thing}` } }
}

const CROWD =
  /\bin front of ((?:the|my|our) (?:whole|entire) [a-z]+(?: (?:team|class|family|office|band|crew|party|street|church))?)\b/i
const crowd: Finder = ({ text }) => {
  const who = CROWD.exec(text)?.[1]?.toLowerCase()
  return who === undefined ? undefined : { of: 'person', fill: named(who) }
}

/** Animals and machines that are in the way: "squirrels", "the robot vacuum". */
const PESTS =
  /\b(squirrels|deer|raccoons|mice|ants|moths|pantry moths|fruit flies|wasps|mosquitoes|gophers|moles|rabbits|pigeons|seagulls|geese|crows|woodpeckers?|snails|slugs|aphids|bugs|spiders|gnats|robot vacuum|ice cream truck|heron|fox|raccoon|woodpecker|possum|mole|gopher)\b(?! ?(?:traps?|repellent|spray|bites?|proof|feeder))/i
const pest: Finder = ({ text }) => {
  const [, who = ''] = PESTS.exec(text) ?? []
  if (who === '') return undefined
  const isMany = who.toLowerCase() === 'deer' || isPluralWord(who.toLowerCase()) || /(?:mice|geese|s)$/i.test(who)
  return { of: 'pest', isMany, fill: { ...named(`the ${who.toLowerCase()}`), bare: who.toLowerCase() } }
}

/** "She's four months old." of the baby for whom the product is. */
const theirs: Finder = ({ text, isBody, who }) => {
  if (isBody || who === undefined || !/(?:^|[.!?] )(?:he|she)(?:'s)? /i.test(text)) return undefined
  if (/^(?:dog|cat|puppy|kitten|horse|pet)$/.test(who))
    return { of: 'pet', fill: named(who === 'pet' ? undefined : `the ${who}`) }
  return { of: 'child', fill: named(/^(?:baby|toddler)$/.test(who) ? `the ${who}` : `my ${who}`) }
}

const EVENTS = thingsOf({
  at: `wedding party birthday_party barbecue cookout concert show game race recital potluck picnic reunion graduation marathon tournament baby_shower bridal_shower sleepover funfair festival
    conference ceremony prom tryout campfire open_mic`,
  before: 'exam test audition interview job_interview meeting client_meeting presentation first_date',
  in: 'class ice_storm storm blackout snowstorm',
  on: 'flight hike trip road_trip camping_trip vacation call zoom_call shift',
})
const SPOTS = thingsOf({
  at: 'airport gas_station red_light checkout hotel campsite beach pool restaurant office gym store daycare counter lake park playground',
  in: 'parking_lot car_park elevator waiting_room',
  on: 'plane train bus subway highway trail freeway ferry',
})
/** Right before "the wedding": it happened there. */
const WHERE =
  /\b(?:(?:at|in|on|to|from|before|during|through|after|of|into|inside)(?: (?:the|a|an|my|our|his|her|their|every|one|that|this)| [\p{L}']+'s| \w+ \w+'s)?|every|each|one)$/iu
const FOR = /\bfor (?:the|my|our|an?)$/i
/** Behind the name of an event: the noun that is meant. */
const THING_OF_EVENT =
  /^ (?:pants|shoes?|shirts?|dress|outfit|suit|photos?|pictures?|gifts?|cards?|video|day|season|cake|clothes|ring|chair|bag)\b/i
/** Said without an article. */
const withThe = (noun: string) => (/^(?:daycare|prom)$/.test(noun) ? noun : `the ${noun}`)
const event = ofSentence(({ text, isPast: past }, { product }): Anchor | undefined => {
  const behind = (thing: NamedThing) =>
    text.slice(text.toLowerCase().indexOf(thing.noun.split(' ').at(-1) ?? '')).replace(/^\p{L}+/u, '')
  const found = (thing: NamedThing) =>
    !hasWord(product, thing.noun) &&
    !/\d/.test(bareOf(thing)) &&
    !THING_OF_EVENT.test(behind(thing)) &&
    WHERE.test(beforeIn(text, thing).trim())
  const isFor = (thing: NamedThing) => !hasWord(product, thing.noun) && FOR.test(beforeIn(text, thing).trim())
  const happening = thingsIn(text, EVENTS).find((thing) => found(thing) || isFor(thing))
  if (happening) {
    const { look, isMany } = happening
    const noun = happening.noun.replace(/^(?:client|zoom|job) /, '')
    if ((past || isNote(text)) && !isMany) {
      const P = `${look} ${withThe(noun)}`
      return {
        of: 'past',
        fill: { P, N: withThe(noun), E: noun, Es: plural(noun), ...(look === 'before' ? {} : { B: P }) },
      }
    }
    if (past || !(isMany || HABIT.test(text) || /\b(?:every|each) /i.test(text))) return undefined
    const N = `the next ${noun}`
    return { of: 'there', fill: { P: `${look} ${N}`, N, ...(look === 'before' ? {} : { B: `${look} ${N}` }) } }
  }
  const spot = thingsIn(text, SPOTS).find((thing) => !thing.isMany && found(thing))
  if (!spot || /\b(?:buy|bought|from the|close[sd]?|open|away)\b/i.test(text)) return undefined
  const P = `${spot.look} ${withThe(spot.noun)}`
  return { of: past ? 'past' : 'there', fill: { P, B: P, N: withThe(spot.noun) } }
})

const work: Finder = ({ text, isGift }) =>
  isGift
    ? undefined
    : /\bat work\b/i.test(text)
      ? { of: 'there', fill: { P: 'at work', B: 'at work', N: 'work' } }
      : /\bin traffic\b/i.test(text)
        ? { of: 'there', fill: { P: 'in traffic', B: 'in traffic', N: 'traffic' } }
        : undefined

const PRECIOUS = thingsOf({
  thing: `shirt blouse sweater dress skirt jeans pants trousers jacket coat suit scarf hat
    phone laptop kindle tablet camera watch backpack suitcase book guitar mirror vase mug lamp umbrella charger headphones cake pie lasagna turkey bread curry steak salmon pizza cookie sandwich salad soup
    monstera fern orchid cactus basil succulent plant bike gravy pancake macaron cupcake brownie roast risotto omelet souffle cheesecake meringue rice dough loaf`,
})
const HARMED =
  /\b(?:ruin\w*|burn(?:ed|t)|flat|leak\w*|kill\w*|crack\w*|stain\w*|shr(?:a|u)nk|spill\w*|explod\w*|melt\w*|soggy|broke|broken|ripped|tore|torn|shatter\w*|soaked|dropped|died|scratched|smashed|brown water|bleach\w*|fell|sweet|salty|raw|mushy|slid|stuck|collapsed|sank|dry)\b/i
const DESTROYED =
  /\b(?:ruined|killed|cracked|melted|broke|broken|ripped|tore|torn|shattered|smashed|died|burned|burnt|bleached)\b/i
const ruined = ofSentence(({ text, isPast: past }, { product }) => {
  if (!past || !HARMED.test(text)) return undefined
  const thing = thingsIn(text, PRECIOUS).find(
    (each) =>
      !hasWord(product, each.noun) &&
      HARMED.test(clauseWith(text, each)) &&
      (each.isMany || /^(?:my|our|an?|the)$/.test(each.owner || (each.before.split(' ').at(-1) ?? ''))),
  )
  if (!thing) return undefined
  const gone = DESTROYED.test(text) && !thing.isMany ? thing.noun : undefined
  return { of: 'ruined', isMany: thing.isMany, fill: { bare: thing.isMany ? plural(thing.noun) : thing.noun, gone } }
})

const FURNITURE = thingsOf({
  home: `couch sofa armchair chair desk table kitchen_table coffee_table shelf bookcase bookshelf dresser nightstand bed mattress closet wardrobe rug carpet fridge freezer sink counter countertop oven stove cupboard
    cabinet drawer junk_drawer pantry front_door window windowsill bathtub tub shower grill fence lawn driveway patio deck balcony mailbox headboard piano printer laundry banister garage_door shower_drain drain keyboard dish gutter blind cable car minivan bunk_bed monstera fern orchid succulent basil lemon_tree plant back_seat trunk passenger_seat washing_machine dishwasher spice_rack`,
})
const ELSEWHERE =
  /\b(?:hotel|airbnb|restaurant|office|work|school|gym|store|airport|rental|dorm|hospital|salon|clients?|neighbou?r'?s?|his|her|their|grandma's)\b/i
const HURT =
  /\b(?:scratch\w*|shred\w*|claw\w*|stain\w*|chew\w*|spill\w*|crumbs?|hair|fur|pee\w*|puk\w*|muddy|mud|cracker\w*|grease|dent\w*|ruin\w*)\b/i
/** Right before the thing where something was or went. */
const IN_PLACE = /\b(?:in|on|under|behind|across|into|onto|all over|off) (?:the|my|our)$|\b(?:the|my|our|in|under)$/i
const furniture = ofSentence(({ text, isPast: past }, { head, isBody }) => {
  if (isBody || LOST.test(text)) return undefined
  const thing = thingsIn(text, FURNITURE).find(
    (each) =>
      each.noun.split(' ').at(-1) !== head &&
      /^(?:|my|our)$/.test(each.owner) &&
      !/['’]s?$/.test(each.before) &&
      !/(?:rose|flower|garden|truck|raised|vegetable|hospital|river) bed$/.test(each.text) &&
      !/^the (?:\d|two|three|four|five|six)/.test(each.text) &&
      !ELSEWHERE.test(clauseWith(text, each)),
  )
  if (!thing || (past && !IN_PLACE.test(thing.before))) return undefined
  const T = thing.isMany ? plural(thing.noun) : thing.noun
  return { of: 'home', isMany: thing.isMany, fill: { T, ...(HURT.test(text) ? { H: T } : {}) } }
})

const ROOMS = thingsOf({
  room: 'kitchen garage basement attic laundry_room yard backyard garden hallway entryway pantry living_room bedroom home_office nursery',
})
const room = ofSentence(({ text, isPast: past }, { head, isBody }) => {
  if (past || isBody || ELSEWHERE.test(text)) return undefined
  const thing = thingsIn(text, ROOMS).find((each) => !each.isMany && each.noun.split(' ').at(-1) !== head)
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
  /\bI(?:'ve| have)? (?:just |always |sometimes |still |been )*(?:pretend\w*|hid|hide|hiding|lied|lie to|fak(?:e|ed|ing) (?:it|a|that|being)|sneak|snuck|smile and nod|nod along|nodded|told (?:everybody|everyone|them)|say ')\b|\bI'm the one who (?:did|broke|ate|lost|burned) (?:it|them)\b/i.test(
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
  /\b(?:wide awake|count(?:ing)? sheep|lie awake|lying awake|can't (?:fall a)?sleep|(?:wakes?|woke|waking) (?:me|us) up|wake up (?:at|on|sweating|hot|cold)|snor\w+|fall(?:ing)? asleep|can't get to sleep|toss(?:ing)? and turn\w*)\b/i.test(
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
    /\b(?:my|the|cup of|morning|iced|hold|drink|cold|lukewarm|office)? ?(coffee|tea|espresso|latte)\b(?! ?(?:table|shop|maker|machine|grinder|bag|bags|drawer|stain|tree|towel|cup|mug|kettle))/i.exec(
      text,
    ) ?? []
  return word === '' || past ? undefined : { of: 'drink', fill: named(word.toLowerCase()) }
})

const ACHES =
  /\b(?:hurts?|ach\w+|stiff|sore|tired|numb|click\w*|crack\w*|blister\w*|swollen|swell\w*|balloons?|killing|gives? out|gave out|pain\w*|itch\w*|cold|freez\w+|burn\w*|cramp\w*|rub\w*|raw|dry|wears?|pinch\w*|fell on|bent|weak|wak\w+|flat|on my feet|frizz\w*|tangl\w+|throb\w*|bunion\w*|dig\w* into|ring\w*|rang)\b/i
const PARTS =
  'feet|foot|heels?|toes?|knees?|back|lower back|neck|shoulders?|wrists?|arms|legs|ankles?|hips?|hands|eyes|ears|thumbs?|elbows?|calves|curls|beard'
const OWN_PART = new RegExp(
  `\\bmy (?:whole |left |right |bad |poor |own )?(${PARTS})\\b(?!['’]|-| (?:pocket|seat|door|yard|of|to|up|in))`,
  'i',
)
const HURTING = new RegExp(`\\b(${PARTS}) (?:hurts?|aches?|pain|click|clicks|itch(?:es)?|cramps?|killing)\\b`, 'i')
const body: Finder = ({ text }) => {
  const part = (OWN_PART.exec(text) ?? HURTING.exec(text))?.[1]?.toLowerCase()
  if (part === undefined || !(ACHES.test(text) || /\bmy [a-z]+ after\b/i.test(text))) return undefined
  return { of: 'body', isMany: /s$|feet/.test(part), fill: { T: part } }
}

/** The strongest first. */
const FINDERS: readonly Finder[] = [
  tool,
  again,
  lost,
  pet,
  count,
  feast,
  old,
  route,
  place,
  flights,
  money,
  event,
  person,
  crowd,
  pest,
  ruined,
  hours,
  stage,
  weekday,
  clock,
  nth,
  twice,
  lately,
  collision,
  many,
  season,
  guests,
  secret,
  work,
  daily,
  furniture,
  room,
  theirs,
  sleep,
  weather,
  meal,
  drink,
  body,
]
