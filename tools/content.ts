/**
 * Lists of the writer that stand in no kind: the library of hooks and calls, audiences, and nouns of products. `writer/content/*.md`, written by people
 * who need no code, becomes `writer/src/content/generated/*.ts`.
 *
 *   npx tsx tools/content.ts   checks every file, names faults with file and line, and writes what the writer reads
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AUDIENCES } from '../shared/src'
import { type ContentFile, readContentFile } from '../writer/src/content/content-file'
import { readAudiences, readLibrary, type Read, readProducts } from '../writer/src/content/readers'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const CONTENT = join(root, 'writer', 'content')
const GENERATED = join(root, 'writer', 'src', 'content', 'generated')

interface Fault {
  file: string
  line: number
  message: string
}

/** Everything the files say, by generated module, and what is wrong with them. */
export function readContent(): { modules: Record<string, string>; faults: Fault[] } {
  const faults: Fault[] = []
  const source = <Value>(name: string, read: (file: ContentFile) => Read<Value>): Value => {
    const path = join(CONTENT, name)
    const text = readContentFile(readFileSync(path, 'utf8'))
    const { value, faults: found } = read(text.file)
    faults.push(...[...text.faults, ...found].map((fault) => ({ file: relative(root, path), ...fault })))
    return value
  }
  const products = source('products.md', readProducts)
  const audiences = source('audiences.md', readAudiences)
  const library = source('library.md', readLibrary)
  const missing = AUDIENCES.filter((audience) => audience !== 'custom' && !audiences[audience])
  faults.push(
    ...missing.map((key) => ({ file: 'writer/content/audiences.md', line: 1, message: `audience ${key} is missing` })),
  )
  const modules = {
    products: moduleOf('products', 'Readonly<Record<string, string>>', products),
    audiences: moduleOf('audiences', 'Record<string, AudienceLexicon>', audiences, '../../analysis/audiences'),
    library: moduleOf('library', 'readonly LibraryItem[]', library, '../../library/items'),
  }
  return { modules, faults }
}

function moduleOf(name: string, type: string, value: unknown, from?: string): string {
  const imported = /AudienceLexicon|LibraryItem/.exec(type)?.[0]
  return [
    '// Made by tools/content.ts from writer/content. Change it there.',
    ...(from ? [`import type { ${imported} } from '${from}'`, ''] : []),
    `export const ${name}: ${type} = ${JSON.stringify(value, null, 1)}`,
    '',
  ].join('\n')
}

/** The generated files that are not what the content says. */
export function staleModules(modules: Record<string, string>): string[] {
  return Object.entries(modules).flatMap(([name, text]) => {
    try {
      return readFileSync(join(GENERATED, `${name}.ts`), 'utf8') === text ? [] : [name]
    } catch {
      return [name]
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, faults } = readContent()
  for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`)
  mkdirSync(GENERATED, { recursive: true })
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(GENERATED, `${name}.ts`), text)
  console.log(`${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
