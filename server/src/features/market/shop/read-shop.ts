import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import {
  nextDay,
  type ProductDay,
  type ShopAccess,
  type ShopClient,
  ShopFailure,
  type VideoDay,
} from '../../../providers/market'
import type { JobInHand } from '../jobs/job'
import type { MarketTools } from '../market-tools'
import { nicheOf } from '../imports/niche-words'
import { applyBatch, keepLines, type MarketLine } from '../set/lines'
import { expired, shopAccess, shopClient } from './shop-access'

/** Days that are read at the first time. */
const FIRST_DAYS = 30
/** Days that are read again: orders are cancelled, and views counted late. */
const AGAIN_DAYS = 3
/** A shop that was left alone for a year is not read day by day. */
const MAX_DAYS = 90

/** Whether this account has a shop that can be read. */
export async function hasShop(tools: MarketTools, userId: string): Promise<boolean> {
  if (!tools.config.market.tikTokShop) return false
  const rows = await tools.db.query(sql`select from public.shop_connections where user_id = ${userId}`)
  return rows.length > 0
}

/** What tests do differently. */
export interface ReadShopOptions {
  client?: ShopClient
  /** 2026-11-22, in the shop's time zone, which the API does not name. */
  today?: string
}

/**
 * Reads the account's shop up to the last day that has figures, into its set of kind `shop`, all or nothing. What was read before is read
 * again for its last days only.
 * @throws AppError in words for people
 */
export async function readShop(tools: MarketTools, job: JobInHand, options: ReadShopOptions = {}): Promise<void> {
  const client = options.client ?? shopClient(tools)
  if (!client) return
  try {
    await readDays(tools, client, job, options.today ?? new Date().toISOString().slice(0, 10))
  } catch (error) {
    if (!(error instanceof ShopFailure)) throw error
    tools.log.warn({ err: error, job: job.id }, 'A shop could not be read')
    if (error.kind === 'expired') throw await expired(tools, job.userId, error)
    throw new AppError('provider_failed', WORDS[error.kind], {}, { cause: error })
  }
}

const WORDS = {
  refused: 'TikTok Shop denied access to your shop’s data. Connect it again and allow analytics.',
  busy: 'TikTok Shop isn’t responding. Try again in a few minutes.',
  failed: 'TikTok Shop sent a response we couldn’t read. Try again later.',
}

async function readDays(tools: MarketTools, client: ShopClient, job: JobInHand, today: string) {
  const [connection] = await tools.db.query(sql<{
    shop_id: string | null
    shop_name: string | null
    read_until: string | null
  }>`
    select shop_id, shop_name, read_until::text from public.shop_connections where user_id = ${job.userId}`)
  if (!connection) return
  await refuseAnother(tools, job.userId, connection.shop_id)
  const access = await shopAccess(tools, client, job.userId, job.signal)
  await job.report({ step: 'Reading products' })
  const listings = new Map((await client.listings(access)).map((listing) => [listing.id, listing]))

  const days = daysToRead(connection.read_until, today)
  const read = new DayReader(client, access)
  const lines: MarketLine[] = []
  for (const [index, day] of days.entries()) {
    job.signal.throwIfAborted()
    await job.report({ step: 'Reading daily data', done: index, total: days.length })
    for (const line of await read.day(day)) {
      const known = line.product && listings.get(line.product.externalId)
      if (line.product && known) {
        line.product = { ...line.product, name: known.title || line.product.name, price: known.price }
      }
      lines.push(line)
    }
  }
  const named = lines.map(withNiche)
  if (named.length > 0) {
    await keep(tools, job, named, read.currency, connection.shop_name)
    await tools.db.query(sql`
      update public.market_sets set shop_id = ${connection.shop_id} where user_id = ${job.userId} and kind = 'shop'`)
  }
  const until = read.latest && read.latest < today ? read.latest : nextDay(today, -1)
  await tools.db.query(sql`
    update public.shop_connections set state = 'connected', read_until = ${until}
    where user_id = ${job.userId} and shop_id is not distinct from ${connection.shop_id}`)
}

/** Figures of two shops in one set would be added up. */
async function refuseAnother({ db }: MarketTools, userId: string, shopId: string | null) {
  const [other] = await db.query(sql<{ name: string }>`
    select name from public.market_sets where user_id = ${userId} and kind = 'shop' and shop_id <> ${shopId}`)
  if (!other) return
  const message = `Your shop data belongs to “${other.name}”. Delete it in Market Data to load this shop.`
  throw new AppError('conflict', message)
}

