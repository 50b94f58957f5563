import { type Page } from '@playwright/test'
import { type Account, callRest, newAccount } from './accounts'
import { expect, expectNothingSideways, logIn, test, toast, undoOf } from './journey'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import scripts' })
const importButton = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

async function start(page: Page, url: string): Promise<Account> {
  const account = await newAccount(url)
  await logIn(page, account, '/scripts')
  await expect(page.getByRole('heading', { name: 'No Scripts Yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog(page).getByRole('button', { name: 'Choose files' })).toBeVisible()
  return account
}

const titlesOf = async (url: string, account: Account) => {
  const { rows } = await callRest<{ title: string }>(
    url,
    account,
    'GET',
    'scripts?select=title&order=board_position.desc',
  )
  return rows.map(({ title }) => title)
}

test(
  'pasted text comes in divided, on a phone, and goes again by Undo; another account sees nothing of it',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    const account = await start(page, product.url)
    await dialog(page).getByLabel('Or paste text').fill('One\n\nFirst words.\n---\nTwo\n\nSecond words.')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Preview text' }).click()
    await expect(importButton(page, 'Import 2 scripts')).toBeEnabled()
    await expectNothingSideways(page)
    await importButton(page, 'Import 2 scripts').click()
    await expect(toast(page, '2 scripts imported')).toBeVisible()
    expect(await titlesOf(product.url, await newAccount(product.url))).toEqual([])
    await undoOf(page, '2 scripts imported').click()
    await expect(toast(page, '2 scripts deleted')).toBeVisible()
    expect(await titlesOf(product.url, account)).toEqual([])
  },
)
