import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db'
import { indexScripts } from './index-scripts'

/** Matches that are looked at, and ranked: the newest, and besides as many that have the words in their titles. */
const MATCHES = 1000
/** Titles that are read through when no word was found. */
const TITLES = 10_000

export interface Found {
  ids: string[]
  /** Of each: the lower the better; they come in this order, of one rank the newest first. */
  ranks: number[]
  /** Creation dates, in the same order. */
  dates: string[]
  /** There are older matches. */
  more: boolean
  terms: string[]
}

interface Words {
  terms: string[]
  whole: string
  begun: string
  any_of: string
}

/**
 * The account's scripts that have all of these words, each of them somewhere, and of which all the conditions on `s` are true: the newest
 * ones, and those that have the words in their titles. Words that the account has nowhere are corrected. In rank: everything in title or
 * product, then in these or the tags, then something of it there, then the text; whole words before beginnings of words. (B-LB-14)
 */
export async function searchScripts(
  db: Db,
  userId: string,
  text: string,
  filters: readonly RawBuilder<unknown>[],
): Promise<Found> {
  await indexScripts(db, userId)
  // A NUL is nothing the database could hold, and so nothing it could find.
  const asked = text.replaceAll('\0', ' ')
  const [words] = await db.query(sql<Words>`
    select terms, whole::text as whole, begun::text as begun, any_of::text as any_of from private.search_words(${userId}, ${asked})`)
  if (!words || words.terms.length === 0) return inTitles(db, userId, asked, filters)

  const { terms, whole, begun, any_of: anyOf } = words
  // Only where something of the script itself is asked: alone, the index of words is much faster.
  const kept = filters.length ? sql`join public.scripts s on s.id = w.script_id and s.user_id = w.user_id` : sql``
  const conditions = sql.join([sql`w.user_id = ${userId}::uuid`, ...filters], sql` and `)
  const columns = sql`w.script_id, w.created_at, w.head_words, w.title_words, w.words`
  const question = sql<Omit<Found, 'terms'>>`
    with newest as (
      select ${columns} from private.script_search w ${kept}
      where ${conditions} and w.words @@ ${begun}::tsquery order by w.created_at desc limit ${MATCHES + 1}
    ), titled as (
      select ${columns} from private.script_search w ${kept}
      where ${conditions} and w.title_words @@ ${begun}::tsquery order by w.created_at desc limit ${MATCHES}
    ), found as (
      (select * from newest limit ${MATCHES}) union all
      select * from titled where (select count(*) from newest) > ${MATCHES}
        and created_at <= (select min(created_at) from newest)
        and script_id not in (select script_id from newest limit ${MATCHES})
    ), ranked as (
      select script_id, created_at, case
        when title_words @@ ${whole}::tsquery then 0 when title_words @@ ${begun}::tsquery then 1
        when head_words @@ ${whole}::tsquery then 2 when head_words @@ ${begun}::tsquery then 3
        when head_words @@ ${anyOf}::tsquery then 4 when words @@ ${whole}::tsquery then 5 else 6 end as rank
      from found order by rank, created_at desc, script_id
    )
    select coalesce(array_agg(script_id::text), '{}') as ids, coalesce(array_agg(rank), '{}') as ranks,
      coalesce(array_agg(created_at::text), '{}') as dates, (select count(*) from newest) > ${MATCHES} as more
    from ranked`
  // A rare word wants its index, a common one is soon found among the newest.
  const [found] = await db.query(question, 'unprepared')
  return found && found.ids.length > 0 ? { ...found, terms } : inTitles(db, userId, asked, filters)
}

/** What is no word, or stands in the middle of one: looked for as it is in the titles and products of the newest scripts. */
async function inTitles(
  db: Db,
  userId: string,
  asked: string,
  filters: readonly RawBuilder<unknown>[],
): Promise<Found> {
  const text = asked.trim()
  if (text === '') return { ids: [], ranks: [], dates: [], more: false, terms: [] }
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const conditions = sql.join([sql`s.user_id = ${userId}`, ...filters], sql` and `)
  const rows = await db.query(sql<{ id: string; date: string }>`
    select id, created_at::text as date from (
      select id, title, product_name, created_at from public.scripts s where ${conditions}
      order by created_at desc, id limit ${TITLES}) as newest
    where title ilike ${like} or product_name ilike ${like}
    order by created_at desc, id limit ${MATCHES}`)
  return {
    ids: rows.map(({ id }) => id),
    ranks: rows.map(() => 0),
    dates: rows.map(({ date }) => date),
    more: false,
    terms: [text],
  }
}
