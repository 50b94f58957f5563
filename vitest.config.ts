import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { kindsPlugin } from './tools/kinds-plugin.ts'

/** What a test mentions that comes near a database, by its own hands or those of a stand-in. */
const NEAR_A_DATABASE = /testing|inject\(|cluster|database|postgres|\bpg\b|\bdb\b/i

/**
 * Tests for which a database only signs their caller in, or that bring their own: what they ask is about paper, files, models, feeds, schemas
 * of requests, or the embedded engine itself.
 */
const DATABASE_STANDS_BY = [
  'features/studio/bad-input.test.ts',
  'features/studio/export/export.test.ts',
  'features/studio/odd-briefs.test.ts',
  'platform/db/embedded/embedded.test.ts',
  'providers/files/files.test.ts',
  'providers/market/feed/read-feed.test.ts',
  'providers/model/language-script-model.test.ts',
].map((file) => join('server/src', file))

/**
 * Tests of the server that no other database can change, by what they say and by the list above. They run once, on the embedded one's turn:
 * on another database they could only come out alike.
 */
function withoutDatabase(): string[] {
  const tests = readdirSync('server/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  )
  return tests
    .map((file) => join('server/src', file))
    .filter((file) => DATABASE_STANDS_BY.includes(file) || !NEAR_A_DATABASE.test(readFileSync(file, 'utf8')))
}

/** Pure tests touch nothing; room, policy and contract tests share one database cluster, started by `globalSetup`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [kindsPlugin()],
        test: {
          name: 'pure',
          include: ['{shared,writer,web}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
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
          include: ['server/src/**/*.test.ts', 'database/**/*.test.ts'],
          exclude: process.env.DATABASE_URL ? withoutDatabase() : [],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          // The app is read once for each worker; what a file opens is closed after it, see `afterFile`.
          isolate: false,
          setupFiles: ['server/src/testing/setup-file.ts'],
          // They end what hangs, and judge nothing; see `web/vitest.config.ts`.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      './web/vitest.config.ts',
    ],
  },
})
