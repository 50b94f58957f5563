import type { Severity } from '../types'

/** Policies change often: this names the state of the copies the rules were read from. */
export const RULES_VERSION = '2026-11-21'

/** What a replacement may look at. All three are folded: small Latin letters, plain quotes, single spaces. */
export interface Found {
  matched: string
  /** The sentence up to the match. */
  before: string
  after: string
}

/** Words that can stand where the match stood; undefined where nothing fits this sentence. */
export type Replacement = string | ((found: Found) => string | undefined)

export interface Pattern {
  /** Expression over the folded text, from the start of a word to the end of one. */
  source: string
  replacement: Replacement | undefined
}

export interface Rule {
  id: string
  severity: Severity
  /** Where the rule applies. The stored policy copies are from the US shop; a second market gets its own entries. */
  market: 'all' | 'US'
  /** When this wording of the rule was last read against its source. */
  checked: string
  /** Source tags of domain/script-writing.md; "R.." where the rule is one of its realisation rules. */
  source: string
  reason: string
  saferWording: string | undefined
  /** Whether the rule reads what a seller typed into the form, what is spoken, or both. */
  reads: 'fields' | 'script' | 'both'
  patterns: readonly Pattern[]
  /** Expressions over the text as typed, for what folding would hide: capitals and line breaks. Global. */
  typed: readonly RegExp[]
}

interface RuleEntry {
  id: string
  severity: Severity
  market?: 'US'
  source: string
  reason: string
  /** Advice in words: what to say instead. */
  say?: string
  reads?: 'fields' | 'script'
  /** Expressions, some with words that can replace the match in place. */
  find?: readonly (string | readonly [source: string, replacement: Replacement])[]
  typed?: readonly RegExp[]
}

export function rule(entry: RuleEntry): Rule {
  return {
    id: entry.id,
    severity: entry.severity,
    market: entry.market ?? 'all',
    checked: RULES_VERSION,
    source: entry.source,
    reason: entry.reason,
    saferWording: entry.say,
    reads: entry.reads ?? 'both',
    patterns: (entry.find ?? []).map((pattern) =>
      typeof pattern === 'string'
        ? { source: pattern, replacement: undefined }
        : { source: pattern[0], replacement: pattern[1] },
    ),
    typed: entry.typed ?? [],
  }
}

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?'

/** A number in digits or in words: "3", "1,200", "twenty-five", "a thousand". Bounded, so that no row of digits takes long. */
export const NUMBER = `(?:\\d[\\d,.]{0,14}|(?:a (?=hundred|thousand|million))?(?:${NUMBER_WORDS})(?:[ -](?:${NUMBER_WORDS})){0,3})`

/** An amount of money in digits. */
export const MONEY = '(?:[$€£¥₹] ?\\d[\\d,.]{0,14}|\\d[\\d,.]{0,14} ?(?:dollars|bucks|euros|usd))'

/** One more word of a phrase, in any script. */
export const WORD = '[^\\s.,!?;:]{1,24}'

export const BRANDS =
  "amazon|walmart|target|costco|ebay|etsy|temu|shein|aliexpress|ikea|sephora|ulta|best buy|stanley|yeti|hydro ?flask|owala|dyson|shark|apple(?! (?:juice|pies?|cider|sauce|slices?|trees?))|samsung|bose|sony|jbl|nike|adidas|crocs|lululemon|skims|ugg|birkenstock|gucci|prada|chanel|dior|hermes|louis vuitton|rolex|cartier|tiffany|starbucks|lego|mrs\\.? meyer'?s|blueland|tide|dove|olay|cerave|the ordinary|drunk elephant|rare beauty|fenty|charlotte tilbury|olaplex|keurig|nespresso|ninja|vitamix|kitchenaid|le creuset|tupperware|roomba|anker"

export const STORES =
  'amazon(?! (?:rainforest|river|basin|parrot))|walmart|ebay|etsy|temu|shein|aliexpress|shopify|costco|instagram|facebook|youtube'

/** Only where the match is a sentence of its own can a sentence stand in its place. */
export const asSentence =
  (sentence: string): Replacement =>
  ({ before, after }) =>
    /^["'(]*(?:[a-z ]{1,20}: )?$/.test(before) && /^(?:[.!?…"')]|$)/.test(after.trimEnd()) ? sentence : undefined
