import { upperFirst } from '../language'
import { saysAll, topicsOf } from './about'
import { type Part, partsOf } from './anatomy'
import { without, withRun } from './edits'
import { withoutPriceCue } from './fact-wishes'
import { teller } from './lines'
import { withNameKept } from './naming'
import { ownCall, ownWords } from './offer-wishes'
import type { Wish } from './reading/wish'
import { quoted } from './reply'
import { anatomy, done, notDone, type State, type Step, withWork } from './state'
import { isOfStory, isTold } from './told-sentences'
import { spokenForm } from './wording'
import { everySentence, inserted, type Place, removed } from './working-script'

const PRONOUN_START =
  /^(?:it|it's|they|they're|its|their|he|she|his|her|that|that's|this|these|those|and|but|so|because|there|then|which)\b/i

/** The sentence that says all of it: in these words, else with all of them. */
export function sentenceAbout(state: State, about: string): Part | undefined {
  const parts = anatomy(state)
  if (/^call to action$/i.test(about)) return partsOf(parts, 'call')[0]
  const said = spokenForm(state, about)
  const isIt = (text: string) => text.replace(/[.!?]+$/, '').toLowerCase() === about.toLowerCase()
  return (
    parts.find(({ sentence }) => isIt(sentence.text)) ??
    mostly(said === undefined ? [] : parts.filter(({ sentence }) => sentence.text.includes(said))) ??
    mostly(parts.filter(({ sentence }) => saysAll(sentence.text, about)))
  )
}

/** Of several sentences the one that is about a feature: the others only name it. */
const mostly = (found: readonly Part[]) => found.find(({ role }) => role === 'feature') ?? found[0]

/** What is said already goes where it is wanted, to the letter. */
export function moveLine(state: State, wish: Wish): Step {
  const { about = '', where = 'end', quoted: isQuoted } = wish
  const part = sentenceAbout(state, about)
  if (!part) {
    if (isQuoted && (where === 'hook' || where === 'end'))
      return where === 'hook' ? openWith(state, wish) : endWith(state, about, false)
    return notDone(
      `I found no line with all the words ${quoted(about)}. Type the line: ${where === 'hook' ? 'start with' : where === 'end' ? 'end with' : 'add'} "..."`,
    )
  }
  if (part.sentence.locked) return notDone('That line is locked, so it stayed where it is.')
  const all = everySentence(state.work)
  if (where === 'end' && all.at(-1)?.sentence === part.sentence)
    return notDone(`It ends on that already: ${quoted(part.sentence.text)}`)
  if (where === 'hook' && all[0]?.sentence === part.sentence)
    return notDone(`It opens with that already: ${quoted(part.sentence.text)}`)
  if (where === 'hook' && PRONOUN_START.test(part.sentence.text))
    return notDone(
      `Scene ${part.place.scene + 1} says it: ${quoted(part.sentence.text)}. It refers to an earlier line, so it cannot open the script. Type the opening: start with "..."`,
    )
  const spot = placeOf(state, wish)
  return typeof spot === 'string' ? notDone(spot) : movedTo(state, part, spot)
}

/** The place that a wish names; without one, the text of the reply. */
export function placeOf(state: State, { where = 'end', beside, scene }: Wish): Place | string {
  const { scenes } = state.work
  if (scene !== undefined && (where === 'in' || where === 'before' || where === 'after')) {
    const at = scene < 0 ? scenes.length + scene : scene - 1
    const found = scenes[at]
    if (!found) return `There is no scene ${scene}. The script has ${scenes.length}.`
    return { scene: at, sentence: where === 'before' ? 0 : found.sentences.length }
  }
  if (where === 'hook' || where === 'end' || where === 'earlier' || beside === undefined) return placeIn(state, where)
  const parts = anatomy(state)
  const role = SPOTS.find(([names]) => names.test(beside))?.[1]
  const named = sentenceAbout(state, beside)
  const hit = role ? parts.find((part) => part.role === role && part.place.scene > 0) : named
  if (!hit) return `I found no line with all the words ${quoted(beside)}, so I do not know where to put it.`
  return where === 'before' ? hit.place : { scene: hit.place.scene, sentence: hit.place.sentence + 1 }
}
const SPOTS: readonly [RegExp, Part['role']][] = [
  [/\b(?:features?|specs|details|benefits|facts)\b/i, 'feature'],
  [/^(?:the |my )?(?:price|cost)$/i, 'price'],
  [/^(?:the |my )?(?:cta|call|call[- ]to[- ]action|link)$/i, 'call'],
  [/^(?:the |my )?(?:product|name|brand)$|\bwho i am\b/i, 'product'],
]

/** A sentence at another place; one that is a scene of its own goes with its picture where it stays one. */
function movedTo(state: State, part: Part, target: Place): Step {
  if (part.sentence.locked) return notDone('That line is locked, so it stayed where it is.')
  const from = part.place
  const isThere =
    from.scene === target.scene && (from.sentence === target.sentence || from.sentence + 1 === target.sentence)
  if (isThere) return notDone(`It is said there already: ${quoted(part.sentence.text)}`)
  const own = state.work.scenes[from.scene]
  const beside = state.work.scenes[target.scene]
  const isEdge = target.sentence === 0 || target.sentence === beside?.sentences.length
  if (own && own.sentences.length === 1 && beside && isEdge) {
    const rest = state.work.scenes.filter((each) => each !== own)
    const at = rest.indexOf(beside) + (target.sentence === 0 ? 0 : 1)
    if (at === from.scene) return notDone(`It is said there already: ${quoted(part.sentence.text)}`)
    return done(
      withWork(state, { ...state.work, scenes: [...rest.slice(0, at), own, ...rest.slice(at)] }),
      `Moved ${quoted(part.sentence.text)} to scene ${at + 1}, with its picture`,
    )
  }
  const put = inserted(state.work, target, spoken(state, part.sentence.text))
  const shift = from.scene === target.scene && target.sentence <= from.sentence ? 1 : 0
  const next = withWork(state, removed(put, [{ scene: from.scene, sentence: from.sentence + shift }]))
  const at = anatomy(next).find(({ sentence }) => sentence.text === part.sentence.text)?.place.scene ?? target.scene
  return done(next, `Moved ${quoted(part.sentence.text)} to scene ${at + 1}`)
}

function placeIn(state: State, where: NonNullable<Wish['where']>): Place {
  const { scenes } = state.work
  const last = scenes.length - 1
  if (where === 'hook') return { scene: 0, sentence: 0 }
  if (where === 'end') return { scene: last, sentence: scenes[last]?.sentences.length ?? 0 }
  const product = partsOf(anatomy(state), 'product').find(({ place }) => place.scene > 0)
  if (!isTold(state) && product) return { scene: product.place.scene, sentence: product.place.sentence + 1 }
  return isTold(state)
    ? (firstAfterStory(state) ?? { scene: 0, sentence: scenes[0]?.sentences.length ?? 0 })
    : { scene: 0, sentence: scenes[0]?.sentences.length ?? 0 }
}

function firstAfterStory(state: State): Place | undefined {
  const all = everySentence(state.work)
  const last = all.findLastIndex(({ sentence }) => isOfStory(state, sentence.text))
  const next = all[last + 1]
  // Behind the sentence that names the product.
  return next && next.place.scene > 0 ? { scene: next.place.scene, sentence: next.place.sentence + 1 } : undefined
}

/** In a talk the speaker who speaks of the product says it. */
export const spoken = ({ work }: State, text: string) => (work.dialogue ? `${teller(work)} ${text}`.trim() : text)

/** How much of one text another one says. */
const shareOf = (text: string, other: string) => {
  const [own, said] = [topicsOf(text), new Set(topicsOf(other))]
  return own.length === 0 ? 0 : own.filter((topic) => said.has(topic)).length / own.length
}

/** Exactly these words, first. A line that says the same is not said a second time. */
export function openWith(state: State, { text, about = '' }: Wish): Step {
  const words = ownWords(upperFirst(text ?? about), state)
  if (typeof words !== 'string') return words
  const [first] = everySentence(state.work)
  if (!first) return notDone('There is no text to open.')
  if (first.sentence.locked && first.sentence.glued) return notDone('The opening is locked, so the hook stayed.')
  const isTwin = (said: string) => topicsOf(said).length >= 2 && shareOf(said, words) > 0.75
  const twins = anatomy(state).filter(
    ({ sentence, role }) => !sentence.locked && role !== 'price' && role !== 'call' && isTwin(sentence.text),
  )
  const base = twins.length > 0 ? without(state, twins) : state
  const opened = base.work.scenes.length === 0 ? state : base
  const next = withWork(opened, inserted(opened.work, { scene: 0, sentence: 0 }, spoken(state, words)))
  const gone = opened === state ? [] : twins.map(({ sentence }) => quoted(sentence.text))
  return done(
    { ...next, newHook: words },
    `The script opens with ${quoted(words)}${gone.length > 0 ? `, in place of ${gone.join(' and ')}, which says the same` : '; the rest is as it was'}`,
  )
}

/** Exactly these words, last: in place of the call where they say all that it says, or where that is wanted. */
export function endWith(state: State, text: string, instead: boolean): Step {
  const words = ownWords(upperFirst(text), state)
  if (typeof words !== 'string') return words
  const parts = anatomy(state)
  const own = parts.find(({ sentence }) => sentence.text === words)
  if (own && parts.at(-1) === own) return notDone(`It ends on that already: ${quoted(words)}`)
  if (own) return movedTo(state, own, placeIn(state, 'end'))
  const call = partsOf(parts, 'call').map(({ sentence }) => sentence.text)
  if (instead || (call.length > 0 && call.every((line) => shareOf(line, words) > 0.7))) return ownCall(state, text)
  const last = state.work.scenes.length - 1
  const scene = state.work.scenes[last]
  if (!scene) return notDone('There is no text to close.')
  return done(
    withWork(state, inserted(state.work, { scene: last, sentence: scene.sentences.length }, spoken(state, words))),
    `It ends on ${quoted(words)}, after everything else`,
  )
}

/** The price at another place. */
export function movePrice(state: State, wish: Wish): Step {
  const { where = 'earlier' } = wish
  const parts = anatomy(state)
  const [price] = partsOf(parts, 'price')
  if (price && state.work.dialogue)
    return notDone(
      `In a talk the price is an answer, so it stays where it is asked for, in scene ${price.place.scene + 1}.`,
    )
  if (!price) return notDone('No price is said. Add it first: add the price.')
  if (price.sentence.locked) return notDone('The line with the price is locked, so it stayed.')
  const last = state.work.scenes.length - 1
  if (where === 'end')
    return price.place.scene === last
      ? notDone(`The price is said at the end already, in scene ${last + 1}.`)
      : settled(without(state, [price]), { scene: last, sentence: 0 })
  const product = parts.find(
    ({ role, place, sentence }) =>
      (role === 'product' || role === 'feature') && place.scene > 0 && !isOfStory(state, sentence.text),
  )
  const spot = where === 'before' || where === 'after' || where === 'in' ? placeOf(state, wish) : undefined
  if (typeof spot === 'string') return notDone(spot)
  if (spot && state.work.scenes[spot.scene]?.sentences.some(({ text }) => isOfStory(state, text)))
    return notDone(
      `Scene ${spot.scene + 1} tells your story, so no price is said there. It stays in scene ${price.place.scene + 1}`,
    )
  if (spot) {
    const shift = spot.scene === price.place.scene && spot.sentence > price.place.sentence ? 1 : 0
    const isThere = spot.scene === price.place.scene && spot.sentence - shift === price.place.sentence
    return isThere
      ? notDone(`The price is said there already, in scene ${price.place.scene + 1}.`)
      : settled(without(state, [price]), { scene: spot.scene, sentence: spot.sentence - shift })
  }
  const target =
    where === 'hook'
      ? { scene: 0, sentence: 1 }
      : product && product !== price
        ? { scene: product.place.scene, sentence: product.place.sentence + 1 }
        : { scene: 0, sentence: state.work.scenes[0]?.sentences.length ?? 0 }
  if (target.scene >= price.place.scene)
    return notDone(`The price is said in scene ${price.place.scene + 1} already, right after the product.`)
  return settled(without(state, [price]), target)

  function settled(taken: State, place: Place): Step {
    if (!price || !taken.work.scenes[place.scene]) return notDone('I found no better place for the price.')
    const text = price.sentence.text.replace(/^And (?=\p{L})/u, '').replace(/^./u, (letter) => letter.toUpperCase())
    const next = withNameKept(withWork(taken, inserted(taken.work, place, text)), state)
    const shown = /the price as text/i
    const scenes = next.work.scenes.map((scene, at) => {
      const cue = scene.film.visualCue
      if (at === place.scene && cue && !shown.test(cue))
        return { ...scene, film: { ...scene.film, visualCue: `${cue.replace(/\.$/, '')}, the price as text.` } }
      return at !== place.scene && shown.test(cue)
        ? { ...scene, film: { ...scene.film, visualCue: withoutPriceCue(cue) } }
        : scene
    })
    return done(
      withWork(next, { ...next.work, scenes }),
      `The price comes in scene ${place.scene + 1} now: ${quoted(text)}`,
    )
  }
}

/** What a scene says, as it was typed. */
export function setScene(state: State, scene: number, typed: string): Step {
  const words = ownWords(typed, state)
  if (typeof words !== 'string') return words
  const at = scene < 0 ? state.work.scenes.length + scene : scene - 1
  const found = state.work.scenes[at]
  if (!found) return notDone(`There is no scene ${scene}. The script has ${state.work.scenes.length}.`)
  if (found.sentences.some(({ locked }) => locked)) return notDone('That scene has a locked line, so it stayed.')
  const run = anatomy(state).filter(({ place }) => place.scene === at)
  const next = withRun(state, run, words)
  return next ? done(next, `Scene ${at + 1} says ${quoted(words)} now`) : notDone('That scene has no words.')
}
