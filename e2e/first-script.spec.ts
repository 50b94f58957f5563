import type { Locator, Page } from '@playwright/test'
import { callRest, newAccount, newPerson, newSession } from './accounts'
import {
  expect,
  expectNothingSideways,
  expectScriptFills,
  failedRequest,
  fillBrief,
  generateButton,
  newBrief,
  openLibrary,
  openNothing,
  openPrepared,
  openStudio,
  signUp,
  spokenLines,
  test,
  toast,
  typeLogin,
  WITHOUT_SESSION,
} from './journey'
import { PHONE_DARK, PHONE_LIGHT, scanIn, WIDE_DARK } from './looks'
import { linkIn, mailTo } from './mailbox'

const IS_FULL = process.env.TEST_FULL === '1'
/** What the product says about a script that it had to write itself. */
const WRITTEN_OFFLINE = /^The script was written offline:/

const scriptDialog = (page: Page) => page.getByRole('dialog')
const editor = (page: Page) => page.getByRole('region', { name: 'Script Editor' })
const cards = (page: Page) => page.getByRole('list', { name: 'Scripts' }).getByRole('listitem')
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search your scripts' })
const alertOf = (page: Page, text: string) => page.getByText(text, { exact: true })

const versionTab = (page: Page, number: number) => page.getByRole('tab', { name: `V${number}`, exact: true })

