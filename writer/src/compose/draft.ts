import type { VideoStyle } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import { pickCall, pickCallback } from './endings'
import { featureVoice } from './feature-lines'
import { type FeatureGroup, planFeatures, spreadGroups } from './feature-plan'
import { type Beat, type FrameSource, type HookCategory, type ParsedFrame, parseFrame } from './frame'
import { framePicker, frameWords, heardCost, namesPain, ownWords, stampOf } from './frame-picker'
import {
  AUDIENCE_LINES,
  CALLBACKS,
  type CallCategory,
  disclosureLines,
  PAIN_LINES,
  PRICE_FRAMES,
  SHEETS,
  SITUATIONS,
  SKIT_PAIN_LINES,
  SKIT_PRICE_FRAMES,
  SKIT_SITUATIONS,
  TONE_LINES,
  type ToneJunction,
} from './frames'
import type { Heard } from './heard'
import { pickHook, plotHook } from './hook-choice'
import { type Line, lineWords } from './lines'
import { materialFor } from './material'
import type { Pacing } from './pacing'
import type { Plot, PlotLine } from './plot'
import { CASTS, spokenBy } from './skit-voices'
import { inTone } from './tone'
import { countWords } from './word-counts'

/** Styles that talk to the viewer about the product; the others tell or play a scene. */
const DIRECT_STYLES: ReadonlySet<VideoStyle> = new Set<VideoStyle>([
  'talking-head',
  'informative',
  'bottom-of-funnel',
  'product-review',
  'hack-tip',
])

/** The lines of one possible script, in order, before fitting. */
export interface Draft {
  lines: Line[]
  plot: Plot | undefined
  hookCategory: HookCategory
  callCategory: CallCategory | 'own'
  /**
   * One more line for a beat, for the fitting step; undefined when nothing new is left to say there. What the plot and the
   * voiced features still have comes before lines that any script could hold: those only with `anything`.
   */
  moreFor(beat: string, words: number, anything: boolean): Line | undefined
  beats: readonly Beat[]
  cast: readonly string[]
}

/** A line of the plot that the account knows better than this is left out as long as others fit. */
const MOST_HEARD = 3

/** The seller's problem is told within so many beats behind the hook. */
const PAIN_BEATS = 2

/** Own words of a price line that says nothing but the price. */
const PLAIN_PRICE = 4

/** In a dialogue the others would only hold up the scene. */
const SKIT_JUNCTIONS: ReadonlySet<ToneJunction> = new Set<ToneJunction>(['react'])

/** Minutes by which a day may lie earlier or later as a whole, so that not every one of them starts at 6:30. */
const CLOCK_SHIFTS = [0, -10, -5, 5, 10, 15]

/** Places of lines within a beat that is told by a plot. */
const SEQ = { feature: 0, react: 90, verdict: 95, plot: 100 }

