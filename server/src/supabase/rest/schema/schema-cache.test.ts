import { expect, test } from 'vitest'
import type { Db } from '../../../platform/db'
import { SchemaCache } from './schema-cache'

/** A database whose answers to the question for the schema are told one by one. */
function toldDatabase(answers: (Error | string[])[]) {
  let asked = 0
  const db = {
    transaction: <T>(work: (db: Db) => Promise<T>) => work(db as unknown as Db),
    async query() {
      // Two statements each: the search path, then the catalogue.
      const answer = answers[Math.floor(asked++ / 2)] ?? new Error('Not asked for')
      if (answer instanceof Error) throw answer
      const relations = answer.map((name, id) => ({
        id,
        schema: 'public',
        name,
        is_view: false,
        comment: null,
        columns: [],
      }))
      const nothing = { keys: null, foreign_keys: null, views: null, functions: null, types: null }
      return [{ catalogue: { relations, ...nothing } }]
    },
  }
  return db as unknown as Db
}

const tablesOf = async (cache: SchemaCache) => [...(await cache.get('public')).tables.keys()]

test('keeps the old schema when a new one cannot be read', async () => {
  const faults: unknown[] = []
  const cache = new SchemaCache(toldDatabase([['old'], new Error('down')]), ['public'], (error) => faults.push(error))
  expect(await tablesOf(cache)).toEqual(['old'])
  await cache.reload()
  expect(await tablesOf(cache)).toEqual(['old'])
  expect(faults).toHaveLength(1)
})

test('a change while the schema is being read has it read once more, however many tell of it', async () => {
  const cache = new SchemaCache(toldDatabase([['old'], ['new'], ['newest'], ['too new']]), ['public'], () => undefined)
  expect(await tablesOf(cache)).toEqual(['old'])
  const reading = cache.reload()
  await Promise.resolve()
  await Promise.all([reading, cache.reload(), cache.reload()])
  expect(await tablesOf(cache)).toEqual(['newest'])
})

test('says that there is no schema yet, and asks again', async () => {
  const answers: (Error | string[])[] = [new Error('down')]
  const cache = new SchemaCache(toldDatabase(answers), ['public'], () => undefined)
  await expect(cache.get('public')).rejects.toMatchObject({ status: 503, code: 'PGRST002' })
})
