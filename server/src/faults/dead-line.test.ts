import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseError, openDatabase, type Database } from '../platform/db'
import { testApp, untilOneWaitsFor, type TestApp } from '../testing'
import { openLine, type Line } from './testing/line'

/** Milliseconds after which a line counts as dead here. */
const SILENCE = 300
let app: TestApp
let line: Line
let database: Database

// It is the line that matters, not what is at its end.
describe.skipIf(process.env.DATABASE_URL)('a line to the database that goes dead', () => {
  beforeAll(async () => {
    app = await testApp()
  })
  afterEach(async () => {
    line.repair()
    await database.close()
    await line.close()
  })

  async function open(ownConnections: boolean) {
    const connection = new URL(app.connectionString)
    line = await openLine({ host: connection.hostname, port: Number(connection.port) })
    connection.port = String(line.port)
    const connectionString = connection.href
    database = openDatabase({ connectionString, poolSize: 2, ownConnections, silenceTimeout: SILENCE }, () => undefined)
    return database.db
  }
  const alive = sql<{ alive: number }>`select 1 as alive`

  test.each([true, false])(
    'keeps no request waiting without end, and is replaced (own connections: %s)',
    async (own) => {
      const db = await open(own)
      const user = db.asUser({ role: 'anon' })
      expect(await Promise.all([db.query(alive), user.query(alive)])).toEqual([[{ alive: 1 }], [{ alive: 1 }]])
      line.freeze()
      const asked = [db.query(alive), user.query(alive)]
      const faults = await Promise.all(asked.map((query) => query.then(() => 'answered', databaseError)))
      for (const fault of faults) expect(fault).toMatchObject({ code: 'unavailable' })
      line.repair()
      expect(await db.query(alive)).toEqual([{ alive: 1 }])
      expect(await user.transaction((db) => db.query(alive))).toEqual([{ alive: 1 }])
    },
  )

  test('ends a transaction in its middle, and nothing of it is kept', async () => {
    const db = await open(true)
    await db.query(sql`create table if not exists public.dead_line (id int)`)
    const broken = db.transaction(async (db) => {
      await db.query(sql`insert into dead_line values (1)`)
      line.freeze()
      await db.query(alive)
    })
    await expect(broken.catch((error: unknown) => Promise.reject(databaseError(error) as Error))).rejects.toMatchObject(
      {
        code: 'unavailable',
      },
    )
    line.repair()
    expect(await db.query(sql`select id from dead_line`)).toEqual([])
  })

  test('is not mistaken for one on which a statement was given more time', async () => {
    const db = await open(true)
    const wait = sql`select 1 as alive from pg_advisory_xact_lock(1)`
    const { slowly } = await app.db.transaction(async (holder) => {
      await holder.query(wait)
      const slowly = db.transaction(async (db) => {
        await db.query(sql`select set_config('statement_timeout', '20min', true)`)
        return db.query(wait)
      })
      await untilOneWaitsFor(holder)
      await expect(db.query(wait)).rejects.toThrow('said nothing for too long')
      return { slowly }
    })
    expect(await slowly).toEqual([{ alive: 1 }])
  })
})
