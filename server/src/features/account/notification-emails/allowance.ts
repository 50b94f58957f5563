import { sql } from 'kysely'
import { notificationEmails } from '../../../providers/mail'
import { limitOfPrices } from '../../billing'
import type { EmailTools, EmailRun } from './email-tools'
import { byAccount, RECIPIENT, recipientsOf, type Recipient } from './recipients'
import { maySend, sendEmail } from './send-email'

/** Percent of a month's allowance at which its account is warned. */
const WARNING_PERCENT = 80

interface Spender extends Recipient {
  plan: string
  used: number
  script_limit: number
  until: Date
  ends: boolean
  /** Unique name of the email: threshold, limit and month. A larger plan in the same month has its own thresholds. */
  email_name: string
}

/**
 * One email when 80 % of a month's allowance are used and one when all is, and again of a larger plan's in the same month; none about the
 * first when both come at once. It is about how
 * the account is doing, so the flag "Performance" governs it. How many were sent. (OP-28, B-SE-06)
 */
export async function sendAllowance(tools: EmailTools, run: EmailRun): Promise<number> {
  let sent = 0
  for await (const spender of byAccount((after, limit) => spenders(tools, run, after, limit))) {
    if (!(await maySend(tools, run))) break
    const { plan, used, script_limit: limit, until, ends } = spender
    const email = { recipient: spender, kind: 'performance', name: spender.email_name } as const
    const month = { plan, used, limit, until, ends }
    if (await sendEmail(tools, run, email, (recipient) => notificationEmails.allowance(recipient, month))) sent++
  }
  return sent
}

/** Only what was written counts here: what is being written may still be given back. */
function spenders({ db, config }: EmailTools, { now }: EmailRun, after: string, limit: number): Promise<Spender[]> {
  const { known, unknown } = limitOfPrices(config.billing)
  const { from, where } = recipientsOf('performance', now)
  return db.query(sql<Spender>`
    select ${RECIPIENT}, plan.name as plan, plan.script_limit, month.renews as until, written.used,
      (s.cancel_at_period_end or s.granted) and s.current_period_end <= month.renews as ends, names.email_name
    from ${from}
    join public.user_subscriptions s on s.user_id = u.id
    left join jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k ("priceId" text, "planName" text, scripts int)
      on k."priceId" = s.stripe_price_id
    cross join lateral (select coalesce(k."planName", ${unknown.planName}) as name,
      coalesce(k.scripts, ${unknown.scripts}::int) as script_limit) plan
    cross join lateral private.allowance_month(s.current_period_start, s.current_period_end, ${now}) month
    cross join lateral (select count(*)::int as used from public.generations g
      where g.user_id = u.id and g.state = 'settled' and g.created_at >= month.begins and g.created_at <= ${now}) written
    cross join lateral (select 'allowance ' || case when written.used >= plan.script_limit then 100 else ${WARNING_PERCENT}::int end
      || ' of ' || plan.script_limit || to_char(month.begins at time zone 'UTC', ' YYYY-MM-DD"T"HH24:MI:SS"Z"') as email_name) names
    where ${where} and u.id > ${after}::uuid
      and s.status in ('active', 'trialing') and not ((s.granted or s.cancel_at_period_end) and s.current_period_end <= ${now})
      -- The copy is never below the ledger's count: whoever is far from the limit costs no count.
      and s.scripts_used * 100 >= plan.script_limit * ${WARNING_PERCENT}::int
      and written.used * 100 >= plan.script_limit * ${WARNING_PERCENT}::int
      and lower(u.email) is distinct from ${config.adminEmail ?? null}::text
      and not exists (select from private.letters l where l.user_id = u.id and l.kind = 'performance'
        and l.name in (names.email_name, replace(names.email_name, ${`allowance ${WARNING_PERCENT} of`}, 'allowance 100 of')))
    order by u.id limit ${limit}`)
}
