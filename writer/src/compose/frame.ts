import type { Tone } from '@reelwright/shared'
import { splitSentences } from '../language'
import { tellsExperience } from './person'
import { hookKey } from './sentence-keys'

/**
 * A line frame: one to three sentences with named slots, and optional clauses in [square brackets] that the fitting step
 * adds or drops. What a frame needs is read off its slots: one with {pain} is only used when the seller typed a pain point.
 *
 * Facts come only through slots. A frame's own words describe situations, actions and opinions, never an attribute of the product.
 */
export interface Frame {
  text: string
  /** Only for these tones; a frame without tones fits all ten. */
  tones?: readonly Tone[]
  /** What must be known beyond the slots. */
  requires?: readonly Requirement[]
  /** Creator speech about the creator's own life. Read off the text where it says I, me or my. */
  personal?: boolean
}

/** Most frames are just their text. */
export type FrameSource = string | Frame

export const REQUIREMENTS = [
  'pain',
  'mild-pain',
  'price',
  'category',
  'audience',
  'no-features',
  'features',
  'no-price',
  'trouble-told',
  'full-length',
  'half-minute',
] as const
export type Requirement = (typeof REQUIREMENTS)[number]

export const HOOK_CATEGORIES = ['problem', 'curiosity', 'attention', 'social', 'entertainment'] as const
export type HookCategory = (typeof HOOK_CATEGORIES)[number]

/** What a beat is for: decides pictures, camera, notes, and what the tone may add to it. */
export const BEAT_KINDS = ['hook', 'context', 'trouble', 'turn', 'feature', 'limit', 'price', 'cta'] as const
export type BeatKind = (typeof BEAT_KINDS)[number]

export interface Beat {
  id: string
  kind: BeatKind
  /** Percent of the running time. */
  share: number
  /** Shorter videos leave this beat out; 0 keeps it always. Seconds. */
  minLength?: number
  /** How a beat starts. Price beats and CTA beats without frames of their own use the shared ones. */
  open: readonly FrameSource[]
  /** How the beat starts when it carries features: {feature} stands for whole sentences. Beats without this carry none. */
  withFeature?: readonly FrameSource[]
  /** Lines that may follow in any order, each understandable by itself. */
  more?: readonly FrameSource[]
}

export interface StyleSheet {
  hooks: Record<HookCategory, readonly FrameSource[]>
  beats: readonly Beat[]
}

/** A frame taken apart once, when it is first used. */
export interface ParsedFrame {
  id: string
  text: string
  parts: { text: string; optional: boolean }[]
  tones: ReadonlySet<Tone> | undefined
  requires: ReadonlySet<Requirement>
  personal: boolean
  /** Tells what its speaker did, has or owns; without the first person it is told of the viewer. */
  experience: boolean
  /** How many fresh values the frame takes from each list, e.g. two moments. */
  draws: ReadonlyMap<string, number>
  /** Word triples outside slots: two frames sharing one would sound like a repetition. */
  triples: readonly string[]
  /** Whole sentences without slots, as `hookKey` writes them: heard twice, even "Hold on." is a repetition. */
  sentences: readonly string[]
  slots: ReadonlySet<string>
  /** Handles the product as an object: no class or app is lifted out of a parcel. */
  handlesObject: boolean
}

/** Slots that take a value nobody has heard yet in this script. */
export const DRAWN_SLOTS = new Set([
  'moment',
  'setting',
  'atSetting',
  'prop',
  'oldWay',
  'limit',
  'demo',
  'life',
  'event',
  'care',
])

const REQUIREMENT_OF_SLOT = new Map<string, Requirement>([
  ['pain', 'pain'],
  ['painClause', 'pain'],
  ['painGerund', 'pain'],
  ['painQuote', 'pain'],
  ['painQuestion', 'pain'],
  ['price', 'price'],
  ['underPrice', 'price'],
  ['category', 'category'],
  ['aCategory', 'category'],
  ['anotherCategory', 'category'],
  ['thisCategory', 'category'],
  ['audience', 'audience'],
])

const PARSED = new Map<FrameSource, ParsedFrame>()

/** Frames of the content are taken apart once per process. A text that holds a seller's words must not be kept: `takeApart`. */
export function parseFrame(source: FrameSource): ParsedFrame {
  const known = PARSED.get(source)
  if (known) return known
  const parsed = takeApart(source)
  PARSED.set(source, parsed)
  return parsed
}

/** The same for a text that is said once and never again. */
export function takeApart(source: FrameSource): ParsedFrame {
  const frame: Frame = typeof source === 'string' ? { text: source } : source
  const slots = [...frame.text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const draws = new Map<string, number>()
  for (const slot of slots.filter((slot) => DRAWN_SLOTS.has(slot))) {
    const list = slot === 'atSetting' ? 'setting' : slot
    draws.set(list, (draws.get(list) ?? 0) + 1)
  }
  const requires = new Set(frame.requires ?? [])
  for (const slot of slots) {
    const requirement = REQUIREMENT_OF_SLOT.get(slot)
    if (requirement) requires.add(requirement)
  }
  // Short videos have no third round and no third step to announce.
  if (/\bthree rounds\b/i.test(frame.text)) requires.add('full-length')
  if (/\bthree (?:small )?steps\b|step two\. everybody/i.test(frame.text)) requires.add('half-minute')
  return {
    id: frame.text.slice(0, 60),
    text: frame.text,
    parts: splitOptional(frame.text),
    tones: frame.tones && new Set(frame.tones),
    requires,
    personal: frame.personal ?? /\b(I|I'm|I'd|I've|I'll|my|me|mine)\b/.test(frame.text),
    experience: frame.personal ?? tellsExperience(frame.text),
    draws,
    triples: wordTriples(frame.text),
    sentences: frame.text
      .split(' | ')
      .flatMap((turn) => splitSentences(turn.replace(/^[A-C]: /, '')))
      // A clock stamp says when, not what.
      .filter((sentence) => !/[{}[\]]/.test(sentence) && !/^\d{1,2}:\d{2}\.$/.test(sentence))
      .map(hookKey),
    slots: new Set(slots),
    handlesObject:
      (/\{(?:product|itObject|it)\}/.test(frame.text) && OBJECT_WORDS.test(frame.text)) ||
      NAMES_OBJECT.test(frame.text),
  }
}

const OBJECT_WORDS =
  /\b(?:order(?:ed)?|parcel|door|drawer|box|shelf|carry|lift|pick|showed up|unpack\w*|pocket|table|hands?|touch|space|arrives?|delivery|garage|hold|put|keep|left|close by|back|waiting|lives|buy another|borrow|places?|over|lamp|look at|close up|says)\b/i

const NAMES_OBJECT =
  /\b(?:object|size or color|at my house|reorganize|in the picture|close up|nicer box|in my hand|the return label|parcel|in the box)\b/i

function splitOptional(text: string): ParsedFrame['parts'] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter((piece) => piece.trim().length > 0)
    .map((piece) =>
      piece.startsWith('[')
        ? { text: piece.slice(1, -1).trim(), optional: true }
        : { text: piece.trim(), optional: false },
    )
}

/** Runs of three words, broken at slots and at sentence ends. */
export function wordTriples(text: string): string[] {
  const triples: string[] = []
  for (const run of text.toLowerCase().split(/\{\w+\}|[.?!:|\n]|\b[A-Z]:/)) {
    const words = run.match(/[\p{L}\p{N}'’]+/gu) ?? []
    for (let at = 0; at + 3 <= words.length; at++) triples.push(words.slice(at, at + 3).join(' '))
  }
  return triples
}
