import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import { type Drafting, startDrafting, wordsSince } from './drafting'
import { pickCall, pickCallback } from './endings'
import { featureVoice } from './feature-lines'
import { placeFeatures, sayFeatures } from './feature-telling'
import { type Beat, type FrameSource, parseFrame, takeApart } from './frame'
import { namesPain, ownWords } from './frame-picker'
import {
  CALLBACKS,
  type CallCategory,
  disclosureLines,
  PAIN_LINES,
  PRICE_FRAMES,
  SHEETS,
  SKIT_PAIN_LINES,
  SKIT_PRICE_FRAMES,
} from './frames'
import type { Heard } from './heard'
import { type Hook, pickHook, plotHook } from './hook-choice'
import type { Line } from './lines'
import { materialFor } from './material'
import { sayable, sayMood, toneJunctions } from './moods'
import type { Pacing } from './pacing'
import type { Plot } from './plot'
import { type PlotTelling, plotTelling, SEQ } from './plot-telling'
import { caller, CASTS, spokenBy } from './skit-voices'
import { stockLines } from './stock-lines'

/** The lines of one possible script, in order, before fitting. */
export interface Draft {
  lines: Line[]
  plot: Plot | undefined
  callCategory: CallCategory | 'own'
  /**
   * One more line for a beat, for the fitting step; undefined when nothing new is left to say there. What the plot and the
   * voiced features still have comes before lines that any script could hold: those only with `anything`.
   */
  moreFor(beat: string, words: number, anything: boolean): Line | undefined
  beats: readonly Beat[]
  cast: readonly string[]
}

/** Own words of a price line that says nothing but the price. */
const PLAIN_PRICE = 4

/** Writes one draft along a plot, or along the style's own lines where no plot is given or its hooks are used up. All its choices come from `random`. */
export function draftScript(
  analysis: BriefAnalysis,
  pacing: Pacing,
  heard: Heard,
  random: Random,
  wantedPlot?: Plot,
): Draft {
  const material = materialFor(analysis, random.stream('material'))
  const openings = random.stream('hook')
  const ownHook = wantedPlot && plotHook(wantedPlot, analysis, material, heard, openings)
  const plot = ownHook && wantedPlot
  const hook = ownHook ?? pickHook(analysis, material, heard, openings, pacing.tight)
  const cast = analysis.style === 'skit' ? (plot?.cast ?? random.stream('cast').pick(CASTS)) : []
  const drafting = startDrafting(analysis, pacing, heard, random, material, plot, cast)
  const { lines, line, picker, skit } = drafting
  const beats = SHEETS[analysis.style].beats.filter(
    (beat) => analysis.videoLength >= (beat.minLength ?? 0) && (beat.kind !== 'price' || analysis.price !== undefined),
  )
  const bodyBeats = beats.filter((beat) => beat.kind !== 'hook' && beat.kind !== 'price' && beat.kind !== 'cta')
  const first = bodyBeats[0]
  const voice = featureVoice(analysis, material, heard, pacing)
  const telling = plotTelling(drafting)
  const stock = stockLines(drafting, first, hook.frame.slots.has('audience'))

  sayHook(drafting, beats[0], hook)
  const nextKind = beats[1]?.kind
  if (namesPain(hook.frame) || nextKind === 'context' || nextKind === 'trouble') material.know('trouble-told')

  const { carried, words: featureWords } = placeFeatures(analysis, pacing, beats)
  // What is left for everything else is shared out by the beats' shares.
  const free = Math.max(10, pacing.aim - featureWords - 8 - 9 - (analysis.price ? 6 : 0))
  const shares = bodyBeats.reduce((sum, beat) => sum + beat.share, 0)
  const tones = toneJunctions(analysis, bodyBeats)
  const plotTellsPain = telling.tellsPain(bodyBeats)

  for (const beat of beats) {
    const from = random.stream(beat.id)
    if (beat.kind === 'price') sayPrice(drafting, beat, from)
    if (!bodyBeats.includes(beat)) continue

    const budget = pacing.tight ? 1 : (beat.share / shares) * free
    const start = lines.length
    const junction = tones.get(beat.id)
    // Behind the hook a tone can speak for itself; later it would cut a thought in two.
    if (junction === 'early' || junction === 'turn') sayMood(drafting, junction, beat, from)
    const groups = carried.get(beat.id) ?? []
    const ownLines = telling.linesOf(beat, groups.length > 0)
    // What the seller typed as the problem is told early, whatever else the hook was about.
    const mustName = beat === first && material.mustTellPain && !picker.painNamed() && !namesPain(hook.frame)
    const opensWithPain =
      plotTellsPain ||
      (ownLines.length === 0 &&
        groups.length === 0 &&
        beat.open.some((source) => picker.fits(source) && canTellPain(source)))
    if (mustName && !opensWithPain) {
      const frame = picker(skit ? SKIT_PAIN_LINES : PAIN_LINES, from, {
        words: pacing.tight ? 1 : pacing.aim < 90 ? 6 : 14,
      })
      if (frame) lines.push({ ...line(beat, 'open', frame), droppable: false, keeps: true, mandatory: true })
    }
    if (groups.length > 0 && beat.withFeature) {
      sayFeatures(drafting, voice, telling, beat, groups, ownLines, budget, from, junction === 'react')
      telling.say(beat, ownLines, budget, start, from)
    } else if (ownLines.length > 0) {
      telling.say(beat, ownLines, budget, start, from)
    } else {
      // Right behind a hook with the problem in it, the problem again would only echo.
      const echoes = beat === first && namesPain(hook.frame)
      const other = echoes ? beat.open.filter((source) => !canTellPain(source)) : []
      const frame = picker(other, from, { words: budget }) ?? picker(beat.open, from, { words: budget })
      if (frame) {
        lines.push({ ...line(beat, 'open', frame), keeps: mustName && namesPain(frame) })
        drafting.noteStamp(beat, frame)
      }
    }
    if (beat === first) sayDisclosure(drafting, beat, from)
    if (!plot) fillBeat(beat, budget, start, from)
  }

  const callCategory = sayEnding(drafting, telling, beats[beats.length - 1], hook, random.stream('ending'))

  /** What the plot or the features of a beat still have to say. */
  function ownMore(beat: Beat, room: number, from: Random): Line | undefined {
    const told = telling.more(beat, room, from)
    if (told) return told
    // More about a feature stands right behind it.
    for (const [at, group] of (carried.get(beat.id) ?? []).entries()) {
      const text = group.form === 'full' ? voice.sayMore(group.features, room, from) : undefined
      if (text !== undefined) return { ...line(beat, 'more', takeApart(text)), seq: SEQ.feature + 2 * at + 1 }
    }
    return undefined
  }

  function fillBeat(beat: Beat, budget: number, start: number, from: Random) {
    for (let rounds = 0; rounds < 8; rounds++) {
      const room = budget - wordsSince(lines, start)
      if (room < 6) return
      const next = ownMore(beat, room + 3, from) ?? stock(beat, room + 3, from)
      if (!next) return
      lines.push(next)
    }
  }

  return {
    lines,
    plot,
    callCategory,
    beats,
    cast,
    moreFor: (id, words, anything) => {
      const beat = beats.find((each) => each.id === id)
      if (!beat) return undefined
      const from = random.stream(`more-${id}-${words}`)
      return ownMore(beat, words, from) ?? (anything ? stock(beat, words, from) : undefined)
    },
  }
}

