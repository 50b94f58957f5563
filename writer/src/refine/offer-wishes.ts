import { repairCallToAction } from '../analysis'
import { checkText } from '../check'
import { cleanText, countSpokenWords, tidy } from '../language'
import { type Part, partsOf } from './anatomy'
import { bestFor, withLeaning, withRun, without } from './edits'
import { beforeCall, placeFor } from './extending'
import type { FreshLine } from './fresh-lines'
import { otherHooks } from './other-hooks'
import { countOf, quoted } from './reply'
import { anatomy, done, linesFor, notDone, pointsOf, seriousFlags, type State, type Step, withWork } from './state'
import { inserted, type Place, sceneText, wholeText } from './working-script'

const LOCKED_HOOK = 'The opening is locked, so the hook stayed.'
const MAX_HOOK_SCENE_WORDS = 16

/** The sentences a new hook takes the place of: a short first scene as a whole, else the opener and what leans on it. */
export function hookRun(state: State): Part[] {
  const parts = anatomy(state)
  const first = state.work.scenes[0]
  const inFirst = parts.filter(({ place }) => place.scene === 0)
  if (first && state.work.scenes.length > 1 && countSpokenWords(sceneText(first)) <= MAX_HOOK_SCENE_WORDS)
    return inFirst
  return withLeaning(inFirst, partsOf(inFirst, 'hook'))
}

const MAX_TRIED_HOOKS = 12

/** Openers that may take the place of the script's own. */
export const hooksFor = (state: State, limit: number) =>
  state.known ? otherHooks(state, limit) : linesFor(state, 'hook', { limit })

export function changeHook(state: State): Step {
  const run = hookRun(state)
  if (run.length === 0) return notDone('There is no text to open.')
  if (run.some(({ sentence }) => sentence.locked)) return notDone(LOCKED_HOOK)
  const before = pointsOf(state, 'V1')
  const hooks = hooksFor(state, MAX_TRIED_HOOKS)
  const options = hooks.flatMap((line) => {
    const next = withRun(state, run, line.text)
    return next ? [{ line, next, points: pointsOf(next, 'V1') }] : []
  })
  // A weak opener is asked to be replaced for a reason: the new one must be stronger.
  const chosen =
    options.find(({ points }) => points > before || points === 10) ?? options.sort((a, b) => b.points - a.points)[0]
  if (!chosen) return notDone('I have no opener left that you have not heard.')
  return done({ ...chosen.next, newHook: chosen.line.text }, `New hook: ${quoted(spokenOnly(chosen.line.text))}`)
}

