import type { Page } from '@playwright/test'
import { callRest, newAccount, type Account } from './accounts'
import {
  expect,
  fillBrief,
  generateButton,
  logIn,
  newBrief,
  openLibrary,
  openStudio,
  spokenLines,
  test as journey,
  toast,
} from './journey'
import { storeScript } from './stored-script'
import type { TwoServers } from './two-servers'

const IS_FULL = process.env.TEST_FULL === '1'

const test = journey.extend<object, { two: TwoServers }>({
  // The project makes the product so.
  two: [({ product }, provide) => provide(product as TwoServers), { scope: 'worker' }],
})

// One worker, so that the two servers are started once.
test.describe.configure({ mode: 'default' })

/** A page whose server is killed says so on its console. */
const SERVER_GONE = /502|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket/

/** How many sockets each server holds. */
const sockets = ({ balancer }: TwoServers) => balancer.places.map((place) => place.sockets.size)

const titles = (page: Page) => page.getByRole('list', { name: 'Scripts' }).getByRole('listitem').getByRole('heading')

const rowsOf = async <Row>(two: TwoServers, account: Account, path: string) =>
  (await callRest<Row>(two.url, account, 'GET', path)).rows

test('what one tab saves another one shows, and the server that is killed while it saves takes no word along [OP-33, CX-31]', async ({
  page,
  two,
  faults,
  otherBrowser,
}) => {
  faults.expect(SERVER_GONE)
  const ana = await newAccount(two.url)
  const other = await otherBrowser()
  await logIn(other, ana, '/scripts')
  await expect(other.getByRole('heading', { name: 'No Scripts Yet' })).toBeVisible()
  const id = await storeScript(two.url, ana)
  await expect(titles(other)).toHaveCount(1)
  await logIn(page, ana, `/script-studio?script=${id}`)
  await expect.poll(() => sockets(two), 'a socket at each').toEqual([1, 1])

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const line = page.getByLabel('Spoken line of scene 1')
  await line.press('End')
  await line.pressSequentially(' My own words.')
  await page.getByRole('button', { name: 'View Script Library' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('without saving?')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(line).toHaveValue(/My own words\.$/)

  // Stored, without an answer: the page asks again, and the other server knows that it is stored already.
  const killed = two.killAt(/^PATCH \/rest\/v1\/scripts/, 'complete')
  await page.getByRole('button', { name: 'Save to Library' }).click()
  const dead = await killed
  await expect(toast(page, 'Saved to your library')).toBeVisible()
  const stored = await rowsOf<{ id: string; script_text: string }>(two, ana, 'scripts?select=id,script_text')
  expect(stored).toEqual([{ id: expect.any(String), script_text: expect.stringContaining(' My own words.') }])
  const versions = 'script_versions?select=version_number&order=version_number'
  expect(await rowsOf(two, ana, versions)).toEqual([{ version_number: 1 }, { version_number: 2 }])

  // Both tabs are notified of each other again, although only one server is left.
  await expect.poll(() => sockets(two)[1 - dead]).toBe(2)
  const rename = { title: 'Said by another server' }
  expect((await callRest(two.url, ana, 'PATCH', `scripts?id=eq.${stored[0]?.id}`, rename)).status).toBe(200)
  await expect(titles(other)).toHaveText([rename.title])

  if (!IS_FULL) return
  await openLibrary(page)
  await expect(titles(page)).toHaveText([rename.title])
  await two.startAgain(dead)
  const place = two.balancer.places[dead]
  const before = place?.requests ?? 0
  await other.goto('/scripts')
  await expect(titles(other)).toHaveText([rename.title])
  expect(place?.requests, 'requests of the server that is back').toBeGreaterThan(before)
  await expect.poll(() => sockets(two), 'a socket at each again').toEqual([1, 1])
  await callRest(two.url, ana, 'PATCH', `scripts?id=eq.${stored[0]?.id}`, { title: 'Said by both' })
  for (const tab of [page, other]) await expect(titles(tab)).toHaveText(['Said by both'])
})

test(
  'a script whose server was killed after it was written comes from the other one, and costs one [OP-28, CX-31]',
  { tag: '@full' },
  async ({ page, two, faults }) => {
    faults.expect(SERVER_GONE)
    const ana = await openStudio(page, two)
    await fillBrief(page, newBrief())
    const killed = two.killAt(/^POST \/functions\/v1\/generate-script/, 'complete')
    await generateButton(page).click()
    const dead = await killed
    await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
    await expect(toast(page, 'Using offline script generator')).toBeHidden()
    const lines = await spokenLines(page)
    expect(await rowsOf(two, ana, 'scripts?select=script_text')).toEqual([{ script_text: lines.join('\n\n') }])
    expect(await rowsOf(two, ana, 'generations?select=state')).toEqual([{ state: 'settled' }])
    await two.startAgain(dead)
  },
)

test(
  'a script whose server was killed while it was written is written in the browser, once, and costs one at most [CX-43]',
  { tag: '@full' },
  async ({ page, two, faults }) => {
    // The other one only knows that it is being written.
    faults.expect(SERVER_GONE, /409/, /offline/)
    const ana = await openStudio(page, two)
    await fillBrief(page, newBrief())
    const killed = two.killAt(/^POST \/functions\/v1\/generate-script/, 'begun')
    await generateButton(page).click()
    await killed
    await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
    const lines = await spokenLines(page)
    expect(await rowsOf(two, ana, 'scripts?select=script_text')).toEqual([{ script_text: lines.join('\n\n') }])
    expect(await rowsOf(two, ana, 'generations?select=id')).toHaveLength(1)
  },
)
