import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import { type FrameSource, type ParsedFrame, parseFrame } from './frame'
import type { Heard } from './heard'
import type { Material } from './material'
import { countWords } from './word-counts'

interface PickOptions {
  /** Room in the beat; frames that are much longer lose. */
  words?: number
  /** No frame longer than `words`. */
  strict?: boolean
}
export interface FramePicker {
  (frames: readonly FrameSource[], random: Random, options?: PickOptions): ParsedFrame | undefined
  /** Whether the frame can still be said in this script. */
  fits(source: FrameSource): boolean
  /** Counts a frame that was chosen elsewhere. */
  note(frame: ParsedFrame): void
  /** Whether a picked frame has told the seller's problem. */
  painNamed(): boolean
}

/** Picks frames nobody has heard: not in this draft, and rather not in the account's earlier scripts. */
export function framePicker(
  analysis: BriefAnalysis,
  material: Material,
  heard: Heard,
  voiceBefore: () => string | undefined,
  hasPlot: boolean,
): FramePicker {
  const used = new Set<ParsedFrame>()
  const saidTriples = new Set<string>()
  const saidSentences = new Set<string>()
  const repeats = (frame: ParsedFrame) =>
    frame.triples.some((triple) => saidTriples.has(triple)) ||
    frame.sentences.some((sentence) => saidSentences.has(sentence))
  const remember = (frame: ParsedFrame) => {
    for (const triple of frame.triples) saidTriples.add(triple)
    for (const sentence of frame.sentences) saidSentences.add(sentence)
  }
  let painMentions = 0
  // A plot tells the problem in its own words; a common line about it on top would only echo.
  const mostPain = hasPlot ? 1 : analysis.videoLength < 75 ? 2 : 3
  const isService = analysis.category.id === 'service'
  const fits = (source: FrameSource) => {
    const frame = parseFrame(source)
    return (
      !used.has(frame) &&
      (!frame.tones || frame.tones.has(analysis.tone)) &&
      material.allows(frame) &&
      !(frame.handlesObject && isService) &&
      !repeats(frame)
    )
  }
  const pick = (frames: readonly FrameSource[], random: Random, options: PickOptions = {}): ParsedFrame | undefined => {
    const spokeLast = voiceBefore()
    const fitting: ParsedFrame[] = []
    for (const source of frames) {
      const frame = parseFrame(source)
      if (
        used.has(frame) ||
        (frame.tones && !frame.tones.has(analysis.tone)) ||
        (frame.handlesObject && isService) ||
        !material.allows(frame)
      )
        continue
      if (repeats(frame)) continue
      if (options.strict && options.words !== undefined && frameWords(frame) > options.words) continue
      if (painMentions >= mostPain && namesPain(frame)) continue
      fitting.push(frame)
      // A frame made for this tone is worth five neutral ones.
      if (frame.tones) fitting.push(frame, frame, frame, frame)
    }
    if (fitting.length === 0) return undefined
    // The problem the seller typed comes before any other frame, as long as nobody has named it.
    const naming = painMentions === 0 ? fitting.filter(namesPain) : []
    const wanted = naming.length > 0 ? naming : fitting
    // Two turns of one voice in a row are no dialogue.
    const answering = spokeLast ? wanted.filter((frame) => !frame.parts[0]?.text.startsWith(`${spokeLast}: `)) : []
    const choice = answering.length > 0 ? answering : wanted
    let best: ParsedFrame | undefined
    let bestCost = Infinity
    for (const frame of random.shuffle(choice).slice(0, MOST_WEIGHED)) {
      const over = options.words === undefined ? 0 : Math.max(0, frameWords(frame) - options.words * 1.2)
      const cost = over + heardCost(frame, heard)
      if (cost < bestCost) [best, bestCost] = [frame, cost]
      if (cost === 0) break
    }
    if (best) note(best)
    return best
  }
  const note = (frame: ParsedFrame) => {
    used.add(frame)
    if (namesPain(frame)) painMentions++
    remember(frame)
  }
  return Object.assign(pick, { fits, note, painNamed: () => painMentions > 0 })
}

/** More choices than this are not worth weighing. */
const MOST_WEIGHED = 40

/** How much of a frame's own wording the account has heard. */
export function heardCost(frame: ParsedFrame, heard: Heard): number {
  if (heard.triples.size === 0) return 0
  let cost = 0
  for (const triple of frame.triples) if (heard.triples.has(triple)) cost += 2
  for (const sentence of frame.sentences) if (heard.sentences.has(sentence)) cost += 4
  return cost
}

export function namesPain(frame: ParsedFrame): boolean {
  return ['pain', 'painClause', 'painGerund', 'painQuote', 'painQuestion'].some((slot) => frame.slots.has(slot))
}

const FRAME_WORDS = new WeakMap<ParsedFrame, number>()

/** About how many words a frame takes without its optional clauses. */
export function frameWords(frame: ParsedFrame): number {
  const known = FRAME_WORDS.get(frame)
  if (known !== undefined) return known
  const text = frame.parts
    .filter((part) => !part.optional)
    .map((part) =>
      part.text
        .replace(/(^|\| )[A-C]: /g, '$1')
        .replace(/\{(\w+)\}/g, (_, slot: string) => SAMPLE_VALUES[slot] ?? 'word'),
    )
    .join(' ')
  const words = countWords(text)
  FRAME_WORDS.set(frame, words)
  return words
}

const SAMPLE_VALUES: Partial<Record<string, string>> = {
  moment: 'one two three four five six seven',
  oldWay: 'one two three four five',
  demo: 'one two three four five six',
  limit: 'one two three four five',
  setting: 'the kitchen counter',
  atSetting: 'on the kitchen counter',
  place: 'the kitchen counter',
  atPlace: 'on the kitchen counter',
  prop: 'a full mug',
  image: 'a full mug',
  usual: 'one two three four five',
  life: 'the school run',
  care: 'minutes saved',
  pain: 'warm water by noon',
  painGerund: 'hunting for the remote',
  painClause: 'I always forget my charger',
  painQuote: 'I always forget my charger',
  product: 'the tumbler',
  aCategory: 'a tumbler',
  thisCategory: 'this tumbler',
  anotherCategory: 'another tumbler',
  price: 'nineteen ninety',
  feature: '',
}

const OWN_WORDS = new WeakMap<ParsedFrame, number>()

/** Words of a frame outside its slots. */
export function ownWords(frame: ParsedFrame): number {
  const known = OWN_WORDS.get(frame)
  if (known !== undefined) return known
  const words = countWords(frame.text.replace(/\{\w+\}|(?:^|\| )[A-C]: /g, ' ').replaceAll('|', ' '))
  OWN_WORDS.set(frame, words)
  return words
}
