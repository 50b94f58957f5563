import type { Page } from '@playwright/test'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callRest, newAccount } from './accounts'
import { expect, logIn, NO_NETWORK, test, toast } from './journey'

test.use({ serviceWorkers: 'allow' })

/** The worker is there, has all files, and answers for this page. */
const keptShell = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null
      }),
    )
    .toBe(true)

/** Titles of the scripts that this device keeps, of whatever account. */
const keptTitles = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('reelwright', 1)
      opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore('kept'))
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(new Error('IndexedDB did not open')))
    })
    const all = await new Promise<{ rows: { title: string }[] }[]>((resolve) => {
      const asking = database.transaction('kept').objectStore('kept').getAll()
      asking.addEventListener('success', () => resolve(asking.result as { rows: { title: string }[] }[]))
    })
    database.close()
    return all.flatMap(({ rows }) => rows.map(({ title }) => title))
  })

/** What somebody who closed the browser without logging out has left. */
const leaveBehind = (page: Page, title: string) =>
  page.evaluate(async (title) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('reelwright', 1)
      opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore('kept'))
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(new Error('IndexedDB did not open')))
    })
    const writing = database.transaction('kept', 'readwrite')
    writing.objectStore('kept').put({ userId: 'somebody', rows: [{ id: '1', title }] }, 'ready')
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    database.close()
  }, title)

/** What the browser keeps by itself could stand in for what the worker keeps. */
async function forgetBrowserCache(page: Page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.clearBrowserCache')
  await network.detach()
}

/** Addresses of everything that the worker keeps. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

test('without a network the product opens, speaks what is ready to film, and sends its takes when the line is back', async ({
  page,
  product,
  context,
  faults,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const account = await newAccount(product.url)
  const spoken = 'My ice was gone by noon.\n\nThis cup kept it until six.\n\nTap the basket.'
  await callRest(product.url, account, 'POST', 'scripts', {
    title: 'Ice until six',
    product_name: 'Glaciero tumbler',
    script_text: spoken,
    status: 'ready_to_film',
  })
  await callRest(product.url, account, 'POST', 'scripts', { title: 'Only an idea', script_text: 'Not yet.' })
  await logIn(page, account, '/scripts')
  await expect(page.getByText('Only an idea').first()).toBeVisible()
  await keptShell(page)
  await expect.poll(() => keptTitles(page)).toEqual(['Ice until six'])

  faults.expect(NO_NETWORK, /ERR_FAILED|503/)
  await forgetBrowserCache(page)
  await context.setOffline(true)
  // All of the studio is kept, with the writer: nothing of it has been opened in this browser.
  await page.goto('/script-studio')
  await page.getByLabel(/Product name/).fill('Glaciero tumbler')
  await page.getByLabel(/Target audience/).selectOption('women')
  await page.getByRole('button', { name: 'Generate Script' }).click()
  await expect(toast(page, 'Using offline script generator')).toBeVisible()
  await expect(page.getByText('Reason: There is no connection.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Refine/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.goto('/scripts')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByText('Offline. These scripts are kept on this device')).toBeVisible()
  await expect(page.getByText('Only an idea')).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Glaciero tumbler' })).toHaveCount(1)

  await page.getByRole('button', { name: /^Film.*Ice until six/ }).click()
  const prompter = page.getByRole('dialog', { name: 'Teleprompter' })
  await page.keyboard.press('Space')
  await expect(prompter.getByRole('status')).toHaveText('Rolling')
  await page.keyboard.press('g')
  await expect(prompter.getByRole('status')).toHaveText(/^Good take of scene 1/)
  await expect(page.getByText('Offline. 1 take is kept on this device')).toBeVisible()

  // In the middle of a take the line comes back: what was noted is sent, and nothing else happens.
  await context.setOffline(false)
  await expect(page.getByText('Up to date')).toBeVisible()
  const { rows } = await callRest(product.url, account, 'GET', 'script_takes?select=scene,verdict')
  expect(rows).toEqual([{ scene: 1, verdict: 'good' }])
  await expect(prompter).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(prompter).toBeHidden()
  // The library itself is back, too.
  await expect(page.getByText('Only an idea').first()).toBeVisible()

  const kept = await cachedPaths(page)
  expect(kept).toContain('/index.html')
  expect(
    kept.filter((path) => !/^\/(assets\/[\w.-]+|index\.html|theme\.js|[\w-]+\.(svg|png|webmanifest))$/.test(path)),
  ).toEqual([])

  // The line has only just come back, so the page may still be reading: that ends before the session does.
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await keptTitles(page)).toEqual([])
})

test(
  'without a network a script that was opened lately can be read, and nothing stays on a device for who signs in next',
  { tag: '@full' },
  async ({ page, product, context, faults }) => {
    const account = await newAccount(product.url)
    const { rows } = await callRest<{ id: string }>(product.url, account, 'POST', 'scripts', {
      title: 'Opened lately',
      script_text: 'Read me on the train.',
    })
    const address = `/scripts/edit/${rows[0]?.id}`
    await logIn(page, account, address)
    await expect(page.getByText('Read me on the train.').first()).toBeVisible()
    await keptShell(page)
    await expect.poll(() => keptTitles(page)).toEqual(['Opened lately'])
    faults.expect(NO_NETWORK, /ERR_FAILED|503/)
    await forgetBrowserCache(page)
    await context.setOffline(true)
    await page.goto(address)
    await expect(page.getByText('Read me on the train.')).toBeVisible()
    await context.setOffline(false)
    await page.goto('/scripts')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)

    // A check that could not be made says nothing about whose device this is; every other one does. None is made on this page.
    await page.goto('/terms')
    await leaveBehind(page, 'Left behind')
    await context.setOffline(true)
    await page.goto('/login')
    await expect(page.getByText('Network error. Please try again.')).toBeVisible()
    expect(await keptTitles(page)).toEqual(['Left behind'])
    await context.setOffline(false)
    await page.reload()
    await expect.poll(() => keptTitles(page)).toEqual([])
    await leaveBehind(page, 'Left behind')
    await logIn(page, await newAccount(product.url))
    await expect.poll(() => keptTitles(page)).toEqual([])
  },
)

test(
  'visitors get no worker, and what they waited for is counted by page',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Pricing' }).first().hover()
    await page.waitForLoadState('networkidle')
    await page.goto('/terms')
    const counted = 'web_vital_seconds_count{name="LCP",page="/"}'
    await expect.poll(async () => (await fetch(`${product.url}/metrics`)).text()).toContain(counted)

    // Below the session, too, when a page has been at rest for so long that others would get one.
    await page.clock.install()
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await page.clock.fastForward(4_000)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  },
)

/** The product behind a proxy of the test: it can become another build, and its old files go. */
class Deployment {
  #server: Server | undefined
  build = ''
  gone: RegExp | undefined
  /** What was asked for in vain. */
  readonly missed: string[] = []

