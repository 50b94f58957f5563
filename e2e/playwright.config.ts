import { defineConfig } from '@playwright/test'
import { BROWSER } from './browser'
import type { Setting } from './journey'

/** Journeys through the built product in a real browser. Each spec starts the product itself: see `product.ts`. */
export default defineConfig<object, Setting>({
  testDir: '.',
  outputDir: '../test-results/journeys',
  fullyParallel: false,
  // A file each, with a product and a browser of its own: one for each core of the machines that run them.
  workers: 2,
  timeout: 60_000,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: BROWSER,
    locale: 'en-US',
    // Costs a sixth of the time, and on a clean machine nobody can open it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'embedded' },
    // The first-script journey again, on a product that passes accounts and rows to another one.
    {
      name: 'pass-through',
      testMatch: 'first-script.spec.ts',
      // How pages look does not depend on where rows come from.
      grepInvert: /has no barrier|the theme|on a phone/,
      use: { passThrough: true },
    },
  ],
})
