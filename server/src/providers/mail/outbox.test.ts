import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../platform/config'
import { createNotifications, type Db } from '../../platform/db'
import { soon, testApp, type TestApp } from '../../testing'
import { createOutbox, mails, type Outbox } from '.'
import { startSender } from './sender'
import { createSmtpTransport, LANES } from './transport'

let tools: TestApp
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  tools = await testApp()
})
// Mails of other test files would be sent along.
beforeEach(() => tools.db.query(sql`delete from private.outbox`))
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface MailServer {
  port: number
  url: string
  /** In the order of their arrival. */
  received: Email[]
  close(): Promise<void>
}

/** A real SMTP server on loopback. `data` may refuse what it was given, or never answer. */
async function mailServer(options: SMTPServerOptions & { data?: (answer: (error?: Error) => void) => void } = {}) {
  const received: Email[] = []
  const { data = (answer: (error?: Error) => void) => answer(), ...others } = options
  async function take(stream: SMTPServerDataStream, callback: (error?: Error | null) => void) {
    received.push(await PostalMime.parse(Buffer.concat(await stream.toArray())))
    data(callback)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...others,
    onData: (stream, _session, callback) => void take(stream, callback),
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  closing.push(close)
  return { port, url: `smtp://127.0.0.1:${port}`, received, close } satisfies MailServer
}

/** What a server answers when it says no. */
const refusal = (responseCode: number, message = 'no') => Object.assign(new Error(message), { responseCode })

async function outbox(smtpUrl: string, env: Record<string, string> = {}, log = pino({ level: 'silent' })) {
  const config = readConfig({
    SMTP_URL: smtpUrl,
    PUBLIC_URL: 'https://studio.example',
    MAIL_FROM: 'Reelwright <hello@studio.example>',
    ...env,
  })
  const notifications = createNotifications(tools.connectionString, log)
  const box = createOutbox({ config, db: tools.db, notifications, log })
  let closed: Promise<void> | undefined
  const close = () => (closed ??= box.close().then(() => notifications.close()))
  closing.push(close)
  await box.start()
  return { ...box, close } satisfies Outbox
}

const newAddress = () => `${randomUUID()}@example.com`

const emailTo = (to: string) =>
  mails.confirm({ to, link: 'https://studio.example/verify?token=a&type=b', code: '482913', validSeconds: 3600 })

interface Row {
  state: string
  attempts: number
  last_error: string | null
  html_body: string
  seconds: number
}

async function rowOf(address: string): Promise<Row> {
  const [row] = await tools.db.query<Row>(sql`
    select state, attempts, last_error, html_body, extract(epoch from next_attempt_at - now())::float8 as seconds
    from private.outbox where recipient = ${address}`)
  if (!row) throw new Error(`No mail to ${address}`)
  return row
}

/** As if the time for the next attempt had come. */
const hasten = () =>
  tools.db.query(
    sql`with due as (update private.outbox set next_attempt_at = now() returning id) select pg_notify('outbox', '') from due`,
  )

const receivedBy = (server: MailServer, address: string) =>
  server.received.filter((mail) => mail.to?.some((to) => to.address === address))

test('sends a mail as soon as it is stored, with both parts and the headers that belong to it', async () => {
  const server = await mailServer()
  const box = await outbox(server.url)
  const ana = newAddress()
  await box.put(tools.db, emailTo(ana))
  await soon(async () => expect(await rowOf(ana)).toMatchObject({ state: 'sent', attempts: 1 }))

  const [mail] = receivedBy(server, ana)
  expect(mail).toMatchObject({
    from: { name: 'Reelwright', address: 'hello@studio.example' },
    to: [{ address: ana }],
    subject: 'Confirm your email address for Reelwright',
    messageId: expect.stringMatching(/^<\d+\.\d+@studio\.example>$/),
  })
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  expect(mail?.text).toContain('Or enter this code: 482913')
  expect(mail?.html).toContain('https://studio.example/verify?token=a&amp;type=b')
  expect(Number.isNaN(Date.parse(mail?.date ?? ''))).toBe(false)
})

test('forgets the words of a mail once it is sent: they sign somebody in', async () => {
  const server = await mailServer()
  const box = await outbox(server.url)
  const ana = newAddress()
  await box.put(tools.db, emailTo(ana))
  await soon(async () => expect(await rowOf(ana)).toMatchObject({ state: 'sent', html_body: '' }))
})

test('sends nothing of a transaction that is rolled back', async () => {
  const server = await mailServer()
  const box = await outbox(server.url)
  const [ana, ben] = [newAddress(), newAddress()]
  const undone = tools.db.transaction(async (db) => {
    await box.put(db, emailTo(ana))
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await tools.db.transaction((db) => box.put(db, emailTo(ben)))
  await soon(() => expect(receivedBy(server, ben)).toHaveLength(1))
  expect(receivedBy(server, ana)).toHaveLength(0)
})

test('starts and stores while the mail server is down, and sends once it is up', async () => {
  const first = await mailServer()
  await first.close()
  const box = await outbox(first.url)
  const ana = newAddress()
  await box.put(tools.db, emailTo(ana))
  await soon(async () => expect((await rowOf(ana)).last_error).toMatch(/ECONNREFUSED/))
  const waiting = await rowOf(ana)
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(waiting.seconds).toBeGreaterThan(0)
  expect(waiting.seconds).toBeLessThanOrEqual(10)

  await box.close()
  const second = await mailServer()
  await outbox(second.url)
  await hasten()
  await soon(() => expect(receivedBy(second, ana)).toHaveLength(1))
})

test('tries again after a temporary refusal, with the same Message-ID', async () => {
  const answers = [refusal(451, 'greylisted'), undefined]
  const server = await mailServer({ data: (answer) => answer(answers.shift()) })
  const box = await outbox(server.url)
  const ana = newAddress()
  await box.put(tools.db, emailTo(ana))
  await soon(async () => expect((await rowOf(ana)).last_error).toContain('greylisted'))
  await hasten()
  await soon(async () => expect(await rowOf(ana)).toMatchObject({ state: 'sent', attempts: 2, last_error: null }))
  const [first, second] = receivedBy(server, ana)
  expect(second?.messageId).toBe(first?.messageId)
})

test.each([
  ['the recipient', { onRcptTo: (_address, _session, callback) => callback(refusal(550, 'no such user')) }],
  ['the message', { data: (answer: (error?: Error) => void) => answer(refusal(554, 'no such user')) }],
] satisfies [string, Parameters<typeof mailServer>[0]][])(
  'gives a mail up when the server refuses %s for good, and keeps sending the others',
  async (_what, options) => {
    const server = await mailServer(options)
    const box = await outbox(server.url)
    const [ana, ben] = [newAddress(), newAddress()]
    await box.put(tools.db, emailTo(ana))
    await soon(async () => expect(await rowOf(ana)).toMatchObject({ state: 'failed', attempts: 1, html_body: '' }))
    expect((await rowOf(ana)).last_error).toContain('no such user')
    await box.put(tools.db, emailTo(ben))
    await soon(async () => expect((await rowOf(ben)).attempts).toBe(1))
  },
)

test('keeps mails when the server refuses our password: it may be fixed', async () => {
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(refusal(535, 'who are you?')),
  })
  const box = await outbox(`smtp://me:wrong@127.0.0.1:${server.port}`)
  const ana = newAddress()
  await box.put(tools.db, emailTo(ana))
  await soon(async () => expect((await rowOf(ana)).last_error).not.toBeNull())
  expect(await rowOf(ana)).toMatchObject({ state: 'waiting', attempts: 1 })
})

test(
  'ends although the mail server never answers, and leaves the mail to the next start',
  { timeout: 15_000 },
  async () => {
    const slow = await mailServer({ data: () => undefined })
    const box = await outbox(slow.url)
    const ana = newAddress()
    await box.put(tools.db, emailTo(ana))
    await soon(() => expect(receivedBy(slow, ana)).toHaveLength(1))
    await box.close()
    const left = await rowOf(ana)
    expect(left).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(left.seconds).toBeLessThanOrEqual(0)

    const server = await mailServer()
    await outbox(server.url)
    await soon(() => expect(receivedBy(server, ana)).toHaveLength(1))
  },
)

test('a mail that the server is slow with keeps no others waiting', async () => {
  const slow = newAddress()
  const server = await mailServer({
    onRcptTo: ({ address }, _session, callback) => (address === slow ? undefined : callback()),
  })
  const others = Array.from({ length: 12 }, newAddress)
  const box = await outbox(server.url)
  for (const address of [slow, ...others]) await box.put(tools.db, emailTo(address))
  await soon(async () => {
    for (const address of others) expect((await rowOf(address)).state).toBe('sent')
  })
  expect(await rowOf(slow)).toMatchObject({ state: 'waiting', attempts: 1, last_error: null })
  expect(server.received).toHaveLength(12)
})

test('several servers share the work, and each mail goes out once', async () => {
  // More at once than one of them sends: both do.
  const held: (() => void)[] = []
  let areBothSending = false
  const server = await mailServer({
    data: (answer) => {
      held.push(answer)
      areBothSending ||= held.length > LANES
      if (areBothSending) for (const release of held.splice(0)) release()
    },
  })
  const boxes = [await outbox(server.url), await outbox(server.url)]
  const addresses = Array.from({ length: 25 }, newAddress)
  await Promise.all(addresses.map((to, i) => boxes[i % 2]!.put(tools.db, emailTo(to))))
  await soon(async () => {
    const rows = await tools.db.query(sql`select 1 from private.outbox where state = 'sent'`)
    expect(rows).toHaveLength(25)
  })
  expect(server.received).toHaveLength(25)
  expect(new Set(server.received.map((mail) => mail.to?.[0]?.address))).toEqual(new Set(addresses))
})

test('a crash between sending and marking sends a mail twice and not never, with the same Message-ID', async () => {
  const server = await mailServer()
  const ana = newAddress()
  await createOutboxWithoutSender().put(tools.db, emailTo(ana))
  let crashes = 1
  const crashing: Db = {
    ...tools.db,
    query: <R>(statement: Parameters<typeof tools.db.query<R>>[0]) =>
      JSON.stringify(statement.toOperationNode()).includes("state = 'sent'") && crashes-- > 0
        ? Promise.reject(new Error('the plug was pulled'))
        : tools.db.query(statement),
  }
  const log = pino({ level: 'silent' })
  const transport = () => createSmtpTransport({ smtpUrl: server.url, from: 'hello@studio.example' })
  const first = startSender({ db: crashing, log, transport: transport() })
  await soon(() => expect(receivedBy(server, ana)).toHaveLength(1))
  await first.close()
  expect(await rowOf(ana)).toMatchObject({ state: 'waiting', attempts: 1 })

  await hasten()
  const second = startSender({ db: tools.db, log, transport: transport() })
  closing.push(() => second.close())
  await soon(async () => expect(await rowOf(ana)).toMatchObject({ state: 'sent', attempts: 2 }))
  const ids = receivedBy(server, ana).map((mail) => mail.messageId)
  expect(ids).toEqual([ids[0], ids[0]])
})

const createOutboxWithoutSender = () => {
  const log = pino({ level: 'silent' })
  const notifications = createNotifications(tools.connectionString, log)
  return createOutbox({ config: readConfig({}), db: tools.db, notifications, log })
}

test('does not flood people with old mails when a mail server is set up late', async () => {
  const [ana, ben] = [newAddress(), newAddress()]
  const box = createOutboxWithoutSender()
  await box.put(tools.db, emailTo(ana))
  await box.put(tools.db, emailTo(ben))
  await tools.db.query(sql`
    update private.outbox set created_at = now() - interval '73 hours' where recipient = ${ana}`)
  const server = await mailServer()
  await outbox(server.url)
  await soon(() => expect(receivedBy(server, ben)).toHaveLength(1))
  expect(receivedBy(server, ana)).toHaveLength(0)
  expect(await rowOf(ana)).toMatchObject({ state: 'failed', html_body: '' })
})

test('gives up a mail that was tried for three days, also while the server runs', async () => {
  const ana = newAddress()
  const server = await mailServer({ onRcptTo: (_address, _session, callback) => callback(refusal(451)) })
  const box = await outbox(server.url)
  await box.put(tools.db, emailTo(ana))
  await soon(async () =>
    expect(await rowOf(ana)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: expect.stringContaining('451'),
    }),
  )
  await tools.db.query(sql`
    update private.outbox set created_at = now() - interval '73 hours' where recipient = ${ana}`)
  await hasten()
  await soon(async () => expect(await rowOf(ana)).toMatchObject({ state: 'failed', attempts: 2, html_body: '' }))
})

