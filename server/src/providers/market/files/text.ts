import { AppError } from '../../../platform/app-error'
import { addNote } from './table'

/** Bytes that are looked at before anything is said about a file. */
export const HEAD_BYTES = 64 * 1024

/** The beginning of a stream, and the whole of it. */
export async function peek(
  stream: AsyncIterable<Uint8Array>,
): Promise<{ head: Buffer; all: AsyncIterable<Uint8Array> }> {
  const source = stream[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let [bytes, over] = [0, false]
  while (bytes < HEAD_BYTES && !over) {
    const next = await source.next()
    if (next.done) over = true
    else bytes += chunks.push(next.value) && next.value.byteLength
  }
  async function* all() {
    try {
      yield* chunks.splice(0)
      while (!over) {
        const next = await source.next()
        if (next.done) return
        yield next.value
      }
    } finally {
      await source.return?.()
    }
  }
  return { head: Buffer.concat(chunks), all: all() }
}

/** What the first bytes say of the encoding. `utf-8` is a guess: see `decode`. */
export function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [a, b] = head
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  // Without a mark: every other byte of western text is zero.
  const [even, odd] = zeros(head.subarray(0, 2000))
  if (odd > 0.4 && even < 0.05) return 'utf-16le'
  if (even > 0.4 && odd < 0.05) return 'utf-16be'
  return isUtf8(head) ? 'utf-8' : 'windows-1252'
}

function zeros(bytes: Uint8Array): [even: number, odd: number] {
  const found: [number, number] = [0, 0]
  bytes.forEach((byte, at) => {
    if (byte === 0) found[at % 2]!++
  })
  const half = Math.max(1, bytes.length / 2)
  return [found[0] / half, found[1] / half]
}

/** The head may end in the midst of a character. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

/** @throws AppError for what no text begins with: pictures, archives, programs, web pages */
export function checkIsText(head: Uint8Array, encoding: string): void {
  const bytes = head.subarray(0, 4000)
  const text = new TextDecoder(encoding).decode(bytes, { stream: true })
  if (/^\s*<(!doctype html|html|table|head|body|meta|\?xml)/i.test(text)) {
    throw unsupported(
      'This is a web page or XML, though its name may say otherwise. Open it in a spreadsheet program and save it as XLSX or CSV.',
    )
  }
  // oxlint-disable-next-line no-control-regex
  const odd = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0
  if (text.startsWith('%PDF') || odd > text.length / 100)
    throw unsupported('This isn’t a table. You can import CSV, TSV, XLSX and JSON files.')
}

export const unsupported = (message: string) => new AppError('unsupported_media_type', message)

export interface Decoding {
  encoding: string
  notes: string[]
}

/** Bytes as text. A file that was plain ASCII for long may turn out to be windows-1252 late: `decoding.encoding` is changed then. */
export async function* decode(bytes: AsyncIterable<Uint8Array>, decoding: Decoding): AsyncGenerator<string> {
  let decoder = new TextDecoder(decoding.encoding, { fatal: decoding.encoding === 'utf-8' })
  let plain = true
  for await (const chunk of bytes) {
    let text: string
    try {
      text = decoder.decode(chunk, { stream: true })
    } catch {
      if (plain) decoding.encoding = 'windows-1252'
      else addNote(decoding.notes, 'Some characters aren’t valid UTF-8 and were replaced')
      decoder = new TextDecoder(decoding.encoding)
      text = decoder.decode(chunk, { stream: true })
    }
    if (plain && decoding.encoding === 'utf-8') plain = isPlain(chunk)
    if (text) yield text
  }
  let rest = ''
  try {
    rest = decoder.decode()
  } catch {
    addNote(decoding.notes, 'The file ends in the middle of a character')
  }
  if (decoding.encoding === 'windows-1252') {
    addNote(decoding.notes, 'The text uses the older Windows-1252 encoding. Check that accented letters look right.')
  }
  if (rest) yield rest
}

function isPlain(chunk: Uint8Array): boolean {
  return chunk.every((byte) => byte < 0x80)
}
