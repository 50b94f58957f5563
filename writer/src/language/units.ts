interface Unit {
  /** How people type it, as a regular expression source. */
  typed: string
  one: string
  many: string
  kind: UnitKind
}

export type UnitKind =
  | 'volume'
  | 'weight'
  | 'power'
  | 'time'
  | 'size'
  | 'charge'
  | 'light'
  | 'sound'
  | 'memory'
  | 'temperature'
  | 'pressure'

/** Units that are spelled in speech. Longer spellings come before their beginnings. (R24) */
const UNITS: Unit[] = [
  { typed: 'fl\\.? ?oz\\.?|fluid ounces?', one: 'fluid ounce', many: 'fluid ounces', kind: 'volume' },
  { typed: 'oz\\.?|ounces?', one: 'ounce', many: 'ounces', kind: 'volume' },
  { typed: 'ml|milliliters?|millilitres?', one: 'milliliter', many: 'milliliters', kind: 'volume' },
  { typed: 'liters?|litres?|ltr|l(?![\\w-])', one: 'liter', many: 'liters', kind: 'volume' },
  { typed: 'gal\\.?|gallons?', one: 'gallon', many: 'gallons', kind: 'volume' },
  { typed: 'quarts?|qt', one: 'quart', many: 'quarts', kind: 'volume' },
  { typed: 'lbs?\\.?|pounds?', one: 'pound', many: 'pounds', kind: 'weight' },
  { typed: 'kgs?|kilograms?|kilos?', one: 'kilogram', many: 'kilograms', kind: 'weight' },
  { typed: 'mg|milligrams?', one: 'milligram', many: 'milligrams', kind: 'weight' },
  { typed: 'grams?|gr?(?![\\w-])', one: 'gram', many: 'grams', kind: 'weight' },
  { typed: 'kwh', one: 'kilowatt-hour', many: 'kilowatt-hours', kind: 'charge' },
  { typed: 'wh', one: 'watt-hour', many: 'watt-hours', kind: 'charge' },
  { typed: 'mah', one: 'milliamp-hour', many: 'milliamp-hours', kind: 'charge' },
  { typed: 'kw|kilowatts?', one: 'kilowatt', many: 'kilowatts', kind: 'power' },
  { typed: 'watts?|w(?![\\w/-])', one: 'watt', many: 'watts', kind: 'power' },
  { typed: 'volts?|v(?![\\w-])', one: 'volt', many: 'volts', kind: 'power' },
  { typed: 'hours?|hrs?\\.?|h(?![\\w-])', one: 'hour', many: 'hours', kind: 'time' },
  { typed: 'minutes?|mins?\\.?', one: 'minute', many: 'minutes', kind: 'time' },
  { typed: 'seconds?|secs?\\.?', one: 'second', many: 'seconds', kind: 'time' },
  { typed: 'days?', one: 'day', many: 'days', kind: 'time' },
  { typed: 'inch(?:es)?|in\\.|["″”]', one: 'inch', many: 'inches', kind: 'size' },
  { typed: 'mm|millimeters?', one: 'millimeter', many: 'millimeters', kind: 'size' },
  { typed: 'cm|centimeters?', one: 'centimeter', many: 'centimeters', kind: 'size' },
  { typed: 'ft\\.?|foot|feet', one: 'foot', many: 'feet', kind: 'size' },
  { typed: 'yds?|yards?', one: 'yard', many: 'yards', kind: 'size' },
  { typed: 'meters?|metres?|m(?![\\w-])', one: 'meter', many: 'meters', kind: 'size' },
  { typed: 'lumens?|lm', one: 'lumen', many: 'lumens', kind: 'light' },
  { typed: 'lux', one: 'lux', many: 'lux', kind: 'light' },
  { typed: 'db|decibels?', one: 'decibel', many: 'decibels', kind: 'sound' },
  { typed: 'tb|terabytes?', one: 'terabyte', many: 'terabytes', kind: 'memory' },
  { typed: 'gb|gigabytes?', one: 'gigabyte', many: 'gigabytes', kind: 'memory' },
  { typed: 'mb|megabytes?', one: 'megabyte', many: 'megabytes', kind: 'memory' },
  { typed: 'mp|megapixels?', one: 'megapixel', many: 'megapixels', kind: 'memory' },
  { typed: 'hz|hertz', one: 'hertz', many: 'hertz', kind: 'sound' },
  { typed: '°f|degrees? f(?:ahrenheit)?', one: 'degree', many: 'degrees', kind: 'temperature' },
  { typed: '°c|degrees? c(?:elsius)?', one: 'degree Celsius', many: 'degrees Celsius', kind: 'temperature' },
  { typed: 'psi', one: 'PSI', many: 'PSI', kind: 'pressure' },
]

