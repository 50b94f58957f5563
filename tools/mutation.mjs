// @ts-check
/**
 * `npm run test:mutation`: mutates source files and runs their tests against each mutant, with Stryker.
 * Without paths: the files that differ from `git merge-base HEAD origin/main`, or from HEAD~1 where that is missing or HEAD itself,
 * plus uncommitted ones. With paths of files or folders: those.
 * `--tests=a,b` names the folders of the tests; `--share=25` takes a random quarter of the lines, `--seed=2` another one.
 * Other options go to Stryker, such as `--force`.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './bootstrap.mjs'

const SOURCE = /^(server|shared|writer|web|tools)\/.*\.(ts|tsx|mjs)$/
const NOT_MUTATED = /\.(test|dev)\.|\.d\.ts$|\/(testing|generated|dist|node_modules)\/|shared\/src\/database\.ts$/
const BLOCK_LINES = 20

/**
 * Keeps the source files of a list.
 * @param {string[]} files
 */
export function sourcesOf(files) {
  return [...new Set(files)].filter((file) => SOURCE.test(file) && !NOT_MUTATED.test(file)).sort()
}

/**
 * The vitest projects and the folder with the tests of a source file. Without a folder, all tests run that import the file.
 * @param {string} file
 * @returns {{ projects: string, tests: string }}
 */
export function testsOf(file) {
  if (file.startsWith('web/')) return { projects: 'pure,web', tests: '' }
  if (!file.startsWith('server/')) return { projects: 'pure', tests: '' }
  const [feature] = /^server\/src\/(features|supabase|platform|providers)\/[^/]+(?=\/)/.exec(file) ?? ['']
  return { projects: 'server', tests: feature }
}

/**
 * Picks blocks of lines of a file by a seeded hash, as ranges for Stryker.
 * @param {string} file
 * @param {number} lines
 * @param {number} share percent
 * @param {string} seed
 */
export function sampleOf(file, lines, share, seed) {
  const blocks = Array.from({ length: Math.ceil(lines / BLOCK_LINES) }, (_, index) => index * BLOCK_LINES + 1)
  return blocks
    .filter((start) => createHash('sha256').update(`${seed} ${file} ${start}`).digest().readUInt32BE() % 100 < share)
    .map((start) => `${file}:${start}-${Math.min(start + BLOCK_LINES - 1, lines)}`)
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

function changedFiles() {
  const common = git('merge-base', 'HEAD', 'origin/main')
  const base = common && common !== git('rev-parse', 'HEAD') ? common : 'HEAD~1'
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return `${git('diff', '--name-only', '--relative', base)}\n${untracked}`
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const from = path.replace(/\/+$/, '')
  if (!statSync(join(root, from)).isDirectory()) return [from]
  return readdirSync(join(root, from), { recursive: true, encoding: 'utf8' }).map((file) =>
    `${from}/${file}`.replaceAll('\\', '/'),
  )
}

/** @param {string[]} args */
async function main(args) {
  const options = args.filter((arg) => arg.startsWith('--'))
  const paths = args.filter((arg) => !arg.startsWith('--'))
  const option = (/** @type {string} */ name) =>
    options.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
  const passedOn = options.filter((one) => !/^--(tests|share|seed)=/.test(one))

  const files = sourcesOf(paths.length > 0 ? paths.flatMap(filesIn) : changedFiles())
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const file of files) {
    const { projects, tests } = testsOf(file)
    const key = `${projects} ${option('tests') ?? tests}`
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  if (groups.size === 0) console.log('No source file to mutate.')

  let code = 0
  for (const [key, group] of groups) {
    const [projects = '', tests = ''] = key.split(' ')
    const mutate = option('share')
      ? group.flatMap((file) => {
          const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
          return sampleOf(file, lines, Number(option('share')), option('seed') ?? '1')
        })
      : group
    if (mutate.length === 0) continue
    const reports = join('reports', 'mutation', (testsOf(group[0] ?? '').tests || projects).replace(/\W+/g, '-'))
    console.log(
      `Mutating ${group.length} files; tests: ${tests || `those of ${projects} that import them`}; report: ${reports}`,
    )
    const command = [
      join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
      'run',
      '--mutate',
      mutate.join(','),
    ]
    const env = { ...process.env, MUTATION_PROJECTS: projects, MUTATION_TESTS: tests, MUTATION_REPORTS: reports }
    code = Math.max(code, await run(process.execPath, [...command, ...passedOn], { env }))
  }
  process.exit(code)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2))
