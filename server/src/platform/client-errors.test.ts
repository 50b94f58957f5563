import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import fastify from 'fastify'
import rateLimit from '@fastify/rate-limit'
import { growth } from '../testing/growth'
import { clientErrors, withoutSecrets } from './client-errors'
import { apiErrorShape, renderErrors, type App } from './http'
import { describeRoutes } from './open-api'

async function appWithLog() {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = fastify({ loggerInstance: log as never }) as unknown as App
  await describeRoutes(app)
  renderErrors(app, apiErrorShape)
  await app.register(rateLimit, { max: 1000 })
  clientErrors(app)
  const report = (payload: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/client-errors',
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const warnings = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 40)
  return { report, warnings }
}

test('what a page reports stands in the log with the request it came by', async () => {
  const { report, warnings } = await appWithLog()
  const answer = await report({ message: 'x is undefined', stack: 'at a\nat b', path: '/scripts?search=secret' })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(warnings()).toMatchObject([
    {
      clientError: { message: 'x is undefined', stack: 'at a\nat b', path: '/scripts?[hidden]' },
      requestId: expect.any(String) as unknown,
    },
  ])
})

test.each([
  ['no JSON', '{'],
  ['no object', '7'],
  ['null', 'null'],
  ['no message', { path: '/' }],
  ['an empty message', { message: '' }],
  ['a message that is no text', { message: { toString: 1 } }],
  ['a message without end', { message: 'x'.repeat(5001) }],
  ['a stack that is no text', { message: 'x', stack: [] }],
])('garbage is refused: %s', async (_what, body) => {
  const { report, warnings } = await appWithLog()
  const answer = await report(body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, code: 'invalid_input' })
  expect(warnings()).toEqual([])
})

test('too much is refused, and too many are', async () => {
  const { report } = await appWithLog()
  expect((await report({ message: 'x', stack: 'y'.repeat(100_000) })).statusCode).toBe(413)
  for (let turn = 0; turn < 19; turn++) await report({ message: 'x' })
  expect((await report({ message: 'x' })).statusCode).toBe(429)
})

describe('the log holds no secrets', () => {
  test.each([
    ['failed with eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl.', 'failed with [token].'],
    ['GET https://a.example/x?access_token=abc&b=1 failed', 'GET https://a.example/x?[hidden] failed'],
    ['/auth/callback#access_token=abc&refresh_token=def', '/auth/callback?[hidden]'],
    ['{"refresh_token":"v1.abc","ok":1}', '{"refresh_token":"[hidden]","ok":1}'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [hidden]'],
    ['key sb_secret_abcdefgh', 'key [key]'],
    ['no row for ana@example.com here', 'no row for [address] here'],
    ['password=hunter2', 'password=[hidden]'],
    ['a\u0000b\u001b[31mc', 'a b [31mc'],
    ['Cannot read properties of undefined (reading "x")', 'Cannot read properties of undefined (reading "x")'],
    ['at f (https://a.example/assets/index-abc.js:1:2)', 'at f (https://a.example/assets/index-abc.js:1:2)'],
  ])('%j becomes %j', (text, clean) => {
    expect(withoutSecrets(text)).toBe(clean)
  })

  test.each(['eyJ', 'a@', 'token=', '?a=', 'x', 'code_', ' '])(
    'a long text of %j is cleaned like as many short ones',
    async (part) => {
      const piece = part.repeat(1000 / part.length)
      const clean = (text: string) => () => withoutSecrets(text)
      expect(await growth(32, clean(piece), clean(piece.repeat(32)))).toBeLessThan(8)
    },
  )
})