const spokenOnly = (text: string) => text.replace(/^[A-Z0-9 .'’&-]{1,30}: /gm, '').replaceAll('\n', ' ')

/** Other openers, without touching the script. */
export const hookIdeas = (state: State, count: number): string[] =>
  hooksFor(state, count).map(({ text }) => spokenOnly(text))

export function ownHook(state: State, text: string): Step {
  const hook = ownWords(text, state)
  if (typeof hook !== 'string') return hook
  const run = hookRun(state)
  if (run.some(({ sentence }) => sentence.locked)) return notDone(LOCKED_HOOK)
  const next = withRun(state, run, hook)
  const words = countSpokenWords(hook)
  return next
    ? done(
        { ...next, newHook: hook },
        `The script opens with ${quoted(hook)}${words > 10 ? `, which is ${words} words: nine or fewer hold better` : ''}`,
      )
    : notDone('There is no text to open.')
}

/** Words somebody typed for the script: cleaned, with an end mark, and nothing the shop forbids. */
function ownWords(text: string, state: State): string | Step {
  const clean = tidy(cleanText(text).replace(/\s+/g, ' ').slice(0, 500))
  if (!/[\p{L}\p{N}]/u.test(clean)) return notDone('There were no words to use.')
  const flag = seriousFlags(clean, state).find(({ severity }) => severity === 'block')
  return flag
    ? notDone(
        `I did not use ${quoted(clean)}: ${flag.reason}${flag.saferWording ? ` ${flag.saferWording}` : ''}`.replace(
          /[.!]$/,
          '',
        ),
      )
    : clean
}

const LOCKED_CALL = 'The call to action is locked, so it stayed.'

export function changeCall(state: State): Step {
  const run = partsOf(anatomy(state), 'call')
  if (run.some(({ sentence }) => sentence.locked)) return notDone(LOCKED_CALL)
  const own = wholeText(state.work)
  const calls = linesFor(state, 'call').filter(({ text }) => !own.includes(text))
  const next = bestFor(
    'V7',
    calls.slice(0, 14).flatMap((line) => withCall(state, run, line.text) ?? []),
  )
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
  const run = partsOf(anatomy(state), 'call')
  if (run.some(({ sentence }) => sentence.locked)) return notDone(LOCKED_CALL)
  const next = withCall(state, run, words)
  if (!next) return notDone('There is no text to close.')
  const count = countSpokenWords(words)
  return done(
    next,
    `It ends on ${quoted(words)}${count > 16 ? `, which is ${count} words: shorter is easier to follow` : ''}`,
  )
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
  const last = free[free.length - 1]?.sentence.text ?? linesFor(state, 'call', { limit: 1 })[0]?.text
  const next = last && withCall(cleaned, [], last)
  return next ? done(next, 'Moved the one call to action to the end') : notDone('I found no call to action to keep.')
}

/**
 * The ending takes up the opening. Where the score misses something else in the arc (a turn, a line people answer), that comes in instead.
 */
export function strongerEnding(state: State): Step {
  const parts = anatomy(state)
  const place = beforeCall(parts, state)
  const before = pointsOf(state, 'V8')
  const put = (text: string, at: Place = place) => ({ text, next: withWork(state, inserted(state.work, at, text)) })
  const turn = parts.find(
    ({ role, place: { scene }, leans }) => scene > 0 && !leans && (role === 'product' || role === 'feature'),
  )
  const callbacks = linesFor(state, 'callback', { limit: 16 }).map(({ text }) => put(text))
  const others = [
    ...echoOf(state).map((text) => put(text)),
    ...linesFor(state, 'question', { limit: 4 }).map(({ text }) => put(text)),
    ...(turn ? [put(state.work.dialogue ? 'Then one thing changed.' : 'Then I changed one thing.', turn.place)] : []),
  ].filter(({ text }) => seriousFlags(text, state).length === 0)
  const bestOf = (options: readonly { text: string; next: State }[]) => {
    const best = bestFor(
      'V8',
      options.map(({ next }) => next),
    )
    return options.find(({ next }) => next === best)
  }
  const own = bestOf(callbacks)
  const chosen = own && (before >= 10 || pointsOf(own.next, 'V8') > before) ? own : bestOf([...others, ...callbacks])
  return chosen
    ? done(chosen.next, `Stronger ending: ${quoted(spokenOnly(chosen.text))}`)
    : notDone('I found nothing in the opening to come back to.')
}

/** The opener's own words, said once more. */
function echoOf(state: State): string[] {
  const hook = partsOf(anatomy(state), 'hook')
    .map(({ sentence }) => sentence.text)
    .join(' ')
  if (!/[\p{L}]{4,}/u.test(hook) || countSpokenWords(hook) > 12) return []
  return [`"${hook.replace(/["“”]/g, '').replace(/[.!]$/, '')}": now you know what I meant.`]
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
  const line: FreshLine = { kind: 'callback', text: loop, words: countSpokenWords(loop), personal: false }
  const next = withWork(state, inserted(state.work, { scene, sentence: last.sentences.length }, line.text))
  return done(next, `The last words lead into the first ones: ${quoted(loop)}`)
}

export function addLimit(state: State): Step {
  const parts = anatomy(state)
  if (partsOf(parts, 'limit').length > 0 && pointsOf(state, 'V6') >= 7)
    return notDone('It already says who should skip it.')
  const [line] = linesFor(state, 'limit', { limit: 1 })
  if (!line) return notDone('Tell me for whom it is not right, since I know too little about it to say.')
  return done(
    withWork(state, inserted(state.work, placeFor(line, state), line.text)),
    `Added an honest limit: ${quoted(spokenOnly(line.text))}`,
  )
}

export function addProof(state: State, feature?: number): Step {
  const lines = linesFor(state, 'proof', { limit: 4, ...(feature !== undefined && { feature }) })
  const line = lines[0]
  if (!line) return notDone('Tell me one thing people could watch it do, since I know no feature to show.')
  const place = placeFor(line, state)
  const next = withWork(state, inserted(state.work, place, line.text))
  const film = next.work.scenes[place.scene]?.film
  const cut = film?.cameraDirection ? 'static, single unbroken take' : undefined
  const filmed =
    film && cut
      ? {
          ...next,
          work: {
            ...next.work,
            scenes: next.work.scenes.map((scene, at) =>
              at === place.scene
                ? { ...scene, film: { ...film, cameraDirection: withMove(film.cameraDirection, cut) } }
                : scene,
            ),
          },
        }
      : next
  return done(filmed, `Added a test people can watch: ${quoted(spokenOnly(line.text))}`)
}

/** "Close-up, slow pan, one warm lamp." with another move. */
function withMove(direction: string, move: string): string {
  const [shot = '', , ...rest] = direction.split(', ')
  return [shot, move, ...rest].filter(Boolean).join(', ')
}

/** Social proof is only ever the seller's own. Without one the creator says what they see. */
export function addSocialProof(state: State, text: string | undefined): Step {
  if (text) {
    const typed = tidy(cleanText(text).slice(0, 300))
    const block = checkText(typed, 'script').find(({ severity }) => severity === 'block')
    if (block) return notDone(`I did not use ${quoted(typed)}: ${block.reason}`.replace(/[.!]$/, ''))
    const next = withWork(state, inserted(state.work, placeFor({ kind: 'observation' }, state), typed))
    return done(next, `Added ${quoted(typed)} as you typed it. Keep the proof of it at hand`)
  }
  const ask = 'I never make up reviews or numbers. Send me a real one: add social proof "..."'
  const [line] = linesFor(state, 'observation', { limit: 1 })
  if (!line) return notDone(ask)
  const place = placeFor(line, state)
  return done(
    withWork(state, inserted(state.work, place, line.text)),
    `${ask}. Until then the script says what you see yourself: ${quoted(spokenOnly(line.text))}. Keep it only if it is true`,
  )
}
