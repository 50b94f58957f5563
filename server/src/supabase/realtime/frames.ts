import * as z from 'zod'

/** Of the Phoenix protocol: 1 sends objects, 2 lists and binary frames (contract 5.1). */
export type Version = 1 | 2

const Ref = z.union([z.string().max(255), z.number(), z.null()]).default(null)
export type Ref = z.output<typeof Ref>

/** A user's message: JSON text, or bytes that only protocol 2 can carry. */
export interface Broadcast {
  event: string
  body: string | Buffer
  /** The sender wants it to be kept. */
  persist?: boolean
}

export const NOT_KEPT = 'Broadcasts are not persisted here'

/** What a client sent. */
export interface Frame {
  joinRef: Ref
  ref: Ref
  topic: string
  event: string
  payload: unknown
  /** Of a binary frame, instead of a payload. */
  broadcast?: Broadcast
}

/** A frame that cannot be read: the connection ends with this code (RFC 6455, 7.4.1). */
export class FrameFault extends Error {
  override readonly name = 'FrameFault'

  constructor(
    readonly closeCode: 1003 | 1007,
    message: string,
  ) {
    super(message)
  }
}

const Text = z.string().max(1024)
const FrameList = z.tuple([Ref, Ref, Text, Text, z.unknown()])
const FrameObject = z.object({
  join_ref: Ref,
  ref: Ref,
  topic: Text,
  event: Text,
  payload: z.unknown().optional(),
})

const USER_BROADCAST_PUSH = 3
const USER_BROADCAST = 4
const RAW = 0
const JSON_ENCODED = 1

/** @throws FrameFault */
export function decodeFrame(version: Version, data: Buffer, isBinary: boolean): Frame {
  if (isBinary) {
    if (version === 1) throw new FrameFault(1003, 'This protocol has no binary frames')
    return decodeBinary(data)
  }
  const json = parseJson(data.toString('utf8'))
  if (version === 1) {
    const parsed = FrameObject.safeParse(json)
    if (!parsed.success) throw new FrameFault(1007, 'Not a message of protocol 1')
    const { join_ref: joinRef, payload, ...rest } = parsed.data
    return { joinRef, ...rest, payload }
  }
  const parsed = FrameList.safeParse(json)
  if (!parsed.success) throw new FrameFault(1007, 'Not a message of protocol 2')
  const [joinRef, ref, topic, event, payload] = parsed.data
  return { joinRef, ref, topic, event, payload }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FrameFault(1007, 'Not valid JSON')
  }
}

/** Bytes: 3, five lengths, the encoding, then the five texts and the payload. */
function decodeBinary(data: Buffer): Frame {
  if (data[0] !== USER_BROADCAST_PUSH) throw new FrameFault(1003, 'Unknown kind of binary frame')
  const lengths = [...data.subarray(1, 6)]
  const encoding = data[6]
  const end = lengths.reduce((sum, length) => sum + length, 7)
  if (encoding === undefined || end > data.length) throw new FrameFault(1007, 'The binary frame is cut off')
  if (encoding !== RAW && encoding !== JSON_ENCODED) throw new FrameFault(1007, 'Unknown encoding of a payload')

  let offset = 7
  const [joinRef, ref, topic, event, metadata] = lengths.map((length) => {
    offset += length
    return shortText(data.subarray(offset - length, offset))
  }) as [string, string, string, string, string]

  // A copy: the bytes wait for others to receive them, and must not keep the whole network buffer.
  const payload = Buffer.from(data.subarray(end))
  const body = encoding === RAW ? payload : payload.toString('utf8')
  if (typeof body === 'string') parseJson(body)
  const refs = { joinRef: joinRef || null, ref: ref || null }
  return { ...refs, topic, event: 'broadcast', payload: undefined, broadcast: { event, body, ...optionsIn(metadata) } }
}

/** The metadata of a broadcast: JSON or nothing. */
const optionsIn = (metadata: string) => (metadata !== '' && persists(parseJson(metadata)) ? { persist: true } : {})

const Persisting = z.object({ persist: z.literal(true) })

export const persists = (value: unknown) => Persisting.safeParse(value).success

/** The official client writes one byte for each character code: "é" is not UTF-8 then, but Latin-1. */
function shortText(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return text.includes('\ufffd') ? bytes.toString('latin1') : text
}

/** A frame as it goes out, in bytes, so that many sockets can get the same. */
export interface Outgoing {
  data: Buffer
  binary: boolean
}

export const textFrame = (text: string): Outgoing => ({ data: Buffer.from(text), binary: false })

/** What a message is about; a push of the server has no refs. */
export interface Address {
  topic: string
  event: string
  ref?: Ref
  joinRef?: Ref
}

/** One text frame. `payload` is JSON text. */
export function encodeFrame(version: Version, address: Address, payload: string): string {
  const { topic, event, ref = null, joinRef = null } = address
  const [joinRefJson, refJson, topicJson, eventJson] = [joinRef, ref, topic, event].map((part) => JSON.stringify(part))
  return version === 1
    ? `{"topic":${topicJson},"event":${eventJson},"payload":${payload},"ref":${refJson},"join_ref":${joinRefJson}}`
    : `[${joinRefJson},${refJson},${topicJson},${eventJson},${payload}]`
}

/** A broadcast for its receivers; undefined where the protocol cannot carry it. */
export function encodeBroadcast(version: Version, topic: string, { event, body }: Broadcast): Outgoing | undefined {
  if (typeof body === 'string') {
    const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body}}`
    return textFrame(encodeFrame(version, { topic, event: 'broadcast' }, payload))
  }
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)]
  if (version === 1 || topicBytes.length > 255 || eventBytes.length > 255) return undefined
  const head = Buffer.from([USER_BROADCAST, topicBytes.length, eventBytes.length, 0, RAW])
  return { data: Buffer.concat([head, topicBytes, eventBytes, body]), binary: true }
}
