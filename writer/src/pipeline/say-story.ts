import { checkText } from '../check'
import { isForeign } from '../check/foreign-field'
import { cleanField, dropProfanity, FIELD_CAPS, splitSentences, upperFirst } from '../language'
import {
  claimInWording,
  correctSpelling,
  isEnglishWord,
  isFunctionWord,
  rewritten,
  type Rule,
  spelledOut,
  thirdVerb,
  writeOut,
} from '../reading'

/** The seller's story as it is spoken. */
export interface SpokenStory {
  sentences: string[]
  /** Sentences that no video may say. */
  refused: string[]
  /** Whether one was typed, whatever of it is said. */
  isTyped: boolean
}

const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** What people leave out or cannot say: apostrophes, brackets, short units. */
const APOSTROPHES: readonly Rule[] = [
  [/\b(he|she|that|what|there|who|where|here)s (?=\p{Ll})/giu, "$1's "],
  [/\b(he|she)s (?=\d)/gi, "$1's "],
  [/\bits (?=(?:on|in|at|under|off) (?:the|my|our|her|his|an?)\b)/g, "it's "],
  [/\b(they|we|you)(ve)(?= )/gi, "$1'$2"],
  [/\b(they|you)re(?= )/gi, "$1're"],
  [/\b(could|would|should|might|must)ve\b/gi, "$1've"],
  [/\b(were|was|is|are|did|does|do|have|has|had|could|would|should)nt\b/gi, "$1n't"],
  [/\bid (?=(?:never|always|been|have|had|like|love|rather|just|say|tried|bought|only|already|given)\b)/gi, "I'd "],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(mon|tues|wednes|thurs|fri|satur|sun)day(?=s?\b)/g, upperFirst],
  [/\buber\b/g, 'Uber'],
  [/\b(\d+) ?secs?\b/g, (_, count: string) => `${COUNTS[Number(count)] ?? count} second${count === '1' ? '' : 's'}`],
  [
    /\b(my|his|her|our|their) (boyfriend|girlfriend|husband|wife|mate|friend|boss|neighbou?r|best friend) (?=(?:mum|mom|mam|mother|dad|father|nan|gran|parents|house|flat|wedding)\b)/gi,
    "$1 $2's ",
  ],
  // "where he sleeps (a golden retriever) and"
  [/(?<=[.!?] )\(([^()]+)\)/g, '$1'],
  [/^\(([^()]+)\)(?=$|[.!?])/g, '$1'],
  [/,? \(([^()]+)\)(?=$|[,.;:!?])/g, ', $1'],
  [/,? \(([^()]+)\)(?= )/g, ', $1,'],
  [/(\d) ?mins?\b/g, '$1 minutes'],
  [/(\d) ?hrs?\b/g, '$1 hours'],
  [/(?<=\b(?:since|in|by|until|till|last|every|of|this) )(?:march|may)\b/g, upperFirst],
  [
    /\b(my|his|her|our|their) (cousin|sister|brother|mum|mom|dad|friend|boss|neighbou?r|aunt|uncle|nan|gran|grandma|grandpa|husband|wife|daughter|son|grandfather|grandmother|mother|father|teacher|landlord)s (?=(?:wedding|jumper|sweater|recipe|shop|bed|office|old|house|birthday|car|kitchen|dog|cat|couch|place|room|garden|phone|party|bike|bag)\b)/gi,
    "$1 $2's ",
  ],
  [/\b(january|february|april|june|july|august|september|october|november|december)\b/g, upperFirst],
]

const PERSON =
  '(?:mate|friend|cousin|colleague|co-?worker|boss|neighbou?r|uncle|aunt(?:ie)?|(?:brother|sister|mother|father)-in-law|brother|sister|husband|wife|boyfriend|girlfriend|son|daughter|dog|cat|roommate|flatmate)'
