import { countSpokenWords } from '../language'
import { rhythmPart } from '../score/body'
import { withRun } from './edits'
import { freshFilms, otherShot, shotOf } from './film'
import { countOf } from './reply'
import { simplified } from './simplify'
import { anatomy, done, notDone, type State, type Step, withBrief, withWork } from './state'
import { isOfStory, isTold } from './told-sentences'
import { everySentence, type Film, replaced, reworded, type Sentence } from './working-script'

export function simplify(state: State): Step {
  const { product } = state.analysis
  const names = [state.brief.productName, product.title, product.short].filter((name) => name !== 'thing')
  const { work, count } = reworded(state.work, (text) => (isOfStory(state, text) ? text : simplified(text, names)))
  const story = isTold(state) ? ' Your story stays as you typed it.' : ''
  return count === 0
    ? notDone(`The words are plain already, and no sentence can be split safely.${story}`)
    : done(withWork(state, work), `Simpler words and shorter sentences in ${countOf(count, 'line')}.${story}`)
}

/** Short after long: splits, joins and fragments, one at a time, as long as the rhythm gets better. */
export function betterRhythm(state: State): Step {
  let current = state
  let best = fineRhythm(current)
  let edits = 0
  for (let round = 0; round < 6 && best < 10; round++) {
    const options = rhythmEdits(current)
    let chosen: State | undefined
    for (const option of options) {
      const points = fineRhythm(option)
      if (points > best + 0.05) [best, chosen] = [points, option]
    }
    if (!chosen) break
    current = chosen
    edits++
  }
  return edits === 0
    ? notDone('Short and long sentences alternate already.')
    : done(current, `Short and long sentences alternate now, after ${countOf(edits, 'small edit')}`)
}

/** As the score judges it, from the sentences alone: it is asked for every edit that is thought of. */
function fineRhythm({ work }: State): number {
  const sentences = everySentence(work).map(({ sentence }) => sentence)
  const lengths = sentences.map((sentence) => {
    const known = WORDS.get(sentence) ?? countSpokenWords(sentence.text)
    WORDS.set(sentence, known)
    return known
  })
  const words = lengths.reduce((sum, length) => sum + length, 0)
  return rhythmPart({ sentences: sentences.map(({ text }) => text), lengths, words }).points
}
const WORDS = new WeakMap<Sentence, number>()

/** More places than a script for the camera has; a whole book is not tried sentence by sentence. */
const MAX_EDITS = 60

function rhythmEdits(state: State): State[] {
  const all = everySentence(state.work)
  const parts = anatomy(state)
  const options: State[] = []
  const keep = (next: State | undefined) => next && options.push(next)
  all.forEach(({ place, sentence }, at) => {
    const part = parts[at]
    if (options.length >= MAX_EDITS) return
    if (sentence.locked || !part || part.role === 'hook' || part.role === 'call') return
    const next = all[at + 1]
    const nextPart = parts[at + 1]
    if (part.words >= 12) {
      const text = simplified(sentence.text, [])
      if (text !== sentence.text) keep(withWork(state, replaced(state.work, place, text)))
    }
    // Two short neighbours become one long breath.
    const joins =
      next &&
      nextPart &&
      !next.sentence.locked &&
      !next.sentence.lead.includes('\n') &&
      next.place.scene === place.scene &&
      !['price', 'call', 'stamp'].includes(nextPart.role)
    if (
      joins &&
      !['stamp', 'price'].includes(part.role) &&
      part.words + nextPart.words <= 22 &&
      part.words >= 4 &&
      nextPart.words >= 4 &&
      sentence.text.endsWith('.') &&
      /^(?:it|it's|you|you're|they|that|there's|and|so|but|the)\b/i.test(next.sentence.text)
    ) {
      const rest = next.sentence.text.replace(/^(?:And|So|But)\b/, (word) => word.toLowerCase())
      const joined = /^(?:and|so|but) /.test(rest)
        ? `${sentence.text.slice(0, -1)}, ${rest}`
        : `${sentence.text.slice(0, -1)}, and ${lowered(rest)}`
      keep(withRun(state, [part, nextPart], joined))
    }
  })
  return options
}

const lowered = (text: string) =>
  /^(?:I\b|I'|\p{Lu}\p{Lu})/u.test(text)
    ? text
    : /^(?:It|You|They|That|There|The|This|And|So|But|Your|My|We|A|An|Nobody|Nothing)\b/.test(text)
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text

const MOTION = /close-up|POV|whip|push-in|handheld|tilt|moving|slides?|drops?|walk|lean|turn/i
/** Fewer characters are no picture. */
const MIN_CUE = 25

/** A picture for every scene, another shot at every cut, and motion in the first frame. */
export function moreVisual(state: State): Step {
  if (state.seconds === undefined) return notDone('A text alone has no pictures. Send the whole script for that.')
  const current = withBrief(state, { includeVisualCues: true })
  const fresh = freshFilms(current)
  let last = ''
  const scenes = current.work.scenes.map((scene, at) => {
    const { film } = scene
    const own = fresh[at]
    const isBare = !film.visualCue.trim() || !film.cameraDirection.trim() || film.visualCue.length < MIN_CUE
    const isStill = at === 0 && !MOTION.test(`${film.cameraDirection} ${film.visualCue}`)
    const pictured = own && isBare ? { ...film, ...own } : film
    const moved = isStill && !MOTION.test(pictured.cameraDirection) ? inMotion(pictured) : pictured
    const next = otherShot(moved, last)
    last = shotOf(next)
    return next === film ? scene : { ...scene, film: next }
  })
  const changed = scenes.filter(({ film }, at) => film !== state.work.scenes[at]?.film).length
  const seen = scenes.filter(({ film }, at) => film.visualCue !== state.work.scenes[at]?.film.visualCue).length
  if (changed > 0 && seen === 0)
    return done(
      withWork(current, { ...current.work, scenes }),
      `The camera moves otherwise in ${countOf(changed, 'scene')}; what is seen and said is the same`,
    )
  return changed === 0
    ? notDone('Every scene has its own picture already.')
    : done(
        withWork(current, { ...current.work, scenes }),
        `New pictures for ${countOf(seen, 'scene')}; the words are the same`,
      )
}

/** "Close-up, handheld, window light." */
function inMotion<F extends Film>(film: F): F {
  const [, , ...rest] = film.cameraDirection.split(', ')
  return {
    ...film,
    cameraDirection: ['Close-up', 'handheld', ...(rest.length > 0 ? rest : ['window light.'])].join(', '),
  }
}

export function noCues(state: State): Step {
  if (state.seconds === undefined) return notDone('A text alone has no cues.')
  const bare = state.work.scenes.map((scene) =>
    scene.film.visualCue || scene.film.cameraDirection
      ? { ...scene, film: { ...scene.film, visualCue: '', cameraDirection: '' } }
      : scene,
  )
  if (bare.every((scene, at) => scene === state.work.scenes[at])) return notDone('There are no visual cues in it.')
  return done(
    withWork(withBrief(state, { includeVisualCues: false }), { ...state.work, scenes: bare }),
    'Took out visual cues and camera directions; words and notes are the same',
  )
}
