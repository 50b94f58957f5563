import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../platform/db'
import { BRIEF, testApp, untilOneWaitsFor, type TestApp, type TestUser } from '../../testing'
import { createOwnBackEnd } from './own-back-end'
import { addFactor, ask, mailsTo, signInAgain } from './testing/devices'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})

const remove = (user: Pick<TestUser, 'token'>, body: unknown) => ask(api, user.token, 'POST', '/delete', body)
const confirmation = ({ email, password }: TestUser) => ({ confirmation: email, password })

/** Every table, of all schemas, with rows that name somebody. */
async function traces(id: string): Promise<string[]> {
  const columns = await api.db.query(sql<{ schema: string; table: string; column: string }>`
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth', 'private', 'storage', 'realtime') and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and (a.attname in ('user_id', 'owner', 'owner_id') or (a.attname = 'id' and c.relname in ('users', 'profiles')))`)
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const [row] = await api.db.query(sql<{ count: number }>`
      select count(*)::int as count from ${sql.id(schema, table)} where ${sql.id(column)}::text = ${id}`)
    if (row!.count > 0) found.push(`${schema}.${table}`)
  }
  return found.sort()
}

const exists = async ({ id }: TestUser) => (await api.db.query(sql`select from auth.users where id = ${id}`)).length > 0

/** Somebody who has used everything. */
async function settled(): Promise<TestUser> {
  const user = await api.newUser()
  const { supabase } = user
  await supabase.from('script_folders').insert({ name: 'Summer' })
  await supabase.from('scripts').insert({ title: 'Hers' })
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await supabase.storage
    .from('avatars')
    .upload(`avatars/${user.id}-0123abcd.png`, picture, { contentType: 'image/png' })
  await ask(api, user.token, 'POST', '/functions/v1/generate-script', BRIEF)
  await supabase.auth.resetPasswordForEmail(user.email)
  await api.db.query(
    sql`insert into user_subscriptions (user_id, status, stripe_subscription_id) values (${user.id}, 'active', ${`sub_${user.id}`})`,
  )
  return user
}

describe('deleting an account', () => {
  test('removes every row and file, ends all sessions, and says goodbye [OP-55, B-SE-11]', async () => {
    const [ana, ben] = [await settled(), await settled()]
    const elsewhere = await signInAgain(api, ana)
    expect(await traces(ana.id)).toEqual(expect.arrayContaining(['public.scripts', 'storage.objects', 'auth.sessions']))
    const [file] = await api.db.query(
      sql<{ version: string }>`select version from storage.objects where owner = ${ana.id}`,
    )

    const answer = await remove(ana, { ...confirmation(ana), confirmation: `  ${ana.email.toUpperCase()} ` })
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: {} } })
    expect(await traces(ana.id)).toEqual(['auth.audit_log'])
    expect(await mailsTo(api, ana)).toEqual(['Your Reelwright account was deleted'])
    const due = await api.db.query(sql`select from private.unused_files where version = ${file!.version}`)
    expect(due).toHaveLength(1)

    expect((await elsewhere.supabase.auth.refreshSession()).error).not.toBeNull()
    expect((await elsewhere.supabase.auth.getUser()).error).not.toBeNull()
    expect((await api.anonymous().auth.signInWithPassword(ana)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await ask(api, elsewhere.token, 'GET', '/sessions')).status).toBe(401)
    expect((await elsewhere.supabase.from('scripts').insert({ title: 'Late' })).error).not.toBeNull()
    expect((await ask(api, elsewhere.token, 'POST', '/functions/v1/generate-script', BRIEF)).status).toBe(401)
    expect((await ask(api, elsewhere.token, 'POST', '/delete', confirmation(ana))).status).toBe(401)

    expect((await ben.supabase.from('scripts').select('title')).data).toEqual([{ title: 'Hers' }])
    expect(await mailsTo(api, ben)).not.toEqual([])
    const { data } = await api.anonymous().auth.signUp({ email: ana.email, password: ana.password })
    expect(data.user?.id).not.toBe(ana.id)
    expect(data.session).not.toBeNull()
  })

  test('leaves on record that it happened, without the address', async () => {
    const ana = await api.newUser()
    await remove(ana, confirmation(ana))
    const rows = await api.db.query(sql<{ action: string; details: unknown; row: string }>`
      select action, details, to_jsonb(l)::text as row from auth.audit_log l where user_id = ${ana.id} order by id`)
    expect(rows.at(-1)).toMatchObject({ action: 'user_deleted', details: { by: 'owner' } })
    for (const { row } of rows) expect(row).not.toContain(ana.email)
  })

  test('takes files along that somebody else put in place of its owner', async () => {
    const ana = await api.newUser()
    const name = `avatars/${ana.id}-fedcba98.png`
    await api.db.query(sql`
      insert into storage.objects (bucket_id, name, version, metadata) values ('avatars', ${name}, gen_random_uuid(), '{}')`)
    await remove(ana, confirmation(ana))
    expect(await api.db.query(sql`select from storage.objects where name = ${name}`)).toEqual([])
  })

  test('needs the second factor where there is one', async () => {
    const ana = await api.newUser()
    const raised = await addFactor(ana)
    const thief = await signInAgain(api, ana)
    expect((await ask(api, thief.token, 'POST', '/delete', confirmation(ana))).status).toBe(403)
    expect((await ask(api, raised.token, 'POST', '/delete', confirmation(ana))).status).toBe(200)
    expect(await exists(ana)).toBe(false)
  })

  test('asks for no password where there is none', async () => {
    const ana = await api.newUser()
    await api.db.query(sql`update auth.users set encrypted_password = null where id = ${ana.id}`)
    expect((await remove(ana, { confirmation: ana.email })).status).toBe(200)
    expect(await exists(ana)).toBe(false)
  })

  test('waits for what is being saved for the account, however long that takes', async () => {
    const ana = await api.newUser()
    const { connectionString, tools } = api
    const { db, close } = openDatabase({ connectionString, poolSize: 2, lockTimeout: 100 }, () => undefined)
    const backEnd = await createOwnBackEnd({ ...tools, db })
    const { deleting } = await api.db.transaction(async (saving) => {
      await saving.query(sql`select from auth.users where id = ${ana.id} for key share`)
      const deleting = backEnd.deleteAccount(ana, { ip: '127.0.0.1', userAgent: null })
      await untilOneWaitsFor(saving)
      // Others give up meanwhile.
      await expect(db.query(sql`delete from auth.users where id = ${ana.id}`)).rejects.toMatchObject({ code: '55P03' })
      return { deleting }
    })
    await deleting
    expect(await exists(ana)).toBe(false)
    await close()
  })

  test('twice at once deletes and says goodbye once', async () => {
    const ana = await api.newUser()
    const answers = await Promise.all([remove(ana, confirmation(ana)), remove(ana, confirmation(ana))])
    for (const { status } of answers) expect([200, 400, 401]).toContain(status)
    expect(await exists(ana)).toBe(false)
    expect(await mailsTo(api, ana)).toEqual(['Your Reelwright account was deleted'])
  })
})

