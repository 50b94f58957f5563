/** The writer has no Node types, so that its sources stay free of I/O. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } }

/** `TEST_FULL=1` takes the full samples; without it, `npm test` stays fast. */
export const IS_FULL = process?.env.TEST_FULL === '1'

/** Choose the sample size: `few` in `npm test`, `all` with `TEST_FULL=1`. */
export const runs = (few: number, all: number): number => (IS_FULL ? all : few)

/** One of so many rows of a table whose rows show one rule each of the same kind; with `TEST_FULL=1` all of them. */
export const some = <Row>(every: number, rows: Row[]): Row[] => rows.filter((_, at) => IS_FULL || at % every === 0)

/** Each of `ones` beside one of `others` in turn; with `TEST_FULL=1` beside each of them. */
export const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]): (readonly [One, Other])[] =>
  ones.flatMap((one, at) =>
    others.flatMap((other, index) => (IS_FULL || index === at % others.length ? [[one, other] as const] : [])),
  )
