import { isMassNoun, withArticle } from '../language'
import { isAdjective, isAdverb, isGerund, isListedNoun, isNoun, isPluralWord } from './lexicon'
import { YOURS } from './label-words'
import { readNounPhrase, wordsOf } from './noun-phrase'

const THE =
  'wall|floor|ceiling|window|fridge|app|back|side|front|top|bottom|dark|sun|rain|middle|dishwasher|microwave|freezer|oven|sink|washer|shower'
const END = '(?=$|[,.]| (?:and|or|in|on|at|from|to|for)\\b)'
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(from|on|with|to|in|into|over|against|under|onto|before|around|off|at) (${YOURS})${END}`, 'gi'),
    '$1 your $2',
  ],
  [new RegExp(`\\b(from|on|to|in|into|against|under|onto|inside) (${THE})${END}`, 'gi'), '$1 the $2'],
  [new RegExp(`\\b(the (?:${THE}) (?:and|or)) (${THE})${END}`, 'gi'), '$1 the $2'],
  [/\bfrom (teacher|coach|instructor|author|artist|maker)$/i, 'from the $1'],
  [/(?<!the )\bsame (day|week|night|morning)$/i, 'the same $1'],
  [/\b(fits?) (SUV|RV)$/g, '$1 an $2'],
  [/\b(ships?|arrives?|comes?) (next|same) day$/i, '$1 the $2 day'],
  [/ a (bit|little)$/i, ', a $1'],
  [/\b(blocks?|removes?|filters?|stops?|reduces?) (\d+(?:\.\d+)?(?:%| percent)) (?=(?!of\b)\p{L})/giu, '$1 $2 of '],
  [
    /^((?:it|they) (?!goes|go\b|holds|hold\b)\p{L}+) up to (\d+ (?:hours|minutes|days|weeks|months|years))$/iu,
    '$1 for up to $2',
  ],
  [/\b(are|is) not\b/g, "$1n't"],
  [/\b((?:expand|adjust|extend|stretche?|goe?)s?) (\d[\d.]* to \d)/gi, '$1 from $2'],
  [/(?<=\d+|[a-z]) - ?(?=\d)/g, ' to '],
]

const WITHOUT_ARTICLE =
  /^(?:difficulty|age|level|category|aisle|date|name|total|renewal|arrival|checkout|launch|dinner|lunch|breakfast|bedtime|bed|place|home|sale|water|style|time|demand|stock|site|person|board|night|bulk|half|top|line|once|shape|camera|sight|order|color|repeat|town|school|work|day|dusk|dawn|noon|low|high|minutes|seconds|one|two|use|wear|heat|size|full|person|contact|mac|induction|skin|hair|advance|stores|bulk|private|public|pizza|set|hand|wheels|foot|use|washing|cleaning|request|ice|phone|mail|photo|text|email|itself|order|taste|go|touch|scale|fit|store|default|law|winter|summer|glass|cash|card|rotation|standby|contact|time|sea|heart|mind)$/

/** The small words that labels leave out: "to wall or floor", "from phone". */
export function withDeterminers(sentence: string): string {
  let said = sentence
  for (const [pattern, words] of ARTICLES) said = said.replace(pattern, words)
  // "in dome", "under seat", "inside handle": the part or place that everybody knows.
  said = said.replace(
    /(?<![-\p{L}])(in|on|under|inside|behind|at|before|after|by|to) (\p{Ll}+(?: \p{Ll}+)?)$/u,
    (whole, where: string, what: string) => {
      const last = wordsOf(what).at(-1) ?? ''
      const isPlace =
        isListedNoun(last) && !isPluralWord(last) && !isMassNoun(last) && !isAdverb(last) && !isGerund(last)
      const isFree =
        /^(?:the|an?|my|your|its|any|all|most|every|each|both|one|no|it|them|that)\b/.test(what) ||
        WITHOUT_ARTICLE.test(last)
      return isPlace &&
        !isFree &&
        wordsOf(what)
          .slice(0, -1)
          .every((word) => isAdjective(word) || isNoun(word))
        ? `${where} the ${what}`
        : whole
    },
  )
  return said.replace(
    /\b(fits?|holds?|hides?|over|from|into|with|like|replaces?) ((?!(?:the|an?|my|your|any|all|most|every|each|both|one|in|on|under|over|inside|behind|nothing|you|it|them|other|no|zero|more|less)\b)[a-z][a-z -]*)$/i,
    (whole, verb: string, rest: string) => {
      const parts = rest.split(/( and | or )/)
      const isSure = (part: string, at: number) => {
        if (at % 2 === 1) return true
        const phrase = readNounPhrase(part)
        if (/^\p{Lu}\p{Ll}/u.test(part)) return false
        return (
          phrase?.number === 'singular' &&
          phrase.tail === '' &&
          isListedNoun(phrase.head) &&
          !isMassNoun(phrase.head) &&
          !/(?:tion|ment|ness|ity)$|^(?:home|sale|place|size)$/.test(phrase.head)
        )
      }
      return parts.every(isSure)
        ? `${verb} ${parts.map((part, at) => (at % 2 === 1 ? part : withArticle(part))).join('')}`
        : whole
    },
  )
}
