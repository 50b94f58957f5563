import type { ExportLayout } from '@reelwright/shared'
import { cleanLine } from './text/clean-text'

/** Longest name before the ending, in bytes of UTF-8: file systems take 255. */
const MAX_BYTES = 120

const SUFFIX: Record<ExportLayout, string> = { script: '', 'shot-list': ' - shot list', prompter: ' - prompter' }

/** Names that Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** What a script's PDF is called: its title without anything a file system or a header could take for something else. */
export function fileName(title: string, layout: ExportLayout): string {
  const plain = cleanLine(title)
    .replace(/[\\/:*?"<>|%;\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  let short = ''
  for (const character of plain) {
    if (Buffer.byteLength(short + character) > MAX_BYTES) break
    short += character
  }
  const name = short.trim()
  return `${name === '' || RESERVED.test(name) ? 'script' : name}${SUFFIX[layout]}.pdf`
}

/** Content-Disposition by RFC 6266: a name in ASCII for all, and the true one. */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const fallback = /^[^a-z0-9]*(- (shot list|prompter))?\.[a-z]+$/i.test(ascii)
    ? `script ${ascii}`.replace(' .', '.')
    : ascii
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`
}
