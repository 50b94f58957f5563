import type { Page } from '@playwright/test'
import { callRest } from './accounts'
import { expect, generate, newBrief, NO_NETWORK, openStudio, test, toast } from './journey'

const prompterOf = (page: Page) => page.getByRole('dialog', { name: 'Teleprompter' })
const spokenLine = (page: Page) => prompterOf(page).locator('[data-line][aria-current]')

/** How far the text is scrolled, in pixels. */
const place = (page: Page) =>
  page.locator('[data-stage] > div').evaluate((text) => -new DOMMatrix(getComputedStyle(text).transform).f)

async function openPrompter(page: Page) {
  await page.getByRole('button', { name: 'Film', exact: true }).click()
  await expect(prompterOf(page)).toBeVisible()
  await expect(prompterOf(page)).toBeFocused()
}

async function choose(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test(
  'a script is spoken from the teleprompter without a connection, and its good take is kept when the line is back',
  { tag: '@full' },
  async ({ page, product, context, faults }) => {
    const account = await openStudio(page, product)
    await generate(page, newBrief())
    const lines = await page.getByRole('region', { name: 'Script Editor' }).getByRole('listitem').count()
    expect(lines).toBeGreaterThan(2)
    await openPrompter(page)
    // What a page fetches only when it has come to rest, three seconds after it is there.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/takes-/.test(name)))
    await page.waitForLoadState('networkidle')

    faults.expect(NO_NETWORK)
    await context.setOffline(true)
    const first = await spokenLine(page).textContent()
    for (let step = 0; step < 5; step++) await page.keyboard.press('-')
    await page.keyboard.press('Space')
    await expect(prompterOf(page).getByRole('status')).toHaveText('Starts in 3 seconds')
    await expect(prompterOf(page).getByRole('status')).toHaveText('Rolling')
    const before = await place(page)
    // One second of script at half the pace: a take that is nothing like what the script says, and far from its scene's end.
    await expect(prompterOf(page).getByText(/, 0:01 of /)).toBeVisible()
    expect(await place(page)).toBeGreaterThan(before)

    // As remote clickers do it.
    await page.keyboard.press('F5')
    await expect(prompterOf(page).getByRole('status')).toHaveText(/^Paused in scene/)
    await page.keyboard.press('g')
    await expect(prompterOf(page).getByRole('status')).toHaveText(/^Good take of scene 1, \d/)
    await expect(spokenLine(page)).not.toHaveText(first ?? '')
    await page.keyboard.press('PageUp')
    await expect(spokenLine(page)).toHaveText(first ?? '')

    await context.setOffline(false)
    await expect
      .poll(async () => (await callRest(product.url, account, 'GET', 'script_takes?select=scene,verdict')).rows)
      .toEqual([{ scene: 1, verdict: 'good' }])

    // Whoever leaves is asked about the time that was measured.
    await prompterOf(page).getByRole('button', { name: 'Leave the teleprompter' }).click()
    const question = page.getByRole('alertdialog', { name: 'Use the measured times?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Keep the script as it is' }).click()
    await expect(prompterOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Film', exact: true })).toBeFocused()
  },
)

test(
  'the teleprompter is mirrored, jumps to a scene, and remembers how somebody reads',
  { tag: '@full' },
  async ({ page, product }) => {
    await openStudio(page, product)
    await generate(page, newBrief())
    await openPrompter(page)
    await prompterOf(page).getByRole('button', { name: 'Settings' }).click()
    await page.keyboard.press('m')
    await page.keyboard.press(']')
    await expect(prompterOf(page).getByRole('switch', { name: 'Mirror' })).toBeChecked()
    const size = await prompterOf(page).getByRole('slider', { name: 'Text size' }).inputValue()

    await prompterOf(page).getByRole('button', { name: 'Scenes and takes' }).click()
    await prompterOf(page).getByRole('region', { name: 'Scenes and takes' }).getByRole('button').nth(1).click()
    await expect(prompterOf(page).getByText(/^Scene 2 of \d+/)).toBeVisible()

    await prompterOf(page).getByRole('button', { name: 'Leave the teleprompter' }).click()
    await expect(prompterOf(page)).toBeHidden()
    await openPrompter(page)
    await prompterOf(page).getByRole('button', { name: 'Settings' }).click()
    await expect(prompterOf(page).getByRole('slider', { name: 'Text size' })).toHaveValue(size)
    await expect(prompterOf(page).getByRole('switch', { name: 'Mirror' })).toBeChecked()
  },
)

test('exports a script as text, captions and PDF, and prints it', { tag: '@full' }, async ({ page, product }) => {
  await openStudio(page, product)
  await generate(page, newBrief())

  for (const [entry, ending] of [
    ['Text file', /\.txt$/],
    ['Captions (SRT)', /\.srt$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await choose(page, entry)
    expect((await download).suggestedFilename()).toMatch(ending)
  }

  await choose(page, /^PDF/)
  const dialog = page.getByRole('dialog', { name: 'Save as PDF' })
  await dialog.getByRole('radio', { name: /^Prompter/ }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/ - prompter\.pdf$/)
  await expect(dialog).toBeHidden()
  await expect(toast(page, 'PDF saved')).toBeVisible()

  // `page.pdf()` fires the same events as the print button.
  const title = await page
    .getByRole('region', { name: 'Script Editor' })
    .getByRole('heading', { level: 3 })
    .textContent()
  await page.pdf()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > .print-sheet h1')).toHaveText(title ?? '')
  await expect(page.locator('body > .print-sheet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Script Studio' })).toBeHidden()
})
