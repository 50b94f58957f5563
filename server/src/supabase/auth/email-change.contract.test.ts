import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'
import { fragmentOf, mailsTo, newAddress, newestMail, pressContinue } from './testing/mail-flows'

const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { MAIL_FREQUENCY: '0' } })
})

async function changing() {
  const ana = await app.newUser()
  await app.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
  const next = newAddress()
  const { data, error } = await ana.supabase.auth.updateUser({ email: next })
  expect(error).toBeNull()
  return { ana, next, user: data.user! }
}
const addressOf = async (id: string) =>
  (await app.db.query(sql<{ email: string }>`select email from auth.users where id = ${id}`))[0]!.email

describe('a change of address', () => {
  test('waits: the user keeps the old one and sees the new one', async () => {
    const { ana, next, user } = await changing()
    expect(user).toMatchObject({ email: ana.email, new_email: next, email_change_sent_at: expect.any(String) })
    expect((await newestMail(app, ana.email)).text).toContain(next)
    const records = sql`select from auth.audit_log where user_id = ${ana.id} and action = 'email_change_requested'`
    expect(await app.db.query(records)).toHaveLength(1)
  })

  test.each([
    ['old', 'new'],
    ['new', 'old'],
  ])('must be confirmed at both addresses, the %s one first', async (first) => {
    const { ana, next } = await changing()
    const addresses = first === 'old' ? [ana.email, next] : [next, ana.email]
    const half = await pressContinue(app, (await newestMail(app, addresses[0]!)).link)
    expect(fragmentOf(half)).toEqual({ message: HALF_DONE, sb: '' })
    expect(await addressOf(ana.id)).toBe(ana.email)

    const done = fragmentOf(await pressContinue(app, (await newestMail(app, addresses[1]!)).link))
    expect(done).toMatchObject({ type: 'email_change', access_token: expect.any(String) })
    const { data } = await ana.supabase.auth.getUser()
    expect(data.user).toMatchObject({
      email: next,
      identities: [{ email: next, identity_data: { email: next, email_verified: true } }],
    })
    expect(data.user).not.toHaveProperty('new_email')
    expect((await app.anonymous().auth.signInWithPassword({ ...ana, email: next })).error).toBeNull()
    expect((await app.anonymous().auth.signInWithPassword(ana)).error).not.toBeNull()
  })

  test('by code, the first half answers with a message and no session', async () => {
    const { ana, next } = await changing()
    const { code } = await newestMail(app, ana.email)
    const half = await app.app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      headers: { apikey: app.anonKey, 'x-supabase-api-version': '2024-01-01' },
      payload: { type: 'email_change', email: ana.email, token: code },
    })
    expect([half.statusCode, half.json()]).toEqual([200, { msg: HALF_DONE, code: '200' }])
    const second = await newestMail(app, next)
    const { data } = await app.anonymous().auth.verifyOtp({ email: next, token: second.code, type: 'email_change' })
    expect(data.user!.email).toBe(next)
  })

  test('a confirmed half stays confirmed when the mail is asked for again; only the other one gets it', async () => {
    const { ana, next } = await changing()
    await pressContinue(app, (await newestMail(app, ana.email)).link)
    const before = (await mailsTo(app, ana.email)).length
    expect((await app.anonymous().auth.resend({ type: 'email_change', email: ana.email })).error).toBeNull()
    expect((await mailsTo(app, ana.email)).length).toBe(before)
    expect(await mailsTo(app, next)).toHaveLength(2)
    await pressContinue(app, (await newestMail(app, next)).link)
    expect(await addressOf(ana.id)).toBe(next)
  })

  test('requested again, the earlier one is forgotten with what was confirmed of it', async () => {
    const { ana, next } = await changing()
    const old = await newestMail(app, next)
    await pressContinue(app, (await newestMail(app, ana.email)).link)
    const other = newAddress()
    await ana.supabase.auth.updateUser({ email: other })
    await expect(pressContinue(app, old.link)).rejects.toThrow('410')
    expect(fragmentOf(await pressContinue(app, (await newestMail(app, other)).link))).toHaveProperty('message')
    expect(await addressOf(ana.id)).toBe(ana.email)
  })

  test('an address that was never confirmed need not agree: it may be mistyped', async () => {
    const ana = await app.newUser()
    const next = newAddress()
    await ana.supabase.auth.updateUser({ email: next })
    expect(await mailsTo(app, ana.email)).toHaveLength(1)
    await pressContinue(app, (await newestMail(app, next)).link)
    expect((await ana.supabase.auth.getUser()).data.user).toMatchObject({
      email: next,
      email_confirmed_at: expect.any(String),
    })
  })

  test('to an address that has an account is refused, also when that is opened meanwhile', async () => {
    const taken = {
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    }
    const { ana, next } = await changing()
    const eve = await app.newUser()
    expect((await eve.supabase.auth.updateUser({ email: ana.email })).error).toMatchObject(taken)

    await pressContinue(app, (await newestMail(app, ana.email)).link)
    const { token, link } = await newestMail(app, next)
    await app.anonymous().auth.signUp({ email: next, password: 'green7horses' })
    expect((await app.anonymous().auth.verifyOtp({ token_hash: token, type: 'email_change' })).error).toMatchObject(
      taken,
    )
    expect(fragmentOf(await pressContinue(app, link))).toMatchObject({ error_code: 'email_exists' })
    expect(await addressOf(ana.id)).toBe(ana.email)
  })

  test('two people may be about to take the same address: each code is for one of them', async () => {
    const next = newAddress()
    const [ana, eve] = [await app.newUser(), await app.newUser()]
    await ana.supabase.auth.updateUser({ email: next })
    const { code } = await newestMail(app, next)
    await eve.supabase.auth.updateUser({ email: next })
    const { data } = await app.anonymous().auth.verifyOtp({ email: next, token: code, type: 'email_change' })
    expect(data.user!.id).toBe(ana.id)
  })
})

test('where the setting says so, the new address alone confirms', async () => {
  const simple = await testApp({ env: { MAIL_FREQUENCY: '0', SECURE_EMAIL_CHANGE: 'false' } })
  const ana = await simple.newUser()
  await simple.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
  const next = newAddress()
  await ana.supabase.auth.updateUser({ email: next })
  expect(await mailsTo(simple, ana.email)).toHaveLength(1)
  await pressContinue(simple, (await newestMail(simple, next)).link)
  expect((await ana.supabase.auth.getUser()).data.user!.email).toBe(next)
})
