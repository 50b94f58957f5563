import { expect, test, type Locator, type Page } from '@playwright/test'
import { axeViolations } from './axe'
import { expectNothingSideways } from './journey'

export interface Look {
  width: number
  theme: 'light' | 'dark'
}

export const LOOKS = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
  { width: 1280, theme: 'dark' },
  { width: 375, theme: 'light' },
] as const satisfies Look[]
export const [WIDE_LIGHT, PHONE_DARK, WIDE_DARK, PHONE_LIGHT] = LOOKS
export const HEIGHT = 800

/** The app goes by the class, other pages by the system; no load is needed for either. */
export async function showLook(page: Page, { width, theme }: Look) {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
  // Scripts get a new width with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Scans what a walk has open in one look, and gives the page its size and its theme back. Of a dialog nothing else is scanned. */
export async function scanIn(look: Look, shown: Locator, { isDialog = false } = {}) {
  const page = shown.page()
  await test.step(`axe, ${look.width} px, ${look.theme}`, async () => {
    await shown.waitFor()
    const size = page.viewportSize()
    await showLook(page, look)
    await expect(shown).toBeVisible()
    const where = `${new URL(page.url()).pathname}, ${look.width} px, ${look.theme}`
    await expectNoAxeViolations(page, isDialog ? shown : page.locator('html'), where)
    await showLook(page, WIDE_LIGHT)
    if (size) await page.setViewportSize(size)
  })
}

/** Nothing scrolls sideways, and axe finds no violation once all that moves has come to rest. */
export async function expectNoAxeViolations(page: Page, scope: Locator, where: string) {
  // A tooltip under the pointer is on no landmark.
  await page.mouse.move(0, 0)
  await expectNothingSideways(page, where)
  // What began to fade during a scan has no contrast for that moment.
  let found = await restingViolations(page, scope)
  for (let scans = 1; found.length > 0 && scans < 3; scans++) found = await restingViolations(page, scope)
  expect.soft(found, `violations on ${where}`).toEqual([])
}

/** The scan of what has come to rest. */
async function restingViolations(page: Page, scope: Locator): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity,
      ),
  )
  return axeViolations(page, scope)
}
