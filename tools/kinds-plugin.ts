import { tsImport } from 'tsx/esm/api'
import type { Plugin, Rolldown } from 'vite'
import type { CompiledKinds } from '../writer/src/kinds'

const INDEX = 'virtual:kinds'
const COMMON = 'virtual:common-material'
const KIND = 'virtual:kinds/'

/**
 * Compiles the kinds of products while the product is built.
 *
 * In the browser `virtual:kinds` is the index, the skeletons, `load(id)`, which fetches one kind, and `loadCommon()`, which fetches what may be said about
 * any product. In the server's build they are the files `kinds/index.json` and one `kinds/<id>.json` each.
 */
export function kindsPlugin({ emitsFiles = false } = {}): Plugin {
  return {
    name: 'reelwright:kinds',
    resolveId: (id) => (id === INDEX || id === COMMON || id.startsWith(KIND) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${COMMON}`) return `export default ${literal((await compiled(this)).common)}`
      if (!id.startsWith(`\0${INDEX}`)) return undefined
      const { kinds, index, skeletons } = await compiled(this)
      if (id === `\0${INDEX}`) {
        const loaders = kinds.map(
          (kind) => `${JSON.stringify(kind.id)}: () => import(${JSON.stringify(KIND + kind.id)})`,
        )
        return [
          `export const index = ${literal(index)}`,
          `export const skeletons = ${literal(skeletons)}`,
          `const loaders = new Map(Object.entries({ ${loaders.join(', ')} }))`,
          'export const load = async (id) => (await loaders.get(id)?.())?.default',
          `export const loadCommon = async () => (await import(${JSON.stringify(COMMON)})).default`,
        ].join('\n')
      }
      return `export default ${literal(kinds.find((kind) => `\0${KIND}${kind.id}` === id))}`
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

let compiling: Promise<CompiledKinds> | undefined

/** Compiled once for each build. The sources are TypeScript, which a configuration's own imports may not be. */
async function compiled(context: Rolldown.PluginContext): Promise<CompiledKinds> {
  compiling ??= tsImport('./read-kinds.ts', import.meta.url).then(({ readKinds }) => readKinds() as CompiledKinds)
  const { faults, ...rest } = await compiling
  for (const { file, line, message } of faults) context.error(`writer/content/${file}:${line} ${message}`)
  return { ...rest, faults }
}

/** Parsed faster by browsers than the same object in code. */
const literal = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
