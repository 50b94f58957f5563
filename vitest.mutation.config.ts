import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { keepWorker } from './tools/keep-worker'
import config from './vitest.config'

/** Set by `tools/mutation.mjs`: names of projects of `vitest.config.ts`, and the folders or files of their tests when not all of them run. */
const names = (process.env.MUTATION_PROJECTS ?? 'server').split(',')
const tests = process.env.MUTATION_TESTS?.split(',').filter(Boolean)

/** The links in node_modules point to the sources outside of Stryker's sandbox, which contain no mutants. */
const alias = [
  { find: /^@reelwright\/(\w+)$/, replacement: `${import.meta.dirname}/$1/src/index.ts` },
  { find: /^@reelwright\/(\w+)\/(.+)$/, replacement: `${import.meta.dirname}/$1/src/$2` },
]

function select(project: TestProjectConfiguration): TestProjectConfiguration[] {
  if (typeof project === 'string') return names.some((name) => project.startsWith(`./${name}/`)) ? [project] : []
  if (!('test' in project) || !names.includes(project.test?.name as string)) return []
  const include = tests?.length
    ? { include: tests.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`)) }
    : {}
  return [
    {
      ...project,
      // Only the server takes long to load. What a kept worker remembers, as counts of words, hides mutants.
      plugins: [...(project.plugins ?? []), ...(project.test?.name === 'server' ? [keepWorker()] : [])],
      resolve: { alias },
      // `npm test` runs some server tests on another database only; here they run on the embedded one. Threads take no options of V8.
      test: { ...project.test, exclude: [], execArgv: [], ...include },
    },
  ]
}

export default defineConfig({ test: { ...config.test, projects: config.test?.projects?.flatMap(select) } })
