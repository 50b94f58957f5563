import * as z from 'zod'

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

export const ImportMapping = z
  .object({
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
  .meta({ id: 'ImportMapping' })
export type ImportMapping = z.output<typeof ImportMapping>

export const IMPORT_STATES = ['draft', 'checking', 'checked', 'importing', 'done', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
