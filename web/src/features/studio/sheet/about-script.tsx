import type { Action } from '@reelwright/writer/score'
import { memo, useDeferredValue } from 'react'
import type { SceneFlag } from '../craft/scene-flags'
import type { Craft } from '../craft/judge-craft'
import type { EditedScript } from '../edited-script/edited-script'
import { ClaimList } from './claim-list'
import { CraftPanel } from './craft-panel'
import { ScriptExtras } from './script-extras'
import { ScriptFacts } from './script-facts'

interface AboutScriptProps {
  script: EditedScript
  craft: Craft | undefined
  isOffline: boolean
  onGoTo: (flag: SceneFlag) => void
  onReplace: (flag: SceneFlag, text: string) => void
  onAct: (action: Action) => void
  onSwap: (which: 'swap-hook' | 'swap-call', text: string) => void
}

/** More is a pasted book, which nobody judges. */
const MAX_JUDGED = 20_000
const NO_TIPS: readonly string[] = []
/** The length meter already shows this. */
const tipsOf = ({ metadata }: EditedScript) => metadata.suggestions.filter((tip) => !/^Runs about \d+ s /.test(tip))

/** Facts and findings below the script. Deferred, so typing stays responsive. */
export function AboutScript({ script, ...rest }: AboutScriptProps) {
  return <Details {...rest} script={useDeferredValue(script)} />
}

const Details = memo(function Details({
  script,
  craft,
  isOffline,
  onGoTo,
  onReplace,
  onAct,
  onSwap,
}: AboutScriptProps) {
  const isJudged = script.spoken_script.length <= MAX_JUDGED
  const { caption, hashtags, hooks, cta_phrases, selling_points, benefits, urgency_tactics } = script
  return (
    <div className="mt-3 flex flex-col gap-8 border-t border-line pt-6">
      <ScriptFacts script={script} />
      {isJudged && (
        <>
          <ClaimList script={script} flags={craft?.flags} onGoTo={onGoTo} onReplace={onReplace} />
          <CraftPanel score={craft?.score} onAct={onAct} />
        </>
      )}
      <ScriptExtras
        {...{ caption, hashtags, hooks, cta_phrases, selling_points, benefits, urgency_tactics, onSwap }}
        // Those of a script with a plan come from its craft score, which has buttons for them.
        suggestions={isOffline || !isJudged || !script.plan ? tipsOf(script) : NO_TIPS}
      />
    </div>
  )
})
