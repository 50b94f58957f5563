import { createHmac, timingSafeEqual } from 'node:crypto'
import { LETTERS, type LetterKind } from '@reelwright/shared'

/**
 * What a letter's way out carries: whose letter, and which. Signed, without an end (a mail is found again after years), and good for
 * nothing but switching this one letter off.
 */
export interface Leaving {
  userId: string
  kind: LetterKind
}

const TOKEN = /^([\w-]{22})\.([a-z_]{1,40})\.([\w-]{22})$/

/** `key` from `deriveKey`: the same on every copy of the server. */
export function makeLeaveToken(key: Buffer, { userId, kind }: Leaving): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
  return `${id}.${kind}.${signature(key, id, kind).toString('base64url')}`
}

/** Undefined for what this installation has not signed. */
export function readLeaveToken(key: Buffer, token: string): Leaving | undefined {
  const [, id = '', name = '', given = ''] = TOKEN.exec(token) ?? []
  const kind = LETTERS.find((letter) => letter.kind === name)?.kind
  const bytes = Buffer.from(given, 'base64url')
  if (!kind || bytes.length !== 16 || !timingSafeEqual(bytes, signature(key, id, kind))) return undefined
  const hex = Buffer.from(id, 'base64url').toString('hex')
  return { userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), kind }
}

function signature(key: Buffer, id: string, kind: LetterKind): Buffer {
  return createHmac('sha256', key).update(`${id}.${kind}`).digest().subarray(0, 16)
}
