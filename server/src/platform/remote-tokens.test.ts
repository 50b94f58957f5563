import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from './app-error'
import { createRemoteTokens } from './remote-tokens'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const USER = { role: 'authenticated', sub: '3f9a2c8b-7d6e-4f4a-8b2c-1d0e9f8a7b6c', aud: 'authenticated' }
const KEYS = { anonKey: 'sb_publishable_1', serviceRoleKey: 'sb_secret_1' }

type Signer = (claims: object, kid?: string, exp?: string) => Promise<string>

let server: Server
let url: string
let asked = 0
const published: JWK[] = []
const sign: Record<string, Signer> = {}

beforeAll(async () => {
  for (const alg of ['ES256', 'RS256']) {
    const { privateKey, publicKey } = await generateKeyPair(alg)
    published.push({ ...(await exportJWK(publicKey)), kid: alg, alg })
    sign[alg] = (claims, kid = alg, exp = '1h') =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg, kid }).setExpirationTime(exp).sign(privateKey)
  }
  sign.HS256 = (claims) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(SECRET))
  server = createServer((request, response) => {
    asked++
    const known = request.url === '/auth/v1/.well-known/jwks.json' && request.headers.apikey === KEYS.anonKey
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: published }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const tokensOf = (jwtSecret?: string, at = url) => createRemoteTokens({ url: at, ...KEYS }, jwtSecret)

test('knows the two keys by heart, although they are no tokens', async () => {
  const tokens = tokensOf()
  expect(tokens).toMatchObject(KEYS)
  expect(await tokens.verify('sb_publishable_1')).toEqual({ role: 'anon' })
  expect(await tokens.verify('sb_secret_1')).toEqual({ role: 'service_role' })
  await expect(tokens.verify('sb_secret_2')).rejects.toMatchObject({ fault: 'malformed' })
})

test.each(['ES256', 'RS256'])('verifies users whose tokens are signed by a published key (%s)', async (alg) => {
  expect(await tokensOf().verify(await sign[alg]!(USER))).toMatchObject(USER)
})

test('asks for the keys once, also when many come at the same time', async () => {
  const tokens = tokensOf()
  const token = await sign.ES256!(USER)
  asked = 0
  await Promise.all(Array.from({ length: 10 }, () => tokens.verify(token)))
  await tokens.verify(await sign.RS256!(USER))
  expect(asked).toBe(1)
})

test('verifies tokens that are signed with a secret only when it knows it', async () => {
  const token = await sign.HS256!(USER)
  expect(await tokensOf(SECRET).verify(token)).toMatchObject(USER)
  await expect(tokensOf().verify(token)).rejects.toMatchObject({ fault: 'bad_signature' })
  await expect(tokensOf(`${SECRET}!`).verify(token)).rejects.toMatchObject({ fault: 'bad_signature' })
})

test('refuses what is expired, of an unknown key, of no known role, unsigned or no token', async () => {
  const tokens = tokensOf(SECRET)
  const refused = async (token: string) => await tokens.verify(token).catch((error: unknown) => error)
  expect(await refused(await sign.ES256!(USER, 'ES256', '-1s'))).toMatchObject({ fault: 'expired' })
  expect(await refused(await sign.ES256!(USER, 'unknown'))).toMatchObject({ fault: 'bad_signature' })
  expect(await refused(await sign.ES256!(USER, 'RS256'))).toMatchObject({ fault: 'bad_signature' })
  expect(await refused(await sign.ES256!({ ...USER, role: 'postgres' }))).toMatchObject({ fault: 'bad_claims' })
  expect(await refused(new UnsecuredJWT(USER).encode())).toMatchObject({ fault: 'malformed' })
  const [head, , signature] = (await sign.ES256!(USER)).split('.')
  const forged = Buffer.from(JSON.stringify({ ...USER, role: 'service_role' })).toString('base64url')
  expect(await refused(`${head}.${forged}.${signature}`)).toMatchObject({ fault: 'bad_signature' })
  for (const odd of ['', 'a.b.c', '...', '{}']) expect(await refused(odd), odd).toMatchObject({ fault: 'malformed' })
})

test('a public key is no secret to sign with', async () => {
  const forged = await new SignJWT(USER)
    .setProtectedHeader({ alg: 'HS256', kid: 'RS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(JSON.stringify(published[1])))
  await expect(tokensOf(SECRET).verify(forged)).rejects.toMatchObject({ fault: 'bad_signature' })
})

test.each([
  ['nobody answers', () => 'http://127.0.0.1:1'],
  ['the answer is no key set', () => `${url}/elsewhere`],
])('says "unavailable" and not "invalid" when %s', async (_what, at) => {
  const failed = await tokensOf(undefined, at())
    .verify(await sign.ES256!(USER))
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(AppError)
  expect(failed).toMatchObject({ code: 'unavailable' })
})

test('signs nothing, and derives the same keys at every start', async () => {
  await expect(tokensOf().sign({})).rejects.toThrow(/SUPABASE_URL/)
  expect(tokensOf().deriveKey('a use')).toEqual(tokensOf().deriveKey('a use'))
  expect(tokensOf().deriveKey('a use')).not.toEqual(tokensOf().deriveKey('another'))
})
