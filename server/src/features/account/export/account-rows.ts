import {
  type ExportedAccount,
  ExportedDeletedScript,
  ExportedFavourite,
  ExportedFolder,
  ExportedGeneration,
  ExportedHook,
  ExportedMessage,
  ExportedModelUse,
  ExportedNotification,
  ExportedPayment,
  ExportedProfile,
  ExportedScript,
  ExportedSubscription,
  ExportedTake,
  ExportedVersion,
} from '@reelwright/shared'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../../platform/db'

/** Rows that are held at the same time, as long as a slow reader likes. A script and its data may have some megabytes. */
const PAGE = 8
/** Page size for rows without texts. */
const SMALL_PAGE = 500

/** A row as JSON text, as it goes into the file. */
export interface JsonRow {
  json: string
}

/** The account whose rows are read. */
export interface Owner {
  id: string
  /** What was made later is left out, so that the parts of one export fit together. */
  until: string
}

interface Source {
  table: string
  columns: z.ZodObject
  /** A condition in addition to the owner's id. */
  only?: RawBuilder<unknown>
}

interface NewestFirst extends JsonRow {
  id: string
  created_at: string
}

export const FOLDERS: Source = { table: 'script_folders', columns: ExportedFolder }
export const SCRIPTS: Source = { table: 'scripts', columns: ExportedScript }
export const MESSAGES: Source = { table: 'script_messages', columns: ExportedMessage }
export const TAKES: Source = { table: 'script_takes', columns: ExportedTake }
/** What was given back is no script, and the index leaves it out. */
export const GENERATIONS: Source = {
  table: 'generations',
  columns: ExportedGeneration,
  only: sql`state <> 'released'`,
}

/** All rows of an account, newest first, a page at a time. */
export async function* newestFirst(db: Db, { table, columns, only }: Source, owner: Owner): AsyncGenerator<JsonRow> {
  let last: NewestFirst | undefined
  do {
    // The first condition on the date is what the index can begin at.
    const after = last
      ? sql`created_at <= ${last.created_at}::timestamptz and
          (created_at < ${last.created_at}::timestamptz or id > ${last.id}::uuid)`
      : sql`created_at <= ${owner.until}::timestamptz`
    const page: NewestFirst[] = await db.query(sql<NewestFirst>`
      select ${asJson(columns)} as json, r.id, r.created_at::text as created_at
      from ${sql.table(`public.${table}`)} r
      where user_id = ${owner.id} and ${only ?? sql`true`} and ${after}
      order by r.created_at desc, r.id limit ${PAGE}`)
    yield* page
    last = page.length === PAGE ? page.at(-1) : undefined
  } while (last)
}

interface VersionRow extends JsonRow {
  script_id: string
  version_number: number
}

/** All versions of all scripts of an account, script by script. */
export async function* versions(db: Db, owner: Owner): AsyncGenerator<JsonRow> {
  let last: VersionRow | undefined
  do {
    const after = last
      ? sql`(script_id, version_number) > (${last.script_id}::uuid, ${last.version_number}::int)`
      : sql`true`
    const page: VersionRow[] = await db.query(sql<VersionRow>`
      select ${asJson(ExportedVersion)} as json, r.script_id, r.version_number
      from public.script_versions r
      where user_id = ${owner.id} and created_at <= ${owner.until}::timestamptz and ${after}
      order by r.script_id, r.version_number limit ${PAGE}`)
    yield* page
    last = page.length === PAGE ? page.at(-1) : undefined
  } while (last)
}

interface UseRow extends JsonRow {
  id: string
}

/** What language models were asked for, oldest first. The operator's model is not named beyond its provider. */
export async function* modelUses(db: Db, owner: Owner): AsyncGenerator<JsonRow> {
  let last: UseRow | undefined
  do {
    const page: UseRow[] = await db.query(sql<UseRow>`
      select ${asJson(ExportedModelUse)} as json, r.id::text as id
      from (select id, user_id, work, case when own_key then writer else split_part(writer, '/', 1) end as writer, input_tokens,
        output_tokens, fell_back, own_key, created_at from private.model_uses) r
      where user_id = ${owner.id} and created_at <= ${owner.until}::timestamptz and id > ${last?.id ?? '0'}::bigint
      order by r.id limit ${SMALL_PAGE}`)
    yield* page
    last = page.length === SMALL_PAGE ? page.at(-1) : undefined
  } while (last)
}

/** What the bin holds of an account, by its kinds of rows. */
const IN_BIN = {
  scripts: ExportedDeletedScript,
  script_versions: ExportedVersion,
  script_messages: ExportedMessage,
  script_takes: ExportedTake,
} as const

