import { type Page } from '@playwright/test'
import { callRest, newAccount, newPerson } from './accounts'
import {
  expect,
  expectNothingSideways,
  expectWellBuiltInBothThemes,
  failedRequest,
  fillBrief,
  generate,
  generateButton,
  logIn,
  newBrief,
  openLibrary,
  openNothing,
  openStudio,
  signUp,
  spokenLines,
  test,
  toast,
  typeLogin,
} from './journey'

/** What the product says about a script that it had to write itself. */
const WRITTEN_OFFLINE = /^The script was written offline:/

const scriptDialog = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) => page.getByRole('list', { name: 'Scripts' }).getByRole('listitem')
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search your scripts' })
const alertOf = (page: Page, text: string) => page.getByText(text, { exact: true })

test.describe('a newcomer', () => {
  test('signs up, gets a script, and finds it in the library after a reload [A-RT-07, B-GN-04, B-ER-13, B-LB-02, B-DT-01, B-DT-02, B-GE-04, B-GE-07]', async ({
    page,
  }) => {
    const brief = newBrief()
    await signUp(page)
    await fillBrief(page, brief)
    await expect(generateButton(page)).toBeEnabled()
    await generateButton(page).click()
    await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()

    const lines = await spokenLines(page)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join(' ')).toMatch(/tumbler/i)

    await page.reload()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByLabel('Product name')).toHaveValue(brief.productName)
    await expect(page.getByLabel('Price')).toHaveValue(brief.price)
    await expect(page.getByLabel('Target audience')).toHaveValue('fitness-enthusiasts')
    for (const [index, feature] of brief.features.entries()) {
      await expect(page.getByLabel(`Feature ${index + 1}`, { exact: true })).toHaveValue(feature)
    }

    await openLibrary(page)
    await expect(cards(page)).toHaveCount(1)
    // No word: a script may say anything that one could think of.
    await searchBox(page).fill('qwxzvk')
    await expect(page.getByText('Nothing found for')).toBeVisible()
    await searchBox(page).fill(brief.productName.toUpperCase())
    await expect(cards(page)).toHaveCount(1)

    await cards(page).getByRole('heading').getByRole('button').click()
    const dialog = scriptDialog(page)
    await expect(dialog.getByRole('heading', { name: 'Script Details' })).toBeVisible()
    for (const line of lines) await expect(dialog).toContainText(line)
    const details = dialog.getByRole('complementary', { name: 'Script Details' })
    for (const fact of [brief.productName, '60 seconds', '$29.99', ...brief.features]) {
      await expect(details).toContainText(fact)
    }
    await expect(details).toContainText(/Viral score\s*\d+(\.\d)?\/10/)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(dialog).toBeHidden()
  })

  test('keeps one row for one product, however often it is generated [OP-60, B-GN-03]', async ({ page, product }) => {
    const account = await openStudio(page, product)
    const brief = newBrief()
    await generate(page, brief)
    const first = await spokenLines(page)
    await page.getByRole('button', { name: /^(Generate again|Next angle)/ }).click()
    await expect(page.getByRole('tab', { name: 'V2' })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => spokenLines(page)).not.toEqual(first)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    const { rows } = await callRest(product.url, account, 'GET', 'scripts?select=id,script_text')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.script_text).toBe((await spokenLines(page)).join('\n\n'))
    const versions = await callRest(
      product.url,
      account,
      'GET',
      'script_versions?select=version_number&order=version_number',
    )
    expect(versions.rows).toEqual([{ version_number: 1 }, { version_number: 2 }])
  })

  test('makes one script with a double click [OP-60, B-GN-02]', async ({ page, product }) => {
    const account = await openStudio(page, product)
    await fillBrief(page, newBrief())
    await generateButton(page).dblclick()
    await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
    const { rows } = await callRest(product.url, account, 'GET', 'scripts?select=id')
    expect(rows).toHaveLength(1)
    const generations = await callRest(product.url, account, 'GET', 'generations?select=id')
    expect(generations.rows).toHaveLength(1)
  })
})

