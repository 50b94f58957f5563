import * as z from 'zod'
import { DEFAULT_POLICY, ShopCaller, type RequestPolicy, type ShopSettings } from './ask-shop'

/** As the API names them; `expiresAt` in milliseconds since 1970. */
export interface ShopTokens {
  access: string
  accessExpiresAt: number
  refresh: string
  refreshExpiresAt: number
  sellerName: string | undefined
}

export interface Shop {
  id: string
  name: string
  region: string
  /** Names the shop in every call. */
  cipher: string
}

export interface ShopListing {
  id: string
  title: string
  price: number | undefined
}

/** Of one product on one day. */
export interface ProductDay {
  id: string
  revenue: number
  currency: string
  units: number
}

/** Of one video on one day. */
export interface VideoDay {
  id: string
  username: string
  views: number
  revenue: number
  currency: string
  units: number
  products: { id: string; name: string }[]
}

/** One day's figures; `latest` is the last day that has any. */
export interface ShopDay<Row> {
  rows: Row[]
  latest: string | undefined
}

/** Token and shop of a call. */
export interface ShopAccess {
  token: string
  cipher: string
  signal?: AbortSignal
}

/** Pages of one list: what does not end is no list. */
const MAX_PAGES = 1000

// Numbers come as numbers or as texts, depending on the version.
const number = z.coerce.number()
const money = z.object({ amount: number, currency: z.string().regex(/^[A-Z]{3}$/) })
const text = z.coerce.string()

const Tokens = z.object({
  access_token: z.string().min(1),
  access_token_expire_in: number,
  refresh_token: z.string().min(1),
  refresh_token_expire_in: number,
  seller_name: z.string().optional(),
})
const Shops = z.object({
  shops: z
    .array(z.object({ id: text, name: z.string().catch(''), region: z.string().catch(''), cipher: z.string().min(1) }))
    .catch([]),
})
const page = { next_page_token: z.string().nullish() }
const Listings = z.object({
  ...page,
  products: z
    .array(
      z.object({
        id: text,
        title: z.string().catch(''),
        skus: z
          .array(
            z.object({
              price: z.object({ sale_price: number.optional(), tax_exclusive_price: number.optional() }).optional(),
            }),
          )
          .catch([]),
      }),
    )
    .nullish(),
})
const ProductDays = z.object({
  ...page,
  latest_available_date: z.iso.date().optional().catch(undefined),
  products: z.array(z.object({ id: text, gmv: money, units_sold: number.catch(0) })).nullish(),
})
const VideoDays = z.object({
  ...page,
  latest_available_date: z.iso.date().optional().catch(undefined),
  videos: z
    .array(
      z.object({
        id: text,
        username: z.string().catch(''),
        views: number.catch(0),
        gmv: money,
        units_sold: number.catch(0),
        products: z.array(z.object({ id: text, name: z.string().catch('') })).catch([]),
      }),
    )
    .nullish(),
})

/** TikTok Shop's Open API, as far as we read it. Every call throws `ShopFailure`. */
export class ShopClient {
  private readonly caller: ShopCaller

  constructor(
    private readonly settings: ShopSettings,
    policy: RequestPolicy = DEFAULT_POLICY,
  ) {
    this.caller = new ShopCaller(settings, policy)
  }

  /** Where a seller allows us to read; they come back to the address that the application names, with `code` and `state`. */
  consentAddress(state: string): string {
    const query = new URLSearchParams({ service_id: this.settings.serviceId, state })
    return `${this.settings.consentUrl}?${query.toString()}`
  }

  async exchangeCode(code: string): Promise<ShopTokens> {
    const grant = { auth_code: code, grant_type: 'authorized_code' }
    return tokensOf(await this.caller.tokens('/api/v2/token/get', grant, Tokens))
  }

