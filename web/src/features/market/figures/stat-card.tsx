import type { ReactNode } from 'react'
import { Card, Skeleton } from '../../../ui'

interface StatCardProps {
  label: string
  value: ReactNode
  /** The whole figure, where `value` is a short form of it. */
  full?: string
  /** A line below: what it counts. */
  hint?: ReactNode
}

/** One figure of a page; stands in a `<dl>`. */
export function StatCard({ label, value, full, hint }: StatCardProps) {
  return (
    <Card>
      <dt className="text-sm text-muted">{label}</dt>
      <dd title={full} className="mt-1 font-display text-3xl font-bold break-words text-ink tabular-nums">
        {value}
      </dd>
      {hint && <dd className="mt-1 text-xs text-muted">{hint}</dd>}
    </Card>
  )
}

/** As long as its figure is on its way. The label is known. */
export function StatCardSkeleton({ label }: { label: string }) {
  return (
    <Card>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-2 mb-1">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-7 w-24" />
      </dd>
      <dd className="mt-2">
        <Skeleton className="h-3 w-32" />
      </dd>
    </Card>
  )
}
