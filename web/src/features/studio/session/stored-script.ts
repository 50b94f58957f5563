import {
  type Database,
  GeneratedScript,
  INITIAL_STATUSES,
  LIMITS,
  sameWords,
  scenesOfText,
  SCRIPT_STATUSES,
  ScriptBrief,
  type ScriptVersion,
  spokenText,
  storedScenes,
  typedPriceOf,
  withSpokenText,
} from '@reelwright/shared'
import { type BriefFormValues, type CheckedBrief, readDraft } from '../brief-form'
import { partsOfPrice } from '../currency'
import {
  editedScript,
  type EditedScript,
  MAX_SCENE_SECONDS,
  MAX_SCENES,
  MIN_SCENE_SECONDS,
} from '../edited-script/edited-script'
import { typedText } from '../edited-script/typed-text'
import { readScript } from '../script-answer'
import { NO_SCRIPT_TEXT } from '../script-row'
import type { StudioVersion } from './studio'

export type ScriptRow = Database['public']['Tables']['scripts']['Row']

/** What a version of the history is made of, whoever wrote it. */
export type StoredVersion = Pick<
  ScriptVersion,
  'id' | 'version_number' | 'name' | 'title' | 'change_description' | 'script_text' | 'script_data' | 'created_at'
>

/** The history of a row as versions, the oldest first. Rows of any shape become scripts that can be edited. */
export function readHistory(row: ScriptRow, stored: readonly StoredVersion[]): StudioVersion[] {
  const checked = briefOf(row)
  const status = SCRIPT_STATUSES.find((known) => known === row.status) ?? 'draft'
  const newest = stored.reduce((most, { version_number: number }) => Math.max(most, number), 0)
  return stored
    .toSorted((a, b) => a.version_number - b.version_number)
    .map((version) => {
      const script = readStored(version, checked.brief)
      return {
        number: version.version_number,
        // Product and length may have been changed beside the script.
        script: version.version_number === newest ? withFacts(script, checked.brief) : script,
        checked,
        status,
        note: version.change_description,
        name: version.name,
        versionId: version.id,
        createdAt: version.created_at,
      }
    })
}

function withFacts(script: EditedScript, { productName, videoLength }: ScriptBrief): EditedScript {
  return { ...script, metadata: { ...script.metadata, productName, videoLength } }
}

/** What the script was written from: as it was kept with the row, else as the row's own columns say. */
export function briefOf(row: ScriptRow): CheckedBrief {
  const kept = Object(row.metadata) as { brief?: unknown }
  const facts = {
    productName: row.product_name.slice(0, LIMITS.productName),
    videoLength: Math.min(180, Math.max(15, Math.round(row.video_length))),
  }
  const tries = [
    { ...(Object(kept.brief) as object), ...facts },
    {
      ...facts,
      price: row.price,
      priceText: typedPriceOf(row),
      features: row.features,
      targetAudience: row.audience || 'everyone',
      style: row.video_style,
      tone: row.tone ?? undefined,
    },
    { ...facts, targetAudience: 'everyone' },
    { productName: 'Untitled Product', targetAudience: 'everyone' },
  ]
  for (const candidate of tries) {
    const parsed = ScriptBrief.safeParse(candidate)
    if (parsed.success) return { brief: parsed.data, priceTyped: parsed.data.price > 0 }
  }
  throw new Error('The last brief is a good one')
}

/** The generator form as it would have made this brief. What it cannot say falls back field by field. */
export function formOf({ brief, priceTyped }: CheckedBrief, status: string): BriefFormValues {
  // An angle is chosen for one script, not for those that follow.
  const { style, price, priceText, angle: _, features, targetAudience, ...same } = brief
  const values = { ...same, videoStyle: style, status: INITIAL_STATUSES.find((known) => known === status) }
  const filled = readDraft(
    JSON.stringify({
      ...values,
      ...(priceTyped && (priceText ? partsOfPrice(priceText) : { price: String(price), currency: '$' })),
      features: [...features, ...(features.length === 0 ? [''] : [])].map((text) => ({ text })),
      targetAudience,
    }),
  )
  const isKnown = filled.targetAudience !== '' && filled.targetAudience !== 'custom'
  return isKnown ? filled : { ...filled, targetAudience: 'custom', customTargetAudience: targetAudience }
}

function readStored({ title, script_text: text, script_data: data }: StoredVersion, brief: ScriptBrief): EditedScript {
  const whole = GeneratedScript.safeParse(data)
  const { locked } = data
  if (whole.success && sameWords(whole.data.spoken_script, text)) return editedScript({ ...whole.data, title, locked })

  const stored = text.trim() && text !== NO_SCRIPT_TEXT ? withSpokenText(data, text) : data
  const read = readScript({ spoken_script: text, ...stored, title }, brief)
  const script = read && storedScenes(stored).length > 0 ? read : scriptOfText(text, brief, title)
  return editedScript({ ...(read ?? script), scenes: script.scenes, title, locked })
}

/** A text that came without scenes: each paragraph is one, as long as it takes to say it. */
export function scriptOfText(typed: string, brief: ScriptBrief, title?: string): GeneratedScript {
  const text = typedText(Array.from(typed.trim()).slice(0, LIMITS.content).join('')) || NO_SCRIPT_TEXT
  const scenes = scenesOfText(text, {
    maxScenes: MAX_SCENES,
    minSeconds: MIN_SCENE_SECONDS,
    maxSeconds: MAX_SCENE_SECONDS,
  })
  const script = readScript({ title, scenes }, brief)
  if (!script) throw new Error('A text with words is a script')
  return { ...script, scenes, spoken_script: spokenText(scenes) }
}

/** Whether two scripts say and show the same. The database sorts keys its own way; times of a rewrite do not count. */
export function sameContent(one: EditedScript, other: EditedScript): boolean {
  return one === other || (one.title === other.title && content(one) === content(other))
}

function content(script: EditedScript): string {
  const { metadata: _, spoken_script: _spoken, title: _title, ...rest } = script
  return JSON.stringify(rest, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** A script as this browser kept it; null for anything that is none any more. */
export function soundScript(value: unknown): EditedScript | null {
  const parsed = GeneratedScript.safeParse(value)
  return parsed.success ? editedScript({ ...parsed.data, locked: (value as { locked?: unknown }).locked }) : null
}

/** The same for what it was written from. */
export function soundBrief(value: unknown): CheckedBrief | null {
  const { brief, priceTyped } = Object(value) as Record<string, unknown>
  const parsed = ScriptBrief.safeParse(brief)
  return parsed.success ? { brief: parsed.data, priceTyped: priceTyped === true } : null
}
