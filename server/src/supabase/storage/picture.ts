import type { Sharp } from 'sharp'
import { createConcurrencyLimiter } from '../../platform/concurrency-limiter'
import { contentType, TELLING_BYTES } from './content-type'
import { busy, invalidMimeType, invalidRequest } from './storage-error'

/** Buckets that re-encode every picture, to remove what cameras write into files. */
export const PICTURE_BUCKETS: ReadonlySet<string> = new Set(['avatars'])

/** Largest picture that is re-encoded: it is held in memory meanwhile. */
export const PICTURE_BYTES = 5 * 1024 * 1024

/** A few bytes can say that they are a picture as large as a field; a phone's largest have about 50 million. */
const PIXELS = 64_000_000
const MAX_SIDE = 1024
/** Longer animations become still. */
const FRAMES = 300
const SECONDS = 20

export interface Picture {
  bytes: Buffer
  mimetype: string
}

export interface Transform {
  width?: number | undefined
  height?: number | undefined
  resize: 'cover' | 'contain' | 'fill'
  quality: number
  /** Otherwise in the format it has. */
  asWebp?: boolean
}

export interface Pictures {
  /** The picture alone, upright, at most 1024 pixels wide and high. @throws StorageError for what is none. */
  remake(bytes: Buffer): Promise<Picture>
  /**
   * Reads the picture only when its turn has come, so that a crowd in line holds no bytes.
   * @throws StorageError for what is no picture, or would become too large a one.
   */
  transform(read: () => Promise<Buffer>, transform: Transform): Promise<Picture>
}

type Format = 'png' | 'jpeg' | 'webp' | 'gif'
const FORMATS = new Map<string, Format>([
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
])

export function createPictures(): Pictures {
  // Two keep two cores busy, and leave threads for the disk.
  const inLine = createConcurrencyLimiter(2, 64, busy)

  const made = (
    read: () => Promise<Buffer>,
    wanted: { quality: number; asWebp?: boolean },
    change: (picture: Sharp, size: Size) => Sharp,
  ) =>
    inLine(async () => {
      const bytes = await read()
      const type = await contentType('application/octet-stream', bytes.subarray(0, TELLING_BYTES))
      const ownFormat = FORMATS.get(type)
      if (!ownFormat) throw invalidMimeType(type)
      const format = wanted.asWebp ? 'webp' : ownFormat
      try {
        const { picture, size } = await opened(bytes)
        const changed = change(picture, size).timeout({ seconds: SECONDS })
        return { bytes: await encoded(changed, format, wanted.quality).toBuffer(), mimetype: `image/${format}` }
      } catch (error) {
        throw invalidRequest('The picture is damaged or too large to display', { cause: error })
      }
    })

  return {
    remake: (bytes) =>
      made(
        () => Promise.resolve(bytes),
        { quality: 85 },
        (picture) => picture.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }),
      ),
    transform: (read, { width, height, resize, ...wanted }) =>
      made(read, wanted, (picture, size) => {
        if (pixelsOf(size, { width, height }) > PIXELS) throw new RangeError('The picture would become too large')
        // "contain" of the protocol draws no bars: the picture becomes smaller than asked on one side.
        return picture.resize({ width, height, fit: resize === 'contain' ? 'inside' : resize })
      }),
  }
}

/** Size of one frame after rotation. */
interface Size {
  width: number
  height: number
  frames: number
}

/** Upright by what the camera noted; that note, place and time are not written again. */
async function opened(bytes: Buffer): Promise<{ picture: Sharp; size: Size }> {
  // Loaded with the first picture: it takes 15 MB.
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: PIXELS, failOn: 'error' } as const
  const { pages = 1, width, pageHeight = 0, autoOrient } = await sharp(bytes, options).metadata()
  const animated = pages > 1 && pages <= FRAMES && pages * width * pageHeight <= PIXELS
  return animated
    ? { picture: sharp(bytes, { ...options, animated }), size: { width, height: pageHeight, frames: pages } }
    : { picture: sharp(bytes, options).autoOrient(), size: { ...autoOrient, frames: 1 } }
}

/** At most, when a picture is brought to a width, a height or both: a line of pixels that is made wide becomes as much higher. */
function pixelsOf(size: Size, { width, height }: Pick<Transform, 'width' | 'height'>): number {
  const scale = width === undefined ? (height ?? size.height) / size.height : width / size.width
  return (width ?? size.width * scale) * (height ?? size.height * scale) * size.frames
}

function encoded(picture: Sharp, format: Format, quality: number): Sharp {
  switch (format) {
    case 'png':
      return picture.png()
    case 'jpeg':
      return picture.jpeg({ quality })
    case 'webp':
      return picture.webp({ quality })
    case 'gif':
      return picture.gif()
  }
}
