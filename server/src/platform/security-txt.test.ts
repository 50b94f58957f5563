import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from './config'
import type { App } from './http'
import { securityTxt } from './security-txt'

async function ask(env: Record<string, string>, host = 'localhost') {
  const app = fastify() as unknown as App
  securityTxt(app, readConfig(env))
  return app.inject({ url: '/.well-known/security.txt', headers: { host } })
}

test('says where weaknesses are reported to, until a day within a year (RFC 9116)', async () => {
  const { statusCode, headers, body } = await ask({
    PUBLIC_URL: 'https://studio.example/',
    SUPPORT_EMAIL: 'help@a.example',
  })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const [, expires] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/m.exec(body) ?? []
  const days = (Date.parse(expires!) - Date.now()) / (24 * 3600_000)
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
  expect(body.replace(expires!, 'then')).toBe(
    [
      'Contact: mailto:help@a.example',
      'Expires: then',
      'Preferred-Languages: en',
      'Canonical: https://studio.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test.each([
  [{ SECURITY_CONTACT: 'security@a.example', SUPPORT_EMAIL: 'help@a.example' }, 'Contact: mailto:security@a.example'],
  [{ SECURITY_CONTACT: 'https://a.example/report' }, 'Contact: https://a.example/report'],
])('%j is published as "%s"', async (env, contact) => {
  expect((await ask(env)).body.split('\n')[0]).toBe(contact)
})

test('believes no host name of a request, and no contact that would add a line', async () => {
  expect((await ask({}, 'evil.example')).body).not.toMatch(/evil|Canonical/)
  expect(() => readConfig({ SECURITY_CONTACT: 'a@b.example\nContact: evil@e.example' })).toThrow('SECURITY_CONTACT')
  expect(readConfig({ SECURITY_CONTACT: 'https://a.example/x' }).securityContact).toBe('https://a.example/x')
})
