import { type EngagementTier, type MarketCharts, TIER_FLOORS, tierOf } from '@reelwright/shared'
import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { compactCount, percent } from '../figures'
import { ChartFrame } from './chart-frame'
import { AXIS, axisName, axisText, ChartTip, FIRST_SIZE, GRID, MARGIN, pointedAt } from './chart-look'
import { spreadSentence } from './sentences'

type Bin = MarketCharts['engagement'][number]

const TIER_NAMES: Record<EngagementTier, string> = { excellent: 'Excellent', good: 'Good', average: 'Average' }

/** How many products have which engagement rate, with the floors of the tiers marked. (B-SA-16) */
export function EngagementChart({ bins, source, missing }: { bins: readonly Bin[]; source: string; missing: string }) {
  const rows = bins.map((bin) => ({ ...bin, name: rangeText(bin), tier: TIER_NAMES[tierOf(bin.from) ?? 'average'] }))
  const products = bins.reduce((sum, bin) => sum + bin.products, 0)
  return (
    <ChartFrame
      title="Engagement spread"
      source={`Products by engagement rate · ${source}`}
      sentence={spreadSentence(bins, rangeText)}
      empty={products === 0 && missing}
      legend={`Lines: good from ${percent(TIER_FLOORS.good)}, excellent from ${percent(TIER_FLOORS.excellent)} of the views that liked, commented or shared.`}
      table={{
        columns: [{ label: 'Engagement rate' }, { label: 'Tier' }, { label: 'Products', numeric: true }],
        rows: rows.map(({ name, tier, products }) => [name, tier, products.toLocaleString('en-US')]),
      }}
    >
      <ResponsiveContainer initialDimension={FIRST_SIZE}>
        <BarChart data={rows} margin={{ ...MARGIN, top: 24 }} barCategoryGap="12%" accessibilityLayer={false}>
          <CartesianGrid {...GRID} vertical={false} />
          <XAxis {...AXIS} dataKey="name" label={axisName('Engagement rate')} minTickGap={8} />
          <YAxis
            {...AXIS}
            width={44}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={(products: number) => axisText(compactCount(products))}
          />
          <Bar dataKey="products" fill="var(--accent)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
          {(['good', 'excellent'] as const).map((tier) => {
            const at = rows.find(({ from }) => Math.abs(from - TIER_FLOORS[tier]) < 1e-6)
            return (
              at && (
                <ReferenceLine
                  key={tier}
                  x={at.name}
                  position="start"
                  stroke="var(--ink)"
                  strokeDasharray="4 3"
                  label={{ value: TIER_NAMES[tier], position: 'top', fill: 'var(--ink)', fontSize: 12 }}
                />
              )
            )
          })}
          <Tooltip
            cursor={{ fill: 'var(--hover)', fillOpacity: 0.6 }}
            isAnimationActive={false}
            // oxlint-disable-next-line react/no-unstable-nested-components -- called, not mounted: it has no state to lose
            content={(place) => {
              const row = pointedAt<(typeof rows)[number]>(place)
              return row ? (
                <ChartTip
                  title={row.name}
                  rows={[
                    ['Products', compactCount(row.products)],
                    ['Tier', row.tier],
                  ]}
                />
              ) : null
            }}
          />
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}

/** "2–4%", "from 20%". */
function rangeText({ from, to }: Pick<Bin, 'from' | 'to'>): string {
  const points = (fraction: number) => Number((fraction * 100).toFixed(1))
  return to === null ? `from ${points(from)}%` : `${points(from)}–${points(to)}%`
}
