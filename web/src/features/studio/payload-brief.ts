import { ScriptBrief } from '@reelwright/shared'
import type { BriefFormValues, CheckedBrief } from './brief-form'
import { checkForm } from './check-form'

/** What a script that came from another page was written from, as far as its payload says: it may name no audience. */
export function checkedOf(values: BriefFormValues): CheckedBrief {
  for (const form of [values, { ...values, targetAudience: 'everyone' as const }]) {
    const checked = checkForm(form)
    if ('brief' in checked) return checked
  }
  const { productName } = values
  return {
    brief: ScriptBrief.parse({ productName: productName.slice(0, 200), targetAudience: 'everyone' }),
    priceTyped: false,
  }
}
