import {
  type GeneratedScript,
  optionLabel,
  type ScriptAngles,
  type ScriptBrief,
  secondsOf,
  spokenText,
  type VideoStyle,
} from '@reelwright/shared'
import type { FeatureBrief } from '../feature-brief'
import { type CommonMaterial, type KindEntry, type Kind, type Piece, recognizeKind } from '../kinds'
import { hashSeed, seededRandom, titleCased } from '../language'
import { atLengthOf, scoreScript } from '../score'
import { ALL_FIELDS } from './all-fields'
import { type FieldReaders, NO_FIELDS } from './field-readers'
import { heardIn, sentenceHashes } from './heard'
import type { Judged } from './judge'
import { packAround } from './pack'
import { type Angle, anglesFor, isPlain, isTold } from './plan'
import { problemOf, readBrief } from './reading'
import { runWith } from './run'

/** Where the writer finds what was written about kinds of products. */
export interface KindSource {
  index: readonly KindEntry[]
  skeletons: readonly Piece[]
  common: CommonMaterial
  /** Undefined when it is not there. */
  kind(id: string): Kind | undefined
}

export interface WriteOptions {
  /** The same seed, brief and kinds give the same script on every machine. */
  seed: string
  /** Earlier spoken scripts of this account, newest first: their openers do not come back. */
  avoid?: readonly string[]
  kinds: KindSource
}

const MAX_OTHER_ANGLES = 8
/** A script this much shorter than asked for gets a note and an offered length. */
const SHORT_SHARE = 0.9
const MIN_LENGTH = 15
const SHORTEST_SHARE = 0.75

/** The kind of product a brief is about; undefined when unsure. */
export function kindOf(
  { productName, features, painPoint }: ScriptBrief,
  index: readonly KindEntry[],
  english = productName,
): KindEntry | undefined {
  const found = recognizeKind(productName, features, painPoint, index)
  return found || english === productName ? found?.entry : recognizeKind(english, features, painPoint, index)?.entry
}

/** The kind of a brief on the server, where foreign nouns and the other fields may say what its product is. */
export const kindIn = (brief: ScriptBrief, { index, common }: Pick<KindSource, 'index' | 'common'>) =>
  kindOf(brief, index, ALL_FIELDS.name(brief, common))

/** Whether there are lines for the brief's kind of product and for its problem. */
function isWrittenFor(brief: ScriptBrief, kind: Kind): boolean {
  if (!brief.firstPerson) return false
  return brief.painPoint === '' || problemOf(brief.painPoint, kind.problems) !== undefined
}

/** The angles of a brief before it is written, best first, and the kind of product that is recognized. */
export function anglesOf(
  brief: ScriptBrief,
  { seed = '', avoid = [], kinds }: Partial<WriteOptions> & Pick<WriteOptions, 'kinds'>,
): ScriptAngles {
  const entry = kindIn(brief, kinds)
  const kind = entry && kinds.kind(entry.id)
  if (!kind || !isWrittenFor(brief, kind)) return { angles: [], kind: kind?.name ?? null }
  const reading = readBrief(brief, kind, kinds.common)
  const random = seededRandom(hashSeed(seed, brief.productName))
  const angles = withOwnLabels(anglesFor(reading, kinds.skeletons, heardIn(avoid), random))
    .slice(0, MAX_OTHER_ANGLES + 1)
    .map(({ id, label, problem }) => ({ id, label, problem: problem?.clause ?? reading.painPoint }))
  return { angles, kind: kind.name }
}

/** The first angle of each label: a moment can be told along several pieces, and a list must not offer it twice. */
const withOwnLabels = (angles: readonly Angle[]) =>
  angles.filter(({ label }, at) => angles.findIndex((each) => each.label === label) === at)

/** Writes one complete script without any model. */
export const writeBrief = (brief: ScriptBrief, options: WriteOptions): GeneratedScript =>
  writeWith(ALL_FIELDS, brief, options)

/** The same for a brief without problem, price and call, with half of the engine. */
export const writeFeatures = (brief: FeatureBrief, options: WriteOptions): GeneratedScript =>
  writeWith(NO_FIELDS, brief, options)