test(
  'a newcomer signs up and confirms the address, gets one script for a double click, writes it again, refines and edits it, and finds it in the library [A-RT-07, A-AU-05, A-RT-46, OP-05, B-GN-02, B-GN-03, B-GN-04, B-ER-13, B-LB-02, B-DT-01, B-DT-02, B-GE-04, B-GE-07, OP-60, B-RF-01, B-RF-02, B-ST-06, OP-44, OP-70, B-VL-33]',
  { tag: '@full' },
  async ({ page, product, faults }) => {
    test.slow()
    const brief = {
      ...newBrief(),
      productName: 'GripMate car phone holder',
      features: ['One-hand release', 'Strong suction cup'],
    }
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Create account' }).click()
    await scanIn(WIDE_DARK, page.getByText(/^Enter your/).first())
    const person = await signUp(page)
    const { access_token: token } = await newSession(product.url, person, 'journey')
    const rowsOf = async <Row>(path: string) => (await callRest<Row>(product.url, { token }, 'GET', path)).rows
    const scripts = () => rowsOf<{ id: string; script_text: string }>('scripts?select=id,script_text')

    const first = await test.step('a double click writes one script', async () => {
      await fillBrief(page, brief)
      await expect(page.getByText('We read this as: car phone holder')).toBeVisible()
      await expect(generateButton(page)).toBeEnabled()
      await generateButton(page).dblclick()
      await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
      const lines = await spokenLines(page)
      expect(lines.length).toBeGreaterThan(2)
      expect(lines.join(' ')).toMatch(/holder/i)
      expect(await scripts()).toHaveLength(1)
      expect(await rowsOf('generations?select=id')).toHaveLength(1)
      return lines
    })
    await test.step('the script fills the screen, and shows its plan', async () => {
      await expectScriptFills(page)
      await expect(editor(page).getByRole('region', { name: 'Plan' })).toContainText('Audience: Fitness Enthusiasts.')
    })
    await test.step('the link of the mail confirms the address, and every tab knows', async () => {
      const second = await page.context().newPage()
      await second.goto(linkIn(await mailTo(product.url, person.email)))
      await second.getByRole('button', { name: 'Continue' }).click()
      await expect(second).toHaveURL(/\/dashboard(\?|#|$)/)
      await expect(page.getByText('Please verify your email address.')).toBeHidden()
      // Nothing secret in the address, nor one step back: there is the page of the link, which is used up.
      faults.expect(failedRequest(410))
      expect(second.url()).not.toMatch(/token|code=/)
      await second.goBack()
      expect(second.url()).not.toMatch(/access_token|refresh_token|[?&]code=/)
      await second.close()
    })
    await test.step('written again, it is the next version of the same row', async () => {
      await page.getByRole('button', { name: /^(Generate again|Next angle)/ }).click()
      await expect(versionTab(page, 2)).toHaveAttribute('aria-selected', 'true')
      await expect.poll(() => spokenLines(page)).not.toEqual(first)
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      const lines = await spokenLines(page)
      expect(await scripts()).toEqual([{ id: expect.any(String), script_text: lines.join('\n\n') }])
      await scanIn(PHONE_DARK, versionTab(page, 2))
    })
    await test.step('what is asked for in plain words makes a version with one click', async () => {
      await page.getByRole('button', { name: 'Refine with AI' }).click()
      const chat = page.getByRole('dialog', { name: 'Refine Your Script with AI' })
      await chat.getByRole('textbox', { name: 'Message' }).fill('make it shorter')
      await page.keyboard.press('Enter')
      await expect(chat.getByRole('button', { name: 'Accept all' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(toast(page, 'Script refined successfully!')).toBeVisible()
      await expect(versionTab(page, 3)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Escape')
      await expect(chat).toBeHidden()
    })
    const lines =
      await test.step('an edit that was not saved is asked about, is back after a reload, and becomes a version', async () => {
        const line = page.getByLabel('Spoken line of scene 1')
        await page.getByRole('button', { name: 'Edit', exact: true }).click()
        await line.press('Control+End')
        await line.pressSequentially(' My own words.')
        await expect(page.getByText('Not saved')).toBeVisible()
        await page.getByRole('button', { name: 'View Script Library' }).click()
        const question = page.getByRole('alertdialog')
        await expect(question).toContainText('without saving?')
        await question.getByRole('button', { name: 'Stay' }).click()
        await expect(line).toHaveValue(/My own words\.$/)
        // Written down a moment after the last letter.
        await expect
          .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('My own words.'))))
          .toBe(true)

        page.on('dialog', (dialog) => void dialog.accept())
        await page.reload()
        await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
        await expect(line).toHaveValue(/My own words\.$/)
        await expect(page.getByLabel('Product name')).toHaveValue(brief.productName)
        await expect(page.getByLabel('Price')).toHaveValue(brief.price)
        await expect(page.getByLabel('Target audience')).toHaveValue('fitness-enthusiasts')
        for (const [index, feature] of brief.features.entries())
          await expect(page.getByLabel(`Feature ${index + 1}`, { exact: true })).toHaveValue(feature)

        await page.getByRole('button', { name: 'Save to Library' }).click()
        await expect(toast(page, 'Saved to your library')).toBeVisible()
        await expect(versionTab(page, 4)).toHaveAttribute('aria-selected', 'true')
        const versions = await rowsOf('script_versions?select=version_number&order=version_number')
        expect(versions).toEqual([1, 2, 3, 4].map((number) => ({ version_number: number })))
        expect(await scripts()).toEqual([
          { id: expect.any(String), script_text: expect.stringContaining(' My own words.') },
        ])
        return spokenLines(page)
      })
    await test.step('the library finds it and tells what it is', async () => {
      await openLibrary(page)
      await expect(cards(page)).toHaveCount(1)
      await cards(page)
        .getByRole('button', { name: /^Film / })
        .click()
      await expect(page.getByRole('dialog', { name: 'Teleprompter' })).toContainText(lines[0]?.split(' ')[0] ?? '')
      await page.goBack()
      await expect(page.getByRole('dialog', { name: 'Teleprompter' })).toBeHidden()
      // No word: a script may say anything that one could think of.
      await searchBox(page).fill('qwxzvk')
      await expect(page.getByText('Nothing found for')).toBeVisible()
      await searchBox(page).fill(brief.productName.toUpperCase())
      await expect(cards(page)).toHaveCount(1)

      await cards(page).getByRole('heading').getByRole('button').click()
      const dialog = scriptDialog(page)
      await expect(dialog.getByRole('heading', { name: 'Script Details' })).toBeVisible()
      for (const line of lines) await expect(dialog).toContainText(line)
      await expect(page).toHaveURL(/[?&]read=/)
      await page.reload()
      await expect(dialog.getByRole('heading', { name: 'Script Details' })).toBeVisible()
      const details = dialog.getByRole('complementary', { name: 'Script Details' })
      for (const fact of [brief.productName, '$29.99', ...brief.features]) await expect(details).toContainText(fact)
      // As long as its words carry.
      await expect(details).toContainText(/\d\d seconds/)
      await expect(details).toContainText(/Craft score\s*\d+(\.\d)?\/10/)
      await scanIn(PHONE_LIGHT, dialog, { isDialog: true })
      await dialog.getByRole('button', { name: 'Close' }).first().click()
      await expect(dialog).toBeHidden()
    })
  },
)

test.describe('the library', () => {
  test('searches for any character as for itself [B-LB-02, B-LB-14]', { tag: '@full' }, async ({ page, product }) => {
    const ana = await openStudio(page, product)
    const odd = `50% off, (really) "it's" a\\b_c*d.e:f & <b>`
    const plain = { title: 'Plain', script_text: 'Nothing odd here', product_name: 'Tumbler' }
    const saved = await callRest(product.url, ana, 'POST', 'scripts', [plain, { ...plain, title: odd }])
    expect(saved.status).toBe(201)
    await openLibrary(page)
    await expect(cards(page)).toHaveCount(2)

    for (const text of [odd, '50%', '(really)', '"it\'s"', 'a\\b', 'b_c', 'c*d', 'd.e:f', '<b>', '0% off, (']) {
      await searchBox(page).fill(text)
      await expect(cards(page), text).toHaveCount(1)
      await expect(cards(page).getByRole('heading'), text).toHaveText(odd)
      await searchBox(page).fill('')
      await expect(cards(page)).toHaveCount(2)
    }
    for (const text of ['%%%', 'b%c', 'a*', 'title.eq.Plain', ')']) {
      await searchBox(page).fill(text)
      await expect(page.getByText('Nothing found for').or(cards(page)).first(), text).toBeVisible()
      await expect(page.getByText('Error loading scripts'), text).toHaveCount(0)
    }
  })
})

test.describe('what belongs to somebody else', () => {
  test('is not there without a session either [B-RL-02, A-RT-19]', { tag: '@full' }, async ({ page, product }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    const bare = await fetch(`${product.url}/rest/v1/scripts`)
    expect(bare.status).toBe(401)
    const forged = await callRest(
      product.url,
      { token: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYXV0aGVudGljYXRlZCJ9.' },
      'GET',
      'scripts',
    )
    expect(forged.status).toBe(401)
  })
})

/** Changes the session that this browser has stored, while no page of the product uses it. */
async function changeSession(page: Page, change: Record<string, unknown> | string) {
  await openPrepared(
    page,
    '/script-studio',
    (change) => {
      const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? 'sb-localhost-auth-token'
      const session = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
      localStorage.setItem(key, typeof change === 'string' ? change : JSON.stringify({ ...session(), ...change }))
    },
    change,
  )
}

test.describe('signing in', () => {
  test(
    'says that a password is wrong, keeps the address, and works with the keyboard alone up to a script [A-ER-06, A-GE-08]',
    { tag: ['@full', '@pass-through'] },
    async ({ page, product, faults }) => {
      faults.expect(failedRequest(400))
      const ana = await newAccount(product.url)
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      await tabTo(page, 'Email')
      await page.keyboard.type(ana.email)
      await tabTo(page, 'Password')
      await page.keyboard.type('not-her-password-1')
      await page.keyboard.press('Enter')
      await expect(alertOf(page, 'Invalid login credentials')).toBeVisible()
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByLabel('Email')).toHaveValue(ana.email)

      await tabTo(page, 'Password')
      await page.keyboard.press('Control+a')
      await page.keyboard.type(ana.password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/dashboard$/)
      await tabTo(page, page.getByRole('link', { name: 'Script Studio' }))
      await page.keyboard.press('Enter')
      await tabTo(page, 'Product name')
      await page.keyboard.type('Glaciero tumbler')
      await tabTo(page, 'Target audience')
      await page.keyboard.type('Foodies')
      await page.keyboard.press('Control+Enter')
      await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
    },
  )
})

test('a session ends at the login page, leads back to where it was, and leaves nothing behind in any tab [A-AU-03, A-AU-06, A-AU-07, A-AU-13, A-AU-15, A-AU-23, A-SH-16, A-RT-19, B-CL-22, CX-24]', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(failedRequest(400), failedRequest(403), ...WITHOUT_SESSION)
  const ana = await openStudio(page, product)
  await page.getByLabel('Product name').fill('Kept over the login')
  const now = Math.floor(Date.now() / 1000)

  if (IS_FULL)
    await test.step('an expired token is renewed', async () => {
      const refreshed = page.waitForResponse((answer) => answer.url().includes('grant_type=refresh_token'))
      await changeSession(page, { expires_at: now - 60 })
      expect((await refreshed).status()).toBe(200)
      await expect(page).toHaveURL(/\/script-studio$/)
      await expect(page.getByRole('button', { name: `Account menu: ${ana.name}` })).toBeVisible()
    })
  await test.step('one that cannot be renewed leads to the login page and back', async () => {
    await changeSession(page, { expires_at: now - 7200, refresh_token: 'aaaaaaaaaaaa' })
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await typeLogin(page, ana)
    await expect(page).toHaveURL(/\/script-studio$/)
    await expect(page.getByLabel('Product name')).toHaveValue('Kept over the login')
  })
  // Another tab of hers, which is not touched again.
  const other = await page.context().newPage()
  await other.goto('/dashboard?of=ana')
  await expect(other.getByRole('button', { name: `Account menu: ${ana.name}` })).toBeVisible()
  await page.bringToFront()
  await test.step('Sign out says so, leaves nothing behind, and takes the other tab along', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await expect(other).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  })
  await test.step('what is stored and no session ends at the login page', async () => {
    for (const nonsense of IS_FULL ? ['{"access_token": 7}', 'nonsense', '{}', 'null'] : ['{"access_token": 7}']) {
      await changeSession(page, nonsense)
      await expect(page, nonsense).toHaveURL(/\/login$/)
    }
  })
  await test.step('the next person finds an empty form', async () => {
    await typeLogin(page, await newAccount(product.url, newPerson('Ben Lee')))
    await expect(page).toHaveURL(/\/script-studio$/)
    await expect(page.getByLabel('Product name')).toHaveValue('')
    // The other tab moves on with the next person, but not to where Ana was.
    await expect(other).toHaveURL(/\/dashboard$/)
    await expect(other.getByRole('button', { name: 'Account menu: Ben Lee' })).toBeVisible()
    for (const text of [ana.email, ana.name]) await expect(other.getByText(text)).toHaveCount(0)
  })
  await test.step("the tab asks for the rows of the next person in that person's name only", async () => {
    const bea = await newAccount(product.url, newPerson('Bea Ng'))
    const askedAs = new Set<string | undefined>()
    page.on('request', (request) => {
      if (request.url().includes(bea.id)) askedAs.add(request.headers()['authorization'])
    })
    await openNothing(other)
    const session = await newSession(product.url, bea, await other.evaluate(() => navigator.userAgent))
    // The client of this tab opened its channel before this one, so it is notified of the sign-in first.
    const channel = await page.evaluateHandle(() => {
      const name = Object.keys(localStorage).find((key) => /^sb-.+-auth-token$/.test(key)) ?? ''
      const channel = new BroadcastChannel(name)
      return { received: new Promise((resolve) => channel.addEventListener('message', () => resolve(true))) }
    })
    const received = channel.evaluate(({ received }) => received)
    await other.evaluate((next) => {
      const name = Object.keys(localStorage).find((key) => /^sb-.+-auth-token$/.test(key)) ?? ''
      // What a sign-in does, the other way round: a browser keeps no order between the two for its other tabs.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      new BroadcastChannel(name).postMessage({ event: 'SIGNED_IN', session: next })
    }, session)
    await received
    await other.evaluate((next) => {
      const name = Object.keys(localStorage).find((key) => /^sb-.+-auth-token$/.test(key)) ?? ''
      localStorage.setItem(name, JSON.stringify(next))
    }, session)
    await expect(page.getByRole('button', { name: 'Account menu: Bea Ng' })).toBeVisible()
    await expect.poll(() => [...askedAs]).toEqual([`Bearer ${session.access_token}`])
  })
})

test.describe('when the script service', () => {
  test(
    'fails, a script is written here, said so, and saved, too [B-GN-05 to B-GN-10, CX-43]',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      faults.expect(failedRequest(500), WRITTEN_OFFLINE)
      const ana = await openStudio(page, product)
      await answerWith(page, 500, { success: false, error: 'Something went wrong', code: 'unexpected' })
      const brief = newBrief()
      await fillBrief(page, brief)
      await generateButton(page).click()

      await expect(toast(page, 'Using offline script generator')).toBeVisible()
      await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
      await expect(page.getByText('Generated with fallback mode')).toBeVisible()
      await expectFallback(page, brief)
      const { rows } = await callRest(
        product.url,
        ana,
        'GET',
        'scripts?select=product_name,viral_potential_score,metadata',
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        product_name: brief.productName,
        viral_potential_score: 8.2,
        metadata: { generatedBy: 'offline' },
      })
    },
  )

  test('cannot be reached, a script is written here [CX-43]', { tag: '@full' }, async ({ page, product, faults }) => {
    faults.expect(/Failed to load resource|net::ERR/, WRITTEN_OFFLINE)
    await openStudio(page, product)
    await page.route('**/functions/v1/generate-script', (route) => route.abort('connectionrefused'))
    const brief = newBrief()
    await fillBrief(page, brief)
    await generateButton(page).click()
    await expect(toast(page, 'Using offline script generator')).toBeVisible()
    await expectFallback(page, brief)
  })

  test(
    'answers with something that is no script, one is written here [B-ER-02, CX-43]',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      faults.expect(WRITTEN_OFFLINE)
      await openStudio(page, product)
      await answerWith(page, 200, { success: true, data: { nothing: 'of use' } })
      const brief = newBrief()
      await fillBrief(page, brief)
      await generateButton(page).click()
      await expect(toast(page, 'Using offline script generator')).toBeVisible()
      await expectFallback(page, brief)
    },
  )
})

