import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newAccount } from './accounts'
import { PAGES, TRY_OUT_LIMIT, withScript } from './page-bytes'
import { expect, logIn, test } from './journey'
import { storeScript } from './stored-script'

const DIST = join(import.meta.dirname, '../web/dist')

/** Bytes of a script as the server sends it: packed, unless it is too small for that. */
async function sentBytes(path: string): Promise<number> {
  const file = join(DIST, path)
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return size
}

/**
 * Opens a page and waits until it asks for nothing more. Answers with the bytes of script that a browser without a cache loads for the
 * page itself; workers come after it and have threads of their own.
 */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && !pathname.includes('-worker-')) scripts.add(pathname)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  page.removeAllListeners('request')
  const sizes = await Promise.all([...scripts].map(sentBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('the pages of visitors load little script', async ({ page }) => {
  for (const { path, limit } of PAGES.filter(({ signedIn }) => !signedIn))
    expect.soft(await scriptBytes(page, path), `bytes of script on ${path}`).toBeLessThanOrEqual(limit)
})

test('no page of an account loads more than 300 kB of script', { tag: '@full' }, async ({ page, product }) => {
  const account = await newAccount(product.url)
  const id = await storeScript(product.url, account)
  await logIn(page, account)
  for (const { path, limit } of PAGES.filter(({ signedIn }) => signedIn))
    expect.soft(await scriptBytes(page, withScript(path, id)), `bytes of script on ${path}`).toBeLessThanOrEqual(limit)
})

/** The kind and the style with the most lines; with TEST_FULL=1 the example and a product of no kind, too. With the least files of each. */
const TRIED = [
  ['Pennyfold budgeting app', 'skit', 5, ''],
  ['Juniper car phone holder', 'product-review', 5, '@full'],
  ['Harrow & Pine cedar shoe tree', 'skit', 4, '@full'],
] as const

for (const [name, style, files, tag] of TRIED)
  test(
    `the try-out writes about a ${name} with at most 250 kB of writer and material, and sends nothing anywhere [OP-03]`,
    { tag: tag || [] },
    async ({ page }) => {
      const scripts = new Set<string>()
      const calls: string[] = []
      let isOpen = false
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() !== 'GET' || /^\/(?:api|auth|rest|functions)\//.test(pathname)) calls.push(pathname)
        // What was measured of the page is sent when it is at rest, and is no part of the writer.
        if (pathname.includes('/send-vitals-')) return
        if (pathname.endsWith('.js') && (isOpen || pathname.includes('-worker-'))) scripts.add(pathname)
      })
      await page.goto('/', { waitUntil: 'networkidle' })
      isOpen = true
      await page.getByLabel('Product', { exact: true }).fill(name)
      await page.getByLabel('Style').selectOption(style)
      await page.getByRole('button', { name: 'Write the script' }).click()
      await expect(page.getByText(/^Version 1 is ready/)).toBeVisible()
      const sizes = await Promise.all([...scripts].map(async (path) => [path, await sentBytes(path)] as const))
      const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
      expect(sizes.length, 'the worker, common material, and a kind or pictures').toBeGreaterThanOrEqual(files)
      expect(bytes, JSON.stringify(sizes)).toBeLessThanOrEqual(TRY_OUT_LIMIT)

      const script = page.getByRole('article')
      await expect(page.getByRole('heading', { name: `Script for ${name}` })).toBeVisible()
      expect((await script.getByRole('listitem').allTextContents()).length).toBeGreaterThan(2)
      expect(calls).toEqual([])
    },
  )
