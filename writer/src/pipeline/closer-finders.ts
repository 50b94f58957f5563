import { isMassNoun, isPlural, lowerFirst, plural, singular, spellNumber, upperFirst, withArticle } from '../language'
import { baseVerb, isListedNoun, isParticiple, isPluralWord, thirdVerb } from '../reading'
import type { CloserClass } from './closer-lines'
import type { Reading } from './reading'
import { ANIMALS, isGrave, isLooks, isNote, PASTS, type Sentence, type Story } from './story'
import { type NamedThing, thingsIn, thingsOf } from './things-in'

/** A thing of one class with the words for the slots of its lines. */
export interface Anchor {
  of: CloserClass
  fill: Readonly<Record<string, string | undefined>>
  isMany?: boolean
}

/** The things that last lines may return to, the strongest first; nothing where the problem is grave or about how somebody looks. */
export function* anchorsIn(story: Story, reading: Reading): Generator<Anchor> {
  if (isGrave(story.text) || isLooks(story, reading)) return
  for (const find of FINDERS) {
    const anchor = find(story)
    if (anchor) yield anchor
  }
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

/** Used instead of something made for it. */
const TOOLS = thingsOf({
  tool: `tape packing_tape duct_tape masking_tape scotch_tape electrical_tape rubber_band hair_tie zip_tie butter_knife safety_pin binder_clip
    paper_clip toothpick chopstick sticky_note bobby_pin popsicle_stick spoon fork tweezers scissors ruler credit_card string clothespin
    shoelace staple stapler library_card paintbrush kitchen_knife pliers screwdriver flashlight box_cutter dictionary book shoebox shoe_box
    calculator notebook candle magazine mug bowl jar coffee_can coat_hanger hanger broom bucket umbrella tennis_ball pool_noodle ironing_board
    yoga_block laundry_basket cereal_box paper_towel trash_bag garbage_bag plastic_bag ziploc_bag foil tin_foil sponge washcloth towel
    hair_dryer toothbrush bath_towel spoon_rest rolling_pin cheese_grater cereal_bowl ice_pack pillow blanket t-shirt sock scarf spreadsheet
    cardboard cardboard_box brick envelope`,
})
/** Hardly anything but a makeshift. */
const MAKESHIFT =
  /^(?:tape|packing tape|duct tape|masking tape|scotch tape|electrical tape|rubber band|hair tie|zip tie|butter knife|safety pin|binder clip|paper clip|shoebox|shoe box|cereal box|coat hanger|spoon rest|pool noodle|popsicle stick|washcloth|bobby pin|chopstick|dictionary|tennis ball|sticky note|cereal bowl|coffee can|cheese grater|box cutter)$/
const LOST =
  /\b(?:lost|broke|broken|stole|stolen|threw|gone|missing|can't find|never find|disappear\w*|sold|traded|donated|returned)\b/i

/** The one who used it tells it; a note says it without a subject. */
const OWN_USE = /\b(?:I|we)\b|^(?:us|stack|prop|held|tied|tying|wrap|stuff|lean|balanc)[a-z]*\b/i
const tool = ofSentence(({ text }, { product }) => {
  for (const thing of thingsIn(text, TOOLS)) {
    const clause = clauseWith(text, thing)
    if (/measuring tape|tape measure/i.test(clause)) continue
    if (hasWord(product, thing.noun) || LOST.test(clause) || /\bfound\b/i.test(clause)) continue
    if (!MAKESHIFT.test(thing.noun) && !(USED_BEFORE.test(beforeIn(clause, thing)) && OWN_USE.test(text))) continue
    const bare = bareOf(thing).replace(/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) /, '')
    const isMass = isMassNoun(thing.noun) || /(?:tape|foil|cardboard|string)$/.test(thing.noun)
    return {
      of: 'tool',
      isMany: thing.isMany,
      fill: { T: bare, A: thing.isMany || isMass ? bare : withArticle(bare) },
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
  const [, called] = /\b(?:[Nn]amed|called) (?:him |her |it |one |the last one )?(\p{Lu}\p{Ll}{2,})\b/u.exec(text) ?? []
  const [, subject] = /(?:^|[.,!?] )(\p{Lu}\p{Ll}{2,}) (?:lasted|died|made it|was|had|lived|went)\b/u.exec(text) ?? []
  const name = called ?? subject
  return name && !NOT_A_NAME.has(name.toLowerCase()) && /\bnamed?\b/i.test(text)
    ? { of: 'lost', fill: { T: name } }
    : undefined
}

const PET = new RegExp(`\\b(my|our|the) (?:[a-z-]+ ){0,2}?(${ANIMALS})(s?)\\b(?!'s|s')(?: (\\p{Lu}\\p{Ll}+))?`, 'u')
/** "Cat shredded the couch." */
const BARE_PET = new RegExp(`(?:^|[.!?,] )()(dog|cat|puppy|kitten)(s?)(?= [a-z])`, 'i')
/** What somebody did or does by the words that follow: a deed, or a refusal ("won't eat"). Undefined where they are only mentioned. */
function deedOf(rest: string): 'deed' | 'refusal' | undefined {
  const [whole = '', refusal, verb = ''] = DOES.exec(rest) ?? []
  if (STATE.test(`${verb}${rest.slice(whole.length)}`)) return undefined
  if (refusal !== undefined) return 'refusal'
  const isVerb =
    DEEDS.test(verb) ||
    PASTS.has(verb) ||
    thirdVerb(verb) === 'sure' ||
    baseVerb(verb) === 'sure' ||
    (verb.endsWith('ed') && (isParticiple(verb) || verb.length > 6))
  return isVerb ? 'deed' : undefined
}
const DOES =
  /^ (?:who )?(?:(?:never|always|still|just|even|once|already|finally|actually|also|both|usually|constantly) )?(?:(won't|refuses?|refused|doesn't|don't|didn't|wouldn't) )?([a-z']+)/
/** Surely verbs behind the one who does it. */
const DEEDS =
  /^(?:keep|say|think|eat|bark|pull|scratch|shed|chew|dig|jump|lick|climb|drink|sleep|howl|steal|run|snore|throw|kick|spill|drop|draw|hide|laugh|cook|call|text|ask|drive)(?:e?s)?$/
/** Verbs of what somebody is, has, feels or goes through. */
const STATE =
  /^(?:was|were|is|are|be|can|can't|cannot|had|have|has|couldn't|wasn't|weren't|hadn't|wouldn't|became|felt|knew|needs?|needed|wants?|wanted|loves?|loved|likes?|liked|hates?|hated|lives?|lived|turns?|turned|grew|lost|fell|left|cry|cries|cried|sobbed|struggles?|struggled|worry|worries|worried|suffers?|suffered|miss|misses|missed|know|knows|understands?|understood|owns?|cares?|work|works|fit|fits|fails?|failed|died|disappeared)(?: |$)|^g(?:ets?|ot) (?!up |into |out )/

/** "our dog", not "the dog" of somebody else, and not one that is gone. */
const pet: Finder = ({ text, isBody, isForPets }) => {
  const found = PET.exec(text) ?? PET.exec(lowerFirst(text)) ?? BARE_PET.exec(text)
  const [whole = '', owner, animal = '', s = '', name] = found ?? []
  if (
    whole === '' ||
    isBody ||
    NO_PET.test(text) ||
    (owner === 'the' && !isForPets && !/^(?:dog|cat|puppy|kitten)$/.test(animal))
  )
    return undefined
  const deed = deedOf(text.slice((found?.index ?? 0) + whole.length))
  if (deed === undefined) return undefined
  const isMany = s !== '' || /^(?:hens|chickens|koi)$/.test(animal)
  const who = name !== undefined && s === '' ? name : `the ${animal.toLowerCase().replace('golden ', '')}${s}`
  return {
    of: 'pet',
    isMany,
    fill: deed === 'deed' ? { D: who, upD: upperFirst(who) } : { T: who },
  }
}
const NO_PET =
  /\b(?:ran (?:away|off)|missing|escaped|neighbou?r'?s?|stranger|shelter|sick|ill|limp\w*|vet|(?:don't|didn't) (?:have|own|even have) a)\b/i

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
  return { of: 'count', fill: { n, upN: upperFirst(n), next: SMALL[SMALL.indexOf(n) + 1] } }
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
  `\\b(?:killed|lost|broke|broken|ruined|burned|burnt|ripped|torn?|tore|returned|tried|bought|(?:been|went|gone|go) through|outgrown|popped|dropped|cracked|threw out|thrown out|snapped) (?:like |about |over |already )?${NUMBER}(?: (?!this|in|on|since|so|of|at|times?\\b)([a-z-]+(?: [a-z-]+){0,2}))?`,
  'i',
)
const UNIT =
  /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|dollars?|bucks|euros?|pounds?|lbs?|miles?|feet|foot|inch(?:es)?|percent|times?|degrees?|kids?|children|people|friends|dogs|cats|ounces?|oz|cm|kg|floors?|flights?|more|different|other|hundred|thousand|million|nights?|mornings?|am|pm|a\.m|p\.m|loads?|yards?|meters?|metres?|calories|milliliters|millilitres|centimeters|kilograms|pounds|sheets|watts?|volts?|grams?|gallons?|quarts?|liters?|tabs|pieces|pcs|pages?|steps|reps|seconds|secs?|points?|square|sq|years-old)$/
const count: Finder = ({ text }) => {
  const [whole = '', word = '', behind = ''] = COUNTED.exec(text) ?? []
  const value = numberOf(word)
  if (whole === '' || !(value >= 2 && value <= 30)) return undefined
  const upN = upperFirst(spellNumber(value).join(' '))
  const n = spellNumber(value).join(' ')
  const things = pluralPhrase(behind)
  if (behind !== '' && things === undefined) return undefined
  const next = spellNumber(value + 1).join(' ')
  return { of: 'count', fill: { n, upN, next, things } }
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
    fill: { M, that: bill ? `that ${which}${bill}`.toLowerCase() : `those ${M}` },
  }
})

const SPAN = new RegExp(`\\b${NUMBER} (minutes?|mins?|hours?|hrs?)\\b|\\b(half an hour|an hour)\\b`, 'i')
const WASTED =
  /\b(?:late|wait\w*|on hold|spent|took|stuck|in line|looking|searching|scrubb\w+|driv\w+|drove|delay\w*|lost|fixing|early|walk\w*|sat|stood)\b/i
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
  if (/\bafter (?:about )?$/i.test(text.slice(0, SPAN.exec(text)?.index))) return undefined
  if (/^ (?:away|before|from|old|early)/.test(text.slice((SPAN.exec(text)?.index ?? 0) + whole.length)))
    return undefined
  if (numberOf(word) === 1 || word === '1') return undefined
  const M = `${word.toLowerCase()} ${/^h/i.test(unit) ? 'hours' : 'minutes'}`
  return { of: 'hours', fill: { M } }
})

