import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** Of the folder's shape. Another one is read by the version of the product that wrote it. */
export const FORMAT = 1

export const MANIFEST = 'manifest.json'
export const SECRETS = 'secrets.json'
/** One line of JSON for each stored file; see `StoredFile`. */
export const FILE_LIST = 'files.jsonl.gz'

/** A file of the backup as it lies on the disk. */
const Part = z.object({ bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })
export type Part = z.infer<typeof Part>

const TableName = z.string().regex(/^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/)

const Table = Part.extend({
  /** With its schema: "public.scripts". */
  name: TableName,
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
  /** `RowDigest` of the rows as PostgreSQL writes them in `copy`. */
  content: z.string(),
})
export type Table = z.infer<typeof Table>

export const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Versions of what made it. */
  product: z.string(),
  postgresql: z.string(),
  /** Names of those that had run, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(Table),
  /** The next number of each, as text: they go beyond what a JSON number holds. */
  sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)),
  /** Tables whose rows mean nothing later. */
  leftOut: z.array(z.string()),
  secrets: Part,
  files: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    list: Part,
    /** Named by a row, but without bytes when the backup was made. */
    missing: z.array(z.uuid()),
  }),
})
export type Manifest = z.infer<typeof Manifest>

const StoredFile = Part.extend({ id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) })
export type StoredFile = z.infer<typeof StoredFile>

export const tablePath = (name: string) => join('tables', `${name}.copy.gz`)
export const filePath = (id: string) => join('files', id.slice(0, 2), id)

/** @throws Error in words for the operator, when there is no backup or one that this version cannot read. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' || error.code === 'ENOTDIR'
      ? new Error(`${backup} is not a complete backup: it has no ${MANIFEST}`)
      : error
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error(`The backup is damaged: ${MANIFEST} is not valid JSON`)
  }
  const format = z.looseObject({ format: z.number() }).safeParse(json)
  if (format.success && format.data.format > FORMAT)
    throw new Error('The backup was made by a newer version of Reelwright')
  const parsed = Manifest.safeParse(json)
  if (!parsed.success)
    throw new Error(`The backup is damaged: ${MANIFEST} is not what it should be\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** The line of a file in the list. */
export const fileLine = (file: StoredFile) => `${JSON.stringify(file)}\n`

export const readFileLine = (line: string): StoredFile => StoredFile.parse(JSON.parse(line))
