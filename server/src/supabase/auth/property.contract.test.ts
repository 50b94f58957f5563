import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { runs, testApp, type TestApp, type TestUser } from '../../testing'

let app: TestApp
let ana: TestUser
beforeAll(async () => {
  app = await testApp({
    env: {
      MAIL_FREQUENCY: '0',
      ANONYMOUS_SIGN_INS: 'true',
      PASSWORD_CHANGE_NEEDS_RECENT: 'true',
      REDIRECT_URLS: 'https://*.example.com/**',
    },
  })
  ana = await app.newUser()
  await app.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
  for (const ask of [
    () => app.anonymous().auth.resetPasswordForEmail(ana.email),
    () => app.anonymous().auth.signInWithOtp({ email: ana.email }),
    () => ana.supabase.auth.updateUser({ email: `new-${ana.email}` }),
    () => ana.supabase.auth.reauthenticate(),
  ]) {
    expect((await ask()).error).toBeNull()
  }
})

/** What nobody without a secret may change. */
async function guarded() {
  const [row] = await app.db.query(sql<Record<string, unknown>>`
    select (select to_jsonb(u) - 'confirmation_sent_at' - 'recovery_sent_at' from auth.users u where id = ${ana.id}) as ana,
           (select jsonb_agg(s.id order by s.id) from auth.sessions s where user_id = ${ana.id}) as sessions,
           (select jsonb_agg(i order by i.id) from auth.identities i where user_id = ${ana.id}) as identities,
           (select count(*)::int from auth.one_time_tokens where user_id = ${ana.id}) as tokens`)
  return row
}

const FIELDS = [
  'email',
  'password',
  'token',
  'token_hash',
  'type',
  'data',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'auth_code',
  'code_verifier',
  'create_user',
  'redirect_to',
  'phone',
  'refresh_token',
  'current_password',
  'role',
  'id',
  '__proto__',
]
const WORDS = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
  'sms',
  'reauthentication',
  's256',
  'plain',
  '123456',
  'pkce_',
  'https://app.example.com/cb',
  'javascript:alert(1)',
  'pkce',
  'password',
  'constructor',
  '\u0000',
  '\ud800',
  "'; drop table auth.users; --",
]

const text = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 60 }), fc.emailAddress())
const anything = fc.oneof(text, text, fc.jsonValue({ maxDepth: 2 }))
const body = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), fc.string({ maxLength: 8 })), anything, { maxKeys: 6 }),
  fc.jsonValue({ maxDepth: 2 }),
)
const fields = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom(...FIELDS, 'grant_type'), fc.string({ maxLength: 8 })), text),
  { maxLength: 5 },
)
const route = fc.constantFrom(
  ['POST', '/signup'],
  ['POST', '/token'],
  ['POST', '/otp'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['GET', '/verify'],
  ['HEAD', '/verify'],
  ['GET', '/confirm'],
  ['POST', '/confirm'],
  ['PUT', '/user'],
  ['GET', '/reauthenticate'],
  ['GET', '/user'],
  ['GET', '/settings'],
  ['POST', '/logout'],
  ['GET', ''],
  ['DELETE', '/verify'],
)
const type = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
)

function encode(pairs: [string, string][]): string {
  return new URLSearchParams(
    pairs.map(([name, value]) => [Buffer.from(name).toString(), Buffer.from(value).toString()]),
  ).toString()
}

const sequences = fc.record({ route, body, fields, type, inForm: fc.boolean(), ofAna: fc.boolean() })

test('no body and no query to any route is a fault of the server, and without a secret none changes an account', async () => {
  const before = await guarded()
  await fc.assert(
    fc.asyncProperty(sequences, async ({ route: [method = 'GET', path = ''], body, fields, type, inForm, ofAna }) => {
      const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
      const payload = inForm ? encode(fields) : JSON.stringify(isObject && ofAna ? { ...body, email: ana.email } : body)
      const answer = await app.app.inject({
        method: method as 'GET',
        url: `/auth/v1${path}${fields.length > 0 ? `?${encode(fields)}` : ''}`,
        headers: { apikey: app.anonKey, 'content-type': inForm ? 'application/x-www-form-urlencoded' : type },
        ...(method === 'GET' || method === 'HEAD' ? {} : { payload }),
      })
      expect([method, path, answer.statusCode < 500]).toEqual([method, path, true])
      const { location } = answer.headers
      if (location !== undefined) expect(location).toMatch(/^(http:\/\/localhost|https:\/\/[^./]*\.example\.com)[/?#]/)
    }),
    { numRuns: runs(60, 400) },
  )
  expect({ ...(await guarded()), tokens: before?.tokens }).toEqual(before)
})

test('with a session, what cannot be changed is refused and changes nothing', async () => {
  const session = await app.anonymous().auth.signInWithPassword(ana)
  await app.db.query(sql`update auth.sessions set created_at = now() - interval '2 days' where user_id = ${ana.id}`)
  const before = await guarded()
  const forbidden = fc.dictionary(
    fc.constantFrom(...FIELDS.filter((field) => !['data', 'email', '__proto__'].includes(field))),
    anything,
    { maxKeys: 5 },
  )
  await fc.assert(
    fc.asyncProperty(forbidden, async (change) => {
      const answer = await app.app.inject({
        method: 'PUT',
        url: '/auth/v1/user',
        headers: { apikey: app.anonKey, authorization: `Bearer ${session.data.session!.access_token}` },
        payload: change,
      })
      expect(answer.statusCode).toBeLessThan(500)
    }),
    { numRuns: runs(25, 150) },
  )
  const after = await guarded()
  const withoutTime = (row: typeof after) => ({ ...row, ana: { ...(row?.ana as object), updated_at: '' }, tokens: 0 })
  expect(withoutTime(after)).toEqual(withoutTime(before))
})
