import { sql } from 'kysely'
import type { Db } from '../../../platform/db'

/** Keeps `provider` and `providers` of the app metadata in step with the identities. */
export async function listProviders(db: Db, userId: string) {
  const found = await db.query(sql<{ provider: string }>`
    select provider from auth.identities where user_id = ${userId} group by provider order by min(created_at), provider`)
  const providers = found.map(({ provider }) => provider)
  await db.query(sql`
    update auth.users
    set raw_app_meta_data = raw_app_meta_data
          || jsonb_build_object('providers', ${JSON.stringify(providers)}::jsonb)
          || case when raw_app_meta_data ->> 'provider' = any(${providers}) or ${providers.length === 0} then '{}'::jsonb
                  else jsonb_build_object('provider', ${providers[0] ?? ''}::text) end
    where id = ${userId}`)
}
