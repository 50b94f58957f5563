import type {
  CreatorOrder,
  CreatorsAnswer,
  MarketCharts,
  MarketRange,
  MarketSourceKind,
  Niche,
  ProductDetail,
  ProductOrder,
  ProductsAnswer,
  ShopDashboard,
} from '@reelwright/shared'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiData, callApi, logError, retryQuery } from '../../../platform'

/*
 * The queries about the market. All keys begin with "market": a finished job refetches all of them. What fails is logged, and
 * the demo set stands in for it; see `use-figures.ts`. (B-ER-40, CX-12)
 */

interface Question {
  range: MarketRange
  /** Undefined: the best there is. */
  source?: MarketSourceKind
}
interface ListQuestion<Order> extends Question {
  order?: Order
  direction?: 'asc' | 'desc'
  q?: string
}
export interface ProductsQuestion extends ListQuestion<ProductOrder> {
  niche?: Niche | 'all' | 'other'
}
export type CreatorsQuestion = ListQuestion<CreatorOrder>

/** Two screens of a table; the first page of a list comes quickly, and the rest while somebody reads. */
const PAGE = 100
const FRESH = 60_000

const usual = {
  staleTime: FRESH,
  // Otherwise an offline browser waits for ever instead of showing the demo set.
  networkMode: 'always',
} as const

/** `GET /api/products`, page by page. (B-CL-23) */
export const productsQuery = (userId: string, question: ProductsQuestion) =>
  infiniteQueryOptions({
    queryKey: ['market', 'products', userId, question],
    queryFn: ({ pageParam, signal }) =>
      logged('The products couldn’t be loaded', signal, async () => {
        const answer = await askForAnswer<ProductsAnswer>('/api/products', { ...question, after: pageParam }, signal)
        if (!Array.isArray(answer.products)) throw new Error(NOT_UNDERSTOOD)
        return answer
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...usual,
  })

/** `GET /api/market/creators`, page by page. */
export const creatorsQuery = (userId: string, question: CreatorsQuestion) =>
  infiniteQueryOptions({
    queryKey: ['market', 'creators', userId, question],
    queryFn: ({ pageParam, signal }) =>
      logged('The creators couldn’t be loaded', signal, async () => {
        const asked = { ...question, after: pageParam }
        const answer = await askForAnswer<CreatorsAnswer>('/api/market/creators', asked, signal)
        if (!Array.isArray(answer.creators)) throw new Error(NOT_UNDERSTOOD)
        return answer
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...usual,
  })

/** No answer, or one that is not 2xx. (B-ER-36) */
export const DASHBOARD_FAILED = 'Failed to fetch dashboard data'
/** An answer that says of itself that it is none. (B-ER-37) */
const DASHBOARD_REFUSED = 'TikTok Shop API returned error'

/** `GET /api/tiktok-shop/dashboard`. The message of its error is the text that the page shows. (B-CL-25) */
export const dashboardQuery = (userId: string, question: Question) =>
  queryOptions({
    queryKey: ['market', 'dashboard', userId, question],
    queryFn: ({ signal }) =>
      logged('The shop dashboard couldn’t be loaded', signal, async () => {
        const path = withQuery('/api/tiktok-shop/dashboard', question)
        const answer = await callApi(path, { signal }).catch((cause: unknown) => {
          throw new Error(DASHBOARD_FAILED, { cause })
        })
        const { success, data } = Object(await answer.json().catch(() => null)) as {
          success?: unknown
          data?: ShopDashboard
        }
        if (success !== true || !data?.summary) throw new Error(DASHBOARD_REFUSED)
        return data
      }),
    ...usual,
    retry: (failures, error) => retryQuery(failures, error.cause ?? error),
  })

/** `GET /api/market/charts`. */
export const chartsQuery = (userId: string, question: Question) =>
  queryOptions({
    queryKey: ['market', 'charts', userId, question],
    queryFn: ({ signal }) =>
      logged('The charts couldn’t be loaded', signal, () =>
        apiData<MarketCharts>(withQuery('/api/market/charts', question), { signal }),
      ),
    ...usual,
  })

/** `GET /api/market/products/{id}`. */
export const productQuery = (userId: string, id: string, question: Question) =>
  queryOptions({
    queryKey: ['market', 'product', userId, id, question],
    queryFn: ({ signal }) =>
      logged('The product couldn’t be loaded', signal, () =>
        apiData<ProductDetail>(withQuery(`/api/market/products/${encodeURIComponent(id)}`, question), { signal }),
      ),
    ...usual,
  })

/** The built-in figures, in a chunk of their own: they are no part of a page that has real ones. `asked` names what is read of them. */
export const demoQuery = <Figures>(asked: unknown, read: (demo: DemoSet) => Figures) =>
  queryOptions({
    queryKey: ['market-demo', asked],
    queryFn: async () => read(await import('@reelwright/shared/market-demo')),
    meta: { isLong: true },
    staleTime: Infinity,
    networkMode: 'always',
  })
export type DemoSet = typeof import('@reelwright/shared/market-demo')

const NOT_UNDERSTOOD = 'The server’s response couldn’t be read.'

async function askForAnswer<Answer>(path: string, asked: object, signal: AbortSignal): Promise<Answer> {
  const answer = await callApi(withQuery(path, { limit: PAGE, ...asked }), { signal })
  return Object(await answer.json()) as Answer
}

function withQuery(path: string, asked: object): string {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

async function logged<Answer>(what: string, signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!signal.aborted) logError(what, error)
    throw error
  }
}
