import { ScriptBrief } from '@reelwright/shared'
import type * as z from 'zod'
import {
  type BriefFormValues,
  type CheckedBrief,
  type FieldErrors,
  fieldMessage,
  bareText,
  filledFeatures,
  formField,
} from './brief-form'
import { readPrice } from './price-text'

/** Checks the form against the schema that the server uses, too. (OP-64) */
export function checkForm(values: BriefFormValues): CheckedBrief | { errors: FieldErrors } {
  const errors: FieldErrors = {}
  const reading = readPrice(values)
  if ('error' in reading) errors.price = reading.error

  const result = ScriptBrief.safeParse({
    productName: bareText(values.productName),
    ...('error' in reading ? { price: null } : { ...reading, price: reading.price || null }),
    features: filledFeatures(values).map(({ text }) => text),
    videoLength: values.videoLength,
    targetAudience: values.targetAudience === 'custom' ? bareText(values.customTargetAudience) : values.targetAudience,
    style: values.videoStyle,
    tone: values.tone,
    painPoint: values.painPoint,
    story: values.story,
    callToAction: values.callToAction,
    includeVisualCues: values.includeVisualCues,
    outputType: values.outputType,
    firstPerson: values.firstPerson,
    disclosure: values.disclosure || undefined,
    angle: values.angle || undefined,
  } satisfies z.input<typeof ScriptBrief>)

  if (!result.success) {
    for (const issue of result.error.issues) {
      const field = formField(issue.path.join('.'), values)
      errors[field] ??= fieldMessage(field, issue.message)
    }
  }
  if (!result.success || 'error' in reading) return { errors }
  return { brief: result.data, priceTyped: reading.price > 0 }
}
