import fastify from 'fastify'
import pg from 'pg'
import { expect, test } from 'vitest'
import { AppError, type App } from '../../platform/http'
import { restErrorOf } from './database-error'
import { renderRestErrors } from './errors'
import { RestError } from './rest-error'

/** The answer to a request whose handler throws this. */
async function answerTo(thrown: unknown, method: 'GET' | 'HEAD' = 'GET') {
  const app = fastify({ logger: false }) as unknown as App
  renderRestErrors(app)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    exposeHeadRoute: false,
    handler: () => {
      throw thrown
    },
  })
  return app.inject({ method, url: '/' })
}

const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' })

test.each([
  ['a database that is not there', refused, 503, 'PGRST000'],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 504, 'PGRST003'],
  ['a schema that cannot be read', new RestError(503, 'PGRST002', 'Could not query'), 503, 'PGRST002'],
  ['no credential', new AppError('not_signed_in', 'No API key found in request'), 401, 'PGRST302'],
  ['a fault of ours', new TypeError('secret is undefined'), 500, 'PGRSTX00'],
  ['too many requests', Object.assign(new Error('Rate limit'), { statusCode: 429 }), 429, 'PGRST000'],
  ['a request that is none', Object.assign(new Error('Bad'), { statusCode: 400 }), 400, 'PGRST100'],
  [
    'a server that stops',
    Object.assign(new pg.DatabaseError('terminating', 11, 'error'), { code: '57P01' }),
    503,
    'PGRST000',
  ],
])('%s', async (_name, thrown, status, code) => {
  const answer = await answerTo(thrown)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ code, message: expect.any(String), details: null, hint: null })
  expect(answer.headers['proxy-status']).toBe(`PostgREST; error=${code}`)
  expect(answer.body).not.toMatch(/secret|10\.0\.0\.1/)
  expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
})

test.each([
  ['57P02', 'terminating connection because of crash of another server process'],
  ['57P03', 'the database system is starting up'],
  ['53100', 'could not extend file "base/16384/2619": No space left on device'],
  ['42501', 'could not open file "base/16384/2619": Read-only file system'],
])('%s of a database that is in trouble is busy, in neutral words: %s', async (code, message) => {
  const thrown = Object.assign(new pg.DatabaseError(message, 11, 'error'), { code })
  const answer = await answerTo(restErrorOf(thrown, 'authenticated'))
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ message: 'The service is busy. Please try again in a moment.' })
  expect(answer.headers['retry-after']).toBe('2')
})

test('HEAD gets an error without a body', async () => {
  const answer = await answerTo(new RestError(404, 'PGRST205', 'No table'), 'HEAD')
  expect([answer.statusCode, answer.body]).toEqual([404, ''])
})
