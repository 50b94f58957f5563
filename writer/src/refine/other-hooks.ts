import { VIDEO_STYLES } from '@reelwright/shared'
import { countSpokenWords, hookKey } from '../language'
import { writeBrief } from '../pipeline'
import { type FreshLine, linesFor } from './lines'
import { belongs, ownHooks } from './own-hooks'
import type { State } from './state'
import { isTold } from './told-sentences'
import { speakersOf, wholeText } from './working-script'

const MAX_VERSIONS = 5

/**
 * Openers of other versions of the same brief, the hooks beside them, and those of the library that hold something of the brief: nothing that the script
 * or the account has heard, and each as unlike the ones before it as there are.
 */
export function otherHooks(state: State, limit: number): FreshLine[] {
  const [speaker] = state.work.dialogue ? speakersOf(state.work) : []
  // A story of the seller's own is opened by their own words only; any other script by those and by what its brief speaks of.
  const own = state.known && !state.work.dialogue ? ownHooks(state) : []
  const others = isTold(state) ? [] : [...(state.known ? ofVersions(state) : []), ...ofLibrary(state)]
  const fitting = state.known ? others.filter((hook) => belongs(state, hook)) : others
  // One opener that says the typed problem word by word is enough, where there are others.
  const problem = hookKey(state.brief.painPoint)
  const echoes = fitting.filter((hook) => problem !== '' && hookKey(hook).includes(problem))
  const rest = fitting.filter((hook) => !echoes.includes(hook))
  return different(
    isTold(state) ? own : [...echoes.slice(0, 1), ...rest.slice(0, 2), ...own, ...rest.slice(2), ...echoes.slice(1)],
    limit,
  ).map((hook) => ({
    kind: 'hook',
    text: speaker === undefined ? hook : `${speaker} ${hook}`,
    words: countSpokenWords(hook),
    personal: /\b(?:I|my|me)\b/.test(hook),
  }))
}

/** First those of the brief's own style, then of others; last those that are written for the kind of product and another problem. */
function ofVersions(state: State): string[] {
  const own = wholeText(state.work)
  const said = ` ${hookKey(own)} `
  const found = new Map<string, string>()
  const beside = new Map<string, string>()
  const keep = (into: Map<string, string>, hook: string | undefined) => {
    const key = hookKey(hook ?? '')
    if (hook && !said.includes(` ${key} `) && !found.has(key)) into.set(key, hook)
  }
  const { style } = state.brief
  const others = style === 'skit' ? [] : VIDEO_STYLES.filter((each) => each !== style && each !== 'skit')
  for (const [version, other] of [...Array<undefined>(MAX_VERSIONS).fill(undefined), ...others].entries()) {
    if (other && found.size >= ENOUGH) break
    const [first, ...rest] = writeBrief(
      { ...state.brief, style: other ?? style },
      {
        seed: `${state.seed} hook ${version}`,
        avoid: [...found.values(), own, ...state.avoid],
        kinds: state.kinds,
      },
    ).hooks
    keep(found, first)
    for (const hook of rest) keep(beside, hook)
  }
  return [...found.values(), ...(found.size < ENOUGH ? beside.values() : [])]
}
/** As many as are ever asked for. */
const ENOUGH = 5

function ofLibrary(state: State): string[] {
  const heard = new Set(state.avoid.map((script) => hookKey(script.split(/\n\s*\n/)[0] ?? '')))
  return linesFor({ ...state, work: { ...state.work, dialogue: false } }, 'hook').flatMap(({ text }) =>
    heard.has(hookKey(text)) ? [] : text,
  )
}

/** The first of them, then always the one that shares the fewest words with those before it. */
function different(hooks: readonly string[], limit: number): string[] {
  const once = hooks.filter((text, at) => hooks.findIndex((each) => hookKey(each) === hookKey(text)) === at)
  const left = once.map((text) => ({ text, words: new Set(hookKey(text).split(' ')), shared: 0 }))
  const chosen: string[] = []
  while (left.length > 0 && chosen.length < limit) {
    const at = left.reduce((best, { shared }, each) => (shared < (left[best]?.shared ?? 0) ? each : best), 0)
    const [next] = left.splice(at, 1)
    if (!next) break
    chosen.push(next.text)
    for (const each of left) each.shared = Math.max(each.shared, likeness(each.words, next.words))
  }
  return chosen
}

const likeness = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].filter((word) => others.has(word)).length / Math.max(1, Math.min(words.size, others.size))
