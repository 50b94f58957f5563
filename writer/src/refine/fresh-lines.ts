import { paragraphs, TONES } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import {
  type Beat,
  type BeatKind,
  type FrameSource,
  type HookCategory,
  type ParsedFrame,
  parseFrame,
  wordTriples,
} from '../compose/frame'
import {
  AUDIENCE_LINES,
  CALL_CATEGORIES,
  CALLBACKS,
  type CallCategory,
  callsToAction,
  CUES,
  FEATURE_FRAMES,
  LIGHTS,
  MOVES,
  PAIN_LINES,
  PRICE_FRAMES,
  SHEETS,
  SHOTS,
  SITUATIONS,
  SKIT_FEATURE_FRAMES,
  SKIT_PAIN_LINES,
  SKIT_PRICE_FRAMES,
  SKIT_SITUATIONS,
  TONE_LINES,
  type ToneJunction,
  WRAPPED_CALLS,
} from '../compose/frames'
import { hookKey } from '../compose/heard'
import { hookFits, hookText, possibleHooks } from '../compose/hook-choice'
import { capitalise, featureSlots, materialFor, nameProduct } from '../compose/material'
import { assignVoices, CASTS, spokenBy } from '../compose/skit-voices'
import { inTone, withinExclamations } from '../compose/tone'
import { type Random, seededRandom, countSpokenWords, tidy } from '../language'
import { SPARE_DIALOGUE, SPARE_LINES } from './spare-lines'

// The only file of this room that knows how the composer keeps its material.

export type LineKind =
  | 'hook'
  | 'call'
  | 'price'
  | 'feature'
  | 'consequence'
  | 'limit'
  | 'situation'
  | 'aside'
  | 'proof'
  | 'callback'
  | 'tone'
  | 'pain'
  | 'audience'
  | 'question'
  | 'observation'
  | 'contrast'
  | 'addressed'
  | 'personal'

export interface FreshLine {
  kind: LineKind
  /** Ready to be said; dialogue has one labelled line for each voice. */
  text: string
  words: number
  /** Tells of the creator's own life. (PERS-01) */
  personal: boolean
  /** Of a hook or a call: its family. */
  category?: HookCategory | CallCategory | 'own'
  /** Of a feature or consequence: which. */
  feature?: number
}

export interface LineWish {
  /** How many are needed at most. */
  limit?: number
  /** About how long one may be; others come later in the list. */
  words?: number
  /** Which feature it is about. */
  feature?: number
  junction?: ToneJunction
  categories?: readonly CallCategory[]
  /** Leave out lines about the creator's own life. */
  impersonal?: boolean
}

export interface LineSourceOptions {
  seed: string
  /** Earlier scripts of the account, newest first. */
  avoid: readonly string[]
  /** What the script says already: nothing of it comes again. */
  said: string
  /** False where nobody told us the product: then no line may name it or its kind. */
  known: boolean
  /** Speakers' labels without colon, where the script is a dialogue. */
  cast: readonly string[]
  firstPerson: boolean
}

const TONE_KEYS: ReadonlySet<string> = new Set(
  TONES.flatMap((tone) => Object.values(TONE_LINES[tone]).flatMap((frames: readonly FrameSource[]) => frames))
    .flatMap((source) => parseFrame(source).parts.map(({ text }) => text))
    .filter((text) => !text.includes('{'))
    .flatMap((text) => [text, ...text.split(/(?<=[.!?])\s+/)])
    .map(hookKey),
)

/** Whether a sentence is one of the composer's lines of pure tone, which carry no content. */
export const isToneLine = (text: string): boolean => TONE_KEYS.has(hookKey(text))

/** Slots that say what the product is or what it is like. Features are known wherever somebody typed one. */
const NEEDS_PRODUCT =
  /^(?:product|short|category|aCategory|anotherCategory|thisCategory|pain\w*|audience|limit|demo|oldWay|usual)$/
const MAX_TRIED = 120

