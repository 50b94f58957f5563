import { inflateRawSync } from 'node:zlib'

/** For tests of this folder only: the files of a ZIP, by its central directory, as unpacking programs read it. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('The archive has no end')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + packed)
    const plain = bytes.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)
    if (plain.length !== size) throw new Error(`${name} is not whole`)
    if (files.has(name)) throw new Error(`${name} is there twice`)
    files.set(name, plain)
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32)
  }
  return files
}

/** A complete scene as the writer makes it. */
export const sceneOf = (id: number, voiceover: string, duration = 4) => ({
  id,
  duration,
  voiceover,
  visualCue: `Cue ${id}`,
  cameraDirection: 'Close-up',
  notes: '',
})
