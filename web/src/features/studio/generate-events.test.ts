import type { GenerationEvent } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { exampleScript } from './example-script'
import { readEvents } from './generate-events'
import { eventParser } from './sent-events'
import { CallError } from './generation-failure'

describe('events come out of a stream', () => {
  const STREAM =
    ': writing\n\nevent: words\ndata: {"text":"Ünder: way"}\n\ndata: a\ndata:b\n\nevent: nothing\n\nid: 7\nevent: x\ndata\n\n'
  const EVENTS = [
    { event: 'words', data: '{"text":"Ünder: way"}' },
    { event: 'message', data: 'a\nb' },
    { event: 'x', data: '' },
  ]

  test.each(['\n', '\r\n', '\r'])('whatever ends its lines: %j', (end) => {
    // The next line shows that a last \r was no half of \r\n.
    expect(eventParser()(`${STREAM.replaceAll('\n', end)}: end`)).toEqual(EVENTS)
  })

  test.each(['\n', '\r\n'])('wherever it is cut, with lines that end in %j', (end) => {
    const text = STREAM.replaceAll('\n', end)
    for (let at = 0; at <= text.length; at++) {
      const parse = eventParser()
      expect([...parse(text.slice(0, at)), ...parse(text.slice(at))]).toEqual(EVENTS)
    }
    const letterByLetter = eventParser()
    expect([...text].flatMap((letter) => letterByLetter(letter))).toEqual(EVENTS)
  })

  test('only once they are complete', () => {
    const parse = eventParser()
    expect(parse('event: words\ndata: {}\n')).toEqual([])
    expect(parse('\n')).toEqual([{ event: 'words', data: '{}' }])
  })
})

const sent = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const streamOf = (...texts: string[]) => new Response(texts.join(''))

async function read(...texts: string[]) {
  const events: GenerationEvent[] = []
  return { events, answer: await readEvents(streamOf(...texts), (event) => events.push(event)) }
}

describe('a generation streamed as events', () => {
  const [scene] = exampleScript().scenes

  test('reports each event and ends with its result [B-CL-03]', async () => {
    const { events, answer } = await read(
      ': writing\n\n',
      sent('beat', { name: 'Hook' }),
      sent('words', { text: 'Line 1.' }),
      sent('scene', scene),
      sent('restart', { reason: 'too long' }),
      sent('script', { success: true }),
    )
    expect(events).toEqual([
      { event: 'beat', data: { name: 'Hook' } },
      { event: 'words', data: { text: 'Line 1.' } },
      { event: 'scene', data: scene },
      { event: 'restart', data: { reason: 'too long' } },
    ])
    expect(answer).toEqual({ success: true })
  })

  test('is not disturbed by what nobody knows', async () => {
    const { events, answer } = await read(
      sent('weather', { sun: true }),
      sent('words', { text: 7 }),
      'event: words\ndata: {"text\n\n',
      sent('script', 1),
    )
    expect({ events, answer }).toEqual({ events: [], answer: 1 })
  })

  test('that breaks off has no answer [B-ER-03]', async () => {
    expect((await read(sent('words', { text: 'One' }), 'event: script\ndata: {"suc')).answer).toBeUndefined()
    expect(await readEvents(new Response(null), () => undefined)).toBeUndefined()
  })

  test.each([
    [{ success: false, error: 'Too slow', code: 'timed_out', requestId: 'x' }, 504, 'Too slow'],
    [{ error: 'No', code: 'refused', field: 'features.1' }, 422, 'No'],
    [{ error: 'Odd', code: 'toString' }, 500, 'Odd'],
    [{ code: 7 }, 500, 'No response'],
    [null, 500, 'No response'],
  ])('fails as a plain answer would: %j', async (data, status, message) => {
    const failed = readEvents(streamOf(sent('error', data)), () => undefined)
    await expect(failed).rejects.toMatchObject({ status, message })
    await expect(failed).rejects.toBeInstanceOf(CallError)
  })

  test('lets go of the connection once it has its answer', async () => {
    const cancel = vi.fn<() => void>()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(sent('script', 1))),
      cancel,
    })
    expect(await readEvents(new Response(body), () => undefined)).toBe(1)
    expect(cancel).toHaveBeenCalledOnce()
  })
})
