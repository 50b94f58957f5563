import type { GenerationEvent } from '@reelwright/shared'
import type { AdoptedScript, AdoptOptions, Problem } from '@reelwright/writer'
import type { ModelMessage } from 'ai'
import type { Answer, AskModel } from './ask-model'
import { listenToDraft } from './draft-listener'
import { draftAnswer, patched, type DraftKind, type ModelDraft } from './model-draft'
import { ModelFailure, modelFailure } from './model-failure'
import { PATCH_RULES, repairRequest } from './prompt'
import type { FallbackReason } from './script-model'
import type { Spending } from './spending'
import {
  isSoft,
  READING_ANSWER,
  READING_RULES,
  readingRequest,
  readingTask,
  settled,
  verdictsIn,
  type SellerData,
  type Verdicts,
} from './second-reading'
import { checkedDraft, isUnsafe, type Told } from './unsafe-output'

const MAX_REPAIRS = 2
/** A repair takes at least this share of the first attempt's time: it rewrites a few scenes. */
const MIN_REPAIR_SHARE = 0.25
/** For one script, readings included. */
const MAX_REQUESTS = 4
const MAX_READINGS = 2
/** A reading has as long as the first attempt took, or this long, and never more than half of the time that is left. */
const MIN_READING_MS = 5000

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
  /** What the second reading compares a script with. */
  data: SellerData
  /** Sentences that need no second reading. */
  known?: readonly string[]
  /** Adopts a draft as a script and lists its problems as `revise` leaves them; undefined when nothing is spoken. */
  judge(draft: ModelDraft, revise?: AdoptOptions['revise']): AdoptedScript | undefined
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
 * Asks the model, checks the answer, and asks at most twice to repair unsafe or untrue scenes. The model also reads the facts of a
 * script that breaks no hard rule. Minor problems (the length, what only that reading finds) are repaired once. A script without a
 * serious problem is always kept.
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
  const reader = createReader(tools, work)
  let attempts = 0
  const began = tools.timeLeft()
  let took = 0
  for (let attempt = 0; attempt <= MAX_REPAIRS && attempts + reader.readings < MAX_REQUESTS; attempt++) {
    if (attempt > 0 && tools.timeLeft() < took * MIN_REPAIR_SHARE) {
      // A repair would not finish in time: use the embedded writer now.
      failure = { reason: 'timeout', status: undefined, rules: failure?.rules ?? [] }
      break
    }
    if (judged) work.tell?.({ event: 'beat', data: { name: 'Corrections' } })
    else if (attempt > 0) work.tell?.({ event: 'restart', data: { reason: again } })
    // Only a whole script is streamed word by word; a patch is sent once it is merged.
    attempts++
    const answer = await asked(tools, judged ? patchOf(work) : work, messages)
    if (attempt === 0) took = began - tools.timeLeft()
    if ('reason' in answer) {
      // Report the script's own problem, not the failed repair.
      failure = { reason: answer.reason, status: answer.status, rules: failure?.rules ?? [] }
      if (kept) break
      if (answer.broken && !hasBroken) {
        hasBroken = true
        again = answer.reason === 'timeout' ? STOPPED : BROKE_OFF
        if (answer.broken.part && !judged) rest = judgedAs(work, answer.broken.part.draft, new Map())
        continue
      }
      // Retry unreadable answers like answers that break rules.
      if (answer.broken || answer.reason !== 'invalid_output') break
      messages = [question, { role: 'user', content: repairRequest([UNREADABLE], undefined) }]
      judged = undefined
      again = UNREAD
      continue
    }
    const next = judgedAs(work, judged ? patched(judged.draft, answer.value) : answer.value, reader.verdicts)
    if (!next) {
      failure = { reason: 'invalid_output', status: undefined, rules: [] }
      break
    }
    const { readings } = reader
    judged = await reader.read(next, attempts, took)
    const isFirstReading = readings === 0 && reader.readings > 0
    const { adopted, draft } = judged
    const grave = adopted.problems.filter(({ level }) => level === 'refuse')
    const worth = adopted.problems.filter(({ level }) => level === 'ask')
    if (grave.length === 0 && (!kept || doubtsIn(judged) <= doubtsIn(kept))) kept = judged
    const reason = grave.some(isUnsafe) ? 'unsafe_output' : 'rules_broken'
    failure = { reason, status: undefined, rules: grave.map(({ id }) => id) }
    const isNew = attempt === 0 || (isFirstReading && worth.some(isClaim))
    if (kept && (grave.length > 0 || worth.every(({ isFaint }) => isFaint) || !isNew)) break
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
  const repairRounds = Math.max(0, attempts - 1)
  if (kept) return { done: kept, repairRounds, failure: undefined }
  if (work.kind === 'script' && rest && isUsable(rest))
    return { done: { ...rest, isCutOff: true }, repairRounds, failure: undefined }
  return { done: undefined, repairRounds, failure }
}

/** Returns undefined when nothing is spoken. */
function judgedAs(work: Work, answered: ModelDraft, verdicts: Verdicts): Judged | undefined {
  const { draft, problems } = checkedDraft(work.complete?.(answered) ?? answered, work)
  const adopted = work.judge(draft, (found, spoken) => settled(found, spoken, verdicts))
  return adopted && { adopted: { ...adopted, problems: [...problems, ...adopted.problems] }, draft }
}

const isClaim = ({ id, isFaint }: Problem) => id === 'FACT-CHECK' && !isFaint

/**
 * Lets the model read the facts of a script in a conversation of its own. A reading that fails, comes late or makes no sense changes
 * nothing, and is the last.
 */
function createReader({ ask, spending, signal, clientSignal, timeLeft }: AttemptTools, work: Work) {
  const verdicts: Verdicts = new Map(work.known?.map((sentence) => [sentence, undefined]))
  let hasFailed = false
  return {
    verdicts,
    readings: 0,
    /** The script with what the reading says of its sentences; as it is where there is nothing to read, or no time. */
    async read(judged: Judged, attempts: number, took: number): Promise<Judged> {
      const { script, problems } = judged.adopted
      const task = readingTask(script.spoken_script, problems, verdicts)
      if (!task || hasFailed || this.readings >= MAX_READINGS || attempts + this.readings >= MAX_REQUESTS) return judged
      if (problems.some((problem) => problem.level === 'refuse' && !isSoft(problem))) return judged
      // Time for a repair, too.
      if (timeLeft() < 2 * took * MIN_REPAIR_SHARE) return judged
      this.readings++
      work.tell?.({ event: 'beat', data: { name: 'Checking the facts' } })
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), Math.min(timeLeft() / 2, Math.max(took, MIN_READING_MS)))
      try {
        const { value, usage } = await ask({
          kind: READING_ANSWER,
          system: READING_RULES,
          messages: [{ role: 'user', content: readingRequest(task, work.data) }],
          signal: AbortSignal.any([signal, late.signal]),
          onStopped: spending.add,
        })
        spending.add(usage)
        const found = verdictsIn(value, task, work.data)
        hasFailed = found === undefined
        for (const [sentence, verdict] of found ?? []) verdicts.set(sentence, verdict)
      } catch (thrown) {
        clientSignal?.throwIfAborted()
        hasFailed = true
        spending.add(modelFailure(thrown).usage)
      } finally {
        clearTimeout(timer)
      }
      return judgedAs(work, judged.draft, verdicts) ?? judged
    },
  }
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
