import { sql } from 'kysely'
import * as z from 'zod'
import { findBucket, type Bucket } from './bucket'
import { checkMimeType, isAllowed } from './content-type'
import { checkKey } from './key'
import { findObject, OBJECT_COLUMNS, type ObjectRow } from './object'
import { PICTURE_BUCKETS } from './picture'
import { invalidMimeType, invalidRequest, noSuchKey, tooLarge } from './storage-error'
import type { Caller, StorageTools } from './storage-tools'
import { beginFile, dropFile } from './unused-files'
import { checkRights, keepFile, sizeLimit } from './upload'
import { cacheControl } from './upload-body'

export const Removal = z.object({ prefixes: z.array(z.string()).min(1).max(1000) })

/** Returns the rows that are gone; what the caller may not see or remove is silently left out. The cleanup job deletes the bytes. */
export async function removeObjects({ db }: Caller, bucketId: string, names: string[]): Promise<ObjectRow[]> {
  const possible = names.filter((name) => !name.includes('\0'))
  return db.query(sql<ObjectRow>`
    delete from storage.objects where bucket_id = ${bucketId} and name = any(${possible}::text[]) returning ${OBJECT_COLUMNS}`)
}

export const Relocation = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  /** Of a copy: false leaves the uploader's notes behind, and takes `metadata` for what is given there. */
  copyMetadata: z.boolean().nullish(),
  metadata: z.object({ cacheControl: z.string().nullish(), mimetype: z.string().nullish() }).nullish(),
})
export type Relocation = z.output<typeof Relocation>

/** Gives an object another name; its bytes stay where they are. */
export async function moveObject(tools: StorageTools, { db }: Caller, wanted: Relocation) {
  const { source, bucket, name } = await relocation(tools, db, wanted)
  const [moved] = await db.query(sql<{ id: string }>`
    update storage.objects set bucket_id = ${bucket.id}, name = ${name}, updated_at = now()
    where id = ${source.id} and bucket_id = ${source.bucket_id} and name = ${source.name} returning id`)
  if (!moved) throw noSuchKey()
  return { message: 'Successfully moved', Id: moved.id, Key: `${bucket.id}/${name}` }
}

/** A second object of the same bytes, which belongs to the caller. */
export async function copyObject(
  tools: StorageTools,
  caller: Caller,
  wanted: Relocation,
  { upsert, userMetadata }: { upsert: boolean; userMetadata: Record<string, unknown> | null },
) {
  const { source, bucket, name } = await relocation(tools, caller.db, wanted)
  const target = { bucket, name, upsert, owner: caller.owner, db: caller.db }
  await checkRights(target)
  const given = wanted.copyMetadata === false ? wanted.metadata : undefined
  const metadata = {
    ...source.metadata,
    ...(given?.cacheControl ? { cacheControl: cacheControl(given.cacheControl) } : {}),
    ...(given?.mimetype ? { mimetype: checkMimeType(bucket.allowed_mime_types, given.mimetype) } : {}),
  }
  const version = await beginFile(tools.db)
  try {
    await tools.files.copy(source.version, version)
  } catch (error) {
    await dropFile(tools, version)
    throw error
  }
  const written = await keepFile(tools, target, {
    version,
    metadata: { ...metadata, lastModified: new Date().toISOString() },
    userMetadata: userMetadata ?? (wanted.copyMetadata === false ? null : source.user_metadata),
  })
  // Who may write there need not be able to read there.
  const [row] = await caller.db.query(
    sql<ObjectRow>`select ${OBJECT_COLUMNS} from storage.objects where id = ${written.Id}`,
  )
  return { ...row, ...written, name }
}

/** @throws StorageError when there is nothing to be moved, or the other bucket takes no such file. */
async function relocation(
  tools: StorageTools,
  db: Caller['db'],
  wanted: Relocation,
): Promise<{ source: ObjectRow; bucket: Bucket; name: string }> {
  const name = checkKey(wanted.destinationKey)
  const bucket = await findBucket(tools.db, wanted.destinationBucket ?? wanted.bucketId)
  const source = await findObject(db, wanted.bucketId, wanted.sourceKey)
  if (bucket.id === source.bucket_id) return { source, bucket, name }

  const { mimetype, size } = source.metadata
  if (PICTURE_BUCKETS.has(bucket.id)) throw invalidRequest('Pictures of this bucket are uploaded, not moved or copied')
  if (!isAllowed(bucket.allowed_mime_types, mimetype)) throw invalidMimeType(mimetype)
  if (size > sizeLimit(tools, bucket)) throw tooLarge()
  return { source, bucket, name }
}
