// @ts-check
/**
 * The `audit` step of `npm test`: fails on a weakness of severity "high" or "critical" that is known of a package which the product runs
 * with. Where no service answers which weaknesses are known, it says so and passes: it must not keep a mirror or a machine without
 * network from testing.
 */
import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from './bootstrap.mjs'

const TIMEOUT_MS = 30_000
const GRAVE = new Set(['high', 'critical'])

/**
 * What npm's report comes to.
 * @param {string} json What `npm audit --json` printed.
 * @returns {{ state: 'clean' | 'grave' | 'unknown', lines: string[] }}
 */
export function judge(json) {
  const report = parsed(json)
  const { vulnerabilities } = report ?? {}
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    const why = typeof report?.message === 'string' ? report.message.replace(/\s*-?\s*\S+:\/\/\S+/g, '') : 'no answer'
    return { state: 'unknown', lines: [`No audit service answers (${why.slice(0, 100)}): nothing was checked.`] }
  }
  const all = Object.values(vulnerabilities)
  const grave = all.filter(({ severity }) => GRAVE.has(severity))
  const lines = all.map(({ name, severity, range, via }) => {
    const titles = via.flatMap((/** @type {any} */ one) => (typeof one === 'object' ? [one.title] : [`by ${one}`]))
    return `${severity}: ${name} ${range} - ${titles.join('; ')}`
  })
  return {
    state: grave.length > 0 ? 'grave' : 'clean',
    lines: [
      ...lines,
      `${grave.length} grave and ${all.length - grave.length} other known weaknesses in packages that run`,
    ],
  }
}

/**
 * @param {string} text
 * @returns {any} undefined where it is no JSON object
 */
function parsed(text) {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** @returns {Promise<number>} an exit code */
export async function audit() {
  const { state, lines } = judge(await report())
  for (const line of lines) console.log(line)
  return state === 'grave' ? 1 : 0
}

/** @returns {Promise<string>} empty when there is none in time */
function report() {
  return new Promise((resolve) => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT_MS / 3}`]
    const npm = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
      timeout: TIMEOUT_MS,
    })
    let text = ''
    npm.stdout.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part))
    npm.on('error', () => resolve(''))
    npm.on('close', () => resolve(text))
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(await audit())
