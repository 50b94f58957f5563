import { ERROR_STATUS, type GenerationEvent, Scene } from '@reelwright/shared'
import * as z from 'zod'
import { CallError } from './generation-failure'

/** One event as it is sent: a name, and JSON as text. */
export interface SentEvent {
  event: string
  data: string
}

/** Takes a stream of server-sent events bit by bit, cut anywhere, and hands out those that are complete. */
export function eventParser(): (text: string) => SentEvent[] {
  let rest = ''
  let event = ''
  let data: string[] = []
  return (text) => {
    const complete: SentEvent[] = []
    // A line may end in \r\n, and the stream may be cut between the two.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^:]*):? ?([^]*)$/.exec(line) ?? []
      if (name === 'event') event = value
      if (name === 'data') data.push(value)
      if (line !== '') continue
      if (data.length > 0) complete.push({ event: event || 'message', data: data.join('\n') })
      event = ''
      data = []
    }
    return complete
  }
}

const Progress = z.discriminatedUnion('event', [
  z.object({ event: z.literal('beat'), data: z.object({ name: z.string() }) }),
  z.object({ event: z.literal('words'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('scene'), data: Scene }),
  z.object({ event: z.literal('restart'), data: z.object({ reason: z.string() }) }),
])

const Failure = z.object({
  error: z.string().catch('No answer'),
  code: z.string().optional().catch(undefined),
  field: z.string().optional().catch(undefined),
})

/**
 * Reads the events of `generate-script`: tells of each on the way and gives what the last one, `script`, holds. Undefined when the
 * stream ends without it. Unknown events, and those of another form, are passed over.
 * @throws CallError for an `error` event, as a plain answer of the same status would give
 */
export async function readEvents(answer: Response, onEvent: (event: GenerationEvent) => void): Promise<unknown> {
  const reader = answer.body?.getReader()
  if (!reader) return undefined
  const [decoder, parse] = [new TextDecoder(), eventParser()]
  try {
    for (;;) {
      const { done, value } = await reader.read()
      for (const sent of parse(done ? decoder.decode() : decoder.decode(value, { stream: true }))) {
        const data = readJson(sent.data)
        if (sent.event === 'script') return data
        if (sent.event === 'error') throw failureOf(data)
        const progress = Progress.safeParse({ event: sent.event, data })
        if (progress.success) onEvent(progress.data)
      }
      if (done) return undefined
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function failureOf(data: unknown): CallError {
  const { error, code, field } = Failure.catch({ error: 'No answer' }).parse(data)
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
