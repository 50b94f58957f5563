import { isForeign } from '../check/foreign-field'
import {
  cleanField,
  dropProfanity,
  joinList,
  lowerFirst,
  splitSentences,
  tidy,
  upperFirst,
  withArticle,
  withNames,
} from '../language'
import { isOwned, withComma } from './sentence-openers'
import { MONTHS } from '../reading/texting'
import {
  allowedClause,
  baseVerb,
  correctSpelling,
  isAdjective,
  isFunctionWord,
  isGerund,
  isPluralWord,
  plainWords,
  rewritten,
  type Rule,
  saidWhole,
  spelledWords,
  subjectClause,
  thirdVerb,
  wholeClause,
  withNumbers,
  withThePlace,
  written,
} from '../reading'

const MAX_CHARACTERS = 700
/** Of a video of two minutes; shorter ones have their share, but never less than a short story takes. */
const MAX_WORDS = 150
const MIN_STORY_WORDS = 50
const TWO_MINUTES = 120
/** Signs that the shorthand rules would write out. */
const PERCENT = '\uE025'
const PLUS = '\uE02B'

/** The typed problem as the creator says it: the seller's words, spelled, in sentences. What is missing is added only where it is certain. */
export function sayProblem(typed: string, isWhole = isWritten(typed.trim()), seconds = 60): string[] {
  const most = Math.max(MIN_STORY_WORDS, (MAX_WORDS * seconds) / TWO_MINUTES)
  const said: string[] = []
  let count = 0
  for (const sentence of splitSentences(cleaned(typed))) {
    const bare = sentence.replace(/^[\s.,:;!…–—-]+|[\s.,:;!…–—-]+$/g, '').trim()
    if (!/\p{L}/u.test(bare)) continue
    if (said.length > 0 && isForeign(bare)) break
    for (const part of isWhole
      ? [bare === bare.toUpperCase() ? spelled(bare) : spelledWords(bare)]
      : (asDeeds(bare) ?? notes(bare, said))) {
      const text = finished(allowedClause(finished(part)))
      if (text === '') continue
      count += text.split(' ').length
      if (said.length > 0 && count > most) return said
      said.push(text)
    }
  }
  return said
}

