import type { ScriptBrief } from '@reelwright/shared'
import { checkText } from './check'

export interface Refusal {
  field: string
  reason: string
}

/** Goods that may not be sold in a product video at all: no script is written for them, whoever writes. (REG-01) */
export function refusalOf(brief: ScriptBrief): Refusal | undefined {
  const fields: [string, string][] = [
    ['productName', brief.productName],
    ...brief.features.map((feature, i): [string, string] => [`features.${i}`, feature]),
  ]
  for (const [field, text] of fields) {
    const flag = checkText(text, field).find(({ rule }) => rule === 'REG-01')
    if (flag) return { field, reason: `No script for "${flag.matched}": regulated goods can’t be sold this way.` }
  }
  return undefined
}