test('removes mails after 30 days, and without a mail server sends none', async () => {
  const [ana, ben] = [newAddress(), newAddress()]
  const box = createOutboxWithoutSender()
  closing.push(() => box.close())
  await box.put(tools.db, emailTo(ana))
  await box.put(tools.db, emailTo(ben))
  await tools.db.query(sql`
    update private.outbox set created_at = now() - interval '31 days' where recipient = ${ana}`)
  await box.start()
  await expect(rowOf(ana)).rejects.toThrow()
  expect(await rowOf(ben)).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('logs counts and codes, and no address and no word of a mail', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const [ana, ben] = [newAddress(), newAddress()]
  const server = await mailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === ana ? refusal(550, `no mailbox ${ana}`) : undefined),
  })
  const box = await outbox(server.url, {}, log)
  await box.put(tools.db, emailTo(ana))
  await box.put(tools.db, emailTo(ben))
  await soon(() => expect(lines.join('')).toContain('Mails sent'))
  await soon(() => expect(lines.join('')).toContain('"responseCode":550'))
  expect(lines.join('')).not.toMatch(/@example\.com|482913/)
})

test('an address is never read as more than one', async () => {
  const server = await mailServer()
  const box = await outbox(server.url)
  const [ana, ben] = [newAddress(), newAddress()]
  await box.put(tools.db, emailTo(`${ana}, ${ben}`))
  await soon(async () => expect((await rowOf(`${ana}, ${ben}`)).state).not.toBe('waiting'))
  expect([...receivedBy(server, ana), ...receivedBy(server, ben)]).toHaveLength(0)
})
