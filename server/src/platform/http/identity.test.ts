import { TEXTS } from '@reelwright/shared'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Db } from '../db'
import { TokenError, type Claims, type Tokens } from '../jwt'
import { claimsOf, requireKey, requireOperator, signedIn, tokenUser } from './identity'
import { perAccount } from './per-account'

const ANA = { role: 'authenticated', sub: 'ana', session_id: 'session' } as const
const CLAIMS: Record<string, Claims> = {
  anon: { role: 'anon' },
  service: { role: 'service_role' },
  'service-of-ana': { role: 'service_role', sub: 'ana' },
  nameless: { role: 'authenticated' },
  ana: ANA,
  raised: { ...ANA, aal: 'aal2' },
}
const broken = new Error('The keys cannot be read')
const tokens = {
  verify: async (token: string) => {
    if (token === 'broken') throw broken
    const claims = CLAIMS[token]
    if (!claims) throw new TokenError('malformed', 'No token')
    return claims
  },
} as unknown as Tokens

const asked = (headers: object, query?: object) => ({ headers, query }) as FastifyRequest
const bearer = (token: string) => asked({ authorization: `Bearer ${token}` })
const refused = (code: string, message: string) => ({ code, message })
const notSignedIn = refused('not_signed_in', TEXTS.notAuthenticated)

test.each([
  [{ authorization: 'Bearer ana' }, undefined, 'ana'],
  [{ authorization: 'bearer  ana' }, undefined, 'ana'],
  [{ authorization: 'Bearer ana', apikey: 'anon' }, undefined, 'ana'],
  [{ apikey: 'service' }, { apikey: 'anon' }, 'service'],
  [{ apikey: '' }, { apikey: 'anon' }, 'anon'],
  [{ authorization: 'Basic ana' }, { apikey: 'anon' }, 'anon'],
  [{ authorization: 'Bearer ana anon' }, { apikey: 'anon' }, 'anon'],
  [{ authorization: 'x Bearer ana' }, { apikey: 'anon' }, 'anon'],
])('headers %j and query %j speak for %s', async (headers, query, token) => {
  expect(await claimsOf(asked(headers, query), tokens)).toBe(CLAIMS[token])
})

test.each([
  [{}, undefined],
  [{}, { apikey: ['anon'] }],
  [{ apikey: ['anon'] }, { apikey: '' }],
])('headers %j and query %j have no key', async (headers, query) => {
  const missing = refused('not_signed_in', 'No API key found in request')
  await expect(claimsOf(asked(headers, query), tokens)).rejects.toMatchObject(missing)
  await expect(requireKey(asked(headers, query), tokens)).rejects.toMatchObject(missing)
})

test('an API key lets a request in, also beside a bearer token, and a wrong one does not', async () => {
  const wrong = { ...refused('not_signed_in', 'Invalid API key'), cause: expect.any(TokenError) as unknown }
  await requireKey(asked({ apikey: 'anon', authorization: 'Bearer wrong' }), tokens)
  await requireKey(bearer('ana'), tokens)
  await expect(requireKey(asked({ apikey: 'wrong', authorization: 'Bearer ana' }), tokens)).rejects.toMatchObject(wrong)
})

test.each(['anon', 'service', 'service-of-ana', 'nameless', 'wrong'])('the token %s names no user', async (token) => {
  await expect(tokenUser(bearer(token), tokens)).rejects.toMatchObject(notSignedIn)
})

test('the token of a user names them, an API key does not, and a failure to verify is no refusal', async () => {
  expect(await tokenUser(bearer('ana'), tokens)).toEqual({ id: 'ana', claims: ANA, token: 'ana' })
  await expect(tokenUser(asked({ apikey: 'ana' }), tokens)).rejects.toMatchObject(notSignedIn)
  await expect(tokenUser(bearer('broken'), tokens)).rejects.toBe(broken)
})

test.each([
  ['ana', { is_live: true, has_factor: false }, undefined],
  ['raised', { is_live: true, has_factor: true }, undefined],
  ['raised', { is_live: true, has_factor: false }, undefined],
  ['ana', { is_live: true, has_factor: true }, refused('second_factor_needed', TEXTS.secondFactorNeeded)],
  ['raised', { is_live: false, has_factor: true }, notSignedIn],
  ['ana', undefined, notSignedIn],
])('the session of %s with %j [OP-20]', async (token, row, refusal) => {
  const db = { query: async () => (row ? [row] : []) } as unknown as Db
  const user = signedIn(bearer(token), { db, tokens })
  if (refusal) await expect(user).rejects.toMatchObject(refusal)
  else expect(await user).toMatchObject({ id: 'ana', claims: CLAIMS[token] })
})

test.each([
  [bearer('ana'), refused('forbidden', 'Only the operator can do this')],
  [asked({ apikey: 'anon' }), refused('forbidden', 'Only the operator can do this')],
  [bearer('wrong'), refused('not_signed_in', 'Invalid API key')],
  [asked({}), refused('not_signed_in', 'No API key found in request')],
  [bearer('broken'), { message: broken.message }],
])('only the service role is the operator %#', async (request, refusal) => {
  await requireOperator(bearer('service'), { tokens })
  await expect(requireOperator(request, { tokens })).rejects.toMatchObject(refusal)
})

test('a limit counts a user by account and a visitor by address', async () => {
  const from = (request: FastifyRequest) => perAccount('imports', tokens)(Object.assign(request, { ip: '192.0.2.1' }))
  expect(await from(bearer('ana'))).toBe('imports ana')
  expect(await from(bearer('anon'))).toBe('192.0.2.1')
})
