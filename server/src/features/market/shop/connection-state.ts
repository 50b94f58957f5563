import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LASTS_MS = 30 * 60_000
const STATE = /^([\w-]{16})\.(\d{13})\.([\w-]{43})$/

/**
 * What goes to the consent page and comes back with the code: it names the account that began. Without it somebody could have a
 * stranger connect the stranger's shop to an account of their own.
 */
export function makeState(key: Buffer, userId: string, now = Date.now()): string {
  const nonce = randomBytes(12).toString('base64url')
  const until = String(now + LASTS_MS)
  return `${nonce}.${until}.${signature(key, userId, nonce, until)}`
}

export function isOwnState(key: Buffer, userId: string, state: string, now = Date.now()): boolean {
  const [, nonce = '', until = '', given = ''] = STATE.exec(state) ?? []
  const right = signature(key, userId, nonce, until)
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right)) && Number(until) > now
}

const signature = (key: Buffer, userId: string, nonce: string, until: string) =>
  createHmac('sha256', key).update(`${userId}.${nonce}.${until}`).digest('base64url')
