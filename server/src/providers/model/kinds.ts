import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileKinds, type CompiledKinds, type Kind, type KindSource } from '@reelwright/writer'

const MAX_KEPT = 60

/** Kinds as the build has compiled them: a file is read when a brief needs it. */
export function builtKinds(folder: string): KindSource {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  const { index, skeletons, common } = read('index') as Pick<CompiledKinds, 'index' | 'skeletons' | 'common'>
  const kept = new Map<string, Kind>()
  return {
    index,
    skeletons,
    common,
    kind(id) {
      if (!index.some((entry) => entry.id === id)) return undefined
      const known = kept.get(id) ?? (read(id.replaceAll('/', '.')) as Kind)
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(id, known)
      return known
    },
  }
}

/** Kinds straight from their sources, where nothing is built. */
function sourceKinds(folder: string): KindSource {
  const { kinds, index, skeletons, common } = compileKinds(
    new Map(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    ),
  )
  return { index, skeletons, common, kind: (id) => kinds.find((each) => each.id === id) }
}

let source: KindSource | undefined

/** What was written about kinds of products. */
export function productKinds(): KindSource {
  // tsx adds a query to the addresses of a thread's modules.
  source ??= new URL(import.meta.url).pathname.endsWith('.ts')
    ? sourceKinds(fileURLToPath(new URL('../../../../writer/content', import.meta.url)))
    : builtKinds(fileURLToPath(new URL('./kinds', import.meta.url)))
  return source
}
