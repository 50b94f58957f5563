import type { Database, GeneratedScript, ScriptBrief, ScriptStatus } from '@reelwright/shared'
import { LIMITS, savedScore } from '@reelwright/shared'

export type ScriptInsert = Database['public']['Tables']['scripts']['Insert']
export type ScriptUpdate = Database['public']['Tables']['scripts']['Update']

/** (OP-57) */
export const NO_SCRIPT_TEXT = 'Script content not available'

/** What a generated result may look like when it is saved; ours is always a `GeneratedScript`. (B-EN-16 to B-EN-19) */
export interface SavableScript extends Partial<Omit<GeneratedScript, 'scenes' | 'metadata'>> {
  script_text?: string
  voiceover?: string
  scenes?: { voiceover?: string; script?: string; visualCue?: string }[]
  script_sections?: { text?: string; visual?: string }[]
  product_name?: string
  target_audience?: string
  video_style?: string
  metadata?: Partial<GeneratedScript['metadata']>
  /** Ids of scenes whose line nobody may change. */
  locked?: number[]
}

export interface SaveContext {
  brief: ScriptBrief
  status: ScriptStatus
  /** The script was written in the browser because the service did not answer. */
  offline: boolean
  /** A person typed the text: it is no work that the studio saved them. */
  typed?: boolean | undefined
}

/** The row of `scripts` that keeps a generated script. Owner, id and dates are the database's. */
export function scriptRow(script: SavableScript, { brief, status, offline, typed }: SaveContext): ScriptInsert {
  const { metadata = {} } = script
  const [titleProduct, titleStyle] = (script.title ?? '').split(' - ')
  const text = savedText(script)
  const product = firstText(metadata.productName, script.product_name, titleProduct) ?? 'Untitled Product'
  return {
    title: cut(firstText(script.title) ?? product, LIMITS.title),
    script_text: cut(text, LIMITS.content),
    script_data: {
      ...script,
      script: text,
      script_sections: script.script_sections ?? (script.scenes ?? []).map(sectionOf),
    },
    product_name: cut(product, LIMITS.productName),
    audience: cut(firstText(metadata.targetAudience, script.target_audience) ?? 'General', LIMITS.audience),
    video_style: cut(
      firstText(metadata.videoStyle, script.video_style, titleStyle?.replace(' Script', '')) ?? 'storytelling',
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
export function savedText(script: SavableScript): string {
  const scenes = joined(
    script.scenes?.map((scene) => scene.voiceover ?? scene.script),
    '\n\n',
  )
  const sections = joined(
    script.script_sections?.map((section) => section.text),
    ' ',
  )
  return firstText(script.spoken_script, script.script_text, script.voiceover, scenes, sections) ?? NO_SCRIPT_TEXT
}

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

function sectionOf(scene: { voiceover?: string; script?: string; visualCue?: string }) {
  return { text: scene.voiceover ?? scene.script ?? '', visual: scene.visualCue ?? '' }
}

function joined(texts: (string | undefined)[] | undefined, separator: string): string | undefined {
  return texts?.filter((text) => text?.trim()).join(separator)
}

function firstText(...texts: (string | undefined)[]): string | undefined {
  return texts.find((text) => text?.trim())?.trim()
}

/** Cuts by whole characters, as the database counts them. */
function cut(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length > max ? characters.slice(0, max).join('') : text
}
