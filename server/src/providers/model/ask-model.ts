import { streamText, type LanguageModel, type ModelMessage } from 'ai'
import { ANSWER_FORMS, outputOf, type AnswerForm, type AnswerKind, type PartialDraft } from './model-draft'
import { ModelFailure, modelFailure, type TokenUse } from './model-failure'

export interface Question<T> {
  kind: AnswerKind<T>
  system: string
  messages: ModelMessage[]
  signal: AbortSignal
  /** Hears of the answer as it grows. */
  onPartial?: (draft: PartialDraft) => void
  /** Hears what an answer cost, by estimate, that ended half way. */
  onStopped: (use: TokenUse) => void
}

export interface Answer<T> {
  value: T
  usage: TokenUse
}

export type AskModel = <T>(question: Question<T>) => Promise<Answer<T>>

/** Characters after which no script can be meant any more. */
const MAX_ANSWER_CHARACTERS = 60_000

/** Typical for English text. */
const CHARACTERS_A_TOKEN = 4

/** How long a model may say nothing: before its first word, when it may load or think, and between two. */
export interface Silence {
  firstWordMs: number
  nextWordMs: number
}

/** Asks one model. It learns which form of answer its server can do, so that this is found out once. */
export function createAsk(model: LanguageModel, silence: Silence): AskModel {
  let known: AnswerForm = 'schema'
  return async (question) => {
    let form = known
    let retried = false
    for (;;) {
      let heard = false
      const onPartial = (draft: PartialDraft) => {
        heard = true
        question.onPartial?.(draft)
      }
      try {
        const answer = await askOnce(model, { ...question, onPartial }, form, silence)
        known = form
        return answer
      } catch (thrown) {
        const failure = modelFailure(thrown)
        if (!failure.broken) question.signal.throwIfAborted()
        const simpler = ANSWER_FORMS[ANSWER_FORMS.indexOf(form) + 1]
        if (failure.broken) throw failure
        if (isUnknownForm(failure) && simpler) form = simpler
        else if (failure.retryAfterMs !== undefined && !retried && !heard) {
          retried = true
          await pause(failure.retryAfterMs, question.signal)
        } else throw failure
      }
    }
  }
}

/** What servers answer that do not know schemas or JSON: llama.cpp 400, vLLM 400 or 422, some 501. */
const isUnknownForm = ({ status }: ModelFailure) => status === 400 || status === 422 || status === 501

async function askOnce<T>(
  model: LanguageModel,
  question: Question<T>,
  form: AnswerForm,
  { firstWordMs, nextWordMs }: Silence,
): Promise<Answer<T>> {
  let failed: unknown
  let said = ''
  /** Some models call a tool that was not offered. */
  let called = ''
  let thoughts = 0
  const tooLong = new AbortController()
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), firstWordMs)
  const stillSpeaking = () => {
    clearTimeout(timer)
    // Some models tell little of their thoughts: the pauses between those may be as long as the one before the first word.
    timer = setTimeout(() => silent.abort(), said === '' && called === '' ? firstWordMs : nextWordMs)
  }
  const stopped = AbortSignal.any([question.signal, tooLong.signal, silent.signal])
  const result = streamText({
    model,
    system: question.system,
    messages: question.messages,
    output: outputOf(question.kind, form),
    abortSignal: stopped,
    // Whether and when to try again is decided here, within the time that is left.
    maxRetries: 0,
    maxOutputTokens: question.kind.maxTokens,
    // Nothing is kept where it was written.
    providerOptions: { openai: { store: false } },
    onError: ({ error }) => {
      failed ??= error
    },
    onChunk: ({ chunk }) => {
      if (chunk.type === 'text-delta') said += chunk.text
      if (chunk.type === 'tool-input-delta') called += chunk.delta
      if (chunk.type === 'reasoning-delta') thoughts += chunk.text.length
      stillSpeaking()
      if (said.length > MAX_ANSWER_CHARACTERS) tooLong.abort()
    },
  })
  const estimate = () => ({
    inputTokens: (question.system.length + JSON.stringify(question.messages).length) / CHARACTERS_A_TOKEN,
    outputTokens: (said.length + thoughts) / CHARACTERS_A_TOKEN,
  })
  try {
    for await (const partial of result.partialOutputStream) question.onPartial?.(partial)
  } catch (thrown) {
    failed ??= thrown
  } finally {
    clearTimeout(timer)
    // The provider counts none of an answer that broke off, and bills it.
    if (stopped.aborted || (failed !== undefined && said !== '')) question.onStopped(estimate())
  }
  const none = { inputTokens: 0, outputTokens: 0 }
  if (silent.signal.aborted || question.signal.aborted) failed = new ModelFailure('timeout', undefined, none, undefined)
  else if (tooLong.signal.aborted) failed = new ModelFailure('invalid_output', undefined, none, undefined)
  if (failed !== undefined) throw await brokenOff(modelFailure(failed), said, question.kind)
  const [text, use, finishReason] = await Promise.all([result.text, result.totalUsage, result.finishReason])
  const usage = { inputTokens: use.inputTokens ?? 0, outputTokens: use.outputTokens ?? 0 }
  try {
    const value = await result.output
    question.onPartial?.(value)
    return { value, usage }
  } catch (thrown) {
    const { reason } = modelFailure(thrown, { text, finishReason })
    const failure = new ModelFailure(reason, undefined, usage, undefined)
    if (reason === 'refused') throw failure
    const part = await question.kind.rescue?.(text.trim() === '' ? called : text)
    if (!part?.isWhole && (finishReason === 'stop' || text.trim() === '')) throw failure
    if (usage.inputTokens === 0) question.onStopped(estimate())
    throw new ModelFailure('broke_off', undefined, usage, undefined).after({ part })
  }
}

/** With what can be used of an answer that had begun. */
async function brokenOff<T>(failure: ModelFailure, said: string, kind: AnswerKind<T>): Promise<ModelFailure> {
  if (said.trim() === '') return failure
  const reason = failure.reason === 'provider_error' ? 'broke_off' : failure.reason
  return new ModelFailure(reason, failure.status, failure.usage, undefined).after({ part: await kind.rescue?.(said) })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal.addEventListener('abort', leave, { once: true })
  })
}
