import { countOf, inWords } from './reply'
import type { State } from './state'
import type { Wish } from './reading/wish'
import type { WishId } from './wishes'
import { sceneText } from './working-script'

/** Wishes for the scenes they name, and for no others. */
const SCENES_ONLY: ReadonlySet<WishId> = new Set<WishId>([
  'rewrite-scene',
  'shorten-scene',
  'split-scene',
  'split-sentences',
  'set-scene',
  'delete-scene',
  'merge-scenes',
  'swap-scenes',
  'move-scene',
  'delete-sentence',
])
/** Wishes for what is seen: no word changes. */
const SEEN_ONLY: ReadonlySet<WishId> = new Set<WishId>([
  'less-face',
  'set-picture',
  'no-face',
  'screen-text',
  'no-cues',
  'pause',
])
/** Wishes for the words: no picture changes. */
const SAID_ONLY: ReadonlySet<WishId> = new Set<WishId>(['simplify', 'rhythm', 'set-number'])

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
