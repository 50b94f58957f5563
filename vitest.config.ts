import { defineConfig } from 'vitest/config'

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
          // Some write hundreds of scripts; none judges by the clock, so a busy machine may take its time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'database/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      './web/vitest.config.ts',
    ],
  },
})
