import { sql } from 'kysely'
import * as z from 'zod'
import { sqlState } from '../../platform/db'
import { BUCKET_COLUMNS, bytesOf, findBucket, type Bucket } from './bucket'
import { isBucketName } from './key'
import { alreadyExists, invalidMimeType, invalidRequest, noSuchBucket, StorageError, tooLarge } from './storage-error'
import type { Caller, StorageTools } from './storage-tools'

const Settings = z.object({
  public: z.boolean().nullish(),
  /** Bytes, or "20mb". */
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).max(100).nullish(),
})
export const BucketChange = Settings
export const NewBucket = Settings.extend({
  id: z.string().nullish(),
  name: z.string(),
  type: z.string().nullish(),
})

export const BucketListing = z.object({
  limit: z.coerce.number().int().min(1).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})

/** Rows of one statement when a bucket is emptied: each must end well before the time limit of statements. */
const EMPTIED_AT_ONCE = 5000

export function listBuckets({ db }: Caller, wanted: z.output<typeof BucketListing>): Promise<Bucket[]> {
  const { limit, offset, search, sortColumn, sortOrder } = wanted
  return db.query(sql<Bucket>`
    select ${BUCKET_COLUMNS} from storage.buckets
    where position(lower(${search ?? ''}) in lower(name)) > 0
    order by ${sql.ref(sortColumn)} ${sql.raw(sortOrder)}, id limit ${limit ?? null}::bigint offset ${offset}`)
}

export async function createBucket(tools: StorageTools, { db, owner }: Caller, wanted: z.output<typeof NewBucket>) {
  const id = wanted.id ?? wanted.name
  if (!isBucketName(id) || !isBucketName(wanted.name))
    throw new StorageError('InvalidBucketName', 400, 'Invalid Input', 'Bucket name invalid')
  if (wanted.type && wanted.type !== 'STANDARD') throw invalidRequest('Only buckets of type STANDARD are supported')
  const { limit, types } = checkSettings(tools, wanted)
  await db
    .query(
      sql`insert into storage.buckets (id, name, owner, public, file_size_limit, allowed_mime_types)
          values (${id}, ${wanted.name}, ${owner}, ${wanted.public ?? false}, ${limit ?? null}, ${types ?? null})`,
    )
    .catch((error: unknown) => {
      throw sqlState(error) === '23505' ? alreadyExists('BucketAlreadyExists', { cause: error }) : error
    })
  return { name: id }
}

/** What is not named stays as it is; null takes a limit away. */
export async function updateBucket(
  tools: StorageTools,
  { db }: Caller,
  id: string,
  wanted: z.output<typeof BucketChange>,
) {
  const { limit, types } = checkSettings(tools, wanted)
  await findBucket(db, id)
  const [changed] = await db.query(sql`
    update storage.buckets set public = coalesce(${wanted.public ?? null}, public),
      file_size_limit = ${limit === undefined ? sql.ref('file_size_limit') : limit},
      allowed_mime_types = ${types === undefined ? sql.ref('allowed_mime_types') : types}, updated_at = now()
    where id = ${id} returning id`)
  if (!changed) throw noSuchBucket()
  return { message: 'Successfully updated' }
}

/** Takes every object that the caller may remove. */
export async function emptyBucket({ db }: Caller, id: string) {
  await findBucket(db, id)
  for (;;) {
    const gone = await db.query(sql`
      delete from storage.objects where id = any(array(
        select id from storage.objects where bucket_id = ${id} limit ${EMPTIED_AT_ONCE})) returning id`)
    if (gone.length < EMPTIED_AT_ONCE) break
  }
  return { message: 'Empty bucket has been queued. Completion may take up to an hour.' }
}

export async function deleteBucket({ db }: Caller, id: string) {
  await findBucket(db, id)
  const gone = await db
    .query(sql`delete from storage.buckets where id = ${id} returning id`)
    .catch((error: unknown) => {
      if (sqlState(error) !== '23503') throw error
      throw new StorageError(
        'ResourceNotEmpty',
        409,
        'ResourceNotEmpty',
        'The bucket you tried to delete is not empty',
        {
          cause: error,
        },
      )
    })
  if (gone.length === 0) throw noSuchBucket()
  return { message: 'Successfully deleted' }
}

function checkSettings({ config }: StorageTools, wanted: z.output<typeof Settings>) {
  const { file_size_limit: size, allowed_mime_types: types } = wanted
  const limit = size === null || size === undefined ? size : bytesOf(size)
  if (limit === undefined && size !== undefined)
    throw invalidRequest('file_size_limit is no size: say 1048576 or "20mb"')
  if (limit && limit > config.storage.uploadLimit) throw tooLarge()
  const odd = types?.find((type) => !/^(\*|[\w!#$&^.+-]{1,127})\/(\*|[\w!#$&^.+-]{1,127})(;.{0,200})?$/.test(type))
  if (odd !== undefined) throw invalidMimeType(odd)
  return { limit, types }
}
