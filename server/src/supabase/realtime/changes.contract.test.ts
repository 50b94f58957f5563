import { postgresChangesFilter, type RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import type { Database } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { soon, testApp, type TestApp, type TestUser } from '../../testing'
import { anotherServer, handled, liveClient, quiet, subscribedAndReady, type Vsn } from './testing'

type Row = Record<string, unknown>
type TablesInsert = Database['public']['Tables']['scripts']['Insert']
type Payload = RealtimePostgresChangesPayload<Row>

let tools: TestApp
let origin: string
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  tools = await testApp()
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
  ;[ana, ben] = [await tools.newUser(), await tools.newUser()]
})

interface Subscription {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  table?: string
  filter?: string | ReturnType<typeof postgresChangesFilter>
  select?: string[]
}

/** Subscribes somebody and gathers what comes. */
async function listen(user: TestUser | undefined, subscription: Subscription = {}, vsn: Vsn = '2.0.0', at = origin) {
  const events: Payload[] = []
  const system: Row[] = []
  const client = liveClient(at, tools.anonKey, user?.token, vsn)
  const channel = client
    .channel(`changes-${Math.random()}`)
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'scripts', ...subscription } as { event: '*'; schema: 'public' },
      (payload: Payload) => events.push(payload),
    )
    .on('system', {}, (payload: Row) => system.push(payload))
  const status = await subscribedAndReady(channel)
  return { events, system, status, channel, client }
}

async function newScript(user: TestUser, row: TablesInsert) {
  const { data, error } = await user.supabase.from('scripts').insert(row).select().single()
  if (error) throw error
  return data
}

describe.each(['1.0.0', '2.0.0'] as const)('in protocol %s', (vsn) => {
  test('an own row is announced when it is made, changed and removed [OP-33, A-CN-07]', async () => {
    const { events, system, status } = await listen(ana, {}, vsn)
    expect(status).toBe('SUBSCRIBED')
    await soon(() => expect(system).toHaveLength(1))
    expect(system[0]).toMatchObject({
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
    })

    const script = await newScript(ana, {
      title: 'First',
      price: 12.5,
      features: ['a', 'b'],
      script_data: { deep: [1] },
    })
    await soon(() => expect(events).toHaveLength(1))
    expect(events[0]).toMatchObject({ schema: 'public', table: 'scripts', eventType: 'INSERT', errors: null, old: {} })
    expect(events[0]?.new).toEqual(script)
    expect(Date.parse(events[0]!.commit_timestamp)).toBeGreaterThan(Date.now() - 60_000)

    await ana.supabase.from('scripts').update({ title: 'Second' }).eq('id', script.id)
    await soon(() => expect(events).toHaveLength(2))
    expect(events[1]).toMatchObject({
      eventType: 'UPDATE',
      new: { id: script.id, title: 'Second' },
      old: { id: script.id },
    })
    expect(events[1]?.old).toEqual({ id: script.id })

    await ana.supabase.from('scripts').delete().eq('id', script.id)
    await soon(() => expect(events).toHaveLength(3))
    expect(events[2]).toMatchObject({ eventType: 'DELETE', new: {}, old: { id: script.id } })
    expect(events[2]?.old).toEqual({ id: script.id })
  })
})

test('folders and the subscription are announced as well [OP-33, A-CN-07]', async () => {
  const events: Payload[] = []
  const channel = liveClient(origin, tools.anonKey, ana.token)
    .channel('mine')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'script_folders' }, (payload) =>
      events.push(payload),
    )
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'user_subscriptions', filter: `user_id=eq.${ana.id}` },
      (payload) => events.push(payload),
    )
  expect(await subscribedAndReady(channel)).toBe('SUBSCRIBED')
  await ana.supabase.from('script_folders').insert({ name: 'Winter' })
  await soon(() => expect(events).toHaveLength(1))
  await tools.db.query(sql`insert into user_subscriptions (user_id, status) values (${ana.id}, 'active')`)
  await soon(() => expect(events).toHaveLength(2))
  expect(events.map(({ table }) => table)).toEqual(['script_folders', 'user_subscriptions'])
})

