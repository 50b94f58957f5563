/** The words a token is spoken as; tens and units count as one word ("twenty-four"). */
export function spellOut(token: string): string[] {
  if (token === '&') return ['and']

  const money = /^([$€£¥₹₩])(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(token)
  if (money) {
    const [, symbol = '', whole = '', cents = ''] = money
    return spellMoney(symbol, toNumber(whole), Number(cents.padEnd(2, '0')))
  }

  const clock = /^(\d{1,2}):(\d{2})$/.exec(token)
  if (clock) {
    const [hours = 0, minutes = 0] = clock.slice(1).map(Number)
    return [...spellNumber(hours), ...(minutes === 0 ? ["o'clock"] : spellNumber(minutes))]
  }

  const amount = /^(\d[\d,]*)(?:\.(\d+))?(.*)/.exec(token)
  if (!amount) return [token]
  const [, whole = '', decimals, rest = ''] = amount
  const number = [
    ...spellYearOrNumber(whole, rest),
    ...(decimals ? ['point', ...[...decimals].map((digit) => DIGITS[Number(digit)] ?? digit)] : []),
  ]
  if (/^(\+|st|nd|rd|th|s|['’]s)?$/i.test(rest)) return number
  if (rest === '%') return [...number, 'percent']
  // "40-ounce" and "3-in-1" are single compounds.
  if (rest.startsWith('-')) {
    const compound = rest.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit)
    return [...number.slice(0, -1), `${number.at(-1) ?? ''}${compound}`]
  }
  return [...number, rest.replace(/["″]/, 'inch')]
}

function spellMoney(symbol: string, whole: number, cents: number): string[] {
  if (cents === 0) return [...spellNumber(whole), CURRENCIES[symbol] ?? symbol]
  if (whole === 0) return [...spellNumber(cents), 'cents']
  // People say "one twenty-nine fifty", without the hundred.
  const short =
    whole < 1000
      ? spellNumber(whole).filter((word, at, all) => word !== 'hundred' || at === all.length - 1)
      : spellNumber(whole)
  return [...short, ...spellNumber(cents)]
}

const toNumber = (digits: string) => Number(digits.replaceAll(',', ''))

function spellYearOrNumber(digits: string, rest: string): string[] {
  const value = toNumber(digits)
  const isYear = rest === '' && digits.length === 4 && value > 1100 && value < 2100 && value % 100 !== 0
  if (isYear && !(value > 2000 && value < 2010))
    return [...spellNumber(Math.floor(value / 100)), ...spellNumber(value % 100)]
  return spellNumber(value)
}

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds',
  '¥': 'yen',
  '₹': 'rupees',
  '₩': 'won',
}
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 24 to "twenty-four". */
export function spellNumber(value: number): string[] {
  if (value >= 1e12) return ['number']
  if (value < 10) return [DIGITS[value] ?? 'zero']
  if (value < 20) return [TEENS[value - 10] ?? 'ten']
  if (value < 100) return [TENS[Math.floor(value / 10)] + (value % 10 ? `-${DIGITS[value % 10]}` : '')]
  for (const [size, name] of [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (value < size) continue
    const rest = value % size
    return [...spellNumber(Math.floor(value / size)), name, ...(rest ? spellNumber(rest) : [])]
  }
  return ['number']
}
