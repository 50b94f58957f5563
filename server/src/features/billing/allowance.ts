import { TEXTS } from '@reelwright/shared'
import { sql } from 'kysely'
import { AppError } from '../../platform/http'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import type { WritingUsage } from '../../providers/model'
import { readAccountPlan } from './account-plan'
import type { PlanLimits } from './plan-limits'

/** What the client learns after a generation. */
export interface AllowanceUse {
  used: number
  /** Null: not limited. */
  limit: number | null
}

export interface GenerationRequest {
  userId: string
  /** One per click: a repeat gets the first answer and costs nothing. (CX-31) */
  idempotencyKey: string
  /** Distinguishes a repeat from another request under the same key. */
  inputDigest: string
  /** Seconds, against what the plan covers. */
  videoLength: number
}

/** After this a reservation that was neither settled nor given back no longer counts. */
const HOLD = '4 minutes'

/**
 * Takes one script from the month before the work and gives it back when that fails, so no account uses up allowance for a
 * script they did not get. No transaction is open while `work` runs. (OP-28)
 * @throws AppError when the account has no plan or nothing left, or when the key was used for something else.
 */
export async function spendAllowance<Result extends object>(
  tools: { db: Db; config: Config },
  request: GenerationRequest,
  work: () => Promise<{ result: Result; usage: WritingUsage }>,
): Promise<{ result: Result; allowance: AllowanceUse }> {
  const { db, config } = tools
  const { limits, periodStart } = await readAccountPlan({ db, config }, request.userId)
  if (!limits) throw new AppError('no_active_plan', TEXTS.noActivePlan)
  if (request.videoLength > limits.videoLength)
    throw new AppError('plan_too_small', TEXTS.planTooShort(limits.videoLength))

  const reservation = await reserve(db, request, limits, periodStart)
  const allowance = { used: reservation.used, limit: limits.scripts }
  if (reservation.outcome === 'repeated') return { result: reservation.stored_result as Result, allowance }

  const { generation_id: id } = reservation
  try {
    const { result, usage } = await work()
    await settle(db, id, result, usage)
    return { result, allowance }
  } catch (error) {
    // Should this fail as well, the reservation ends by itself; what went wrong first is what counts.
    await release(db, id).catch(() => undefined)
    throw error
  }
}

async function settle(db: Db, id: string, result: object, usage: WritingUsage) {
  await db.query(sql`
    update generations set state = 'settled', settled_at = now(), result = ${JSON.stringify(result)},
      writer = ${usage.writer}, input_tokens = ${usage.inputTokens}, output_tokens = ${usage.outputTokens},
      cost_microdollars = ${usage.costMicrodollars}, repair_rounds = ${usage.repairRounds},
      fell_back = ${usage.fellBack ?? null}
    where id = ${id}`)
}

async function release(db: Db, id: string) {
  await db.query(sql`update generations set state = 'released' where id = ${id} and state = 'reserved'`)
}

interface Reservation {
  outcome: 'reserved' | 'repeated' | 'in_progress' | 'other_input' | 'used_up'
  generation_id: string
  stored_result: unknown
  used: number
}

async function reserve(
  db: Db,
  request: GenerationRequest,
  limits: PlanLimits,
  periodStart: Date,
): Promise<Reservation> {
  const [reservation] = await db.query<Reservation>(sql`
    select * from private.reserve_generation(${request.userId}, ${request.idempotencyKey}, ${request.inputDigest},
      ${limits.scripts}::int, ${periodStart}::timestamptz, ${HOLD}::interval)`)
  switch (reservation?.outcome) {
    case 'used_up':
      throw new AppError('allowance_used_up', TEXTS.allowanceUsedUp)
    case 'in_progress':
      throw new AppError('conflict', 'This script is already being written.')
    case 'other_input':
      throw new AppError('conflict', 'This idempotency key was used for a different request', {
        field: 'Idempotency-Key',
      })
    case 'reserved':
    case 'repeated':
      return reservation
    default:
      throw new Error('reserve_generation gave no outcome')
  }
}
