import type { ScriptBrief } from '@reelwright/shared'
import {
  adoptScript,
  fitScript,
  ordersIn,
  typedTexts,
  writingFacts,
  type AdoptedScript,
  type SpokenScene,
} from '@reelwright/writer'
import { craftRules, writeRequest } from './prompt'
import type { WritingOptions } from './script-model'
import type { Work } from './rounds'

/** Openers a model is told not to use; the check knows them all. */
const TOLD_HOOKS = 15

/** Writing a script, as a model is asked for it. */
export function writingWork(brief: ScriptBrief, { seed, avoid, onEvent }: WritingOptions): Work {
  const facts = writingFacts(brief)
  const hooks = avoid.slice(0, TOLD_HOOKS).map((script) => (script.split('\n\n')[0] ?? '').slice(0, 120))
  return {
    kind: 'script',
    rules: craftRules(facts),
    request: writeRequest(facts, hooks),
    orders: ordersIn(typedTexts(brief)),
    judge: (draft) => {
      const adopt = (scenes: readonly SpokenScene[]) =>
        adoptScript(brief, scenes, { seed, avoid, hooks: draft.hooks, ctas: draft.ctas, caption: draft.caption })
      const adopted = adopt(draft.scenes)
      return adopted && isOnlyOff(adopted) ? (fitted(adopted, brief, adopt, { seed, avoid }) ?? adopted) : adopted
    },
    tell: onEvent,
  }
}

/** Too long or too short, and nothing else that matters. */
const isOnlyOff = ({ problems }: AdoptedScript) =>
  problems
    .filter(({ light }) => !light)
    .map(({ id }) => id)
    .join() === 'LENGTH'

/** The script brought to its length without asking again; undefined where the embedded writer cannot do it cleanly. */
function fitted(
  { script }: AdoptedScript,
  brief: ScriptBrief,
  adopt: (scenes: readonly SpokenScene[]) => AdoptedScript | undefined,
  options: { seed: string; avoid: string[] },
): AdoptedScript | undefined {
  const fit = fitScript(script, brief, { ...options, seconds: brief.videoLength })
  const again = adopt(fit.script.scenes.map(({ notes, ...scene }) => ({ ...scene, note: notes })))
  return again?.problems.every(({ light }) => light) ? again : undefined
}
