export interface Price {
  amount: number
  /** An ISO code where the text names one. */
  currency: string | undefined
}
export interface PriceRange {
  from: Price
  to: Price | undefined
}
export type ParsedPrice = Price | PriceRange

const CURRENCIES: [RegExp, string][] = [
  [/R\$|\bbrl\b|\breais\b/i, 'BRL'],
  [/\bksh\b|\bkes\b/i, 'KES'],
  [/GH ?[₵¢]|₵|\bghs\b|\bcedis?\b/i, 'GHS'],
  [/৳|\bbdt\b|\btaka\b|\btk\b/i, 'BDT'],
  [/\bP(?= ?\d)/, 'PHP'],
  [/MX ?\$|\bmxn\b/i, 'MXN'],
  [/(?:US ?)?\$|usd|dollars?|bucks?/i, 'USD'],
  [/€|eur(?:os?)?/i, 'EUR'],
  [/£|gbp|pounds?|quid/i, 'GBP'],
  [/¥|円|jpy|yen/i, 'JPY'],
  [/₹|\brs\.?|inr|rupees?/i, 'INR'],
  [/₩|krw|won\b/i, 'KRW'],
  [/₫|vnd/i, 'VND'],
  [/\bRM(?= ?\d)|\bmyr\b|\bringgit\b/i, 'MYR'],
  [/\bR(?= ?\d)|\bzar\b|\brand\b/, 'ZAR'],
  [/₱|\bphp\b|\bpesos?\b/i, 'PHP'],
  [/zł|\bzl\b|\bpln\b/i, 'PLN'],
  [/\bkr\b|\bsek\b|\bnok\b|\bdkk\b|\bkron(?:or|er)\b/i, 'SEK'],
  [/\baed\b|\bdirhams?\b|\bdhs?\b/i, 'AED'],
  [/\bsar\b|\briyals?\b/i, 'SAR'],
  [/\bchf\b|\bfrancs?\b/i, 'CHF'],
  [/฿|\bthb\b|\bbaht\b/i, 'THB'],
  [/₺|\blira\b/i, 'TRY'],
  [/₦|\bngn\b|\bnaira\b/i, 'NGN'],
  [/₪|\bils\b|\bshekels?\b/i, 'ILS'],
  [/kč|\bczk\b/i, 'CZK'],
  [/\bhuf\b|\bft\b/i, 'HUF'],
  [/\brp\.?(?= ?\d)|\bidr\b/i, 'IDR'],
]
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      USD: '$',
      EUR: '€',
      GBP: '£',
      JPY: '¥',
      INR: '₹',
      KRW: '₩',
      VND: '₫',
      BRL: 'R$',
      MXN: 'MX$',
      MYR: 'RM',
      ZAR: 'R',
    },
    ...{ PHP: '₱', CHF: 'CHF ', THB: '฿', TRY: '₺', NGN: '₦', ILS: '₪', IDR: 'Rp', KES: 'KSh ', GHS: 'GH₵', BDT: '৳' },
  }),
)
/** Said behind the number. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({ PLN: ' zł', SEK: ' kr', AED: ' dirhams', SAR: ' riyals', CZK: ' Kč', HUF: ' Ft' }),
)
const WITHOUT_CENTS = new Set(['JPY', 'KRW', 'VND'])
/** A blank belongs to the number only before three digits: "1 299", not "210 2 bed flat". */
const AMOUNT = /\d(?:[\d.,']| (?=\d{3}(?!\d)))*\d|\d/g

/** A currency that is not in the list is said as it was typed: "EGP 120", never in dollars. */
const CODE =
  /\b(?:AED|ARS|BAM|BGN|BHD|COP|CLP|CRC|DOP|EGP|ETB|GEL|GTQ|ISK|JMD|JOD|KWD|KZT|LBP|LKR|MAD|MDL|MUR|NPR|OMR|PEN|PKR|PYG|QAR|RON|RSD|RWF|TND|TTD|TWD|TZS|UAH|UGX|UYU|UZS|XAF|XOF|ZMW|TSh|USh)\b/

/** The currency that a price names, in signs or words. */
export const currencyIn = (text: string) =>
  CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? CODE.exec(text)?.[0]

/** Reads what people type as a price: "$19.99", "19,99 €", "1.299,00", "Rs 499", "from $9", "$9-$12". Nothing and 0 are absent. (R13-R15) */
export function parsePrice(text: string): ParsedPrice | undefined {
  const currency = currencyIn(text)
  if (currency === undefined && /\d\s*%/.test(text)) return undefined
  const amounts = (text.match(AMOUNT) ?? []).map(parseAmount).filter((amount) => amount > 0)
  const [first, second] = amounts
  if (first === undefined) return undefined
  const price = (amount: number): Price => ({ amount, currency })
  const isRange = second !== undefined && second > first && /\d\s*(?:[-–—]|to|bis)\s*[^\d\s]{0,4}\s*\d/i.test(text)
  if (isRange) return { from: price(first), to: price(second) }
  if (/\b(?:from|starting|starts|ab)\b/i.test(text)) return { from: price(first), to: undefined }
  // "was $30, now $20": the price to say is the one that is paid now.
  const now = /\bnow\b[^\d]{0,6}(\d[\d.,]*)/i.exec(text)?.[1]
  return price(now ? parseAmount(now) : first)
}

export const isPriceRange = (price: ParsedPrice): price is PriceRange => 'from' in price

function parseAmount(typed: string): number {
  const digits = typed.replace(/[' ]/g, '').replace(/[.,]+$/, '')
  const lastMark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (lastMark < 0) return Number(digits)
  const decimals = digits.length - lastMark - 1
  const marks = digits.match(/[.,]/g)?.length ?? 0
  const sameMarks = new Set(digits.match(/[.,]/g)).size === 1
  // A single mark before three digits separates thousands, as do repeated equal marks.
  if (decimals === 3 && (marks === 1 || sameMarks)) return Number(digits.replace(/[.,]/g, ''))
  if (marks > 1 && sameMarks) return Number(digits.replace(/[.,]/g, ''))
  return Number(`${digits.slice(0, lastMark).replace(/[.,]/g, '')}.${digits.slice(lastMark + 1)}`)
}

export interface SpokenPrice {
  exact: string
  under: string | undefined
}

/** "$19.90" and "under $20"; without a sign for the currency ''. 0 is no price. "under" is always above the price, and absent where it would say nothing. (R13, R14, R16) */
export function spokenPrice(amount: number, currency = 'USD'): SpokenPrice | undefined {
  if (!Number.isFinite(amount) || amount <= 0) return undefined
  const cents = WITHOUT_CENTS.has(currency) ? Math.round(amount) * 100 : Math.round(amount * 100)
  if (cents === 0) return undefined
  const unit = UNITS.get(currency) ?? ''
  const symbol =
    SYMBOLS.get(currency) ?? (unit !== '' || currency === '' ? '' : CODE.test(currency) ? `${currency} ` : '$')
  const written = (inCents: number) => {
    const whole = Math.floor(inCents / 100)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, ',')
    const part = inCents % 100 === 0 ? '' : `.${String(inCents % 100).padStart(2, '0')}`
    return `${symbol}${whole}${part}${unit}`
  }
  const step = cents < 10_000 ? 100 : 500
  const isWhole = cents % 100 === 0
  return {
    exact: written(cents),
    under: isWhole ? undefined : `under ${written((Math.floor(cents / step) + 1) * step)}`,
  }
}