/** Writes one draft along a plot, or along the style's own lines where no plot is given or its hooks are used up. All its choices come from `random`. */
export function draftScript(
  analysis: BriefAnalysis,
  pacing: Pacing,
  heard: Heard,
  random: Random,
  wantedPlot?: Plot,
): Draft {
  const sheet = SHEETS[analysis.style]
  const skit = analysis.style === 'skit'
  const material = materialFor(analysis, random.stream('material'))
  const openings = random.stream('hook')
  const ownHook = wantedPlot && plotHook(wantedPlot, analysis, material, heard, openings)
  const plot = ownHook && wantedPlot
  const hook = ownHook ?? pickHook(analysis, material, heard, openings)
  const cast = skit ? (plot?.cast ?? random.stream('cast').pick(CASTS)) : []
  const beats = sheet.beats.filter(
    (beat) => analysis.videoLength >= (beat.minLength ?? 0) && (beat.kind !== 'price' || analysis.price !== undefined),
  )
  const lines: Line[] = []
  const picker = framePicker(analysis, material, heard, () => lastVoice(lines, cast), plot !== undefined)
  const voice = featureVoice(analysis, material, heard, pacing)
  const minutes = analysis.style === 'day-in-life' ? random.stream('clock').pick(CLOCK_SHIFTS) : 0
  const line = (
    beat: Beat,
    role: Line['role'],
    frame: ParsedFrame,
    extra?: ReadonlyMap<string, string>,
    asWritten = false,
  ): Line => ({
    beat: beat.id,
    kind: beat.kind,
    role,
    droppable: role === 'more' || role === 'tone' || role === 'callback',
    personal: frame.personal && !skit && (analysis.firstPerson || !frame.experience),
    features: [],
    parts: material.fill(frame, extra).map((part) => {
      const told = minutes === 0 ? part.text : shiftClock(part.text, minutes)
      const text = role === 'call' || asWritten ? told : inTone(told, analysis.tone, role)
      const said = skit ? spokenBy(text, cast) : text
      return {
        text: said,
        optional: part.optional,
        on: !part.optional || random.next() < 0.5,
        words: wordsOf(said, analysis),
      }
    }),
  })

  // Hook
  const hookBeat = beats[0]
  if (hookBeat)
    lines.push({
      ...line(hookBeat, 'open', hook.frame),
      parts: [part(skit ? spokenBy(hook.text, cast) : hook.text, analysis)],
    })
  picker.note(hook.frame)

  const firstBody = beats[1]?.kind
  if (namesPain(hook.frame) || firstBody === 'context' || firstBody === 'trouble') material.know('trouble-told')

  // Features
  // Three steps leave the tool less room than other styles leave their product.
  const groups = planFeatures(
    analysis.features,
    pacing.aim * (analysis.style === 'hack-tip' || (skit && pacing.aim < 60) ? 0.72 : 1),
  )
  const carriers = beats.filter((beat) => beat.withFeature)
  const carried = spreadGroups(
    groups,
    carriers.slice(0, Math.max(1, groups.length)).map((beat) => beat.id),
  )
  const featureWords = groups.reduce(
    (sum, group) =>
      sum +
      group.features.reduce(
        (words, at) => words + countWords(analysis.features[at]?.clause ?? ''),
        group.form === 'full' ? 9 : 3,
      ),
    0,
  )

  // What is left for everything else is shared out by the beats' shares.
  const free = Math.max(10, pacing.aim - featureWords - 8 - 9 - (analysis.price ? 6 : 0))
  const bodyBeats = beats.filter((beat) => beat.kind !== 'hook' && beat.kind !== 'price' && beat.kind !== 'cta')
  const shares = bodyBeats.reduce((sum, beat) => sum + beat.share, 0)
  const tones = toneJunctions(analysis, bodyBeats)
  const stamps = new Map<string, number>()
  const unsaid = new Map<string, { line: PlotLine; seq: number }[]>()
  const plotTellsPain = bodyBeats
    .slice(0, PAIN_BEATS)
    .some((beat) =>
      plot?.lines[beat.id]?.some(
        ({ texts, optional }) =>
          !optional && texts.some((text) => canTellPain(text) && material.allows(parseFrame(text))),
      ),
    )
  let audienceNamed = hook.frame.slots.has('audience')

  for (const beat of beats) {
    const from = random.stream(beat.id)
    if (beat.kind === 'hook') continue
    if (beat.kind === 'price') {
      // Either the tone leads up to the number or the price has a line of its own; both would be a speech.
      const ledUp = !skit && from.next() < 0.5 && pushTone('price', beat, from)
      const priced = sayable([...beat.open, ...(skit ? SKIT_PRICE_FRAMES : PRICE_FRAMES)])
      const plain = ledUp ? priced.filter((source) => ownWords(parseFrame(source)) <= PLAIN_PRICE) : priced
      const frame = picker(plain, from) ?? picker(priced, from)
      if (frame) lines.push({ ...line(beat, 'open', frame), droppable: false })
      continue
    }
    if (beat.kind === 'cta') continue

    const budget = (beat.share / shares) * free
    const start = lines.length
    // Behind the hook a tone can speak for itself; later it would cut a thought in two.
    if (tones.get(beat.id) === 'early') pushTone('early', beat, from)
    if (tones.get(beat.id) === 'turn') pushTone('turn', beat, from)
    const beatGroups = carried.get(beat.id) ?? []
    const ownLines = plotLines(beat, beatGroups.length > 0)
    // What the seller typed as the problem is told early, whatever else the hook was about.
    const mustName = beat === bodyBeats[0] && material.mustTellPain && !picker.painNamed() && !namesPain(hook.frame)
    const opensWithPain =
      plotTellsPain ||
      (ownLines.length === 0 &&
        beatGroups.length === 0 &&
        beat.open.some((source) => picker.fits(source) && canTellPain(source)))
    if (mustName && !opensWithPain) {
      const frame = picker(skit ? SKIT_PAIN_LINES : PAIN_LINES, from, { words: pacing.aim < 90 ? 6 : 14 })
      if (frame) lines.push({ ...line(beat, 'open', frame), droppable: false, keeps: true, mandatory: true })
    }
    if (beatGroups.length > 0 && beat.withFeature) {
      sayFeatures(beat, beatGroups, ownLines, budget, from)
      sayPlot(beat, ownLines, budget, start, from)
    } else if (ownLines.length > 0) {
      sayPlot(beat, ownLines, budget, start, from)
    } else {
      // Right behind a hook with the problem in it, the problem again would only echo.
      const other =
        beat === bodyBeats[0] && namesPain(hook.frame) ? beat.open.filter((source) => !canTellPain(source)) : []
      const frame = picker(other, from, { words: budget }) ?? picker(beat.open, from, { words: budget })
      if (frame) {
        lines.push({ ...line(beat, 'open', frame), keeps: mustName && namesPain(frame) })
        noteStamp(beat, frame)
      }
    }
    if (beat === bodyBeats[0]) pushDisclosure(beat, from)
    if (!plot) fillBeat(beat, budget, start, from)
  }

  // Ending: what the hook opened comes back, then the one thing to do.
  const ending = beats[beats.length - 1]
  let callCategory: Draft['callCategory'] = 'own'
  if (ending) {
    const from = random.stream('ending')
    const closing = plotLines(ending, false)
    const frame = closing.map(({ line: { texts } }) => pickText(texts, from)).find((each) => each !== undefined)
    const callback = frame ?? pickCallback(hook.frame, picker, from, [...ending.open, ...(skit ? [] : CALLBACKS)])
    if (frame) picker.note(frame)
    if (callback)
      lines.push({ ...line(ending, 'callback', callback, undefined, frame !== undefined), keeps: frame !== undefined })
    pushTone('late', ending, from)
    const call = pickCall(analysis, pacing, material, heard, from, callback !== undefined && namesPain(callback))
    callCategory = call.category
    const said = skit ? spokenBy(`${caller(cast)}: ${call.text}`, cast) : call.text
    lines.push({
      beat: ending.id,
      kind: 'cta',
      role: 'call',
      droppable: false,
      personal: false,
      features: [],
      parts: [part(said, analysis)],
    })
  }

  /** The plot's lines that suit a beat with or without features. */
  function plotLines(beat: Beat, withFeatures: boolean): { line: PlotLine; seq: number }[] {
    const own = plot?.lines[beat.id] ?? []
    return own
      .map((each, at) => ({ line: each, seq: SEQ.plot + at }))
      .filter(({ line: each }) => !(each.withoutFeature && withFeatures))
  }

  /** One of several texts that mean the same: one that can be said now, rather with the problem if nobody has told it, rather new. */
  function pickText(texts: readonly string[], from: Random, lead = false): ParsedFrame | undefined {
    const frames = texts
      .map(parseFrame)
      // A plot echoes itself on purpose, so its lines are not held against each other.
      .filter((frame) => frame.slots.has('feature') === lead && material.allows(frame))
    const painful = picker.painNamed() ? [] : frames.filter(namesPain)
    const wanted = painful.length > 0 ? painful : frames
    return from.shuffle(wanted).toSorted((a, b) => heardCost(a, heard) - heardCost(b, heard))[0]
  }

  function sayFeatures(
    beat: Beat,
    beatGroups: readonly FeatureGroup[],
    ownLines: readonly { line: PlotLine }[],
    budget: number,
    from: Random,
  ) {
    const behind: Line[] = []
    beatGroups.forEach((group, at) => {
      const ownLead = ownLines
        .map(({ line: { texts } }) => pickText(texts, from, true))
        .find((frame) => frame !== undefined)
      if (at === 0 && ownLead) picker.note(ownLead)
      const lead = at === 0 ? (ownLead ?? picker(beat.withFeature ?? [], from, { words: budget })) : undefined
      // Whoever asked for more in the lead-in does not ask again.
      const leadVoice = /([A-C]): [^|]*\| \{feature\}/.exec(lead?.parts.map((each) => each.text).join(' ') ?? '')?.[1]
      const said = voice.say(group, at === 0 || lead !== undefined, from, leadVoice)
      const [frame, verdict] = lead ? splitBehindFeature(lead) : [parseFrame('{feature}'), undefined]
      noteStamp(beat, frame)
      lines.push({
        ...line(beat, 'feature', frame, new Map([['feature', said.text]])),
        features: group.features,
        droppable: false,
        shot: said.shot,
        seq: SEQ.feature + 2 * at,
      })
      if (verdict) behind.push({ ...line(beat, 'open', verdict), keeps: true, seq: SEQ.verdict })
      if (at === beatGroups.length - 1 && tones.get(beat.id) === 'react') pushTone('react', beat, from, SEQ.react)
    })
    lines.push(...behind)
  }

  /** Says what the plot must say here and as much of the rest as there is room for; what is left waits for the fitting step. */
  function sayPlot(
    beat: Beat,
    ownLines: readonly { line: PlotLine; seq: number }[],
    budget: number,
    start: number,
    from: Random,
  ) {
    const left: { line: PlotLine; seq: number }[] = []
    for (const own of ownLines) {
      const said = lines.slice(start).reduce((sum, each) => sum + (each.features.length > 0 ? 4 : lineWords(each)), 0)
      const frame = pickText(own.line.texts, from)
      if (!frame) continue
      if (own.line.optional && (budget - said < frameWords(frame) || heardCost(frame, heard) > 0)) {
        left.push(own)
        continue
      }
      // Without the seller's problem the plot would be about nothing.
      const mandatory = material.mustTellPain && namesPain(frame) && !picker.painNamed()
      picker.note(frame)
      noteStamp(beat, frame)
      lines.push({ ...plotLine(beat, frame, own), mandatory })
    }
    unsaid.set(beat.id, left)
  }

  function plotLine(beat: Beat, frame: ParsedFrame, own: { line: PlotLine; seq: number }): Line {
    const optional = own.line.optional === true
    return { ...line(beat, optional ? 'more' : 'open', frame, undefined, true), keeps: !optional, seq: own.seq }
  }

  /** Moods of the speaker are no story that could be told of the viewer. */
  function sayable(frames: readonly FrameSource[]): readonly FrameSource[] {
    return analysis.firstPerson ? frames : frames.filter((source) => !parseFrame(source).experience)
  }

  /** What the law wants said is said early and never dropped. (DISC-01) */
  function pushDisclosure(beat: Beat, from: Random) {
    if (!analysis.disclosure) return
    const frame = picker(disclosureLines(analysis.disclosure, skit), from)
    if (frame)
      lines.push({ ...line(beat, 'open', frame), keeps: true, droppable: false, mandatory: true, personal: false })
  }

  function pushTone(junction: ToneJunction, beat: Beat, from: Random, seq?: number): boolean {
    if (skit && !SKIT_JUNCTIONS.has(junction)) return false
    const frame = picker(sayable(TONE_LINES[analysis.tone][skit ? 'skit' : junction]), from)
    if (frame) lines.push({ ...line(beat, 'tone', frame), seq })
    return frame !== undefined
  }

  /** What the plot or the features of a beat still have to say. */
  function ownMore(beat: Beat, room: number, from: Random): Line | undefined {
    const left = unsaid.get(beat.id) ?? []
    for (const own of left) {
      const frame = pickText(own.line.texts, from)
      if (!frame || frameWords(frame) > room || heardCost(frame, heard) > MOST_HEARD) continue
      unsaid.set(
        beat.id,
        left.filter((each) => each !== own),
      )
      picker.note(frame)
      noteStamp(beat, frame)
      return plotLine(beat, frame, own)
    }
    // More about a feature stands right behind it.
    for (const [at, group] of (carried.get(beat.id) ?? []).entries()) {
      const text = group.form === 'full' ? voice.sayMore(group.features, room, from) : undefined
      if (text !== undefined) return { ...line(beat, 'more', parseFrame(text)), seq: SEQ.feature + 2 * at + 1 }
    }
    return undefined
  }

  function nextMore(beat: Beat, room: number, from: Random): Line | undefined {
    const spare = skit ? SKIT_SITUATIONS : SITUATIONS
    // A day runs forwards: no stamp earlier than the last one of its beat.
    const latest = stamps.get(beat.id) ?? 0
    const later = (beat.more ?? []).filter(
      (source) => (stampOf(parseFrame(source).parts[0]?.text ?? '') ?? Infinity) > latest,
    )
    const nod = beat === bodyBeats[0] && !skit ? AUDIENCE_LINES : []
    const frame =
      (nod.length > 0 && !audienceNamed && from.next() < (analysis.audience.key === 'custom' ? 0.9 : 0.25)
        ? picker(nod, from, { words: room, strict: true })
        : undefined) ??
      picker(later, from, { words: room, strict: true }) ??
      (beat.kind === 'price' || beat.kind === 'hook' || beat.kind === 'cta'
        ? undefined
        : picker(
            beat.kind !== 'feature' && beat.kind !== 'limit'
              ? spare.life
              : skit || DIRECT_STYLES.has(analysis.style)
                ? spare.product
                : spare.scene,
            from,
            { words: room, strict: true },
          ))
    if (!frame) return undefined
    if (frame.slots.has('audience')) audienceNamed = true
    noteStamp(beat, frame)
    return line(beat, 'more', frame)
  }

  function noteStamp(beat: Beat, frame: ParsedFrame) {
    const stamp = stampOf(frame.parts[0]?.text ?? '')
    if (stamp !== undefined) stamps.set(beat.id, stamp)
  }

  function fillBeat(beat: Beat, budget: number, start: number, from: Random) {
    for (let rounds = 0; rounds < 8; rounds++) {
      const said = lines.slice(start).reduce((sum, each) => sum + (each.features.length > 0 ? 4 : lineWords(each)), 0)
      if (budget - said < 6) return
      const next = ownMore(beat, budget - said + 3, from) ?? nextMore(beat, budget - said + 3, from)
      if (!next) return
      lines.push(next)
    }
  }

  return {
    lines,
    plot,
    hookCategory: hook.category,
    callCategory,
    beats,
    cast,
    moreFor: (id, words, anything) => {
      const beat = beats.find((each) => each.id === id)
      if (!beat) return undefined
      const from = random.stream(`more-${id}-${words}`)
      return ownMore(beat, words, from) ?? (anything ? nextMore(beat, words, from) : undefined)
    },
  }
}

