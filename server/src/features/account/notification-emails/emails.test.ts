import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { beforeAll, describe, expect, test } from 'vitest'
import { readConfig, type Config } from '../../../platform/config'
import { createNotifications } from '../../../platform/db'
import { createOutbox } from '../../../providers/mail'
import { soon, testApp, type TestApp, type TestUser } from '../../../testing'
import { announce } from './announcements'
import { sendDueEmails } from './email-job'
import type { EmailTools, EmailRun } from './email-tools'
import { onTheRise } from './trending'
import { weekToTell } from './week'

let tools: TestApp
let emailTools: EmailTools

beforeAll(async () => {
  tools = await testApp()
  emailTools = withSettings()
})

function withSettings(env: Record<string, string> = {}): EmailTools {
  const config: Config = readConfig({ RATE_LIMIT_MAIL: '1000000', ...env })
  const log = pino({ level: 'silent' })
  const outbox = createOutbox({ config, db: tools.db, notifications: createNotifications('', log), log })
  return { config, db: tools.db, tokens: tools.tokens, log, outbox }
}

const NOW = Date.now()
const minutes = (count: number) => new Date(NOW + count * 60_000)
const hours = (count: number) => minutes(60 * count)

const run = (now: Date): EmailRun => ({
  now,
  pages: 'https://studio.example',
  server: 'https://api.studio.example',
  stopping: new AbortController().signal,
})
const look = (now: Date, by = emailTools) => sendDueEmails(by, run(now))

