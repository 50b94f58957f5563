import type { Part, Role } from './anatomy'
import { topicsOf } from './about'
import { anatomy, type State, withWork } from './state'
import { namingParts } from './naming'
import { isOfStory, isTold } from './told-sentences'
import { type Place, removed } from './working-script'

/** How much one word of a role is missed. Filler goes first, then situations; the offer and the opener never. */
const REGRET: Record<Role, number> = {
  plain: 1.8,
  question: 2.6,
  'price-talk': 3,
  'extra-call': 0.5,
  pain: 5,
  limit: 6,
  counted: 11,
  product: 60,
  feature: 45,
  stamp: 9,
  price: Infinity,
  disclosure: Infinity,
  hook: Infinity,
  call: Infinity,
}
const FILLER_WORDS = 4
const MAX_OPENER_WORDS = 12

export interface CutResult {
  state: State
  /** Places of the sentences that went, in the script before. */
  cut: Place[]
}

/** Takes about `words` spoken words out of a script, by whole lines and by ends of lines. `mayGo` tells which lines may go. */
export function cutWords(
  state: State,
  words: number,
  tolerance: number,
  mayGo: (part: Part) => boolean = () => true,
): CutResult {
  const parts = anatomy(state)
  // A short first scene is the opener as a whole, with its punch line.
  const opener = parts.reduce((sum, part) => sum + (part.place.scene === 0 ? part.words : 0), 0)
  const isOpener = (part: Part) => part.place.scene === 0 && state.work.scenes.length > 1 && opener <= MAX_OPENER_WORDS
  const told = isTold(state)
  const story = new Set(told ? parts.filter(({ sentence }) => isOfStory(state, sentence.text)) : [])
  const ending = story.size > 2 ? punchLine([...story]) : new Set()
  const named = namingParts(parts, state)
  // "Link in my bio, and the code gives you free shipping" is said in two sentences.
  const isOwnLink = ({ role, sentence }: Part) =>
    told && role !== 'hook' && /\blink/i.test(state.brief.callToAction) && /\blink/i.test(sentence.text)
  const isOnlyName = (part: Part) => named.length === 1 && named[0] === part
  const isFree = (part: Part) =>
    mayGo(part) && !state.wanted?.has(part.sentence.text) && !ending.has(part) && !isOnlyName(part) && !isOwnLink(part)
  const units = unitsOf(
    parts,
    ({ leans, sentence, features }) => leans || (features.length === 0 && REFERS.test(sentence.text)),
  )
  const firstFeature = parts.find((part) => part.role === 'feature' && !story.has(part))
  const weightOf = (part: Part) =>
    told && REGRET[part.role] < Infinity
      ? TOLD_FEATURE / REGRET[part.role]
      : part === firstFeature
        ? 3
        : isOpener(part)
          ? 8
          : 1
  const mayBeCut = (part: Part) => isFree(part) && !part.sentence.locked && REGRET[part.role] < Infinity
  const tail = leastMissedFirst([...story], ending).filter((part) => isFree(part) && !part.sentence.locked)
  const beside = parts.filter((part) => !story.has(part) && mayBeCut(part))
  // One feature stays beside a story where the others are about enough.
  const rest = beside.filter((part) => part !== firstFeature)
  const near = told ? tolerance * 2.2 : tolerance
  const kept = told && words <= sumOf(rest) + near ? firstFeature : undefined
  const free = (part: Part) => isFree(part) && part !== kept
  const others = sumOf(kept ? rest : beside)
  let taken = 0
  while (told && taken < tail.length && words - sumOf(tail.slice(0, taken)) > others + near) taken++
  const lost = new Set(told ? tail.slice(0, taken) : [])
  const left = words - sumOf([...lost])
  const cuts =
    left <= 0
      ? []
      : chooseToMove(
          units.map((unit) => choicesOf(unit, (part) => free(part) && !story.has(part), weightOf)),
          left,
          tolerance,
        )
  const gone = [...cuts.flat(), ...[...lost].map(({ place }) => place)]
  return { state: withWork(state, removed(state.work, gone)), cut: gone }
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.words, 0)

/** Of one word of a feature beside a story. */
const TOLD_FEATURE = 4
const MIN_PUNCH_WORDS = 5

/** Begins with what the sentence before it named. */
const POINTS_BACK = /^(?:he|she|they|it|that|this|those|said|took|then)\b/i

/** In every other sentence. */
const COMMON = /^(?:one|two|three|four|five|six|day|days|time|year|go|come|get|have|do|say|back|anyway)$/

/** The sentences between the first and the last ones of a story: those that no later one needs, the latest first, then the others from the end. */
function leastMissedFirst(story: readonly Part[], ending: ReadonlySet<unknown>): Part[] {
  const topics = story.map(({ sentence }) => topicsOf(sentence.text).filter((topic) => !COMMON.test(topic)))
  const last = new Set(story.flatMap((part, at) => (ending.has(part) ? (topics[at] ?? []) : [])))
  const isNeeded = (at: number) => {
    const next = story[at + 1]
    const before = new Set(topics.slice(0, at).flat())
    const fresh = (topics[at] ?? []).filter((topic) => !before.has(topic))
    const later = new Set(topics.slice(at + 1).flat())
    return (
      next === undefined ||
      ending.has(next) ||
      POINTS_BACK.test(next.sentence.text) ||
      fresh.some((topic) => later.has(topic))
    )
  }
  // What the last lines pay off, and what leads to it, is missed most.
  const payoff = story.findIndex((part) => ending.has(part)) - 1
  const isLate = (at: number) => at === payoff || at === payoff - 1
  const middle = story
    .map((part, at) => ({ part, at }))
    .slice(1)
    .filter(({ part }) => !ending.has(part))
    .reverse()
  const isNamedLast = (at: number) => (topics[at] ?? []).some((topic) => last.has(topic))
  const rank = (at: number) => (isNamedLast(at) ? 3 : isLate(at) ? 2 : isNeeded(at) ? 1 : 0)
  return [0, 1, 2, 3].flatMap((each) => middle.filter(({ at }) => rank(at) === each)).map(({ part }) => part)
}

