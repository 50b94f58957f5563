import { ERROR_STATUS } from '@reelwright/shared'
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

const Failure = z.object({
  error: z.string().min(1).catch('No response'),
  code: z.string().optional().catch(undefined),
  field: z.string().optional().catch(undefined),
})

/**
 * Reads a response of server-sent events: calls back for each and returns the data of the one named `last`. Undefined when the stream
 * ends without it; data that is not JSON is undefined.
 * @throws CallError for an `error` event, as a plain answer of the same status would give
 */
export async function readSentEvents(
  answer: Response,
  last: string,
  onEvent: (event: { event: string; data: unknown }) => void,
  onBytes: () => void = () => undefined,
): Promise<unknown> {
  const reader = answer.body?.getReader()
  if (!reader) return undefined
  const [decoder, parse] = [new TextDecoder(), eventParser()]
  try {
    for (;;) {
      const { done, value } = await reader.read()
      onBytes()
      for (const sent of parse(done ? decoder.decode() : decoder.decode(value, { stream: true }))) {
        const data = readJson(sent.data)
        if (sent.event === last) return data
        if (sent.event === 'error') throw failureOf(data)
        onEvent({ event: sent.event, data })
      }
      if (done) return undefined
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function failureOf(data: unknown): CallError {
  const { error, code, field } = Failure.catch({ error: 'No response' }).parse(data)
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
