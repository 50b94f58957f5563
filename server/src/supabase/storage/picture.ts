import sharp, { type Sharp } from 'sharp'
import { contentType, TELLING_BYTES } from './content-type'
import { createLimiter } from './limiter'
import { invalidMimeType, invalidRequest } from './storage-error'

/** Buckets that take pictures only and keep none of them as it came: what a camera writes into a file is nobody's business. */
export const PICTURE_BUCKETS: ReadonlySet<string> = new Set(['avatars'])

/** Bytes of a picture that is made anew: it is held in memory meanwhile. (OP-25) */
export const PICTURE_BYTES = 5 * 1024 * 1024

/** A few bytes can say that they are a picture as large as a field; a phone's largest have about 50 million. */
const PIXELS = 64_000_000
const LARGEST_SIDE = 1024
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
}

export interface Pictures {
  /** The picture alone, upright, at most 1024 pixels wide and high. @throws StorageError for what is none. */
  remake(bytes: Buffer): Promise<Picture>
  /** @throws StorageError for what is no picture. */
  transform(bytes: Buffer, transform: Transform): Promise<Picture>
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
  const inLine = createLimiter(2, 64)

  const made = (bytes: Buffer, quality: number, change: (picture: Sharp) => Sharp) =>
    inLine(async () => {
      const type = await contentType('application/octet-stream', bytes.subarray(0, TELLING_BYTES))
      const format = FORMATS.get(type)
      if (!format) throw invalidMimeType(type)
      try {
        const picture = change(await opened(bytes)).timeout({ seconds: SECONDS })
        return { bytes: await encoded(picture, format, quality).toBuffer(), mimetype: `image/${format}` }
      } catch (error) {
        throw invalidRequest('The picture is damaged or too large to be shown', { cause: error })
      }
    })

  return {
    remake: (bytes) =>
      made(bytes, 85, (picture) =>
        picture.resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true }),
      ),
    transform: (bytes, { width, height, resize, quality }) =>
      // "contain" of the protocol draws no bars: the picture becomes smaller than asked on one side.
      made(bytes, quality, (picture) =>
        picture.resize({ width, height, fit: resize === 'contain' ? 'inside' : resize }),
      ),
  }
}

/** Upright by what the camera noted; that note, place and time are not written again. */
async function opened(bytes: Buffer): Promise<Sharp> {
  const options = { limitInputPixels: PIXELS, failOn: 'error' } as const
  const { pages = 1, width, pageHeight = 0 } = await sharp(bytes, options).metadata()
  const animated = pages > 1 && pages <= FRAMES && pages * width * pageHeight <= PIXELS
  return animated ? sharp(bytes, { ...options, animated }) : sharp(bytes, options).autoOrient()
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
