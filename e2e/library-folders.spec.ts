import type { Page } from '@playwright/test'
import { type Account, callRest, newAccount } from './accounts'
import { endableChannels, expect, holdLine, logIn, setVisibility, test, toast } from './journey'

const chips = (page: Page) => page.getByRole('region', { name: 'Folders' })
const chip = (page: Page, name: string | RegExp) => chips(page).getByRole('button', { name })
const card = (page: Page, title: string) =>
  page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: title }).first()

async function newFolder(url: string, account: Account, name: string): Promise<string> {
  const { rows } = await callRest<{ id: string }>(url, account, 'POST', 'script_folders', { name })
  return rows[0]?.id ?? ''
}

async function newScripts(url: string, account: Account, titles: string[], row: object = {}): Promise<string[]> {
  const scripts = titles.map((title) => ({ title, script_text: `${title} in words.`, product_name: 'Mug', ...row }))
  const { rows } = await callRest<{ id: string }>(url, account, 'POST', 'scripts', scripts)
  return rows.map(({ id }) => id)
}

test(
  'a folder is renamed and deleted; its scripts stay, and Undo brings both together again [OP-69, B-FD-08]',
  { tag: '@full' },
  async ({ page, product }) => {
    const account = await newAccount(product.url)
    const folder = await newFolder(product.url, account, 'Old name')
    await newScripts(product.url, account, ['Inside'], { folder_id: folder })
    await logIn(page, account, `/scripts/folder/${folder}`)
    await expect(chip(page, 'Old name 1 script')).toBeVisible()
    await chip(page, 'Actions for folder Old name').click()
    await page.getByRole('menuitem', { name: 'Rename or recolor' }).click()
    await page.getByRole('textbox', { name: 'Folder name' }).fill('New name')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Folder “New name” saved')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'New name', level: 1 })).toBeVisible()

    await chip(page, 'Actions for folder New name').click()
    await page.getByRole('menuitem', { name: 'Delete folder' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete folder' })
    await expect(question).toContainText('Its script stays in your library, outside any folder.')
    await question.getByRole('button', { name: 'Delete folder' }).click()
    await expect(toast(page, 'Folder “New name” deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/scripts$/)
    await expect(card(page, 'Inside')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(chip(page, 'New name 1 script')).toBeVisible()
  },
)

test(
  'what changes in one tab shows in the other by itself, without moving it [OP-33]',
  { tag: ['@full', '@pass-through'] },
  async ({ page, context, product }) => {
    const account = await newAccount(product.url)
    const titles = Array.from({ length: 24 }, (_, index) => `Script ${String(index).padStart(2, '0')}`)
    await newScripts(product.url, account, titles)
    await logIn(page, account, '/scripts')
    await expect(chip(page, 'All Scripts 24 scripts')).toBeVisible()
    const other = await context.newPage()
    // Never idle, as on a busy machine: the subscription is the first to need the client library.
    await other.addInitScript(() => (window.requestIdleCallback = () => 0))
    await other.goto('/scripts')
    await expect(chip(other, 'All Scripts 24 scripts')).toBeVisible()
    await expect(card(other, 'Script ')).toBeVisible()

    // A card in the middle of the visible ones: the list draws no others. Until the list has its height,
    // the page cannot scroll so far.
    const focused = await other.waitForFunction(() => {
      window.scrollTo(0, 700)
      const buttons = [...document.querySelectorAll<HTMLElement>('[aria-label^="Actions for Script "]')]
      const button = buttons.find((button) => Math.abs(button.getBoundingClientRect().top - innerHeight / 2) < 200)
      button?.focus({ preventScroll: true })
      return window.scrollY === 700 && button?.getAttribute('aria-label')
    })
    const before = [700, await focused.jsonValue()]

    await chip(page, 'New Folder').click()
    await page.getByRole('textbox', { name: 'Folder name' }).fill('Live')
    await page.keyboard.press('Enter')
    await expect(chip(other, 'Live 0 scripts')).toBeAttached()
    // A device that goes by the data calls alone.
    const [id] = await newScripts(product.url, account, ['Written elsewhere'])
    await expect(card(page, 'Written elsewhere')).toBeVisible()
    await callRest(product.url, account, 'PATCH', `scripts?id=eq.${id}`, { title: 'Renamed elsewhere' })
    await expect(card(page, 'Renamed elsewhere')).toBeVisible()
    await expect(chip(other, 'All Scripts 25 scripts')).toBeAttached()
    await callRest(product.url, account, 'DELETE', `scripts?id=eq.${id}`)
    await expect(card(page, 'Renamed elsewhere')).toBeHidden()
    await expect(chip(other, 'All Scripts 24 scripts')).toBeAttached()
    await callRest(product.url, account, 'DELETE', 'script_folders?name=eq.Live')
    await expect(chip(page, /^Live/)).toBeHidden()

    const after = await other.evaluate(() => [window.scrollY, document.activeElement?.getAttribute('aria-label')])
    expect(after).toEqual(before)
  },
)

test(
  'shows changes made after the page was fetched and before it subscribed [OP-33]',
  { tag: '@full' },
  async ({ page, product }) => {
    const account = await newAccount(product.url)
    const [id] = await newScripts(product.url, account, ['Morning mug'])
    await newFolder(product.url, account, 'Kitchen')
    const letGo = await holdLine(page)
    await logIn(page, account, '/scripts')
    await expect(card(page, 'Morning mug')).toBeVisible()
    await expect(chip(page, 'Kitchen 0 scripts')).toBeVisible()
    await callRest(product.url, account, 'PATCH', `scripts?id=eq.${id}`, { title: 'Evening mug' })
    await callRest(product.url, account, 'PATCH', 'script_folders?name=eq.Kitchen', { name: 'Garden' })
    letGo()
    await expect(card(page, 'Evening mug')).toBeVisible()
    await expect(chip(page, 'Garden 0 scripts')).toBeVisible()
  },
)

test(
  'a page whose token expired while hidden resubscribes once it is visible [OP-33]',
  { tag: '@full' },
  async ({ page, product }) => {
    const account = await newAccount(product.url)
    const [id] = await newScripts(product.url, account, ['Morning mug'])
    const rename = (title: string) => callRest(product.url, account, 'PATCH', `scripts?id=eq.${id}`, { title })
    const endChannels = await endableChannels(page)
    await logIn(page, account, '/scripts')
    await expect(card(page, 'Morning mug')).toBeVisible()
    await rename('Noon mug')
    await expect(card(page, 'Noon mug')).toBeVisible()
    await setVisibility(page, 'hidden')
    endChannels()
    await rename('Evening mug')
    await setVisibility(page, 'visible')
    await expect(card(page, 'Evening mug')).toBeVisible()
    await rename('Night mug')
    await expect(card(page, 'Night mug')).toBeVisible()
  },
)

test(
  'the sidebar has every folder and makes new ones; a script is put into one made on the way [B-DS-20, B-DS-33, B-ER-27]',
  { tag: '@full' },
  async ({ page, product }) => {
    const account = await newAccount(product.url)
    await newFolder(product.url, account, 'Kitchen')
    await newScripts(product.url, account, ['Morning mug'])
    await logIn(page, account, '/profile')
    const tree = page.getByRole('list', { name: 'Script Library folders' })
    await expect(tree.getByRole('link', { name: 'Kitchen 0 scripts' })).toBeVisible()
    await page.getByRole('button', { name: 'Add Folder' }).click()
    await page.getByRole('textbox', { name: 'Folder name' }).fill('Bathroom')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(tree.getByRole('link', { name: 'Bathroom 0 scripts' })).toBeVisible()

    await tree.getByRole('link', { name: 'All Scripts 1 script' }).click()
    await page.getByRole('button', { name: 'Actions for Morning mug' }).click()
    await page.getByRole('menuitem', { name: 'Move to folder' }).click()
    const picker = page.getByRole('dialog', { name: 'Move 1 script to a folder' })
    await picker.getByRole('button', { name: 'New folder' }).click()
    await page.keyboard.type('Garden')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Folder created successfully')).toBeVisible()
    await expect(picker.getByRole('button', { name: /^Garden/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Script moved successfully')).toBeVisible()
    await expect(tree.getByRole('link', { name: 'Garden 1 script' })).toBeVisible()
  },
)
