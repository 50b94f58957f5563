import { checkText } from '../check'
import { cleanText, hookKey, lowerFirst, upperFirst } from '../language'
import { partsAbout } from './about'
import { brokenUp, withoutLastClause } from './clauses'
import { secondsFor } from './fit-words'
import { losesName } from './naming'
import { countOf, inWords, quoted } from './reply'
import { anatomy, done, notDone, scoreOf, type State, type Step, withWork, wordsOf } from './state'
import { withSceneCount } from './scene-shape'
import { wholeCall } from './offer-wishes'
import { rewriteScene, withLocks } from './structure-wishes'
import { isOfStory } from './told-sentences'
import type { Wish } from './wish-reading'
import { everySentence, removed, replaced, reworded, sceneText } from './working-script'

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

/** Long sentences of all scenes as several: only "and" goes. */
export function splitAll(state: State): Step {
  const { work, count } = reworded(state.work, brokenUp)
  return count === 0
    ? notDone('No sentence can be broken up safely. Type shorter ones: replace "..." with "..."')
    : done(withWork(state, work), `Broke up ${countOf(count, 'long sentence')}; the words are the same`)
}

/** Fewer scenes, the shortest neighbors as one; or more, the longest in two. */
export function sceneCount(state: State, { other, words }: Wish): Step {
  const before = state.work.scenes.length
  const wanted = Math.max(1, words ?? before + (other ?? 0))
  const next = withSceneCount(state, wanted)
  const after = next.work.scenes.length
  return after === before
    ? notDone(after === wanted ? `It has ${before} scenes already.` : 'No scene can be split or joined there.')
    : done(
        next,
        `${upperFirst(countOf(after, 'scene'))} now instead of ${before}; every sentence is still said${after === wanted ? '' : ', and that is as near as it gets'}`,
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

/** Pictures without the speaker's face in every second scene, with the voice over them. */
export function lessFace(state: State): Step {
  const { product } = state.analysis
  const isFace = (cue: string) =>
    /\bcreator\b.*(?:to|into) the lens|\bcreator's face\b/i.test(cue) && !/;|as text/.test(cue)
  const last = state.work.scenes.length - 1
  const noun = product.noun === 'thing' || !state.known ? NO_NOUN : product.later
  const cues = state.work.scenes.map(({ film }) => film.visualCue)
  const isThing =
    noun !== NO_NOUN &&
    cues.some(
      (cue) =>
        cue.toLowerCase().includes(` on ${noun}`) || cue.includes(`${noun} in use`) || cue.includes(`with ${noun}`),
    )
  const clip = isThing ? undefined : cues.flatMap((cue) => /\ba clip of [^,;:.]+/i.exec(cue)?.[0] ?? [])[0]
  let faces = 0
  const changed: number[] = []
  const scenes = state.work.scenes.map((scene, at) => {
    if (at === 0 || at === last || !isFace(scene.film.visualCue) || faces++ % 2 === 1) return scene
    changed.push(at + 1)
    const shot = SHOTS_WITHOUT_FACE[changed.length % SHOTS_WITHOUT_FACE.length] ?? ''
    return {
      ...scene,
      film: { ...scene.film, visualCue: clip ? `${upperFirst(clip)}, your voice over it.` : shot.replace('%', noun) },
    }
  })
  return changed.length === 0
    ? notDone(
        'No more pictures can do without you. Type what should be seen in a scene: its picture is a field of its own.',
      )
    : done(
        withWork(state, { ...state.work, scenes }),
        `Scene ${inWords(changed.map(String))} ${changed.length === 1 ? 'is' : 'are'} seen without your face now, with your voice over the picture; the words are the same`,
      )
}

const NO_NOUN = 'what you speak of'
const SHOTS_WITHOUT_FACE = ['Close on %, your voice over it.', 'Hands and %, from above, your voice over it.']

/** A scene at another place: at the start, at the end, before or behind another one. */
export function moveScene(state: State, { scene = 1, other = 1, where }: Wish): Step {
  const from = indexOf(state, scene)
  const moved = state.work.scenes[from]
  if (!moved) return noScene(state, scene)
  const beside = other === -1 ? undefined : state.work.scenes[other - 1]
  if (other !== -1 && !beside) return noScene(state, other)
  const rest = state.work.scenes.filter((each) => each !== moved)
  const at =
    beside === undefined || beside === moved
      ? other === 1
        ? 0
        : rest.length
      : rest.indexOf(beside) + (where === 'end' ? 1 : 0)
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

/** A picture in the words that were typed; the text on screen stays. */
export function setPicture(state: State, { scene, other, about = '', text = '' }: Wish): Step {
  const part = about === '' ? undefined : partsAbout(anatomy(state), about)[0]
  const at = part?.place.scene ?? indexOf(state, scene ?? other ?? 1)
  const found = state.work.scenes[at]
  if (!found || (about !== '' && !part))
    return about === '' ? noScene(state, scene ?? 1) : notDone(`No scene says ${quoted(about)}.`)
  const seen = upperFirst(
    cleanText(text)
      .replace(/[.!]+$/, '')
      .replace(/^(?:me|us)\b|^(?=in front\b|outside\b|by\b)/i, (found) => (found ? 'creator' : 'creator '))
      .replace(/\bmy\b/gi, 'your')
      .replace(/\bme\b/gi, 'you')
      .slice(0, 200),
  )
  if (checkText(seen, 'script').some(({ severity }) => severity === 'block'))
    return notDone(`I did not use ${quoted(seen)}.`)
  const onScreen =
    /(?:, (?:"[^"]*"|the (?:price|name)) as text| \(text on screen: [^)]*\))/.exec(found.film.visualCue)?.[0] ?? ''
  const film = { ...found.film, visualCue: `${seen}${onScreen}.` }
  const scenes = state.work.scenes.map((each) => (each === found ? { ...found, film } : each))
  return done(
    withWork(state, { ...state.work, scenes }),
    `The picture of scene ${at + 1} is ${quoted(seen)} now; the words are the same`,
  )
}

/** A sentence about something, without its last clause. */
export function shortenLine(state: State, about: string): Step {
  const part = partsAbout(anatomy(state), about)[0]
  if (!part) return notDone(`Nothing in the script says ${quoted(about)}, so nothing was cut.`)
  if (part.sentence.locked) return notDone('That line is locked, so it stayed.')
  const short = withoutLastClause(part.sentence.text)
  return short === undefined
    ? notDone(`No part of ${quoted(part.sentence.text)} stands alone. Type a shorter one: replace "..." with "..."`)
    : done(
        withWork(state, replaced(state.work, part.place, short)),
        `Cut ${quoted(part.sentence.text)} to ${quoted(short)}`,
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

/** Each scene but one in other words, where there are any. */
export function changeRest(state: State, kept: number): Step {
  // What the seller typed as call stays theirs.
  const own = new Set(
    state.brief.callToAction === ''
      ? []
      : anatomy(state)
          .filter(({ role, sentence }) => role === 'call' && !sentence.locked)
          .map(({ sentence }) => sentence.text),
  )
  let current = withLocks(state, (sentence) => sentence.locked || own.has(sentence.text))
  const changed: number[] = []
  for (let at = 0; at < state.work.scenes.length; at++) {
    if (at === kept - 1 || current.work.scenes.length !== state.work.scenes.length) continue
    const told = current.work.scenes[at]?.sentences.some(({ text }) => isOfStory(state, text))
    const step = told ? undefined : rewriteScene(current, at + 1)
    if (!step?.state || losesName(step.state, current) || !isRewritten(step.state, current, at)) continue
    current = step.state
    changed.push(at + 1)
  }
  const stays = state.work.scenes.some(({ sentences }) => sentences.some(({ text }) => isOfStory(state, text)))
  const story = stays ? ' Your story stays as you typed it.' : ''
  return changed.length === 0
    ? notDone(
        `Scene ${kept} stays, and I have no other words for the rest.${story} Tell me what to change: drop the part about "...", say "..." instead of "..."`,
      )
    : done(
        withLocks(current, (sentence) => sentence.locked && !own.has(sentence.text)),
        `Kept scene ${kept} and rewrote scene ${inWords(changed.map(String))}; for the others I have no other words.${story}`,
      )
}

/** "It doesn't" for "it does not" is the same again. */
function isRewritten(after: State, before: State, at: number): boolean {
  const wordsOf = ({ work }: State) => {
    const scene = work.scenes[at]
    return hookKey(scene ? sceneText(scene) : '').split(' ')
  }
  const old = new Set(wordsOf(before))
  return wordsOf(after).filter((word) => word.length > 1 && !old.has(word)).length >= 2
}

/** Slips that can be mended without changing what is said. */
const MENDS: readonly [RegExp, string | ((found: string, ...parts: string[]) => string)][] = [
  [/\b(a|the|and|of|in|to|is|it|my|for|on|with) \1\b/gi, '$1'],
  [
    /\ba (?=(?:[aeio]|u(?!ni|se|su|k))\p{L}{2,})(?!one\b|once\b|euro)/giu,
    (found) => (found.startsWith('A') ? 'An ' : 'an '),
  ],
  [/\ban (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})/giu, (found) => (found.startsWith('A') ? 'A ' : 'a ')],
  [/\bi(?='(?:m|ve|d|ll)\b| )(?<![.\p{L}]i)/gu, 'I'],
  [
    /\b(mandarin|english|spanish|french|german|italian|portuguese|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=s?\b)/g,
    (found) => upperFirst(found),
  ],
  [/\b(could|should|would|must) of\b/gi, '$1 have'],
  [/\b(dont|doesnt|didnt|isnt|wasnt|wont|cant|couldnt|wouldnt|shouldnt)\b/gi, (found) => `${found.slice(0, -1)}'t`],
  [/ {2,}/g, ' '],
  [/ +(?=[,.!?])/g, ''],
]

export function mendGrammar(state: State): Step {
  const { work, count } = reworded(state.work, (text) => {
    const mended = MENDS.reduce((each, [slip, right]) => each.replace(slip, right as string), text)
    const whole = /[\p{L}\p{N}]$/u.test(mended) ? `${mended}.` : mended
    return /^\p{Ll}/u.test(whole) && !/^\p{Ll}\p{Lu}/u.test(whole) ? upperFirst(whole) : whole
  })
  return count === 0
    ? notDone(
        'I found no slip that I can mend safely: I look for doubled words, capitals, "a" and "an", apostrophes and end marks. Your way of speaking stays. For anything else: replace "..." with "..."',
      )
    : done(withWork(state, work), `Mended small slips in ${countOf(count, 'sentence')}; your way of speaking stays`)
}

/** The product is seen in each picture. */
export function showProduct(state: State): Step {
  const { product } = state.analysis
  if (state.seconds === undefined || state.work.scenes.every(({ film }) => !film.visualCue))
    return notDone('This script has no pictures yet. Ask for them first: more visual.')
  if (!state.known) return notDone('I need to know the product for that.')
  const noun = hookKey(product.noun).split(' ').at(-1) ?? ''
  const short = hookKey(product.short)
  // A service cannot be held up; its name can be read.
  const isThing = product.noun !== 'thing' && !/^(?:clean|service|lesson|class|course|coach|consult)/i.test(noun)
  const shown = isThing ? `${product.later} in the picture` : `"${state.brief.productName.trim()}" as text`
  const has = (cue: string) =>
    (isThing && ` ${hookKey(cue)} `.includes(` ${noun}`)) || ` ${hookKey(cue)} `.includes(` ${short}`)
  let count = 0
  const scenes = state.work.scenes.map((scene) => {
    const cue = scene.film.visualCue
    if (has(cue)) return scene
    count++
    const seen = cue ? `${cue.replace(/\.$/, '')}, ${shown}.` : `${upperFirst(shown)}.`
    return { ...scene, film: { ...scene.film, visualCue: seen } }
  })
  return count === 0
    ? notDone('Every picture shows the product already.')
    : done(
        withWork(state, { ...state.work, scenes }),
        `${isThing ? `${upperFirst(product.later)} ${product.is}` : 'The name is'} in ${countOf(count, 'more picture')} now, so in all of them; the words are the same`,
      )
}

/** What would make the script stronger, as the score sees it. */
export function needs(state: State, question?: string): Step {
  switch (question) {
    case 'length':
      return notDone(
        `It has ${wordsOf(state)} words: about ${secondsFor(state, wordsOf(state))} s when you read it at the usual pace`,
      )
    case 'allowed':
      return notDone(
        'Whether that is allowed or wise I cannot judge. "Make it compliant" takes out what platforms reject',
      )
    case 'teller':
      return notDone('I cannot change who is speaking. Type the new sentences: replace "..." with "..."')
    case 'else':
      return notDone('That is a question I cannot answer: I only know your brief and these words. Type what to change')
  }
  const { suggestions } = scoreOf(state)
  const said = new Set(anatomy(state).flatMap(({ features }) => features))
  const unsaid = state.analysis.features.filter((_, at) => !said.has(at)).map(({ text }) => quoted(text))
  const left = unsaid.length > 0 ? `Not said yet: ${inWords(unsaid)}. ` : 'Every feature is said. '
  return suggestions.length === 0
    ? notDone(`${left}I find nothing else that it lacks.`)
    : notDone(
        `${left}What would help most: ${suggestions
          .slice(0, 3)
          .map((text, at) => `${at + 1}. ${text}`)
          .join(' ')}`,
      )
}
