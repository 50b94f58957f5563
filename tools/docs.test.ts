import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './bootstrap.mjs'

/** Decisions are left out: they name the files of their day. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
].filter((page) => page.endsWith('.md'))

const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'reports', 'test-results'])

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** Each file and folder by every end of its path: `server/src/app.ts`, `src/app.ts`, `app.ts`. */
const PLACES = new Set<string>()
for (const file of filesBelow('')) {
  const names = file.split('/')
  for (let end = 1; end <= names.length; end++)
    for (let start = 0; start < end; start++) PLACES.add(names.slice(start, end).join('/'))
}
const PARTS = new Set(readdirSync(root).filter((name) => !name.startsWith('.') && !NOT_OURS.has(name)))
/** Folders that a running server makes in `DATA_DIR`. */
const IN_DATA = new Set(['data/', 'database/', 'files/', 'arriving/'])
const SOURCE = /\w\.(?:tsx?|mjs|sql|md)$/

const BLOCK = /^ *```(\w*)$(.*?)^ *```$/gms

/** What a page names in backquotes, and source files in its diagrams. Built files and `NNNN`, a number to come, are left out. */
function pathsIn(text: string): string[] {
  const quoted = [...text.replaceAll(BLOCK, '').matchAll(/`([\w@.*{},<>/-]+)`/g)].map(([, name = '']) => name)
  const drawn = [...text.matchAll(BLOCK)].flatMap(([, language, block = '']) =>
    language === '' ? (block.match(/[\w./-]+\.(?:tsx?|mjs|sql|md)\b/g) ?? []) : [],
  )
  return [...quoted, ...drawn].filter((name) => isPath(name) && !/NNNN|\bdist\b/.test(name))
}

/** Source files, folders, and all that begins with a folder of the repository. An address begins with a slash. */
const isPath = (name: string): boolean =>
  SOURCE.test(name) ||
  (/^[^/].*\//.test(name) && (PARTS.has(name.split('/')[0] ?? '') || (name.endsWith('/') && !IN_DATA.has(name))))

function isThere(text: string): boolean {
  const path = text.replace(/\/$/, '')
  if (!/[*{<]/.test(path)) return PLACES.has(path)
  const pattern = path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\*\*?|<[a-z]+>/g, (wild) => (wild === '**' ? '.+' : '[^/]+'))
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  const whole = new RegExp(`^${pattern}$`)
  return [...PLACES].some((place) => whole.test(place))
}

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8')

  test('names only files and folders that exist', () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([])
  })

  test('links only to pages and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([])
  })
})

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, target))) return false
  return heading === undefined || headingsOf(target).includes(heading)
}

/** As GitHub makes anchors of headings. */
function headingsOf(page: string): string[] {
  const headings = readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
