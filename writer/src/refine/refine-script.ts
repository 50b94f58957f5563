import type { RefineOffer, RefineRequest, RefineResult } from '@reelwright/shared'
import { hashSeed, upperFirst } from '../language'
import type { KindSource } from '../pipeline'
import { saysAll, topicsOf } from './about'
import { carriedOut } from './carry-out'
import { aimOf, secondsFor } from './fit-words'
import { forbiddenIn, keepsPromises, seenNote, strayed } from './promises'
import { forbidden, inWords, quoted } from './reply'
import { changesBetween, differs, scriptOf, spokenTextOf } from './result'
import { anatomy, type State, stateOf, withWork, wordsOf } from './state'
import { isOfStory } from './told-sentences'
import type { Kept, Reading, Wish } from './reading/wish'
import { nearestWishes, readWishes } from './wish-reading'
import { type WishGroup, type WishId, type WishKind, WISHES } from './wishes'
import { formOf, notSaid, seenIn } from './wording'
import { everySentence, wholeText } from './working-script'

export interface RefineOptions {
  /** The same seed, script and wish give the same result on every machine. */
  seed: string
  /** Earlier spoken scripts of this account, newest first: new lines rather differ from them. */
  avoid?: string[]
  kinds: KindSource
}

const ORDER: readonly WishGroup[] = ['safety', 'facts', 'structure', 'tone', 'length', 'surface', 'answer']
const KINDS = new Map<WishId, WishKind>(WISHES.map((kind) => [kind.id, kind]))
const SURFACE: readonly WishId[] = ['no-face', 'set-picture', 'screen-text', 'manner', 'film-note']
const FACTS: readonly WishId[] = ['set-price', 'take-out', 'once', 'replace', 'add', 'mention', 'delete-scene']
const groupOf = (id: WishId): WishGroup =>
  KINDS.get(id)?.group ??
  (id === 'to-length' ? 'length' : SURFACE.includes(id) ? 'surface' : FACTS.includes(id) ? 'facts' : 'structure')
/** Endings come last in their group, since they take up whatever the opening is by then. */
const turnOf = ({ id }: Wish) => ORDER.indexOf(groupOf(id)) + (id === 'ending' || id === 'loop' ? 0.5 : 0)
const DEFAULT_OFFERS: readonly WishId[] = ['shorter', 'change-hook', 'change-call']
const MAX_WISHES = 12
const MAX_OFFERS = 3
/** As many as "five hooks" asks for, each with a button. */
const MAX_HOOKS = 5

/**
 * Changes a script as somebody asked in plain words, without any model. Pure: the same request and seed give the same answer.
 * Scenes nobody asked about stay to the letter, locked sentences always do, and what cannot be done is said. Never throws.
 */
