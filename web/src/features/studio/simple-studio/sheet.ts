import { GeneratedScript, ScriptBrief } from '@reelwright/shared'
import { newKey } from '../../../platform'
import { withSpokenText } from '../../library'
import { type ScriptInsert, scriptRow } from '../script-row'

/** What lies on the desk of the simple studio. */
export interface Sheet {
  product: string
  text: string
  /** As it was written, with scenes and cues; null for a text typed by hand. */
  script: GeneratedScript | null
  /** The product it was written for: another product is another script. (OP-60) */
  writtenFor: string | null
  /** One per script. (CX-31) */
  key: string
  rowId: string | null
  /** When that row was last changed from here. */
  rowDate: string | null
  savedText: string | null
}

export const emptySheet = (): Sheet => ({
  product: '',
  text: '',
  script: null,
  writtenFor: null,
  key: newKey(),
  rowId: null,
  rowDate: null,
  savedText: null,
})

/** Something that is in no row and did not come from the writer as it stands: only here. */
export const hasOwnWords = ({ text, savedText, script }: Sheet): boolean =>
  text.trim() !== '' && text !== savedText && text !== script?.spoken_script

export const isUnsaved = ({ text, savedText }: Sheet): boolean => text.trim() !== '' && text !== savedText

/**
 * What the studio needs to go on with it, as the pending edit payload has it; a script that is saved as it stands goes by its row.
 * (B-ST-03, OP-41)
 */
export function editPayload({ product, text, script, writtenFor, rowId, savedText }: Sheet) {
  const { price, features = [], targetAudience, videoLength, videoStyle } = script?.metadata ?? {}
  return {
    productName: (writtenFor ?? product).trim(),
    // Nobody typed a price here, and 0 says just that.
    price: price ? String(price) : '',
    features,
    targetAudience: targetAudience ?? '',
    videoLength,
    videoStyle,
    existingScript: text,
    ...(script?.spoken_script === text.trim() && { script }),
    ...(rowId !== null && text === savedText ? { id: rowId } : {}),
  }
}

/** The row that keeps it: scenes and cues stay as long as the text has their number of paragraphs. (B-EN-16 to B-EN-19) */
export function sheetRow({ product, text, script, writtenFor }: Sheet): ScriptInsert {
  const name = (writtenFor ?? product).trim()
  const words = text.trim()
  const brief = ScriptBrief.parse({ productName: name.slice(0, 200) || 'Untitled Product', targetAudience: 'everyone' })
  const row = scriptRow(script ?? { title: name || 'Untitled script', spoken_script: words }, {
    brief,
    status: 'draft',
    offline: false,
    typed: writtenFor === null,
  })
  if (script?.spoken_script === words) return row
  return { ...row, script_text: words, script_data: withSpokenText(row.script_data ?? {}, words) }
}

const keyOf = (userId: string) => `reelwright:simple-studio:${userId}`

/** The sheet of this tab; in a new tab the last one of this person. Logout clears both. */
export function loadSheet(userId: string): Sheet {
  try {
    return readSheet(sessionStorage.getItem(keyOf(userId)) ?? localStorage.getItem(keyOf(userId)))
  } catch {
    // A browser that forbids storage keeps nothing.
    return emptySheet()
  }
}

export function keepSheet(userId: string, sheet: Sheet) {
  const kept = JSON.stringify(sheet)
  // Each tab has its own; the other one is for the day after this tab is closed.
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      window[storage].setItem(keyOf(userId), kept)
    } catch {
      // Full or forbidden: the page still works.
    }
  }
}

/** Storage can hold anything; what does not fit is left out. */
export function readSheet(stored: string | null): Sheet {
  const fresh = emptySheet()
  if (!stored) return fresh
  try {
    const kept = JSON.parse(stored) as Record<string, unknown>
    const text = (value: unknown) => (typeof value === 'string' ? value : null)
    const script = GeneratedScript.safeParse(kept.script)
    return {
      product: text(kept.product) ?? '',
      text: text(kept.text) ?? '',
      script: script.success ? script.data : null,
      writtenFor: text(kept.writtenFor),
      key: text(kept.key) ?? fresh.key,
      rowId: text(kept.rowId),
      rowDate: text(kept.rowDate),
      savedText: text(kept.savedText),
    }
  } catch {
    return fresh
  }
}
