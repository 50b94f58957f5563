import { isForeign } from '../check/foreign-field'
import {
  cleanField,
  dropProfanity,
  FIELD_CAPS,
  keptBy,
  SMALL_NUMBERS,
  splitSentences,
  upperFirst,
  withNames as withListedNames,
} from '../language'
import {
  ARTICLE,
  baseVerb,
  correctSpelling,
  isAdjective,
  isEnglishWord,
  isFunctionWord,
  isNoun,
  isParticiple,
  KISS,
  rewritten,
  type Rule,
  spelledOut,
  thirdVerb,
  withDays,
  writeOut,
} from '../reading'
import { withoutClaims } from './story-claims'

/** The seller's story as it is spoken. */
export interface SpokenStory {
  sentences: string[]
  /** Sentences that no video may say. */
  refused: string[]
  /** Whether one was typed, whatever of it is said. */
  isTyped: boolean
}

const UNITS: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', s: 'second' }
/** "40 min", "4 hs", "few more mins" */
const withUnit = (_: string, count: string, unit: string) =>
  `${count} ${UNITS[unit.charAt(0).toLowerCase()]}${count === '1' ? '' : 's'}`

const LAUGH = '(?:lo+l|lmf?ao+|(?:ha){2,}h?|(?:he){2,}|(?:ja){2,}|(?:wk){2,}|xd+)'
/** Laughter is typed, not said. */
const LAUGHTER: readonly Rule[] = [
  [new RegExp(`(?<=^|[.!?] )${LAUGH}(?:[ ,!.]+|$)`, 'gi'), ''],
  [new RegExp(`,? (?:\\(${LAUGH}\\)|${LAUGH})(?=[.!?,)]|$)`, 'gi'), ''],
  [new RegExp(`,? \\(?${LAUGH}\\)? (?=\\p{L})`, 'giu'), ', '],
  [/\s+(?:[:;]['-]?[()DP]+|<3)(?=[.!?]*$)/g, ''],
  KISS,
]
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const DAY_OR_MONTH = 'mon|tues?|weds?|thur?s?|fri|sat|sun|jan|feb|aug|sept|oct|nov|dec'
const dayNamed = (short: string) => DAYS.find((day) => day.toLowerCase().startsWith(short.toLowerCase())) ?? short
/** What is typed in a message and has a meaning of its own in a label. */
const MESSAGE: readonly Rule[] = [
  ...LAUGHTER,
  // "been 9 yrs. skipper": the stop of a sentence, not that of the short word.
  [
    new RegExp(
      `\\b(yrs?|mos?|wks?|apt|${DAY_OR_MONTH})\\.(?= (?!old|ago|and|or|later|now|of|in|at|for|after|before(?! (?:i|we|my|he|she|they)\\b)|since)\\p{L})`,
      'gu',
    ),
    '$1 .',
  ],
  [/(?<=^|[\p{L}\d,.!?)] )n(?= [\p{L}\d])/gu, 'and'],
  [/\bur (?=(?:done|ready|set)\b)/gi, "you're "],
  [/\b(?:bec|bse)\b/gi, 'because'],
  [/(?<!\p{L})'?cept\b/giu, 'except'],
  [/\bdept(s?)\b/gi, 'department$1'],
  [/\buve\b/gi, "you've"],
  // "caught 31 sat and told", not "all 12 sat and laughed"
  [
    new RegExp(
      `(?<=\\b(?:did|got|had|made|sold|caught|took|ran|\\p{L}+ed) \\d+ )(?:mon|tues?|wed|thurs?|fri|sat|sun)(?=$|[,.!]| (?:and|but|then)\\b)|(?<=\\brestocked )(?:mon|tues?|wed|thurs?|fri|sat|sun)(?=$|[,.!])`,
      'giu',
    ),
    (short) => `on ${dayNamed(short)}`,
  ],
  // "come find me sat", not "he sat"
  [
    /(?<=(?:\b(?:me|us|on|by|every|this|next|last|open|rainy|before|until|till|market|mkt)|\d ?[ap]\.?m) )(?:mon|tues?|wed|thurs?|fri|sat|sun)(?=$|[,.!?;]| (?:and|at|or|morning|afternoon|night|from|\d))/gi,
    dayNamed,
  ],
  [/\bbtw\b/gi, 'by the way'],
  [/(?<=[\p{L}\d])(?<!\b(?:and|but|goes|im|like|said|say|was)) idk(?=[.!?]|$)/giu, ", I don't know"],
  [/\btbh\b/gi, 'to be honest'],
  [/\bngl\b/gi, 'not gonna lie'],
  [/\byall\b/gi, "y'all"],
  [/\busb[ -]?c\b/gi, 'USB-C'],
  [
    /(\d) ?lbs?\b(?= (\p{L}{3,})|)/giu,
    (found, count: string, next?: string) =>
      next === undefined || isFunctionWord(next.toLowerCase()) ? `${count} pounds` : found,
  ],
  [/(\d) ?(?:ft|FT)\b(?= (?:wide|tall|long|deep|high|apart|away)\b|[.,!?]|$)/g, '$1 feet'],
  [/(\d[\d.]*) ?gal\b/gi, (_, count: string) => `${count} gallon${count === '1' ? '' : 's'}`],
  [/\b(my|his|her|our|their) (?:MIL|mil) (?=(?:house|place|flat|kitchen|car)\b)/g, "$1 mother-in-law's "],
  // "lola 81yo, she": "lola, 81, she"
  [
    /(\p{L}+|,) (\d+) ?y\/?o(?=[,.;!?]|$| (\p{L}+))/giu,
    (found, who: string, age: string, next?: string) =>
      isFunctionWord(who) ||
      (isEnglishWord(who) && !isNoun(who)) ||
      (next !== undefined && (who === ',' || (isNoun(next) && !next.endsWith('ing'))))
        ? found
        : `${who.replace(/^,?$/, '')}, ${age}${next === undefined ? '' : ','}`,
  ],
  [
    /(?<=\bthe )(?:mon|fri|sat|wed)(?= (?:after|before|of|morning|night)\b)/g,
    (short) => DAYS.find((day) => day.toLowerCase().startsWith(short)) ?? short,
  ],
  [/\b([Mm]y|our|your|ur|his|her|their|the|a) dr\b\.?(?! \p{Lu})/gu, '$1 doctor'],
  // "ms. garcia"
  [
    /\b(ms|mrs|mr|dr)\.? (\p{Ll}{3,})/gu,
    (found, title: string, name: string) =>
      isFunctionWord(name) ? found : `${upperFirst(title)}. ${upperFirst(name)}`,
  ],
  [/\btues\b/g, 'Tuesday'],
  [/\bthurs?\b/g, 'Thursday'],
  [/(\d) ?rs\b/g, '$1 rupees'],
  [/\brs\.? ?(\d[\d,]*)/gi, '$1 rupees'],
  // "25 30 a day"
  [
    /(?<![\d.,:] ?)\b(\d{1,3}) (\d{1,3}) (?=(?:an?|per|every) (?:day|night|week|month|year|hour|time|shift)\b)/g,
    '$1, $2 ',
  ],
  [/\bdj'?s\b/g, 'DJs'],
  [
    /(?<=\b(?:in|near|outside|from|to|of) )(?:san|santa|los|las|cape|fort|saint) \p{Ll}{4,}/gu,
    (name) => name.replace(/\b\p{Ll}/gu, upperFirst),
  ],
  [
    /\b(?:fifa|gps|lrt|mrt|nba|nfl|sms|upi|diy|suv|dj|atm(?=s?\b)|(?<=\b(?:the|my|no|an|with|without|so|and|your|our|when|if|new|old) )ac)\b/g,
    (short) => short.toUpperCase(),
  ],
]

const OWNER =
  'baby|cousin|sister|brother|mum|mom|mam|dad|friend|boss|neighbou?r|aunt|auntie|uncle|nan|gran|grandma|grandpa|husband|wife|daughter|son|grandfather|grandmother|mother|father|teacher|landlord|boyfriend|girlfriend|mate|roommate|roomie|flatmate|nephew|niece|client|customer|dog|cat'
const OWNED =
  /^(?:wedding|jumper|sweater|recipe|shop|bed|office|old|house|birthday|car|kitchen|dog|cat|couch|place|room|garden|phone|party|bike|bag|debut)$/i
const mayBeVerb = (word: string) =>
  baseVerb(word) !== undefined || isFunctionWord(word) || isParticiple(word) || /(?:ed|ing|ly)$/.test(word)

/** What people leave out or cannot say: apostrophes, brackets, short units. */
const APOSTROPHES: readonly Rule[] = [
  [/\b(he|she|that|what|there|who|where|here)s (?=\p{Ll})/giu, "$1's "],
  [/\b(he|she)s (?=\d)/gi, "$1's "],
  [/\b(they|we|you)(ve)(?= )/gi, "$1'$2"],
  [/\b(they|you)re(?= )/gi, "$1're"],
  [/\b(he|it|they|you)d(?= \p{Ll})/giu, "$1'd"],
  [/\b(it|that|they|who)ll(?= \p{Ll})/giu, "$1'll"],
  // Not "it goes on first".
  [/(?<!\b(?:go|goes|going|put|puts)(?: \p{L}+)? )\bon first(?=[,.!?]|$| of\b)/gu, 'on the first'],
  [/\b(the|an?|to|of|and|my|at|for|with|was|from|we|they) \1(?= )/g, '$1'],
  // "shed said no", not "the shed"
  [
    /(?<!\b(?:an?|the|my|our|your|his|her|their|this|that|in|no|garden|tool|bike) )\bshed (?=(?:said|been|never|always|had|got|seen|made|told|gone|done|\p{Ll}{3,}ed)\b)/giu,
    "she'd ",
  ],
  [/\b(could|would|should|might|must)ve\b/gi, "$1've"],
  [/\b(were|was|is|are|did|does|do|have|has|had|could|would|should)nt\b/gi, "$1n't"],
  [
    /(^|[,.!?] |and |so |but |now |then |maybe )ill (?=(\p{L}+) )/giu,
    (found, front: string, next: string) =>
      /^(?:still|video)$/i.test(next) || baseVerb(next.toLowerCase()) !== undefined ? `${front}I'll ` : found,
  ],
  [
    /\b(y)our (?=(?:stuck|unsure|wondering|gonna|going to|looking (?:for|at|to)|not (?:sure|happy|ready))\b)/gi,
    "$1ou're ",
  ],
  [/\bid (?=(?:never|always|been|have|had|like|love|rather|just|say|tried|bought|only|already|given)\b)/gi, "I'd "],
  [
    /(?<!\b(?:an?|face|her|his|my|no|of|our|photo|school|the|touch|user|with|work|your) )\bid (\p{Ll}+)/giu,
    (found, next: string) => (baseVerb(next) === 'sure' ? `I'd ${next}` : found),
  ],
  [
    /\b(i)ts (?=(?:\d+ (?:years|months|weeks|days)|an?|where|when|who|got|made|been|gone|about|also|at|because|from|gonna|her|here|him|his|how|in|just|me|my|not|now|of|off|on|only|our|out|over|really|so|still|the|their|there|too|under|up|very|what|why|your?)\b)/gi,
    "$1t's ",
  ],
  ARTICLE,
  [/ & (?=\p{Ll})/gu, ' and '],
  // "its white.", "its stuck half in", not "its white lid"
  [
    /\bits (?=(\p{Ll}+)(?:$|[.,!?;]| (?:but|so|because|in|on|at|with|for|when|out|half|from|to|not|now|again|then|if|as|than|after|before)\b))/giu,
    (found, next: string) => (isAdjective(next) || isParticiple(next) ? found.replace('s', "'s") : found),
  ],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(mon|tues|wednes|thurs|fri|satur|sun)day(?=s?\b)/g, upperFirst],
  [/\buber\b/g, 'Uber'],
  [
    /(?<![\d.,])\b(\d+) ?secs?\b/g,
    (_, count: string) => `${SMALL_NUMBERS[Number(count)] ?? count} second${count === '1' ? '' : 's'}`,
  ],
  [
    /\b(my|his|her|our|their) (boyfriend|girlfriend|husband|wife|mate|friend|boss|neighbou?r|best friend) (?=(?:mum|mom|mam|mother|dad|father|nan|gran|parents|house|flat|wedding)\b)/gi,
    "$1 $2's ",
  ],
  // "(?? who does that)"
  [/\(\s*[?!.,]+\s*/g, '('],
  // "where he sleeps (a golden retriever) and"
  [/(?<=[.!?] )\(([^()]+)\)/g, '$1'],
  [/^\(([^()]+)\)(?=$|[.!?])/g, '$1'],
  [/,? \(([^()]+)\)(?=$|[,.;:!?])/g, ', $1'],
  [/,? \(([^()]+?)[?!.,]*\)(?= )/g, ', $1,'],
  // "purse,?"
  [/[,;]+(?=[.?!])|(?<=[?!])[.,]+/g, ''],
  [/(\d+|\b(?:couple|extra|few|more|odd|several)) ?(min|hr|hs?|sec)s?\b/gi, withUnit],
  [/\b(min|hr|sec)s\b/gi, (_, unit: string) => `${UNITS[unit.charAt(0).toLowerCase()]}s`],
  [/(?<=\b(?:since|in|by|until|till|last|every|of|this) )(?:march|may)\b/g, upperFirst],
  [
    new RegExp(`\\b(my|his|her|our|their) (${OWNER})s (?=(\\p{L}+))`, 'giu'),
    (found, whose: string, owner: string, next: string) =>
      OWNED.test(next) || (isNoun(next) && !mayBeVerb(next.toLowerCase())) ? `${whose} ${owner}'s ` : found,
  ],
  [
    new RegExp(
      `\\b(at|round) (my|his|her|our|their) (${OWNER})s(?= (?:in|on|for|and|last|this|every|when)\\b|[.,!?]|$)`,
      'gi',
    ),
    "$1 $2 $3's",
  ],
  [/\b(january|february|april|june|july|august|september|october|november|december)\b/g, upperFirst],
]

const PERSON =
  '(?:mate|friend|cousin|colleague|co-?worker|boss|neighbou?r|uncle|aunt(?:ie)?|(?:brother|sister|mother|father)-in-law|brother|sister|husband|wife|boyfriend|girlfriend|son|daughter|nephew|niece|buddy|student|apprentice|dog|cat|roommate|roomie|flatmate)'
/** "my mate shaz", "a guy named todd" */
const CALLED = new RegExp(
  String.raw`\b(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) ${PERSON}|named|called) (\p{L}\p{Ll}{2,})(?![\p{L}'-]| \p{Lu})`,
  'gu',
)
/** What follows somebody and is in no list of words: irregular past forms, slang. */
const NO_NAME =
  /(?:ed|ing|ly|n't|nt)$|^(?:went|gave|came|took|got|put|saw|told|said|made|did|had|kept|left|lost|sent|sat|stood|ran|fell|felt|found|bought|brought|caught|taught|thought|woke|wore|won|wrote|drove|broke|chose|ate|drank|swore|threw|knew|grew|flew|drew|hid|hit|let|cut|shut|set|lent|spent|built|heard|held|hung|laid|lay|led|met|paid|read|rode|rang|rose|sang|sold|shot|shook|stole|stuck|swam|tore|understood|became|began|forgot|slept|deffo|defo|gonna|wanna|gotta|kinda|sorta|prolly|legit|lowkey|dey|dem|wey|sef|sabi|cannot|still|since|once|while|during|even|almost|already|maybe|somehow|alone|own)$/

/** "in tulsa", "thika road": in a story typed without capitals, what is in no list of words is a place. */
const TOWN =
  /\b(?:in|near|outside|from) (\p{Ll}{4,})(?![\p{L}'-])|(?<=\b(?:in|at|on|near|from|to|of|by|before|outside) )(\p{Ll}{4,}) (?:road|roundabout|market|mall|abbey|park|chowk|airport|station|bridge|university)\b/gu
const NO_TOWN =
  /^(?:hindsight|limbo|sweatpants|kindergarten|retrospect|summertime|tights|pyjamas?|flipflops|jeans|sunshine|tandem|sawdust|preschool|barracks|rehab|halftime|lunchtime|teatime|lockdown|quarantine|wholesale|retail|stairwell|internet|supermarket|kiosk|maybe|grey|logistics|same|behind|across|hijab|tudung|baju|saree|abaya|kurta|kebaya|kimono|sambal|ghee|kampung|pasar|\p{L}*(?:stairs|town|ness|tion|self|body|where))$/u
const isTypedSmall = (text: string) => /^\p{Ll}|(?<!\.\p{L})[.!?] \p{Ll}|(?:^|\s)i(?=[\s'])/u.test(text)

/** Names as names, wherever they stand, where `story` surely uses them for a person or a place. */
export function withNames(text: string, story: string): string {
  const called = [...story.matchAll(CALLED)].map(([, name = '']) => name.toLowerCase())
  const towns = isTypedSmall(story) ? [...story.matchAll(TOWN)].map(([, one, two]) => one ?? two ?? '') : []
  const isWord = (name: string) => isEnglishWord(name) || isFunctionWord(name) || thirdVerb(name) !== undefined
  const names = [
    ...called.filter((name) => !NO_NAME.test(name)),
    ...towns.filter((name) => !NO_TOWN.test(name) && !NO_NAME.test(name)),
  ].filter((name) => !isWord(name) && correctSpelling(name) === name)
  return names.length === 0
    ? text
    : text.replace(/(?<![\p{L}@#.'-])\p{Ll}{3,}(?![\p{L}-])/gu, (word) =>
        names.includes(word) ? upperFirst(word) : word,
      )
}

const SMALL_WORD =
  /^(?:behind|beside|between|beyond|among|against|onto|toward|towards|within|upon|above|below|beneath|throughout|despite|until|unless|whose|whom)$/

/** A text in capitals as a text: what is no English word is a name. */
const calmed = (text: string) =>
  /\p{Lu}{4}/u.test(text) && text === text.toUpperCase()
    ? text.replace(/[\p{L}']+/gu, (word) => {
        const lower = word.toLowerCase()
        return isEnglishWord(lower) || isFunctionWord(lower) || SMALL_WORD.test(lower) || /'/.test(word)
          ? lower.replace(/^i(?=$|')/, 'I')
          : upperFirst(lower)
      })
    : text

/** Text with capitals and full stops, without shorthand. */
const isWritten = (text: string) =>
  /^["“'(]*[\p{Lu}\d$£€]/u.test(text) &&
  /[.!?…]["”')]*$/.test(text) &&
  !/(?:^|\s)(?:i|im|ive|u|ur|uve|hv|hed|n|w|yrs?|hrs?|mins?|bc|ppl|thru)(?=[\s,.!?'’])|\bw\/|[.!?] \p{Ll}/u.test(text)

/** Corrects what a copy editor corrects in a text message: capitals, apostrophes, spelling, shorthand, final stops. */
export const copyEdited = keptBy((typed: string): readonly string[] => {
  const text = withNames(typed, typed)
    .replace(/[ \t]*[\r\n]+[ \t]*/g, '\n')
    .trim()
  return text.split('\n').flatMap((line) => {
    const plain = withDays(calmed(line.trim()))
      .replace(/(?<=\b(?:at|until|till|from|before|after|by|around) \d{1,2}) ?h ?(?=[0-5]\d(?!\d))/gi, ':')
      .replace(/(?<=\b(?:at|until|till|before|by) \d{1,2})h\b/gi, ':00')
      .replace(/([!?])\1+/g, '$1')
      .replace(/\.{2,}(?=\s+\p{Ll})/gu, ',')
    const whole = isWritten(plain)
      ? rewritten(rewritten(correctSpelling(plain), LAUGHTER), APOSTROPHES)
      : rewritten(withListedNames(writeOut(spelledOut(rewritten(plain, MESSAGE)))), APOSTROPHES).replace(
          / +(?=[,.!?](?!\d))/g,
          '',
        )
    return splitSentences(whole).flatMap((sentence) => {
      const bare = sentence.replace(/^[\s.,:;–—-]+|[\s,:;–—-]+$/g, '')
      if (!/[\p{L}\p{N}]/u.test(bare)) return []
      // "sit behind = wet leg"
      const plainly = bare.replace(/(?<=\p{L}) equals (?=\p{L})/gu, ': ')
      return [upperFirst(/[.!?…]["”')]*$/.test(plainly) ? plainly : `${plainly}.`)]
    })
  })
})

/** "Moby Dick" is a name. */
const withoutProfanity = (text: string) =>
  dropProfanity(text.replace(/(?<=\p{Lu}\p{Ll}+ )Dick\b/gu, NAMED_DICK)).replaceAll(NAMED_DICK, 'Dick')
const NAMED_DICK = '\uE00D'

/** Faces between two words part them: "i cried 😭 she laughed", "he cried 😭 She laughed". */
const FACES =
  /(?<=[\p{L}\d]) *(?:(?:\p{Extended_Pictographic}[\p{M}\u200d\p{Emoji_Modifier}]*|[:;]['-]?[()DP]|<3) *)+(?<= )(?=(\p{Lu}\p{Ll}+ )?\p{L})/gu

const MAX_STORIES = 20

/** The typed story in sentences; none where it is not English. */
export const sayStory = keptBy((typed: string): SpokenStory => {
  const clean = typed
    .split(/[\r\n]+/)
    .map((line) =>
      line.replace(FACES, (_, next?: string) => (next === undefined ? ', ' : '. ')).replace(/ =+ /g, ' equals '),
    )
    .map((line) => withoutProfanity(cleanField(line, FIELD_CAPS.story)))
    .join('\n')
  const sentences = copyEdited(clean)
  if (isForeign(clean) || !sentences.some((sentence) => sentence.split(' ').length > 2))
    return { sentences: [], refused: [], isTyped: typed.trim() !== '' }
  return { ...withoutClaims(sentences), isTyped: true }
}, MAX_STORIES)
