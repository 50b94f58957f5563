import { type CommonMaterial, folded, havingMatch, isIn, matchesIn, type OnlyWords } from '../kinds'
import { kept, keptBy } from '../language'
import type { ReadFeature, Reading } from './reading'
import { topicsOf } from './relevance'
import { BESIDES, BESIDES_COST, ELSE_COST, foldedOf, onlyOf, SIZE, SIZE_COST, SURE_ANSWER } from './stages'
import { isSaidAsTyped } from './said-as-typed'

const KIN_WEIGHT = 2
const SHARED_WEIGHT = 1.5
const MAX_SHARED = 2
/** When, how often and in which unit say nothing about what: stems. */
const WHEN =
  /^(?:\d+\p{L}*|week\w*|month\w*|year\w*|minut\w*|hour\w*|second\w*|night\w*|morning\w*|evening\w*|today|tomorrow|\w+day|januar\w*|februar\w*|april|jun|jul|june|july|august|septemb\w*|octob\w*|novemb\w*|decemb\w*|next|last|first|back|half|full|lbs?|oz|ounc\w*|pound\w*|inch\w*|feet|ft|cm|mm|kg|gram\w*|mile\w*|percent)$/iu
const ON_THING_WEIGHT = 2
const SAME_WEIGHT = 0.8
/** "grabs hair", "guides the pencil" */
const ACT_ON =
  /\b(?!(?:fits|works|comes|lasts|includes|needs|weighs)\b)\p{L}{3,}s (?:(?:the|your|any|every|all|up|\d+) )?(\p{L}+(?: \p{L}+)?)/u

/** What the typed problem asks for, read once for a brief. */
interface Question {
  asked: readonly Asked[]
  /** Stems of what it is about, without the words for the product itself. */
  topics: ReadonlySet<string>
  /** Words for the same thing, of things that it names and the product's name does not. */
  things: readonly (readonly string[])[]
  measures: ReadonlySet<string>
  /** The classes of features that answer their own complaint only, which is this one. */
  only: ReadonlySet<OnlyWords>
}

interface Asked {
  feature: readonly string[]
  /** From 0 to 1: "date night" says more of what the problem is than "costs". */
  sureness: number
}

const questionOf = kept((reading: Reading) =>
  questionIn(reading.painPoint, askedIn(reading.common)(reading.typedProblem), reading),
)

function questionIn(text: string, { asked, things, only }: Wanted, { product }: Reading): Question {
  const names = topicsOf(`${product.noun} ${product.first}`)
  const name = folded(product.first)
  return {
    asked,
    topics: new Set([...topicsOf(text)].filter((topic) => !names.has(topic) && !WHEN.test(topic))),
    things: things.filter((words) => !isIn(words, name)),
    measures: measuresIn(text),
    only,
  }
}

type Wanted = Pick<Question, 'asked' | 'things' | 'only'>

/** What a text asks for, whatever the product is called. */
const askedIn = kept(({ answers, sameThings, onlyAnswers }: CommonMaterial) => {
  const answersFor = havingMatch(answers, ({ problem }) => problem)
  const thingsIn = havingMatch(sameThings, (words) => words)
  const onlyFor = havingMatch(onlyAnswers, ({ problem }) => problem)
  return keptBy((text: string): Wanted => ({
    asked: answersFor(text).map(({ problem, feature }) => {
      const longest = Math.max(...matchesIn(problem, text).map(([found]) => found.length))
      return { feature, sureness: Math.min(1, longest / LONG_MATCH) }
    }),
    things: thingsIn(text),
    only: new Set(onlyFor(text)),
  }))
})
const LONG_MATCH = 10

/** The patterns of an answer that a feature matches, by their place: the better ones come first. "no filter to replace" has no filter. */
const placesOf = kept((feature: ReadFeature) => {
  const texts = foldedOf(feature).map((text) => ({
    isNo: /^no\b/.test(text),
    text: text.replace(/\bno more /g, 'no '),
  }))
  return kept((patterns: readonly string[]): readonly number[] => {
    const found = texts.flatMap(({ isNo, text }) =>
      placesIn(patterns)(text).filter((place) => !isNo || /\bno\b/.test(patterns[place] ?? '')),
    )
    return [...new Set(found)].sort((a, b) => a - b)
  })
})
const placesIn = kept((patterns: readonly string[]) =>
  havingMatch([...patterns.keys()], (at) => patterns.slice(at, at + 1)),
)

/** How well its words answer those of the typed problem, by the best of the pairs and a quarter of the next. */
function kinScore({ asked }: Question, feature: ReadFeature): number {
  const worths = asked
    .flatMap(({ feature: patterns, sureness }) => {
      const [first, ...further] = placesOf(feature)(patterns)
      if (first === undefined) return []
      const asAsked = KIN_WEIGHT * (KIN_SHARE + (1 - KIN_SHARE) * sureness)
      return [asAsked - Math.min(MAX_LATER, first * LATER_COST) + Math.min(MAX_FURTHER, further.length * FURTHER_WORTH)]
    })
    .sort((a, b) => b - a)
  return (worths[0] ?? 0) + (worths[1] ?? 0) / 4
}
const FURTHER_WORTH = 0.15
const MAX_FURTHER = 0.3
const KIN_SHARE = 0.7
const LATER_COST = 0.06
const MAX_LATER = 0.4

