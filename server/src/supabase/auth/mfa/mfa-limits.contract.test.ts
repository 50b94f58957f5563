import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing'
import { sealSecret } from './factors'

const LIMIT = 6

test('wrong codes are limited per account, whatever network address and challenge they come with [OP-20]', async () => {
  const api = await testApp({ env: { RATE_LIMIT_FACTOR: String(LIMIT), TRUST_PROXY: '127.0.0.1' } })
  const user = await api.newUser()
  const { data: factor } = await user.supabase.auth.mfa.enroll({ factorType: 'totp' })
  const totp = new TOTP({ secret: Secret.fromBase32(factor!.totp.secret) })
  const guess = async (i: number, code: string) => {
    const from = { method: 'POST', headers: { 'x-forwarded-for': `10.1.2.${i}` } }
    const asked = await user.fetch(`/auth/v1/factors/${factor!.id}/challenge`, from)
    const { id } = (await asked.json()) as { id: string }
    const answer = await user.fetch(`/auth/v1/factors/${factor!.id}/verify`, {
      ...from,
      body: JSON.stringify({ challenge_id: id, code }),
    })
    return answer.status
  }
  const right = new Set([-2, -1, 0, 1, 2].map((step) => totp.generate({ timestamp: Date.now() + step * 30_000 })))
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code))!

  const statuses = await Promise.all(Array.from({ length: LIMIT }, (_, i) => guess(i, wrong)))
  expect(statuses).toEqual(Array.from({ length: LIMIT }, () => 422))
  expect(await guess(100, totp.generate())).toBe(429)
  await api.db.query(sql`update auth.sign_in_attempts set window_end = now() - interval '1 s'`)
  expect(await guess(101, totp.generate())).toBe(200)
})

test('with second factors switched off none can be added, and who has one still gets in with it', async () => {
  const api = await testApp({ env: { MFA: 'off' } })
  const user = await api.newUser()
  const { error } = await user.supabase.auth.mfa.enroll({ factorType: 'totp' })
  expect(error).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' })

  const [id, secret] = [randomUUID(), new Secret({ size: 20 })]
  await api.db.query(sql`
    insert into auth.mfa_factors (id, user_id, status, secret)
    values (${id}, ${user.id}, 'verified', ${sealSecret(api.tokens, id, secret.base32)})`)
  const code = new TOTP({ secret }).generate()
  const { data } = await user.supabase.auth.mfa.challengeAndVerify({ factorId: id, code })
  expect(data?.access_token).toBeTruthy()
})
