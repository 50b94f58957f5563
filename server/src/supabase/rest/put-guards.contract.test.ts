import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { createFilms, dropSchema, inSchema } from './testing/films'

const SCHEMA = 'rest_put'
let setUp: TestApp
let ana: TestUser
beforeAll(async () => {
  setUp = await testApp({ env: { REST_SCHEMAS: `public,${SCHEMA}` } })
  await createFilms(setUp, SCHEMA)
  ana = await setUp.newUser()
})
afterAll(() => dropSchema(setUp, SCHEMA))

const put = async (path: string, body: object) => {
  const headers = { 'content-profile': SCHEMA }
  const answer = await ana.fetch(`/rest/v1/${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  return { status: answer.status, code: text ? (JSON.parse(text) as { code: string }).code : undefined }
}

const people = async () => (await inSchema(ana, SCHEMA).from('people').select('id, name').order('id')).data
const roles = async () => (await inSchema(ana, SCHEMA).from('roles').select().order('film_id').order('actor_id')).data

describe('PUT writes nothing unless its filters are the whole primary key and nothing else', () => {
  test.each([
    ['no filter', 'people'],
    ['another operator', 'people?id=gte.1'],
    ['a list', 'people?id=in.(1)'],
    ['a negation', 'people?id=not.eq.2'],
    ['a quantifier', 'people?id=eq(any).{1}'],
    ['a quantifier for all', 'people?id=eq(all).{1}'],
    ['a part of the value', 'people?id->a=eq.1'],
    ['the key twice', 'people?id=eq.1&id=eq.1'],
    ['another column', 'people?name=eq.Ada'],
    ['another column beside the key', 'people?id=eq.1&name=eq.Ada'],
    ['a logic tree', 'people?and=(id.eq.1)'],
    ['a logic tree beside the key', 'people?id=eq.1&or=(name.eq.Ada,name.eq.x)'],
    ['a filter on an embedded table', 'people?id=eq.1&select=name,films!films_director(id)&films.id=eq.1'],
  ])('%s', async (_, path) => {
    const before = await people()
    expect(await put(path, { id: 1, name: 'Changed' })).toEqual({ status: 405, code: 'PGRST105' })
    expect(await people()).toEqual(before)
  })

  test('half of a key', async () => {
    const before = await roles()
    for (const path of ['roles?film_id=eq.1', 'roles?film_id=eq.1&film_id=eq.1', 'roles?film_id=eq.1&part=eq.Hero']) {
      expect(await put(path, { film_id: 1, actor_id: 2, part: 'Changed' })).toEqual({ status: 405, code: 'PGRST105' })
    }
    expect(await roles()).toEqual(before)
  })

  test.each([
    ['limit', 'people?id=eq.1&limit=1'],
    ['offset', 'people?id=eq.1&offset=1'],
  ])('%s', async (_, path) => {
    expect(await put(path, { id: 1, name: 'Changed' })).toEqual({ status: 400, code: 'PGRST114' })
  })

  test.each([
    ['another key', 'people?id=eq.1', { id: 2, name: 'Changed' }],
    ['no key', 'people?id=eq.1', { name: 'Changed' }],
    ['half of the key', 'roles?film_id=eq.1&actor_id=eq.2', { film_id: 1, part: 'Changed' }],
    ['another second half', 'roles?film_id=eq.1&actor_id=eq.2', { film_id: 1, actor_id: 3, part: 'Changed' }],
  ])('a body with %s', async (_, path, body) => {
    const before = [await people(), await roles()]
    expect(await put(path, body)).toEqual({ status: 400, code: 'PGRST115' })
    expect([await people(), await roles()]).toEqual(before)
  })

  test('and replaces the one row that the whole key names', async () => {
    const before = (await roles()) ?? []
    const row = { film_id: 1, actor_id: 3, part: 'Changed' }
    expect(await put('roles?actor_id=eq.3&film_id=eq.1', row)).toEqual({ status: 204, code: undefined })
    expect(await roles()).toEqual(before.map((one) => (one.film_id === 1 && one.actor_id === 3 ? row : one)))
  })
})
