import type { VideoStyle } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import { clauseList, type FeatureGroup, planFeatures, spreadGroups } from './feature-plan'
import { type Beat, type FrameSource, HOOK_CATEGORIES, type HookCategory, type ParsedFrame, parseFrame } from './frame'
import {
  AUDIENCE_LINES,
  CALL_CATEGORIES,
  CALLBACKS,
  type CallCategory,
  callsToAction,
  FEATURE_FRAMES,
  PAIN_LINES,
  PRICE_FRAMES,
  SHEETS,
  SITUATIONS,
  SKIT_FEATURE_FRAMES,
  SKIT_PAIN_LINES,
  SKIT_PRICE_FRAMES,
  SKIT_SITUATIONS,
  STYLE_CALLS,
  TONE_LINES,
  type ToneJunction,
  WRAPPED_CALLS,
} from './frames'
import { type Line, lineWords } from './lines'
import { featureSlots, type Material, materialFor, PRODUCT } from './material'
import type { Pacing } from './pacing'
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
  hookCategory: HookCategory
  callCategory: CallCategory | 'own'
  /** Adds one more line to a beat, for the fitting step; undefined when nothing new is left to say there. */
  moreFor(beat: string, words: number): Line | undefined
  beats: readonly Beat[]
  cast: readonly string[]
}

/** What one account has heard before, prepared once per request. */
export interface Heard {
  hooks: ReadonlySet<string>
  triples: ReadonlySet<string>
}

