import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp, type TestUser } from '../../testing'
import { addFactor, ask, mailsTo, signInAgain, notificationsOf } from './testing/devices'

let api: TestApp
beforeAll(async () => {
  api = await sharedApp()
})

const remaining = async (token: string) => (await ask(api, token, 'GET', '/recovery-codes')).body.data
const make = async (token: string) => {
  const { body } = await ask(api, token, 'POST', '/recovery-codes', {})
  return (body.data as { codes: string[] }).codes
}
const apply = (token: string, code: unknown) => ask(api, token, 'POST', '/recovery-codes/use', { code })

async function withCodes(): Promise<{ user: TestUser; token: string; factorId: string; codes: string[] }> {
  const user = await api.newUser()
  const { token, factorId } = await addFactor(user)
  return { user, token, factorId, codes: await make(token) }
}

describe('making recovery codes', () => {
  test('gives ten, which are stored as hashes and replace the old ones [OP-20]', async () => {
    const { user, token, codes } = await withCodes()
    expect(codes).toHaveLength(10)
    expect(await remaining(token)).toEqual({ remaining: 10 })
    const [row] = await api.db.query(sql<{ text: string }>`
      select string_agg(encode(code_hash, 'escape'), ' ') as text from private.recovery_codes where user_id = ${user.id}`)
    for (const code of codes) expect(row!.text).not.toContain(code.replace('-', ''))

    const newer = await make(token)
    expect(newer.filter((code) => codes.includes(code))).toEqual([])
    expect(await remaining(token)).toEqual({ remaining: 10 })
    const phoneless = await signInAgain(api, user)
    expect((await apply(phoneless.token, codes[0])).status).toBe(422)
    expect((await apply(phoneless.token, newer[0])).status).toBe(200)
  })

  test('needs a second factor', async () => {
    const ana = await api.newUser()
    expect(await ask(api, ana.token, 'POST', '/recovery-codes', {})).toMatchObject({
      status: 422,
      body: { code: 'refused' },
    })
    await ana.supabase.auth.mfa.enroll({ factorType: 'totp' })
    expect((await ask(api, ana.token, 'POST', '/recovery-codes', {})).status).toBe(422)
    expect(await remaining(ana.token)).toEqual({ remaining: 0 })
  })

  test('five times at once leaves one set of ten', async () => {
    const { token } = await withCodes()
    await Promise.all(Array.from({ length: 5 }, () => make(token)))
    expect(await remaining(token)).toEqual({ remaining: 10 })
  })
})

describe('using a recovery code', () => {
  test('switches two-factor off, so that the session counts in full; all codes and other sessions go, and a mail says so [OP-20]', async () => {
    const { user, token, codes } = await withCodes()
    const waiting = await signInAgain(api, user)
    const phoneless = await signInAgain(api, user)
    const typed = ` ${codes[3]!.toUpperCase().replace('-', ' ')} `
    expect(await apply(phoneless.token, typed)).toMatchObject({ status: 200, body: { success: true, data: {} } })

    expect((await phoneless.supabase.from('profiles').select('id')).data).toEqual([{ id: user.id }])
    expect((await phoneless.supabase.auth.mfa.listFactors()).data?.totp).toEqual([])
    expect(await remaining(phoneless.token)).toEqual({ remaining: 0 })
    expect((await phoneless.supabase.auth.updateUser({ password: 'quite-Another-77' })).error).toBeNull()
    for (const other of [token, waiting.token]) expect((await ask(api, other, 'GET', '/sessions')).status).toBe(401)
    expect(await notificationsOf(api, user)).toContain('Recovery code used')
    expect(await mailsTo(api, user)).toContain('A recovery code was used for Reelwright')
    const removed = await api.db.query(sql`
      select details ->> 'by' as by from auth.audit_log where user_id = ${user.id} and action = 'factor_removed'`)
    expect(removed).toEqual([{ by: 'recovery code' }])
    expect((await apply(phoneless.token, codes[3])).status).toBe(422)
  })

  test.each([['2222-2222'], ['x'], ["' or 1=1 --"], ['%00'], ['💥'.repeat(10)]])('refuses %j', async (code) => {
    const { user, token } = await withCodes()
    const phoneless = await signInAgain(api, user)
    expect(await apply(phoneless.token, code)).toMatchObject({
      status: 422,
      body: { code: 'refused', field: 'code', error: 'This recovery code is not valid.' },
    })
    expect(await remaining(token)).toEqual({ remaining: 10 })
  })

  test.each([[undefined], [7], [null], [''], ['   '], ['a'.repeat(41)], [['7h2k-9qxd']], [{}]])(
    'answers %j with 400',
    async (code) => {
      const { user, token } = await withCodes()
      const phoneless = await signInAgain(api, user)
      expect((await apply(phoneless.token, code)).status).toBe(400)
      expect(await remaining(token)).toEqual({ remaining: 10 })
    },
  )

  test('takes no code of somebody else', async () => {
    const [ana, ben] = [await withCodes(), await withCodes()]
    const phoneless = await signInAgain(api, ana.user)
    expect((await apply(phoneless.token, ben.codes[0])).status).toBe(422)
    expect(await remaining(ben.token)).toEqual({ remaining: 10 })
  })

  test('is for whoever has the password: neither without a session nor after it has ended', async () => {
    const { user, codes } = await withCodes()
    const phoneless = await signInAgain(api, user)
    expect((await ask(api, undefined, 'POST', '/recovery-codes/use', { code: codes[0] })).status).toBe(401)
    await phoneless.supabase.auth.signOut({ scope: 'local' })
    expect((await apply(phoneless.token, codes[0])).status).toBe(401)
  })

  test('is slowed down after wrong ones, also when they come together, and by whatever network address [OP-20]', async () => {
    const { user, codes } = await withCodes()
    const phoneless = await signInAgain(api, user)
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, i) => apply(phoneless.token, `222${(i % 8) + 2}-2222`)),
    )
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4)
    expect(await apply(phoneless.token, codes[0])).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    await api.db.query(
      sql`update private.recovery_attempts set window_end = now() - interval '1 s' where user_id = ${user.id}`,
    )
    expect((await apply(phoneless.token, codes[0])).status).toBe(200)
  })

  test('twice at once lets one session in and notifies once', async () => {
    const { user, codes } = await withCodes()
    const phoneless = await signInAgain(api, user)
    const statuses = (await Promise.all([apply(phoneless.token, codes[0]), apply(phoneless.token, codes[0])])).map(
      (answer) => answer.status,
    )
    expect(statuses).toContain(200)
    expect((await notificationsOf(api, user)).filter((title) => title === 'Recovery code used')).toHaveLength(1)
    expect((await ask(api, phoneless.token, 'GET', '/sessions')).status).toBe(200)
  })

  test('finishes what broke off after the factors went', async () => {
    const { user, codes } = await withCodes()
    const phoneless = await signInAgain(api, user)
    await api.db.query(sql`delete from auth.mfa_factors where user_id = ${user.id}`)
    expect((await apply(phoneless.token, codes[1])).status).toBe(200)
    expect(await notificationsOf(api, user)).toContain('Recovery code used')
  })
})

test('codes of a phone that was given up open nothing once there is another [OP-20]', async () => {
  const { user, factorId, codes } = await withCodes()
  await user.supabase.auth.mfa.unenroll({ factorId })
  await user.supabase.auth.refreshSession()
  const { token } = await addFactor(user, 'New phone')
  expect(await remaining(token)).toEqual({ remaining: 0 })
  const phoneless = await signInAgain(api, user)
  expect((await apply(phoneless.token, codes[0])).status).toBe(422)
})