test.describe('on a phone of 375 pixels', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })

  test(
    'one signs up, gets a script and finds it, without scrolling sideways [A-SH-02, B-GN-04]',
    { tag: '@full' },
    async ({ page }) => {
      for (const path of ['/', '/login', '/signup']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNothingSideways(page)
      }
      const brief = newBrief()
      await signUp(page)
      await expectNothingSideways(page)
      await fillBrief(page, brief)
      await expectNothingSideways(page)
      await generateButton(page).tap()
      await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
      await expectNothingSideways(page)
      // The form has made room for the script, and the focus went along.
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
      expect((await spokenLines(page)).length).toBeGreaterThan(2)

      await openLibrary(page)
      await expect(cards(page)).toHaveCount(1)
      await expectNothingSideways(page)
      await cards(page).getByRole('heading').getByRole('button').tap()
      await expect(scriptDialog(page).getByRole('heading', { name: 'Script Details' })).toBeVisible()
      await expectNothingSideways(page)
    },
  )
})

test.describe('on a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('the longest texts stay inside the screen [B-VL-33]', { tag: '@full' }, async ({ page, product }) => {
    await openStudio(page, product)
    const brief = {
      ...newBrief(),
      productName: 'Wundertrinkflasche'.repeat(11),
      features: ['Auslaufsicher'.repeat(12), 'Leakproof lid'],
    }
    await fillBrief(page, brief)
    await expectNothingSideways(page)
    await generateButton(page).tap()
    await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
    await expectNothingSideways(page)
    await openLibrary(page)
    await expect(cards(page)).toHaveCount(1)
    await expectNothingSideways(page)
    await cards(page).getByRole('heading').getByRole('button').tap()
    await expect(scriptDialog(page).getByRole('heading', { name: 'Script Details' })).toBeVisible()
    await expectNothingSideways(page)
  })
})

