import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeFailure, forgetReports, reportFailure } from './failure-report'

beforeEach(() => {
  forgetReports()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

test('reports each failure to the server once, and no more than ten [A-ER-22]', () => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', send)
  const broken = new Error('broken')
  reportFailure('A page', broken)
  reportFailure('A page', broken)
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[0]).toBe('/api/client-errors')
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
  for (let number = 0; number < 50; number += 1) reportFailure('A page', new Error(`broken ${number}`))
  expect(send).toHaveBeenCalledTimes(10)
})

test('a report that cannot be sent is nobody’s failure [A-ER-22]', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', send)
  reportFailure('A page', new Error('broken'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), { timeout: 10_000 })
})

test.each([
  ['Bad eyJhbGciOi.eyJzdWIi.c2ln end', 'X: Bad [token] end'],
  ['GET /a?code=123-abc&x=1 failed', 'X: GET /a?code=[hidden]&x=1 failed'],
  ['at /#access_token=secret', 'X: at /#access_token=[hidden]'],
])('%j leaves no secret in the report', (message, expected) =>
  expect(describeFailure('X', new Error(message), '/a').message).toBe(expected),
)

test('is short, whatever was thrown', () => {
  expect(describeFailure('X', 'x'.repeat(10_000), '/y'.repeat(1000))).toEqual({
    message: `X: ${'x'.repeat(497)}`,
    path: '/y'.repeat(150),
  })
  expect(describeFailure('X', undefined, '/')).toEqual({ message: 'X: undefined', path: '/' })
})
