import { createYielder } from '../yield-to-event-loop'
import { FeedFailure } from './feed-failure'

/** Of one entry, as text. */
const MAX_ENTRY_BYTES = 64 * 1024
const LISTS = new Set(['products', 'creators', 'data', 'items'])

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** A part of a feed in JSON: an entry of a list, or a member of the document itself that is no list. */
export type JsonPart = { entry: unknown } | { member: string; value: unknown } | { faulty: true }

/**
 * The parts of `[entry, ...]` or `{"products": [entry, ...], "date": ...}`, one after the other, so that a large document never stands in
 * memory as a whole a second time.
 * @throws FeedFailure where the document itself is broken
 */
export async function* jsonParts(body: Buffer): AsyncGenerator<JsonPart> {
  const text = new Cursor(body)
  text.skipBlanks()
  const opened = text.take()
  if (opened === OPEN_LIST) yield* entries(text)
  else if (opened === OPEN_OBJECT) yield* members(text)
  else throw broken()
  text.skipBlanks()
  if (!text.atEnd) throw broken()
}

async function* members(text: Cursor): AsyncGenerator<JsonPart> {
  text.skipBlanks()
  if (text.peek() === CLOSE_OBJECT) return void text.take()
  const yieldIfDue = createYielder()
  for (;;) {
    await yieldIfDue()
    text.skipBlanks()
    const name = parsed(text.value())
    text.skipBlanks()
    if (typeof name !== 'string' || text.take() !== COLON) throw broken()
    text.skipBlanks()
    if (LISTS.has(name) && text.peek() === OPEN_LIST) {
      text.take()
      yield* entries(text)
    } else {
      const value = text.value()
      // Whatever else stands there, such as notes of any length.
      if (value.length <= MAX_ENTRY_BYTES) yield { member: name, value: parsed(value) }
    }
    text.skipBlanks()
    const next = text.take()
    if (next === CLOSE_OBJECT) return
    if (next !== COMMA) throw broken()
  }
}

async function* entries(text: Cursor): AsyncGenerator<JsonPart> {
  text.skipBlanks()
  if (text.peek() === CLOSE_LIST) return void text.take()
  const yieldIfDue = createYielder()
  for (;;) {
    await yieldIfDue()
    text.skipBlanks()
    const value = text.value()
    yield value.length > MAX_ENTRY_BYTES ? { faulty: true } : { entry: parsed(value) }
    text.skipBlanks()
    const next = text.take()
    if (next === CLOSE_LIST) return
    if (next !== COMMA) throw broken()
  }
}

class Cursor {
  at: number

  constructor(private readonly body: Buffer) {
    // A byte order mark.
    this.at = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? 3 : 0
  }

  get atEnd() {
    return this.at >= this.body.length
  }
  peek() {
    return this.body[this.at]
  }
  take() {
    return this.body[this.at++]
  }
  skipBlanks() {
    while (isBlank(this.body[this.at])) this.at++
  }

  /** The bytes of the value that begins here; only its brackets and quotes are looked at. */
  value(): Buffer {
    const { body } = this
    const start = this.at
    let depth = 0
    while (this.at < body.length) {
      const byte = body[this.at]!
      if (byte === QUOTE) this.skipText()
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        depth++
        this.at++
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        // Of what holds this value.
        if (depth === 0) break
        depth--
        this.at++
        if (depth === 0) break
      } else if (depth === 0 && (byte === COMMA || byte === COLON || isBlank(byte))) break
      else {
        this.at++
        continue
      }
      if (depth === 0) break
    }
    if (this.at === start || depth > 0) throw broken()
    return body.subarray(start, this.at)
  }

  private skipText() {
    for (this.at++; this.at < this.body.length; this.at++) {
      const byte = this.body[this.at]
      if (byte === BACKSLASH) this.at++
      else if (byte === QUOTE) return void this.at++
    }
    throw broken()
  }
}

function parsed(value: Buffer): unknown {
  try {
    return JSON.parse(value.toString())
  } catch {
    throw broken()
  }
}

const broken = () => new FeedFailure('its JSON is not valid')