/** "6:55. Dark." ten minutes later is "7:05. Dark." */
function shiftClock(text: string, by: number): string {
  return text.replace(/\b(\d{1,2}):([0-5]\d)\b/g, (_, hours: string, minutes: string) => {
    const total = (Number(hours) * 60 + Number(minutes) + by + 12 * 60) % (12 * 60)
    const hour = Math.floor(total / 60)
    return `${hour === 0 ? 12 : hour}:${String(total % 60).padStart(2, '0')}`
  })
}

/** Who turns to the viewer at the end of a skit: the creator, where one of the voices is the creator's. */
function caller(cast: readonly string[]): string {
  return 'ABC'[cast.indexOf('ME')] ?? 'A'
}

/** "Round one. {feature} Point right.": what follows the features waits until all of them are said. */
function splitBehindFeature(lead: ParsedFrame): [ParsedFrame, ParsedFrame | undefined] {
  const at = lead.text.indexOf('{feature}') + '{feature}'.length
  const rest = lead.text.slice(at).replace(/^\s*\|?\s*/, '')
  if (rest === '' || rest.includes('{') || /[[\]]/.test(lead.text)) return [lead, undefined]
  return [parseFrame(lead.text.slice(0, at)), parseFrame(rest)]
}

/** Whether a text tells the seller's problem. */
function canTellPain(source: FrameSource): boolean {
  return namesPain(parseFrame(source))
}