  async start(target: string): Promise<string> {
    this.#server = createServer((incoming, outgoing) => {
      const path = incoming.url ?? '/'
      if (this.gone?.test(path)) {
        this.missed.push(path)
        outgoing.writeHead(404).end()
        return
      }
      const headers: IncomingHttpHeaders = {
        ...incoming.headers,
        host: new URL(target).host,
        'accept-encoding': 'identity',
      }
      if (path === '/service-worker.js') {
        // A worker that is the same is not sent again, and this one is not.
        delete headers['if-none-match']
        delete headers['if-modified-since']
      }
      const asked = request(target + path, { method: incoming.method, headers }, (answer) => {
        if (path !== '/service-worker.js' || !this.build) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
          return
        }
        let code = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece: string) => (code += piece))
        answer.on('end', () => {
          const { 'content-length': _, ...rest } = answer.headers
          // Pages of another build have other names: this one does not have the old ones.
          const another = code
            .replace(/\bid:\s*(["'`])[0-9a-f]{12}\1/, `id:"${this.build}"`)
            .replace(/,\/assets\/(?:library|script)-page-[\w-]+\.js/g, '')
          outgoing.writeHead(200, rest).end(another)
        })
      })
      asked.on('error', () => outgoing.destroy())
      incoming.pipe(asked)
    })
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve))
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  stop() {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }
}

test(
  'a new build takes over when no tab has the old one any more, and until then its tabs keep their files',
  { tag: '@full' },
  async ({ product, otherBrowser, faults }) => {
    faults.expect(/WebSocket/)
    const account = await newAccount(product.url)
    const deployment = new Deployment()
    const baseURL = await deployment.start(product.url)
    try {
      const page = await otherBrowser({ baseURL, serviceWorkers: 'allow' })
      await logIn(page, account)
      await keptShell(page)
      await page.goto('/profile')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const cacheNames = () => page.evaluate(() => caches.keys())
      const [before] = await cacheNames()

      deployment.build = 'feedfeedfeed'
      deployment.gone = /^\/assets\/(library-page|script-page)-/
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
        .toBe('installed')
      expect(await cacheNames()).toEqual(expect.arrayContaining([before, 'reelwright-feedfeedfeed']))

      // Another tab opens, and goes elsewhere: the first one has its files all the same.
      const second = await page.context().newPage()
      await second.goto('/settings')
      await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
      await second.reload()
      await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
      await forgetBrowserCache(page)
      expect(await cacheNames()).toContain(before)
      await page.getByRole('link', { name: 'Script Library' }).first().click()
      await expect(page).toHaveURL(/\/scripts$/)
      await expect(page.getByRole('heading', { name: 'Script Library' })).toBeVisible()
      expect(deployment.missed).toEqual([])

      // The last one goes, and comes back; the browser takes its time in between.
      await second.close()
      deployment.gone = undefined
      await page.goto('about:blank')
      await expect(async () => {
        await page.goto(`${baseURL}/scripts`)
        await expect(page.getByRole('heading', { name: 'Script Library' })).toBeVisible()
        const names = await cacheNames()
        // The old worker ends only while no page of the product is open.
        await page.goto('about:blank')
        expect(names).toEqual(['reelwright-feedfeedfeed'])
      }).toPass({ intervals: [500, 1_000, 2_000], timeout: 60_000 })
      await page.context().close()
    } finally {
      deployment.stop()
    }
  },
)