export function refineScript(request: RefineRequest, options: RefineOptions): RefineResult {
  const seed = `${options.seed} ${hashSeed(request.refinementPrompt, typeof request.script === 'string' ? request.script : request.script.spoken_script)}`
  const before = stateOf({
    script: request.script,
    brief: request.brief,
    locked: request.locked,
    seed,
    avoid: options.avoid ?? [],
    kinds: options.kinds,
  })
  const reading = readWishes(request.refinementPrompt, before.brief.features)
  const guarded = withKept(before, reading.keep)
  const lost = reading.keep.filter((kept) => !isKnown(before, kept))
  const wishes = lost.length > 0 ? [] : reading.wishes.slice(0, MAX_WISHES).sort((a, b) => turnOf(a) - turnOf(b))

  let current = guarded
  const said = lost.map((kept) =>
    typeof kept === 'object' && 'about' in kept
      ? `I found no line with all the words ${quoted(kept.about)} to keep, so nothing was changed`
      : '',
  )
  const offers: RefineOffer[] = []
  for (const wish of wishes) {
    const step = carriedOut(current, wish, offers)
    const stray = step.state && strayed(current, step.state, wish)
    const works = step.state && stray === undefined && keepsPromises(current, step.state)
    if (step.state && works) current = ADDS.includes(wish.id) ? withWanted(step.state, current) : step.state
    said.push(step.state && !works ? refusedNote(current, step.state, wish, stray) : step.said)
  }
  said.push(tooLongNote(guarded, current))
  said.push(seenNote(guarded, current, said.join(' ')))
  const after = unlockedAgain(before, current)
  const changed = differs(before, after)
  said.push(...remarks(reading, before, after))
  offers.push(...reading.heldBack.map((typed) => ({ label: typed, prompt: typed })))
  const isLost = reading.unknown.length > 0 && (wishes.length === 0 || !changed)
  if ((isLost || isEmpty(reading)) && offers.length === 0) {
    const line = lineMeant(before, reading)
    if (quotesIn(reading).some((words) => !formOf(wholeText(before.work), words) && seenIn(before, words)))
      said.push('Type what is to be seen there: replace "..." with "..."')
    else if (line === undefined) offers.push(...closest(request.refinementPrompt, reading))
    else said.push(`If it is about ${quoted(line)}, type what it should say: replace "..." with "..."`)
  }

  // Beside a change it is not said that there was none.
  const lines = said.filter(Boolean).map((text) => (changed ? text.replace(NOTHING, '') : text))
  const whole = typeof request.script === 'string' ? null : request.script
  const asSent = typeof request.script === 'string' ? request.script : spokenTextOf(before)
  const ids = whole?.scenes.map(({ id }) => id)
  return {
    refinedScript: changed ? spokenTextOf(after) : asSent,
    script: whole && changed ? scriptOf(whole, before, after) : whole,
    summary: [...new Set(lines.map(asSentence))].join(' ') || 'Nothing was changed.',
    changes: changed ? changesBetween(before, after, ids) : [],
    offers: unique(offers).slice(0, wishes.some(({ id }) => id === 'list-hooks') ? MAX_HOOKS : MAX_OFFERS),
  }
}

/** Wishes whose result are single new lines, which a wish for fewer words in the same message must leave in. */
const ADDS: readonly WishId[] = ['add', 'add-feature', 'mention', 'open-with', 'end-with', 'proof', 'limit', 'ending']

function withWanted(after: State, before: State): State {
  const known = new Set(everySentence(before.work).map(({ sentence }) => sentence.text))
  const fresh = everySentence(after.work).map(({ sentence }) => sentence.text)
  return { ...after, wanted: new Set([...(before.wanted ?? []), ...fresh.filter((text) => !known.has(text))]) }
}

