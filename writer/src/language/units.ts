import { keptBy } from './remembered'

interface Unit {
  /** How people type it, as a regular expression source. */
  typed: string
  one: string
  many: string
}

/** Units that are spelled in speech. Longer spellings come before their beginnings. (R24) */
const UNITS: Unit[] = [
  { typed: 'fl\\.? ?oz\\.?|fluid ounces?', one: 'fluid ounce', many: 'fluid ounces' },
  { typed: 'oz\\.?|ounces?', one: 'ounce', many: 'ounces' },
  { typed: 'ml|milliliters?|millilitres?', one: 'milliliter', many: 'milliliters' },
  { typed: 'liters?|litres?|ltr|l(?![\\w-])', one: 'liter', many: 'liters' },
  { typed: 'gal\\.?|gallons?', one: 'gallon', many: 'gallons' },
  { typed: 'quarts?|qt', one: 'quart', many: 'quarts' },
  { typed: 'lbs?\\.?|pounds?', one: 'pound', many: 'pounds' },
  { typed: 'kgs?|kilograms?', one: 'kilogram', many: 'kilograms' },
  { typed: 'mg|milligrams?', one: 'milligram', many: 'milligrams' },
  { typed: 'grams?|gr?(?![\\w-])', one: 'gram', many: 'grams' },
  { typed: 'kwh', one: 'kilowatt-hour', many: 'kilowatt-hours' },
  { typed: 'wh', one: 'watt-hour', many: 'watt-hours' },
  { typed: 'mah', one: 'milliamp-hour', many: 'milliamp-hours' },
  { typed: 'kw|kilowatts?', one: 'kilowatt', many: 'kilowatts' },
  { typed: 'watts?|w(?![\\w/-])', one: 'watt', many: 'watts' },
  { typed: 'volts?|v(?![\\w-])', one: 'volt', many: 'volts' },
  { typed: 'hours?|hrs?\\.?|h(?![\\w-])', one: 'hour', many: 'hours' },
  { typed: 'minutes?|mins?\\.?', one: 'minute', many: 'minutes' },
  { typed: 'seconds?|secs?\\.?', one: 'second', many: 'seconds' },
  { typed: 'days?', one: 'day', many: 'days' },
  { typed: 'inch(?:es)?|in\\.|["″”]', one: 'inch', many: 'inches' },
  { typed: 'mm|millimeters?', one: 'millimeter', many: 'millimeters' },
  { typed: 'cm|centimeters?', one: 'centimeter', many: 'centimeters' },
  { typed: 'ft\\.?|foot|feet', one: 'foot', many: 'feet' },
  { typed: 'yds?|yards?', one: 'yard', many: 'yards' },
  { typed: 'meters?|metres?|m(?![\\w-])', one: 'meter', many: 'meters' },
  { typed: 'lumens?|lm', one: 'lumen', many: 'lumens' },
  { typed: 'lux', one: 'lux', many: 'lux' },
  { typed: 'db|decibels?', one: 'decibel', many: 'decibels' },
  { typed: 'tb|terabytes?', one: 'terabyte', many: 'terabytes' },
  { typed: 'gb|gigabytes?', one: 'gigabyte', many: 'gigabytes' },
  { typed: 'mb|megabytes?', one: 'megabyte', many: 'megabytes' },
  { typed: 'mp|megapixels?', one: 'megapixel', many: 'megapixels' },
  { typed: 'hz|hertz', one: 'hertz', many: 'hertz' },
  { typed: '°f|degrees? f(?:ahrenheit)?', one: 'degree', many: 'degrees' },
  { typed: '°c|degrees? c(?:elsius)?', one: 'degree Celsius', many: 'degrees Celsius' },
  { typed: 'psi', one: 'PSI', many: 'PSI' },
]

const NUMBER = '\\d+(?:,\\d{3})*(?:\\.\\d+)?'
const COMPILED = UNITS.map((unit) => {
  return { unit, pattern: new RegExp(`(?<![\\w$€£.,:])(${NUMBER})([ -]?)(?:${unit.typed})(?!\\w)`, 'gi') }
})

/** "a 12oz cup" is "a 12-ounce cup", where "12oz" alone is "12 ounces". */
const AFTER_MODIFIER =
  /^ (?!(?:of|in|and|is|or|for|on|to|per|by|x|long|wide|tall|high|deep|thick|each|a|an|the|at|from|with|long|apart|every|after|before|of|max|total|now|then|first|tops|one)\b)\p{Ll}{3}/u
const BEFORE_MODIFIER = /(?:^|[^\p{L}])(?:an?|the|this|that|my|your|one|each|every) $/iu

/** "12oz" to "12 ounces", "13-inch" stays, "24h" to "24 hours". Prices, times and bare numbers stay. */
export const spellUnits = keptBy((text: string): string => {
  if (!/\d/.test(text)) return text
  let spelled = text
  for (const { unit, pattern } of COMPILED) {
    spelled = spelled.replace(pattern, (whole: string, number: string, joint: string, ...rest: unknown[]) => {
      // The maker of tapes, and forints.
      if (whole === '3M' || /\d{3} Ft\.?$/.test(whole)) return whole
      // "close at 19h"
      if (
        /^\d{1,2}h$/i.test(whole) &&
        /\b(?:at|until|till|by|before|around) $/i.test(String(rest.at(-1)).slice(0, Number(rest.at(-2))))
      )
        return `${number}:00`
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
      const isMany =
        whole.toLowerCase().endsWith(` ${unit.many}`) && !/\b(?:an?|one|each|every) $/i.test(line.slice(0, at))
      const isModifier =
        !isMany &&
        BEFORE_MODIFIER.test(line.slice(0, at)) &&
        /^ (?!of\b|in\b|and\b|is\b|or\b|for\b|on\b|to\b|behind\b|under\b|above\b|below\b|around\b|between\b|near\b|costs\b)\p{L}/u.test(
          line.slice(at + whole.length),
        )
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
})