const NUMBER = '\\d+(?:,\\d{3})*(?:\\.\\d+)?'
const COMPILED = UNITS.map((unit) => {
  return { unit, pattern: new RegExp(`(?<![\\w$€£.,:])(${NUMBER})([ -]?)(?:${unit.typed})(?!\\w)`, 'gi') }
})

/** "a 12oz cup" is "a 12-ounce cup", where "12oz" alone is "12 ounces". */
const AFTER_MODIFIER =
  /^ (?!(?:of|in|and|is|or|for|on|to|per|by|x|long|wide|tall|high|deep|thick|each|a|an|the|at|from|with|long|apart|every|after|before|of|max|total)\b)\p{Ll}{3}/u
const BEFORE_MODIFIER = /(?:^|[^\p{L}])(?:an?|the|this|that|my|your|one|each|every) $/iu

/** "12oz" to "12 ounces", "13-inch" stays, "24h" to "24 hours". Prices, times and bare numbers stay. */
export function spellUnits(text: string): string {
  if (!/\d/.test(text)) return text
  let spelled = text
  for (const { unit, pattern } of COMPILED) {
    spelled = spelled.replace(pattern, (whole: string, number: string, joint: string, ...rest: unknown[]) => {
      // The maker of tapes, not a length.
      if (whole === '3M') return whole
      // A steel, not a volume.
      if (/^(?:304|316)\s?L$/i.test(whole)) return whole
      // A closing quotation mark after a number is an inch mark only when no quotation is open.
      if (/["″”]$/.test(whole)) {
        const before = String(rest.at(-1)).slice(0, Number(rest.at(-2)))
        if ((before.match(/["“”]/g)?.length ?? 0) % 2 === 1) return whole
        return `${number}-inch`
      }
      const at = Number(rest.at(-2))
      const line = String(rest.at(-1))
      const isModifier =
        BEFORE_MODIFIER.test(line.slice(0, at)) &&
        /^ (?!of\b|in\b|and\b|is\b|or\b|for\b|on\b|to\b)\p{L}/u.test(line.slice(at + whole.length))
      // "fits a 32 inch monitor": who means inches types them.
      const isTypedAsOne =
        number !== '1' &&
        whole.toLowerCase().endsWith(` ${unit.one}`) &&
        AFTER_MODIFIER.test(line.slice(at + whole.length))
      if (joint === '-' || isModifier || isTypedAsOne) return `${number}-${unit.one}`
      return `${number} ${number === '1' ? unit.one : unit.many}`
    })
  }
  return spelled
}

export interface Measure {
  number: string
  one: string
  many: string
  kind: UnitKind
  /** What follows the unit: "capacity", "battery life". */
  rest: string
}

/** Reads a text that begins with a number and a unit: "12oz", "30 hour battery". */
export function parseMeasure(text: string): Measure | undefined {
  for (const { unit } of COMPILED) {
    const match = new RegExp(`^(${NUMBER})[ -]?(?:${unit.typed})(?![\\w])[ -]*(.*)$`, 'i').exec(text)
    if (match)
      return { number: match[1] ?? '', one: unit.one, many: unit.many, kind: unit.kind, rest: (match[2] ?? '').trim() }
  }
  return undefined
}
