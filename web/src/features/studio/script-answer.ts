import {
  countSpokenWords,
  type GeneratedScript,
  optionLabel,
  type ScriptBrief,
  ScriptPlan,
  WrittenBy,
} from '@reelwright/shared'
import * as z from 'zod'
import { spokenText } from './timeline'

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

const text = z.string().optional().catch(undefined)
const number = z.number().positive().optional().catch(undefined)
const texts = z.array(z.string()).optional().catch(undefined)

const LooseScene = z.object({
  id: z.number().int().positive().optional().catch(undefined),
  duration: number,
  voiceover: text,
  scriptText: text,
  script: text,
  text,
  visualCue: text,
  visualDescription: text,
  visual: text,
  cameraDirection: text,
  notes: text,
})

const LooseMetadata = z.object({
  viralScore: z.union([z.string(), z.number()]).optional().catch(undefined),
  estimatedViews: text,
  suggestions: texts,
  productName: text,
  price: z.number().nonnegative().optional().catch(undefined),
  features: texts,
  targetAudience: text,
  videoLength: number,
  videoStyle: text,
  tone: text,
  spokenWords: z.number().int().nonnegative().optional().catch(undefined),
})

/** Both forms in one: scenes (B-EN-27) and the server result (B-EN-28). */
const LooseScript = z.object({
  title: text,
  product_name: text,
  target_audience: text,
  video_style: text,
  scenes: z.array(LooseScene).optional().catch(undefined),
  metadata: LooseMetadata.optional().catch(undefined),
  spoken_script: text,
  script_text: text,
  voiceover: text,
  visual_cues: texts,
  script_sections: z.array(LooseScene).optional().catch(undefined),
  selling_points: texts,
  benefits: texts,
  urgency_tactics: texts,
  cta_phrases: texts,
  hooks: texts,
  hashtags: texts,
  caption: text,
  plan: ScriptPlan.optional().catch(undefined),
  writtenBy: WrittenBy.optional().catch(undefined),
})
type LooseScript = z.infer<typeof LooseScript>

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
  const candidate = isObject(inner.script) ? inner.script : inner
  const parsed = LooseScript.safeParse(candidate)
  const script = parsed.success ? completeScript(withMetadata(parsed.data, inner.metadata), brief) : undefined
  if (!script) throw new AnswerError('Invalid script format in response')

  // Advice that came inside the script is about its words; what stands beside it may be hashtags only.
  const beside = readSuggestions(inner.suggestions) ?? []
  const inside = script.metadata.suggestions.slice(0, 5)
  const suggestions = beside.length > 0 ? beside : inside
  script.metadata.suggestions = inside.length > 0 ? inside : beside
  const allowance = Allowance.safeParse(answer.allowance)
  return {
    success: true,
    script,
    suggestions,
    message: typeof answer.message === 'string' ? answer.message : '',
    allowance: allowance.success ? allowance.data : undefined,
  }
}

