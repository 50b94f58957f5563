import { NICHES, PRODUCT_ORDERS } from '@reelwright/shared'
import { PackageSearch, Upload } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import * as z from 'zod'
import { Button, cn, EmptyState } from '../../../ui'
import {
  Choice,
  compactCount,
  fullCount,
  marketAddress,
  openedProduct,
  percent,
  RangeButtons,
  SourceNote,
  SourceSwitch,
  StatCard,
  StatCardSkeleton,
  useMarketAddress,
  useProducts,
  useWriteScript,
} from '../figures'
import { AllProducts } from './all-products'
import { ProductCard, ProductCardSkeleton } from './product-card'
import { useOpenedProduct } from './use-opened-product'
import { NICHE_LABELS, suggestionOf } from './words'

const loadDialog = async () => ({ default: (await import('./product-dialog')).ProductDialog })
const ProductDialog = lazy(loadDialog)

const TrendsAddress = z.object({
  ...marketAddress,
  niche: z.enum(['all', ...NICHES]).catch('all'),
  order: z.enum(PRODUCT_ORDERS).catch('rank'),
  show: z.enum(['first', 'all']).catch('first'),
  product: openedProduct,
})

/** (B-TR-07, B-TR-08) */
const FIRST = 6
const PLACEHOLDERS = 3

const NICHE_CHOICES = [
  { value: 'all' as const, label: 'All' },
  ...NICHES.map((niche) => ({ value: niche, label: NICHE_LABELS[niche] })),
]

/**
 * What sells: totals, the first products, all of them, one of them. Niche, range and source filter and rank on the server; when that cannot
 * be reached, in the demo set. (B-TR-01 to B-TR-08, OP-34, CX-11, CX-12)
 */
export function Trends() {
  const [address, go] = useMarketAddress(TrendsAddress)
  const { range, source, niche, show, product } = address
  const { products, totals, source: shown, sources, failure, isStale } = useProducts({ range, source, niche })
  const write = useWriteScript()
  const { open, close } = useOpenedProduct(go)
  const first = products?.slice(0, FIRST)
  const count = totals?.products ?? products?.length ?? 0
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-6 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold text-ink max-lg:sr-only">Trending</h1>
          <p className="mt-1 text-sm text-pretty text-muted">
            What’s selling, how fast it’s growing, and what to film next.
          </p>
        </div>
        <RangeButtons value={range} onChange={(range) => go({ range })} />
      </header>

      {shown && (
        <SourceNote
          source={shown}
          range={range}
          estimated={products?.some(({ estimated }) => estimated)}
          failure={failure}
        />
      )}

      <div className="flex flex-wrap items-center gap-3">
        <Choice label="Niche" options={NICHE_CHOICES} value={niche} onValueChange={(niche) => go({ niche })} />
        {shown && <SourceSwitch sources={sources} value={shown.kind} onChange={(source) => go({ source })} />}
      </div>

      <dl aria-busy={isStale} className={cn(STATS, isStale && 'opacity-60')}>
        {totals ? (
          <>
            <StatCard
              label="Total Products"
              value={compactCount(totals.products)}
              full={fullCount(totals.products)}
              hint="With data in this period"
            />
            <StatCard
              label="Total Views"
              value={compactCount(totals.views)}
              full={fullCount(totals.views)}
              hint="From videos about these products"
            />
            <StatCard
              label="Avg Engagement"
              value={percent(totals.engagement, 0)}
              hint="Likes, comments and shares per view"
            />
          </>
        ) : (
          ['Total Products', 'Total Views', 'Avg Engagement'].map((label) => (
            <StatCardSkeleton key={label} label={label} />
          ))
        )}
      </dl>

      {first === undefined ? (
        <section aria-label="Products">
          <ul aria-busy="true" aria-label="Loading products" className={CARDS}>
            {Array.from({ length: PLACEHOLDERS }, (_, card) => (
              <ProductCardSkeleton key={card} />
            ))}
          </ul>
        </section>
      ) : count === 0 ? (
        niche === 'all' ? (
          <NoFigures />
        ) : (
          <EmptyState
            className="py-14"
            icon={<PackageSearch strokeWidth={1.75} />}
            title={`No products in ${NICHE_LABELS[niche]}`}
            text="There are no products in this niche."
            action={<Button onClick={() => go({ niche: 'all' })}>Show all niches</Button>}
          />
        )
      ) : show === 'all' ? (
        <AllProducts
          {...{ range, source, niche, currency: shown?.currency ?? 'USD' }}
          address={address}
          onAddress={go}
          onOpen={open}
        >
          <Toggle onClick={() => go({ show: 'first', q: '', order: 'rank', direction: undefined }, 'step')}>
            Show first {FIRST}
          </Toggle>
        </AllProducts>
      ) : (
        <section aria-label="Products" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg font-semibold text-ink">
              {count > FIRST ? `First ${FIRST} of ${fullCount(count)}` : 'All products'}
            </h2>
            <Toggle onClick={() => go({ show: 'all' }, 'step')}>Show all</Toggle>
          </div>
          <ul aria-busy={isStale} className={cn(CARDS, 'transition-opacity', isStale && 'opacity-60')}>
            {first.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                currency={shown?.currency ?? 'USD'}
                range={range}
                onOpen={() => open(product.id)}
                onWrite={() => write(suggestionOf(product))}
              />
            ))}
          </ul>
        </section>
      )}

      {product && products && (
        <Suspense>
          <ProductDialog
            {...{ range, source }}
            id={product}
            fromDemo={failure !== null}
            onClose={close}
            onWrite={write}
          />
        </Suspense>
      )}
    </div>
  )
}

// Three do not fit side by side on a phone: the last one has a line of its own.
const STATS = 'grid grid-cols-2 gap-4 transition-opacity max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3'
const CARDS = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

const Toggle = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button size="sm" onClick={onClick}>
    {children}
  </Button>
)

function NoFigures() {
  return (
    <EmptyState
      className="py-14"
      icon={<PackageSearch strokeWidth={1.75} />}
      title="No products yet"
      text="Import data from your shop or from the products you promote, and this page shows what sells."
      action={
        <Button asChild variant="primary" icon={<Upload strokeWidth={1.75} />}>
          <Link to="/market-data">Import data</Link>
        </Button>
      }
    />
  )
}
