import { defineConfig } from '@playwright/test'
import { BROWSER } from './browser'
import type { Setting } from './journey'

/** `npm run test:full`: every journey, in every look and shape. */
const IS_FULL = process.env.TEST_FULL === '1'
const ALL_ON_TWO_SERVERS = IS_FULL || process.env.TWO_SERVERS === 'all'

/** About one process, its folder and its database. */
const ONE_PROCESS = ['nothing-lost.spec.ts', 'start.spec.ts', 'stopped-server.spec.ts']
/** The same in every shape: pages do not look different on another back end. */
const LOOKS = 'accessibility.spec.ts'

/**
 * Journeys through the built product in a real browser. `npm test` runs those without the tag `@full`; `TEST_FULL=1` runs all of them,
 * scans every page in every look, and repeats them on two servers.
 */
export default defineConfig<object, Setting>({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './global-setup.ts',
  // One worker for each core of the machines that run them. They share a product, so tests of one file can run side by side.
  fullyParallel: true,
  workers: 2,
  // Ends what hangs, and judges nothing: most take ten seconds, on a machine slowed to a tenth a hundred.
  timeout: 300_000,
  // What is there at once costs nothing; a busy machine takes its time.
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    // What is to be pressed is there as soon as what is to be seen.
    actionTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: BROWSER,
    locale: 'en-US',
    // Animations cost a third of the time without a graphics card. They run with TEST_FULL=1.
    contextOptions: IS_FULL ? {} : { reducedMotion: 'reduce' },
    // What a worker answers no test can answer in its place; `offline.spec.ts` has them.
    serviceWorkers: 'block',
    // A trace costs a sixth of the time: `--trace retain-on-failure` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Those that start products of their own come first, so that the shorter journeys fill both workers to the end.
  projects: [
    { name: 'one-process', testMatch: ONE_PROCESS, ...(IS_FULL ? {} : { grepInvert: /@full/ }) },
    // What is about two servers; every other journey, too, with TEST_FULL=1 and with `npm run journeys:two-servers`.
    {
      name: 'two-servers',
      use: { shape: 'two-servers' },
      ...(ALL_ON_TWO_SERVERS
        ? { testIgnore: [...ONE_PROCESS, LOOKS] }
        : { testMatch: 'two-servers.spec.ts', grepInvert: /@full/ }),
    },
    // A product that passes accounts, rows, files and changes to another one, an embedded one: a script that is refused and bought, which
    // is not walked through that one alone again. With TEST_FULL=1 it is, and files, changes and all of `first-script.spec.ts` come here.
    {
      name: 'pass-through',
      use: { shape: 'pass-through' },
      // One worker, so that its product is started once.
      ...(IS_FULL ? {} : { workers: 1, grepInvert: /@full/ }),
      grep: IS_FULL ? /first-script\.spec|@pass-through|@files/ : /@pass-through/,
    },
    {
      name: 'embedded',
      testIgnore: [...ONE_PROCESS, 'two-servers.spec.ts'],
      ...(IS_FULL ? {} : { grepInvert: /@full|@pass-through/ }),
    },
  ],
})
