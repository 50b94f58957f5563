import { PRODUCT_NAME, type ScriptSuggestion, type ShopDashboard as Figures } from '@reelwright/shared'
import { useQueryClient } from '@tanstack/react-query'
import { ChartNoAxesCombined, RefreshCw, ScanSearch } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { publicConfig, useOpenedInAddress } from '../../../platform'
import { Button, Card, LoadFailure, Skeleton, TabPanel, Tabs } from '../../../ui'
import { RangeButtons, SourceNote, SourceSwitch, useDashboard, useMarketAddress } from '../figures'
import { useWriteScript } from '../figures/write-script'
import { JobProgress } from '../jobs'
import { useOpenedProduct } from '../trends/use-opened-product'
import { ChartsPart } from './charts-part'
import { NearView } from './near-view'
import { CreatorsTable } from './creators-table'
import { Insights } from './insights'
import { OpenedProduct } from './opened-product'
import { ProductsTable } from './products-table'
import { type GoTo, SHOP_TAB_NAMES, RESULTS_PARAMETER, SHOP_TABS, ShopAddress } from './shop-address'
import { SummaryCards, SummarySkeleton } from './summary-cards'
import { TopCreators, TopListsSkeleton, TrendingProducts } from './top-lists'
import { startAnalysis, startScrape, useAnalysis, useScrape } from './use-shop-jobs'

// Below the figures of the shop: it may come after them.
const YourVideos = lazy(async () => ({ default: (await import('../results/your-videos')).YourVideos }))

