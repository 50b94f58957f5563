import { sql } from 'kysely'
import { notificationEmails, type WrittenScript } from '../../../providers/mail'
import type { EmailTools, EmailRun } from './email-tools'
import { byAccount, RECIPIENT, recipientsOf, type Recipient } from './recipients'
import { maySend, sendEmail } from './send-email'

/** Nothing was written for so long: the sitting is over. */
const QUIET_MINUTES = 10
const BETWEEN_HOURS = 6
/** Older scripts are not reported, also when a user has just turned the email on. */
const NEWS_HOURS = 24

const TITLES = 10

interface Sitting extends Recipient {
  /** Newer scripts have not been reported yet. */
  since: string
}

/** Sends one email per writing session, at most one in six hours. Returns how many were sent. */
export async function sendScriptReady(tools: EmailTools, run: EmailRun): Promise<number> {
  let sent = 0
  for await (const sitting of byAccount((after, limit) => sittings(tools, run, after, limit))) {
    if (!(await maySend(tools, run))) break
    const written = await scriptsOf(tools, run, sitting)
    const [newest] = written.scripts
    if (!newest) continue
    // Named after its newest script, so two servers claim the same email.
    const email = { recipient: sitting, kind: 'script_ready', name: newest.id } as const
    if (await sendEmail(tools, run, email, (recipient) => notificationEmails.scriptReady(recipient, written))) sent++
  }
  return sent
}

function sittings({ db }: EmailTools, { now }: EmailRun, after: string, limit: number): Promise<Sitting[]> {
  const { from, where } = recipientsOf('script_ready', now)
  return db.query(sql<Sitting>`
    with lately as (
      select user_id, max(created_at) as newest from public.scripts
      where created_at > ${now}::timestamptz - make_interval(hours => ${NEWS_HOURS}) and created_at <= ${now}
      group by user_id
      having max(created_at) <= ${now}::timestamptz - make_interval(mins => ${QUIET_MINUTES})
    )
    select ${RECIPIENT},
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

async function scriptsOf({ db }: EmailTools, { now }: EmailRun, { id, since }: Sitting) {
  const rows = await db.query(sql<WrittenScript & { count: number }>`
    select id, title, (count(*) over ())::int as count from public.scripts
    where user_id = ${id} and created_at > ${since}::timestamptz and created_at <= ${now}
    order by created_at desc, id limit ${TITLES}`)
  return { scripts: rows.map(({ id, title }) => ({ id, title })), count: rows[0]?.count ?? 0 }
}
