import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import ws from 'ws'
import { fetchInto, type TestApp } from '../../../testing'

export const newAddress = () => `${randomUUID()}@example.com`

export interface ReceivedMail {
  subject: string
  text: string
  /** Where its button leads; undefined for a mail with a code only. */
  link: URL | undefined
  code: string
}

/** Mails to an address, newest first, as its owner reads them. */
export async function mailsTo({ db }: TestApp, address: string): Promise<ReceivedMail[]> {
  const rows = await db.query(sql<{ subject: string; text: string }>`
    select subject, text_body as text from private.outbox where recipient = ${address} order by id desc`)
  return rows.map(({ subject, text }) => {
    const link = /https?:\S+\/auth\/v1\/confirm\?\S+/.exec(text)?.[0]
    return {
      subject,
      text,
      link: link === undefined ? undefined : new URL(link),
      code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
    }
  })
}

export async function newestMail(
  app: TestApp,
  address: string,
): Promise<Omit<ReceivedMail, 'link'> & { link: URL; token: string }> {
  const [mail] = await mailsTo(app, address)
  if (!mail?.link) throw new Error(`There is no mail with a link to ${address}`)
  return { ...mail, link: mail.link, token: mail.link.searchParams.get('token') ?? '' }
}

/** Presses "Continue" on the page of a mail's link, as a browser does. Returns where it leads. */
export async function pressContinue({ app }: TestApp, link: URL): Promise<URL> {
  const page = await app.inject({ url: link.pathname + link.search })
  if (page.statusCode !== 200) throw new Error(`The link answers ${page.statusCode}`)
  const fields = [...page.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  ])
  const answer = await app.inject({
    method: 'POST',
    url: link.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  if (answer.statusCode !== 303) throw new Error(`The form answers ${answer.statusCode}: ${answer.body}`)
  return new URL(String(answer.headers.location))
}

/** Opens an address of this service as a browser does, and returns where it leads. */
export async function follow({ app }: TestApp, path: string): Promise<URL> {
  const answer = await app.inject({ url: path })
  if (answer.statusCode !== 303) throw new Error(`${path} answers ${answer.statusCode}: ${answer.body}`)
  return new URL(String(answer.headers.location))
}

/** `/verify` with the token of a mail's link: what links of the original, and of operators, look like. */
export const verifyPath = (link: URL) => `/auth/v1/verify${link.search}`

export const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))

/** The official client in the flow that ends with a code. */
export function pkceClient({ app, anonKey }: TestApp): SupabaseClient {
  return createClient('http://reelwright.test', anonKey, {
    auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: ws as never },
    global: { fetch: fetchInto(app) },
  })
}

export function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

/** As if nobody had been sent a mail of late. */
export const aMinutePasses = ({ db }: TestApp) =>
  db.query(sql`update auth.sign_in_attempts set window_end = window_end - interval '1 minute'`)