/** "A", "B" or "C": who spoke last in a skit. */
function lastVoice(lines: readonly Line[], cast: readonly string[]): string | undefined {
  const text = lines[lines.length - 1]?.parts.findLast((each) => each.on)?.text
  if (cast.length === 0 || !text) return undefined
  const said = text.split('\n')
  const name = said[said.length - 1]?.split(':')[0] ?? ''
  return 'ABC'[cast.indexOf(name)]
}

function part(text: string, analysis: BriefAnalysis): Line['parts'][number] {
  return { text, optional: false, on: true, words: wordsOf(text, analysis) }
}

function wordsOf(text: string, analysis: BriefAnalysis): number {
  return countWords(text.replace(/[\ue001\ue002]/g, analysis.product.laterMention))
}

/** Which beats get a line of pure tone. Longer scripts carry more of them. */
function toneJunctions(analysis: BriefAnalysis, beats: readonly Beat[]): Map<string, ToneJunction> {
  const junctions = new Map<string, ToneJunction>()
  const first = beats[0]
  if (first) junctions.set(first.id, 'early')
  const turn = beats.find((beat) => beat.kind === 'turn' && beat !== first)
  if (turn && analysis.videoLength > 30) junctions.set(turn.id, 'turn')
  const carriers = beats.filter((beat) => beat.withFeature && !junctions.has(beat.id))
  for (const beat of carriers.slice(0, Math.max(1, Math.floor(analysis.videoLength / 35))))
    junctions.set(beat.id, 'react')
  return junctions
}
