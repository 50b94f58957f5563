import * as z from 'zod'
import { LIMITS, MAX_PRICE } from './limits'
import { DEFAULT_LENGTH, DEFAULT_STYLE, DEFAULT_TONE, DISCLOSURES, OUTPUT_TYPES } from './script-options'
import { isStorable } from './storable'

/** Text as people may type it: any script, any emoji, but nothing a database cannot keep. Trimmed. */
export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must be ${max} characters or fewer`)
    .refine(isStorable, 'must not contain control characters')

export const requiredText = (max: number) => plainText(max).refine((text) => text.length > 0, 'must not be empty')

/** (B-EN-14) A list, or a comma-separated text that is split; blanks are dropped. */
const features = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(plainText(LIMITS.feature)).transform((list) => list.filter((feature) => feature.length > 0)),
  )
  .pipe(z.array(z.string()).max(LIMITS.features, `must have ${LIMITS.features} entries or fewer`))

/**
 * What a seller tells us about the product: the body of `generate-script`. (B-CL-02)
 *
 * `style` and `tone` are free text on purpose (CX-40): the writer knows the twelve and the ten of the generator
 * and treats a foreign value as the default. Unknown keys are ignored, so that older clients keep working.
 */
export const ScriptBrief = z
  .object({
    productName: requiredText(LIMITS.productName),
    /** In the shop's currency; 0 means "no price given", never "free". */
    price: z
      .number()
      .min(0, 'Price must be 0 or more')
      .max(MAX_PRICE, `must be ${MAX_PRICE} or less`)
      .nullish()
      .transform((price) => price ?? 0),
    /** The price as the seller typed it, with currency and period: "€4,50", "$4.99 a month". Only for what is said and shown. (SR-02) */
    priceText: plainText(LIMITS.priceText).nullish(),
    features: features.optional().default([]),
    /** Seconds. */
    videoLength: z
      .number()
      .int('must be a whole number of seconds')
      .min(15)
      .max(180)
      .optional()
      .default(DEFAULT_LENGTH),
    /** One of the audience keys, or the seller's own words (what the form's "custom" text turns into). */
    targetAudience: requiredText(LIMITS.audience),
    style: plainText(LIMITS.style).optional().default(DEFAULT_STYLE),
    tone: plainText(LIMITS.tone).optional().default(DEFAULT_TONE),
    painPoint: plainText(LIMITS.painPoint)
      .nullish()
      .transform((text) => text ?? ''),
    /** What happened to the seller, told as typed. */
    story: plainText(LIMITS.story).nullish(),
    callToAction: plainText(LIMITS.callToAction)
      .nullish()
      .transform((text) => text ?? ''),
    includeVisualCues: z.boolean().optional().default(true),
    outputType: z.enum(OUTPUT_TYPES).optional().default('both'),
    /** Off: no line tells of the creator's own experience. (PERS-01) */
    firstPerson: z.boolean().optional().default(true),
    /** Absent: not chosen, and the checker reminds of it. (DISC-01) */
    disclosure: z.enum(DISCLOSURES).nullish(),
    /** The id of the angle to tell it by, from an earlier script's plan; an unknown one is ignored. */
    angle: plainText(LIMITS.angle).nullish(),
  })
  .meta({ id: 'ScriptBrief' })
export type ScriptBrief = z.infer<typeof ScriptBrief>
/** A brief before defaults are filled in: what a client sends. */
export type ScriptBriefInput = z.input<typeof ScriptBrief>
