import * as z from 'zod'
import type { MarketJob } from './market-jobs'

/** Figures from a file: which columns there are to be, how a file is read, and what came of it. */

export const IMPORT_FORMATS = ['csv', 'tsv', 'xlsx', 'json'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** What a column of a file may hold. `product` or `creator` must be among them, and one of the figures. */
export const IMPORT_FIELDS = [
  'product_id',
  'product_name',
  'niche',
  'price',
  'image',
  'link',
  'hashtags',
  'creator_username',
  'creator_name',
  'followers',
  'date',
  'views',
  'likes',
  'comments',
  'shares',
  'clicks',
  'units',
  'revenue',
  'creators',
  'engagement_rate',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]
export const IMPORT_FIGURES = ['views', 'likes', 'comments', 'shares', 'clicks', 'units', 'revenue'] as const

/** Characters, bytes and counts a file may have. */
export const IMPORT_LIMITS = {
  /** Bytes of a text file; of a spreadsheet or JSON as it arrives. */
  textBytes: 64 * 1024 * 1024,
  packedBytes: 20 * 1024 * 1024,
  /** Bytes of a spreadsheet's parts, unpacked. */
  unpackedBytes: 200 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  cell: 2000,
  /** Characters of a row, its cells cut to what is kept of them. */
  row: 20_000,
  /** Faults that are kept and shown; more are counted. */
  faults: 1000,
  /** Rows of the preview. */
  preview: 20,
} as const

export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/**
 * What the figures of a row cover: the day in its column `date`; one period for the whole file (its totals are spread over the days, and
 * marked as estimates when that is more than one); or everything since launch up to a day (what is new since the last such file counts).
 */
export const ImportPeriod = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily') }),
  z.object({ kind: z.literal('period'), from: z.iso.date(), to: z.iso.date() }),
  z.object({ kind: z.literal('lifetime'), at: z.iso.date() }),
])
export type ImportPeriod = z.output<typeof ImportPeriod>

export const ImportMapping = z.object({
  /** By number of the column, 0 is the first; null is left out. */
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()).max(IMPORT_LIMITS.columns),
  period: ImportPeriod,
  dateOrder: z.enum(DATE_ORDERS).default('ymd'),
  /** What parts whole from fraction. */
  decimal: z.enum(['.', ',']).default('.'),
  /** ISO 4217, of figures that name none themselves. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency such as USD'),
  /** Whether rates such as engagement are 6.8 (percent) or 0.068. */
  percent: z.boolean().default(true),
})
export type ImportMapping = z.output<typeof ImportMapping>

export const IMPORT_STATES = ['draft', 'checking', 'checked', 'importing', 'done', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** One file, from its arrival to what became of it. */
export interface MarketImport {
  id: string
  fileName: string
  format: ImportFormat
  /** As it was recognised: "utf-8", "windows-1252", "utf-16le". */
  encoding: string
  /** Of text files. */
  delimiter: string | null
  state: ImportState
  header: string[]
  rowCount: number
  /** The first rows, as they stand in the file. */
  preview: string[][]
  /** What we take the columns for; what the owner made of it once it was checked. */
  mapping: ImportMapping
  /** Notes on how the file was read: "The first 3 lines were skipped". */
  notes: string[]
  /** Once checked. */
  acceptedRows: number | null
  faultyRows: number | null
  /** By their messages, the most frequent first, at most 20. */
  faultGroups: { message: string; rows: number }[]
  /** Once done. */
  outcome: ImportOutcome | null
  error: string | null
  job: MarketJob | null
  createdAt: string
}

export interface ImportOutcome {
  newProducts: number
  updatedProducts: number
  newCreators: number
  updatedCreators: number
  /** Day figures that are new, and that replaced earlier ones. */
  newDays: number
  replacedDays: number
}

export interface ImportFault {
  /** As a spreadsheet counts the file's rows: its first line is 1, whatever stands there. */
  row: number
  column: string | null
  message: string
  value: string | null
}
/*
 * POST   /api/market/imports?name=report.csv   body: the file's bytes (application/octet-stream)  -> { success, data: MarketImport } draft
 * GET    /api/market/imports                   -> { success, data: MarketImport[] } without preview rows, newest first, at most 50
 * GET    /api/market/imports/{id}              -> { success, data: MarketImport }
 * POST   /api/market/imports/{id}/check        body: ImportMapping  -> 202 { success, data: MarketImport } state checking
 * POST   /api/market/imports/{id}/apply        no body  -> 202 { success, data: MarketImport } importing; only from `checked`
 * GET    /api/market/imports/{id}/faults       -> { success, data: ImportFault[] }; `?format=csv` as a file
 * DELETE /api/market/imports/{id}              -> { success: true }: the record and its rows; figures that were imported stay
 * DELETE /api/market/figures?source=import     -> { success: true }: all figures of that own set
 */
