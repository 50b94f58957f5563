import type { Page } from '@playwright/test'
import { newAccount } from './accounts'
import { expect, fillBrief, generateButton, holdLine, logIn, newBrief, openStudio, test, toast } from './journey'
import type { Product } from './product'
import { storeScript } from './stored-script'

const versionTabs = (page: Page) => page.getByRole('tablist', { name: 'Versions' }).getByRole('tab')
const firstLine = (page: Page) => page.getByLabel('Spoken line of scene 1')
const editButton = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save to Library' })

async function openPage(page: Page, address = '/script-studio') {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Script Studio' })).toBeVisible()
}

/** A stored script on the studio's own page; answers with its id. */
async function openScript(page: Page, product: Product): Promise<string> {
  const account = await newAccount(product.url)
  const id = await storeScript(product.url, account)
  await logIn(page, account, `/script-studio?script=${id}`)
  await expect(versionTabs(page)).toHaveCount(1)
  return id
}

async function typeInto(page: Page, words: string) {
  await editButton(page).click()
  await firstLine(page).press('End')
  await firstLine(page).pressSequentially(words)
}

/** The file with the studio's questions waits until the returned function is called, which waits until it has been asked for. */
async function holdDialogs(page: Page): Promise<() => Promise<void>> {
  const asked = page.waitForRequest(/\/assets\/questions-/)
  let arrive: (() => void) | undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/questions-/, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    await asked
    arrive?.()
  }
}

test(
  'an edit that was not saved is asked about on a slow line, too [OP-44]',
  { tag: '@full' },
  async ({ page, product }) => {
    await openScript(page, product)
    // On a slow line the dialog arrives after somebody wants to leave.
    const arrive = await holdDialogs(page)
    await typeInto(page, ' My own words.')
    await expect(page.getByText('Not saved')).toBeVisible()
    await page.getByRole('button', { name: 'View Script Library' }).click()
    await arrive()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('without saving?')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(firstLine(page)).toHaveValue(/My own words\.$/)
  },
)

test(
  'two tabs with one script both keep what they saved [OP-70]',
  { tag: '@full' },
  async ({ page, product, context }) => {
    const id = await openScript(page, product)
    const other = await context.newPage()
    await openPage(other, `/script-studio?script=${id}`)
    await expect(versionTabs(other)).toHaveCount(1)

    await typeInto(page, ' Of the first.')
    await typeInto(other, ' Of the other.')
    await saveButton(other).click()
    await expect(toast(other, 'Saved to your library')).toBeVisible()
    await expect(page.getByText('Changed somewhere else')).toBeVisible()

    await saveButton(page).click()
    await expect(page.getByText('This script was also saved somewhere else.')).toBeVisible()
    await expect(versionTabs(page)).toHaveCount(3)
    await other.getByRole('button', { name: 'Load', exact: true }).click()
    await expect(versionTabs(other)).toHaveCount(3)
  },
)

test(
  'a tab that missed a save elsewhere shows it once it is subscribed [OP-70]',
  { tag: '@full' },
  async ({ page, product, context }) => {
    const id = await openScript(page, product)
    const other = await context.newPage()
    const letGo = await holdLine(other)
    await openPage(other, `/script-studio?script=${id}`)
    await expect(versionTabs(other)).toHaveCount(1)
    await typeInto(other, ' Of the other.')
    await typeInto(page, ' Of the first.')
    await saveButton(page).click()
    await expect(toast(page, 'Saved to your library')).toBeVisible()
    letGo()
    await expect(other.getByText('Changed somewhere else')).toBeVisible()
  },
)

test(
  'a script that is not there says so, and one from another page is shown [B-ST-03, B-ST-04, OP-41]',
  { tag: '@full' },
  async ({ page, product }) => {
    await openStudio(page, product)
    await openPage(page, '/script-studio?script=00000000-0000-4000-8000-000000000000')
    await expect(page.getByText('This script is not in your library')).toBeVisible()

    const payload = { productName: 'Bedside lamp', existingScript: 'First line.\n\nSecond line.' }
    await page.evaluate((text) => sessionStorage.setItem('editScriptData', text), JSON.stringify(payload))
    await openPage(page)
    await expect(toast(page, 'Script loaded for editing!')).toBeVisible()
    await expect(page.getByLabel('Product name')).toHaveValue('Bedside lamp')
    await expect(page.getByText('Second line.')).toBeVisible()
    await expect(page.getByText('Not saved')).toBeVisible()
  },
)

test(
  'writing can be stopped by Escape, and nothing is left of it [B-GN-01, B-GN-02]',
  { tag: '@full' },
  async ({ page, product }) => {
    await openStudio(page, product)
    await openPage(page)
    await page.route('**/functions/v1/generate-script', () => undefined)
    await fillBrief(page, newBrief())
    await generateButton(page).click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'No Script Generated Yet' })).toBeVisible()
    await expect(generateButton(page)).toBeEnabled()
  },
)
