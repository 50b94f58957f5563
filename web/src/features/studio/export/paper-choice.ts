import { EXPORT_LAYOUTS, PAPERS } from '@reelwright/shared'
import * as z from 'zod'

/** Last chosen in this browser. */
const PaperChoice = z.object({
  layout: z.enum(EXPORT_LAYOUTS).catch('script'),
  paper: z.enum(PAPERS).catch(() => usualPaper()),
})
export type PaperChoice = z.infer<typeof PaperChoice>

const KEY = 'reelwright:pdf'

/** Where paper is measured in inches. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|CR|DO|GT|NI|PA|PR|SV|VE)\b/i

const usualPaper = () => (LETTER.test(navigator.language) ? 'letter' : 'a4')

export function readPaperChoice(): PaperChoice {
  try {
    const read = PaperChoice.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    if (read.success) return read.data
  } catch {
    // Forbidden, or not ours.
  }
  return PaperChoice.parse({})
}

export function keepPaperChoice(choice: PaperChoice) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // Full or forbidden: asked again the next time.
  }
}
