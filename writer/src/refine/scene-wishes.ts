import type { RefineOffer } from '@reelwright/shared'
import { countSpokenWords, lowerFirst, upperFirst } from '../language'
import { secondsFor } from './fit-words'
import { losesName } from './naming'
import { inWords, quoted } from './reply'
import { anatomy, done, notDone, scoreOf, type State, type Step, withWork, wordsOf } from './state'
import type { Wish } from './reading/wish'
import { sceneText } from './working-script'

const indexOf = ({ work }: State, scene: number) => (scene < 0 ? work.scenes.length + scene : scene - 1)
const noScene = ({ work }: State, scene: number) =>
  notDone(`There is no scene ${scene}. The script has ${work.scenes.length}.`)
const isLocked = ({ work }: State, at: number) => work.scenes[at]?.sentences.some(({ locked }) => locked) ?? false

export function deleteScenes(state: State, { scene = -1, other, more = [] }: Wish): Step {
  const named = [scene, ...(other === undefined ? [] : [other]), ...more]
  const places = [...new Set(named.map((each) => indexOf(state, each)))]
  const missing = named.find((each) => !state.work.scenes[indexOf(state, each)])
  if (missing !== undefined) return noScene(state, missing)
  if (places.some((at) => isLocked(state, at))) return notDone('That scene has a locked line, so it stayed.')
  if (places.length >= state.work.scenes.length) return notDone('That is the whole script, so it stayed.')
  const texts = places.flatMap((at) => state.work.scenes[at] ?? []).map((each) => quoted(sceneText(each)))
  const next = withWork(state, { ...state.work, scenes: state.work.scenes.filter((_, at) => !places.includes(at)) })
  const lost = anatomy(state).filter(
    ({ place, role }) => places.includes(place.scene) && (role === 'price' || role === 'call'),
  )
  const note =
    lost.length > 0
      ? `. The ${lost.map(({ role }) => (role === 'price' ? 'price' : 'call to action')).join(' and the ')} went with it`
      : ''
  return done(
    next,
    `Deleted scene ${places.map((at) => at + 1).join(' and scene ')}: ${texts.join(' and ')}${note}${losesName(next, state) ? '. The name of the product is not said any more' : ''}`,
  )
}

export function swapScenes(state: State, { scene = 1, other = 2 }: Wish): Step {
  const [first, second] = [indexOf(state, scene), indexOf(state, other)]
  const missing = [scene, other].find((each) => !state.work.scenes[indexOf(state, each)])
  if (missing !== undefined) return noScene(state, missing)
  const [left, right] = [state.work.scenes[first], state.work.scenes[second]]
  if (!left || !right || first === second) return notDone('Name two scenes: swap scenes 2 and 3.')
  const scenes = state.work.scenes.map((each, at) => (at === first ? right : at === second ? left : each))
  return done(
    withWork(state, { ...state.work, scenes }),
    `Scenes ${first + 1} and ${second + 1} changed places, with their pictures`,
  )
}

/** Two neighbouring scenes as one, with both pictures. */
export function mergeScenes(state: State, { scene = 1, other = 2 }: Wish): Step {
  const [first, second] = [indexOf(state, scene), indexOf(state, other)].sort((a, b) => a - b)
  const [left, right] = [state.work.scenes[first ?? -1], state.work.scenes[second ?? -1]]
  if (!left || !right) return noScene(state, Math.max(scene, other))
  if (first === undefined || second !== first + 1)
    return notDone('Only neighbouring scenes can become one: merge scenes 2 and 3.')
  const [head, ...rest] = right.sentences
  const both = {
    ...left,
    sentences: [
      ...left.sentences,
      ...(head ? [{ ...head, lead: state.work.dialogue ? `\n${head.lead.trimStart()}` : ' ' }] : []),
      ...rest,
    ],
    tail: right.tail,
    film: {
      ...left.film,
      visualCue: [left.film.visualCue.replace(/\.$/, ''), lowerFirst(right.film.visualCue)]
        .filter(Boolean)
        .join('; then: '),
    },
  }
  const scenes = state.work.scenes.flatMap((each, at) => (at === first ? [both] : at === second ? [] : [each]))
  return done(
    withWork(state, { ...state.work, scenes }),
    `Scenes ${first + 1} and ${second + 1} are one scene now, with both pictures`,
  )
}

/** What would make the script stronger, or what a question can be answered with. */
export function needs(state: State, { text, about, scene }: Wish, offers: RefineOffer[]): Step {
  switch (text) {
    case 'length': {
      const only = scene === undefined ? undefined : state.work.scenes[indexOf(state, scene)]
      if (scene !== undefined && !only) return noScene(state, scene)
      const [all, words] = [wordsOf(state), only ? countSpokenWords(sceneText(only)) : wordsOf(state)]
      return notDone(
        `${only ? `Scene ${state.work.scenes.indexOf(only) + 1}` : 'It'} has ${words} words: about ${Math.round((secondsFor(state, all) * words) / Math.max(1, all))} s when you read it at the usual pace`,
      )
    }
    case 'allowed':
      if (about)
        offers.push({
          label: `Add ${quoted(upperFirst(about))}`,
          prompt: `add "${upperFirst(about).replace(/"/g, "'")}"`,
        })
      else offers.push({ label: 'Make it compliant', prompt: 'make it compliant' })
      return notDone(
        'Whether that is allowed or wise I cannot judge, so nothing was changed. "Make it compliant" takes out what platforms reject',
      )
    case 'else':
      return notDone(
        `I cannot answer that: I only know your brief and these words, so nothing was changed. Type what to change: replace "..." with "...", take out "...", add "..."`,
      )
  }
  const { suggestions } = scoreOf(state)
  const said = new Set(anatomy(state).flatMap(({ features }) => features))
  const unsaid = state.analysis.features.filter((_, at) => !said.has(at)).map((each) => quoted(each.text))
  const left = unsaid.length > 0 ? `Not said yet: ${inWords(unsaid)}. ` : ''
  const most = suggestions.slice(0, 3).map((each, at) => `${at + 1}. ${each}`)
  return notDone(
    most.length === 0 ? `${left}I find nothing else that it lacks.` : `${left}What would help most: ${most.join(' ')}`,
  )
}