/** Sentences with capitals and full stops: nothing in them is missing. */
export const isWritten = (typed: string) =>
  /^["“'(]*[\p{Lu}\d$£€]/u.test(typed) &&
  (/[.!?…]["”')]*$/.test(typed) || /[.!?]["”')]* \p{Lu}/u.test(typed)) &&
  !/(?:^|\s)(?:i|im|ive|id)(?=\s|['’])| [+=] |\bw\/|\b(?:dont|cant|wont|didnt|doesnt|isnt)\b|[.!?] \p{Ll}/u.test(typed)

const SHORT: readonly Rule[] = [
  [/\b(every|any|some)1\b/gi, '$1one'],
  [/\b(were|was|is|are|did|does|do|have|has|could|would|should)nt\b/gi, "$1n't"],
  [/\bco['’]s\b/gi, 'companies'],
  [/\b(mr|mrs|ms|dr)\.? (?=\p{L}+$|\p{Lu}|\p{L}+ (?:at|in|on|from|says?|said|has|is)\b)/giu, '$1 '],
  [/\bcouch to 5k\b/gi, 'Couch to Five-K'],
  [/^mate (?=\p{Lu})/u, 'my mate '],
  [
    /(?<=^|[,.] ?)last (?=(?:\p{L}+ )?(?!(?:summer|winter|dinner|order|letter|number|water|paper|quarter|semester|december|october|november|september|easter)\b)\p{L}{3,}(?:er|or|ist)\b)/giu,
    'my last ',
  ],
  [
    /(?<=^|[,.] )(?:living|dining|laundry|waiting)(?= rooms? (?:looks?|is|smells|gets?|still)\b)/gi,
    (room) => `the ${room.toLowerCase()}`,
  ],
  [/\b(drops?|dropped|grab|drop my) phone(?= (?:on|in|when|every|at)\b)/gi, '$1 the phone'],
  [/(?<=\bno \p{L}+) nothing$/giu, ', nothing'],
  // "a 3-week wait and how do you get there"
  [/,? and (?=(?:how|why|where|what) (?:do|does|did|is|are|can|should|would) )/gi, '. '],
  [/(?<=^|[.!?] )been (?=\p{L}+ing\b)/giu, "I've been "],
  [/(?<=^|[.!?] )(thought|figured|assumed|hoped) (?=\p{L})/giu, 'I $1 '],
  [
    /(?<=^|[.!?] )(bought|paid|lost|spent|forgot|threw|tried|woke|go through|goes through|end up|ended up|have to|had to|get up|keep (?=\p{L}+ing\b))(?= )/giu,
    'I $1',
  ],
  [/(?<=^|[.!?] )whole (?=\p{L}+)/giu, 'a whole '],
  [/\b(through|eats?|uses?|finish|lost|wasted?|spent?|burns?) whole (?=\p{L}+)/giu, '$1 a whole '],
  [
    /\b(sends?|gets?|has|have|needs?|uses?) (different|new|diff|random) (?=(?:person|cleaner|driver|guy|girl|woman|man|one|team)\b)/gi,
    '$1 a $2 ',
  ],
  [
    /\b(?:jan|feb|sept?|oct|nov|dec)(?= \d)|(?<=\b(\p{L}+) )(?:jan|feb|sept?|oct|nov|dec)(?=,|$)/giu,
    (found, before?: string) => {
      const month = Object.entries(MONTHS).find(([short]) => short.startsWith(found.toLowerCase()))?.[1] ?? found
      return before === undefined || isFunctionWord(before) ? month : `in ${month}`
    },
  ],
  [/^\s*(?:pain points?|problems?|issues?|the problem|pov)\s*:\s*/i, ''],
  [/\b(?:my )?mil\b(?! (?:spec|grade|std))/gi, 'my mother-in-law'],
  [/\b(?:my )?fil\b/gi, 'my father-in-law'],
  [/\b(?:my )?(?:b\.?i\.?l)\b/g, 'my brother-in-law'],
  [/\bpjs\b/gi, 'pajamas'],
  [/\bwknd(s?)\b/gi, 'weekend$1'],
  [/\basap\b/gi, 'as soon as possible'],
  [/\b(my|the|a|our) dr\b\.?/gi, '$1 doctor'],
  [/^dr (?=says|said|told)/i, 'my doctor '],
  [/\brsvp/g, 'RSVP'],
  [
    /\b(looks?|is|am|i'?m|are|was|were|turn(?:s|ed)|feels?|he'?s|she'?s|it'?s) (\d+) (?:yrs?|years?)\.? old\b/gi,
    '$1 $2 years of age',
  ],
  [/\bdm'?s\b/gi, 'messages'],
  [/\bdm(?:ed|'d|ing)?(?= (?:me|us|her|him|them)\b)/gi, 'message'],
  [
    /\b(\d+) ?-?(hr|hour|min|minute)s?\.? (drive|flight|commute|wait|shift|ride|walk|nap|call|line|trip|layover|class|meeting|video|workout)(?=s?\b)/gi,
    '$1-$2 $3',
  ],
  [/\bevery (\d+) ?mins?\b/gi, 'every $1 minutes'],
  [/-hr (?=\p{L})/gu, '-hour '],
  [/-min (?=\p{L})/gu, '-minute '],
  [/\b(pull|push|sit|chin|touch|warm|grown) ups\b/gi, '$1-ups'],
  [/\bnot (even |really )?(\p{L}+) just (?=\p{L}+(?:$|[.,]))/giu, 'not $1$2, just '],
  [/(?<=[\p{L}\d]),? (never again)(?=[.!]*$)/giu, '. $1'],
  [/\b(she|he|that|what|there|who)s (?=[a-z])/gi, "$1's "],
  [/\bat (grandma|grandpa|mom|dad|nana)s(?=$|[,.]| )/gi, "at $1's"],
  [/\b(bc|because) (the|my|an?) ([a-z]+)$/i, 'because of $2 $3'],
  [/\bpack n play/gi, "Pack 'n Play"],
  [/\b(?:4th|fourth) of july\b/gi, 'Fourth of July'],
  [/\b(my|the|a|no|broken|car|home) ac\b/gi, '$1 AC'],
  [/\ball (\p{L}+) (?=no \p{L}+(?:$|[,.]))/giu, 'all $1, '],
  [/\bin laws\b/gi, 'in-laws'],
  [/\bits (?=(?:january|february|april|june|july|august|september|october|november|december|\p{L}+day)\b)/giu, "it's "],
  [/\b(?:my |our |the )web ?site\b/gi, 'the site'],
  [/\bsee thr(?:u|ough)(?=$|[,.]| (?:in|again|when|at)\b)/gi, 'see-through'],
  [/\bpcs\b/gi, 'pieces'],
  // "07 hatchback": a year.
  [/(?<![\d'’])0(\d) (?=\p{L}{3,})/gu, "'0$1 "],
  [/\bsanta\b/gi, 'Santa'],
  [/\b(?:thx|thnx)\b/gi, 'thanks'],
  [/\b(?:thurs|thur)\b/gi, 'Thursday'],
  [/\btues\b/gi, 'Tuesday'],
  [/\bweds\b/gi, 'Wednesday'],
  [
    /(?<=\b(?:on|every|last|next|this|by|until|was|each|one) )wed\b(?! (?:down|up|in|on|with|at|for|there)\b)/gi,
    'Wednesday',
  ],
  [
    /(?<=\b(?:on|every|last|next|this|by|until|was|each|one) )fri\b(?! (?:down|up|in|on|with|at|for|there)\b)/gi,
    'Friday',
  ],
  [
    /(?<=\b(?:on|every|last|next|this|by|until|was|each|one) )sun\b(?! (?:down|up|in|on|with|at|for|there)\b)/gi,
    'Sunday',
  ],
  [/\btabasco\b/gi, 'Tabasco'],
  [/\b(during|on|in|over) zoom\b/gi, '$1 Zoom'],
  [/\b(too [^,.]{2,30}?) (?=too \p{L}+ (?:at|in|on|for|to)\b)/giu, '$1, '],
  [
    /\b(afford|need|want|buy|get|find) (new|good|decent|better|nice|bigger|cheap) (?=[a-z]+[^s\s](?:$|[,.]))/gi,
    '$1 a $2 ',
  ],
  [
    /^(grandma|grandpa|mom|dad|sister|brother|neighbor|husband|landlord)s (?=[a-z]+ (?:is|are|was|has|looks|smells|keeps)\b)/i,
    "my $1's ",
  ],
  [
    /\b(holding|carrying|pitching|wearing|pushing|dragging|hauling|renting) (?=(?:[a-z]+ )?[a-z]+[^s\s](?:$|,| (?:in|on|with|while|at|to|from|up|down|through|every)\b))(?!(?:my|your|ur|their|its|some|the|an?|his|her|our|one|two|three|it|this|that|him|them|hands|up|on|onto|down|out)\b)/gi,
    '$1 a ',
  ],
  [/^(\d+) (month|year|week)s?[ -]old (?=[a-z])/i, 'my $1-$2-old '],
  [
    /^(?:husky|lab|doodle|poodle|beagle|corgi|pug|chihuahua|golden|shepherd|frenchie|tabby)(?= [a-z]+s )/i,
    (pet) => `my ${pet.toLowerCase()}`,
  ],
  [
    /^(?:client|customer|contractor|plumber|mechanic|driver|guest|tenant|stranger|coworker)(?= [a-z]+(?:ed|s) )/i,
    (person) => `a ${person.toLowerCase()}`,
  ],
  [/(?<=\b(?:the|german|our|their) )hr\b/gi, 'HR'],
  [/\b(discussion|argument|fight|question) (?=(?:who|what|where|how|when|which) )/gi, '$1 about '],
  [/\blegos\b/gi, 'Legos'],
  [/\bdoor ?dash\b/gi, 'DoorDash'],
  [/\btupperware\b/gi, 'Tupperware'],
  [/\bcyrillic\b/gi, 'Cyrillic'],
  [/\bport of spain\b/gi, 'Port of Spain'],
  [/(\d)\+(?= \p{L}|$)/gu, '$1-plus'],
  [/\b(\d+) ?k\b(?= \p{L}|$|[,.])/gu, '$1,000'],
  [/(?<!\b(?:an?|the|in|sizes?|to|from|or|and|through) )\b([1-9]\d?)x\b(?=\s*$|[,.!?]| (?!\d))/gi, '$1 times'],
]
/** "3 times this week" is "3 times", "1 times" is once. */
const ONCE: readonly Rule[] = [
  [/\b1 times\b/g, 'once'],
  [/\b2 times\b/g, 'twice'],
  [/ years of age\b/g, ' years old'],
  [/\b1 square feet\b/g, '1 square foot'],
  [/\b(can't [^,.]{2,30}?) (?=can't )/gi, '$1, '],
]

/** One text of sentences: no markup, no brackets, abbreviations written out. */
function cleaned(typed: string): string {
  const plain = dropProfanity(
    cleanField(
      typed
        .slice(0, MAX_CHARACTERS * 2)
        .replace(/\s=+\s/g, ' equals ')
        // Cleaning takes arrows away.
        .replace(/(?<=[^\Ws])\s*(?:→|[-=]+>)\s*(?=\p{L}+(?:$|[,.]))/gu, ' becomes ')
        .replace(/\s*(?:→|[-=]+>)\s*/g, '. '),
      MAX_CHARACTERS,
    ),
  )
    .replace(/\s*\(\d{1,2}\)(?=\s)/g, '')
    .replace(/\$\$+(?!\d)/g, 'expensive')
    .replace(/[{}<>[\]|@#*_\\]+/g, ' ')
    .replace(/\s*\(\s*([^()]{1,80}?)\s*\)\s*$/u, '. $1.')
    .replace(/\s*\(\s*([^()]{1,80}?)\s*\)\s*(?=[,.;!?]|$)/gu, ', $1')
    .replace(/\s*\(\s*([^()]{1,80}?)\s*\)\s*/gu, ', $1, ')
    .replace(/[()]+/g, ' ')
    .replace(/^(\p{L}+(?: \p{L}+){0,2})\s+[-–—]+\s+(?=\p{Ll})/u, '$1: ')
    .replace(/\s+[-–—]+\s+/g, '. ')
    .replace(/\s*[;\n•]+\s*/g, '. ')
    .replace(/(\d) ?%/g, `$1${PERCENT}`)
    .replace(/\s\+\s/g, ` ${PLUS} `)
    .replace(/\.\.(?=\s|$)/g, '.')
  return withNames(withPlaces(rewritten(correctSpelling(written(withOwners(rewritten(plain, SHORT)))), ONCE)))
}

/** "a strangers dog" */
const withOwners = (text: string) =>
  text.replace(
    /\b(an?|the|some|my) (stranger|doctor|neighbor|coworker|friend|customer|client|landlord|guest|teacher)s (?=([a-z']+)(?: ([a-z']+))?)/gi,
    (whole, whose: string, owner: string, thing: string, next = '') =>
      isOwned(whose, thing.toLowerCase(), next.toLowerCase()) ? `${whose} ${owner}'s ` : whole,
  )

const CITY =
  /((?:\b(?:in|to|from|near|outside|around|leaving)|,) )(austin|dallas|houston|miami|tampa|orlando|atlanta|charlotte|nashville|memphis|denver|boulder|phoenix|tucson|las vegas|vegas|los angeles|san diego|san francisco|oakland|portland|seattle|boise|chicago|detroit|cleveland|columbus|cincinnati|milwaukee|minneapolis|omaha|tulsa|new york|brooklyn|queens|boston|philadelphia|pittsburgh|baltimore|toronto|vancouver|montreal|london|manchester|leeds|sydney|melbourne|paris|rome|berlin|madrid|lisbon|cancun)(?=$|[ ,.])/g
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Names of places and days. */
const withPlaces = (text: string) =>
  text
    .replace(CITY, (_, before: string, city: string) => `${before}${city.split(' ').map(upperFirst).join(' ')}`)
    .replace(
      /\b(coming|visiting|over|here|due|starts|leaving) (mon|tues?|weds?|thur?s?|fri|sat|sun)\b(?=$|[,.;]| (?:at|and|night|morning)\b)/gi,
      (_, verb: string, day: string) =>
        `${verb} ${DAYS.find((name) => name.toLowerCase().startsWith(day.toLowerCase().slice(0, 3))) ?? day}`,
    )
    .replace(/\b(mother|father|valentine)'s day\b/gi, (_, who: string) => `${upperFirst(who.toLowerCase())}'s Day`)
    .replace(/\b(?:tsa|ups|usps|irs|hoa|dmv|led)\b/g, (word, at: number, text: string) =>
      text[at - 1] === '-' ? word : word.toUpperCase(),
    )
    .replace(
      /(^|[,.] )((?:my |our )?(?:(?:mother|father|brother|sister)-in-law|mom|mother|dad|father|sister|brother|landlord|boss|(in-laws|guests|parents|family)))(?= (?:coming|visiting) (?!from)\p{L})/giu,
      (_, before: string, who: string, many?: string) => `${before}${who} ${many ? 'are' : 'is'}`,
    )

const OPENER =
  /^(?:on|in|at|after|before|when|if|every time|by|as|while|whenever|even|the (?:moment|second|minute|last time|first time)|between|since|once|last|this|every (?:\p{L}+ )?(?:day|morning|night|week|month|year|summer|winter|august|december|fall|spring))\b/iu
const TAIL =
  /^(?:i guess|i think|i swear|and|or|but|so|nor|yet|when|while|which|who|because|since|until|if|then|not|even|plus|especially|like|except|including|just|from|again|either|anyway|though|twice|too|as|whether|no matter|unless|although|whatever|without|instead|despite|than|apparently|literally|honestly|probably|maybe|usually|always|never)\b/i
/** Names of what follows, not parts of a sentence: "me:", "result:". */
const MAX_LISTED_WORDS = 3

interface Part {
  text: string
  /** A sentence with subject and verb. */
  isWhole: boolean
  verbs: string[]
}

/** "no time in the morning, end up buying a smoothie": adds "I" where no other person is named. */
const withI = (text: string) =>
  /\b(?:he|she|they|we|it|who|kids?|son|daughter|husband|wife|partner|dog|cat|mom|mum|dad|people|customers?|shoppers|couples|families|firms|beginners|most)\b/i.test(
    text,
  )
    ? text
    : text
        .replace(/(^|, )still (?=\p{L}{2,}ing\b)/giu, "$1I'm still ")
        .replace(/, (?=(?:end up|have to|go through|get (?:stuck|lost|bored|confused)) )/gi, ', I ')

/** Notes as short sentences. */
function notes(typed: string, before: readonly string[]): string[] {
  const sentence = withI(withThePlace(typed))
  // "cords behind the TV = snake pit"
  const [, left, right] = /^(.+?) equals (.+)$/i.exec(sentence) ?? []
  if (left && right) {
    // "real life nice, photo = cement"
    const comma = left.lastIndexOf(', ')
    if (comma > 0)
      return [
        ...atCommas(left.slice(0, comma), before),
        `${spelled(left.slice(comma + 2))}?`,
        ...notes(right, [...before, left]),
      ]
    const pieces = left.split(` ${PLUS} `)
    if (pieces.length > 1 && pieces.every((piece) => piece.split(' ').length <= MAX_LISTED_WORDS && !/[,]/.test(piece)))
      return [`${pieces.map(spelled).join(' plus ')}?`, ...notes(right, [...before, left])]
    const last = pieces.pop() ?? ''
    const first = pieces.length > 0 ? notes(pieces.join(` ${PLUS} `), before) : []
    return [...first, `${sayPart(last, false)}?`, ...notes(right, [...before, last])]
  }
  const added = sentence.split(` ${PLUS} `)
  if (added.length === 1) return atCommas(sentence, before)
  const isShort = added.every((part) => isListed(part) && !part.includes(','))
  if (isShort)
    return [added.length === 2 ? added.map((part) => spelled(part)).join(' and ') : joinList(added.map(spelled))]
  const [first = '', ...others] = added
  const said = atCommas(first, before)
  for (const other of others) {
    const [next = '', ...rest] = atCommas(other, [])
    said[said.length - 1] = `${said.at(-1) ?? ''} and ${lowered(next)}`
    said.push(...rest)
  }
  return said
}

const lowered = (text: string) => (/^(?:I\b|\p{Lu}\p{L}*\p{Lu})/u.test(text) ? text : lowerFirst(text))

/** Said after a comma: short and without a verb. */
const isListed = (clause: string) =>
  clause.split(' ').length <= MAX_LISTED_WORDS && sayWhole(clause, false) === undefined && !isVerbFirst(clause)

/** "Ironing every evening", "creased collars": one of several complaints. */
const isComplaint = (clause: string) =>
  clause.split(' ').length <= MAX_COMPLAINT_WORDS &&
  !TAIL.test(clause) &&
  sayWhole(clause, false) === undefined &&
  // "creased collars", but not "look like a bird"
  (clause.split(' ').length < MAX_LISTED_WORDS ||
    (!isVerbFirst(clause) && !/^(?:look|feel|smell|taste)s? /i.test(clause)))
const MAX_COMPLAINT_WORDS = 5
const MIN_LISTED = 3
/** "3 kids, 1 bathroom, 7:40 bus": counted up, not asked. */
const COUNTED = /^(?:\d|one\b|two\b|three\b|no\b|zero\b)/i

/** "my daughter says mãe, you look like a donut": all of it is quoted. */
const SAYS =
  /\b(?:says?|said|yells?|shouts?|(?:tells?|told) (?:me|us|him|her|them)|ask(?:s|ed)? (?:me|us|why|what|how|if|is|are|can|do|did)) \S/i

/** The clauses between commas; a quotation is not cut. */
function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/,\s+/)
  const at = clauses.findIndex((clause) => SAYS.test(clause))
  return at < 0 ? clauses : [...clauses.slice(0, at), clauses.slice(at).join(', ')]
}

function atCommas(sentence: string, before: readonly string[]): string[] {
  const clauses = clausesOf(sentence)
  const last = clauses.at(-1) ?? ''
  // "a toddler, a dog, and a white couch": a list that is one.
  if (clauses.length === 1 || sentence.includes(': ') || (clauses.length > 2 && /^(?:and|or|but) /i.test(last)))
    return [sayPart(sentence, before.length === 0)]
  if (clauses.length >= MIN_LISTED && !COUNTED.test(sentence) && clauses.every(isComplaint))
    return [`${joinList(clauses.map((clause, at) => (at === 0 ? spelled(clause) : lowered(spelled(clause)))))}?`]
  if (clauses.every(isListed)) return [clauses.map(spelled).join(', ')]
  // "has banned kettles, mixers, irons": one or two words are no sentence, unless complaints of different subjects stand beside them.
  const isShort = (clause: string) => clause.split(' ').length < MAX_LISTED_WORDS
  const complaints = clauses.filter((clause) => !isShort(clause) && sayWhole(clause, false) !== undefined)
  if (clauses.slice(1).some(isShort) && complaints.length < 2) return [sayPart(sentence, before.length === 0)]
  const parts: Part[] = []
  let isTail = false
  for (const clause of clauses) {
    const part = parts.at(-1)
    const isAfterOpener = part !== undefined && !part.isWhole && parts.length === 1 && OPENER.test(clauses[0] ?? '')
    if (part && isAfterOpener) {
      part.text = `${part.text}, ${lowered(sayPart(clause, false))}`
      part.isWhole = true
    } else if (
      part &&
      (TAIL.test(clause) || !/\p{L}/u.test(clause) || (isTail && clause.split(' ').length < MAX_LISTED_WORDS))
    ) {
      part.text = `${withVerbs(part)}, ${spelled(clause)}`
      part.verbs = []
      isTail = true
      continue
    } else if (part?.isWhole && goesOn(part, clause)) part.verbs.push(spelled(clause))
    else {
      const whole = sayWhole(clause, part ? isMine(part.text, clause) : before.length === 0)
      parts.push({ text: whole ?? spelled(clause), isWhole: whole !== undefined, verbs: [] })
    }
    isTail = false
  }
  return parts.map(withVerbs)
}

/** "leggings roll down, pulled them up 14 times": what is done to the thing before was done by the creator. */
const isMine = (before: string, clause: string) => /^I\b/.test(before) || /^\S+ (?:them|it)\b/i.test(clause)

function withVerbs({ text, verbs }: Part): string {
  if (verbs.length === 0) return text
  if (verbs.length === 1) return / and /.test(text) ? `${text}, and ${verbs[0]}` : `${text} and ${verbs[0]}`
  return joinList([text, ...verbs])
}

/** "grandma can't work the phone, misses every call": another verb of the same subject. */
function goesOn({ text: told, verbs }: Part, clause: string): boolean {
  const [verb = ''] = spelled(clause).toLowerCase().split(' ')
  if (verbs.length > 0 && isPastVerb(verb)) return true
  if (/^(?:I|We|They|You)\b/.test(told)) return isPastVerb(verb) && wholeClause(clause)?.lacks === 'I' && isPast(told)
  const subject = told.toLowerCase().split(' ').slice(0, 4)
  if (subject.some((word) => isPluralWord(word))) return false
  return thirdVerb(verb) !== undefined && !isPluralNounFirst(clause)
}

const isPast = (told: string) =>
  told
    .split(' ')
    .slice(1, 3)
    .some((word) => isPastVerb(word.toLowerCase()))
const isPastVerb = (word: string) =>
  word.endsWith('ed') ||
  /^(?:was|were|had|did|made|came|gave|saw|took|went|ate|fell|left|broke|woke|spoke|drove|lost|caught|brought|quit|put|cut|hurt|ran|got|forgot|met|sent|spent|slept|paid|heard|sold|bought|sat|stood|found|told|said|threw|wore|tore|drank|read|asked)$/.test(
    word,
  )
const isPluralNounFirst = (clause: string) => {
  const [first = '', second = ''] = clause.toLowerCase().split(' ')
  return isPluralWord(first) && (second === '' || /^(?:all|everywhere|on|in|under|and|for|from)$/.test(second))
}
const isVerbFirst = (clause: string) => {
  const [first = ''] = clause.toLowerCase().split(' ')
  return (thirdVerb(first) === 'sure' && !isPluralNounFirst(clause)) || isPastVerb(first)
}

/** "buy planner, stop by February, feel guilty till December": what people do, one after the other. */
const asDeeds = (typed: string): string[] | undefined => {
  const deeds = typed.split(/, (?:and |then )?/)
  return deeds.length > 2 &&
    deeds.every(
      (deed) => /^(?:sure|likely)$/.test(baseVerb(deed.split(' ')[0]?.toLowerCase() ?? '') ?? '') && deed.includes(' '),
    )
    ? [
        spelled(`you ${joinList(deeds)}`).replace(
          /^(you (?:buy|order|rent|get)) (\p{Ll}+)(?= in )/iu,
          (_, buy: string, thing: string) => `${buy} ${withArticle(thing)}`,
        ),
      ]
    : undefined
}

const sayPart = (part: string, mayBeMine: boolean): string =>
  withComma(sayWhole(part, mayBeMine) ?? spelled(part)).replace(
    /^(at \d+(?::\d\d)? [AP]M) (?=(?:the|my|i|our|he|she|they|it) )/i,
    '$1, ',
  )

/** With the article, the owner or the "I" that was left out on a phone; undefined where it is no sentence. */
function sayWhole(part: string, mayBeMine: boolean): string | undefined {
  const joint = /^(?:and|but|so|then|now|plus|also) /i.exec(part)?.[0] ?? ''
  // Sums are read as numbers with a unit.
  const text = part.slice(joint.length).replace(SUM, '$1 dollars')
  if (text.endsWith('?') || QUESTION.test(text) || NO_SENTENCE.test(text)) return undefined
  const whole = wholeOf(text, mayBeMine && joint === '')
  const said = /^my\b/i.test(text) ? whole : whole?.replace(/^my /, 'My ').replace(BARE, '')
  return (
    said && `${joint}${joint === '' ? spelled(said) : lowered(spelled(said))}`.replace(/(\d[\d,.]*) dollars\b/g, '$$$1')
  )
}
const SUM = /\$(\d[\d,]*(?:\.\d\d)?)(?![\d-])/g
/** "sick of drivers blasting the heat", "boards like a cheese grater" */
const NO_SENTENCE =
  /^(?:nobody|no one|nothing) in |^\p{L}+ \p{L}+s everywhere\b|^\p{L}+s \p{L}+ing (?:since|again|like|in|on|at|after|from)\b|^(?:\p{L}+ ){1,2}made (?:in|of|from|by|with) |^(?:tired|sick|done|fed up|struggling|no more|stop|avoid) |^(?:\p{L}+ )?(?!(?:looks|smells|sounds|feels|tastes|acts|drives|eats|sleeps|barks|snores|runs|works)\b)\p{L}+s like (?:an?|the) /iu

/** What begins so was done by the creator. */
const MINE =
  /^(?:(?:wore|rode|took|missed|forgot|lost|spent|slept|woke|drove|threw|waited|tried|ran|paid|burned|finished|flew|moved|stepped|tripped|pulled|bought|switched|retired|graduated|arrive|live|end up|show up|commute|drove|walked|crawled|climbed|hiked|biked|swam|quit) (?=(?:smoking|drinking|my|the|sugar|coffee)\b|(?:with|on|in|at|from|to|into|over|off|my|the|an?|out|up|across|all|home|white|black|\d+|away|through|around|down|back|another|two|three|half)\b)|wore (?!(?:out|off|down|thin)\b))/i
/** What is there, and is owned by none. */
const BARE = /^My (?=(?:water|coffee|rain|snow|wind|sun|smoke|dust|sand|ice|traffic|mold|rice|soup) )/

/** "coffee cold by the time everyone has shoes on": a thing and how it is. */
function isVerbless(text: string): boolean {
  const [first = '', second = '', third = ''] = text.toLowerCase().split(' ')
  return (
    !isFunctionWord(first) &&
    isAdjective(second) &&
    baseVerb(second) !== 'sure' &&
    /^(?:by|after|before|since|in|on|at|again|until|from|all|every)$/.test(third)
  )
}

function wholeOf(text: string, mayBeMine: boolean): string | undefined {
  const whole = wholeClause(text)
  if (isVerbless(text)) return undefined
  const [, habit = ''] = /^(?:can never|can't ever|never|always|still|constantly) (\p{L}+) /iu.exec(text) ?? []
  const isHabit =
    habit !== '' &&
    (/^(?:know|have|end|run|want|find|lose)$/.test(habit) || baseVerb(habit) === 'sure') &&
    !isGerund(habit)
  if (whole?.lacks === 'I' || (mayBeMine && (isHabit || MINE.test(text))))
    return mayBeMine ? `I ${lowerFirst(text)}` : undefined
  if (whole) return whole.lacks === "I'm" ? undefined : saidWhole(text)
  return subjectClause(plainWords(text))
}

const QUESTION =
  /^(?:why|how|where|who|what) (?:is|are|am|do|does|did|can|can't|won't|has|have|would|should|was|were)\b|^(?:does|do|is|are|can) (?:anybody|anyone|you|it|my|the|this|your|we|i|he|she|they)\b|^(?:did|has|have) (?:anybody|anyone|you|it|we|i|he|she|they)\b/i

/** Case, units, names and marks. */
const spelled = (text: string) => plainWords(text)

/** "Pepper sauce here taste like ketchup" */
const agreeing = (text: string) =>
  text.replace(
    /^((?:The |My |This )?\p{L}+(?: \p{L}+)?(?: (?:in|at|from|on) (?:the |my )?\p{L}+(?: here)?)?) (taste|smell|look|feel) like /iu,
    (whole, subject: string, verb: string) => {
      const head =
        /^(?:the |my |this )?(\p{L}+(?: \p{L}+)?)/iu
          .exec(subject.replace(/ (?:in|at|from|on) .*$/i, ''))?.[1]
          ?.split(' ')
          .at(-1) ?? ''
      return isPluralWord(head.toLowerCase()) ||
        isFunctionWord(head.toLowerCase()) ||
        isGerund(head) ||
        /^(?:i|you|we|they|people|kids)$/i.test(head)
        ? whole
        : `${subject} ${verb}s like `
    },
  )

function finished(part: string): string {
  const typed = part.replace(/[\s.,:;!…–—-]+$/, '').replaceAll(PLUS, 'plus')
  const bare = agreeing(/^(?:1[3-9]|[2-9]\d)\b/.test(typed) ? typed : withNumbers(typed)).replace(
    /^only (?=\p{L}+s (?:are|were)\b)/iu,
    'the only ',
  )
  if (!/\p{L}/u.test(bare)) return ''
  const isAsked = bare.endsWith('?') || QUESTION.test(bare)
  const text = tidy(upperFirst(isAsked ? `${bare.replace(/\?+$/, '')}?` : `${bare}.`))
  return text.replaceAll(PERCENT, '%')
}