test("another user's rows never arrive, not even the id of one that is removed", async () => {
  const [hers, his, theirs] = [await listen(ana), await listen(ben), await listen(undefined)]
  const script = await newScript(ben, { title: 'Secret' })
  // Row security is asked at delivery: nobody receives a row that is gone by then.
  await soon(() => expect(his.events).toHaveLength(1))
  await ben.supabase.from('scripts').update({ title: 'Still secret' }).eq('id', script.id)
  await soon(() => expect(his.events).toHaveLength(2))
  expect((await ben.supabase.from('scripts').delete().eq('id', script.id)).error).toBeNull()
  await soon(() => expect(his.events).toHaveLength(3))
  expect(his.events[2]).toMatchObject({ eventType: 'DELETE', old: { id: script.id } })
  await newScript(ana, { title: 'After it' })
  await soon(() => expect(hers.events).toHaveLength(1))
  expect(hers.events[0]).toMatchObject({ new: { title: 'After it' } })
  expect(theirs.events).toEqual([])
})

test('removed rows are sent after a change of the catalog, on every connection', async () => {
  const { events } = await listen(ana, { event: 'DELETE' })
  const removed: string[] = []
  const removeSome = async () => {
    for (let n = 0; n < 6; n++) {
      const { id } = await newScript(ana, { title: 'To be removed' })
      removed.push(id)
      expect((await ana.supabase.from('scripts').delete().eq('id', id)).error).toBeNull()
      await soon(() => expect(events.map(({ old }) => (old as { id?: string }).id)).toEqual(removed))
    }
  }
  await removeSome()
  // PostgreSQL reads prepared statements with this function again after that.
  await tools.db.query(sql`alter function auth.uid() stable`)
  await removeSome()
})

test('a row that moves to another owner is told to that one and no more to the first', async () => {
  const [hers, his] = [await listen(ana), await listen(ben)]
  const script = await newScript(ana, { title: 'Moves' })
  await soon(() => expect(hers.events).toHaveLength(1))
  await tools.db.query(sql`update scripts set user_id = ${ben.id}, title = 'Moved' where id = ${script.id}`)
  await soon(() => expect(his.events).toHaveLength(1))
  expect(his.events[0]).toMatchObject({ eventType: 'UPDATE', new: { title: 'Moved' } })
  await quiet()
  expect(hers.events).toHaveLength(1)
})

test('somebody who signs in later hears from then on', async () => {
  const { events, client, channel } = await listen(undefined)
  // The client itself says once more who it is right after a join.
  await quiet()
  await client.realtime.setAuth(ana.token)
  await handled(channel)
  await newScript(ana, { title: 'Heard' })
  await soon(() => expect(events.at(-1)).toMatchObject({ new: { title: 'Heard' }, errors: null }))
})

test('the service key sees all rows, and two bindings of a channel hear what each asked for', async () => {
  const [inserts, deletes]: [Payload[], Payload[]] = [[], []]
  const channel = liveClient(origin, tools.tokens.serviceRoleKey)
    .channel('two')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'scripts' }, (payload) => inserts.push(payload))
    .on('postgres_changes', { event: 'DELETE', schema: 'public', table: 'scripts' }, (payload) => deletes.push(payload))
  expect(await subscribedAndReady(channel)).toBe('SUBSCRIBED')
  const script = await newScript(ben, { title: 'Seen by the service' })
  await soon(() => expect(inserts).toHaveLength(1))
  expect((await ben.supabase.from('scripts').delete().eq('id', script.id)).error).toBeNull()
  await soon(() => expect(deletes).toHaveLength(1))
  expect(inserts.map(({ new: row }) => (row as Partial<Row>).title)).toEqual(['Seen by the service'])
})

