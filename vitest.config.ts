import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What a test mentions that comes near a database, by its own hands or those of a stand-in. */
const NEAR_A_DATABASE = /testing|inject\(|cluster|database|postgres|\bpg\b|\bdb\b/i

/**
 * Tests of the server that touch no database, by what they say. They run once, on the embedded one's turn: on another database they could
 * only come out alike.
 */
function withoutDatabase(): string[] {
  const tests = readdirSync('server/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  )
  return tests
    .map((file) => join('server/src', file))
    .filter((file) => !NEAR_A_DATABASE.test(readFileSync(file, 'utf8')))
}

/** Pure tests touch nothing; room, policy and contract tests share one database cluster, started by `globalSetup`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{shared,writer,web}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          restoreMocks: true,
          // They share nothing that one could change, so the writer's material is read once.
          isolate: false,
          // Some write hundreds of scripts; none judges by the clock, so a busy machine may take its time.
          testTimeout: 30_000,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      './web/vitest.config.ts',
    ],
  },
})
