import { withPlaceNames } from '../language/names'
import { article, keptBy } from '../language'
import { isAdjective, isFunctionWord, isNoun } from './lexicon'
import { correctSpelling, NAMED } from './spelling'
import { rewritten, type Rule } from './texting'

const [DAY_NAMES, MONTHS] = [NAMED.slice(0, 7), NAMED.slice(7)]
const named = (names: readonly string[], short: string) =>
  names.find((name) => name.toLowerCase().startsWith(short.toLowerCase().slice(0, 3))) ?? short
/** "sat", "suns": a day, and several of it. */
const dayOf = (short: string) => `${named(DAY_NAMES, short)}${/^(?:mon|fri|sat|sun|wed|thu)s$/i.test(short) ? 's' : ''}`
const everyDay = (text: string) =>
  text.replace(/ ?[-–] ?/, ' to ').replace(/\b[a-z]{3,5}\b/gi, (word) => (IS_DAY.test(word) ? dayOf(word) : word))

const DAY = '(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)s?'
const IS_DAY = new RegExp(`^${DAY}$`, 'i')
const HOUR = String.raw`\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)`
const MONTH = '(?:jan|feb|apr|aug|sept?|oct|nov|dec)'
const WAITS: Readonly<Record<string, string>> = { wk: 'week', mo: 'month', mth: 'month', hr: 'hour', min: 'minute' }
/** Surely rooms. */
const BEFORE_RM =
  '(?<=\\b(?:living|bed|bath|dining|guest|spare|laundry|hotel|waiting|front|play|a|the|each|every|per) )'
const IT_IS =
  '(?:less|more|gone|over|empty|too|almost|just|only|still|never|not|always|so|like|worth|easy|hard|free|cold|hot|warm|done|dead|ruined|soft|quiet|tiny|cheap|(?:cheap|quiet|eas|fast|quick|warm|cool|light|nic)i?er|also|actually|basically|pretty|kinda|really|very|all|been|gonna|going|raining|yours|what|why|an?|the|my|me|mine|your|our|impossible|annoying|bigger|smaller|better|about|basic)'
const I_WILL =
  '(?:tell|send|give|help|show|make|be|get|ship|reply|pick|message|text|call|add|write|post|do|find|bring|let|quote|answer|never|always|sort|match|wrap|throw|explain|take|put|need|have)'

