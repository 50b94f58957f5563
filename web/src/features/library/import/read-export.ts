import { SCRIPT_STATUSES, storedText } from '@reelwright/shared'
import { trimmedText } from './file-text'
import { type FoundScript, MAX_FOUND, Unreadable } from './found-script'
import { keptList, setField } from './script-fields-by-name'

type Loose = Record<string, unknown>
const objectOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {}
const stringOf = (value: unknown) => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const countOf = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/** The scripts of `reelwright-export.json`, or of a plain list of rows of `scripts`. (B-SE-10, OP-55) */
export function scriptsOfJson(text: string, name: string): { scripts: FoundScript[]; faults: string[] } {
  const content = jsonOf(text)
  const rows: unknown = Array.isArray(content) ? content : objectOf(content).scripts
  if (!Array.isArray(rows))
    throw new Unreadable('It contains no scripts. Choose the JSON file from a Reelwright export.')
  const list: unknown[] = rows
  const folders = new Map(
    (Array.isArray(objectOf(content).folders) ? (objectOf(content).folders as unknown[]) : [])
      .slice(0, 10_000)
      .map((folder) => [stringOf(objectOf(folder).id), stringOf(objectOf(folder).name).trim()]),
  )
  const faults: string[] = []
  const scripts = list.slice(0, MAX_FOUND).flatMap((row, at) => {
    const script = scriptOfRow(objectOf(row), `${name}, script ${at + 1}`, folders)
    if (!script) faults.push(`${name}: script ${at + 1} has neither title nor text and is left out.`)
    return script ?? []
  })
  if (list.length > MAX_FOUND)
    faults.push(`${name}: only the first ${MAX_FOUND.toLocaleString('en-US')} scripts are shown.`)
  return { scripts, faults }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable('This JSON file is incomplete.')
  }
}

function scriptOfRow(row: Loose, source: string, folders: Map<string, string>): FoundScript | undefined {
  const data = objectOf(row.script_data)
  const text = trimmedText(storedText(row))
  const script: FoundScript = { title: '', text, source, notes: [] }
  setField(script, 'title', stringOf(row.title))
  if (script.title === '' && text === '') return undefined
  setField(script, 'description', stringOf(row.description))
  setField(script, 'product', stringOf(row.product_name))
  setField(script, 'audience', stringOf(row.audience))
  setField(script, 'style', stringOf(row.video_style) || stringOf(row.style))
  setField(script, 'tone', stringOf(row.tone))
  setField(script, 'folder', folders.get(stringOf(row.folder_id)) ?? stringOf(row.folder))
  setField(script, 'created', stringOf(row.created_at))
  for (const [field, key] of [
    ['price', 'price'],
    ['length', 'video_length'],
  ] as const)
    if (typeof row[key] === 'number') setField(script, field, String(row[key]))
  const { viral_potential_score: score } = row
  const [kept, beside] = [storable(data), storable(objectOf(row.metadata))]
  return {
    ...script,
    tags: keptList(script, 'tags', textsOf(row.tags)),
    features: keptList(script, 'features', textsOf(row.features)),
    status:
      SCRIPT_STATUSES.find((status) => status === row.kanban_status) ??
      SCRIPT_STATUSES.find((status) => status === row.status),
    views: countOf(row.views),
    likes: countOf(row.likes),
    shares: countOf(row.shares),
    sales: countOf(row.sales),
    // As stored: a default stays one.
    ...(typeof score === 'number' && score >= 0 && score <= 100 && { score }),
    data: kept.value,
    metadata: beside.value,
    dataSize: kept.size + beside.size,
  }
}

/** Without what no database keeps: a copy through JSON, its texts cleaned. What is nested too deep is left out as a whole. */
function storable(value: Loose): { value?: Loose; size: number } {
  if (Object.keys(value).length === 0) return { size: 0 }
  try {
    const text = JSON.stringify(value)
    const clean = JSON.parse(text, (_, item: unknown) =>
      typeof item === 'string'
        ? // oxlint-disable-next-line no-control-regex -- these are what must go
          item.replace(/\u0000|\p{Surrogate}/gu, '')
        : item,
    ) as Loose
    return { value: clean, size: text.length }
  } catch {
    return { size: 0 }
  }
}
