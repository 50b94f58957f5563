import { streamText, type LanguageModel, type ModelMessage } from 'ai'
import {
  ANSWER_FORMS,
  draftOutput,
  type AnswerForm,
  type DraftKind,
  type ModelDraft,
  type PartialDraft,
} from './model-draft'
import { ModelFailure, modelFailure, type TokenUse } from './model-failure'

export interface Question {
  kind: DraftKind
  system: string
  messages: ModelMessage[]
  signal: AbortSignal
  /** Hears of the draft as it grows. */
  onPartial: (draft: PartialDraft) => void
  /** Hears what an answer cost, by estimate, that was stopped half way: the provider counts none then, and bills it. */
  onStopped: (use: TokenUse) => void
}

export interface Answer {
  draft: ModelDraft
  /** As it was said, to be sent back with what is wrong with it. */
  text: string
  usage: TokenUse
}

export type AskModel = (question: Question) => Promise<Answer>

/** Room for a two-minute script with all its pictures, and for the thoughts of models that think. */
const MAX_OUTPUT_TOKENS = 8000
/** Characters after which no script can be meant any more. */
const LONGEST_ANSWER = 60_000

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
        question.onPartial(draft)
      }
      try {
        const answer = await askOnce(model, { ...question, onPartial }, form, silence)
        known = form
        return answer
      } catch (thrown) {
        question.signal.throwIfAborted()
        const failure = modelFailure(thrown)
        const simpler = ANSWER_FORMS[ANSWER_FORMS.indexOf(form) + 1]
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

async function askOnce(
  model: LanguageModel,
  question: Question,
  form: AnswerForm,
  { firstWordMs, nextWordMs }: Silence,
): Promise<Answer> {
  let failed: unknown
  let length = 0
  let thoughts = 0
  const tooLong = new AbortController()
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), firstWordMs)
  const stillSpeaking = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), nextWordMs)
  }
  const stopped = AbortSignal.any([question.signal, tooLong.signal, silent.signal])
  const result = streamText({
    model,
    system: question.system,
    messages: question.messages,
    output: draftOutput(question.kind, form),
    abortSignal: stopped,
    // Whether and when to try again is decided here, within the time that is left.
    maxRetries: 0,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // Nothing is kept where it was written.
    providerOptions: { openai: { store: false } },
    onError: ({ error }) => {
      failed ??= error
    },
    // Thoughts count as words here.
    onChunk: ({ chunk }) => {
      stillSpeaking()
      if (chunk.type === 'text-delta') length += chunk.text.length
      if (chunk.type === 'reasoning-delta') thoughts += chunk.text.length
      if (length > LONGEST_ANSWER) tooLong.abort()
    },
  })
  try {
    for await (const partial of result.partialOutputStream) question.onPartial(partial)
  } finally {
    clearTimeout(timer)
    if (stopped.aborted) {
      const asked = question.system.length + JSON.stringify(question.messages).length
      question.onStopped({
        inputTokens: asked / CHARACTERS_A_TOKEN,
        outputTokens: (length + thoughts) / CHARACTERS_A_TOKEN,
      })
    }
  }
  question.signal.throwIfAborted()
  if (silent.signal.aborted)
    throw new ModelFailure('timeout', undefined, { inputTokens: 0, outputTokens: 0 }, undefined)
  if (tooLong.signal.aborted)
    throw new ModelFailure('invalid_output', undefined, { inputTokens: 0, outputTokens: 0 }, undefined)
  if (failed !== undefined) throw failed
  const [text, use, finishReason] = await Promise.all([result.text, result.totalUsage, result.finishReason])
  const usage = { inputTokens: use.inputTokens ?? 0, outputTokens: use.outputTokens ?? 0 }
  try {
    const draft = await result.output
    question.onPartial(draft)
    return { draft, text, usage }
  } catch (thrown) {
    const { reason } = modelFailure(thrown, { text, finishReason })
    throw new ModelFailure(reason, undefined, usage, undefined)
  }
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
