import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { soon, testApp, type TestApp, type TestUser } from '../../testing'
import { anotherServer, liveClient, quiet, subscribedAndReady } from './testing'

let tools: TestApp
let origin: string
let elsewhere: string
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  tools = await testApp()
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
  elsewhere = (await anotherServer(tools)).origin
  ;[ana, ben] = [await tools.newUser(), await tools.newUser()]
  await tools.db.query(sql`drop table if exists public.notes_sent`)
  await tools.db.query(sql`create table public.notes_sent (id int primary key, owner uuid, body text)`)
  await tools.db.query(sql`grant all on public.notes_sent to authenticated`)
})
afterAll(() => tools.db.query(sql`drop table public.notes_sent`))

async function enter(topic: string, { at = origin, token = '', isPrivate = false } = {}) {
  const received: { event: string; payload: Record<string, unknown> }[] = []
  const channel = liveClient(at, tools.anonKey, token || undefined)
    .channel(topic, { config: { private: isPrivate, broadcast: { replication_ready: true } } })
    .on('broadcast', { event: '*' }, ({ event, payload }) =>
      received.push({ event, payload: payload as Record<string, unknown> }),
    )
  expect(await subscribedAndReady(channel)).toBe('SUBSCRIBED')
  return received
}

const as = (user: TestUser) => tools.db.asUser({ role: 'authenticated', sub: user.id })
const send = (db: Pick<TestApp['db'], 'query'>, payload: unknown, topic: string, isPrivate = true) =>
  db.query(sql`select realtime.send(${JSON.stringify(payload)}::jsonb, 'said', ${topic}, ${isPrivate})`)

test('a broadcast from SQL reaches the sockets of all servers, whatever its size, as often as it is sent', async () => {
  const [here, there] = [await enter('from-sql'), await enter('from-sql', { at: elsewhere })]
  const payloads = [{ id: 7 }, { id: 7 }, { id: 8, text: 'x'.repeat(20_000) }, [1], { id: 9 }]
  await tools.db.transaction(async (db) => {
    for (const payload of payloads) await send(db, payload, 'from-sql', false)
  })
  for (const received of [here, there]) {
    await soon(() => expect(received).toEqual(payloads.map((payload) => ({ event: 'said', payload }))))
  }
  await send(tools.db, { n: 1 }, 'from-sql', false)
  await soon(() => expect(here[5]?.payload).toEqual({ n: 1, id: expect.stringMatching(/^[\da-f-]{36}$/) }))
  expect(await tools.db.query(sql`select from realtime.messages`)).toEqual([])
})

test('a role that may not send through the socket may not by SQL, and its other changes stay', async () => {
  const [own, foreign] = [`user:${ana.id}`, `user:${ben.id}`]
  const [anas, bens] = [
    await enter(own, { token: ana.token, isPrivate: true }),
    await enter(foreign, { token: ben.token, isPrivate: true }),
  ]
  const open = await enter(own)
  await as(ana).transaction(async (db) => {
    await send(db, { id: 1 }, foreign)
    await send(db, { id: 2 }, own)
    await db.query(sql`insert into notes_sent values (1)`)
  })
  await soon(() => expect(anas).toEqual([{ event: 'said', payload: { id: 2 } }]))
  await quiet()
  expect([bens, open]).toEqual([[], []])
  expect(await tools.db.query(sql`select id from notes_sent`)).toEqual([{ id: 1 }])
})

test('a trigger broadcasts the changes of a table to a private channel', async () => {
  const topic = `user:${ana.id}:notes`
  const received = await enter(topic, { token: ana.token, isPrivate: true })
  await tools.db.query(sql`
    create or replace function public.tell_note() returns trigger language plpgsql as $$ begin
      perform realtime.broadcast_changes(
        'user:' || coalesce(new.owner, old.owner) || ':notes', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
      return null;
    end $$`)
  await tools.db.query(sql`grant execute on function public.tell_note() to authenticated`)
  await tools.db.query(sql`
    create trigger tell_note after insert or update or delete on notes_sent for each row execute function tell_note()`)
  const note = { id: 5, owner: ana.id, body: 'a' }
  await as(ana).query(sql`insert into notes_sent values (5, ${ana.id}, 'a')`)
  await as(ana).query(sql`update notes_sent set body = 'b' where id = 5`)
  await tools.db.query(sql`delete from notes_sent where id = 5`)
  const about = { table: 'notes_sent', schema: 'public' }
  const changed = { ...note, body: 'b' }
  await soon(() =>
    expect(received.map(({ event, payload: { id: _id, ...payload } }) => ({ event, payload }))).toEqual([
      { event: 'INSERT', payload: { ...about, operation: 'INSERT', record: note, old_record: null } },
      { event: 'UPDATE', payload: { ...about, operation: 'UPDATE', record: changed, old_record: note } },
      { event: 'DELETE', payload: { ...about, operation: 'DELETE', record: null, old_record: changed } },
    ]),
  )
  await tools.db.query(sql`drop function public.tell_note() cascade`)
})

test('a table is heard while it is in the publication', async () => {
  const publish = (what: 'add' | 'drop') =>
    tools.db.query(sql`alter publication supabase_realtime ${sql.raw(what)} table notes_sent`)
  const listen = async () => {
    // Which tables are watched is remembered for a moment.
    const { origin: at } = await anotherServer(tools)
    const events: unknown[] = []
    const client = liveClient(at, tools.anonKey, ana.token)
    const answered = new Promise<unknown>((resolve) => {
      client
        .channel('notes')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes_sent' }, ({ new: row }) =>
          events.push(row),
        )
        .on('system', {}, ({ status }: { status: unknown }) => resolve(status))
        .subscribe()
    })
    return { events, status: await answered }
  }
  await publish('add')
  const { events, status } = await listen()
  expect(status).toBe('ok')
  await tools.db.query(sql`insert into notes_sent values (9, null, 'heard')`)
  await soon(() => expect(events).toEqual([{ id: 9, owner: null, body: 'heard' }]))
  await publish('drop')
  expect(await listen()).toMatchObject({ status: 'error' })
  const [own] = await tools.db.query(sql<{ count: number }>`
    select count(*)::int as count from pg_trigger where tgname = 'realtime_changes' and tgrelid = 'scripts'::regclass`)
  expect(own!.count).toBe(1)
})
