import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { Plugin, Rolldown } from 'vite'
import type { CompiledKinds, PartsByName } from '../writer/src/kinds'
import { digest, filesBelow, root } from './bootstrap.mjs'

const INDEX = 'virtual:kinds'
/** Followed by the name of a part, see `PartsByName`. */
const PART = 'virtual:kinds/'

/**
 * Compiles the kinds of products while the product is built.
 *
 * In the browser `virtual:kinds` is the index without `not` phrases and `part(name)`, which loads one part of the material. In the server's
 * build they are the files `kinds/index.json` and one `kinds/<id>.json` each.
 */
export function kindsPlugin({ emitsFiles = false } = {}): Plugin {
  let isBuild = false
  return {
    name: 'reelwright:kinds',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === INDEX || id.startsWith(PART) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined
      const { rows, parts, prefix } = await compiled(this)
      if (id !== `\0${INDEX}`) return partModule(id.slice(PART.length + 1), parts)
      return indexModule(rows, isBuild ? builtParts(parts, prefix) : servedParts(parts))
    },
    async generateBundle(_, bundle) {
      const isWeb = Object.values(bundle).some((file) => file.type === 'chunk' && file.moduleIds.includes(`\0${INDEX}`))
      if (!emitsFiles && !isWeb) return
      const { kinds, index, skeletons, common, parts, prefix } = await compiled(this)
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      if (isWeb)
        for (const name of namesOf(parts))
          emit(`assets/${prefix}.${name.replaceAll('/', '.')}.js`, partModule(name, parts))
      if (!emitsFiles) return
      emit('kinds/index.json', JSON.stringify({ index, skeletons, common }))
      for (const kind of kinds) emit(`kinds/${kind.id.replaceAll('/', '.')}.json`, JSON.stringify(kind))
    },
  }
}

function indexModule(rows: string[][], part: string): string {
  return [
    'const list = (text) => (text === "" ? [] : text.split(","))',
    `export const index = ${literal(rows)}.map(([id, nouns, words, ...needs]) => ({ id, nouns: list(nouns), words: list(words), not: [], ...(needs.length > 0 && { needs }) }))`,
    part,
  ].join('\n')
}

/** What the browser's index says of each kind. */
const rowsOf = (index: CompiledKinds['index']): string[][] =>
  index.map(({ id, nouns, words, needs = [] }) => [id, mostTelling(nouns).join(','), words.join(','), ...needs])

/** While developing: each part is a module. */
function servedParts(parts: PartsByName): string {
  const imports = namesOf(parts).map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(PART + name)})`)
  return `const parts = { ${imports.join(', ')} }
export const part = async (name) => (await parts[name]?.())?.default`
}

/** In a build: files with one prefix, which has the only hash. Hashes of three hundred files would be 5 kB of each writer. */
function builtParts(parts: PartsByName, prefix: string): string {
  const names = namesOf(parts)
  const isSplit = (id: string) => names.some((name) => name.startsWith(`style/${id}/`))
  const split = names
    .filter((name) => name.startsWith('kind/'))
    .map((name) => name.slice('kind/'.length))
    .filter(isSplit)
  return `const split = ${JSON.stringify(split)}
export const part = async (name) =>
  /^(?:style|typed)\\//.test(name) && !split.some((id) => name.includes(id))
    ? undefined
    : (await import(/* @vite-ignore */ \`./${prefix}.\${name.replaceAll('/', '.')}.js\`)).default`
}

const namesOf = (parts: PartsByName) => Object.keys(parts) as (keyof PartsByName)[]

/**
 * A few phrases that find most of what all of them find: the first one, then what stands in most others that none before stands in ("phone
 * mount" in "magnetic phone car mount"). The server and the kind's own part have them all.
 */
function mostTelling(nouns: readonly string[]): string[] {
  const shortest = nouns.filter((noun) => !nouns.some((other) => other !== noun && ` ${noun} `.includes(` ${other} `)))
  const chosen: string[] = []
  let left = nouns
  while (chosen.length < MAX_BROWSER_NOUNS && left.length > 0) {
    const found = (phrase: string) => left.filter((noun) => hasWords(noun, phrase))
    const [best] = chosen.length === 0 ? shortest : shortest.toSorted((a, b) => found(b).length - found(a).length)
    if (best === undefined || (chosen.length > 0 && found(best).length < MIN_FOUND)) break
    left = left.filter((noun) => !hasWords(noun, best))
    chosen.push(best)
  }
  return chosen
}

const hasWords = (noun: string, phrase: string) => {
  const words = noun.split(' ')
  return phrase.split(' ').every((word) => words.includes(word))
}

/** Rare names and typos are found by the server alone. */
const MAX_BROWSER_NOUNS = 3
/** Names that each further phrase finds at least. */
const MIN_FOUND = 3

function partModule(name: string, parts: PartsByName): string {
  if (!Object.hasOwn(parts, name)) throw new Error(`No part is called "${name}"`)
  return `export default ${literal(parts[name as keyof PartsByName])}`
}

type Compiled = CompiledKinds & { parts: PartsByName; prefix: string; rows: string[][] }
let compiling: Promise<Compiled> | undefined

/** Compiled once for each state of the sources. */
async function compiled(context: Rolldown.PluginContext): Promise<Compiled> {
  compiling ??= keptOrCompiled()
  const { faults, ...rest } = await compiling
  for (const { file, line, message } of faults) context.error(`writer/content/${file}:${line} ${message}`)
  return { ...rest, faults }
}

const SOURCES = ['shared', 'writer', 'tools/read-kinds.ts', 'tools/kinds-plugin.ts']
/** What was compiled last, for the next build or test run: in its first line the digest of the sources. */
const KEPT = join(root, 'node_modules', '.cache', 'kinds.json')

async function keptOrCompiled(): Promise<Compiled> {
  const wanted = digest(SOURCES.flatMap((name) => filesBelow(join(root, name))))
  const kept = existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : ''
  if (kept.startsWith(`${wanted}\n`)) return JSON.parse(kept.slice(wanted.length)) as Compiled
  // The sources are TypeScript, which a configuration's own imports may not be.
  const { readParts } = await tsImport('./read-kinds.ts', import.meta.url)
  const read = readParts() as CompiledKinds & { parts: PartsByName }
  const hash = createHash('sha256').update(JSON.stringify(read.parts)).digest('hex')
  const fresh = { ...read, prefix: `kinds-${hash.slice(0, 8)}`, rows: rowsOf(read.index) }
  mkdirSync(dirname(KEPT), { recursive: true })
  // Renamed into place: another run may be reading it.
  writeFileSync(`${KEPT}.${process.pid}`, `${wanted}\n${JSON.stringify(fresh)}`)
  renameSync(`${KEPT}.${process.pid}`, KEPT)
  return fresh
}

/** Parsed faster by browsers than the same object in code. */
const literal = (value: unknown) => `JSON.parse(\`${JSON.stringify(value).replace(/[\\`]|\$\{/g, '\\$&')}\`)`