function daysToRead(readUntil: string | null, today: string): string[] {
  const earliest = nextDay(today, -MAX_DAYS)
  const first = readUntil ? nextDay(readUntil, 1 - AGAIN_DAYS) : nextDay(today, -FIRST_DAYS)
  const days: string[] = []
  for (let day = first < earliest ? earliest : first; day < today; day = nextDay(day)) days.push(day)
  return days
}

/** One day after the other, as long as there are figures. */
class DayReader {
  currency: string | undefined
  /** The last day that has figures, once one was asked for. */
  latest: string | undefined

  constructor(
    private readonly client: ShopClient,
    private readonly access: ShopAccess,
  ) {}

  async day(day: string): Promise<MarketLine[]> {
    if (this.latest !== undefined && day > this.latest) return []
    const products = await this.client.productDay(this.access, day)
    const videos = await this.client.videoDay(this.access, day)
    this.latest = products.latest ?? videos.latest ?? this.latest
    for (const { currency } of [...products.rows, ...videos.rows]) {
      this.currency ??= currency
      if (currency !== this.currency)
        throw new ShopFailure('failed', `Two currencies: ${this.currency} and ${currency}`)
    }
    return dayLines(day, products.rows, videos.rows)
  }
}

/**
 * The lines of one day. What a product sold comes from its own figures, its views from the videos that show nothing else; a creator's are
 * those of all their videos. A video of several products counts for its creator only, since the API does not say which of them it sold.
 */
export function dayLines(day: string, products: readonly ProductDay[], videos: readonly VideoDay[]): MarketLine[] {
  const lines: MarketLine[] = []
  const views = new Map<string, number>()
  const creators = new Map<string, { views: number; units: number; revenue: number }>()
  const pairs = new Map<
    string,
    { product: { id: string; name: string }; username: string; views: number; units: number; revenue: number }
  >()
  for (const video of videos) {
    const username = video.username.replace(/^@/, '').trim().toLowerCase()
    const [only, ...others] = video.products
    const single = others.length === 0 ? only : undefined
    if (single) views.set(single.id, (views.get(single.id) ?? 0) + video.views)
    if (!username) continue
    add(creators, username, { views: 0, units: 0, revenue: 0 }, video)
    if (single)
      add(pairs, `${single.id} ${username}`, { product: single, username, views: 0, units: 0, revenue: 0 }, video)
  }
  for (const { id, revenue, units } of products) {
    const product = { externalId: id, name: `Product ${id}` }
    lines.push({ product, from: day, to: day, revenue: counted(revenue), units: counted(units), views: views.get(id) })
  }
  for (const [username, sums] of creators) lines.push({ creator: { username }, from: day, to: day, ...rounded(sums) })
  for (const { product, username, ...sums } of pairs.values()) {
    const named = { externalId: product.id, name: product.name || `Product ${product.id}` }
    lines.push({ product: named, creator: { username }, from: day, to: day, ...rounded(sums) })
  }
  return lines
}

interface Sums {
  views: number
  units: number
  revenue: number
}

function add<Entry extends Sums>(into: Map<string, Entry>, key: string, empty: Entry, { views, units, revenue }: Sums) {
  const sums = into.get(key) ?? empty
  sums.views += Math.max(0, views)
  sums.units += Math.max(0, units)
  sums.revenue += Math.max(0, revenue)
  into.set(key, sums)
}

/** Refunds can make a day negative; a day has no less than nothing. */
const counted = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : undefined)
const rounded = ({ views, units, revenue }: Sums) => ({ views, units, revenue: Math.round(revenue * 100) / 100 })

function withNiche(line: MarketLine): MarketLine {
  if (!line.product) return line
  return { ...line, product: { ...line.product, niche: nicheOf(line.product.name) } }
}

async function keep(
  tools: MarketTools,
  job: JobInHand,
  lines: MarketLine[],
  currency: string | undefined,
  name: string | null,
) {
  const batch = randomUUID()
  await job.report({ step: 'Saving data', done: 0, total: lines.length })
  for (let first = 0; first < lines.length; first += 2000) {
    await keepLines(tools.db, batch, first, lines.slice(first, first + 2000))
    await job.report({ done: Math.min(first + 2000, lines.length) })
  }
  await applyBatch(
    tools.db,
    { userId: job.userId, kind: 'shop', name: name ?? 'Your shop', currency: currency ?? 'USD' },
    batch,
  )
}
