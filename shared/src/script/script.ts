import * as z from 'zod'
import { WrittenBy } from '../written-by'
import { sceneLines } from './paragraphs'
import { GeneratedScript, Scene, ScriptMetadata, ScriptPlan } from './generated-script'
import { firstText, isLoose, layersOf, spokenText, storedScenes } from './stored-parts'

/** A script whatever it was stored or answered as. Its scenes are what is spoken; all other spoken text follows from them. */
export const Script = GeneratedScript.omit({ spoken_script: true, metadata: true }).extend({
  /** Empty when nothing names it. */
  title: z.string(),
  /** Ids and durations (seconds) are absent where none were stored. */
  scenes: z.array(Scene.partial({ id: true, duration: true })),
  /** The text that came beside the scenes, where it is not the one that follows from them. */
  text: z.string().optional(),
  /** Ids of scenes whose line may not be changed. */
  locked: z.array(z.number()),
  metadata: ScriptMetadata.partial(),
})
export type Script = z.infer<typeof Script>

const LISTS = ['selling_points', 'benefits', 'urgency_tactics', 'cta_phrases', 'hooks', 'hashtags'] as const

/**
 * Reads a script from a row of `scripts`, an answer of `generate-script` in any of its shapes, an exported file or a `GeneratedScript`.
 * Never throws: what is missing is empty, and a script without scenes and text has no scenes.
 * @param maxScenes into how many scenes a text without any is divided at most
 */
export function parseScript(source: unknown, maxScenes = Infinity): Script {
  const layers = layersOf(source)
  const [whole = {}, ...inner] = layers
  const isRow = isLoose(whole.script_data)
  // The columns of a row have names of their own, and `metadata` there is about the row.
  const parts = isRow ? inner : layers
  const first = <T>(name: string, read: (value: unknown) => T | undefined): T | undefined => {
    for (const part of parts) {
      const value = read(part[name])
      if (value !== undefined) return value
    }
    return undefined
  }
  const texts = layers.flatMap(({ spoken_script: spoken, script_text: text }) => [spoken, text])
  const own = isRow
    ? firstText(whole.script_text, ...texts, ...inner.map(({ script }) => script), whole.script_content)
    : firstText(...texts, ...layers.map(({ voiceover }) => voiceover))
  const stored = storedScenes(source)
  const cues = first('visual_cues', textsOf) ?? []
  const found =
    stored.length > 0
      ? stored
      : sceneLines(own, maxScenes).map((voiceover) => ({ voiceover, visualCue: '', cameraDirection: '', notes: '' }))
  const scenes = found.map((scene, at) => ({ ...scene, visualCue: scene.visualCue || (cues[at]?.trim() ?? '') }))
  const hasSectionsOnly = !layers.some((layer) => Array.isArray(layer.scenes) && layer.scenes.length > 0)
  const text = own || (hasSectionsOnly ? stored.flatMap(({ voiceover }) => voiceover.trim() || []).join(' ') : '')
  const beside = defined({
    productName: first('product_name', filled),
    targetAudience: first('target_audience', filled),
    videoStyle: first('video_style', filled),
  })
  return {
    title: firstText(...layers.map(({ title }) => title)),
    scenes,
    ...(text !== '' && text !== spokenText(scenes) && { text }),
    locked: first('locked', (value) => (Array.isArray(value) ? value.filter(Number.isSafeInteger) : undefined)) ?? [],
    metadata: { ...beside, ...first('metadata', metadataOf) },
    ...(Object.fromEntries(LISTS.map((name) => [name, first(name, textsOf) ?? []])) as Pick<
      Script,
      (typeof LISTS)[number]
    >),
    caption: first('caption', (value) => (typeof value === 'string' ? value : undefined)) ?? '',
    ...defined({ plan: first('plan', readBy(ScriptPlan)), writtenBy: first('writtenBy', readBy(WrittenBy)) }),
  }
}

/** What a script says: its scenes, unless its text came beside them and says something else. */
export const scriptTextOf = ({ text, scenes }: Pick<Script, 'text' | 'scenes'>): string => text ?? spokenText(scenes)

/** What of a row keeps a script. `script_data` repeats the text and the scenes under the names that earlier clients read. */
export interface ScriptColumns {
  title: string
  script_text: string
  script_data: Record<string, unknown>
}

/** The columns of a row that keep a script. */
export function toRow({ text: beside, ...script }: Script): ScriptColumns {
  const text = scriptTextOf({ text: beside, scenes: script.scenes })
  return { title: script.title, script_text: text, script_data: { ...script, ...derivedFrom(text, script.scenes) } }
}

/** The parts of `script_data` that follow from a script's text and scenes. */
const derivedFrom = (text: string, scenes: Script['scenes']) => ({
  spoken_script: text,
  script: text,
  script_sections: scenes.map(({ voiceover, visualCue }) => ({ text: voiceover, visual: visualCue })),
})

/** The shapes an answer may have besides the usual one, for clients of several ages: each of them holds the whole script. */
export const ANSWER_SHAPES = ['sections', 'scenes', 'script-scenes'] as const
export type AnswerShape = (typeof ANSWER_SHAPES)[number]

/** A generated script in one of these shapes. Beside it stands only what has a place of its own there. (B-CL-04 to B-CL-07, B-EN-28) */
export function toAnswer(script: GeneratedScript, shape: AnswerShape): object {
  if (shape === 'scenes') return script
  if (shape === 'script-scenes') return { script }
  const { scenes, metadata, hashtags, ...rest } = script
  return {
    script: {
      ...rest,
      hashtags,
      visual_cues: scenes.map(({ visualCue }) => visualCue),
      script_sections: scenes.map(({ voiceover, visualCue, duration, cameraDirection, notes }) => ({
        text: voiceover,
        visual: visualCue,
        duration,
        cameraDirection,
        notes,
      })),
    },
    suggestions: { hashtagStrategy: hashtags },
    metadata,
  }
}

const textsOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((text) => typeof text === 'string') ? value : undefined

const filled = (value: unknown): string | undefined => firstText(value) || undefined

const readBy =
  <T>(schema: z.ZodType<T>) =>
  (value: unknown): T | undefined =>
    schema.safeParse(value).data

/** Each field on its own: one that is odd does not take the others along. */
function metadataOf(value: unknown): Script['metadata'] | undefined {
  if (!isLoose(value)) return undefined
  const { viralScore } = value
  const fields = Object.entries(ScriptMetadata.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(
      name === 'viralScore' && typeof viralScore === 'number' ? outOfTen(viralScore) : value[name],
    )
    return read.success ? [[name, read.data]] : []
  })
  return Object.fromEntries(fields) as Script['metadata']
}

/** 8.4 and 84 are both "8.4/10". (B-CN-08, CX-35) */
const outOfTen = (score: number) => `${score > 10 ? score / 10 : score}/10`

const defined = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
