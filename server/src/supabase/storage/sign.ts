import { sql } from 'kysely'
import * as z from 'zod'
import { findBucket } from './bucket'
import { checkKey } from './key'
import { findObject } from './object'
import { TransformOptions, transformQuery } from './render'
import type { Caller, StorageTools } from './storage-tools'
import { checkRights } from './upload'

/** Seconds; as far as dates of tokens go. */
const Expiry = z.int().min(1).max(9_999_999_999)
export const Signing = z.object({ expiresIn: Expiry, transform: TransformOptions.nullish() })
export const SigningMany = z.object({ expiresIn: Expiry, paths: z.array(z.string()).min(1).max(1000) })

/** An upload that was allowed must begin within two hours. */
const UPLOAD_SECONDS = 2 * 3600

/** Clients put these addresses through `encodeURI`, which leaves a question mark alone. */
const inAddress = (url: string) => url.replaceAll('?', '%3F')

/** A signed URL: its holder may read one object. Only for objects that the caller may read. */
export async function signRead(
  { signedUrls }: StorageTools,
  { db }: Caller,
  { bucketId, name, expiresIn, transform }: { bucketId: string; name: string } & z.output<typeof Signing>,
): Promise<{ signedURL: string }> {
  await findObject(db, bucketId, name)
  const url = `${bucketId}/${name}`
  const query = transform ? transformQuery(transform) : ''
  if (query === '') {
    const token = await signedUrls.sign({ for: 'read', url }, expiresIn)
    return { signedURL: `/object/sign/${inAddress(url)}?token=${token}` }
  }
  const token = await signedUrls.sign({ for: 'read', url, transform: query }, expiresIn)
  return { signedURL: `/render/image/sign/${inAddress(url)}?token=${token}` }
}

/** One answer per path, in their order. */
export async function signMany(
  { signedUrls }: StorageTools,
  { db }: Caller,
  { bucketId, paths, expiresIn }: { bucketId: string } & z.output<typeof SigningMany>,
) {
  const possible = paths.filter((path) => !path.includes('\0'))
  const rows = await db.query(sql<{ name: string }>`
    select name from storage.objects where bucket_id = ${bucketId} and name = any(${possible}::text[])`)
  const known = new Set(rows.map((row) => row.name))
  return Promise.all(
    paths.map(async (path) => {
      if (!known.has(path)) {
        const error = 'Either the object does not exist or you do not have access to it'
        return { error, path, signedURL: null }
      }
      const url = `${bucketId}/${path}`
      const token = await signedUrls.sign({ for: 'read', url }, expiresIn)
      return { error: null, path, signedURL: `/object/sign/${inAddress(url)}?token=${token}` }
    }),
  )
}

/** An address that writes one object in the caller's name. Their rights are checked now, not when it is used. */
export async function signUpload(
  { db, signedUrls }: StorageTools,
  caller: Caller,
  { bucketId, name, upsert }: { bucketId: string; name: string; upsert: boolean },
): Promise<{ url: string; token: string }> {
  const bucket = await findBucket(db, bucketId)
  const { owner } = caller
  await checkRights({ bucket, name: checkKey(name), upsert, owner, db: caller.db })
  const url = `${bucket.id}/${name}`
  const token = await signedUrls.sign({ for: 'upload', url, owner, upsert }, UPLOAD_SECONDS)
  return { url: `/object/upload/sign/${inAddress(url)}?token=${token}`, token }
}
