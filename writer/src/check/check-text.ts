import { PRICE_RULE, RULES } from './rules'
import type { Rule } from './rules'
import type { Flag } from './types'

export interface CheckContext {
  /** The price of the brief; without one PRICE-01 has nothing to compare with. */
  price?: number
}

const AMOUNT = /[$€£](\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,2})?)(?!\d)/g
const SAID_OF_PRODUCT =
  /(?:it's|it is|they're|they are|under|for|costs?|just|only|price is|only for|about|around|less than|at)\s$/i

/** Finds what a text must not say, in the order of the text. `field` names the form field, or is "script" for output. */
export function checkText(text: string, field: string, context: CheckContext = {}): Flag[] {
  // Typographic apostrophes have the same length, so positions stay true.
  const plain = text.replace(/[‘’]/g, "'")
  const lower = plain.toLowerCase()
  const flags: Flag[] = []
  for (const rule of RULES) {
    if (rule.fields && !rule.fields.includes(field)) continue
    if (!gatesOf(rule).some(({ pattern, lowered }) => pattern.test(lowered ? lower : plain))) continue
    for (const pattern of rule.patterns) flags.push(...findings(rule, pattern, plain, text, field))
  }
  if (context.price !== undefined && context.price > 0) flags.push(...pricesBelow(context.price, plain, text, field))
  return withoutNested(flags.sort((a, b) => a.start - b.start || b.end - a.end))
}

/**
 * All expressions of a rule in one, to see at a glance whether it has anything to say: clean text is the rule, and compiling
 * and running four hundred single expressions took longer than writing the script.
 */
interface Gate {
  pattern: RegExp
  /** Reads the text in small letters: ignoring case makes an expression several times as expensive to compile. */
  lowered: boolean
}
const GATES = new WeakMap<Rule, Gate[]>()

function gatesOf(rule: Rule): Gate[] {
  const known = GATES.get(rule)
  if (known) return known
  const byFlags = new Map<string, string[]>()
  for (const { source, flags } of rule.patterns) {
    // Small letters mean the same only where no escape such as \\S or \\p{L} stands in capitals.
    const lowers = flags.includes('i') && !/\\[A-Zpu]/.test(source)
    const others = lowers ? 'lowered' : flags.replace('g', '')
    byFlags.set(others, [...(byFlags.get(others) ?? []), `(?:${lowers ? source.toLowerCase() : source})`])
  }
  const gates = [...byFlags].map(([flags, sources]) =>
    flags === 'lowered'
      ? { pattern: new RegExp(sources.join('|')), lowered: true }
      : { pattern: new RegExp(sources.join('|'), flags), lowered: false },
  )
  GATES.set(rule, gates)
  return gates
}

function findings(rule: Rule, pattern: RegExp, plain: string, text: string, field: string): Flag[] {
  const found: Flag[] = []
  // A rule's expressions are shared: the position must not survive from the text before.
  pattern.lastIndex = 0
  for (const match of plain.matchAll(pattern)) {
    if (match[0] !== '') found.push(flagOf(rule, text, field, match.index, match.index + match[0].length))
  }
  return found
}

function pricesBelow(price: number, plain: string, text: string, field: string): Flag[] {
  const found: Flag[] = []
  for (const match of plain.matchAll(AMOUNT)) {
    const amount = Number((match[1] ?? '').replaceAll(',', ''))
    const isAboutProduct =
      SAID_OF_PRODUCT.test(plain.slice(Math.max(0, match.index - 16), match.index)) || amount >= price / 2
    if (amount < price && isAboutProduct)
      found.push(flagOf(PRICE_RULE, text, field, match.index, match.index + match[0].length))
  }
  return found
}

function flagOf(rule: Rule, text: string, field: string, start: number, end: number): Flag {
  const { id, severity, reason, saferWording } = rule
  return { rule: id, severity, field, start, end, matched: text.slice(start, end), reason, saferWording }
}

/** Two expressions of one rule may meet on the same words; people should see one finding. */
function withoutNested(flags: Flag[]): Flag[] {
  return flags.filter(
    (flag, at) => !flags.some((other, otherAt) => otherAt < at && other.rule === flag.rule && other.end >= flag.end),
  )
}