/** `/analytics`: the figures of shop and market. */
export function ShopDashboard() {
  const [address, go] = useMarketAddress<ShopAddress>(ShopAddress)
  const { range, source, tab } = address
  const { data, failure, isStale } = useDashboard({ range, source })
  const scrape = useScrape()
  const analysis = useAnalysis()
  const refresh = useRefresh()
  const write = useWriteScript()
  const { open, close } = useOpenedProduct(go)
  const job = scrape.isUnderWay ? scrape : analysis.isUnderWay ? analysis : null

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-4 py-6 sm:px-6">
      <title>{`TikTok Shop Analytics · ${PRODUCT_NAME}`}</title>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl font-bold text-ink max-lg:sr-only">TikTok Shop Analytics</h1>
        <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto">
          <Button icon={<RefreshCw strokeWidth={1.75} />} loading={refresh.isBusy} onClick={refresh.start}>
            Refresh Data
          </Button>
          {publicConfig()?.partnerData && (
            <Button
              className="order-last col-span-2 sm:order-none"
              icon={<ScanSearch strokeWidth={1.75} />}
              loading={scrape.isUnderWay}
              disabled={analysis.isUnderWay}
              onClick={() => scrape.start(startScrape)}
            >
              Scrape Partner Data
            </Button>
          )}
          <Button
            icon={<ChartNoAxesCombined strokeWidth={1.75} />}
            loading={analysis.isUnderWay}
            disabled={scrape.isUnderWay}
            onClick={() => analysis.start(startAnalysis)}
          >
            Run Analysis
          </Button>
        </div>
      </header>

      {job?.job && (
        <Card>
          <JobProgress job={job.job} onCancel={job.cancel} isCancelling={job.isCancelling} isSilent={job.isSilent} />
        </Card>
      )}

      {data ? (
        <SourceNote source={data.source} range={range} estimated={data.estimated} failure={failure} />
      ) : failure ? (
        <LoadFailure title={failure.text} retrying={failure.retrying} onRetry={failure.onRetry} />
      ) : (
        <Skeleton className="h-5 w-72 max-w-full" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <RangeButtons value={range} onChange={(range) => go({ range })} />
        {data && (
          <SourceSwitch
            sources={data.sources}
            value={source ?? data.source.kind}
            onChange={(source) => go({ source })}
          />
        )}
      </div>

      <div aria-busy={isStale || undefined} className={isStale ? 'opacity-60 transition-opacity' : undefined}>
        {data ? (
          <SummaryCards summary={data.summary} views={data.views} currency={data.source.currency} />
        ) : (
          <SummarySkeleton />
        )}
      </div>

      <Tabs
        label="Shop analytics"
        tabs={SHOP_TABS.map((id) => ({
          id,
          label: SHOP_TAB_NAMES[id],
          count: id === 'insights' ? data?.insights.length : undefined,
        }))}
        value={tab}
        // What one table was searched for says nothing about the other.
        onValueChange={(tab) => go({ tab, q: '', direction: undefined }, 'step')}
      >
        <TabPanel id={tab} value={tab} className="rounded-sm pt-5">
          {data ? (
            <ShopPanel
              address={address}
              go={go}
              data={data}
              isStale={isStale}
              isFailed={failure !== null}
              onOpen={open}
              onClose={close}
              onWrite={write}
              onAnalyse={() => analysis.start(startAnalysis)}
              isAnalysing={analysis.isUnderWay}
            />
          ) : (
            <div role="status" aria-label="Loading data">
              <TopListsSkeleton />
            </div>
          )}
        </TabPanel>
      </Tabs>
    </div>
  )
}

interface PanelProps {
  address: ShopAddress
  go: GoTo
  data: Figures
  isStale: boolean
  /** The demo set stands in for an answer that did not come. */
  isFailed: boolean
  onOpen: (id: string) => void
  onClose: () => void
  onWrite: (brief: ScriptSuggestion) => void
  onAnalyse: () => void
  isAnalysing: boolean
}

/** The tab that is open. (B-SA-09) */
function ShopPanel({ address, go, data, isStale, isFailed, onAnalyse, isAnalysing, ...product }: PanelProps) {
  const { currency, kind } = data.source
  const isRecording = useOpenedInAddress(RESULTS_PARAMETER).named !== null
  switch (address.tab) {
    case 'creators':
      return <CreatorsTable address={address} go={go} currency={currency} shown={kind} />
    case 'products':
      return <ProductsTable address={address} go={go} currency={currency} shown={kind} {...product} />
    case 'insights':
      return (
        <Insights
          dashboard={data}
          range={address.range}
          onWrite={product.onWrite}
          onAnalyse={onAnalyse}
          isAnalysing={isAnalysing}
        />
      )
    case 'overview':
      return (
        <div className="flex flex-col gap-4">
          <div
            aria-busy={isStale || undefined}
            className={
              isStale ? 'grid gap-4 opacity-60 transition-opacity lg:grid-cols-2' : 'grid gap-4 lg:grid-cols-2'
            }
          >
            <TopCreators
              creators={data.top_creators}
              source={data.source}
              onShowAll={() => go({ tab: 'creators' }, 'step')}
            />
            <TrendingProducts
              products={data.top_products}
              source={data.source}
              onOpen={product.onOpen}
              onShowAll={() => go({ tab: 'products' }, 'step')}
            />
          </div>
          <ChartsPart range={address.range} source={address.source} demo={isFailed || kind === 'demo'} />
          <OpenedProduct
            id={address.product}
            range={address.range}
            source={address.source}
            fromDemo={isFailed}
            onClose={product.onClose}
            onWrite={product.onWrite}
          />
          <NearView isWanted={isRecording} fallback={null}>
            <Suspense fallback={null}>
              <YourVideos />
            </Suspense>
          </NearView>
        </div>
      )
  }
}

/** "Refresh Data": refetches everything about the market, once at a time. (B-SA-02, OP-53) */
function useRefresh() {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  return {
    isBusy,
    start: async () => {
      if (busy.current) return
      busy.current = true
      setBusy(true)
      // A refusal shows where the figures stand.
      await cache.invalidateQueries({ queryKey: ['market'] }).catch(() => {})
      busy.current = false
      setBusy(false)
    },
  }
}
