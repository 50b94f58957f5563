import { isNoun, isEnglishWord, isFunctionWord, isGerund } from './lexicon'
import { hasLetters, kept, lettersOf, singular } from '../language'

export type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)]

const UNITS: Readonly<Record<string, string>> = {
  hr: 'hour',
  min: 'minute',
  sec: 'second',
  yr: 'year',
  mo: 'month',
  wk: 'week',
  lb: 'pound',
  in: 'inch',
  ft: 'foot',
}
const NUMBER = String.raw`\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve`
export const MONTHS: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  aug: 'August',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const upTo3 = (word: string) => word.slice(0, 3).toLowerCase()
const meantBy = (words: Readonly<Record<string, string>>, typed: string) => words[typed.toLowerCase()] ?? typed

/** "7 hr flight" to "7-hour flight"; "45 min before" and "3 hrs sleep" are amounts. */
function measured(whole: string, number: string, unit: string, next: string, at?: string, text?: string): string {
  const word = next.toLowerCase()
  // "One day Auntie Rose came"
  if (
    /^one$/i.test(number) &&
    !/\b(?:an?|the|my|our|your|his|her|this|every|for|with) $/i.test((text ?? '').slice(0, Number(at)))
  )
    return whole
  // "the next one in August", "114 in Phoenix": a place or a time.
  if (
    unit.toLowerCase() === 'in' &&
    (/^\p{L}/u.test(number) || !/\b(?:an?|the|my|this|our|every|another) $/i.test((text ?? '').slice(0, Number(at))))
  )
    return whole
  const isThing =
    (isNoun(singular(word)) || !isEnglishWord(word) || TAKES_TIME.test(word)) &&
    !isGerund(word) &&
    !isFunctionWord(word) &&
    // "3 month mirror still have"
    !/^ (?:still |already )?ha(?:s|ve)\b/.test((text ?? '').slice(Number(at) + whole.length)) &&
    !/^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|behind|under|above|below|around|inside|outside|near|costs|please|since|later|longer|over|after|late|early|straight|max|total|left|instead|between|apart|each|when|while|where)$/.test(
      word,
    )
  if (!isThing) return unit.toLowerCase() === 'ft' && number !== '1' ? `${number} feet ${next}` : whole
  return `${number}-${meantBy(UNITS, unit.toLowerCase())} ${next}`
}

const TAKES_TIME = /^(?:drive|walk|ride|wait|hike|commute|climb|swim|run|nap|shift)s?$/

/** A kiss at the end is typed, not said; "size x" and "s to xx" are sizes. */
export const KISS: Rule = [/(?<=\p{L}|[.!?,])(?<!\b(?:and|gen|model|or|sizes?|to|type)),? x{1,4}(?=[.!?]*$)/gu, '']

