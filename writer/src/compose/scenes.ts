import type { Scene } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import { spokenWordCount } from '../language'
import { type BeatKind, parseFrame } from './frame'
import { CUES, DELIVERY, LIGHTS, MOVES, SHOTS, styleCues } from './frames'
import { type Line, lineWords } from './lines'
import { capitalise, materialFor, PRODUCT, PRODUCT_AT_START } from './material'
import { clamp, type Pacing } from './pacing'

/** Lines that are filmed in one go. */
export interface Block {
  kind: BeatKind
  lines: Line[]
}

/** Cuts the lines into scenes: one per beat, then short neighbours are merged or long beats split until the number fits. */
export function intoBlocks(lines: readonly Line[], pacing: Pacing): Block[] {
  const blocks: Block[] = []
  let beat = ''
  for (const line of lines) {
    if (line.beat === beat) blocks[blocks.length - 1]?.lines.push(line)
    else blocks.push({ kind: line.kind, lines: [line] })
    beat = line.beat
  }
  while (blocks.length > pacing.scenes.wanted && mergeShortest(blocks));
  while (blocks.length < pacing.scenes.wanted && splitLongest(blocks));
  // Ten features in one take are a reading, not a scene.
  while (blocks.length < pacing.scenes.max && longestShare(blocks) > LONGEST_SHARE && splitLongest(blocks));
  return blocks
}

/** Share of the words that one scene may hold where it can be cut. */
const LONGEST_SHARE = 0.3

function longestShare(blocks: readonly Block[]): number {
  const words = blocks.map(blockWords)
  return Math.max(...words) / Math.max(1, sum(words))
}

const blockWords = (block: Block) => block.lines.reduce((sum, line) => sum + lineWords(line), 0)

/** The hook stays alone: it has its own three seconds. */
function mergeShortest(blocks: Block[]): boolean {
  let best = -1
  let bestWords = Infinity
  for (let at = 1; at + 1 < blocks.length; at++) {
    const [left, right] = [blocks[at], blocks[at + 1]]
    if (!left || !right) continue
    const words = blockWords(left) + blockWords(right)
    if (words < bestWords) [best, bestWords] = [at, words]
  }
  const [left, right] = [blocks[best], blocks[best + 1]]
  if (!left || !right) return false
  // A scene that holds the call is the call's scene; one with a feature shows the feature.
  const kind =
    right.kind === 'cta' ? 'cta' : left.kind === 'feature' || right.kind !== 'feature' ? left.kind : right.kind
  blocks.splice(best, 2, { kind, lines: [...left.lines, ...right.lines] })
  return true
}

function splitLongest(blocks: Block[]): boolean {
  const splittable = blocks
    .map((block, at) => ({ block, at }))
    .filter(({ block, at }) => at > 0 && block.lines.length > 1 && block.kind !== 'cta' && blockWords(block) >= 14)
    .sort((a, b) => blockWords(b.block) - blockWords(a.block))
  for (const { block, at } of splittable) {
    const cut = middleOf(block)
    blocks.splice(
      at,
      1,
      { kind: block.kind, lines: block.lines.slice(0, cut) },
      { kind: block.kind, lines: block.lines.slice(cut) },
    )
    return true
  }
  return false
}

function middleOf(block: Block): number {
  const half = blockWords(block) / 2
  let words = 0
  let best = 1
  let bestOff = Infinity
  for (let at = 1; at < block.lines.length; at++) {
    words += lineWords(block.lines[at - 1] as Line)
    if (Math.abs(words - half) < bestOff) [best, bestOff] = [at, Math.abs(words - half)]
  }
  return best
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
const SHORTEST_SCENE = 2
const HOOK_WORDS_PER_SECOND = 3
const MAX_HOOK_SCENE_WORDS = 14

/** Durations in half seconds that sum exactly to the video length. A hook takes three to four seconds. */
export function sceneDurations(words: readonly number[], kinds: readonly BeatKind[], videoLength: number): number[] {
  const opening = words[0] ?? 0
  // A first scene with more than a hook in it takes its share of the time.
  const hook =
    opening > MAX_HOOK_SCENE_WORDS
      ? clamp(Math.round((opening / sum(words)) * videoLength * 2) / 2, 3, videoLength - SHORTEST_SCENE * words.length)
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
    Math.max(SHORTEST_SCENE, Math.round(((count / spoken) * speaking + (holds[at] ?? 0) * holdScale) * 2) / 2),
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
  blocks: readonly Block[],
  voiceovers: readonly string[],
  analysis: BriefAnalysis,
  withCues: boolean,
  random: Random,
): Scene[] {
  const durations = sceneDurations(
    voiceovers.map((text) => spokenWordCount(text)),
    blocks.map((block) => block.kind),
    analysis.videoLength,
  )
  const material = materialFor(analysis, random.stream('material'))
  const pictures = random.stream('pictures')
  const usedCues = new Set<unknown>()
  let remindedOfTruth = false
  let lastShot = ''

  return blocks.map((block, at) => {
    const voiceover = voiceovers[at] ?? ''
    const shot = block.lines.find((line) => line.shot)?.shot
    const own = styleCues(analysis.style, block.kind)
    const extra = new Map(shot ? [['shot', shot]] : [])
    const fitting = [...own, ...own, ...CUES[block.kind]].filter((source) => {
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

    const shots = SHOTS[block.kind].filter((name) => name !== lastShot)
    lastShot = pictures.pick(shots)
    const direction = `${lastShot}, ${pictures.pick(MOVES[block.kind])}, ${pictures.pick(LIGHTS)}.`

    const notes = [pictures.pick(DELIVERY[block.kind])]
    if (at === 0 && analysis.disclosure && analysis.disclosure !== 'none')
      notes.push('Show the word "Ad" on screen from the first second.')
    if (!remindedOfTruth && block.lines.some((line) => line.personal)) {
      notes.push('Personal lines: keep what is true for you.')
      remindedOfTruth = true
    }
    if (UNSAFE_TO_FILM.test(`${voiceover} ${cue}`)) notes.push('Safety first: film it parked, switched off, or staged.')
    return {
      id: at + 1,
      duration: durations[at] ?? SHORTEST_SCENE,
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