async function creator(): Promise<TestUser> {
  const user = await tools.newUser()
  await tools.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${user.id}`)
  return user
}

const write = (
  { id }: TestUser,
  title: string,
  at: Date,
  columns: { score?: number; status?: string; style?: string } = {},
) =>
  tools.db.query(sql`
    insert into scripts (user_id, title, created_at, viral_potential_score, status, video_style)
    values (${id}, ${title}, ${at}, ${columns.score ?? null}, ${columns.status ?? 'draft'}, ${columns.style ?? 'storytelling'})`)

interface Kept {
  subject: string
  text: string
  link: string | null
}
const mailsTo = ({ email }: TestUser) =>
  tools.db.query(sql<Kept>`
    select subject, text_body as text, unsubscribe_link as link from private.outbox
    where recipient = ${email} and unsubscribe_link is not null order by id`)

describe('script ready', () => {
  test('comes once, ten quiet minutes after a sitting, and names what was written in it [OP-55]', async () => {
    const ana = await creator()
    await write(ana, 'First one', minutes(0))
    await write(ana, 'Second one', minutes(5))
    await look(minutes(14))
    expect(await mailsTo(ana)).toEqual([])

    await look(minutes(15))
    await look(minutes(16))
    const [mail, ...more] = await mailsTo(ana)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: '2 scripts are ready to film' })
    expect(mail?.text).toMatch(/Second one:\nhttps:\/\/studio\.example\/scripts\/edit\/[0-9a-f-]{36}\n\nFirst one:/)
    expect(mail?.link).toMatch(/^https:\/\/api\.studio\.example\/api\/account\/unsubscribe\?token=/)
  })

  test('comes at most once in six hours, and then with everything since [OP-55]', async () => {
    const bob = await creator()
    await write(bob, 'Morning', hours(0))
    await look(minutes(11))
    await write(bob, 'Later', hours(1))
    await write(bob, 'Later still', hours(2))
    await look(hours(5))
    expect(await mailsTo(bob)).toHaveLength(1)
    await look(hours(7))
    const [, second] = await mailsTo(bob)
    expect(second?.subject).toBe('2 scripts are ready to film')
    expect(second?.text).not.toContain('Morning')
  })

  test.each([
    ['the address is not confirmed', sql`update auth.users set email_confirmed_at = null where id = `],
    ['the email is turned off', sql`update public.profiles set notify_script_ready = false where id = `],
    ['the account is barred', sql`update auth.users set banned_until = 'infinity' where id = `],
  ])('does not come when %s [OP-55]', async (_why, change) => {
    const cem = await creator()
    await tools.db.query(sql`${change} ${cem.id}`)
    await write(cem, 'Unheard', hours(0))
    await look(hours(1))
    expect(await mailsTo(cem)).toEqual([])
  })

  test('sends no old news: what was written the day before needs no email', async () => {
    const dia = await creator()
    await write(dia, 'Of yesterday', hours(-24))
    await look(hours(1))
    // From Monday to Thursday, the email about the week before may be due.
    const subjects = (await mailsTo(dia)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => !subject.startsWith('Your week'))).toEqual([])
  })

  test('comes once although several servers look at the same moment [OP-55]', async () => {
    const eva = await creator()
    await write(eva, 'Once', hours(0))
    await Promise.all([look(hours(1)), look(hours(1)), look(hours(1))])
    expect(await mailsTo(eva)).toHaveLength(1)
  })
})

// Mondays of years that no other test writes in.
const MONDAY = new Date('2031-03-10T10:00:00Z')
const inWeek = (days: number) => new Date(MONDAY.getTime() - days * 86_400_000)

test('the week in numbers comes from the own rows of an account, and not at all when nothing was written [OP-55]', async () => {
  const [ana, bob] = [await creator(), await creator()]
  await write(ana, 'Good one', inWeek(3), { score: 9, status: 'tracking' })
  await write(ana, 'Fair one', inWeek(4), { score: 70 })
  await write(ana, 'Without a score', inWeek(5), { status: 'posted' })
  await write(ana, 'Of the week before', inWeek(9), { score: 1 })
  await write(bob, 'Too early', inWeek(9))
  await look(MONDAY)
  await look(MONDAY)

  const mails = (await mailsTo(ana)).filter(({ subject }) => subject.startsWith('Your week'))
  expect(mails.map(({ subject }) => subject)).toEqual(['Your week with Reelwright: 3 scripts'])
  expect(mails[0]?.text).toContain('Scripts written: 3\nPosted: 2\nAverage craft score: 8.0 of 10')
  expect(mails[0]?.text).toMatch(/Best: Good one:\nhttps:\/\/studio\.example\/scripts\/edit\//)
  expect(await mailsTo(bob)).toEqual([])
})

test('on the rise is what five accounts write more than before, by names of ours only [OP-55]', async () => {
  const monday = new Date('2033-05-09T10:00:00Z')
  const ago = (days: number) => new Date(monday.getTime() - days * 86_400_000)
  const people = await Promise.all(Array.from({ length: 5 }, creator))
  for (const person of people) {
    await write(person, 'A', ago(2), { style: 'skit' })
    await write(person, 'B', ago(3), { style: 'visit evil.example' })
    if (person !== people[0]) await write(person, 'C', ago(3), { style: 'hack-tip' })
    await write(person, 'D', ago(3), { style: 'comparison' })
    await write(person, 'E', ago(9), { style: 'comparison' })
  }
  await write(people[0]!, 'F', ago(9), { style: 'skit' })

  const week = weekToTell(monday)!
  // One account wrote it before: how much is that one's own business.
  expect(await onTheRise(tools, week, 'video_style', ['skit', 'hack-tip', 'comparison'])).toEqual([
    { label: 'Skit', now: 5, before: null },
  ])

  const recipient = await creator()
  await look(monday)
  await look(monday)
  const mails = await mailsTo(recipient)
  expect(mails.map(({ subject }) => subject)).toEqual(['On the rise this week: Skit'])
  expect(mails[0]?.text).not.toContain('evil')
})

test('with too few figures no email says what is on the rise [OP-55]', async () => {
  const recipient = await creator()
  await look(new Date('2035-05-07T10:00:00Z'))
  expect(await mailsTo(recipient)).toEqual([])
})

describe('an announcement', () => {
  const words = { subject: 'New: boards', text: 'Plan your week.\n\nTry it <now>.', dryRun: false }

  test('reaches everybody who wants it once, however often it is made, and nobody who came later [OP-55]', async () => {
    const [ana, bob] = [await creator(), await creator()]
    await tools.db.query(sql`update public.profiles set notify_product_updates = false where id = ${bob.id}`)
    const made = { ...words, name: randomUUID() }
    const counted = await announce(emailTools, { ...made, dryRun: true }, new Date())
    await look(hours(1))
    expect(await mailsTo(ana)).toEqual([])

    const now = new Date()
    expect(await announce(emailTools, made, now)).toMatchObject({ readers: counted.readers, sent: 0 })
    const late = await creator()
    await look(hours(1))
    await announce(emailTools, made, hours(1))
    await look(hours(2))
    expect(await mailsTo(ana)).toMatchObject([{ subject: 'New: boards' }])
    expect((await mailsTo(ana))[0]?.text).toContain('Plan your week.\n\nTry it <now>.')
    expect([...(await mailsTo(bob)), ...(await mailsTo(late))]).toEqual([])
    // Counted again: in this database stand accounts of other tests, and somebody's ban may have ended since.
    const { readers, sent } = await announce(emailTools, made, hours(2))
    expect(readers).toBeGreaterThanOrEqual(counted.readers)
    expect(sent).toBe(readers)
    await expect(announce(emailTools, { ...made, text: 'Else' }, now)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('goes on to everybody else when one email cannot be written, and tries that one again [OP-55]', async () => {
    const [ida, jon] = [await creator(), await creator()]
    const { outbox } = emailTools
    const failing: typeof outbox = {
      ...outbox,
      put: (db, mail) => (mail.to === ida.email ? Promise.reject(new Error('No')) : outbox.put(db, mail)),
    }
    await announce(emailTools, { ...words, name: randomUUID() }, new Date())
    await look(hours(1), { ...emailTools, outbox: failing })
    expect([await mailsTo(ida), await mailsTo(jon)]).toMatchObject([[], [{ subject: 'New: boards' }]])
    await look(hours(1))
    expect(await mailsTo(ida)).toHaveLength(1)
  })

  test('leaves half of the mails of an hour to those that people wait for [OP-55]', async () => {
    const fred = await creator()
    await announce(emailTools, { ...words, name: randomUUID() }, new Date())
    await look(hours(1), withSettings({ RATE_LIMIT_MAIL: '2' }))
    expect(await mailsTo(fred)).toEqual([])
    await look(hours(1))
    expect(await mailsTo(fred)).toHaveLength(1)
  })

  test('is refused when emails are switched off', async () => {
    const off = withSettings({ LETTERS: 'off' })
    await expect(announce(off, { ...words, name: 'off' }, new Date())).rejects.toMatchObject({ code: 'refused' })
  })

  test('is the operator\u2019s: it takes the service role key [OP-55]', async () => {
    const gus = await tools.newUser()
    const post = (token: string, body: unknown) =>
      tools.app.inject({
        method: 'POST',
        url: '/api/account/announcements',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
    const body = { subject: 'Hello', text: 'There', dryRun: true }
    expect((await post(gus.token, body)).statusCode).toBe(403)
    expect((await post(tools.anonKey, body)).statusCode).toBe(403)
    expect((await post('nonsense', body)).statusCode).toBe(401)
    const answer = await post(tools.tokens.serviceRoleKey, body)
    expect(answer.json()).toMatchObject({ success: true, data: { sent: 0 } })
    for (const wrong of [{}, { ...body, subject: 'a\r\nBcc: x' }, { ...body, text: ' ' }, { ...body, to: 'all' }, 7]) {
      expect((await post(tools.tokens.serviceRoleKey, wrong)).statusCode).toBe(400)
    }
  })
})

test('an email arrives with the headers of one-click unsubscription [OP-55]', async () => {
  const received: Email[] = []
  async function take(stream: SMTPServerDataStream, callback: (error?: Error | null) => void) {
    received.push(await PostalMime.parse(Buffer.concat(await stream.toArray())))
    callback()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, callback) => void take(stream, callback),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const ana = await creator()
  await write(ana, 'By post', hours(0))
  await look(hours(1))

  const log = pino({ level: 'silent' })
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://studio.example' })
  const notifications = createNotifications(tools.connectionString, log)
  // Mails of the other tests stay where they are.
  await tools.db.query(sql`delete from private.outbox where recipient <> ${ana.email} or unsubscribe_link is null`)
  const outbox = createOutbox({ config, db: tools.db, notifications, log })
  await outbox.start()
  try {
    await soon(() => expect(received).toHaveLength(1))
    const header = (name: string) => received[0]?.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/api\.studio\.example\/api\/account\/unsubscribe\?token=[^>]+>$/,
    )
    expect(received[0]?.text).toContain('By post')
  } finally {
    await outbox.close()
    await notifications.close()
    await new Promise<void>((resolve) => server.close(resolve))
  }
})
