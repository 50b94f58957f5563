import type { SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import ws from 'ws'
import { soon, testApp, type TestApp, type TestUser } from '../../testing'

/** The library's SQL functions and its bin, as the official client calls them and hears of them. */

let tools: TestApp
let origin: string
let ana: TestUser
let ben: TestUser
beforeAll(async () => {
  tools = await testApp()
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
  ana = await tools.newUser()
  ben = await tools.newUser()
})

/** The row types know tables only. */
type Functions = Pick<SupabaseClient, 'rpc'>
const rpc = (user: TestUser, name: string, args: object) =>
  (user.supabase as unknown as Functions).rpc(name, args as never)

async function newScripts(user: TestUser, many: number): Promise<string[]> {
  const rows = Array.from({ length: many }, (_, at) => ({ title: `Number ${at}` }))
  const { data, error } = await user.supabase.from('scripts').insert(rows).select('id')
  expect(error).toBeNull()
  return data!.map(({ id }) => id)
}

describe('through the official client', () => {
  test('500 scripts change, go into the bin and come back with one call each [B-CL-14, B-CL-16]', async () => {
    const cem = await tools.newUser()
    const ids = await newScripts(cem, 500)
    const changed = await rpc(cem, 'update_scripts', {
      changes: ids.map((id) => ({ id, status: 'posted', tags: ['june'] })),
    })
    expect(changed).toMatchObject({ error: null, status: 200 })
    expect(changed.data).toEqual(ids.map((id) => ({ id, status: 'draft', kanban_status: null, tags: [] })))

    expect(await rpc(cem, 'delete_scripts', { script_ids: ids })).toMatchObject({ error: null, data: ids })
    const bin = await cem.supabase.from('deleted_scripts').select('id, deleted_at', { count: 'exact' }).limit(1)
    expect(bin.count).toBe(500)
    expect(await rpc(cem, 'restore_scripts', { script_ids: ids })).toMatchObject({ error: null, data: ids })
    const { count } = await cem.supabase
      .from('scripts')
      .select('id', { count: 'exact', head: true })
      .contains('tags', ['june'])
    expect(count).toBe(500)
    expect(await rpc(cem, 'spread_board_column', { board_column: 'posted' })).toMatchObject({ error: null })
  })

  test.each<[string, object, number, RegExp]>([
    ['update_scripts', { changes: 'x' }, 400, /changes must be a list/],
    ['update_scripts', { changes: [{ id: randomUUID(), tags: [7] }] }, 400, /changes\.0\.tags/],
    ['update_scripts', { changes: [{ id: randomUUID(), folder_id: randomUUID() }] }, 409, /no such folder/],
    ['update_scripts', { changes: [{ id: randomUUID(), title: 'a\u0000b' }] }, 400, /./],
    ['delete_scripts', { script_ids: ['7'] }, 400, /uuid/],
    ['delete_scripts', { script_ids: Array.from({ length: 501 }, () => randomUUID()) }, 400, /at most 500/],
    ['restore_scripts', { script_ids: 7 }, 400, /./],
    ['restore_scripts', {}, 404, /./],
    ['spread_board_column', { board_column: 'archived' }, 400, /draft, in_progress/],
  ])('%s refuses %j', async (name, args, status, message) => {
    const answer = await rpc(ana, name, args)
    expect(answer.status).toBe(status)
    expect(answer.error?.message).toMatch(message)
  })

  test('visitors may call none of them [CX-45]', async () => {
    const visitor = createClient(origin, tools.anonKey, {
      auth: { persistSession: false },
      realtime: { transport: ws as never },
    })
    for (const [name, args] of [
      ['update_scripts', { changes: [] }],
      ['delete_scripts', { script_ids: [] }],
      ['restore_scripts', { script_ids: [] }],
      ['spread_board_column', { board_column: 'draft' }],
    ] as const)
      expect((await (visitor as unknown as Functions).rpc(name, args as never)).error).not.toBeNull()
  })
})

describe('live', () => {
  const sockets: SupabaseClient[] = []
  afterEach(() => Promise.all(sockets.splice(0).map((client) => client.realtime.disconnect())))

  /** What a tab of somebody hears of their library: table and event, each with the row's id. */
  async function listen(user: TestUser) {
    const received: string[] = []
    const client = createClient(origin, tools.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: ws as never },
    })
    sockets.push(client)
    void client.realtime.setAuth(user.token)
    const channel = client.channel(`library-${Math.random()}`)
    for (const table of ['scripts', 'deleted_scripts', 'script_folders'])
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table, filter: `user_id=eq.${user.id}` },
        ({ eventType, new: row, old }) =>
          received.push(`${table} ${eventType} ${String((row as { id?: string }).id ?? (old as { id?: string }).id)}`),
      )
    const ready = vi.fn()
    channel.on('system', {}, ready)
    await new Promise((resolve) => channel.subscribe((status: string) => status === 'SUBSCRIBED' && resolve(status)))
    await soon(() => expect(ready).toHaveBeenCalled())
    return received
  }

  test('a tab hears of deleting, restoring and emptying, and of folders that go; nobody else does [OP-33]', async () => {
    const [one, two] = await newScripts(ana, 2)
    const { data: folder } = await ana.supabase.from('script_folders').insert({ name: 'Empty' }).select('id').single()
    const [hers, his] = [await listen(ana), await listen(ben)]

    const seen = (...events: string[]) => soon(() => expect(hers).toEqual(expect.arrayContaining(events)))

    await ana.supabase.from('scripts').delete().eq('id', one!)
    await rpc(ana, 'delete_scripts', { script_ids: [two] })
    await seen(`deleted_scripts INSERT ${one}`, `deleted_scripts INSERT ${two}`)
    await rpc(ana, 'restore_scripts', { script_ids: [one] })
    await ana.supabase.from('deleted_scripts').delete().eq('id', two!)
    await ana.supabase.from('script_folders').delete().eq('id', folder!.id)
    await seen(`scripts INSERT ${one}`, `deleted_scripts DELETE ${one}`, `deleted_scripts DELETE ${two}`)
    await seen(`script_folders DELETE ${folder!.id}`)
    expect(hers).toHaveLength(6)
    // What comes to Ben comes after all of Ana's.
    const [last] = await newScripts(ben, 1)
    await soon(() => expect(his).toContain(`scripts INSERT ${last}`))
    expect(his).toEqual([`scripts INSERT ${last}`])
  })
})
