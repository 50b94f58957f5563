import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { expect, inject } from 'vitest'
import { openDatabase, type Database, type Db } from '../server/src/platform/db'
import { makeDatabase, withDatabase } from '../server/src/testing/cluster'

/** Somebody straight at the database: what a request could do if every line of our server were wrong. */
export interface Person {
  id: string
  db: Db
}

/** A migrated database of a test file's own. */
export async function openOwnDatabase(suffix: string): Promise<Database> {
  const { adminUrl, serverUrl, template } = inject('cluster')
  const name = template.replace('template', suffix)
  await makeDatabase(adminUrl, name, template, new URL(serverUrl).username)
  return openDatabase({ connectionString: withDatabase(serverUrl, name), poolSize: 2 }, () => undefined)
}

export async function newPerson(db: Db): Promise<Person> {
  const id = randomUUID()
  await db.query(sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`)
  return { id, db: db.asUser({ role: 'authenticated', sub: id }) }
}

export const rowsOf = (db: Db, statement: RawBuilder<unknown>) =>
  db.query(statement as RawBuilder<Record<string, unknown>>)

export const refused = (db: Db, statement: RawBuilder<unknown>) =>
  expect(rowsOf(db, statement)).rejects.toMatchObject({ code: '42501' })
