import type { MarketCharts } from '@reelwright/shared'
import { useId } from 'react'
import { Area, AreaChart, CartesianGrid, ReferenceArea, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { compactCount, compactMoney, daysText, money } from '../figures'
import { ChartFrame } from './chart-frame'
import { AXIS, axisText, ChartTip, FIRST_SIZE, GRID, MARGIN, pointedAt } from './chart-look'
import { shortDay, timeOf } from './days'
import { courseSentence } from './sentences'

type Point = MarketCharts['revenue'][number]

const DAY = 86_400_000

/** Revenue over the window: a point per day, or per week of a year. Stretches that are estimates are hatched. (B-SA-10) */
export function RevenueChart({
  points,
  currency,
  source,
}: {
  points: readonly Point[]
  currency: string
  source: string
}) {
  const hatch = useId()
  const weekly = points.some(({ from, to }) => from !== to)
  const rows = points.map((point) => ({ ...point, time: timeOf(point.from), when: daysText(point.from, point.to) }))
  const estimates = estimatedSpans(points)
  const [first] = rows
  return (
    <ChartFrame
      title="Revenue over time"
      source={`${weekly ? 'Per week' : 'Per day'} · ${source}`}
      sentence={courseSentence(
        'Revenue',
        rows.map(({ when, revenue }) => ({ when, value: revenue })),
        (value) => money(value, currency),
      )}
      empty={
        !first
          ? 'No data for this period.'
          : rows.length === 1 &&
            `One ${weekly ? 'week' : 'day'} in this period: ${money(first.revenue, currency)} on ${first.when}. Choose a longer range to see a trend.`
      }
      legend={estimates.length > 0 && 'Hatched: estimate. A longer report’s total, spread evenly over its days.'}
      table={{
        columns: [
          { label: weekly ? 'Week' : 'Day' },
          { label: 'Revenue', numeric: true },
          { label: 'Units', numeric: true },
          { label: 'Views', numeric: true },
          { label: 'Kind' },
        ],
        rows: rows.map(({ when, revenue, units, views, estimated }) => [
          when,
          money(revenue, currency),
          units.toLocaleString('en-US'),
          views.toLocaleString('en-US'),
          estimated ? 'Estimate' : 'Reported',
        ]),
      }}
    >
      <ResponsiveContainer initialDimension={FIRST_SIZE}>
        <AreaChart data={rows} margin={MARGIN} accessibilityLayer={false}>
          <defs>
            <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <line x1="0" y1="0" x2="0" y2="6" stroke="var(--control)" strokeWidth="1.5" />
            </pattern>
          </defs>
          <CartesianGrid {...GRID} vertical={false} />
          {estimates.map(({ from, to }) => (
            <ReferenceArea
              key={from}
              x1={from}
              x2={to}
              fill={`url(#${hatch})`}
              fillOpacity={0.45}
              ifOverflow="hidden"
            />
          ))}
          <XAxis
            {...AXIS}
            dataKey="time"
            type="number"
            scale="utc"
            domain={['dataMin', 'dataMax']}
            tickFormatter={shortDay}
            minTickGap={28}
          />
          <YAxis
            {...AXIS}
            width={56}
            axisLine={false}
            tickFormatter={(value: number) => axisText(compactMoney(value, currency))}
          />
          <Area
            dataKey="revenue"
            type="linear"
            stroke="var(--accent)"
            strokeWidth={2}
            fill="var(--accent-soft)"
            fillOpacity={0.75}
            dot={rows.length <= 10 ? { r: 3, fill: 'var(--accent)' } : false}
            isAnimationActive={false}
          />
          <Tooltip
            cursor={{ stroke: 'var(--control)' }}
            isAnimationActive={false}
            // oxlint-disable-next-line react/no-unstable-nested-components -- called, not mounted: it has no state to lose
            content={(place) => {
              const row = pointedAt<(typeof rows)[number]>(place)
              return row ? (
                <ChartTip
                  title={row.when}
                  rows={[
                    ['Revenue', money(row.revenue, currency)],
                    ['Units', compactCount(row.units)],
                    ['Views', compactCount(row.views)],
                    ...(row.estimated ? [['Kind', 'Estimate'] as const] : []),
                  ]}
                />
              ) : null
            }}
          />
        </AreaChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}

/** Stretches of points that are estimates, as times; one day alone is as wide as a day. */
function estimatedSpans(points: readonly Point[]) {
  const spans: { from: number; to: number }[] = []
  let open = false
  for (const { from, to, estimated } of points) {
    const span = spans.at(-1)
    if (estimated && open && span) span.to = timeOf(to)
    else if (estimated) spans.push({ from: timeOf(from) - DAY / 2, to: timeOf(to) })
    open = estimated
  }
  return spans.map(({ from, to }) => ({ from, to: to + DAY / 2 }))
}
