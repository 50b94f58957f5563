import { sql } from 'kysely'
import * as z from 'zod'
import type { Config } from '../../platform/config'
import { AppError } from '../../platform/http'
import { mails } from '../../providers/mail'
import type { AccountRouteTools } from './account-tools'
import type { BackEnd } from './back-end'

/** Milliseconds that one call may take. */
const TIMEOUT_MS = 10_000

/** Names that one call of its storage takes. */
const FILES_AT_ONCE = 500

const Failure = z.object({ error_code: z.string().optional(), code: z.union([z.string(), z.number()]).optional() })

/** Accounts of another Supabase: what changes them is asked of its own services, with the service key where that is needed. */
export function otherSupabase(
  { db, log, outbox }: AccountRouteTools,
  { url, anonKey, serviceRoleKey }: NonNullable<Config['passThrough']>,
): BackEnd {
  async function call(method: string, path: string, { body, token = serviceRoleKey, ip }: CallOptions = {}) {
    const headers: Record<string, string> = {
      // With a service key in the other header no puzzle against robots is asked for.
      apikey: token === serviceRoleKey ? serviceRoleKey : anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
    }
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const answer = await fetch(url + path, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(unreachable)
    const parsed = Failure.safeParse(await answer.json().catch(() => undefined))
    const { error_code, code } = parsed.success ? parsed.data : {}
    if (answer.status >= 500) throw unreachable(new Error(`${method} ${path} answered ${answer.status}`))
    return { ok: answer.ok, status: answer.status, code: error_code ?? String(code ?? '') }
  }

  function mustSucceed(what: string, answer: Awaited<ReturnType<typeof call>>, fine: number[] = []) {
    if (answer.ok || fine.includes(answer.status)) return
    throw unreachable(new Error(`${what} was answered with ${answer.status} ${answer.code}`))
  }

  async function removeFiles(userId: string) {
    const owned = sql`(owner::text = ${userId} or (bucket_id = 'avatars' and (
      starts_with(name, ${userId}) or starts_with(name, ${`avatars/${userId}`}))))`
    const seen = new Set<string>()
    for (;;) {
      const files = await db.query(sql<{ bucket_id: string; name: string }>`
        select bucket_id, name from storage.objects where ${owned} limit ${FILES_AT_ONCE}`)
      const fresh = files.filter(({ bucket_id, name }) => !seen.has(`${bucket_id}/${name}`))
      if (files.length > 0 && fresh.length === 0) throw unreachable(new Error('Its storage did not remove the files'))
      if (files.length === 0) return
      for (const bucket of new Set(fresh.map((file) => file.bucket_id))) {
        const prefixes = fresh.filter((file) => file.bucket_id === bucket).map((file) => file.name)
        const path = `/storage/v1/object/${encodeURIComponent(bucket)}`
        mustSucceed('Removing files', await call('DELETE', path, { body: { prefixes } }))
        prefixes.forEach((name) => seen.add(`${bucket}/${name}`))
      }
    }
  }

  return {
    async checkPassword({ email }, password, { ip }) {
      const answer = await call('POST', '/auth/v1/token?grant_type=password', { body: { email, password }, ip })
      if (answer.status === 429) {
        throw new AppError('too_many_requests', 'Too many wrong passwords. Please try again later.')
      }
      // It says so only after it has found the password right.
      if (answer.ok || answer.code === 'email_not_confirmed') return true
      if (answer.status === 400) return false
      throw unreachable(new Error(`A sign-in was answered with ${answer.status} ${answer.code}`))
    },

    async removeFactors({ id }, { token }) {
      const factors = await db.query(sql<{ id: string }>`select id from auth.mfa_factors where user_id = ${id}`)
      for (const factor of factors) {
        const path = `/auth/v1/admin/users/${id}/factors/${factor.id}`
        mustSucceed('Removing a factor', await call('DELETE', path), [404])
      }
      mustSucceed('Ending sessions', await call('POST', '/auth/v1/logout?scope=others', { token }))
    },

    async deleteAccount({ id, email }) {
      await removeFiles(id)
      const body = { should_soft_delete: false }
      const answer = await call('DELETE', `/auth/v1/admin/users/${id}`, { body })
      mustSucceed('Deleting an account', answer, [404])
      // Another request was faster: it says goodbye.
      if (answer.status === 404) return
      log.info({ userId: id }, 'An account was deleted by its owner')
      if (email === null) return
      await db.transaction(async (db) => {
        await db.query(sql`delete from private.outbox where lower(recipient) = ${email.toLowerCase()}`)
        await outbox.put(db, mails.securityChange({ to: email, change: 'account_deleted' }))
      })
    },

    // That Supabase keeps its own log; this one is for our operator.
    record: async (action, userId, _origin, details = {}) => log.info({ userId, action, ...details }, 'Account'),
  }
}

interface CallOptions {
  body?: object
  /** Whom the call speaks for; the service itself otherwise. */
  token?: string
  ip?: string
}

function unreachable(cause: unknown): never {
  throw new AppError('unavailable', 'The server can’t be reached. Please try again in a moment.', {}, { cause })
}
