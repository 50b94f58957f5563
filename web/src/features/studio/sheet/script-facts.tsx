import { type GeneratedScript, writtenByText } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { cn } from '../../../ui'
import { totalSeconds } from '../timeline'

interface ScriptFactsProps {
  script: GeneratedScript
  /** The craft score of the words as they are now. */
  score: number | undefined
  className?: string
}

/** What the numbers of a script are, and where they come from. */
export function ScriptFacts({ script, score, className }: ScriptFactsProps) {
  const { spokenWords, viralScore, estimatedViews } = script.metadata
  const isOld = score !== undefined && !viralScore.startsWith(score.toFixed(1))
  return (
    <dl className={cn('grid grid-cols-2 gap-x-7 gap-y-3 text-sm tabular-nums sm:flex sm:flex-wrap', className)}>
      <Fact name="Spoken words">{spokenWords}</Fact>
      <Fact name="Length">{Math.round(totalSeconds(script.scenes) * 10) / 10}s</Fact>
      <Fact
        name="Viral score"
        origin={isOld ? 'craft score when it was written, no forecast' : 'craft score, no forecast'}
      >
        {viralScore}
      </Fact>
      <Fact name="Estimated views" origin="rough estimate">
        {estimatedViews}
      </Fact>
      {script.writtenBy && (
        <Fact name="Written by" className="max-sm:col-span-2">
          {writtenByText(script.writtenBy)}
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  name: string
  origin?: string
  className?: string
  children: ReactNode
}

function Fact({ name, origin, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold text-ink">
        {children}
        {origin && <span className="block text-xs font-normal text-muted sm:ml-1.5 sm:inline">{origin}</span>}
      </dd>
    </div>
  )
}
