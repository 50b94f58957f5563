import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { soon, sharedApp, type TestApp } from '../../testing'
import { clearBin } from './bin'

let tools: TestApp
beforeAll(async () => {
  tools = await sharedApp()
})

test('scripts leave the bin after thirty days, with all that went with them, and no sooner', async () => {
  const [ana, ben] = [await tools.newUser(), await tools.newUser()]
  for (const { supabase } of [ana, ben]) {
    const { error } = await supabase
      .from('scripts')
      .insert(Array.from({ length: 150 }, (_, at) => ({ title: `Number ${at}` })))
    expect(error).toBeNull()
    expect((await supabase.from('scripts').delete().neq('title', 'Number 0')).error).toBeNull()
  }
  const old = ana.supabase.from('deleted_scripts').select('id', { count: 'exact', head: true })
  expect((await old).count).toBe(149)
  await clearBin(tools.db)
  expect((await old).count).toBe(149)

  await tools.db.query(sql`update public.deleted_scripts set deleted_at = now() - interval '30 days 1 minute'
    where title <> 'Number 1' and user_id in (${ana.id}, ${ben.id})`)
  const [first, second] = await Promise.all([clearBin(tools.db), clearBin(tools.db)])
  expect(first + second).toBe(296)
  for (const { supabase, id } of [ana, ben]) {
    const { data } = await supabase.from('deleted_scripts').select('title')
    expect(data).toEqual([{ title: 'Number 1' }])
    const kept = await tools.db.query(
      sql`select kind from private.deleted_script_rows where user_id = ${id} order by kind`,
    )
    expect(kept).toEqual([{ kind: 'script_versions' }, { kind: 'scripts' }])
  }
})

/** Resolves as soon as so many connections wait for a lock. */
const waitingAtLocks = (many: number) =>
  soon(async () => {
    const [row] = await tools.db.query(sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    expect(row?.waiting).toBe(many)
  })

test.each(['by the function', 'by the table'])(
  'an account that goes while its scripts are deleted %s waits for them, and they for nobody [B-SE-11]',
  async (way) => {
    const { id: owner, supabase } = await tools.newUser()
    const { data: rows } = await supabase
      .from('scripts')
      .insert([{ title: 'One' }, { title: 'Two' }])
      .select('id')
    const ids = (rows ?? []).map(({ id }) => id)
    let isHeld = () => {}
    const holding = new Promise<void>((resolve) => (isHeld = resolve))
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const elsewhere = tools.db.transaction(async (db) => {
      await db.query(sql`select from public.scripts where id = any (${ids}::uuid[]) for update`)
      isHeld()
      await held
    })
    await holding
    const table = supabase.from('scripts').delete().in('id', ids)
    const rpc = (supabase as unknown as { rpc(name: string, args: object): typeof table }).rpc.bind(supabase)
    const removing = (way === 'by the table' ? table : rpc('delete_scripts', { script_ids: ids })).then(
      ({ error }) => error,
    )
    await waitingAtLocks(1)
    const deletion = tools.db.query(sql`delete from auth.users where id = ${owner}`)
    await waitingAtLocks(2)
    release()
    await elsewhere
    expect(await removing).toBeNull()
    await deletion
    expect(await tools.db.query(sql`select from public.deleted_scripts where user_id = ${owner}`)).toEqual([])
  },
)
