import { mkdir, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { join } from 'node:path'
import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { apiErrorShape, renderErrors, type App } from './platform/http'
import { staticFiles } from './platform/static-files'
import { temporaryFolder, testApp, type TestApp } from './testing'

let tools: TestApp
let app: App

beforeAll(async () => {
  tools = await testApp()
  app = tools.app
})

test('says that it lives and that it is ready', async () => {
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/api/ready')).json()).toMatchObject({ status: 'ready' })
})

test('gives the browser its public settings and no secret', async () => {
  const answer = await app.inject({ url: '/api/config', headers: { host: 'studio.example:8080' } })
  expect(answer.json()).toEqual({
    supabaseUrl: 'http://studio.example:8080',
    sameOrigin: true,
    supportEmail: 'support@reelwright.example',
    communityUrl: null,
    scriptModel: null,
    ownModels: false,
    anonKey: tools.anonKey,
    billing: { requireSubscription: false, provider: 'sandbox', extras: [] },
    google: false,
    partnerData: false,
  })
  expect(answer.body).not.toContain(tools.tokens.serviceRoleKey)
})

test('describes its own endpoints from the schemas that parse their input', async () => {
  const api = (await app.inject('/api/openapi.json')).json()
  expect(api.components.schemas.ScriptBrief.required).toEqual(expect.arrayContaining(['productName', 'targetAudience']))
  expect(api.paths['/functions/v1/generate-script'].post.responses).toHaveProperty('402')
})

test('counts every request for operators', async () => {
  await app.inject('/api/health')
  const metrics = await app.inject('/metrics')
  expect(metrics.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} [1-9]/,
  )
})

test.each(['/api/nothing', '/functions/v1/nothing', '/api/scripts/../../etc/passwd'])(
  'answers %s with 404 as JSON [OP-13]',
  async (url) => {
    const answer = await app.inject({ method: 'POST', url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'not_found', requestId: expect.any(String) })
  },
)

test.each([
  ['GET', '/auth/v1/health', 200],
  ['GET', '/auth/v1/user', 401],
  ['GET', '/rest/v1/scripts', 401],
  ['GET', '/storage/v1/bucket', 200],
  ['POST', '/functions/v1/generate-script', 401],
  ['GET', '/api/scripts/library', 401],
  ['POST', '/api/scripts/generate', 401],
] as const)(
  'every service has its own prefix on the one origin: %s %s answers %i as JSON [CX-53, OP-67, B-CL-37]',
  async (method, url, status) => {
    const answer = await app.inject({ method, url, headers: { apikey: tools.anonKey } })
    expect({ status: answer.statusCode, type: answer.headers['content-type'] }).toEqual({
      status,
      type: expect.stringContaining('json'),
    })
  },
)

test('answers an address that cannot be decoded in the same shape', async () => {
  const answer = await app.inject('/rest/v1/%ff')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, code: 'invalid_input' })
})

test('allows nothing inline and nothing from elsewhere', async () => {
  const { headers } = await app.inject('/api/health')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-powered-by']).toBeUndefined()
})

test('limits how often one address may ask', async () => {
  const strict = await testApp({ env: { RATE_LIMIT_REQUESTS: '3' } })
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await strict.app.inject('/api/config')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await strict.app.inject('/api/config')).json()).toMatchObject({ code: 'too_many_requests' })
  // Balancers look from one address, and all the time.
  for (const path of ['/api/health', '/api/ready']) expect((await strict.app.inject(path)).statusCode).toBe(200)
})

test('believes a forwarded address only behind a configured proxy', async () => {
  const ask = async (env: Record<string, string>) => {
    const { app } = await testApp({ env: { RATE_LIMIT_REQUESTS: '1', ...env } })
    const from = (address: string) => app.inject({ url: '/api/config', headers: { 'x-forwarded-for': address } })
    await from('198.51.100.1')
    return (await from('198.51.100.2')).statusCode
  }
  expect(await ask({})).toBe(429)
  expect(await ask({ TRUST_PROXY: 'loopback, 10.0.0.0/8' })).toBe(200)
  expect(await ask({ TRUST_PROXY: '127.0.0.1' })).toBe(200)
})

test('an unforeseen fault is neutral outside and carries a request id', async () => {
  const broken = fastify() as unknown as App
  renderErrors(broken, apiErrorShape)
  broken.get('/boom', () => {
    throw new Error('password=hunter2')
  })
  const answer = await broken.inject('/boom')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    success: false,
    error: 'Something went wrong',
    code: 'unexpected',
    requestId: expect.any(String),
  })
})

test('serves every page address with the app, its files for ever, and nothing outside', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), '<title>Reelwright</title>')
  await writeFile(join(root, 'assets', 'app-1a2b.js'), 'export {}')
  await writeFile(join(root, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {}'))
  await mkdir(join(root, 'pages'))
  for (const name of ['index', 'auth--callback'])
    await writeFile(join(root, 'pages', `${name}.html`), `<h1>${name}</h1>`)
  const pages = fastify() as unknown as App
  renderErrors(pages, apiErrorShape)
  await pages.register(staticFiles(root))

  expect((await pages.inject('/?checkout=cancelled')).body).toBe('<h1>index</h1>')
  expect((await pages.inject('/auth/callback')).body).toBe('<h1>auth--callback</h1>')
  const packed = await pages.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
  for (const url of ['/dashboard', '/scripts/edit/1']) {
    const page = await pages.inject(url)
    expect(page.body).toContain('Reelwright')
    expect(page.headers['cache-control']).toBe('no-cache')
  }
  expect((await pages.inject('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable')
  for (const url of ['/assets/old.js', '/favicon.png', '/rest/v1/x']) {
    expect((await pages.inject(url)).statusCode, url).toBe(404)
  }
  await writeFile(join(root, '..', 'secret-of-the-test'), 'hunter2')
  for (const url of ['/../secret-of-the-test', '/%2e%2e/secret-of-the-test', '/assets/..%2f..%2fsecret-of-the-test']) {
    expect((await pages.inject(url)).body, url).not.toContain('hunter2')
  }
})
