import type { Page } from '@playwright/test'
import { callRest, type Account } from './accounts'
import { expect, expectNothingSideways, openStudio, test, toast } from './journey'
import type { Product } from './product'
import { scriptRow, storeScript } from './stored-script'

const LINES = [
  'Your water is warm by noon, every single day.',
  'It keeps drinks cold for 24 hours in the car.',
  'If you only drink hot coffee, skip this one.',
  'Tap the link and pick your colour now.',
]
const REFINED = LINES.with(1, 'It keeps ice for a whole day in a hot car.')

/** A script that was saved, refined and edited: three versions. */
async function threeVersions(product: Product, account: Account): Promise<string> {
  const id = await storeScript(product.url, account, {
    ...scriptRow('Cold until evening', LINES, 'Created'),
    tags: ['june'],
  })
  const save = (change: object) => callRest(product.url, account, 'PATCH', `scripts?id=eq.${id}`, change)
  await save(scriptRow('Cold until evening', REFINED, 'Refined: shorter'))
  await save(scriptRow('Ice at six', REFINED, 'Edited'))
  return id
}

async function openInStudio(page: Page, id: string) {
  await page.goto(`/script-studio?script=${id}`)
  await expect(versionTab(page, 'V3')).toHaveAttribute('aria-selected', 'true')
}

