/** Whether all cases run: `npm run test:full`. */
export const IS_FULL = process.env.TEST_FULL === '1'

/** A list of cases: the short one in `npm test`, the full one with TEST_FULL=1. As `server/src/testing/runs.ts` has it. */
export const runs = <Value>(short: Value, full: Value): Value => (IS_FULL ? full : short)
