import { isMassNoun, isPlural, keptBy, pluralVerb, singular, thirdPerson } from '../language'
import { ADJECTIVES, MOSTLY_NOUNS, MOSTLY_VERBS, NOUNS, VERBS } from './lexicon-words'

const setOf = (text: string) => new Set(text.trim().split(/\s+/))

const VERB_SET = setOf(VERBS)
const MOSTLY_VERB_SET = setOf(MOSTLY_VERBS)
const MOSTLY_NOUN_SET = setOf(MOSTLY_NOUNS)
const NOUN_SET = setOf(NOUNS)
const ADJECTIVE_SET = setOf(ADJECTIVES)

/** Irregular participles that describe a thing. */
const PARTICIPLES = setOf(
  'made built cut sewn woven worn grown hung cast spun hand-sewn broken stuck lost torn bent burnt frozen hidden known sold kept held left set shut wound done gone written taken given driven eaten forgotten stolen thrown drawn shown chosen proven bound fed led lit split spilled spilt tied dried shrunk',
)

/** How sure a word is a verb: "sure" has no common noun beside it. */
export type Sureness = 'sure' | 'likely' | 'possible' | undefined

export function baseVerb(word: string): Sureness {
  if (VERB_SET.has(word)) return 'sure'
  if (MOSTLY_VERB_SET.has(word)) return 'likely'
  if (MOSTLY_NOUN_SET.has(word)) return 'possible'
  return /^(?:re|un|pre|de)[a-z]{3,}$/.test(word) && VERB_SET.has(word.replace(/^(?:re|un|pre|de)/, ''))
    ? 'sure'
    : undefined
}

/** "keeps", "defrizzes": a verb in the third person. Verbs in no list are known by their shape. */
export function thirdVerb(word: string): Sureness {
  if (/^(?:is|has|does|goes|isn't|doesn't|hasn't|can|can't|cannot|will|won't)$/.test(word)) return 'sure'
  if (!/^[a-z]+s$/.test(word) || word.endsWith('ss')) return undefined
  const base = pluralVerb(word)
  if (thirdPerson(base) !== word) return undefined
  const known = baseVerb(base)
  if (known) return known
  if (/^(?:de|un|re|dis)[a-z]{4,}$/.test(word) && !NOUN_SET.has(base) && !ADJECTIVE_SET.has(base)) return 'likely'
  return /(?:i[sz]es|ifies|[aeiou][a-z]*ates)$/.test(word) &&
    !NOUN_SET.has(base) &&
    !ADJECTIVE_SET.has(base) &&
    word.length > 6
    ? 'likely'
    : undefined
}

export const isListedNoun = (word: string) =>
  NOUN_SET.has(word) || MOSTLY_NOUN_SET.has(word) || MOSTLY_VERB_SET.has(word)

export const isNoun = keptBy((typed: string): boolean => {
  const word = typed.toLowerCase()
  const last = word.split('-').pop() ?? word
  return [word, last].some((form) => {
    const one = singular(form)
    return (
      isListedNoun(form) ||
      isListedNoun(one) ||
      PEOPLE.has(form) ||
      (form.endsWith('s') && isListedNoun(form.slice(0, -1))) ||
      isMassNoun(form) ||
      (/(?:tion|sion|ness|ment|ship|ity|ance|ence|ism|logy|hood|age|ware)s?$/.test(form) && form.length > 5) ||
      // "catcher", "organizer"
      (/[a-z]{3,}(?:er|or)$/.test(one) && verbBehind(one) !== undefined)
    )
  })
})

/** "catcher" to "catch". */
function verbBehind(agent: string): Sureness {
  const stem = agent.replace(/(?:er|or)$/, '')
  return baseVerb(stem) ?? baseVerb(`${stem}e`) ?? baseVerb(stem.replace(/(.)\1$/, '$1'))
}

/** "folded", "hand-poured": the past form of a known verb. */
export function isParticiple(typed: string): boolean {
  const word = typed.toLowerCase().split('-').pop() ?? typed
  if (PARTICIPLES.has(word)) return true
  if (!/[a-z]{2,}ed$/.test(word)) return false
  const stem = word.slice(0, -2)
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].some((form) => baseVerb(form))
}

/** "folding": the -ing form of a known verb. */
export function isGerund(typed: string): boolean {
  const word = typed.toLowerCase()
  if (
    !/[a-z]{2,}ing$/.test(word) ||
    /^(?:nothing|something|everything|anything|string|thing|spring|ring|king|morning|evening|ceiling|clothing|during)$/.test(
      word,
    )
  )
    return false
  const stem = word.slice(0, -3)
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/y$/, 'ie')].some((form) => baseVerb(form))
}

