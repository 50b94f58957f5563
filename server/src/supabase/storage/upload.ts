import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { sqlState, type Db } from '../../platform/db'
import type { Bucket } from './bucket'
import { collect, measured, peek, single } from './bytes'
import { checkContent, checkMimeType, TELLING_BYTES } from './content-type'
import { checkKey } from './key'
import type { Metadata } from './object'
import { PICTURE_BUCKETS, PICTURE_BYTES } from './picture'
import type { StorageTools } from './storage-tools'
import { beginFile, dropFile } from './unused-files'
import type { ArrivingFile } from './upload-body'

/** Where a file is to go, and as whom. */
export interface Target {
  bucket: Bucket
  name: string
  /** What is there already is replaced. */
  upsert: boolean
  owner: string | null
  /** Row security of this handle decides. */
  db: Db
}

export interface Uploaded {
  Id: string
  Key: string
}

/** What a row gets besides its place. */
export interface Content {
  version: string
  metadata: Metadata
  userMetadata: Record<string, unknown> | null
}

/**
 * Stores a file: bytes first, under a version of their own, then in one transaction the row that points there. Whoever reads
 * meanwhile gets the old file or the new one, whole. What was replaced, refused or cut leaves no bytes behind.
 * @throws StorageError in the order of contract 4.2: type, key, rights, size.
 */
export async function upload(tools: StorageTools, target: Target, file: ArrivingFile): Promise<Uploaded> {
  checkMimeType(target.bucket.allowed_mime_types, file.mimetype)
  checkKey(target.name)
  await checkRights(target)

  const version = await beginFile(tools.db)
  let content: Content
  try {
    const stored = await store(tools, target.bucket, version, file)
    const { cacheControl, userMetadata } = await file.details()
    const metadata: Metadata = {
      ...stored,
      cacheControl,
      lastModified: new Date().toISOString(),
      contentLength: stored.size,
      httpStatusCode: 200,
    }
    content = { version, metadata, userMetadata }
  } catch (error) {
    await dropFile(tools, version)
    throw error
  }
  return keepFile(tools, target, content)
}

/** Bytes that a bucket takes, at most. */
export function sizeLimit({ config }: StorageTools, bucket: Bucket): number {
  const pictures = PICTURE_BUCKETS.has(bucket.id) ? PICTURE_BYTES : Infinity
  return Math.min(config.storage.uploadLimit, bucket.file_size_limit ?? Infinity, pictures)
}

async function store(tools: StorageTools, bucket: Bucket, version: string, file: ArrivingFile) {
  const limited = measured(file.bytes, sizeLimit(tools, bucket))
  try {
    const { head, whole } = await peek(limited.bytes, TELLING_BYTES)
    if (PICTURE_BUCKETS.has(bucket.id)) {
      const picture = await tools.pictures.remake(await collect(whole))
      const remade = measured(single(picture.bytes), Infinity)
      await tools.files.write(version, remade.bytes)
      return { ...remade.measure(), mimetype: picture.mimetype }
    }
    await checkContent(bucket.allowed_mime_types, file.mimetype, head)
    await tools.files.write(version, whole)
    return { ...limited.measure(), mimetype: file.mimetype }
  } finally {
    // While somebody waits for the next bytes of a request, its rest cannot be discarded.
    await limited.bytes.return(undefined)
  }
}

class Undo extends Error {}

/** Asks the database whether the row might be written, before a byte of the file is read. @throws what `keepFile` would. */
export async function checkRights({ db, ...target }: Target): Promise<void> {
  const nothing = { version: randomUUID(), metadata: {} as Metadata, userMetadata: null }
  const tried = db.transaction(async (db) => {
    await db.query(rowStatement(target, nothing, randomUUID()))
    throw new Undo()
  })
  await tried.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
}

/**
 * Writes the row of bytes that are stored. When the database refuses it, the bytes go. When the connection breaks, the row may stand
 * all the same: then the cleanup job deletes them, since no row references them.
 * @throws DatabaseError when row security refuses or, without `upsert`, when the name is taken.
 */
export async function keepFile(
  tools: Parameters<typeof dropFile>[0],
  target: Target,
  content: Content,
): Promise<Uploaded> {
  try {
    return await writeRow(target, content)
  } catch (error) {
    if (isRefusal(error)) await dropFile(tools, content.version)
    throw error
  }
}

/** Whether the database said no, and lived on: then nothing was written. */
function isRefusal(error: unknown): boolean {
  const state = sqlState(error)
  return state !== undefined && !/^(08|57P)/.test(state)
}

async function writeRow({ db, ...target }: Target, content: Content): Promise<Uploaded> {
  const id = randomUUID()
  const [row] = await db.query(rowStatement(target, content, id))
  return { Id: row?.id ?? id, Key: `${target.bucket.id}/${target.name}` }
}

/** A plain insert asks for no rights to read, so it returns nothing; an upsert needs them anyway. */
function rowStatement(
  { bucket, name, upsert, owner }: Omit<Target, 'db'>,
  { version, metadata, userMetadata }: Content,
  id: string,
): RawBuilder<{ id: string }> {
  const insert = sql`
    insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${id}, ${bucket.id}, ${name}, ${owner}, ${owner}, ${version}, ${JSON.stringify(metadata)},
            ${userMetadata && JSON.stringify(userMetadata)})`
  if (!upsert) return sql`${insert}`
  return sql`${insert}
    on conflict (bucket_id, name) do update
      set owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version, metadata = excluded.metadata,
          user_metadata = excluded.user_metadata, updated_at = now()
    returning id`
}
