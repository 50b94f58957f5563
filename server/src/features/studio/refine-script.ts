import { randomUUID } from 'node:crypto'
import {
  LIMITS,
  paragraphs,
  type RefinementAnswer,
  type RefinementEvents,
  RefineRequest,
  ScriptBrief,
} from '@reelwright/shared'
import { refusalOf } from '@reelwright/writer/refusal'
import type { Db } from '../../platform/db'
import { AppError, type SignedInUser } from '../../platform/http'
import { timeScript } from '../../platform/metrics'
import type { ScriptModel } from '../../providers/model'
import { earlierScripts } from './earlier-scripts'
import type { Watcher } from './event-answer'
import { UNWATCHED_MODEL_SECONDS, WATCHED_LIMIT_MS, withinTime } from './time-limit'
import { writtenBy } from './written-by'

/**
 * More than ten minutes of speech, three times the longest video. What may be kept is five times as long; but refining weighs each
 * line against each other one, and blocks other answers meanwhile.
 */
const REFINABLE_LENGTH = 10_000
const MAX_SCENES = 180

/** What can be refined of what may be sent. */
export const RefineBody = RefineRequest.transform(({ whole, script, ...rest }) => ({
  ...rest,
  script: whole ?? script,
})).superRefine(({ script }, context) => {
  const whole = typeof script === 'string' ? undefined : script
  const text = typeof script === 'string' ? script : script.spoken_script
  const scenes = whole?.scenes.map(({ voiceover }) => voiceover) ?? paragraphs(text)
  const length = Math.max(text.length, scenes.join('').length)
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['script'], message })
  if (length > REFINABLE_LENGTH) refuse(`must be ${REFINABLE_LENGTH} characters or fewer to be refined`)
  // Pictures and metadata are sent to the model, too, which is paid by the word; refining costs no allowance.
  else if (JSON.stringify(script).length > LIMITS.content)
    refuse(`must be ${LIMITS.content} characters or fewer, including its cues and notes`)
  if (scenes.length > MAX_SCENES) refuse(`must have ${MAX_SCENES} scenes or fewer to be refined`)
})

/**
 * Changes a script as the user asks in plain words. Costs no allowance. (OP-28)
 * @throws AppError `refused` for goods that may not be sold this way, and what `withinTime` throws.
 */
export async function refineScript(
  tools: { db: Db; model: ScriptModel },
  user: SignedInUser,
  request: RefineRequest,
  clientSignal: AbortSignal,
  watcher?: Watcher<RefinementEvents>,
): Promise<RefinementAnswer> {
  const brief = request.brief ?? briefOf(request.script)
  const refusal = brief && refusalOf(brief)
  if (refusal) throw new AppError('refused', refusal.reason, { field: refusal.field })

  const result = await withinTime(
    clientSignal,
    async (signal) => {
      watcher?.begin()
      const avoid = await earlierScripts(tools.db, user.id, brief?.productName)
      // The same request twice is meant twice: "another version" is a new one each time.
      const waiting = watcher ? {} : { maxSeconds: UNWATCHED_MODEL_SECONDS }
      const options = { seed: randomUUID(), avoid, account: user.id, signal, ...waiting }
      const refined = await timeScript('refine', clientSignal, () => tools.model.refine({ request, brief }, options))
      const { edited } = (typeof request.script !== 'string' && request.script.writtenBy) || {}
      const by = { ...writtenBy(refined.usage), ...(edited && { edited }) }
      const result = { ...refined.result, writtenBy: by }
      const { script, changes } = result
      return script && changes.length > 0 ? { ...result, script: { ...script, writtenBy: by } } : result
    },
    watcher && WATCHED_LIMIT_MS,
  )
  for (const data of result.changes) watcher?.send({ event: 'change', data })
  const message = result.changes.length > 0 ? 'Script refined' : 'Script unchanged'
  return { success: true, data: result, message }
}

/** A whole script carries most of what it was written from. Undefined where that is no brief any more. */
function briefOf(script: RefineRequest['script']): ScriptBrief | undefined {
  if (typeof script === 'string') return undefined
  const { videoStyle: style, ...facts } = script.metadata
  const parsed = ScriptBrief.safeParse({ ...facts, style })
  return parsed.success ? parsed.data : undefined
}
