import { type Finding, findingsIn } from './findings'
import { isForeign } from './foreign-field'
import { amountsBelow } from './price-below'
import { remembered } from '../language'
import { LANGUAGE_RULE, PRICE_RULE, type Rule } from './rules'
import { sentencesOf } from './sentences'
import type { Flag } from './types'

export interface CheckContext {
  /** The price of the brief; without one PRICE-01 has nothing to compare with. */
  price?: number
  /**
   * What the user can show, word for word: an end date ("the offer ends on November 30"), a number of reviews, a line of the
   * listing. Exactly these words may be said although SCAR-01, SOC-01 or EVID-01 speaks against them.
   */
  facts?: readonly string[]
  /** Whether the user has said what binds them to the seller; then DISC-01 has nothing to ask. */
  disclosed?: boolean
}

/**
 * Finds what a text must not say, in the order of the text. `field` names the form field ("productName", "features.2"), or is
 * "script" for output. The answer depends on nothing but the arguments; sentences seen before are not read again.
 */
export const checkText = checkerWith(remembered(findingsIn))

/** The checker over any way to look at sentences. */
export function checkerWith(find: (sentences: readonly string[]) => readonly (readonly Finding[])[]) {
  return (text: string, field: string, context: CheckContext = {}): Flag[] => {
    const isScript = field === 'script'
    const flags: Flag[] = []
    const sentences = sentencesOf(text)
    const found = find(sentences.map((sentence) => sentence.text))
    for (const [at, sentence] of sentences.entries()) {
      for (const { rule, start, end, replacement } of found[at] ?? []) {
        if (rule.reads === (isScript ? 'fields' : 'script') || (rule.id === 'DISC-01' && context.disclosed)) continue
        flags.push(flagOf(rule, text, field, sentence.start + start, sentence.start + end, replacement))
      }
    }
    if (context.price !== undefined && context.price > 0) {
      for (const { start, end, replacement } of amountsBelow(context.price, text))
        flags.push(flagOf(PRICE_RULE, text, field, start, end, replacement))
    }
    if (!isScript && isForeign(text)) flags.push(flagOf(LANGUAGE_RULE, text, field, 0, text.length, undefined))
    const own = factsIn(text, context.facts ?? [])
    return oncePerPlace(flags.filter((flag) => !own.some((fact) => allows(fact, flag))))
  }
}

function flagOf(
  rule: Rule,
  text: string,
  field: string,
  start: number,
  end: number,
  replacement: string | undefined,
): Flag {
  const { id, severity, reason, saferWording } = rule
  return {
    rule: id,
    severity,
    field,
    start,
    end,
    matched: text.slice(start, end),
    reason,
    saferWording,
    ...(replacement !== undefined && { replacement }),
  }
}

interface Fact {
  text: string
  start: number
  end: number
}

function factsIn(text: string, facts: readonly string[]): Fact[] {
  const found: Fact[] = []
  for (const fact of facts) {
    if (fact.trim() === '') continue
    const [all, one] = [text.toLowerCase(), fact.toLowerCase()]
    for (let start = all.indexOf(one); start >= 0; start = all.indexOf(one, start + one.length))
      found.push({ text: fact, start, end: start + fact.length })
  }
  return found
}

const NAMES_A_DATE =
  /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i

/** What a call to action says of a real end date: "sale ends Sunday". */
export const endDatesIn = (call: string): string[] => call.match(END_DATE) ?? []
const END_DATE =
  /\b(?:sale|offer|deal|promo|price) (?:ends|expires) (?:on )?(?:(?:this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)? (?=[a-z]{3})[a-z]+|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2})\b/gi

function allows(fact: Fact, flag: Flag): boolean {
  if (flag.start < fact.start || flag.end > fact.end) return false
  // Pressure needs a real date and popularity a real number; "today only" is neither.
  if (flag.rule === 'SCAR-01') return NAMES_A_DATE.test(fact.text)
  if (flag.rule === 'SOC-01') return /\d/.test(fact.text)
  return flag.rule === 'EVID-01'
}

/** Several expressions of one rule may meet on the same words; people should see one finding, the longest. */
function oncePerPlace(flags: Flag[]): Flag[] {
  const lastEnd = new Map<string, number>()
  return flags
    .sort((a, b) => a.start - b.start || b.end - a.end || (a.rule < b.rule ? -1 : 1))
    .filter((flag) => {
      if (flag.start < (lastEnd.get(flag.rule) ?? 0)) return false
      lastEnd.set(flag.rule, flag.end)
      return true
    })
}
