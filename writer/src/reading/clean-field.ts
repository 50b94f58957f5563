import { cleanField as cleanTyped, keptBy } from '../language'

const MAX_FIELD_CHARACTERS = 200
/** Longer texts are pasted pages; reading them whole would only cost time. */
const MAX_TYPED_CHARACTERS = 1_000

/** One field as plain text: no markup, symbols, bullets, brackets around listing notes, or orders to a machine. */
export const cleanField = (typed: string): string => cleaned(typed.slice(0, MAX_TYPED_CHARACTERS))

const cleaned = keptBy((typed: string) =>
  cleanTyped(typed, MAX_FIELD_CHARACTERS)
    .replace(/^\s*(?:[-*+–—>»]|\(?\d{1,2}[.)](?=\s))\s*/gmu, '')
    .replace(/[[({【「（〔《][^\])}】」）〕》]*(?:[\])}】」）〕》]|$)/g, ' ')
    .replace(/[\])}】」）〕》[({【「（〔《“”„«»*]+|(?<!\d)"+/g, ' ')
    .replace(/ +([,.!?;:])/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .trim(),
)
