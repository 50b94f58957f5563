import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import ws from 'ws'
import { fetchInto, type TestApp } from '../../../testing'

/** The official client with the service role's key. */
export function serviceClient({ app, tokens }: TestApp): SupabaseClient {
  return createClient('http://reelwright.test', tokens.serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: ws as never },
    global: { fetch: fetchInto(app) },
  })
}

interface Answer<Data> {
  data: Data
  error: unknown
}

/** What a call gives when it must not fail. */
export async function expectData<Data>(call: PromiseLike<Answer<Data>>): Promise<NonNullable<Data>> {
  const { data, error } = await call
  if (error || data === null || data === undefined)
    throw new Error(`Expected data: ${JSON.stringify(error)}`, { cause: error })
  return data
}

/** The error of a call that must fail, in its three public fields. */
export async function failure(call: PromiseLike<Answer<unknown>>) {
  const { data, error } = await call
  if (!error) throw new Error(`Expected an error, got ${JSON.stringify(data)}`)
  const { status, statusCode, message } = error as { status: number; statusCode: string; message: string }
  return { status, statusCode, message }
}

/** Everybody may do what they like in the folder that is called by their id, as in the examples of the original. */
export async function openToOwners({ db }: TestApp, bucket: string) {
  const own = sql`bucket_id = ${sql.lit(bucket)} and (storage.foldername(name))[1] = (select auth.uid())::text`
  await db.query(
    sql`create policy ${sql.id(`own files of ${bucket}`)} on storage.objects for all to authenticated using (${own}) with check (${own})`,
  )
}

/** Versions of bytes that are stored or about to be removed: what a refused upload must not add to. */
export async function versions({ db }: TestApp): Promise<string[]> {
  const rows = await db.query(sql<{ version: string }>`
    select version from storage.objects union select version from private.unused_files order by 1`)
  return rows.map((row) => row.version)
}
