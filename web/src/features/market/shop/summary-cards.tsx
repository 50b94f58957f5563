import type { ShopSummary } from '@reelwright/shared'
import { compactCount, compactMoney, engagementMissing, fullCount, money, percent } from '../figures'
import { StatCard, StatCardSkeleton } from '../figures'

const LABELS = ['Total Revenue', 'Active Creators', 'Products Tracked', 'Avg Engagement'] as const

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4'

interface SummaryCardsProps {
  summary: ShopSummary
  views: number
  currency: string
}

/** (B-SA-05 to B-SA-08, CX-36) */
export function SummaryCards({ summary, views, currency }: SummaryCardsProps) {
  const { total_revenue: revenue, total_creators: creators, total_products: products } = summary
  return (
    <dl className={GRID}>
      <StatCard
        label={LABELS[0]}
        value={
          <Figure>{revenue < 1e6 ? money(Math.round(revenue), currency) : compactMoney(revenue, currency)}</Figure>
        }
        full={money(revenue, currency)}
        hint="In this period"
      />
      <StatCard
        label={LABELS[1]}
        value={<Figure>{compactCount(creators)}</Figure>}
        full={fullCount(creators)}
        hint="In this period"
      />
      <StatCard
        label={LABELS[2]}
        value={<Figure>{compactCount(products)}</Figure>}
        full={fullCount(products)}
        hint="In this period"
      />
      <StatCard
        label={LABELS[3]}
        value={<Figure>{percent(summary.avg_engagement)}</Figure>}
        hint={summary.avg_engagement === null ? engagementMissing(views) : 'Of views in this period'}
      />
    </dl>
  )
}

/** Two cards stand side by side on a phone, and six digits have to fit in. */
const Figure = ({ children }: { children: string }) => <span className="text-[1.375rem] sm:text-3xl">{children}</span>

export function SummarySkeleton() {
  return (
    <dl className={GRID}>
      {LABELS.map((label) => (
        <StatCardSkeleton key={label} label={label} />
      ))}
    </dl>
  )
}
