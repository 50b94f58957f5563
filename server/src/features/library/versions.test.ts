import { ScriptVersion, type Row } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp, type TestUser } from '../../testing'

let tools: TestApp
beforeAll(async () => {
  tools = await sharedApp()
})

type Script = Row<'scripts'>

async function newScript({ supabase }: TestUser, fields: object = {}) {
  const { data, error } = await supabase
    .from('scripts')
    .insert({
      title: 'First',
      description: 'For June',
      script_text: 'One.',
      script_data: { scenes: [], metadata: { viralScore: '7.4/10' } },
      viral_potential_score: 7.4,
      video_length: 30,
      tags: ['june'],
      ...fields,
    })
    .select('*')
    .single()
  if (error) throw new Error(error.message)
  return data
}

async function save({ supabase }: TestUser, id: string, fields: object) {
  const { error } = await supabase.from('scripts').update(fields).eq('id', id)
  if (error) throw new Error(error.message)
}

const versionsPath = (id: string) => `/api/scripts/library/${id}/versions`
const restorePath = (id: string, version: string) => `/api/scripts/library/${id}/restore/${version}`

async function list(user: TestUser, id: string) {
  const answer = await user.fetch(versionsPath(id))
  const body = (await answer.json()) as { data: unknown }
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return ScriptVersion.strict().array().parse(body.data)
}

/** As the client sends it: JSON by its header, and no body. */
async function restore(user: TestUser, id: string, version: string, init: RequestInit = {}) {
  const answer = await user.fetch(restorePath(id, version), {
    method: 'POST',
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })
  return { status: answer.status, body: (await answer.json()) as { success: boolean; data: Script; code?: string } }
}

const textsOf = (versions: ScriptVersion[]) => versions.map((version) => version.script_text)

describe('the versions of a script', () => {
  test('are listed newest first with all they hold [OP-52, B-VH-01, B-VH-03, B-EN-20, B-VH-08]', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await save(ana, id, { script_text: 'Two.', change_note: 'Refined' })
    await ana.supabase.from('script_versions').update({ name: 'Funny' }).eq('script_id', id).eq('version_number', 1)
    expect(await list(ana, id)).toMatchObject([
      { version_number: 2, name: null, script_text: 'Two.', change_description: 'Refined' },
      {
        version_number: 1,
        name: 'Funny',
        title: 'First',
        description: 'For June',
        change_description: 'Created',
        script_text: 'One.',
        script_data: { scenes: [], metadata: { viralScore: '7.4/10' } },
      },
    ])
  })

  test('come with dates as the data calls write them', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    const { data } = await ana.supabase.from('script_versions').select('created_at').eq('script_id', id).single()
    expect((await list(ana, id))[0]?.created_at).toBe(data!.created_at)
  })

  test('of somebody else are as unknown as those of no script [CX-50]', async () => {
    const [ana, ben] = [await tools.newUser(), await tools.newUser()]
    const { id } = await newScript(ana)
    const missing = { success: false, error: 'This script isn’t in your library.', code: 'not_found' }
    for (const wrong of [id, crypto.randomUUID(), 'script-1', '%00', 'a'.repeat(400), `${id}'--`]) {
      const answer = await ben.fetch(versionsPath(wrong))
      expect(answer.status, wrong).toBe(404)
      expect(await answer.json()).toMatchObject(missing)
    }
  })

  test('are the newest 200 of those from before older ones were cleared away', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await tools.db.query(sql`
      insert into script_versions (script_id, user_id, version_number, title, change_description, script_text, script_data)
      select ${id}, ${ana.id}, n, 'Old', 'Edited', 'Version ' || n, '{}' from generate_series(2, 500) n`)
    const versions = await list(ana, id)
    expect(versions).toHaveLength(200)
    expect(versions.map((version) => version.version_number).slice(0, 2)).toEqual([500, 499])
  })

  test('of enormous size come as far as an answer goes, the newest in any case', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    const grow = (from: number, to: number, length: number) =>
      tools.db.query(sql`
        insert into script_versions (script_id, user_id, version_number, title, change_description, script_text, script_data)
        select ${id}, ${ana.id}, n, 'Old', 'Edited', '', jsonb_build_object('a', repeat('x', ${length}::int))
        from generate_series(${from}::int, ${to}::int) n`)
    await grow(2, 3, 4_500_000)
    expect((await list(ana, id)).map((version) => version.version_number)).toEqual([3])
    await grow(4, 4, 8_100_000)
    expect((await list(ana, id)).map((version) => version.version_number)).toEqual([4])
  })
})

