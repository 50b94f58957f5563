import { defineConfig } from '@playwright/test'
import type { Setting } from './journey'

/** Journeys through the built product in a real browser. Each spec starts the product itself: see `product.ts`. */
export default defineConfig<object, Setting>({
  testDir: '.',
  outputDir: '../test-results/journeys',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    // Debian's browser: Playwright's own cannot be downloaded everywhere.
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-US',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'embedded' },
    // The first-script journey again, on a product that passes accounts and rows to another one.
    { name: 'pass-through', testMatch: 'first-script.spec.ts', use: { passThrough: true } },
  ],
})
