import type { ScriptBrief } from '@reelwright/shared'
import { article, isPriceRange, parsePrice, spellUnits, spokenPrice, withArticle } from '../language'
import { isPluralWord, readNounPhrase } from '../reading'

export interface SpokenOffer {
  /** "$4.99 a month", "from €12", "$29.99 for 3"; undefined when no price was typed. */
  price: string | undefined
  isMonthly: boolean
}

const SUM = String.raw`(?:(?:CAD?|AUD?|NZ|HK|US|C|A|S)\s?)?[$€£¥₹]\s?\d(?:[\d.,]*\d)?(?:\s?[€£])?|\d(?:[\d.,]*\d)?\s?(?:[$€£]|usd|eur(?:os?)?|dollars?|bucks|pounds|quid)?`
/** "3/$25", "2 for $30" */
const COUNT_FIRST = new RegExp(
  String.raw`^\s*(\d+|two|three|four)(?:\s+for|\s?\/)\s*((?:[A-Z]{1,3})?[$€£]?\s?\d[\d.,]*)(.*)$`,
  'i',
)
/** "$30 off first clean", "35% commission": no price. */
const NO_PRICE = /\d\s*%(?! off)|^\s*\D{0,3}\d[\d.,]*\s*off\b/i
const FROM = /\b(?:from|starting|starts|ab)\b/i

