import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing'

const SITE = 'http://reelwright.test'
const PRICE = 'price_sandbox_creator_monthly'
const SUCCESS = `${SITE}/signup/complete?session_id={CHECKOUT_SESSION_ID}`

/** The two bodies that the product's own pages send. (A-CK-03, A-CK-05) */
const PAGE = {
  priceId: PRICE,
  successUrl: SUCCESS,
  cancelUrl: `${SITE}/pricing?checkout=cancelled`,
  email: 'ana@example.com',
}
const MODAL = { priceId: PRICE, mode: 'subscription', successUrl: SUCCESS, cancelUrl: `${SITE}/?checkout=cancelled` }

function callerOf({ app, anonKey }: TestApp) {
  return async (payload: object | string, headers: Record<string, string> = {}) => {
    const sent = {
      authorization: `Bearer ${anonKey}`,
      'content-type': 'application/json',
      host: 'reelwright.test',
      ...headers,
    }
    const answer = await app.inject({ method: 'POST', url: '/functions/v1/checkout-anonymous', headers: sent, payload })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
}

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})

const sessionOf = (url: unknown): string => /cs_[\w]+/.exec(String(url))?.[0] ?? ''

describe('a checkout', () => {
  test.each([
    ['the pricing page', PAGE, 'ana@example.com'],
    ['the modal', MODAL, null],
    ['the pricing page, without an address', { ...PAGE, email: '' }, null],
    ['the pricing page, with none at all', { ...PAGE, email: null }, null],
    ['a newer page that says more', { ...MODAL, coupon: 'FREE', trial_period_days: 30 }, null],
  ])(
    'is begun by %s, with the public key alone [A-CK-01, A-CK-02, A-CK-03, A-CK-04, A-CK-05, A-CK-06, A-CK-10, CX-20]',
    async (_, body, email) => {
      const { status, body: answer } = await callerOf(server)(body)
      expect({ status, answer }).toEqual({
        status: 200,
        answer: { success: true, url: answer.url, data: { url: answer.url } },
      })
      const checkout = await server.tools.sandbox?.actions.checkout(sessionOf(answer.url))
      expect(checkout).toMatchObject({
        status: 'open',
        planName: 'Beta Creator',
        interval: 'monthly',
        amountCents: 4900,
        email,
      })
      expect(checkout?.cancelUrl).toBe(body.cancelUrl)
      expect(checkout?.successUrl).toBe(SUCCESS.replace('{CHECKOUT_SESSION_ID}', sessionOf(answer.url)))
    },
  )

  test('of each plan and interval costs what our pages say [A-SB-23, A-SB-25, A-SB-27, OP-27]', async () => {
    const call = callerOf(server)
    const amounts: Record<string, unknown> = {}
    for (const { id } of server.tools.config.billing.prices) {
      const { body } = await call({ ...MODAL, priceId: id })
      amounts[id] = (await server.tools.sandbox?.actions.checkout(sessionOf(body.url)))?.amountCents
    }
    expect(amounts).toEqual({
      price_sandbox_starter_monthly: 2900,
      price_sandbox_starter_annual: 29_000,
      price_sandbox_creator_monthly: 4900,
      price_sandbox_creator_annual: 49_000,
      price_sandbox_pro_monthly: 9900,
      price_sandbox_pro_annual: 99_000,
    })
  })

  test('is the same one for the same click, and another one for another click or another place', async () => {
    const call = callerOf(server)
    const key = randomUUID()
    const begin = async (headers: Record<string, string>) => (await call(MODAL, headers)).body.url
    const first = await begin({ 'idempotency-key': key })
    expect(await Promise.all([1, 2, 3].map(() => begin({ 'idempotency-key': key })))).toEqual([first, first, first])
    expect(await begin({ 'idempotency-key': randomUUID() })).not.toBe(first)
    expect(await begin({})).not.toBe(first)
    expect((await call(PAGE, { 'idempotency-key': key })).body).toMatchObject({ success: false, code: 'conflict' })
  })

  test('is never the one of a stranger who uses the same key', async () => {
    const call = callerOf(await testApp({ env: { TRUST_PROXY: '127.0.0.1' } }))
    const from = (ip: string) =>
      call(MODAL, { 'idempotency-key': '1', 'x-forwarded-for': ip, 'x-forwarded-host': 'reelwright.test' })
    const [here, there] = [await from('192.0.2.1'), await from('192.0.2.2')]
    expect([here.status, there.status]).toEqual([200, 200])
    expect(here.body.url).not.toBe(there.body.url)
  })
})

