import { countSpokenWords } from '../language'
import { contentStems, sharedContent } from './content-words'
import { type Part, partsOf } from './anatomy'
import type { FreshLine } from './fresh-lines'
import { type Choice, chooseToMove } from './knapsack'
import { anatomy, linesFor, type State, withWork } from './state'
import { inserted, type Place, wholeText } from './working-script'

export interface AddedLine {
  line: FreshLine
  /** Scene it was put into, as a position. */
  scene: number
}

/** How gladly a word of each kind is added: consequences, limits and situations, never adjectives. */
const EAGERNESS: Partial<Record<FreshLine['kind'], number>> = {
  feature: 0.6,
  consequence: 0.5,
  limit: 0.6,
  pain: 0.6,
  proof: 0.8,
  contrast: 1,
  situation: 1,
  addressed: 1.1,
  aside: 1.2,
  personal: 1.5,
  question: 1.5,
  tone: 2.5,
}

/** Puts about `words` spoken words into a script. */
export function addWords(state: State, words: number, tolerance: number): { state: State; added: AddedLine[] } {
  const pool = distinct(candidates(state, words), state)
  const chosen = chooseToMove(
    pool.map((line): Choice<FreshLine>[] => [
      { words: line.words, cost: line.words * (EAGERNESS[line.kind] ?? 1.5) + 0.3, action: line },
    ]),
    words,
    tolerance,
  )
  let current = state
  const added: AddedLine[] = []
  for (const line of chosen) {
    const place = placeFor(line, current)
    current = withWork(current, inserted(current.work, place, line.text))
    added.push({ line, scene: place.scene })
  }
  return { state: current, added }
}

function candidates(state: State, words: number): FreshLine[] {
  const parts = anatomy(state)
  const text = wholeText(state.work)
  const voiced = new Set(parts.flatMap(({ features }) => features))
  const { analysis } = state
  const lines: FreshLine[] = []
  analysis.features.forEach((feature, at) => {
    if (!voiced.has(at)) lines.push(...linesFor(state, 'feature', { feature: at, limit: 1, words: 12 }))
    else if (standsAlone(at, parts))
      lines.push(
        ...linesFor(state, 'consequence', { feature: at, limit: 2 })
          .filter(({ text: line }) => !sharedContent(text, line))
          .slice(0, 1),
      )
    if (feature.announced && at === 0 && !/\bwatch\b/i.test(text))
      lines.push(...linesFor(state, 'proof', { feature: at, limit: 1 }))
  })
  if (partsOf(parts, 'limit').length === 0) lines.push(...linesFor(state, 'limit', { limit: 1 }))
  if (
    analysis.pain &&
    !analysis.pain.sensitive &&
    partsOf(parts, 'pain').length === 0 &&
    !sharedContent(text.slice(0, 200), analysis.pain.nounPhrase)
  )
    lines.push(...linesFor(state, 'pain', { limit: 1 }))
  const perKind = Math.max(3, Math.ceil(words / 8))
  lines.push(...linesFor(state, 'situation', { limit: perKind, words: 9 }))
  lines.push(...linesFor(state, 'contrast', { limit: 1 }))
  lines.push(...linesFor(state, 'aside', { limit: perKind, words: 9 }))
  lines.push(...linesFor(state, 'addressed', { limit: 2 }))
  lines.push(...linesFor(state, 'personal', { limit: 1 }))
  if (!text.includes('?')) lines.push(...linesFor(state, 'question', { limit: 1 }))
  for (const junction of ['early', 'react', 'late'] as const)
    lines.push(...linesFor(state, 'tone', { limit: 2, junction }))
  return lines
}

/** A feature whose consequence is not told yet: said by itself, and nothing follows that leans on it. */
function standsAlone(feature: number, parts: readonly Part[]): boolean {
  const at = parts.findLastIndex(({ features }) => features.includes(feature))
  const part = parts[at]
  if (!part || part.features.length !== 1 || parts[at + 1]?.leans) return false
  return !/,? (?:so|which means|because)\b|\bin practice\b/i.test(part.sentence.text)
}

/** Lines that say nothing twice: neither what the script says nor what an earlier one says. */
function distinct(lines: readonly FreshLine[], state: State): FreshLine[] {
  const said: (readonly string[])[] = []
  const keys = new Set<string>()
  const known = new Set(wholeText(state.work).split(/(?<=[.!?])\s+/))
  return lines.filter((line) => {
    const stems = contentStems(line.text)
    const key = stems.join(' ')
    if (keys.has(key) || known.has(line.text) || line.words !== countSpokenWords(line.text)) return false
    const isEcho = said.some(
      (before) => stems.length > 2 && stems.filter((word) => before.includes(word)).length >= Math.min(stems.length, 4),
    )
    if (isEcho) return false
    keys.add(key)
    said.push(stems)
    return true
  })
}

