import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp, type TestUser } from '../../testing'

/** Profiles as the screens write them: user metadata first, then an upsert. (A-PR-04) */

let api: TestApp
let ana: TestUser
beforeAll(async () => {
  api = await sharedApp()
  ana = await api.newUser()
})

const send = (user: TestUser, method: string, fields: object, prefer = 'return=representation') =>
  user.fetch(method === 'PATCH' ? `/rest/v1/profiles?id=eq.${user.id}` : '/rest/v1/profiles', {
    method,
    body: JSON.stringify(fields),
    headers: { prefer },
  })
const upsert = (user: TestUser, fields: object) =>
  send(user, 'POST', { id: user.id, ...fields }, 'resolution=merge-duplicates,return=representation')

describe('a profile update', () => {
  test('takes the fields there are [A-PR-04, OP-19, A-EN-02, A-EN-03]', async () => {
    const fields = {
      first_name: 'Ana',
      full_name: 'Ana <b>T</b>',
      tiktok_username: '@ana',
      editor_theme: 'solarized',
      notify_trending: false,
    }
    const answer = await upsert(ana, fields)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject([{ id: ana.id, ...fields }])
  })

  test.each([
    ['role', { role: 'service_role' }, 400, 'PGRST204'],
    ['plan', { plan: 'pro' }, 400, 'PGRST204'],
    ['is_admin', { is_admin: true }, 400, 'PGRST204'],
    ['email', { email: 'x@example.com' }, 400, 'PGRST204'],
    ['created_at', { created_at: '2020-01-01T00:00:00Z' }, 403, '42501'],
  ])('refuses %s, by PATCH and by upsert, and changes nothing else either [OP-19]', async (_, field, status, code) => {
    const before = (await ana.supabase.from('profiles').select('*').single()).data
    for (const answer of [
      await send(ana, 'PATCH', { first_name: 'Eve', ...field }),
      await upsert(ana, { first_name: 'Eve', ...field }),
    ]) {
      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject({ code })
    }
    expect((await ana.supabase.from('profiles').select('*').single()).data).toEqual(before)
  })

  test('refuses another id [OP-19, CX-50]', async () => {
    const ben = await api.newUser()
    for (const answer of [
      await send(ana, 'PATCH', { id: ben.id }),
      await upsert(ana, { id: ben.id, full_name: 'Taken' }),
    ]) {
      expect(answer.status).toBe(403)
    }
    expect((await ben.supabase.from('profiles').select('full_name').single()).data).toEqual({ full_name: 'Ana Test' })
  })

  test.each([
    ['full_name', 'Ana \u202egnp.exe', 'full_name must not hold'],
    ['first_name', 'x'.repeat(10_000), 'first_name is too long: at most 100 characters'],
    ['tiktok_username', 'ana\nben', 'tiktok_username must not hold'],
    ['avatar_url', 'javascript:alert(1)', 'avatar_url must be an https address'],
    ['avatar_path', 'avatars/00000000-0000-4000-8000-000000000000-0123abcd.png', 'avatar_path must be a file of one'],
  ])('with a bad %s names the field, in words [OP-19, OP-25]', async (field, value, words) => {
    const { error } = await ana.supabase
      .from('profiles')
      .upsert({ id: ana.id, ...({ [field]: value } as { full_name?: string }) })
    expect(error).toMatchObject({ code: '23514' })
    expect(error!.message).toContain(words)
  })
})

test.each([
  ['Ana \u202egnp', 'Ana  gnp'],
  ['x'.repeat(3000), 'x'.repeat(200)],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('a sign-up with the name %j makes an account all the same', async (name, stored) => {
  const email = `${crypto.randomUUID()}@example.com`
  const { data, error } = await api
    .anonymous()
    .auth.signUp({ email, password: 'quite-Another-77', options: { data: { full_name: name } } })
  expect(error).toBeNull()
  const [row] = await api.db.query(
    sql<{ full_name: string }>`select full_name from profiles where id = ${data.user!.id}`,
  )
  expect(row!.full_name).toBe(stored)
  const [mail] = await api.db.query(
    sql<{ html_body: string }>`select html_body from private.outbox where recipient = ${email}`,
  )
  expect(mail?.html_body ?? '').not.toContain(name)
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What each of the two may do: read figures, scripts and plan, write a script, a profile and a picture. */
const uses = async ({ client, fetch, id }: { client: TestUser['supabase']; fetch: TestUser['fetch']; id: string }) => [
  (await fetch('/api/scripts/library/stats/summary')).ok,
  (await fetch('/api/scripts/library')).ok,
  (await fetch('/api/account/subscription')).ok,
  (await client.from('scripts').insert({ title: 'Mine', user_id: id })).error === null,
  ((await client.from('profiles').update({ first_name: 'Ana' }).eq('id', id).select()).data?.length ?? 0) > 0,
  (await client.storage.from('avatars').upload(`${id}-0123456789abcdef.png`, PNG, { contentType: 'image/png' }))
    .error === null,
]

test('signed-in people may use dashboard, scripts, profile, avatar and subscription, and visitors nothing of it [A-RL-03]', async () => {
  const eva = await api.newUser()
  await upsert(eva, { first_name: 'Eva' })
  const visitor: TestUser['fetch'] = async (url) => {
    const { statusCode } = await api.app.inject({
      url,
      headers: { apikey: api.anonKey, authorization: `Bearer ${api.anonKey}` },
    })
    return new Response(null, { status: statusCode })
  }
  expect(await uses({ client: api.anonymous(), fetch: visitor, id: eva.id })).toEqual(Array(6).fill(false))
  expect(await uses({ client: eva.supabase, fetch: eva.fetch, id: eva.id })).toEqual(Array(6).fill(true))
})
