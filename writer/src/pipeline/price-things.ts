import { spellUnits, withArticle } from '../language'
import { saidWith } from '../language/currencies'
import { isEnglishWord, isFunctionWord, isGerund, isListedNoun, isPluralWord, readNounPhrase } from '../reading'

/** Words that an English speaker can say, and counts and measures. Behind an English word one of them is enough. */
export function isSpeakable(text: string, isEnglish = false): boolean {
  const words = spellUnits(text)
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !/^\d+(?:[.,]\d+)?(?:gb|s|st|nd|rd|th)?$/i.test(word))
    .map((word) => word.toLowerCase().replace(/[.,]$|['’]s$/, ''))
  const isKnown = (word: string) =>
    isFunctionWord(word) ||
    (word.length > 2 && (isEnglishWord(word) || isEnglishWord(word.replace(/s$/, '')))) ||
    /(?:ing|ed|cover|back|bytes?)$/.test(word)
  return isEnglish ? words.length < 2 || words.some(isKnown) : words.every(isKnown)
}

/** A note that no price depends on: "pdf", "pay on delivery", "60x200cm". */
export function isHarmless(note: string): boolean {
  const plain = note.replace(/\b(?:on|cash on|free|with) delivery\b|\bhalf[- ]price\b|\b\d+% off\b[^,]*/gi, '')
  if (plain.split(/\P{L}+/u).some((word) => word.length > 1 && saidWith(word, false))) return false
  return (
    !/\p{Sc}|\b(?:from|desde|ab|per|each|monthly|yearly|weekly|daily|month|year|week|hour|day|extra|additional|deposit|down|excl|plus|fees?|shipping|postage|delivery|discount|max|more|up|min|minimum|tax|vat|ou|oder|half|double)\b/iu.test(
      plain,
    ) &&
    /^\D*$/.test(
      spellUnits(plain).replace(/\d+ ?[x×] ?\d+ ?\p{L}*|\d+(?: to |[-–])\d+|\d+ ?(?:km|mi)\b|\d+ (?=\p{L}{3,})/gu, ''),
    )
  )
}

/** The words before go on: "or", "with". */
export const CONTINUES =
  /^(?:or|and|plus|for|with|without|per|each|min|incl|from|to|in|on|at|if|when|off|then|no|is)\b/i
const NO_THING =
  /^(?:deposit|fee|down|extra|firm|cash|obo|ono|trade|negotiable|donation|free|value|worth|max|up|suggested)\b/i
/** A plan of an app takes no article: "$2 a month for premium". */
const PLAN = /^(?:pro|plus|premium|basic|max|business|unlimited)$/i
const SIZES: Readonly<Record<string, string>> = {
  s: 'small',
  m: 'medium',
  l: 'large',
  xl: 'extra large',
  half: 'half day',
  child: 'children',
}
/** "small dogs", "2 bed flat", "first clean" as what is paid for; undefined where that is not sure. */
export function thingOf(typed: string): string | undefined {
  const name = SIZES[typed.toLowerCase()] ?? typed
  if (/^(?:extra large|small|medium|large|big|single|double)$/i.test(name)) return `the ${name.toLowerCase()}`
  if (/^(?:adult|kid|senior|student)s?$|^children$/i.test(name))
    return name.toLowerCase().replace(/(?<=adult|kid|senior|student)$/, 's')
  if (PLAN.test(name)) return name
  if (NO_THING.test(name) || CONTINUES.test(name)) return undefined
  const words = thingAsSaid(name, false)
  const bare = words.replace(/^(?:an?|the) /, '')
  const phrase = readNounPhrase(bare)
  if (phrase?.number === 'mass' || /^(?:postage|shipping|delivery)$/.test(bare))
    return isSpeakable(bare) ? bare : undefined
  const isThing =
    phrase !== undefined ||
    /^(?:first|next) (?:visit|call|cut|wash|walk|stay|ride)$|^\p{L}+ of \d+$|^\d+-(?:pack|piece|\p{L}+ flat)$|^(?:hardcover|hardback|paperback|audiobook)$/u.test(
      bare,
    )
  return isThing && isSpeakable(bare) ? words : undefined
}

export function thingAsSaid(typed: string, isWhole: boolean): string {
  if (PLAN.test(typed)) return typed
  const text = typed
    .replace(/\b1st\b/gi, 'first')
    .replace(/^(\d+) ?[- ]?inch$/i, 'the $1-inch')
    .replace(/^(\d) ?(?:bd|br|beds?)\s?\/\s?(\d(?:\.5)?) ?(?:ba|baths?)$/i, '$1-bed, $2-bath')
  const measured = spellUnits(
    text.replace(/\b(\d+) (bed|bedroom|room|car|person|seat(?:er)?|piece|pack)(?= \p{L}|$)/giu, '$1-$2'),
  )
  if (!isWhole && /^(?:first|next|last) /i.test(measured)) return `the ${measured.toLowerCase()}`
  return isBareThing(measured) ? withArticle(measured) : measured
}

/** One thing without its article: "12-ounce bag", "bundle of 4". */
function isBareThing(text: string): boolean {
  const words = text.split(' ')
  const head = words[words.findIndex((word) => /^(?:of|with|in|on)$/.test(word)) - 1] ?? words.at(-1) ?? ''
  return (
    !/^(?:up to|an?|the|one|two|three|four|five|six|first|all|both|your|each)\b|^\d+(?:$| )/i.test(text) &&
    !isPluralWord(head.toLowerCase()) &&
    // "sharing"
    !(isGerund(head) && !isListedNoun(head)) &&
    /^[\p{Ll}\d]/u.test(head)
  )
}