/** "my mate shaz", "a guy named todd" */
const CALLED = new RegExp(
  String.raw`\b(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) ${PERSON}|named|called) (\p{L}\p{Ll}{2,})(?![\p{L}'-]| \p{Lu})`,
  'gu',
)
/** What follows somebody and is in no list of words: irregular past forms, slang. */
const NO_NAME =
  /(?:ed|ing|ly|n't|nt)$|^(?:went|gave|came|took|got|put|saw|told|said|made|did|had|kept|left|lost|sent|sat|stood|ran|fell|felt|found|bought|brought|caught|taught|thought|woke|wore|won|wrote|drove|broke|chose|ate|drank|swore|threw|knew|grew|flew|drew|hid|hit|let|cut|shut|set|lent|spent|built|heard|held|hung|laid|lay|led|met|paid|read|rode|rang|rose|sang|sold|shot|shook|stole|stuck|swam|tore|understood|became|began|forgot|slept|deffo|defo|gonna|wanna|gotta|kinda|sorta|prolly|legit|lowkey|cannot)$/

/** Names as names, wherever they stand, where `story` surely calls somebody so. */
export function withNames(text: string, story: string): string {
  const names = [...story.matchAll(CALLED)].flatMap(([, typed = '']) => {
    const name = typed.toLowerCase()
    return isEnglishWord(name) || isFunctionWord(name) || thirdVerb(name) || NO_NAME.test(name) ? [] : [name]
  })
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
  !/(?:^|\s)(?:i|im|ive|u|ur)(?=\s|['’])|\bw\/|[.!?] \p{Ll}/u.test(text)

/** Corrects what a copy editor corrects in a text message: capitals, apostrophes, spelling, shorthand, final stops. */
export function copyEdited(typed: string): string[] {
  const text = withNames(typed, typed)
    .replace(/[ \t]*[\r\n]+[ \t]*/g, '\n')
    .trim()
  return text.split('\n').flatMap((line) => {
    const plain = calmed(line.trim())
      .replace(/([!?])\1+/g, '$1')
      .replace(/\.{2,}(?=\s+\p{Ll})/gu, ',')
    const whole = isWritten(plain)
      ? rewritten(correctSpelling(plain), APOSTROPHES)
      : rewritten(writeOut(spelledOut(plain)), APOSTROPHES).replace(/ +(?=[,.!?])/g, '')
    return splitSentences(whole).flatMap((sentence) => {
      const bare = sentence.replace(/^[\s.,:;–—-]+|[\s,:;–—-]+$/g, '')
      if (!/[\p{L}\p{N}]/u.test(bare)) return []
      return [upperFirst(/[.!?…]["”')]*$/.test(bare) ? bare : `${bare}.`)]
    })
  })
}

/** What a body had, as far as a product may be said to have changed it. */
const COMPLAINT =
  '(?:pains?|aches?|headaches?|migraines?|acne|pimples|breakouts|eczema|psoriasis|rash(?:es)?|anxiety|depression|insomnia|arthritis|sciatica|allerg(?:y|ies)|asthma|wrinkles|scars?|cramps|bloating|inflammation|swelling|nausea|snoring|blood pressure|blood sugar|cholesterol)'
const HEALED = new RegExp(
  `\\bskin (?:has |had |was |is )?(?:all |finally |completely )?(?:cleared|healed|clear now|calmed)|\\b${COMPLAINT}(?: \\p{L}+){0,4} (?:gone|went away|gone away|disappeared|cleared|vanished|faded|healed|improved|(?:got|is|are|was|were) (?:much |so much )?better|stopped|eased|calmed)\\b|\\b(?:no more|free of|rid of|cured|healed|eased|without|helped (?:with )?(?:my|his|her|their|our)) (?:my |his |her |the |any )?${COMPLAINT}|(?:n't|not|no longer|never|stopped) (?:hurt|ach|itch)(?:s|es|ing|e)?(?: (?:any ?more|since|at all|now)|[.,!]|$)|\\b${COMPLAINT}[- ]free\\b|\\b(?:has|have|had)(?:n't| not) had (?:an?|any|one|another) ${COMPLAINT}`,
  'iu',
)

/** Said of somebody's life, these are no claims: a drink, a quoted customer, "in the pandemic", "lane 6". */
const OF_LIFE = /^(?:REG-01|PERS-\d+|SENS-01|PRIV-01)$/

/** The seller may quote a customer in a story of their own; all else that no video may say goes. */
const isRefused = (sentence: string) =>
  /^(?:medical|income)$/.test(claimInWording(sentence) ?? '') ||
  HEALED.test(sentence) ||
  checkText(sentence, 'story').some(({ severity, rule }) => severity === 'block' && !OF_LIFE.test(rule))

/** "Moby Dick" is a name. */
const withoutProfanity = (text: string) =>
  dropProfanity(text.replace(/(?<=\p{Lu}\p{Ll}+ )Dick\b/gu, NAMED_DICK)).replaceAll(NAMED_DICK, 'Dick')
const NAMED_DICK = '\uE00D'

/** The typed story in sentences; none where it is not English. */
export function sayStory(typed: string): SpokenStory {
  const clean = typed
    .split(/[\r\n]+/)
    .map((line) => withoutProfanity(cleanField(line.replace(/ =+ /g, ': '), FIELD_CAPS.story)))
    .join('\n')
  const sentences = copyEdited(clean)
  if (isForeign(clean) || !sentences.some((sentence) => sentence.split(' ').length > 2))
    return { sentences: [], refused: [], isTyped: typed.trim() !== '' }
  return {
    sentences: sentences.filter((sentence) => !isRefused(sentence)),
    refused: sentences.filter(isRefused),
    isTyped: true,
  }
}