test.each<[string, Subscription['filter']]>([
  ['eq', 'title=eq.match-me'],
  ['neq', 'status=neq.archived,title=eq.match-me'],
  ['not.eq', 'title=not.eq.leave-me'],
  ['lt of a number', 'price=lt.10'],
  ['gte of a number', 'views=gte.15'],
  ['eq of a number in another writing', 'price=eq.5.0'],
  ['in', 'title=in.(other,"match-me")'],
  ['not.in', 'status=not.in.(archived,posted)'],
  ['like', 'title=like.match%'],
  ['ilike', 'title=ilike.MATCH%'],
  ['match', 'title=match.^match'],
  ['imatch', 'title=imatch.^MATCH'],
  ['is null', 'kanban_status=is.null'],
  ['not.is null', 'description=not.is.null'],
  ['isdistinct', 'status=isdistinct.archived'],
  ['the builder, with a comma in a value', postgresChangesFilter().eq('description', 'one, two').gt('price', 1)],
  ['a uuid in capitals', 'status=eq.draft,user_id=eq.{ANA}'],
])('a filter by %s lets matching rows pass and no others', async (_name, filter) => {
  const ownFilter = typeof filter === 'string' ? filter.replace('{ANA}', ana.id.toUpperCase()) : filter!
  const { events, system } = await listen(ana, { filter: ownFilter })
  await soon(() => expect(system[0]).toMatchObject({ status: 'ok' }))
  const own = `${ana.id}-${Math.random()}`
  await newScript(ana, {
    title: 'leave-me',
    status: 'archived',
    kanban_status: 'posted',
    price: 50,
    views: 10,
    metadata: { own },
  })
  const passing = await newScript(ana, {
    title: 'match-me',
    price: 5,
    views: 20,
    description: 'one, two',
    metadata: { own },
  })
  const mine = () =>
    events
      .map(({ new: row }): Row => row)
      .filter((row) => (row.metadata as Row).own === own)
      .map(({ id }) => id)
  await soon(() => expect(mine()).toContain(passing.id))
  expect(mine()).toEqual([passing.id])
})

test('a removed row passes a filter on its key and none on what is gone', async () => {
  const script = await newScript(ana, { title: 'Goes' })
  const [byKey, byTitle, byNull] = [
    await listen(ana, { event: 'DELETE', filter: `id=eq.${script.id}` }),
    await listen(ana, { event: 'DELETE', filter: 'title=eq.Goes' }),
    await listen(ana, { event: 'DELETE', filter: 'kanban_status=is.null' }),
  ]
  await ana.supabase.from('scripts').delete().eq('id', script.id)
  await soon(() => expect(byKey.events).toHaveLength(1))
  await quiet()
  expect([...byTitle.events, ...byNull.events]).toEqual([])
})

test.each<[string, Subscription]>([
  ['no such table', { table: 'nowhere' }],
  ['a table whose changes are not announced', { table: 'generations' }],
  ['no such column', { filter: 'nothing=eq.1' }],
  ['a value that is no uuid', { filter: 'id=eq.42' }],
  ['an unknown operator', { filter: 'title=fts.word' }],
  ['a broken pattern', { filter: 'title=match.(' }],
  ['no operator', { filter: 'title' }],
  ['a comparison that the type does not have', { filter: 'script_data=like.%', table: 'nowhere_either' }],
  ['a column that does not exist in a selection', { select: ['id', 'nothing'] }],
])('a subscription to %s is answered by a system error, and the channel lives', async (_name, subscription) => {
  const { system, status } = await listen(ana, subscription)
  expect(status).toBe('SUBSCRIBED')
  await soon(() => expect(system).toHaveLength(1))
  expect(system[0]).toMatchObject({ extension: 'postgres_changes', status: 'error' })
  expect(system[0]?.message).toContain('Unable to subscribe to changes with given parameters')
})

test('a selection leaves the other columns out', async () => {
  const { events } = await listen(ana, { select: ['id', 'title'] })
  const { id } = await newScript(ana, { title: 'Short' })
  await soon(() => expect(events.at(-1)?.new).toEqual({ id, title: 'Short' }))
})

