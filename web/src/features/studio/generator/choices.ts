import { optionLabel } from '@reelwright/shared'

/** Stored keys as choices of a select. (OP-58) */
export const choicesOf = (keys: readonly string[]) => keys.map((key) => ({ value: key, label: optionLabel(key) }))