/** The last sentence of a story; a very short one with the sentence before it. */
function punchLine(story: readonly Part[]): ReadonlySet<Part> {
  const last = story[story.length - 1]
  const before = story[story.length - 2]
  return new Set(
    last && before && (last.words < MIN_PUNCH_WORDS || last.leans || POINTS_BACK.test(last.sentence.text))
      ? [before, last]
      : story.slice(-1),
  )
}

/** Speaks of what the sentence before it named. */
const REFERS = /^(?:it|it's|its|they|they're|them|their|this|these|otherwise|mine|both|neither|either)\b/i
/** Nobody leans on a line so far back. */
const MAX_UNIT_WORDS = 24

/** Sentences that only make sense together: one that stands alone and those that lean on it. */
export function unitsOf(parts: readonly Part[], leans = (part: Part) => part.leans): Part[][] {
  const units: Part[][] = []
  for (const part of parts) {
    const unit = units[units.length - 1]
    if (leans(part) && unit && unit.length < MAX_UNIT_WORDS && unit[0]?.place.scene === part.place.scene)
      unit.push(part)
    else units.push([part])
  }
  return units
}

function choicesOf(
  unit: readonly Part[],
  mayGo: (part: Part) => boolean,
  weightOf: (part: Part) => number,
): Choice<Place[]>[] {
  const choices: Choice<Place[]>[] = []
  // From the end, since what comes later leans on what comes before.
  for (let from = unit.length; from >= 0; from--) {
    const rest = unit.slice(from)
    const last = unit[from - 1]
    if (rest.some((part) => part.sentence.locked || REGRET[part.role] === Infinity || !mayGo(part))) break
    // A question left without its answer, or a clock without its line, is worse than a long script.
    const dangles =
      last !== undefined && rest.length > 0 && (/\?["”']?$/.test(last.sentence.text) || last.role === 'stamp')
    const remove = rest.map(({ place }) => place)
    const words = rest.reduce((sum, part) => sum + part.words, 0)
    const cost = rest.reduce((sum, part) => sum + regretOf(part) * weightOf(part), 0)
    if (words > 0 && !dangles) choices.push({ words, cost, action: remove })
  }
  return choices
}

function regretOf({ role, words }: Part): number {
  const isFiller = (role === 'plain' || role === 'question') && words <= FILLER_WORDS
  return words * (isFiller ? 1.1 : REGRET[role]) + 0.5
}

/** One way to treat a unit: how many words it moves the sum by, and how much it is regretted. */
export interface Choice<Action> {
  words: number
  cost: number
  action: Action
}

/**
 * Picks one choice for every unit so that the moved words come to about `wanted` at the least regret. Units without a choice
 * stay as they are. `tolerance` is how many words off are nearly free;
 * half as many again are worse than any regret.
 */
export function chooseToMove<Action>(
  units: readonly (readonly Choice<Action>[])[],
  wanted: number,
  tolerance: number,
): Action[] {
  const actions: Action[] = []
  let left = wanted
  let room = units.reduce((sum, choices) => sum + most(choices), 0)
  // Whole texts go in pieces, each with its share of the words: the table below is as wide as the words and as high as the units.
  for (let from = 0; from < units.length; from += PIECE) {
    const piece = units.slice(from, from + PIECE)
    const own = piece.reduce((sum, choices) => sum + most(choices), 0)
    const chosen = chosenOf(piece, (left * own) / Math.max(1, room), tolerance)
    actions.push(...chosen.map(({ action }) => action))
    left -= chosen.reduce((sum, { words }) => sum + words, 0)
    room -= own
  }
  return actions
}

const PIECE = 400
const most = (choices: readonly Choice<unknown>[]) => choices.reduce((found, { words }) => Math.max(found, words), 0)

function chosenOf<Action>(
  units: readonly (readonly Choice<Action>[])[],
  wanted: number,
  tolerance: number,
): Choice<Action>[] {
  if (wanted <= 0) return []
  const top = Math.ceil(wanted + Math.max(30, wanted * 0.3))
  let best = new Float64Array(top + 1).fill(Infinity)
  best[0] = 0
  const taken: Int16Array[] = []
  for (const choices of units) {
    const next = best.slice()
    const picks = new Int16Array(top + 1).fill(-1)
    choices.forEach(({ words, cost }, index) => {
      if (words <= 0) return
      for (let sum = words; sum <= top; sum++) {
        const total = (best[sum - words] ?? Infinity) + cost
        if (total < (next[sum] ?? Infinity)) {
          next[sum] = total
          picks[sum] = index
        }
      }
    })
    taken.push(picks)
    best = next
  }
  let at = 0
  let least = Infinity
  for (let sum = 0; sum <= top; sum++) {
    const off = Math.abs(sum - wanted)
    const total =
      (best[sum] ?? Infinity) + off * 3 + Math.max(0, off - tolerance) * 70 + Math.max(0, off - 1.4 * tolerance) * 400
    if (total < least) [least, at] = [total, sum]
  }
  const chosen: Choice<Action>[] = []
  for (let unit = units.length - 1; unit >= 0; unit--) {
    const pick = taken[unit]?.[at] ?? -1
    const choice = pick >= 0 ? units[unit]?.[pick] : undefined
    if (!choice) continue
    chosen.push(choice)
    at -= choice.words
  }
  return chosen.reverse()
}
