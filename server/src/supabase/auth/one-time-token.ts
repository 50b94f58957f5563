import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import type { Tokens } from '../../platform/jwt'

/** What a token is good for; each account has at most one of each. */
export type TokenKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

/** The two forms of one token: either can be used once. */
export interface IssuedToken {
  /** Six digits, to be typed. */
  code: string
  /** For an address; begins with `pkce_` when the sign-in ends as a PKCE flow. */
  linkToken: string
}

/** A token that was just used up. */
export interface RedeemedToken {
  userId: string
  kind: TokenKind
  /** The address it was sent to. */
  email: string
  flowId: string | null
}

type TokenTools = { tokens: Tokens }

/** Guesses at a code before it is dead. Its link stays good: it cannot be guessed, and a stranger must not be able to end it. */
const WRONG_CODES = 10

/**
 * Makes the account's only token of a kind; an earlier one ends. Stored are keyed hashes only. Belongs into the transaction that
 * puts the mail into the outbox, after its lock on the user's row.
 */
export async function issueToken(
  db: Db,
  { config, tokens }: TokenTools & { config: Config },
  { userId, kind, email, flowId }: { userId: string; kind: TokenKind; email: string; flowId?: string | undefined },
): Promise<IssuedToken> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const secret = randomBytes(28).toString('hex')
  await db.query(sql`
    insert into auth.one_time_tokens (user_id, kind, link_hash, code_hash, email, flow_id, expires_at)
    values (${userId}, ${kind}, ${linkHash(tokens, secret)}, ${codeHash(tokens, userId, code)}, ${email}, ${flowId ?? null},
            now() + make_interval(secs => ${config.auth.oneTimeTokenSeconds}))
    on conflict (user_id, kind) do update set
      link_hash = excluded.link_hash, code_hash = excluded.code_hash, email = excluded.email, flow_id = excluded.flow_id,
      wrong_codes = 0, created_at = now(), expires_at = excluded.expires_at`)
  return { code, linkToken: flowId ? `pkce_${secret}` : secret }
}

/**
 * Uses up the token of one of the kinds that was sent to this address with this code. Locks the user's row. A wrong code is
 * counted: the transaction must be kept, so do not throw inside it because of `undefined`.
 */
export async function redeemCode(
  db: Db,
  { tokens }: TokenTools,
  { email, code, kinds }: { email: string; code: string; kinds: readonly TokenKind[] },
): Promise<RedeemedToken | undefined> {
  // Two accounts may be about to change to the same address.
  await lockOwners(db, sql`email = ${email} and kind = any(${kinds})`)
  const candidates = await db.query(sql<TokenRow & { code_hash: Buffer }>`
    select id, user_id, kind, email, flow_id, code_hash from auth.one_time_tokens
    where email = ${email} and kind = any(${kinds}) and expires_at > now() and wrong_codes < ${WRONG_CODES}
    order by id for update`)
  const match = candidates.find((one) => timingSafeEqual(one.code_hash, codeHash(tokens, one.user_id, code)))
  if (match) return consume(db, match)
  await db.query(sql`
    update auth.one_time_tokens set wrong_codes = wrong_codes + 1 where id = any(${candidates.map(({ id }) => id)})`)
  return undefined
}

/** Uses up the token behind a link, when it is of one of the kinds. Locks the user's row. A `pkce_` in front does not matter. */
export async function redeemLink(
  db: Db,
  { tokens }: TokenTools,
  { linkToken, kinds }: { linkToken: string; kinds: readonly TokenKind[] },
): Promise<RedeemedToken | undefined> {
  const hash = linkHash(tokens, linkToken.replace(/^pkce_/, ''))
  await lockOwners(db, sql`link_hash = ${hash}`)
  const [token] = await db.query(sql<TokenRow>`
    select id, user_id, kind, email, flow_id from auth.one_time_tokens
    where link_hash = ${hash} and kind = any(${kinds}) and expires_at > now()
    for update`)
  return token && consume(db, token)
}

/** Whether a link would open now. Changes nothing. */
export async function isLinkAlive(
  { db, tokens }: TokenTools & { db: Db },
  { linkToken, kinds }: { linkToken: string; kinds: readonly TokenKind[] },
): Promise<boolean> {
  const found = await db.query(sql`
    select from auth.one_time_tokens
    where link_hash = ${linkHash(tokens, linkToken.replace(/^pkce_/, ''))} and kind = any(${kinds}) and expires_at > now()`)
  return found.length > 0
}

interface TokenRow {
  id: string
  user_id: string
  kind: TokenKind
  email: string
  flow_id: string | null
}

/** Locks users before tokens, as everywhere, so that there is no deadlock with issuing a token. */
async function lockOwners(db: Db, condition: ReturnType<typeof sql>) {
  await db.query(sql`
    select from auth.users where id in (select user_id from auth.one_time_tokens where ${condition})
    order by id for no key update`)
}

async function consume(db: Db, token: TokenRow): Promise<RedeemedToken> {
  await db.query(sql`delete from auth.one_time_tokens where id = ${token.id}`)
  return { userId: token.user_id, kind: token.kind, email: token.email, flowId: token.flow_id }
}

function linkHash(tokens: Tokens, secret: string): Buffer {
  return keyedHash(tokens, `link ${secret}`)
}

function codeHash(tokens: Tokens, userId: string, code: string): Buffer {
  return keyedHash(tokens, `code ${userId} ${code}`)
}

function keyedHash({ deriveKey }: Tokens, text: string): Buffer {
  return createHmac('sha256', deriveKey('one-time token')).update(text).digest()
}
