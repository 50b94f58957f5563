import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '../app-error'
import { apiErrorShape, renderErrors } from './errors'
import type { App } from './route-plugin'

const logged: { level: number; msg: string; code: string; field?: string; err?: { message: string } }[] = []
const app = fastify({
  bodyLimit: 100,
  logger: { level: 'info', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } },
  disableRequestLogging: true,
}) as unknown as App
const THROWN = {
  '/busy': new AppError('unavailable', 'Busy', {}, { cause: new Error('Database is down') }),
  '/field': new AppError('invalid_input', 'title: too long', { field: 'title' }),
  '/429': Object.assign(new Error('Rate limit exceeded'), { statusCode: 429 }),
  '/syntax': Object.assign(new SyntaxError('Unexpected token'), { statusCode: 400 }),
  '/syntax-of-ours': new SyntaxError('Unexpected token'),
  '/400': Object.assign(new Error('Bad'), { statusCode: 400 }),
  '/499': Object.assign(new Error('Bad'), { statusCode: 499 }),
  '/399': Object.assign(new Error('Odd'), { statusCode: 399 }),
  '/500': Object.assign(new Error('Secret path'), { statusCode: 500 }),
  '/bug': new TypeError('Secret path'),
}
beforeAll(async () => {
  renderErrors(app, apiErrorShape)
  app.post('/body', () => 'read')
  for (const [url, error] of Object.entries(THROWN))
    app.get(url, () => {
      throw error
    })
  await app.ready()
})

test.each([
  ['/busy', 503, 'unavailable', 'Busy'],
  ['/429', 429, 'too_many_requests', 'Too many requests'],
  ['/syntax', 400, 'invalid_input', 'The request body is not valid JSON'],
  ['/syntax-of-ours', 500, 'unexpected', 'Something went wrong'],
  ['/400', 400, 'invalid_input', 'The request is not valid'],
  ['/499', 400, 'invalid_input', 'The request is not valid'],
  ['/399', 500, 'unexpected', 'Something went wrong'],
  ['/500', 500, 'unexpected', 'Something went wrong'],
  ['/bug', 500, 'unexpected', 'Something went wrong'],
  ['/nowhere?token=secret', 404, 'not_found', 'There is nothing at GET /nowhere'],
])('%s answers %i', async (url, status, code, error) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ success: false, code, error, requestId: expect.any(String) as string })
  expect(answer.headers['retry-after']).toBe(code === 'unavailable' ? '2' : undefined)
})

test.each([
  ['application/json', '{', 400, 'The request body is not valid JSON'],
  ['application/json', '', 400, 'The request body is empty'],
  ['application/json', `"${'x'.repeat(100)}"`, 413, 'The request body is too large'],
  ['image/png', 'x', 415, 'This content type is not supported'],
])('a body of %s %j is answered with %i', async (type, payload, status, error) => {
  const headers = { 'content-type': type }
  const answer = await app.inject({ method: 'POST', url: '/body', headers, payload })
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, error])
})

test('a refusal names its field, and the log has the cause of what failed, once', async () => {
  logged.length = 0
  expect((await app.inject('/field')).json()).toMatchObject({ field: 'title' })
  for (const url of ['/bug', '/busy']) await app.inject(url)
  expect(logged).toMatchObject([
    { level: 30, code: 'invalid_input', field: 'title', msg: 'title: too long' },
    { level: 50, code: 'unexpected', err: { message: 'Secret path' }, msg: 'Something went wrong' },
    { level: 50, code: 'unavailable', err: { message: 'Database is down' }, msg: 'Busy' },
  ])
  expect(logged).toHaveLength(3)
})
