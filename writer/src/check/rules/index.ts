import { CLAIM_RULES } from './claims'
import { HEALTH_RULES } from './health'
import { OFFER_RULES } from './offers'
import { PEOPLE_RULES } from './people'
import { REGULATED_RULES } from './regulated'
import { rule, type Rule } from './rule'

export { RULES_VERSION } from './rule'
export type { Found, Pattern, Replacement, Rule } from './rule'

/** PRICE-01 as data, for lists of rules; its check needs the price and lives in `price-below.ts`. */
export const PRICE_RULE: Rule = rule({
  id: 'PRICE-01',
  severity: 'block',
  source: 'S18 S41',
  reason: 'Names a price below the one you entered.',
  say: 'Say the exact price, or round up.',
})

/**
 * LANG-01 as data; its check counts words and lives in `foreign-field.ts`. The domain text lists thirty-two ids and describes this
 * note as R32; as a rule it has a place in the form and a reason people can read.
 */
export const LANGUAGE_RULE: Rule = rule({
  id: 'LANG-01',
  severity: 'info',
  source: 'R32',
  reason: 'This field is not in English. It stays as you typed it; the lines around it are English.',
  reads: 'fields',
})

/** Section 8 of domain/script-writing.md. */
export const RULES: readonly Rule[] = [
  ...HEALTH_RULES,
  ...CLAIM_RULES,
  ...OFFER_RULES,
  ...PEOPLE_RULES,
  ...REGULATED_RULES,
]

/** Every rule the checker knows, those without expressions of their own included. */
export const ALL_RULES: readonly Rule[] = [...RULES, PRICE_RULE, LANGUAGE_RULE]

/** Every rule id the checker can report, sorted. */
export const RULE_IDS: readonly string[] = ALL_RULES.map(({ id }) => id).sort()

/** The rule that is about an undisclosed tie to the seller; `checkBrief` reports it for a form without a choice. */
export const DISCLOSURE_RULE: Rule | undefined = RULES.find(({ id }) => id === 'DISC-01')
