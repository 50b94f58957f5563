import type { Page } from '@playwright/test'
import { callRest, newAccount } from './accounts'
import { expect, expectNothingSideways, generate, logIn, newBrief, openStudio, test } from './journey'
import { storeScript } from './stored-script'

const editor = (page: Page) => page.getByRole('region', { name: 'Script Editor' })
const lineOf = (page: Page, number: number) =>
  editor(page).getByRole('textbox', { name: `Spoken line of scene ${number}`, exact: true })
const allLines = (page: Page) => editor(page).getByRole('textbox', { name: /^Spoken line of scene/ })
const button = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true })

async function startEditing(page: Page) {
  await button(page, 'Edit').click()
  await expect(lineOf(page, 1)).toBeVisible()
}

test.describe('the script on the screen', () => {
  test(
    'is edited by scenes, undone by keys, saved as the next version and still there after a reload [B-ST-06, B-ST-11, OP-70, B-GE-06]',
    { tag: '@full' },
    async ({ page, product }) => {
      const ana = await newAccount(product.url)
      await logIn(page, ana, `/script-studio?script=${await storeScript(product.url, ana)}`)
      await startEditing(page)
      const before = await allLines(page).count()

      await lineOf(page, 2).click()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(' The kettle was off.')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(allLines(page)).toHaveCount(before + 1)
      await expect(lineOf(page, 3)).toBeFocused()
      await page.keyboard.type('Nobody noticed.')
      await expect(lineOf(page, 3)).toHaveValue('Nobody noticed.')

      await page.keyboard.press('Alt+ArrowUp')
      await expect(lineOf(page, 2)).toHaveValue('Nobody noticed.')
      await page.keyboard.press('Control+z')
      await expect(lineOf(page, 3)).toHaveValue('Nobody noticed.')

      await page.keyboard.press('Control+s')
      await expect(button(page, 'Edit')).toBeVisible()
      await expect(editor(page).getByText('Saved', { exact: true })).toBeVisible()
      await expect(editor(page).getByText('Nobody noticed.')).toBeVisible()
      const { rows } = await callRest<{ script_text: string }>(product.url, ana, 'GET', 'scripts?select=*')
      expect(JSON.stringify(rows)).toContain('Nobody noticed.')
      expect(rows).toHaveLength(1)
    },
  )

  test(
    'refuses a pasted book in words and takes a word processor for its letters only',
    { tag: '@full' },
    async ({ page, product, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openStudio(page, product)
      await generate(page, newBrief())
      await startEditing(page)
      const line = await lineOf(page, 1).inputValue()
      await page.evaluate(() => navigator.clipboard.writeText('word '.repeat(40_000)))
      await lineOf(page, 1).focus()
      await page.keyboard.press('Control+v')
      await expect(page.getByText(/That’s too much text. A script can have up to 50,000 characters/)).toBeVisible()
      await expect(lineOf(page, 1)).toHaveValue(line)

      await page.evaluate(() =>
        navigator.clipboard.write([
          new ClipboardItem({
            'text/html': new Blob(['<p class=MsoNormal><b>Bold</b> claim</p>'], { type: 'text/html' }),
            'text/plain': new Blob(['Bold\u00a0claim\u200b\u202e'], { type: 'text/plain' }),
          }),
        ]),
      )
      await lineOf(page, 1).fill('')
      await page.keyboard.press('Control+v')
      await expect(lineOf(page, 1)).toHaveValue('Bold claim')
    },
  )
})

test.describe('on a phone of 375 pixels', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })

  test(
    'the actions are one row of thumb-sized buttons, and nothing scrolls sideways',
    { tag: '@full' },
    async ({ page, product }) => {
      await openStudio(page, product)
      await generate(page, newBrief())
      await button(page, 'More actions').click()
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
      await expect(lineOf(page, 1)).toBeVisible()
      const boxes = await Promise.all(
        ['Discard edits', 'Undo', 'Redo', 'More actions', 'Save to Library'].map((name) =>
          button(page, name).boundingBox(),
        ),
      )
      for (const box of boxes) {
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(Math.abs((box?.y ?? 0) - (boxes[0]?.y ?? 0))).toBeLessThan(2)
      }
      await expectNothingSideways(page)
    },
  )
})
