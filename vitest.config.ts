import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { kindsPlugin } from './tools/kinds-plugin.ts'

// As `server/src/testing/runs.ts` has it, which this file cannot import without a build.
const IS_FULL = process.env.TEST_FULL === '1'

/** Tests make many objects that soon go: with the default young generation, a tenth of the time is spent on garbage collection. */
const YOUNG_GENERATION_SIZE = ['--max-semi-space-size=64']

/** Pure tests touch nothing; the tests of a database share one cluster, started by `globalSetup`. */
const DATABASE_TESTS = {
  environment: 'node',
  // As in the pure tests: scripts are written and checked here, too.
  execArgv: [...YOUNG_GENERATION_SIZE, '--no-regexp-tier-up'],
  globalSetup: ['server/src/testing/global-setup.ts'],
  // The app is read once for each worker; what a file opens is closed after it, see `afterFile`.
  isolate: false,
  setupFiles: ['server/src/testing/setup-file.ts'],
  // They end what hangs, and judge nothing; see `web/vitest.config.ts`.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

const SERVER_TESTS = ['server/src/**/*.test.ts', 'database/**/*.test.ts', 'bench/**/*.test.ts']

/** Who may see and change which rows, on both engines. What the files of `rest` that are not named here show does not depend on the engine. */
const ROWS = ['database/policies.test.ts']

/** More of that: on the embedded engine with TEST_FULL=1, since `postgres` runs them all. */
const MORE_ROWS = [
  'database/!(policies).test.ts',
  'server/src/supabase/rest/{builder,embed,property,put-guards,refusals,rest,schema-changes,service-role}.contract.test.ts',
]

/** What else depends on the database: protocols, locks, jobs, backups, faults. On the embedded engine with TEST_FULL=1. */
const DATABASE_BEHAVIOR = [
  'server/src/supabase/{auth,functions,pass-through,realtime,storage}/**/*.test.ts',
  'server/src/platform/db/*.test.ts',
  'server/src/backup/**/*.test.ts',
  'server/src/faults/elsewhere.test.ts',
  'server/src/features/market/jobs/**/*.test.ts',
  'server/src/providers/mail/outbox.test.ts',
  'server/src/several-servers.test.ts',
]

/** Tests of the embedded engine itself. */
const EMBEDDED_ENGINE = [
  'server/src/platform/db/embedded/**',
  'server/src/faults/dead-line.test.ts',
  'server/src/faults/own-disk.test.ts',
]

/** Small files that take long. Vitest begins with the largest files where it knows no times: these would run last, each on a core of its own. */
const SLOW = /\/(?:product-kinds|unseen-lines|write-brief)\.test\.ts$/

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        plugins: [kindsPlugin()],
        test: {
          name: 'pure',
          include: ['{shared,writer,web}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          // V8 compiles a regular expression at its first use instead of interpreting it: the writer has thousands, and its tests take a sixth less time.
          execArgv: [...YOUNG_GENERATION_SIZE, '--no-regexp-tier-up'],
          restoreMocks: true,
          // They share nothing that one could change, so the writer's material is read once.
          isolate: false,
          // Some write hundreds of scripts; none judges by the clock, so a busy machine may take its time.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'server',
          include: SERVER_TESTS,
          exclude: IS_FULL ? [] : [...MORE_ROWS, ...DATABASE_BEHAVIOR],
          ...DATABASE_TESTS,
        },
      },
      // On the PostgreSQL server that DATABASE_URL names, see `tools/with-postgres.ts`.
      {
        test: {
          name: 'postgres',
          include: IS_FULL ? SERVER_TESTS : [...ROWS, ...MORE_ROWS, ...DATABASE_BEHAVIOR],
          exclude: EMBEDDED_ENGINE,
          ...DATABASE_TESTS,
        },
      },
      './web/vitest.config.ts',
    ],
  },
})
