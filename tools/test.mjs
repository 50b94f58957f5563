// @ts-check
/**
 * `npm test`: everything CI runs, on a fresh clone too. `npm test -- journeys pure` runs only the named steps.
 * Steps: audit lint types build pure server postgres web journeys.
 *
 * `npm run test:full` sets TEST_FULL: more random cases and kills, every server test on PostgreSQL, every page in every look, every journey through a
 * pass-through and two servers. Its last result stands in docs/operation.md.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { audit } from './audit.mjs'
import { checkNode, ensureBuilt, ensureInstalled, must, root, run } from './bootstrap.mjs'

checkNode()
await ensureInstalled()

const begun = Date.now()
/** Seconds by step. */
const took = new Map()
const wanted = process.argv.slice(2)
/** @type {Promise<void> | undefined} */
let building
const reports = join(root, 'test-results', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// Collecting garbage takes a fifth of the time of the type checkers, which are written in Go, and a tenth of the test runners'.
Object.assign(process.env, { GOGC: '400', GOMEMLIMIT: '4GiB', NODE_OPTIONS: '--max-semi-space-size=64' })
process.env.PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`

const vitest = (/** @type {string} */ project, /** @type {string} */ name, /** @type {string[]} */ ...more) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
  ...more,
]
/** What `server` has transformed, `postgres` need not transform again. In a folder of this run: what imports lead to is not part of a cache's keys. */
const SHARED_CACHE = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${join(reports, 'modules')}`]
/** Takes what others leave of the cores. */
const NICE = process.platform === 'win32' ? [] : ['nice', '-n', '10']

/**
 * What runs a program of its step, shows what it prints, and answers with its exit code.
 * @typedef {(command: string[]) => Promise<number>} Exec
 */
/** @type {Record<string, (exec: Exec) => Promise<number>>} */
const steps = {
  audit,
  lint: (exec) => exec(['npm', 'run', '--silent', 'lint']),
  // Lint checks the types of all that it reads: these are the files that it leaves out.
  types: (exec) => exec(['tsc', '-p', 'tsconfig.unlinted.json']),
  build: async () => {
    await useBuilt()
    return 0
  },
  // A second worker would read the writer's material and compile its patterns once more.
  pure: (exec) => exec([...NICE, ...vitest('pure', 'pure', '--maxWorkers=1')]),
  server: async (exec) => {
    await useBuilt()
    return exec(vitest('server', 'server', ...SHARED_CACHE))
  },
  postgres: async (exec) => {
    await programs
    await useBuilt()
    return exec(['tsx', 'tools/with-postgres.ts', ...vitest('postgres', 'postgres', ...SHARED_CACHE)])
  },
  web: async (exec) => {
    // To build for its server alone takes longer than to do without.
    if (isWanted('build')) await useBuilt()
    return exec(vitest('web', 'web', '--maxWorkers=1'))
  },
  journeys: async (exec) => {
    await programs
    await useBuilt()
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportOf('journeys')
    return exec(['playwright', 'test', '--config', 'e2e/playwright.config.ts'])
  },
}
/** Rows of steps side by side, which keep two cores busy: one row takes what the others wait for. */
const ROWS = [['audit', 'build', 'server', 'journeys'], ['pure'], ['lint', 'web']]
/** What the row takes that is done first: which one that is depends on the machine. */
const LAST_STEPS = ['postgres', 'types']

