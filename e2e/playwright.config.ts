import { defineConfig } from '@playwright/test'
import { BROWSER } from './browser'
import type { Setting } from './journey'

/** Journeys of which some are about one process, its folder and its database. */
const ONE_PROCESS = ['nothing-lost.spec.ts', 'start.spec.ts']

/** Journeys through the built product in a real browser. Each spec starts the product itself: see `product.ts`. */
export default defineConfig<object, Setting>({
  testDir: '.',
  outputDir: '../test-results/journeys',
  fullyParallel: false,
  // A file each, with a product and a browser of its own: one for each core of the machines that run them.
  workers: 2,
  // Ends what hangs, and judges nothing: most take ten seconds, on a machine slowed to a tenth a hundred.
  timeout: 300_000,
  // What is there at once costs nothing; a busy machine takes its time.
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: BROWSER,
    locale: 'en-US',
    // What a worker answers no test can answer in its place; `offline.spec.ts` has them.
    serviceWorkers: 'block',
    // Costs a sixth of the time, and on a clean machine nobody can open it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'embedded', testIgnore: 'two-servers.spec.ts' },
    // The first-script journey again, on a product that passes accounts and rows to another one.
    {
      name: 'pass-through',
      testMatch: 'first-script.spec.ts',
      // How pages look does not depend on where rows come from, nor what they make of an answer that the journey itself gives,
      // unless it is saved.
      grepInvert: /has no barrier|the theme|on a phone|the form|when the script service(?!.*\bsaved\b)/,
      use: { shape: 'pass-through' },
    },
    // What is about two servers; with TWO_SERVERS=all every other journey, too: `npm run journeys:two-servers`.
    {
      name: 'two-servers',
      use: { shape: 'two-servers' },
      ...(process.env.TWO_SERVERS === 'all' ? { testIgnore: ONE_PROCESS } : { testMatch: 'two-servers.spec.ts' }),
    },
  ],
})
