import { Inflate } from 'fflate'
import { MAX_UNPACKED_BYTES, Unreadable } from './found-script'

export interface PackedFile {
  path: string
  /** @throws Unreadable when it is damaged, locked, or more than may be unpacked */
  read: () => Uint8Array
}

const DAMAGED = 'The file is damaged or incomplete.'
export const TOO_LARGE = `Unzipped, it is larger than ${MAX_UNPACKED_BYTES / 1_000_000} MB.`
const MAX_ENTRIES = 20_000
/** Packed bytes that are unpacked before what came of them is counted: at most a thousand times as many. */
const SLICE = 16_384

/** Whether the bytes begin as a ZIP does. */
export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/**
 * The files in a ZIP by the list at its end, nothing unpacked yet. What all of them unpack to is counted while they are read, since the
 * the sizes in a ZIP may be wrong.
 * @throws Unreadable when the list is not there or not whole
 */
export function filesInZip(bytes: Uint8Array): PackedFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const budget = { left: MAX_UNPACKED_BYTES }
  try {
    const end = endOf(view)
    const count = Math.min(MAX_ENTRIES, view.getUint16(end + 10, true))
    let at = view.getUint32(end + 16, true)
    return Array.from({ length: count }, () => {
      const entry = entryAt(view, bytes, at)
      at = entry.next
      return { path: entry.path, read: () => unpacked(view, bytes, entry, budget) }
    }).filter(({ path }) => !path.endsWith('/'))
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(DAMAGED)
  }
}

/** The record at the end; a comment may stand behind it. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 65_535); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new Unreadable(DAMAGED)
}

interface Entry {
  path: string
  method: number
  isLocked: boolean
  packed: number
  start: number
  next: number
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): Entry {
  if (view.getUint32(at, true) !== 0x02014b50) throw new Unreadable(DAMAGED)
  const flags = view.getUint16(at + 8, true)
  const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
  const name = bytes.subarray(at + 46, at + 46 + (nameLength ?? 0))
  return {
    path: new TextDecoder(flags & 0x800 ? 'utf-8' : 'windows-1252').decode(name),
    method: view.getUint16(at + 10, true),
    isLocked: (flags & 1) === 1,
    packed: view.getUint32(at + 20, true),
    start: view.getUint32(at + 42, true),
    next: at + 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0),
  }
}

function unpacked(view: DataView, bytes: Uint8Array, entry: Entry, budget: { left: number }): Uint8Array {
  if (entry.isLocked) throw new Unreadable('It is password protected.')
  const { start, packed, method } = entry
  if (start + 30 > bytes.length || view.getUint32(start, true) !== 0x04034b50) throw new Unreadable(DAMAGED)
  const begin = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  const content = bytes.subarray(begin, begin + packed)
  if (content.length < packed) throw new Unreadable(DAMAGED)
  if (method === 0) {
    take(budget, content.length)
    return content
  }
  if (method !== 8) throw new Unreadable('Its ZIP format is not supported.')
  return inflated(content, budget)
}

function inflated(content: Uint8Array, budget: { left: number }): Uint8Array {
  const chunks: Uint8Array[] = []
  let isWhole = false
  const inflate = new Inflate((chunk, isLast) => {
    take(budget, chunk.length)
    chunks.push(chunk)
    isWhole = isLast
  })
  try {
    for (let at = 0; at < content.length; at += SLICE)
      inflate.push(content.subarray(at, at + SLICE), at + SLICE >= content.length)
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(DAMAGED)
  }
  if (!isWhole) throw new Unreadable(DAMAGED)
  return joined(chunks)
}

function take(budget: { left: number }, bytes: number) {
  budget.left -= bytes
  if (budget.left < 0) throw new Unreadable(TOO_LARGE)
}

function joined(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
