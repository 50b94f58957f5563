import { sql } from 'kysely'
import { notificationEmails, type WrittenScript } from '../../../providers/mail'
import { CRAFT_SCORE } from '../craft-score'
import type { EmailTools, EmailRun } from './email-tools'
import { byAccount, RECIPIENT, recipientsOf, type Recipient } from './recipients'
import { maySend, sendEmail } from './send-email'
import type { Week } from './week'

interface Writer extends Recipient {
  written: number
  posted: number
  score: number | null
}

/** A week in numbers, for everybody who wrote something in it. (OP-55) */
export async function sendPerformance(tools: EmailTools, run: EmailRun, week: Week): Promise<number> {
  let sent = 0
  for await (const writer of byAccount((after, limit) => writers(tools, run, week, after, limit))) {
    if (!(await maySend(tools, run))) break
    const best = writer.score === null ? null : await bestOf(tools, week, writer)
    const { written, posted, score } = writer
    const summary = { from: week.from, to: week.to, written, posted, score, best }
    const email = { recipient: writer, kind: 'performance', name: week.name } as const
    if (await sendEmail(tools, run, email, (recipient) => notificationEmails.performance(recipient, summary))) sent++
  }
  return sent
}

function writers({ db }: EmailTools, { now }: EmailRun, week: Week, after: string, limit: number): Promise<Writer[]> {
  const { from, where } = recipientsOf('performance', now)
  return db.query(sql<Writer>`
    select ${RECIPIENT}, w.written, w.posted, w.score
    from ${from} join (
      select s.user_id, count(*)::int as written, avg(${CRAFT_SCORE})::float8 as score,
        (count(*) filter (where s.board_column = 'posted'))::int as posted
      from public.scripts s where s.created_at >= ${week.from} and s.created_at < ${week.to}
      group by s.user_id
    ) w on w.user_id = u.id
    where ${where} and u.id > ${after}::uuid and not exists (
      select from private.letters where user_id = u.id and kind = 'performance' and name = ${week.name})
    order by u.id limit ${limit}`)
}

async function bestOf({ db }: EmailTools, week: Week, { id }: Writer): Promise<WrittenScript | null> {
  const [best] = await db.query(sql<WrittenScript>`
    select s.id, s.title from public.scripts s
    where s.user_id = ${id} and s.created_at >= ${week.from} and s.created_at < ${week.to}
    order by ${CRAFT_SCORE} desc nulls last, s.created_at desc, s.id limit 1`)
  return best ?? null
}
