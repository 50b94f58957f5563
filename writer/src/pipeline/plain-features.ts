import { isMassNoun, lowerFirst, splitSentences } from '../language'
import { isAdjective, isAdverb, isListedNoun, productNoun, readNounPhrase } from '../reading'
import type { ReadFeature } from './reading'

/** Puts the seller's words into a line: `{amount}`, `{n}`, `{=1}` as typed, `{plain}` the whole feature as a sentence. What cannot be filled stays. */
export function typedWords(text: string, { amount, words, plain }: ReadFeature): string {
  return text.replace(/\{(amount|n|plain|=[12])\}/g, (slot, name: string) => {
    if (name === 'amount') return amount?.text ?? slot
    if (name === 'plain') return plain ?? slot
    if (name === 'n') return amount ? String(amount.number) : slot
    return words?.[name.slice(1)] ?? slot
  })
}

/** Words that take no article after a verb: uncountable nouns, adverbs, particles. */
const UNCOUNTED =
  /^(?:age|campfire|oxide|insurance|put|back|pressure|power|space|money|time|water|heat|light|dust|odor|sweat|noise|sound|smoke|glare|damage|moisture|weight|overnight|outside|inside|indoors|outdoors|offline|online|home|again|hair|skin|food|fabric|metal|residue|flavor|breakage|static|friction|humidity|induction|bluetooth|wifi|video|audio|text|data|upright|sideways|better|faster|longer|itself|together|apart|straight|great|fine|well|anywhere|everywhere|grease|oil|dirt|mud|rain|snow|ice|rust|mold|fur|lint|trash|laundry|traffic|silence|acne|redness|shine|frizz|volume|moisturizer|mascara|makeup|parchment|plastic|paper|cardboard|wood|glass|steel|concrete|sand|soil|clay|bacteria|gas|length|width|height|depth|entry|zero|scratch|spaghetti|pasta|curry|sauce|eating|smell|chlorine|calories|cal)$/

/** A thing of which there are several. */
export const isCounted = (word: string) =>
  readNounPhrase(`a ${word}`)?.number === 'singular' &&
  (isListedNoun(word) || productNoun(word) === 'thing') &&
  !isMassNoun(word) &&
  !UNCOUNTED.test(word) &&
  !WITHOUT_ARTICLE.test(word) &&
  !isAdverb(word) &&
  !isAdjective(word)

/** The ways to say a feature in the seller's own words: "It has a lid.", "There's a lid." */
export function plainSentences(plain: string): string[] {
  const thing = /^(?:It has|They have) (an? .+)\.$/.exec(plain)?.[1]
  return thing === undefined ? [plain] : [plain, `There's ${thing}.`]
}

const HAVING =
  /\b(It has|It's got|They have|They've got|There's|There are|You get) ((?!no |room |nothing )[^.!?,:]+)\. (?:It has|It's got|They have|They've got|There's|There are|You get) ((?!no |room |nothing )[^.!?,:]+)\./g
const BEING = /\b(It's|They're) ([a-z]+(?:-[a-z]+)*)\. \1 ([a-z]+(?:-[a-z]+)*)\./g
const MAX_JOINED_WORDS = 4

/** "It has a lid. There's a strap. It has 2 pockets." in one breath. */
export function inOneBreath(text: string): string {
  const things: string[] = []
  const once = text.replace(HAVING, (whole, start: string, first: string, second: string) => {
    if (
      [first, second].some(
        (thing) => thing.split(' ').length > MAX_JOINED_WORDS || / and | in (?:it|them)$/.test(thing),
      )
    )
      return whole
    things.push(second)
    return `${start} ${first} and ${second}.`
  })
  // A third one follows.
  const thrice = once.replace(
    /\b(It has|It's got|They have|They've got|You get|There's|There are) ([^.!?,:]+?) and ([^.!?,:]+)\. (?:It has|It's got|They have|They've got|There's|There are|You get) ((?!no |room |nothing )[^.!?,:]+)\./g,
    (whole, start: string, first: string, second: string, third: string) =>
      things.includes(second) && third.split(' ').length <= MAX_JOINED_WORDS
        ? `${start} ${first}, ${second}, and ${third}.`
        : whole,
  )
  return thrice.replace(BEING, '$1 $2 and $3.')
}

const CLAUSE = /^(?:It|It's|They|They're|They've|You|There's|There are) [^.!?:,]+\.$/
const MAX_CLAUSE_WORDS = 9

/** "It has 6 blades. It crushes ice." as one sentence: "It has 6 blades, and it crushes ice." */
export function inOneSentence(sentences: readonly string[]): string {
  const text = inOneBreath(sentences.join(' '))
  const clauses = splitSentences(text)
  if (clauses.length < 2 || !clauses.every((each) => CLAUSE.test(each) && each.split(' ').length <= MAX_CLAUSE_WORDS))
    return text
  const said = clauses.map((each, at) => (at === 0 ? each : lowerFirst(each)).replace(/\.$/, ''))
  return `${said.slice(0, -1).join(', ')}, and ${said.at(-1)}.`
}

const WITHOUT_ARTICLE =
  /^(?:dinner|lunch|breakfast|tv|school|work|home|bed|sleep|church|class|time|money|weight|rent|town|college|bread|cake|pizza|soup|beer|wine|cheese|fish|chicken|salad|cereal|candy|chocolate|coffee|tea|juice|milk|meat|rice|toast|butter|ice|gas|mail|yoga|golf|music|guitar|piano|chess|baseball|soccer|spring|summer|winter|fall|night|day|noon|dawn|dusk|midnight|hold|lot|kind|sort|bit|half|whole|cash|credit|pain|hope|luck|fun|love|help|care|use|need|want|go|back|front|top|side|end)$/
