/** "13 inches neck" to "13-inch neck". */
export const withJoinedUnit = (text: string) =>
  text.replace(
    /(\d) ((?:centi|milli)?meter|inche|(?:milli)?liter|quart|gallon|ounce|pound|gram|hour|minute|second|day|week|month|year|watt|volt|mile|degree)s (?!(?:an?|ahead|of|in|and|is|or|for|on|to|per|by|long|wide|tall|high|deep|thick|each|at|from|with|apart|every|after|before|max|total|old|late|free|warm|cold|ago|later|flat)\b)(?=\p{L}+(?: \p{L}+)?$)/u,
    (_, digit: string, unit: string) => `${digit}-${unit.replace(/inche/, 'inch')} `,
  )

export const YOURS =
  'spouse|palm|wife|husband|roommates?|finger|hand|foot|arm|ear|driveway|phone|computer|laptop|partner|desk|bag|pocket|purse|belt|wrist|skin|hair|head|shirt|backpack|suitcase|car|tv|face|neck'

/** "a", "a and b", "a, b, and c", however many there are. */
export const joinAll = (items: readonly string[], joint = 'and') =>
  items.length < 3 ? items.join(` ${joint} `) : `${items.slice(0, -1).join(', ')}, ${joint} ${items.at(-1)}`
