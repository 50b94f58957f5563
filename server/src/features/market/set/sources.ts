import type { MarketSource, MarketSourceKind } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { SignedInUser } from '../../../platform/http'

/** A set of figures that an account may look at; `id` is its `market_sets.id`. */
export type VisibleSet = MarketSource & { id: number }

/**
 * All sets with figures that this account may look at, the best first: its own imports, its own shop, the operator's feed. Asked as the
 * user. A set that has no day yet (a shop without a sale, a first report since launch) is left out, so that it hides no other.
 */
export async function visibleSets(db: Db, user: SignedInUser): Promise<VisibleSet[]> {
  return db.asUser(user.claims).query(sql<VisibleSet>`
    select id, kind, name, currency, from_day::text as "from", to_day::text as "to",
      to_char(refreshed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "refreshedAt",
      product_count as products, creator_count as creators
    from market_sets where to_day is not null
    order by array_position(array['import', 'shop', 'feed'], kind)`)
}

/**
 * The set that a page looks at: the one of the wanted kind, else the best there is. `set` undefined means the demo set, either because it
 * was asked for or because there is no other. A kind that this account has no figures of is no error: an old link shows the best there is.
 */
export async function chosenSet(
  db: Db,
  user: SignedInUser,
  kind?: MarketSourceKind,
): Promise<{ set: VisibleSet | undefined; sets: VisibleSet[] }> {
  const sets = await visibleSets(db, user)
  return { set: kind === 'demo' ? undefined : (sets.find((set) => set.kind === kind) ?? sets[0]), sets }
}
