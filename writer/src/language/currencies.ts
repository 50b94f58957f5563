import { keptBy } from './remembered'

/** A currency: its code, how it is typed beside an amount, and how an amount of it is said, "#" standing for the number. */
type Currency = readonly [code: string, typed: string, said: string]

/** Where two currencies share a word or a sign, the amount is said with that word or sign. */
const CURRENCIES: readonly Currency[] = [
  ['BRL', 'R\\$|reais', 'R$#'],
  ['MXN', 'MX ?\\$', 'MX$#'],
  ['EUR', '€|euros?', '€#'],
  ['E£', 'E£', 'EGP #'],
  ['GBP', '£|pounds?', '£#'],
  ['GBP', 'quid', '# quid'],
  ['JPY', '[¥￥円]|yen', '¥#'],
  ['CNY', '元|rmb|yuan', '# yuan'],
  ['INR', '₹', '₹#'],
  ['rupees', 'rs\\.?|rupees?', '# rupees'],
  ['KRW', '[₩원]|won', '₩#'],
  ['VND', '[₫đ]|dong', '# dong'],
  ['MYR', 'RM|ringgit', 'RM#'],
  ['ZAR', 'rand', 'R#'],
  ['PHP', '₱', '₱#'],
  ['pesos', 'pesos?', '# pesos'],
  ['PLN', 'zł|zl|złotych|zloty', '# zł'],
  ['SEK', 'kr\\.?|nok|dkk|kron(?:or|er)', '# kr'],
  ['AED', 'dirhams?|dhs?', '# dirhams'],
  ['SAR', 'riyals?', '# riyals'],
  ['CHF', 'francs?|sfr\\.?', 'CHF #'],
  ['XOF', 'f ?cfa|cfa', '# CFA francs'],
  ['THB', '฿|baht', '฿#'],
  ['TRY', '₺|TL|lira', '# lira'],
  ['NGN', '₦|naira', '₦#'],
  ['ILS', '₪|shekels?|nis', '₪#'],
  ['CZK', 'kč', '# Kč'],
  ['HUF', 'forint', '# Ft'],
  ['IDR', 'rp\\.?|rupiah', 'Rp#'],
  ['KES', 'ksh\\.?', 'KSh #'],
  ['KES', 'bob', '# bob'],
  ['GHS', 'GH ?[₵¢]|₵|cedis?', 'GH₵#'],
  ['BDT', '৳|taka|tk\\.?', '৳#'],
  ['UAH', '₴|грн\\.?', '# hryvnias'],
  ['RUB', '₽|руб\\.?|rubles?', '# rubles'],
  ['KZT', '₸|тг\\.?|tenge', '# tenge'],
  ['GEL', '₾|lari', '# lari'],
  ['RON', 'lei|leu', '# lei'],
  ['BGN', 'лв\\.?|leva|lv\\.?', '# leva'],
  ['TZS', 'tsh\\.?', 'TSh #'],
  ['UGX', 'ush\\.?', 'USh #'],
  ['PEN', 'S/\\.?|soles', '# soles'],
  ['CRC', '₡|colones', '₡#'],
  ['COP', '', '# Colombian pesos'],
  ['CLP', '', '# Chilean pesos'],
  ['ARS', '', '# Argentine pesos'],
  ['JOD', 'JD', '# dinars'],
  ['USD', 'US ?\\$|\\$|dollars?|USD\\$', '$#'],
  ['USD', 'bucks?', '# bucks'],
]
/** Read only in these capitals, before or behind an amount. */
const BEFORE: Readonly<Record<string, Currency>> = {
  R: ['ZAR', 'R', 'R#'],
  P: ['P', 'P', 'P#'],
  K: ['K', 'K', 'K#'],
  Bs: ['BOB', 'Bs', 'Bs #'],
  LE: ['EGP', 'LE', 'EGP #'],
  Ft: ['HUF', 'Ft', '# Ft'],
}
const BEHIND: Readonly<Record<string, Currency>> = { Ft: ['HUF', 'Ft', '# Ft'], LE: ['EGP', 'LE', 'EGP #'] }
const COUNTRY_DOLLARS: Readonly<Record<string, string>> = {
  canadian: '# dollars Canadian',
  cdn: '$# Canadian',
  australian: '# dollars Australian',
  aussie: '# dollars Australian',
}
/** Codes that are said as they were typed. */
const CODES =
  /^(?:AMD|AOA|AZN|BAM|BBD|BHD|BOB|BSD|BWP|BYN|BZD|CVE|DJF|DOP|DZD|EGP|ETB|FJD|GMD|GNF|GTQ|GYD|HNL|IQD|ISK|JMD|KGS|KHR|KWD|KYD|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MUR|MVR|MWK|MZN|NAD|NIO|NPR|OMR|PAB|PGK|PKR|PYG|QAR|RSD|RWF|SCR|SLE|SZL|TJS|TND|TTD|TWD|UYU|UZS|VES|VUV|WST|XAF|XCD|XPF|YER|ZMW)$/