/** New lines of a kind, best fit first: nothing the script says already, and rather nothing the account has heard. */
export function freshLines(
  kind: LineKind,
  analysis: BriefAnalysis,
  wish: LineWish,
  options: LineSourceOptions,
): FreshLine[] {
  const dialogue = options.cast.length > 1
  const random = seededRandom(`${options.seed} ${kind} ${wish.feature ?? ''} ${wish.junction ?? ''}`)
  const said = new Set(wordTriples(options.said))
  const saidKeys = ` ${hookKey(options.said)} `
  const heard = new Set(options.avoid.slice(0, 30).flatMap((script) => wordTriples(script)))
  const heardHooks = new Set(
    options.avoid.map((script) => hookKey((paragraphs(script)[0] ?? '').replace(/^[A-Z0-9 .'’&-]{1,30}: /gm, ''))),
  )
  const found: (FreshLine & { cost: number })[] = []
  const texts = new Set<string>()
  let tries = 0
  for (const draft of drafts(kind, analysis, wish, random, dialogue)) {
    if (tries++ > MAX_TRIED) break
    const { frame } = draft
    if (!allowed(frame, analysis, options, wish, dialogue)) continue
    const filled = realised(frame, draft.extra, analysis, random.stream(tries), options, dialogue, kind)
    const text = filled && checkedText(filled, kind, analysis)
    if (!text || texts.has(text)) continue
    const repeats = wordTriples(text.replace(/^[^:\n]{1,30}: /gm, '')).filter((triple) => said.has(triple)).length
    const key = hookKey(text)
    if (
      kind !== 'feature' &&
      kind !== 'consequence' &&
      kind !== 'callback' &&
      repeats > (kind === 'call' || kind === 'price' || kind === 'proof' ? 1 : 0)
    )
      continue
    if (saidKeys.includes(` ${key} `) || (kind === 'hook' && heardHooks.has(key))) continue
    const words = countSpokenWords(text)
    const worn = wordTriples(text).filter((triple) => heard.has(triple)).length
    const off = wish.words === undefined ? 0 : Math.abs(words - wish.words)
    texts.add(text)
    found.push({
      kind,
      text,
      words,
      personal: frame.personal,
      cost: off + worn * 2 + repeats + tries / 1000 + (frame.tones ? -1 : 0),
      ...(draft.category && { category: draft.category }),
      ...(draft.feature !== undefined && { feature: draft.feature }),
    })
  }
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, wish.limit ?? found.length)
    .map(({ cost: _cost, ...line }) => line)
}

interface FrameDraft {
  frame: ParsedFrame
  extra?: ReadonlyMap<string, string>
  category?: FreshLine['category']
  feature?: number
}

/** What might be said, in random order; each is looked at only if it is needed. */
function* drafts(
  kind: LineKind,
  analysis: BriefAnalysis,
  wish: LineWish,
  random: Random,
  dialogue: boolean,
): Generator<FrameDraft> {
  const plain = (frames: readonly FrameSource[]) =>
    random.shuffle(frames).map((source): FrameDraft => ({ frame: parseFrame(source) }))
  const direct = ['talking-head', 'informative', 'bottom-of-funnel', 'product-review', 'hack-tip'].includes(
    analysis.style,
  )
  const { beats } = SHEETS[analysis.style]
  switch (kind) {
    case 'hook':
      for (const { category, frame } of random.shuffle(possibleHooks(analysis, materialFor(analysis, random), random)))
        yield { frame, category }
      return
    case 'call': {
      if (analysis.callToAction && !wish.categories) {
        const own = analysis.callToAction.replace(/[.!?]+$/, '')
        for (const source of WRAPPED_CALLS) yield { frame: parseFrame(source.replace('{cta}', own)), category: 'own' }
      }
      for (const category of wish.categories ?? random.shuffle(CALL_CATEGORIES))
        for (const draft of plain(callsToAction(category))) yield { ...draft, category }
      return
    }
    case 'price':
      yield* plain(dialogue ? SKIT_PRICE_FRAMES : PRICE_FRAMES)
      return
    case 'feature':
    case 'consequence':
      yield* featureDrafts(kind, analysis, wish, random, dialogue)
      return
    case 'proof':
      yield* proofDrafts(analysis, wish, random, dialogue)
      return
    case 'limit':
      yield* plain(
        dialogue
          ? SPARE_DIALOGUE.limit
          : [...SPARE_LINES.limit, ...ofBeats(beats, 'limit').filter((source) => /\{limit\}/.test(sourceText(source)))],
      )
      return
    case 'situation':
      if (dialogue) yield* plain([...SKIT_SITUATIONS.life, ...ofBeats(beats, 'context', 'trouble')])
      else
        yield* plain([
          ...(direct ? SITUATIONS.life : [...SITUATIONS.life, ...SITUATIONS.scene]),
          ...ofBeats(beats, 'context', 'trouble'),
        ])
      return
    case 'aside':
      if (dialogue) yield* plain([...SKIT_SITUATIONS.product, ...ofBeats(beats, 'feature')])
      else
        yield* plain([
          ...SITUATIONS.product,
          ...ofBeats(beats, 'feature'),
          ...ofBeats(SHEETS['talking-head'].beats, 'feature'),
        ])
      return
    case 'callback':
      yield* plain(
        dialogue ? ofBeats(beats, 'cta') : [...CALLBACKS, ...(beats.find((beat) => beat.kind === 'cta')?.open ?? [])],
      )
      return
    case 'tone':
      yield* plain(TONE_LINES[analysis.tone][wish.junction ?? 'react'])
      return
    case 'pain':
      yield* plain(dialogue ? SKIT_PAIN_LINES : PAIN_LINES)
      return
    case 'audience':
      yield* plain(AUDIENCE_LINES)
      return
    default:
      yield* plain((dialogue ? SPARE_DIALOGUE : SPARE_LINES)[kind])
  }
}

const sourceText = (source: FrameSource) => (typeof source === 'string' ? source : source.text)

/** Lines of a style that may stand anywhere in beats of these kinds. */
function ofBeats(beats: readonly Beat[], ...kinds: readonly BeatKind[]): FrameSource[] {
  return beats.filter((beat) => kinds.includes(beat.kind)).flatMap((beat) => beat.more ?? [])
}

function* featureDrafts(
  kind: 'feature' | 'consequence',
  analysis: BriefAnalysis,
  wish: LineWish,
  random: Random,
  dialogue: boolean,
): Generator<FrameDraft> {
  const pool = dialogue ? SKIT_FEATURE_FRAMES : FEATURE_FRAMES
  for (const [at, feature] of analysis.features.entries()) {
    if (wish.feature !== undefined && wish.feature !== at) continue
    const benefits = random.shuffle(feature.benefits)
    if (kind === 'consequence') {
      for (const [i, benefit] of benefits.slice(0, 2).entries()) {
        const frames = random.shuffle((dialogue ? SPARE_DIALOGUE : SPARE_LINES).consequence)
        const frame = frames[i % frames.length]
        if (frame) yield { frame: parseFrame(frame), extra: featureSlots(feature, benefit), feature: at }
      }
      continue
    }
    for (const benefit of benefits.slice(0, 2))
      for (const source of random.shuffle<FrameSource>(pool['with benefit']).slice(0, 4))
        yield { frame: parseFrame(source), extra: featureSlots(feature, benefit), feature: at }
    const rest: readonly FrameSource[] = feature.announced ? [...pool.plain, ...pool.short] : pool.short
    for (const source of random.shuffle(rest).slice(0, 5))
      yield { frame: parseFrame(source), extra: featureSlots(feature, undefined), feature: at }
  }
}

/** What a creator can do on camera: the act that shows a feature where there is one worth announcing, else an act of the product's kind. */
function* proofDrafts(
  analysis: BriefAnalysis,
  wish: LineWish,
  random: Random,
  dialogue: boolean,
): Generator<FrameDraft> {
  const frames = random.shuffle((dialogue ? SPARE_DIALOGUE : SPARE_LINES).proof).map(parseFrame)
  for (const [at, feature] of analysis.features.entries()) {
    if (!feature.announced || (wish.feature !== undefined && wish.feature !== at)) continue
    for (const frame of frames.filter(({ slots }) => slots.has('shot')))
      yield { frame, extra: featureSlots(feature, undefined), feature: at }
  }
  for (const frame of frames.filter(({ slots }) => slots.has('demo'))) yield { frame }
}

function allowed(
  frame: ParsedFrame,
  analysis: BriefAnalysis,
  options: LineSourceOptions,
  wish: LineWish,
  dialogue: boolean,
): boolean {
  if (frame.tones && !frame.tones.has(analysis.tone)) return false
  if (frame.handlesObject && analysis.category.id === 'service') return false
  // What people say in a play is nobody's testimony.
  if (frame.personal && !dialogue && (wish.impersonal || !options.firstPerson)) return false
  if (frame.requires.has('trouble-told')) return false
  return options.known || ![...frame.slots].some((slot) => NEEDS_PRODUCT.test(slot))
}

function realised(
  frame: ParsedFrame,
  extra: ReadonlyMap<string, string> | undefined,
  analysis: BriefAnalysis,
  random: Random,
  options: LineSourceOptions,
  dialogue: boolean,
  kind: LineKind,
): string | undefined {
  const material = materialFor(analysis, random)
  if (!material.allows(frame) || [...frame.slots].some((slot) => /^(?:clause2|clause3)$/.test(slot))) return undefined
  if ([...frame.slots].some((slot) => /^(?:feature|clause|benefit|np|shot)$/.test(slot) && !extra?.has(slot)))
    return undefined
  const text =
    kind === 'hook'
      ? hookText(frame, material)
      : material
          .fill(frame, extra)
          .filter(({ optional }) => !optional)
          .map((part) => part.text)
          .join(' ')
  if (!text || (kind === 'hook' && !hookFits(text, analysis))) return undefined
  const named = options.said.toLowerCase().includes(analysis.product.shortName.toLowerCase()) && kind !== 'hook'
  const toned = kind === 'hook' || kind === 'call' || kind === 'tone' ? text : inTone(text, analysis.tone)
  const voiced =
    dialogue && kind !== 'call' && (kind !== 'tone' || toned.includes(' | '))
      ? voices(toned, options.cast)
      : toned.replace(/(^|\| )[A-C]: /g, '$1')
  // The second mention is "the tumbler" wherever the script has named it before.
  const [, spoken = ''] = named
    ? nameProduct(['\ue001', voiced], analysis)
    : ['', nameProduct([voiced], analysis)[0] ?? '']
  const [calm = ''] =
    kind === 'tone' || kind === 'price' ? withinExclamations([spoken], analysis.tone) : [spoken.replace(/!/g, '.')]
  return tidy(calm)
}

function voices(text: string, labels: readonly string[]): string {
  const cast = [...labels, ...(CASTS[0] ?? [])].slice(0, 3)
  return assignVoices([spokenBy(text, cast)], cast)[0] ?? text
}

/** A line that still shows its seams is none. */
function checkedText(text: string, kind: LineKind, analysis: BriefAnalysis): string | undefined {
  if (/[{}|\ue000-\ue00f]|undefined|NaN/.test(text) || !/\p{L}/u.test(text)) return undefined
  // A breath that was cut in two gave one voice two lines in a row.
  const speakers = text.split('\n').map((line) => /^[^:]{1,30}:/.exec(line)?.[0])
  if (speakers.some((speaker, at) => at > 0 && speaker !== undefined && speaker === speakers[at - 1])) return undefined
  if (/\b(?:microphone|mic)\b/.test(text)) return undefined
  if (kind === 'price' && analysis.price && !text.includes(analysis.price.exact)) return undefined
  return capitalise(text)
}

/** A picture, a camera and a light for a scene of this kind that are not the ones it has. */
export function freshFilm(
  kind: BeatKind,
  analysis: BriefAnalysis,
  options: LineSourceOptions,
  lastShot: string,
  usedCues: readonly string[],
  shot?: string,
): { visualCue: string; cameraDirection: string } {
  const random = seededRandom(`${options.seed} film ${kind} ${lastShot} ${usedCues.length}`)
  const material = materialFor(analysis, random.stream('material'))
  const extra = new Map(shot ? [['shot', shot]] : [])
  const cue = random
    .shuffle(CUES[kind])
    .map(parseFrame)
    .filter(
      (frame) =>
        material.allows(frame) &&
        (!frame.slots.has('shot') || shot) &&
        (options.known || ![...frame.slots].some((slot) => NEEDS_PRODUCT.test(slot))),
    )
    .map((frame) =>
      material
        .fill(frame, extra)
        .map(({ text }) => text)
        .join(' '),
    )
    .map((text) => capitalise(nameProduct(['\ue001', text], analysis)[1] ?? ''))
    .find((text) => text && !usedCues.some((used) => used.startsWith(text)))
  const shots = SHOTS[kind].filter((name) => name !== lastShot)
  return {
    visualCue: `${cue ?? 'You look straight into the lens, then at your hands'}.`,
    cameraDirection: `${random.pick(shots.length > 0 ? shots : SHOTS[kind])}, ${random.pick(MOVES[kind])}, ${random.pick(LIGHTS)}.`,
  }
}
