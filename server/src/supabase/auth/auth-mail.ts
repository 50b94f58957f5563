import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { mails } from '../../providers/mail'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { startFlow, type FlowMethod, type Pkce } from './flow-state'
import { issueToken, type IssuedToken } from './one-time-token'

/** Where a mail's link leads to in the end, and how the sign-in ends there. */
export interface LinkOptions {
  /** An allowed address. */
  redirectTo: string
  pkce: Pkce | undefined
}

type MailTools = Pick<AuthTools, 'config' | 'tokens' | 'outbox'>

/** Kinds of mail that sign a user in. */
type EntryKind = 'signup' | 'magiclink' | 'recovery' | 'invite'

const FLOW_METHOD: Record<EntryKind, FlowMethod> = {
  signup: 'email/signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  invite: 'invite',
}

const SENT_AT = {
  signup: sql`confirmation_sent_at = now()`,
  magiclink: sql`recovery_sent_at = now()`,
  recovery: sql`recovery_sent_at = now()`,
  invite: sql`invited_at = now(), confirmation_sent_at = now()`,
}

const EMAIL_OF = { signup: mails.confirm, magiclink: mails.magicLink, recovery: mails.recovery, invite: mails.invite }

/**
 * Sends a mail with link and code that lets the account's owner in. The mail leaves after the transaction, which must hold the
 * user's row.
 */
export async function sendEntryMail(
  db: Db,
  tools: MailTools,
  {
    userId,
    email,
    kind,
    caller,
    linkOptions,
  }: { userId: string; email: string; kind: EntryKind; caller: Caller; linkOptions: LinkOptions },
): Promise<IssuedToken> {
  const { pkce } = linkOptions
  const flowId = pkce && (await startFlow(db, { userId, method: FLOW_METHOD[kind], pkce }))
  const token = await issueToken(db, tools, { userId, kind, email, flowId })
  await db.query(sql`update auth.users set ${SENT_AT[kind]} where id = ${userId}`)
  await tools.outbox.put(db, EMAIL_OF[kind](content(tools, { email, token, type: kind, caller, linkOptions })))
  return token
}

/**
 * Sends the mails of a change of address: to the new one, and for a secure change to the old one, too. A half that is confirmed
 * already gets none.
 */
export async function sendEmailChangeMails(
  db: Db,
  tools: MailTools,
  change: { userId: string; newEmail: string; currentEmail: string | null; caller: Caller; linkOptions: LinkOptions },
): Promise<void> {
  const { userId, newEmail, caller, linkOptions } = change
  const flowId = linkOptions.pkce && (await startFlow(db, { userId, method: 'email_change', pkce: linkOptions.pkce }))
  const [state] = await db.query(sql<{ confirmed: 'current' | 'new' | null }>`
    update auth.users set email_change_sent_at = now() where id = ${userId} returning email_change_confirmed as confirmed`)
  const halves = [
    { half: 'new', email: newEmail, recipient: 'new' },
    { half: 'current', email: change.currentEmail, recipient: 'old' },
  ] as const
  for (const { half, email, recipient } of halves) {
    if (email === null || state?.confirmed === half) continue
    const token = await issueToken(db, tools, { userId, kind: `email_change_${half}`, email, flowId })
    const base = content(tools, { email, token, type: 'email_change', caller, linkOptions })
    await tools.outbox.put(db, mails.emailChange({ ...base, recipient, newAddress: newEmail }))
  }
}

/** Sends the code that a change of the password asks for. */
export async function sendReauthenticationMail(
  db: Db,
  tools: MailTools,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { code } = await issueToken(db, tools, { userId, kind: 'reauthentication', email })
  await db.query(sql`update auth.users set reauthentication_sent_at = now() where id = ${userId}`)
  const { oneTimeTokenSeconds: validSeconds } = tools.config.auth
  await tools.outbox.put(db, mails.reauthentication({ to: email, code, validSeconds }))
}

/** `type` as links name it. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'

/**
 * The link of a mail. It leads to a page that asks for a click, since the scanners of mail servers open every link they see:
 * `/verify` would let them use the token up.
 */
export function mailLink(
  caller: Caller,
  { token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string },
): string {
  return `${caller.issuer}/confirm?${new URLSearchParams({ token, type, redirect_to: redirectTo }).toString()}`
}

function content(
  { config }: MailTools,
  {
    email,
    token,
    type,
    caller,
    linkOptions,
  }: { email: string; token: IssuedToken; type: LinkType; caller: Caller; linkOptions: LinkOptions },
) {
  return {
    to: email,
    link: mailLink(caller, { token: token.linkToken, type, redirectTo: linkOptions.redirectTo }),
    code: token.code,
    validSeconds: config.auth.oneTimeTokenSeconds,
  }
}