  async refresh(refreshToken: string, signal?: AbortSignal): Promise<ShopTokens> {
    const grant = { refresh_token: refreshToken, grant_type: 'refresh_token' }
    return tokensOf(await this.caller.tokens('/api/v2/token/refresh', grant, Tokens, signal))
  }

  async shops(token: string): Promise<Shop[]> {
    const { shops } = await this.caller.ask({ path: '/authorization/202309/shops', token, schema: Shops })
    return shops
  }

  /** What the shop sells, page by page. */
  async listings(access: ShopAccess): Promise<ShopListing[]> {
    const pages = this.pages(access, Listings, (after) => ({
      method: 'POST',
      path: '/product/202309/products/search',
      parameters: { page_size: '100', page_token: after },
      body: { status: 'ACTIVATE' },
    }))
    const listings: ShopListing[] = []
    for await (const { products } of pages) {
      for (const { id, title, skus } of products ?? []) {
        const prices = skus.map(({ price }) => price?.sale_price ?? price?.tax_exclusive_price)
        listings.push({ id, title, price: prices.find((price) => price !== undefined && Number.isFinite(price)) })
      }
    }
    return listings
  }

  async productDay(access: ShopAccess, day: string): Promise<ShopDay<ProductDay>> {
    const result: ShopDay<ProductDay> = { rows: [], latest: undefined }
    const pages = this.pages(access, ProductDays, (after) => ({
      path: '/analytics/202405/shop_products/performance',
      parameters: dayParameters(day, after),
    }))
    for await (const { products, latest_available_date } of pages) {
      result.latest = latest_available_date ?? result.latest
      for (const { id, gmv, units_sold } of products ?? []) {
        result.rows.push({ id, revenue: gmv.amount, currency: gmv.currency, units: units_sold })
      }
    }
    return result
  }

  async videoDay(access: ShopAccess, day: string): Promise<ShopDay<VideoDay>> {
    const result: ShopDay<VideoDay> = { rows: [], latest: undefined }
    const pages = this.pages(access, VideoDays, (after) => ({
      path: '/analytics/202409/shop_videos/performance',
      parameters: dayParameters(day, after),
    }))
    for await (const { videos, latest_available_date } of pages) {
      result.latest = latest_available_date ?? result.latest
      for (const { id, username, views, gmv, units_sold, products } of videos ?? []) {
        result.rows.push({
          id,
          username,
          views,
          revenue: gmv.amount,
          currency: gmv.currency,
          units: units_sold,
          products,
        })
      }
    }
    return result
  }

  private async *pages<Schema extends z.ZodType<{ next_page_token?: string | null }>>(
    { token, cipher, signal }: ShopAccess,
    schema: Schema,
    question: (after: string | undefined) => {
      method?: 'GET' | 'POST'
      path: string
      parameters: Record<string, string | undefined>
      body?: unknown
    },
  ): AsyncGenerator<z.output<Schema>> {
    let after: string | undefined
    for (let page = 0; page < MAX_PAGES; page++) {
      const asked = question(after)
      const parameters = { ...asked.parameters, shop_cipher: cipher }
      const answer = await this.caller.ask({ ...asked, parameters, token, schema, signal })
      yield answer
      const { next_page_token: next } = answer
      // The same page again would be so for ever.
      if (!next || next === after) return
      after = next
    }
  }
}

const dayParameters = (day: string, after: string | undefined) => ({
  start_date_ge: day,
  end_date_lt: nextDay(day),
  page_size: '100',
  currency: 'LOCAL',
  page_token: after,
})

/** The day after 2026-11-21 is 2026-11-22. */
export function nextDay(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const tokensOf = (tokens: z.output<typeof Tokens>): ShopTokens => ({
  access: tokens.access_token,
  accessExpiresAt: tokens.access_token_expire_in * 1000,
  refresh: tokens.refresh_token,
  refreshExpiresAt: tokens.refresh_token_expire_in * 1000,
  sellerName: tokens.seller_name,
})
