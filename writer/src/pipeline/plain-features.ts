import { isMassNoun, keptBy } from '../language'
import { isAdjective, isAdverb, isListedNoun, productNoun, readNounPhrase } from '../reading'
import type { ReadFeature } from './reading'

const MISSING = new RegExp(
  [
    String.raw`\bnot incl(?:uded|\b)|\bsold separately\b|n['’]t included|\bexcluded\b|\bsurcharge\b|\badd[- ]?ons?\b`,
    String.raw`(?<!\b(?:no|without|any|hidden) )\b(?:extra|additional) (?:cost|charge|fee)s?\b`,
    String.raw`(?<=\S )(?:is |are |costs? |at )?(?:extra|on top)\.?$|\boptional\b(?:.*\d|$)|\bfee:? ?\p{Sc}?\d`,
    // "+25", "+$3 each", "(+30)", but no "ages 3+".
    String.raw`(?:^|[\s(])\+ ?(?:\p{L}{0,3}\p{Sc})?\d[\d.,]* ?(?:\p{Sc}|%)?(?=$|\)| (?:each|per|an?)\b)`,
    String.raw`(?:\b(?:is|are|for|costs?|at|only|just)|[:,]) (?:\p{L}{0,3}\p{Sc})?\d[\d.,]* ?(?:\p{Sc}|each|dollars|bucks|quid|euros?|rupees|pesos|rand|kr)? ?(?:more|extra|on top)(?=$|[,.;)]| (?:each|per|an?|for|if)\b)`,
  ].join('|'),
  'iu',
)
/** What is not in the price answers nothing, and no line of a kind may promise it: "inside oven is 25 more", "gift wrap +$3". */
export const isMissing = keptBy((text: string) => MISSING.test(text))

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
  /^(?:encryption|security|age|campfire|oxide|insurance|put|back|pressure|power|space|money|time|water|heat|light|dust|odor|sweat|noise|sound|smoke|glare|damage|moisture|weight|overnight|outside|inside|indoors|outdoors|offline|online|home|again|hair|skin|food|fabric|metal|residue|flavor|breakage|static|friction|humidity|induction|bluetooth|wifi|video|audio|text|data|upright|sideways|better|faster|longer|itself|together|apart|straight|great|fine|well|anywhere|everywhere|grease|oil|dirt|mud|rain|snow|ice|rust|mold|fur|lint|trash|laundry|traffic|silence|acne|redness|shine|frizz|volume|moisturizer|mascara|makeup|parchment|plastic|paper|cardboard|wood|glass|steel|concrete|sand|soil|clay|bacteria|gas|length|width|height|depth|entry|zero|scratch|spaghetti|pasta|curry|sauce|eating|smell|chlorine|calories|cal)$/

/** A thing of which there are several. */
export const isCounted = (word: string) =>
  readNounPhrase(`a ${word}`)?.number === 'singular' &&
  (isListedNoun(word) || productNoun(word) === 'thing') &&
  !isMassNoun(word) &&
  !UNCOUNTED.test(word) &&
  !WITHOUT_ARTICLE.test(word) &&
  !isAdverb(word) &&
  !isAdjective(word)

const WITHOUT_ARTICLE =
  /^(?:dinner|lunch|breakfast|tv|school|work|home|bed|sleep|church|class|time|money|weight|rent|town|college|bread|cake|pizza|soup|beer|wine|cheese|fish|chicken|salad|cereal|candy|chocolate|coffee|tea|juice|milk|meat|rice|toast|butter|ice|gas|mail|yoga|golf|music|guitar|piano|chess|baseball|soccer|spring|summer|winter|fall|night|day|noon|dawn|dusk|midnight|hold|lot|kind|sort|bit|half|whole|cash|credit|pain|hope|luck|fun|love|help|care|use|need|want|go|back|front|top|side|end)$/
