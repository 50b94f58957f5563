import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import ws from 'ws'
import { fetchInto, testApp, type TestApp } from '../../../testing'

const SITE = 'http://reelwright.test'
let api: TestApp
beforeAll(async () => {
  api = await testApp({ env: { PUBLIC_URL: SITE } })
})

const operator = () =>
  createClient(SITE, api.tokens.serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
    global: { fetch: fetchInto(api.app) },
  }).auth.admin
const address = () => `${randomUUID()}@example.com`
const PASSWORD = 'correct horse 7'

async function created(attributes: object = {}) {
  const { data, error } = await operator().createUser({ email: address(), password: PASSWORD, ...attributes })
  if (error) throw error
  return data.user
}
const signIn = (email: string | undefined, password = PASSWORD) =>
  api.anonymous().auth.signInWithPassword({ email: email!, password })
const rowOf = async (id: string) =>
  (await api.db.query(sql<{ id: string; email: string | null }>`select id, email from auth.users where id = ${id}`))[0]
const mailsTo = (email: string) =>
  api.db.query(sql<{ subject: string; text_body: string }>`
    select subject, text_body from private.outbox where recipient = ${email} order by id`)

describe('access', () => {
  const ask = (headers: Record<string, string>, url = '/auth/v1/admin/users') =>
    api.app.inject({ url, headers: { apikey: api.anonKey, 'x-supabase-api-version': '2024-01-01', ...headers } })

  test('is closed to everybody without the service role key [A-RL-07, A-RL-08, OP-31]', async () => {
    const ana = await api.newUser()
    const cases: [Record<string, string>, number, string][] = [
      [{}, 401, 'no_authorization'],
      [{ authorization: 'Bearer garbage' }, 403, 'bad_jwt'],
      [{ authorization: `Bearer ${api.anonKey}` }, 403, 'not_admin'],
      [{ authorization: `Bearer ${ana.token}` }, 403, 'not_admin'],
      [{ apikey: api.tokens.serviceRoleKey, authorization: `Bearer ${ana.token}` }, 403, 'not_admin'],
    ]
    for (const [headers, status, code] of cases) {
      const answer = await ask(headers)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
    }
    expect((await ask({ authorization: 'Bearer garbage' })).json()).toMatchObject({
      message: 'invalid JWT: unable to parse or verify signature, token is malformed',
    })
  })

  test.each([
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${randomUUID()}`],
    ['PUT', `/admin/users/${randomUUID()}`],
    ['DELETE', `/admin/users/${randomUUID()}`],
    ['GET', `/admin/users/${randomUUID()}/factors`],
    ['DELETE', `/admin/users/${randomUUID()}/factors/${randomUUID()}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ] as const)('is closed on %s %s', async (method, path) => {
    const ana = await api.newUser()
    const answer = await ana.fetch(`/auth/v1${path}`, { method, headers: { 'x-supabase-api-version': '2024-01-01' } })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'not_admin'])
  })
})

describe('creating an account', () => {
  test('takes everything that can be said about it', async () => {
    const id = randomUUID()
    const email = address()
    const user = await created({
      id,
      email: email.toUpperCase(),
      email_confirm: true,
      user_metadata: { full_name: 'Ana' },
      app_metadata: { plan: 'vip' },
    })
    expect(user).toMatchObject({
      id,
      email,
      app_metadata: { provider: 'email', providers: ['email'], plan: 'vip' },
      user_metadata: { full_name: 'Ana' },
      identities: [expect.objectContaining({ provider: 'email', email })],
    })
    expect(user.email_confirmed_at).toBeTruthy()
    expect((await signIn(email)).data.user?.id).toBe(id)
    expect(await mailsTo(email)).toEqual([])
  })

  test('without confirmation leaves the address unconfirmed, without a password nobody can sign in by one', async () => {
    const email = address()
    const { data } = await operator().createUser({ email })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect((await signIn(email)).error).toMatchObject({ code: 'invalid_credentials' })
  })

  test('refuses a taken address, and a taken id', async () => {
    const user = await created()
    const taken = await operator().createUser({ email: user.email! })
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })
    const sameId = await operator().createUser({ email: address(), id: user.id })
    expect(sameId.error).toMatchObject({ status: 409, code: 'conflict' })
  })

  test.each<[string, object, number, string]>([
    ['no address', { email: undefined }, 400, 'email'],
    ['a broken address', { email: 'ana' }, 400, 'email'],
    ['a weak password', { password: 'short' }, 422, 'Password'],
    ['a broken id', { id: '7' }, 400, 'id'],
    ['confirmation by text', { email_confirm: 'yes' }, 400, 'email_confirm'],
    ['metadata of another type', { user_metadata: [] }, 400, 'user_metadata'],
    ['too much metadata', { app_metadata: { a: 'x'.repeat(5000) } }, 400, 'app_metadata'],
    ['a broken ban', { ban_duration: '1 day' }, 400, 'ban_duration'],
    ['a role of the database', { role: 'service_role' }, 400, 'role'],
    ['a hash', { password_hash: '$2b$10$abc' }, 400, 'password_hash'],
    ['a phone', { phone: '+4912345' }, 400, 'Phone'],
  ])('refuses %s and names the field', async (_name, change, status, word) => {
    const { error } = await operator().createUser({ email: address(), ...change })
    expect(error?.status).toBe(status)
    expect(error?.message).toContain(word)
  })
})

