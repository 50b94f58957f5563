import { AccountExport } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { afterTest, testApp, type TestApp, type TestUser } from '../../../testing'
import { sceneOf, unzip } from './testing'

let tools: TestApp
beforeAll(async () => {
  tools = await testApp({ env: { RATE_LIMIT_EXPORT: '3' } })
})

async function exported(user: TestUser) {
  const answer = await user.fetch('/api/account/export')
  expect(answer.status).toBe(200)
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  const json = AccountExport.parse(JSON.parse(String(files.get('reelwright-export.json'))))
  return { answer, files, json }
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function furnish({ supabase, id }: TestUser) {
  const { data: folder } = await supabase.from('script_folders').insert({ name: 'Kitchen' }).select().single()
  const titles = ['../../evil', 'Same', 'same', '🔥'.repeat(100), '\u202eright to left', '=1+1']
  const { error } = await supabase.from('scripts').insert(
    titles.map((title, at) => ({
      title,
      script_text: `Line ${at}.`,
      script_data: { scenes: [sceneOf(1, `Line ${at}.`)], hashtags: ['#a'] },
      price: 29.99,
      features: ['Lid, leakproof'],
      folder_id: at < 2 ? folder!.id : null,
    })),
  )
  expect(error).toBeNull()
  await supabase.from('scripts').update({ script_text: 'Changed.' }).eq('title', 'Same')
  const { data: same } = await supabase.from('scripts').select('id').eq('title', 'Same').single()
  await supabase.from('script_versions').update({ name: 'As it was' }).eq('script_id', same!.id).eq('version_number', 1)
  const said = Array.from({ length: 20 }, (_, at) => ({
    script_id: same!.id,
    role: at % 2 ? 'assistant' : 'user',
    text: `Said ${at}`,
    changes: at % 2 ? [{ scene: 1, before: 'Line 1.', after: 'Changed.' }] : [],
    idempotency_key: crypto.randomUUID(),
  }))
  expect((await supabase.from('script_messages').insert(said)).error).toBeNull()
  const take = { script_id: same!.id, scene: 1, verdict: 'good', seconds: 4.2 }
  expect((await supabase.from('script_takes').insert([take, { ...take, verdict: 'retake' }])).error).toBeNull()
  await supabase
    .from('hook_library_items')
    .insert({ kind: 'hook', text: 'Wait.', category: 'attention', style: 'skit' })
  await supabase.from('hook_library_favourites').insert({ item_id: 'HK01' })
  const { error: refused } = await supabase.storage
    .from('avatars')
    .upload(`${id}-0123456789abcdef.png`, PNG, { contentType: 'image/png' })
  expect(refused).toBeNull()
  await supabase
    .from('profiles')
    .update({ avatar_path: `${id}-0123456789abcdef.png` })
    .eq('id', id)
  return folder!
}

test('one archive holds everything an account owns, for people and for programs [B-SE-10, OP-55]', async () => {
  const ana = await tools.newUser()
  const folder = await furnish(ana)
  const sealed = Buffer.from('sealed key')
  await tools.db.query(sql`
    insert into private.own_models (user_id, provider, model, sealed_key) values (${ana.id}, 'openai', 'gpt-x', ${sealed})`)
  await tools.db.query(sql`
    insert into private.model_uses (user_id, work, writer, input_tokens, output_tokens, cost_microdollars, repair_rounds, own_key)
    values (${ana.id}, 'generate', 'openai/gpt-x', 100, 50, null, 0, true),
      (${ana.id}, 'refine', 'anthropic/of-the-operator', 10, 5, 70612345, 0, false)`)
  const { answer, files, json } = await exported(ana)
  expect(json.account.own_model).toMatchObject({ provider: 'openai', model: 'gpt-x' })
  expect(json.model_uses).toMatchObject([
    { work: 'generate', writer: 'openai/gpt-x', own_key: true },
    { work: 'refine', writer: 'anthropic', own_key: false },
  ])
  expect(String(files.get('reelwright-export.json'))).not.toMatch(/sealed|of-the-operator|70612345/)

  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="reelwright-export-\d{4}-\d\d-\d\d\.zip"$/,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([...files.keys()].filter((name) => !name.startsWith('scripts/')).sort()).toEqual(
    ['README.txt', 'avatar.png', 'reelwright-export.json', 'scripts.csv'].sort(),
  )
  // Which of two equal titles comes first is nobody's business.
  const scripts = [...files.keys()].filter((name) => name.startsWith('scripts/')).map((name) => name.toLowerCase())
  expect(scripts.sort()).toEqual(
    ['evil', 'same', 'same (2)', '🔥'.repeat(57), 'right to left', '=1+1'].map((name) => `scripts/${name}.md`).sort(),
  )
  // As stored, which need not be as sent: pictures are re-encoded on upload.
  const { data: stored } = await ana.supabase.storage.from('avatars').download(`${ana.id}-0123456789abcdef.png`)
  expect(files.get('avatar.png')?.equals(Buffer.from(await stored!.arrayBuffer()))).toBe(true)
  expect(String(files.get('README.txt'))).toContain(ana.email)

  expect(json.account).toMatchObject({ id: ana.id, email: ana.email, providers: ['email'], two_factor: false })
  expect(json.account.sessions).toHaveLength(1)
  expect(json.profile).toMatchObject({ full_name: 'Ana Test', notify_trending: true })
  expect(json.folders).toMatchObject([{ id: folder.id, name: 'Kitchen' }])
  expect(json.scripts).toHaveLength(6)
  expect(json.scripts.every(({ price }) => price === 29.99)).toBe(true)
  // Six first ones, and the change.
  expect(json.script_versions).toHaveLength(7)
  expect(json.script_versions.filter(({ name }) => name === 'As it was')).toHaveLength(1)
  const script_id = json.scripts.find(({ title }) => title === 'Same')!.id
  expect(json.script_messages.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, at) => `Said ${19 - at}`))
  const change = { scene: 1, before: 'Line 1.', after: 'Changed.' }
  expect(json.script_messages[0]).toMatchObject({ script_id, role: 'assistant', changes: [change] })
  expect(json.script_takes).toMatchObject([
    { script_id, scene: 1, verdict: 'retake', seconds: 4.2 },
    { script_id, scene: 1, verdict: 'good', seconds: 4.2 },
  ])
  expect(json.hook_library_items).toMatchObject([{ text: 'Wait.' }])
  expect(json.hook_library_favourites).toMatchObject([{ item_id: 'HK01' }])

  const table = String(files.get('scripts.csv'))
  expect(table.split('\r\n')).toHaveLength(8)
  expect(table).toContain("'=1+1,")
  expect(table).toContain(' (2).md')
})

