import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createApp } from '../app'
import { createModel } from '../providers/model'
import { createOutbox } from '../providers/mail'
import { createPayments } from '../providers/payments'
import { BRIEF } from '../testing/brief'
import { testApp } from '../testing'
import { readConfig } from './config'
import { createLog, errorForLog, requestLog } from './log'

const sink = (level: string) => {
  const lines: string[] = []
  return { lines, log: createLog(level, { write: (line) => lines.push(line) }) }
}

/** Fields of PostgreSQL's that quote the row. */
function databaseError() {
  const error = new pg.DatabaseError('duplicate key value violates unique constraint "users_email"', 100, 'error')
  return Object.assign(error, {
    code: '23505',
    table: 'users',
    detail: 'Key (email)=(ana@example.com) already exists.',
    where: 'SQL statement "select \'hunter2\'"',
    internalQuery: "select 'hunter2'",
  })
}

test('an error is logged with what helps to find it, and without the row, the address or the token it quotes', () => {
  const cause = new Error('Bearer eyJhbGciOi.eyJzdWIi.c2ln of ana@example.com')
  const logged = errorForLog(Object.assign(databaseError(), { cause }))
  expect(logged).toMatchObject({ type: 'error', code: '23505', table: 'users', cause: { type: 'Error' } })
  expect(JSON.stringify(logged)).not.toMatch(/ana@|hunter2|eyJ/)
  expect(errorForLog(new AggregateError([cause]))).toMatchObject({ errors: [{ type: 'Error' }] })
  for (const odd of ['of ana@example.com', { email: 'ana@example.com' }, null, undefined])
    expect(JSON.stringify(errorForLog(odd))).not.toContain('ana@')
  const round = new Error('round')
  round.cause = round
  expect(JSON.stringify(errorForLog(round)).length).toBeLessThan(20_000)
})

test('of a text without end the log looks at the beginning, and cuts no address in half', () => {
  const { lines, log } = sink('info')
  const [letters, words] = ['a'.repeat(1024 * 1024), `${'word '.repeat(996)}${'x'.repeat(15)} ana@example.com and more`]
  log.info(letters)
  log.warn({ err: new Error(letters, { cause: letters }) }, words)
  for (const line of lines) expect(line.length).toBeLessThan(25_000)
  expect(words.slice(0, 5000)).toMatch(/ ana@$/)
  expect((JSON.parse(lines[1]!) as { msg: string }).msg).toMatch(/word x{15} \.\.\.$/)
})

test('only a trace as W3C writes it gets into the log', () => {
  const { lines, log } = sink('info')
  const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const given = [`00-${trace}-${span}-01`, `cc-${trace}-${span}-01-what-comes-later`]
  const odd = [
    undefined,
    '',
    `ff-${trace}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}-01","level":60`,
  ]
  for (const traceparent of [...given, ...odd])
    requestLog(log, { reqId: 'r1' }, {}, { headers: { traceparent } } as never).info('asked')
  const traces = lines.map((line) => (JSON.parse(line) as { trace_id?: string }).trace_id)
  expect(traces).toEqual([trace, trace, ...odd.map(() => undefined)])
})

test('what is logged beside a message is hidden by its name, and the message cleaned', () => {
  const { lines, log } = sink('info')
  log.info({ body: { password: 'hunter2', access_token: 'hunter3', size: 7 } }, 'Sent to ana@example.com')
  log.error(databaseError(), 'Not stored')
  log.debug('below the level')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0]!)).toMatchObject({ body: { password: '[hidden]', access_token: '[hidden]', size: 7 } })
  expect(lines.join()).not.toMatch(/hunter|ana@/)
  expect(lines[1]).toContain('Not stored')
})

