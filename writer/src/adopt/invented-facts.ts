import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../analysis'
import { cleanText, splitSentences } from '../language'

/** Something a script says that no field says. */
export interface InventedFact {
  id: 'FACT-NUMBER' | 'FACT-PRICE' | 'FACT-DEADLINE' | 'FACT-REVIEW'
  said: string
}

const CLOCK = /\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.?m\b\.?/gi
const AMOUNT = /[$€£¥₹₩]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:dollars?|bucks?|euros?|pounds sterling|cents)\b/gi
/** A bare number, as in "Room 42.", is part of a story. */
const NUMBER = /(\d+(?:[.,]\d+)*)(\s?%|[\s-]?\p{L}+)/giu
const SPELLED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine|hundred|thousand|million))* (?:dollars?|bucks|euros?|reviews?|stars?|customers?|buyers)\b|\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:-\w+)? percent\b/gi
/** What a product can be said to measure or last; a count of reasons or of seconds in a story is none. */
const MEASURES =
  /^[\s-]?(?:hours?|days?|weeks?|months?|years?|ounces?|oz|pounds?|lbs?|kilos?|kg|grams?|watts?|volts?|inch(?:es)?|feet|foot|liters?|litres?|ml|cm|mm|meters?|degrees?|gb|tb|mah|hz|lumens?|speeds?|colors?|times|x|in|people|customers?|reviews?|stars?|percent|%)$/i
const HARMLESS_COUNT = 10

const DEADLINE =
  /\b(?:sale|deal|offer|discount|promo(?:tion)?|price|coupon|voucher)\b[^.!?]{0,60}\b(?:ends?|until|till|expires?|runs out|(?:by|through) (?:mon|tues|wednes|thurs|fri|satur|sun)day|this week(?:end)?|midnight)\b|\b(?:until|till|by|before) midnight\b/i
const REVIEW =
  /\b(?:reviewers?|reviews|customers?|buyers|people online)\b[^.!?]{0,30}\b(?:say|says|said|love|loved|agree|rave|swear|report)\b|\b(?:rated|rating of)\b[^.!?]{0,20}\d/i

/** Numbers, prices, deadlines and reviews that the seller never typed. Spoken scripts are small, so every sentence is looked at. */
export function inventedFacts(spoken: string, brief: ScriptBrief, analysis: BriefAnalysis): InventedFact[] {
  const typed = [brief.productName, ...brief.features, brief.painPoint, brief.callToAction, brief.targetAudience]
    .map(cleanText)
    .join('\n')
  const voiced = analysis.features.map(({ clause, text }) => `${clause} ${text}`).join('\n')
  const known = numbersIn(`${typed}\n${voiced}`)
  const prices = numbersIn(`${analysis.price?.exact ?? ''} ${analysis.price?.under ?? ''}`)
  const withoutClocks = spoken.replace(CLOCK, ' ')

  const facts: InventedFact[] = []
  const add = (id: InventedFact['id'], said: string) => facts.push({ id, said: said.trim() })
  for (const match of withoutClocks.matchAll(AMOUNT)) {
    const amount = plainNumber(match[1] ?? match[2] ?? '')
    if (!prices.has(amount) && !known.has(amount)) add('FACT-PRICE', match[0])
  }
  for (const match of withoutClocks.replace(AMOUNT, ' ').matchAll(NUMBER)) {
    const number = plainNumber(match[1] ?? '')
    const measures = MEASURES.test(match[2] ?? '')
    if (!known.has(number) && (measures || Number(number) > HARMLESS_COUNT)) add('FACT-NUMBER', match[0])
  }
  for (const [said] of withoutClocks.matchAll(SPELLED))
    if (!typed.toLowerCase().includes(said.toLowerCase())) add('FACT-NUMBER', said)
  for (const sentence of splitSentences(spoken)) {
    // A real end date is the seller's to name: their own words may come back.
    if (DEADLINE.test(sentence) && !DEADLINE.test(typed)) add('FACT-DEADLINE', sentence)
    if (REVIEW.test(sentence) && !REVIEW.test(typed)) add('FACT-REVIEW', sentence)
  }
  return facts
}

function numbersIn(text: string): Set<string> {
  return new Set((text.match(/\d[\d.,]*/g) ?? []).map(plainNumber))
}

/** "1,299." and "1299" are one number, and so are "19.9" and "19.90". */
function plainNumber(typed: string): string {
  const digits = typed
    .replace(/[.,]+$/, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  return String(Number(digits))
}
