import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { listenOnLoopback } from '../../../../testing/loopback'

export const APP = { key: 'app-key-1', secret: 'app-secret-1', service: '7123' }

export interface FakeDay {
  products: { id: string; revenue: string; units: number }[]
  videos: {
    id: string
    username: string
    views: number
    revenue: string
    units: number
    products: { id: string; name: string }[]
  }[]
}

/** A shop as TikTok Shop's Open API shows it; every field may be changed between two calls. */
export interface FakeShop {
  /** Where the API and the tokens are asked for. */
  url: string
  /** What was asked, as method and path, signed calls only. */
  asked: string[]
  /** Good for one exchange. */
  codes: Set<string>
  access: string
  refresh: string
  /** Seconds that a new access token lasts. */
  lasts: number
  /** Of the shop, and of who sells there. */
  name: string
  seller: string
  currency: string
  listings: { id: string; title: string; price: string }[]
  days: Map<string, FakeDay>
  latest: string
  /** Rows of one page, so that few rows have many pages. */
  pageSize: number
  /** Answers to give before anything else; of status 0 none at all. */
  trouble: { status: number; code: number; headers?: Record<string, string>; body?: string }[]
  close(): Promise<void>
}

/** A shop server that believes no call whose signature, time or token is not right. */
export async function openShopServer(): Promise<FakeShop> {
  let renewals = 0
  const server = createServer((request, response) => {
    const reply = async () => {
      const { status, body, headers } = await answer(request)
      // Never says anything.
      if (status === 0) return
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    void reply()
  })
  const { url, close } = await listenOnLoopback(server)
  const shop: FakeShop = {
    url,
    asked: [],
    codes: new Set(['code-1']),
    access: 'access-1',
    refresh: 'refresh-1',
    name: 'Kitchen corner',
    seller: 'Seller',
    lasts: 7 * 86_400,
    currency: 'USD',
    listings: [],
    days: new Map(),
    latest: '2026-11-20',
    pageSize: 2,
    trouble: [],
    close,
  }

  async function answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body: unknown; headers?: Record<string, string> }> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString('utf8')
    const address = new URL(request.url ?? '/', url)
    const query = Object.fromEntries(address.searchParams)
    if (address.pathname.startsWith('/api/v2/token/')) return grant(address.pathname, query)

    const fault = faultOf(address, query, body, request.headers)
    if (fault) return { status: 200, body: { code: fault.code, message: fault.message, request_id: 'r1', data: null } }
    shop.asked.push(`${request.method} ${address.pathname}`)
    const trouble = shop.trouble.shift()
    if (trouble) {
      const words = { code: trouble.code, message: 'Trouble', request_id: 'r2', data: null }
      return { status: trouble.status, body: trouble.body ?? words, headers: trouble.headers }
    }
    return {
      status: 200,
      body: { code: 0, message: 'Success', request_id: 'r3', data: dataOf(address.pathname, query) },
    }
  }

  function grant(path: string, query: Record<string, string>) {
    const refuse = { status: 200, body: { code: 36004004, message: 'Invalid code', request_id: 'r4', data: {} } }
    if (query.app_key !== APP.key || query.app_secret !== APP.secret) return refuse
    if (path.endsWith('/get')) {
      if (query.grant_type !== 'authorized_code' || !shop.codes.delete(query.auth_code ?? '')) return refuse
    } else {
      if (query.grant_type !== 'refresh_token' || query.refresh_token !== shop.refresh) return refuse
      renewals++
      // Used once.
      shop.access = `access-${renewals + 1}`
      shop.refresh = `refresh-${renewals + 1}`
    }
    const now = Math.floor(Date.now() / 1000)
    const data = {
      access_token: shop.access,
      access_token_expire_in: now + shop.lasts,
      refresh_token: shop.refresh,
      refresh_token_expire_in: now + 365 * 86_400,
      open_id: 'o1',
      seller_name: shop.seller,
      seller_base_region: 'US',
    }
    return { status: 200, body: { code: 0, message: 'success', request_id: 'r5', data } }
  }

  function faultOf(address: URL, query: Record<string, string>, body: string, headers: IncomingMessage['headers']) {
    // As the documentation says it, written down once more: the client's own code would agree with itself.
    const names = Object.keys(query).filter((name) => name !== 'sign' && name !== 'access_token')
    names.sort()
    const canonical = address.pathname + names.map((name) => name + query[name]).join('') + body
    const right = createHmac('sha256', APP.secret)
      .update(APP.secret + canonical + APP.secret)
      .digest('hex')
    if (query.app_key !== APP.key || query.sign !== right) return { code: 106001, message: 'The sign is invalid' }
    if (Math.abs(Number(query.timestamp) - Date.now() / 1000) > 300) return { code: 106002, message: 'Too old' }
    if (headers['x-tts-access-token'] !== shop.access) return { code: 105002, message: 'Expired credentials' }
    if (address.pathname !== '/authorization/202309/shops' && query.shop_cipher !== 'cipher-1')
      return { code: 106003, message: 'No shop' }
    return undefined
  }

  function dataOf(path: string, query: Record<string, string>): unknown {
    const day = shop.days.get(query.start_date_ge ?? '')
    const money = (amount: string) => ({ amount, currency: shop.currency })
    switch (path) {
      case '/authorization/202309/shops':
        return {
          shops: [
            {
              id: '749',
              name: shop.name,
              region: 'US',
              cipher: 'cipher-1',
              code: 'US749',
              seller_type: 'LOCAL',
            },
          ],
        }
      case '/product/202309/products/search':
        return paged(query, 'products', shop.listings, ({ id, title, price }) => ({
          id,
          title,
          status: 'ACTIVATE',
          skus: [{ id: `${id}-1`, price: { currency: shop.currency, sale_price: price } }],
        }))
      case '/analytics/202405/shop_products/performance':
        return {
          latest_available_date: shop.latest,
          ...paged(query, 'products', day?.products ?? [], ({ id, revenue, units }) => ({
            id,
            gmv: money(revenue),
            orders: units,
            units_sold: units,
            click_through_rate: '0.05',
          })),
        }
      case '/analytics/202409/shop_videos/performance':
        return {
          latest_available_date: shop.latest,
          ...paged(query, 'videos', day?.videos ?? [], ({ revenue, units, ...video }) => ({
            ...video,
            title: 'A video',
            gmv: money(revenue),
            units_sold: units,
            sku_orders: units,
          })),
        }
      default:
        return null
    }
  }

  /** As there, a list without entries is missing altogether. */
  function paged<Row>(query: Record<string, string>, name: string, rows: Row[], shape: (row: Row) => unknown) {
    const from = Number(query.page_token ?? 0)
    const rest = rows.slice(from, from + shop.pageSize)
    const next = from + shop.pageSize < rows.length ? String(from + shop.pageSize) : ''
    return { next_page_token: next, total_count: rows.length, ...(rest.length > 0 && { [name]: rest.map(shape) }) }
  }

  return shop
}
