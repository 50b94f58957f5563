import pg from 'pg'
import { expect, test } from 'vitest'
import { AppError } from '../app-error'
import { databaseError, sqlState } from './errors'

const ofDatabase = (code: string) => Object.assign(new pg.DatabaseError('said by PostgreSQL', 0, 'error'), { code })
const ofNode = (code: string) => Object.assign(new Error(`write ${code}`), { code })

test('a state comes from the database only', () => {
  expect(sqlState(ofDatabase('23505'))).toBe('23505')
  expect(sqlState(ofNode('EPIPE'))).toBeUndefined()
  expect(sqlState(undefined)).toBeUndefined()
})

test.each([
  [ofDatabase('23505'), 'conflict'],
  [ofDatabase('23514'), 'invalid_input'],
  [ofDatabase('22P02'), 'invalid_input'],
  [ofDatabase('57P01'), 'unavailable'],
  [ofDatabase('53300'), 'unavailable'],
  [ofNode('EPIPE'), 'unavailable'],
  [ofNode('ECONNREFUSED'), 'unavailable'],
  [new Error('Connection terminated unexpectedly'), 'unavailable'],
])('%s becomes %s', (error, code) => {
  const known = databaseError(error)
  expect(known).toBeInstanceOf(AppError)
  expect(known).toMatchObject({ code })
})

test('what nobody foresaw stays what it is', () => {
  const error = new Error('a bug')
  expect(databaseError(error)).toBe(error)
  expect(databaseError(ofDatabase('42601'))).not.toBeInstanceOf(AppError)
})
