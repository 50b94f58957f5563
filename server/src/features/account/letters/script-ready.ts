import { sql } from 'kysely'
import { letters, type WrittenScript } from '../../../providers/mail'
import type { LetterTools, Round } from './letter-tools'
import { byAccount, READER, readersOf, type Reader } from './readers'
import { mayWrite, sendLetter } from './send-letter'

/** Nothing was written for so long: the sitting is over. */
const QUIET_MINUTES = 10
const BETWEEN_HOURS = 6
/** What is older than this is no news, also for whoever has just switched the letter on. */
const NEWS_HOURS = 24

const TITLES = 10

interface Sitting extends Reader {
  /** What is newer was in no letter yet. */
  since: string
}

/** One letter for what was written in a sitting, at most one in six hours. How many were sent. (OP-55) */
export async function sendScriptReady(tools: LetterTools, round: Round): Promise<number> {
  let sent = 0
  for await (const sitting of byAccount((after, limit) => sittings(tools, round, after, limit))) {
    if (!(await mayWrite(tools, round))) break
    const written = await scriptsOf(tools, round, sitting)
    const [newest] = written.scripts
    if (!newest) continue
    // Named by its newest script: two servers that look at the same moment mean the same letter.
    const letter = { reader: sitting, kind: 'script_ready', name: newest.id } as const
    if (await sendLetter(tools, round, letter, (reader) => letters.scriptReady(reader, written))) sent++
  }
  return sent
}

function sittings({ db }: LetterTools, { now }: Round, after: string, limit: number): Promise<Sitting[]> {
  const { from, where } = readersOf('script_ready', now)
  return db.query(sql<Sitting>`
    with lately as (
      select user_id, max(created_at) as newest from public.scripts
      where created_at > ${now}::timestamptz - make_interval(hours => ${NEWS_HOURS}) and created_at <= ${now}
      group by user_id
      having max(created_at) <= ${now}::timestamptz - make_interval(mins => ${QUIET_MINUTES})
    )
    select ${READER},
      greatest(l.sent_at, ${now}::timestamptz - make_interval(hours => ${NEWS_HOURS}))::text as since
    from ${from} join lately on lately.user_id = u.id
    left join lateral (
      select sent_at from private.letters where user_id = u.id and kind = 'script_ready' order by sent_at desc limit 1
    ) l on true
    where ${where} and u.id > ${after}::uuid
      and (l.sent_at is null
        or (lately.newest > l.sent_at and l.sent_at <= ${now}::timestamptz - make_interval(hours => ${BETWEEN_HOURS})))
    order by u.id limit ${limit}`)
}

async function scriptsOf({ db }: LetterTools, { now }: Round, { id, since }: Sitting) {
  const rows = await db.query(sql<WrittenScript & { count: number }>`
    select id, title, (count(*) over ())::int as count from public.scripts
    where user_id = ${id} and created_at > ${since}::timestamptz and created_at <= ${now}
    order by created_at desc, id limit ${TITLES}`)
  return { scripts: rows.map(({ id, title }) => ({ id, title })), count: rows[0]?.count ?? 0 }
}
