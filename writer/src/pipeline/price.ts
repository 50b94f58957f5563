import type { ScriptBrief } from '@reelwright/shared'
import { checkText } from '../check'
import {
  article,
  currencyIn,
  isPriceRange,
  parsePrice,
  spellUnits,
  spokenPrice,
  upperFirst,
  withArticle,
} from '../language'
import { isPluralWord, readNounPhrase, rewritten, type Rule } from '../reading'

export interface SpokenOffer {
  /** "$4.99 a month", "from €12", "$29.99 for 3"; undefined when no price was typed. */
  price: string | undefined
  isMonthly: boolean
  /** What was typed, where not all of it is said: it stands on screen. */
  shown?: string
}

const SUM = String.raw`(?:(?:CAD?|AUD?|NZ|HK|US|C|A|S)\s?)?[$€£¥₹]\s?\d(?:[\d.,]*\d)?(?:\s?[€£])?|\d(?:[\d.,]*\d)?\s?(?:[$€£]|usd|eur(?:os?)?|dollars?|bucks|pounds|quid|kr|sek|nok|dkk|zł|zl|pln|aed|dirhams?|sar|riyals?|chf|thb|baht|lira|naira|shekels?|kč|czk|huf|ft|pesos?|php|rupees?|inr|rand|ringgit|dhs?)?`
/** "3/$25", "2 for $30" */
const COUNT_FIRST = new RegExp(
  String.raw`^\s*(\d+|two|three|four)(?:\s+for|\s?\/)\s*((?:[A-Z]{1,3})?[$€£]?\s?\d[\d.,]*)(.*)$`,
  'i',
)
/** "$30 off first clean", "35% commission": no price. */
const NO_PRICE = /\d\s*%(?! off)|^\s*\D{0,3}\d[\d.,]*\s*off\b/i
const FROM = /\b(?:from|starting|starts|ab)\b/i

