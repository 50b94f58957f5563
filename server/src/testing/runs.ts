/** `npm run test:full`: every server test on both databases, all random runs, and what is heavy but guards neither money, privacy, data nor security. */
export const IS_FULL = process.env.TEST_FULL === '1'

/** A number or a list of cases: the short one in `npm test`, the full one with TEST_FULL=1. */
export const runs = <Value>(short: Value, full: Value): Value => (IS_FULL ? full : short)
