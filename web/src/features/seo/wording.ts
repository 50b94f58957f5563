import type { Flag } from '@reelwright/writer/check'
import type { SeoFacts } from './suggestions'

/** The checker of the writer; loaded when there is something to check. */
export type CheckText = (text: string, field: string) => Flag[]

export interface CheckedWording {
  /** Without what should not be promised. */
  facts: SeoFacts
  /** What was left out, and why. */
  leftOut: { text: string; reason: string }[]
  /** Why nothing is suggested at all. */
  refusal: string | undefined
}

/** Leaves out features that no listing may claim, and refuses goods that may not be sold this way. (REG-01) */
export function checkWording(facts: SeoFacts, check: CheckText): CheckedWording {
  const regulated = [facts.product, ...facts.features]
    .map((text, index) => check(text, index === 0 ? 'productName' : `features.${index - 1}`))
    .flat()
    .find(({ rule }) => rule === 'REG-01')
  if (regulated) {
    const refusal = `Nothing is suggested for “${regulated.matched}”: regulated goods may not be sold this way.`
    return { facts, leftOut: [], refusal }
  }
  const leftOut: CheckedWording['leftOut'] = []
  const features = facts.features.filter((feature, index) => {
    const flag = check(feature, `features.${index}`).find(({ severity }) => severity === 'block')
    if (flag) leftOut.push({ text: feature, reason: flag.reason })
    return !flag
  })
  return { facts: { ...facts, features }, leftOut, refusal: undefined }
}