function writeWith(
  fields: FieldReaders,
  brief: ScriptBrief,
  { seed, avoid = [], kinds }: WriteOptions,
): GeneratedScript {
  const entry = kindOf(brief, kinds.index, fields.name(brief, kinds.common))
  const kind = entry && kinds.kind(entry.id)
  const { skeletons, common } = kinds
  const judged = runWith(fields, brief, {
    seed,
    avoid,
    kind,
    skeletons,
    common,
    angle: brief.angle ?? undefined,
  })
  const { written, plan, flags, angles } = judged
  const { reading } = plan
  const random = seededRandom(hashSeed(seed, brief.productName))
  const scenes = written.scenes.map((scene) =>
    brief.includeVisualCues ? scene : { ...scene, visualCue: '', cameraDirection: '' },
  )
  const score = scoreScript({ scenes, brief: atLengthOf(reading.scored, scenes), flags })
  return {
    title: `${titleCased(reading.product.title)} - ${optionLabel(reading.style)} Script`,
    scenes,
    metadata: {
      viralScore: `${score.total.toFixed(1)}/10`,
      // Other clients expect a range; it is shown nowhere. (SR-04)
      estimatedViews: '50K-200K',
      suggestions: score.suggestions.slice(0, 5),
      productName: brief.productName,
      price: brief.price,
      features: brief.features,
      targetAudience: brief.targetAudience,
      // Scripts in the seller's own words end when these are said.
      videoLength: scenes.reduce((sum, { duration }) => sum + duration, 0),
      videoStyle: brief.style,
      tone: brief.tone,
      spokenWords: written.words,
    },
    spoken_script: spokenText(written.scenes),
    ...packAround(judged, angles, random.stream('pack')),
    plan: {
      angle: { id: plan.angle.id, label: plan.angle.label },
      problem: plan.angle.problem?.clause ?? reading.painPoint,
      proof: plan.features[0]?.typed ?? '',
      others: withOwnLabels([plan.angle, ...angles])
        .slice(1, MAX_OTHER_ANGLES + 1)
        .map(({ id, label }) => ({ id, label })),
      sentences: sentenceHashes(written.scenes.map(({ voiceover }) => voiceover)),
      ...notesOf(judged),
    },
  }
}

/** Seconds that the words carry, when they are much fewer than asked for, or that a story needs which takes longer. */
const offeredLengthOf = (judged: Judged) => judged.plan.longer ?? shorterLengthOf(judged)

function shorterLengthOf({ written, plan }: Judged): number | undefined {
  const { seconds } = plan.reading
  const carried = Math.max(MIN_LENGTH, Math.round(secondsOf(written.words) / 5) * 5)
  return secondsOf(written.words) < seconds * SHORT_SHARE && carried < seconds ? carried : undefined
}

/** What the studio says beside a script that is much shorter than asked for. */
export function lengthNoteOf(judged: Judged): string | undefined {
  const length = shorterLengthOf(judged)
  const more = judged.plan.reading.fields.more(judged)
  const said = Math.ceil(secondsOf(judged.written.words))
  // There is no shorter length to choose.
  if (judged.plan.reading.seconds === MIN_LENGTH && said < MIN_LENGTH * SHORTEST_SHARE)
    return `These words carry about ${said} seconds. ${more}.`
  if (length === undefined) return undefined
  return `These words carry about ${length} seconds. ${more}, or choose a shorter length.`
}

/** Beside a list of the seller's words. */
const STYLE_NOTES: Partial<Record<VideoStyle, string>> = {
  comparison: 'There is no side-by-side yet. Type what people use instead, and where it falls short.',
  skit: 'This is told to camera, so there is no second voice.',
  conspiracy: 'There are no clues to follow yet. Type what you noticed, and what you found out.',
}

export function notesOf(judged: Judged): { notes: string[]; offeredLength?: number } {
  const { written, plan } = judged
  const { reading } = plan
  const said = written.scenes.map(({ voiceover }) => voiceover).join(' ')
  const shown = written.captions.filter((caption) => !said.includes(caption))
  const offeredLength = offeredLengthOf(judged)
  const notes = [
    lengthNoteOf(judged),
    ...(plan.notes ?? []),
    (isTold(plan.angle) ? !reading.story.isTyped : isPlain(plan)) && STYLE_NOTES[reading.style],
    !reading.story.isTyped &&
      'Add your story: two or three sentences about the last time you needed it make the best script.',
    !reading.story.isTyped &&
      !reading.kind &&
      'This product is new to the writer, so the script keeps to your own words.',
    !reading.story.isTyped &&
      reading.ownProblem &&
      !reading.problem &&
      reading.kind &&
      'Nothing is written for this problem yet, so the script tells it in your words.',
    shown.length > 0 && `Shown as text, not spoken: ${shown.join(', ')}.`,
    written.unshown.length > 0 &&
      `Left out, because a scene has room for one short text: ${written.unshown.join(', ')}.`,
  ].filter((note): note is string => Boolean(note))
  notes.push(...reading.fields.lost(judged, notes))
  return { notes, ...(offeredLength !== undefined && { offeredLength }) }
}