const EARLY: ReadonlySet<FreshLine['kind']> = new Set<FreshLine['kind']>([
  'situation',
  'pain',
  'addressed',
  'personal',
  'contrast',
  'audience',
])
const LATE: ReadonlySet<FreshLine['kind']> = new Set<FreshLine['kind']>(['limit', 'price', 'observation', 'question'])

/** Where a line of a kind belongs in this script. */
export function placeFor(line: Pick<FreshLine, 'kind' | 'feature'>, state: State): Place {
  const parts = anatomy(state)
  if (line.kind === 'consequence' || line.kind === 'proof') {
    const about = parts.findLast(({ features }) =>
      line.feature === undefined ? features.length > 0 : features.includes(line.feature),
    )
    if (about) return placeAfter(parts, about)
  }
  if (line.kind === 'callback') return beforeCall(parts, state)
  if (LATE.has(line.kind)) return beforeOffer(parts, state)
  if (EARLY.has(line.kind)) return early(parts, state)
  return afterFeatures(parts, state)
}

/** Behind a sentence and those that lean on it: what follows from a feature stays with it. */
export function placeAfter(parts: readonly Part[], part: Part): Place {
  let last = part
  for (const next of parts.slice(parts.indexOf(part) + 1)) {
    if (!next.leans || next.place.scene !== part.place.scene || next.features.length > 0) break
    last = next
  }
  return { scene: last.place.scene, sentence: last.place.sentence + 1 }
}

/** Behind the hook and before the product, in the scene that has the fewest words. */
function early(parts: readonly Part[], state: State): Place {
  const { scenes } = state.work
  const lastHook = parts.findLast(({ role }) => role === 'hook')
  const afterHook: Place = { scene: 0, sentence: (lastHook?.place.sentence ?? -1) + 1 }
  if (scenes.length < 3) return afterHook
  const turn = parts.find(({ role }) => role === 'product' || role === 'feature')
  const lastScene = Math.min(scenes.length - 2, Math.max(1, turn?.place.scene ?? 1))
  const wordsIn = (scene: number) => parts.reduce((sum, part) => sum + (part.place.scene === scene ? part.words : 0), 0)
  const scene = Array.from({ length: lastScene }, (_, at) => at + 1).sort((a, b) => wordsIn(a) - wordsIn(b))[0] ?? 1
  const inScene = parts.filter(({ place }) => place.scene === scene)
  const stop = inScene.find(
    (part) =>
      (part.role === 'product' || part.role === 'feature' || part.role === 'counted') && part.place.sentence > 0,
  )
  return {
    scene,
    sentence: stop && !stop.leans ? stop.place.sentence : (state.work.scenes[scene]?.sentences.length ?? 0),
  }
}

function afterFeatures(parts: readonly Part[], state: State): Place {
  const { scenes } = state.work
  const withFeature = [
    ...new Set(
      parts
        .filter(({ role, place }) => role === 'feature' && place.scene > 0 && place.scene < scenes.length - 1)
        .map(({ place }) => place.scene),
    ),
  ]
  const wordsIn = (scene: number) => parts.reduce((sum, part) => sum + (part.place.scene === scene ? part.words : 0), 0)
  const scene = withFeature.sort((a, b) => wordsIn(a) - wordsIn(b))[0]
  if (scene === undefined) return beforeOffer(parts, state)
  const stop = parts.find(
    ({ place, role }) => place.scene === scene && ['limit', 'price', 'price-talk', 'call', 'extra-call'].includes(role),
  )
  return {
    scene,
    sentence: stop && stop.place.sentence > 0 ? stop.place.sentence : (scenes[scene]?.sentences.length ?? 0),
  }
}

/** Just before the price, or before the call where none is said. */
function beforeOffer(parts: readonly Part[], state: State): Place {
  const price = parts.find(({ role, place }) => role === 'price' && place.scene > 0)
  const start = parts.find(
    (part) =>
      part.role === 'price-talk' &&
      part.place.scene === price?.place.scene &&
      part.place.sentence < price.place.sentence,
  )
  const at = start ?? price
  if (!at) return beforeCall(parts, state)
  if (at.place.sentence > 0) return at.place
  const before = at.place.scene - 1
  // A price that opens its scene: what comes before it belongs to the scene before, unless that is the opener.
  return before > 0 ? { scene: before, sentence: state.work.scenes[before]?.sentences.length ?? 0 } : at.place
}

export function beforeCall(parts: readonly Part[], state: State): Place {
  const call = parts.find(({ role }) => role === 'call')
  if (call) return call.place
  const scene = Math.max(0, state.work.scenes.length - 1)
  return { scene, sentence: state.work.scenes[scene]?.sentences.length ?? 0 }
}
