import { tsImport } from 'tsx/esm/api'
import type { Plugin, Rolldown } from 'vite'
import type { CompiledKinds, Piece } from '../writer/src/kinds'

const INDEX = 'virtual:kinds'
/** Followed by what is loaded: "all/clues", "common/STYLE", or "DEPARTMENT/KIND" with "/STYLE" for pieces of that style. */
const PART = 'virtual:kinds/'

/**
 * Compiles the kinds of products while the product is built.
 *
 * In the browser `virtual:kinds` is the index without its clues, the skeletons, `loadIndex()`, which fetches it with them, `load(id, style)`, which fetches one
 * kind with its pieces of one style, and `loadCommon(style)`, which fetches the same of what may be said about any product. In the server's build they are
 * the files `kinds/index.json` and one `kinds/<id>.json` each.
 */
export function kindsPlugin({ emitsFiles = false } = {}): Plugin {
  return {
    name: 'reelwright:kinds',
    resolveId: (id) => (id === INDEX || id.startsWith(PART) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined
      const compiledKinds = await compiled(this)
      return id === `\0${INDEX}` ? indexModule(compiledKinds) : partModule(id.slice(PART.length + 1), compiledKinds)
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

const stylesOf = (pieces: readonly Piece[]) => [...new Set(pieces.flatMap(({ styles }) => styles))]

function indexModule({ kinds, index, skeletons, common }: CompiledKinds): string {
  const names = [
    'all/clues',
    'common',
    ...stylesOf(common.pieces).map((style) => `common/${style}`),
    ...kinds.flatMap(({ id, pieces }) => [id, ...stylesOf(pieces).map((style) => `${id}/${style}`)]),
  ]
  return [
    `export const index = ${literal(index.map((entry) => ({ ...entry, things: [], clues: {} })))}`,
    `export const skeletons = ${literal(skeletons)}`,
    `const parts = { ${names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(PART + name)})`).join(', ')} }`,
    'const part = async (name) => (Object.hasOwn(parts, name) ? (await parts[name]()).default : undefined)',
    "export const loadIndex = async () => { const clues = await part('all/clues'); return index.map((entry, at) => ({ ...entry, ...clues[at] })) }",
    'const withPieces = async (name, style) => {',
    '  const [rest, pieces = []] = await Promise.all([part(name), part(`${name}/${style}`)])',
    '  return rest && { ...rest, pieces }',
    '}',
    'export const load = withPieces',
    "export const loadCommon = (style) => withPieces('common', style)",
  ].join('\n')
}

function partModule(name: string, { kinds, index, common }: CompiledKinds): string {
  if (name === 'all/clues') return `export default ${literal(index.map(({ things, clues }) => ({ things, clues })))}`
  const material = [{ ...common, id: 'common' }, ...kinds].find(({ id }) => name === id || name.startsWith(`${id}/`))
  if (!material) throw new Error(`No part is called "${name}"`)
  const { pieces, ...rest } = material
  const style = name.slice(material.id.length + 1)
  return `export default ${literal(style === '' ? rest : pieces.filter(({ styles }) => styles.some((each) => each === style)))}`
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