interface BinRow extends JsonRow {
  script_id: string
  id: string
}

/** All rows of a kind that rest in the bin, script by script. `db` is the server's own handle: clients see only what is listed there. */
export async function* binRows(db: Db, kind: keyof typeof IN_BIN, owner: Owner): AsyncGenerator<JsonRow> {
  const pairs = Object.keys(IN_BIN[kind].shape).flatMap((name) => [
    sql.lit(name),
    name === 'deleted_at' ? sql`to_jsonb(d.deleted_at)` : sql`r.kept -> ${sql.lit(name)}`,
  ])
  let last: BinRow | undefined
  do {
    const after = last
      ? sql`r.script_id >= ${last.script_id}::uuid and
          (r.script_id > ${last.script_id}::uuid or (r.kept ->> 'id')::uuid > ${last.id}::uuid)`
      : sql`true`
    const page: BinRow[] = await db.query(sql<BinRow>`
      select json_build_object(${sql.join(pairs)})::text as json, r.script_id, r.kept ->> 'id' as id
      from private.deleted_script_rows r
      join public.deleted_scripts d on d.user_id = r.user_id and d.id = r.script_id
      where r.user_id = ${owner.id} and r.kind = ${kind} and d.deleted_at <= ${owner.until}::timestamptz and ${after}
      order by r.script_id, (r.kept ->> 'id')::uuid limit ${PAGE}`)
    yield* page
    last = page.length === PAGE ? page.at(-1) : undefined
  } while (last)
}

/** Tables that hold at most a thousand small rows of an account, by what each is called in the file. */
const SMALL = {
  hook_library_items: { columns: ExportedHook, order: sql`created_at desc, id` },
  hook_library_favourites: { columns: ExportedFavourite, order: sql`created_at desc, item_id` },
  notifications: { columns: ExportedNotification, order: sql`created_at desc, id` },
  payments: { columns: ExportedPayment, order: sql`created_at desc, id` },
} as const

export function smallTable(db: Db, table: keyof typeof SMALL, owner: Owner): Promise<JsonRow[]> {
  const { columns, order } = SMALL[table]
  return db.query<JsonRow>(sql`
    select ${asJson(columns)} as json from ${sql.table(`public.${table}`)} r
    where user_id = ${owner.id} order by ${order}`)
}

/** Undefined where an account has none. */
export async function profileOf(db: Db, owner: Owner): Promise<JsonRow | undefined> {
  const [row] = await db.query<JsonRow>(sql`
    select ${asJson(ExportedProfile)} as json from public.profiles r where id = ${owner.id}`)
  return row
}

export async function subscriptionOf(db: Db, owner: Owner): Promise<JsonRow | undefined> {
  const [row] = await db.query<JsonRow>(sql`
    select ${asJson(ExportedSubscription)} as json from public.user_subscriptions r where user_id = ${owner.id}`)
  return row
}

/** `db` is the server's own handle: only it reads accounts. */
export async function accountOf(db: Db, owner: Owner): Promise<ExportedAccount | undefined> {
  const [row] = await db.query(sql<{ account: ExportedAccount }>`
    select jsonb_build_object(
      'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at, 'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at, 'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
      'providers', coalesce((select jsonb_agg(provider order by provider) from auth.identities where user_id = u.id), '[]'),
      'two_factor', exists (select from auth.mfa_factors where user_id = u.id and status::text = 'verified'),
      'sessions', coalesce((select jsonb_agg(jsonb_build_object('user_agent', user_agent, 'ip', split_part(ip::text, '/', 1),
        'created_at', created_at, 'refreshed_at', refreshed_at) order by created_at)
        from auth.sessions where user_id = u.id), '[]'),
      'letters', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'sent_at', sent_at)
        order by sent_at) from private.letters where user_id = u.id), '[]'),
      'billing_notes', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'amount_cents', amount_cents, 'words', words,
        'created_at', created_at) order by created_at, id) from private.billing_notes where user_id = u.id), '[]'),
      'own_model', (select jsonb_build_object('provider', provider, 'model', model, 'updated_at', updated_at)
        from private.own_models where user_id = u.id)
    ) as account from auth.users u where u.id = ${owner.id}`)
  return row?.account
}

/** The columns that the export's schema names, as one JSON text: what is not in the schema does not leave. */
function asJson(columns: z.ZodObject): RawBuilder<string> {
  const names = Object.keys(columns.shape)
  const pairs = names.flatMap((name) => [sql.lit(name), sql.ref(`r.${name}`)])
  return sql<string>`json_build_object(${sql.join(pairs)})::text`
}
