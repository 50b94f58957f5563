import { sql } from 'kysely'
import type { ImportOutcome, MarketSourceKind, ProductNiche } from '@reelwright/shared'
import { AppError } from '../../../platform/app-error'
import type { Db } from '../../../platform/db'
import { rowOfLine } from './line-row'

/** The figures of one row, whichever source it comes from. Null and absent are "not reported". */
export interface MarketLine {
  product?: {
    externalId: string
    name: string
    niche?: ProductNiche
    category?: string
    price?: number
    imageUrl?: string
    link?: string
    hashtags?: string[]
  }
  creator?: { username: string; displayName?: string; followers?: number }
  /** 2026-11-21. Of `lifetime` figures both are the day of the report. */
  from: string
  to: string
  lifetime?: boolean
  views?: number | null
  likes?: number | null
  comments?: number | null
  shares?: number | null
  clicks?: number | null
  units?: number | null
  /** In the set's currency. */
  revenue?: number | null
  /** How many promote the product, where the source reports only the number. */
  creators?: number | null
}

/** Whose set, and of what kind; `userId` null only for the feed. */
export interface SetOwner {
  userId: string | null
  kind: Exclude<MarketSourceKind, 'demo'>
  name: string
  currency: string
}

/** Lines that go to the database at once. */
const BATCH_SIZE = 2000

/**
 * Puts lines aside under a batch, `first` being the number of the first one; stored again under the same number, a line takes the place of
 * the earlier one. Texts are cut to what the tables take. Lines of a batch that is never applied are cleared away after two days.
 * @throws AppError `invalid_input` for days and figures that no table takes; `field` says which
 */
export async function keepLines(db: Db, batch: string, first: number, lines: readonly MarketLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += BATCH_SIZE) {
    const rows = lines.slice(start, start + BATCH_SIZE).map((line, place) => rowOfLine(line, first + start + place))
    await storeLines(db, batch, JSON.stringify(rows))
  }
}

/** Like `keepLines`, of lines that `rowOfLine` made rows of: a JSON array. */
export async function storeLines(db: Db, batch: string, rows: string): Promise<void> {
  await db.query(sql`
      insert into private.market_lines (batch, line, product, product_name, niche, category, price, image_url, link, hashtags, creator,
        creator_name, followers, from_day, to_day, lifetime, views, likes, comments, shares, clicks, units, revenue, creators)
      select ${batch}, line, product, product_name, niche, category, price, image_url, link, hashtags, creator,
        creator_name, followers, from_day, to_day, lifetime, views, likes, comments, shares, clicks, units, revenue, creators
      from jsonb_populate_recordset(null::private.market_lines, ${rows}::jsonb)
      on conflict (batch, line) do update set product = excluded.product, product_name = excluded.product_name,
        niche = excluded.niche, category = excluded.category, price = excluded.price, image_url = excluded.image_url,
        link = excluded.link, hashtags = excluded.hashtags, creator = excluded.creator, creator_name = excluded.creator_name,
        followers = excluded.followers, from_day = excluded.from_day, to_day = excluded.to_day, lifetime = excluded.lifetime,
        views = excluded.views, likes = excluded.likes, comments = excluded.comments, shares = excluded.shares,
        clicks = excluded.clicks, units = excluded.units, revenue = excluded.revenue, creators = excluded.creators,
        created_at = now()`)
}

/** Lets go of lines that were put aside and are not to be applied. */
export async function dropLines(db: Db, batch: string): Promise<void> {
  await db.query(sql`delete from private.market_lines where batch = ${batch}`)
}

/**
 * Writes a batch into the owner's set, which is made when there is none, all or nothing, and recomputes its windows. The counts are of
 * what really changed: the same figures again count nothing.
 * @throws AppError `conflict` when the set has another currency
 */
export async function applyBatch(db: Db, owner: SetOwner, batch: string): Promise<ImportOutcome & { setId: number }> {
  await db.query(
    sql`delete from private.market_lines where created_at < now() - interval '2 days' and batch <> ${batch}`,
  )
  return db.transaction(async (db) => {
    await holdSet(db, owner.userId, owner.kind)
    const setId = await openSet(db, owner)
    const [applied] = await db.query(sql<{ outcome: ImportOutcome }>`
      select private.apply_market_lines(${setId}, ${batch}) as outcome`)
    await db.query(sql`select private.refresh_market_set(${setId})`)
    return { ...applied!.outcome, setId }
  })
}

/** Takes all figures of an own set away. Nothing happens when there are none. */
export async function deleteSet(db: Db, userId: string, kind: 'import' | 'shop'): Promise<void> {
  await db.transaction(async (db) => {
    await holdSet(db, userId, kind)
    await db.query(sql`delete from market_sets where user_id = ${userId} and kind = ${kind}`)
    // What is gone can be read again from the beginning.
    if (kind === 'shop') await db.query(sql`update shop_connections set read_until = null where user_id = ${userId}`)
  })
}

/** One at a time writes a set, until its transaction ends; very many figures may take minutes. */
async function holdSet(db: Db, userId: string | null, kind: string) {
  await db.query(sql`
    select set_config('statement_timeout', '20min', true), set_config('lock_timeout', '20min', true)`)
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${`market set ${userId ?? ''} ${kind}`}, 0))`)
}

async function openSet(db: Db, { userId, kind, name, currency }: SetOwner): Promise<number> {
  // A set that has nothing yet may still take another currency.
  const [set] = await db.query(sql<{ id: number; currency: string }>`
    insert into market_sets as s (user_id, kind, name, currency) values (${userId}, ${kind}, ${name}, ${currency})
    on conflict (user_id, kind) do update set name = excluded.name,
      currency = case when s.product_count + s.creator_count = 0 then excluded.currency else s.currency end
    returning id, currency`)
  if (set!.currency !== currency) {
    throw new AppError(
      'conflict',
      `Your existing data is in ${set!.currency}, and this is in ${currency}. Two currencies can’t be added together. Delete the existing data, or convert the new data.`,
      { field: 'currency' },
    )
  }
  return set!.id
}
