import { isMassNoun, withArticle } from '../language'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  thirdVerb,
} from './lexicon'
import { YOURS } from './label-words'
import { PREPOSITION, readNounPhrase } from './noun-phrase'

const THE =
  'tap|faucet|wall|floor|ceiling|window|fridge|app|back|side|front|top|bottom|dark|sun|rain|middle|dishwasher|microwave|freezer|oven|sink|washer|shower|left|right'
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

/** Nouns that take no article after a preposition: "at home", "by hand". */
const WITHOUT_ARTICLE =
  /^(?:impact|command|difficulty|age|level|category|aisle|date|name|total|renewal|arrival|checkout|launch|dinner|lunch|breakfast|bedtime|bed|place|home|sale|water|style|time|demand|stock|site|person|board|night|bulk|half|top|line|once|shape|camera|sight|order|color|repeat|town|school|work|day|dusk|dawn|noon|low|high|minutes|seconds|one|two|use|wear|heat|size|full|person|contact|mac|induction|skin|hair|advance|stores|bulk|private|public|pizza|set|hand|wheels|foot|use|washing|cleaning|request|ice|phone|mail|photo|text|email|itself|order|taste|go|touch|scale|fit|store|default|law|winter|summer|glass|cash|card|rotation|standby|contact|time|sea|heart|mind)$/

/** Words that take no article after a verb: uncountable nouns, adverbs, particles. */
export const UNCOUNTED =
  /^(?:age|campfire|oxide|insurance|put|back|pressure|power|space|money|time|water|heat|light|dust|odor|sweat|noise|sound|smoke|glare|damage|moisture|weight|overnight|outside|inside|indoors|outdoors|offline|online|home|again|hair|skin|food|fabric|metal|residue|flavor|breakage|static|friction|humidity|induction|bluetooth|wifi|video|audio|text|data|upright|sideways|better|faster|longer|itself|together|apart|straight|great|fine|well|anywhere|everywhere|grease|oil|dirt|mud|rain|snow|ice|rust|mold|fur|lint|trash|laundry|traffic|silence|acne|redness|shine|frizz|volume|moisturizer|mascara|makeup|parchment|plastic|paper|cardboard|wood|glass|steel|concrete|sand|soil|clay|bacteria|gas|length|width|height|depth|entry|zero|scratch|spaghetti|pasta|curry|sauce|eating|smell|chlorine|calories|cal)$/

/** The small words that labels leave out: "to wall or floor", "from phone". */
export function withDeterminers(sentence: string): string {
  let said = sentence
  for (const [pattern, words] of ARTICLES) said = said.replace(pattern, words)
  return withArticles(said)
}

/** Before a place that takes "the": "under the seat". */
const PLACING = /^(?:in|on|under|inside|behind|at|before|after|by|to|around|above|below|near)$/
/** Before a thing that takes "a": "with a damp cloth". */
const COUNTING =
  /^(?:from|into|with|without|over|like|through|as|than|fits?|holds?|hides?|replaces?|keeps?|protects?|becomes?|leaves)$/
/** Verbs whose object takes "the": "It removes the chlorine taste." */
const REMOVING =
  /^(?:removes?|kills?|stops?|cuts?|absorbs?|reduces?|lifts?|hides?|covers?|eases?|relieves?|soothes?|controls?|blocks?|neutrali[sz]es?|fights?|clears?|restores?|improves?|locks?)$/
/** Words in front of a noun that call for "the". */
const KNOWN =
  /^(?:first|last|next|same|whole|entire|right|wrong|only|top|bottom|previous|exact|rest|other|front|middle|inside|outside|current|latest|ceiling|floor|wall|fridge|dishwasher|microwave|freezer|oven|sink|washer|shower|neck|hand|back)$/
const SUBJECT = /^(?:it|they|you)(?:'ll)?$|^(?:it|they|you) can$/i
const HIS_OWN = new RegExp(`^(?:${YOURS}|baby|kid|toddler|dog|cat|pet|child|hand|back|room|yard)$`)
const BOUNDARY = /^(?:and|or|so|when|while|if|not|that|but|than)$/

/** Puts the articles that labels leave out before things that are counted: "It makes a grocery list for you." */
function withArticles(sentence: string): string {
  const words = sentence.split(' ')
  const said: string[] = []
  let article: 'a' | 'the' | undefined
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const before = words.slice(0, at).join(' ')
    if (article !== undefined) {
      const end = nounEnd(words, at)
      const phrase = words.slice(at, end)
      const found = end > at ? articleFor(phrase, article, (words[at - 1] ?? '').toLowerCase()) : undefined
      if (end > at) {
        said.push(
          ...(found === undefined
            ? phrase
            : `${found} ${phrase.join(' ')}`.replace(/^an? .*/, () => withArticle(phrase.join(' '))).split(' ')),
        )
        // "or windshield" takes the same.
        const next = (words[end] ?? '').toLowerCase()
        if (found !== undefined && /^(?:and|or)$/.test(next) && !words[end - 1]?.endsWith(',')) {
          said.push(words[end] ?? '')
          at = end
          continue
        }
        article = undefined
        at = end - 1
        continue
      }
      article = undefined
    }
    said.push(word)
    const lower = word.toLowerCase()
    const previous = (words[at - 1] ?? '').toLowerCase()
    if (PLACING.test(lower) && !/-/.test(word)) article = 'the'
    else if (COUNTING.test(lower) && !/^(?:smells?|tastes?) like$/.test(`${previous} ${lower}`)) article = 'a'
    else if ((SUBJECT.test(before) || /^(?:You|It|They) .* and$/.test(before)) && isVerbWord(lower, previous))
      article = REMOVING.test(lower) ? 'the' : 'a'
  }
  return said.join(' ')
}

