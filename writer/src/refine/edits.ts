import type { Part } from './anatomy'
import { type AddedLine, placeFor } from './extending'
import { withPictureOf } from './film'
import type { FreshLine } from './lines'
import { anatomy, pointsOf, type State, withWork } from './state'
import { inserted, type Place, removed, replaced } from './working-script'
import type { CraftScore } from '../score'

type PartId = CraftScore['parts'][number]['id']

/** The script with a new line and its picture where lines of its kind belong. */
export function withLine(
  state: State,
  line: FreshLine,
  place: Place = placeFor(line, state),
): { state: State; added: AddedLine } {
  const next = withWork(state, inserted(state.work, place, line.text))
  return {
    state: withPersonalNote(withPictureOf(line, next, place.scene), line, place.scene),
    added: { line, scene: place.scene },
  }
}

const TRUTH_NOTE = 'Personal lines: keep what is true for you.'

/** Lines about the creator's own life come with a reminder, once in a script. (PERS-01) */
function withPersonalNote(state: State, line: FreshLine, scene: number): State {
  const { scenes } = state.work
  const hasNotes = scenes.some(({ film }) => film.notes)
  if (!line.personal || state.work.dialogue || !hasNotes || scenes.some(({ film }) => film.notes.includes(TRUTH_NOTE)))
    return state
  return withWork(state, {
    ...state.work,
    scenes: scenes.map((each, at) =>
      at === scene ? { ...each, film: { ...each.film, notes: `${each.film.notes} ${TRUTH_NOTE}`.trim() } } : each,
    ),
  })
}

/** Of several possible next states the one in which a part of the score is best; the first one where all are equal. */
export function bestFor(part: PartId, states: readonly State[]): State | undefined {
  let best: State | undefined
  let most = -1
  for (const state of states) {
    const points = pointsOf(state, part)
    if (points > most) [best, most] = [state, points]
  }
  return best
}

/** Replaces a run of neighbouring sentences of one scene by one new text. Undefined where one of them is locked. */
export function withRun(state: State, run: readonly Part[], text: string): State | undefined {
  const [first, ...rest] = run
  if (!first || run.some(({ sentence }) => sentence.locked)) return undefined
  const work = removed(
    state.work,
    rest.map(({ place }) => place),
  )
  return withWork(state, replaced(work, first.place, text))
}

export function without(state: State, parts: readonly Part[]): State {
  return withWork(
    state,
    removed(
      state.work,
      parts.map(({ place }) => place),
    ),
  )
}

/** The parts together with what leans on them and would make no sense alone. */
export function withLeaning(parts: readonly Part[], chosen: readonly Part[]): Part[] {
  const gone = new Set(chosen)
  parts.forEach((part, at) => {
    const before = parts[at - 1]
    const free = ['plain', 'question', 'price-talk'].includes(part.role)
    if (before && gone.has(before) && part.leans && free) gone.add(part)
  })
  return parts.filter((part) => gone.has(part))
}

/** Where a part stands after the script around it changed; found by its words. */
export function partLike(state: State, text: string): Part | undefined {
  return anatomy(state).find(({ sentence }) => sentence.text === text)
}