/** "118F" and "68-108F", "50 minutes" and "60 seconds": what is measured in both. */
const MEASURES: readonly (readonly [string, RegExp, number])[] = [
  ['heat', /\d ?(?:°|degrees?\b|[FC]\b)/, 2],
  ['time', /\b(?:sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?)\b|\d(?:h|hr|min|s)\b/i, 0.7],
  ['days', /\b(?:days?|weeks?)\b/i, 0.4],
  [
    'length',
    /\d ?(?:cm|mm|in|inch(?:es)?|ft|feet|foot)\b|\d ?["”']|\b(?:inch(?:es)?|feet|foot) (?:tall|short|long)/i,
    1,
  ],
  ['weight', /\d ?(?:lbs?|pounds?|kg|kilos?|oz|ounces?|g|grams?)\b/i, 0.8],
  ['share', /\d ?(?:%|percent\b)/i, 0.7],
  ['distance', /\d ?(?:miles?|mi|km|yards?)\b/i, 0.8],
]
const measuresIn = (text: string) => new Set(MEASURES.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])))

/** How well a feature answers the typed problem: by words that answer each other, and words and measures that both share. */
export function answerScore(reading: Reading, feature: ReadFeature): number {
  const known = scores.get(feature)
  if (known !== undefined) return known
  const made = scoreOf(reading, feature)
  scores.set(feature, made)
  return made
}
/** Each feature belongs to one reading. */
const scores = new WeakMap<ReadFeature, number>()

function scoreOf(reading: Reading, feature: ReadFeature): number {
  const { typed } = feature
  const question = questionOf(reading)
  const only = onlyOf(reading, feature)
  const said = topicsOf(typed)
  const shared = [...said].filter((topic) => question.topics.has(topic)).length
  // A warranty answers what broke, nothing else.
  const isElse = only.length > 0 && !only.some((words) => question.only.has(words))
  if (isElse && shared === 0) return -ELSE_COST
  const isTrust = only.some(({ interest }) => interest === 'trust')
  const kin = kinScore(question, feature)
  // What it does with the very thing that the problem is about, whatever the product is called.
  const act = ACT_ON.exec(typed)?.[1]
  const onThing =
    act !== undefined && [...topicsOf(act)].some((topic) => reading.topics.has(topic)) ? ON_THING_WEIGHT : 0
  // "no cord" for one who cut through it
  const no = /^no (\p{L}+)/u.exec(typed.toLowerCase())?.[1]
  const without = no !== undefined && [...topicsOf(no)].some((topic) => reading.topics.has(topic)) ? 1 : 0
  const measured = MEASURES.reduce(
    (sum, [name, pattern, worth]) => (question.measures.has(name) && pattern.test(typed) ? sum + worth : sum),
    0,
  )
  const [text = ''] = foldedOf(feature)
  const isSame = question.things.some((words) => isIn(words, text))
  // "opens cans too" is what it does besides.
  const isBesides = BESIDES.test(typed.trim()) ? 1 : 0
  return (
    kin +
    Math.min(shared, MAX_SHARED) * SHARED_WEIGHT +
    onThing +
    without +
    measured +
    (isSame ? SAME_WEIGHT : 0) +
    (only.length > 0 && !isElse ? Math.max(OWN_COMPLAINT_WORTH, isTrust ? SURE_ANSWER - kin : 0) : 0) -
    (SIZE.test(typed) ? SIZE_COST : 0) -
    isBesides * BESIDES_COST
  )
}
const OWN_COMPLAINT_WORTH = 0.3

/** How well a feature hangs together with one of the told sentences: it answers what goes wrong there, or is about the same. */
export function storyScore(reading: Reading, feature: ReadFeature): number {
  const said = topicsOf(feature.typed)
  const [text = ''] = foldedOf(feature)
  const scores = questionsOfStory(reading).map((question) => {
    const shared = [...said].filter((topic) => question.topics.has(topic)).length
    const isSame = question.things.some((words) => isIn(words, text))
    return kinScore(question, feature) + Math.min(shared, MAX_SHARED) * TOLD_WEIGHT + (isSame ? SAME_WEIGHT : 0)
  })
  return Math.max(0, ...scores)
}

/** A story names much that it is not about: only long phrases ask for an answer there. */
const TOLD_WEIGHT = 0.5

/** What each sentence of the story asks for. */
const questionsOfStory = kept((reading: Reading): Question[] => {
  const { common, story } = reading
  return story.sentences.map((text) => {
    const question = questionIn(text, askedIn(common)(folded(text)), reading)
    return { ...question, asked: question.asked.filter(({ sureness }) => sureness === 1) }
  })
})

/** Whether two typed sentences or a listing of four lines carry a script without a problem: a kind's own story is for briefs of a few labels. */
export const speaksForItself = ({ painPoint, features }: Reading): boolean =>
  painPoint === '' &&
  (features.filter(({ typed }) => isSaidAsTyped(typed)).length >= MIN_TYPED ||
    features.filter(({ recital }) => recital).length >= MIN_RECITED ||
    features.filter(({ isListed }) => isListed).length >= MIN_LISTED)
const MIN_TYPED = 2
const MIN_RECITED = 3
const MIN_LISTED = 5
