import type { Scene } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import { countSpokenWords } from '../language'
import { type BeatKind, parseFrame } from './frame'
import { CUES, DELIVERY, LIGHTS, MOVES, SHOTS, styleCues } from './frames'
import { capitalise, materialFor, PRODUCT, PRODUCT_AT_START } from './material'
import { clamp } from './pacing'

/** What is filmed in one go. */
export interface Take {
  kind: BeatKind
  /** Tells of the creator's own life. (PERS-01) */
  personal: boolean
  /** The act that shows its feature. */
  shot?: string
}

/** Seconds a picture needs after the words. */
const HOLDS: Record<BeatKind, number> = {
  hook: 0,
  context: 0,
  trouble: 0.5,
  turn: 1,
  feature: 0.7,
  limit: 0,
  price: 0.5,
  cta: 0.5,
}
const MIN_SCENE_SECONDS = 2
const HOOK_WORDS_PER_SECOND = 3
const MAX_HOOK_SCENE_WORDS = 14

/** Durations in half seconds that sum exactly to the video length. A hook takes three to four seconds. */
export function sceneDurations(words: readonly number[], kinds: readonly BeatKind[], videoLength: number): number[] {
  const opening = words[0] ?? 0
  // A first scene with more than a hook in it takes its share of the time.
  const hook =
    opening > MAX_HOOK_SCENE_WORDS
      ? clamp(
          Math.round((opening / sum(words)) * videoLength * 2) / 2,
          3,
          videoLength - MIN_SCENE_SECONDS * words.length,
        )
      : clamp(Math.round((opening / HOOK_WORDS_PER_SECOND) * 2) / 2, 3, 4)
  if (words.length === 1) return [videoLength]
  const left = videoLength - hook
  const rest = words.slice(1)
  const holds = kinds.slice(1).map((kind) => HOLDS[kind])
  // In a very short video the holds may not eat more than a fifth of the time.
  const holdScale = Math.min(1, (left * 0.2) / Math.max(0.1, sum(holds)))
  const speaking = left - sum(holds) * holdScale
  const spoken = Math.max(1, sum(rest))
  const durations = rest.map((count, at) =>
    Math.max(MIN_SCENE_SECONDS, Math.round(((count / spoken) * speaking + (holds[at] ?? 0) * holdScale) * 2) / 2),
  )
  for (let off = left - sum(durations); Math.abs(off) >= 0.5; off = left - sum(durations)) {
    const longest = durations.indexOf(Math.max(...durations))
    durations[longest] = (durations[longest] ?? 0) + (off > 0 ? 0.5 : -0.5)
  }
  return [hook, ...durations]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

const UNSAFE_TO_FILM =
  /\b(?:driv(?:e|es|ing)|car|highway|traffic|bike|bicycle|scooter|ladder|knife|knives|blade|stove|grill|boiling|candle|flame)\b/i

/** Scenes with pictures, camera and notes, for voiceovers that are final. */
export function dressScenes(
  takes: readonly Take[],
  voiceovers: readonly string[],
  analysis: BriefAnalysis,
  withCues: boolean,
  random: Random,
): Scene[] {
  const durations = sceneDurations(
    voiceovers.map((text) => countSpokenWords(text)),
    takes.map(({ kind }) => kind),
    analysis.videoLength,
  )
  const material = materialFor(analysis, random.stream('material'))
  const pictures = random.stream('pictures')
  const usedCues = new Set<unknown>()
  let remindedOfTruth = false
  let lastShot = ''

  return takes.map(({ kind, personal, shot }, at) => {
    const voiceover = voiceovers[at] ?? ''
    const own = styleCues(analysis.style, kind)
    const extra = new Map(shot ? [['shot', shot]] : [])
    const fitting = [...own, ...own, ...CUES[kind]].filter((source) => {
      const frame = parseFrame(source)
      return !usedCues.has(source) && material.allows(frame) && (!frame.slots.has('shot') || shot)
    })
    const withShot = shot ? fitting.filter((source) => parseFrame(source).slots.has('shot')) : []
    const source = pictures.pick(
      withShot.length > 0
        ? withShot
        : fitting.length > 0
          ? fitting
          : ['You hold {product} towards the lens, both hands in frame'],
    )
    usedCues.add(source)
    const cue = material
      .fill(parseFrame(source), extra)
      .map((part) => part.text)
      .join(' ')

    const shots = SHOTS[kind].filter((name) => name !== lastShot)
    lastShot = pictures.pick(shots)
    const direction = `${lastShot}, ${pictures.pick(MOVES[kind])}, ${pictures.pick(LIGHTS)}.`

    const notes = [pictures.pick(DELIVERY[kind])]
    if (at === 0 && analysis.disclosure && analysis.disclosure !== 'none')
      notes.push('Show the word "Ad" on screen from the first second.')
    if (!remindedOfTruth && personal) {
      notes.push('Personal lines: keep what is true for you.')
      remindedOfTruth = true
    }
    if (UNSAFE_TO_FILM.test(`${voiceover} ${cue}`)) notes.push('Safety first: film it parked, switched off, or staged.')
    return {
      id: at + 1,
      duration: durations[at] ?? MIN_SCENE_SECONDS,
      voiceover,
      visualCue: withCues ? `${capitalise(namedIn(cue, analysis))}.` : '',
      cameraDirection: withCues ? direction : '',
      notes: notes.join(' '),
    }
  })
}

function namedIn(text: string, analysis: BriefAnalysis): string {
  const { laterMention } = analysis.product
  // A class or an app is filmed as what it is on: the phone.
  const mention = analysis.category.id === 'service' ? `the phone with ${laterMention} on it` : laterMention
  return text.replaceAll(PRODUCT_AT_START, capitalise(mention)).replaceAll(PRODUCT, mention)
}
