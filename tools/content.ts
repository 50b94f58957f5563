/**
 * The writer's material: `writer/content/**.md`, written by people who need no code, becomes `writer/src/content/generated/*.ts`.
 *
 *   npx tsx tools/content.ts   checks every file, names faults with file and line, and writes what the writer reads
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AUDIENCES, TONES, VIDEO_STYLES, type VideoStyle } from '../shared/src'
import type { CategoryBucket } from '../writer/src/analysis'
import { BEAT_KINDS, type StyleSheet } from '../writer/src/compose/frame'
import { type ContentFile, readContentFile } from '../writer/src/content/content-file'
import {
  isStyle,
  readAudiences,
  readFeatureWords,
  readFrameGroups,
  readLibrary,
  type Read,
  readProducts,
  readStyle,
} from '../writer/src/content/readers'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const CONTENT = join(root, 'writer', 'content')
const GENERATED = join(root, 'writer', 'src', 'content', 'generated')

/** What `compose/frames.ts` asks the common lines for: without one of these a script would have a hole. */
const FEATURE_FORMS = ['with benefit', 'plain', 'short', 'pair', 'list']
const SITUATIONS = ['scene', 'life', 'product']
const NEEDED_LINES: Record<string, Record<string, readonly string[]>> = {
  features: { spoken: [...FEATURE_FORMS, 'again'], skit: [...FEATURE_FORMS, 'lead'] },
  prices: { spoken: ['line'], skit: ['line'] },
  situations: { spoken: SITUATIONS, skit: ['life', 'product'], pain: ['spoken', 'skit'], audience: ['line'] },
  'calls-to-action': {
    calls: ['urgency', 'soft', 'direct', 'value', 'engagement'],
    own: ['line'],
    callbacks: ['line'],
  },
  pictures: { cues: BEAT_KINDS, shots: BEAT_KINDS, moves: BEAT_KINDS, light: ['line'], delivery: BEAT_KINDS },
}

interface Fault {
  file: string
  line: number
  message: string
}

/** Everything the files say, by generated module, and what is wrong with them. */
export function readContent(): { modules: Record<string, string>; faults: Fault[] } {
  const faults: Fault[] = []
  const source = <Value>(path: string, read: (file: ContentFile) => Read<Value>): Value => {
    const text = readContentFile(readFileSync(path, 'utf8'))
    const { value, faults: found } = read(text.file)
    faults.push(...[...text.faults, ...found].map((fault) => ({ file: relative(root, path), ...fault })))
    return value
  }
  const folder = (name: string) =>
    readdirSync(join(CONTENT, name))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => ({ title: file.replace(/\.md$/, ''), path: join(CONTENT, name, file) }))

  const products: CategoryBucket[] = folder('products').flatMap(({ path }) => source(path, readProducts))
  const styles: Styles = {}
  for (const { title, path } of folder('styles')) if (isStyle(title)) styles[title] = source(path, readStyle)
  const tones = Object.fromEntries(
    folder('tones').map(({ title, path }) => [title, source(path, readFrameGroups)['lines'] ?? {}]),
  )
  for (const { title, path } of folder('styles'))
    if (!isStyle(title)) faults.push({ file: relative(root, path), line: 1, message: `No style is called ${title}` })
  for (const { title, path } of folder('tones'))
    if (!(TONES as readonly string[]).includes(title))
      faults.push({ file: relative(root, path), line: 1, message: `No tone is called ${title}` })
  const lines = Object.fromEntries(folder('lines').map(({ title, path }) => [title, source(path, readFrameGroups)]))
  const audiences = source(join(CONTENT, 'audiences.md'), readAudiences)
  const library = source(join(CONTENT, 'library.md'), readLibrary)
  const featureWords = source(join(CONTENT, 'feature-words.md'), readFeatureWords)

  const missing = [
    ...VIDEO_STYLES.filter((style) => !styles[style]).map((style) => `styles/${style}.md`),
    ...TONES.filter((tone) => !tones[tone]).map((tone) => `tones/${tone}.md`),
    ...Object.entries(NEEDED_LINES).flatMap(([file, sections]) =>
      Object.entries(sections).flatMap(([section, keys]) =>
        keys
          .filter((key) => (lines[file]?.[section]?.[key] ?? []).length === 0)
          .map((key) => `lines/${file}.md: "${key}" of "${section}"`),
      ),
    ),
    ...AUDIENCES.filter((audience) => audience !== 'custom' && !audiences[audience]).map((key) => `audience ${key}`),
  ]
  faults.push(...missing.map((name) => ({ file: 'writer/content', line: 1, message: `${name} is missing` })))

  const modules = {
    products: moduleOf('products', 'readonly CategoryBucket[]', products, '../../analysis/types', 'CategoryBucket'),
    styles: moduleOf('styles', 'Record<string, StyleSheet>', styles, '../../compose/frame', 'StyleSheet'),
    tones: moduleOf('tones', 'FrameGroups', tones, '../readers', 'FrameGroups'),
    lines: moduleOf('lines', 'Record<string, FrameGroups>', lines, '../readers', 'FrameGroups'),
    audiences: moduleOf(
      'audiences',
      'Record<string, AudienceLexicon>',
      audiences,
      '../../analysis/audiences',
      'AudienceLexicon',
    ),
    library: moduleOf('library', 'readonly LibraryItem[]', library, '../../library/items', 'LibraryItem'),
    'feature-words': moduleOf(
      'featureWords',
      'readonly Consequence[]',
      featureWords,
      '../../analysis/benefits',
      'Consequence',
    ),
  }
  return { modules, faults }
}

type Styles = Partial<Record<VideoStyle, StyleSheet>>

function moduleOf(name: string, type: string, value: unknown, from: string, imported: string): string {
  return [
    '// Made by tools/content.ts from writer/content. Change it there.',
    `import type { ${imported} } from '${from}'`,
    '',
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
