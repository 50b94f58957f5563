import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '../../../testing'
import { TEST_CARDS } from '../sandbox/page-actions'
import { ASKS_BANK, CARD, DECLINED, ORIGIN, visitsOf, visitor, type SandboxVisits } from './testing/visits'

let server: TestApp
let visits: SandboxVisits
beforeAll(async () => {
  server = await sharedApp()
  visits = visitsOf(server)
})

const { newCheckout, get, send } = {
  newCheckout: (order?: Parameters<SandboxVisits['newCheckout']>[0]) => visits.newCheckout(order),
  get: (url: string) => visits.get(url),
  send: (...request: Parameters<SandboxVisits['send']>) => visits.send(...request),
}
const doneUrl = (path: string) => `${ORIGIN}/signup/complete?session_id=${path.split('/').at(-1)}`
const subscriptionsOf = (email: string) =>
  server.db.query(sql`select id from private.billing_subscriptions where email = ${email}`)

test('a checkout says what is bought, what is paid today and that no money moves, and keeps itself to itself [OP-30, A-SB-20]', async () => {
  const page = await get(await newCheckout({ priceId: 'price_sandbox_pro_annual', amountCents: 99_000 }))
  expect(page.statusCode).toBe(200)
  for (const words of ['Sandbox: no money moves.', 'Beta Pro, paid yearly', '$990.00 every year', 'There is no trial'])
    expect(page.body).toContain(words)
  expect(page.body).toContain(`href="${ORIGIN}/pricing?checkout=cancelled"`)
  expect(page.body).not.toMatch(/<script|\s(style|on\w+)="/)
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  for (const { label } of TEST_CARDS) expect(page.body).toContain(label)
})

test('a declined card is explained and what was typed stays; the next one pays and leads on, once for any number of clicks [OP-30]', async () => {
  const [path, email] = [await newCheckout(), `${randomUUID()}@example.com`]
  const declined = await send(path, { ...CARD, email, card: DECLINED })
  expect(declined.statusCode).toBe(200)
  // Else "Back" from the bank's page would be an error of the browser.
  expect(declined.headers['cache-control']).toBe('private, no-cache')
  expect(declined.body).toMatch(/role="alert"[^>]*>[^<]*declined/)
  expect(declined.body).toContain(`value="${email}"`)
  expect(declined.body).toContain(`value="${DECLINED}"`)

  const paid = await Promise.all(Array.from({ length: 5 }, () => send(path, { ...CARD, email })))
  for (const { statusCode, headers } of paid) {
    expect(statusCode).toBe(303)
    expect(headers.location).toBe(doneUrl(path))
  }
  const again = await get(path)
  expect(again.body).toContain('Payment complete')
  expect(again.body).toContain(`href="${doneUrl(path)}"`)
  expect((await send(path, { ...CARD, email, card: DECLINED })).headers.location).toBe(doneUrl(path))
  expect(await subscriptionsOf(email)).toHaveLength(1)
})

test('the bank asks first: refused charges nothing, approved pays, and anything else is no approval [OP-30]', async () => {
  const path = await newCheckout()
  const form = { ...CARD, card: ASKS_BANK }
  const bank = await send(path, form)
  expect(bank.body).toContain('Is this you?')
  expect(bank.body).toContain(`action="${path}/confirm"`)
  expect(bank.body).not.toContain('name="cvc"')
  for (const answer of ['refuse', 'yes', '']) {
    const refused = await send(`${path}/confirm`, { ...form, answer })
    expect(refused.body).toMatch(/role="alert"/)
    expect(refused.body).toContain(`Subscribe for $49.00`)
  }
  expect((await get(`${path}/confirm`)).headers.location).toBe(path)
  expect((await send(`${path}/confirm`, { ...form, answer: 'approve' })).headers.location).toBe(doneUrl(path))
})

test('a checkout that has run out says that nothing was charged and leads back, also to whoever still had the form open [OP-30]', async () => {
  const path = await newCheckout()
  const answer = await server.tools.sandbox?.fetch(
    `https://api.stripe.com/v1/checkout/sessions/${path.split('/').at(-1)}/expire`,
    { method: 'POST', headers: { authorization: 'Bearer sk_test_sandbox' } },
  )
  expect(answer?.status).toBe(200)
  for (const page of [await get(path), await send(path, CARD), await send(`${path}/confirm`, CARD)]) {
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('Nothing was charged.')
    expect(page.body).toContain(`href="${ORIGIN}/pricing?checkout=cancelled"`)
  }
})

test('a test card fills the form without paying, and the address of the order cannot be changed [OP-30]', async () => {
  const path = await newCheckout({ email: 'owner@example.com' })
  const filled = await send(path, { email: 'other@example.com', name: 'Ana', fill: 'declined' })
  expect(filled.body).toContain(`value="${DECLINED}"`)
  expect(filled.body).toContain('value="Ana"')
  expect(filled.body).toMatch(/<input id="email"[^>]* value="owner@example.com"[^>]* readonly/)
  expect(filled.body).not.toContain('other@example.com')
  expect((await get(path)).body).toContain('Subscribe for $49.00')
})

test('what was typed comes back as text, and a card of no test never comes back [OP-30]', async () => {
  const path = await newCheckout()
  const name = `"><script>alert(1)</script>'&`
  const page = await send(path, { ...CARD, name, card: '5555 5555 5555 4444', cvc: '987' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"')
  expect(page.body).not.toContain('<script')
  // The address of the page is random hex: digits in it are not those of the card.
  const shown = page.body.replaceAll(path, '')
  expect(shown).not.toContain('5555')
  expect(shown).not.toContain('987')
  expect(page.body).toContain('Only the test cards on this page work here.')
  expect((await get(path)).body).toContain('Subscribe for')
})

test.each([
  ['an empty form', {}, 200],
  ['nothing but a wrong answer', { answer: 'approve' }, 200],
  ['fields that mean something to a program', { ...CARD, email: '', __proto__x: '1', constructor: '2' }, 200],
  ['a name that cannot be stored', { ...CARD, name: 'a\u0000b' }, 200],
  ['a field of nine kilobytes', { ...CARD, name: 'n'.repeat(9000) }, 200],
  ['a form of eleven kilobytes', { ...CARD, name: 'n'.repeat(11_000) }, 413],
  ['a form of a megabyte', { ...CARD, name: 'n'.repeat(1_000_000) }, 413],
])('nothing is bought by %s, and a page answers', async (_what, form: Record<string, string>, status) => {
  const path = await newCheckout()
  for (const address of [path, `${path}/confirm`]) {
    const answer = await send(address, form)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('text/html')
  }
  expect((await get(path)).body).toContain('Subscribe for')
})

test.each([
  ['another type', 'POST', 'application/json', JSON.stringify(CARD), 415],
  ['no type', 'POST', '', 'email=a', 415],
  ['another method', 'PUT', 'application/x-www-form-urlencoded', 'email=a', 404],
  ['a deletion', 'DELETE', 'application/x-www-form-urlencoded', '', 404],
  ['bytes that are no text', 'POST', 'application/x-www-form-urlencoded', Buffer.from([0xff, 0xfe, 0x00, 0x3d]), 200],
] as const)('%s changes nothing', async (_what, method, type, payload, status) => {
  const path = await newCheckout()
  const headers = type ? { 'content-type': type } : {}
  const answer = await server.app.inject({ method, url: path, headers, payload, remoteAddress: visitor() })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toContain('text/html')
  expect((await get(path)).body).toContain('Subscribe for')
})

test.each([
  '/sandbox',
  '/sandbox/',
  '/sandbox/checkout/cs_sandbox_nobody',
  '/sandbox/checkout/%00',
  "/sandbox/checkout/';select 1",
  '/sandbox/checkout/..%2f..%2fdata',
  `/sandbox/checkout/${'a'.repeat(201)}`,
  '/sandbox/portal/bps_nobody',
  '/sandbox/portal/bps_nobody/card',
  '/sandbox/portal/bps_nobody/subscriptions/sub_nobody/cancel',
  '/sandbox/invoices/in_nobody',
  '/sandbox/elsewhere/entirely',
])('nothing is at %s, and a page says so with a way on', async (url) => {
  for (const answer of [await get(url), await send(url, CARD)]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Page not found')
    expect(answer.body).toContain('href="/pricing"')
  }
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ origin: 'http://reelwright.test:8080', host: 'reelwright.test' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
  [{ origin: 'http://reelwright.test', host: 'reelwright.test' }, 303],
])('a form with %j is answered with %i: another site cannot press the button', async (headers, status) => {
  const answer = await send(await newCheckout(), CARD, headers)
  expect(answer.statusCode).toBe(status)
})

test('a visitor may open a checkout sixty times a minute; what they do elsewhere is not counted', async () => {
  const [path, remoteAddress] = [await newCheckout(), visitor()]
  for (let count = 1; count <= 60; count++)
    expect((await server.app.inject({ url: path, remoteAddress })).statusCode, `view ${count}`).toBe(200)
  const refused = await server.app.inject({ url: path, remoteAddress })
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain('Too many requests.')
  expect((await server.app.inject({ url: '/api/health', remoteAddress })).statusCode).toBe(200)
})

test('whatever bytes are sent as a form, a page answers and nothing is bought', async () => {
  const path = await newCheckout()
  const field = fc.constantFrom('email', 'name', 'card', 'expiry', 'cvc', 'fill', 'answer', '__proto__')
  const pairs = fc.array(
    fc.tuple(field, fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(CARD)))),
  )
  const form = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    // Never all that a payment needs: there is no number of a card that works.
    pairs.map((all) => Buffer.from(new URLSearchParams([...all, ['card', '1']]).toString())),
  )
  await fc.assert(
    fc.asyncProperty(form, fc.constantFrom('', '/confirm'), async (payload, step) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: path + step,
        remoteAddress: visitor(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('Subscribe for $49.00')
    }),
    { numRuns: 30 },
  )
})
