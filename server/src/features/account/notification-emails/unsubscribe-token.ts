import { createHmac, timingSafeEqual } from 'node:crypto'
import { NOTIFICATION_EMAILS, type EmailKind } from '@reelwright/shared'

/**
 * Content of an unsubscribe link: the account and the kind of email. Signed, never expires (people find old emails), and only
 * allows turning off this kind of email.
 */
export interface Unsubscription {
  userId: string
  kind: EmailKind
}

const TOKEN = /^([\w-]{22})\.([a-z_]{1,40})\.([\w-]{22})$/

/** `key` from `deriveKey`: the same on every copy of the server. */
export function makeUnsubscribeToken(key: Buffer, { userId, kind }: Unsubscription): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
  return `${id}.${kind}.${signature(key, id, kind).toString('base64url')}`
}

/** Returns undefined for a token that this installation did not sign. */
export function readUnsubscribeToken(key: Buffer, token: string): Unsubscription | undefined {
  const [, id = '', name = '', given = ''] = TOKEN.exec(token) ?? []
  const kind = NOTIFICATION_EMAILS.find((known) => known.kind === name)?.kind
  const bytes = Buffer.from(given, 'base64url')
  if (!kind || bytes.length !== 16 || !timingSafeEqual(bytes, signature(key, id, kind))) return undefined
  const hex = Buffer.from(id, 'base64url').toString('hex')
  return { userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), kind }
}

function signature(key: Buffer, id: string, kind: EmailKind): Buffer {
  return createHmac('sha256', key).update(`${id}.${kind}`).digest().subarray(0, 16)
}