const ADJECTIVE_SHAPE =
  /(?:able|ible|less|ful|proof|ous|[- ](?:free|friendly|safe|resistant|ready|compatible|approved|based|sized|shaped|washable|lasting|drying|sided|powered|only|tested|poured|printed|packed|lined|grade|tone|neutral))$|^(?:anti|non|ultra|extra|super|self|hand|machine|pre|low|high|full|heavy|built|multi)-/

export function isAdjective(typed: string): boolean {
  const word = typed.toLowerCase()
  return ADJECTIVE_SET.has(word) || (word.length > 4 && ADJECTIVE_SHAPE.test(word))
}

/** Whether an adjective is no noun or verb as well: "foldable", not "light". */
export const isOnlyAdjective = (word: string) => isAdjective(word) && !isListedNoun(word) && baseVerb(word) !== 'sure'

/** "quietly", "easily", "comfortably". */
const isFromAdjective = (word: string) =>
  /[a-z]{3,}ly$/.test(word) &&
  [
    word.slice(0, -2),
    `${word.slice(0, -3)}y`,
    `${word.slice(0, -2)}e`,
    `${word.slice(0, -1)}e`,
    word.slice(0, -4),
  ].some((stem) => isAdjective(stem) || isParticiple(stem) || isGerund(stem))

export const isAdverb = (word: string) =>
  /^(?:very|super|so|really|extra|fully|too|quite|pretty|also|always|never|not|twice|flat|anywhere|everywhere|together|straight|right|well|fast|online|overnight|outdoors|indoors|upright|sideways)$/.test(
    word,
  ) || isFromAdjective(word)

const FUNCTION = setOf(
  `a an the this that these those my your our their his her its i you he she it we they me him us them and or but so because if when while until
  of in on at by for from to with without into onto over under up down out off about after before between through during against like as than
  is are was were be been am do does did has have had can could will would should must may might not no never always again too very just only all any each every
  some more most much many few both either what who which why how where there here one two three once it's don't can't won't i'm that's there's`,
)
/** "folds", "has", "doesn't": a verb that "it" can stand before. */
export const isThirdPerson = (word: string) => thirdVerb(word) !== undefined

export const isFunctionWord = (word: string) => FUNCTION.has(word)

export const isEnglishWord = keptBy(
  (word: string) =>
    FUNCTION.has(word) ||
    isNoun(word) ||
    baseVerb(word) !== undefined ||
    thirdVerb(word) !== undefined ||
    isAdjective(word) ||
    isParticiple(word) ||
    isGerund(word) ||
    isAdverb(word),
)

export const PEOPLE = setOf(
  `people adults adult guests guest staff kids kid children child parents parent students student customers customer clients client employees users members players teams team crew
  family families friends friend dogs dog cats cat pets pet puppies kittens babies baby toddlers toddler teachers teacher patients tenants neighbors drivers
  visitors beginners readers coworkers colleagues roommates husbands wives everyone everybody nobody anyone someone men women teens moms dads birds birdies freelancers
  tutors coaches instructors teeth neighbours managers owners riders runners attendees subscribers followers viewers shoppers buyers sellers admins agents`,
)

export const isPluralWord = (word: string) =>
  /^(?:staff|people|police|ads|ids|pcs|tvs|menus|chilis|kiwis|zucchinis|skis|taxis)$/.test(word) || isPlural(word)