const NOTHING = /, so nothing was (?:changed|replaced|taken out)(?=\.|$)| Nothing was changed yet\./
const asSentence = (text: string) => (/[.!?]["']?$/.test(text) ? upperFirst(text) : `${upperFirst(text)}.`)

function refusedNote(before: State, after: State, wish: Wish, stray: string | undefined): string {
  if (stray !== undefined) return `That would have changed ${stray}, too, so it was left out.`
  const flag = forbiddenIn(before, after)
  return flag
    ? `I left that out: ${forbidden(flag)}`
    : `${KINDS.get(wish.id)?.label ?? 'That wish'} was left out: it would have changed a locked line.`
}

/** Says where lines that came in make a script too long for its time: what else would have to go is for the user to choose. */
function tooLongNote(before: State, after: State): string {
  const { seconds } = after
  if (seconds === undefined || before.seconds !== seconds) return ''
  const most = aimOf(after, seconds) * 1.1
  return wordsOf(before) <= most && wordsOf(after) > most
    ? `That is ${secondsFor(after, wordsOf(after))} s of words for ${seconds} s.`
    : ''
}

/** Whether the script has what shall be kept. */
const isKnown = (state: State, kept: Kept) =>
  typeof kept !== 'object' ||
  !('about' in kept) ||
  /\bstory\b/i.test(kept.about) ||
  everySentence(state.work).some(({ sentence }) => saysAll(sentence.text, kept.about))

/** "Keep the hook" locks it for this message. */
function withKept(state: State, keep: readonly Kept[]): State {
  if (keep.length === 0) return state
  const parts = anatomy(state)
  const isKept = (scene: number, sentence: number) =>
    keep.some((kept) => {
      if (typeof kept === 'object' && 'about' in kept)
        return (
          saysAll(state.work.scenes[scene]?.sentences[sentence]?.text ?? '', kept.about) ||
          (/\bstory\b/i.test(kept.about) && isOfStory(state, state.work.scenes[scene]?.sentences[sentence]?.text ?? ''))
        )
      if (typeof kept === 'object') return scene === (kept.scene === -1 ? state.work.scenes.length : kept.scene) - 1
      return parts.some(({ role, place }) => role === kept && place.scene === scene && place.sentence === sentence)
    })
  const scenes = state.work.scenes.map((scene, at) => ({
    ...scene,
    sentences: scene.sentences.map((sentence, index) => (isKept(at, index) ? { ...sentence, locked: true } : sentence)),
  }))
  return withWork(state, { ...state.work, scenes })
}

/** Where nothing was done, the very state that was sent, so that "unchanged" is to the letter. */
function unlockedAgain(before: State, after: State): State {
  return differs(before, after) ? after : before
}

const isEmpty = ({ wishes, declined, keep, unknown, heldBack, praise }: Reading) =>
  wishes.length + declined.length + keep.length + unknown.length + heldBack.length === 0 && !praise

const quotesIn = ({ unknown }: Reading) =>
  unknown.flatMap((part) => [...part.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words))

const MAX_AROUND = 6
function remarks(reading: Reading, before: State, after: State): string[] {
  const notes: string[] = []
  if (reading.declined.length > 0)
    notes.push(
      `Left alone as you asked: ${inWords([...new Set(reading.declined.map(({ label }) => label.toLowerCase()))])}.`,
    )
  if (reading.keep.length > 0 && reading.wishes.length === 0 && reading.keep.every((kept) => isKnown(before, kept)))
    notes.push('Noted: that stays as it is.')
  if (reading.praise) notes.push('Good to hear. Nothing was changed.')
  // Words of another version, or of another script.
  const text = wholeText(before.work)
  const gone = quotesIn(reading).filter((words) => !formOf(text, words))
  for (const words of gone) if (!seenIn(before, words) || seenIn(after, words)) notes.push(`${notSaid(after, words)}.`)
  // Of a clause that says little else, that is the answer.
  const isAnswered = (part: string) =>
    gone.some((words) => part.includes(words) && part.split(' ').length - words.split(' ').length <= MAX_AROUND) &&
    !/\b(?:add|say|put|use|change|start|write|keep|like|just|and|should|instead)\b/i.test(part.replace(/"[^"]*"/g, ''))
  // What the script says now, by another clause of the message.
  const now = changesBetween(before, after).map((change) => change.after)
  const isDone = (part: string) =>
    /\d|^"/.test(part) &&
    saysAll(now.join(' '), part.replace(/\b(?:must|should) be\b|(?<=\d) ?x ?(?=\d)/gi, ' ')) &&
    (part.match(/\d+/g) ?? []).every((number) => now.join(' ').split(/\D+/).includes(number))
  const left = reading.unknown.filter((part) => !isAnswered(part) && !isDone(part))
  for (const part of left.slice(0, 3)) notes.push(`I did not understand ${quoted(part)}, so I left it out.`)
  if (reading.heldBack.length > 0)
    notes.push(`So I did not do ${inWords(reading.heldBack.map(quoted))} either: tap it if it holds on its own.`)
  if (isEmpty(reading)) notes.push('Tell me what to change.')
  if (!before.work.scenes.length) notes.push('There is no text yet.')
  return notes
}

/** The line that shares the most words with what was not understood. */
function lineMeant(before: State, reading: Reading): string | undefined {
  const wanted = topicsOf(reading.unknown.join(' '))
  const hitsOf = (text: string) => topicsOf(text).filter((topic) => wanted.includes(topic)).length
  const [best] = anatomy(before)
    .map(({ sentence: { text } }) => ({ text, hits: hitsOf(text) }))
    .sort((a, b) => b.hits - a.hits)
  return best && best.hits > 0 ? best.text : undefined
}

function closest(prompt: string, reading: Reading): RefineOffer[] {
  const near = nearestWishes(reading.unknown.join(' ') || prompt, 3)
  const declined = new Set(reading.declined.map(({ id }) => id))
  const rest = [...DEFAULT_OFFERS, 'simplify' as const, 'rhythm' as const].flatMap((id) => KINDS.get(id) ?? [])
  return [...near, ...rest]
    .filter(({ id }) => !declined.has(id))
    .map(({ label, prompt: wish }) => ({ label, prompt: wish }))
}

function unique(offers: readonly RefineOffer[]): RefineOffer[] {
  return offers.filter((offer, at) => offers.findIndex(({ prompt }) => prompt === offer.prompt) === at)
}
