import { checkText, type Flag } from '../check'
import type { Wish } from './reading/wish'
import { countOf, inWords } from './reply'
import { seriousFlags, type State } from './state'
import type { WishId } from './wishes'
import { everySentence, sceneText, wholeText } from './working-script'

/** What holds for every change: locked sentences are there to the letter, nothing forbidden is new, and something is left to say. */
export function keepsPromises(before: State, after: State): boolean {
  const text = wholeText(after.work)
  if (!text.trim() || after.work.scenes.length === 0) return false
  return lockedRunsOf(before).every((run) => text.includes(run)) && newBlocks(before, after) === 0
}

/** Locked sentences that stand together, each run with what is between. */
function lockedRunsOf({ work }: State): string[] {
  const runs: string[] = []
  for (const { sentence } of everySentence(work)) {
    if (!sentence.locked) continue
    if (sentence.glued && runs.length > 0) runs.push((runs.pop() ?? '') + sentence.lead + sentence.text)
    else runs.push(sentence.text)
  }
  return runs
}

function newBlocks(before: State, after: State): number {
  const had = blocksIn(before)
  return [...blocksIn(after)].filter(([finding, count]) => count > (had.get(finding) ?? 0)).length
}

function blocksIn(state: State): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { rule, matched, severity } of checkText(
    wholeText(state.work),
    'script',
    state.brief.price > 0 ? { price: state.brief.price } : {},
  )) {
    if (severity !== 'block') continue
    const key = `${rule} ${matched.toLowerCase()}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Why a change is forbidden: the first finding that is new. */
export function forbiddenIn(before: State, after: State): Flag | undefined {
  const had = blocksIn(before)
  return seriousFlags(wholeText(after.work), after).find(
    ({ rule, matched, severity }) => severity === 'block' && !had.has(`${rule} ${matched.toLowerCase()}`),
  )
}

/** Wishes for the scenes they name, and for no others. */
const SCENES_ONLY: ReadonlySet<WishId> = new Set<WishId>([
  'rewrite-scene',
  'delete-scene',
  'merge-scenes',
  'swap-scenes',
])
/** Wishes for what is seen: no word changes. */
const SEEN_ONLY: ReadonlySet<WishId> = new Set<WishId>(['set-picture', 'no-face', 'screen-text', 'no-cues'])
/** Wishes for the words: no picture changes. */
const SAID_ONLY: ReadonlySet<WishId> = new Set<WishId>(['simplify', 'rhythm'])

/** What a step changed outside of what its wish names, in words; undefined where it kept to it. */
export function strayed(before: State, after: State, wish: Wish): string | undefined {
  const [was, is] = [before.work.scenes, after.work.scenes]
  if (SCENES_ONLY.has(wish.id) && wish.scene !== undefined) {
    const named = new Set(
      [wish.scene, wish.other, ...(wish.more ?? [])].map((each) =>
        each === undefined ? -1 : each < 0 ? was.length + each : each - 1,
      ),
    )
    const kept = new Set(is.map((scene) => sceneText(scene) + JSON.stringify(scene.film)))
    const touched = was.flatMap((scene, at) =>
      named.has(at) || kept.has(sceneText(scene) + JSON.stringify(scene.film)) ? [] : [String(at + 1)],
    )
    return touched.length === 0 ? undefined : `scene ${inWords(touched)}`
  }
  if (SEEN_ONLY.has(wish.id) && was.map(sceneText).join('\n') !== is.map(sceneText).join('\n')) return 'the words'
  const films = new Set(was.map(({ film }) => JSON.stringify(film)))
  return SAID_ONLY.has(wish.id) && !is.every(({ film }) => films.has(JSON.stringify(film))) ? 'the pictures' : undefined
}

/** Pictures that changed with the words, counted, where nothing else says so. */
export function seenNote(before: State, after: State, said: string): string {
  const known = new Set(before.work.scenes.map(({ film }) => film.visualCue))
  const fresh = after.work.scenes.filter(({ from, film }) => from !== undefined && !known.has(film.visualCue))
  if (fresh.length === 0 || /\bpictures?\b|\bseen\b|\bscreen\b|\bshown\b/i.test(said)) return ''
  const isJoined = after.work.scenes.length < before.work.scenes.length
  const joined = fresh.filter(({ film }) => isJoined && film.visualCue.includes('; then: ')).length
  return joined === 0
    ? `The picture changed with it in ${countOf(fresh.length, 'scene')}`
    : `Neighboring scenes became one in ${countOf(joined, 'place')}, with their pictures`
}
