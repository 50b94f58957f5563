import type { BriefAnalysis } from '../reading'
import { countSpokenWords, sharedContent, upperFirst } from '../language'
import type { Part, Role } from './anatomy'
import { topicsOf } from './about'
import { type Choice, chooseToMove } from './knapsack'
import { anatomy, type State, withWork } from './state'
import { namingParts } from './naming'
import { isOfStory, isTold } from './told-sentences'
import { type Place, removed, replaced } from './working-script'

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

interface Cut {
  remove: Place[]
  shorten?: { place: Place; text: string }
}

export interface CutResult {
  state: State
  /** Places of the sentences that went, in the script before. */
  cut: Place[]
  shortened: Place[]
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
  const units = unitsOf(parts)
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
          units.map((unit) =>
            choicesOf(unit, (part) => free(part) && !story.has(part), weightOf, state.analysis, story),
          ),
          left,
          tolerance,
        )
  let { work } = state
  for (const { shorten } of cuts) if (shorten) work = replaced(work, shorten.place, shorten.text)
  const gone = [...cuts.flatMap(({ remove }) => remove), ...[...lost].map(({ place }) => place)]
  work = removed(work, gone)
  return {
    state: withWork(state, work),
    cut: gone,
    shortened: cuts.flatMap(({ shorten }) => (shorten ? [shorten.place] : [])),
  }
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

/** Nobody leans on a line so far back. */
const MAX_UNIT_WORDS = 24

/** Sentences that only make sense together: one that stands alone and those that lean on it. */
export function unitsOf(parts: readonly Part[]): Part[][] {
  const units: Part[][] = []
  for (const part of parts) {
    const unit = units[units.length - 1]
    if (part.leans && unit && unit.length < MAX_UNIT_WORDS && unit[0]?.place.scene === part.place.scene) unit.push(part)
    else units.push([part])
  }
  return units
}

function choicesOf(
  unit: readonly Part[],
  mayGo: (part: Part) => boolean,
  weightOf: (part: Part) => number,
  { features }: BriefAnalysis,
  story: ReadonlySet<Part>,
): Choice<Cut>[] {
  const choices: Choice<Cut>[] = []
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
    if (words > 0 && !dangles) choices.push({ words, cost, action: { remove } })
    const short =
      last && !last.sentence.locked && REGRET[last.role] < 60 && !story.has(last) && mayGo(last) && !dangles
        ? shortened(last.sentence.text)
        : undefined
    const says = (at: number) => sharedContent(short ?? '', features[at]?.text ?? '')
    if (last && short !== undefined && last.features.every(says)) {
      const saved = last.words - countSpokenWords(short)
      if (saved > 0)
        choices.push({
          words: words + saved,
          cost: cost + saved * 2.4 + 2,
          action: { remove, shorten: { place: last.place, text: short } },
        })
    }
  }
  return choices
}

function regretOf({ role, words }: Part): number {
  const isFiller = (role === 'plain' || role === 'question') && words <= FILLER_WORDS
  return words * (isFiller ? 1.1 : REGRET[role]) + 0.5
}

const TAIL =
  /,? (?:so|which means|which is why|because|and then|but|and yes,? that means|even if|whatever|wherever|whenever|since|although|and) [^,]+[.!]$/
const CONDITIONAL =
  /^(?:["“']|if\b|when\b|because\b|since\b|until\b|before\b|unless\b|while\b|either\b|both\b|neither\b|not\b)/i

/** The sentence without its last clause, where what is left can stand alone; undefined otherwise. */
function shortened(text: string): string | undefined {
  // "Since it's leakproof, it can lie sideways": the reason is what counts.
  const reason = /^(?:Since|Because) ([^,]+), [^,]+[.!]$/.exec(text)?.[1]
  if (reason && reason.split(/\s+/).length >= 3) return `${upperFirst(reason)}.`
  if (CONDITIONAL.test(text) || text.endsWith('?') || /["“”]/.test(text)) return undefined
  const tail = TAIL.exec(text)?.[0]
  if (!tail?.startsWith(',')) return undefined
  const kept = text.slice(0, text.length - tail.length)
  // A list ends in ", and ...", too; a clause has its own subject.
  const isList = tail.startsWith(', and ') && !OWN_SUBJECT.test(tail)
  if (
    isList ||
    /[$€£]\d/.test(tail) ||
    kept.split(/\s+/).length - (kept.split(':')[0] ?? '').split(/\s+/).length < (kept.includes(':') ? 3 : 0) ||
    kept.split(/\s+/).length < 3
  )
    return undefined
  return `${kept}.`
}

const OWN_SUBJECT = /^, and (?:it|it's|you|you're|they|they're|that|that's|I|I'm|we|there's|nobody|nothing|now|yes)\b/