/** "a Igloo cooler"; not "a one", "plan a is" and "the A above middle C". */
export const ARTICLE: Rule = [
  /(?:^[Aa]|(?<=[\p{L},] )(?<!\b(?:the|my|vitamin|plan|grade|type|usb|option|section|team) )a) (?=([aeiouhAEIOUH][\p{L}'’]{2,}))/gu,
  (found, next: string) =>
    isFunctionWord(next.toLowerCase()) || /^herb/i.test(next) || article(next) === 'a' ? found : `${found[0]}n `,
]

/** What is typed on a phone, and what is meant. Only what has one meaning wherever it stands. */
const SHORT: readonly Rule[] = [
  [/[’‘]/g, "'"],
  [/(?<![\p{L}\d])w\/ ?o(?:ut)?\b\.?/giu, 'without'],
  [/(?<![\p{L}\d])w\/ ?(?=[\p{L}\d])/giu, 'with '],
  [/\bb4\b/gi, 'before'],
  [
    /\b((?:text|msg|message|dm|pm|call|inbox)(?: me| us)?) 4 (?=(?:an?|the|info|details|prices?|more|orders?|quotes?|bookings?)\b)/gi,
    '$1 for ',
  ],
  [/(?<=\d ?)in (?=(?:thick|wide|tall|long|deep|high|across)\b)/g, 'inches '],
  [/(?<=[\p{L}\d]) n (?=\p{L})/gu, ' and '],
  [/(?<![\p{L}\d.'-]|vitamin )u(?=$|[\s,.!?;])(?! (?:shape|bolt|lock|turn))/gu, 'you'],
  [/\bsensi (?=skin|teeth|scalp)/gi, 'sensitive '],
  [/(?<=\p{L} )(?<!\b(?:an?|as|the|is|my|your) )rn(?=$|[,.!?]| (?:then|and|so|but|i|we)\b)/gu, 'right now'],
  [/,? (?:tbh|\(?iykyk\)?)(?=[.!?,]|$)/gi, ''],
  [/\b(wk|wkn|wknd|wkend)s? ?(?=days?\b)/gi, 'week'],
  [/\brms\b/gi, 'rooms'],
  [new RegExp(`${BEFORE_RM}rm\\b`, 'gi'), 'room'],
  [/\bappts?\b/gi, (found) => (found.toLowerCase().endsWith('s') ? 'appointments' : 'appointment')],
  [
    /(?<!\b(?:no|of|added|contains|without|zero) )\bmsg(?= (?:me|us|to|for|the|your|ur|her|him|them|on|with|before|in)\b)/g,
    'message',
  ],
  [/\bpic(s?)\b(?!-)/gi, 'picture$1'],
  [/\bdms?\b/g, (found) => (found === 'dm' ? 'DM' : 'DMs')],
  [/\b(an?|one|half an|per|each|the) hr\b/gi, '$1 hour'],
  [
    /(?<=\b(?:in|on|at) (?:an?|the|my|your) \p{L}+ )1 ?(hour|hr|minute|min|day|week|month)(?=$|[,.!?])/giu,
    (_, unit: string) => `for ${/^h/i.test(unit) ? 'an' : 'a'} ${WAITS[unit.toLowerCase()] ?? unit}`,
  ],
  [/(?<=\p{L} )hrs\b/gu, 'hours'],
  [/\b(an?|one|per|every|last|this|next|each|half a) yr\b/gi, '$1 year'],
  [
    /\b(an?|one|per|every|half a) (min|sec)\b(?= |$|[,.;)])/gi,
    (_, count: string, unit: string) => `${count} ${unit === 'min' ? 'minute' : 'second'}`,
  ],
  [/(\d) ?(?:pg|pp)\b(?= \p{L})/giu, '$1-page'],
  [/(?<=[$€£₹]\d[\d.,]*) ?pp\b/gi, ' per person'],
  // "has 3 wk wait"
  [
    /\b(has |have |had |with |got )?(\d+) ?(wk|week|mo|month|mth|day|hr|hour|min|minute)s? (?=wait(?:list|ing list)?\b)/gi,
    (_, has: string | undefined, count: string, unit: string) =>
      `${has === undefined ? '' : `${has}a `}${count}-${WAITS[unit.toLowerCase()] ?? unit}`.concat(' '),
  ],
  [/(?<=\p{L}) ?= ?(?=\p{L})/gu, ' equals '],
  [/(\d) ?mn?ths?\b/gi, '$1 months'],
  [
    /\b(\d+) in (longer|shorter|wider|taller|thicker|deeper)\b/gi,
    (_, count: string, how: string) => `${count} inches ${how.toLowerCase()}`,
  ],
  [/(\d) ?(?:kmh|kph|km\/h)\b/gi, '$1 kilometers an hour'],
  [/\b1st\b(?! gen)/gi, 'first'],
  [/\b2nd\b(?! gen)/gi, 'second'],
  [/\breg (?=(?!plates?\b|no\b|numbers?\b|checks?\b|docs?\b)(?:\p{L}{3}|a{2,4}\b))/giu, 'regular '],
  [/^(\p{L}+s) not incl(?:uded)?\b\.?/giu, (_, things: string) => `the ${things.toLowerCase()} aren't included`],
  [
    /\bhand (?=(?:knitted|poured|painted|sewn|stitched|carved|thrown|dyed|cut|tied|rolled|printed|woven|finished|blended|picked|bound|tooled|forged|crocheted|embroidered) (?:in|by|from|with|on)\b)/gi,
    'hand-',
  ],
  [/(?<=\bnot )incl?\b\.?|\bincl?\.?(?= (?:for|in|with|free)\b)/g, 'included'],
  [/(?<!\p{Lu}\p{L}* )\bincl?\.? (?=[\p{L}\d])/gu, 'including '],
  [/ incl\.?(?=$|[,;)])/gi, (found) => (found.startsWith(' I') ? ' INCLUDED' : ' included')],
  [
    /\bur (\p{L}+)(?=$|[,.!]| (?:and|so|but|if|when)\b)/giu,
    (found, word = '') => (isAdjective(word) && !isNoun(word) ? `you're ${word}` : found),
  ],
  [/\bin the am\b/gi, 'in the morning'],
  [/\bin the pm\b/gi, 'in the evening'],
  [
    new RegExp(`(?<=${HOUR} )(?:est|edt|pst|pdt|cst|cdt|mst|bst|gmt|cet|cest|aest|aedt|ist)\\b`, 'gi'),
    (zone) => zone.toUpperCase(),
  ],
  // "sat + sun slots", "mon-fri"
  [new RegExp(`\\b${DAY} ?(?:[-–+&/,]|and|or|to|till) ?${DAY}\\b`, 'gi'), everyDay],
  [
    new RegExp(
      `\\b${DAY}(?= (?:am|pm|arvo|mornings?|nights?|eves?|evenings?|afternoons?|slots?|delivery|${HOUR}|\\d{1,2}[:.]\\d\\d)\\b)`,
      'gi',
    ),
    dayOf,
  ],
  [
    new RegExp(
      `\\b(every|each|due|til|till|until|next|drops?|closed|open) (${DAY})\\b(?! ?-)(?=$|[,.;)]| (?:and|so|or|for|from|at|with|night)\\b)`,
      'gi',
    ),
    (_, before: string, day: string) => `${before} ${dayOf(day)}`,
  ],
  [
    new RegExp(`\\b(market|fair|stall|booth|park|shop) (${DAY})(?=$|[,.])`, 'gi'),
    (_, place: string, day: string) => `${place} on ${dayOf(day)}`,
  ],
  [/\b(?:mon|fri|sat)s(?= (?:go|are|fill|book|sell|only)\b)/gi, dayOf],
  // "fri 7pm"
  [new RegExp(`(?<=day )(?=${HOUR}\\b)`, 'gi'), 'at '],
  [/(?<=day )am\b/g, 'morning'],
  [/(?<=day )pm\b/g, 'evening'],
  [
    new RegExp(
      `\\b(in|by|since|until|till|for|do|from|of|end of|early|late|mid|next|last|before|through|every) (${MONTH})\\b\\.?(?=$|[ ,.;)])`,
      'g',
    ),
    (_, before: string, month: string) => `${before} ${named(MONTHS, month)}`,
  ],
  // Missing apostrophes.
  [new RegExp(`\\bits (?=${IT_IS}\\b)(?!all time|own)`, 'g'), "it's "],
  [
    new RegExp(
      `(?<!\\b(?:feel|feels|felt|fall|falls|fell|is|are|be|get|gets|got|was|were|look|looks|so|been|mentally|terminally) )\\b[iI]ll (?=${I_WILL}\\b)`,
      'g',
    ),
    "I'll ",
  ],
  [
    /\b(your|ur|my|their|the) (dog|cat|kid|pet|baby|child|puppy|mum|mom|dad)s (?=(?:name|size|age|photo|picture|weight|breed|initials?|birthday)s?\b)/gi,
    "$1 $2's ",
  ],
  [/\bon there (?=(?:phones?|laptops?|tablets?|screens?)\b)/gi, 'on their '],
  [/\b(yesterday|today|tomorrow|tonight)s (?=\p{Ll})/giu, "$1's "],
  [/\bip(?=[x\d]\d\b)/g, 'IP'],
  ARTICLE,
]

/** One field as it was meant: shorthand written out, misspellings corrected; names, brands, numbers and British spellings stay. */
export const spelledOut = keptBy((typed: string): string => withPlaceNames(rewritten(correctSpelling(typed), SHORT)))
