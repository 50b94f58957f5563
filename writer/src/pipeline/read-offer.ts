import {
  FROM,
  lowerFirst,
  parseAmount,
  SMALL_NUMBERS,
  spellUnits,
  spokenPrice,
  THREE_DECIMALS,
  withArticle,
} from '../language'
import { firstCurrency, MONEY, saidWith } from '../language/currencies'
import { isEnglishWord, isFunctionWord } from '../reading'
import { CONTINUES, isHarmless, isSpeakable, thingAsSaid, thingOf } from './price-things'
import { BEHIND, dealAsSaid, endingAsSaid, TAX, taxAsSaid, unitOf } from './price-words'

const COUNT = String.raw`(?:\d{1,2}|${SMALL_NUMBERS.slice(2).join('|')}|twelve)`
const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)'
/** "sixteen pounds", "99p" */
const IN_WORDS = new RegExp(
  String.raw`^(${NUMBER_WORD}(?:[ -](?:and )?${NUMBER_WORD})*) (pounds?|dollars?|euros?|bucks|quid|rupees|rand)(?!\p{L})|^(\d{1,2}) ?(p|pence|cents?)(?!\p{L})`,
  'iu',
)
const SUM = new RegExp(`^${MONEY}`, 'iu')
const LEAD = /^(?:(?:only|just|now|price:?|costs?:?)\s+)+/i
const FROM_FIRST = new RegExp(`^${FROM.source} *`, 'iu')
const ABOUT = /^(?:(?:about|around|approx\.?|roughly|circa|ca\.?|under|less than|usually) |~ ?)(?=\D{0,4}[\d\p{L}])/iu
/** Said as typed, other words are "about". */
const NEAR = /^(?:under|less than|around|usually|roughly)/i
const AND_UP =
  /^(?:\+(?=$|[,;/)]| (?:per|an?|each|for|depend))| ?(?:and up|& up|or more|upwards?|onwards|min(?:imum)?)(?!\p{L}))/iu