/** Writes one draft. All its choices come from `random`. */
export function draftScript(analysis: BriefAnalysis, pacing: Pacing, heard: Heard, random: Random): Draft {
  const sheet = SHEETS[analysis.style]
  const skit = analysis.style === 'skit'
  const cast = skit ? random.stream('cast').pick(CASTS) : []
  const material = materialFor(analysis, random.stream('material'))
  const beats = sheet.beats.filter(
    (beat) => analysis.videoLength >= (beat.minLength ?? 0) && (beat.kind !== 'price' || analysis.price !== undefined),
  )
  const lines: Line[] = []
  const picker = framePicker(analysis, material, heard, () => lastVoice(lines, cast))
  const line = (beat: Beat, role: Line['role'], frame: ParsedFrame, extra?: ReadonlyMap<string, string>): Line => ({
    beat: beat.id,
    kind: beat.kind,
    role,
    droppable: role === 'more' || role === 'tone' || role === 'callback',
    personal: frame.personal && !skit,
    features: [],
    parts: material.fill(frame, extra).map((part) => {
      const text = role === 'call' ? part.text : inTone(part.text, analysis.tone, role)
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
  const hook = pickHook(analysis, material, heard, random.stream('hook'))
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
  const usedBenefits = new Set<string>()
  let featureLines = 0
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
  let itRun = 1
  const stamps = new Map<string, number>()
  let audienceNamed = hook.frame.slots.has('audience')

  const renderGroup = (
    group: FeatureGroup,
    atStart: boolean,
    from: Random,
    leadVoice?: string,
  ): { text: string; shot: string | undefined } => {
    const features = group.features.flatMap((at) => analysis.features[at] ?? [])
    const first = features[0]
    if (!first) return { text: '', shot: undefined }
    const needsName = atStart || itRun >= 2
    const clauseStartsWithIt = /^(?:it|they)\b/.test(first.clause)
    itRun = needsName || !clauseStartsWithIt ? 0 : itRun + 1
    const subject = needsName ? PRODUCT : analysis.product.it
    const clause = needsName && first.predicate && clauseStartsWithIt ? `${subject} ${first.predicate}` : first.clause
    const benefit = first.benefits.find((text) => !usedBenefits.has(text))
    const slots = featureSlots({ ...first, clause }, undefined)
    const pool = skit ? SKIT_FEATURE_FRAMES : FEATURE_FRAMES
    const long = countWords(first.clause) > 13
    let frames: readonly FrameSource[] = pool.plain
    if (group.form === 'pair' || (skit && group.form === 'list')) {
      features.forEach((feature, at) => {
        if (at > 0 || skit) slots.set(['clause', 'clause2', 'clause3'][at] ?? 'clause', feature.clause)
      })
      frames = features.length === 2 ? pool.pair : pool.list
    } else if (group.form === 'list') {
      slots.set('clause', clauseList(features, subject))
      frames = pool.list
    } else if (long || group.form === 'short') {
      frames = pool.short
    } else if (benefit) {
      usedBenefits.add(benefit)
      slots.set('benefit', benefit)
      frames = pool['with benefit']
    } else if (!first.announced) {
      // Nothing to show by hand: the feature itself is the line.
      frames = pool.short
    }
    if (leadVoice !== undefined) {
      const answering = frames.filter((source) => !parseFrame(source).parts[0]?.text.startsWith(`${leadVoice}: `))
      if (answering.length > 0) frames = answering
    }
    // A very short video has no room for a lead-in.
    // The first one has nothing before it that it could come on top of.
    const bare =
      !skit && (pacing.aim < 60 || featureLines === 0 || atStart) && (frames === pool.short || frames === pool.list)
    featureLines++
    const frame = bare
      ? parseFrame('{clause}.')
      : (picker(frames, from) ?? picker(frames, from, { reuse: true }) ?? parseFrame('{clause}.'))
    const text = material
      .fill(frame, slots)
      .filter((piece) => !piece.optional || from.next() < 0.5)
      // A list keeps its commas, however short of breath the tone is.
      .map((piece) => inTone(piece.text, analysis.tone, group.form === 'list' ? 'tone' : 'feature'))
      .join(skit ? ' | ' : ' ')
    return { text, shot: first.shot }
  }

  for (const beat of beats) {
    const from = random.stream(beat.id)
    if (beat.kind === 'hook') continue
    if (beat.kind === 'price') {
      pushTone('price', beat, from)
      const frame = picker([...beat.open, ...(skit ? SKIT_PRICE_FRAMES : PRICE_FRAMES)], from)
      if (frame) lines.push({ ...line(beat, 'open', frame), droppable: false })
      continue
    }
    if (beat.kind === 'cta') continue

    const budget = (beat.share / shares) * free
    const start = lines.length
    const turnFirst = beat.kind === 'turn' || beat.kind === 'feature'
    if (tones.get(beat.id) === 'early' && turnFirst) pushTone('early', beat, from)
    if (tones.get(beat.id) === 'turn') pushTone('turn', beat, from)
    const beatGroups = carried.get(beat.id) ?? []
    // What the seller typed as the problem is told early, whatever else the hook was about.
    const mustName = beat === bodyBeats[0] && material.mustTellPain && !picker.painNamed() && !namesPain(hook.frame)
    const opensWithPain =
      beatGroups.length === 0 && beat.open.some((source) => picker.fits(source) && namesPain(parseFrame(source)))
    if (mustName && !opensWithPain) {
      const frame = picker(skit ? SKIT_PAIN_LINES : PAIN_LINES, from, { words: pacing.aim < 90 ? 6 : 14 })
      if (frame) lines.push({ ...line(beat, 'open', frame), droppable: false, keeps: true })
    }
    if (beatGroups.length > 0 && beat.withFeature) {
      beatGroups.forEach((group, at) => {
        const lead = at === 0 ? picker(beat.withFeature ?? [], from, { words: budget }) : undefined
        // Whoever asked for more in the lead-in does not ask again.
        const leadVoice = /([A-C]): [^|]*\| \{feature\}/.exec(lead?.parts.map((each) => each.text).join(' ') ?? '')?.[1]
        const rendered = renderGroup(group, at === 0 || lead !== undefined, from, leadVoice)
        const frame = lead ?? parseFrame('{feature}')
        noteStamp(beat, frame)
        lines.push({
          ...line(beat, 'feature', frame, new Map([['feature', rendered.text]])),
          features: group.features,
          droppable: false,
          shot: rendered.shot,
        })
        if (at === beatGroups.length - 1 && tones.get(beat.id) === 'react') pushTone('react', beat, from)
      })
    } else {
      // Right behind a hook with the problem in it, the problem again would only echo.
      const other =
        beat === bodyBeats[0] && namesPain(hook.frame)
          ? beat.open.filter((source) => !namesPain(parseFrame(source)))
          : []
      const frame = picker(other, from, { words: budget }) ?? picker(beat.open, from, { words: budget })
      if (frame) {
        lines.push({ ...line(beat, 'open', frame), keeps: mustName && namesPain(frame) })
        noteStamp(beat, frame)
      }
    }
    if (tones.get(beat.id) === 'early' && !turnFirst) pushTone('early', beat, from)
    fillBeat(beat, budget, start, from)
  }

  // Ending: what the hook opened comes back, then the one thing to do.
  const ending = beats[beats.length - 1]
  let callCategory: Draft['callCategory'] = 'own'
  if (ending) {
    const from = random.stream('ending')
    const callback = pickCallback(hook.frame, picker, from, [...ending.open, ...(skit ? [] : CALLBACKS)])
    if (callback) lines.push(line(ending, 'callback', callback))
    pushTone('late', ending, from)
    const call = pickCall(analysis, pacing, material, from, callback !== undefined && namesPain(callback))
    callCategory = call.category
    const said = skit ? spokenBy(`A: ${call.text}`, cast) : call.text
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

  function pushTone(junction: ToneJunction, beat: Beat, from: Random) {
    const frame = picker(TONE_LINES[analysis.tone][junction], from)
    if (frame) lines.push(line(beat, 'tone', frame))
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
      const next = nextMore(beat, budget - said + 3, from)
      if (!next) return
      lines.push(next)
    }
  }

  return {
    lines,
    hookCategory: hook.category,
    callCategory,
    beats,
    cast,
    moreFor: (id, words) => {
      const beat = beats.find((each) => each.id === id)
      return beat && nextMore(beat, words, random.stream(`more-${id}-${words}`))
    },
  }
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

interface PickOptions {
  /** Room in the beat; frames that are much longer lose. */
  words?: number
  /** No frame longer than `words`. */
  strict?: boolean
  /** The same frame may come twice (a feature line holds a new feature each time). */
  reuse?: boolean
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
function framePicker(
  analysis: BriefAnalysis,
  material: Material,
  heard: Heard,
  voiceBefore: () => string | undefined,
): FramePicker {
  const used = new Set<ParsedFrame>()
  const saidTriples = new Set<string>()
  let painMentions = 0
  const mostPain = analysis.videoLength < 75 ? 2 : 3
  const isService = analysis.category.id === 'service'
  const fits = (source: FrameSource) => {
    const frame = parseFrame(source)
    return (
      !used.has(frame) &&
      (!frame.tones || frame.tones.has(analysis.tone)) &&
      material.allows(frame) &&
      !(frame.handlesObject && isService) &&
      !frame.triples.some((triple) => saidTriples.has(triple))
    )
  }
  const pick = (frames: readonly FrameSource[], random: Random, options: PickOptions = {}): ParsedFrame | undefined => {
    const spokeLast = voiceBefore()
    const fitting: ParsedFrame[] = []
    for (const source of frames) {
      const frame = parseFrame(source)
      if (
        (used.has(frame) && !options.reuse) ||
        (frame.tones && !frame.tones.has(analysis.tone)) ||
        (frame.handlesObject && isService) ||
        !material.allows(frame)
      )
        continue
      if (!options.reuse && frame.triples.some((triple) => saidTriples.has(triple))) continue
      if (options.strict && options.words !== undefined && frameWords(frame) > options.words) continue
      // A frame made for this tone is worth three neutral ones.
      if (painMentions >= mostPain && namesPain(frame)) continue
      fitting.push(frame)
      if (frame.tones) fitting.push(frame, frame)
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
    for (let tries = 0; tries < 3; tries++) {
      const frame = random.pick(choice)
      const over = options.words === undefined ? 0 : Math.max(0, frameWords(frame) - options.words * 1.2)
      const cost = over + frame.triples.reduce((sum, triple) => sum + (heard.triples.has(triple) ? 2 : 0), 0)
      if (cost < bestCost) [best, bestCost] = [frame, cost]
    }
    if (best && !options.reuse) {
      used.add(best)
      if (namesPain(best)) painMentions++
      for (const triple of best.triples) saidTriples.add(triple)
    }
    return best
  }
  const note = (frame: ParsedFrame) => {
    used.add(frame)
    if (namesPain(frame)) painMentions++
    for (const triple of frame.triples) saidTriples.add(triple)
  }
  return Object.assign(pick, { fits, note, painNamed: () => painMentions > 0 })
}

function namesPain(frame: ParsedFrame): boolean {
  return ['pain', 'painClause', 'painGerund', 'painQuote', 'painQuestion'].some((slot) => frame.slots.has(slot))
}

/** "7:45. ..." as minutes of its half day; undefined without a stamp. */
function stampOf(text: string): number | undefined {
  const stamp = /^(\d{1,2}):(\d{2})\./.exec(text)
  return stamp ? (Number(stamp[1]) % 12) * 60 + Number(stamp[2]) : undefined
}

const FRAME_WORDS = new WeakMap<ParsedFrame, number>()

/** About how many words a frame takes without its optional clauses. */
function frameWords(frame: ParsedFrame): number {
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

interface Hook {
  category: HookCategory
  frame: ParsedFrame
  text: string
}

/** All hooks that can be said now: at most ten words, and new to this account. */
export function possibleHooks(analysis: BriefAnalysis, material: Material, random: Random): Hook[] {
  const sheet = SHEETS[analysis.style]
  const hooks: Hook[] = []
  for (const category of HOOK_CATEGORIES) {
    for (const source of random.shuffle(sheet.hooks[category])) {
      const frame = parseFrame(source)
      if (!material.allows(frame) || (frame.tones && !frame.tones.has(analysis.tone))) continue
      hooks.push({ category, frame, text: '' })
    }
  }
  return hooks
}

function pickHook(analysis: BriefAnalysis, material: Material, heard: Heard, random: Random): Hook {
  const hooks = random.shuffle(possibleHooks(analysis, material, random))
  // What the seller typed makes the most specific opener: hooks with it come first half of the time.
  const specific = hooks.filter(
    (hook) => hook.frame.slots.has('pain') || hook.frame.slots.has('category') || hook.frame.slots.has('aCategory'),
  )
  // Ten words are a quarter of a very short video.
  const short = analysis.videoLength < 25 ? hooks.filter((hook) => frameWords(hook.frame) <= 6) : []
  const painful = material.mustTellPain && random.next() < 0.4 ? hooks.filter((hook) => namesPain(hook.frame)) : []
  const ordered =
    short.length > 0 ? [...short, ...hooks] : [...painful, ...(random.next() < 0.5 ? specific : []), ...hooks]
  for (const hook of ordered.slice(0, 12)) {
    const text = hookText(hook.frame, material)
    if (text && hookFits(text, analysis) && !heard.hooks.has(hookKey(text))) return { ...hook, text }
  }
  for (const hook of ordered) {
    const text = hookText(hook.frame, material)
    if (text && hookFits(text, analysis) && !heard.hooks.has(hookKey(text))) return { ...hook, text }
  }
  const last = parseFrame('Give me a few seconds on this one.')
  return { category: 'attention', frame: last, text: 'Give me a few seconds on this one.' }
}

export function hookText(frame: ParsedFrame, material: Material): string {
  return material
    .fill(frame)
    .filter((piece) => !piece.optional)
    .map((piece) => piece.text)
    .join(' ')
}

export function hookFits(text: string, analysis: BriefAnalysis): boolean {
  const plain = text.replace(/[\ue001\ue002]/g, analysis.product.firstMention).replace(/(^|\| )[A-C]: /g, '$1')
  return countWords(plain) <= 10
}

/** How a hook is remembered, so that case and marks do not make it new. */
export function hookKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A line that takes up what the hook named; any ending line where the hook named nothing. */
function pickCallback(
  hook: ParsedFrame,
  picker: FramePicker,
  random: Random,
  frames: readonly FrameSource[],
): ParsedFrame | undefined {
  const named = [
    'pain',
    'category',
    'aCategory',
    'anotherCategory',
    'thisCategory',
    'image',
    'place',
    'atPlace',
    'usual',
    'day',
    'room',
  ]
  const inHook = named.filter((slot) => hook.slots.has(slot))
  const families = (slots: ReadonlySet<string>) =>
    new Set([...slots].map((slot) => (/category/i.test(slot) ? 'category' : slot.replace('atPlace', 'place'))))
  const wanted = families(new Set(inHook))
  const related = frames.filter((source) => [...families(parseFrame(source).slots)].some((slot) => wanted.has(slot)))
  const free = frames.filter((source) => ![...parseFrame(source).slots].some((slot) => named.includes(slot)))
  return picker(related, random) ?? picker(free, random)
}

function pickCall(
  analysis: BriefAnalysis,
  pacing: Pacing,
  material: Material,
  random: Random,
  painSettled: boolean,
): { text: string; category: CallCategory | 'own' } {
  const { min, max } = pacing.callToActionWords
  const fits = (text: string) => {
    const words = wordsOf(text, analysis)
    return words >= min && words <= max
  }
  if (analysis.callToAction) {
    const own = analysis.callToAction.replace(/[.!?]+$/, '')
    const wrapped = random.shuffle(WRAPPED_CALLS).map((text) => text.replace('{cta}', own))
    const text = [...(wordsOf(own, analysis) >= min ? [`${own}.`] : []), ...wrapped].find(fits) ?? `${own}.`
    if (wordsOf(text, analysis) <= max + 4) return { text, category: 'own' }
  }
  const preferred = STYLE_CALLS[analysis.style]
  const categories = [...random.shuffle(preferred), ...random.shuffle(CALL_CATEGORIES)]
  for (const category of categories) {
    const calls = random.shuffle(callsToAction(category)).map(parseFrame)
    for (const call of calls) {
      if ((call.tones && !call.tones.has(analysis.tone)) || !material.allows(call)) continue
      // "The case is closed" and "save this for the next round of it" do not go together.
      if (painSettled && namesPain(call)) continue
      if (call.handlesObject && analysis.category.id === 'service') continue
      const text = material
        .fill(call)
        .map((piece) => piece.text)
        .join(' ')
      if (fits(text)) return { text, category }
    }
  }
  return { text: 'Tap the link on this video.', category: 'direct' }
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
