import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder, testApp, type TestApp, type TestUser } from '../testing'
import { answerHeaders } from './answer-headers'
import type { App } from './http'
import { staticFiles } from './static-files'

let app: TestApp
let user: TestUser
beforeAll(async () => {
  app = await testApp()
  user = await app.newUser()
})
const ask = (url: string) =>
  app.app.inject({ url, headers: { apikey: app.anonKey, authorization: `Bearer ${user.token}` } })

test.each([
  '/api/config',
  '/api/account/sessions',
  '/api/scripts/library',
  '/api/market/jobs',
  '/api/nothing',
  '/auth/v1/user',
  '/auth/v1/settings',
  '/rest/v1/scripts?select=id',
  '/rest/v1/',
  '/storage/v1/bucket',
  '/functions/v1/nothing',
  '/dev/mailbox',
  '/rest/v1/%ff',
])('the answer of %s is kept by nobody, and is never taken for a page of another kind', async (url) => {
  const { headers } = await ask(url)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers).not.toHaveProperty('set-cookie')
})

test('what everybody may keep says so itself', async () => {
  for (const url of ['/api/billing/plans', '/auth/v1/.well-known/jwks.json', '/.well-known/security.txt']) {
    expect((await ask(url)).headers['cache-control'], url).toMatch(/^public, max-age=\d+$/)
  }
})

test('no page may use camera, microphone or place, or sends other sites a referrer', async () => {
  const { headers } = await ask('/api/health')
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('asks browsers for HTTPS in production, and only there', async () => {
  expect((await ask('/api/health')).headers).not.toHaveProperty('strict-transport-security')
  const { app: live } = await testApp({ env: { NODE_ENV: 'production' } })
  const { headers } = await live.inject('/api/health')
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
  // Routes for the local machine only are not mounted either.
  for (const url of ['/dev/mailbox', '/api/dev/mailbox', '/sandbox/style.css']) {
    expect((await live.inject(url)).statusCode, url).toBe(404)
  }
})

test('files keep the headers of their route, and parts of a page have no headers of documents', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), '<title>Reelwright</title>')
  for (const name of ['app-1a2b.js', 'craft-worker-1a2b.js']) await writeFile(join(root, 'assets', name), 'export {}')
  const pages = fastify() as unknown as App
  await pages.register(helmet)
  answerHeaders(pages, { passThrough: undefined })
  await pages.register(staticFiles(root))
  expect((await pages.inject('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable')
  expect((await pages.inject('/dashboard')).headers['cache-control']).toBe('no-cache')

  const policies = ['content-security-policy', 'permissions-policy', 'x-frame-options']
  const { headers } = await pages.inject('/assets/app-1a2b.js')
  expect(policies.filter((name) => name in headers)).toEqual([])
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
  // A worker has the policies of its own script.
  for (const url of ['/dashboard', '/assets/craft-worker-1a2b.js']) {
    const own = (await pages.inject(url)).headers
    expect(
      policies.filter((name) => name in own),
      url,
    ).toEqual(policies)
  }
})

test('what another Supabase answers says for itself what may be kept', async () => {
  const through = fastify() as unknown as App
  answerHeaders(through, { passThrough: { url: 'http://127.0.0.1:1', anonKey: 'a', serviceRoleKey: 's' } })
  through.get('/*', () => 'text')
  expect((await through.inject('/rest/v1/scripts')).headers).not.toHaveProperty('cache-control')
  expect((await through.inject('/api/config')).headers['cache-control']).toBe('no-store')
})

/** Deeper than any call stack, and within the limit of a body. */
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const POISON = '{"__proto__":{"polluted":true}}'

describe.each([
  ['/auth/v1/signup', '{"email":"a@b.example","password":"long-enough-7","data":X}'],
  ['/rest/v1/scripts', '{"title":"x","features":X}'],
  ['/rest/v1/rpc/update_scripts', '{"changes":X}'],
  ['/rest/v1/rpc/record_script_results', '{"results":X}'],
  ['/functions/v1/generate-script', 'X'],
  ['/functions/v1/refine-script', '{"script":X}'],
  ['/api/scripts/library/import', '{"scripts":X}'],
  ['/api/scripts/export', '{"script":X}'],
  ['/storage/v1/object/list/avatars', '{"prefix":X}'],
])('%s', (path, shape) => {
  test.each([
    ['nested without end', DEEP],
    ['that names a prototype', POISON],
  ])('refuses a body %s', async (_what, value) => {
    const answer = await user.fetch(path, { method: 'POST', body: shape.replace('X', value) })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect({}).not.toHaveProperty('polluted')
  })
})
