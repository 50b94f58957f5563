import type { GenerationEvent } from '@reelwright/shared'
import type { AdoptedScript, Problem } from '@reelwright/writer'
import type { ModelMessage } from 'ai'
import type { Answer, AskModel } from './ask-model'
import { listenToDraft } from './draft-listener'
import type { DraftKind, ModelDraft } from './model-draft'
import { ModelFailure, modelFailure } from './model-failure'
import { repairRequest } from './prompt'
import type { FallbackReason } from './script-model'
import type { Spending } from './spending'
import { unsafeReason } from './unsafe-output'

const MOST_REPAIRS = 2
/** Share of the last round that the next one takes at least. */
const SHORTEST_ROUND = 0.7

export interface RoundTools {
  ask: AskModel
  spending: Spending
  /** Aborts when time is up or nobody waits. */
  signal: AbortSignal
  /** Aborts when nobody waits any more. */
  leaving: AbortSignal | undefined
  /** Milliseconds that are left. */
  timeLeft(): number
}

export interface Work {
  kind: DraftKind
  rules: string
  request: string
  /** Sentences of the fields that gave orders. */
  orders: readonly string[]
  /** Makes a script of a draft and says what is wrong with it; undefined where nothing is spoken. */
  judge(draft: ModelDraft): AdoptedScript | undefined
  tell: ((event: GenerationEvent) => void) | undefined
}

export interface Outcome {
  /** Absent: the embedded writer's turn. */
  done:
    | { adopted: AdoptedScript; draft: ModelDraft; /** Its words were not the last ones told. */ retold: boolean }
    | undefined
  repairRounds: number
  failure: { reason: FallbackReason; status: number | undefined; rules: string[] } | undefined
}

/**
 * Asks, judges, and asks again with what is wrong, twice at most. A draft whose faults are matters of style only is kept for
 * the case that mending it makes it worse.
 * @throws whatever aborts `leaving`; every other failure is an outcome.
 */
export async function inRounds(tools: RoundTools, work: Work): Promise<Outcome> {
  const question: ModelMessage = { role: 'user', content: work.request }
  let messages: ModelMessage[] = [question]
  let kept: { adopted: AdoptedScript; draft: ModelDraft } | undefined
  let failure: Outcome['failure']
  let round = 0
  let [before, took] = [tools.timeLeft(), 0]
  for (; ; round++) {
    if (tools.timeLeft() < took * SHORTEST_ROUND) {
      // Mending would not end in time: better the other writer now than the same one later.
      failure = { reason: 'timeout', status: undefined, rules: failure?.rules ?? [] }
      round -= 1
      break
    }
    before = tools.timeLeft()
    if (round > 0) work.tell?.({ event: 'restart', data: { reason: 'The script is being mended.' } })
    const answer = await asked(tools, work, messages)
    took = before - tools.timeLeft()
    if ('reason' in answer) {
      failure = { reason: answer.reason, status: answer.status, rules: [] }
      // An answer that cannot be read is asked for again, as one that breaks rules is.
      if (answer.reason !== 'invalid_output' || kept || round === MOST_REPAIRS) break
      messages = [question, { role: 'user', content: repairRequest([UNREADABLE]) }]
      continue
    }
    const { draft, text } = answer
    const adopted = unsafeReason(draft, work.rules, work.orders) === undefined ? work.judge(draft) : undefined
    if (!adopted) {
      // It is not sent back: whatever made the model say this would be said again.
      failure = { reason: 'unsafe_output', status: undefined, rules: [] }
      break
    }
    const { problems } = adopted
    const usable = problems.every(({ light }) => light)
    if (usable && (problems.length === 0 || round > 0))
      return { done: { adopted, draft, retold: false }, repairRounds: round, failure: undefined }
    if (usable) kept = { adopted, draft }
    failure = { reason: 'rules_broken', status: undefined, rules: problems.map(({ id }) => id) }
    if (round === MOST_REPAIRS || (kept && !usable)) break
    messages = [question, { role: 'assistant', content: text }, { role: 'user', content: repairRequest(problems) }]
  }
  return { done: kept && { ...kept, retold: true }, repairRounds: round, failure: kept ? undefined : failure }
}

const UNREADABLE: Pick<Problem, 'id' | 'message'> = {
  id: 'FORMAT',
  message: 'The last answer was no JSON object of the shape asked for.',
}

async function asked(
  { ask, spending, signal, leaving }: RoundTools,
  work: Work,
  messages: ModelMessage[],
): Promise<Answer | ModelFailure> {
  try {
    const answer = await ask({
      kind: work.kind,
      system: work.rules,
      messages,
      signal,
      onPartial: listenToDraft(work.tell),
    })
    spending.add(answer.usage)
    return answer
  } catch (thrown) {
    leaving?.throwIfAborted()
    if (signal.aborted) return new ModelFailure('timeout', undefined, { inputTokens: 0, outputTokens: 0 }, undefined)
    const failure = modelFailure(thrown)
    spending.add(failure.usage)
    return failure
  }
}