const RANGE = /^ ?(?:[-–—]|to(?= \D{0,4}\d)|bis(?= )) ?/
const JOINT =
  /^\s*(?:[,;(|/·&+–—-]|\.(?= )|\b(?:plus|and|or|ou|oder|then)(?!\p{L}))\s*(?:(?:plus|and|or|ou|oder|then)(?!\p{L})|\+)?\s*/u
const END = String.raw`(?=\s*(?:$|[,;(|/)+&–—]| - |\.\s|\b(?:plus|or|then|incl)\b|\band (?=\D{0,4}\d)))`
const WORDS = String.raw`[\p{L}\d'’.-]+(?: [\p{L}\d'’.-]+){0,5}?`
const beside = (pattern: string) => new RegExp(`^${pattern}${END}`, 'iu')
const THING = beside(` ?(${WORDS})`)
const FOR = beside(` ?for (${WORDS})`)
const WITH = beside(` ?((?:with|without|on|at|after|no) ${WORDS})`)
const MORE = beside(String.raw`(?: \p{L}+){1,2}?`)
const INCLUDED = beside(String.raw`[ ,(]*(?:incl(?:uding|udes|uded|\.)? (${WORDS})|(${WORDS}) incl(?:uded\b|\.|$))\)?`)
const FREE_FOR =
  /^[ ,(]*((?:(?:first|under) )?(?:\d+(?:s|st)?|\p{L}+)(?: \p{L}+)? free|free (?:for|under|up to) (?:up to )?\d+ \p{L}+(?: \p{L}+)?)\)?(?=\s*(?:$|[,;]))/iu
const FREE_SHIPPING =
  /^[\s,+&(/]*(?:plus |and |with )?(free (?:\p{L}+ )?(?:shipping|delivery|postage))\)?(?!\p{L})(?: (in \p{Lu}\p{L}+)(?=$|,))?/iu
const TRIAL = /^[\s,(]*(?:with )?(?:an? )?(\d+)[- ]days? free trial\)?/i
const DEPENDS = /^[\s,(]*depend(?:s|ing)\b/i
const PER =
  /^ ?(?:(\/)|(?:pr\.?|por|par|pro|al|за|za|в|el|le|la)(?= )|l['’]|(per|an?|each|every|by the)(?= )) ?(?:the )?([\p{L}.]+)(?!\p{L})/iu
const ENGLISH_UNIT =
  /^(?!(?:or|if|for|and|plus|after|from|over|with|when|above|at|on|in|up|two|three|four|five|six|ten|tenner|fiver|grand)$)[a-z]+$/i
/** Where "per" may be Dutch, German or Italian. */
const CONTINENT = /€|kr|zł|CHF|Kč|Ft|le[iv]/
/** "/ 8.50 each" is another sum. */
const PER_MEASURE = beside(
  String.raw` ?(?:\/|per) ?(?!\d+[.,]\d{2}(?!\d)|\d+ \p{L}+ly\b|\d+ (?:each|per|an?)\b)((?:\d+ |\d|two |three )${WORDS})`,
)
const BARE_UNIT = beside(' ?(h|hrs?|mo|mth|month|yr|year|wk|week|hour|night|day|pcs?)')
const MINIMUM =
  /^[\s,(]*(?:with )?(?:an? )?(?:min(?:imum|\.)?(?: of)? )?(\d+|one|two|three|four|five)[ -]?(hr|h|hour|night|day|week|month|person|visit|guest|item|kni(?:fe|ves)|pair|piece|room)s?\.?( min(?:imum|\.)?)?\)?(?!\p{L})/iu
const DEAL = /^[\s,/|+(-]*(buy (?:\d|one|two|three),? get (?:\d|one|two)(?: (?:free|half off|\d+% off))?)\b\)?/i
const ENDING =
  /^[\s,/|(-]*((?:(?:the )?(?:sale|deal|offer|promo) )?(?:ends|until|till|through|thru) (?:on )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|tonight|tomorrow|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}))\b\)?/i
/** What it cost before or elsewhere: not said and not shown. */
const LIST_PRICE =
  /^[\s,(|]*\b(?:(?:was|mrp|rrp|reg(?:ular)?|instead of|down from|retails?|statt|from(?= \D?\d[\d.,]*$))\b.*$)/i
const COUNT_FIRST = new RegExp(String.raw`^(${COUNT})( \p{L}+)?(?: for | ?\/ ?)(?=\D{0,4}\d)`, 'iu')
/** "3 x", "4 payments of", "2-pack" */
const SEVERAL = new RegExp(
  String.raw`^(${COUNT})( ?[x×] ?(?:de |of |à )?| payments of | installments of |[ -]?packs? (?:is |for )?)(?=\D{0,4}\d)`,
  'iu',
)
const NAMED =
  /^(?:the |an? )?([\p{L}-]+(?: [\p{L}-]+){0,2}?(?: of \d+)?)(?![\p{L}-])(?: is| are| for| at)? ?\+? ?(?=\D{0,4}\d)/iu
/** What makes a number without a currency an amount. */
const BARE_SUM =
  /^(?:\)?\s*$| ?\/| (?:each|ea|per|an?|for|with|then|small|medium|large|big|shipping|postage|delivery)\b)/i
const EACH_SUM = /^(?:\)?\s*$| ?\/| (?:each|ea|per|an?|with)\b)/i
/** "35 per person, £60 a couple" */
const OF_ONE_CURRENCY = /^\d[\d.,]* (?:per|an?|each) ?\p{Ll}*(?:,| or) [$€£₹]\d[\d.,]* (?:per|an?|for|each)(?!\p{L})/u
/** "24 for 4 knives" is no price of 24 things. */
const FOR_FEWER = /^(\d+) for (\d+) \p{L}{3}/u
const MAX_COUNT = 12
const EXTRA = /^ ?(?:for )?(?:each|every|per|an?|\/) ?(?:extra|additional|more|other) (\p{L}+(?: \p{L}+)?)\)?/iu
/** Of several sorts each has its price. */
const SORT =
  /^ for (?:the (?:small|medium|large|big|extra large|single|double)|adults|kids|children|seniors|students|an? (?:e-?book|paperback|hardcover|hardback|audiobook))$/
