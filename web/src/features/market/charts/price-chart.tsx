import type { MarketCharts } from '@reelwright/shared'
import { CartesianGrid, ResponsiveContainer, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts'
import { compactCount, compactMoney, MISSING, money } from '../figures'
import { ChartFrame } from './chart-frame'
import { AXIS, axisName, axisText, ChartTip, FIRST_SIZE, GRID, MARGIN, pointedAt } from './chart-look'
import { logTicks } from './log-ticks'
import { priceSentence } from './sentences'

type Product = MarketCharts['prices'][number]

/** From this many times the least on, an axis in equal steps would press all but a few products to its edge. */
const WIDE_SPREAD = 12

/** Price vs. units, a point per product; axes by powers where prices or units are far apart. */
export function PriceChart({
  products,
  currency,
  source,
  missing = `${MISSING.price}.`,
}: {
  products: readonly Product[]
  currency: string
  source: string
  missing?: string | undefined
}) {
  const priceTicks = ticksOf(products.map(({ price }) => price))
  const unitTicks = ticksOf(products.map(({ units }) => units))
  const scales = [priceTicks && 'price', unitTicks && 'units'].filter(Boolean).join(' and ')
  return (
    <ChartFrame
      title="Price vs. units"
      source={`One point per product · ${source}`}
      sentence={priceSentence(products, (value) => money(value, currency))}
      empty={products.length === 0 && missing}
      legend={
        <>
          {products.length >= 300 && 'The 300 products with the most units. '}
          {scales && `Log scale: ${scales}.`}
        </>
      }
      table={{
        columns: [
          { label: 'Product' },
          { label: 'Price', numeric: true },
          { label: 'Units', numeric: true },
          { label: 'Revenue', numeric: true },
        ],
        rows: products.map(({ name, price, units, revenue }) => [
          name,
          money(price, currency),
          units.toLocaleString('en-US'),
          money(revenue, currency),
        ]),
      }}
    >
      <ResponsiveContainer initialDimension={FIRST_SIZE}>
        <ScatterChart margin={MARGIN} accessibilityLayer={false}>
          <CartesianGrid {...GRID} />
          <XAxis
            {...AXIS}
            dataKey="price"
            type="number"
            tickFormatter={(value: number) => axisText(compactMoney(value, currency))}
            label={axisName('Price')}
            {...(priceTicks && {
              scale: 'log',
              domain: endsOf(priceTicks),
              ticks: priceTicks,
              interval: 'preserveStartEnd',
            })}
          />
          <YAxis
            {...AXIS}
            dataKey="units"
            type="number"
            width={48}
            axisLine={false}
            tickFormatter={(units: number) => axisText(compactCount(units))}
            {...(unitTicks && { scale: 'symlog', domain: endsOf(unitTicks), ticks: unitTicks, interval: 0 })}
          />
          <Scatter
            data={products}
            fill="var(--accent)"
            fillOpacity={0.55}
            stroke="var(--accent)"
            isAnimationActive={false}
          />
          <Tooltip
            cursor={{ stroke: 'var(--control)', strokeDasharray: '3 3' }}
            isAnimationActive={false}
            // oxlint-disable-next-line react/no-unstable-nested-components -- called, not mounted: it has no state to lose
            content={(place) => {
              const product = pointedAt<Product>(place)
              return product ? (
                <ChartTip
                  title={product.name}
                  rows={[
                    ['Price', money(product.price, currency)],
                    ['Units', compactCount(product.units)],
                    ['Revenue', compactMoney(product.revenue, currency)],
                  ]}
                />
              ) : null
            }}
          />
        </ScatterChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}

/** Undefined where equal steps do. */
function ticksOf(values: readonly number[]): number[] | undefined {
  const positive = values.filter((value) => value > 0)
  const [least, most] = [Math.min(...positive), Math.max(...positive)]
  if (positive.length === 0 || most / least < WIDE_SPREAD) return undefined
  // Nothing sold has a place at the foot of the axis.
  return positive.length < values.length ? [0, ...logTicks(least, most)] : logTicks(least, most)
}

const endsOf = (ticks: readonly number[]): [number, number] => [ticks[0] ?? 0, ticks.at(-1) ?? 1]
