import { expect, test } from 'vitest'
import type { Db } from '../../../platform/db'
import { SchemaCache } from './schema-cache'

/** A database whose transactions each find another schema. */
function notifyingDatabase(answers: (Error | string[])[]) {
  const left = answers.values()
  const finding = (answer: Error | string[]) => ({
    async query() {
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
  })
  const transaction = <T>(work: (db: Db) => Promise<T>) =>
    work(finding(left.next().value ?? new Error('Not asked for')) as unknown as Db)
  return { transaction } as unknown as Db
}

const tablesOf = async (cache: SchemaCache) => [...(await cache.get('public')).tables.keys()]

test('keeps the old schema when a new one cannot be read', async () => {
  const faults: unknown[] = []
  const cache = new SchemaCache(notifyingDatabase([['old'], new Error('down')]), ['public'], (error) =>
    faults.push(error),
  )
  expect(await tablesOf(cache)).toEqual(['old'])
  await cache.reload()
  expect(await tablesOf(cache)).toEqual(['old'])
  expect(faults).toHaveLength(1)
})

test('a change while the schema is being read has it read once more, however many notifications come', async () => {
  const cache = new SchemaCache(
    notifyingDatabase([['old'], ['new'], ['newest'], ['too new']]),
    ['public'],
    () => undefined,
  )
  expect(await tablesOf(cache)).toEqual(['old'])
  const reading = cache.reload()
  await Promise.resolve()
  await Promise.all([reading, cache.reload(), cache.reload()])
  expect(await tablesOf(cache)).toEqual(['newest'])
})

test('says that there is no schema yet, and asks again', async () => {
  const answers: (Error | string[])[] = [new Error('down')]
  const cache = new SchemaCache(notifyingDatabase(answers), ['public'], () => undefined)
  await expect(cache.get('public')).rejects.toMatchObject({ status: 503, code: 'PGRST002' })
})
