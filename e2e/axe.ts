import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds wrong inside of `scope`, a line for each rule. It is read once for each page. */
export async function axeViolations(page: Page, scope: Locator = page.locator('html')): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return scope.evaluate(async (element) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // No page has a frame of another origin, and nobody reads what passed.
    const { violations } = await axe.run(element, { iframes: false, resultTypes: ['violations'] })
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    )
  })
}
