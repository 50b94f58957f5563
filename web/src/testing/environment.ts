import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/**
 * jsdom whose window lives as long as the process. A test may end before the calls it caused; what they lead to would
 * otherwise find no window, which fails the whole run. Files that share it start afresh by what `setup.ts` puts back.
 */
export default {
  ...jsdom,
  name: 'lasting-jsdom',
  async setup(global, options) {
    await jsdom.setup(global, options)
    return { teardown() {} }
  },
} satisfies Environment
