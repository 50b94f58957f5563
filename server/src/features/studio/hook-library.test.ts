import { beforeAll, describe, expect, test } from 'vitest'
import { soon, testApp, type TestApp, type TestUser } from '../../testing'
import { liveClient, subscribedAndReady } from '../../supabase/realtime/testing'

let tools: TestApp
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  tools = await testApp()
  ;[ana, ben] = [await tools.newUser(), await tools.newUser()]
})

const HOOK = {
  kind: 'hook',
  text: 'Stop rinsing rice in the sink.',
  category: 'attention',
  style: 'talking-head',
} as const

describe('own hooks and calls to action, by the official client', () => {
  test('are added, listed newest first, changed and removed [B-HK-04, B-HK-09, OP-46]', async () => {
    const items = ana.supabase.from('hook_library_items')
    const { data: added, error } = await items.insert(HOOK).select().single()
    expect(error).toBeNull()
    expect(added).toMatchObject({ ...HOOK, user_id: ana.id, id: expect.any(String) })

    await items.insert({ kind: 'cta', text: 'Link below.', category: 'soft', style: 'skit' })
    const { data: listed } = await items.select('kind, text').order('created_at', { ascending: false })
    expect(listed).toEqual([
      { kind: 'cta', text: 'Link below.' },
      { kind: 'hook', text: HOOK.text },
    ])

    const { data: changed } = await items.update({ text: 'Start soaking rice.' }).eq('id', added!.id).select().single()
    expect(changed).toMatchObject({ text: 'Start soaking rice.', created_at: added!.created_at })
    expect(changed!.updated_at > added!.updated_at).toBe(true)

    expect((await items.delete().eq('id', added!.id)).error).toBeNull()
    expect((await items.select('kind')).data).toEqual([{ kind: 'cta' }])
  })

  test('are nobody else’s to see or to change [OP-46, CX-50]', async () => {
    const { data } = await ana.supabase.from('hook_library_items').insert(HOOK).select('id').single()
    const foreign = ben.supabase.from('hook_library_items')
    expect((await foreign.select()).data).toEqual([])
    expect((await foreign.update({ text: 'Mine now' }).eq('id', data!.id).select()).data).toEqual([])
    const { error } = await foreign.insert({ ...HOOK, user_id: ana.id })
    expect(error?.code).toBe('42501')
  })

  test.each([
    ['an unknown kind', { kind: 'song' }],
    ['a category of the other kind', { category: 'urgency' }],
    ['a style without hooks', { style: 'hack-tip' }],
    ['no text', { text: ' ' }],
    ['501 characters', { text: 'x'.repeat(501) }],
  ])('are refused with %s [B-HK-10, B-HK-11, B-HK-12, OP-64]', async (_, change) => {
    const { error, status } = await ana.supabase.from('hook_library_items').insert({ ...HOOK, ...change })
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' })
  })

  test('say so when the library is full', async () => {
    const cem = await tools.newUser()
    const items = cem.supabase.from('hook_library_items')
    expect((await items.insert(Array.from({ length: 500 }, () => HOOK))).error).toBeNull()
    const { error, status } = await items.insert(HOOK)
    expect({ status, error }).toMatchObject({
      status: 400,
      error: { code: '23514', message: 'At most 500 of these can be kept' },
    })
  })

  test('are made once for one click [CX-31]', async () => {
    const row = { ...HOOK, idempotency_key: crypto.randomUUID() }
    await ana.supabase.from('hook_library_items').insert(row)
    expect((await ana.supabase.from('hook_library_items').insert(row)).error?.code).toBe('23505')
  })

  test('come to the other open pages of their owner', async () => {
    const origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
    const received: { table: string; eventType: string; new: object }[] = []
    const channel = liveClient(origin, tools.anonKey, ana.token)
      .channel('library')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'hook_library_items' }, (change) => {
        received.push(change)
      })
      .on('postgres_changes', { event: '*', schema: 'public', table: 'hook_library_favourites' }, (change) => {
        received.push(change)
      })
    expect(await subscribedAndReady(channel)).toBe('SUBSCRIBED')
    await ben.supabase.from('hook_library_items').insert(HOOK)
    await ana.supabase.from('hook_library_items').insert({ ...HOOK, text: 'Heard elsewhere.' })
    await ana.supabase.from('hook_library_favourites').insert({ item_id: 'CT15' })
    await soon(() => expect(received).toHaveLength(2))
    expect(received).toMatchObject([
      { table: 'hook_library_items', eventType: 'INSERT', new: { text: 'Heard elsewhere.', user_id: ana.id } },
      { table: 'hook_library_favourites', eventType: 'INSERT', new: { item_id: 'CT15' } },
    ])
  })
})

describe('favourites, by the official client', () => {
  test('are switched on and off, and switching on twice is no fault [B-HK-05, OP-46]', async () => {
    const cem = await tools.newUser()
    const favourites = cem.supabase.from('hook_library_favourites')
    const on = () => favourites.upsert({ item_id: 'HK01' }, { onConflict: 'user_id,item_id', ignoreDuplicates: true })
    expect((await on()).error).toBeNull()
    expect((await on()).error).toBeNull()
    expect((await favourites.select('item_id')).data).toEqual([{ item_id: 'HK01' }])
    await favourites.delete().eq('item_id', 'HK01')
    expect((await favourites.select('item_id')).data).toEqual([])
  })

  test('of an own hook end with it', async () => {
    const cem = await tools.newUser()
    const { data } = await cem.supabase.from('hook_library_items').insert(HOOK).select('id').single()
    await cem.supabase.from('hook_library_favourites').insert({ item_id: data!.id })
    await cem.supabase.from('hook_library_items').delete().eq('id', data!.id)
    expect((await cem.supabase.from('hook_library_favourites').select()).data).toEqual([])
  })
})
