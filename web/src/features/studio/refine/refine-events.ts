import { ERROR_STATUS, SceneChange } from '@reelwright/shared'
import * as z from 'zod'
import { eventParser } from '../generate-events'
import { CallError } from '../generation-failure'

const Failure = z.object({
  error: z.string().min(1).catch('No answer'),
  code: z.string().catch(''),
  field: z.string().optional().catch(undefined),
})

/**
 * Reads the events of `refine-script`: tells of each changed scene, and gives what the last event, `refined`, holds. Undefined when the
 * stream ends without it. Unknown events, and those of another form, are passed over.
 * @throws CallError for an `error` event, as a plain answer of the same status would give
 */
export async function readRefineEvents(answer: Response, onChange: (change: SceneChange) => void): Promise<unknown> {
  const reader = answer.body?.getReader()
  if (!reader) return undefined
  const [decoder, parse] = [new TextDecoder(), eventParser()]
  try {
    for (;;) {
      const { done, value } = await reader.read()
      for (const { event, data: text } of parse(done ? decoder.decode() : decoder.decode(value, { stream: true }))) {
        const data = readJson(text)
        if (event === 'refined') return data
        if (event === 'error') throw failureOf(data)
        const change = event === 'change' ? SceneChange.safeParse(data) : undefined
        if (change?.success) onChange(change.data)
      }
      if (done) return undefined
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function failureOf(data: unknown): CallError {
  const { error, code, field } = Failure.catch({ error: 'No answer', code: '' }).parse(data)
  const status = Object.entries(ERROR_STATUS).find(([known]) => known === code)?.[1]
  return new CallError(error, status ?? ERROR_STATUS.unexpected, field)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
