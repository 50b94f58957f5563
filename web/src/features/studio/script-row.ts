import {
  type Database,
  LIMITS,
  parseScript,
  savedScore,
  type ScriptBrief,
  type ScriptStatus,
  scriptTextOf,
  toRow,
} from '@reelwright/shared'

export type ScriptInsert = Database['public']['Tables']['scripts']['Insert']
export type ScriptUpdate = Database['public']['Tables']['scripts']['Update']

/** (OP-57) */
export const NO_SCRIPT_TEXT = 'Script content not available'

export interface SaveContext {
  brief: ScriptBrief
  status: ScriptStatus
  /** The script was written in the browser because the service did not answer. */
  offline: boolean
  /** A person typed the text: it is no work that the studio saved them. */
  typed?: boolean | undefined
}

/**
 * The row of `scripts` that keeps a generated script, whatever shape that has; ours is always a `GeneratedScript`. Owner, id and dates are
 * the database's. (B-EN-16 to B-EN-19)
 */
export function scriptRow(generated: object, { brief, status, offline, typed }: SaveContext): ScriptInsert {
  const script = parseScript(generated)
  const { metadata } = script
  const [titleProduct, titleStyle] = script.title.split(' - ')
  const product = firstText(metadata.productName, titleProduct) ?? 'Untitled Product'
  const {
    title,
    script_text: text,
    script_data: data,
  } = toRow({ ...script, text: scriptTextOf(script) || NO_SCRIPT_TEXT })
  return {
    title: cut(title || product, LIMITS.title),
    script_text: cut(text, LIMITS.content),
    script_data: data as ScriptInsert['script_data'] & object,
    product_name: cut(product, LIMITS.productName),
    audience: cut(firstText(metadata.targetAudience) ?? 'General', LIMITS.audience),
    video_style: cut(
      firstText(metadata.videoStyle, titleStyle?.replace(' Script', '')) ?? 'storytelling',
      LIMITS.style,
    ),
    tone: cut(firstText(metadata.tone) ?? 'energetic', LIMITS.tone),
    video_length: Math.min(180, Math.max(15, Math.round(metadata.videoLength ?? 60))),
    price: metadata.price || null,
    features: metadata.features ?? [],
    viral_potential_score: savedScore(metadata.viralScore),
    status,
    // The brief comes back with the script, so that it can be refined and regenerated later.
    metadata: { brief, generatedBy: typed ? 'person' : offline ? 'offline' : 'server' },
  }
}

/** The first available text, in the order of B-EN-16. */
export const savedText = (generated: object): string => scriptTextOf(parseScript(generated)) || NO_SCRIPT_TEXT

/**
 * The row for a second try when the database lacks a column that the first one named; undefined when trying again is pointless.
 * Our own schema has them all; a hosted back end of an older release may not. (B-CL-11, B-CL-12, CX-46)
 */
export function rowWithoutMissingColumn(
  row: ScriptInsert,
  error: { code?: string; message: string },
): ScriptInsert | undefined {
  const missing = missingColumn(error)
  if (missing === 'status' && 'status' in row) {
    const { status: _, ...rest } = row
    return rest
  }
  if (missing === 'metadata' && 'metadata' in row) {
    const { metadata, script_data: scriptData, ...rest } = row
    const data = typeof scriptData === 'object' && !Array.isArray(scriptData) ? scriptData : {}
    return { ...rest, script_data: { ...data, row_metadata: metadata ?? null } }
  }
  return undefined
}

/** What a failed save says. (B-ER-14 to B-ER-16, OP-68) */
export function saveErrorText(error: { code?: string; message: string }): string {
  if (missingColumn(error) === 'script_data') {
    return 'Database schema issue: the script_data column is missing. Please contact support.'
  }
  return `Error saving script: ${error.message}`
}

function missingColumn({
  code,
  message,
}: {
  code?: string
  message: string
}): 'status' | 'metadata' | 'script_data' | undefined {
  if (code !== 'PGRST204' && code !== '42703' && !/column/i.test(message)) return undefined
  const name = /["'.\s](status|metadata|script_data)["'\s]/.exec(` ${message} `)?.[1]
  return name === 'status' || name === 'metadata' || name === 'script_data' ? name : undefined
}

function firstText(...texts: (string | undefined)[]): string | undefined {
  return texts.find((text) => text?.trim())?.trim()
}

/** Cuts by whole characters, as the database counts them. */
function cut(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length > max ? characters.slice(0, max).join('') : text
}