test('of a row above a megabyte the long values are left out', async () => {
  const { events } = await listen(ana)
  const { id } = await newScript(ana, {
    title: 'Long',
    script_data: { text: 'x'.repeat(700_000), more: 'y'.repeat(700_000) },
  }).catch(async () => {
    // The data API takes a megabyte at most; a server of ours writes more.
    const [row] = await tools.db.query(sql<{ id: string }>`
        insert into scripts (user_id, title, script_data) values (${ana.id}, 'Long', jsonb_build_object('text', repeat('x', 1200000))) returning id`)
    return row!
  })
  await soon(() => expect(events).toHaveLength(1))
  expect(events[0]).toMatchObject({ errors: ['Error 413: Payload Too Large'], new: { id, title: 'Long' } })
  expect(events[0]?.new).not.toHaveProperty('script_data')
})

test('many rows of one transaction arrive all, once and in order', async () => {
  const { events } = await listen(ana, { filter: 'description=eq.bulk' })
  await tools.db.query(sql`
    insert into scripts (user_id, title, description)
    select ${ana.id}, 'Row ' || n, 'bulk' from generate_series(1, 450) as n`)
  await soon(() => expect(events.length).toBeGreaterThanOrEqual(450))
  await quiet()
  expect(events.map(({ new: row }) => (row as Partial<Row>).title)).toEqual(
    Array.from({ length: 450 }, (_, n) => `Row ${n + 1}`),
  )
})

test('what is rolled back is never sent, and a late commit is', async () => {
  const { events } = await listen(ana)
  await tools.db
    .transaction(async (db) => {
      await db.query(sql`insert into scripts (user_id, title) values (${ana.id}, 'Undone')`)
      throw new Error('undo')
    })
    .catch(() => undefined)
  await tools.db.transaction(async (slow) => {
    await slow.query(sql`insert into scripts (user_id, title) values (${ana.id}, 'Late')`)
    await tools.db.query(sql`insert into scripts (user_id, title) values (${ana.id}, 'Early')`)
    await soon(() => expect(events.map(({ new: row }) => (row as Partial<Row>).title)).toEqual(['Early']))
  })
  await soon(() => expect(events.map(({ new: row }) => (row as Partial<Row>).title)).toEqual(['Early', 'Late']))
})

test('a change reaches the sockets of every server on the database', async () => {
  const second = await anotherServer(tools)
  const [here, there] = [await listen(ana), await listen(ana, {}, '2.0.0', second.origin)]
  await newScript(ana, { title: 'Everywhere' })
  await soon(() => expect(here.events).toHaveLength(1))
  await soon(() => expect(there.events).toHaveLength(1))
})

test('what happened while the notifications were cut off is sent afterwards, once', async () => {
  const { events } = await listen(ana)
  await newScript(ana, { title: 'Before' })
  await soon(() => expect(events).toHaveLength(1))
  // Cut off and changed in one statement: the server cannot be back before the row is there.
  await tools.db.query(sql`
    with cut as materialized (
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'reelwright notifications')
    insert into scripts (user_id, title) select ${ana.id}, 'Meanwhile' from (select count(*) from cut) as done`)
  await soon(() => expect(events).toHaveLength(2))
  await newScript(ana, { title: 'After' })
  await soon(() => expect(events).toHaveLength(3))
  await quiet()
  expect(events.map(({ new: row }) => (row as Partial<Row>).title)).toEqual(['Before', 'Meanwhile', 'After'])
})

test('nothing is recorded of a table that nobody listens to', async () => {
  await tools.db.query(sql`delete from realtime.listeners where relation = 'public.profiles'::regclass`)
  await ana.supabase.from('profiles').update({ first_name: 'Ana' }).eq('id', ana.id)
  const rows = await tools.db.query(sql`select id from realtime.changes where relation = 'public.profiles'::regclass`)
  expect(rows).toEqual([])
})