/** "my old vacuum", "the cheap mat" where the product is one and the old one is still there. */
const old = ofSentence(({ text, isPast: past }, { product }) => {
  const [whole = '', , first = '', second = ''] =
    /\b(?:my|our|the) (old|cheap|current) ([a-z]+)\b(?!'s)(?: ([a-z]+)\b(?!'s))?/i.exec(text) ?? []
  const [noun, one] = product.has(singular(second.toLowerCase()))
    ? [second, product.has(first.toLowerCase()) ? `${first} ${second}` : second]
    : [first, first]
  if (past || whole === '' || !product.has(singular(noun)) || !isListedNoun(singular(noun)) || LOST.test(text))
    return undefined
  return { of: 'old', isMany: isPluralWord(noun) || isPlural(noun), fill: { one: one.toLowerCase() } }
})

const GROWN =
  'husband|wife|hubby|partner|boyfriend|girlfriend|fiance|fiancé|fiancée|mom|mum|mother|dad|father|parents|sister|brother|mother-in-law|father-in-law|sister-in-law|brother-in-law|in-laws|grandmother|grandma|grandpa|grandfather|uncle|aunt|cousin|nephew|niece|roommate|roommates|best friend|friend|friends'
const OUTSIDERS =
  'boss|manager|coworker|coworkers|colleague|colleagues|teacher|coach|landlord|landlady|accountant|dentist|podiatrist|vet|stylist|hairdresser|barber|trainer|neighbor|neighbour|neighbors|groomer|hygienist|HOA|barista|physical therapist|physiotherapist'
