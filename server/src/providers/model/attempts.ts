import type { GenerationEvent } from '@reelwright/shared'
import type { AdoptedScript, Problem } from '@reelwright/writer'
import type { ModelMessage } from 'ai'
import type { Answer, AskModel } from './ask-model'
import { listenToDraft } from './draft-listener'
import { draftAnswer, patched, type DraftKind, type ModelDraft } from './model-draft'
import { ModelFailure, modelFailure } from './model-failure'
import { PATCH_RULES, repairRequest } from './prompt'
import type { FallbackReason } from './script-model'
import type { Spending } from './spending'
import { checkedDraft, isUnsafe, type Told } from './unsafe-output'

const MAX_REPAIRS = 2
/** A repair takes at least this share of the first attempt's time: it rewrites a few scenes. */
const MIN_REPAIR_SHARE = 0.25

export interface AttemptTools {
  ask: AskModel
  spending: Pick<Spending, 'add'>
  /** Aborts on timeout or when the client disconnects. */
  signal: AbortSignal
  /** Aborts when the client disconnects. */
  clientSignal: AbortSignal | undefined
  /** Remaining milliseconds. */
  timeLeft(): number
}

export interface Work extends Told {
  kind: DraftKind
  request: string
  /** Merges patched scenes into the draft. */
  complete?(draft: ModelDraft): ModelDraft
  /** Adopts a draft as a script and lists its problems; undefined when nothing is spoken. */
  judge(draft: ModelDraft): AdoptedScript | undefined
  tell: ((event: GenerationEvent) => void) | undefined
}

interface Judged {
  adopted: AdoptedScript
  draft: ModelDraft
  /** The answer was cut off: its last scenes may be missing. */
  isCutOff?: true
}

export interface Outcome {
  /** Undefined: the embedded writer takes over. */
  done: Judged | undefined
  repairRounds: number
  failure: { reason: FallbackReason; status: number | undefined; rules: string[] } | undefined
}

/**
 * Asks the model, checks the answer, and asks at most twice to repair unsafe or untrue scenes. Minor problems (the length) are repaired
 * once. A script without a serious problem is always kept.
 * @throws whatever aborts `clientSignal`; every other failure is an outcome.
 */
export async function askWithRepairs(tools: AttemptTools, work: Work): Promise<Outcome> {
  const question: ModelMessage = { role: 'user', content: work.request }
  let messages: ModelMessage[] = [question]
  let judged: Judged | undefined
  let kept: Judged | undefined
  let failure: Outcome['failure']
  /** Scenes of an answer that was cut off, used when there is no better one. */
  let rest: Judged | undefined
  let hasBroken = false
  let again = UNREAD
  let attempt = 0
  const began = tools.timeLeft()
  let took = 0
  for (; attempt <= MAX_REPAIRS; attempt++) {
    if (attempt > 0 && tools.timeLeft() < took * MIN_REPAIR_SHARE) {
      // A repair would not finish in time: use the embedded writer now.
      failure = { reason: 'timeout', status: undefined, rules: failure?.rules ?? [] }
      break
    }
    if (judged) work.tell?.({ event: 'beat', data: { name: 'Corrections' } })
    else if (attempt > 0) work.tell?.({ event: 'restart', data: { reason: again } })
    // Only a whole script is streamed word by word; a patch is sent once it is merged.
    const answer = await asked(tools, judged ? patchOf(work) : work, messages)
    if (attempt === 0) took = began - tools.timeLeft()
    if ('reason' in answer) {
      // Report the script's own problem, not the failed repair.
      failure = { reason: answer.reason, status: answer.status, rules: failure?.rules ?? [] }
      if (kept) break
      if (answer.broken && !hasBroken) {
        hasBroken = true
        again = answer.reason === 'timeout' ? STOPPED : BROKE_OFF
        if (answer.broken.part && !judged) rest = judgedAs(work, answer.broken.part.draft)
        continue
      }
      // Retry unreadable answers like answers that break rules.
      if (answer.broken || answer.reason !== 'invalid_output') break
      messages = [question, { role: 'user', content: repairRequest([UNREADABLE], undefined) }]
      judged = undefined
      again = UNREAD
      continue
    }
    const next = judgedAs(work, judged ? patched(judged.draft, answer.value) : answer.value)
    if (!next) {
      failure = { reason: 'invalid_output', status: undefined, rules: [] }
      break
    }
    const { adopted, draft } = next
    judged = next
    const grave = adopted.problems.filter(({ level }) => level === 'refuse')
    const worth = adopted.problems.filter(({ level }) => level === 'ask')
    if (grave.length === 0 && (!kept || doubtsIn(judged) <= doubtsIn(kept))) kept = judged
    const reason = grave.some(isUnsafe) ? 'unsafe_output' : 'rules_broken'
    failure = { reason, status: undefined, rules: grave.map(({ id }) => id) }
    if (kept && (grave.length > 0 || worth.every(({ isFaint }) => isFaint) || attempt > 0)) break
    messages = [
      question,
      { role: 'assistant', content: JSON.stringify({ scenes: draft.scenes }) },
      {
        role: 'user',
        content: repairRequest(
          [
            ...grave,
            ...worth,
            ...adopted.problems.filter(({ id, level }) => id === 'FACT-CHECK' && level === 'advise'),
          ],
          draft,
        ),
      },
    ]
  }
  const repairRounds = Math.min(attempt, MAX_REPAIRS)
  if (kept) return { done: kept, repairRounds, failure: undefined }
  if (work.kind === 'script' && rest && isUsable(rest))
    return { done: { ...rest, isCutOff: true }, repairRounds, failure: undefined }
  return { done: undefined, repairRounds, failure }
}

