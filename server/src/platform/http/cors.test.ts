import fastify from 'fastify'
import { expect, test } from 'vitest'
import { openToOtherOrigins } from './cors'
import type { App } from './route-plugin'

test('pages of other origins may read answers and their codes, without cookies', async () => {
  const app = fastify() as unknown as App
  await openToOtherOrigins(app)
  app.get('/', () => 'read')
  const headers = { origin: 'https://other.example' }
  const answer = await app.inject({ url: '/', headers })
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-expose-headers': expect.stringContaining('X-Supabase-Api-Version') as string,
  })
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  const asked = { ...headers, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'x-new' }
  expect((await app.inject({ method: 'OPTIONS', url: '/', headers: asked })).headers).toMatchObject({
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': 'x-new',
    'access-control-max-age': '86400',
  })
})
