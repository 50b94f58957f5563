const VALUES: Record<string, number> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
])
const SCALES: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000, million: 1_000_000 }
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const SCALE = Object.keys(SCALES).join('|')
const BELOW_HUNDRED = `(?:${TENS})[ -](?:${ONES})\\b|${Object.keys(VALUES).join('|')}`
/** "One ten-minute lesson" has two numbers, and "two hundred and five" is one. */
const WORD_NUMBER = `(?:a )?(?:(?:${BELOW_HUNDRED})(?:[ -](?:${SCALE}))*|${SCALE})(?:(?<=${SCALE})[ -](?:and )?(?:${BELOW_HUNDRED})(?:[ -](?:${SCALE}))*)*`
/** A number in digits or words, as a pattern. */
export const NUMBER = `\\d+(?:[.,]\\d+)*|\\b${WORD_NUMBER}\\b`
const NUMBER_WITH_UNIT = new RegExp(`(?<![\\p{L}\\d])(${NUMBER})[ -]?(\\p{L}+|%|")?`, 'giu')
const NUMBER_WITH_UNITS = new RegExp(`(?<![\\p{L}\\d])(${NUMBER})[ -]?(\\p{L}+|%|")?(?: (\\p{L}+))?`, 'giu')

/** Whether a number was typed with this unit, as in "5 working days", or with none: "two slots" says nothing of two pounds. */
export function knownNumbers(typed: string): (value: number, unit: string) => boolean {
  const found = [...typed.matchAll(NUMBER_WITH_UNITS)]
  return (value, unit) =>
    found.some(
      ([, number = '', typedUnit = '', next = '']) =>
        valueOf(number) === value && (isSameUnit(typedUnit, unit) || (next !== '' && isSameUnit(next, unit))),
    )
}

/**
 * Numbers that a sentence says of what was typed with another one: "simmered for 48 hours" where "simmered 20 hours" was typed. Unit and
 * a word beside it have to be the same. Numbers of the wish count as typed.
 */
export function numbersTypedOtherwise(fields: readonly string[], wish: string): (sentence: string) => string[] {
  const isWished = knownNumbers(wish)
  const facts = fields.flatMap((field) => {
    const numbers = [...field.matchAll(NUMBER_WITH_UNIT)].map(([, number = '', unit = '']) => ({
      value: valueOf(number),
      unit,
    }))
    const units = new Set(numbers.map(({ unit }) => stemOf(unit)))
    const words = wordsOf(field).filter((word) => !units.has(word))
    return numbers.filter(({ unit }) => unit.length > 2).map((number) => ({ ...number, words }))
  })
  return (sentence) => {
    const said = new Set(wordsOf(sentence))
    return [...sentence.matchAll(NUMBER_WITH_UNIT)].flatMap(([text, number = '', unit = '']) => {
      const value = valueOf(number)
      const same = facts.filter(
        (fact) => stemOf(fact.unit) === stemOf(unit) && fact.words.some((word) => said.has(word)),
      )
      const isKnown = facts.some((fact) => fact.value === value && stemOf(fact.unit) === stemOf(unit))
      return value !== 1 && same.length > 0 && !isKnown && !isWished(value, unit) ? [text] : []
    })
  }
}

const stemOf = (word: string) => word.toLowerCase().replace(/(?:es|ed|s)$/, '')
const wordsOf = (text: string) => (text.match(/\p{L}{5,}/gu) ?? []).map(stemOf)

/** "6 qt" and "6 quarts", "24h" and "24 hours", "5 lb" and "5 pounds". */
const isSameUnit = (typed: string, said: string) =>
  typed === '' || initialOf(typed) === initialOf(said) || /^[%"]/.test(typed)
const initialOf = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^lbs?$/, 'p')
    .replace('%', 'percent')
    .charAt(0)

/** "1,299", "19,90" and "twenty-five" as numbers. */
export function valueOf(said: string): number {
  if (/\d/.test(said)) {
    return Number(
      said
        .replace(/[.,]+$/, '')
        .replace(/,(?=\d{3}(?:\D|$))/g, '')
        .replace(',', '.'),
    )
  }
  let [whole, part] = [0, 0]
  for (const word of said.toLowerCase().split(/[ -]/)) {
    const scale = SCALES[word]
    if (scale === undefined) part += VALUES[word] ?? 0
    else if (scale >= 1000) [whole, part] = [whole + Math.max(1, part) * scale, 0]
    else part = Math.max(1, part) * scale
  }
  return whole + part
}