/** Returns undefined when nothing is spoken. */
function judgedAs(work: Work, answered: ModelDraft): Judged | undefined {
  const { draft, problems } = checkedDraft(work.complete?.(answered) ?? answered, work)
  const adopted = work.judge(draft)
  return adopted && { adopted: { ...adopted, problems: [...problems, ...adopted.problems] }, draft }
}

/** Whether a script that was cut off has the requested length and no serious problem. */
const isUsable = ({ adopted }: Judged) =>
  adopted.problems.every(({ id, level }) => level !== 'refuse' && id !== 'LENGTH')

/** The spoken text of a draft, unchanged. */
export const spokenIn = ({ scenes }: ModelDraft) => scenes.map(({ voiceover }) => voiceover).join('\n\n')

/** How many problems are worth a repair; a length closer to the target counts less. */
const doubtsIn = ({ adopted }: Judged) =>
  adopted.problems.reduce((sum, { level, off = 0 }) => sum + (level === 'ask' ? 1 + off : 0), 0)

const patchOf = (work: Work): Work => ({
  ...work,
  kind: 'patch',
  rules: work.rules.replace(/\nANSWER\n[\s\S]*$/, PATCH_RULES),
  tell: undefined,
})

const UNREAD = 'The AI model’s response couldn’t be read, so we’re trying again.'
const BROKE_OFF = 'The AI model’s response was cut off, so we’re trying again.'
const STOPPED = 'The AI model stopped halfway, so we’re trying again.'

const UNREADABLE: Pick<Problem, 'id' | 'message'> = {
  id: 'FORMAT',
  message: 'The last answer was no JSON object of the shape asked for.',
}

async function asked(
  { ask, spending, signal, clientSignal }: AttemptTools,
  work: Work,
  messages: ModelMessage[],
): Promise<Answer<ModelDraft> | ModelFailure> {
  const onPartial = listenToDraft(work.tell, work.style)
  try {
    const { kind, rules: system } = work
    const answer = await ask({ kind: draftAnswer(kind), system, messages, signal, onPartial, onStopped: spending.add })
    spending.add(answer.usage)
    return answer
  } catch (thrown) {
    clientSignal?.throwIfAborted()
    const failure = modelFailure(signal.aborted && !(thrown instanceof ModelFailure) ? TIME_UP : thrown)
    spending.add(failure.usage)
    const part = failure.broken?.part
    if (!part?.isWhole || work.kind === 'patch') return failure
    // All spoken text has arrived.
    onPartial(part.draft)
    return { value: part.draft, usage: failure.usage }
  }
}

const TIME_UP = new ModelFailure('timeout', undefined, { inputTokens: 0, outputTokens: 0 }, undefined)
