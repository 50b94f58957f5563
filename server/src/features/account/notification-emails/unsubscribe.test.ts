import { NOTIFICATION_EMAILS } from '@reelwright/shared'
import { beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { sharedApp, type TestApp, type TestUser } from '../../../testing'
import { unsubscribeKey } from './email-tools'
import { makeUnsubscribeToken } from './unsubscribe-token'

let tools: TestApp
beforeAll(async () => {
  tools = await sharedApp()
})

const tokenOf = ({ id }: TestUser, kind: (typeof NOTIFICATION_EMAILS)[number]['kind']) =>
  makeUnsubscribeToken(unsubscribeKey(tools), { userId: id, kind })

async function flagsOf({ id }: TestUser): Promise<Record<string, boolean>> {
  const [row] = await tools.db.query(sql<Record<string, boolean>>`
    select notify_script_ready, notify_trending, notify_performance, notify_product_updates
    from public.profiles where id = ${id}`)
  return row!
}

const post = (url: string, payload?: object | string, type?: string) =>
  tools.app.inject({
    method: 'POST',
    url,
    ...(payload === undefined ? {} : { payload }),
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })

test.each(NOTIFICATION_EMAILS)(
  'the link in an email switches off $kind and nothing else, without a sign-in [B-SE-06, OP-55]',
  async ({ kind, column: own }) => {
    const ana = await tools.newUser()
    for (let turn = 0; turn < 2; turn++) {
      const answer = await post('/api/account/unsubscribe', { token: tokenOf(ana, kind) })
      expect(answer.json()).toEqual({
        success: true,
        data: { letter: kind, email: `${ana.email[0]}***@example.com` },
      })
    }
    for (const { column } of NOTIFICATION_EMAILS) expect((await flagsOf(ana))[column]).toBe(column !== own)
  },
)

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('email clients unsubscribe by a post of %s [OP-55]', async (type, body) => {
  const ana = await tools.newUser()
  const answer = await post(`/api/account/unsubscribe?token=${tokenOf(ana, 'trending')}`, body, type)
  expect(answer.statusCode).toBe(200)
  expect((await flagsOf(ana)).notify_trending).toBe(false)
})

test('a program that only opens the address is led to the page, and nothing is switched off [OP-55]', async () => {
  const ana = await tools.newUser()
  const token = tokenOf(ana, 'trending')
  const answer = await tools.app.inject(`/api/account/unsubscribe?token=${token}`)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(`/unsubscribe?token=${token}`)
  expect((await flagsOf(ana)).notify_trending).toBe(true)
})

test('a forged link and one of an account that is gone are refused [OP-55]', async () => {
  const ana = await tools.newUser()
  const token = tokenOf(ana, 'performance')
  for (const forged of [`${token}x`, token.replace('performance', 'trending'), 'x', "' or 1=1 --", '\u0000']) {
    const answer = await post('/api/account/unsubscribe', { token: forged })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      success: false,
      error: 'This link is not valid. Open the link in the email again.',
    })
  }
  for (const body of [{}, { token: 7 }, { token: 'x'.repeat(500) }, []]) {
    expect((await post('/api/account/unsubscribe', body)).statusCode).toBe(400)
  }
  expect((await post('/api/account/unsubscribe')).statusCode).toBe(400)
  expect((await tools.app.inject('/api/account/unsubscribe?token=a&token=b')).statusCode).toBe(400)

  await tools.db.query(sql`delete from auth.users where id = ${ana.id}`)
  const gone = await post('/api/account/unsubscribe', { token })
  expect(gone.statusCode).toBe(404)
  expect(gone.json()).toMatchObject({ error: 'The account for this link no longer exists.' })
})
