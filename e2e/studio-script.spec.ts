import type { Page } from '@playwright/test'
import { callRest } from './accounts'
import {
  expect,
  expectAccessible,
  expectNothingSideways,
  generate,
  newBrief,
  openStudio,
  test,
  toast,
  undoOf,
} from './journey'

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
  test('is edited by scenes, undone by keys, saved as the next version and still there after a reload [B-ST-06, B-ST-11, OP-70, B-GE-06]', async ({
    page,
    product,
  }) => {
    const ana = await openStudio(page, product)
    await generate(page, newBrief())
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
  })

  test('shows its plan, is written by another angle, then by the next one', async ({ page, product }) => {
    await openStudio(page, product)
    const features = ['One-hand release', 'Strong suction cup']
    await generate(page, { ...newBrief(), productName: 'GripMate car phone holder', features })
    await expect(page.getByText('We read this as: car phone holder')).toBeVisible()
    const plan = editor(page).getByRole('region', { name: 'Plan' })
    await expect(plan).toContainText('For: Fitness Enthusiasts.')

    await plan.getByRole('button', { name: 'Other angles' }).click()
    const other = page.getByRole('menuitem').last()
    const label = (await other.textContent()) ?? ''
    await other.click()
    await expect(page.getByRole('tab', { name: 'V2' })).toHaveAttribute('aria-selected', 'true')
    await expect(plan).toContainText(`Angle: ${label}.`)

    const next = editor(page).getByRole('button', { name: /^Next angle: / })
    const nextLabel = ((await next.textContent()) ?? '').replace('Next angle: ', '')
    await next.click()
    await expect(page.getByRole('tab', { name: 'V3' })).toHaveAttribute('aria-selected', 'true')
    await expect(plan).toContainText(`Angle: ${nextLabel}.`)
    await expectAccessible(page)
  })

  test('makes room for a new script, and asks first while something is unsaved [OP-70]', async ({ page, product }) => {
    const ana = await openStudio(page, product)
    await generate(page, newBrief())
    await startEditing(page)
    await lineOf(page, 1).fill('Not saved yet.')
    await button(page, 'New script').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lineOf(page, 1)).toHaveValue('Not saved yet.')
    await page.keyboard.press('Control+s')
    await expect(button(page, 'Edit')).toBeVisible()
    await expect(editor(page).getByText('Saved', { exact: true })).toBeVisible()

    await button(page, 'New script').click()
    await expect(page.getByRole('heading', { name: 'No Script Generated Yet' })).toBeVisible()
    await expect(page.getByLabel('Product name')).toBeFocused()
    expect((await callRest(product.url, ana, 'GET', 'scripts')).rows).toHaveLength(1)
  })

  test('is given back as it was when the edit toggle is pressed again, and undo brings the edits back [B-ST-07]', async ({
    page,
    product,
  }) => {
    await openStudio(page, product)
    await generate(page, newBrief())
    await startEditing(page)
    const first = await lineOf(page, 1).inputValue()
    await lineOf(page, 1).fill('Something else entirely.')
    await button(page, 'Discard edits').click()
    await expect(allLines(page)).toHaveCount(0)
    await expect(editor(page).getByText(first).first()).toBeVisible()
    await undoOf(page, 'Edits discarded').click()
    await expect(lineOf(page, 1)).toHaveValue('Something else entirely.')
  })

  test('shows lines, cues or both, with times that add up [B-ST-05, OP-43]', async ({ page, product }) => {
    await openStudio(page, product)
    await generate(page, newBrief())
    const scenes = editor(page)
      .getByRole('listitem')
      .filter({ hasText: /^Scene \d/ })
    const ranges = (await scenes.allTextContents()).map(
      (text) => /(\d+:[\d.]+)-(\d+:[\d.]+)/.exec(text)?.slice(1, 3) ?? [],
    )
    expect(ranges[0]?.[0]).toBe('0:00')
    for (const [index, [start]] of ranges.entries()) if (index > 0) expect(start).toBe(ranges[index - 1]?.[1])
    await editor(page).getByRole('tab', { name: 'Script Only' }).click()
    await expect(editor(page).getByText('Visual', { exact: true })).toHaveCount(0)
    await editor(page).getByRole('tab', { name: 'Visual Cues' }).click()
    await expect(editor(page).getByText('Visual', { exact: true }).first()).toBeAttached()
  })

  test('tells what must not be said, leads to it, and follows the length with every letter', async ({
    page,
    product,
  }) => {
    await openStudio(page, product)
    await generate(page, newBrief())
    await startEditing(page)
    const meter = editor(page).getByRole('meter', { name: 'Spoken length' })
    const length = await meter.getAttribute('aria-valuetext')
    await lineOf(page, 2).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' It cures migraines and it is clinically proven.')
    await expect(meter).not.toHaveAttribute('aria-valuetext', length ?? '')
    const claims = editor(page).getByRole('region', { name: 'Claim check' })
    await expect(claims.getByText('Must not be said').first()).toBeVisible()
    await claims
      .getByRole('button', { name: /^Go to .*scene 2$/ })
      .first()
      .click()
    await expect(lineOf(page, 2)).toBeFocused()
    expect(
      await lineOf(page, 2).evaluate((field: HTMLTextAreaElement) => field.selectionEnd > field.selectionStart),
    ).toBe(true)
    await expect(editor(page).getByRole('region', { name: 'Craft score' }).getByRole('meter')).toHaveCount(9)
    await expectAccessible(page)
  })

  test('swaps its hook in place, and takes it back', async ({ page, product }) => {
    await openStudio(page, product)
    await generate(page, newBrief())
    const hook = editor(page).getByRole('button', { name: 'Use hook 2' })
    await hook.click()
    await expect(toast(page, 'The script opens with it')).toBeVisible()
    const swapped = await lineOf(page, 1).inputValue()
    await button(page, 'Undo').click()
    await expect(lineOf(page, 1)).not.toHaveValue(swapped)
  })

  test('refuses a pasted book in words and takes a word processor for its letters only', async ({
    page,
    product,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openStudio(page, product)
    await generate(page, newBrief())
    await startEditing(page)
    const line = await lineOf(page, 1).inputValue()
    await page.evaluate(() => navigator.clipboard.writeText('word '.repeat(40_000)))
    await lineOf(page, 1).focus()
    await page.keyboard.press('Control+v')
    await expect(page.getByText(/That is too much text: a script holds up to 50,000 characters/)).toBeVisible()
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
  })
})

test.describe('on a phone of 375 pixels', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })

  test('the actions are one row of thumb-sized buttons, and nothing scrolls sideways', async ({ page, product }) => {
    await openStudio(page, product)
    await generate(page, newBrief())
    await startEditing(page)
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
  })
})
