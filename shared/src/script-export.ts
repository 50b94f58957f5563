import * as z from 'zod'
import { LIMITS } from './limits'

/** What a script on paper is for: to read, to shoot by, to speak from. */
export const EXPORT_LAYOUTS = ['script', 'shot-list', 'prompter'] as const
export type ExportLayout = (typeof EXPORT_LAYOUTS)[number]

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** No script that is filmed has more, and a page has to be made of all of it. */
export const MAX_PRINTED_SCENES = 180

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** One scene as far as paper shows it. Its number is its place in the list. */
const PrintedScene = z.object({
  duration: z
    .number()
    .min(0)
    .max(3600)
    .nullish()
    .transform((seconds) => seconds ?? 0),
  voiceover: text,
  visualCue: text,
  cameraDirection: text,
  notes: text,
})
export type PrintedScene = z.infer<typeof PrintedScene>

const PrintedScript = z
  .object({
    title: text.refine((title) => title.length <= LIMITS.title, `must be ${LIMITS.title} characters or fewer`),
    scenes: z
      .array(PrintedScene)
      .min(1, 'must have a scene')
      .max(MAX_PRINTED_SCENES, `must have ${MAX_PRINTED_SCENES} scenes or fewer`),
    metadata: z.object({ productName: text, videoStyle: text }).partial().nullish(),
    caption: text,
    hashtags: z
      .array(z.string())
      .max(100)
      .nullish()
      .transform((tags) => tags ?? []),
  })
  .superRefine(({ scenes, caption, hashtags, metadata }, context) => {
    const texts = scenes.flatMap((scene) => [scene.voiceover, scene.visualCue, scene.cameraDirection, scene.notes])
    const facts = [caption, ...hashtags, metadata?.productName ?? '', metadata?.videoStyle ?? '']
    const length = [...texts, ...facts].reduce((sum, part) => sum + part.length, 0)
    if (length > LIMITS.content)
      context.addIssue({ code: 'custom', message: `must be ${LIMITS.content} characters or fewer in total` })
  })
export type PrintedScript = z.infer<typeof PrintedScript>

/**
 * The body of `POST /api/scripts/export`: a script as it stands on the screen, saved or not, as a PDF. Characters that cannot be
 * printed are no fault; they are left out.
 */
export const ScriptExportRequest = z
  .object({
    format: z.literal('pdf'),
    layout: z.enum(EXPORT_LAYOUTS),
    script: PrintedScript,
    /** What the script sells; without it the script's own metadata tell. */
    product: text.refine(
      (name) => name.length <= LIMITS.productName,
      `must be ${LIMITS.productName} characters or fewer`,
    ),
    paper: z
      .enum(PAPERS)
      .nullish()
      .transform((paper) => paper ?? 'a4'),
  })
  .meta({ id: 'ScriptExportRequest' })
export type ScriptExportRequest = z.infer<typeof ScriptExportRequest>
/** What a client sends. */
export type ScriptExportInput = z.input<typeof ScriptExportRequest>
