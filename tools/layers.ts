/**
 * The dependency rule of docs/architecture.md, read from the folders: imports go downwards only, another module is entered
 * through its `index.ts`, `app` through `routes`, and never in a circle.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** Highest first. A file may import from the modules of its own layer (through their entry point) and from every layer below. */
const LAYERS: Record<string, string[]> = {
  server: ['main', 'app', 'backup', 'features', 'supabase', 'providers', 'platform'],
  web: ['main', 'app', 'features', 'ui', 'platform'],
}
/** What each part of the product may import of the others. */
const PARTS: Record<string, string[]> = {
  shared: [],
  writer: ['shared'],
  server: ['writer', 'shared'],
  web: ['writer', 'shared'],
}
/** Layers whose folders are modules; each other layer is one module. */
const MODULE_LAYERS = new Set(['features', 'supabase', 'providers'])

interface Place {
  part: string
  layer: string
  /** "features/studio"; the layer itself where it has no modules. */
  module: string
  /** Path inside the module, without extension. */
  inner: string
}

/** Each broken rule as a sentence; empty when all is well. */
export function brokenRules(root: string): string[] {
  const faults: string[] = []
  const edges = new Map<string, Set<string>>()
  const taken = new Map<string, Set<string>>()
  for (const part of Object.keys(PARTS)) {
    for (const file of sourceFiles(join(root, part, 'src'))) {
      const name = relative(root, file).split(sep).join('/')
      const from = placeOf(root, file)
      for (const target of importsOf(file)) {
        const fault = target.startsWith('.')
          ? checkInside(root, file, from, target, edges)
          : checkPackage(from, name, target)
        if (fault) faults.push(`${name} ${fault}`)
      }
      if (from.module.startsWith('features/') && !isTest(name)) noteTaken(root, file, from, taken)
    }
  }
  return [...faults, ...circles(edges), ...widelyTaken(taken)]
}

/** What features are for each other, rather than helpers of one: who is signed in, and what their plan holds. */
const OF_EVERY_FEATURE = new Set(['useSession', 'subscriptionQuery'])
const MAX_TAKERS = 2

function noteTaken(root: string, file: string, from: Place, taken: Map<string, Set<string>>) {
  for (const [, names = '', target = ''] of readFileSync(file, 'utf8').matchAll(
    /^import \{([^}]+)\} from '(\.[^']+)'/gm,
  )) {
    const path = resolveImport(resolve(dirname(file), target))
    const to = path && placeOf(root, path)
    if (!to || to.module === from.module || !to.module.startsWith('features/')) continue
    for (const name of names.split(',').map((part) => part.trim().replace(/ as .*/, ''))) {
      if (name === '' || name.startsWith('type ') || OF_EVERY_FEATURE.has(name)) continue
      const key = `${name} of ${from.part}/${to.module}`
      taken.set(key, (taken.get(key) ?? new Set()).add(from.module))
    }
  }
}

/** A helper that so many features take from another belongs to `platform` or `ui`. */
function widelyTaken(taken: Map<string, Set<string>>): string[] {
  return [...taken]
    .filter(([, takers]) => takers.size > MAX_TAKERS)
    .map(([name, takers]) => `${name} is imported by ${takers.size} other features: move it to platform or ui`)
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  // Statements at a line's start, and calls: prose in a text may hold "from" before a quote, too.
  const statements = code.matchAll(
    /^(?:import|export)\b(?:[^'"\n;=(]|\n(?!(?:import|export)\b))*?(?:\bfrom\s*|^import\s*)['"]([^'"\n]+)['"]/gm,
  )
  const plain = code.matchAll(/^import\s*['"]([^'"\n]+)['"]/gm)
  const calls = code.matchAll(/\bimport\(\s*['"]([^'"\n]+)['"]/g)
  return [...statements, ...plain, ...calls].map((match) => match[1]!)
}

function placeOf(root: string, file: string): Place {
  const [part = '', , ...rest] = relative(root, file).split(sep)
  const path = rest.join('/').replace(/\.tsx?$/, '')
  const layers = LAYERS[part]
  if (!layers) return { part, layer: part, module: part, inner: path }
  const layer = rest.length === 1 ? (layers.includes(path) ? path : 'main') : rest[0]!
  if (MODULE_LAYERS.has(layer) && rest.length > 2) {
    return {
      part,
      layer,
      module: `${layer}/${rest[1]}`,
      inner: rest
        .slice(2)
        .join('/')
        .replace(/\.tsx?$/, ''),
    }
  }
  return {
    part,
    layer,
    module: layer,
    inner: rest
      .slice(1)
      .join('/')
      .replace(/\.tsx?$/, ''),
  }
}

function checkPackage(from: Place, name: string, target: string): string | undefined {
  const part = /^@reelwright\/([a-z]+)/.exec(target)?.[1]
  if (part) {
    if (isTest(name)) return undefined
    return PARTS[from.part]!.includes(part) ? undefined : `imports ${target}: ${from.part} may not know ${part}`
  }
  // Server and web share these: pure TypeScript without I/O.
  const pure = from.part === 'shared' || from.part === 'writer'
  if (pure && !isTest(name) && target !== 'zod')
    return `imports ${target}: ${from.part} is pure and uses no package but zod`
  return undefined
}

function checkInside(
  root: string,
  file: string,
  from: Place,
  target: string,
  edges: Map<string, Set<string>>,
): string | undefined {
  const path = resolveImport(resolve(dirname(file), target))
  if (!path) return undefined
  const to = placeOf(root, path)
  if (to.part !== from.part) return `reaches into ${to.part} by a path: use its package name`
  const name = relative(root, file)
  const layers = LAYERS[from.part]
  if (!layers || isTest(name) || from.layer === 'testing') return undefined
  if (to.layer === 'testing') return `imports test support outside a test`
  if (to.module === from.module) return undefined

  const [fromLayer, toLayer] = [layers.indexOf(from.layer), layers.indexOf(to.layer)]
  if (toLayer < 0) return `imports ${to.layer}, which is in no layer`
  if (toLayer < fromLayer) return `imports upwards from ${from.layer} to ${to.layer}`
  if (MODULE_LAYERS.has(to.layer)) {
    const isEntryPoint = to.inner === 'index' || (from.layer === 'app' && to.inner === 'routes')
    if (!isEntryPoint) return `enters ${to.module} through ${to.inner}, not through its index`
    // The key includes the part: server and web have modules of the same name.
    const [importer, imported] = [from, to].map(({ part, module }) => `${part}:${module}`) as [string, string]
    edges.set(importer, (edges.get(importer) ?? new Set()).add(imported))
  }
  return undefined
}

function isTest(name: string): boolean {
  return /\.test\.tsx?$/.test(name) || name.includes(`${sep}testing${sep}`) || name.includes('/testing/')
}

function resolveImport(path: string): string | undefined {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')]
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
}

function circles(edges: Map<string, Set<string>>): string[] {
  const found = new Set<string>()
  const visit = (module: string, path: string[]) => {
    if (path.includes(module)) {
      const circle = path.slice(path.indexOf(module))
      const first = [...circle].sort()[0]!
      const turned = [...circle.slice(circle.indexOf(first)), ...circle.slice(0, circle.indexOf(first)), first]
      found.add(`Modules import each other in a circle: ${turned.map((name) => name.replace(/^\w+:/, '')).join(' > ')}`)
      return
    }
    for (const next of edges.get(module) ?? []) visit(next, [...path, module])
  }
  for (const module of edges.keys()) visit(module, [])
  return [...found]
}
