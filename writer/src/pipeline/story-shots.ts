import { folded } from '../kinds'
import { singular, upperFirst } from '../language'
import { isAdjective, isEnglishWord, isFunctionWord, isListedNoun, isNoun, isParticiple, productNoun } from '../reading'
import { NO_CLOSER, nounPhrase, UNSEEN } from './product-part'
import type { Reading } from './reading'
import { classOf } from './shots'

/** What the words of a scene ask to see: what its teller owns, or may still have. */
export function askedFor(text: string, it: string, called: string): string | undefined {
  if (BY_HAND.test(text)) return 'Creator shows it with the hands, to the lens'
  const photo = PHOTO.exec(text)?.slice(1).find(Boolean)
  if (photo !== undefined)
    return ON_PHONE.test(photo)
      ? `The ${photo.toLowerCase()} on a phone, close, your voice over it`
      : close(photo.toLowerCase())
  const isThere = !/["“”]/.test(text) && !GONE.test(text)
  const own = nounIn((FOUND.exec(text) ?? (isThere ? CRAFTED.exec(text) : null))?.[1], it)
  if (own !== undefined && !NOT_KEPT.test(own)) return close(own)
  const kept = KEPT.map((pattern) => pattern.exec(text)).find(Boolean)
  const [isMeant] = /^(?:it|they|them|that one)\b/i.exec(kept?.[1] ?? '') ?? []
  // "I keep the furrake in the glovebox now"
  const [, name = '', where] =
    /\bI (?:still )?keep (?:the|my|this|that) (\p{L}+) ((?:in|on|by|under|beside) (?:the|my) \p{Ll}+)\b/iu.exec(text) ??
    []
  if (
    where !== undefined &&
    called
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .includes(name.toLowerCase())
  )
    return `{it} ${where.replace(' my ', ' your ')}, close`
  const still = isMeant === undefined ? nounIn(kept?.[1], it) : lastNounIn(text.slice(0, kept?.index), it)
  if (still !== undefined) return close(still)
  const noun = nounIn(LOOKED.exec(text)?.[1], it)
  return noun === undefined ? undefined : `Close on your ${noun}, your voice over it`
}
const close = (thing: string) => `Close on the ${thing}, your voice over it`
const ON_PHONE = /^(?:clip|photo|picture|screenshot|video)s?$/i

/** "Pizza boxes to here", "thick like a finger" */
const BY_HAND =
  /\bto here\b|\bhere, on (?:the|my)\b|\bthis (?:big|high|long|small|wide|thick|tall)(?=[.,;!?]|$)|\bthick like\b|\b(?:the size of|big like|as (?:big|tall|long|thick) as) an? /i
const PICTURE = '(photos?|pictures?|videos?|screenshots?|drawings?|postcards?)'
const PHOTO = new RegExp(
  `\\b(?:sends?|sent|posted|took|takes|put up|(?:there(?:['’]s| is| was)))(?: (?:me|us|him|her|them|everyone))?(?: (?:the|an?|one|my|our|two|three))?(?: \\p{L}+){0,2} ${PICTURE}\\b(?! calls?)|\\b${PICTURE} (?:is|are) (?:still|on|in)\\b|\\bin (?:all )?the ${PICTURE}\\b|\\b(clips|videos) of \\p{L}+(?=[.,;!?]|$)`,
  'iu',
)
const MADE_BY_HAND = '(?:made|make|knit(?:ted)?|crocheted|painted|carved|sewed|drew|stitched|wove|embroidered|tufted)'
/** "I made a frog with five legs" */
const CRAFTED = new RegExp(
  `\\b(?:I|we) ${MADE_BY_HAND} an? (\\p{Ll}+(?: \\p{Ll}+)?),? (?:with|that (?:was|is|had|has)|named|called)\\b`,
  'iu',
)
/** "I found a Gerber lid with pencil on the inside" */
const FOUND =
  /\b[Ff]ound (?:an?|the|his|her|my|our)(?: \p{Lu}\p{L}+)? ((?:\p{Ll}+ )?(?:book|card|coin|diary|drawing|envelope|jar|key|letter|lid|note|notebook|photo|postcard|receipt|recipe|ticket|tin))\b/u
const GONE = /\b(?:threw|thrown|burn\w*|fell apart|sold|gave|ate|eaten|lost|stolen)\b/i
const NOT_KEPT =
  /(?:^| )(?:app|batch|bot|cake|class|game|kit|meal|mural|ones?|page|piece|sauce|sheet|soup|spreadsheet|straight|time|version|wardrobe)$/i
/** What was kept since: "There's still a mark", "eleven bats in our hallway" */
const KEPT = [
  /\b(?:there(?:['’]s| is| are) still|still (?:have|got|keep)|(?:have|['’]ve) (?:left|kept)|(?<!where )I keep) (?:the|that|it|them|an?|one|my|our) (?!in\b)(.+)/i,
  /\bthere are ([^.,;]{3,40}) in (?:my|our) (?!way|street|town|school|class|family)/i,
  /(?:^|[.!?] )(?:The )?(\p{L}+(?: one)?)(?:['’]s| is| are| I have it| we have it) (?:still |now )*(?:in|on|at) (?:my|our) (?!mind|way|list|own|side|head|heads)/iu,
]
const LOOKED =
  /(?<!\bto )\b(?:look(?:s|ed|ing)?|star(?:ed|ing)|point(?:s|ed|ing)) (?:down |up |over |straight )?at (?:my|our) ([^.,;:!?]+)/i
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
/** What "it" stands for: "They bought me a cone. It's in my hall." */
const lastNounIn = (before: string, it: string) =>
  [...before.matchAll(/\ban? ([^.,;:!?]+)/gi)].map(([, rest]) => nounIn(rest, it)).findLast(Boolean)
const MAX_WORDS = 3
const BODY = /(?:^| )(?:hands?|face|eyes?|feet|foot|hair|knees?|legs?|arms?|mouth|teeth)$/i
/** Whether a close picture of such a thing says something. */
export const canBeClose = (noun: string) => ![UNSEEN, NO_CLOSER, UNFILMED, BODY].some((words) => words.test(noun))
/** Who and what is looked at in passing. */
const UNFILMED =
  /^(?:clock|watch|phone|time|second|minute|hour|day|morning|night|week|weekend|month|season|year|map|sky|sun|sea|ceiling|camera|floor|ground|door|street|road|way|man|men|woman|women|guy|dude|lady|girl|boy|lad|bloke|fella|agent|landlord|landlady|tenant|bride|groom|guest|chef|nurse|niece|nephew|aunt|auntie|uncle|cousin|grand\p{L}+|student|kid|kids|child|children|baby|husband|wife|mother|father|mum|mom|dad|son|daughter|sister|brother|boss|teacher|doctor|vet|neighbou?r|customer|client|driver|couple|people|account|price|bill|problem|thing|things|place|side|other|one|rest|mistake|deal|call|accountant|lawyer|noise|sound|smell|scent|stink|taste|flavou?r|feeling|idea|name|voice|silence|words?|dream|reason|weather|trend|song|joke|plan|list|version|point|promise|decision|bet|house|home|shop|few|lot|mess|fool|business|living|difference|friend|friends|decent)$/iu

/** Speech, laughter and tears are told with the face. */
const TOLD =
  /["“”]|(?:^|\s)['‘]\p{L}|\b(?:said|says?|ask(?:s|ed|ing)?|goes|told|tells|called me|screamed|shout(?:ed|ing)|laugh(?:s|ed|ing)?|cried|cr(?:y|ying)|joke|sorry|divorce|died|asham?ed|embarrass\w+)\b/iu
/** Whether a clip may stand instead of the face. */
export const isPlain = (text: string) => !TOLD.test(text)

/** What was made with the product, in the words of the story: "they'd built a car wash". */
export function madeWith(text: string, reading: Reading, it: string, hasCome: boolean): readonly string[] {
  const { voice, name, features, story } = reading
  const isToy =
    classOf(reading).tags.some((tag) => tag === 'toy') ||
    // "MagnaBuild Tiles"
    (/\bmagn/i.test(name) &&
      /\b(?:en ?71|astm|child\p{L}*|kids?|ages?|blocks|(?:grand)?kids|tiles)\b/iu.test(
        [name, ...features.map(({ typed }) => typed), ...story.sentences].join(' '),
      ))
  const patterns = isToy ? [BUILT, ...(hasCome ? [THERE] : [])] : hasCome && voice === 'customer' ? [MADE] : []
  const noun = patterns
    .map((pattern) => pattern.exec(text)?.[1] ?? '')
    .map((said) => (isToy ? /^(?:house|home|shop|street|road)\b/.exec(said)?.[0] : undefined) ?? nounIn(said, it))
    .find(Boolean)
  if (noun === undefined) return []
  const [lit] = /\b(?:flashlight|lamp|torch)\b/i.exec(text) ?? []
  return isToy
    ? [
        `The ${noun}, built with {it}${lit === undefined ? '' : `, a ${lit} inside, in a dark room`}, close`,
        'Hands build with {it}, close',
      ]
    : [`Close on the ${noun}, your voice over it`]
}
const BUILT =
  /\b(?:buil[dt]|building|ma[dk]es?|make|enough for) (?:one thing only: )?(?:an?|the|two|three) ([^.,;:!?]+)/i
const THERE = /\bthere was an? ([^.,;:!?]+)/i
const MADE =
  /\b(?:I|we|they|he|she)(?:['’](?:d|ve))? (?:poured|drew|painted|baked|cooked|folded|knitted|printed|made|carved) (?:an?|my first|some) ([^.,;:!?]+)/i

/** What a kit of a craft was made into, where the name and the story call it the same: "the cow", "Gerald". */
export function madeOfKit({ name, story }: Reading): (text: string) => string | undefined {
  if (!CRAFT_KIT.test(name)) return () => undefined
  const told = new Set(wordsOf(story.sentences.join(' ')))
  const [, person = ''] = /\((\p{L}+) the \p{L}+\)/iu.exec(name) ?? []
  const word = wordsOf(person || name).find(
    (each) => told.has(each) && (person !== '' || (isListedNoun(each) && !OF_CRAFT.test(each))),
  )
  return (text) =>
    word === undefined || !wordsOf(text).includes(word) ? undefined : person === '' ? `the ${word}` : upperFirst(person)
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
  const [, buyers = ''] = offer.toLowerCase().split(' for ')
  const typed = [...story.sentences, ...features.map((each) => each.typed)]
    .join(' ')
    .match(/(?<![\p{L}'’-])\p{Ll}{3,}/gu)
  const told = new Map((typed ?? []).map((word) => [folded(singular(word)), word]))
  for (const word of offer
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.reverse() ?? []) {
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
  /^(?:app|book|box|budget|dent|ding|card|club|exam|food|gift|group|hair|note|photo|picture|room|set|sheet|shop|skin|stall|tour|truck|van|video)$/

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
  const { name, audience, kind, sorts, features, painPoint, story } = reading
  const { tags } = classOf(reading)
  const told = [name, ...story.sentences, ...features.map(({ typed }) => typed)].join(' ')
  const isForAnimals =
    (sorts.has('pet') ||
      audience.like === 'pet-owners' ||
      (NAMED_ANIMAL.test(name) && (kind === undefined || kind.id.startsWith('pets/'))) ||
      features.some(({ typed }) => FOR_ANIMAL.test(typed)) ||
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
  for (const text of [name, audience.plural ?? '', ofFeatures.join(' '), own]) {
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
