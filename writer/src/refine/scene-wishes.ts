import type { RefineOffer } from '@reelwright/shared'
import { lowerFirst, upperFirst } from '../language'
import { brokenUp, withoutLastClause } from './clauses'
import { secondsFor } from './fit-words'
import { losesName } from './naming'
import { inWords, quoted } from './reply'
import { anatomy, done, notDone, scoreOf, type State, type Step, withWork, wordsOf } from './state'
import { wholeCall } from './offer-wishes'
import type { Wish } from './reading/wish'
import { everySentence, removed, replaced, sceneText } from './working-script'

/** Done, and the reply says so where the product is not named any more. */
const without = (before: State, next: State, said: string) =>
  done(next, `${said}${losesName(next, before) ? '. The name of the product is not said any more' : ''}`)

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
  return without(
    state,
    next,
    `Deleted scene ${places.map((at) => at + 1).join(' and scene ')}: ${texts.join(' and ')}${note}`,
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

/** One scene as two: between its sentences, or in the middle of its only one. */
export function splitScene(state: State, scene: number): Step {
  const at = indexOf(state, scene)
  const found = state.work.scenes[at]
  if (!found) return noScene(state, scene)
  if (found.sentences.length < 2) {
    const step = splitSentencesOf(state, scene)
    return step.state ? splitScene(step.state, scene) : step
  }
  const middle = Math.ceil(found.sentences.length / 2)
  const [head, ...rest] = found.sentences.slice(middle)
  if (!head || head.glued) return notDone('Those sentences are locked in one piece, so the scene stayed one.')
  const halves = [
    { ...found, sentences: found.sentences.slice(0, middle), tail: '' },
    { ...found, from: undefined, sentences: [{ ...head, lead: head.lead.trimStart() }, ...rest] },
  ]
  const scenes = state.work.scenes.flatMap((each, index) => (index === at ? halves : [each]))
  return done(
    withWork(state, { ...state.work, scenes }),
    `Scene ${at + 1} is two scenes now; the second one says ${quoted(head.text)}. Both have its picture`,
  )
}

/** Long sentences of a scene as several: only "and" goes. */
export function splitSentencesOf(state: State, scene: number): Step {
  const at = indexOf(state, scene)
  const found = state.work.scenes[at]
  if (!found) return noScene(state, scene)
  let { work } = state
  for (let sentence = found.sentences.length - 1; sentence >= 0; sentence--) {
    const text = found.sentences[sentence]?.text ?? ''
    const broken = brokenUp(text)
    if (broken !== text && !found.sentences[sentence]?.locked) work = replaced(work, { scene: at, sentence }, broken)
  }
  return work === state.work
    ? notDone(`No sentence of scene ${at + 1} can be broken up safely. Type shorter ones: replace "..." with "..."`)
    : done(
        withWork(state, work),
        `Broke up the long sentence of scene ${at + 1}: ${quoted(work.scenes[at] ? sceneText(work.scenes[at]) : '')}`,
      )
}

/** A scene at another place: at the start, at the end, before or behind another one. */
export function moveScene(state: State, { scene = 1, other, where }: Wish): Step {
  const from = indexOf(state, scene)
  const moved = state.work.scenes[from]
  if (!moved) return noScene(state, scene)
  const beside = other === undefined ? undefined : state.work.scenes[indexOf(state, other)]
  if (other !== undefined && !beside) return noScene(state, other)
  const rest = state.work.scenes.filter((each) => each !== moved)
  const at =
    beside === undefined || beside === moved
      ? where === 'hook'
        ? 0
        : rest.length
      : rest.indexOf(beside) + (where === 'after' ? 1 : 0)
  const scenes = [...rest.slice(0, at), moved, ...rest.slice(at)]
  if (at === from) return notDone(`Scene ${from + 1} is there already.`)
  return done(withWork(state, { ...state.work, scenes }), `Scene ${from + 1} is scene ${at + 1} now, with its picture`)
}

/** Each of the named scenes without its last sentence. */
export function shortenScenes(state: State, { scene = 1, other, more = [] }: Wish): Step {
  const steps: Step[] = []
  let current = state
  for (const each of [scene, ...(other === undefined ? [] : [other]), ...more]) {
    const step = shortenScene(current, each)
    steps.push(step)
    current = step.state ?? current
  }
  const said = steps.map((step) => step.said.replace(/\.$/, '')).join('. ')
  return current === state ? notDone(said) : done(current, said)
}

/** A scene without its last sentence; of a single one its last clause. */
function shortenScene(state: State, scene: number): Step {
  const at = indexOf(state, scene)
  const found = state.work.scenes[at]
  if (!found) return noScene(state, scene)
  const parts = anatomy(state).filter(({ place }) => place.scene === at)
  const free = parts.filter(
    ({ sentence, role }) => !sentence.locked && role !== 'call' && role !== 'price' && role !== 'disclosure',
  )
  const last = free.at(-1)
  if (parts.length > 1 && last)
    return without(
      state,
      withWork(state, removed(state.work, [last.place])),
      `Took ${quoted(last.sentence.text)} out of scene ${at + 1}`,
    )
  const short = last && withoutLastClause(last.sentence.text)
  return last && short !== undefined
    ? done(withWork(state, replaced(state.work, last.place, short)), `Scene ${at + 1} says only ${quoted(short)} now`)
    : notDone(
        `${last ? `Scene ${at + 1} is one sentence, and no part of it stands alone` : `Scene ${at + 1} holds only what must stay`}. Type a shorter one: replace "..." with "..."`,
      )
}

/** The script without what it asks people to do. */
export function removeCall(state: State): Step {
  const calls = [...new Set([...wholeCall(state), ...anatomy(state).filter(({ role }) => role === 'extra-call')])]
  const free = calls.filter(({ sentence }) => !sentence.locked)
  if (calls.length === 0) return notDone('There is no call to action in it.')
  if (free.length === 0) return notDone('The call to action is locked, so it stayed.')
  return without(
    state,
    withWork(
      state,
      removed(
        state.work,
        free.map(({ place }) => place),
      ),
    ),
    `Took out the call to action: ${inWords(free.map(({ sentence }) => quoted(sentence.text)))}`,
  )
}

/** The first, second, third or last sentences, of the script or of a scene. */
export function deleteSentence(state: State, { other = -1, scene, words = 1 }: Wish): Step {
  const at = scene === undefined ? undefined : indexOf(state, scene)
  if (scene !== undefined && !state.work.scenes[at ?? -1]) return noScene(state, scene)
  const all = everySentence(state.work).filter(({ place }) => at === undefined || place.scene === at)
  const named = other === -1 ? all.slice(-words) : all.slice(other - 1, other - 1 + words)
  const found = named.filter(({ sentence }) => !sentence.locked)
  if (found.length === 0)
    return notDone(named.length > 0 ? 'That sentence is locked, so it stayed.' : 'There is no such sentence.')
  if (found.length === everySentence(state.work).length) return notDone('That is the whole script, so it stayed.')
  const roles = anatomy(state)
    .filter(({ sentence }) => found.some((each) => each.sentence === sentence))
    .map(({ role }) => role)
  const note = roles.includes('call')
    ? '. That was the call to action'
    : roles.includes('price')
      ? '. That was the price'
      : ''
  return without(
    state,
    withWork(
      state,
      removed(
        state.work,
        found.map(({ place }) => place),
      ),
    ),
    `Took out ${inWords(found.map(({ sentence }) => quoted(sentence.text)))}${note}`,
  )
}

/** What would make the script stronger, or what a question can be answered with. */
export function needs(state: State, { text, about }: Wish, offers: RefineOffer[]): Step {
  switch (text) {
    case 'length':
      return notDone(
        `It has ${wordsOf(state)} words: about ${secondsFor(state, wordsOf(state))} s when you read it at the usual pace`,
      )
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