const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(' ')}`)
  process.exit(1)
}

/** @type {{ name: string, lastWords: string }[]} */
const failed = []
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name)
const programs = ensurePrograms()
const last = LAST_STEPS.filter(isWanted)
await Promise.all(
  ROWS.map((row) => row.filter(isWanted)).map(async (row, index) => {
    for (const name of row) await runStep(name, index > 0)
    for (let name = last.shift(); name; name = last.shift()) await runStep(name, index > 0)
  }),
)

const counts = countTests()
console.log('')
for (const { name, passed, broken } of counts)
  console.log(`${name}: ${passed} tests passed${broken ? `, ${broken} failed` : ''}`)
const total = Math.round((Date.now() - begun) / 1000)
console.log(`Seconds: ${[...took].map(([name, seconds]) => `${name} ${seconds}`).join(', ')}; all together ${total}`)
// Repeated at the end, where readers of a long log look first.
for (const { name, lastWords } of failed) {
  console.log(`\n== ${name} failed with these last words\n${lastWords}`)
  for (const { test, reason } of failedTests(name)) console.log(`\n== ${name}: ${test}\n${reason}`)
}
if (failed.length > 0) console.log(`Failed steps: ${failed.map(({ name }) => name).join(', ')}`)
const sum = (/** @type {'passed' | 'broken'} */ key) => counts.reduce((total, count) => total + count[key], 0)
console.log(`${sum('passed')} passed, ${sum('broken')} failed`)
process.exit(failed.length > 0 ? 1 : 0)

/**
 * @param {string} name
 * @param {boolean} atItsEnd Whether to print at its end, because another one is printing meanwhile.
 */
async function runStep(name, atItsEnd) {
  const started = Date.now()
  const print = (/** @type {string} */ text) => void process.stdout.write(text)
  let printed = ''
  if (!atItsEnd) print(`\n== ${name}\n`)
  const code = await steps[name]?.(([command = '', ...args]) =>
    run(command, args, { stdio: ['inherit', 'pipe', 'pipe'] }, (text) => {
      printed += text
      if (!atItsEnd) print(text)
    }),
  )
  if (atItsEnd) print(`\n== ${name}\n${printed}`)
  if (code !== 0) failed.push({ name, lastWords: printed.slice(-4_000) })
  const seconds = Math.round((Date.now() - started) / 1000)
  took.set(name, seconds)
  print(`== ${name} took ${seconds} s\n`)
}

/** Builds once for all steps. Without what is built, test files build servers of their own and compile the kinds of products. */
function useBuilt() {
  building ??= ensureBuilt().then(() => {
    process.env.BUILT_SERVER = join(root, 'server', 'dist')
  })
  return building
}

/** Installs what the chosen steps need, one after the other, while others run. */
async function ensurePrograms() {
  if (isWanted('postgres') || isWanted('journeys')) await ensureProgram('/usr/lib/postgresql', 'postgresql')
  if (isWanted('journeys') && !process.env.CHROMIUM_PATH)
    await ensureProgram('/usr/bin/chromium-headless-shell', 'chromium-headless-shell')
}

/**
 * Installs a Debian package when its program is missing.
 * @param {string} path
 * @param {string} debianPackage
 */
async function ensureProgram(path, debianPackage) {
  if (existsSync(path)) return
  console.log(`Installing ${debianPackage}...`)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = async (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    await must(command, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', debianPackage)
}

/** @param {string} name */
function reportOf(name) {
  return join(reports, `${name}.json`)
}

/** @param {string} name */
function readReport(name) {
  return existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : undefined
}

/**
 * The failed tests of a step of Vitest; Playwright names its own last.
 * @param {string} name
 * @returns {{ test: string, reason: string }[]}
 */
function failedTests(name) {
  /** @type {{ testResults?: { name: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} */
  const { testResults = [] } = readReport(name) ?? {}
  return testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${relative(root, file.name)} > ${fullName}`,
        reason: failureMessages.map(withoutPage).join('\n'),
      })),
  )
}

/**
 * First lines and call stack: a printed page may lie between them.
 * @param {string} message
 */
function withoutPage(message) {
  const lines = message.split('\n')
  return lines.length <= 40 ? message : [...lines.slice(0, 10), '...', ...lines.slice(-12)].join('\n')
}

function countTests() {
  return Object.keys(steps).flatMap((name) => {
    const report = readReport(name)
    if (!report) return []
    // Vitest and Playwright each write their own form.
    if (!report.stats) return [{ name, passed: report.numPassedTests, broken: report.numFailedTests }]
    return [{ name, passed: report.stats.expected, broken: report.stats.unexpected }]
  })
}
