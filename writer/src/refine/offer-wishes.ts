import { repairCallToAction } from '../reading'
import { cleanText, countSpokenWords, hookKey, sharedContent, tidy, upperFirst } from '../language'
import { type Part, partsOf } from './anatomy'
import { bestFor, partLike, withLeaning, withLine, withRun, without } from './edits'
import { filmed } from './film'
import { type LineWish, linesFor } from './lines'
import { otherHooks } from './other-hooks'
import { questionOf } from './own-hooks'
import { firstClause } from './diction'
import type { Wish } from './reading/wish'
import { countOf, forbidden, inWords, quoted } from './reply'
import { anatomy, done, notDone, pointsOf, seriousFlags, type State, type Step, withWork } from './state'
import { isOfStory, isTold } from './told-sentences'
import { everySentence, inserted, replaced, sceneText, wholeText } from './working-script'

const LOCKED_HOOK = 'The opening is locked, so the hook stayed.'
const MAX_HOOK_SCENE_WORDS = 16

/** The sentences a new hook takes the place of: a short first scene as a whole, else the opener and what leans on it. What else it tells of the problem stays. */
export function hookRun(state: State, hook = ''): Part[] {
  const parts = anatomy(state)
  const [scene] = state.work.scenes
  const inFirst = parts.filter(({ place }) => place.scene === 0)
  // What stands before a story of the seller's own; the story itself is no hook to be replaced.
  const story = inFirst.findIndex(({ sentence }) => isOfStory(state, sentence.text))
  if (story >= 0) return inFirst.slice(0, story)
  const isShort =
    scene !== undefined && state.work.scenes.length > 1 && countSpokenWords(sceneText(scene)) <= MAX_HOOK_SCENE_WORDS
  const run = isShort ? inFirst : withLeaning(inFirst, partsOf(inFirst, 'hook'))
  const kept = run.findIndex(
    ({ sentence: { text } }, at) =>
      at > 0 && sharedContent(state.brief.painPoint, text) && !` ${hookKey(hook)} `.includes(` ${hookKey(text)} `),
  )
  return kept < 0 ? run : run.slice(0, kept)
}

const MAX_TRIED_HOOKS = 12

/** Openers that may take the place of the script's own, unlike each other. */
export const hooksFor = otherHooks

/** @param fits Which openers will do. */
export function changeHook(state: State, fits: (text: string) => boolean = () => true): Step {
  const run = hookRun(state)
  if (everySentence(state.work).length === 0) return notDone('There is no text to open.')
  if (run.some(({ sentence }) => sentence.locked)) return notDone(LOCKED_HOOK)
  const before = pointsOf(state, 'V1')
  const options = hooksFor(state, MAX_TRIED_HOOKS).flatMap((line) => {
    if (!fits(line.text)) return []
    const next = withNewHook(state, line.text)
    return next ? [{ line, next, points: pointsOf(next, 'V1') }] : []
  })
  // A weak opener is asked to be replaced for a reason: the new one must be stronger.
  const old = hookKey(run.map(({ sentence }) => sentence.text).join(' '))
  const isOther = ({ line }: (typeof options)[number]) => old === '' || !hookKey(line.text).includes(old)
  const chosen =
    options.find((each) => isOther(each) && (each.points >= before || each.points === 10)) ??
    options.find(({ points }) => points > before || points === 10) ??
    options.sort((a, b) => b.points - a.points)[0]
  if (!chosen) return notDone('I have no opener left that you have not heard.')
  const story = run.length === 0 ? ', before your story, which stays as you typed it' : ''
  return done(
    { ...chosen.next, newHook: chosen.line.text },
    `New hook: ${quoted(spokenOnly(chosen.line.text))}${story}`,
  )
}

