import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import type { Flag } from '../check'
import { type Heard, hookKey, repetition } from '../compose/heard'
import type { Pacing } from '../compose/pacing'
import { STOP_LIST } from '../compose/stop-list'
import { spokenText, spokenWordCount, splitSentences } from '../language'
import type { CraftScore } from '../score'
import { inventedFacts } from './invented-facts'

/** A broken rule, in words that whoever wrote the script can act on. */
export interface Problem {
  id: string
  message: string
  /** A matter of style: worth another try, but no reason to throw a script away. */
  light: boolean
}

export interface JudgedScript {
  brief: ScriptBrief
  analysis: BriefAnalysis
  pacing: Pacing
  heard: Heard
  /** The voiceovers, separated by blank lines. */
  spoken: string
  hook: string
  scenes: number
  flags: readonly Flag[]
  score: CraftScore
}

const LONGEST_HOOK = 10
const LONGEST_SENTENCE = 25
/** Share of four-word runs of one earlier script. (issue 4, point 3) */
const MOST_REPEATED = 0.25

const GREETING = /^(?:hey|hi|hello|yo|welcome|what's up|guys|you guys|good (?:morning|evening)|stop scrolling)\b/i
const FIRST_PERSON = /\b(?:I|I'm|I've|I'd|I'll|[Mm]y|[Mm]e|[Mm]ine|myself)\b/
const DISCLOSED =
  /\b(?:this is an ad|(?:it's|it is) an ad|ad:|paid (?:ad|partnership|promotion|to)|sponsored|gifted|sent (?:me|us|it)|affiliate|commission|my own (?:product|shop|brand)|(?:I|we) (?:make|made|sell) (?:it|them|this|these)|(?:I|we) earn)\b/i

/** Every rule the script breaks, the gravest first. */
export function problemsOf(script: JudgedScript): Problem[] {
  const problems = [
    ...flagProblems(script),
    ...factProblems(script),
    ...productProblems(script),
    ...lengthProblems(script),
    ...hookProblems(script),
    ...offerProblems(script),
    ...voiceProblems(script),
    ...styleProblems(script),
  ]
  return problems.sort((a, b) => Number(a.light) - Number(b.light))
}

const grave = (id: string, message: string): Problem => ({ id, message, light: false })
const light = (id: string, message: string): Problem => ({ id, message, light: true })

/** Said to a machine in a field, said to a figure in a script. */
const STORY_WORDS = /^you are now$/i

function flagProblems({ flags, analysis }: JudgedScript): Problem[] {
  const name = analysis.product.displayName.toLowerCase()
  return (
    flags
      .filter(({ severity, rule, matched }) => severity !== 'info' || (rule === 'INJ-01' && !STORY_WORDS.test(matched)))
      // The product is called what it is called.
      .filter(({ severity, matched }) => severity === 'block' || !name.includes(matched.toLowerCase()))
      .map(({ rule, matched, reason, saferWording }) =>
        grave(rule, `"${matched}": ${reason}${saferWording ? ` ${saferWording}` : ''}`),
      )
  )
}

const FACT_WORDS = {
  'FACT-NUMBER': 'stands in no field. Leave the number out.',
  'FACT-PRICE': 'is not the price.',
  'FACT-DEADLINE': 'names a deadline that stands in no field. Leave it out.',
  'FACT-REVIEW': 'reports what others say, which stands in no field. Leave it out.',
} as const

function factProblems({ spoken, brief, analysis }: JudgedScript): Problem[] {
  return inventedFacts(spoken, brief, analysis).map(({ id, said }) => grave(id, `"${said}" ${FACT_WORDS[id]}`))
}

function productProblems({ spoken, analysis: { product } }: JudgedScript): Problem[] {
  const said = ` ${hookKey(spoken)} `
  const stem = product.categoryNoun === 'thing' ? '' : product.categoryNoun.toLowerCase()
  const names = [product.displayName, product.shortName].map(hookKey).filter((name) => name.length > 1)
  const named = names.some((name) => said.includes(` ${name}`)) || (stem !== '' && said.includes(` ${hookKey(stem)}`))
  return named ? [] : [grave('OFF-PRODUCT', `The product is never named. Call it ${product.firstMention}.`)]
}

function lengthProblems({ spoken, pacing, scenes }: JudgedScript): Problem[] {
  const words = spokenWordCount(spoken)
  const { accept, aim } = pacing
  const off = words < accept.min || words > accept.max
  const fewScenes = scenes < pacing.scenes.min
  return [
    ...(off
      ? [grave('LENGTH', `${words} spoken words. Write ${accept.min} to ${accept.max}, best ${Math.round(aim)}.`)]
      : []),
    ...(fewScenes ? [light('SCENES', `${scenes} scenes. Use ${pacing.scenes.min} to ${pacing.scenes.max}.`)] : []),
  ]
}

function hookProblems({ hook, heard }: JudgedScript): Problem[] {
  const words = spokenWordCount(hook)
  return [
    ...(words > LONGEST_HOOK
      ? [grave('HOOK-LONG', `The first sentence has ${words} words. Open with ${LONGEST_HOOK} at most.`)]
      : []),
    ...(GREETING.test(hook) ? [grave('HOOK-GREETING', 'It opens with a greeting. Open with the moment itself.')] : []),
    ...(heard.hooks.has(hookKey(hook)) || heard.sentences.has(hookKey(hook))
      ? [grave('HOOK-USED', `"${hook}" opened an earlier script. Open otherwise.`)]
      : []),
  ]
}

function offerProblems({ spoken, analysis: { price, videoLength }, score }: JudgedScript): Problem[] {
  const problems: Problem[] = []
  if (score.asks !== 'one')
    problems.push(
      grave(
        'CTA-ONE',
        `${score.asks === 'none' ? 'No clear next step.' : 'More than one ask.'} Say one call to action, in the last scene only.`,
      ),
    )
  if (price) {
    const times = occurrences(spoken, price.exact) + (price.under ? occurrences(spoken, price.under) : 0)
    const most = videoLength >= 120 ? 2 : 1
    if (times === 0) problems.push(grave('PRICE-MISSING', `Say the price once, written as ${price.exact}.`))
    if (times > most) problems.push(grave('PRICE-TWICE', `The price is said ${times} times. Say it once.`))
  }
  return problems
}

function occurrences(text: string, part: string): number {
  // "$19" does not stand in "$19.90".
  return text
    .split(part)
    .slice(1)
    .filter((after) => !/^(?:[.,]?\d)/.test(after)).length
}

function voiceProblems({ spoken, brief, analysis }: JudgedScript): Problem[] {
  const own = brief.disclosure !== undefined && brief.disclosure !== null && brief.disclosure !== 'none'
  const personal = splitSentences(spokenText(spoken)).find(
    (sentence) => FIRST_PERSON.test(sentence) && !DISCLOSED.test(sentence),
  )
  return [
    ...(own && !DISCLOSED.test(spoken)
      ? [grave('DISC-01', 'Say early and plainly what binds you to the seller, such as "This is an ad."')]
      : []),
    // What a figure in a skit says is fiction.
    ...(!brief.firstPerson && personal && analysis.style !== 'skit'
      ? [grave('PERS-01', `"${personal}" tells of your own experience. Write without I, me and my.`)]
      : []),
  ]
}

function styleProblems({ spoken, heard }: JudgedScript): Problem[] {
  const long = splitSentences(spoken).find((sentence) => spokenWordCount(sentence) > LONGEST_SENTENCE)
  const stock = STOP_LIST.exec(spoken)?.[0]
  const repeated = repetition(spoken, heard).fourGrams
  return [
    ...(repeated >= MOST_REPEATED
      ? [
          grave(
            'REPEATED',
            `${Math.round(repeated * 100)} % of it stood in an earlier script. Use other words and another order.`,
          ),
        ]
      : []),
    ...(long ? [light('SENTENCE-LONG', `More than ${LONGEST_SENTENCE} words: "${long.slice(0, 80)}…" Split it.`)] : []),
    ...(stock ? [light('STOP-LIST', `"${stock}" is stock advertising. Say it plainly.`)] : []),
  ]
}