const isVerbWord = (word: string, before: string) =>
  !/^(?:is|are|be|isn't|aren't|can|can't|won't|don't|doesn't|has|have|come|comes|stay|stays|go|goes|get|gets|feel|feels|look|looks|smell|smells|taste|tastes|sound|sounds|keep|keeps|weigh|weighs|last|lasts|run|runs|turn|turns|work|works|wear|wears|never|also|just|wash|washes|wipe|wipes|air|dry|dries|sleep|sleeps)$/.test(
    word,
  ) &&
  (word.endsWith('s')
    ? thirdVerb(word) !== undefined
    : baseVerb(word) !== undefined && /^(?:you|they|can|and)$/.test(before))

/** Where the run of lower-case words that may be one thing ends; `at` where none begins. */
function nounEnd(words: readonly string[], at: number): number {
  let end = at
  while (end < words.length) {
    const word = (words[end] ?? '').replace(/,$/, '')
    const isInner = end > at && /^\p{Lu}\p{Ll}+$/u.test(word)
    if (!isInner && !/^\p{Ll}[\p{Ll}-]*$/u.test(word)) break
    if (
      isFunctionWord(word) ||
      BOUNDARY.test(word) ||
      (PREPOSITION.test(word) && word !== 'next') ||
      (isAdverb(word) && !isAdjective(word))
    )
      break
    end++
    if (words[end - 1]?.endsWith(',')) break
  }
  const bare = (index: number) => (words[index] ?? '').replace(/,$/, '')
  // "keeps hand cool", "keeps room cooler"
  if (
    end > at + 1 &&
    /^keeps?$/i.test(words[at - 1] ?? '') &&
    /[a-z]{2}er$/.test(bare(end - 1)) &&
    isAdjective(bare(end - 1).replace(/er$/, ''))
  )
    end--
  while (end > at && !isHeadNoun(bare(end - 1)) && (isAdjective(bare(end - 1)) || isParticiple(bare(end - 1)))) end--
  return end
}

const isHeadNoun = (word: string) =>
  isListedNoun(word) &&
  !(
    isAdjective(word) &&
    /^(?:cool|cold|warm|dry|clean|flat|fresh|hot|safe|quiet|soft|smooth|firm|open|white|black|clear|level|straight|even)$/.test(
      word,
    )
  )

function articleFor(phrase: readonly string[], usual: 'a' | 'the', before: string): string | undefined {
  const words = phrase.map((word) => word.replace(/,$/, ''))
  const head = words.at(-1) ?? ''
  const first = words[0] ?? ''
  const front = words.slice(0, -1)
  if (front.length === 0 && head === 'room' && /^keeps?$/.test(before)) return 'your'
  if (
    words.length > 4 ||
    !isHeadNoun(head) ||
    isPluralWord(head) ||
    (isMassNoun(head) && head !== 'cloth' && !(head.endsWith('ing') && isListedNoun(head))) ||
    (isGerund(head) && !isListedNoun(head)) ||
    UNCOUNTED.test(head)
  )
    return undefined
  if (
    /^(?:any|most|every|each|both|one|no|more|less|half|double|extra|up|down|off|out|back|together|shut|apart|two|three)$/.test(
      first,
    )
  )
    return undefined
  if (
    !(
      readNounPhrase(`a ${words.join(' ')}`)?.number === 'singular' ||
      head === 'cloth' ||
      (head.endsWith('ing') && isListedNoun(head))
    ) ||
    front.some((word) => isPluralWord(word) && !/^(?:sports|kids)$/.test(word) && front.length > 1)
  )
    return undefined
  if (front.length === 0 && HIS_OWN.test(head) && !/^(?:by|in|at|off|to|from)$/.test(before)) return 'your'
  if (before === 'to' && front.length === 0 && baseVerb(head) === 'likely') return undefined
  if (before === 'to' && head === 'wash') return undefined
  const isPlaced = PLACING.test(before) || COUNTING.test(before)
  if (
    isPlaced &&
    ((WITHOUT_ARTICLE.test(head) && !/^(?:with|without|like|fits?|holds?|hides?|replaces?)$/.test(before)) ||
      (before === 'as' &&
        front.length === 0 &&
        !/^(?:mask|lamp|light|tray|stand|pillow|blanket|bag|scarf|table|desk|gift|hat|hood)$/.test(head)))
  )
    return undefined
  if (KNOWN.test(first) && (front.length > 0 || usual === 'the' || /^(?:whole|ceiling|floor|wall)$/.test(first)))
    return front.length === 0 && HIS_OWN.test(head) ? 'your' : 'the'
  if (front.length === 0 && HIS_OWN.test(head)) return 'your'
  if (usual === 'the')
    return front.some((word) => isAdjective(word) || !isNoun(word)) && isPlaced && before !== 'to'
      ? 'a'
      : isPlaced || front.length > 0 || REMOVING.test(before)
        ? 'the'
        : undefined
  return 'a'
}
