/** English, German, Spanish, French; the first letters that no other month shares. */
const MONTHS: readonly RegExp[] = [
  /^(jan|jän|ene|januar|january|janvier|enero)/,
  /^(feb|fev|fév)/,
  /^(mar|mär|mrz)/,
  /^(apr|abr|avr)/,
  /^(may|mai)/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|ago|aoû|aou)/,
  /^(sep|set)/,
  /^(oct|okt)/,
  /^nov/,
  /^(dec|dez|dic|déc)/,
]

/** 1 is January; undefined for what is no month. */
export function monthOf(name: string): number | undefined {
  const at = MONTHS.findIndex((month) => month.test(name.toLowerCase().normalize('NFC')))
  return at < 0 ? undefined : at + 1
}