test('what rests in the bin is in it, too, with its versions, chat and takes [OP-55]', async () => {
  const [ana, bob] = [await tools.newUser(), await tools.newUser()]
  for (const user of [ana, bob]) {
    await furnish(user)
    expect((await user.supabase.from('scripts').delete().eq('title', 'Same')).error).toBeNull()
    expect((await user.supabase.from('scripts').delete().eq('title', '=1+1')).error).toBeNull()
  }
  const { json, files } = await exported(ana)
  expect(json.scripts).toHaveLength(4)
  expect(json.deleted_scripts.map(({ title }) => title).sort()).toEqual(['=1+1', 'Same'])
  const same = json.deleted_scripts.find(({ title }) => title === 'Same')!
  expect(same).toMatchObject({ script_text: 'Changed.', price: 29.99, folder_id: json.folders[0]!.id })
  expect(Date.parse(same.deleted_at)).toBeGreaterThan(Date.parse(same.created_at))
  const versions = json.deleted_script_versions.filter(({ script_id }) => script_id === same.id)
  expect(versions.map(({ version_number, name }) => `${version_number} ${name}`).sort()).toEqual([
    '1 As it was',
    '2 null',
  ])
  expect(json.deleted_script_versions).toHaveLength(3)
  expect(json.deleted_script_messages).toHaveLength(20)
  expect(json.deleted_script_takes).toHaveLength(2)
  expect([...files.values()].map(String).join('')).not.toContain(bob.id)
})

