import { folded } from '../kinds'
import { singular, upperFirst, withArticle } from '../language'
import { isAdjective, isEnglishWord, isFunctionWord, isListedNoun, isNoun, isParticiple, productNoun } from '../reading'
import { NO_CLOSER, nounPhrase, UNSEEN } from './product-part'
import type { Reading } from './reading'
import { classOf } from './shots'

/** What can be filmed of what these words begin with: "bucket" */
function nounIn(rest = '', it: string): string | undefined {
  const words = nounPhrase(rest)
  const head = words.at(-1) ?? ''
  const isThing =
    words.length <= MAX_WORDS &&
    words.every((word) => /^\p{Ll}/u.test(word) && !isFunctionWord(word)) &&
    (isNoun(head) || !(isAdjective(head) || isParticiple(head) || /ing$|ly$/.test(head))) &&
    !UNFILMED.test(head) &&
    !NO_CLOSER.test(head) &&
    !it.endsWith(head)
  return isThing ? words.join(' ') : undefined
}
const MAX_WORDS = 3
const BODY = /(?:^| )(?:hands?|face|eyes?|feet|foot|hair|knees?|legs?|arms?|mouth|teeth)$/i
/** Whether a close picture of such a thing says something. */
const canBeClose = (noun: string) => ![UNSEEN, NO_CLOSER, UNFILMED, BODY].some((words) => words.test(noun))
/** Who and what is looked at in passing. */
const UNFILMED =
  /^(?:clock|watch|phone|time|second|minute|hour|day|morning|night|week|weekend|month|season|year|map|sky|sun|sea|ceiling|camera|floor|ground|door|street|road|way|man|men|woman|women|guy|dude|lady|girl|boy|lad|bloke|fella|agent|landlord|landlady|tenant|bride|groom|guest|chef|nurse|niece|nephew|aunt|auntie|uncle|cousin|grand\p{L}+|student|kid|kids|child|children|baby|husband|wife|mother|father|mum|mom|dad|son|daughter|sister|brother|boss|teacher|doctor|vet|neighbou?r|customer|client|driver|couple|people|account|price|bill|problem|thing|things|place|side|other|one|rest|mistake|deal|call|accountant|lawyer|noise|sound|smell|scent|stink|taste|flavou?r|feeling|idea|name|voice|silence|words?|dream|reason|weather|trend|song|joke|plan|list|version|point|promise|decision|bet|house|home|shop|few|lot|mess|fool|business|living|difference|friend|friends|decent)$/iu

/** The product in, on or over the thing that its name says it is made for, or at what one cleans: "hard hat liner", "rain cover for strollers". */
export function atItsPlace({ name, painPoint, features, story }: Reading): string | undefined {
  const [part = ''] = name.toLowerCase().split(/[,(–—|]| - | with /)
  const [own = '', buyers = ''] = part
    .trim()
    .replace(/ (?:kit|pack|pair|set)$/, '')
    .split(/ for (?:the |your |an? )?/)
  const words = own.split(/\s+/)
  const head = singular(words.at(-1) ?? '')
  const joint = PLACED.find(([heads]) => heads.test(head))?.[1]
  const [, cleaned = ''] = joint === AT_WORK ? (CLEANED.exec(painPoint) ?? []) : []
  if (isListedNoun(cleaned) && canBeClose(cleaned)) return `{it} ${joint} the ${cleaned}, close`
  const [before = '', last = ''] = ['', ...(buyers === '' ? words.slice(0, -1) : buyers.split(/\s+/))].slice(-2)
  const thing = singular(last)
  if (joint === undefined || productNoun(thing) !== 'thing') return undefined
  const told = [painPoint, ...features.map(({ typed }) => typed), ...story.sentences].join(' ').toLowerCase()
  // "Boot covers" that the story pulls "over my old gym sneakers"
  const [, typed = ''] = joint === 'over' ? (OVER_WHAT.exec(told) ?? []) : []
  if (productNoun(typed) === 'thing' && !words.includes(typed)) return `{it} over your ${typed}, close`
  const isOne = before !== '' && (productNoun(before) === 'thing' || told.includes(`${before} ${thing}`))
  return `{it} ${thing === 'drill' ? 'on' : joint} ${withArticle(isOne ? `${before} ${thing}` : thing)}, close`
}
const OVER_WHAT =
  /\bover (?:my|our|your) (?:\p{L}+ ){0,2}?(\p{L}+)(?=[,.]|$| (?:and|before|for|in|on|so|then|to|when|with)\b)/u
const AT_WORK = 'at work on'
const PLACED: readonly (readonly [RegExp, string])[] = [
  [/^(?:insert|liner)$/, 'in'],
  [/^(?:cover|poncho|protector|slipcover|topper)$/, 'over'],
  [/^(?:grip|light)$/, 'on'],
  [/^(?:brush|cleaner|polish|scraper|scrubber)$/, AT_WORK],
]
const CLEANED =
  /\b(?:clean|polish|scrap|scrub|wash|wip)(?:e|ed|es|ing|s|bed|bing)? (?:the |my |your |our )?(\p{Ll}+)\b/iu

/** What is built with a toy, in the words of a feature: "a car wash". */
export function builtWith(text: string, reading: Reading, it: string): string | undefined {
  const { name, features, story } = reading
  const isToy =
    classOf(reading).tags.includes('toy') ||
    // "MagnaBuild Tiles"
    (/\bmagn/i.test(name) &&
      /\b(?:en ?71|astm|child\p{L}*|kids?|ages?|blocks|(?:grand)?kids|tiles)\b/iu.test(
        [name, ...features.map(({ typed }) => typed), ...story.sentences].join(' '),
      ))
  const said = isToy ? (BUILT.exec(text)?.[1] ?? '') : ''
  const noun = /^(?:house|home|shop|street|road)\b/.exec(said)?.[0] ?? nounIn(said, it)
  if (noun === undefined || noun === '') return undefined
  const [lit] = /\b(?:flashlight|lamp|torch)\b/i.exec(text) ?? []
  return `The ${noun}, built with {it}${lit === undefined ? '' : `, a ${lit} inside, in a dark room`}, close`
}
const BUILT =
  /\b(?:buil[dt]|building|ma[dk]es?|make|enough for) (?:one thing only: )?(?:an?|the|two|three) ([^.,;:!?]+)/i

/** What a kit of a craft was made into, where the name and the story call it the same: "the cow", "Gerald". */
export function madeOfKit({ name, story }: Reading): string | undefined {
  if (!CRAFT_KIT.test(name)) return undefined
  const told = new Set(wordsOf(story.sentences.join(' ')))
  const [, person, animal = ''] = /(?:\(| [-–:] |, )(\p{L}+)( the \p{L}+)(?:$|[),])/iu.exec(name) ?? []
  const word = wordsOf(person ?? name).find(
    (each) => told.has(each) && (person !== undefined || (isListedNoun(each) && !OF_CRAFT.test(each))),
  )
  return word && (person === undefined ? `the ${word}` : `${upperFirst(person)}${animal.toLowerCase()}`)
}
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singular)
const CRAFT_KIT = /\b(?:amigurumi|crochet|embroidery|felting|knitting|macrame|punch needle|sewing)\b.*\bkit\b/i
const OF_CRAFT =
  /^(?:amigurumi|beginner|craft|crochet|embroidery|felting|gift|hook|kit|knitting|macrame|needle|pattern|punch|set|sewing|starter|thread|wool|yarn)$/

