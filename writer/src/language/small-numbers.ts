import { spellNumber } from '@reelwright/shared'

/** "zero" to "ten", by their value. */
export const SMALL_NUMBERS: readonly string[] = Array.from({ length: 11 }, (_, value) => spellNumber(value).join(' '))
