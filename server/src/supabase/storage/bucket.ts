import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { noSuchBucket } from './storage-error'

export interface Bucket {
  id: string
  name: string
  owner: string | null
  public: boolean
  /** Bytes. */
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: Date
  updated_at: Date
}

/** PostgreSQL's bigint arrives as text; a size of a file fits a number. */
export const BUCKET_COLUMNS = sql.raw(
  `id, name, coalesce(owner::text, '') as owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at`,
)

/** @throws StorageError NoSuchBucket, also when `db` may not see it. */
export async function findBucket(db: Db, id: string): Promise<Bucket> {
  if (id.includes('\0')) throw noSuchBucket()
  const [bucket] = await db.query(sql<Bucket>`select ${BUCKET_COLUMNS} from storage.buckets where id = ${id}`)
  if (!bucket) throw noSuchBucket()
  return bucket
}

const UNITS = new Map([
  ['', 1],
  ['b', 1],
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
  ['tb', 1e12],
])

/** "20mb" is 20,000,000 bytes. Undefined for what is no size. */
export function bytesOf(size: string | number): number | undefined {
  const [, amount, unit = ''] = /^(\d{1,15}(?:\.\d{1,6})?) *([a-z]*)$/i.exec(String(size).trim()) ?? []
  const factor = UNITS.get(unit.toLowerCase())
  const bytes = Math.floor(Number(amount) * (factor ?? Number.NaN))
  return Number.isSafeInteger(bytes) ? bytes : undefined
}
