import { invalidMimeType } from './storage-error'

/** Bytes at the start of a file that reveal its type. */
export const TELLING_BYTES = 4100

/** Files of these types begin in a way that can be recognised; without it they are something else. */
const RECOGNISABLE = /^(image\/(?!svg\+xml)|video\/|audio\/|font\/|application\/(pdf|zip|gzip)$)/

/** The type without its parameters, in lower case. */
export const essenceOf = (mimetype: string) => mimetype.split(';')[0]!.trim().toLowerCase()

/** @throws StorageError InvalidMimeType for what is no type at all, or none that the bucket takes. */
export function checkMimeType(allowed: string[] | null, mimetype: string): string {
  if (
    !/^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127} *(;[\x20-\x7e]{0,200})?$/.test(mimetype) ||
    !isAllowed(allowed, mimetype)
  )
    throw invalidMimeType(mimetype)
  return mimetype
}

/** A bucket takes a type by its name, by `image/*` or by `*`; one without a list takes all. */
export function isAllowed(allowed: string[] | null, mimetype: string): boolean {
  if (allowed === null || allowed.length === 0) return true
  const essence = essenceOf(mimetype)
  return allowed.some((pattern) => {
    const wanted = essenceOf(pattern)
    if (wanted === '*' || wanted === '*/*') return true
    return wanted.endsWith('/*') ? essence.startsWith(wanted.slice(0, -1)) : essence === wanted
  })
}

/**
 * A bucket that takes certain types only looks at the bytes, too: what a header says is anybody's word.
 * @throws StorageError InvalidMimeType
 */
export async function checkContent(allowed: string[] | null, mimetype: string, head: Uint8Array): Promise<void> {
  if (allowed === null || allowed.length === 0) return
  const actual = await contentType(essenceOf(mimetype), head)
  if (!isAllowed(allowed, actual)) throw invalidMimeType(actual)
}

/** What the first bytes are; text has no mark of its own and keeps the type it was given. */
export async function contentType(declared: string, head: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  if (found === undefined) return RECOGNISABLE.test(declared) ? 'application/octet-stream' : declared
  // Vector pictures, feeds and pages begin like any XML; packages of office documents are zips, and say so by their header.
  if (found === 'application/xml' && /xml\b/.test(declared)) return declared
  return found
}