test.describe('the library', () => {
  test('searches for any character as for itself [B-LB-02, B-LB-14]', async ({ page, product }) => {
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

  test('deletes a script after asking, and only that one [B-LB-16, B-CL-16]', async ({ page, product }) => {
    const ana = await openStudio(page, product)
    const saved = await callRest(product.url, ana, 'POST', 'scripts', [{ title: 'Stays' }, { title: 'Goes' }])
    expect(saved.status).toBe(201)
    await openLibrary(page)
    await page.getByRole('button', { name: 'Actions for Goes' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question).toContainText('Are you sure you want to delete this script?')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(cards(page)).toHaveCount(2)

    await page.getByRole('button', { name: 'Actions for Goes' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Stays')
    // The page does not wait for the answer.
    const stored = async () => (await callRest(product.url, ana, 'GET', 'scripts?select=title')).rows
    await expect.poll(stored).toEqual([{ title: 'Stays' }])
  })
})

test.describe('what belongs to somebody else', () => {
  test('is on no screen and behind no call with another account [B-RL-03, CX-50]', async ({
    page,
    otherBrowser,
    product,
  }) => {
    const ana = await openStudio(page, product)
    const brief = newBrief()
    await generate(page, brief)
    const own = await callRest<{ id: string; title: string }>(
      product.url,
      ana,
      'GET',
      'scripts?select=id,title,updated_at',
    )
    expect(own.rows).toHaveLength(1)
    const id = own.rows[0]?.id

    const ben = await newAccount(product.url, newPerson('Ben Lee'))
    const other = await otherBrowser()
    await logIn(other, ben)
    await expect(other.getByLabel('Product name')).toHaveValue('')
    await openLibrary(other)
    await expect(other.getByRole('heading', { name: 'No Scripts Yet' })).toBeVisible()
    await expect(other.getByText(brief.productName)).toHaveCount(0)

    const asBen = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
      callRest(product.url, ben, method, path, body)
    expect(await asBen('GET', 'scripts')).toMatchObject({ status: 200, rows: [] })
    expect(await asBen('GET', `scripts?id=eq.${id}`)).toMatchObject({ status: 200, rows: [] })
    expect(await asBen('GET', `script_versions?script_id=eq.${id}`)).toMatchObject({ status: 200, rows: [] })
    expect(await asBen('GET', `profiles?id=eq.${ana.id}`)).toMatchObject({ status: 200, rows: [] })
    expect(await asBen('GET', `generations?select=id&user_id=eq.${ana.id}`)).toMatchObject({ status: 200, rows: [] })
    expect(await asBen('PATCH', `scripts?id=eq.${id}`, { title: 'Taken' })).toMatchObject({ status: 200, rows: [] })
    expect(await asBen('DELETE', `scripts?id=eq.${id}`)).toMatchObject({ status: 200, rows: [] })
    expect((await asBen('POST', 'scripts', { title: 'Planted', user_id: ana.id })).status).toBe(403)
    expect((await asBen('PATCH', `profiles?id=eq.${ana.id}`, { first_name: 'Taken' })).rows).toEqual([])

    const after = await callRest(product.url, ana, 'GET', 'scripts?select=id,title,updated_at')
    expect(after.rows).toEqual(own.rows)
  })

  test('is not there without a session either [B-RL-02, A-RT-19]', async ({ page, product }) => {
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

test.describe('signing in', () => {
  test('says so when the password is wrong, and keeps the address [A-ER-06]', async ({ page, product, faults }) => {
    faults.expect(failedRequest(400))
    const ana = await newAccount(product.url)
    await page.goto('/login')
    await typeLogin(page, { email: ana.email, password: 'not-her-password-1' })
    await expect(alertOf(page, 'Invalid login credentials')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Email')).toHaveValue(ana.email)

    await page.getByLabel('Password', { exact: true }).fill(ana.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('refuses an address that has an account already [A-ER-03]', async ({ page, product, faults }) => {
    faults.expect(failedRequest(422))
    const ana = await newAccount(product.url)
    await page.goto('/signup')
    await page.getByLabel('Name', { exact: true }).fill('Somebody else')
    await page.getByLabel('Email').fill(ana.email.toUpperCase())
    await page.getByLabel('Password', { exact: true }).fill('another-good-one-22')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(alertOf(page, 'User already registered')).toBeVisible()
    await expect(page).toHaveURL(/\/signup$/)
  })

  test('tells what a weak password lacks [A-AU-19, OP-22]', async ({ page, faults }) => {
    faults.expect(failedRequest(422))
    await page.goto('/signup')
    await page.getByLabel('Name', { exact: true }).fill('Ana Ito')
    await page.getByLabel('Email').fill(newPerson().email)
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAccessibleDescription(/at least 8 characters/)
    await expect(password).toHaveAccessibleDescription(/one letter and one digit/)
    await expect(page).toHaveURL(/\/signup$/)
  })

  test('works with the keyboard alone [A-GE-08]', async ({ page, product }) => {
    const ana = await newAccount(product.url)
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await tabTo(page, 'Email')
    await page.keyboard.type(ana.email)
    await tabTo(page, 'Password')
    await page.keyboard.type(ana.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)

    await tabTo(page, 'Product name')
    await page.keyboard.type('Glaciero tumbler')
    await tabTo(page, 'Target audience')
    await page.keyboard.type('Foodies')
    await page.keyboard.press('Control+Enter')
    await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
  })

  test('lands on the login page when the session has ended, and goes back to where it was [A-AU-15, A-RT-19]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(failedRequest(400), failedRequest(401), failedRequest(403))
    const ana = await openStudio(page, product)
    await page.getByLabel('Product name').fill('Kept over the login')

    await openNothing(page)
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? ''
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
      const past = Math.floor(Date.now() / 1000) - 7200
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: past, refresh_token: 'aaaaaaaaaaaa' }))
    })
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your session has ended.')).toBeVisible()

    await typeLogin(page, ana)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByLabel('Product name')).toHaveValue('Kept over the login')
  })

  test('stays signed in when the token has expired and the refresh token is good [A-AU-13, A-AU-23, B-CL-22]', async ({
    page,
    product,
  }) => {
    const ana = await openStudio(page, product)
    await openNothing(page)
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? ''
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }))
    })
    const refreshed = page.waitForResponse((answer) => answer.url().includes('grant_type=refresh_token'))
    await page.goto('/dashboard')
    expect((await refreshed).status()).toBe(200)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(`Welcome, ${ana.name.split(' ')[0]}`)).toBeVisible()
  })

  test('ends with Sign Out, which says so and leaves nothing behind [A-AU-06, A-AU-07, A-SH-16, B-CL-22]', async ({
    page,
    product,
  }) => {
    await openStudio(page, product)
    await page.getByLabel('Product name').fill('Not for the next one')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)

    await logIn(page, await newAccount(product.url, newPerson('Ben Lee')))
    await expect(page.getByLabel('Product name')).toHaveValue('')
  })

  test('ends at the login page when what is stored is no session at all [A-AU-15]', async ({ page, product }) => {
    const ana = await openStudio(page, product)
    for (const nonsense of ['nonsense', '{}', '{"access_token": 7}', 'null']) {
      await openNothing(page)
      await page.evaluate((text) => {
        const key =
          Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? 'sb-localhost-auth-token'
        localStorage.setItem(key, text)
      }, nonsense)
      await page.goto('/dashboard')
      await expect(page, nonsense).toHaveURL(/\/login$/)
    }
    await typeLogin(page, ana)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test.describe('the form', () => {
  test('waits for product and audience, which it marks as required [B-VL-01, B-VL-02, B-VL-03, B-VL-05]', async ({
    page,
    product,
  }) => {
    await openStudio(page, product)
    await expect(generateButton(page)).toBeDisabled()
    for (const name of ['Product name', 'Target audience']) {
      await expect(page.getByLabel(name)).toHaveAttribute('aria-required', 'true')
      await expect(page.locator('label', { hasText: name })).toContainText('*')
    }
    await expect(page.getByLabel('Price')).not.toHaveAttribute('aria-required', 'true')

    await page.getByLabel('Product name').fill('   ')
    await page.getByLabel('Target audience').selectOption('Foodies')
    await expect(generateButton(page)).toBeDisabled()
    await page.getByLabel('Product name').fill('Glaciero tumbler')
    await expect(generateButton(page)).toBeEnabled()
    await page.getByLabel('Target audience').selectOption('Custom')
    await expect(generateButton(page)).toBeDisabled()
    await page.getByLabel('Your audience').fill('people who commute by ferry')
    await expect(generateButton(page)).toBeEnabled()
  })

  test('shows what the server says about a field at that field, and writes no script [B-VL-33]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(failedRequest(400))
    await openStudio(page, product)
    await answerWith(page, 400, {
      success: false,
      error: 'price: must be at most 9999999',
      code: 'invalid_input',
      field: 'price',
    })
    await fillBrief(page, newBrief())
    await generateButton(page).click()
    await expect(page.getByLabel('Price')).toHaveAccessibleDescription(/must be at most 9999999/)
    await expect(page.getByRole('heading', { name: 'No Script Generated Yet' })).toBeVisible()
  })
})

test.describe('when the script service', () => {
  test('fails, a script is written here, said so, and saved, too [B-GN-05 to B-GN-10, CX-43]', async ({
    page,
    product,
    faults,
  }) => {
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
  })

  test('is not there, it says whom to ask and still gives a script [B-ER-10, CX-43]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(failedRequest(404), WRITTEN_OFFLINE)
    await openStudio(page, product)
    await answerWith(page, 404, { success: false, error: 'There is nothing here', code: 'not_found' })
    const brief = newBrief()
    await fillBrief(page, brief)
    await generateButton(page).click()
    await expect(toast(page, 'Script generation service not available. Please contact support.')).toBeVisible()
    await expect(toast(page, 'Using offline script generator')).toBeVisible()
    await expectFallback(page, brief)
  })

  test('takes longer than 30 seconds, it says so and still gives a script [B-CL-01, B-ER-09, CX-43]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/Failed to load resource|net::ERR/, WRITTEN_OFFLINE)
    const ana = await newAccount(product.url)
    // The browser's own timer for aborting is not the page's clock, so it is shortened where it is made.
    await page.addInitScript(() => {
      const real = AbortSignal.timeout.bind(AbortSignal)
      Object.assign(window, { asked: [] as number[] })
      AbortSignal.timeout = (milliseconds) => {
        ;(window as unknown as { asked: number[] }).asked.push(milliseconds)
        return real(milliseconds === 30_000 ? 300 : milliseconds)
      }
    })
    await logIn(page, ana)
    await page.route('**/functions/v1/generate-script', () => new Promise<void>(() => undefined))
    const brief = newBrief()
    await fillBrief(page, brief)
    await generateButton(page).click()
    await expect(toast(page, 'Script generation timed out. Please try again.')).toBeVisible()
    await expect(toast(page, 'Using offline script generator')).toBeVisible()
    await expectFallback(page, brief)
    expect(await page.evaluate(() => (window as unknown as { asked: number[] }).asked)).toContain(30_000)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('cannot be reached, a script is written here [CX-43]', async ({ page, product, faults }) => {
    faults.expect(/Failed to load resource|net::ERR/, WRITTEN_OFFLINE)
    await openStudio(page, product)
    await page.route('**/functions/v1/generate-script', (route) => route.abort('connectionrefused'))
    const brief = newBrief()
    await fillBrief(page, brief)
    await generateButton(page).click()
    await expect(toast(page, 'Using offline script generator')).toBeVisible()
    await expectFallback(page, brief)
  })

  test('answers with something that is no script, one is written here [B-ER-02, CX-43]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(WRITTEN_OFFLINE)
    await openStudio(page, product)
    await answerWith(page, 200, { success: true, data: { nothing: 'of use' } })
    const brief = newBrief()
    await fillBrief(page, brief)
    await generateButton(page).click()
    await expect(toast(page, 'Using offline script generator')).toBeVisible()
    await expectFallback(page, brief)
  })

  test('does not know the session, there is a message and no script [B-ER-05, CX-43]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(failedRequest(401))
    const ana = await openStudio(page, product)
    await answerWith(page, 401, {
      success: false,
      error: 'Not authenticated - please log in first',
      code: 'not_signed_in',
    })
    await fillBrief(page, newBrief())
    await generateButton(page).click()
    await expect(page.getByText('Authentication error: Not authenticated - please log in first')).toBeVisible()
    await expectNoScript(page)
    expect((await callRest(product.url, ana, 'GET', 'scripts')).rows).toEqual([])
  })

  for (const text of [
    'You have used all scripts of your plan this month.',
    'You need an active plan to generate scripts.',
  ]) {
    test(`answers "${text}", there is that text and no script [OP-65, CX-43]`, async ({ page, product, faults }) => {
      faults.expect(failedRequest(402))
      const ana = await openStudio(page, product)
      await answerWith(page, 402, { success: false, error: text, code: 'allowance_used_up' })
      await fillBrief(page, newBrief())
      await generateButton(page).click()
      const plans = page.getByRole('dialog')
      await expect(plans).toContainText(text)
      await plans.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expectNoScript(page)
      expect((await callRest(product.url, ana, 'GET', 'scripts')).rows).toEqual([])
    })
  }

  test('writes one that cannot be saved, it says where to save it, and a later save works [B-ER-12, B-ER-14]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(failedRequest(503))
    const ana = await openStudio(page, product)
    await page.route('**/rest/v1/scripts*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 503,
            json: { code: 'PGRST000', message: 'The service is busy', details: null, hint: null },
          })
        : route.continue(),
    )
    await fillBrief(page, newBrief())
    await generateButton(page).click()
    await expect(toast(page, 'Script generated! Click "Save to Library" to save it.')).toBeVisible()
    await page.unroute('**/rest/v1/scripts*')
    await page.getByRole('button', { name: 'Save to Library' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect((await callRest(product.url, ana, 'GET', 'scripts?select=id')).rows).toHaveLength(1)
  })
})