/** A script of any of these shapes, as it was stored; undefined when there is nothing to speak. Scenes that have ids keep them. */
export function readScript(candidate: unknown, brief: ScriptBrief): GeneratedScript | undefined {
  const parsed = LooseScript.safeParse(candidate)
  return parsed.success ? completeScript(parsed.data, brief) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withMetadata(script: LooseScript, beside: unknown): LooseScript {
  if (script.metadata) return script
  const metadata = LooseMetadata.safeParse(beside)
  return metadata.success ? { ...script, metadata: metadata.data } : script
}

function readSuggestions(value: unknown): string[] | undefined {
  const parsed = Suggestions.safeParse(value)
  if (!parsed.success) return undefined
  if (Array.isArray(parsed.data)) return parsed.data.slice(0, 5)
  const { hashtagStrategy = [], ...others } = parsed.data
  return [...hashtagStrategy, ...Object.values(others).flat()].slice(0, 5)
}

/** Fills what the shape left out from the brief; undefined when there is nothing to speak. */
function completeScript(loose: LooseScript, brief: ScriptBrief): GeneratedScript | undefined {
  const scenes = scenesOf(loose)
  const spoken =
    ownText(loose) || (loose.scenes?.length ? spokenText(scenes) : sectionsText(loose)) || spokenText(scenes)
  if (scenes.length === 0 || !spoken) return undefined

  const metadata: z.infer<typeof LooseMetadata> = loose.metadata ?? {}
  const fromTitle = factsOfTitle(loose.title)
  return {
    title: loose.title?.trim() || `${brief.productName} - ${optionLabel(brief.style)} Script`,
    scenes,
    metadata: {
      viralScore: scoreText(metadata.viralScore),
      estimatedViews: metadata.estimatedViews || '50K-200K',
      suggestions: metadata.suggestions ?? [],
      productName: metadata.productName || loose.product_name || fromTitle.product || brief.productName,
      price: metadata.price ?? brief.price,
      features: metadata.features ?? brief.features,
      targetAudience: metadata.targetAudience || loose.target_audience || brief.targetAudience,
      videoLength: metadata.videoLength ?? brief.videoLength,
      videoStyle: metadata.videoStyle || loose.video_style || fromTitle.style || brief.style,
      tone: metadata.tone || brief.tone,
      spokenWords: metadata.spokenWords ?? countSpokenWords(spoken),
    },
    spoken_script: spoken,
    selling_points: loose.selling_points ?? [],
    benefits: loose.benefits ?? [],
    urgency_tactics: loose.urgency_tactics ?? [],
    cta_phrases: loose.cta_phrases ?? [],
    hooks: loose.hooks ?? [],
    hashtags: loose.hashtags ?? [],
    caption: loose.caption ?? '',
    ...(loose.plan && { plan: loose.plan }),
    ...(loose.writtenBy && { writtenBy: loose.writtenBy }),
  }
}

/** The text that an answer gives beside its scenes, the first available. (B-EN-16) */
function ownText({ spoken_script, script_text, voiceover }: LooseScript): string {
  return [spoken_script, script_text, voiceover].find((words) => words?.trim())?.trim() ?? ''
}

function sectionsText({ script_sections: sections = [] }: LooseScript): string {
  return sections
    .map(({ text: words }) => words?.trim())
    .filter(Boolean)
    .join(' ')
}

/** "Glow Serum - skit Script" names product and style. (B-EN-17, B-EN-19) */
function factsOfTitle(title = ''): { product?: string; style?: string } {
  const [product, style] = title.split(' - ')
  return style === undefined ? {} : { product: product?.trim(), style: style.replace(' Script', '').trim() }
}

function scenesOf(loose: LooseScript): GeneratedScript['scenes'] {
  const cues = loose.visual_cues ?? []
  const parts: z.infer<typeof LooseScene>[] = loose.scenes?.length
    ? loose.scenes
    : loose.script_sections?.length
      ? loose.script_sections
      : ownText(loose)
          .split(/\n\s*\n/)
          .map((paragraph) => ({ text: paragraph }))
  const ids = new Set(parts.map(({ id }) => id))
  // Locks and takes know scenes by their ids. Where one is missing or there twice, they are counted.
  const haveIds = ids.size === parts.length && !ids.has(undefined)
  return parts
    .map((part, index) => ({
      ...(haveIds && { id: part.id ?? index + 1 }),
      duration: part.duration ?? SECONDS_WHEN_NONE_GIVEN,
      voiceover: (part.voiceover ?? part.scriptText ?? part.script ?? part.text ?? '').trim(),
      visualCue: part.visualCue ?? part.visualDescription ?? part.visual ?? cues[index] ?? '',
      cameraDirection: part.cameraDirection ?? '',
      notes: part.notes ?? '',
    }))
    .filter((scene) => scene.voiceover || scene.visualCue)
    .map((scene, index) => ({ ...scene, id: scene.id ?? index + 1 }))
}

/** "8.4/10" stays, 8.4 becomes "8.4/10", nothing becomes "8.5/10". (B-CN-08, CX-35) */
function scoreText(score: string | number | undefined): string {
  if (typeof score === 'number') return `${score > 10 ? score / 10 : score}/10`
  return score?.trim() || '8.5/10'
}
