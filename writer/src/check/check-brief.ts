import type { ScriptBrief } from '@reelwright/shared'
import { type CheckContext, checkText } from './check-text'
import { DISCLOSURE_RULE } from './rules'
import type { Flag } from './types'

/**
 * Finds what a form must not say, field by field in the form's order. A brief without a chosen disclosure gets one finding without
 * a place (start and end are 0) in the field "disclosure".
 */
export function checkBrief(brief: ScriptBrief, context: Omit<CheckContext, 'price' | 'disclosed'> = {}): Flag[] {
  const disclosed = brief.disclosure !== undefined && brief.disclosure !== null
  const known: CheckContext = { ...context, price: brief.price, disclosed }
  return [
    // A name and an audience hold no prices of the product; a number there is a size or an age.
    ...checkText(brief.productName, 'productName', { ...known, price: 0 }),
    ...brief.features.flatMap((feature, index) => checkText(feature, `features.${index}`, known)),
    ...checkText(brief.targetAudience, 'targetAudience', { ...known, price: 0 }),
    ...checkText(brief.painPoint, 'painPoint', { ...known, price: 0 }),
    ...checkText(brief.story ?? '', 'story', { ...known, price: 0 }),
    ...checkText(brief.callToAction, 'callToAction', known),
    ...(disclosed ? [] : undisclosed()),
  ]
}

function undisclosed(): Flag[] {
  if (!DISCLOSURE_RULE) return []
  const { id, severity, reason, saferWording } = DISCLOSURE_RULE
  return [{ rule: id, severity, field: 'disclosure', start: 0, end: 0, matched: '', reason, saferWording }]
}