test('somebody signs up, writes, pays, fails and goes, and the most talkative log knows neither their address nor any token', async () => {
  const base = await testApp()
  const { lines, log } = sink('trace')
  // A mail server that is not there: what becomes of mails is logged, too.
  const env = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://reelwright.test',
    DATA_DIR: base.tools.config.dataDir,
  }
  const config = { ...readConfig(env), rateLimits: base.tools.config.rateLimits }
  const baseTools = { ...base.tools, config, log }
  const outbox = createOutbox(baseTools)
  const { payments, sandbox } = createPayments(baseTools)
  const app = await createApp({ ...baseTools, outbox, payments, sandbox, model: createModel(config, log) })
  await outbox.start()

  const [email, password, name] = [`ana.${randomUUID()}@example.com`, 'hunter2-and-more', 'Ana Ito-Okafor']
  const secrets: string[] = [email, password, name, email.split('@')[0]!]
  const ask = (method: 'GET' | 'POST', url: string, payload?: object, token = base.anonKey) =>
    app.inject({
      method,
      url,
      headers: { apikey: base.anonKey, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      ...(payload ? { payload } : {}),
    })
  const signedUp = await ask('POST', '/auth/v1/signup', { email, password, data: { full_name: name } })
  const { access_token: token, refresh_token: refresh } = signedUp.json<Record<string, string>>()
  secrets.push(token!, refresh!, base.anonKey, token!.split('.')[2]!)
  await ask('POST', '/auth/v1/signup', { email, password })
  await ask('POST', '/auth/v1/token?grant_type=password', { email, password: `${password}x` })
  await ask('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: refresh })
  await ask('POST', '/auth/v1/recover', { email })
  await ask('GET', `/auth/v1/verify?token=${email}&type=signup&redirect_to=http://reelwright.test`)
  await ask('GET', `/rest/v1/scripts?id=eq.${email}`, undefined, token)
  await ask('GET', `/rest/v1/profiles?no_such_column=eq.${email}`, undefined, token)
  await ask('POST', '/rest/v1/scripts', { title: email, user_id: email }, token)
  await ask('GET', `/nowhere/${email}?email=${email}`)
  await ask('POST', '/functions/v1/generate-script', { ...BRIEF, productName: email }, token)
  await ask('POST', '/functions/v1/generate-script', { ...BRIEF, style: email }, token)
  await ask('POST', '/api/client-errors', {
    message: `Failed for ${email}`,
    stack: `at x?token=${token}`,
    path: `/a?b=${email}`,
  })

  const order = { planId: 'creator', interval: 'monthly', successUrl: 'http://reelwright.test/signup/complete', email }
  await ask('POST', '/functions/v1/checkout-anonymous', order)
  const bought = await payments!.createCheckout({
    priceId: 'price_sandbox_creator_monthly',
    amountCents: 4900,
    successUrl: 'http://reelwright.test/signup/complete?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://reelwright.test/pricing',
    email,
    idempotencyKey: randomUUID(),
  })
  sandbox!.start()
  const form = new URLSearchParams({ email, name, card: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' })
  const paid = await app.inject({
    method: 'POST',
    url: new URL(bought.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  })
  expect(paid.statusCode).toBe(303)
  const claimed = await ask('POST', `/api/billing/checkouts/${bought.id}/claim`, {}, token)
  expect(claimed.json()).toMatchObject({ success: true })
  await app.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    payload: { email },
    headers: { 'stripe-signature': email },
  })
  const broken = await createApp({
    ...baseTools,
    db: {
      ...base.db,
      query: () => Promise.reject(Object.assign(databaseError(), { code: 'XX000' })),
      asUser: () => {
        throw new Error(`no row of ${email}`)
      },
    },
  })
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  for (const url of ['/rest/v1/scripts', '/api/account/subscription', '/api/ready']) {
    const headers = {
      apikey: base.anonKey,
      authorization: `Bearer ${token}`,
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    }
    expect((await broken.inject({ url, headers })).statusCode, url).toBeGreaterThanOrEqual(500)
  }
  await sandbox!.close()
  await outbox.close()
  await app.close()

  // Whose trace a request belongs to stands beside its number.
  const failed = lines.filter((line) => line.includes(trace)).map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(failed).toContainEqual(
    expect.objectContaining({
      msg: 'A request failed',
      route: '/api/ready',
      trace_id: trace,
      reqId: expect.any(String),
    }),
  )
  // It did listen.
  expect(lines.length).toBeGreaterThan(10)
  for (const words of ['A request failed', 'A page reported an error', 'An email could not be sent yet'])
    expect(
      lines.some((line) => line.includes(words)),
      words,
    ).toBe(true)
  for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([])
  // Nor the request's address behind a question mark, nor what the database quoted.
  expect(lines.filter((line) => /eq\.|redirect_to|Key \(email\)|select 'hunter2'/.test(line))).toEqual([])
})