/** How people type on a phone, and what they would say. */
const TEXTING: readonly Rule[] = [
  [/[’‘]/g, "'"],
  [/^dl (?=free\b|it\b|the\b|now\b)/i, 'download '],
  [/\b(use|click|tap|check|see|hit|open|press|follow) link\b/gi, '$1 the link'],
  [/(?<=\p{L})(?<!\bw) ?\/ (?=\p{L})/gu, ' or '],
  [/\bw\/o\b\.?/gi, 'without'],
  [/(?<![\p{L}\d.'-])w(?:\/\s*| (?=[a-z\d]))/giu, 'with '],
  [/(?<=\p{L} )r(?= \p{L})/gu, 'are'],
  [/(?<=\p{L} )n(?= \p{L})/gu, 'and'],
  [/(?<=\p{L} )fr (?=\d|(?:an?|the|my|our|your|ur|her|his|home|there|here|work)\b)/gu, 'from '],
  [/\bur (?=(?:always|never|not|going|still|so|too|a|the|\p{L}{3,}ing)\b)/giu, "you're "],
  [/\bur\b/gi, 'your'],
  [/\burs\b/gi, 'yours'],
  [/\burself\b/gi, 'yourself'],
  [/(?<![\p{L}\d.'-])u(?! (?:shape|bolt|lock|turn)|[\p{L}\d.'-])/giu, 'you'],
  [/(?<!\d )\bapt\b\.?(?= )/gi, 'apartment'],
  [/(?<=\d (?:square feet|feet)) (?=no \p{L})/giu, ', '],
  [/\bx-?mas\b/gi, 'Christmas'],
  [/\bbf\b/gi, 'boyfriend'],
  [/\bgf\b/gi, 'girlfriend'],
  [/\bidk\b/gi, "I don't know"],
  [/(?<=^|\p{L} )y (?=(?:[iI]|u|you|he|she|they|we|it|do|does|did)\b)/gu, 'why '],
  [/\bpics?\b/gi, (found) => (found.endsWith('s') ? 'pictures' : 'picture')],
  [/\b(?:bc|b\/c)\b/gi, 'because'],
  [/\b'?cause (?=(?:the|my|it|i|im|i'm|he|she|we|they|of)\b)/gi, 'because '],
  [/\bb4\b/gi, 'before'],
  [/\bdiff\b/gi, 'different'],
  [/\bbout\b/gi, 'about'],
  [/\besp\b\.?/gi, 'especially'],
  [/\bprobs?\b/gi, 'probably'],
  [/\b'?till?\b(?= )/gi, (found) => (/^t/i.test(found) && found.toLowerCase() === 'till' ? found : 'until')],
  [/\bouttas?\b/gi, 'out of'],
  [/\blotta\b/gi, 'lot of'],
  [/(?<=\p{L} )'?em\b/gu, 'them'],
  [/\bappts?\b/gi, (found) => (found.endsWith('s') ? 'appointments' : 'appointment')],
  [/\b(mother|father|sister|brother|son|daughter)(s?) in law\b/gi, '$1$2-in-law'],
  [/\b(my|her|his) mil\b/gi, '$1 mother-in-law'],
  [/\bwfh\b/gi, 'working from home'],
  [/\bdrive[- ]thru\b/gi, 'drive-through'],
  [/\btv\b/gi, 'TV'],
  [/[,.!…]* '?nuff said\b/gi, '. Enough said'],
  [/,? (?:lol|lmao|haha+|smh|omg|tbh|ngl|ffs|fr|xo+)(?=[.!?,]|$)/gi, ''],
  KISS,
  [/\b(\d{1,2}(?::\d\d)?) ?([ap])(?:m\b|\.m\.)/gi, (_, time: string, half: string) => `${time} ${half.toUpperCase()}M`],
  [/(\d) ?%/g, '$1 percent'],
  [/(\d) ?pcs\b/gi, '$1 pieces'],
  [/\b([2-9]|\d\d) ?prs?\b\.?(?= |$|,)/gi, '$1 pairs'],
  [
    new RegExp(
      String.raw`(?<!\b(?:at|was|is|am|are|were|turned|turns|be|being|only|just) )\b(${NUMBER})[ -]?(?:yo|y\/o|(?:yr|year)\.?[ -]olds?)(s?)\b`,
      'gi',
    ),
    (found, age: string) => `${age}-year-old${/s$/i.test(found) ? 's' : ''}`,
  ],
  [
    new RegExp(
      String.raw`(?<![$€£\d.,])\b(${NUMBER})[ -]?(hr|min|sec|yr|mo|wk|lb|in|ft|hour|minute|second|day|week|month|year|mile|pound|inch|foot|star) (?!(?:ago|first|now|one|then|tops)\b)(\p{L}{3,})`,
      'giu',
    ),
    measured,
  ],
  [/(?<=\d)-in(?= \p{L})/gu, '-inch'],
  [/\b((?:save|call|text|keep) (?:my|our|this)) no\b\.?/gi, '$1 number'],
  [
    /\b(\d+) ?(yr|mo|wk)s?\b\.?/gi,
    (_, number: string, unit: string) => `${number} ${meantBy(UNITS, unit.toLowerCase())}${number === '1' ? '' : 's'}`,
  ],
  // "what yr budget gets"
  [/(?<=\b(?:what|on|for|with|of|in|to|from|get|see|check|try|bring|send|save) )yr (?=\p{L}{3})/giu, 'your '],
  [/\byr(s?)\b/gi, 'year$1'],
  [/\bwk(s?)\b/gi, 'week$1'],
  [
    // "up to 5x" is a size.
    /(?<!\b(?:an?|the|in|size|sizes|to|from|or|and|through|actually) )\b([1-9])x\b(?=$|[.,!?]| (?:a|per|this|in|and)\b)/gi,
    (_, times: string) => (times === '1' ? 'once' : times === '2' ? 'twice' : `${times} times`),
  ],
  [/(?<!\ban? )\b(\d+) dollar\b(?! (?:bill|store))/gi, '$1 dollars'],
  [
    /\b(by|on|until|since|this|next|last|every|before|come|only|starts?|bakes?|coming|due|ships?|leaves?|over) (mon|tues?|weds?|thur?s?|fri|sat|sun)\b\.?/gi,
    (_, before: string, day: string) => `${before} ${meantBy(DAYS, upTo3(day))}`,
  ],
  [
    /\b(by|in|on|until|since|this|next|last|every|before) (jan|feb|aug|sept|oct|nov|dec)\b\.?/gi,
    (_, before: string, month: string) => `${before} ${meantBy(MONTHS, month)}`,
  ],
  [/ \+ /g, ' and '],
]

const LOUD = /(?<![\p{L}\d'-])(?:A(?= [A-Z]{2})|\p{Lu}{2,}(?:'\p{Lu}{1,2})?)(?![\p{L}\d'-])/gu
const LETTERS = /^(?:AM|PM|AC|US|IT|TV|PC|OK|ID|DM|AT|MC|PT|ER|IV|UV|RV|USB|LED|ABS|SIM|PIN)$/

/** Letters and marks beyond a to z, which `\b` takes for the edge of a word. */
const OTHER_LETTER = /[^\P{L}A-Za-z]|\p{M}/u
const INSIDE_WORD = /^(?:[^\P{L}A-Za-z]|\p{M})\w$|^\w(?:[^\P{L}A-Za-z]|\p{M})$/u

const lettersIn = kept((rules: readonly Rule[]) => rules.map(([short]) => lettersOf(short.source)))

/** Applies the rules in order, each to whole words: "Buôn" holds no word "n". */
export function rewritten(typed: string, rules: readonly Rule[]): string {
  const isPlain = !OTHER_LETTER.test(typed)
  const letters = lettersIn(rules)
  let said = typed
  let lower = said.toLowerCase()
  for (const [place, [short, words]] of rules.entries()) {
    if (!hasLetters(lower, letters[place] ?? [])) continue
    said = applied(said, short, words, isPlain)
    lower = said.toLowerCase()
  }
  return said
}

function applied(said: string, short: RegExp, words: Rule[1], isPlain: boolean): string {
  if (isPlain) return typeof words === 'string' ? said.replace(short, words) : said.replace(short, words)
  return said.replace(short, (found: string, ...groups: string[]) => {
    const at = Number(groups.find((group) => typeof group === 'number'))
    const edges = [at, at + found.length].map((edge) => said.slice(Math.max(0, edge - 1), edge + 1))
    if (edges.some((edge) => INSIDE_WORD.test(edge))) return found
    return typeof words === 'string'
      ? words.replace(/\$([\d&])/g, (_, group: string) => (group === '&' ? found : (groups[Number(group) - 1] ?? '')))
      : words(found, ...groups)
  })
}

/** Writes out what was abbreviated or shouted: "w a 4yo" is "with a 4-year-old", "the CEILING" is "the ceiling". */
export function writeOut(typed: string): string {
  const text = rewritten(typed, TEXTING)
  return text.replace(LOUD, (word) => {
    const lower = word.toLowerCase()
    return !LETTERS.test(word) && isEnglishWord(lower) ? lower : word
  })
}
