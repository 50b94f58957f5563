import type { ScriptBrief } from '@reelwright/shared'
import { checkText } from '../check'
import { plural, singular, spokenPrice } from '../language'
import { rewritten, type Rule } from '../reading'
import { isSpeakable } from './price-things'
import { firstAmount, type Offer, readOffer } from './read-offer'

export interface SpokenOffer {
  /** "$4.99 a month", "from €12"; undefined where no price was typed, the call says it, or it is only shown. */
  price: string | undefined
  isMonthly: boolean
  /** What was typed, where not all of it is said: it stands on screen. Without `price` it is not said at all. */
  shown?: string
}

const NOTHING: SpokenOffer = { price: undefined, isMonthly: false }

/**
 * The price as it is said: every amount with its currency, period and condition; a number without a text is in dollars.
 * Of a text that is not understood as a whole the first amount is said where it is certain, and the text is shown. What the call to action says already is left out.
 */
export function spokenOffer({ price, priceText }: Pick<ScriptBrief, 'price' | 'priceText'>, call = ''): SpokenOffer {
  const typed = (priceText ?? '').trim()
  if (typed === '') return { ...NOTHING, price: spokenPrice(price)?.exact }
  const written = rewritten(typed, SHORT)
  const share = shareOf(written) ?? byPeople(written)
  if (!share && NO_PRICE.test(written)) return NOTHING
  const offer = share ?? readOffer(written, call) ?? firstAmount(written)
  // Of "129, free delivery" the sum may be shown where an offer may not.
  const shown = [typed, typed.split(/,(?!\d)|[;(]| - /)[0]?.trim() ?? ''].find(
    (text) => /\d/.test(text) && !checkText(text, 'features').some(({ severity }) => severity !== 'info'),
  )
  if (saysPrice(call, offer?.said ?? typed)) return { ...NOTHING, isMonthly: offer?.isMonthly ?? false }
  if (!offer) return { ...NOTHING, ...(shown !== undefined && { shown }) }
  return { price: offer.said, isMonthly: offer.isMonthly, ...(offer.isCut && shown !== undefined && { shown }) }
}

/** "18% of bookings, no setup fee": what is taken of each sale is the price of the work. */
function shareOf(typed: string): Offer | undefined {
  const [all, part = '', link = '', what = ''] =
    /^(\d{1,2}(?:[.,]\d)?) ?% (of|per) ([\p{L} ]+?)(?=$|[,;(+])/iu.exec(typed) ?? []
  if (all === undefined || !isSpeakable(what)) return undefined
  return { said: `${part} percent ${link.toLowerCase()} ${what.toLowerCase()}`, isMonthly: false, isCut: all !== typed }
}

/** "15 adults, 8 kids": sums in the money of the place. */
function byPeople(typed: string): Offer | undefined {
  const [, one = '', people = '', other = '', others = ''] = PEOPLE.exec(typed) ?? []
  if (one === '') return undefined
  const many = (who: string) => plural(singular(who.toLowerCase()))
  return { said: `${one} for ${many(people)} and ${other} for ${many(others)}`, isMonthly: false, isCut: false }
}
const PEOPLE =
  /^(\d+) (adults?|kids?|child|children|students?|seniors?)(?:,| \/| \+| and) (\d+) (adults?|kids?|child|children|students?|seniors?)$/i

/** "$30 off first clean", "35% commission" */
const NO_PRICE = /^\D*\d[\d.,]*\s*%(?! of)|^\s*\D{0,3}\d[\d.,]*\s*off\b/i

/** How prices are typed on a phone, and in other languages. */
const SHORT: readonly Rule[] = [
  // "$64 (I got mine on sale for $49)"
  [/ ?\([^()]*\b(?:I|my|me|mine|we)\b[^()]*\)?$/i, ''],
  // "18 / S$32 for 2 packs": in the same money.
  [/^(\d[\d.,]*)(?= ?(?:\/|,|or) ?((?:\p{Lu}{1,2})?[$€£₱₹₦฿]|RM ?|Rp ?)\d[\d.,]* (?:for|per) \d)/iu, '$2$1'],
  // "฿159 / 2 bottles 290"
  [
    /^(\D{0,3})(\d[\d.,]*) ?(?:\/|,|or) ?(\d (?!for\b|get\b)\p{L}{3,}) (?:for |= ?)?(?:\1)?(\d[\d.,]*)$/iu,
    '$1$2 or $1$4 for $3',
  ],
  [
    /(?:,| \() ?(?:or )?(?:subscribe|subscription|subs?)(?: (?:&|and|\+|n) save)? (\D?\d[\d.]*)\)?$/i,
    ' or $1 with a subscription',
  ],
  [/ ?[(（]?税込[)）]?/, ' tax included'],
  [/ ?[(（]?税[抜別][)）]?/, ' + tax'],
  [/^.*\b(?:was|reg|rrp|mrp|off)\b.*\bnow (?=\D?\d)/i, ''],
  [/!+/g, ''],
  [/(\d) only(?=$|[,;])/i, '$1'],
  // "7000 (small) 9500 (big)"
  [/ ?\((small|medium|large|big|half|full)\)/gi, ' $1'],
  [/(?<=\d )(small|medium|large|big) (?=[^\d\s/|]{0,3}\d)/gi, '$1 or '],
  // Where it costs that: in the shop that shows the video.
  [/ (?:on (?:tts|tik ?tok(?: shop)?|amazon|etsy|shopee|lazada|temu)(?: (?:rn|right now))?|rn|right now)$/i, ''],
  [/^(\D{0,4}\d[\d.,]*)ish\b/iu, 'about $1'],
  [/ ?(\+|plus) ?(gst|hst|tax|vat) (each|per \p{L}+)\b/iu, ' $3 $1 $2'],
  [/\bw(?:ith|\/) ?(?:the |an? )?on[- ]page (?=(coupon|code)\b)\w+/i, 'with the $1 on the page'],
  // "90, 110 west of Macroom" are two sums.
  [/(?<=\d\d), (?=\d+ (?:\p{L}+ of|outside|beyond|past|with|for|if|when|in)\b)/gu, '; '],
  // "4,400~" in Japan
  [/~$/, '+'],
  [/ & (?=\p{L})/gu, ' and '],
  [/\d+ ?% (?=vat|gst|mwst|iva|tva|moms|btw)/i, ''],
  [/\(([A-Z]{3})\)/, '$1'],
  [/ pesos (?=(?:ARS|CLP|COP|DOP|MXN|PHP)$)/i, ' '],
  [/(\d)[.,:]?[-–—]{1,2}(?=$|[,;]| (?:per|CHF|kr)\b)/g, '$1'],
  // "75, take 3 200": three for 200
  [/(?<=[\s(])(?:take|buy) (\d) (?=\D{0,3}\d{2})/i, '$1 for '],
  [/^(?:prices?|service|starting|starts) (?=from\b)/i, ''],
  [/ TTC\b| \(?tax in\)?$/, ' tax included'],
  [/ HT\b/, ' + tax'],
  [/\bzzgl\.?/i, '+'],
  [
    /(?<=\+ ?(?:\D{0,3}\d[\d.,]* )?)(?:versand|porto|frete|frakt|kargo|ongkir|sf|s ?[/&+] ?h|env[ií]o|(?:wy|prze)syłka|doprava|poštovné|szállítás|livraison|spedizione)(?!\p{L})/iu,
    'shipping',
  ],
  [/\bversand\b/i, 'shipping'],
  [/^gratis\b/i, 'free'],
  [/^[$€£]? ?0(?:[.,]00)?(?=[\s,;/]+\p{L})/u, 'free'],
  [/^free\. (?=\p{L})/iu, 'free, '],
  [/^(free,? )lifetime unlock (?:for |is )?(?=\D?\d)/i, '$1lifetime plan '],
  [/ ?\bp\/(?=(?:hr|hour|wk|week|mo|month|night|day|lesson|person)\b)/gi, '/'],
  [/(\d ?[.,]?)(?:\/[-=])/g, '$1'],
  [/\bin[ck]l?\.? (?=[\p{L}\d])/giu, 'incl '],
  [/\bw\/ ?(?=\p{L})/giu, 'with '],
  [/(?<=[+&] ?|plus )ship$/i, 'shipping'],
  [/(?<=\bpesos) \p{L}+(?:anos|ayos|inos|enos)\b/giu, ''],
  [/ x (\d) (?:units?|pcs|pieces)$/i, ' for $1'],
  [/\bp ?[&+] ?p\b/gi, 'postage'],
  [/\b(shipping|postage|delivery) from \p{Lu}\p{L}+$/u, '$1'],
  [/(?:, (?:w\/ ?|with )| ?\/ ?(?:w\/? ?|with ))(?:the |an? )?(\p{L}+) (\D?\d[\d.]*)$/iu, ' or $2 with the $1'],
  [/(\d) ?gb\b/gi, '$1GB'],
  [/(?<=\d )post\b/gi, 'postage'],
  [/\bsq\.? ?ft\b/gi, 'sqft'],
  [/(?<=[+&] ?|plus )(?:post|p)(?!\p{L})/giu, 'postage'],
  [/(?<=\d.*), (?:or )?(?:subscribe|sign up|members?)\b.*%.*$/i, ''],
]

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
