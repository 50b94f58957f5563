import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { apiErrorShape, renderErrors, type App } from './http'
import { staticFiles } from './static-files'
import { temporaryFolder } from '../testing/temporary-folder'

const FILES = [
  'index.html',
  'service-worker.js',
  'theme.js',
  'manifest.webmanifest',
  'assets/base-1a2b.js',
  'assets/a.css',
]
const PAGE = '<!doctype html><html lang="en"><head><meta property="og:image" content="/share.png" /></head>'
let app: App

beforeAll(async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'assets'))
  for (const file of FILES) {
    await writeFile(join(root, file), file)
    await writeFile(join(root, `${file}.br`), brotliCompressSync(file))
    await writeFile(join(root, `${file}.gz`), gzipSync(file))
  }
  await writeFile(join(root, 'assets', 'font.woff2'), 'font')
  await writeFile(join(root, 'index.html'), PAGE)
  await mkdir(join(root, 'pages'))
  await writeFile(join(root, 'pages', 'addresses.json'), '["/","/scripts","/scripts/edit/:scriptId"]')
  app = fastify()
  renderErrors(app, apiErrorShape)
  await app.register(staticFiles(root, undefined, ['coaching', 'course']))
})

const FOR_EVER = 'public, max-age=31536000, immutable'

test.each([
  ['/assets/base-1a2b.js', FOR_EVER],
  ['/assets/a.css', FOR_EVER],
  ['/assets/font.woff2', FOR_EVER],
  ['/index.html', 'no-cache'],
  ['/', 'no-cache'],
  ['/scripts', 'no-cache'],
  ['/theme.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
  // A worker that is kept could never be called back.
  ['/service-worker.js', 'no-cache'],
])('%s may be kept: %s', async (url, expected) => {
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers['cache-control']]).toEqual([200, expected])
})

test('the head of a file has its size, and a folder is no file', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/assets/font.woff2' })
  expect([statusCode, headers['content-length'], headers['content-type'], body]).toEqual([200, '4', 'font/woff2', ''])
  const { headers: other } = await app.inject('/pages')
  expect(other['content-type']).toMatch('text/html')
})

test('what does not exist is never kept as if it did', async () => {
  const { statusCode, headers } = await app.inject('/assets/base-0000.js')
  expect([statusCode, headers['cache-control']]).toEqual([404, undefined])
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a browser that takes "%s" gets the packed copy: %s', async (accepted, encoding) => {
  for (const url of ['/assets/base-1a2b.js', '/scripts', '/service-worker.js']) {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding'], url).toBe(encoding)
    // Or a cache in between gives the packed one to whoever cannot read it.
    expect(headers.vary, url).toMatch(/accept-encoding/i)
  }
})

test('an address that no page has gets the app with status 404', async () => {
  for (const [url, status] of [
    ['/', 200],
    ['/Scripts/', 200],
    ['/scripts/edit/7', 200],
    ['/scripts/edit', 404],
    ['/wp-admin', 404],
  ] as const) {
    const { statusCode, body } = await app.inject(url)
    expect([url, statusCode, body.slice(0, 15)]).toEqual([url, status, '<!doctype html>'])
  }
})

test('previews of shared links get whole addresses, and the page what the plans include', async () => {
  const { body } = await app.inject({ url: '/', headers: { host: 'studio.example:8443' } })
  expect(body).toContain('<meta property="og:image" content="http://studio.example:8443/share.png" />')
  expect(body).toContain('<meta property="og:url" content="http://studio.example:8443/" />')
  expect(body).toContain('<html lang="en" data-plan-extras="coaching course">')
  const strange = await app.inject({ url: '/', headers: { host: '"><script>' } })
  expect(strange.body).not.toContain('<script>')
})
