import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

/** Component tests. Those that need the back end get a real one; see `src/testing`. */
export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    globalSetup: ['../server/src/testing/global-setup-web.ts'],
    restoreMocks: true,
    testTimeout: 40_000,
  },
})
