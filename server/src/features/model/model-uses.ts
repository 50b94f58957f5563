import type { ModelUsage } from '@reelwright/shared/model-settings'
import { sql } from 'kysely'
import type { AiConfig } from '../../platform/config'
import { countModelUse } from '../../platform/metrics'
import type { Tools } from '../../platform/tools'
import type { WritingUsage } from '../../providers/model'
import type { StoredSettings } from './model-store'

export type ModelWork = 'generate' | 'refine' | 'test'

/** Note what a model was asked for and what that cost. Never fails: the script is there. */
export async function recordUse(
  { db, log }: Pick<Tools, 'db' | 'log'>,
  work: ModelWork,
  userId: string | undefined,
  usage: WritingUsage,
): Promise<void> {
  countModelUse(work, usage)
  try {
    await db.query(sql`
      insert into private.model_uses
        (user_id, work, writer, input_tokens, output_tokens, cost_microdollars, repair_rounds, fell_back, rules, own_key)
      values ((select id from auth.users where id = ${userId ?? null}), ${work}, ${usage.writer}, ${usage.inputTokens},
        ${usage.outputTokens}, ${usage.costMicrodollars}, ${usage.repairRounds}, ${usage.fellBack ?? null},
        ${[...(usage.rules ?? [])]}::text[], ${usage.ownKey ?? false})`)
  } catch (err) {
    log.error({ err, work, cost: usage.costMicrodollars }, 'What a model cost could not be recorded')
  }
}

const MONTH = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`

/** Dollars that the installation's model has cost this month. */
async function spentThisMonth({ db }: Pick<Tools, 'db'>): Promise<number> {
  const [row] = await db.query(sql<{ cost: number }>`
    select coalesce(sum(cost_microdollars), 0)::float8 / 1e6 as cost from private.model_uses
    where created_at >= ${MONTH} and not own_key`)
  return row?.cost ?? 0
}

/** Whether the monthly cap stops a model. One without prices always is, since nothing it costs would count. */
export async function isCapped(
  tools: Pick<Tools, 'config' | 'db'>,
  { price }: Pick<AiConfig, 'price'>,
  { monthly_cap }: Pick<StoredSettings, 'monthly_cap'>,
): Promise<boolean> {
  const cap = tools.config.models.monthlyCap ?? monthly_cap
  return cap !== null && (price === undefined || (await spentThisMonth(tools)) >= cap)
}

export async function usageThisMonth({ db }: Pick<Tools, 'db'>): Promise<ModelUsage> {
  const [row] = await db.query(sql<ModelUsage>`
    select coalesce(sum(cost_microdollars), 0)::float8 / 1e6 as cost,
      count(*) filter (where work = 'generate')::int as scripts,
      count(*) filter (where work = 'refine')::int as refinements,
      count(*) filter (where work = 'test')::int as tests,
      count(*) filter (where work <> 'test' and fell_back is not null)::int as fallbacks
    from private.model_uses where created_at >= ${MONTH} and not own_key`)
  return row ?? { cost: 0, scripts: 0, refinements: 0, tests: 0, fallbacks: 0 }
}
