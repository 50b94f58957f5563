import type { MarketCharts } from '@reelwright/shared'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { compactCount, compactMoney, MISSING, money } from '../figures'
import { ChartFrame } from './chart-frame'
import { AXIS, axisName, axisText, ChartTip, FIRST_SIZE, GRID, MARGIN, pointedAt } from './chart-look'
import { bandSentence } from './sentences'

type Band = MarketCharts['bands'][number]

/** Units per price band. The bands hold about equally many products, so their heights can be compared. */
export function BandsChart({
  bands,
  currency,
  source,
  missing = `${MISSING.price}.`,
}: {
  bands: readonly Band[]
  currency: string
  source: string
  missing?: string | undefined
}) {
  const rows = bands.map((band) => ({ ...band, name: bandText(band, currency) }))
  return (
    <ChartFrame
      title="Units by price range"
      source={`Each band holds about the same number of products · ${source}`}
      sentence={bandSentence(rows)}
      empty={bands.length === 0 && missing}
      table={{
        columns: [
          { label: 'Price band' },
          { label: 'Products', numeric: true },
          { label: 'Units', numeric: true },
          { label: 'Revenue', numeric: true },
        ],
        rows: rows.map(({ name, products, units, revenue }) => [
          name,
          products.toLocaleString('en-US'),
          units.toLocaleString('en-US'),
          money(revenue, currency),
        ]),
      }}
    >
      <ResponsiveContainer initialDimension={FIRST_SIZE}>
        <BarChart data={rows} margin={MARGIN} barCategoryGap="25%" accessibilityLayer={false}>
          <CartesianGrid {...GRID} vertical={false} />
          <XAxis {...AXIS} dataKey="name" label={axisName('Price')} interval={0} height={46} tick={BandTick} />
          <YAxis
            {...AXIS}
            width={48}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={(units: number) => axisText(compactCount(units))}
          />
          <Bar dataKey="units" fill="var(--accent)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
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
                    ['Units', compactCount(row.units)],
                    ['Revenue', compactMoney(row.revenue, currency)],
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

/** Its two ends stand below each other: five bands side by side have no room for more on a phone. */
function BandTick({ x, y, payload }: { x: number | string; y: number | string; payload: { value: string } }) {
  const [from = '', to] = payload.value.split('–')
  return (
    <text x={x} y={y} textAnchor="middle" fill="var(--muted)" fontSize={12}>
      <tspan x={x} dy="0.71em">
        {to === undefined ? from : `${from}–`}
      </tspan>
      <tspan x={x} dy="1.2em">
        {to}
      </tspan>
    </text>
  )
}

/** "$9–$14": whole amounts from 10 on, since five of them stand side by side on a phone. */
function bandText({ from, to }: Pick<Band, 'from' | 'to'>, currency: string): string {
  const short = (value: number) => compactMoney(value >= 10 ? Math.round(value) : value, currency)
  return from === to ? short(from) : `${short(from)}–${short(to)}`
}
