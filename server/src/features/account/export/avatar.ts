import { Readable } from 'node:stream'
import type { Readable as Stream } from 'node:stream'
import { sql } from 'kysely'
import type { SignedInUser } from '../../../platform/http'
import type { Tools } from '../../../platform/tools'
import { FileMissing, type FileStore } from '../../../providers/files'

const ENDINGS = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
])

export interface StoredAvatar {
  name: string
  bytes: Stream
}

type AvatarTools = Tools & { files: FileStore }

/** The account's picture as it is stored, opened; undefined where there is none, or where its bytes are lost. */
export async function openAvatar(
  tools: AvatarTools,
  user: SignedInUser & { token: string },
): Promise<StoredAvatar | undefined> {
  const [profile] = await tools.db
    .asUser(user.claims)
    .query(sql<{ avatar_path: string | null }>`select avatar_path from public.profiles where id = ${user.id}`)
  if (tools.config.passThrough) return fetchAvatar(tools, profile?.avatar_path ?? null, user.token)
  return openOwn(tools, user, profile?.avatar_path ?? null)
}

/** By the eyes of its owner: a path is a text that people write themselves. */
async function openOwn({ db, files, log }: AvatarTools, user: SignedInUser, path: string | null) {
  const [object] = await db.asUser(user.claims).query(sql<{ version: string; type: string | null }>`
    select version, metadata ->> 'mimetype' as type from storage.objects
    where bucket_id = 'avatars' and storage.is_avatar_of(name, ${user.id}::uuid) and owner = ${user.id}
    order by (name = ${path ?? ''}) desc, created_at desc limit 1`)
  if (!object) return undefined
  try {
    return { name: nameFor(object.type), bytes: await files.read(object.version) }
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error
    log.error({ err: error }, 'A stored picture has lost its bytes')
    return undefined
  }
}

/** From another Supabase, with the person's own token. It may be away: a picture must not keep anybody from their scripts. */
async function fetchAvatar({ config, log }: AvatarTools, path: string | null, token: string) {
  const { passThrough } = config
  if (!passThrough || !path || !/^[\w-]+(\/[\w-]+)*\.\w+$/.test(path)) return undefined
  try {
    const answer = await fetch(`${passThrough.url}/storage/v1/object/avatars/${path}`, {
      headers: { apikey: passThrough.anonKey, authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    const type = answer.headers.get('content-type')
    if (!answer.ok || !ENDINGS.has(type ?? '')) return undefined
    return { name: nameFor(type), bytes: Readable.from([Buffer.from(await answer.arrayBuffer())]) }
  } catch (error) {
    log.warn({ err: error }, 'A picture could not be fetched for an export')
    return undefined
  }
}

function nameFor(type: string | null): string {
  return `avatar.${ENDINGS.get(type ?? '') ?? 'img'}`
}