/** The opener in fewer words: of a story its first clause, else another one. */
export function shorterHook(state: State): Step {
  const [first] = everySentence(state.work)
  if (!first) return notDone('There is no text to open.')
  if (first.sentence.locked) return notDone(LOCKED_HOOK)
  const words = countSpokenWords(first.sentence.text)
  if (!isOfStory(state, first.sentence.text)) {
    const step = changeHook(state, (text) => countSpokenWords(text) < words)
    const isShorter =
      step.state && countSpokenWords(wholeText(step.state.work)) < countSpokenWords(wholeText(state.work))
    return isShorter ? step : notDone(`I have no shorter opener. Type it: use this hook "..."`)
  }
  const short = firstClause(first.sentence.text)
  return short === undefined
    ? notDone(
        `Your story opens with ${words} words, and no part of that sentence stands alone. Type a shorter one: replace "..." with "..."`,
      )
    : done(
        withWork(state, replaced(state.work, first.place, short)),
        `Cut the opening to ${quoted(short)}; the rest of your story stays`,
      )
}

/** The opener in place of the old one; before a story where there is none. */
function withOpening(state: State, run: readonly Part[], text: string): State | undefined {
  if (run.length > 0) return withRun(state, run, text)
  const [first] = everySentence(state.work)
  return first && !first.sentence.glued
    ? withWork(state, inserted(state.work, { scene: 0, sentence: 0 }, text))
    : undefined
}

/** The opener in place of the old one. A typed problem that it does not say stays behind it, and what is said elsewhere moves. */
function withNewHook(state: State, text: string): State | undefined {
  const twin = anatomy(state).find(
    ({ place, sentence, role }) =>
      place.scene > 0 && role !== 'hook' && sentence.text === text && !isOfStory(state, text),
  )
  const run = hookRun(state, text)
  const old = run.map(({ sentence }) => sentence.text).join(' ')
  const { painPoint } = state.brief
  const losesProblem =
    state.plan !== undefined && painPoint !== '' && sharedContent(old, painPoint) && !sharedContent(text, painPoint)
  const next = losesProblem ? withOpening(state, [], text) : withOpening(state, run, text)
  if (!next || !twin || twin.sentence.locked) return next
  const again = anatomy(next).find(({ place, sentence }) => place.scene > 0 && sentence.text === text)
  return again ? without(next, [again]) : next
}

