import { beforeAll, describe, expect, test } from 'vitest'
import { BRIEF, sharedApp, type TestApp, type TestUser } from '../../testing'
import { addFactor, ask, mailsTo, signInAgain, notificationsOf, type Device } from './testing/devices'

let api: TestApp
let ana: TestUser
/** After the password only. */
let thief: Device
/** After the code of the authenticator, too. */
let owner: Device & { factorId: string }

beforeAll(async () => {
  api = await sharedApp()
  ana = await api.newUser()
  await ana.supabase.from('scripts').insert({ title: 'Hers' })
  owner = await addFactor(ana)
  thief = await signInAgain(api, ana)
})

describe('with the password alone, an account that has a second factor', () => {
  test.each([
    ['POST', '/functions/v1/generate-script', BRIEF],
    ['POST', '/functions/v1/refine-script', { script: 'Hello', request: 'shorter' }],
    ['POST', '/api/scripts/generate', { productName: 'Tumbler' }],
    ['GET', '/sessions', undefined],
    ['DELETE', '/sessions/00000000-0000-4000-8000-000000000000', undefined],
    ['GET', '/subscription', undefined],
    ['GET', '/recovery-codes', undefined],
    ['POST', '/recovery-codes', {}],
    ['GET', '/export', undefined],
    ['POST', '/delete', { confirmation: 'x', password: 'x' }],
  ] as const)('is refused by %s %s, whatever it is sent [OP-20]', async (method, path, body) => {
    expect(await ask(api, thief.token, method, path, body)).toMatchObject({
      status: 403,
      body: { success: false, code: 'second_factor_needed', error: 'Enter your two-factor code.' },
    })
  })

  test('shows no row to the official client, and takes none [OP-20]', async () => {
    const { supabase } = thief
    for (const table of ['scripts', 'profiles', 'script_folders', 'user_subscriptions', 'notifications'] as const) {
      expect((await supabase.from(table).select('*')).data, table).toEqual([])
    }
    expect((await supabase.from('scripts').insert({ title: 'Stolen' })).error).toMatchObject({ code: '42501' })
    expect((await supabase.from('scripts').update({ title: 'Stolen' }).neq('title', '').select()).data).toEqual([])
    expect((await supabase.from('profiles').upsert({ id: ana.id, full_name: 'Thief' })).error).toMatchObject({
      code: '42501',
    })
    const upload = await supabase.storage
      .from('avatars')
      .upload(`avatars/${ana.id}-0123abcd.png`, Buffer.from('x'), { contentType: 'image/png' })
    expect(upload.error).toMatchObject({ statusCode: '403' })
    expect(
      (await supabase.storage.from('avatars').createSignedUploadUrl(`avatars/${ana.id}-0123abcd.png`)).error,
    ).not.toBeNull()
    expect((await owner.supabase.from('scripts').select('title')).data).toEqual([{ title: 'Hers' }])
  })

  test('gives away no way in: no factor is added, removed or confirmed, no password or address changed [OP-20]', async () => {
    const { auth } = thief.supabase
    expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' })).error).toMatchObject({
      code: 'insufficient_aal',
    })
    expect((await auth.mfa.unenroll({ factorId: owner.factorId })).error).toMatchObject({ code: 'insufficient_aal' })
    expect((await auth.updateUser({ password: 'another-Password-1' })).error).toMatchObject({
      code: 'insufficient_aal',
    })
    expect((await auth.updateUser({ email: 'thief@example.com' })).error).toMatchObject({ code: 'insufficient_aal' })
    expect((await auth.mfa.listFactors()).data?.totp).toHaveLength(1)
  })
})

test('the raised session is let through everywhere, and an account without a second factor never notices [OP-20]', async () => {
  const ben = await api.newUser()
  for (const token of [owner.token, ben.token]) {
    for (const path of ['/sessions', '/subscription', '/recovery-codes']) {
      expect((await ask(api, token, 'GET', path)).status, path).toBe(200)
    }
    expect((await ask(api, token, 'POST', '/functions/v1/generate-script', BRIEF)).status).toBe(200)
  }
})

test('a session whose factor was removed is asked for another one at once, although its token still says otherwise', async () => {
  const eve = await api.newUser()
  const raised = await addFactor(eve)
  const second = await addFactor(raised, 'Tablet')
  await second.supabase.auth.mfa.unenroll({ factorId: second.factorId })
  expect(await ask(api, second.token, 'GET', '/sessions')).toMatchObject({
    status: 403,
    body: { code: 'second_factor_needed' },
  })
})

describe('a change of the ways in', () => {
  test('is announced by mail and in the bell: two-factor on, a second device silently, off [OP-20]', async () => {
    const eve = await api.newUser()
    const raised = await addFactor(eve)
    const second = await addFactor(raised, 'Tablet')
    expect(await notificationsOf(api, eve)).toEqual(['Two-factor authentication is on'])
    await raised.supabase.auth.mfa.unenroll({ factorId: raised.factorId })
    await second.supabase.auth.refreshSession()
    const factors = await second.supabase.auth.mfa.listFactors()
    expect(factors.data?.totp).toHaveLength(1)
    expect(await notificationsOf(api, eve)).toEqual(['Two-factor authentication is on'])
    expect((await second.supabase.auth.mfa.unenroll({ factorId: second.factorId })).error).toBeNull()
    expect(await notificationsOf(api, eve)).toEqual([
      'Two-factor authentication is on',
      'Two-factor authentication is off',
    ])
    expect((await mailsTo(api, eve)).slice(-2)).toEqual([
      'Two-factor authentication is on for Reelwright',
      'Two-factor authentication is off for Reelwright',
    ])
  })

  test('a new password is announced, too, and a refused one is not', async () => {
    const eve = await api.newUser()
    expect((await eve.supabase.auth.updateUser({ password: eve.password })).error).toMatchObject({
      code: 'same_password',
    })
    expect(await notificationsOf(api, eve)).toEqual([])
    expect((await eve.supabase.auth.updateUser({ password: 'quite-Another-77' })).error).toBeNull()
    expect(await notificationsOf(api, eve)).toEqual(['Password changed'])
    expect((await mailsTo(api, eve)).at(-1)).toBe('Your Reelwright password was changed')
  })
})