test.describe('on a phone of 375 pixels', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })

  test('one signs up, gets a script and finds it, without scrolling sideways [A-SH-02, B-GN-04]', async ({ page }) => {
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
  })
})

test.describe('on a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('the longest texts stay inside the screen [B-VL-33]', async ({ page, product }) => {
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
  test('starts light, is switched to dark and stays so over a reload and on every page [A-TH-01, A-TH-04, A-EN-07]', async ({
    page,
  }) => {
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
  })
})

test.describe('in both themes', () => {
  for (const path of ['/login', '/signup', '/test', '/nothing-here']) {
    test(`${path} has no barrier that can be found by a machine [B-VL-33]`, async ({ page, faults }) => {
      // One of the samples shows what stands in for a picture that does not load.
      faults.expect(/no-such-picture/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectWellBuiltInBothThemes(page)
    })
  }

  test('the dashboard has no barrier with the empty form, with a script, in the library and in its dialog [B-VL-33]', async ({
    page,
    product,
  }) => {
    await openStudio(page, product)
    await expectWellBuiltInBothThemes(page)
    const brief = newBrief()
    await generate(page, brief)
    await toastsGone(page)
    await expectWellBuiltInBothThemes(page)
    await openLibrary(page)
    await expect(cards(page)).toHaveCount(1)
    await expectWellBuiltInBothThemes(page)
    await cards(page).getByRole('heading').getByRole('button').click()
    await expect(scriptDialog(page).getByRole('heading', { name: 'Script Details' })).toBeVisible()
    await expectWellBuiltInBothThemes(page)
  })

  test('wrong input has no barrier either [B-VL-33]', async ({ page }) => {
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await expectWellBuiltInBothThemes(page)
  })
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
  await expect(editor).toContainText('8.2/10')
  await expect(editor).toContainText('50K-200K')
  for (const suggestion of ['Add trending hashtags', 'Post during peak hours (7-9 PM)', 'Use trending audio']) {
    await expect(editor).toContainText(suggestion)
  }
}

async function expectNoScript(page: Page) {
  await expect(page.getByRole('heading', { name: 'No Script Generated Yet' })).toBeVisible()
  await expect(toast(page, 'Using offline script generator')).toHaveCount(0)
  await expect(generateButton(page)).toBeEnabled()
}

async function toastsGone(page: Page) {
  await page.mouse.move(0, 0)
  await expect(page.getByRole('region', { name: /notifications/i }).getByRole('listitem')).toHaveCount(0)
}

/** The colour of the page itself. */
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Presses Tab until the named field has the focus. */
async function tabTo(page: Page, label: string) {
  const field = page.getByLabel(label, { exact: true }).or(page.getByLabel(label)).first()
  for (let steps = 0; steps < 40; steps++) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`"${label}" cannot be reached with the Tab key`)
}