/** The typed problem as a question; before a story without one the question that goes with any. */
export function questionHook(state: State): Step {
  const [first] = everySentence(state.work)
  if (!first) return notDone('There is no text to open.')
  if (/\?["”']?$/.test(first.sentence.text))
    return notDone(`It starts with a question already: ${quoted(first.sentence.text)}`)
  const question =
    questionOf(state) ?? (isTold(state) || state.brief.painPoint !== '' ? 'Has this ever happened to you?' : undefined)
  if (question === undefined)
    return notDone('No problem was typed that I could ask about. Type the question: start with "..."')
  const run = hookRun(state)
  if (run.some(({ sentence }) => sentence.locked)) return notDone(LOCKED_HOOK)
  // Only what the question says, too, gives way to it.
  const echo = run.filter(({ sentence }) => sharedContent(question, sentence.text))
  const next =
    echo.length > 0
      ? withRun(state, echo, question)
      : withWork(state, inserted(state.work, { scene: 0, sentence: 0 }, question))
  return next
    ? done({ ...next, newHook: question }, `Starts with a question now: ${quoted(question)}`)
    : notDone(LOCKED_HOOK)
}

const spokenOnly = (text: string) => text.replace(/^(?!POV:)[A-Z0-9 .'’&-]{1,30}: /gm, '').replaceAll('\n', ' ')

/** Other openers, without touching the script. */
export const hookIdeas = (state: State, count: number): string[] =>
  hooksFor(state, count).map(({ text }) => spokenOnly(text))

/** An opener of the seller's own in place of the old one; before a story. */
export function ownHook(state: State, { text = '' }: Wish): Step {
  const hook = ownWords(upperFirst(text), state)
  if (typeof hook !== 'string') return hook
  if (hookRun(state, hook).some(({ sentence }) => sentence.locked)) return notDone(LOCKED_HOOK)
  const next = withNewHook(state, hook)
  if (!next) return notDone('There is no text to open.')
  const left = new Set(everySentence(next.work).map(({ sentence }) => sentence.text))
  const gone = everySentence(state.work).flatMap(({ sentence }) =>
    left.has(sentence.text) ? [] : quoted(sentence.text),
  )
  return done(
    { ...next, newHook: hook },
    `The script opens with ${quoted(hook)}${gone.length > 0 ? `, in place of ${inWords(gone)}` : ''}`,
  )
}

/** Words somebody typed for the script: cleaned, with an end mark, and nothing the shop forbids. */
export function ownWords(text: string, state: State): string | Step {
  const clean = tidy(cleanText(text).replace(/\s+/g, ' ').slice(0, 500)).replace(/\)$/, ').')
  if (!/[\p{L}\p{N}]/u.test(clean)) return notDone('There were no words to use.')
  const flag = seriousFlags(clean, state).find(({ severity }) => severity === 'block')
  return flag ? notDone(`I did not use ${quoted(clean)}: ${forbidden(flag)}`.replace(/[.!]$/, '')) : clean
}

const LOCKED_CALL = 'The call to action is locked, so it stayed.'

/** @param call What kind of call was asked for; then the first that there is. */
export function changeCall(state: State, call?: LineWish['call']): Step {
  const run = wholeCall(state)
  if (run.some(({ sentence }) => sentence.locked)) return notDone(LOCKED_CALL)
  const options = linesFor(state, 'call', { call }).flatMap((line) => withCall(state, run, line.text) ?? [])
  const next = call ? options[0] : bestFor('V7', options)
  if (!next?.newCall) return notDone('I have no other call to action for this script.')
  return done(next, `New call to action: ${quoted(next.newCall)}`)
}

/** The script with this call where the old one was, or at its end. */
export function withCall(state: State, run: readonly Part[], text: string): State | undefined {
  if (run.length > 0) {
    const next = withRun(state, run, text)
    return next && { ...next, newCall: text }
  }
  const scene = state.work.scenes.length - 1
  const last = state.work.scenes[scene]
  if (!last) return undefined
  return { ...withWork(state, inserted(state.work, { scene, sentence: last.sentences.length }, text)), newCall: text }
}

export function ownCall(state: State, text: string): Step {
  const words = ownWords(text, state)
  if (typeof words !== 'string') {
    const safe = repairCallToAction(text)
    return safe && safe.length > 3 ? ownCall(state, safe) : words
  }
  const run = wholeCall(state)
  if (run.some(({ sentence }) => sentence.locked)) return notDone(LOCKED_CALL)
  const next = withCall(state, run, words)
  if (!next) return notDone('There is no text to close.')
  const isLast = wholeText(next.work).trimEnd().endsWith(words)
  return done(
    next,
    `${isLast ? 'It ends on' : 'The call to action is'} ${quoted(words)}${run.length > 0 ? `, in place of ${quoted(run.map(({ sentence }) => sentence.text).join(' '))}` : ''}`,
  )
}

const isLink = ({ sentence }: Part) => /^(?:the link|it's linked|link)\b/i.test(sentence.text)

/** The call with the sentence before or behind it that only says where the link is. */
export function wholeCall(state: State): Part[] {
  const parts = anatomy(state)
  const run = partsOf(parts, 'call')
  const [first] = run
  const before = first && parts[parts.indexOf(first) - 1]
  const isOfCall =
    before && first && before.place.scene === first.place.scene && isLink(before) && before.role !== 'hook'
  const last = run.at(-1)
  const after = last && parts[parts.indexOf(last) + 1]
  const isRest = after && last && after.place.scene === last.place.scene && isLink(after)
  return [...(isOfCall && before ? [before] : []), ...run, ...(isRest ? [after] : [])]
}

export function oneCall(state: State): Step {
  const parts = anatomy(state)
  const extra = partsOf(parts, 'extra-call')
  const free = extra.filter(({ sentence }) => !sentence.locked)
  const hasCall = partsOf(parts, 'call').length > 0
  if (hasCall && free.length === 0)
    return notDone(
      extra.length > 0 ? 'The other asks are locked, so they stayed.' : 'There is only one call to action already.',
    )
  const cleaned = free.length > 0 ? without(state, withLeaning(parts, free)) : state
  if (hasCall) return done(cleaned, `Kept one call to action and took out ${countOf(free.length, 'other ask')}`)
  const last = free[free.length - 1]?.sentence.text ?? linesFor(state, 'call')[0]?.text
  const next = last && withCall(cleaned, [], last)
  return next ? done(next, 'Moved the one call to action to the end') : notDone('I found no call to action to keep.')
}

const LOOPS = [
  'Which brings me back to the start:',
  'And that is why I keep saying:',
  'So, from the top:',
  'Which is exactly why I said:',
]

/** The last words lead into the first ones, so that the video can run in a circle. */
export function addLoop(state: State): Step {
  const text = wholeText(state.work)
  if (LOOPS.some((loop) => text.trimEnd().endsWith(loop))) return notDone('It runs in a circle already.')
  const scene = state.work.scenes.length - 1
  const last = state.work.scenes[scene]
  if (!last) return notDone('There is no text to close.')
  const loop = LOOPS[text.length % LOOPS.length] ?? 'So, from the top:'
  const next = withWork(state, inserted(state.work, { scene, sentence: last.sentences.length }, loop))
  return done(next, `The last words lead into the first ones: ${quoted(loop)}`)
}

export function addLimit(state: State): Step {
  if (partsOf(anatomy(state), 'limit').length > 0) return notDone('It already says who should skip it.')
  const limits = linesFor(state, 'limit')
  const line = limits.find(({ text }) => FOR_WHOM.test(text)) ?? limits[0]
  if (!line) return notDone('Tell me for whom it is not right, since I know too little about it to say: add "..."')
  return done(withLine(state, line).state, `Added an honest limit: ${quoted(spokenOnly(line.text))}`)
}

/** Says for whom it is not. */
export const FOR_WHOM = /\b(?:don't need|skip|stay with|not for|isn't for|keep the)\b/

/** A test that was written for the product, else the first feature is announced and shown in one take. */
export function addProof(state: State): Step {
  const [test] = linesFor(state, 'test')
  if (test) return done(withLine(state, test).state, `Added a test people can watch: ${quoted(spokenOnly(test.text))}`)
  const told = anatomy(state).find(({ role, sentence, leans }) => role === 'feature' && !sentence.locked && !leans)
  const unsaid = told ? undefined : linesFor(state, 'feature')[0]
  const next = unsaid ? withLine(state, unsaid).state : state
  const part = told ?? (unsaid && partLike(next, spokenOnly(unsaid.text)))
  if (!part) return notDone('Tell me one thing people could watch it do, since I know no feature to show.')
  const { scene } = part.place
  const shown = filmed(withWork(next, inserted(next.work, part.place, WATCH)), scene)
  return done(inOneTake(shown, scene), `Announced what people can watch: ${quoted(`${WATCH} ${part.sentence.text}`)}`)
}

const WATCH = 'Watch this.'

function inOneTake(state: State, scene: number): State {
  const scenes = state.work.scenes.map((each, at) => {
    const cameraDirection = each.film.cameraDirection.replace(/^([^,]+), [^,]+/, '$1, single unbroken take')
    return at === scene ? { ...each, film: { ...each.film, cameraDirection } } : each
  })
  return withWork(state, { ...state.work, scenes })
}
