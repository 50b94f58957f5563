import { optionLabel, TONES, VIDEO_STYLES } from '@reelwright/shared'
import { sql } from 'kysely'
import { notificationEmails, type Moved } from '../../../providers/mail'
import type { EmailTools, EmailRun } from './email-tools'
import { byAccount, RECIPIENT, recipientsOf, type Recipient } from './recipients'
import { maySend, sendEmail } from './send-email'
import type { Week } from './week'

/** What fewer accounts have written says something about one of them. */
const MIN_ACCOUNTS = 5
const MAX_ITEMS = 3

/** What was written more than in the week before, for everybody who wants to know; nothing when there is too little. (OP-55) */
export async function sendTrending(tools: EmailTools, run: EmailRun, week: Week): Promise<number> {
  const styles = await onTheRise(tools, week, 'video_style', VIDEO_STYLES)
  const tones = await onTheRise(tools, week, 'tone', TONES)
  if (styles.length + tones.length === 0) return 0

  let sent = 0
  for await (const recipient of byAccount((after, limit) => waiting(tools, run, week, after, limit))) {
    if (!(await maySend(tools, run))) break
    const email = { recipient, kind: 'trending', name: week.name } as const
    if (await sendEmail(tools, run, email, (to) => notificationEmails.trending(to, { styles, tones }))) sent++
  }
  return sent
}

/** Only choices of ours: a column takes any text, and invented values must not be mailed to others. */
export function onTheRise(
  { db }: Pick<EmailTools, 'db'>,
  { from, to }: Week,
  column: 'video_style' | 'tone',
  known: readonly string[],
): Promise<Moved[]> {
  const before = new Date(2 * from.getTime() - to.getTime())
  const key = sql.ref(`s.${column}`)
  return db
    .query(
      sql<{ key: string; now: number; before: number; accounts_before: number }>`
      select * from (
        select ${key} as key,
          (count(*) filter (where s.created_at >= ${from}))::int as now,
          (count(*) filter (where s.created_at < ${from}))::int as before,
          count(distinct s.user_id) filter (where s.created_at >= ${from}) as accounts,
          (count(distinct s.user_id) filter (where s.created_at < ${from}))::int as accounts_before
        from public.scripts s join auth.users u on u.id = s.user_id
        where s.created_at >= ${before} and s.created_at < ${to} and u.email_confirmed_at is not null
          and ${key} = any(${[...known]}::text[])
        group by 1
      ) as counted
      where accounts >= ${MIN_ACCOUNTS} and now > before
      order by now - before desc, key limit ${MAX_ITEMS}`,
    )
    .then((rows) =>
      rows.map(({ key, now, before, accounts_before }) => ({
        label: optionLabel(key),
        now,
        before: accounts_before === 0 || accounts_before >= MIN_ACCOUNTS ? before : null,
      })),
    )
}

function waiting(
  { db }: EmailTools,
  { now }: EmailRun,
  week: Week,
  after: string,
  limit: number,
): Promise<Recipient[]> {
  const { from, where } = recipientsOf('trending', now)
  return db.query(sql<Recipient>`
    select ${RECIPIENT} from ${from}
    where ${where} and u.id > ${after}::uuid and not exists (
      select from private.letters where user_id = u.id and kind = 'trending' and name = ${week.name})
    order by u.id limit ${limit}`)
}
