import { hookKey } from '../compose/heard'
import { countSpokenWords } from '../language'
import { writeBrief } from '../pipeline'
import type { FreshLine } from './fresh-lines'
import type { State } from './state'
import { speakersOf, wholeText } from './working-script'

const MAX_VERSIONS = 8

/** Openers of other versions of the same brief, and the hooks beside them: nothing that the script or the account has heard. */
export function otherHooks(state: State, limit: number): FreshLine[] {
  const own = wholeText(state.work)
  const said = ` ${hookKey(own)} `
  const [speaker] = state.work.dialogue ? speakersOf(state.work) : []
  const found = new Map<string, string>()
  for (let version = 0; version < MAX_VERSIONS && found.size < limit; version++) {
    const { hooks } = writeBrief(state.brief, {
      seed: `${state.seed} hook ${version}`,
      avoid: [...found.values(), own, ...state.avoid],
      kinds: state.kinds,
    })
    for (const hook of hooks) {
      const key = hookKey(hook)
      if (!said.includes(` ${key} `) && !found.has(key)) found.set(key, hook)
    }
  }
  return [...found.values()].slice(0, limit).map((hook) => ({
    kind: 'hook',
    text: speaker === undefined ? hook : `${speaker} ${hook}`,
    words: countSpokenWords(hook),
    personal: /\b(?:I|my|me)\b/.test(hook),
  }))
}
