import { AccountFault } from './problem-text'

/** Pixels of a picture that is cut out. */
interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Sharp at every size that is shown, on every screen. */
const MAX_SIDE = 512

/** A square of at most 512 pixels, as WebP where the browser can write it, else as PNG. */
export async function cropPicture(source: string, area: Area): Promise<Blob> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  const side = Math.max(1, Math.min(MAX_SIDE, Math.round(Math.min(area.width, area.height))))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new AccountFault('This browser can’t crop pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new AccountFault('The picture couldn’t be cropped.')
  return blob
}