const versions = (page: Page) => page.getByRole('tablist', { name: 'Versions' })
const versionTab = (page: Page, name: string) => versions(page).getByRole('tab', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function choose(page: Page, button: string | RegExp, item: string | RegExp) {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function openFromLibrary(page: Page, item: string) {
  await page.goto('/scripts')
  await expect(page.getByRole('list', { name: 'Scripts' })).toBeVisible()
  await page.getByRole('list', { name: 'Scripts' }).getByRole('heading').getByRole('button').first().click()
  await choose(page, /^More actions for/, item)
}

test(
  'the address names the version and the dialog: both survive a reload, Back closes the dialog',
  { tag: '@full' },
  async ({ page, product }) => {
    const ana = await openStudio(page, product)
    const id = await threeVersions(product, ana)
    await openInStudio(page, id)
    await versionTab(page, 'V2').click()
    await choose(page, 'Actions for V2', 'Compare with another version')
    const compare = dialog(page, 'Compare versions')
    await expect(compare.getByLabel('To')).toHaveValue('2')
    await page.reload()
    await expect(compare.getByLabel('To')).toHaveValue('2')
    await page.goBack()
    await expect(compare).toBeHidden()
    await expect(page).toHaveURL(`/script-studio?script=${id}&version=2`)

    await choose(page, 'Export', /^PDF/)
    await expect(dialog(page, 'Save as PDF')).toBeVisible()
    await page.goBack()
    await expect(dialog(page, 'Save as PDF')).toBeHidden()
    await expect(versionTab(page, 'V2')).toHaveAttribute('aria-selected', 'true')

    await openFromLibrary(page, 'Version history')
    await expect(page).toHaveURL(`/scripts?read=${id}&open=history.${id}`)
    await page.reload()
    await expect(dialog(page, 'Version History')).toBeVisible()
    await page.goBack()
    await expect(dialog(page, 'Version History')).toBeHidden()
    await expect(dialog(page, 'Ice at six')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/scripts')
  },
)

test(
  'on a phone the address names the side that is shown: it survives a reload and Back',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const ana = await openStudio(page, product)
    const view = page.getByRole('radiogroup', { name: 'Studio view' })
    await view.getByRole('radio', { name: 'Script Editor' }).click()
    await expect(page).toHaveURL('/script-studio?view=script')
    await page.reload()
    await expect(view.getByRole('radio', { name: 'Script Editor' })).toBeChecked()
    await page.goto('/scripts')
    await page.goBack()
    await expect(view.getByRole('radio', { name: 'Script Editor' })).toBeChecked()
    await view.getByRole('radio', { name: 'Script Generator' }).click()
    await expect(page).toHaveURL('/script-studio')

    // The form of a script that is open.
    const id = await storeScript(product.url, ana)
    await page.goto(`/script-studio?script=${id}&view=form`)
    await expect(page.getByLabel(/Product name/)).toBeVisible()
    await expect(view.getByRole('radio', { name: 'Script Generator' })).toBeChecked()
    await view.getByRole('radio', { name: 'Script Editor' }).click()
    await expect(page).toHaveURL(`/script-studio?script=${id}`)
  },
)

test.describe('in the studio', () => {
  test(
    'versions are looked at by keyboard, named, compared and restored, and all of it is still there after a reload [B-ST-08, OP-52]',
    { tag: '@full' },
    async ({ page, product }) => {
      const ana = await openStudio(page, product)
      await openInStudio(page, await threeVersions(product, ana))

      await versionTab(page, 'V3').focus()
      for (const name of ['V2', 'V1']) {
        await page.keyboard.press('ArrowLeft')
        await expect(versionTab(page, name)).toBeFocused()
      }
      await expect(page.getByText('It keeps drinks cold for 24 hours in the car.').first()).toBeVisible()

      await choose(page, 'Actions for V1', 'Name this version')
      await dialog(page, 'Name V1').getByLabel('Name').fill('For June')
      await page.keyboard.press('Enter')
      await expect(versionTab(page, 'For June')).toBeVisible()

      await versionTab(page, 'V3').click()
      await choose(page, 'Actions for V3', 'Compare with another version')
      const compare = dialog(page, 'Compare versions')
      await compare.getByLabel('From').selectOption('1')
      await expect(compare.getByText('1 scene changed. Also changed: title.')).toBeVisible()
      await expect(compare.getByRole('insertion').filter({ hasText: 'Ice at six' })).toBeVisible()
      await expect(compare.getByRole('deletion').filter({ hasText: '24 hours' })).toBeVisible()
      await compare.getByRole('button', { name: 'Restore this one' }).click()
      await expect(toast(page, 'Version restored successfully!')).toBeVisible()
      await expect(compare).toBeHidden()
      await expect(versionTab(page, 'V4')).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()

      const kept = async () => {
        const columns = 'version_number,name,change_description'
        const path = `script_versions?select=${columns}&order=version_number`
        return (await callRest(product.url, ana, 'GET', path)).rows
      }
      await expect.poll(kept).toMatchObject([{ name: 'For June' }, {}, {}, { change_description: 'Restored V1' }])
      await page.reload()
      await expect(versionTab(page, 'V4')).toBeVisible()
      await expect(versions(page).getByRole('tab')).toHaveText(['V1For June', 'V2', 'V3', 'V4'])
    },
  )
})

test.describe('in the library', () => {
  test(
    'the version history restores an old version [B-VH-01 to B-VH-07, B-ER-34]',
    { tag: '@full' },
    async ({ page, product }) => {
      const ana = await openStudio(page, product)
      const id = await threeVersions(product, ana)
      await openFromLibrary(page, 'Version history')
      const history = dialog(page, 'Version History')
      await expect(history.getByRole('listitem')).toHaveText([/^Version 3Current/, /^Version 2/, /^Version 1/])
      await history.getByRole('button', { name: 'Restore This Version' }).last().click()
      await expect(toast(page, 'Version restored successfully!')).toBeVisible()
      await expect(history).toBeHidden()
      // The list shows it at once, below the script that was read.
      await page.keyboard.press('Escape')
      await expect(
        page.getByRole('list', { name: 'Scripts' }).getByRole('button', { name: 'Cold until evening', exact: true }),
      ).toBeVisible()
      const { rows } = await callRest(product.url, ana, 'GET', `scripts?select=title,script_text&id=eq.${id}`)
      expect(rows).toEqual([{ title: 'Cold until evening', script_text: LINES.join('\n\n') }])
    },
  )

  test(
    'the scenes are shown and copied, and the title is changed [B-SC-01 to B-SC-05, OP-51]',
    { tag: '@full' },
    async ({ page, product, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const ana = await openStudio(page, product)
      await threeVersions(product, ana)
      await openFromLibrary(page, 'View scenes')
      const viewer = dialog(page, 'Ice at six')
      await expect(viewer.getByRole('region', { name: 'Scenes' }).getByRole('listitem')).toHaveCount(4)
      await expect(viewer.getByText('No visual description')).toHaveCount(1)
      await expect(viewer.getByText('0:05-0:10')).toBeVisible()

      await viewer.getByRole('button', { name: 'Copy Script' }).click()
      await expect(toast(page, 'Copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(REFINED.join('\n\n'))

      await viewer.getByRole('button', { name: 'Edit Title' }).click()
      await viewer.getByLabel('Title').fill(' ')
      await page.keyboard.press('Enter')
      await expect(viewer.getByText('Title is required')).toBeVisible()
      await viewer.getByLabel('Title').fill('Cold at six')
      await page.keyboard.press('Enter')
      await expect(dialog(page, 'Cold at six')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(viewer.getByRole('button', { name: 'Copy Script' })).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(
        page.getByRole('list', { name: 'Scripts' }).getByRole('button', { name: 'Cold at six', exact: true }),
      ).toBeVisible()
    },
  )
})

test.describe('on a phone of 375 pixels', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })

  test(
    'history, scenes and comparison stay inside the screen [B-VH-01, B-SC-02]',
    { tag: '@full' },
    async ({ page, product }) => {
      const ana = await openStudio(page, product)
      const id = await threeVersions(product, ana)
      await openFromLibrary(page, 'Version history')
      await expect(dialog(page, 'Version History').getByRole('listitem')).toHaveCount(3)
      await expectNothingSideways(page)
      await openFromLibrary(page, 'View scenes')
      await expect(dialog(page, 'Ice at six').getByRole('region', { name: 'Scenes' })).toBeVisible()
      await expectNothingSideways(page)

      await page.goto(`/script-studio?script=${id}`)
      await choose(page, 'Actions for V3', 'Compare with another version')
      const compare = dialog(page, 'Compare versions')
      await compare.getByLabel('From').selectOption('1')
      // One text with its changes, instead of two columns.
      await expect(
        compare.locator('p').filter({ has: page.getByRole('deletion').filter({ hasText: '24 hours' }) }),
      ).toContainText('a whole day')
      await expectNothingSideways(page)
    },
  )
})
