import { type GeneratedScript, paragraphs, type ScriptBrief, type ScriptPlan, secondsOf } from '@reelwright/shared'
import { analyseBrief, type BriefAnalysis } from '../reading'
import { type CheckContext, checkText, endDatesIn, type Flag } from '../check'
import { parsePrice, isPriceRange, countSpokenWords } from '../language'
import type { KindSource } from '../pipeline'
import { type CraftScore, scoredBrief, scoreScript } from '../score'
import { anatomyOf, type Part } from './anatomy'
import { takeApart, textsOf, wholeText, type WorkingScript } from './working-script'

/** A script on its way from what it was to what is wished: the words, what is known about the product, and the running time. */
export interface State {
  work: WorkingScript
  brief: ScriptBrief
  analysis: BriefAnalysis
  /** False where only a text was sent: then nothing is known about the product but what the text says. */
  known: boolean
  /** Running time in seconds; undefined where only a text was sent. */
  seconds: number | undefined
  seed: string
  avoid: readonly string[]
  /** Where new versions find what is written about the product's kind. */
  kinds: KindSource
  /** Sentences this message asked for, so that its other wishes do not cut them again. */
  wanted?: ReadonlySet<string>
  /** How the writer planned the script; undefined for those of somebody else. */
  plan: ScriptPlan | undefined
  /** What other parts of the script a wish changed: its hook, its call. */
  newHook?: string
  newCall?: string
}

/** What came of one wish. Without a state nothing was done, and `said` tells why. */
export interface Step {
  state?: State
  said: string
}

export const done = (state: State, said: string): Step => ({ state, said })
export const notDone = (said: string): Step => ({ said })

const SHORTEST = 5
const LONGEST = 600

/** A running time that can be filmed, in half seconds: whatever a client stored. */
export function soundSeconds(seconds: number): number {
  if (!Number.isFinite(seconds)) return 60
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(seconds * 2) / 2))
}

export interface Sent {
  script: string | GeneratedScript
  brief?: ScriptBrief | null | undefined
  locked: readonly string[]
  seed: string
  avoid: readonly string[]
  kinds: KindSource
}

/** Reads what was sent. Never throws: facts that are missing are missing. */
export function stateOf({ script, brief: given, locked, seed, avoid, kinds }: Sent): State {
  const whole = typeof script === 'string' ? undefined : script
  const voiceovers = typeof script === 'string' ? paragraphs(script) : script.scenes.map(({ voiceover }) => voiceover)
  const films =
    whole?.scenes.map(({ visualCue, cameraDirection, notes }) => ({ visualCue, cameraDirection, notes })) ?? []
  const work = takeApart(voiceovers, films, locked)
  const brief = given ?? (whole ? briefOf(whole) : briefOfText(wholeText(work), work.dialogue))
  return {
    work,
    brief,
    analysis: analyseBrief(brief),
    known: given ? true : whole !== undefined && /\p{L}{2}/u.test(brief.productName),
    seconds: whole
      ? soundSeconds(
          whole.metadata.videoLength > 0
            ? whole.metadata.videoLength
            : whole.scenes.reduce((sum, { duration }) => sum + duration, 0),
        )
      : undefined,
    seed,
    avoid,
    kinds,
    plan: whole?.plan,
  }
}

function briefOf({ metadata, scenes }: GeneratedScript): ScriptBrief {
  return {
    ...EMPTY,
    productName: metadata.productName,
    price: Math.max(0, metadata.price),
    features: metadata.features.slice(0, 20),
    videoLength: soundSeconds(metadata.videoLength),
    targetAudience: metadata.targetAudience || 'everyone',
    style: metadata.videoStyle,
    tone: metadata.tone,
    includeVisualCues: scenes.some(({ visualCue, cameraDirection }) => visualCue || cameraDirection),
  }
}

const EMPTY: ScriptBrief = {
  productName: 'thing',
  price: 0,
  features: [],
  videoLength: 60,
  targetAudience: 'everyone',
  style: 'talking-head',
  tone: 'helpful-friend',
  painPoint: '',
  callToAction: '',
  includeVisualCues: true,
  outputType: 'both',
  firstPerson: true,
  disclosure: undefined,
}

/** Without a brief the text itself tells whether people talk to each other, what it costs, and about how long it runs. */
function briefOfText(text: string, dialogue: boolean): ScriptBrief {
  const typed = /[$€£]\s?\d[\d,]*(?:\.\d{1,2})?/.exec(text)?.[0]
  const price = typed ? parsePrice(typed) : undefined
  return {
    ...EMPTY,
    price: price === undefined ? 0 : isPriceRange(price) ? price.from.amount : price.amount,
    style: dialogue ? 'skit' : EMPTY.style,
    videoLength: soundSeconds(Math.max(15, secondsOf(countSpokenWords(text)))),
  }
}

/** The same script with other facts about it. */
export function withBrief(state: State, change: Partial<ScriptBrief>): State {
  const brief = { ...state.brief, ...change }
  return { ...state, brief, analysis: analyseBrief(brief) }
}

export const withWork = (state: State, work: WorkingScript): State => ({ ...state, work })

export const anatomy = (state: State): Part[] => anatomyOf(state.work, state.analysis, state.brief)
export const wordsOf = (state: State): number => countSpokenWords(wholeText(state.work))

export function seriousFlags(text: string, state: State): Flag[] {
  return checkText(text, 'script', contextOf(state)).filter(({ severity }) => severity !== 'info')
}

/** What the checker knows of the brief. */
export const contextOf = ({ brief }: State): CheckContext => ({
  ...(brief.price > 0 && { price: brief.price }),
  facts: endDatesIn(brief.callToAction),
})

/** How the script scores as it stands, for choosing among new lines. Durations do not matter to the parts asked for. */
export function scoreOf(state: State): CraftScore {
  const texts = textsOf(state.work)
  const total = Math.max(1, wordsOf(state))
  return scoreScript({
    brief: scoredBrief(state.brief),
    flags: seriousFlags(texts.join('\n\n'), state),
    scenes: state.work.scenes.map(({ film }, at) => ({
      voiceover: texts[at] ?? '',
      visualCue: film.visualCue,
      cameraDirection: film.cameraDirection,
      duration: Math.max(0.5, (countSpokenWords(texts[at] ?? '') / total) * state.analysis.videoLength),
    })),
  })
}

export function pointsOf(state: State, id: CraftScore['parts'][number]['id']): number {
  return scoreOf(state).parts.find((part) => part.id === id)?.points ?? 10
}
