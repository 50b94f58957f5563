import { type Page } from '@playwright/test'
import { type Account, callRest, newAccount } from './accounts'
import { expect, logIn, openNothing, test, toast, WITHOUT_SESSION } from './journey'

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
const text = (page: Page) => page.getByRole('textbox', { name: /^Script/ })

async function newScript(url: string, account: Account, row: Record<string, unknown> = {}): Promise<string> {
  const { rows } = await callRest<{ id: string }>(url, account, 'POST', 'scripts', {
    title: 'Travel mug',
    script_text: 'My coffee is cold again.\n\nThis mug keeps it hot.',
    product_name: 'Travel mug',
    features: ['Leakproof lid', 'Cures acne'],
    audience: 'fitness-enthusiasts',
    viral_potential_score: 8.4,
    ...row,
  })
  return rows[0]?.id ?? ''
}

async function start(page: Page, url: string): Promise<Account> {
  const account = await newAccount(url)
  await logIn(page, account)
  return account
}

test.describe('a script page', () => {
  test('a script is written by hand: reload, leaving and a session that ends lose nothing, and it is in the library afterwards [OP-35, OP-70, A-RT-24, B-ED-08, B-RT-05, CX-10]', async ({
    page,
    product,
    context,
    faults,
  }) => {
    faults.expect(/couldn’t be saved/)
    const account = await newAccount(product.url)
    await logIn(page, account, '/scripts/new')
    page.on('dialog', (dialog) => void dialog.accept())
    const question = page.getByRole('alertdialog')

    await test.step('a reload keeps what was typed', async () => {
      await expect(page).toHaveTitle('New Script · Reelwright')
      await title(page).fill('By hand')
      await text(page).fill('I wrote this myself.')
      await page.reload()
      await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
      await expect(text(page)).toHaveValue('I wrote this myself.')
      await page.keyboard.press('Control+s')
      await expect(page).toHaveURL(/\/scripts$/)
      await expect(toast(page, 'Script saved')).toBeVisible()
      await expect(page.getByText('By hand').first()).toBeVisible()
    })
    const stored = async () =>
      (await callRest<{ id: string }>(product.url, account, 'GET', 'scripts?select=id,title,status,script_text')).rows
    const [row] = await stored()
    expect(row).toMatchObject({ title: 'By hand', status: 'draft', script_text: 'I wrote this myself.' })
    const id = row?.id ?? ''

    await test.step('leaving with unsaved work asks first', async () => {
      await page.getByRole('button', { name: 'Edit By hand' }).click()
      await expect(page).toHaveURL(new RegExp(`/scripts/edit/${id}`))
      await text(page).fill('Other words.')
      // Nothing saves itself without a title.
      await title(page).fill('')
      await page.getByRole('link', { name: 'Script Library' }).first().click()
      await expect(question).toContainText('Leave “Untitled script” without saving?')
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(page).toHaveURL(new RegExp(id))
      await page.getByRole('link', { name: 'Script Library' }).first().click()
      await question.getByRole('button', { name: 'Leave page' }).click()
      await expect(page.getByRole('heading', { name: 'Script Library', level: 1 })).toBeVisible()
      await page.goBack()
      await expect(text(page)).toHaveValue('Other words.')
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await expect(text(page)).toHaveValue('I wrote this myself.')
      await expect(text(page)).toBeFocused()
      await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
    })
    await test.step('a session that ends in the middle of an edit takes nothing along', async () => {
      faults.expect(...WITHOUT_SESSION)
      const forget = (tab: Page) =>
        tab.evaluate(() => {
          for (const key of Object.keys(localStorage)) if (key.includes('auth-token')) localStorage.removeItem(key)
        })
      // Saved once, the page has loaded its client library: a session that ends before that ends at the log-in.
      await text(page).fill('Typed with a session.')
      await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
      await forget(page)
      await text(page).fill('Typed without a session.')
      await expect(page.getByText(/Your session has ended. Log in again in another tab/)).toBeVisible()

      const other = await context.newPage()
      // A page that costs little.
      await logIn(other, account, '/debug-auth')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(toast(page, 'Script updated successfully!')).toBeVisible()

      // Notified by the other tab, this one goes to the log-in, and comes back with the words.
      await title(page).fill('')
      await text(page).fill('Typed before the other tab left.')
      await openNothing(other)
      await forget(other)
      await expect(page).toHaveURL(/\/login/)
      await logIn(other, account, '/debug-auth')
      await expect(page).toHaveURL(new RegExp(id))
      await expect(text(page)).toHaveValue('Typed before the other tab left.')
    })
  })

  test(
    'two tabs never write over each other: the second is shown the difference, and can take either or both [OP-35, OP-52]',
    { tag: '@full' },
    async ({ page, product, context }) => {
      const account = await start(page, product.url)
      const id = await newScript(product.url, account)
      const other = await context.newPage()
      for (const tab of [page, other]) {
        await tab.goto(`/scripts/edit/${id}`)
        await expect(text(tab)).toHaveValue(/This mug keeps it hot/)
      }
      await text(page).fill('From the first tab.')
      await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
      await text(other).fill('From the second tab.')
      await expect(other.getByText('This script was changed somewhere else.')).toBeVisible()
      await expect(text(other)).toHaveValue('From the second tab.')
      await expect(other.getByRole('region', { name: 'Script, mine' }).locator('mark')).toHaveText('second')
      await expect(other.getByRole('region', { name: 'Script, theirs' }).locator('mark')).toHaveText('first')

      await other.getByRole('button', { name: 'Use the other version' }).click()
      await expect(text(other)).toHaveValue('From the first tab.')
      await expect(text(other)).toBeFocused()
      await other.getByRole('button', { name: 'Restore mine' }).click()
      await expect(text(other)).toHaveValue('From the second tab.')
      await expect(other.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
      expect(await texts(product.url, account, id)).toEqual([
        'My coffee is cold again.\n\nThis mug keeps it hot.',
        'From the first tab.',
        'From the second tab.',
      ])

      await text(page).fill('From the first tab again.')
      await page.getByRole('button', { name: 'Combine them myself' }).click()
      await expect(page.getByRole('region', { name: 'Script in the other version' })).toHaveText('From the second tab.')
      await text(page).fill('From both tabs.')
      await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
      expect((await texts(product.url, account, id)).slice(2)).toEqual(['From the second tab.', 'From both tabs.'])
    },
  )

  test(
    'a text that no script can hold is not pasted, and the page says so [OP-64]',
    { tag: '@full' },
    async ({ page, product, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const account = await start(page, product.url)
      const id = await newScript(product.url, account)
      await page.goto(`/scripts/edit/${id}`)
      await text(page).focus()
      await page.evaluate(() => navigator.clipboard.writeText('Far too much. '.repeat(15_000)))
      await page.keyboard.press('Control+v')
      await expect(page.getByText(/^Nothing was pasted. The script would have 210,0\d\d characters/)).toBeVisible()
      await expect(text(page)).toHaveValue(/^My coffee is cold again\.\n\nThis mug keeps it hot\.$/)
    },
  )
})

const texts = async (url: string, account: Account, id: string) => {
  const path = `script_versions?script_id=eq.${id}&select=script_text&order=version_number`
  const { rows } = await callRest<{ script_text: string }>(url, account, 'GET', path)
  return rows.map((row) => row.script_text)
}

test.describe('a script of the library', () => {
  async function openEditor(page: Page, url: string) {
    const account = await start(page, url)
    const id = await newScript(url, account)
    await page.goto('/scripts')
    await page.getByRole('button', { name: 'Edit Travel mug' }).click()
    const editor = page.getByRole('main')
    await expect(title(page)).toHaveValue('Travel mug')
    return { account, id, editor }
  }

  test(
    'it saves itself after a pause, into one version, until Save closes that [B-ED-02, B-ED-03, B-ED-07, B-ED-08, B-ED-09, CX-42, B-ER-17]',
    { tag: '@full' },
    async ({ page, product }) => {
      const { account, id, editor } = await openEditor(page, product.url)
      await expect(editor.getByRole('button', { name: 'Saved' })).toBeDisabled()
      await text(page).fill('One.')
      await expect(editor.getByText('Unsaved changes')).toBeVisible()
      await expect(editor.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
      await text(page).fill('One. Two.')
      await expect(editor.getByText('Unsaved changes')).toBeVisible()
      await expect(editor.getByRole('button', { name: 'Saved' })).toBeVisible()
      expect((await texts(product.url, account, id)).slice(1)).toEqual(['One. Two.'])

      // The length is no content of a version; the words are.
      await editor.getByRole('tab', { name: 'Details' }).click()
      await editor.getByRole('spinbutton', { name: 'Video length' }).fill('999')
      await page.keyboard.press('Control+s')
      await expect(editor.getByRole('spinbutton', { name: 'Video length' })).toHaveValue('180')
      await expect(toast(page, 'Script updated successfully!')).toBeVisible()
      await editor.getByRole('tab', { name: 'Content' }).click()
      await text(page).fill('One. Two. Three.')
      await expect(editor.getByRole('button', { name: 'Saved' })).toBeVisible()
      expect((await texts(product.url, account, id)).slice(1)).toEqual(['One. Two.', 'One. Two. Three.'])
    },
  )

  test(
    'every word-count label has its range [B-VL-20, B-VL-21, B-VL-22, B-VL-23]',
    { tag: '@full' },
    async ({ page, product }) => {
      const { editor } = await openEditor(page, product.url)
      for (const [words, label] of [
        [49, 'Short'],
        [50, 'Optimal'],
        [99, 'Optimal'],
        [100, 'Long'],
        [149, 'Long'],
        [150, 'Very Long'],
      ] as const) {
        await text(page).fill('word '.repeat(words))
        await expect(editor.getByText(`${words} words`)).toBeVisible()
        await expect(editor.getByText(label, { exact: true })).toBeVisible()
      }
    },
  )

  test(
    'closing a quick edit with unsaved work asks, keeps it, and gives the focus back [OP-70, B-VL-10, B-VL-12]',
    { tag: '@full' },
    async ({ page, product }) => {
      await newScript(product.url, await start(page, product.url))
      await page.goto('/scripts')
      await page.getByRole('button', { name: 'Travel mug', exact: true }).click()
      const more = page.getByRole('button', { name: 'More actions for Travel mug' })
      const dialog = page.getByRole('dialog', { name: 'Edit Script' })
      const quickEdit = page.getByRole('menuitem', { name: 'Quick edit' })
      await more.click()
      await quickEdit.click()
      await title(page).fill('')
      await page.keyboard.press('Control+s')
      await expect(title(page)).toBeFocused()
      await expect(dialog.getByText('Title is required')).toBeVisible()
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await title(page).fill(' ')
      await expect(dialog.getByText('Title is required')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await question.getByRole('button', { name: 'Close without saving' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(more).toBeFocused()
      await page.keyboard.press('Enter')
      await quickEdit.click()
      await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible()
    },
  )

  test(
    'an earlier version is restored from within, and the fields show it [OP-48, OP-52, B-VH-07]',
    { tag: '@full' },
    async ({ page, product }) => {
      const { account, id, editor } = await openEditor(page, product.url)
      await text(page).fill('Later words.')
      await page.keyboard.press('Control+s')
      await expect(editor.getByRole('button', { name: 'Saved' })).toBeVisible()
      await editor.getByRole('tab', { name: 'Metadata' }).click()
      await editor.getByRole('button', { name: 'Version history' }).click()
      const history = page.getByRole('dialog', { name: 'Version History' })
      await history.getByRole('button', { name: /^Restore/ }).click()
      await expect(toast(page, 'Version restored successfully!')).toBeVisible()
      await expect(history).toHaveCount(0)
      await editor.getByRole('tab', { name: 'Content' }).click()
      await expect(text(page)).toHaveValue(/This mug keeps it hot/)
      await expect(editor.getByRole('button', { name: 'Saved' })).toBeDisabled()
      expect((await texts(product.url, account, id)).slice(1)).toEqual([
        'Later words.',
        'My coffee is cold again.\n\nThis mug keeps it hot.',
      ])
    },
  )
})
