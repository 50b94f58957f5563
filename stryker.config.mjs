// @ts-check
const reports = process.env.MUTATION_REPORTS ?? 'reports/mutation'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs on import would need every test.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${reports}/incremental.json`,
  concurrency: 2,
  timeoutMS: 20_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 30,
  tempDirName: 'reports/mutation/sandbox',
  ignorePatterns: ['reports', 'data', 'dist', '.cache', 'test-results', 'playwright-report'],
  // Stryker rewrites tsconfig.json through the API of TypeScript 5, which version 7 does not have; the sandbox works without.
  tsconfigFile: 'no-tsconfig.json',
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: `${reports}/mutation.json` },
  htmlReporter: { fileName: `${reports}/mutation.html` },
}
