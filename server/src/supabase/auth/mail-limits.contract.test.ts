import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'
import { aMinutePasses, mailsTo, newAddress } from './testing/mail-flows'

const tooSoon = {
  status: 429,
  code: 'over_email_send_rate_limit',
  message: expect.stringMatching(
    /^For security purposes, you can only request this after (60|[1-5]?\d) seconds\.$/,
  ) as string,
}

describe('a minute between two mails', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })

  type Ask = (address: string) => Promise<{ error: unknown }>
  const asks: [string, Ask][] = [
    ['a sign-in link', (email) => app.anonymous().auth.signInWithOtp({ email })],
    ['a recovery', (email) => app.anonymous().auth.resetPasswordForEmail(email)],
    ['the confirmation again', (email) => app.anonymous().auth.resend({ type: 'signup', email })],
    ['the change of address again', (email) => app.anonymous().auth.resend({ type: 'email_change', email })],
  ]

  test.each(asks)('%s, with the same answers whether the address has an account [OP-32]', async (_, ask) => {
    const ana = await app.newUser()
    await app.db.query(sql`delete from auth.sign_in_attempts`)
    for (const email of [ana.email, newAddress()]) {
      expect((await ask(email)).error).toBeNull()
      const sent = (await mailsTo(app, email)).length
      expect((await ask(email)).error).toMatchObject(tooSoon)
      expect((await mailsTo(app, email)).length).toBe(sent)
      await aMinutePasses(app)
      expect((await ask(email)).error).toBeNull()
    }
  })

  test('the mail of a sign-up counts: the button that sends it again must wait [A-SH-31]', async () => {
    const ana = await app.newUser()
    expect((await app.anonymous().auth.resend({ type: 'signup', email: ana.email })).error).toMatchObject(tooSoon)
  })

  test('nobody can keep the first mail of a new account away', async () => {
    const email = newAddress()
    await app.anonymous().auth.resend({ type: 'signup', email })
    await app.anonymous().auth.signUp({ email, password: 'green7horses' })
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  test('nobody can stop the mails or codes of another by what they type as an address', async () => {
    const ana = await app.newUser()
    for (const prefix of ['mail recovery', 'mail\nrecovery\n', 'code', 'code\n']) {
      await app.anonymous().auth.signInWithPassword({ email: `${prefix} ${ana.email}`, password: 'wrong7horses' })
    }
    expect((await app.anonymous().auth.resetPasswordForEmail(ana.email)).error).toBeNull()
    expect(await mailsTo(app, ana.email)).toHaveLength(2)
  })

  test('changes of address and codes for a new password wait, too', async () => {
    const ana = await app.newUser()
    await app.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
    expect((await ana.supabase.auth.reauthenticate()).error).toBeNull()
    expect((await ana.supabase.auth.reauthenticate()).error).toMatchObject(tooSoon)
    expect((await ana.supabase.auth.updateUser({ email: newAddress() })).error).toBeNull()
    const next = newAddress()
    expect((await ana.supabase.auth.updateUser({ email: next, data: { changed: true } })).error).toMatchObject(tooSoon)
    expect(await mailsTo(app, next)).toHaveLength(0)
    expect((await ana.supabase.auth.getUser()).data.user!.user_metadata).not.toHaveProperty('changed')
  })

  test('nobody can keep the owner from changing the address; asking for that mail again waits', async () => {
    const ana = await app.newUser()
    const again = () => app.anonymous().auth.resend({ type: 'email_change', email: ana.email })
    expect((await again()).error).toBeNull()
    expect((await ana.supabase.auth.updateUser({ email: newAddress() })).error).toBeNull()
    expect((await again()).error).toMatchObject(tooSoon)
  })

  test('of many at once one is sent', async () => {
    const ana = await app.newUser()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.anonymous().auth.resetPasswordForEmail(ana.email)),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  })
})

test('when the mails of an hour are used up the answer says no more than that, and new accounts open without one', async () => {
  const app = await testApp({ env: { RATE_LIMIT_MAIL: '1', MAIL_FREQUENCY: '0' } })
  const ana = await app.newUser()
  const used = { status: 429, code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' }
  for (const email of [ana.email, newAddress()]) {
    expect((await app.anonymous().auth.resetPasswordForEmail(email)).error).toMatchObject(used)
    expect((await app.anonymous().auth.signInWithOtp({ email })).error).toMatchObject(used)
    expect((await app.anonymous().auth.resend({ type: 'signup', email })).error).toMatchObject(used)
  }
  expect((await ana.supabase.auth.updateUser({ email: newAddress() })).error).toMatchObject(used)
  const email = newAddress()
  expect((await app.anonymous().auth.signUp({ email, password: 'green7horses' })).error).toBeNull()
  expect(await mailsTo(app, email)).toHaveLength(0)
  await app.db.query(sql`update private.outbox set created_at = now() - interval '61 minutes'`)
  expect((await app.anonymous().auth.resetPasswordForEmail(ana.email)).error).toBeNull()
})
