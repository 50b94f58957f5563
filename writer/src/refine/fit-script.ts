import type { GeneratedScript, SceneChange, ScriptBrief } from '@reelwright/shared'
import { fittedToSeconds } from './fit-words'
import { keepsPromises } from './promises'
import { changesBetween, scriptOf } from './result'
import { stateOf, wordsOf } from './state'

export interface FitOptions {
  /** Wanted running time. */
  seconds: number
  /** The same seed, script and time give the same result on every machine. */
  seed: string
  /** Earlier spoken scripts of this account, newest first: new lines rather differ from them. */
  avoid?: string[]
  /** Sentences nobody may touch, to the letter. */
  locked?: string[]
}

export interface FitResult {
  script: GeneratedScript
  /** What was cut and added, as a creator would say it. */
  summary: string
  changes: SceneChange[]
}

/** Cuts or extends a script to a running time. Untouched scenes stay to the letter; durations sum exactly. Never throws. */
export function fitScript(script: GeneratedScript, brief: ScriptBrief, options: FitOptions): FitResult {
  const before = stateOf({
    script,
    brief,
    locked: options.locked ?? [],
    seed: options.seed,
    avoid: options.avoid ?? [],
  })
  const fitted = fittedToSeconds(before, options.seconds)
  if (!fitted.changed || !keepsPromises(before, fitted.state))
    return {
      script,
      summary: fitted.changed ? 'Nothing could be cut or added without touching a locked line.' : 'It already fits.',
      changes: [],
    }
  const words = wordsOf(fitted.state)
  const time = `Now ${words} words for ${fitted.state.seconds ?? options.seconds} s.`
  const short = fitted.reached ? '' : ' What must stay in leaves no better fit.'
  return {
    script: scriptOf(script, before, fitted.state),
    summary: [fitted.said, time + short].filter(Boolean).join(' '),
    changes: changesBetween(
      before,
      fitted.state,
      script.scenes.map(({ id }) => id),
    ),
  }
}