const FREE_PLAN =
  /^free\b[\s,(+/–-]*(?:and |with |then |or )?(?:the |a )?(pro|plus|premium|paid|family|\p{L}+(?= (?:plan|tier|version)))(?: plan| tier| version)?(?: is| for| at| from)? (\D{0,3}\d.*)$/iu
const FREE = /^free\b(?: trial)?[\s,/]*(?:(?:then|or|and)\b)?\s*/i
const PAY_WHAT_YOU_WANT = /^pay what you \p{L}+,? (?:usually|normally|often|most people pay) /iu
const GROUP_FIRST = /^(adults?|kids?|children|seniors?|students?|small|medium|large|single|double):? (?=\D{0,4}\d)/i
/** "850 fitted", "45 per visit": surely an amount, said without its currency. */
const BARE =
  /^(?:\+?\s*$|\s?[,;(+]| ?\/ ?\p{L}| for \d+ \p{L}{3}| (?:each|ea|per|an?|only|with|cod|flat|call-?out|fitted|installed|delivered|posted|shipped|all[ -]in|excl?|incl?|plus|pack|(?:month|year|week|hour)$|for \p{L})(?!\p{L}))/iu
const MIN_BARE = 9
/** Ways to pay say nothing about the price. */
const PAYMENT = /^(?:klarna|afterpay|clearpay|paypal|gcash|cod|cash|card|venmo|pix)\b/i
/** Reads a price text as a whole; undefined where any of it may mean something that would not be said. */
export function readOffer(typed: string, call: string): Offer | undefined {
  const [, plan, sum = ''] = FREE_PLAN.exec(typed) ?? []
  if (plan === undefined) return new PriceText(typed, call).offer()
  const offer = new PriceText(sum, '').offer(/^\d+ ?\/ ?(?:mo|month|yr|year)\b/i.test(sum))
  return offer && { ...offer, said: `free, and the ${plan} plan is ${offer.said}`, isMonthly: false }
}

/** The first amount of a text that is not read as a whole, with what is certain of it: "It's £119." of "£119 but goes to 99 on Fridays". */
export const firstAmount = (typed: string): Offer | undefined => new PriceText(typed, '').first()

/** "Free, 2 week trial for Plus" */
const FREE_FIRST = /^free\s*[,;(/](?!.*\b(?:then|after|first|if|when|until|shipping|delivery|trial(?! for \p{Lu}))\b)/iu
/** What makes an amount less, or another one, than it says. */
const DEPENDENT =
  /^ (?:\p{L}+$)|^ ?(?:\/ ?(?:\d|\p{L}+(?! ?\D{0,3}\d))|(?:per|each|every|an?|pro|par|por|pr|to|bis|x|mil|million)(?!\p{L})|[-–—x×] ?\D{0,3}\d)|%|\b(?:off|o\.?b\.?o|o\.?n\.?o|offer|deposit|down|first|intro|then|after|coupon|code|link|if|members?|students?|kids?|child(?:ren)?|half|best|min(?:imum)?|pre-?orders?|per|each|today|launch|sale|used|avg|average|pix|cash(?! on)|efectivo|transf\p{L}*|negotiable)\b/iu

export interface Offer {
  said: string
  isMonthly: boolean
  /** Whether a note was left out. */
  isCut: boolean
}

interface Sum {
  said: string
  amount: number
  /** In another currency than the first amount. */
  isOther: boolean
  isBare: boolean
}

/** Reads a price from left to right. Every method takes what it understands from the front; undefined where it understands nothing. */
class PriceText {
  #rest: string
  readonly #call: string
  /** How the first amount is said, "€#". */
  #money: string | undefined
  #isCut = false
  #isMonthly = false
  /** Units behind the amount: "an hour per teacher" has two. */
  #units = 0

  constructor(typed: string, call: string) {
    this.#rest = typed
    this.#call = call
  }

  /** The whole text as it is said; undefined where any of it may mean something that would not be said. */
  offer(mayBeBare = true): Offer | undefined {
    this.#take(LEAD)
    const isChosen = this.#take(PAY_WHAT_YOU_WANT)
    const isFlat = this.#take(/^flat /i) !== null
    const free = this.#take(FREE)?.[0]
    const group = this.#take(GROUP_FIRST)?.[1]
    const [, sum = '', things = ''] = FOR_FEWER.exec(this.#rest) ?? []
    const isCounted = COUNT_FIRST.test(this.#rest) && !(Number(sum) > Number(things))
    let isFrom = this.#take(FROM_FIRST) !== null
    const [near = ''] = this.#take(ABOUT) ?? []
    this.#money =
      /^\d[\d.,]* ?(?:[-–—]|to|bis) ?\D{0,3}\d/i.test(this.#rest) || OF_ONE_CURRENCY.test(this.#rest)
        ? firstCurrency(this.#rest)?.said
        : undefined
    const first =
      (isCounted ? this.#attempt(() => this.#counted()) : undefined) ??
      this.#sum(true, mayBeBare && !isCounted && !free)
    if (first === undefined) return undefined
    let { said } = first
    if (this.#take(RANGE)) {
      const last = this.#sum()
      if (!last || last.isOther || last.amount <= first.amount) return undefined
      // "£12-50" may be £12.50.
      if (last.isBare && last.amount > first.amount * 3) return undefined
      if (isChosen) said += ` to ${last.said}`
      else isFrom = true
    }
    if (this.#take(AND_UP)) isFrom = true
    if (this.#take(/^ ?deposit$/i)) said = `a ${said} deposit`
    if (near !== '') said = `${NEAR.exec(near)?.[0].toLowerCase() ?? 'about'} ${said.replace('bucks', 'dollars')}`
    if (group !== undefined) said += ` for ${thingOf(group) ?? group}`
    said += this.#tail()
    const rest = this.#rest
    let more = ''
    while (this.#rest.replace(/^[\s).]+/, '') !== '') {
      this.#take(/^\)/)
      const clause = this.#clause()
      if (clause === undefined) {
        if (isCounted || !((isRemark(rest) && !first.isBare) || isApart(rest))) return undefined
        // What stands behind it is on the screen.
        more = this.#note()
        break
      }
      more += clause
    }
    said += more
    const opening = free && `free${/trial/i.test(free) ? ' to try, then' : /then/i.test(free) ? ', then' : ', or'} `
    return {
      said: `${isChosen?.[0].toLowerCase() ?? ''}${opening ?? ''}${isFrom ? 'from ' : ''}${isFlat ? 'a flat ' : ''}${said.replace(/(?:, one(?:-off| time)| to you)(?= plus)/, '$&,')}`,
      isMonthly: this.#isMonthly,
      isCut: this.#isCut || this.#money === '#',
    }
  }

  /** The first amount, where what stands behind it is no condition of it. */
  first(): Offer | undefined {
    this.#take(LEAD)
    if (FREE_FIRST.test(this.#rest)) return { said: 'free', isMonthly: false, isCut: true }
    const isFrom = this.#take(FROM_FIRST) !== null
    const sum = this.#sum(false)
    if (sum === undefined || sum.isBare) return undefined
    // "$34.99 / sub 27.99"
    const said = `${sum.said}${/^ ?\/ ?\p{L}+ ?\D{0,3}\d/u.test(this.#rest) ? '' : this.#tail()}`
    if (!/^[\s,;(/+|–-]/.test(this.#rest) || DEPENDENT.test(this.#rest)) return undefined
    const isMore = isFrom || /^[\s(]*(?:\+|plus\b)/i.test(this.#rest)
    return { said: `${isMore ? 'from ' : ''}${said}`, isMonthly: this.#isMonthly, isCut: true }
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#rest)
    if (found) this.#rest = this.#rest.slice(found[0].length)
    return found
  }

  /** Puts back what was taken where the reading fails. */
  #attempt<Read>(read: () => Read | undefined): Read | undefined {
    const [rest, money, isCut, isMonthly] = [this.#rest, this.#money, this.#isCut, this.#isMonthly]
    const found = read()
    if (found === undefined) {
      this.#rest = rest
      this.#money = money
      this.#isCut = isCut
      this.#isMonthly = isMonthly
    }
    return found
  }

  /** An amount in the currency typed with it, else in that of the first amount. */
  #sum(mayBeUnlisted = true, mayBeBare = false): Sum | undefined {
    const inWords = this.#take(IN_WORDS)
    if (inWords) {
      const [all, , unit = '', coins, coin = ''] = inWords
      this.#money ??= saidWith(unit, false)?.said
      const said = coins === undefined ? all.toLowerCase() : coin === 'p' ? `${coins}p` : `${coins} ${coin}`
      return { said, amount: 1, isOther: false, isBare: false }
    }
    const { 0: all = '', groups: { before = '', number = '', thousand, behind = '' } = {} } = SUM.exec(this.#rest) ?? {}
    if (!isNumber(number)) return undefined
    const first = before === '' ? undefined : saidWith(before, true)
    const last =
      behind === ''
        ? undefined
        : (saidWith(behind, false) ??
          (first || !mayBeUnlisted || !all.endsWith(` ${behind}`) ? undefined : unlisted(behind)))
    const rest = `${last || behind === '' ? '' : all.slice(all.lastIndexOf(behind) - Number(all.at(-behind.length - 1) === ' '))}${this.#rest.slice(all.length)}`
    if (before !== '' && !first) return undefined
    if (/^(?:m(?!\p{L})| ?(?:mio|million|jt|juta|mn|bn|lakh|lac|crore)\b)/iu.test(rest)) return undefined
    if (!first && !last && !thousand && /^\p{L}/u.test(rest)) return undefined
    const isDollar = first?.said === '$#'
    if (first && last && first.code !== last.code && !(isDollar && /\$|pesos|dollars|Canadian/.test(last.said)))
      return undefined
    // "$12.990" and "$15 mil" are in pesos.
    if (isDollar && !last && (/\d\.\d{3}(?!\d)/.test(number) || /mil/i.test(thousand ?? ''))) return undefined
    const own = isDollar && last ? last : (first ?? last)
    const isBare = mayBeBare && !thousand && parseAmount(number) >= MIN_BARE && BARE.test(rest)
    const said = own?.said ?? this.#money ?? (isBare ? '#' : undefined)
    if (said === undefined) return undefined
    const amount = parseAmount(number) * (thousand ? 1000 : 1)
    const isKept = THREE_DECIMALS.test(own?.code ?? '') && /[.,]\d{3}$/.test(number)
    const exact = isKept || own?.code === '' ? said.replace('#', number) : spokenPrice(amount, said)?.exact
    if (exact === undefined) return undefined
    this.#rest = rest
    const isSame =
      own === undefined ||
      own.said === this.#money ||
      (own.said === '$#' && /^(?!R|MX).*\$|dollars/.test(this.#money ?? ''))
    const isOther = this.#money !== undefined && !isSame
    this.#money ??= said
    return { said: exact, amount, isOther, isBare: own === undefined }
  }

  /** "3 for $42", "2/40", "3 pairs for €20" */
  #counted(link?: string): Sum | undefined {
    const [, count = '', things = ''] = this.#take(COUNT_FIRST) ?? []
    const sum = count === '' ? undefined : this.#sum()
    if (!sum || sum.isOther || sum.amount <= (Number(count) || 0)) return undefined
    const many = `${count}${things}`.toLowerCase()
    const said = link === undefined || things !== '' ? `${sum.said} for ${many}` : `${many} for ${sum.said}`
    return { ...sum, said: `${link ?? ''}${said}` }
  }

  /** Period and condition directly behind an amount. */
  #tail(): string {
    let said = ''
    this.#units = 0
    for (let part = this.#part(); part !== undefined; part = this.#part()) said += part
    return said
  }

  #part(): string | undefined {
    return (
      this.#attempt(() => this.#condition()) ??
      this.#attempt(() => this.#adverb()) ??
      this.#attempt(() => this.#period()) ??
      this.#attempt(() => this.#purpose())
    )
  }

  /** Tax, minimum and offers, which may stand behind a comma or in brackets, too. */
  #condition(): string | undefined {
    if (this.#take(LIST_PRICE)) return ''
    if (DEPENDS.test(this.#rest) && isHarmless(this.#rest)) return this.#note()
    const tax = this.#take(TAX)
    if (tax?.[1] !== undefined) return `, plus ${taxAsSaid(tax[3] ?? '')}`
    if (tax) return this.#note(this.#rest)
    if (/min/i.test(MINIMUM.exec(this.#rest)?.[0] ?? '')) {
      const [, least = '', what = ''] = this.#take(MINIMUM) ?? []
      return ` with ${withArticle(`${least.toLowerCase()}-${unitOf(what) ?? what.toLowerCase().replace('knives', 'knife')}`)} minimum`
    }
    const deal = this.#take(DEAL)?.[1]
    if (deal) return /\bbuy \S+?,? get\b/i.test(this.#call) ? '' : `, and it's ${dealAsSaid(deal)}`
    const ending = this.#take(ENDING)?.[1]
    if (ending) return /\bends?\b|\buntil\b/i.test(this.#call) ? '' : ` ${endingAsSaid(ending)}`
    const [, shipping, where] = this.#take(FREE_SHIPPING) ?? []
    if (shipping) {
      // Free for some of the buyers is only shown.
      if (/^ [\p{L} &]+$/u.test(this.#rest)) return this.#note()
      return /\bfree\b/i.test(this.#call) ? '' : ` with ${lowerFirst(shipping)}${where ? ` ${where}` : ''}`
    }
    const trial = this.#take(TRIAL)?.[1]
    if (trial) return ` with ${withArticle(`${trial}-day`)} free trial`
    const free = this.#take(FREE_FOR)?.[1]
    if (free && isSaidIn(this.#call, free)) return ''
    if (free) return isSpeakable(free.replace(/\d+s?/g, '')) ? `, ${free.toLowerCase()}` : undefined
    const found = this.#take(INCLUDED)
    const included = found?.[1] ?? found?.[2]
    return included && isSpeakable(included) ? `, ${included} included` : undefined
  }

  #adverb(): string | undefined {
    this.#take(/^ +/)
    const found = BEHIND.map(([pattern, said]) => [pattern.exec(this.#rest)?.[0], said] as const).find(([all]) => all)
    const [all = '', said = ''] = found ?? []
    if (!found || (all === 'each' && /^each (?!or\b|and\b|plus\b|for\b|if\b|with\b|after\b)\p{L}/iu.test(this.#rest)))
      return undefined
    this.#rest = this.#rest.slice(all.length)
    if (said === ' a month') this.#isMonthly = true
    // "R350 a day, delivered"
    return (said === ' &' && this.#units > 0 ? ', &' : said).replace('&', all.toLowerCase())
  }

  #period(): string | undefined {
    // "/ 250 g", "/2 wks"
    const [, measure = ''] = this.#take(PER_MEASURE) ?? []
    if (measure !== '') {
      const words = spellUnits(measure)
        .replace(/ ?pcs$/, '')
        .replace(/ ?wks?$/, ' weeks')
        .replace(/ ?mos$/, ' months')
      return isSpeakable(words) && !/ for |^[\d.,]+$/.test(measure) ? ` for ${words}` : undefined
    }
    const unit = this.#take(BARE_UNIT)?.[1]
    if (unit) return this.#unit(unitOf(unit) ?? unit)
    const [, slash, english, word = ''] = this.#take(PER) ?? []
    const listed = unitOf(word)
    if (listed !== undefined && !/dozen|pack/.test(listed)) return this.#unit(listed)
    const isKnown = isEnglishWord(word.toLowerCase()) && !isFunctionWord(word.toLowerCase())
    const isWord = slash
      ? isKnown
      : english !== undefined && ENGLISH_UNIT.test(word) && (isKnown || !CONTINENT.test(this.#money ?? ''))
    if (listed === undefined && !isWord) return undefined
    // "a double room", "per extra pet"
    const [more = ''] = MORE.exec(this.#rest) ?? []
    const phrase = isSpeakable(more) && !CONTINUES.test(more.trim()) ? more : ''
    this.#rest = this.#rest.slice(phrase.length)
    return this.#unit(`${listed ?? word}${phrase}`.toLowerCase(), english)
  }

  #unit(unit: string, typed = ''): string {
    this.#units += 1
    if (unit === 'month' && this.#units === 1) this.#isMonthly = true
    if (/^each/i.test(typed)) return ` for each ${unit}`
    return unit === 'person' || this.#units > 1 ? ` per ${unit}` : ` ${withArticle(unit)}`
  }

  #purpose(hasThing = true): string | undefined {
    const purpose = this.#take(FOR)?.[1]
    if (purpose) return isSpeakable(purpose, true) ? ` for ${thingAsSaid(purpose, true)}` : undefined
    const beside = this.#take(WITH)?.[1]
    if (beside) {
      // A code stays in capitals.
      const said = spellUnits(
        beside.replace(/\b(?!\p{Lu}[\p{Lu}\d]{3})\p{L}+/gu, (word) =>
          isEnglishWord(word.toLowerCase()) || isFunctionWord(word.toLowerCase()) ? word.toLowerCase() : word,
        ),
      ).replace(/^after (?:the |an? |your )?(?=(\d?))/, (_, digit: string) => `after ${digit === '' ? 'the' : 'a'} `)
      return isSpeakable(beside, !/^no /i.test(beside)) ? `${said.startsWith('no ') ? ',' : ''} ${said}` : undefined
    }
    const thing = hasThing && !/^ ?(?:each|every|from|per)\b/i.test(this.#rest) ? this.#take(THING)?.[1] : undefined
    const said = thing && thingOf(thing)
    return said ? ` for ${said}` : undefined
  }

  /** What follows a comma, a bracket, "or", "plus" and the like. */
  #clause(): string | undefined {
    const condition = this.#attempt(() => this.#condition())
    if (condition !== undefined) return condition
    const joint = this.#take(JOINT)?.[0] ?? ''
    if (joint === '') return undefined
    const link = /plus|\+|&/.test(joint)
      ? ' plus '
      : /then/.test(joint)
        ? ', then '
        : /\b(?:or|ou|oder)\b|\//.test(joint)
          ? ', or '
          : ', '
    const isAlone = link === ', ' && !/and/.test(joint)
    const isMonthly = this.#isMonthly
    const said =
      this.#attempt(() => this.#several(joint.includes('(') ? ', or ' : link)) ??
      this.#attempt(() => this.#otherSum(link, joint.includes('/'))) ??
      this.#attempt(() => this.#namedSum(link)) ??
      this.#attempt(() => (link === ' plus ' ? this.#added() : undefined)) ??
      (isAlone ? this.#attempt(() => this.#adverb() ?? this.#period() ?? this.#purpose(false)) : undefined) ??
      (isHarmless(this.#rest) && (link === ', ' || PAYMENT.test(this.#rest)) && !/and/.test(joint)
        ? this.#note()
        : undefined)
    this.#isMonthly = isMonthly
    return said
  }

  /** Leaves out what no price depends on. */
  #note(after = ''): string {
    this.#isCut = true
    this.#rest = after
    return ''
  }

  /** "3 for 42", "2 bottles for 30", "3 x €28", "2-pack $44" */
  #several(link: string): string | undefined {
    const counted = this.#attempt(() => this.#counted(link))
    if (counted) return `${counted.said}${this.#tail()}`
    const [, count = '', kind = ''] = this.#take(SEVERAL) ?? []
    const sum = count === '' ? undefined : this.#sum()
    if (!sum || sum.isOther) return undefined
    const choice = link === ', ' ? ', or ' : link
    if (/pack/i.test(kind)) return `, or ${sum.said} for ${withArticle(`${count.toLowerCase()}-pack`)}`
    return Number(count) > 36 ? undefined : `${choice}${count} payments of ${sum.said}${this.#tail()}`
  }

  #otherSum(link: string, isPer: boolean): string | undefined {
    const isNear = this.#take(ABOUT) !== null
    const sum = this.#sum()
    if (!sum) return undefined
    const extra = this.#take(EXTRA)?.[1]
    if (extra) return `, plus ${sum.said} for each extra ${(unitOf(extra) ?? extra).toLowerCase()}`
    // "or 4 for a tenner", "6 pieces": a count is no amount.
    if (
      sum.isBare &&
      (isPer || !(link === ' plus ' ? BARE_SUM : sum.amount > MAX_COUNT ? BARE_SUM : EACH_SUM).test(this.#rest))
    )
      return undefined
    const tail = this.#tail()
    // The same price in another currency, or of one piece of several.
    const isSame = (sum.isOther && tail === '') || isNear || /^ a (?:count|unit)$/.test(tail)
    if (isSame && link !== ' plus ' && this.#rest.replace(/\)$/, '') === '') return ''
    if (sum.isOther && !/^ a (?:year|month|week)/.test(tail)) return undefined
    if (sum.isBare && tail === '' && link === ', ') return undefined
    return `${SORT.test(tail) && link !== ' plus ' ? ' and ' : link}${sum.said}${tail}`
  }

  /** "bundle 70", "refill pouch £18", "linen 6€/set" */
  #namedSum(link: string): string | undefined {
    const [all = '', typed = ''] = this.#take(NAMED) ?? []
    const name = typed.toLowerCase()
    if (
      name === '' ||
      !isSpeakable(name) ||
      CONTINUES.test(name) ||
      /^(?:first|next|under|over|up to|groups? of)\b/.test(name)
    )
      return undefined
    const sum = this.#sum()
    if (!sum || sum.isOther) return undefined
    const tail = this.#tail()
    if (/^refills?/.test(name)) return `, and a refill is ${sum.said}${tail}`
    if (/^(?:bundle|set|pair|both)\b| of \d+$/.test(name))
      return `, or ${sum.said} for ${name === 'both' ? name : / of /.test(name) ? `a ${name}` : `the ${name}`}${tail}`
    return all.includes('+') || link === ' plus '
      ? ` plus ${sum.said} for ${name}${tail}`
      : `, ${name} ${sum.said}${tail}`
  }

  /** "plus shipping" */
  #added(): string | undefined {
    const added = this.#take(THING)?.[1]
    const isKnown = added !== undefined && (isSpeakable(added) || /^(?:media mail|courier)$/i.test(added))
    return isKnown && !/\d/.test(added) ? ` plus ${added.toLowerCase()}` : undefined
  }
}

/** "Try it free for a month" and "Have two weeks on us" say "first month free" and "first 14 days free". */
const isSaidIn = (call: string, free: string) =>
  (/\b(?:day|week|month|year)s?\b/i.test(free) &&
    /\b(?:day|week|month|year)s?\b.{0,12}\b(?:free|on (?:me|us))\b|\bfree\b.{0,12}\b(?:day|week|month|year)s?\b/i.test(
      call,
    )) ||
  // "first 3 invoices free" beside "Send your first three invoices for free"
  (/\bfree\b/i.test(call) &&
    (free.match(/\p{L}{4,}/gu) ?? []).some((word) => !/^(?:free|first|under)$/i.test(word) && call.includes(word)))

/** "3200 lek": a currency that is not listed is said as typed. */
const unlisted = (word: string) =>
  /^(?:\p{Lu}{2,3}|\p{L}{2,5})$/u.test(word) &&
  (word === word.toUpperCase() || spellUnits(`2 ${word}`) === `2 ${word}`) &&
  !CONTINUES.test(word) &&
  !PAYMENT.test(word) &&
  ![unitOf, isEnglishWord, isFunctionWord].some((isOther) => isOther(word.toLowerCase()))
    ? { code: '', said: `# ${word}` }
    : undefined

const isNumber = (typed: string) =>
  /^(?:[1-9]\d{0,2}(?:([., \u00a0\u202f'’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?|\d{1,2}(?:,\d{2})+,\d{3}|\d+(?:[.,]\d{1,2})?)$/.test(
    typed,
  )

/** ", cancel whenever", " cash on delivery", " ou 3x": words that leave the amount before them as it is. */
function isRemark(typed: string): boolean {
  if (IN_PARTS.test(typed) || COSTS_EXTRA.test(typed) || COUPON.test(typed)) return true
  // "pickup Võru"
  const words =
    typed
      .replace(/(?<=\p{L} )\p{Lu}\p{Ll}+/gu, '')
      .toLowerCase()
      .match(/\p{L}[\p{L}'’]*/gu) ?? []
  return (
    /^(?:[,(]| (?!or\b|to\b|and\b))/.test(typed) &&
    !LESS_THAN_ALL.test(typed) &&
    words.every((word) => isFunctionWord(word) || isEnglishWord(word))
  )
}
/** " / 8.50 each from 20 pairs", ", 110 with new ribbon", " incl. delivery in LT": the amount before it holds without it. */
const isApart = (typed: string) =>
  /^(?:[,;] | \/ | \(| o (?=\d)| incl\b| (?:cod|delivery \p{L}+ free)$)/iu.test(typed) &&
  !/%|\b(?:off|obo|ono|deposit|down|max|best|to|half|coupon|code)\b/i.test(typed)
const IN_PARTS = /^,? ?(?:ou|or|up to|em|en|in|hasta) \d{1,2} ?x$/i
/** ", my link -15%": less with it, and the price without. */
const COUPON = /^, (?:my |the |use |with )*(?:link|code|coupon)\b/i
/** ", linen extra" */
const COSTS_EXTRA = /^, \p{L}+(?: \p{L}+)? extra$/u
const LESS_THAN_ALL =
  /[%+/&]|\d[\d.,]*\d|\b(?:off|obo|ono|deposit|down|fees?|extra|per|best|each|every|x|minimum|min|half|set|pack|from|to|plus|month|week|year|hour|day|tax|shipping|postage)\b/i
