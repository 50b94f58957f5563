import type { RefineOffer } from '@reelwright/shared'
import { saysAll, topicsOf } from './about'
import type { Part } from './anatomy'
import { tellsTwo } from './diction'
import { withLeaning } from './edits'
import { losesName } from './naming'
import type { Wish } from './reading/wish'
import { withoutSeen } from './pictures'
import { countOf, inWords, quoted } from './reply'
import { anatomy, done, notDone, type State, type Step, withWork } from './state'
import { formOf, notSaid, seenIn, withoutWords } from './wording'
import { removed, replaced } from './working-script'

/** More lines are not taken out without asking which. */
const MAX_LINES = 2

/** What is not to be said goes: the words, or the line where a line is named. Anything more is offered. */
export function takeOut(
  state: State,
  { id, about = '', quoted: isQuoted, piece, line, scene }: Wish,
  offers: RefineOffer[],
): Step {
  const only = scene === undefined ? undefined : scene < 0 ? state.work.scenes.length + scene : scene - 1
  const parts = anatomy(state).filter(({ place }) => only === undefined || place.scene === only)
  const exact = parts.filter(({ sentence }) => formOf(sentence.text, about) !== undefined)
  const all = parts.filter(({ sentence }) => saysAll(sentence.text, about))
  // "The folding part" is the feature, and not the name of the product.
  const told = piece && !isQuoted ? all.filter(({ role }) => role !== 'product') : []
  const hits = told.length > 0 ? told : exact.length > 0 ? exact : all
  const [first] = hits
  if (id === 'once' && first && hits.length === 1)
    return notDone(
      `${quoted(about)} is said once only, in scene ${first.place.scene + 1}: ${quoted(first.sentence.text)}`,
    )
  const found = id === 'once' ? hits.slice(1) : hits
  if (found.length === 0) return withoutSeen(state, about, only, isQuoted) ?? notFound(state, about, offers, only)
  const free = found.filter(({ sentence }) => !sentence.locked)
  if (free.length === 0) return notDone(`The line with ${quoted(about)} is locked, so it stayed.`)
  const named = found.length > 1 || line ? undefined : partOf(free[0]?.sentence.text ?? '', about, isQuoted || !piece)
  const isWhole = ({ sentence: { text } }: Part) => isMostOf(text, about)
  if (named === undefined && free.every(isWhole) && free.length <= MAX_LINES)
    return withoutLines(state, free, !isQuoted)
  if (line && free.length === 1) return withoutLines(state, free)
  const shorter = free.flatMap((part) => {
    const text = piece && !named ? undefined : shortened(part.sentence.text, named ?? about)
    return text === undefined ? [] : [{ part, text }]
  })
  if (shorter.length === free.length) {
    let { work } = state
    for (const { part, text } of shorter) work = replaced(work, part.place, text)
    return done(
      withWork(state, work),
      `Took ${quoted(about)} out: ${inWords(shorter.map(({ part, text }) => `${quoted(part.sentence.text)} is ${quoted(text)} now`))}`,
    )
  }
  const [one, ...others] = free
  // Of a sentence of two clauses the other one may be wanted.
  if (
    !named &&
    piece &&
    !isQuoted &&
    one &&
    others.length === 0 &&
    one.role !== 'product' &&
    !tellsTwo(one.sentence.text)
  )
    return withoutLines(state, free, true)
  offers.push(...free.slice(0, 3).map(({ sentence: { text } }) => lineOffer(text)))
  return notDone(
    `I am not sure that ${inWords(free.slice(0, 3).map(({ sentence }) => quoted(sentence.text)))} ${free.length === 1 ? 'is still a sentence' : 'are still sentences'} without ${quoted(about)}, so nothing was taken out. Type what to say instead: say "..." instead of ${quoted(about)}`,
  )
}

/** The part behind a comma that is these words, or that alone names them. */
function partOf(text: string, about: string, isExact = false): string | undefined {
  const [first = '', ...rest] = text.replace(/[.!?]+$/, '').split(', ')
  const isIt = (part: string) =>
    isExact ? (formOf(part, about)?.length ?? 0) >= part.length - 'and '.length : saysAll(part, about)
  const [found, ...others] = rest.filter(isIt)
  return others.length > 0 || isIt(first) || (!isExact && tellsTwo(text)) ? undefined : found
}

/** A sentence without these words. */
function shortened(text: string, about: string): string | undefined {
  const said = formOf(text, about)
  return said === undefined ? undefined : withoutWords(text, said)
}

const lineOffer = (text: string): RefineOffer => ({
  label: `Take out ${quoted(text)}`,
  prompt: `take out the line "${text.replace(/"/g, "'")}"`,
})

/** Whether words are all of a sentence but its small words, or at least half of what it says. */
function isMostOf(text: string, about: string): boolean {
  const [own, named] = [topicsOf(text), topicsOf(about)]
  return named.length > 0 && own.filter((topic) => named.includes(topic)).length * 2 > own.length
}

function notFound(state: State, about: string, offers: RefineOffer[], only?: number): Step {
  const wanted = topicsOf(about)
  const near = anatomy(state)
    .map(({ sentence: { text } }) => ({ text, hits: wanted.filter((topic) => topicsOf(text).includes(topic)).length }))
    .filter(({ hits }) => hits > 0 && hits * 2 >= wanted.length)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, 2)
  offers.push(...near.map(({ text }) => lineOffer(text)))
  const none = `I found no line with all the words ${quoted(about)}${only === undefined ? '' : ` in scene ${only + 1}`}`
  const said = only === undefined && seenIn(state, about) ? notSaid(state, about) : none
  return notDone(`${said}, so nothing was taken out.`)
}

/** Whole sentences go, where that is wanted with those that only lean on them. */
function withoutLines(state: State, chosen: readonly Part[], leaning = false): Step {
  const parts = anatomy(state)
  const isChosen = ({ place }: Part) =>
    chosen.some((each) => each.place.scene === place.scene && each.place.sentence === place.sentence)
  const named = parts.filter(isChosen)
  const gone = (leaning ? withLeaning(parts, named) : named).filter(({ sentence }) => !sentence.locked)
  if (gone.length === parts.length) return notDone('That is the whole script, so it stayed.')
  const next = withWork(
    state,
    removed(
      state.work,
      gone.map(({ place }) => place),
    ),
  )
  const lost = gone
    .map(({ role }) => (role === 'call' ? 'the call to action' : role === 'price' ? 'the price' : ''))
    .find(Boolean)
  return done(
    next,
    `Took out ${countOf(gone.length, 'line')}: ${inWords(gone.map(({ sentence }) => quoted(sentence.text)))}${lost ? `. That was ${lost}` : ''}${losesName(next, state) ? '. The name of the product is not said any more' : ''}`,
  )
}
