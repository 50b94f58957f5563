// @ts-check
/**
 * When journeys that failed are run once more. Not because they failed: a product that fails now and then has a fault. Only when the machine
 * did not let it run, which `machine.mjs` measures, and then all of them have to pass.
 */
import { inWords, isStarved } from './machine.mjs'

/** More than these fail together because of the product, or there is no machine to speak of. */
const MOST = 20

/**
 * @typedef {{ title: string, from: number, to: number }} Failure When its last try began and ended, in milliseconds since 1970.
 * @typedef {{ status: string, startTime: string, duration: number }} Result
 * @typedef {{ title: string, file: string, tests: { status: string, projectName: string, results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * What failed, from the report that Playwright writes as JSON.
 * @param {{ suites: Suite[], errors?: unknown[] }} report
 * @returns {Failure[]}
 */
export function failuresIn({ suites }) {
  return suites.flatMap((suite) => [
    ...failuresIn({ suites: suite.suites ?? [] }),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => {
          const last = results.at(-1)
          const from = Date.parse(last?.startTime ?? '')
          return { title: `[${projectName}] ${file}: ${title}`, from, to: from + (last?.duration ?? 0) }
        }),
    ),
  ])
}

/**
 * Why they are run again, one line each; undefined when they are not.
 * @param {{ suites: Suite[], errors?: unknown[] } | undefined} report Undefined when none was written.
 * @param {(from: number, to: number) => import('./machine.mjs').Lack} lackBetween
 * @returns {string[] | undefined}
 */
export function reasonsToRunAgain(report, lackBetween) {
  if (!report) return undefined
  const failures = failuresIn(report)
  // An error of no test (a file that cannot be read, say) is no matter of time.
  if (failures.length === 0 || failures.length > MOST || (report.errors ?? []).length > 0) return undefined
  const found = failures.map(({ title, from, to }) => ({ title, lack: lackBetween(from, to) }))
  return found.every(({ lack }) => isStarved(lack))
    ? found.map(({ title, lack }) => `${title}: ${inWords(lack)}`)
    : undefined
}
