import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs, testApp, type TestApp, type TestUser } from '../../../testing'
import { SITE, startGoogle, type FakeGoogle } from './fake-google'

let google: FakeGoogle
let api: TestApp
let ana: TestUser
let ids: string[]
beforeAll(async () => {
  google = await startGoogle()
  google.person = { sub: randomUUID() }
  api = await testApp({ env: google.env })
  ana = await api.newUser()
  const { data: factor } = await ana.supabase.auth.mfa.enroll({ factorType: 'totp' })
  const { data: challenge } = await ana.supabase.auth.mfa.challenge({ factorId: factor!.id })
  const identity = (await ana.supabase.auth.getUserIdentities()).data!.identities[0]!
  ids = [factor!.id, challenge!.id, ana.id, identity.identity_id, randomUUID()]
  const started = new URL((await ana.supabase.auth.linkIdentity({ provider: 'google' })).data.url!)
  ids.push(started.searchParams.get('state')!)
})
afterAll(() => google.stop())

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    '\u0000',
    '\ud800',
    "'; drop table auth.users; --",
    '%',
    '%s',
    '../..',
    '[]',
    '{}',
    '-1',
    '1e309',
    'google',
    'x'.repeat(3000),
    'none',
    '24h',
    'ana@example.com',
    'totp',
    'true',
    '__proto__',
    `${SITE}/x`,
    'javascript:alert(1)',
    '9'.repeat(30),
    'magiclink',
    'email_change_new',
    'signup',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Chosen when a value is made: the ids are known only then.
  fc.nat({ max: 5 }).map((i) => ids[i] ?? ''),
)
const query = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'provider',
      'redirect_to',
      'scopes',
      'state',
      'code',
      'iss',
      'error',
      'error_description',
      'code_challenge',
      'code_challenge_method',
      'page',
      'per_page',
      'filter',
      'skip_http_redirect',
      'prompt',
      'id_token',
    ),
    fc.string({ maxLength: 10 }),
  ),
  hostile,
  { maxKeys: 6 },
)
const value = fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }), fc.boolean(), fc.double())
const body = fc.oneof(
  fc
    .dictionary(
      fc.constantFrom(
        'email',
        'password',
        'id',
        'user_metadata',
        'app_metadata',
        'data',
        'ban_duration',
        'email_confirm',
        'type',
        'new_email',
        'redirect_to',
        'friendly_name',
        'factor_type',
        'issuer',
        'challenge_id',
        'code',
        'should_soft_delete',
        'id_token',
        'nonce',
        'provider',
        'link_identity',
        'role',
        'phone',
        'state',
        'error',
      ),
      value,
      { maxKeys: 8 },
    )
    .map((fields) => JSON.stringify(fields)),
  fc.json(),
  fc.string({ maxLength: 40 }),
)
const type = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
)

/** Half a surrogate pair has no place in an address. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString())

const search = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
    .join('&')

async function send(
  method: string,
  path: string,
  fields: Record<string, string>,
  payload: string,
  contentType: string,
  token: string,
) {
  const hasBody = method !== 'GET'
  const answer = await api.app.inject({
    method: method as 'GET',
    url: `/auth/v1${path}${path.includes('?') ? '&' : '?'}${search(fields)}`,
    headers: {
      apikey: api.anonKey,
      authorization: `Bearer ${token}`,
      ...(hasBody ? { 'content-type': contentType } : {}),
    },
    ...(hasBody ? { payload } : {}),
  })
  return answer.statusCode
}

const usersNow = async () => (await api.db.query(sql<{ n: number }>`select count(*)::int as n from auth.users`))[0]!.n

test('nothing that a visitor sends breaks the way through a provider or the second factor, or makes an account', async () => {
  const before = await usersNow()
  const routes = fc.oneof(
    fc.constantFrom(
      ['GET', '/authorize'],
      ['GET', '/callback'],
      ['POST', '/callback'],
      ['GET', '/user/identities/authorize'],
      ['POST', '/factors'],
      ['POST', '/token?grant_type=id_token'],
    ),
    hostile.map((id) => ['DELETE', `/user/identities/${encoded(id)}`]),
    hostile.map((id) => ['POST', `/factors/${encoded(id)}/challenge`]),
    hostile.map((id) => ['POST', `/factors/${encoded(id)}/verify`]),
  )
  await fc.assert(
    fc.asyncProperty(routes, query, body, type, async ([method, path], fields, payload, contentType) => {
      expect(await send(method, path, fields, payload, contentType, ana.token)).toBeLessThan(500)
    }),
    { numRuns: runs(60, 400) },
  )
  expect(await usersNow()).toBe(before)
})

test('nothing that an operator sends by mistake breaks the service', async () => {
  const routes = fc.oneof(
    fc.constantFrom(
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['POST', '/admin/generate_link'],
      ['POST', '/invite'],
    ),
    hostile.chain((id) => {
      const path = `/admin/users/${encoded(id)}`
      return fc.constantFrom(
        ['GET', path],
        ['PUT', path],
        ['DELETE', path],
        ['GET', `${path}/factors`],
        ['DELETE', `${path}/factors/${ids[0]}`],
      )
    }),
  )
  await fc.assert(
    fc.asyncProperty(routes, query, body, type, async ([method, path], fields, payload, contentType) => {
      expect(await send(method, path, fields, payload, contentType, api.tokens.serviceRoleKey)).toBeLessThan(500)
    }),
    { numRuns: runs(60, 400) },
  )
})
