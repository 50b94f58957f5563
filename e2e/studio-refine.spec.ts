import type { Page } from '@playwright/test'
import { callRest, newAccount } from './accounts'
import { expect, expectNothingSideways, generate, logIn, newBrief, openStudio, test, toast } from './journey'
import { storeScript } from './stored-script'

const TITLE = 'Refine Your Script with AI'
const chat = (page: Page) => page.getByRole('dialog', { name: TITLE })
const message = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' })
const acceptAll = (page: Page) => chat(page).getByRole('button', { name: 'Accept all' })
const version = (page: Page, number: number) => page.getByRole('tab', { name: `V${number}`, exact: true })

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Refine with AI' }).click()
  await expect(chat(page)).toBeVisible()
}

async function openLibrary(page: Page, entry: 'Hook Library' | 'CTA Library') {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  const library = page.getByRole('dialog', { name: entry })
  await expect(library).toBeVisible()
  return library
}

/** What is kept of the chats of an account. */
async function keptMessages(url: string, account: { token: string; apikey?: string }) {
  const { rows } = await callRest<{ role: string; text: string }>(
    url,
    account,
    'GET',
    'script_messages?select=role,text&order=created_at',
  )
  return rows
}

test.describe('the refine chat', () => {
  test(
    'makes a new version of what is asked for in plain words, with one click, and is kept [B-RF-01, B-RF-02, B-RF-03, B-ER-22, B-VL-17, B-GE-05]',
    { tag: '@full' },
    async ({ page, product }) => {
      const account = await newAccount(product.url)
      await logIn(page, account, `/script-studio?script=${await storeScript(product.url, account)}`)
      await openChat(page)
      await expect(message(page)).toBeFocused()
      await message(page).fill('make it shorter')
      await message(page).press('Enter')
      await expect(acceptAll(page)).toBeFocused()
      // The script stands beside it, as it was.
      await expect(version(page, 1)).toHaveAttribute('aria-selected', 'true')

      await page.keyboard.press('Enter')
      await expect(toast(page, 'Script refined successfully!')).toBeVisible()
      await expect(version(page, 2)).toHaveAttribute('aria-selected', 'true')
      await expect
        .poll(async () => (await keptMessages(product.url, account)).map(({ role }) => role))
        .toEqual(['user', 'assistant'])

      await page.keyboard.press('Escape')
      await expect(chat(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Refine with AI' })).toBeFocused()
      await openChat(page)
      await expect(chat(page).getByText('make it shorter')).toBeVisible()
      await chat(page).getByRole('button', { name: 'Clear chat' }).click()
      await expect(chat(page).getByText('make it shorter')).toBeHidden()
      await expect.poll(async () => (await keptMessages(product.url, account)).length).toBe(0)
      await chat(page).getByRole('button', { name: 'Undo' }).click()
      await expect(chat(page).getByText('make it shorter')).toBeVisible()
      await expect.poll(async () => (await keptMessages(product.url, account)).length).toBe(2)

      // Its place is the address.
      await page.reload()
      await expect(chat(page).getByText('make it shorter')).toBeVisible()
      await page.goBack()
      await expect(chat(page)).toBeHidden()
      await expect(page).toHaveURL(/\/script-studio\?script=[^&]+$/)
    },
  )

  test(
    'says why a request failed, keeps it, and retries it when the network is back [B-ER-20, B-ER-21, CX-43]',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      faults.expect(/Failed to load resource/)
      await openStudio(page, product)
      await generate(page, newBrief())
      await openChat(page)
      await page.waitForLoadState('networkidle')
      await page.route('**/functions/v1/refine-script', (route) => route.abort('internetdisconnected'))
      await message(page).fill('calmer')
      await message(page).press('Enter')
      await expect(chat(page).getByText("I'm sorry, I couldn't refine the script right now.")).toBeVisible()
      await expect(toast(page, 'Failed to refine script')).toBeVisible()
      await page.unroute('**/functions/v1/refine-script')
      await chat(page).getByRole('button', { name: 'Try again' }).click()
      await expect(acceptAll(page)).toBeVisible()
      await expect(version(page, 2)).toHaveCount(0)
    },
  )

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 760 }, hasTouch: true })

    test('lets each change be left out, within reach of a thumb', { tag: '@full' }, async ({ page, product }) => {
      await openStudio(page, product)
      await generate(page, newBrief())
      await openChat(page)
      await message(page).fill('new hook and a soft call to action')
      await message(page).press('Enter')
      await expect(acceptAll(page)).toBeVisible()
      await chat(page)
        .getByRole('button', { name: /^Reject: / })
        .first()
        .click()
      const some = chat(page).getByRole('button', { name: /^Accept \d+ of \d+$/ })
      const box = await some.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      await expectNothingSideways(page)
      await some.click()
      await expect(toast(page, 'Script refined successfully!')).toBeVisible()
    })
  })
})