const CHILDREN =
  '\\d(?:st|nd|rd|th) grader|\\w+ grader|son|daughter|kid|kids|toddler|baby|twins|teenager|teen|grandson|granddaughter|grandkids|\\w+-year-old|\\d+-year-old'
const WHO = new RegExp(
  `(?:\\b(my|our|the)|(?:^|[.,;] )(?:and )?(?:then )?) ?(?:(?!my|our|the|and|or|in|on|at|of|is|was|with|for|to|from|host)[a-z\\d-]+ ){0,2}?\\b(?:(${GROWN})|(${OUTSIDERS})|(${CHILDREN}))\\b(?!['’]|-|[- ]in[- ]law)`,
  'gi',
)
const BAD_BLOOD =
  /\b(?:ex|fired|cheat\w*|hit me|yell\w*|scream\w* at|fight|fought|moved out|left me|court|lawyer|police|sued)\b/i
/** "gave my nephew" */
const FOR_WHOM = /\b(?:for|gave|give|given|buy|bought|get|got|getting)\s*$/i
/** "my mother-in-law asked if it was a yoga mat" */
const REMARKS =
  /^ (?:(?:just|always|still|even|also|actually) )?(?:asks?|asked|says?|said|notices?|noticed|laughs?|laughed|points?|pointed|jokes?|joked|teases?|teased|comments?|commented|complains?|complained|calls it|called it|thinks?|thought|rolls? (?:her|his|their) eyes|rolled (?:her|his|their) eyes)(?= |[.,!?]|$)/i
