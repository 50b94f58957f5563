// What Windows, macOS or a shell reads as something else, and invisible characters.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff"*/:<>?\\|]|\p{Surrogate}/gu
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** In bytes: systems allow 255, and browsers add " (1)". */
const MAX_BYTES = 120

/** A name for a script's file that every system takes: "Glaciero tumbler - Skit Script.srt". */
export function scriptFileName(title: string, ending: 'txt' | 'srt' | 'pdf'): string {
  const plain = title.normalize('NFC').replace(FORBIDDEN, ' ').split(/\s+/).join(' ').trim()
  const name = shortened(plain).replace(/^[. ]+|[. ]+$/g, '')
  return `${name === '' || RESERVED.test(name) ? 'Script' : name}.${ending}`
}

function shortened(name: string): string {
  let bytes = 0
  let kept = ''
  for (const letter of name) {
    bytes += bytesOf(letter)
    if (bytes > MAX_BYTES) break
    kept += letter
  }
  return kept
}

/** In UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
