import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../reading'
import { allowedPart } from '../reading/allowed-part'
import { amountsIn, bareFormsOf, type Flag, namesPrice } from '../check'
import type { Pacing } from '../pacing'
import { cleanText, hookKey, withoutCues, countSpokenWords, PRICE_ON_SCREEN, splitSentences } from '../language'
import { claimsToCheck } from './claims-to-check'
import { contentWordsIn, typedIn } from './everyday-words'
import { foreignWords } from './foreign-words'
import { baseVerb } from '../reading'
import { type Heard, repetition } from './heard'
import { inventedFacts } from './invented-facts'
import { NUMBER, valueOf } from './said-numbers'
import { firstMention, isNamed, mentionsOf } from './mentions'

/** A broken rule, with a message that says what to change. */
export interface Problem {
  id: string
  message: string
  /** `refuse`: unsafe or untrue. `ask`: the model is asked once to change it. `advise`: the script is kept, the user gets a note. */
  level: 'refuse' | 'ask' | 'advise'
  /** What the user reads when the script is kept; without it, the message. */
  note?: string
  /** The sentence it is about, where it is about one. */
  sentence?: string
  /** The scene to change, from 1, where the message quotes none. */
  scene?: number
  /** Not worth a question of its own: it goes along with one that is asked anyway. The user is shown it in any case. */
  isFaint?: true
  /** How far the length is off, as a share of the wanted one. */
  off?: number
}

export interface JudgedScript {
  brief: ScriptBrief
  analysis: BriefAnalysis
  pacing: Pacing
  heard: Heard
  /** The spoken words of each scene. */
  scenes: readonly string[]
  hook: string
  flags: readonly Flag[]
  /** The change that the user asks for, as typed. */
  wish: string
  /** What the writer of the script was told beside the brief. */
  told: readonly string[]
}

/** Share of four-word runs of one earlier script. (issue 4, point 3) */
const MAX_REPEATED = 0.25

