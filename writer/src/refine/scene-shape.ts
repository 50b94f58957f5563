import { pacingFor } from '../pacing'
import { countSpokenWords } from '../language'
import { sceneDurations } from '../pipeline'
import type { Role } from './anatomy'
import { anatomy, type State, withWork } from './state'
import { sceneText, type WorkScene } from './working-script'

/** Merges short neighbours, so that a shorter script has no more scenes than its length wants. */
export function reshaped(state: State): State {
  if (state.seconds === undefined) return state
  const { scenes } = pacingFor(state.seconds, state.analysis.style, state.analysis.tone)
  let current = state
  while (current.work.scenes.length > scenes.max) {
    const merged = mergeShortest(current)
    if (!merged) break
    current = merged
  }
  return current
}

const wordsIn = (scene: WorkScene | undefined) => (scene ? countSpokenWords(sceneText(scene)) : 0)

/** The opener stays alone where it can: it has its own three seconds. */
function mergeShortest(state: State): State | undefined {
  const { scenes } = state.work
  const from = scenes.length > 3 ? 1 : 0
  const pairs = scenes
    .slice(from, -1)
    .map((scene, at) => ({ at: from + at, words: wordsIn(scene) + wordsIn(scenes[from + at + 1]) }))
  const best = pairs.sort((a, b) => a.words - b.words)[0]
  const left = best && scenes[best.at]
  const right = best && scenes[best.at + 1]
  if (!best || !left || !right) return undefined
  const longer = wordsIn(left) >= wordsIn(right) ? left : right
  const gap = state.work.dialogue ? '\n' : ' '
  const merged: WorkScene = {
    from: longer.from,
    sentences: [
      ...left.sentences,
      ...right.sentences.map((sentence, at) =>
        at === 0 ? { ...sentence, lead: gap + sentence.lead.trimStart() } : sentence,
      ),
    ],
    tail: right.tail,
    film: withBoth(longer.film, left.film, right.film),
  }
  return withWork(state, { ...state.work, scenes: [...scenes.slice(0, best.at), merged, ...scenes.slice(best.at + 2)] })
}

/** Two pictures after each other, since the words of both are said. */
function withBoth(film: WorkScene['film'], left: WorkScene['film'], right: WorkScene['film']): WorkScene['film'] {
  const cues = [left.visualCue, right.visualCue].filter(Boolean).map((cue) => cue.replace(/\.$/, ''))
  return cues.length < 2 || cues[0] === cues[1] ? film : { ...film, visualCue: `${cues.join('; then: ')}.` }
}

/** Durations in half seconds that sum exactly to the running time, whatever the scenes are. */
export function durationsOf(state: State, seconds: number): number[] {
  const { scenes } = state.work
  const shortest = seconds / Math.max(1, scenes.length)
  // Hundreds of tiny scenes leave no room for holds: then every one gets its share, and the last what is left.
  if (shortest < 2.5) {
    const each = Math.max(0.01, Math.floor(shortest * 100) / 100)
    return scenes.map((_, at) => (at === scenes.length - 1 ? rounded(seconds - each * (scenes.length - 1)) : each))
  }
  const roles = anatomy(state)
  return sceneDurations(
    scenes.map((scene, at) => ({
      words: wordsIn(scene),
      hold: roles.some(({ place, role }) => place.scene === at && HELD.has(role)) ? 0.7 : 0.3,
    })),
    seconds,
  )
}

/** What a picture stays for after the words. */
const HELD: ReadonlySet<Role> = new Set<Role>(['feature', 'price', 'call'])

const rounded = (value: number) => Math.round(value * 100) / 100
