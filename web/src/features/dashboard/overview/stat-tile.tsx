import type { ReactNode } from 'react'
import { Badge, Card } from '../../../ui'
import { SampleLabel } from '../sample-label'

interface StatTileProps {
  label: string
  value: string
  /** Where the number comes from; left out for one that is simply counted. */
  origin?: 'sample' | 'estimate'
  hint?: string
  icon?: ReactNode
  action?: ReactNode
}

/** One number, what it is, and where it comes from. */
export function StatTile({ label, value, origin, hint, icon, action }: StatTileProps) {
  return (
    <Card padding="none" className="flex flex-col gap-1 p-3.5 sm:p-5">
      <div className="flex items-center gap-2 text-sm text-muted">
        {icon}
        <h2 className="min-w-0 font-sans font-medium">{label}</h2>
      </div>
      <p className="font-display text-2xl font-semibold text-ink tabular-nums sm:text-3xl">{value}</p>
      {hint && <p className="text-xs text-muted">{hint}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1 empty:hidden">
        {origin === 'sample' && <SampleLabel />}
        {origin === 'estimate' && <Badge>Estimate</Badge>}
        {action}
      </div>
    </Card>
  )
}