describe('reading accounts', () => {
  test('one by its id', async () => {
    const user = await created()
    expect((await operator().getUserById(user.id)).data.user).toEqual(user)
    const nobody = await operator().getUserById(randomUUID())
    expect(nobody.error).toMatchObject({ status: 404, code: 'user_not_found', message: 'User not found' })
  })

  test('all by pages, newest first, with what the SDK needs for the next', async () => {
    const [older, newer] = [await created(), await created()]
    const first = await operator().listUsers({ page: 1, perPage: 1 })
    expect(first.data.users.map(({ id }) => id)).toEqual([newer.id])
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 })
    const second = await operator().listUsers({ page: 2, perPage: 1 })
    expect(second.data.users.map(({ id }) => id)).toEqual([older.id])

    const [count] = await api.db.query(sql<{ n: number }>`select count(*)::int as n from auth.users`)
    const everybody = await operator().listUsers({ perPage: 1000 })
    expect(everybody.error).toBeNull()
    expect(everybody.data).toMatchObject({ total: count!.n, nextPage: null, lastPage: 1 })
    expect(everybody.data.users).toHaveLength(count!.n)
    expect((await operator().listUsers({ page: 9999 })).data.users).toEqual([])
    expect((await operator().listUsers()).data.users.length).toBeGreaterThan(1)
  })

  test('also of somebody who is barred for ever', async () => {
    const { id } = await created()
    await api.db.query(sql`update auth.users set banned_until = 'infinity' where id = ${id}`)
    const { data, error } = await operator().getUserById(id)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id, banned_until: '9999-12-31T23:59:59.999Z' })
  })

  test('that match a filter, which is text and no pattern', async () => {
    const name = `Ana 100%_${randomUUID()}`
    const user = await created({ user_metadata: { full_name: name } })
    const ask = async (filter: string) => {
      const answer = await api.app.inject({
        url: `/auth/v1/admin/users?filter=${encodeURIComponent(filter)}`,
        headers: { apikey: api.anonKey, authorization: `Bearer ${api.tokens.serviceRoleKey}` },
      })
      return answer.json<{ users: { id: string }[] }>().users.map(({ id }) => id)
    }
    expect(await ask(name.toUpperCase())).toEqual([user.id])
    expect(await ask(user.email!.slice(0, 30))).toEqual([user.id])
    expect(await ask(name.replace('_', 'x'))).toEqual([])
  })

  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'per_page=0',
    'per_page=1e3',
    'page=99999999999',
    'page=1&page=2',
    'filter=%00',
  ])('refuses %s', async (query) => {
    const answer = await api.app.inject({
      url: `/auth/v1/admin/users?${query}`,
      headers: { apikey: api.anonKey, authorization: `Bearer ${api.tokens.serviceRoleKey}` },
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('changing an account', () => {
  test('merges metadata, null takes a key away', async () => {
    const { id } = await created({ user_metadata: { a: 1, b: 2 }, app_metadata: { plan: 'vip' } })
    const { data } = await operator().updateUserById(id, {
      user_metadata: { b: null, c: 3 },
      app_metadata: { plan: null, seats: 2 },
    })
    expect(data.user?.user_metadata).toEqual({ a: 1, c: 3 })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], seats: 2 })
  })

  test('of address and password ends every session and every link', async () => {
    const user = await created({ email_confirm: true })
    const device = api.anonymous()
    await device.auth.signInWithPassword({ email: user.email!, password: PASSWORD })
    const link = await operator().generateLink({ type: 'magiclink', email: user.email! })
    const email = address()
    const { data, error } = await operator().updateUserById(user.id, { email, password: 'another horse 8' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, identities: [expect.objectContaining({ email })] })
    expect((await device.auth.getUser()).error).toBeTruthy()
    expect((await signIn(user.email)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await signIn(email, 'another horse 8')).error).toBeNull()
    const { error: dead } = await api.anonymous().auth.verifyOtp({
      type: 'magiclink',
      token_hash: link.data.properties!.hashed_token,
    })
    expect(dead).toMatchObject({ code: 'otp_expired' })
  })

  test('of the password alone ends every link, too', async () => {
    const user = await created({ email_confirm: true })
    const link = await operator().generateLink({ type: 'recovery', email: user.email! })
    expect((await operator().updateUserById(user.id, { password: 'another horse 8' })).error).toBeNull()
    const { error } = await api.anonymous().auth.verifyOtp({
      type: 'recovery',
      token_hash: link.data.properties!.hashed_token,
    })
    expect(error).toMatchObject({ code: 'otp_expired' })
  })

  test('confirms an address', async () => {
    const { id } = await created()
    const { data } = await operator().updateUserById(id, { email_confirm: true })
    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect(data.user?.user_metadata).toMatchObject({ email_verified: true })
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
  })

  test('bans for a time, at once and until it is taken back', async () => {
    const user = await created({ email_confirm: true })
    const device = api.anonymous()
    await device.auth.signInWithPassword({ email: user.email!, password: PASSWORD })
    const banned = await operator().updateUserById(user.id, { ban_duration: '1h30m' })
    const until = Date.parse((banned.data.user as { banned_until?: string }).banned_until ?? '')
    expect(Math.abs(until - Date.now() - 90 * 60_000)).toBeLessThan(60_000)
    expect((await signIn(user.email)).error).toMatchObject({ code: 'user_banned' })
    expect((await device.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
    await operator().updateUserById(user.id, { ban_duration: 'none' })
    expect((await device.auth.getUser()).error).toBeNull()
  })

  test('to an address of somebody else, or of nobody, changes nothing', async () => {
    const [ana, ben] = [await created(), await created()]
    const { error } = await operator().updateUserById(ana.id, { email: ben.email!, user_metadata: { moved: true } })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await operator().getUserById(ana.id)).data.user?.user_metadata).toEqual({})
    const nobody = await operator().updateUserById(randomUUID(), { email: address() })
    expect(nobody.error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  test('two changes at the same moment both last', async () => {
    const { id } = await created()
    await Promise.all(['a', 'b', 'c'].map((key) => operator().updateUserById(id, { user_metadata: { [key]: 1 } })))
    expect((await operator().getUserById(id)).data.user?.user_metadata).toEqual({ a: 1, b: 1, c: 1 })
  })
})

describe('deleting an account', () => {
  test('takes everything of it along, its files included [B-SE-11]', async () => {
    const ana = await api.newUser()
    const { data: folder } = await ana.supabase
      .from('script_folders')
      .insert({ name: 'Mine' } as never)
      .select()
      .single()
    expect(folder).toBeTruthy()
    await api.db.query(
      sql`insert into storage.buckets (id, name) values ('deletion', 'deletion') on conflict do nothing`,
    )
    await api.db.query(sql`
      insert into storage.objects (bucket_id, name, owner, version, metadata)
      values ('deletion', ${`${ana.id}/a.png`}, ${ana.id}, gen_random_uuid(), '{}')`)
    const { data, error } = await operator().deleteUser(ana.id)
    expect([data, error]).toEqual([{ user: {} }, null])

    expect(await rowOf(ana.id)).toBeUndefined()
    for (const [table, column] of [
      ['public.profiles', 'id'],
      ['public.script_folders', 'user_id'],
      ['auth.sessions', 'user_id'],
      ['auth.identities', 'user_id'],
      ['storage.objects', 'owner'],
    ] as const) {
      const rows = await api.db.query(sql`
        select from ${sql.table(table)} where ${sql.ref(column)} = ${ana.id}`)
      expect([table, rows.length]).toEqual([table, 0])
    }
    const audited = await api.db.query(sql`
      select from auth.audit_log where user_id = ${ana.id} and action = 'user_deleted'`)
    expect(audited).toHaveLength(1)
    expect((await ana.supabase.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
    const again = await operator().deleteUser(ana.id)
    expect(again.error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  test('softly keeps the row without anything personal, and frees the address', async () => {
    const ana = await api.newUser()
    expect((await operator().deleteUser(ana.id, true)).error).toBeNull()
    const left = (await operator().getUserById(ana.id)).data.user
    expect(left).toMatchObject({ id: ana.id, email: '', user_metadata: {}, app_metadata: {}, identities: [] })
    expect((left as { deleted_at?: string }).deleted_at).toBeTruthy()
    expect((await ana.supabase.auth.getUser()).error).toBeTruthy()
    expect((await ana.supabase.auth.refreshSession()).error).toBeTruthy()
    expect((await signIn(ana.email, ana.password)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await api.anonymous().auth.signUp({ email: ana.email, password: PASSWORD })).data.user?.id).not.toBe(ana.id)
    expect((await operator().deleteUser(ana.id, true)).error).toBeNull()
    expect((await operator().getUserById(ana.id)).data.user).toEqual(left)
  })
})

describe('a link that an operator hands over', () => {
  const redirectTo = `${SITE}/welcome?x=1`

  test.each([['magiclink'], ['recovery']] as const)('%s signs in, by the hash and by the code, once', async (type) => {
    const user = await created({ email_confirm: true })
    const email = user.email!
    const { data, error } = await operator().generateLink({ type, email, options: { redirectTo } })
    expect(error).toBeNull()
    const { properties } = data
    expect(data.user).toMatchObject({ id: user.id, email })
    expect(properties).toMatchObject({ verification_type: type, redirect_to: redirectTo })
    expect(properties!.email_otp).toMatch(/^\d{6}$/)
    const link = new URL(properties!.action_link)
    expect(link.origin + link.pathname).toBe(`${SITE}/auth/v1/verify`)
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: properties!.hashed_token,
      type,
      redirect_to: redirectTo,
    })
    expect(await mailsTo(email)).toEqual([])

    const byHash = await api.anonymous().auth.verifyOtp({ type, token_hash: properties!.hashed_token })
    expect(byHash.data.user?.id).toBe(user.id)
    const twice = await api.anonymous().auth.verifyOtp({ type, token_hash: properties!.hashed_token })
    expect(twice.error).toMatchObject({ code: 'otp_expired' })
    const other = await operator().generateLink({ type, email })
    const byCode = await api.anonymous().auth.verifyOtp({ type, email, token: other.data.properties!.email_otp })
    expect(byCode.data.user?.id).toBe(user.id)
  })

  test('opens in a browser', async () => {
    const user = await created({ email_confirm: true })
    const { data } = await operator().generateLink({ type: 'magiclink', email: user.email!, options: { redirectTo } })
    const answer = await fetchInto(api.app)(data.properties!.action_link, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^http:\/\/reelwright\.test\/welcome\?x=1#access_token=/)
  })

  test('signup opens an account with its password, which the link confirms', async () => {
    const email = address()
    const { data } = await operator().generateLink({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { data: { full_name: 'Ana' } },
    })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    const { hashed_token } = data.properties!
    const { data: verified } = await api.anonymous().auth.verifyOtp({ type: 'signup', token_hash: hashed_token })
    expect(verified.user?.email_confirmed_at).toBeTruthy()
    expect(verified.user?.user_metadata).toMatchObject({ full_name: 'Ana' })
    expect((await signIn(email)).error).toBeNull()
    const again = await operator().generateLink({ type: 'signup', email, password: PASSWORD })
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  test('signup for an account that was never confirmed sets the password of the operator', async () => {
    const ana = await api.newUser()
    const { error } = await operator().generateLink({ type: 'signup', email: ana.email, password: PASSWORD })
    expect(error).toBeNull()
    expect((await ana.supabase.auth.getUser()).error).toBeTruthy()
    expect((await signIn(ana.email, ana.password)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await signIn(ana.email)).data.user?.id).toBe(ana.id)
  })

  test('magiclink for an unknown address signs up', async () => {
    const email = address()
    const { data } = await operator().generateLink({ type: 'magiclink', email })
    expect(data.properties?.verification_type).toBe('signup')
    const { hashed_token } = data.properties!
    const { data: verified } = await api.anonymous().auth.verifyOtp({ type: 'signup', token_hash: hashed_token })
    expect(verified.user).toMatchObject({ id: data.user?.id, email })
  })

  test('invite opens an account that waits', async () => {
    const email = address()
    const { data } = await operator().generateLink({ type: 'invite', email, options: { data: { team: 'A' } } })
    expect(data.user?.invited_at).toBeTruthy()
    const { data: verified } = await api.anonymous().auth.verifyOtp({
      type: 'invite',
      token_hash: data.properties!.hashed_token,
    })
    expect(verified.user).toMatchObject({ id: data.user?.id, user_metadata: expect.objectContaining({ team: 'A' }) })
  })

  test('email_change needs both halves, and then the address is the new one', async () => {
    const user = await created({ email_confirm: true })
    const [email, newEmail] = [user.email!, address()]
    const current = await operator().generateLink({ type: 'email_change_current', email, newEmail })
    const next = await operator().generateLink({ type: 'email_change_new', email, newEmail })
    expect(next.data.user).toMatchObject({ new_email: newEmail })
    expect(next.data.properties?.action_link).toContain('type=email_change&')
    expect(next.data.properties?.verification_type).toBe('email_change_new')
    for (const { data } of [current, next]) {
      const verified = await api.anonymous().auth.verifyOtp({
        type: 'email_change',
        token_hash: data.properties!.hashed_token,
      })
      expect(verified.error).toBeNull()
    }
    expect((await operator().getUserById(user.id)).data.user).toMatchObject({ email: newEmail })
  })

  test('the same half of email_change twice is not both', async () => {
    const user = await created({ email_confirm: true })
    const change = { email: user.email!, newEmail: address() }
    await operator().generateLink({ type: 'email_change_current', ...change })
    for (let i = 0; i < 2; i++) {
      const { data } = await operator().generateLink({ type: 'email_change_new', ...change })
      const token_hash = data.properties!.hashed_token
      expect((await api.anonymous().auth.verifyOtp({ type: 'email_change', token_hash })).error).toBeNull()
    }
    expect((await rowOf(user.id))?.email).toBe(user.email)
  })

  test.each<[string, object, number, string]>([
    ['an unknown type', { type: 'telepathy' }, 400, 'validation_failed'],
    ['no type', { type: undefined }, 400, 'validation_failed'],
    ['recovery of nobody', { type: 'recovery' }, 404, 'user_not_found'],
    ['a change for nobody', { type: 'email_change_new', newEmail: 'new@example.com' }, 404, 'user_not_found'],
    ['a change to nothing', { type: 'email_change_new' }, 400, 'validation_failed'],
    ['a sign-up without a password', { type: 'signup' }, 400, 'validation_failed'],
    ['a sign-up with a weak one', { type: 'signup', password: 'short' }, 422, 'weak_password'],
    ['no address', { type: 'magiclink', email: undefined }, 400, 'validation_failed'],
  ])('refuses %s', async (_name, change, status, code) => {
    const { error } = await operator().generateLink({ type: 'magiclink', email: address(), ...change } as never)
    expect(error).toMatchObject({ status, code })
  })

  test('refuses a change to an address that is taken', async () => {
    const [ana, ben] = [await created(), await created()]
    const { error } = await operator().generateLink({
      type: 'email_change_new',
      email: ana.email!,
      newEmail: ben.email!,
    })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})

describe('an invitation', () => {
  test('is mailed and lets its owner in, who then chooses a password', async () => {
    const email = address()
    const { data, error } = await operator().inviteUserByEmail(email, {
      data: { team: 'A' },
      redirectTo: `${SITE}/welcome`,
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { team: 'A' } })
    expect(data.user?.invited_at).toBeTruthy()
    const [mail] = await mailsTo(email)
    const token = /token=([0-9a-f]+)/.exec(mail!.text_body)![1]!
    expect(mail!.text_body).toContain(encodeURIComponent(`${SITE}/welcome`))
    const guest = api.anonymous()
    const verified = await guest.auth.verifyOtp({ type: 'invite', token_hash: token })
    expect(verified.data.user?.id).toBe(data.user?.id)
    expect((await guest.auth.updateUser({ password: PASSWORD })).error).toBeNull()
    expect((await signIn(email)).error).toBeNull()
  })

  test.each(['code', 'hash'] as const)('opens by its %s as "invite" and as nothing else, once', async (by) => {
    const email = address()
    const invited = await operator().inviteUserByEmail(email)
    const [mail] = await mailsTo(email)
    const token_hash = /token=([0-9a-f]+)/.exec(mail!.text_body)![1]!
    const token = /: (\d{6})$/m.exec(mail!.text_body)![1]!
    const guest = api.anonymous()
    const verifyAs = (type: 'invite' | 'signup' | 'magiclink' | 'recovery' | 'email_change' | 'email') =>
      guest.auth.verifyOtp(by === 'code' ? { email, token, type } : { token_hash, type })
    for (const other of ['signup', 'magiclink', 'recovery', 'email_change', 'email'] as const) {
      expect((await verifyAs(other)).error).toMatchObject({ status: 403, code: 'otp_expired' })
    }

    const { data, error } = await verifyAs('invite')
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: invited.data.user?.id, email, user_metadata: { email_verified: true } })
    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect((await guest.auth.getUser()).data.user?.id).toBe(data.user?.id)
    const { amr } = JSON.parse(Buffer.from(data.session!.access_token.split('.')[1]!, 'base64url').toString()) as {
      amr: { method: string }[]
    }
    expect(amr.map(({ method }) => method)).toEqual(['otp'])
    expect((await verifyAs('invite')).error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('opens by its link, which names it', async () => {
    const email = address()
    const { data } = await operator().generateLink({ type: 'invite', email })
    const answer = await api.app.inject(data.properties!.action_link.slice(SITE.length))
    expect(answer.statusCode).toBe(303)
    const fragment = new URLSearchParams(new URL(answer.headers.location!).hash.slice(1))
    expect(fragment.get('type')).toBe('invite')
    const { data: session } = await api.anonymous().auth.setSession({
      access_token: fragment.get('access_token')!,
      refresh_token: fragment.get('refresh_token')!,
    })
    expect(session.user).toMatchObject({ email })
  })

  test('can be sent again until it is accepted', async () => {
    const email = address()
    await operator().inviteUserByEmail(email)
    expect((await operator().inviteUserByEmail(email)).error).toBeNull()
    expect(await mailsTo(email)).toHaveLength(2)
    await api.db.query(sql`update auth.users set email_confirmed_at = now() where email = ${email}`)
    const { error } = await operator().inviteUserByEmail(email)
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  test('shuts out whoever opened an account with that address before', async () => {
    const thief = await api.newUser()
    await api.db.query(sql`
      insert into auth.identities (user_id, provider, provider_id) values (${thief.id}, 'google', ${randomUUID()})`)
    const { user } = (await operator().inviteUserByEmail(thief.email)).data
    expect(user).toMatchObject({ id: thief.id, app_metadata: { provider: 'email', providers: ['email'] } })
    expect(user?.identities).toHaveLength(1)
    expect((await thief.supabase.auth.getUser()).error).toBeTruthy()
    expect((await signIn(thief.email, thief.password)).error).toMatchObject({ code: 'invalid_credentials' })
  })

  test('needs an address', async () => {
    expect((await operator().inviteUserByEmail('ana')).error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

test('signs somebody out by their token', async () => {
  const ana = await api.newUser()
  expect((await operator().signOut(ana.token)).error).toBeNull()
  expect((await ana.supabase.auth.getUser()).error).toBeTruthy()
})
