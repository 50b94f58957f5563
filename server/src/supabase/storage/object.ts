import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../platform/db'
import { noSuchKey } from './storage-error'

/** What is known of an object's bytes, in the words of the protocol. */
export interface Metadata {
  /** With its quotes, as a header has it. */
  eTag: string
  /** Bytes. */
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: 200
}

export interface ObjectRow {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  owner_id: string | null
  /** Under which the bytes are stored. */
  version: string
  metadata: Metadata
  user_metadata: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
}

export const OBJECT_COLUMNS = sql.raw(
  'id, bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at, updated_at, last_accessed_at',
)

/** What an uploader notes about a file, as JSON. */
export const UserMetadata = z.record(z.string(), z.unknown())

/** @throws StorageError NoSuchKey, also when `db` may not see it. */
export async function findObject(db: Db, bucketId: string, name: string): Promise<ObjectRow> {
  // A NUL is in no name, and PostgreSQL takes none as text.
  if (name.includes('\0') || bucketId.includes('\0')) throw noSuchKey()
  const [row] = await db.query(sql<ObjectRow>`
    select ${OBJECT_COLUMNS} from storage.objects where bucket_id = ${bucketId} and name = ${name}`)
  if (!row) throw noSuchKey()
  return row
}

/** The answer to a question about one object (contract 4.2, info). */
export function describe({ id, name, version, bucket_id, metadata, user_metadata, created_at }: ObjectRow) {
  return {
    id,
    name,
    version,
    bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: user_metadata ?? {},
    last_modified: metadata.lastModified,
    created_at,
  }
}
