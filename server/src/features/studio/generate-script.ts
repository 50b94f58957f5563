import { createHash } from 'node:crypto'
import type {
  GeneratedScript,
  GenerationAnswer,
  GenerationEvent,
  GenerationEvents,
  ScriptBrief,
} from '@reelwright/shared'
import { refusalOf } from '@reelwright/writer/refusal'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import { AppError, type SignedInUser } from '../../platform/http'
import { timeScript } from '../../platform/metrics'
import type { ScriptModel } from '../../providers/model'
import { spendAllowance, type AllowanceUse } from '../billing'
import { earlierScripts } from './earlier-scripts'
import type { Watcher } from './event-answer'
import { inPieces, sceneEvents } from './script-events'
import { UNWATCHED_MODEL_SECONDS, WATCHED_LIMIT_MS, withinTime } from './time-limit'
import { writtenBy } from './written-by'

export interface ScriptInput {
  brief: ScriptBrief
  /** One per click: a repeat gets the first answer. */
  idempotencyKey: string
  /** Aborts when the client disconnects. */
  clientSignal: AbortSignal
}

/**
 * Writes one script from the seller's brief, out of the account's allowance.
 * @throws AppError `refused` for goods that may not be sold this way, and what `spendAllowance` and `withinTime` throw.
 */
export async function generateScript(
  tools: { db: Db; config: Config; model: ScriptModel },
  user: SignedInUser,
  { brief, idempotencyKey, clientSignal }: ScriptInput,
  watcher?: Watcher<GenerationEvents>,
): Promise<GenerationAnswer> {
  const refusal = refusalOf(brief)
  if (refusal) throw new AppError('refused', refusal.reason, { field: refusal.field })

  const request = {
    userId: user.id,
    idempotencyKey,
    inputDigest: createHash('sha256').update(JSON.stringify(brief)).digest('base64url'),
    videoLength: brief.videoLength,
  }
  let written = false
  const { result, allowance } = await spendAllowance(tools, request, () =>
    withinTime(
      clientSignal,
      async (signal) => {
        written = true
        watcher?.begin()
        const avoid = await earlierScripts(tools.db, user.id, brief.productName)
        const onEvent = watcher && ((event: GenerationEvent) => inPieces(event).forEach((piece) => watcher.send(piece)))
        const seed = `${user.id}:${idempotencyKey}`
        const options = {
          seed,
          avoid,
          account: user.id,
          signal,
          ...(onEvent ? { onEvent } : { maxSeconds: UNWATCHED_MODEL_SECONDS }),
        }
        const { script, usage } = await timeScript('generate', clientSignal, () => tools.model.write(brief, options))
        return { result: { ...script, writtenBy: writtenBy(usage) }, usage }
      },
      watcher && WATCHED_LIMIT_MS,
    ),
  )
  if (!written) sceneEvents(result).forEach((event) => watcher?.send(event))
  return answerOf(result, allowance)
}

/** (B-CL-03, B-CL-07, B-CN-12) */
function answerOf(script: GeneratedScript, allowance: AllowanceUse): GenerationAnswer {
  const suggestions = script.hashtags.slice(0, 5)
  return { success: true, data: { script, suggestions }, message: 'Script generated', allowance }
}
