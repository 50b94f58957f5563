import { contentStems, sharedContent, splitSentences } from '../language'
import type { Part } from './anatomy'
import { chooseToMove } from './cutting'
import { asTyped, type FreshLine, type LineKind, linesFor } from './lines'
import { anatomy, type State, withWork } from './state'
import { isOfStory } from './told-sentences'
import { inserted, type Place, wholeText } from './working-script'

export interface AddedLine {
  line: FreshLine
  /** Scene it was put into, as a position. */
  scene: number
}

/** How gladly a word of each kind is added: what the seller typed first. */
const EAGERNESS: Partial<Record<LineKind, number>> = { feature: 0.5, problem: 0.5, reason: 0.8, test: 0.9 }

/** Puts about `words` spoken words into a script, as far as the brief and what is written about its kind of product have them. */
export function addWords(state: State, words: number, tolerance: number): { state: State; added: AddedLine[] } {
  const chosen = chooseToMove(
    candidates(state).map((line) => [
      { words: line.words, cost: line.words * (EAGERNESS[line.kind] ?? 1) + 0.3, action: line },
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

function candidates(state: State): FreshLine[] {
  const parts = anatomy(state)
  const text = wholeText(state.work)
  const voiced = new Set(parts.flatMap(({ features }) => features))
  const isTold = parts.some(({ role }) => role === 'pain') || sharedContent(text, state.brief.painPoint)
  const said = parts.map(({ sentence }) => contentStems(sentence.text))
  const isOwn = ({ text: line }: FreshLine) =>
    !TELLS.test(line) || splitSentences(line).every((each) => sharedContent(state.brief.painPoint, each))
  const isEcho = ({ text: line }: FreshLine) =>
    splitSentences(line).some((each) => {
      const stems = contentStems(each)
      return said.some((own) => stems.filter((stem) => own.includes(stem)).length * 3 >= stems.length * 2)
    })
  return [
    ...state.analysis.features.flatMap((_, feature) =>
      voiced.has(feature)
        ? []
        : [
            ...linesFor(state, 'feature', { feature }),
            ...asTyped(state, feature).filter(({ words }) => words >= LONG_ENOUGH),
          ].slice(0, 1),
    ),
    ...(isTold ? [] : linesFor(state, 'problem').filter(isOwn)),
    ...linesFor(state, 'reason')
      .filter((line) => !isEcho(line) && isOwn(line))
      .slice(0, 1),
    ...linesFor(state, 'test').filter(isOwn).slice(0, 1),
  ]
}

/** Tells of people or figures that only the seller knows. */
const TELLS = /\b(?:I|me|my|we|our|\d+|two|three|four|five|six|seven|eight|nine|ten)\b/
/** Fewer words are a name, and no line. */
const LONG_ENOUGH = 5

const EARLY: ReadonlySet<LineKind> = new Set<LineKind>(['problem', 'reason'])

/** Where a line of a kind belongs in this script. */
export function placeFor({ kind }: Pick<FreshLine, 'kind'>, state: State): Place {
  const parts = anatomy(state)
  if (kind === 'closer') return ending(state)
  if (kind === 'limit' || kind === 'price') return beforeOffer(parts, state)
  if (EARLY.has(kind)) return early(parts, state)
  return afterFeatures(parts, state)
}

/** Before the product comes, and behind a story that somebody told. */
function early(parts: readonly Part[], state: State): Place {
  const story = parts.findLastIndex(({ sentence }) => isOfStory(state, sentence.text))
  const turn = parts.find(({ role }, at) => at > story && (role === 'product' || role === 'feature'))
  return turn?.place ?? { scene: 0, sentence: state.work.scenes[0]?.sentences.length ?? 0 }
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

function beforeCall(parts: readonly Part[], state: State): Place {
  return parts.find(({ role }) => role === 'call')?.place ?? ending(state)
}

function ending({ work }: State): Place {
  const scene = Math.max(0, work.scenes.length - 1)
  return { scene, sentence: work.scenes[scene]?.sentences.length ?? 0 }
}
