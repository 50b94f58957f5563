import { optionLabel, VIDEO_LENGTHS, VIDEO_STYLES, type VideoLength, type VideoStyle } from '@reelwright/shared'

/** What stands in the form of the try-out, as typed. */
export interface TryOutWish {
  product: string
  /** Separated by commas. */
  features: string
  style: VideoStyle
  length: VideoLength
}

export type TryOutField = 'product' | 'features'

/** Works with one click; the sample sheet was written from the same words. */
export const EXAMPLE_WISH: TryOutWish = {
  product: 'Juniper car phone holder',
  features: 'one-hand release, strong suction cup, fits any phone',
  style: 'product-review',
  length: 30,
}

export const STYLE_CHOICES = VIDEO_STYLES.map((value) => ({ value, label: optionLabel(value) }))
export const LENGTH_CHOICES = VIDEO_LENGTHS.map((value) => ({ value, label: `${value} sec` }))

/** The typed features one by one; blanks are dropped. */
export function featureList(features: string): string[] {
  return features
    .split(/[,\n]/)
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '')
}

/** Whether both wishes are about the same product: their scripts are versions of each other then. */
export function isSameProduct(one: TryOutWish, other: TryOutWish): boolean {
  const name = ({ product }: TryOutWish) => product.trim().normalize('NFC').toLowerCase()
  return name(one) === name(other)
}

/** What stands in the form now. */
export function readWish(form: FormData): TryOutWish {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    product: typed('product'),
    features: typed('features'),
    style: STYLE_CHOICES.find(({ value }) => value === typed('style'))?.value ?? EXAMPLE_WISH.style,
    length: LENGTH_CHOICES.find(({ value }) => String(value) === typed('length'))?.value ?? EXAMPLE_WISH.length,
  }
}