describe('restoring a version', () => {
  test('makes a new newest one of what it held, and loses nothing [B-CL-24, B-VH-06, OP-52]', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    const changed = {
      title: 'Second',
      description: 'For July',
      script_text: 'Two.',
      script_data: { scenes: [], metadata: { viralScore: '9/10' } },
      viral_potential_score: 9,
      video_length: 60,
      tags: ['july'],
      status: 'posted',
    }
    await save(ana, id, changed)
    const before = await list(ana, id)
    const { status, body } = await restore(ana, id, before[1]!.id)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: {
          id,
          title: 'First',
          description: 'For June',
          script_text: 'One.',
          script_data: { metadata: { viralScore: '7.4/10' } },
          viral_potential_score: 7.4,
          // How it is filmed and filed is no matter of its words.
          video_length: 60,
          tags: ['july'],
          status: 'posted',
          change_note: null,
        },
      },
    })
    const after = await list(ana, id)
    expect(after.slice(1)).toEqual(before)
    expect(after[0]).toMatchObject({ version_number: 3, change_description: 'Restored V1', script_text: 'One.' })
  })

  test('answers with the row as the data calls have it, so that the next save finds it unchanged', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await save(ana, id, { script_text: 'Two.' })
    const { body } = await restore(ana, id, (await list(ana, id))[1]!.id)
    const { data } = await ana.supabase.from('scripts').select('*').eq('id', id).single()
    expect(body.data).toEqual(data)
    const next = { script_text: 'Three.' }
    const saved = await ana.supabase
      .from('scripts')
      .update(next)
      .eq('id', id)
      .eq('updated_at', body.data.updated_at)
      .select('script_text')
    expect(saved.data).toEqual([next])
  })

  test('of what is there already changes nothing: neither the newest nor a second click makes a version', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await save(ana, id, { script_text: 'Two.' })
    const [newest, first] = await list(ana, id)
    const { data: before } = await ana.supabase.from('scripts').select('*').eq('id', id).single()
    const kept = await restore(ana, id, newest!.id)
    expect(kept).toMatchObject({ status: 200, body: { data: before } })

    const clicks = await Promise.all([1, 2, 3].map(() => restore(ana, id, first!.id)))
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(textsOf(await list(ana, id))).toEqual(['One.', 'Two.', 'One.'])
  })

  test.each([
    ['a number over ten', { metadata: { viralScore: '8.2/10' } }, 8.2],
    ['a text without a number', { metadata: { viralScore: 'great' } }, 85],
    ['a number beyond all', { metadata: { viralScore: '999999999999' } }, 100],
    ['none', { scenes: [] }, 50],
    ['null', { metadata: { viralScore: null } }, 50],
    ['nothing a score stands in', { metadata: [1] }, 50],
  ])('brings back the score that stands in the data: %s [B-CN-09, CX-35]', async (_, script_data, score) => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana, { script_data, viral_potential_score: null })
    await save(ana, id, { script_text: 'Two.', script_data: {}, viral_potential_score: 50 })
    const { body } = await restore(ana, id, (await list(ana, id))[1]!.id)
    expect(body.data.viral_potential_score).toBe(score)
  })

  test('of an editing session ends in a version of its own, and the session goes on in another [CX-42]', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    const editing_session = crypto.randomUUID()
    await save(ana, id, { script_text: 'Typed.', editing_session })
    await restore(ana, id, (await list(ana, id))[1]!.id)
    await save(ana, id, { script_text: 'Typed on.', editing_session })
    expect(textsOf(await list(ana, id))).toEqual(['Typed on.', 'One.', 'Typed.', 'One.'])
  })

  test('while somebody saves loses neither what was saved nor what was restored [OP-52]', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await save(ana, id, { script_text: 'Two.' })
    const first = (await list(ana, id))[1]!
    for (let turn = 0; turn < 10; turn++) {
      const text = `Typed ${turn}.`
      const [restored] = await Promise.all([restore(ana, id, first.id), save(ana, id, { script_text: text })])
      expect(restored.status).toBe(200)
      expect(restored.body.data.script_text).toBe('One.')
      const versions = await list(ana, id)
      expect(textsOf(versions)).toContain(text)
      const { data } = await ana.supabase.from('scripts').select('script_text').eq('id', id).single()
      expect(data!.script_text).toBe(versions[0]!.script_text)
      expect(versions.map((version) => version.version_number)).toEqual(versions.map((_, at) => versions.length - at))
      // Also where the restoring came first and found the same words: then there was nothing to restore.
      await save(ana, id, { script_text: `Between ${turn}.` })
    }
  })

  test('that changes a script meanwhile is reported to the tab that saves what it read before [B-CL-13]', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await save(ana, id, { script_text: 'Two.' })
    const { data: read } = await ana.supabase.from('scripts').select('updated_at').eq('id', id).single()
    await restore(ana, id, (await list(ana, id))[1]!.id)
    const late = await ana.supabase
      .from('scripts')
      .update({ script_text: 'Late.' })
      .eq('id', id)
      .eq('updated_at', read!.updated_at)
      .select('id')
    expect(late.data).toEqual([])
  })

  test('of a version that is cleared away for the new one still works [OP-52]', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await tools.db.transaction(async (db) => {
      for (let turn = 2; turn <= 200; turn++)
        await db.query(sql`update scripts set script_text = ${`Version ${turn}.`} where id = ${id}`)
    })
    const second = (await list(ana, id)).at(-2)!
    expect(second).toMatchObject({ version_number: 2, script_text: 'Version 2.' })
    expect((await restore(ana, id, second.id)).body.data.script_text).toBe('Version 2.')
    const versions = await list(ana, id)
    expect(versions).toHaveLength(200)
    expect(versions[0]).toMatchObject({ version_number: 201, change_description: 'Restored V2' })
    expect(versions.at(-2)!.version_number).toBe(3)
  })

  test('of somebody else, of another script or of none is a 404 and changes nothing [CX-50]', async () => {
    const [ana, ben] = [await tools.newUser(), await tools.newUser()]
    const [hers, other, his] = [await newScript(ana), await newScript(ana), await newScript(ben)]
    await save(ana, hers.id, { script_text: 'Two.' })
    const [old, another, foreign] = [
      (await list(ana, hers.id))[1]!.id,
      (await list(ana, other.id))[0]!.id,
      (await list(ben, his.id))[0]!.id,
    ]
    const unknown = crypto.randomUUID()
    for (const [user, script, version] of [
      [ben, hers.id, old],
      [ben, his.id, old],
      [ana, hers.id, another],
      [ana, hers.id, foreign],
      [ana, his.id, foreign],
      [ana, hers.id, unknown],
      [ana, unknown, old],
      [ana, hers.id, '1'],
      [ana, 'x', old],
      [ana, hers.id, '%F0%9F%94%A5'],
    ] as const) {
      const { status, body } = await restore(user, script, version)
      expect({ status, body }).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } })
    }
    expect(textsOf(await list(ana, hers.id))).toEqual(['Two.', 'One.'])
    expect(textsOf(await list(ben, his.id))).toEqual(['One.'])
  })

  test('that breaks a rule of today is refused, not failed', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await tools.db.query(sql`
      insert into script_versions (script_id, user_id, version_number, title, change_description, script_text, script_data)
      values (${id}, ${ana.id}, 2, 'Old', 'Edited', ${'x'.repeat(50_001)}, '{}')`)
    const { status, body } = await restore(ana, id, (await list(ana, id))[0]!.id)
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await ana.supabase.from('scripts').select('script_text').eq('id', id).single()).data).toEqual({
      script_text: 'One.',
    })
  })

  const bodies: [string, RequestInit][] = [
    ['no body', {}],
    ['an empty object', { body: '{}' }],
    ['no JSON', { body: '{"title": ' }],
    ['another type', { body: '<a/>', headers: { 'content-type': 'application/xml' } }],
    ['a file', { body: new Uint8Array(1000), headers: { 'content-type': 'application/octet-stream' } }],
    ['the all-zero user header', { headers: { 'x-user-id': '00000000-0000-0000-0000-000000000000' } }],
  ]
  test.each(bodies)('works with %s: nothing but the address says what is asked [B-CL-24, CX-04]', async (_, init) => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await save(ana, id, { script_text: 'Two.' })
    expect(await restore(ana, id, (await list(ana, id))[1]!.id, init)).toMatchObject({
      status: 200,
      body: { data: { script_text: 'One.' } },
    })
  })

  test('refuses a body beyond all measure [OP-64]', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    const version = (await list(ana, id))[0]!.id
    expect(await restore(ana, id, version, { body: 'x'.repeat(2 * 1024 * 1024) })).toMatchObject({ status: 413 })
  })
})

