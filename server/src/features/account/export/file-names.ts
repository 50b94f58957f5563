/** Characters of a title that become part of a file's name. */
const MAX_LENGTH = 80

/** Bytes of it: most file systems end a name at 255, with its number and ending. An emoji has four or more. */
const MAX_BYTES = 230

/** What file systems and shells read as something else; the last two hide or turn around what stands beside them. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]+/gu

/** Devices on Windows, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** A title as the name of a file, without ending, that every system can unpack. Never empty. */
export function fileNameOf(title: string): string {
  const plain = title.normalize('NFC').replace(UNFIT, ' ').replace(/\s+/g, ' ')
  const name = trimmed(shortened(trimmed(plain)))
  if (name === '') return 'Untitled script'
  return RESERVED.test(name) ? `_${name}` : name
}

/** Shortens a name between two characters. */
function shortened(name: string): string {
  let bytes = 0
  const fits = (character: string) => (bytes += Buffer.byteLength(character)) <= MAX_BYTES
  const letters = [...name].slice(0, MAX_LENGTH)
  const end = letters.findIndex((letter) => !fits(letter))
  return letters.slice(0, end < 0 ? MAX_LENGTH : end).join('')
}

/** Neither hidden, nor cut off by Windows, nor mistaken for an option. */
function trimmed(name: string): string {
  return name.replace(/^[\s.~-]+|[\s.]+$/g, '')
}

/** Gives each title a name that no other file has, upper and lower case being the same: "Tumbler", "Tumbler (2)". */
export function createFileNames(): (title: string) => string {
  const used = new Set<string>()
  const next = new Map<string, number>()
  return (title) => {
    const name = fileNameOf(title)
    const key = name.toLowerCase()
    for (let number = next.get(key) ?? 1; ; number++) {
      const candidate = number === 1 ? name : `${name} (${number})`
      if (used.has(candidate.toLowerCase())) continue
      used.add(candidate.toLowerCase())
      next.set(key, number + 1)
      return candidate
    }
  }
}
