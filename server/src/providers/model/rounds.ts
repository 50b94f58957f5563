import type { GenerationEvent } from '@reelwright/shared'
import type { AdoptedScript, Problem } from '@reelwright/writer'
import type { ModelMessage } from 'ai'
import type { Answer, AskModel } from './ask-model'
import { listenToDraft } from './draft-listener'
import { patched, type DraftKind, type ModelDraft } from './model-draft'
import { ModelFailure, modelFailure } from './model-failure'
import { PATCH_RULES, repairRequest } from './prompt'
import type { FallbackReason } from './script-model'
import type { Spending } from './spending'
import { checkedDraft, isUnsafe, type Told } from './unsafe-output'

const MAX_REPAIRS = 2
/** Share of the first round that a repair takes at least: it is an answer of a few scenes. */
const MIN_REPAIR_SHARE = 0.25

export interface RoundTools {
  ask: AskModel
  spending: Pick<Spending, 'add'>
  /** Aborts on timeout or when the client disconnects. */
  signal: AbortSignal
  /** Aborts when the client disconnects. */
  clientSignal: AbortSignal | undefined
  /** Milliseconds that are left. */
  timeLeft(): number
}

export interface Work extends Told {
  kind: DraftKind
  request: string
  /** Puts scenes that came alone into their places. */
  complete?(draft: ModelDraft): ModelDraft
  /** Makes a script of a draft and says what is wrong with it; undefined where nothing is spoken. */
  judge(draft: ModelDraft): AdoptedScript | undefined
  tell: ((event: GenerationEvent) => void) | undefined
}

interface Judged {
  adopted: AdoptedScript
  draft: ModelDraft
  /** The answer broke off: its last scenes may be missing. */
  isCutOff?: true
}

export interface Outcome {
  /** Absent: the embedded writer's turn. */
  done: Judged | undefined
  repairRounds: number
  failure: { reason: FallbackReason; status: number | undefined; rules: string[] } | undefined
}

/**
 * Asks, judges, and has the scenes repaired that say what is unsafe or untrue, twice at most. What is only worth a question (the length)
 * is asked once. A script without a grave fault is always kept.
 * @throws whatever aborts `clientSignal`; every other failure is an outcome.
 */
export async function inRounds(tools: RoundTools, work: Work): Promise<Outcome> {
  const question: ModelMessage = { role: 'user', content: work.request }
  let messages: ModelMessage[] = [question]
  let judged: Judged | undefined
  let kept: Judged | undefined
  let failure: Outcome['failure']
  /** Scenes of an answer that broke off, for want of a better one. */
  let rest: Judged | undefined
  let hasBroken = false
  let again = UNREAD
  let round = 0
  const began = tools.timeLeft()
  let took = 0
  for (; round <= MAX_REPAIRS; round++) {
    if (round > 0 && tools.timeLeft() < took * MIN_REPAIR_SHARE) {
      // Mending would not end in time: better the other writer now than the same one later.
      failure = { reason: 'timeout', status: undefined, rules: failure?.rules ?? [] }
      break
    }
    if (judged) work.tell?.({ event: 'beat', data: { name: 'Corrections' } })
    else if (round > 0) work.tell?.({ event: 'restart', data: { reason: again } })
    // Only a whole script is heard word by word: a patch is told once it is in its place.
    const answer = await asked(tools, judged ? patchOf(work) : work, messages)
    if (round === 0) took = began - tools.timeLeft()
    if ('reason' in answer) {
      // What is wrong with a script that came is the reason, and not that its repair failed.
      failure = { reason: answer.reason, status: answer.status, rules: failure?.rules ?? [] }
      if (kept) break
      if (answer.broken && !hasBroken) {
        hasBroken = true
        again = answer.reason === 'timeout' ? STOPPED : BROKE_OFF
        if (answer.broken.part && !judged) rest = judgedAs(work, answer.broken.part.draft)
        continue
      }
      // An answer that cannot be read is asked for again, as one that breaks rules is.
      if (answer.broken || answer.reason !== 'invalid_output') break
      messages = [question, { role: 'user', content: repairRequest([UNREADABLE], undefined) }]
      judged = undefined
      again = UNREAD
      continue
    }
    const next = judgedAs(work, judged ? patched(judged.draft, answer.draft) : answer.draft)
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
    if (kept && (grave.length > 0 || worth.every(({ isFaint }) => isFaint) || round > 0)) break
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
  const repairRounds = Math.min(round, MAX_REPAIRS)
  if (kept) return { done: kept, repairRounds, failure: undefined }
  if (work.kind === 'script' && rest && isUsable(rest))
    return { done: { ...rest, isCutOff: true }, repairRounds, failure: undefined }
  return { done: undefined, repairRounds, failure }
}

/** Undefined where nothing is spoken. */
function judgedAs(work: Work, answered: ModelDraft): Judged | undefined {
  const { draft, problems } = checkedDraft(work.complete?.(answered) ?? answered, work)
  const adopted = work.judge(draft)
  return adopted && { adopted: { ...adopted, problems: [...problems, ...adopted.problems] }, draft }
}

/** Of a script that broke off: it is as long as asked for, and true. */
const isUsable = ({ adopted }: Judged) =>
  adopted.problems.every(({ id, level }) => level !== 'refuse' && id !== 'LENGTH')

/** The words of a draft as they came. */
export const spokenIn = ({ scenes }: ModelDraft) => scenes.map(({ voiceover }) => voiceover).join('\n\n')

/** How much of a script is worth a question; of two lengths the nearer one is better. */
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
  { ask, spending, signal, clientSignal }: RoundTools,
  work: Work,
  messages: ModelMessage[],
): Promise<Answer | ModelFailure> {
  const onPartial = listenToDraft(work.tell, work.style)
  try {
    const { kind, rules: system } = work
    const answer = await ask({ kind, system, messages, signal, onPartial, onStopped: spending.add })
    spending.add(answer.usage)
    return answer
  } catch (thrown) {
    clientSignal?.throwIfAborted()
    const failure = modelFailure(signal.aborted && !(thrown instanceof ModelFailure) ? TIME_UP : thrown)
    spending.add(failure.usage)
    const part = failure.broken?.part
    if (!part?.isWhole || work.kind === 'patch') return failure
    // All that is spoken has come.
    onPartial(part.draft)
    return { draft: part.draft, text: '', usage: failure.usage }
  }
}

const TIME_UP = new ModelFailure('timeout', undefined, { inputTokens: 0, outputTokens: 0 }, undefined)