function sayHook({ cast, line, lines, part, picker, skit }: Drafting, beat: Beat | undefined, hook: Hook) {
  if (beat)
    lines.push({ ...line(beat, 'open', hook.frame), parts: [part(skit ? spokenBy(hook.text, cast) : hook.text)] })
  picker.note(hook.frame)
}

function sayPrice(drafting: Drafting, beat: Beat, from: Random) {
  const { analysis, line, lines, pacing, picker, skit } = drafting
  // Either the tone leads up to the number or the price has a line of its own; both would be a speech.
  const words = pacing.tight ? 1 : undefined
  const ledUp = !skit && !pacing.tight && from.next() < 0.5 && sayMood(drafting, 'price', beat, from)
  const priced = sayable([...beat.open, ...(skit ? SKIT_PRICE_FRAMES : PRICE_FRAMES)], analysis)
  const plain = ledUp ? priced.filter((source) => ownWords(parseFrame(source)) <= PLAIN_PRICE) : priced
  const frame = picker(plain, from, { words }) ?? picker(priced, from, { words })
  if (frame) lines.push({ ...line(beat, 'open', frame), droppable: false })
}

/** What the law wants said is said early and never dropped. (DISC-01) */
function sayDisclosure({ analysis, line, lines, pacing, picker, skit }: Drafting, beat: Beat, from: Random) {
  if (!analysis.disclosure) return
  const frame = picker(disclosureLines(analysis.disclosure, skit), from, { words: pacing.tight ? 1 : undefined })
  if (frame)
    lines.push({ ...line(beat, 'open', frame), keeps: true, droppable: false, mandatory: true, personal: false })
}

/** What the hook opened comes back, then the one thing to do. */
function sayEnding(
  drafting: Drafting,
  telling: PlotTelling,
  beat: Beat | undefined,
  hook: Hook,
  from: Random,
): Draft['callCategory'] {
  if (!beat) return 'own'
  const { analysis, cast, heard, line, lines, material, pacing, part, picker, skit } = drafting
  const told = telling
    .linesOf(beat, false)
    .map(({ line: { texts } }) => telling.pickText(texts, from))
    .find((each) => each !== undefined)
  const callback = told ?? pickCallback(hook.frame, picker, from, [...beat.open, ...(skit ? [] : CALLBACKS)])
  if (told) picker.note(told)
  if (callback)
    lines.push({ ...line(beat, 'callback', callback, undefined, told !== undefined), keeps: told !== undefined })
  sayMood(drafting, 'late', beat, from)
  const call = pickCall(analysis, pacing, material, heard, from, callback !== undefined && namesPain(callback))
  lines.push({
    beat: beat.id,
    kind: 'cta',
    role: 'call',
    droppable: false,
    personal: false,
    features: [],
    parts: [part(skit ? spokenBy(`${caller(cast)}: ${call.text}`, cast) : call.text)],
  })
  return call.category
}

/** Whether a text tells the seller's problem. */
function canTellPain(source: FrameSource): boolean {
  return namesPain(parseFrame(source))
}