const rowOf = keptBy((token: string) =>
  CURRENCIES.find(([code, typed]) => new RegExp(`^(?:${code}|${typed === '' ? code : typed})$`, 'iu').test(token)),
)

/** How an amount is said beside this sign or word: "€#", "# kr"; undefined for what is no currency. */
export function saidWith(token: string, isBefore: boolean): { code: string; said: string } | undefined {
  const row = (isBefore ? BEFORE : BEHIND)[token] ?? rowOf(token)
  // "JOD 8.500", but "12 JD"
  if (row?.[0] === 'JOD' && token.length > 2) return { code: 'JOD', said: isBefore ? 'JOD #' : '# JOD' }
  if (row) return { code: row[0], said: row[2] }
  const country = COUNTRY_DOLLARS[/^\p{L}+/u.exec(token.replace(/^(?:dollars?|bucks) /i, ''))?.[0].toLowerCase() ?? '']
  if (country !== undefined) return { code: country, said: country }
  if (/^(?:CAD|AUD|NZD|SGD|HKD)$/i.test(token)) return { code: token.toUpperCase(), said: `$# ${token.toUpperCase()}` }
  if (CODES.test(token)) return { code: token, said: isBefore ? `${token} #` : `# ${token}` }
  if (/^\p{Sc}$/u.test(token)) return { code: token, said: `${token}#` }
  const [, letters] = /^(\p{L}{1,3}) ?\$$/iu.exec(token) ?? []
  if (letters?.length === 3) return saidWith(letters, true)
  const sign = letters?.toUpperCase()
  return sign === undefined ? undefined : { code: sign, said: `${sign}$#` }
}

/** A number as people group it, with thousands in words: "15 000", "1.299,00", "450k", "480 mil". */
export const NUMBER = String.raw`\d(?:[\d.,'’]|[ \u00a0\u202f](?=\d{3}(?!\d)))*\d|\d`
export const THOUSAND = String.raw` ?(?:k|mil|rb|ribu|tys\.?|тыс\.?|thousand)(?!\p{L})`
const BEFORE_NUMBER = String.raw`(?:f cfa|S\/\.?|\p{L}{1,4}\.?|\p{L}{0,4}\.? ?\p{Sc})`
const BEHIND_NUMBER = String.raw`(?:f cfa|[円원元đ]|(?:dollars?|bucks) (?:canadian|cdn|australian|aussie)|(?:canadian|cdn|australian|aussie)(?: (?:dollars?|bucks))?|\p{Sc}|\p{L}{2,9}\.?)`
/** An amount with what stands directly beside it: groups "before", "number", "thousand", "behind". */
export const MONEY = String.raw`(?:(?<![\p{L}\p{N}])(?<before>${BEFORE_NUMBER}) ?)?(?<number>${NUMBER})(?<thousand>${THOUSAND})?(?:[.,:]?[-–—]+(?![ \d\p{Sc}])|\/[-=])?(?: ?(?<behind>${BEHIND_NUMBER}))?`

/** The first currency that a price names, in signs or words. */
export function firstCurrency(text: string): ReturnType<typeof saidWith> {
  for (const { groups: { before, behind } = {} } of text.matchAll(new RegExp(MONEY, 'giu'))) {
    const found = (before && saidWith(before, true)) || (behind && saidWith(behind, false))
    if (found) return found
  }
  const token = /\p{Sc}|\b(?:usd|eur(?:os?)?|gbp|dollars?|bucks|pounds|quid|rupees|pesos)\b/iu.exec(text)?.[0]
  return token === undefined ? undefined : saidWith(token, false)
}

/** Its code. */
export const currencyIn = (text: string) => firstCurrency(text)?.code
