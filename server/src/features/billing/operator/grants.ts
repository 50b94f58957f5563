import { PLANS } from '@reelwright/shared'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { AppError } from '../../../platform/http'
import { grantedPriceId } from '../price-catalogue'
import { accountOf } from './accounts'
import type { Extension, Grant, Revocation } from './operator-input'

/** A plan that is given: a subscription of provider "operator", which costs nothing. */
export interface GrantedPlan {
  subscriptionId: string
  plan: string
  startsAt: string
  endsAt: string
  /** False: something that is paid for counts before it, as long as that allows to write. */
  counts: boolean
}

interface Row {
  id: string
  price_id: string
  current_period_start: Date
  current_period_end: Date
}

/**
 * Gives a plan to an account. Its months of allowance begin now.
 * @throws AppError `not_found`, `conflict` while another one is given: so that a command sent twice gives once
 */
export async function grantPlan({ db }: { db: Db }, grant: Grant): Promise<GrantedPlan> {
  const userId = await accountOf(db, grant.email)
  return await db.transaction(async (db) => {
    const running = await runningGrant(db, userId)
    if (running) {
      const words = `This account already has ${planName(running)} until ${day(running.current_period_end)}. Extend or revoke it`
      throw new AppError('conflict', words)
    }
    const id = `grant_${randomUUID()}`
    const [row] = await db.query(sql<Row>`
      insert into private.billing_subscriptions (id, provider, user_id, status, price_id, current_period_start, current_period_end,
        created_at)
      select ${id}, 'operator', id, 'active', ${grantedPriceId(grant.plan)}, now(), ends, now()
      from auth.users, lateral (select ${endOf(grant, null)} as ends) as term
      where id = ${userId} and ends > now()
      returning ${COLUMNS}`)
    if (!row) throw tooEarly()
    return await keep(db, userId, row, `Given until ${day(row.current_period_end)}`, grant.words)
  })
}

/**
 * Lets a given plan last longer; what is used of it stays used.
 * @throws AppError `not_found`, `invalid_input` for an end that is not later
 */
export async function extendGrant({ db }: { db: Db }, extension: Extension): Promise<GrantedPlan> {
  const userId = await accountOf(db, extension.email)
  return await db.transaction(async (db) => {
    const running = await requireGrant(db, userId)
    const ends = endOf(extension, running.current_period_end)
    const [row] = await db.query(sql<Row>`
      update private.billing_subscriptions set current_period_end = ${ends}
      where id = ${running.id} and ${ends} > current_period_end returning ${COLUMNS}`)
    if (!row) throw tooEarly()
    return await keep(db, userId, row, `Extended until ${day(row.current_period_end)}`, extension.words)
  })
}

/** Ends a given plan at once. @throws AppError `not_found` */
export async function revokeGrant({ db }: { db: Db }, { email, words }: Revocation): Promise<GrantedPlan> {
  const userId = await accountOf(db, email)
  return await db.transaction(async (db) => {
    const { id } = await requireGrant(db, userId)
    const [row] = await db.query(sql<Row>`
      update private.billing_subscriptions set status = 'canceled', current_period_end = now(),
        current_period_start = least(current_period_start, now() - interval '1 second')
      where id = ${id} returning ${COLUMNS}`)
    if (!row) throw noGrant()
    return await keep(db, userId, row, 'Revoked', words)
  })
}

const COLUMNS = sql.raw('billing_subscriptions.id, price_id, current_period_start, current_period_end')

/** A day counts to its end; months are counted from the old end. Times in UTC, whatever the database's own zone is. */
function endOf({ until, months }: Pick<Grant, 'until' | 'months'>, from: Date | null) {
  if (until !== undefined) return sql<Date>`((${until}::date + 1)::timestamp at time zone 'UTC')`
  return sql<Date>`((coalesce(${from}::timestamptz, now()) at time zone 'UTC' + make_interval(months => ${months}::int)) at time zone 'UTC')`
}

/** Reads the running grant under the lock that also guards the choice of the account's subscription. */
async function runningGrant(db: Db, userId: string): Promise<Row | undefined> {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended('subscription:' || ${userId}, 0))`)
  const [row] = await db.query(sql<Row>`
    select ${COLUMNS} from private.billing_subscriptions
    where user_id = ${userId} and provider = 'operator' and status = 'active' and current_period_end > now()
    order by current_period_end desc limit 1`)
  return row
}

async function requireGrant(db: Db, userId: string): Promise<Row> {
  const running = await runningGrant(db, userId)
  if (!running) throw noGrant()
  return running
}

/** The account's plan follows, and a note says what was done. */
async function keep(db: Db, userId: string, row: Row, what: string, why: string | undefined): Promise<GrantedPlan> {
  const words = `${planName(row)}. ${what}${why === undefined ? '' : `: ${why}`}`
  await db.query(sql`
    insert into private.billing_notes (kind, user_id, subscription_id, words, settled_at)
    values ('grant', ${userId}, ${row.id}, ${words}, now())`)
  await db.query(sql`select private.refresh_subscription(${userId})`)
  const counting = await db.query(sql`
    select from user_subscriptions where user_id = ${userId} and stripe_subscription_id = ${row.id}`)
  return {
    subscriptionId: row.id,
    plan: planName(row),
    startsAt: row.current_period_start.toISOString(),
    endsAt: row.current_period_end.toISOString(),
    counts: counting.length > 0,
  }
}

const planName = ({ price_id: priceId }: Row): string =>
  PLANS.find(({ id }) => grantedPriceId(id) === priceId)?.name ?? priceId

/** The last moment that counts, as a day. */
const day = (end: Date): string => new Date(end.getTime() - 1).toISOString().slice(0, 10)

const noGrant = () => new AppError('not_found', 'This account has no granted plan', { field: 'email' })
const tooEarly = () => new AppError('invalid_input', 'until: must be later than it is now', { field: 'until' })