describe('refused clearly', () => {
  test.each([
    ['a price that is unknown', { priceId: 'price_unknown' }, 'priceId'],
    ['a price that is given, never sold', { priceId: 'granted_pro' }, 'priceId'],
    ['a price that is none', { priceId: '' }, 'priceId'],
    ['a price of another type', { priceId: { id: PRICE } }, 'priceId'],
    ['a price that is too long', { priceId: 'p'.repeat(201) }, 'priceId'],
    ['another mode', { mode: 'payment' }, 'mode'],
    ['an address that is none', { email: 'ana' }, 'email'],
    ['an address that is too long', { email: `${'a'.repeat(250)}@example.com` }, 'email'],
    ['a foreign success address', { successUrl: 'https://evil.test/?session_id={CHECKOUT_SESSION_ID}' }, 'successUrl'],
    ['a success address without the place of the session', { successUrl: `${SITE}/signup/complete` }, 'successUrl'],
    [
      'a success address whose session stands in the path',
      { successUrl: `${SITE}/{CHECKOUT_SESSION_ID}` },
      'successUrl',
    ],
    ['a foreign cancel address', { cancelUrl: '//evil.test/pricing' }, 'cancelUrl'],
    ['a cancel address of another port', { cancelUrl: `${SITE}:8080/pricing` }, 'cancelUrl'],
    ['no cancel address', { cancelUrl: undefined }, 'cancelUrl'],
    ['an address beyond all bounds', { successUrl: `${SUCCESS}&x=${'a'.repeat(2000)}` }, 'successUrl'],
  ])('%s [A-CK-10, OP-27, OP-30, A-ER-11, A-ER-14]', async (_, changes, field) => {
    const { status, body } = await callerOf(server)({ ...PAGE, ...changes })
    expect({ status, ...body }).toMatchObject({ status: 400, success: false, code: 'invalid_input', field })
    expect(body.error).toEqual(expect.any(String))
  })

  test.each([
    ['a list', []],
    ['null', 'null'],
    ['no JSON', '{"priceId":'],
    ['a text', '"price"'],
    ['a body of a megabyte', `{"priceId":"${'p'.repeat(1_000_000)}"}`],
  ])('%s as the body', async (_, payload) => {
    const { status, body } = await callerOf(server)(payload)
    expect({ status, ...body }).toMatchObject({ status: 400, success: false })
  })

  test('a call without a key, with a wrong one, and an idempotency key that is none', async () => {
    const call = callerOf(server)
    expect((await call(PAGE, { authorization: '' })).status).toBe(401)
    expect((await call(PAGE, { authorization: 'Bearer eyJwrong' })).status).toBe(401)
    expect((await call(PAGE, { 'idempotency-key': 'ä'.repeat(3) })).status).toBe(400)
    expect((await call(PAGE, { 'idempotency-key': 'k'.repeat(201) })).status).toBe(400)
  })

  test('addresses of the host that a request names, once the settings name ours', async () => {
    const call = callerOf(await testApp({ env: { PUBLIC_URL: 'https://real.test' } }))
    expect(await call(PAGE)).toMatchObject({ status: 400, body: { field: 'successUrl' } })
    const ours = JSON.stringify(PAGE).replaceAll(SITE, 'https://real.test')
    expect(await call(ours)).toMatchObject({ status: 200 })
  })

  test('the twenty-first in a minute from one address [OP-30]', async () => {
    const call = callerOf(await testApp({ env: { RATE_LIMIT_CHECKOUT: '20' } }))
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn++) statuses.push((await call({ ...MODAL, priceId: 'price_unknown' })).status)
    expect(statuses.slice(-2)).toEqual([400, 429])
  })

  test('everything, where nothing is sold', async () => {
    const call = callerOf(await testApp({ env: { BILLING_SANDBOX: 'off' } }))
    expect(await call(MODAL)).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } })
  })
})