/** What work or a place is about, where its name and its words say the same: "the goats", "the piñata". */
export function subjectOf({ name, features, story }: Reading, isPlace: boolean): string | undefined {
  const [offer = ''] = name.split(/[,(–—|]/)
  // "Excel for Chama Treasurers": for whom it is.
  const [, buyers = ''] = ` ${offer.toLowerCase()}`.split(' for ')
  const typed = [...story.sentences, ...features.map((each) => each.typed)]
    .join(' ')
    .match(/(?<![\p{L}'’-])\p{Ll}{3,}/gu)
  const told = new Map((typed ?? []).map((word) => [folded(singular(word)), word]))
  const inStory = new Set(wordsOf(story.sentences.join(' ')))
  // "Sharp by Mail – 6 scissors sharpened"
  const [, worked = ''] = /[–—|-] (?:\d+ )?((?:\p{L}+ ){1,2})\p{L}+ed$/u.exec(name) ?? []
  const words = (`${worked} ${offer}`.toLowerCase().match(/\p{L}{3,}/gu) ?? []).reverse()
  // "Sofa & Carpet Cleaning": the sofa of the story
  for (const word of [...words.filter((each) => inStory.has(singular(each))), ...words]) {
    const one = singular(word)
    const said = told.get(folded(one))
    const isOf =
      FARMED.test(one) ||
      ANIMALS.some(([words]) => words.test(one)) ||
      (!isPlace && !buyers.includes(word) && canBeClose(one) && (productNoun(one) === 'thing' || !isEnglishWord(one)))
    if (said !== undefined && isOf && !isFunctionWord(one) && !NO_SUBJECT.test(one))
      return `the ${folded(said) === folded(word) ? word : singular(said) === said ? one : said}`
  }
  return undefined
}
const FARMED = /^(?:alpaca|bee|chicken|cow|donkey|duck|goat|hen|lamb|llama|owl|pig|pony|sheep)$/
const NO_SUBJECT =
  /^(?:app|block|book|box|budget|dent|ding|card|club|exam|food|gift|group|hair|note|photo|post|picture|room|set|sheet|shop|skin|stall|tour|truck|van|video)$/

/** What takes the hairs of an animal off other things. */
export const isForHairs = ({ name, features, story, painPoint }: Reading) => {
  const told = [name, painPoint, ...features.map(({ typed }) => typed), ...story.sentences].join(' ')
  return (
    /\b(?:fur|hairs?)\b/i.test(told) &&
    /\b(?:carpet|couch|cushion|seats?|sofa|upholstery)\b/i.test(told) &&
    LIFTS.test(told)
  )
}
const LIFTS = /\b(?:brush|lint|remov\w+|roller|scrap\w+|squeegee|sticky roll)\b/i

/** The animal that a thing for animals is shown with. */
export function animalOf(reading: Reading): string | undefined {
  const { name, audience, kind, sorts, features, painPoint, story, typedCall } = reading
  const { tags } = classOf(reading)
  const [, farmed] = WORN_ON_FARMS.exec(name) ?? []
  if (farmed !== undefined) return farmed.toLowerCase()
  const told = [name, ...story.sentences, ...features.map(({ typed }) => typed)].join(' ')
  const isForAnimals =
    (sorts.has('pet') ||
      audience.like === 'pet-owners' ||
      (NAMED_ANIMAL.test(name) && (kind === undefined || kind.id.startsWith('pets/'))) ||
      features.some(({ typed }) => FOR_ANIMAL.test(typed)) ||
      /\b(?:your|ur) (?:cat|dog|horse|puppy)\b/i.test(typedCall) ||
      tags.some((tag) => tag.startsWith('pet'))) &&
    !tags.includes('cleaning') &&
    !/\b(?:hair|fur) (?:re|roller|lifter|brush)|\bhair remover|\b(?:foto|mom|mug|dad|lover|owner|photo|portrait|taza)\b/i.test(
      name,
    )
  if (
    !isForAnimals ||
    /\bbird ?(?:bath|cam\w*|feeders?|house)\b/i.test(name) ||
    isForHairs(reading) ||
    /\b(?:died|put down|passed away)\b/i.test(told)
  )
    return undefined
  const own = [...story.sentences, painPoint].join(' ').replace(OF_OTHERS, '…')
  // "It works on the cat, too" does not say whose it is.
  const ofFeatures = features
    .map(({ typed }) => typed)
    .filter((typed) => !/\b(?:also|even|if|no|too)\b|n['’]t\b/i.test(typed))
  for (const text of [name, audience.plural ?? '', [...ofFeatures, typedCall].join(' '), own]) {
    const all = ANIMALS.filter(([words]) => words.test(text))
    // Birds also come by.
    const found = all.length === 2 ? all.filter(([, animal]) => animal !== 'bird') : all
    if (found.length === 1) return found[0]?.[1]
    if (found.length > 1) break
  }
  const mine = (MINE.exec(own) ?? [])[0] ?? ''
  return (
    ANIMALS.find(([words]) => words.test(mine))?.[1] ??
    // "Won't hurt hedgehogs or the dog" of slug collars
    (ANIMALS.some(([words]) => words.test(`${name} ${ofFeatures.join(' ')} ${own}`)) ? 'animal' : undefined)
  )
}
/** "lamb covers" */
export const WORN_ON_FARMS =
  /\b(alpaca|calf|donkey|foal|goat|hen|lamb|pony|sheep) (?:blankets?|coats?|collars?|covers?|halters?|harness(?:es)?|jackets?|saddles?)\b/i
/** The animals of others: "a lady picked up her cat". */
const OF_OTHERS =
  /\b(?:her|his|their|an?|another|\p{L}+['’]s) (?:\p{L}+ )?(?:cats?|dogs?|horses?|kittens?|pupp(?:y|ies)|rabbits?)\b(?! (?:of mine|of ours))/giu
const MINE = /\b(?:my|our) (?:\p{L}+ ){0,2}(?:bird|cat|dog|horse|kitten|puppy|rabbit)s?\b/iu
const FOR_ANIMAL = /\bfor (?:one|your|each|every|any) (?:bird|cat|dog|horse|parrot|rabbit)s?\b/i
/** In the languages in which things are sold. */
const ANIMALS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:cats?|kittens?|kitty|gat[oa]s?|katze\p{L}*|katt\p{L}*|kočk\p{L}*|kot[ay]?)(?!\p{L})/iu, 'cat'],
  [
    /(?<!\p{L})(?:dogs?|pupp(?:y|ies)|beagle|chihuahua|collie|corgi|dachshund|doodle|great (?:dane|pyrenees)|husky|labrador|leonberger|mastiff|poodle|pug|samoyed|retriever|shepherd|spaniel|terrier|bark(?:s|ed|ing)|perr[oa]s?|hund\p{L}*|cães|cachorros?|psa?|psy|anjing)(?!\p{L})/iu,
    'dog',
  ],
  [/\bhorses?\b/i, 'horse'],
  [/\brabbits?\b/i, 'rabbit'],
  [/\b(?:birds?|budgies?|canar(?:y|ies)|parrots?)\b/i, 'bird'],
]
/** No dog hair in a fur remover's name. */
const NAMED_ANIMAL =
  /(?<!\p{L})(?:for (?:cats?|dogs?)|(?:cat|dog) \p{L}+|till katt|para gat[oa]s?|para perr[oa]s?|für (?:hunde?|katzen?))(?!\p{L})/iu
