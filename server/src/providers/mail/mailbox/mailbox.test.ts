import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config'
import type { App } from '../../../platform/http'
import { testApp, type TestApp } from '../../../testing'
import { mails } from '..'
import { mailbox } from '../routes'
import { linksIn } from './links'

interface Listed {
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  at: string
}

let tools: TestApp
beforeAll(async () => {
  tools = await testApp()
  await tools.db.query(sql`delete from private.outbox`)
})

const newAddress = () => `${randomUUID()}@example.com`

const LINK = 'http://localhost:3000/auth/v1/verify?token=a&type=signup'

async function arrive(to: string, subject?: string) {
  const mail = mails.confirm({ to, link: LINK, code: '482913', validSeconds: 3600 })
  const [row] = await tools.db.query<{ id: string }>(sql`
    insert into private.outbox (recipient, subject, text_body, html_body)
    values (${to}, ${subject ?? mail.subject}, ${mail.text}, ${mail.html}) returning id`)
  return row?.id ?? ''
}

async function listed(to: string): Promise<Listed[]> {
  const answer = await tools.app.inject({ url: '/api/dev/mailbox', query: { to } })
  expect(answer.statusCode).toBe(200)
  return answer.json<Listed[]>()
}

const page = async (url: string) => (await tools.app.inject(url)).body

test('lists the mails of an address, newest first, with their links', async () => {
  const ana = newAddress()
  await arrive(ana, 'the first')
  await arrive(newAddress(), "somebody else's")
  await arrive(ana, 'the second')
  const mails = await listed(ana.toUpperCase())
  expect(mails.map((mail) => mail.subject)).toEqual(['the second', 'the first'])
  expect(Object.keys(mails[0] ?? {}).sort()).toEqual(['at', 'html', 'links', 'subject', 'text', 'to'])
  expect(mails[0]).toMatchObject({ to: ana, links: [LINK], text: expect.stringContaining('482913') })
  expect(new Date(mails[0]?.at ?? '').toISOString()).toBe(mails[0]?.at)
})

test('never lists more than 100, and keeps the newest 500', async () => {
  const ana = newAddress()
  const first = await arrive(ana, 'the very first')
  await tools.db.query(sql`
    insert into private.outbox (recipient, subject, text_body, html_body)
    select ${ana}, 'number ' || n, 'text', '<p>html</p>' from generate_series(1, 500) n order by n`)
  const mails = await listed(ana)
  expect(mails).toHaveLength(100)
  expect(mails[0]?.subject).toBe('number 500')
  expect(await tools.db.query(sql`select 1 from private.outbox`)).toHaveLength(500)
  expect(await tools.db.query(sql`select 1 from private.outbox where id = ${first}::bigint`)).toHaveLength(0)
})

test.each([
  { 'x-forwarded-for': '127.0.0.1' },
  { host: 'rebound.example' },
  { host: '127.0.0.1.rebound.example:3000' },
])('is not there for a request with %j', async (headers) => {
  const id = await arrive(newAddress())
  for (const url of ['/api/dev/mailbox', '/dev/mailbox', '/dev/mailbox/style.css', `/dev/mailbox/mails/${id}`]) {
    const answer = await tools.app.inject({ url, headers })
    expect(answer.statusCode, url).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  }
})

test('is not there for another machine', async () => {
  const answer = await tools.app.inject({ url: '/api/dev/mailbox', remoteAddress: '192.168.1.7' })
  expect(answer.statusCode).toBe(404)
})

test.each([
  ['production', { NODE_ENV: 'production' }],
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost:3000' }],
  ['a public address', { PUBLIC_URL: 'https://studio.example' }],
  ['other machines let in', { HOST: '0.0.0.0' }],
])('does not exist with %s', async (_what, env) => {
  const app = fastify() as unknown as App
  await app.register(mailbox({ ...tools.tools, config: readConfig({ NODE_ENV: 'test', ...env }) }))
  expect((await app.inject('/api/dev/mailbox')).statusCode).toBe(404)
  expect((await app.inject('/dev/mailbox/style.css')).statusCode).toBe(404)
})

test('the page lists mails, opens one, shows it as text, and narrows the list', async () => {
  const [ana, ben] = [newAddress(), newAddress()]
  const id = await arrive(ana, 'for <Ana> & co')
  await arrive(ben, 'for Ben')
  const all = await page('/dev/mailbox')
  expect(all).toContain('for &lt;Ana&gt; &amp; co')
  expect(all).toContain('for Ben')
  expect(all).toContain('Select an email to read it.')

  const narrowed = await page(`/dev/mailbox?to=${ana.slice(2, 20).toUpperCase()}`)
  expect(narrowed).toContain('for &lt;Ana&gt; &amp; co')
  expect(narrowed).not.toContain('for Ben')

  const open = await page(`/dev/mailbox?mail=${id}`)
  expect(open).toContain(`<iframe src="/dev/mailbox/mails/${id}"`)
  expect(open).toContain('target="_blank" rel="noopener noreferrer">http://localhost:3000/auth/v1/verify?token=a&amp;')
  expect(await page(`/dev/mailbox?mail=${id}&as=text`)).toContain('Or enter this code: 482913')
})

test('says so when there is nothing', async () => {
  expect(await page('/dev/mailbox?to=nobody%22%3E%3Cb%3E')).toContain('No emails to “nobody&quot;&gt;&lt;b&gt;”')
  await tools.db.query(sql`delete from private.outbox`)
  expect(await page('/dev/mailbox')).toContain('No emails yet')
})

test('a mail in its frame can load and run nothing, and opens its links beside the mailbox', async () => {
  const id = await arrive(newAddress())
  const answer = await tools.app.inject(`/dev/mailbox/mails/${id}`)
  const policy = answer.headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox allow-popups')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin/)
  expect(answer.body).toContain('<base target="_blank">')
})

test('the page itself has no script and nothing inline', async () => {
  const answer = await tools.app.inject('/dev/mailbox')
  expect(answer.headers['content-security-policy']).toContain("style-src 'self'")
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).not.toMatch(/<script|style="|<style|\son[a-z]+=/i)
})

test.each([
  ['/api/dev/mailbox?to=a&to=b', 400],
  ['/api/dev/mailbox?to=%00', 400],
  ['/dev/mailbox?to=%00', 400],
  ['/dev/mailbox?mail=drop&as=odd', 200],
  ['/dev/mailbox?mail=999999999999999999', 200],
  ['/dev/mailbox/mails/999999999999999999', 404],
  ['/dev/mailbox/mails/x', 400],
  ['/dev/mailbox/nothing', 404],
])('answers %s with %i', async (url, status) => {
  expect((await tools.app.inject(url)).statusCode).toBe(status)
})

test('finds the links of a mail in order, each once, and only web addresses', () => {
  const html = `<a href="https://a.example/?x=1&amp;y=%22">1</a><a href="mailto:me@a.example">2</a>
    <a href="http://b.example/&quot;">3</a><a href="https://a.example/?x=1&amp;y=%22">1</a><a href="javascript:x">4</a>`
  expect(linksIn(html)).toEqual(['https://a.example/?x=1&y=%22', 'http://b.example/"'])
})
