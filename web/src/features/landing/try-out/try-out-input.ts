import { optionLabel, VIDEO_LENGTHS, VIDEO_STYLES, type VideoLength, type VideoStyle } from '@reelwright/shared'

/** The form values of the try-out, as typed. */
export interface TryOutInput {
  product: string
  /** Separated by commas. */
  features: string
  style: VideoStyle
  length: VideoLength
}

export type TryOutField = 'product' | 'features'

/** Works with one click; the sample sheet was generated from it. */
export const EXAMPLE_INPUT: TryOutInput = {
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

/** Whether both inputs are about the same product: their scripts are versions of each other then. */
export function isSameProduct(one: TryOutInput, other: TryOutInput): boolean {
  const name = ({ product }: TryOutInput) => product.trim().normalize('NFC').toLowerCase()
  return name(one) === name(other)
}

/** Reads the form values. */
export function readInput(form: FormData): TryOutInput {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    product: typed('product'),
    features: typed('features'),
    style: STYLE_CHOICES.find(({ value }) => value === typed('style'))?.value ?? EXAMPLE_INPUT.style,
    length: LENGTH_CHOICES.find(({ value }) => String(value) === typed('length'))?.value ?? EXAMPLE_INPUT.length,
  }
}
