import { type GeneratedScript, writtenByText } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { cn } from '../../../ui'

interface ScriptFactsProps {
  script: GeneratedScript
  className?: string
}

/** Counts of a script, and who wrote it. */
export function ScriptFacts({ script, className }: ScriptFactsProps) {
  const { spokenWords } = script.metadata
  return (
    <dl className={cn('grid grid-cols-2 gap-x-7 gap-y-3 text-sm tabular-nums sm:flex sm:flex-wrap', className)}>
      <Fact name="Spoken words">{spokenWords}</Fact>
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
  className?: string
  children: ReactNode
}

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold text-ink">{children}</dd>
    </div>
  )
}
