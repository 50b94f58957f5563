import { tsImport } from 'tsx/esm/api'
import type { Plugin, Rolldown } from 'vite'
import type { CompiledKinds, PartsByName } from '../writer/src/kinds'

const INDEX = 'virtual:kinds'
/** Followed by the name of a part, see `PartsByName`. */
const PART = 'virtual:kinds/'

/**
 * Compiles the kinds of products while the product is built.
 *
 * In the browser `virtual:kinds` is the index without `not` phrases and `part(name)`, which fetches one part of the material. In the server's
 * build they are the files `kinds/index.json` and one `kinds/<id>.json` each.
 */
export function kindsPlugin({ emitsFiles = false } = {}): Plugin {
  return {
    name: 'reelwright:kinds',
    resolveId: (id) => (id === INDEX || id.startsWith(PART) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined
      const { index, parts } = await compiled(this)
      return id === `\0${INDEX}` ? indexModule(index, parts) : partModule(id.slice(PART.length + 1), parts)
    },
    async generateBundle() {
      if (!emitsFiles) return
      const { kinds, index, skeletons, common } = await compiled(this)
      const emit = (name: string, value: unknown) =>
        this.emitFile({ type: 'asset', fileName: `kinds/${name}.json`, source: JSON.stringify(value) })
      emit('index', { index, skeletons, common })
      for (const kind of kinds) emit(kind.id.replaceAll('/', '.'), kind)
    },
  }
}

function indexModule(index: CompiledKinds['index'], parts: PartsByName): string {
  const rows = index.map(({ id, nouns, words, needs = [] }) => [
    id,
    shortest(nouns).join(','),
    words.join(','),
    ...needs,
  ])
  const imports = Object.keys(parts).map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(PART + name)})`,
  )
  return [
    'const list = (text) => (text === "" ? [] : text.split(","))',
    `export const index = ${literal(rows)}.map(([id, nouns, words, ...needs]) => ({ id, nouns: list(nouns), words: list(words), not: [], ...(needs.length > 0 && { needs }) }))`,
    `const parts = { ${imports.join(', ')} }`,
    'export const part = async (name) => (await parts[name]?.())?.default',
  ].join('\n')
}

/** The first phrases without those that hold another one: "mini air fryer" is found by "air fryer". The kind's own part has them all. */
const shortest = (nouns: readonly string[]) =>
  nouns
    .filter((noun) => !nouns.some((other) => other !== noun && ` ${noun} `.includes(` ${other} `)))
    .slice(0, MAX_BROWSER_NOUNS)

/** The usual ones stand first; rare ones and typos are found by the server alone. */
const MAX_BROWSER_NOUNS = 10

function partModule(name: string, parts: PartsByName): string {
  if (!Object.hasOwn(parts, name)) throw new Error(`No part is called "${name}"`)
  return `export default ${literal(parts[name as keyof PartsByName])}`
}

type Compiled = CompiledKinds & { parts: PartsByName }
let compiling: Promise<Compiled> | undefined

/** Compiled once for each build. The sources are TypeScript, which a configuration's own imports may not be. */
async function compiled(context: Rolldown.PluginContext): Promise<Compiled> {
  compiling ??= tsImport('./read-kinds.ts', import.meta.url).then(({ readParts }) => readParts() as Compiled)
  const { faults, ...rest } = await compiling
  for (const { file, line, message } of faults) context.error(`writer/content/${file}:${line} ${message}`)
  return { ...rest, faults }
}

/** Parsed faster by browsers than the same object in code. */
const literal = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
