// @ts-check
/**
 * `npm test`: everything CI runs, on a fresh clone too. `npm test -- journeys pure` runs only the named steps.
 * Steps: lint types build pure server postgres web journeys.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, must, root, run } from './bootstrap.mjs'

checkNode()
await ensureInstalled()

const wanted = process.argv.slice(2)
const reports = join(root, 'test-results', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
process.env.PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`

const vitest = (/** @type {string} */ project, /** @type {string} */ name) => [
  ...[
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
]

/**
 * What runs a program of its step, shows what it prints, and answers with its exit code.
 * @typedef {(command: string[]) => Promise<number>} Exec
 */
/** @type {Record<string, (exec: Exec) => Promise<number>>} */
const steps = {
  lint: (exec) => exec(['npm', 'run', '--silent', 'lint']),
  types: (exec) => exec(['npm', 'run', '--silent', 'types']),
  build: () => ensureBuilt().then(() => 0),
  pure: (exec) => exec(vitest('pure', 'pure')),
  server: (exec) => exec(vitest('server', 'server')),
  postgres: async (exec) => {
    await ensureProgram('/usr/lib/postgresql', 'postgresql')
    return exec(['tsx', 'tools/with-postgres.ts', ...vitest('server', 'postgres')])
  },
  web: (exec) => exec(vitest('web', 'web')),
  journeys: async (exec) => {
    await ensureProgram(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', 'chromium')
    await ensureBuilt()
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(reports, 'journeys.json')
    return exec(['playwright', 'test', '--config', 'e2e/playwright.config.ts'])
  },
}
/** Each of these keeps one core busy, so they run side by side; the others take all there are. */
const TOGETHER = ['lint', 'types', 'build']

const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(' ')}`)
  process.exit(1)
}

/** @type {{ name: string, lastWords: string }[]} */
const failed = []
const chosen = Object.keys(steps).filter((name) => wanted.length === 0 || wanted.includes(name))
const together = chosen.filter((name) => TOGETHER.includes(name))
await Promise.all(together.map((name) => runStep(name, together.length > 1)))
for (const name of chosen.filter((name) => !TOGETHER.includes(name))) await runStep(name, false)

const counts = countTests()
console.log('')
for (const { name, passed, broken } of counts)
  console.log(`${name}: ${passed} tests passed${broken ? `, ${broken} failed` : ''}`)
// Once more at the end: of a long log, that is what everybody sees.
for (const { name, lastWords } of failed) console.log(`\n== ${name} failed with these last words\n${lastWords}`)
if (failed.length > 0) console.log(`Failed steps: ${failed.map(({ name }) => name).join(', ')}`)
const sum = (/** @type {'passed' | 'broken'} */ key) => counts.reduce((total, count) => total + count[key], 0)
console.log(`${sum('passed')} passed, ${sum('broken')} failed`)
process.exit(failed.length > 0 ? 1 : 0)

/**
 * @param {string} name
 * @param {boolean} atItsEnd Whether to print at its end, because others are printing meanwhile.
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
  print(`== ${name} took ${Math.round((Date.now() - started) / 1000)} s\n`)
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

function countTests() {
  return Object.keys(steps).flatMap((name) => {
    const file = join(reports, `${name}.json`)
    if (!existsSync(file)) return []
    const report = JSON.parse(readFileSync(file, 'utf8'))
    // Vitest and Playwright each write their own form.
    return report.stats
      ? [{ name, passed: report.stats.expected + report.stats.flaky, broken: report.stats.unexpected }]
      : [{ name, passed: report.numPassedTests, broken: report.numFailedTests }]
  })
}
