type Close = () => unknown

const open = { test: [] as Close[], file: [] as Close[] }

/** Closes what a fake server has opened when the running test ends. */
export function afterTest(close: Close) {
  open.test.push(close)
}

/** Closes it when the test file ends. A module cannot say `afterAll` for itself: it is read once for all files of a worker. */
export function afterFile(close: Close) {
  open.file.push(close)
}

/** Called by `setup-file.ts`. */
export async function closeAfter(end: 'test' | 'file') {
  await Promise.all(open[end].splice(0).map((close) => close()))
}
