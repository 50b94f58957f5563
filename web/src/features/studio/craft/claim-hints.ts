import { LIMITS, type ScriptBrief } from '@reelwright/shared'
import type { Flag } from '@reelwright/writer/check'
import type { BriefFormValues } from '../brief-form'
import { readPrice } from '../price-text'

/** Something that a video must not say, in a field of the form. */
export interface ClaimHint extends Omit<Flag, 'field'> {
  /** Path in the form ("features.2.text"); "disclosure" where the form should ask for it. */
  field: string
}

/**
 * The form as a brief to be checked, complete or not. Texts stay as typed, blanks and all, so that the places of findings are places
 * in the fields; what no brief may hold is left out.
 */
export function claimBrief(values: BriefFormValues, disclosure?: ScriptBrief['disclosure']): ScriptBrief {
  const reading = readPrice(values)
  const isCustom = values.targetAudience === 'custom'
  return {
    productName: values.productName.slice(0, LIMITS.productName),
    ...('price' in reading ? reading : { price: 0 }),
    features: values.features.slice(0, LIMITS.features).map(({ text }) => text.slice(0, LIMITS.feature)),
    videoLength: values.videoLength,
    // A name from our own list claims nothing.
    targetAudience: isCustom ? values.customTargetAudience.slice(0, LIMITS.audience) : '',
    style: values.videoStyle,
    tone: values.tone,
    painPoint: values.painPoint.slice(0, LIMITS.painPoint),
    story: values.story.slice(0, LIMITS.story),
    callToAction: values.callToAction.slice(0, LIMITS.callToAction),
    includeVisualCues: values.includeVisualCues,
    outputType: values.outputType,
    firstPerson: true,
    disclosure,
  }
}

/** Findings under the names that the form has for its fields. */
export function hintsOf(flags: readonly Flag[]): ClaimHint[] {
  return flags.map((flag) => ({ ...flag, field: formPath(flag.field) }))
}

function formPath(field: string): string {
  if (field === 'targetAudience') return 'customTargetAudience'
  return field.startsWith('features.') ? `${field}.text` : field
}

/** Those of one field that are still true of what stands in it now. */
export function hintsInField(hints: readonly ClaimHint[], field: string, text: string): ClaimHint[] {
  return hints.filter((hint) => hint.field === field && text.startsWith(hint.matched, hint.start))
}
