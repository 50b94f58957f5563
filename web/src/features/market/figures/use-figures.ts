import type { MarketRange, MarketSourceKind, ProductDetail } from '@reelwright/shared'
import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { BackendError, statusOf } from '../../../platform'
import { useSession } from '../../account'
import {
  chartsQuery,
  type CreatorsQuestion,
  creatorsQuery,
  DASHBOARD_FAILED,
  dashboardQuery,
  demoQuery,
  type DemoSet,
  productQuery,
  type ProductsQuestion,
  productsQuery,
} from './market-api'

/*
 * Figures as a page shows them: while another window is on its way, those of the window before; when they cannot be had, the demo set and
 * why. Nothing of it is a toast. (B-GE-13, CX-12, OP-34)
 */

/** What a page says beside the demo set when the real figures did not come; see `SourceNote`. */
export interface FiguresFailure {
  text: string
  retrying: boolean
  onRetry: () => void
}

interface AskedQuery<Data> {
  data: Data | undefined
  error: Error | null
  errorUpdateCount: number
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

function useOrDemo<Data>(
  query: AskedQuery<Data>,
  asked: unknown,
  read: (demo: DemoSet) => Data,
  { text = 'Your numbers couldn’t be loaded.', onDemo = false } = {},
) {
  // Asked again, the query forgets that it failed; the demo set stays until there is an answer.
  const isFailed = query.errorUpdateCount > 0 && query.data === undefined
  const demo = useQuery({ ...demoQuery(asked, read), enabled: isFailed || onDemo, placeholderData: keepPreviousData })
  const failure: FiguresFailure | null = isFailed
    ? { text, retrying: query.isFetching, onRetry: () => void query.refetch() }
    : null
  return {
    /** Undefined while the first answer is on its way. */
    data: onDemo ? demo.data : (query.data ?? (isFailed ? demo.data : undefined)),
    failure,
    /** Of the question before. */
    isStale: query.isPlaceholderData,
  }
}

/** Products page by page, `onMore()` asks for the next one. */
export function useProducts(question: ProductsQuestion) {
  const userId = useUserId()
  const query = useInfiniteQuery({
    ...productsQuery(userId, question),
    enabled: userId !== '',
    placeholderData: keepPreviousData,
  })
  const { data, failure, isStale } = useOrDemo(query, ['products', question], (demo) => ({
    pages: [demo.demoProducts(question)],
    pageParams: [undefined],
  }))
  const first = data?.pages[0]
  return {
    products: data?.pages.flatMap(({ products }) => products),
    totals: first?.totals,
    source: first?.source,
    sources: first?.sources ?? [],
    failure,
    isStale,
    ...morePages(query),
  }
}

/** Creators page by page. */
export function useCreators(question: CreatorsQuestion) {
  const userId = useUserId()
  const query = useInfiniteQuery({
    ...creatorsQuery(userId, question),
    enabled: userId !== '',
    placeholderData: keepPreviousData,
  })
  const { data, failure, isStale } = useOrDemo(query, ['creators', question], (demo) => ({
    pages: [demo.demoCreators(question)],
    pageParams: [undefined],
  }))
  const first = data?.pages[0]
  return {
    creators: data?.pages.flatMap(({ creators }) => creators),
    total: first?.total,
    source: first?.source,
    failure,
    isStale,
    ...morePages(query),
  }
}

interface Window {
  range: MarketRange
  source?: MarketSourceKind
}

/** The dashboard of the shop; `failure.text` is the text that the page owes. (B-ER-36, B-ER-37) */
export function useDashboard(question: Window) {
  const userId = useUserId()
  const query = useQuery({
    ...dashboardQuery(userId, question),
    enabled: userId !== '',
    placeholderData: keepPreviousData,
  })
  return useOrDemo(query, ['dashboard', question], (demo) => demo.demoDashboard(question), {
    // A read that was ended has words of its own.
    text: query.error instanceof BackendError ? DASHBOARD_FAILED : (query.error?.message ?? DASHBOARD_FAILED),
  })
}

/** The charts; `onDemo`: what stands above them is the demo set, so the server is not asked in vain once more. */
export function useCharts(question: Window, onDemo: boolean) {
  const userId = useUserId()
  const query = useQuery({
    ...chartsQuery(userId, question),
    enabled: userId !== '' && !onDemo,
    placeholderData: keepPreviousData,
  })
  return useOrDemo(query, ['charts', question.range], (demo) => demo.demoCharts(question.range), { onDemo })
}

type Asked = UseQueryResult<ProductDetail | null>

/** One product. `fromDemo`: it was chosen in the demo set, which has its own. */
export function useProduct(id: string, question: Window, fromDemo: boolean) {
  const userId = useUserId()
  const query: Asked = useQuery({ ...productQuery(userId, id, question), enabled: userId !== '' && !fromDemo })
  const demo: Asked = useQuery({
    ...demoQuery(['product', id, question.range], (set) => set.demoProduct(id, question.range) ?? null),
    enabled: fromDemo,
  })
  const { data, isError, isFetching, refetch } = fromDemo ? demo : query
  const isMissing = data === null || statusOf(query.error) === 404
  return { data: data ?? undefined, isError, isFetching, isMissing, refetch }
}

const useUserId = () => useSession().user?.id ?? ''

function morePages(query: {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => unknown
}) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query
  return {
    hasMore: hasNextPage && !isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    onMore: () => void query.fetchNextPage(),
  }
}