test.describe('the theme', () => {
  test(
    'starts light, is switched to dark and stays so over a reload and on every page [A-TH-01, A-TH-04, A-EN-07]',
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/')
      const light = await backgroundOf(page)
      await page.getByRole('button', { name: 'Switch to dark theme' }).click()
      await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
      await expect.poll(() => backgroundOf(page)).not.toBe(light)
      const dark = await backgroundOf(page)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

      await page.reload()
      expect(await backgroundOf(page)).toBe(dark)
      await page.goto('/login')
      expect(await backgroundOf(page)).toBe(dark)
      await page.getByRole('button', { name: 'Switch to light theme' }).click()
      await expect.poll(() => backgroundOf(page)).toBe(light)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    },
  )
})

/** The function answers this, whatever it is asked. */
async function answerWith(page: Page, status: number, json: unknown) {
  await page.route('**/functions/v1/generate-script', (route) => route.fulfill({ status, json }))
}

async function expectFallback(page: Page, brief: { productName: string; features: string[] }) {
  const lines = await spokenLines(page)
  expect(lines).toHaveLength(4)
  expect(lines.join(' ')).toContain(brief.productName)
  expect(lines.join(' ')).toContain('40% off')
  expect(lines.join(' ')).toContain('$29.99')
  const editor = page.getByRole('region', { name: 'Script Editor' })
  await expect(editor).not.toContainText('50K-200K')
  for (const suggestion of ['Add trending hashtags', 'Post during peak hours (7-9 PM)', 'Use trending audio']) {
    await expect(editor).toContainText(suggestion)
  }
}

/** The colour of the page itself. */
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Presses Tab until this element, or the named field, has the focus. */
async function tabTo(page: Page, wanted: string | Locator) {
  const field =
    typeof wanted === 'string' ? page.getByLabel(wanted, { exact: true }).or(page.getByLabel(wanted)).first() : wanted
  for (let steps = 0; steps < 40; steps++) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(wanted)} cannot be reached with the Tab key`)
}