const PERIOD: Readonly<Record<string, string>> = {
  m: 'month',
  mo: 'month',
  mth: 'month',
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
  /[(;|,]|\b(?:mrp|rrp)\b|\bw(?:\/|ith) (?:a |the |your )?(?:coupon|code)|\bfree (?:shipping|delivery)\b|\s[-–—]\s|\b(?:was|reg(?:ular)?|instead of|depending|save|down from)\b|\.\s/i

/**
 * The price as it is said: what was typed, with its currency if one was typed, period and condition; without a text, the number in dollars.
 * Leaves out what the call to action already says; `price` is undefined when the call states it.
 */
export function spokenOffer({ price, priceText }: Pick<ScriptBrief, 'price' | 'priceText'>, call = ''): SpokenOffer {
  const once = inOneCurrency((priceText ?? '').trim())
  const foreign = inForeignWords(once)
  if (foreign !== undefined)
    return saysPrice(call, foreign)
      ? { price: undefined, isMonthly: false }
      : { price: foreign, isMonthly: foreign.endsWith(' a month') }
  const { text: written, phrase } = inOwnWords(rewritten(once, SHORT))
  const [, isWithout = '', tax = ''] = TAX.exec(written) ?? []
  const typed = written.replace(TAX, '').trim()
  const [, deal = ''] = DEAL.exec(typed) ?? []
  const [, ending = ''] = ENDING.exec(typed.replace(deal, '')) ?? []
  const [minimum = '', least = '', what = ''] = MINIMUM.exec(typed) ?? []
  const bare = typed
    .replace(/[\s,(]*\b(?:mrp|rrp)\b[^)]*\)?/i, ' ')
    .replace(deal, ' ')
    .replace(ending, ' ')
    .replace(minimum, ' ')
    .replace(/[\s,/|(&+)-]+$/, '')
    .trim()
  const [, plan = '', sum = ''] = FREE_PLAN.exec(typed) ?? []
  if (plan !== '')
    return {
      price: `free, and the ${plan} plan is ${offerIn(price, sum.replace(/(\d) ?(mth|mo|month|yr|year)\b/gi, '$1/$2')).price ?? sum}`,
      isMonthly: false,
    }
  const offer = offerIn(price, bare)
  if (offer.price === undefined) return offer
  const said = [
    phrase === undefined ? offer.price : offer.price.replace(/^from (?=£777)/, '').replace('£777', phrase),
    minimum !== '' ? ` with a ${least}-${PERIOD[what.toLowerCase()] ?? what.toLowerCase()} minimum` : '',
    ending !== '' && !/\bends?\b|\buntil\b/i.test(call) ? ` ${endingAsSaid(ending)}` : '',
    isWithout !== '' ? `, plus ${tax.toUpperCase()}` : '',
    deal !== '' && !/\bbuy \S+?,? get\b/i.test(call) ? `, and it's ${dealAsSaid(deal)}` : '',
  ].join('')
  if (saysPrice(call, offer.price)) return { price: undefined, isMonthly: offer.isMonthly }
  const isShown =
    !isAllSaid(typed.replace('£777', phrase ?? '').replace(LIST_PRICE, ''), `${said} ${call}`) &&
    checkText(typed, 'features').length === 0
  return { ...offer, price: said, ...(isShown && { shown: (priceText ?? '').trim() }) }
}

/** "RM 89.90 / USD 19.90": the first sum is said. */
function inOneCurrency(typed: string): string {
  const [, first = '', second = ''] = TWO_SUMS.exec(typed) ?? []
  const [one, other] = [first, second].map((sum) => currencyIn(sum) ?? DOLLARS.exec(sum)?.[0])
  return one !== undefined && one !== other && (other !== undefined || /^\p{Lu}{1,4}\/? ?\d/u.test(second))
    ? first
    : typed
}
const DOLLARS = /\b(?:CAD|AUD|NZD|SGD|HKD|CDN)\b/i
const TWO_SUMS =
  /^(.*?\d.*?) ?(?:[/|(=,]|\bor\b) ?((?:about |approx\.? |around |~ ?)?(?:\p{L}{1,4}\/? ?)?[$€£¥₹]? ?\d.*)$/iu

/** "74,99 lei", "FJD 9.50 a bottle", "tt$160", "265 plus freight": an amount with words of which we know no sign. */
const FOREIGN =
  /^(from |starting at |starts at )?(?:(\p{L}{2,4}\$?|\p{L}{1,3}\$) ?)?(\d+(?:[.,]\d+)*(?: \d{3}(?!\d))*)(?: (plus [\p{L} ]+$))?(?: ?(\p{L}{2,8}|\p{Sc}(?<![$€£¥₹])))?(.*)$/iu
/** What stands behind an amount and is no currency. */
const NO_CURRENCY =
  /^(?:per|each|ea|a|an|for|flat|plus|x|once|or|and|monthly|yearly|weekly|daily|hourly|annually|off|pp|incl|including|included|min|minimum|all|total|only|one|up|with|the|then|to|in|on|if|depending|deposit|free|canadian|cdn|australian|aussie|pm|mo|mth|yr|hr|wk|k|pcs?|pack|set|pair|kg|lb|oz|ml|day|night|hour|week|month|year|person|people|kids?|adults?|small|medium|large|xl|month|trial)$/i

/** The price as typed, where its currency has no sign that we know. */
function inForeignWords(typed: string): string | undefined {
  const [, from = '', before = '', amount = '', plus = '', after = '', rest = ''] = FOREIGN.exec(typed) ?? []
  const isForeign = (word: string) => {
    if (word === '' || NO_CURRENCY.test(word) || DOLLARS.test(word)) return false
    if (/.\$$/.test(word)) return !/^(?:us|mx|r|a|c|ca|au|nz|hk|s)\$$/i.test(word)
    const known = currencyIn(`${word} 1`) ?? currencyIn(word.toLowerCase())
    // Said as a code.
    return known === undefined || spokenPrice(1, known)?.exact.startsWith(`${known} `) === true
  }
  if (before !== '' && !isForeign(before)) return undefined
  if (before === '' && plus === '' && !isForeign(after)) return undefined
  if (before !== '' && after !== '' && !NO_CURRENCY.test(after)) return undefined
  const sign = before.endsWith('$') ? before.toUpperCase() : before === '' ? '' : `${before} `
  const unit = before === '' && after !== '' ? ` ${after}` : ''
  const tail = before === '' ? rest : `${after === '' ? '' : ` ${after}`}${rest}`
  const [, period = ''] =
    /^ ?(?:per |an? |each |\/ ?)(\p{L}+)\b/iu.exec(tail) ?? (/^ pm\b/i.test(tail) ? ['', 'month'] : [])
  const said = PERIOD[period.toLowerCase()] ?? period
  return `${from === '' ? '' : 'from '}${sign}${amount.replace(/ (?=\d{3})/g, ',')}${unit}${plus === '' ? '' : ` ${plus}`}${said === '' ? '' : ` ${withArticle(said)}`}`
}

/** How prices are typed on a phone. */
const SHORT: readonly Rule[] = [
  // "$64 (I got mine on sale for $49)"
  [/ ?\([^()]*\b(?:I|my|me|mine|we)\b[^()]*\)?$/i, ''],
  // "120+", "$140 & up, depends"
  [/^(\D{0,5}\d[\d.,]* ?[$€£]?) ?(?:\+|and up|& up|or more)(?=$|,| ?(?:\/|per |an? |each))/i, 'from $1'],
  [/(\d[\d.,]*) ?pm\b/i, '$1 a month'],
  // "1 290"
  [/(\d) (?=\d{3}(?!\d))/g, '$1'],
  [/^((?:about |around |under )?)(\d[\d.,]*) ?(?:canadian|cdn)(?: (?:dollars?|bucks))?\b/i, '$1$2 dollars canadian'],
  [
    /^((?:about |around |under )?)(\d[\d.,]*) ?(?:australian|aussie)(?: (?:dollars?|bucks))?\b/i,
    '$1$2 dollars australian',
  ],
  [/^(\d[\d.,]*) ?gbp\b/i, '£$1'],
  [/^(\d[\d.,]*) ?inr\b/i, '₹$1'],
  [/^(\$\d[\d.,]*) US\b/, '$1'],
  [/(?<=[\d€$£] ?)(?:p ?)?\/ ?h\b/gi, '/hr'],
  // "₱899 from 1,499"
  [/(\d[\d.,]*) (?:from|was) \D?\d[\d.,]*$/i, '$1'],
  // "R150 / about $8", "119€ / Klarna ok", "21,50 € statt 29,90 €", "$16.99 ($2.83 / count)"
  [/ ?[/(=] ?(?:about|approx\.?|around|ca\.?|~) ?\D{0,3}\d[\d.,]*\)?$/i, ''],
  [/ ?[,/|(+] ?(?:klarna|afterpay|clearpay|paypal|gcash|cod)\b.*$/i, ''],
  [/ statt \D?\d[\d.,]*.*$/i, ''],
  [/ ?\(\D?\d[\d.,]* ?\/ ?(?:count|unit|pc|piece)\)$/i, ''],
  [/^[$€£]? ?0(?:[.,]00)?(?=[\s,;/]+\p{L})/u, 'free'],
  [/^free\. (?=\p{L})/iu, 'free, '],
  [/^(free,? )lifetime unlock (?:for |is )?(?=\D?\d)/i, '$1lifetime plan '],
  [/ ?\bp\/(?=(?:hr|hour|wk|week|mo|month|night|day|lesson|person)\b)/gi, '/'],
  [/(?<=\d[^\d]*) ?\b(?:pp|p\/p)\b/gi, ' per person'],
  [/\b(incl?)\. /gi, '$1 '],
  [/\bp ?& ?p\b/gi, 'postage'],
  [/ ?\/ ?(?:w\/? ?|with )(?:the |an? )?(\p{L}+) (\D?\d[\d.]*)$/iu, ' or $2 with the $1'],
  [/(\d) ?gb\b/gi, '$1GB'],
  [/(?:\+|plus) ?(?:post|postage|p ?[&+] ?p)\b/gi, '+ postage'],
  // "(10 for 340)", "(2-pack $44)"
  [/ ?\((\d+ for \D?\d[\d.,]*)\)$/i, ' or $1'],
  [/ ?\((\d+)[- ]?pack (?:is |for )?(\D?\d[\d.,]*)\)$/i, ', $1 pack $2'],
  [/ ?\((refill)(?: (?:pouch|bottle|pack))?s? (\D?\d[\d.,]*)\)$/i, ', $1 $2'],
  [/(?<=\d.*), (?:or )?(?:subscribe|sign up|members?)\b.*%.*$/i, ''],
]

/** "2hr min", "two night minimum" */
const MINIMUM =
  /,? \(?(?:with )?(?:an? )?(\d+|one|two|three|four|five)[ -]?(hr|hour|night|day|week|month|person|visit)s?\.? min(?:imum)?\b\)?/i

const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)'
/** "sixteen pounds", "about fifty-five dollars", "9 bucks", "17 dollars canadian", "under 40 bucks" */
const IN_WORDS = new RegExp(
  `^(?:only |just )?((?:about|around|under|roughly|less than) )?(?:(${NUMBER_WORD}(?:[ -](?:and )?${NUMBER_WORD})*) (pounds?|dollars?|euros?|bucks|quid|rupees|rand)|(\\d+(?:\\.\\d\\d)?) ?(bucks|quid|(?:dollars|pounds|euros?)(?= canadian| australian)))( canadian| australian| american)?(?![\\p{L}\\d])`,
  'iu',
)

/** A sum in words is said as it was typed: it stands as "£777" until the rest of the price is read. */
function inOwnWords(text: string): { text: string; phrase?: string } {
  const found = IN_WORDS.exec(text)
  const [whole = '', about = '', words, wordUnit, digits, unit = '', country = ''] = found ?? []
  const [small = '', coins = '', coin = ''] = /^(\d{1,2}) ?(p|pence|cents?)\b/i.exec(text) ?? []
  if (small !== '')
    return {
      text: `£777${text.slice(small.length)}`,
      phrase: coin.toLowerCase() === 'p' ? `${coins}p` : `${coins} ${coin.toLowerCase()}`,
    }
  const rounded = /^(about|around|under|roughly|less than) ([$€£]\d[\d.]*)(?=$|[ ,;(/])/i.exec(text)
  if (rounded) return { text: `£777${text.slice(rounded[0].length)}`, phrase: rounded[0].toLowerCase() }
  if (!found) return { text }
  const currency = wordUnit ?? (about === '' ? unit : unit.replace(/bucks/i, 'dollars'))
  const said = `${about}${words ?? digits} ${currency}`.toLowerCase()
  const place = country === '' ? '' : ` ${upperFirst(country.trim().toLowerCase())}`
  return { text: `£777${text.slice(whole.length)}`, phrase: `${said}${place}` }
}

/** "excl VAT" */
const TAX = /,?\s*\(?(?:(excl?\.?(?:uding)?|\+|plus)|incl?\.?(?:uding)?) ?(vat|gst|hst|pst|iva|tax)\)?/i

/** "Free, Plus plan is $6 a month" */
const FREE_PLAN =
  /^free\b[\s,(+/-]*(?:and |with |then |or )?(?:the |a )?(pro|plus|premium|paid|family|\p{L}+(?= (?:plan|tier|version)))(?: plan| tier| version)?(?: is| for| at| from)? (\D{0,3}\d.*)$/iu

const LIST_PRICE = /[\s,(]*\b(?:was|mrp|rrp|reg(?:ular)?|instead of|down from|retail)\b.*$/i
const COUNT_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')
/** "$900/2 wks" */
const FOR_TIME =
  /^(\D?\d[\d.,]*) ?\/ ?(?=\d+ ?(?:wks?|weeks?|days?|mos?|months?|hrs?|hours?|sessions?|lessons?|classes|visits)\b)/i
const ABOUT_COUNT = /(?<=\d|\p{L}) ?\/ ?(?=(?:\d|two|three) (?:\p{L}+ )?for )/iu
const DEAL = /[\s,/|+(-]*\b(buy (?:\d|one|two|three),? get (?:\d|one|two)(?: (?:free|half off|\d+% off))?)\b/i
const ENDING =
  /[\s,/|(-]*\b((?:(?:the )?(?:sale|deal|offer|promo) )?(?:ends|until|till|through|thru) (?:on )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|tonight|tomorrow|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}))\b/i

const dealAsSaid = (deal: string) =>
  deal
    .toLowerCase()
    .replace(/\b\d\b(?! ?%)/g, (digit) => COUNT_WORDS[Number(digit)] ?? digit)
    .replace(/,? get\b/, ', get')
/** "sale ends sunday" is "until Sunday". */
const endingAsSaid = (ending: string) =>
  ending
    .toLowerCase()
    .replace(/^(?:the )?(?:sale|deal|offer|promo) /, '')
    .replace(/^(?:ends|till|until) (?:on )?/, 'until ')
    .replace(/^(?:thru|through) (?:on )?/, 'through ')
    .replace(/\b(?:\p{L}{3,}day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/gu, (word) =>
      word.startsWith('to') ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )

/** "3.49 once. get it" */
function saysPrice(call: string, price: string): boolean {
  const sum = /\d[\d.,]*\d|\d/.exec(price)?.[0] ?? ''
  const at =
    sum === '' ? -1 : call.search(new RegExp(`(?<![\\d.])${sum.replaceAll('.', String.raw`\.`)}(?![\\d%]|\\.\\d)`))
  return (
    at >= 0 &&
    (sum.includes('.') || /[$€£]\s?$/.test(call.slice(0, at)) || /^\d+ ?(?:[$€£]|dollars|bucks)/i.test(call.slice(at)))
  )
}

/** Whether every number and every word of what was typed is heard. */
function isAllSaid(typed: string, said: string): boolean {
  const heard = `${said} ${said.replace(/(\d),(?=\d{3})/g, '$1')}`.toLowerCase().replace(/[^\p{L}\d.]+/gu, ' ')
  const words =
    typed
      .toLowerCase()
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .match(/\d+(?:[.,]\d+)*|\p{L}{3,}/gu) ?? []
  return words.every(
    (word) =>
      UNSAID.test(word) ||
      heard.includes(word.replaceAll(',', '')) ||
      said.includes(word) ||
      heard.includes(COUNT_WORDS[Number(word)] ?? '\0') ||
      heard.includes(word.slice(0, 4)) ||
      heard.includes(PERIOD[word.replace(/s$/, '')] ?? '\0'),
  )
}
/** Words of a price that stand for what is said otherwise, and list prices, which are not said. */
const UNSAID =
  /^(?:usd|cad|aud|eur|euros?|dollars?|bucks|pounds|quid|rupees?|price|only|just|now|from|each|per|total|launch|intro|sale|deal|was|reg|regular|instead|down|save|retail|free|and|the|for|one|once|time|flat)$/

function offerIn(price: ScriptBrief['price'], typed: string): SpokenOffer {
  const now = /\boff\b.*\bnow \D?(\d[\d.]*)$/i.exec(typed)?.[1]
  if (NO_PRICE.test(typed) && !now) return { price: undefined, isMonthly: false }
  const sizes = SIZES.exec(typed)
  const [, counted, sum, after = ''] = COUNT_FIRST.exec(typed) ?? []
  // "200 for 2 rooms" names the sum first.
  const isCount = Number(counted) > MAX_COUNT || (/^\d/.test(sum ?? '') && Number(sum) < Number(counted))
  const count = isCount ? undefined : counted
  const written = (
    count && sum
      ? `${sum} for ${count}${after}`
      : (now ??
        typed
          .replace(ABOUT_COUNT, ' or ')
          .replace(FOR_TIME, '$1 for ')
          .replace(/(\d) ?wks?\b/gi, '$1 weeks')
          .replace(/(\d) ?mos\b/gi, '$1 months'))
  )
    .replace(ADDED, ' plus $2 for $1')
    .replace(/\bea\.(?= )/gi, 'each,')
  const [, extra = '', more = '', what = ''] = EXTRA.exec(written) ?? []
  const text = extra === '' ? written : written.slice(0, -extra.length)
  const parsed = parsePrice(text)
  // "sixteen pounds"
  if (!parsed)
    return { price: spokenPrice(price, text === '' ? undefined : (currencyIn(text) ?? ''))?.exact, isMonthly: false }
  const lowest = isPriceRange(parsed) ? parsed.from : parsed
  const exact = sumOf(lowest.amount, lowest.currency ?? '', text)
  if (exact === undefined) return { price: undefined, isMonthly: false }
  const [sign = ''] = /^\D*/.exec(exact) ?? []
  if (sizes) {
    const [, , size = '', other = '', otherSize = ''] = sizes
    return {
      price: `${exact} for ${sizeAsSaid(size)} and ${sign}${other} for ${sizeAsSaid(otherSize)}`,
      isMonthly: false,
    }
  }
  const rest = isPriceRange(parsed)
    ? text.replace(new RegExp(String.raw`^(\D*\d[\d.,]*)\s*(?:[-–—]|to)\s*\D{0,3}\d[\d.,]*`), '$1')
    : text
  const tail = tailOf(afterSum(rest)).replace(
    /(?<=, or |, | plus |, then |, (?:or )?\w+ for )(\d[\d.]*)(?= (?:an?|each|per|for (?:the|an?|both|refill|\d+ \p{L}+)\b)\b|$)|(?<= plus )\d[\d.]*(?= for \p{L})/gu,
    (sum) => `${sign}${sum}`,
  )
  if (/^flat /i.test(typed)) return { price: `a flat ${exact}`, isMonthly: false }
  if (tail === 'deposit') return { price: `a ${exact} deposit`, isMonthly: false }
  const isLowest = isPriceRange(parsed) || FROM.test(text) || /^\S+ min(?:imum)?\b/i.test(text)
  const free = /^free trial\b/i.test(typed)
    ? 'free to try, then '
    : /^free\b[\s,]*then\b/i.test(typed)
      ? 'free, then '
      : /^free\b/i.test(typed)
        ? 'free, or '
        : ''
  const added =
    more === ''
      ? ''
      : `, plus ${sign}${more} for each extra ${spellUnits(what)
          .replace(/^hrs?$/i, 'hour')
          .toLowerCase()}`
  const condition = /[/+|]/.test(tail) ? '' : /^(?:,| |$)/.test(tail) ? tail : ` ${tail}`
  const said = `${free}${isLowest ? 'from ' : ''}${exact}${condition}${added}`
  return { price: said, isMonthly: /^a month\b/.test(tail) }
}

/** "linens +$25" */
const ADDED = /[,;/]\s*(\p{L}+(?: \p{L}+)?) ?\+ ?\D?(\d[\d.]*)$/iu
const MAX_COUNT = 24
/** "+8 each extra pet", "+$75 per extra hr" */
const EXTRA =
  /([\s,;]*(?:\+|plus|and|,)\s*\D?(\d[\d.]*) ?(?:for )?(?:each|every|per|an?|\/) ?(?:extra|additional|more|other) (\p{L}+(?: \p{L}+)?))$/iu
const SIZES =
  /^\D?(\d[\d.]*) (?:for )?(s|m|l|xl|small|medium|large|adults?|kids?|child(?:ren)?|seniors?|pints?|quarts?|full day|half day|single|double|jar|bottle|pair|set|e-?book|paperback|hardcover|hardback|audiobook)s?\s*(?:[/,|]|\s)\s*\D?(\d[\d.]*) (?:for )?(s|m|l|xl|small|medium|large|adults?|kids?|child(?:ren)?|seniors?|pints?|quarts?|full day|half day|half|single|double|jar|bottle|pair|set|e-?book|paperback|hardcover|hardback|audiobook)s?$/i
const SIZE_NAMES: Readonly<Record<string, string>> = { s: 'small', m: 'medium', l: 'large', xl: 'extra large' }
function sizeAsSaid(size: string): string {
  const name = SIZE_NAMES[size.toLowerCase()] ?? size.toLowerCase()
  if (/^(?:adult|kid|child|children|senior)/.test(name))
    return name === 'child' ? 'children' : name.replace(/(?<=adult|kid|senior)$/, 's')
  return /^(?:extra|small|medium|large|single|double)/.test(name)
    ? `the ${name}`
    : withArticle(name === 'half' ? 'half day' : name)
}

/** "CA$34.95", "$13.50 CAD": the dollar of another country is said as it was typed. */
function sumOf(amount: number, currency: string, text: string): string | undefined {
  const [code = ''] = DOLLARS.exec(text) ?? []
  const said = spokenPrice(amount, currency === '' && code !== '' ? 'USD' : currency)?.exact
  if (!said?.startsWith('$')) return said
  const [, sign = ''] = /\b(CAD?|AUD?|NZ|HK|C|A|S)\s?\$/.exec(text) ?? []
  if (sign !== '') return `${sign.replace(/D$/i, '')}${said}`
  return code === '' ? said : `${said} ${/cdn/i.test(code) ? 'Canadian' : code.toUpperCase()}`
}

/** What was typed behind the sum that is paid now. */
function afterSum(text: string): string {
  const now = /\bnow\b/i.exec(text)?.index ?? 0
  const found = new RegExp(SUM, 'i').exec(text.slice(now))
  return found ? text.slice(now + found.index + found[0].length) : ''
}

/** Period and condition as they are said: "/mo", "2 bed flat", "small dogs", "each or 2 for $40". */
function tailOf(typed: string): string {
  const [, before = '', thing = '', another = ''] =
    /^(.*?)\s*[,;(|/]\s*(?:the |an? |or )?(bundle(?: of \d+)?|set(?: of \d+)?|pair|both|refills?)(?: is| are| for)? \D?(\d[\d.]*)\)?$/i.exec(
      typed,
    ) ?? []
  if (thing !== '') {
    const name = thing.toLowerCase()
    const said = name.startsWith('refill')
      ? `, plus ${another} for a refill`
      : `, or ${another} for ${name === 'both' ? 'both' : / of /.test(name) ? `a ${name}` : `the ${name}`}`
    return `${tailOf(before)}${said}`
  }
  const [, first = '', second = ''] =
    /^(.*?)(?:^|[,\s]+)(?:or|\+|then|plus)\s+(\D{0,3}\d.*|(?:two|three|four) (?:\p{L}+ )?for .*|shipping|postage|delivery|tax)$/iu.exec(
      typed,
    ) ?? []
  if (second !== '') return [tailOf(first), secondOf(second, typed)].filter(Boolean).join('')
  const [, again = ''] =
    /^[^,]*, ?((?:(?:\d|two|three|four) for )?[$€£]?\d[\d.,]*(?: (?:after|from|per|each|a|for) ?.*)?)$/i.exec(typed) ??
    []
  const end = END.exec(typed)
  const own = (end ? typed.slice(0, end.index) : typed).trim()
  const [, free = ''] = /, ?((?:\d+|first|one|two|three) (?:days?|weeks?|months?) free)$/i.exec(typed) ?? []
  const said = `${conditionOf(own)}${free === '' ? '' : `, ${free.toLowerCase()}`}`
  // "$11, three pack $28"
  const [, pack = '', sum = ''] =
    /, ?((?:\d+|two|three|four|six)[- ]?packs?)(?: (?:is|for))? (\D?\d[\d.]*)$/i.exec(typed) ?? []
  if (pack !== '') return `${said}, or ${sum} for ${withArticle(pack.replace(/[- ]?packs?/i, '-pack'))}`
  // "27.99, 3 for 75"
  return again === '' ? said : `${said}, ${again.trim()}`
}

function secondOf(typed: string, whole: string): string {
  const joint = /\bor\b/i.test(whole) ? ', or ' : /\bthen\b/i.test(whole) ? ', then ' : ' plus '
  if (/^(?:shipping|postage|delivery|tax)$/i.test(typed))
    return joint === ' plus ' ? ` plus ${typed.toLowerCase()}` : ''
  // "$399 or 4 payments of $99.75"
  if (/^\d+ (?:payments|installments) of \D?\d/i.test(typed)) return `${joint}${typed}`
  // "3 x £28"
  const [, times, part = ''] = /^(\d+) ?[x×] ?(\D?\d[\d.,]*)$/iu.exec(typed) ?? []
  if (times) return `${joint}${times} payments of ${part}`
  const [, number, things, total = ''] = /^(\d+|two|three|four) (\p{L}+) for (\D?\d[\d.]*)$/iu.exec(typed) ?? []
  if (number) return `${joint}${total} for ${number} ${things}`
  const [, count, sum = ''] = COUNT_FIRST.exec(typed) ?? []
  if (count) return `${joint}${count} for ${sum.trim()}`
  const [, amount = '', tail = ''] = /^(\D{0,3}\d[\d.,]*)(.*)$/.exec(typed) ?? []
  return `${joint}${amount}${tail === '' ? '' : ` ${tailOf(tail)}`}`.trimEnd()
}

function conditionOf(own: string): string {
  if (/^call-?out$/i.test(own)) return 'for a call-out'
  const amount = AMOUNT_OF.exec(own)?.[1]
  if (amount) return `for ${spellUnits(amount)}`
  const [, per = '', thing = '', more = ''] =
    /^(\/|per\b|a\b|an\b|each\b|\bevery\b)\s*([a-z]+)\b\s*(.*)$/i.exec(own) ?? []
  const bare = PERIOD[thing.toLowerCase().replace(/s$/, '')] ?? thing.toLowerCase()
  if (per !== '' && bare !== 'each' && !/^(?:or|if|for)$/i.test(thing))
    return `${bare === 'person' ? 'per' : article(bare)} ${bare}${more === '' ? '' : ` ${perOther(more)}`}`.trimEnd()
  const [first = '', ...others] = own.split(/\s+/)
  const adverb = ADVERBS[first.toLowerCase().replace(/\.$/, '')]
  if (adverb !== undefined && !/^(?:rate|fee|price)$/i.test(others.join(' ')))
    return [adverb, conditionOf(others.join(' '))].filter(Boolean).join(' ')
  if (adverb !== undefined) return adverb
  if (/^(?:one|1)[ -]?time\b|^once\b/i.test(own)) return ', one time'
  if (/^shipping$/i.test(own)) return 'shipping'
  if (/^(?:this (?:week|month|weekend)|today|tonight)$/i.test(own)) return own.toLowerCase()
  if (/^lifetime$/i.test(own)) return 'for lifetime access'
  const trial = /^after (?:the |an? |your )?((?:free |\d+[- ]day )*trial)$/i.exec(own)?.[1]
  if (trial) return `after ${/^\d/.test(trial) ? withArticle(trial.toLowerCase()) : `the ${trial.toLowerCase()}`}`
  if (/^delivered$/i.test(own)) return 'delivered'
  if (/^one[ -]off$/i.test(own)) return ', one-off'
  if (/^with (?:\d+|the) \p{L}+$/iu.test(own)) return own.toLowerCase()
  const [, beds = '', baths = ''] =
    /^(?:for (?:an? )?)?(\d) ?(?:bd|br|beds?)\s?\/\s?(\d(?:\.5)?) ?(?:ba|baths?)$/i.exec(own) ?? []
  if (beds !== '') return `for a ${beds}-bed, ${baths}-bath`
  const included = /^inc(?:l(?:uding|udes)?)? ([\p{L}\d-]+(?: \p{L}+)?)$/iu.exec(own)?.[1]
  if (included) return `, ${included} included`
  if (/^deposit$/i.test(own)) return 'deposit'
  if (
    /^(?:and up|\+|minimum|min|only|total|launch|intro|usd|canadian|cdn|cad|aud|nzd|mxn|sgd|hkd|inr|gbp|eur|brl|price|now)\b|^[^\p{L}\d]*$/iu.test(
      own,
    )
  )
    return ''
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
/** "a month per site" */
const perOther = (more: string) =>
  /^(?:per|\/) ?(?:\p{L}+)$/iu.test(more) ? more.replace(/^(?:per|\/) ?/i, 'per ') : conditionOf(more)

const AMOUNT_OF = /^(?:for|\/) ?(\d[\d.,]* ?(?:g|grams?|kg|kilos?|ml|cl|l|lit(?:er|re)s?|oz|ounces?|lbs?|pounds?))$/i

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
