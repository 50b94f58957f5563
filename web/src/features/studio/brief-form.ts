import {
  AUDIENCES,
  DEFAULT_CALL_TO_ACTION,
  DEFAULT_LENGTH,
  DEFAULT_STYLE,
  DEFAULT_TONE,
  INITIAL_STATUSES,
  OUTPUT_TYPES,
  ScriptBrief,
  TONES,
  VIDEO_LENGTHS,
  VIDEO_STYLES,
} from '@reelwright/shared'
import * as z from 'zod'
import { readPriceText } from './price-text'

/** What stands in the generator form, as typed. (B-EN-23, B-ST-09) */
const BriefFormValues = z.object({
  productName: z.string().catch(''),
  price: z.string().catch(''),
  targetAudience: z.enum(['', ...AUDIENCES]).catch(''),
  customTargetAudience: z.string().catch(''),
  videoLength: z.literal(VIDEO_LENGTHS).catch(DEFAULT_LENGTH),
  // Field arrays of the form library need objects.
  features: z
    .array(z.object({ text: z.string() }))
    .min(1)
    .catch([{ text: '' }]),
  videoStyle: z.enum(VIDEO_STYLES).catch(DEFAULT_STYLE),
  tone: z.enum(TONES).catch(DEFAULT_TONE),
  painPoint: z.string().catch(''),
  callToAction: z.string().catch(DEFAULT_CALL_TO_ACTION),
  includeVisualCues: z.boolean().catch(true),
  outputType: z.enum(OUTPUT_TYPES).catch('both'),
  status: z.enum(INITIAL_STATUSES).catch('draft'),
})
export type BriefFormValues = z.infer<typeof BriefFormValues>

/** The form as it opens: nothing about the product, a default for every choice but the audience. (OP-58) */
export const EMPTY_FORM: BriefFormValues = BriefFormValues.parse({})

/** A stored draft as form values. Whatever is missing or foreign in it falls back field by field. */
export function readDraft(stored: string | null): BriefFormValues {
  if (!stored) return EMPTY_FORM
  try {
    const draft: unknown = JSON.parse(stored)
    return typeof draft === 'object' && draft !== null ? BriefFormValues.parse(draft) : EMPTY_FORM
  } catch {
    return EMPTY_FORM
  }
}

/** The body of the call, plus what the offline script needs to know: whether the price was typed at all. */
export interface CheckedBrief {
  brief: ScriptBrief
  priceTyped: boolean
}

/** Form field path ("features.2.text") to what is wrong with it. */
export type FieldErrors = Record<string, string>

/** Which of the three required things is missing; the generate button waits for all. (B-VL-01 to B-VL-03) */
export function isReadyToGenerate(
  values: Pick<BriefFormValues, 'productName' | 'targetAudience' | 'customTargetAudience'>,
) {
  if (!values.productName.trim() || !values.targetAudience) return false
  return values.targetAudience !== 'custom' || values.customTargetAudience.trim().length > 0
}

/** Checks the form against the schema that the server uses, too. (OP-64) */
export function checkForm(values: BriefFormValues): CheckedBrief | { errors: FieldErrors } {
  const errors: FieldErrors = {}
  const reading = readPriceText(values.price)
  if ('error' in reading) errors.price = reading.error

  const result = ScriptBrief.safeParse({
    productName: values.productName,
    price: 'error' in reading ? 0 : reading.price,
    features: filledFeatures(values).map(({ text }) => text),
    videoLength: values.videoLength,
    targetAudience: values.targetAudience === 'custom' ? values.customTargetAudience : values.targetAudience,
    style: values.videoStyle,
    tone: values.tone,
    painPoint: values.painPoint,
    callToAction: values.callToAction,
    includeVisualCues: values.includeVisualCues,
    outputType: values.outputType,
  } satisfies z.input<typeof ScriptBrief>)

  if (!result.success) {
    for (const issue of result.error.issues) {
      const field = formField(issue.path.join('.'), values)
      errors[field] ??= fieldMessage(field, issue.message)
    }
  }
  if (!result.success || 'error' in reading) return { errors }
  return { brief: result.data, priceTyped: reading.typed }
}

/** The form field that a field of the request body came from; the first one for a path that we do not know. */
export function formField(bodyPath: string, values: BriefFormValues): string {
  const [head = '', index] = bodyPath.split('.')
  if (head === 'targetAudience') return values.targetAudience === 'custom' ? 'customTargetAudience' : 'targetAudience'
  if (head === 'style') return 'videoStyle'
  if (head === 'features') {
    const place = filledFeatures(values)[Number(index ?? 0)]?.place ?? 0
    return `features.${place}.text`
  }
  return head in LABELS ? head : 'productName'
}

/** "must be at most 200 characters" becomes a sentence that names its field. */
export function fieldMessage(field: string, message: string): string {
  if (message === 'must not be empty') return EMPTY_MESSAGES.get(field) ?? 'Please fill in this field'
  if (!message.startsWith('must ')) return message
  return `${LABELS[field.split('.')[0] as keyof typeof LABELS] ?? 'This field'} ${message}`
}

/** What the server says about a field, without the path that it puts in front for other programs. */
export function serverFieldMessage(bodyPath: string, field: string, text: string): string {
  return fieldMessage(field, text.startsWith(`${bodyPath}: `) ? text.slice(bodyPath.length + 2) : text)
}

const LABELS = {
  productName: 'Product name',
  price: 'Price',
  targetAudience: 'Target audience',
  customTargetAudience: 'Your audience',
  videoLength: 'Video length',
  features: 'A feature',
  videoStyle: 'Video style',
  tone: 'Tone',
  painPoint: 'Pain point',
  callToAction: 'Call to action',
  includeVisualCues: 'Visual cues',
  outputType: 'Output',
} satisfies Partial<Record<keyof BriefFormValues, string>>

const EMPTY_MESSAGES = new Map([
  ['productName', 'Enter a product name'],
  ['targetAudience', 'Choose a target audience'],
  ['customTargetAudience', 'Describe your audience'],
])

/** Features with text and where they stand in the form: empty ones are dropped. (B-VL-07) */
function filledFeatures(values: BriefFormValues) {
  return values.features.map(({ text }, place) => ({ text: text.trim(), place })).filter(({ text }) => text.length > 0)
}
