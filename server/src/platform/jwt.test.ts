import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, test, vi } from 'vitest'
import { createTokens, type Tokens } from './jwt'
import { loadSecrets, type Secrets } from './secrets'
import { temporaryFolder } from '../testing/temporary-folder'

const USER = '7f9c24e5-3b1a-4a5e-9a55-2f0a9d1f0c11'
let folder: string
let secrets: Secrets
let tokens: Tokens

beforeAll(async () => {
  folder = await temporaryFolder()
  secrets = await loadSecrets(folder)
  tokens = await createTokens(secrets)
})

const now = () => Math.floor(Date.now() / 1000)
const userToken = (extra: object = {}) =>
  tokens.sign({ role: 'authenticated', sub: USER, iat: now(), exp: now() + 60, ...extra })

test('makes the secrets once, for their owner only', async () => {
  expect(await loadSecrets(folder)).toEqual(secrets)
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o077).toBe(0)
})

test('two first starts at once agree on one set of secrets', async () => {
  const shared = await temporaryFolder()
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(shared)))
  expect(new Set(all.map((one) => one.jwtSecret)).size).toBe(1)
})

test('refuses a damaged secrets file instead of making new ones', async () => {
  const damaged = await temporaryFolder()
  await writeFile(join(damaged, 'secrets.json'), '{"jwtSecret":"short"}')
  await expect(loadSecrets(damaged)).rejects.toThrow(/damaged/)
  expect(await readFile(join(damaged, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":"short"}')
})

test('gives the same public key after a restart, and it starts with eyJ [A-CN-01]', async () => {
  const again = await createTokens(secrets)
  expect(again.anonKey).toBe(tokens.anonKey)
  expect(tokens.anonKey).toMatch(/^eyJ/)
})

test('verifies its own tokens and keys', async () => {
  expect(await tokens.verify(await userToken())).toMatchObject({ role: 'authenticated', sub: USER })
  expect(await tokens.verify(tokens.anonKey)).toMatchObject({ role: 'anon' })
  expect(await tokens.verify(tokens.serviceRoleKey)).toMatchObject({ role: 'service_role' })
})

test('shows no private part in the key set', () => {
  expect(tokens.jwks.keys).toHaveLength(1)
  expect(tokens.jwks.keys[0]).not.toHaveProperty('d')
})

test.each([
  ['no token at all', () => Promise.resolve('nonsense'), 'malformed'],
  ['an unsigned token', () => Promise.resolve(new UnsecuredJWT({ role: 'service_role' }).encode()), 'malformed'],
  ['a token signed by somebody else', () => forged(), 'bad_signature'],
  ['an expired token', () => userToken({ exp: now() - 1 }), 'expired'],
  ['a token of an unknown role', () => userToken({ role: 'postgres' }), 'bad_claims'],
])('refuses %s', async (_what, make, fault) => {
  await expect(tokens.verify(await make())).rejects.toMatchObject({ fault })
})

function forged() {
  const key = new TextEncoder().encode('x'.repeat(40))
  return new SignJWT({ role: 'service_role', exp: now() + 60 }).setProtectedHeader({ alg: 'HS256' }).sign(key)
}

test('a token that was verified once still ends when its time is over', async () => {
  const token = await userToken()
  await tokens.verify(token)
  vi.useFakeTimers({ now: Date.now() + 61_000 })
  try {
    await expect(tokens.verify(token)).rejects.toMatchObject({ fault: 'expired' })
  } finally {
    vi.useRealTimers()
  }
})
