import { currencyIn, withCurrency } from '@reelwright/writer/price'

/** As it is typed beside an amount (a sign that begins with a blank goes behind it), its name, and where it is paid with. */
const CURRENCIES = [
  ['$', 'US dollar', 'US PR EC SV'],
  ['€', 'Euro', 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'],
  ['£', 'British pound', 'GB'],
  ['A$', 'Australian dollar', 'AU'],
  ['R$', 'Brazilian real', 'BR'],
  ['CA$', 'Canadian dollar', 'CA'],
  [' Kč', 'Czech koruna', 'CZ'],
  ['AED ', 'Emirati dirham', 'AE'],
  ['GH₵', 'Ghanaian cedi', 'GH'],
  ['HK$', 'Hong Kong dollar', 'HK'],
  [' Ft', 'Hungarian forint', 'HU'],
  ['₹', 'Indian rupee', 'IN'],
  ['Rp', 'Indonesian rupiah', 'ID'],
  ['¥', 'Japanese yen', 'JP'],
  ['KSh ', 'Kenyan shilling', 'KE'],
  ['RM', 'Malaysian ringgit', 'MY'],
  ['MX$', 'Mexican peso', 'MX'],
  ['NZ$', 'New Zealand dollar', 'NZ'],
  ['₦', 'Nigerian naira', 'NG'],
  ['₱', 'Philippine peso', 'PH'],
  [' zł', 'Polish zloty', 'PL'],
  ['Rs ', 'Rupee (Pakistan, Sri Lanka, Nepal)', 'PK LK NP'],
  [' kr', 'Scandinavian krone', 'DK NO SE'],
  ['S$', 'Singapore dollar', 'SG'],
  ['R', 'South African rand', 'ZA'],
  ['CHF ', 'Swiss franc', 'CH LI'],
  ['฿', 'Thai baht', 'TH'],
  ['₺', 'Turkish lira', 'TR'],
] as const
const SIGNS: readonly string[] = CURRENCIES.map(([sign]) => sign)

/** Prices are sent as typed. */
export const OTHER_CURRENCY = 'other'

export const CURRENCY_OPTIONS = [
  ...CURRENCIES.map(([sign, name]) => ({ value: sign as string, label: `${sign.trim()} ${name}` })),
  { value: OTHER_CURRENCY, label: 'Other' },
]

const KEY = 'reelwright:currency'

/** The currency last chosen in this browser, else that of its language's region. */
export function usualCurrency(): string {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept !== null && isListed(kept)) return kept
  } catch {
    // Forbidden.
  }
  const region = ownRegion()
  return CURRENCIES.find(([, , regions]) => regions.split(' ').includes(region))?.[0] ?? OTHER_CURRENCY
}

export function keepCurrency(currency: string) {
  try {
    localStorage.setItem(KEY, currency)
  } catch {
    // Full or forbidden: chosen again the next time.
  }
}

const isListed = (currency: string) => currency === OTHER_CURRENCY || SIGNS.includes(currency)

function ownRegion(): string {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? ''
  } catch {
    // No language that the browser knows.
    return ''
  }
}

/** The sign for prices without one: of the chosen currency, else of the usual one. */
export function signOf(chosen: string): string {
  const currency = isListed(chosen) ? chosen : usualCurrency()
  return currency === OTHER_CURRENCY ? '' : currency
}

/** The listed currency that a price names itself; "other" for one that is not listed, undefined where it names none. */
export function ownCurrency(price: string): string | undefined {
  const code = currencyIn(price)
  if (code === undefined) return undefined
  return SIGNS.find((sign) => currencyIn(withCurrency('1', sign)) === code) ?? OTHER_CURRENCY
}

/** The price without the sign of its currency. */
export function withoutCurrency(price: string): string {
  const own = ownCurrency(price)
  if (own === undefined || own === OTHER_CURRENCY) return price
  const sign = own.trim().replace('$', '\\$')
  return price.replace(new RegExp(`${sign} ?(?=\\d)|(?<=\\d) ?${sign}(?!\\p{L})`, 'gu'), '').trim()
}

/** A sent price as the form had it: "£58" is "58" in pounds. What the form cannot have made stays as it is. */
export function partsOfPrice(text: string): { price: string; currency: string } {
  const currency = ownCurrency(text) ?? OTHER_CURRENCY
  const price = withoutCurrency(text)
  return { price: withCurrency(price, signOf(currency)) === text ? price : text, currency }
}
