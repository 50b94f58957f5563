import { AVATAR } from '@reelwright/shared'

export interface PictureFacts {
  type: (typeof AVATAR.types)[number]
  width: number
  height: number
}

/** More would fill the memory of a phone when the browser unpacks it, whatever the file weighs. */
const MAX_PIXELS = 60_000_000

/** How much of a file `pictureFault` wants to see: what cameras write before the size of a photo fits in. */
export const HEAD_BYTES = 512 * 1024

/** Why a chosen file cannot become an avatar, before anything is uploaded; undefined for a picture that can. (OP-25) */
export function pictureFault(size: number, head: Uint8Array): string | undefined {
  if (size === 0) return 'This file is empty. Choose another picture.'
  const facts = pictureFacts(head)
  if (!facts) return 'This file type isn’t supported. Choose a PNG, JPEG, WebP or GIF file.'
  if (size > AVATAR.maxBytes) {
    return `This picture is ${(size / 1024 / 1024).toFixed(1)} MB. Choose one that’s 5 MB or smaller.`
  }
  if (facts.width === 0 || facts.height === 0) return 'This picture is damaged. Choose another.'
  if (facts.width * facts.height > MAX_PIXELS) {
    return `This picture is too large: ${facts.width} x ${facts.height} pixels. Choose one with 60 megapixels or fewer.`
  }
  return undefined
}

/** Type and size of a picture by its first bytes: a file's name and declared type are only what somebody says. */
export function pictureFacts(head: Uint8Array): PictureFacts | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    return png(view) ?? gif(view) ?? webp(view) ?? jpeg(view)
  } catch (error) {
    // It ends before the size that its beginning promises.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const text = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

function png(view: DataView): PictureFacts | undefined {
  if (view.getUint32(0) !== 0x89504e47 || text(view, 12, 4) !== 'IHDR') return undefined
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

function gif(view: DataView): PictureFacts | undefined {
  if (!/^GIF8[79]a$/.test(text(view, 0, 6))) return undefined
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function webp(view: DataView): PictureFacts | undefined {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return undefined
  const size = webpSize(view, text(view, 12, 4))
  return size && { type: 'image/webp', width: size[0], height: size[1] }
}

/** One of three forms: lossy, lossless, or extended. */
function webpSize(view: DataView, form: string): [number, number] | undefined {
  if (form === 'VP8 ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
  }
  if (form === 'VP8X') {
    return [(view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1]
  }
  return undefined
}

/** The size stands in a "start of frame" segment, behind what the camera wrote. */
function jpeg(view: DataView): PictureFacts | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  for (;;) {
    const marker = view.getUint16(at)
    if (marker === 0xffff) {
      at += 1
      continue
    }
    if (marker < 0xff01) return undefined
    const frame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (frame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    const length = view.getUint16(at + 2)
    if (length < 2) return undefined
    at += 2 + length
  }
}
