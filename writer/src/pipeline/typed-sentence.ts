import { isSound, type ProductMention } from '../reading'
import { missingIn } from './carried'
import { sayByTable } from './feature-table'
import { isSayable } from './plain-features'
import type { ReadFeature } from './reading'

/** A typed feature of a known kind as one or two whole sentences that say all of it; undefined where no reading is sure. */
export const typedSentence = (
  { typed, plain }: ReadFeature,
  product: ProductMention,
  names: string,
): string | undefined =>
  [sayByTable(typed, product), plain].find(
    (said) =>
      said !== undefined && isSayable(said) && isSound(said) && missingIn(said, typed, undefined, names).length === 0,
  )
