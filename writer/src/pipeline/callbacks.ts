import { isMassNoun, isPlural, singular } from '../language'
import { baseVerb, isEnglishWord, isFunctionWord, isNoun, type ProblemText, thirdVerb } from '../reading'

/** Words of the typed problem that the end of a script can come back to. Absent where the reading is not sure. */
export interface Callbacks {
  /** "9 p.m.", "noon" */
  time?: string
  /** "Sunday" */
  day?: string
  /** "morning", "dinner" */
  part?: string
  /** "45 minutes" */
  span?: string
  /** What went wrong so many times: "six monsteras", and its number, its noun, and the number after it. */
  count?: string
  each?: string
  next?: string
  /** "toothbrush" */
  tool?: string
  /** "the shower drain", "my closet"; with its preposition "in my closet". */
  place?: string
  where?: string
  /** "onions" */
  thing?: string
  /** "my dog" */
  person?: string
  /** What does not work: "reach the top shelf" */
  act?: string
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')
const NUMBER = `(?:\\d+|${NUMBERS.slice(1).join('|')})`

const TIME = /\b(\d{1,2}(?::[0-5]\d)?) ?([ap])\.?m\b\.?|\b(noon|midnight)\b/i
const DAY = /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/i
const PART = new RegExp(
  '\\b(?:every|each|in the|by|at|before|after|all|this|for|until|during) ' +
    '(?:single )?(morning|evening|night|bedtime|lunch|dinner|breakfast|bath time|nap time)\\b',
  'i',
)
const SPAN = new RegExp(
  `\\b(${NUMBER}) ?(seconds?|minutes?|hours?|days?)\\b(?! (?:old|streak|later|ago|trip|a week))`,
  'i',
)
/** What was done so many times is not wanted once more. */
const COUNT = new RegExp(
  `\\b(?:killed|bought|tried|binned|threw (?:out|away)|tossed|lost|broke|ruined|burned|returned|melted|cracked|dropped|went through|ripped|forgot) ` +
    `(${NUMBER}) ([a-z]+)\\b|^(${NUMBER}) ([a-z]+) in a row\\b`,
  'i',
)
const TOOLS =
  /\b(toothbrush|butter knife|steak knife|kitchen knife|fork|spoon|hammer|scissors|duct tape|paper towels?|sponge|flashlight|lint roller|hair dryer|blow dryer|straightener|curling iron|flat iron|broom|mop|rag|bucket|razor|tweezers|spreadsheet|step ladder|ladder|hand saw|shovel|rake|sticky notes?|binder clips?|hair ties?|rubber bands?|zip ties?|paper plates?|trash bags?|cardboard|clothespins?|wand)\b/i
const PLACE =
  /\b((?:in|on|at|down|under|behind|off|into|onto|from|between|all over|out of) )((?:the |my |our )?(?:side of |back of |bottom of |end of )?(?:the |my |our )?(?:\p{L}+ )?(?:drain|shower|bathroom|kitchen|sink|bathtub|tub|bed|couch|sofa|car|back seat|backseat|seats?|garage|closet|drawers?|desk|backpack|bag|purse|trunk|tent|yard|balcony|porch|stairs|hallway|gym|office|classroom|beach|airport|plane|train|bus|parking lot|store|cabinet|fridge|freezer|pantry|oven|dash|dashboard|counter|nightstand|basement|garden|lawn|driveway|windowsill|bedroom|living room|laundry room|dorm|apartment|red light|carpet|rug|floor|shelf|wall|table|stroller|campsite|locker|suitcase|carry-on|Mexico City|subway))\b/iu
const PERSON =
  /\b((?:my|our) (?:dog|cat|son|daughter|kids?|toddler|baby|husband|wife|boyfriend|girlfriend|roommate|boss|sister|brother|mom|dad|neighbor|landlord|puppy|kitten|customers|clients|guests|students|team|mother-in-law|partner))\b(?!['’])/i
const ACT =
  /\b(?:I|we) (?:still )?(?:can't|cannot|couldn't|can never) (?:even |ever |seem to )?((?!be\b|sleep|stop\b|wait\b|feel\b|do\b|afford|stand\b|get\b|help\b|breathe|lose\b|eat\b|move\b|walk\b|bend\b|focus)[a-z]+(?: (?!because|and|but|when|so\b|it\b|without)[\p{L}'-]+){1,4})(?=[.,!?]|$)/iu

/** Things that nobody wants to be reminded of, or that say nothing. */
const NO_THING =
  /\b(?:hands?|feet|foot|eyes?|ears?|nose|heads?|face|back|neck|knees?|shoulders?|elbows?|wrists?|nails?|hair|skin|scalp|lips?|teeth|breath|body|butt|legs?|arms?|fingers?|thumbs?|chin|belly|pain|sleep|vet|doctor|bills?|rent|guilt|fear|anxiety|stress|death|game|app|apps|idea|ideas|job|clue|energy|space|room|words?|people|version|price|prices|guys?|girls?|everyone|cost|fees?|rage|heat|weather|corner|corners|hobby|life|zero|percent|quote|kind|type|brand|story|text|dude|weird|half|grocery|video|sauna|math|voice|attention|control|party|tour|trip|wedding|funeral|date|list|cheap|ugly|birthday|streak|brands?|ends|roots|tips|clumps|edges|vet|seconds?|minutes?|hours?|friends?|match|level|starter|salon|flight|season|class|boarding|pass|date|night|lane|club|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i

const known = new WeakMap<ProblemText, Callbacks>()

/** @param names The words of the product's name: it is no problem of itself. */
export function callbacksOf(own: ProblemText, names: string): Callbacks {
  const before = known.get(own)
  if (before) return before
  const found = read(
    own,
    new Set(
      names
        .toLowerCase()
        .split(/[^a-z]+/)
        .flatMap((word) => [word, singular(word)]),
    ),
  )
  known.set(own, found)
  return found
}

function read(own: ProblemText, names: ReadonlySet<string>): Callbacks {
  const found: Callbacks = {}
  if (!own.isEnglish) return found
  const text = [own.hook.replace(/ Again\.$/, ''), own.more].filter(Boolean).join(' ')
  const isNamed = (words: string) =>
    words
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => names.has(singular(word)) || names.has(word))
  const [, clock, half, named] = TIME.exec(text) ?? []
  if (clock) found.time = `${clock} ${half?.toLowerCase()}.m.`
  else if (named) found.time = named.toLowerCase()
  const day = DAY.exec(text)?.[1]
  if (day) found.day = `${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}day`
  const part = PART.exec(text)?.[1]?.toLowerCase()
  if (part) found.part = /^(?:night|evening)$/.test(part) ? 'tonight' : part
  const [where, preposition = '', place = ''] = PLACE.exec(text) ?? []
  if (where !== undefined && /^(?:the|my|our) |^(?:bed)$/i.test(place) && !isNamed(place)) {
    found.place = place.toLowerCase().replace('mexico city', 'Mexico City')
    found.where = `${preposition.toLowerCase()}${found.place}`
  }
  const tool = TOOLS.exec(text)?.[1]?.toLowerCase()
  if (tool && !isNamed(tool)) found.tool = tool
  // Of bodies and health nothing is promised, not even in a joke.
  if (own.isSensitive) return found
  const [, number = '', unit = ''] = SPAN.exec(text) ?? []
  if (unit !== '') found.span = `${number.toLowerCase()} ${unit.toLowerCase()}`
  const counted = COUNT.exec(text)
  const many = (counted?.[1] ?? counted?.[3] ?? '').toLowerCase()
  const things = (counted?.[2] ?? counted?.[4] ?? '').toLowerCase()
  const at = /^\d+$/.test(many) ? Number(many) : NUMBERS.indexOf(many)
  if (
    at > 1 &&
    at < 13 &&
    isPlural(things) &&
    !/^(?:times|minutes|hours|days|weeks|months|years|bucks|dollars|pounds|kilos|kids|people)$/.test(things) &&
    !isNamed(things)
  ) {
    found.count = `${NUMBERS[at]} ${things}`
    found.each = singular(things)
    found.next = NUMBERS[at + 1] ?? ''
  }
  const { thing } = own
  if (
    thing &&
    isSureThing(thing) &&
    !isPartOfName(text, thing) &&
    !isNamed(thing) &&
    !NO_THING.test(thing) &&
    thing !== found.tool
  )
    found.thing = thing.toLowerCase()
  const person = PERSON.exec(text)?.[1]
  if (person) found.person = person.toLowerCase()
  const act = ACT.exec(text)?.[1]
  if (act && act.split(' ').every((word) => isEnglishWord(word.toLowerCase().replace(/['’]s$/, '')))) found.act = act
  return found
}

/** "bath" of "bath time" is no thing. */
const isPartOfName = (text: string, thing: string) => {
  if (/^(?:bath|bed|date|lunch|game|play|screen|nap)$/i.test(thing)) return true
  const next = new RegExp(`\\b${thing} ([a-z]+)`, 'i').exec(text)?.[1]?.toLowerCase()
  return (
    next !== undefined &&
    isNoun(next) &&
    !isFunctionWord(next) &&
    baseVerb(next) === undefined &&
    thirdVerb(next) === undefined
  )
}

const isSureThing = (thing: string) => {
  const words = thing.toLowerCase().split(' ')
  return (
    words.length < 3 && words.every((word) => isNoun(word) || isMassNoun(word)) && !/(?:ing|ness|tion)$/.test(thing)
  )
}
