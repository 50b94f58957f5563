/** The words a token is spoken as; tens and units count as one word ("twenty-four"). */
export function spellOut(token: string): string[] {
  if (token === '&') return ['and']

  const money = /^([$€£¥₹₩])(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(token)
  if (money) return spellMoney(money[1] ?? '$', toNumber(money[2]), Number((money[3] ?? '').padEnd(2, '0')))

  const clock = /^(\d{1,2}):(\d{2})$/.exec(token)
  if (clock)
    return [...spellNumber(Number(clock[1])), clock[2] === '00' ? "o'clock" : spellNumber(Number(clock[2])).join('-')]

  const amount = /^(\d[\d,]*)(?:\.(\d+))?(.*)$/.exec(token)
  if (!amount) return [token]
  const rest = amount[3] ?? ''
  const number = [
    ...spellYearOrNumber(amount[1] ?? '0', rest),
    ...(amount[2] ? ['point', ...[...amount[2]].map((digit) => DIGITS[Number(digit)] ?? digit)] : []),
  ]
  if (rest === '' || rest === '+') return number
  if (/^(st|nd|rd|th|s|['’]s)$/i.test(rest)) return number
  if (rest === '%') return [...number, 'percent']
  // "40-ounce" and "3-in-1" are single compounds.
  if (rest.startsWith('-')) {
    const compound = rest.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit)
    return [...number.slice(0, -1), `${number.at(-1) ?? ''}${compound}`]
  }
  return [...number, rest.replace(/["″]/, 'inch')]
}

function spellMoney(symbol: string, whole: number, cents: number): string[] {
  const unit =
    symbol === '€'
      ? 'euros'
      : symbol === '£'
        ? 'pounds'
        : symbol === '¥'
          ? 'yen'
          : symbol === '₹'
            ? 'rupees'
            : 'dollars'
  if (cents === 0) return [...spellNumber(whole), unit]
  if (whole === 0) return [...spellNumber(cents), 'cents']
  // People say "one twenty-nine fifty", without the hundred.
  const short =
    whole < 1000
      ? spellNumber(whole).filter((word, at, all) => word !== 'hundred' || at === all.length - 1)
      : spellNumber(whole)
  return [...short, spellNumber(cents).join('-')]
}

function toNumber(digits: string | undefined): number {
  return Number((digits ?? '0').replaceAll(',', ''))
}

function spellYearOrNumber(digits: string, rest: string): string[] {
  const value = toNumber(digits)
  const isYear =
    rest === '' && !digits.includes(',') && digits.length === 4 && value >= 1100 && value < 2100 && value % 100 !== 0
  if (isYear && !(value >= 2000 && value < 2010))
    return [spellNumber(Math.floor(value / 100)).join(' '), spellNumber(value % 100).join(' ')]
  return spellNumber(value)
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
  if (!Number.isFinite(value) || value >= 1e12) return ['number']
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
