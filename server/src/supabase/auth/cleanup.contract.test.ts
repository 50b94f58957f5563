import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config'
import { testApp } from '../../testing'
import { deleteExpiredAuthData } from './cleanup'

test('cleanup deletes expired rows and nothing else, also on two servers at once', async () => {
  const { db, newUser } = await testApp()
  const [ana, old] = [await newUser(), await newUser()]
  await db.query(sql`update auth.sessions set refreshed_at = now() - interval '91 days' where user_id = ${old.id}`)
  await db.query(sql`
    insert into auth.sessions (user_id, not_after) values (${old.id}, now() - interval '2 days'), (${ana.id}, now() + interval '1 day')`)
  await db.query(
    sql`update auth.one_time_tokens set expires_at = now() - interval '25 hours' where user_id = ${old.id}`,
  )
  await db.query(sql`
    insert into auth.flow_states (user_id, method, created_at)
    values (${old.id}, 'oauth', now() - interval '26 hours'), (${ana.id}, 'oauth', now() - interval '1 hour')`)
  await db.query(sql`
    update auth.audit_log set created_at = now() - interval '366 days' where user_id = ${old.id}`)
  await db.query(sql`
    insert into auth.sign_in_attempts (key, attempts, window_end) select sha256(${randomBytes(32)} || int4send(i)), 1, now() - interval '1 hour' from generate_series(1, 500) i`)

  const config = readConfig({ NODE_ENV: 'test' })
  await Promise.all([deleteExpiredAuthData({ db, config }), deleteExpiredAuthData({ db, config })])

  const left = (id: string) =>
    db.query(sql`
      select (select count(*)::int from auth.sessions where user_id = ${id}) as sessions,
             (select count(*)::int from auth.one_time_tokens where user_id = ${id}) as tokens,
             (select count(*)::int from auth.flow_states where user_id = ${id}) as flows,
             (select count(*)::int from auth.audit_log where user_id = ${id}) as events,
             (select count(*)::int from auth.sign_in_attempts where window_end < now()) as attempts`)
  expect(await left(old.id)).toEqual([{ sessions: 0, tokens: 0, flows: 0, events: 0, attempts: 0 }])
  expect(await left(ana.id)).toEqual([{ sessions: 2, tokens: 1, flows: 1, events: 1, attempts: 0 }])
})