const FIRST_PERSON = /\b(?:I|I'm|I've|I'd|I'll|[Mm]y|[Mm]e|[Mm]ine|myself)\b/
const DISCLOSED =
  /\b(?:this is an ad|(?:it's|it is) an ad|ad:|paid (?:ad|partnership|promotion|to)|sponsored|gifted|sent (?:me|us|it)|affiliate|commission|my own (?:product|shop|brand)|(?:I|we) (?:make|made|sell) (?:it|them|this|these)|(?:I|we) earn)\b/i

/** Every rule the script breaks, the gravest first. */
export function problemsOf(script: JudgedScript): Problem[] {
  const spoken = script.scenes.join('\n\n')
  const problems = [
    ...flagProblems(script, spoken),
    ...factProblems(script, spoken),
    ...claimProblems(script, spoken),
    ...productProblems(script, spoken),
    ...languageProblems(script),
    ...placeholderProblems(spoken),
    ...voiceProblems(script, spoken),
    ...lengthProblems(script),
    ...repeatedProblems(script, spoken),
    ...priceProblems(script, spoken),
    ...callProblems(script),
  ]
  return LEVELS.flatMap((level) => problems.filter((problem) => problem.level === level))
}

const LEVELS = ['refuse', 'ask', 'advise'] as const
const problem =
  (level: Problem['level']) =>
  (id: string, message: string): Problem => ({ id, message, level })
const [refuse, ask, advise] = LEVELS.map(problem) as [
  ReturnType<typeof problem>,
  ReturnType<typeof problem>,
  ReturnType<typeof problem>,
]

/** An order to a machine when typed in a field; in a script one character says it to another. */
const STORY_WORDS = /^you are now$/i
/** A role of a conversation, or a voice of a skit. */
const VOICE_LABEL = /^\s*(?:assistant|user|human)\s*:$/i
/** Claims for which a script is refused; other warnings become advice. */
const UNTRUE = /^(?:HLTH-02|COMP-01|ENV-01|PRICE-02|PRICE-03|SOC-01|KIDS-01|SAFE-01|PROF-01|INJ-01)$/
const SUPERLATIVE = /best|#|number|no\. ?1|only|est\b|most|first|unbeatable|unmatched|miracle/i

/** "If you count coupons" offers none. */
const COUPON_OFFER =
  /\b(?:a|the|this|our|with|use|clip|there's|there is) (?:\p{L}+ )?coupon|coupons? (?:code|for|in)\b|[%$]/iu

/** "It isn't the best", "not a miracle": a denied superlative is not a claim. */
const NEGATED = /\b(?:not|never|no|nothing|isn't|aren't|wasn't|ain't)(?: an?| the| exactly| quite)* $/i

function flagProblems({ flags, analysis, brief, wish }: JudgedScript, spoken: string): Problem[] {
  const name = analysis.product.title.toLowerCase()
  const unvoiced = new Set(analysis.unvoicedFeatures.map(({ text }) => text))
  const typed = [
    ...brief.features.filter((text) => !unvoiced.has(text)),
    brief.callToAction,
    allowedPart(wish).reason ? '' : wish,
  ]
    .join('\n')
    .toLowerCase()
  /** Where the product is named first: one word of a story before it, as "slimming" of a shirt, is no promise. */
  const named = firstMention(spoken, brief, analysis)
  const mentions = mentionsOf(brief, analysis)
  const isWebsite = /\bweb ?site/i.test(brief.productName + brief.painPoint)
  return (
    flags
      // `inventedFacts` judges prices: it knows which ones are the product's.
      .filter(({ severity, rule }) => rule !== 'PRICE-01' && (severity !== 'info' || rule === 'INJ-01'))
      .filter(({ matched }) => !STORY_WORDS.test(matched) && !(isWebsite && /^web ?sites?$/i.test(matched)))
      .filter(({ matched }) => analysis.style !== 'skit' || !VOICE_LABEL.test(matched))
      .filter(({ rule, start }) => rule !== 'ABS-01' || !NEGATED.test(spoken.slice(Math.max(0, start - 30), start)))
      .filter(({ rule, start }) => rule !== 'PRICE-02' || !isPriceOfOther(spoken.slice(0, start), mentions))
      .filter(
        ({ start, matched }) =>
          !/^coupons?$/i.test(matched) || COUPON_OFFER.test(spoken.slice(Math.max(0, start - 20), start + 25)),
      )
      // Words of the product's name and of the seller's own claims are allowed.
      .filter(
        ({ severity, matched }) =>
          severity === 'block' || ![name, typed].some((own) => own.includes(matched.toLowerCase())),
      )
      .map(({ rule, severity, matched, reason, saferWording, start }) => {
        const isAside = /^\p{L}+$/u.test(matched) && start < named && /^(?:WGHT|HLTH|REG)/.test(rule)
        const isGrave =
          !isAside &&
          !(
            rule === 'REG-01' &&
            DRINK.test(matched) &&
            ![name, typed].some((own) => own.includes(matched.toLowerCase()))
          ) &&
          !isOfLife({ rule, matched, start }, spoken, named) &&
          (severity === 'block' || UNTRUE.test(rule) || (rule === 'ABS-01' && SUPERLATIVE.test(matched)))
        const message = `"${matched}": ${reason}${saferWording ? ` ${saferWording}` : ''}`
        return (isGrave ? refuse : advise)(rule, message)
      })
  )
}

/** A glass in somebody's hand: what may not be sold is told by the product's name and features. */
const DRINK = /^(?:beer|wine|champagne|prosecco|cocktail|margarita|whiske?y|cider)s?$/i

/** "The best job in the world", "forty orders on a Sunday": said of life, and not of the product. */
function isOfLife({ rule, matched, start }: Pick<Flag, 'rule' | 'matched' | 'start'>, spoken: string, named: number) {
  if (rule === 'SOC-01') return start < named && /^(?:\p{L}+|\d{1,2}) orders$/iu.test(matched)
  if (rule !== 'ABS-01') return false
  // "He did number one, then number two"
  if (/^(?:number|no\.) ?(?:one|1)$/i.test(matched) && /^[.,!?:;]/.test(spoken.slice(start + matched.length)))
    return !RANKED.test(spoken.slice(0, start))
  return /^the best$/i.test(matched) && BEST_OF_LIFE.test(spoken.slice(start))
}
const RANKED =
  /(?:^|[.,!?:;]\s*|\s)(?:\p{L}+'(?:s|re)|the|an?|our|your|my|its|is|are|was|were|as|at|still|now|rated|ranked|voted|named|called|hit|made)\s+$|[.!?\n]\s*$|^$/iu
const BEST_OF_LIFE =
  /^the best (?:job|part|day|night|seat|spot|sleep|meal|dinner|trip|hour|minute|five|ten|moment|friend|kid|dog|cat|mom|dad|joke|excuse)s?\b/i

/** "The taxi was $18", "my old one was $50": what another thing cost. */
function isPriceOfOther(before: string, mentions: readonly string[]): boolean {
  const said = before.split(/[.!?,;\n]\s*/).at(-1) ?? ''
  const subject = /\b(?:the|my|our|his|her|your|an?) ((?:[\p{L}'-]+ ){1,3})$/iu.exec(said)?.[1]?.toLowerCase() ?? ''
  if (subject === '' || /\b(?:price|one|set|pack|pair|kit|box|bottle|jar|bag)s? $/.test(subject.replace(OLD_ONE, '')))
    return false
  return OLD_ONE.test(subject) || !mentions.some((name) => subject.includes(name.toLowerCase()))
}
const OLD_ONE = /\b(?:old|last) \p{L}+/u

const FACT_WORDS = {
  'FACT-NUMBER': 'is not in the brief. Leave the number out.',
  'FACT-OTHER-NUMBER': 'is another number than the brief has. Say the typed one or none.',
  'FACT-PRICE': 'is not the price.',
  'PRICE-01': 'is less than the price.',
  'FACT-DEADLINE': 'names a deadline that is not in the brief. Leave it out.',
  'FACT-REVIEW': 'reports what others say, which is not in the brief. Leave it out.',
  'FACT-EXPERT': 'cites an expert who is not in the brief. Leave it out.',
  'FACT-MATERIAL': 'names a material that is not in the brief. Leave it out.',
  'FACT-FEATURE': 'is not in the brief. Leave it out.',
  'FACT-SAVING': 'promises saved time or money that is not in the brief. Leave it out.',
  'FACT-OFFER': 'promises an offer that is not in the brief. Leave it out.',
  'FACT-RELIEF': 'promises something about a body. Leave it out.',
  'FACT-AWARD': 'names an award that is not in the brief. Leave it out.',
  'FACT-FIRST': 'claims that nothing else does this. Leave it out.',
  'PRICE-02': 'names an earlier price. Say only the price in the data.',
  'COMP-01': 'names another brand. Say "my old one" or "the usual kind".',
} as const

const factProblems = ({ brief, analysis, wish }: JudgedScript, spoken: string): Problem[] =>
  inventedFacts(spoken, brief, analysis, wish).map(({ id, said, sentence }) => ({
    ...refuse(id, `"${said}" ${FACT_WORDS[id]}`),
    sentence,
  }))

/** Two unaccounted words may still be a joke: the model is asked, and the seller sees the line. One is only shown. */
const claimProblems = ({ brief, analysis, wish, told }: JudgedScript, spoken: string): Problem[] =>
  claimsToCheck(spoken, brief, analysis, [wish, ...told]).map(({ sentence, words, isFaint }) => ({
    ...(words.length > 1 ? ask : advise)(
      'FACT-CHECK',
      `Check this line: “${sentence}” Nothing you typed says ${words.map((word) => `“${word}”`).join(' or ')}.`,
    ),
    sentence,
    ...(isFaint && { isFaint }),
  }))

const productProblems = ({ brief, analysis }: JudgedScript, spoken: string): Problem[] =>
  isNamed(spoken, brief, analysis)
    ? []
    : [refuse('OFF-PRODUCT', `The product is never named. Call it ${analysis.product.first}.`)]

function languageProblems({ scenes, brief, wish }: JudgedScript): Problem[] {
  const fields = [
    brief.productName,
    ...brief.features,
    brief.painPoint,
    brief.story ?? '',
    brief.callToAction,
    brief.targetAudience,
    wish,
  ]
  const words = foreignWords(scenes, fields.map(cleanText).join('\n'))
  return words.length > 0
    ? [refuse('FOREIGN', `${words.slice(0, 6).join(', ')}: not English. Write all of it in English.`)]
    : []
}

/** "The [Product Name] keeps it cold." */
const PLACEHOLDER = /\[[^\]]+\]/

const placeholderProblems = (spoken: string): Problem[] =>
  [PLACEHOLDER.exec(spoken)].flatMap((found) =>
    found ? [refuse('PLACEHOLDER', `"${found[0]}" stands for something. Say the thing itself.`)] : [],
  )

/** Below this share of the wanted words a text must show that it is a script. Any other length is kept: only safety and truth cost one. */
const MIN_SCRIPT_SHARE = 0.25
const MIN_SCRIPT_SENTENCES = 3

/** A very short text without what a script ends with: it broke off, or is one line, or talks about a script. */
function isFragment(script: JudgedScript): boolean {
  const spoken = withoutCues(script.scenes.join('\n'))
  const isComplete = /[.!?]["')]*\s*$/.test(spoken) && splitSentences(spoken).length >= MIN_SCRIPT_SENTENCES
  return !isComplete || callProblems(script).length > 0
}

function lengthProblems(script: JudgedScript): Problem[] {
  const {
    scenes,
    brief,
    pacing: { accept, aim, target },
  } = script
  const counts = scenes.map((text) => countSpokenWords(text))
  const words = counts.reduce((sum, count) => sum + count, 0)
  if (words >= accept.min && words <= accept.max) return []
  const excess = words - Math.round(aim)
  const how =
    excess > 0
      ? `Cut about ${excess} words, most of them in ${namesOf(scenesToCut(counts, excess))}.`
      : `Add about ${-excess} words${scenes.length > 2 ? ` in ${namesOf(scenesToFill(counts))}` : ' after the hook'}, without a new fact.`
  return [
    {
      id: 'LENGTH',
      level: words < target * MIN_SCRIPT_SHARE && isFragment(script) ? 'refuse' : 'ask',
      message: `${words} spoken words, where ${accept.min} to ${accept.max} fit. ${how}`,
      note: `Runs about ${Math.round((words / aim) * brief.videoLength)} s instead of ${brief.videoLength} s.`,
      off: Math.abs(excess) / aim,
    },
  ]
}

/** The longest scenes, until a third of their words would be enough. */
function scenesToCut(counts: readonly number[], excess: number): number[] {
  const longestFirst = counts.map((_, at) => at).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  let held = 0
  return longestFirst.filter((at) => {
    const isNeeded = held < excess * 3
    held += counts[at] ?? 0
    return isNeeded
  })
}

/** The two shortest scenes between the hook and the last one. */
const scenesToFill = (counts: readonly number[]): number[] =>
  counts
    .map((_, at) => at)
    .slice(1, -1)
    .toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0))
    .slice(0, 2)

/** "scene 2", "scenes 2 and 4" */
function namesOf(places: readonly number[]): string {
  const numbers = places.map((at) => at + 1).toSorted((a, b) => a - b)
  const last = numbers.pop() ?? 1
  return numbers.length === 0 ? `scene ${last}` : `scenes ${numbers.join(', ')} and ${last}`
}

function repeatedProblems({ hook, heard }: JudgedScript, spoken: string): Problem[] {
  const repeated = repetition(spoken, heard).fourGrams
  return [
    ...(heard.hooks.has(hookKey(hook)) || heard.sentences.has(hookKey(hook))
      ? [ask('HOOK-USED', `"${hook}" opened an earlier script. Use a different opening.`)]
      : []),
    ...(repeated >= MAX_REPEATED
      ? [
          ask(
            'REPEATED',
            `${Math.round(repeated * 100)}% of it repeats an earlier script. Change the wording and the order.`,
          ),
        ]
      : []),
  ]
}

/** "79 francs", "sixteen quid", "140 Australian dollars": currencies that are no other word in most scripts, and so are looked for only here. */
const OF_MONEY = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER})(?= (?:(?:Australian|Canadian|Hong Kong|New Zealand|Singapore|Swiss|US|Danish|Norwegian|Swedish) )?(?:dollars?|pounds?|quid|euros?|francs?|kron(?:er|or|a)|crowns|yen|rupees|pesos|reais|rand|zloty|lira|dirhams?)\b)`,
  'giu',
)
/** "CHF 79", "A$140", "£16" */
const SIGNED_MONEY = /(?:\b[A-Z]{3} ?|[£€¥$]) ?(\d[\d.,]*)/g

function priceProblems({ brief, analysis: { price } }: JudgedScript, spoken: string): Problem[] {
  if (!price || spoken.includes(PRICE_ON_SCREEN)) return []
  const { length } = amountsIn(spoken).filter(({ value }) => namesPrice(value, brief.price))
  if (length > 1 && brief.videoLength < 120)
    return [advise('REPEATED-PRICE', `The script says the price ${length} times. Once is enough.`)]
  if (length > 0) return []
  const plain = spoken.toLowerCase().replaceAll('-', ' ')
  if (bareFormsOf(brief.price).some((form) => new RegExp(`(?<![\\w.$])${form}(?!\\w|\\.\\d)`).test(plain))) return []
  const amounts = [OF_MONEY, SIGNED_MONEY].flatMap((pattern) => [...spoken.matchAll(pattern)])
  if (amounts.some(([, said = '']) => namesPrice(valueOf(said), brief.price))) return []
  return [advise('PRICE-MISSING', `The script doesn't say the price: ${brief.priceText || price.exact}.`)]
}

/** What last scenes point to or ask for; the seller's own words count as well, and any sentence that begins with a verb. */
const CALL =
  /\b(?:below|right here|link(?:ed)?|tap|click|shop|cart|order|buy|book|start|sign up|join|download|install|try|get|grab|take|pick|check|find|follow|subscribe|switch|save)\b/i

function callProblems({ scenes, brief }: JudgedScript): Problem[] {
  const last = scenes.at(-1) ?? ''
  const isSaid = typedIn([last])
  if (CALL.test(last) || contentWordsIn(cleanText(brief.callToAction)).some(isSaid)) return []
  if (splitSentences(withoutCues(last)).some(asksFor)) return []
  return [advise('CALL-MISSING', 'The last scene doesn’t say what to do next. Add a call to action.')]
}

/** "Register before the next receipt fades", but not "Skip it", which says who needs none. */
function asksFor(sentence: string): boolean {
  const [first = ''] = /(?<=^(?:(?:and|so|then|now|just|please),? )*)\p{L}+/iu.exec(sentence) ?? []
  const sureness = baseVerb(first.toLowerCase())
  return !sentence.endsWith('?') && (sureness === 'sure' || sureness === 'likely') && !NO_CALL.test(first)
}
const NO_CALL =
  /^(?:skip|keep|leave|let|pass|hope|feel|enjoy|forget|remember|imagine|think|say|love|thank|wish|works?)$/i

function voiceProblems({ brief, analysis }: JudgedScript, spoken: string): Problem[] {
  const own = brief.disclosure !== undefined && brief.disclosure !== null && brief.disclosure !== 'none'
  const personal = splitSentences(withoutCues(spoken)).find(
    (sentence) => FIRST_PERSON.test(sentence) && !DISCLOSED.test(sentence),
  )
  return [
    ...(own && !DISCLOSED.test(spoken)
      ? [refuse('DISC-01', 'Say early and plainly what binds you to the seller, such as "This is an ad."')]
      : []),
    // What a figure in a skit says is fiction.
    ...(!brief.firstPerson && personal && analysis.style !== 'skit'
      ? [refuse('PERS-01', `"${personal}" tells of your own experience. Write without I, me and my.`)]
      : []),
  ]
}
