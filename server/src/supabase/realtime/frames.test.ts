import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeFrame, encodeBroadcast, encodeFrame, FrameFault, type Version } from './frames'

/** Kind 3 as the official client writes it. */
function push(texts: string[], encoding: number, payload: Uint8Array): Buffer {
  const parts = texts.map((text) => Buffer.from(text))
  return Buffer.concat([Buffer.from([3, ...parts.map(({ length }) => length), encoding]), ...parts, payload])
}

describe('what comes in', () => {
  test.each<[Version, string, object]>([
    [
      1,
      '{"topic":"t","event":"e","payload":{"a":1},"ref":"2","join_ref":"1"}',
      { joinRef: '1', ref: '2', payload: { a: 1 } },
    ],
    [1, '{"topic":"t","event":"e","payload":{},"ref":null}', { joinRef: null, ref: null, payload: {} }],
    [2, '["1","2","t","e",{"a":1}]', { joinRef: '1', ref: '2', payload: { a: 1 } }],
    [2, '[null,null,"t","e",{}]', { joinRef: null, ref: null, payload: {} }],
    [2, '[1,2,"t","e",null]', { joinRef: 1, ref: 2, payload: null }],
  ])('protocol %d reads %s', (version, text, expected) => {
    expect(decodeFrame(version, Buffer.from(text), false)).toEqual({ topic: 't', event: 'e', ...expected })
  })

  test.each<[string, string, string | Buffer]>([
    ['JSON', 'said', '{"a":"ü"}'],
    ['bytes', 'é', Buffer.from([0, 255])],
  ])('a binary broadcast with %s', (_name, event, body) => {
    const isText = typeof body === 'string'
    const data = push(['1', '2', 'realtime:a', event, ''], isText ? 1 : 0, Buffer.from(body))
    expect(decodeFrame(2, data, true)).toEqual({
      joinRef: '1',
      ref: '2',
      topic: 'realtime:a',
      event: 'broadcast',
      payload: undefined,
      broadcast: { event, body },
    })
  })

  test('a binary broadcast whose texts are written one byte a letter, as the official client does', () => {
    const data = Buffer.concat([Buffer.from([3, 1, 0, 1, 1, 0, 1, 49, 0xe9, 0xfc]), Buffer.from('{}')])
    expect(decodeFrame(2, data, true)).toMatchObject({ topic: 'é', broadcast: { event: 'ü' }, ref: null })
  })

  test('whatever comes is a frame or a fault that says how to close', () => {
    const data = fc.oneof(
      fc.json(),
      fc.string(),
      fc.uint8Array().map((bytes) => Buffer.from([3, ...bytes])),
      fc.uint8Array(),
    )
    fc.assert(
      fc.property(data, fc.constantFrom<Version>(1, 2), fc.boolean(), (data, version, isBinary) => {
        try {
          const frame = decodeFrame(version, Buffer.from(data), isBinary)
          expect(typeof frame.topic).toBe('string')
        } catch (error) {
          expect(error).toBeInstanceOf(FrameFault)
        }
      }),
    )
  })
})

describe('what goes out', () => {
  test.each<[Version, string]>([
    [1, '{"topic":"t","event":"e","payload":{"a":1},"ref":"2","join_ref":"1"}'],
    [2, '["1","2","t","e",{"a":1}]'],
  ])('a message in protocol %d', (version, text) => {
    expect(encodeFrame(version, { topic: 't', event: 'e', ref: '2', joinRef: '1' }, '{"a":1}')).toBe(text)
  })

  test('a binary broadcast that is to be kept says so in its metadata', () => {
    const frame = (metadata: string) =>
      decodeFrame(2, push(['1', '2', 'realtime:a', 'e', metadata], 1, Buffer.from('1')), true)
    expect(frame('{"persist":true}').broadcast).toEqual({ event: 'e', body: '1', persist: true })
    expect(frame('{"persist":false}').broadcast).toEqual({ event: 'e', body: '1' })
    expect(() => frame('{')).toThrow('Not valid JSON')
  })

  test('a broadcast in JSON is text in both protocols', () => {
    const payload = '{"type":"broadcast","event":"e","payload":{"a":1}}'
    const body = { event: 'e', body: '{"a":1}' }
    expect(encodeBroadcast(2, 't', body)?.data.toString()).toBe(`[null,null,"t","broadcast",${payload}]`)
    expect(encodeBroadcast(1, 't', body)?.data.toString()).toBe(
      `{"topic":"t","event":"broadcast","payload":${payload},"ref":null,"join_ref":null}`,
    )
  })

  test('a broadcast of bytes is a binary frame of protocol 2, and cannot be sent in protocol 1', () => {
    const broadcast = { event: 'ev', body: Buffer.from([9]) }
    const expected = Buffer.concat([Buffer.from([4, 1, 2, 0, 0]), Buffer.from('tev'), Buffer.from([9])])
    expect(encodeBroadcast(2, 't', broadcast)).toEqual({ data: expected, binary: true })
    expect(encodeBroadcast(1, 't', broadcast)).toBeUndefined()
    expect(encodeBroadcast(2, 'x'.repeat(256), broadcast)).toBeUndefined()
  })

  test('what is encoded is read again as it was', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 50 }),
        fc.string({ maxLength: 50 }),
        fc.jsonValue(),
        (topic, event, payload) => {
          for (const version of [1, 2] as const) {
            const text = encodeFrame(version, { topic, event, ref: '1' }, JSON.stringify(payload))
            const frame = decodeFrame(version, Buffer.from(text), false)
            expect(frame).toEqual({
              topic,
              event,
              ref: '1',
              joinRef: null,
              payload: JSON.parse(JSON.stringify(payload)) as unknown,
            })
          }
        },
      ),
    )
  })
})
