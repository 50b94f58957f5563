/**
 * Which requirements do the tests show? Reads the ids of docs/requirements.md and the ids in brackets at the end of test
 * titles. `npx tsx tools/requirements.ts` counts per area, `--missing` also lists what no test shows, with the reason.
 * Fails when a test names an id that the list does not know, and when an id is neither named by a test nor given a reason.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folders that hold tests. */
const PLACES = ['shared', 'writer', 'server', 'web', 'database', 'tools', 'e2e']
const ID = '(?:[A-Z]{1,5}-(?:[A-Z]{2}-)?\\d{1,3}|[RV]\\d{1,2})'
/** "B-GN-05 to B-GN-10", or one id. */
const IDS = `${ID}(?: to ${ID})?`

export interface Area {
  /** "B-VL" */
  name: string
  title: string
  /** Short wording by id. */
  ids: Map<string, string>
}

export interface Requirements {
  areas: Area[]
  /** Every id a test may name, those of the other families included. */
  known: Set<string>
  /** Why no test names an id, by id. */
  reasons: Map<string, string>
  /** Ids that stand in the list more than once. */
  twice: string[]
}

/** One id in one test title. */
export interface Mention {
  id: string
  /** Path from the project's folder. */
  file: string
  line: number
}

/**
 * Reads the list: one table row per id below a heading "area: title", the table of other families above them, and the
 * table of reasons below "Without a test".
 */
export function readRequirements(markdown: string): Requirements {
  const areas: Area[] = []
  const known = new Set<string>()
  const reasons = new Map<string, string>()
  let isReason = false
  const twice: string[] = []
  const add = (id: string) => {
    if (known.has(id)) twice.push(id)
    known.add(id)
  }
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) isReason = line === '## Without a test'
    const heading = /^## ([A-Z]+(?:-[A-Z]+)?): (.+)$/.exec(line)
    if (heading) areas.push({ name: heading[1]!, title: heading[2]!, ids: new Map() })
    const [, cell = '', what = ''] = /^\| *([^|]+?) *\| *([^|]+?) *\|$/.exec(line) ?? []
    const area = areas.at(-1)
    if (isReason) {
      for (const id of family(cell)) reasons.set(id, what)
    } else if (area && new RegExp(`^${ID}$`).test(cell)) {
      add(cell)
      area.ids.set(cell, what)
    } else if (!area) {
      for (const id of family(cell)) add(id)
    }
  }
  return { areas, known, reasons, twice }
}

/** "R01 to R32", "B-GN-05 to B-GN-10" and "ABS-01, AI-01" name many ids; anything else names none. */
function family(cell: string): string[] {
  return cell.split(/, ?/).flatMap((part) => {
    const range = /^((?:[A-Z]+-)*[A-Z]*)(\d+) to \1(\d+)$/.exec(part)
    if (!range) return new RegExp(`^${ID}$`).test(part) ? [part] : []
    const [, prefix = '', first = '', last = ''] = range
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, i) => prefix + String(Number(first) + i).padStart(first.length, '0'))
  })
}

/** The ids that stand in brackets at the end of string literals: titles, or the parts that `test.each` puts into them. */
export function mentionsIn(code: string, file: string): Mention[] {
  const bracket = new RegExp(`\\[(${IDS}(?:, ?${IDS})*)\\](?=['"\`])`, 'g')
  return [...code.matchAll(bracket)].flatMap((match) => {
    const line = code.slice(0, match.index).split('\n').length
    return family(match[1]!).map((id) => ({ id, file, line }))
  })
}

/** Every id that a test of the project names. */
export function projectMentions(root: string): Mention[] {
  return PLACES.flatMap((place) => testFiles(join(root, place))).flatMap((file) =>
    mentionsIn(readFileSync(file, 'utf8'), relative(root, file).split(sep).join('/')),
  )
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : testFiles(path)
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** What is wrong, one sentence each; empty when all is well. */
export function faults({ areas, known, reasons, twice }: Requirements, mentions: Mention[]): string[] {
  const strangers = mentions.filter(({ id }) => !known.has(id))
  const named = new Set(mentions.map(({ id }) => id))
  const listed = areas.flatMap(({ ids }) => [...ids.keys()])
  return [
    ...twice.map((id) => `docs/requirements.md has ${id} more than once`),
    ...[...reasons.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `docs/requirements.md gives a reason for ${id}, which it does not know`),
    ...[...reasons.keys()]
      .filter((id) => named.has(id))
      .map((id) => `docs/requirements.md says that no test shows ${id}, but one names it`),
    ...listed
      .filter((id) => !named.has(id) && !reasons.has(id))
      .map((id) => `no test names ${id}, and docs/requirements.md does not say why`),
    ...strangers.map(({ id, file, line }) => `${file}:${line} names ${id}, which docs/requirements.md does not know`),
  ]
}

/** The lines to print: a count per area and, when asked, the ids that no test shows. */
export function report({ areas, reasons }: Requirements, mentions: Mention[], listMissing: boolean): string[] {
  const named = new Set(mentions.map(({ id }) => id))
  const shownOf = (ids: string[]) => ids.filter((id) => named.has(id)).length
  const lines = areas.flatMap(({ name, title, ids }) => {
    const missing = [...ids].filter(([id]) => !named.has(id))
    const count = `${name.padEnd(4)} ${String(shownOf([...ids.keys()])).padStart(3)} of ${String(ids.size).padStart(3)}  ${title}`
    return [
      count,
      ...(listMissing ? missing.map(([id, what]) => `       ${id}  ${what}: ${reasons.get(id) ?? 'no reason'}`) : []),
    ]
  })
  // OP and CX are decisions about requirements, not requirements.
  const requirements = areas.filter(({ name }) => name.includes('-')).flatMap(({ ids }) => [...ids.keys()])
  const excused = requirements.filter((id) => reasons.has(id)).length
  return [
    ...lines,
    `${shownOf(requirements)} of ${requirements.length} requirements are shown by a test, ${excused} have a reason why not`,
  ]
}

export function readProject(root: string): { requirements: Requirements; mentions: Mention[] } {
  const requirements = readRequirements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'))
  return { requirements, mentions: projectMentions(root) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { requirements, mentions } = readProject(join(import.meta.dirname, '..'))
  for (const line of report(requirements, mentions, process.argv.includes('--missing'))) console.log(line)
  const wrong = faults(requirements, mentions)
  for (const sentence of wrong) console.error(sentence)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
