import { sql } from 'kysely'
import type { Db } from '../../platform/db'

/** Scripts of an account that a new one must not repeat. (issue 4, point 3) */
const REMEMBERED = 30

/** Characters of each: more than three minutes of speech; a saved text may be twenty times as long. */
const REMEMBERED_LENGTH = 5000

/** Saving may add or take them at the ends; it is the same script all the same. */
const BLANKS = ' \n\r\t'

/**
 * What was last written for an account, saved or not, without doubles: of the 30 newest those of the same product come first, else
 * the newest. Reads as the server, since users may not read results of the ledger: the id must be that of a verified token.
 */
export async function earlierScripts(db: Db, userId: string, productName = ''): Promise<string[]> {
  const rows = await db.query<{ content: string }>(sql`
    with written as (
      (select btrim(script_text, ${BLANKS}) as content, product_name as product, created_at as at
      from scripts where user_id = ${userId} order by created_at desc, id limit ${REMEMBERED})
      union all
      (select btrim(result ->> 'spoken_script', ${BLANKS}), result -> 'metadata' ->> 'productName', created_at
      from generations where user_id = ${userId} and state = 'settled' order by created_at desc limit ${REMEMBERED})
    ), once as (
      select distinct on (content) content, product, at from written where content <> '' order by content, at desc
    ), newest as (
      select * from once order by at desc limit ${REMEMBERED}
    )
    select left(content, ${REMEMBERED_LENGTH}) as content from newest
    order by lower(btrim(product)) is not distinct from lower(btrim(${productName}::text)) desc, at desc`)
  return rows.map(({ content }) => content)
}
