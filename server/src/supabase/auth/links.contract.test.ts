import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { follow, fragmentOf, newAddress, newestMail, pressContinue, verifyPath } from './testing/mail-flows'

let app: TestApp
beforeAll(async () => {
  app = await testApp({
    env: {
      MAIL_FREQUENCY: '0',
      SITE_URL: 'https://reelwright.example',
      REDIRECT_URLS: 'https://*.example.com/**, reelwright://**',
    },
  })
})

/** An account with a recovery mail that leads to `redirectTo`. */
async function recovery(redirectTo?: string) {
  const ana = await app.newUser()
  await app.anonymous().auth.resetPasswordForEmail(ana.email, redirectTo === undefined ? {} : { redirectTo })
  return { ana, ...(await newestMail(app, ana.email)) }
}
const open = (url: string, method: 'GET' | 'HEAD' = 'GET') => app.app.inject({ method, url })
const sessionsOf = async ({ id }: TestUser) =>
  (await app.db.query(sql`select from auth.sessions where user_id = ${id}`)).length
const tokensOf = async ({ id }: TestUser) =>
  (await app.db.query(sql`select from auth.one_time_tokens where user_id = ${id} and kind = 'recovery'`)).length

describe('the link in a mail', () => {
  test('opens a page that changes nothing, however often a mail scanner looks at it', async () => {
    const { ana, link } = await recovery()
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET'] as const) {
      expect((await open(link.pathname + link.search, method)).statusCode).toBe(200)
    }
    expect([await tokensOf(ana), await sessionsOf(ana)]).toEqual([1, 1])
    expect(fragmentOf(await pressContinue(app, link))).toMatchObject({
      type: 'recovery',
      access_token: expect.any(String),
    })
    expect(await tokensOf(ana)).toBe(0)
  })

  test('the page says what will happen, holds together by itself and gives nothing away', async () => {
    const { link } = await recovery('https://app.example.com/cb')
    const page = await open(link.pathname + link.search)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<title>Choose a new password - Reelwright</title>')
    expect(page.body).toContain('Continue to log in on this device and to choose a new password.')
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(page.body).not.toMatch(/<script|src=|<link/)
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' https:\/\/app\.example\.com;/,
    )
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('markup in it is only text', async () => {
    const { link } = await recovery()
    link.searchParams.set('redirect_to', 'https://reelwright.example/?"><script>alert(1)</script>\'')
    link.searchParams.set('token', `${link.searchParams.get('token')}`)
    const page = await open(link.pathname + link.search)
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('<script')
  })

  test('when it was used, or never was one, the page says so and leads to the site', async () => {
    const { link } = await recovery()
    await pressContinue(app, link)
    for (const search of [
      link.search,
      '?token=abc&type=recovery',
      '?token=abc&type=nonsense',
      '',
      '?token=a&token=b&type=recovery',
    ]) {
      const page = await open(link.pathname + search)
      expect([search, page.statusCode]).toEqual([search, 410])
      expect(page.body).toContain('This link no longer works')
      expect(page.body).toContain('<a href="https://reelwright.example">')
    }
  })

  test('a form that is sent twice ends with the error of the protocol the second time', async () => {
    const { link } = await recovery('https://app.example.com/cb')
    const send = () =>
      app.app.inject({
        method: 'POST',
        url: link.pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: link.searchParams.toString(),
      })
    expect((await send()).headers.location).toMatch(/^https:\/\/app\.example\.com\/cb#access_token=/)
    const again = await send()
    expect([again.statusCode, again.headers.location]).toEqual([
      303,
      'https://app.example.com/cb#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    ])
  })

  test('may lead into an app by a scheme of its own, and the page lets the browser go there', async () => {
    const { link } = await recovery('reelwright://signed-in')
    const page = await open(link.pathname + link.search)
    expect(page.headers['content-security-policy']).toContain("form-action 'self' reelwright:;")
    expect((await pressContinue(app, link)).href).toMatch(/^reelwright:\/\/signed-in#access_token=/)
  })
})

describe('GET /verify', () => {
  test('signs in at once and needs no API key', async () => {
    const { link } = await recovery('https://app.example.com/cb?next=1')
    const landed = await follow(app, verifyPath(link))
    expect(landed.href).toMatch(/^https:\/\/app\.example\.com\/cb\?next=1#access_token=/)
    expect(fragmentOf(landed)).toMatchObject({ type: 'recovery' })
  })

  test('HEAD uses nothing up', async () => {
    const { ana, link } = await recovery()
    expect((await open(verifyPath(link), 'HEAD')).statusCode).toBe(200)
    expect(await tokensOf(ana)).toBe(1)
  })

  test.each([
    ['a token that is none', '?token=abc&type=recovery', { error: 'access_denied', error_code: 'otp_expired' }],
    ['no token', '?type=recovery', { error: 'invalid_request', error_code: 'validation_failed' }],
    ['no type', '?token=abc', { error: 'invalid_request', error_code: 'validation_failed' }],
    ['an unknown type', '?token=abc&type=x', { error: 'invalid_request', error_code: 'validation_failed' }],
    ['nothing', '', { error: 'invalid_request', error_code: 'validation_failed' }],
    ['every field twice', '?token=a&token=b&type=c&type=d', { error: 'invalid_request' }],
  ])('with %s ends at the site, with the error', async (_, search, error) => {
    const landed = await follow(app, `/auth/v1/verify${search}`)
    expect(landed.href).toMatch(/^https:\/\/reelwright\.example\/#error/)
    expect(fragmentOf(landed)).toMatchObject(error)
    expect(landed.search).toBe('')
  })

  test('the error of a PKCE link stands in the query, too', async () => {
    const landed = await follow(app, '/auth/v1/verify?token=pkce_abc&type=recovery')
    expect(Object.fromEntries(landed.searchParams)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
    expect(fragmentOf(landed)).toMatchObject({ error_code: 'otp_expired' })
  })

  test('never leads where the settings do not allow, neither from the mail nor from the link', async () => {
    const { link } = await recovery('https://evil.example/cb')
    expect(link.searchParams.get('redirect_to')).toBe('https://reelwright.example')
    link.searchParams.set('redirect_to', 'https://evil.example/cb')
    expect((await follow(app, verifyPath(link))).origin).toBe('https://reelwright.example')
  })

  test('without a site in the settings, people land at the address they came to', async () => {
    const bare = await testApp({ env: { MAIL_FREQUENCY: '0' } })
    const email = newAddress()
    await bare.anonymous().auth.signInWithOtp({ email })
    const { link } = await newestMail(bare, email)
    expect(link.searchParams.get('redirect_to')).toBe(link.origin)
    const strange = await bare.app.inject({ url: '/auth/v1/verify?token=a&type=b', headers: { host: 'a b"<>' } })
    expect(strange.statusCode).toBe(303)
  })
})
