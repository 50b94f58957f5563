import type { GeneratedScript } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { cn } from '../../ui'
import { totalSeconds } from './timeline'

/** What the numbers of a script are, and where they come from. */
export function ScriptFacts({ script, className }: { script: GeneratedScript; className?: string }) {
  const { spokenWords, viralScore, estimatedViews } = script.metadata
  return (
    <dl className={cn('grid grid-cols-2 gap-x-7 gap-y-3 text-sm tabular-nums sm:flex sm:flex-wrap', className)}>
      <Fact name="Spoken words">{spokenWords}</Fact>
      <Fact name="Length">{totalSeconds(script.scenes)}s</Fact>
      <Fact name="Viral score" origin="craft score, no forecast">
        {viralScore}
      </Fact>
      <Fact name="Estimated views" origin="rough estimate">
        {estimatedViews}
      </Fact>
    </dl>
  )
}

function Fact({ name, origin, children }: { name: string; origin?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold text-ink">
        {children}
        {origin && <span className="block text-xs font-normal text-muted sm:ml-1.5 sm:inline">{origin}</span>}
      </dd>
    </div>
  )
}
