import * as z from 'zod'
import { WrittenBy } from '../written-by'

/**
 * One filmed unit of a script. Durations are seconds: as written, in steps of 0.5 that sum to the video length; editing and
 * measured takes may change both.
 * Cue and direction are empty when the seller asked for no visual cues. (B-EN-27)
 */
export const Scene = z.object({
  id: z.number().int().positive(),
  duration: z.number().positive(),
  voiceover: z.string(),
  visualCue: z.string(),
  cameraDirection: z.string(),
  notes: z.string(),
})
export type Scene = z.infer<typeof Scene>

export const ScriptMetadata = z.object({
  /** As shown, e.g. "8.4/10". */
  viralScore: z.string(),
  /** As shown, e.g. "50K-200K". */
  estimatedViews: z.string(),
  /** At most five. (B-CN-12) */
  suggestions: z.array(z.string()),
  productName: z.string(),
  price: z.number(),
  features: z.array(z.string()),
  targetAudience: z.string(),
  videoLength: z.number(),
  videoStyle: z.string(),
  tone: z.string(),
  spokenWords: z.number().int().nonnegative(),
})
export type ScriptMetadata = z.infer<typeof ScriptMetadata>

/** One way to write a brief that the creator can choose. */
export const ScriptAngle = z.object({ id: z.string(), label: z.string() })
export type ScriptAngle = z.infer<typeof ScriptAngle>

/** What may be chosen before a script is written: the answer of `POST /api/script-angles`. */
export const ScriptAngles = z.object({
  /** Best first. `problem` is a clause, empty when none is known. */
  angles: z.array(ScriptAngle.extend({ problem: z.string() })),
  /** What the writer takes the product for: "car phone holder"; null when unsure. */
  kind: z.string().nullable(),
})
export type ScriptAngles = z.infer<typeof ScriptAngles>

/** What the writer had in mind: shown in the studio, and chosen from for the next version. */
export const ScriptPlan = z.object({
  angle: ScriptAngle,
  /** The problem it is about, as a clause: "my phone dives off the dash"; empty when none is known. */
  problem: z.string(),
  /** The feature that answers it, as typed; empty when there is none. */
  proof: z.string(),
  /** Other angles for the same brief, best first. */
  others: z.array(ScriptAngle),
  /** What the creator should know: words that do not carry the length, features that are only shown. */
  notes: z.array(z.string()),
  /** Seconds that the brief's words carry, when the chosen length is longer. */
  offeredLength: z.number().int().positive().optional(),
  /** Hashes of the sentences as written: one that is not among them is somebody's own. Absent in older scripts. */
  sentences: z.array(z.number()).max(1000).optional(),
})
export type ScriptPlan = z.infer<typeof ScriptPlan>

/** A complete script as the writer makes it, and as the studio shows it. */
export const GeneratedScript = z
  .object({
    title: z.string(),
    scenes: z.array(Scene).min(1),
    metadata: ScriptMetadata,
    /** The voiceovers, separated by blank lines. */
    spoken_script: z.string(),
    selling_points: z.array(z.string()),
    benefits: z.array(z.string()),
    urgency_tactics: z.array(z.string()),
    cta_phrases: z.array(z.string()),
    hooks: z.array(z.string()),
    hashtags: z.array(z.string()),
    caption: z.string(),
    /** Absent in scripts of a language model and in older ones. */
    plan: ScriptPlan.optional(),
    /** Absent in older scripts. */
    writtenBy: WrittenBy.optional(),
  })
  .meta({ id: 'GeneratedScript' })
export type GeneratedScript = z.infer<typeof GeneratedScript>
