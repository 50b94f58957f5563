import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { anonKey, newAccount, newPerson, type Account } from './accounts'

export interface Mail {
  subject: string
  text: string
  links: string[]
}

/** The newest mail to an address in the local mailbox, once there are `count` of them. */
export async function mailTo(url: string, email: string, count = 1): Promise<Mail> {
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/api/dev/mailbox?to=${encodeURIComponent(email)}`)
      mails = (await answer.json()) as Mail[]
      return mails.length
    })
    .toBeGreaterThanOrEqual(count)
  return mails[0] as Mail
}

export const codeIn = (mail: Mail) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
export const linkIn = (mail: Mail) => mail.links[0] ?? ''

/** A direct call of the auth API, with the public key or with an account's token. */
export async function callAuth(
  url: string,
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const key = await anonKey(url)
  const headers = {
    apikey: key,
    authorization: `Bearer ${token ?? key}`,
    'content-type': 'application/json',
    'x-supabase-api-version': '2024-01-01',
  }
  const answer = await fetch(`${url}/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as Record<string, unknown>
}

/** An account whose address is confirmed: mails of other kinds go there without the first one in the way. */
export async function confirmedAccount(url: string, person = newPerson()): Promise<Account> {
  const account = await newAccount(url, person)
  const token = codeIn(await mailTo(url, account.email))
  await callAuth(url, 'verify', { type: 'signup', email: account.email, token })
  return account
}

/** An account with a second factor, its codes and a session that has passed it. */
export async function withTotp(
  url: string,
): Promise<Account & { code: (stepsAhead?: number) => string; aal2: string }> {
  const account = await confirmedAccount(url)
  const factor = await callAuth(url, 'factors', { factor_type: 'totp', friendly_name: 'Phone' }, account.token)
  const { secret } = factor.totp as { secret: string }
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (stepsAhead = 0) => totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 })
  const challenge = await callAuth(url, `factors/${String(factor.id)}/challenge`, {}, account.token)
  const session = await callAuth(
    url,
    `factors/${String(factor.id)}/verify`,
    { challenge_id: challenge.id, code: code() },
    account.token,
  )
  return { ...account, code, aal2: session.access_token as string }
}
