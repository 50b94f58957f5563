import type { ReactNode } from 'react'

/** What all charts have alike. Colours are those of the design system, so both themes are right. */

/** Before it has measured itself a chart is drawn at this size. */
export const FIRST_SIZE = { width: 480, height: 256 }

export const AXIS = {
  stroke: 'var(--control)',
  tick: { fill: 'var(--muted)', fontSize: 12 },
  tickLine: false,
  tickMargin: 6,
} as const

export const GRID = { stroke: 'var(--line)', strokeDasharray: '2 4' } as const

export const MARGIN = { top: 12, right: 12, bottom: 18, left: 0 }

/** For the steps of an axis, where ".0" says nothing and takes room: "$240K". */
export const axisText = (text: string) => text.replace(/\.0(?=\D|$)/, '')

/** A word below an axis that lies, or beside one that stands. */
export const axisName = (value: string) =>
  ({ value, position: 'insideBottom', offset: -12, fill: 'var(--muted)' }) as const

/** What stands at the pointer. */
export function ChartTip({ title, rows }: { title: ReactNode; rows: readonly (readonly [string, string])[] }) {
  return (
    <div className="max-w-64 rounded-control border border-line bg-surface px-3 py-2 text-xs shadow-floating">
      <p className="font-semibold break-words text-ink">{title}</p>
      <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-4">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface TipPlace {
  active?: boolean
  payload?: readonly { payload?: unknown }[]
}

/** What the pointer is at, of the drawn rows. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the rows that were handed to the chart
export function pointedAt<Row>({ active, payload }: TipPlace): Row | undefined {
  return active ? (payload?.[0]?.payload as Row | undefined) : undefined
}
