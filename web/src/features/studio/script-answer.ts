import {
  countSpokenWords,
  type GeneratedScript,
  hasContent,
  optionLabel,
  parseScript,
  type Script,
  type ScriptBrief,
  spokenText,
} from '@reelwright/shared'
import * as z from 'zod'

/** What the studio works with, whichever of the accepted shapes the function answered in. */
export interface ScriptAnswer {
  success: true
  script: GeneratedScript
  /** At most five. (B-CN-12) */
  suggestions: string[]
  message: string
  allowance: Allowance | undefined
}

export type Allowance = z.infer<typeof Allowance>
const Allowance = z.object({ used: z.number().int().nonnegative(), limit: z.number().int().nonnegative().nullable() })

/** The function answered, but not with a script. */
export class AnswerError extends Error {
  override name = 'AnswerError'
}

/** One list, or lists by their kind: hashtags, posting, editing. */
const Suggestions = z.union([z.array(z.string()), z.record(z.string(), z.array(z.string()).catch([]))])

/** (B-CN-13) */
const SECONDS_WHEN_NONE_GIVEN = 15

/**
 * Reads the answer of `generate-script` in its four accepted shapes. (B-CL-03 to B-CL-07)
 * @throws AnswerError with the text of the catalogue (B-ER-01 to B-ER-04)
 */
export function readAnswer(answer: unknown, brief: ScriptBrief): ScriptAnswer {
  if (answer === null || answer === undefined) throw new AnswerError('No data received from Edge Function')
  if (answer === '' || (isObject(answer) && Object.keys(answer).length === 0)) {
    throw new AnswerError('Empty response from Edge Function')
  }
  if (!isObject(answer)) throw new AnswerError('Invalid response format from Edge Function')

  const inner = isObject(answer.data) ? answer.data : answer
  const script = readScript(answer, brief)
  if (!script) throw new AnswerError('Invalid script format in response')

  // Advice that came inside the script is about its words; what stands beside it may be hashtags only.
  const beside = readSuggestions(inner.suggestions) ?? []
  const inside = script.metadata.suggestions.slice(0, 5)
  const suggestions = beside.length > 0 ? beside : inside
  const isTagsOnly = beside.every((text) => text.startsWith('#'))
  script.metadata.suggestions = inside.length > 0 || isTagsOnly ? inside : beside
  const allowance = Allowance.safeParse(answer.allowance)
  return {
    success: true,
    script,
    suggestions,
    message: typeof answer.message === 'string' ? answer.message : '',
    allowance: allowance.success ? allowance.data : undefined,
  }
}

/**
 * A script of any of these shapes, as it was answered or stored, with what is missing from the brief; undefined when there is nothing to
 * speak. Scenes that have ids keep them.
 */
export function readScript(candidate: unknown, brief: ScriptBrief): GeneratedScript | undefined {
  const { text, locked: _, ...script } = parseScript(candidate)
  const scenes = script.scenes.filter(hasContent)
  const spoken = text ?? spokenText(scenes)
  if (scenes.length === 0 || !spoken) return undefined
  const { metadata } = script
  const fromTitle = factsOfTitle(script.title)
  return {
    ...script,
    title: script.title || `${brief.productName} - ${optionLabel(brief.style)} Script`,
    scenes: withIds(scenes),
    metadata: {
      viralScore: metadata.viralScore?.trim() || '8.5/10',
      estimatedViews: metadata.estimatedViews || '50K-200K',
      suggestions: metadata.suggestions ?? [],
      productName: metadata.productName || fromTitle.product || brief.productName,
      price: metadata.price ?? brief.price,
      features: metadata.features ?? brief.features,
      targetAudience: metadata.targetAudience || brief.targetAudience,
      videoLength: metadata.videoLength || brief.videoLength,
      videoStyle: metadata.videoStyle || fromTitle.style || brief.style,
      tone: metadata.tone || brief.tone,
      spokenWords: metadata.spokenWords ?? countSpokenWords(spoken),
    },
    spoken_script: spoken,
  }
}

/** Locks and takes know scenes by their ids. Where one is missing or there twice, they are counted. */
function withIds(scenes: Script['scenes']): GeneratedScript['scenes'] {
  const ids = new Set(scenes.map(({ id }) => id))
  const haveIds = ids.size === scenes.length && !ids.has(undefined)
  return scenes.map((scene, at) => ({
    ...scene,
    id: haveIds ? (scene.id ?? at + 1) : at + 1,
    duration: scene.duration ?? SECONDS_WHEN_NONE_GIVEN,
    voiceover: scene.voiceover.trim(),
  }))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readSuggestions(value: unknown): string[] | undefined {
  const parsed = Suggestions.safeParse(value)
  if (!parsed.success) return undefined
  if (Array.isArray(parsed.data)) return parsed.data.slice(0, 5)
  const { hashtagStrategy = [], ...others } = parsed.data
  return [...hashtagStrategy, ...Object.values(others).flat()].slice(0, 5)
}

/** "Glow Serum - skit Script" names product and style. (B-EN-17, B-EN-19) */
function factsOfTitle(title = ''): { product?: string; style?: string } {
  const [product, style] = title.split(' - ')
  return style === undefined ? {} : { product: product?.trim(), style: style.replace(' Script', '').trim() }
}
