import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import { seal, unseal } from '../../../platform/sealed'
import {
  type RequestPolicy,
  type ShopAccess,
  ShopClient,
  ShopFailure,
  type ShopTokens,
} from '../../../providers/market'
import type { MarketTools } from '../market-tools'

/** Tokens are renewed that long before they end, in milliseconds: a long reading must not lose its right half-way. */
const EARLY = 10 * 60_000

/** Shown to users as it is. */
export const CONNECT_AGAIN = 'TikTok Shop access has expired. Connect your shop again.'

/** Undefined where the operator has set up no application of TikTok Shop. */
export function shopClient({ config }: MarketTools, policy?: RequestPolicy): ShopClient | undefined {
  return config.market.tikTokShop && new ShopClient(config.market.tikTokShop, policy)
}

/** The columns are texts, so what is sealed is kept as base64url. */
function sealing({ tokens }: MarketTools, userId: string) {
  const key = tokens.deriveKey('shop tokens')
  const place = `shop tokens ${userId}`
  return {
    seal: (text: string) => seal(key, text, place).toString('base64url'),
    // Rows of earlier versions were sealed without a place.
    unseal(text: string): string | undefined {
      const sealed = Buffer.from(text, 'base64url')
      return unseal(key, sealed, place) ?? unseal(key, sealed, '')
    },
  }
}

/** Keeps the tokens of an account's shop, sealed. The connection has to be there. */
export async function keepTokens(
  tools: MarketTools,
  userId: string,
  cipher: string | null,
  given: ShopTokens,
): Promise<void> {
  const { seal } = sealing(tools, userId)
  await tools.db.query(sql`
    insert into private.shop_tokens as t
      (user_id, shop_cipher, access_token, access_expires_at, refresh_token, refresh_expires_at)
    values (${userId}, ${cipher && seal(cipher)}, ${seal(given.access)}, ${new Date(given.accessExpiresAt)},
      ${seal(given.refresh)}, ${new Date(given.refreshExpiresAt)})
    on conflict (user_id) do update set shop_cipher = coalesce(excluded.shop_cipher, t.shop_cipher),
      access_token = excluded.access_token, access_expires_at = excluded.access_expires_at,
      refresh_token = excluded.refresh_token, refresh_expires_at = excluded.refresh_expires_at`)
}

interface TokenRow {
  shop_cipher: string | null
  access_token: string
  access_expires_at: Date
  refresh_token: string
}

/**
 * What a shop is read with, the token renewed when it is about to end.
 * @throws AppError `conflict` when the shop has to be connected again; ShopFailure for anything else
 */
export async function shopAccess(
  tools: MarketTools,
  client: ShopClient,
  userId: string,
  signal?: AbortSignal,
): Promise<ShopAccess> {
  const [row] = await tools.db.query(sql<TokenRow>`
    select shop_cipher, access_token, access_expires_at, refresh_token from private.shop_tokens where user_id = ${userId}`)
  const { unseal } = sealing(tools, userId)
  const cipher = row?.shop_cipher && unseal(row.shop_cipher)
  const [token, refresh] = [row && unseal(row.access_token), row && unseal(row.refresh_token)]
  if (!row || !cipher || !token || !refresh) throw await expired(tools, userId)
  if (row.access_expires_at.getTime() - EARLY > Date.now()) return { token, cipher, signal }
  try {
    const renewed = await client.refresh(refresh, signal)
    await keepTokens(tools, userId, null, renewed)
    return { token: renewed.access, cipher, signal }
  } catch (error) {
    if (error instanceof ShopFailure && error.kind === 'busy') throw error
    if (error instanceof ShopFailure) throw await expired(tools, userId, error)
    throw error
  }
}

/** Notes that a shop can no longer be read, and says so. */
export async function expired({ db }: MarketTools, userId: string, cause?: unknown): Promise<AppError> {
  await db.query(sql`update public.shop_connections set state = 'expired' where user_id = ${userId}`)
  return new AppError('conflict', CONNECT_AGAIN, {}, { cause })
}
