import type { GeneratedScript } from '@reelwright/shared'
import { composeFromFeatures, refusalOf } from '@reelwright/writer'
import { checkBrief, type Flag } from '@reelwright/writer/check'
import { type CraftScore, featureScorer } from '@reelwright/writer/score'
import { kindsFor } from '../../../platform/product-kinds'
import type { ClaimNote, SheetScene, TryOutAnswer } from './try-out-answer'
import { briefOf } from './try-out-brief'
import type { TryOutField, TryOutInput } from './try-out-input'

export interface TryOutRequest {
  input: TryOutInput
  /** Counts the scripts of this visit: another number is another script. */
  version: number
  /** Spoken texts that this visitor has seen already. */
  seen: string[]
}

/** Writes one script in the browser with the writer that the server has, too. Heavy: only the worker imports it. */
export async function writeTryOut({ input, version, seen }: TryOutRequest): Promise<TryOutAnswer> {
  const read = briefOf(input)
  if ('reason' in read) return { kind: 'refused', ...read }
  const { brief } = read
  const refusal = refusalOf(brief)
  if (refusal) return { kind: 'refused', field: formField(refusal.field), reason: refusal.reason }

  const script = composeFromFeatures(brief, {
    seed: `try-out ${version}`,
    avoid: seen,
    kinds: await kindsFor(brief, true),
  })
  const scenes = timed(script.scenes)
  const { score, flags } = featureScorer(brief)(script.scenes)
  return {
    kind: 'written',
    whole: script,
    script: {
      product: brief.productName,
      // A few features fill less than the length that was asked for.
      seconds: Math.round(scenes.at(-1)?.to ?? 0),
      scenes,
      hashtags: script.hashtags,
      spoken: script.spoken_script,
      score: { total: score.total, ...adviceOf(score) },
      claims: claimNotes([...checkBrief(brief), ...flags], script.spoken_script),
    },
  }
}

const formField = (path: string): TryOutField => (path.startsWith('features') ? 'features' : 'product')

function timed(scenes: GeneratedScript['scenes']): SheetScene[] {
  let from = 0
  return scenes.map(({ duration, voiceover, visualCue, cameraDirection }) => {
    const scene = { from, to: from + duration, line: typeset(voiceover), cue: visualCue, camera: cameraDirection }
    from = scene.to
    return scene
  })
}

/** Apostrophes and quotation marks as a printed page has them; inches stay as they are. What is copied is plain. */
function typeset(line: string): string {
  return line
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<![^\s(])"(\p{L}[^"]*?[\p{L}.,!?…])"(?![\p{L}\p{N}])/gu, '“$1”')
}

function adviceOf({ parts }: CraftScore): { advice?: string } {
  const open = parts.filter(({ fix, points }) => fix !== undefined && points < 10)
  const heaviest = open.sort((a, b) => (10 - b.points) * b.weight - (10 - a.points) * a.weight)[0]
  return heaviest?.fix === undefined ? {} : { advice: heaviest.fix }
}

/** More than a handful of notes is a wall that nobody reads. */
const MAX_NOTES = 5

/** The most serious first; what is said about the same words twice, once. */
function claimNotes(flags: readonly Flag[], spoken: string): ClaimNote[] {
  const said = spoken.toLowerCase()
  const notes = new Map<string, { note: ClaimNote; weight: number }>()
  for (const { matched, reason, severity, field, saferWording } of flags) {
    const words = matched.trim()
    if (words === '' || notes.has(words.toLowerCase())) continue
    const leftOut = field !== 'script' && !said.includes(words.toLowerCase())
    const weight = ['block', 'warn', 'info'].indexOf(severity)
    const note = { words, reason, leftOut, ...(saferWording === undefined ? {} : { instead: saferWording }) }
    notes.set(words.toLowerCase(), { note, weight })
  }
  return [...notes.values()]
    .sort((a, b) => a.weight - b.weight)
    .slice(0, MAX_NOTES)
    .map(({ note }) => note)
}
