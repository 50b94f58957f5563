import { sql } from 'kysely'
import type { ShopConnection } from '@reelwright/shared'
import { AppError, type SignedInUser } from '../../../platform/http'
import { ShopFailure } from '../../../providers/market'
import { readText } from '../imports/cells'
import type { MarketTools } from '../market-tools'
import { isOwnState, makeState } from './connection-state'
import { keepTokens, shopClient } from './shop-access'

const stateKey = ({ tokens }: MarketTools) => tokens.deriveKey('shop connection')

/** Null without a connection. */
export async function connectionOf({ db }: MarketTools, user: SignedInUser): Promise<ShopConnection | null> {
  const [row] = await db.asUser(user.claims).query(sql<ShopConnection>`
    select shop_name as "shopName", region, state, connected_at as "connectedAt", read_until::text as "readUntil"
    from public.shop_connections where user_id = ${user.id}`)
  return row ?? null
}

/** The address of the consent page of the shop. @throws AppError `unavailable` where the operator has not set this up */
export function consentAddress(tools: MarketTools, user: SignedInUser): string {
  return clientOf(tools).consentAddress(makeState(stateKey(tools), user.id))
}

/**
 * Ends what the consent page began: `code` and `state` as it handed them over.
 * @throws AppError `forbidden` for a state that is another's or too old, `provider_failed`
 */
export async function completeConnection(
  tools: MarketTools,
  user: SignedInUser,
  given: { code: string; state: string },
): Promise<void> {
  const client = clientOf(tools)
  if (!isOwnState(stateKey(tools), user.id, given.state)) {
    throw new AppError('forbidden', 'This connection was started somewhere else or has expired. Start again.', {
      field: 'state',
    })
  }
  try {
    const tokens = await client.exchangeCode(given.code)
    const [shop] = await client.shops(tokens.access)
    if (!shop) throw new AppError('refused', 'TikTok Shop didn’t give us access to a shop.')
    await tools.db.transaction(async (db) => {
      await db.query(sql`
        insert into public.shop_connections as c (user_id, shop_id, shop_name, region)
        values (${user.id}, ${shop.id}, ${shopName(shop.name, tokens.sellerName)}, ${shop.region.slice(0, 20)})
        on conflict (user_id) do update set shop_id = excluded.shop_id, shop_name = excluded.shop_name, region = excluded.region,
          state = 'connected', connected_at = now(),
          read_until = case when c.shop_id = excluded.shop_id then c.read_until end`)
      await keepTokens({ ...tools, db }, user.id, shop.cipher, tokens)
    })
  } catch (error) {
    if (!(error instanceof ShopFailure)) throw error
    tools.log.warn({ err: error }, 'A shop could not be connected')
    throw new AppError('provider_failed', 'TikTok Shop didn’t accept the connection. Try again.', {}, { cause: error })
  }
}

/** As a set of figures can be called: never empty, and no essay. */
const shopName = (...names: (string | undefined)[]) =>
  names.map((name) => readText(name?.replaceAll('\0', '') ?? '', 100)).find((name) => name !== null) ?? 'Your shop'

/** Forgets the tokens; figures that were read stay. */
export async function disconnect({ db }: MarketTools, user: SignedInUser): Promise<void> {
  await db.query(sql`delete from public.shop_connections where user_id = ${user.id}`)
}

function clientOf(tools: MarketTools) {
  const client = shopClient(tools)
  if (!client) throw new AppError('refused', 'Shop connections aren’t available here.')
  return client
}