test.describe('the hook and CTA libraries', () => {
  test(
    'are searched by keyboard, and what is chosen goes into the script [B-HK-01, B-HK-07, B-HK-08, B-HK-13, OP-46, B-GE-09]',
    { tag: '@full' },
    async ({ page, product }) => {
      await openStudio(page, product)
      await generate(page, newBrief())
      const library = await openLibrary(page, 'Hook Library')
      await expect(library.getByRole('listitem')).toHaveCount(18)
      await expect(library.getByRole('list')).toContainText('tumbler')
      const search = library.getByRole('searchbox')
      await expect(search).toBeFocused()
      await search.fill('zzz')
      await expect(library.getByRole('heading', { name: 'No hooks found' })).toBeVisible()
      await search.fill('')
      await search.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const chosen = library.getByRole('button', { name: /^Insert: / }).nth(1)
      await expect(chosen).toBeFocused()
      const text = (await chosen.getAttribute('aria-label'))?.replace('Insert: ', '') ?? ''
      await page.keyboard.press('Enter')
      await expect(library).toBeHidden()
      await expect(toast(page, 'Hook inserted')).toBeVisible()
      const firstLine = page.getByRole('textbox', { name: 'Spoken line of scene 1' })
      await expect.poll(async () => (await firstLine.inputValue()).startsWith(text)).toBe(true)
    },
  )

  test(
    'keep favourites and items of one’s own with the account [B-HK-04, B-HK-05, B-VL-18]',
    { tag: '@full' },
    async ({ page, product, otherBrowser }) => {
      const account = await openStudio(page, product)
      await generate(page, newBrief())
      const library = await openLibrary(page, 'CTA Library')
      await expect(library.getByRole('listitem')).toHaveCount(15)
      await library.getByRole('button', { name: 'Add Custom' }).click()
      await library.getByRole('button', { name: 'Add CTA' }).click()
      await expect(library.getByText('Enter the text of your CTA')).toBeVisible()
      await library.getByRole('textbox', { name: /New CTA/ }).fill('Your kitchen will thank you')
      await library.getByRole('button', { name: 'Add CTA' }).click()
      await expect(library.getByRole('listitem')).toHaveCount(16)
      await library.getByRole('button', { name: 'Favorite: Your kitchen will thank you.' }).click()
      await expect
        .poll(async () => (await callRest(product.url, account, 'GET', 'hook_library_favourites')).rows.length)
        .toBe(1)

      const phone = await otherBrowser({ viewport: { width: 375, height: 760 } })
      await logIn(phone, account)
      await generate(phone, newBrief())
      const there = await openLibrary(phone, 'CTA Library')
      await there.getByRole('switch', { name: 'Favorites only' }).click()
      await expect(there.getByRole('listitem')).toHaveCount(1)
      await expect(there.getByText('Your kitchen will thank you.')).toBeVisible()
      await there.getByRole('button', { name: /^Delete: / }).click()
      await expect(there.getByRole('heading', { name: 'No CTAs found' })).toBeVisible()
      await there.getByRole('button', { name: 'Undo' }).click()
      await expect(there.getByText('Your kitchen will thank you.')).toBeVisible()
    },
  )
})
