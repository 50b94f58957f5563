import type { ReactNode } from 'react'
import { Badge, Card } from '../../../ui'

interface StatTileProps {
  label: string
  value: string
  isEstimate?: boolean
  hint?: string
  icon?: ReactNode
  action?: ReactNode
}

/** One number, what it is, and whether it is an estimate. */
export function StatTile({ label, value, isEstimate, hint, icon, action }: StatTileProps) {
  return (
    <Card padding="none" className="flex flex-col gap-1 p-3.5 sm:p-5">
      <div className="flex items-center gap-2 text-sm text-muted">
        {icon}
        <h2 className="min-w-0 font-sans font-medium">{label}</h2>
      </div>
      <p className="font-display text-2xl font-semibold text-ink tabular-nums sm:text-3xl">{value}</p>
      {hint && <p className="text-xs text-muted">{hint}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1 empty:hidden">
        {isEstimate && <Badge>Estimate</Badge>}
        {action}
      </div>
    </Card>
  )
}