test('more scripts and versions than a page holds are in it, each once, also when they rest in the bin [OP-55]', async () => {
  const ana = await tools.newUser()
  await tools.db.query(sql`
    insert into scripts (user_id, title, script_text) select ${ana.id}, 'Script ' || n, 'First.' from generate_series(1, 20) n`)
  await tools.db.query(sql`update scripts set script_text = 'Second.' where user_id = ${ana.id}`)
  const numbered = (versions: { script_id: string; version_number: number }[]) =>
    versions.map(({ script_id, version_number }) => `${script_id} ${version_number}`).sort()
  const { json } = await exported(ana)
  const ids = json.scripts.map(({ id }) => id)
  expect(new Set(ids).size).toBe(20)
  const both = ids.flatMap((id) => [`${id} 1`, `${id} 2`]).sort()
  expect(numbered(json.script_versions)).toEqual(both)
  await tools.db.query(sql`delete from scripts where user_id = ${ana.id}`)
  const { json: later } = await exported(ana)
  expect(later.scripts).toEqual([])
  expect(later.deleted_scripts.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(numbered(later.deleted_script_versions)).toEqual(both)
})

test('the plan, every payment of it, newest first, and what was noted about them are in it, and nobody else\u2019s [OP-55, OP-26]', async () => {
  const [ana, bob] = [await tools.newUser(), await tools.newUser()]
  const pay = (id: string, { id: owner }: TestUser, days: number) =>
    tools.db.query(sql`
      insert into payments (id, user_id, subscription_id, customer_id, number, description, status, amount_cents, paid_cents,
        currency, paid_at, receipt_url, created_at)
      values (${id}, ${owner}, 'sub_hidden', 'cus_hidden', 'R-1', 'Beta Creator', 'paid', 4900, 4900, 'usd', now(),
        'https://pay.example/r/1', now() - make_interval(days => ${days}))`)
  const prefix = `in_${ana.id}`
  await pay(`${prefix}_1`, ana, 31)
  await pay(`${prefix}_2`, ana, 1)
  await pay(`in_${bob.id}`, bob, 1)
  await tools.db.query(sql`
    insert into user_subscriptions (user_id, status, stripe_price_id, cancel_at_period_end, next_price_id)
    values (${ana.id}, 'active', 'price_1', true, 'price_2')`)
  await tools.db.query(sql`
    insert into private.billing_notes (kind, user_id, payment_id, amount_cents, words)
    values ('refund', ${ana.id}, ${`${prefix}_1`}, 4900, 'Given back'), ('note', ${bob.id}, null, null, 'Bob called')`)
  const { json, files } = await exported(ana)
  expect(json.payments).toMatchObject([
    { id: `${prefix}_2`, number: 'R-1', amount_cents: 4900, status: 'paid', receipt_url: 'https://pay.example/r/1' },
    { id: `${prefix}_1` },
  ])
  expect(json.subscription).toMatchObject({ cancel_at_period_end: true, next_price_id: 'price_2', granted: false })
  expect(json.account.billing_notes).toMatchObject([{ kind: 'refund', amount_cents: 4900, words: 'Given back' }])
  const everything = [...files.values()].map(String).join('\n')
  expect(everything).not.toContain(bob.id)
  expect(everything).not.toContain('cus_hidden')
  expect((await exported(bob)).json.payments).toHaveLength(1)
})

test('a server whose clock is behind the database\u2019s leaves out nothing of what was just saved [OP-55]', async () => {
  const ida = await tools.newUser()
  await ida.supabase.from('scripts').insert({ title: 'Just saved', script_text: 'Words.' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
  afterTest(() => void vi.useRealTimers())
  const { json } = await exported(ida)
  expect(json.scripts).toMatchObject([{ title: 'Just saved' }])
})

test('nothing of it is a secret, and nothing is of somebody else [OP-55]', async () => {
  const [ana, bob] = [await tools.newUser(), await tools.newUser()]
  await furnish(bob)
  await tools.db.query(sql`
    insert into generations (user_id, idempotency_key, input_digest, state, expires_at, settled_at, result, writer)
    values (${ana.id}, 'secret-key', 'secret-digest', 'settled', now(), now(), '{"title": "Mine"}', 'openai/gpt-test')`)
  const { files, json } = await exported(ana)
  expect(json.generations).toMatchObject([{ state: 'settled', result: { title: 'Mine' }, writer: 'openai/gpt-test' }])
  expect(json.notifications).toEqual([])
  const everything = [...files.values()].map(String).join('\n')
  for (const secret of ['argon2', 'secret-key', 'secret-digest', 'token', bob.id, bob.email, ana.token]) {
    expect(everything).not.toContain(secret)
  }
})

test('what was exported can be put into another account with the same content [OP-55]', async () => {
  const [ana, bea] = [await tools.newUser(), await tools.newUser()]
  await furnish(ana)
  const { json } = await exported(ana)

  const folderOf = new Map<string, string>()
  for (const { id, name, color, icon } of json.folders) {
    const { data } = await bea.supabase.from('script_folders').insert({ name, color, icon }).select('id').single()
    folderOf.set(id, data!.id)
  }
  const rows = json.scripts.map(
    ({
      id: _id,
      created_at: _created,
      updated_at: _updated,
      posted_at: _posted,
      results_at: _recorded,
      results_from: _way,
      folder_id,
      ...script
    }) => ({
      ...script,
      script_data: script.script_data as never,
      metadata: script.metadata as never,
      seo: script.seo as never,
      folder_id: folder_id === null ? null : folderOf.get(folder_id)!,
    }),
  )
  expect((await bea.supabase.from('scripts').insert(rows)).error).toBeNull()

  const again = (await exported(bea)).json
  const content = ({ folders, scripts }: AccountExport) => ({
    folders: folders.map(({ name, color, icon }) => ({ name, color, icon })),
    scripts: scripts
      .map(({ id: _id, created_at: _created, updated_at: _updated, folder_id, ...script }) => ({
        ...script,
        folder: folders.find(({ id }) => id === folder_id)?.name,
      }))
      .sort((a, b) => (a.title < b.title ? -1 : 1)),
  })
  expect(content(again)).toEqual(content(json))
})

test('only whoever is fully signed in gets an export, and few in an hour [OP-55, OP-20]', async () => {
  const answer = await tools.app.inject('/api/account/export')
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ success: false, code: 'not_signed_in' })

  const [cem, dia] = [await tools.newUser(), await tools.newUser()]
  await tools.db.query(sql`delete from auth.sessions where user_id = ${dia.id}`)
  expect((await dia.fetch('/api/account/export')).status).toBe(401)

  for (let turn = 0; turn < 3; turn++) expect((await cem.fetch('/api/account/export')).status).toBe(200)
  const fourth = await cem.fetch('/api/account/export')
  expect(fourth.status).toBe(429)
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(60)
})

test('an account without a password that has set up a second factor gives nothing to a session without it [OP-20]', async () => {
  const eva = await tools.newUser()
  await tools.db.query(sql`
    insert into auth.mfa_factors (user_id, factor_type, status, secret, friendly_name)
    values (${eva.id}, 'totp', 'verified', 'x', 'Phone')`)
  const answer = await eva.fetch('/api/account/export')
  expect(await answer.json()).toMatchObject({ success: false, code: 'second_factor_needed' })
})
