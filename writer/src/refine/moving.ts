import { upperFirst } from '../language'
import { saysAll } from './about'
import { type Part, partsOf } from './anatomy'
import { bestFor, withLine } from './edits'
import { withPictureOf } from './film'
import { linesFor, teller } from './lines'
import { ownCall, ownWords } from './offer-wishes'
import type { Wish } from './reading/wish'
import { inWords, quoted } from './reply'
import { anatomy, done, notDone, type State, type Step, withWork } from './state'
import { isOfStory } from './told-sentences'
import { spokenForm } from './wording'
import { everySentence, inserted, type Place, removed } from './working-script'

const PRONOUN_START =
  /^(?:it|it's|they|they're|its|their|he|she|his|her|that|that's|this|these|those|and|but|so|because|there|then|which)\b/i

/** The sentence that says all of it: in these words, else with all of them. */
export function sentenceAbout(state: State, about: string): Part | undefined {
  const parts = anatomy(state)
  if (/^(?:call to action|price)$/i.test(about)) return partsOf(parts, about === 'price' ? 'price' : 'call')[0]
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
  const alike = anatomy(state).filter(
    ({ sentence, role }) => (role === 'feature' || part.role !== 'feature') && saysAll(sentence.text, about),
  )
  if (alike.length > 1 && !isQuoted && part.sentence.text !== about)
    return notDone(
      `More than one line says that: ${inWords(alike.map(({ sentence }) => quoted(sentence.text)))}. Type the one you mean as it stands there`,
    )
  const all = everySentence(state.work)
  if (where === 'end' && all.at(-1)?.sentence === part.sentence)
    return notDone(`It ends on that already: ${quoted(part.sentence.text)}`)
  if (where === 'hook' && all[0]?.sentence === part.sentence)
    return notDone(`It opens with that already: ${quoted(part.sentence.text)}`)
  const isPrice = part.role === 'price'
  if (where === 'hook' && !isPrice && PRONOUN_START.test(part.sentence.text))
    return notDone(
      `Scene ${part.place.scene + 1} says it: ${quoted(part.sentence.text)}. It refers to an earlier line, so it cannot open the script. Type the opening: start with "..."`,
    )
  const spot = isPrice && where === 'hook' ? { scene: 0, sentence: 1 } : placeOf(state, wish)
  if (typeof spot === 'string') return notDone(spot)
  const { scene, sentence } = part.place
  const step = movedTo(state, part, spot)
  const isEarlier = step.state && (spot.scene - scene || spot.sentence - sentence) < 0
  const ask = `Scene ${scene + 1} says it: ${quoted(part.sentence.text)}. How much earlier I cannot know. Type the place: move "..." before "..."`
  return where !== 'earlier' || isEarlier ? step : notDone(ask)
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
  const gone = withWork(state, removed(put, [{ scene: from.scene, sentence: from.sentence + shift }]))
  const isAlone = own?.sentences.length === 1
  const next = isAlone ? withPictureOf(own, gone, target.scene - (from.scene < target.scene ? 1 : 0)) : gone
  const at = anatomy(next).find(({ sentence }) => sentence.text === part.sentence.text)?.place.scene ?? target.scene
  return done(next, `Moved ${quoted(part.sentence.text)} to scene ${at + 1}${isAlone ? ', with its picture' : ''}`)
}

function placeIn(state: State, where: NonNullable<Wish['where']>): Place {
  const { scenes } = state.work
  const last = scenes.length - 1
  if (where === 'hook') return { scene: 0, sentence: 0 }
  if (where === 'end') return { scene: last, sentence: scenes[last]?.sentences.length ?? 0 }
  // Behind the story or the sentence that names the product.
  const all = everySentence(state.work)
  const story = all.findLastIndex(({ sentence }) => isOfStory(state, sentence.text))
  const [product] = partsOf(anatomy(state), 'product')
  const next = story < 0 ? product?.place : all[story + 1]?.place
  return next && next.scene > 0
    ? { scene: next.scene, sentence: next.sentence + 1 }
    : { scene: 0, sentence: scenes[0]?.sentences.length ?? 0 }
}

/** In a talk the speaker who speaks of the product says it. */
export const spoken = ({ work }: State, text: string) => (work.dialogue ? `${teller(work)} ${text}`.trim() : text)

/** Exactly these words, first. */
export function openWith(state: State, { text, about = '' }: Wish): Step {
  const words = ownWords(upperFirst(text ?? about), state)
  if (typeof words !== 'string') return words
  const [first] = everySentence(state.work)
  if (!first) return notDone('There is no text to open.')
  if (first.sentence.locked && first.sentence.glued) return notDone('The opening is locked, so the hook stayed.')
  const next = withWork(state, inserted(state.work, { scene: 0, sentence: 0 }, spoken(state, words)))
  return done({ ...next, newHook: words }, `The script opens with ${quoted(words)}; the rest is as it was`)
}

/** Exactly these words, last: in place of the call where that is wanted. */
export function endWith(state: State, text: string, instead: boolean): Step {
  const words = ownWords(upperFirst(text), state)
  if (typeof words !== 'string') return words
  if (instead) return ownCall(state, text)
  const own = anatomy(state).find(({ sentence }) => sentence.text === words)
  if (own) return movedTo(state, own, placeIn(state, 'end'))
  return done(
    withWork(state, inserted(state.work, placeIn(state, 'end'), spoken(state, words))),
    `It ends on ${quoted(words)}, after everything else`,
  )
}

/** A last line that returns to the typed problem, where one is written for what it names. */
export function strongerEnding(state: State): Step {
  const best = bestFor(
    'V8',
    linesFor(state, 'closer').map((line) => withLine(state, line).state),
  )
  const known = new Set(everySentence(state.work).map(({ sentence }) => sentence.text))
  const said =
    best &&
    everySentence(best.work)
      .map(({ sentence }) => sentence.text)
      .filter((text) => !known.has(text))
      .join(' ')
  return best && said
    ? done(best, `A last line that returns to the problem: ${quoted(said)}`)
    : (storyLast(state) ??
        notDone('I found nothing in the problem to come back to. Tell me the last line: end with "..."'))
}

/** The last line of a story, told after the call: what the script leads to comes last. */
function storyLast(state: State): Step | undefined {
  const story = anatomy(state).filter(({ sentence }) => isOfStory(state, sentence.text))
  const last = story.at(-1)
  if (!last || story.length < 3 || last.words > MAX_LAST_WORDS || state.work.dialogue) return undefined
  const step = movedTo(state, last, placeIn(state, 'end'))
  return (
    step.state &&
    done(step.state, `The last line of your story comes last now, after the call: ${quoted(last.sentence.text)}`)
  )
}
const MAX_LAST_WORDS = 30
