import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { kindsPlugin } from '../tools/kinds-plugin.ts'

/** Whatever wants a page, or a part of one, is a `.test.tsx`; the others run without, as pure tests. Those that need the back end get a real one; see `src/testing`. */
export default defineProject({
  plugins: [react(), kindsPlugin()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name: 'web',
    // React's production build, see `src/testing/act.ts`.
    env: { NODE_ENV: 'production' },
    environment: './src/testing/environment.ts',
    // As in the root's configuration.
    execArgv: ['--max-semi-space-size=64'],
    // The app is read once for each worker; `setup.ts` puts back what a file has changed.
    isolate: false,
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    globalSetup: ['../server/src/testing/global-setup-web.ts'],
    restoreMocks: true,
    // Ends what hangs, and judges nothing: on a machine that others slow down, a test may take some times its seconds.
    testTimeout: 120_000,
  },
})
