import { Unreadable } from './found-script'

/**
 * The text of a file: by its mark UTF-8 or UTF-16, else UTF-8, else what Windows wrote before it. Line breaks become "\n", and what no
 * script can hold (NULs, other controls, half surrogate pairs) goes.
 * @throws Unreadable when the bytes are no text
 */
export function fileText(bytes: Uint8Array): string {
  return cleanText(decoded(bytes))
}

function decoded(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const utf16 = unmarkedUtf16(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  // A few stray NULs are a slip; many are a picture or a program.
  if (zerosIn(bytes) > 8) throw new Unreadable('This is not a text file.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const LOOKED_AT = 2000

const zerosIn = (bytes: Uint8Array) => bytes.subarray(0, LOOKED_AT).filter((byte) => byte === 0).length

/** Western text in UTF-16 has a NUL in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, LOOKED_AT)
  if (start.length < 4) return undefined
  const share = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length / (start.length / 2)
  if (share(1) > 0.7 && share(0) < 0.1) return 'utf-16le'
  if (share(0) > 0.7 && share(1) < 0.1) return 'utf-16be'
  return undefined
}

/** Text that can be stored, line breaks as "\n". */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
      // oxlint-disable-next-line no-control-regex -- these are what must go
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f\ufeff]|\p{Surrogate}/gu, '')
  )
}

/** The same for what was read within a larger file: blank lines and blanks around it go, too. */
export const trimmedText = (text: string) =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