/** "my landlord doesn't allow candles" */
const AGAINST = /^ (?:doesn't|won't|didn't|wouldn't|does not|will not) (?:allow|let|like|want|approve)\b/i
const NEEDS = /^ (?:can't|cannot|couldn't|needs|is \d|has (?:everything|trouble))/i
const person: Finder = ({ text, isGift }) => {
  if (BAD_BLOOD.test(text)) return undefined
  for (const found of text.matchAll(WHO)) {
    const [whole, owner = '', kin, outsider, child] = found
    const rest = text.slice(found.index + whole.length)
    const noun = (kin ?? outsider ?? child ?? '').toLowerCase()
    const whose = owner.toLowerCase()
    const isNeeding = NEEDS.test(rest) || (isGift && FOR_WHOM.test(text.slice(0, found.index)))
    if (whose === 'the' && outsider === undefined && !/^(?:baby|kids|twins)$/.test(noun)) continue
    const isMany = noun.endsWith('s') && noun !== 'boss'
    const isThe = whose === 'the' || noun === 'baby' || (whose === '' && /^(?:teacher|coach)$/.test(noun))
    const who =
      outsider && /^(?:HOA|barista)$/.test(outsider) ? `the ${outsider}` : `${isThe ? 'the' : whose || 'my'} ${noun}`
    if (kin !== undefined && isNeeding) return { of: 'receiver', isMany, fill: { T: who } }
    if (child !== undefined) {
      if (REMARKS.test(rest) || deedOf(rest) === 'refusal') return { of: 'child', isMany, fill: { T: who } }
    } else if (/^(?:boss|manager)$/.test(noun)) continue
    else if (AGAINST.test(rest)) return { of: 'person', isMany, fill: { K: who } }
    else if (REMARKS.test(rest)) return { of: 'person', isMany, fill: { T: who } }
  }
  return undefined
}

const PRECIOUS = thingsOf({
  thing: `shirt blouse sweater dress skirt jeans pants trousers jacket coat suit scarf hat phone laptop kindle tablet camera watch backpack suitcase book guitar mirror vase mug lamp umbrella charger headphones
    monstera fern orchid cactus basil succulent plant bike`,
  food: `cake pie lasagna turkey bread curry steak salmon pizza cookie sandwich salad soup gravy pancake macaron cupcake brownie roast risotto omelet souffle cheesecake meringue rice dough loaf`,
})
/** No longer what it was. */
const DESTROYED =
  /\b(?:ruined|killed|cracked|melted|broke|broken|ripped|tore|torn|shattered|smashed|died|burned|burnt|bleached|stained|shrank|shrunk|exploded)\b/i
const SPOILED = /\b(?:ruined|burned|burnt|flat|soggy|raw|mushy|collapsed|sank|dry|salty|exploded)\b/i
const ruined = ofSentence(({ text, isPast: past }, { product }) => {
  if (!past) return undefined
  const thing = thingsIn(text, PRECIOUS).find(
    (each) =>
      !hasWord(product, each.noun) &&
      (each.look === 'food' ? SPOILED : DESTROYED).test(clauseWith(text, each)) &&
      (each.isMany || /^(?:my|our|an?|the)$/.test(each.owner || (each.before.split(' ').at(-1) ?? ''))),
  )
  if (!thing) return undefined
  const gone = thing.look === 'thing' && !thing.isMany ? thing.noun : undefined
  return { of: 'ruined', isMany: thing.isMany, fill: { bare: thing.isMany ? plural(thing.noun) : thing.noun, gone } }
})

const secret: Finder = ({ text, isBody }) =>
  !isBody &&
  /\bI(?:'ve| have)? (?:just |always |sometimes |still |been )*(?:pretend\w*|hid|hide|hiding|lied|lie to|fak(?:e|ed|ing) (?:it|a|that|being)|sneak|snuck|smile and nod|nod along|nodded|told (?:everybody|everyone|them)|say ')\b|\bI'm the one who (?:did|broke|ate|lost|burned) (?:it|them)\b/i.test(
    text,
  )
    ? { of: 'secret', fill: {} }
    : undefined

const sleep: Finder = ({ text, sentences }) =>
  /\b(?:wide awake|count(?:ing)? sheep|lie awake|lying awake|can't (?:fall a)?sleep|(?:wakes?|woke|waking) (?:me|us) up|wake up (?:at|on|sweating|hot|cold)|snor\w+|fall(?:ing)? asleep|can't get to sleep|toss(?:ing)? and turn\w*)\b/i.test(
    text,
  ) &&
  !sentences.every((sentence) => sentence.isPast) &&
  !/\b(?:baby|kids?|toddler|son|daughter|movie|credits|couch|train|bus|class)\b/i.test(text)
    ? { of: 'sleep', fill: {} }
    : undefined

/** The strongest first. */
const FINDERS: readonly Finder[] = [
  tool,
  again,
  lost,
  pet,
  count,
  old,
  money,
  secret,
  person,
  ruined,
  hours,
  nth,
  twice,
  sleep,
]