describe('whoever asks', () => {
  test.each([
    ['without a token', {}],
    ['with a token that is none', { authorization: 'Bearer abc' }],
    ['with the all-zero user header alone', { 'x-user-id': '00000000-0000-0000-0000-000000000000' }],
  ])('%s gets a 401 and nothing else [CX-04, OP-65]', async (_, headers) => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    const version = (await list(ana, id))[0]!.id
    for (const request of [
      { method: 'GET', url: versionsPath(id) },
      { method: 'POST', url: restorePath(id, version) },
    ] as const) {
      const answer = await tools.app.inject({ ...request, headers: { 'x-user-id': ana.id, ...headers } })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ success: false, code: 'not_signed_in' })
    }
  })

  test('by the header means somebody else is still who the token says [CX-04]', async () => {
    const [ana, ben] = [await tools.newUser(), await tools.newUser()]
    const { id } = await newScript(ana)
    const answer = await ben.fetch(versionsPath(id), { headers: { 'x-user-id': ana.id } })
    expect(answer.status).toBe(404)
  })

  test('has a second factor and did not use it gets a 403 [OP-20]', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    await tools.db.query(sql`
      insert into auth.mfa_factors (user_id, factor_type, status, secret, friendly_name)
      values (${ana.id}, 'totp', 'verified', 'x', 'Phone')`)
    const answer = await ana.fetch(versionsPath(id))
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'second_factor_needed' })
  })

  test('asks in another way gets 404', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    expect((await ana.fetch(versionsPath(id), { method: 'DELETE' })).status).toBe(404)
    expect((await ana.fetch(restorePath(id, id))).status).toBe(404)
  })

  test('is answered for themselves alone: nobody on the way keeps it', async () => {
    const ana = await tools.newUser()
    const { id } = await newScript(ana)
    expect((await ana.fetch(versionsPath(id))).headers.get('cache-control')).toBe('no-store')
  })
})
