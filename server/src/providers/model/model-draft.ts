import { jsonSchema, Output, parsePartialJson } from 'ai'
import * as z from 'zod'
import { jsonPart } from './json-part'
import { readAnswer, screenplayIn } from './read-answer'

const text = (max: number) => z.string().transform((said) => said.slice(0, max))
const side = text(500).catch('')
const lines = z
  .array(text(300))
  .catch([])
  .transform((list) => list.slice(0, 10))

/** What a model may answer. Unknown keys are dropped; what is missing beside speech is filled in later. */
export const ModelDraft = z.object({
  scenes: z
    .array(
      z.object({
        /** In a patch: which scene this one replaces, from 1. */
        scene: z.number().int().optional().catch(undefined),
        beat: side,
        voiceover: text(3000),
        visualCue: side,
        cameraDirection: side,
        note: side,
      }),
    )
    .min(1)
    .transform((scenes) => scenes.slice(0, 40)),
  hooks: lines,
  ctas: lines,
  caption: side,
  benefits: lines,
  sellingPoints: lines,
  urgency: lines,
  /** For a refinement: what was done, and the seconds the video now takes. */
  summary: side,
  seconds: z.number().catch(0),
})
export type ModelDraft = z.infer<typeof ModelDraft>

/** A draft with the scenes of a patch in place; one without words goes. */
export function patched(draft: ModelDraft, { scenes }: ModelDraft): ModelDraft {
  const changed = new Map(scenes.map((scene, at) => [(scene.scene ?? at + 1) - 1, scene]))
  const kept = draft.scenes.map((scene, at) => {
    const { voiceover = scene.voiceover, visualCue, cameraDirection, note } = changed.get(at) ?? {}
    return {
      ...scene,
      voiceover,
      visualCue: visualCue || scene.visualCue,
      cameraDirection: cameraDirection || scene.cameraDirection,
      note: note || scene.note,
    }
  })
  const added = scenes.filter(({ scene }) => scene !== undefined && scene > draft.scenes.length)
  return { ...draft, scenes: [...kept, ...added] }
}

/** A draft that is still being written: nothing of it is checked. */
export type PartialDraft = unknown

export type DraftKind = 'script' | 'refinement' | 'patch'

const string = { type: 'string' } as const
const strings = { type: 'array', items: string } as const
export const record = <Properties extends Record<string, object>>(properties: Properties) => ({
  type: 'object' as const,
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const SCENE = record({ beat: string, voiceover: string, visualCue: string, cameraDirection: string, note: string })
/** Every key is required and none has limits: what services accept as a strict schema. */
const SCHEMAS = {
  script: record({
    scenes: { type: 'array', items: SCENE },
    hooks: strings,
    ctas: strings,
    caption: string,
    benefits: strings,
    sellingPoints: strings,
    urgency: strings,
  }),
  refinement: record({ scenes: { type: 'array', items: SCENE }, seconds: { type: 'number' }, summary: string }),
  patch: record({ scenes: { type: 'array', items: record({ scene: { type: 'integer' }, ...SCENE.properties }) } }),
}

/** How an answer is asked for: by schema where the model's server can do it, else as any JSON, else as text that holds JSON. */
export const ANSWER_FORMS = ['schema', 'json', 'text'] as const
export type AnswerForm = (typeof ANSWER_FORMS)[number]

/** What a model is asked for, and how its answer is read. */
export interface AnswerKind<T> {
  name: string
  schema: object
  maxTokens: number
  parse(value: unknown): z.ZodSafeParseResult<T>
  /** Reads an answer that holds no JSON. */
  withoutJson?(said: string): unknown
  /** What can be used of an answer that broke off. */
  rescue?(said: string): Promise<BrokenDraft | undefined>
}

/** Room for a two-minute script with all its pictures, and for the thoughts of models that think. */
const MAX_DRAFT_TOKENS = 8000

/** How much longer a growing answer must be to be read again: a few words of a script. */
const READING_STEP = 1 / 200

/** Only a patch may hold scenes without words: they go. */
function readDraft(value: unknown, kind: DraftKind) {
  const read = readAnswer(value)
  return (
    read && { ...read, scenes: read.scenes.filter(({ voiceover }) => kind === 'patch' || /\p{L}/u.test(voiceover)) }
  )
}

export interface BrokenDraft {
  draft: ModelDraft
  /** Nothing that is spoken is missing. */
  isWhole: boolean
}

/** The complete scenes of an answer that broke off. */
async function brokenDraft(said: string, kind: DraftKind): Promise<BrokenDraft | undefined> {
  const { value } = await parsePartialJson(jsonPart(said))
  const read = readDraft(value, kind)
  if (!read) return undefined
  const parsed = ModelDraft.safeParse({ ...read, scenes: read.scenes.filter(({ done }) => done || read.isWhole) })
  return parsed.success ? { draft: parsed.data, isWhole: read.isWhole } : undefined
}

/** A script, a refinement or a patch. */
export const draftAnswer = (kind: DraftKind): AnswerKind<ModelDraft> => ({
  name: 'script',
  schema: SCHEMAS[kind],
  maxTokens: MAX_DRAFT_TOKENS,
  parse: (value) => ModelDraft.safeParse(readDraft(value, kind)),
  withoutJson: screenplayIn,
  rescue: (said) => brokenDraft(said, kind),
})

export function outputOf<T>({ name, schema, parse, withoutJson }: AnswerKind<T>, form: AnswerForm) {
  const validate = (value: unknown) => {
    const parsed = parse(value)
    return parsed.success
      ? { success: true as const, value: parsed.data }
      : { success: false as const, error: parsed.error }
  }
  const strict = Output.object({ schema: jsonSchema<T>(schema, { validate }), name })
  const formats = {
    schema: strict.responseFormat,
    json: Promise.resolve({ type: 'json' as const }),
    text: Promise.resolve({ type: 'text' as const }),
  }
  let nextReading = 0
  const output: typeof strict = {
    ...strict,
    responseFormat: formats[form],
    parseCompleteOutput: ({ text: said }, context) =>
      strict.parseCompleteOutput({ text: jsonPart(said) || JSON.stringify(withoutJson?.(said) ?? null) }, context),
    parsePartialOutput: async ({ text: said }) => {
      // Reading it all again at every piece would take the square of its length.
      if (said.length < nextReading) return undefined
      nextReading = said.length * (1 + READING_STEP)
      return strict.parsePartialOutput({ text: jsonPart(said) })
    },
  }
  return output
}
