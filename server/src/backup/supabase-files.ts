import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { inParallel } from './keep-files'
import { filePath, type Part } from './manifest'
import { Meter, readFileList } from './parts'

/** Another Supabase, with the key that passes by its permissions. */
export interface OtherSupabase {
  url: string
  serviceRoleKey: string
}

interface StagedObject {
  bucket: string
  name: string
  version: string
  type: string | null
  maxAge: string | null
}

/** Milliseconds that one file may take. */
const TIMEOUT_MS = 10 * 60_000

/** Makes the staged buckets that the other Supabase lacks, and puts the bytes of the staged files there, each read back and compared. */
export async function putIntoStorage(client: pg.Client, supabase: OtherSupabase, backup: string): Promise<void> {
  const call = async (path: string, request: RequestInit & { duplex?: 'half' } = {}) => {
    const { headers, ...rest } = request
    const url = `${supabase.url}/storage/v1/${path}`
    const { serviceRoleKey: key } = supabase
    return fetch(url, {
      ...rest,
      headers: { apikey: key, authorization: `Bearer ${key}`, ...(headers as Record<string, string>) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }

  const { rows: buckets } = await client.query<{ id: string }>(`
    select id, name, public::boolean as public, file_size_limit::bigint::float8 as file_size_limit,
      allowed_mime_types::text[] as allowed_mime_types from pg_temp.moved_buckets order by id`)
  for (const bucket of buckets) {
    if ((await call(`bucket/${encodeURIComponent(bucket.id)}`)).ok) continue
    const body = JSON.stringify(bucket)
    const made = await call('bucket', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!made.ok) throw new Error(`The bucket ${bucket.id} could not be created: ${made.status} ${await made.text()}`)
  }

  const parts = new Map<string, Part>()
  for await (const { id, ...part } of readFileList(backup)) parts.set(id, part)
  const { rows: objects } = await client.query<StagedObject>(`
    select bucket_id as bucket, name, version, metadata::jsonb ->> 'mimetype' as type,
      substring(metadata::jsonb ->> 'cacheControl' from 'max-age=(\\d+)') as "maxAge"
    from pg_temp.moved_objects order by bucket_id, name`)
  await inParallel(objects, async ({ bucket, name, version, type, maxAge }) => {
    const part = parts.get(version)
    // Its bytes were gone before the backup, whose manifest says so.
    if (!part) return
    const path = [bucket, ...name.split('/')].map(encodeURIComponent).join('/')
    const put = await call(`object/${path}`, {
      method: 'POST',
      headers: {
        'content-type': type ?? 'application/octet-stream',
        'content-length': String(part.bytes),
        'cache-control': `max-age=${maxAge ?? 3600}`,
        'x-upsert': 'true',
      },
      body: createReadStream(join(backup, filePath(version))) as unknown as BodyInit,
      duplex: 'half',
    })
    if (!put.ok) throw new Error(`${bucket}/${name} could not be stored: ${put.status} ${await put.text()}`)
    await put.arrayBuffer()
    const meter = new Meter()
    const kept = await call(`object/authenticated/${path}`)
    if (kept.ok && kept.body) for await (const _ of meter.through(kept.body));
    if (meter.part().sha256 !== part.sha256) throw new Error(`${bucket}/${name} is not what was backed up`)
  })
}
