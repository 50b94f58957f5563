/** Symbols and what they may stand for, the usual one first. Longer ones before those they begin with. */
const SYMBOLS: readonly (readonly [symbol: string, currencies: readonly string[]])[] = [
  ['US$', ['USD']],
  ['MX$', ['MXN']],
  ['HK$', ['HKD']],
  ['NT$', ['TWD']],
  ['NZ$', ['NZD']],
  ['CA$', ['CAD']],
  ['AU$', ['AUD']],
  ['S$', ['SGD']],
  ['A$', ['AUD']],
  ['C$', ['CAD']],
  ['R$', ['BRL']],
  ['$', ['USD', 'MXN', 'CAD', 'AUD', 'SGD', 'NZD', 'HKD', 'TWD', 'CLP', 'COP', 'ARS']],
  ['€', ['EUR']],
  ['£', ['GBP']],
  ['¥', ['JPY', 'CNY']],
  ['円', ['JPY']],
  ['₫', ['VND']],
  ['đ', ['VND']],
  ['฿', ['THB']],
  ['₱', ['PHP']],
  ['Rp', ['IDR']],
  ['RM', ['MYR']],
  ['₹', ['INR']],
  ['₩', ['KRW']],
  ['₺', ['TRY']],
  ['₪', ['ILS']],
  ['zł', ['PLN']],
  ['Kč', ['CZK']],
  ['Fr.', ['CHF']],
  ['kr', ['SEK', 'NOK', 'DKK']],
]

const CODES = new Set(Intl.supportedValuesOf('currency'))
const AROUND = /^\p{Sc}|\p{Sc}$|^\p{L}{1,3}[$.]?(?=[\s\d.,-])|(?<=[\s\d.,])\p{L}{1,3}[$.]?$/u

/** What a sum says it is in, as ISO codes; undefined where it says nothing. */
export function currenciesNamed(text: string): readonly string[] | undefined {
  const bare = text.replace(/^[-(+~≈]\s*|\)$/g, '').trim()
  for (const [symbol, currencies] of SYMBOLS) {
    if (bare.startsWith(symbol) || bare.endsWith(symbol)) return currencies
  }
  const code = /^([A-Za-z]{3})(?=[\s\d.,-])|(?<=[\s\d.,kKmM])([A-Za-z]{3})$/.exec(bare)
  const named = (code?.[1] ?? code?.[2])?.toUpperCase()
  return named !== undefined && CODES.has(named) && !SHORT_WORDS.has(named) ? [named] : undefined
}

/** Codes that are a word for a thousand or a million as well. */
const SHORT_WORDS = new Set(['MIL', 'MIO', 'TSD', 'MRD'])

/** The sum alone, with its sign. */
export function withoutCurrency(text: string): string {
  if (!currenciesNamed(text)) return text
  const signed = /^([-(+~≈]?)\s*(.*?)(\)?)$/.exec(text)!
  let bare = signed[2]!.trim()
  const symbol = SYMBOLS.find(([one]) => bare.startsWith(one) || bare.endsWith(one))?.[0]
  if (symbol !== undefined) bare = bare.startsWith(symbol) ? bare.slice(symbol.length) : bare.slice(0, -symbol.length)
  else bare = bare.replace(/^[A-Za-z]{3}(?=[\s\d.,-])|(?<=[\s\d.,kKmM])[A-Za-z]{3}$/, '')
  // "USD $5" names it twice.
  const again = bare.trim()
  return `${signed[1]}${AROUND.test(again) && currenciesNamed(again) ? withoutCurrency(again) : again}${signed[3]}`
}

/** The currency that a header such as "Revenue ($)" or "GMV (EUR)" names. */
export function currencyOfHeader(header: string): string | undefined {
  const inBrackets = /[([（]\s*([^)\]）]{1,5})\s*[)\]）]/.exec(header)?.[1]?.trim()
  const lastWord = /(?:^|[\s_])([A-Z]{3})$/.exec(header)?.[1]
  for (const text of [inBrackets, lastWord]) {
    if (text === undefined) continue
    if (CODES.has(text.toUpperCase()) && text.toUpperCase() === text) return text
    const symbol = SYMBOLS.find(([one]) => one === text)
    if (symbol) return symbol[1][0]
  }
  const symbol = SYMBOLS.find(([one]) => /\p{Sc}/u.test(one) && header.includes(one))
  return symbol?.[1][0]
}