const PERIOD: Readonly<Record<string, string>> = {
  mo: 'month',
  yr: 'year',
  wk: 'week',
  hr: 'hour',
  min: 'minute',
  pc: 'piece',
  lb: 'pound',
  sqft: 'square foot',
  head: 'person',
}
const ADVERBS: Readonly<Record<string, string>> = {
  monthly: 'a month',
  yearly: 'a year',
  annually: 'a year',
  weekly: 'a week',
  hourly: 'an hour',
  ea: 'each',
  each: 'each',
  apiece: 'each',
  flat: 'flat',
}
/** What ends the price: another claim, a list price, a note. */
const END =
  /[(;|,]|\bw(?:\/|ith) (?:a |the |your )?(?:coupon|code)|\bfree (?:shipping|delivery)\b|\s[-–—]\s|\b(?:was|reg(?:ular)?|instead of|depending|save|down from)\b|\.\s/i

/** The price as it is said: what was typed, with its currency, period and condition; without a text, the number in dollars. */
export function spokenOffer({ price, priceText }: Pick<ScriptBrief, 'price' | 'priceText'>): SpokenOffer {
  const typed = (priceText ?? '').trim().replace(/^buy \d get \d(?: free)?,?\s*/i, '')
  if (NO_PRICE.test(typed)) return { price: undefined, isMonthly: false }
  const [, count, sum, after = ''] = COUNT_FIRST.exec(typed) ?? []
  const text = count && sum ? `${sum} for ${count}${after}` : typed
  const parsed = parsePrice(text)
  if (!parsed) return { price: spokenPrice(price)?.exact, isMonthly: false }
  const lowest = isPriceRange(parsed) ? parsed.from : parsed
  const exact = sumOf(lowest.amount, lowest.currency, text)
  if (exact === undefined) return { price: undefined, isMonthly: false }
  const rest = isPriceRange(parsed)
    ? text.replace(new RegExp(String.raw`^(\D*\d[\d.,]*)\s*(?:[-–—]|to)\s*\D{0,3}\d[\d.,]*`), '$1')
    : text
  const tail = tailOf(afterSum(rest))
  if (/^flat /i.test(typed)) return { price: `a flat ${exact}`, isMonthly: false }
  if (tail === 'deposit') return { price: `a ${exact} deposit`, isMonthly: false }
  const isLowest = isPriceRange(parsed) || FROM.test(text) || /^\S+ min(?:imum)?\b/i.test(text)
  const free = /^free\b/i.test(typed) ? 'free, or ' : ''
  const said = `${free}${isLowest ? 'from ' : ''}${exact}${/^(?:,| |$)/.test(tail) ? tail : ` ${tail}`}`
  return { price: said, isMonthly: /^a month\b/.test(tail) }
}

/** "CA$34.95": the dollar of another country keeps its sign. */
function sumOf(amount: number, currency: string | undefined, text: string): string | undefined {
  const said = spokenPrice(amount, currency)?.exact
  const [, country = ''] = /\b(CAD?|AUD?|NZ|HK|C|A|S)\s?\$/.exec(text) ?? []
  return said && country !== '' && said.startsWith('$') ? `${country.replace(/D$/, '')}${said}` : said
}

/** What was typed behind the sum that is paid now. */
function afterSum(text: string): string {
  const now = /\bnow\b/i.exec(text)?.index ?? 0
  const found = new RegExp(SUM, 'i').exec(text.slice(now))
  return found ? text.slice(now + found.index + found[0].length) : ''
}

/** Period and condition as they are said: "/mo", "2 bed flat", "small dogs", "each or 2 for $40". */
function tailOf(typed: string): string {
  const [, first = '', second = ''] = /^(.*?)[,\s]+(?:or|\+|then|plus)\s+(\D{0,3}\d.*|shipping)$/i.exec(typed) ?? []
  if (second !== '') return [tailOf(first), secondOf(second, typed)].filter(Boolean).join('')
  const [, again = ''] =
    /^[^,]*, ?((?:(?:\d|two|three|four) for )?[$€£]?\d[\d.,]*(?: (?:after|from|per|each|a|for) ?.*)?)$/i.exec(typed) ??
    []
  const end = END.exec(typed)
  const own = (end ? typed.slice(0, end.index) : typed).trim()
  const said = conditionOf(own)
  // "$11, three pack $28"
  const [, pack = '', sum = ''] =
    /, ?((?:\d+|two|three|four|six)[- ]?packs?)(?: (?:is|for))? (\D?\d[\d.]*)$/i.exec(typed) ?? []
  if (pack !== '') return `${said}, or ${sum} for ${withArticle(pack.replace(/[- ]?packs?/i, '-pack'))}`
  // "27.99, 3 for 75"
  const other = again.trim().replace(/^((?:\w+ for )?)(?=\d[\d.]*$)/, '$1$$')
  return again === '' ? said : `${said}, ${other}`
}

function secondOf(typed: string, whole: string): string {
  const joint = /\bor\b/i.test(whole) ? ', or ' : ' plus '
  if (/^shipping$/i.test(typed)) return joint === ' plus ' ? ' plus shipping' : ''
  const [, count, sum = ''] = COUNT_FIRST.exec(typed) ?? []
  if (count) return `${joint}${count} for ${sum.trim()}`
  const [, amount = '', tail = ''] = /^(\D{0,3}\d[\d.,]*)(.*)$/.exec(typed) ?? []
  return `${joint}${amount}${tail === '' ? '' : ` ${tailOf(tail)}`}`.trimEnd()
}

function conditionOf(own: string): string {
  const [, per = '', thing = '', more = ''] =
    /^(\/|per\b|a\b|an\b|each\b|\bevery\b)\s*([a-z]+)\b\s*(.*)$/i.exec(own) ?? []
  const bare = PERIOD[thing.toLowerCase().replace(/s$/, '')] ?? thing.toLowerCase()
  if (per !== '' && bare !== 'each' && !/^(?:or|if|for)$/i.test(thing))
    return `${article(bare)} ${bare}${more === '' ? '' : ` ${conditionOf(more)}`}`.trimEnd()
  const [first = '', ...others] = own.split(/\s+/)
  const adverb = ADVERBS[first.toLowerCase().replace(/\.$/, '')]
  if (adverb !== undefined && !/^(?:rate|fee|price)$/i.test(others.join(' ')))
    return [adverb, conditionOf(others.join(' '))].filter(Boolean).join(' ')
  if (adverb !== undefined) return adverb
  if (/^(?:one|1)[ -]?time\b/i.test(own)) return ', one time'
  if (/^deposit$/i.test(own)) return 'deposit'
  if (/^(?:and up|\+|minimum|min|only|total|launch|intro|usd|cad|aud|price|now)\b|^[^\p{L}\d]*$/iu.test(own)) return ''
  if (/^for (?:the )?pro$/i.test(own)) return 'for Pro'
  const text = own.replace(/^for\s+/i, '').replace(/\b1st\b/gi, 'first')
  if (text.split(' ').length > MAX_CONDITION_WORDS) return ''
  // "£210 2 bed flat"
  const measured = spellUnits(
    text.replace(/\b(\d+) (bed|bedroom|room|car|person|seat|piece|pack)(?= \p{L}|$)/giu, '$1-$2'),
  )
  if (/^(?:first|next|last) /i.test(measured)) return `for the ${measured.toLowerCase()}`
  if (/^for\b/i.test(own)) return `for ${isBareThing(measured) ? withArticle(measured) : measured}`
  if (readNounPhrase(measured) === undefined && !/^\p{L}+ of \d+$|^\d+-(?:pack|piece|\p{L}+ flat)$/u.test(measured))
    return ''
  return `for ${isBareThing(measured) ? withArticle(measured) : measured}`
}
const MAX_CONDITION_WORDS = 6

/** One thing without its article: "12-ounce bag", "bundle of 4". */
function isBareThing(text: string): boolean {
  const words = text.split(' ')
  const head = words[words.findIndex((word) => /^(?:of|with|in|on)$/.test(word)) - 1] ?? words.at(-1) ?? ''
  return (
    !/^(?:up to|an?|the|one|two|three|four|five|six|first|all|both|your|each)\b|^\d+(?:$| )/i.test(text) &&
    !isPluralWord(head.toLowerCase()) &&
    /^[\p{Ll}\d]/u.test(head)
  )
}