describe('an account stays', () => {
  test.each([
    ['no body', undefined, undefined],
    ['nothing', {}, 'confirmation'],
    ['another address', { confirmation: 'ben@example.com', password: 'x' }, 'confirmation'],
    ['a list', { confirmation: ['x'] }, 'confirmation'],
    ['an address alone', 'address', 'password'],
    ['a wrong password', 'wrong', 'password'],
    ['a long password', 'long', 'password'],
  ])('and names the field, when it is sent %s [B-SE-11]', async (_, body, field) => {
    const ana = await settled()
    const sent =
      body === 'address'
        ? { confirmation: ana.email }
        : body === 'wrong'
          ? { confirmation: ana.email, password: 'wrong' }
          : body === 'long'
            ? { confirmation: ana.email, password: 'x'.repeat(201) }
            : body
    const answer = await remove(ana, sent)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ success: false, code: 'invalid_input' })
    expect(answer.body.field).toBe(field)
    expect(await exists(ana)).toBe(true)
    expect((await ana.supabase.from('user_subscriptions').select('status')).data).toEqual([{ status: 'active' }])
  })

  test('whole while the payment provider cannot be reached: nobody pays for an account that is gone [OP-55]', async () => {
    const away = await testApp({
      // Nothing listens there.
      env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_BASE: 'http://127.0.0.1:1' },
    })
    const ana = await away.newUser()
    const id = `sub_${ana.id.replaceAll('-', '')}`
    await away.db.query(sql`
      insert into private.billing_subscriptions (id, provider, user_id, status, price_id, current_period_start, current_period_end, created_at)
      values (${id}, 'stripe', ${ana.id}, 'active', 'price_1', now(), now() + interval '1 month', now())`)
    await away.db.query(sql`select private.refresh_subscription(${ana.id})`)
    await ana.supabase.from('scripts').insert({ title: 'Hers' })
    for (let i = 0; i < 2; i++) {
      const answer = await ask(away, ana.token, 'POST', '/delete', confirmation(ana))
      expect([answer.status, answer.body.success]).toEqual([502, false])
    }
    expect(await exists(ana)).toBe(true)
    expect((await ana.supabase.from('scripts').select('title')).data).toEqual([{ title: 'Hers' }])
    expect((await ana.supabase.from('user_subscriptions').select('status')).data).toEqual([{ status: 'active' }])
  }, 30_000)

  test('and guessing its password is slowed down like signing in', async () => {
    const ana = await api.newUser()
    const guesses: number[] = []
    for (let i = 0; i < 11; i++)
      guesses.push((await remove(ana, { confirmation: ana.email, password: `wrong-${i}` })).status)
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    const error = 'Too many wrong passwords. Please try again later.'
    expect(await remove(ana, confirmation(ana))).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', error },
    })
    const { email, password } = ana
    expect((await ana.supabase.auth.signInWithPassword({ email, password })).error).toMatchObject({ status: 429 })
    expect(await exists(ana)).toBe(true)
  })
})
