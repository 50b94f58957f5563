import { GENERIC_WORDS, PROPER } from '../reading/name-words'
import type { Kind } from '../kinds'
import { lowerFirst, singular, upperFirst } from '../language'
import {
  byItsName,
  isAdjective,
  isEnglishWord,
  isListedNoun,
  isParticiple,
  isPluralWord,
  plainTitle,
  productNoun,
  quotedPhrase,
  type ProductMention,
} from '../reading'

const MAX_WORDS = 8
const SIZE =
  /^(?:\d[\d.,x]*(?:-?(?:oz|ml|cl|l|cm|mm|in|inch|ft|g|kg|lb|lbs|pcs?|pieces?|packs?|pk|w|mah|ct|count))?["”]?|oz|ml|pcs?|pack|xl|xxl)$/i
const END = /[,|/;:([–—]| - | for | with | w\/ ?| by | from /i

/**
 * The first mention with what the seller calls it: "the PourMate cup holder phone mount" where the brand and the kind's noun say "the PourMate holder".
 * Later mentions stay short.
 */
export function asNamed(read: ProductMention, typed: string, kind: Kind): ProductMention {
  const title = plainTitle(typed)
  const product = byItsName(title, kind) ?? ofOwner(withCapitals(read, title, kind))
  const sized = product.first.replace(/ (?:king|queen|double|single|twin)(?: size)?$/i, '')
  const whole = product.isPlural ? inPlural(sized, kind) : sized
  // "the Sonavo Clip Open Ear Air Conduction bluetooth earbuds"
  const noun = kind.noun.split(' ').at(-1) ?? ''
  const isLong = /^the \p{Lu}/u.test(whole) && !/ and /.test(whole) && whole.split(' ').length > MAX_WORDS
  const [, brand = ''] = /^the (\p{Lu}\S*)/u.exec(product.later) ?? []
  const first = isLong && brand !== '' && whole.startsWith(`the ${brand} `) ? `the ${brand} ${noun}` : whole
  const said = withGrade(first, typed)
    .replace(/\bmagsafe\b/gi, 'MagSafe')
    // "press-ons short almond nails": the shape behind what it is
    .replace(/\bpress-ons .+$/i, 'press-ons')
  const named = { ...product, first: said }
  // "Salsa La Tía Chayo"
  const [, sauce] = /^the ((?:Salsa|Sauce|Molho|Sambal|Salça) \p{Lu}.*) sauce$/u.exec(first) ?? []
  if (sauce !== undefined) return { ...product, first: sauce }
  // "this pet hair glove", later "the hair remover"
  const own = / (\p{Ll}+)$/u.exec(first)?.[1] ?? ''
  if (
    product.later === `the ${kind.noun}` &&
    productNoun(own) === 'thing' &&
    !kind.name.includes(own) &&
    !first.includes(kind.noun.split(' ').at(-1) ?? '')
  )
    return { ...named, later: `the ${own}` }
  // "the Hydr8 electrolyte sachets" of a drink mix
  const last = first.split(' ').at(-1) ?? ''
  const isMany = named.form === 'stuff' && first.startsWith('the ') && PORTIONS.test(last)
  if (isMany) return { ...named, later: `the ${last}`, isPlural: true }
  // "Saumya" of "Saumya Labs" is no serum.
  const isCut = OF_FIRM.test(named.first.slice(`the ${named.later} `.length)) && first.startsWith(`the ${named.later} `)
  const isPair = /^the .* (?:&|and) /.test(named.later)
  // "the Taller Hermanos Ruelas" is who makes the necklace.
  const isShop =
    kind.form === 'thing' &&
    named.later.split(' ').length > MAX_NAME_WORDS - 1 &&
    /^the \p{Lu}[^\d&]*$/u.test(named.later)
  return isCut || isPair || isShop ? { ...named, later: `the ${kind.noun.split(' ').at(-1)}` } : named
}
const OF_FIRM =
  /^(?:Co|Labs?|Naturals|Studios?|Farms?|Foods?|Goods|Supply|Works|Kitchen|Apothecary|Botanicals|Organics)\b/
const PORTIONS = /^(?:sachets|sticks|tablets|capsules|gummies|drops|pods|bars|packets|bags|chips)$/

/** "Nova resistance band" of a kind that is several, and "over ear headphone headphones". */
function inPlural(first: string, { noun }: Kind): string {
  const several = noun.split(' ').at(-1) ?? ''
  const one = singular(several).replace(/(?<=sheet)s$/, '')
  const once = first.replace(new RegExp(`\\b${one} (?=${several}$)`, 'i'), '')
  return once.replace(new RegExp(`\\b(bed)?${one}$`), `$1${several}`)
}
/** "SPF" of "SPF 50": the letters say nothing without their number. */
const withGrade = (said: string, typed: string) =>
  said.replace(
    /\b(?:SPF|UPF|PSI|No\.?)(?= \p{L})/gu,
    (grade) => new RegExp(`\\b${grade} ?\\d+\\b`).exec(typed)?.[0] ?? grade,
  )

/** "Kem chống nắng Sáng Mịn SPF50+ PA++++ 50ml": a name in another language is said whole, without its signs and measures. */
export function inItsLanguage(product: ProductMention, typed: string, kind: Kind | undefined): ProductMention {
  const [head = ''] = typed.replace(UNSAID, '').split(/ [-–—|] |, |[(:]/)
  const name = head.replace(/\s+/g, ' ').trim()
  const words = name.split(' ')
  const own = words.filter((word) => /\p{L}{2}/u.test(word))
  const isOther = (word: string) => !isEnglishWord(word.toLowerCase()) && productNoun(word.toLowerCase()) === undefined
  const noun = product.noun.split(' ').at(-1)?.toLowerCase() ?? ''
  const isForeign =
    /^(?:thing|stuff|plural)$/.test(product.form) &&
    (kind ? product.first.startsWith('the ') : productNoun(noun) === undefined) &&
    !/[^\p{Script=Latin}\d .%'’-]|\p{Ll}\p{Lu}/u.test(name) &&
    own.length > 2 &&
    words.length <= MAX_WORDS &&
    (OF_COUNT.test(typed) || own.some((word) => /[^\p{ASCII}]/u.test(word) && isOther(word))) &&
    own.some((word) => /^\p{Ll}/u.test(word)) &&
    own.filter(isOther).length * 2 > own.length &&
    (!kind || !words.some((word) => kind.nouns.some((each) => each.split(' ').includes(word.toLowerCase()))))
  if (!isForeign) return product
  const [first = ''] = words
  const what = kind?.name ?? (productNoun(first.toLowerCase()) === 'thing' ? first.toLowerCase() : 'thing')
  return {
    ...product,
    first: kind ? name : `the ${name}`,
    later: what === 'thing' ? 'it' : `the ${what.split(' ').at(-1)}`,
    title: name,
    noun: what,
    isPlural: false,
    form: product.form === 'plural' ? 'thing' : product.form,
  }
}
/** "142 el.", "6 szt" */
const OF_COUNT = /\d (?:el|szt|ks|buah|adet|stk)\b/i
/** Grades of sun creams, measures and counts. */
const UNSAID =
  / (?:SPF ?\d+\+*|PA\++|EDP|EDT|unisex|\d[\d.,]* ?(?:ml|cl|l|g|gr|kg|cm|mm|el|szt|ks|buah|pcs)\.?)(?![\p{L}\d+])(?: STEM)?/giu

/** "Sierstop huisdierhaar handschoen": a name before words of another language is said alone; where the kind is known, only what it is. */
export function withoutForeign(product: ProductMention, typed: string, kind: Kind | undefined): ProductMention {
  const [name = '', ...others] = typed.replace(/ \d+$/, '').split(' ')
  const isForeign =
    others.length > 0 &&
    others.length <= MAX_FOREIGN_WORDS &&
    /^\p{Lu}\p{Ll}+$/u.test(name) &&
    others.every((word) => /^\p{Ll}+$/u.test(word) && !isEnglishWord(word) && productNoun(word) === undefined) &&
    /^(?:thing|stuff|plural)$/.test(product.form)
  // "Ceas Digital Retro Unisex Otel Inoxidabil F-91 style": skip words that are not English.
  const unknown = typed.split(' ').filter((word) => /^\p{L}{4,}$/u.test(word) && !isEnglishWord(word.toLowerCase()))
  const [, start = ''] = /^(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) \p{Lu}/u.exec(typed) ?? []
  if (!kind && product.form === 'thing' && start !== '' && others.length > MAX_WORDS - 2 && unknown.length > 2)
    return { ...product, first: `the ${start}`, later: `the ${start}`, title: start, noun: 'thing' }
  if (!isForeign) return product
  if (!kind) return { ...product, first: `the ${name}`, later: `the ${name}`, title: name, noun: 'thing' }
  const noun = kind.noun.split(' ').at(-1) ?? ''
  return {
    ...product,
    first: `${product.isPlural ? 'these' : 'this'} ${kind.name}`,
    later: `the ${noun}`,
    title: upperFirst(kind.name),
  }
}

const MAX_FOREIGN_WORDS = 2

/** "Dr. Amaya's serum", later "the serum": an owner needs no article, and is no name for a thing. */
function ofOwner(product: ProductMention): ProductMention {
  const owner = /^the ((?:\p{Lu}\S*\.? ){0,2}\p{Lu}\p{L}*['’]s) \p{Ll}/u.exec(product.first)?.[1]
  if (owner === undefined || !/^(?:thing|stuff|plural)$/.test(product.form)) return product
  const isAlone = product.later.replace(/^the /, '') === owner
  return {
    ...product,
    first: product.first.replace(/^the /, ''),
    ...(isAlone && { later: `the ${product.noun.split(' ').at(-1) ?? ''}` }),
  }
}

/** Who makes it, as part of its name: "the Auntie Memuna Ghana shea butter" */
const AUNT =
  /(?<=^the )((?:Aunt(?:ie|y)?|Uncle|Grann(?:ie|y)|Nonna|T[ií]a|Tante|Dr\.) \p{Lu}\p{Ll}+) (?=(?:\p{Lu}\p{Ll}+ )?\p{Ll})/u

/** A first mention that fits into a sentence: "this phone mount" where the title goes on for five words. */
export function shortly(product: ProductMention): ProductMention {
  if (product.first.includes(' that ')) return product
  const [, determiner = '', typed = ''] = /^(this|these) ([^“,]+)$/.exec(product.first) ?? []
  // "Wedding menu Canva template", "Anti-Theft bag": the capital of a title
  const [, opening = ''] = /^(\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)?) \p{Ll}/u.exec(typed) ?? []
  const sort = opening.toLowerCase()
  const isSort = GENERIC_WORDS.has(sort) || isAdjective(sort) || /^wedding$|-/.test(sort)
  const all = isSort && isEnglishWord(sort) && !PROPER.has(sort) ? sort + typed.slice(opening.length) : typed
  let words = all.split(' ')
  if (words.length > 2 && product.form !== 'course' && SORT_OF_PEOPLE.test(words[0] ?? '')) words = words.slice(1)
  // "cup holder phone mount"
  const other = words.findIndex((word, at) => at > 0 && at < words.length - 2 && OTHER_THING.test(word))
  if (other > 0 && !/^(?:and|&|with)$/.test(words[other + 1] ?? '')) words = words.slice(other + 1)
  // "mini chainsaw cordless brushless", "NIACINAMIDE serum"
  while (words.length > 2 && BEHIND.test(words.at(-1) ?? '') && !isListedNoun(words.at(-1) ?? ''))
    words = words.slice(0, -1)
  const isCut = !all.endsWith(words.at(-1) ?? '')
  words = words.map((word) => (/^\p{Lu}{4,}$/u.test(word) && !isKept(word) ? word.toLowerCase() : word))
  if (all === '') return product
  if (words.length > MAX_SAID_WORDS && !words.includes('and')) {
    // "Big Tex Crunch Mix freeze dried candy"
    const [name = ''] = /^(?:\p{Lu}\p{Ll}+ )+(?=\p{Ll})/u.exec(words.join(' ')) ?? []
    const own = name.trim().split(' ')
    const isCut = own.length > words.length - MAX_SAID_WORDS + 1
    if (isDescribingWord(own.at(-1)?.toLowerCase() ?? '')) own.pop()
    if (isCut && own.length > 1)
      return { ...product, first: `the ${[...own, ...words.slice(own.length < 4 ? -2 : -1)].join(' ')}` }
    words = words.slice(1 - MAX_SAID_WORDS)
  }
  // "resistance bands set"
  const [, many = '', holder = ''] = /^(.+) (set|pack)$/.exec(words.join(' ')) ?? []
  const isOfMany = determiner === 'this' && / /.test(many) && isPluralWord(many.split(' ').at(-1) ?? '')
  const first = `${determiner} ${isOfMany ? `${holder} of ${many}` : words.join(' ')}`
  return isCut
    ? { ...product, first, noun: words.join(' '), later: `the ${words.at(-1) ?? ''}` }
    : { ...product, first }
}
/** What a title says behind the thing. */
const BEHIND = /(?:less|able|proof)$/
const isKept = (word: string) => !isEnglishWord(word.toLowerCase()) && word.length < MIN_SHOUTED
const MIN_SHOUTED = 7

/** "Kilat Kas - aplikasi budget harian", "Quiet Walks: 6-week course": the brand before the mark. */
export function byBrand(product: ProductMention, typed: string): ProductMention {
  const [, brand = ''] = /^(\p{Lu}[\p{L}\d'’]*(?: \p{Lu}[\p{L}\d'’]*){0,3})(?: [-–—] |: )/u.exec(typed) ?? []
  const [word = ''] = brand.split(' ')
  const isKnown = [product.first, product.title].some((text) => text.toLowerCase().includes(word.toLowerCase()))
  if (brand === '' || isKnown || !/^(?:app|service|course)$/.test(product.form)) return product
  return { ...product, first: brand, later: brand, title: brand }
}
const MAX_SAID_WORDS = 5
const SORT_OF_PEOPLE = /^(?:new|(?:wo)?men['’]?s|ladies['’]?|unisex|adult|girls['’]?|boys['’]?)$/i
const OTHER_THING = /^(?:holder|mount|stand|rack|organizer|cover|case|remover|scraper|cleaner|filter|box|tray)$/i

/**
 * Sellers who describe what they sell have no brand: "Homemade mango pickle", "Regular house cleaning in Dublin", and a person's name is no
 * short name for a sauce.
 */
export function asDescribed(product: ProductMention, typed: string): ProductMention {
  const noun = product.noun.split(' ').at(-1) ?? ''
  const [, person] = AUNT.exec(product.first) ?? []
  if (person !== undefined)
    return {
      ...product,
      first: product.first.replace(AUNT, "$1's ").replace(/^the /, ''),
      ...(product.later.endsWith(person) && { later: `the ${noun}` }),
    }
  const [head = ''] = typed.trim().split(/, | - | – | \(|: /)
  const [opening = '', ...others] = head.split(' ')
  // "Candle that smells like a bakery at 5 am"
  if (THAT_DOES.test(head) && /^(?:this|these) /.test(product.first) && others.length < MAX_SAID_TAIL)
    return {
      ...product,
      first: `${product.isPlural ? 'these' : 'this'} ${lowerFirst(head).replace(/(?<=\d )(?:am|pm)\b/g, (hour) => hour.toUpperCase())}`,
    }
  const isPlainText =
    others.length > 1 && others.every((word) => !/^\p{Lu}\p{Ll}/u.test(word) || /\b(?:in|from) /.test(head))
  const called = /^(?:the )?(\p{Lu}\p{Ll}+)(?= \p{Ll}|$)/u.exec(product.first)?.[1]
  // "Wool felt slippers from Mongolia"
  const [, made = ''] = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)+)\P{L}/u.exec(head) ?? []
  if (called !== undefined && head.endsWith(` from ${called}`) && made.split(' ').at(-1) === noun)
    return {
      ...product,
      first: `${product.isPlural ? 'these' : 'this'} ${lowerFirst(made)}`,
      later: `the ${noun}`,
      title: made,
    }
  if (isPlainText && called !== undefined && called === opening && isDescribingWord(called.toLowerCase())) {
    const isWork = /^(?:service|course)$/.test(product.form)
    const words = lowerFirst(head).replace(isWork ? '' : / (?:in|from) \p{Lu}.*$/u, '')
    const first = isWork ? words : `${product.isPlural ? 'these' : 'this'} ${words}`
    return { ...product, first, later: `the ${noun}`, title: upperFirst(words) }
  }
  // "Scotch bonnet pepper sauce", later "Scotch"
  if (isPlainText && product.later === opening && /^(?:thing|stuff|plural)$/.test(product.form) && noun !== 'thing')
    return { ...product, later: `the ${noun}` }
  // "Nonna Pepper's chilli sauce", later "Nonna"
  const owner = /^(?:the )?((?:\p{Lu}\p{L}+ )+\p{Lu}\p{L}+)['’]s \p{L}/u.exec(product.first)?.[1]
  const isThing = /^(?:thing|stuff|plural)$/.test(product.form)
  return owner !== undefined && isThing && owner.startsWith(product.later.replace(/^the /, ''))
    ? { ...product, first: product.first.replace(/^the /, ''), later: `the ${noun}` }
    : product
}
const THAT_DOES = /^(?:\p{L}\p{Ll}+ ){1,3}that \p{Ll}+s [\p{L}\d' ]+$/u
const MAX_SAID_TAIL = 10
const isDescribingWord = (word: string) => isAdjective(word) || isParticiple(word) || /^(?:home|hand)\p{L}+/u.test(word)

/** Called as it says on a label: 'this funny candle called "Smells like you finally moved out"'. */
export function withPhrase(product: ProductMention, typed: string): ProductMention {
  const phrase = quotedPhrase(typed)
  return phrase === undefined || !/^(?:this|these) /.test(product.first)
    ? product
    : { ...product, first: `${product.first} called “${upperFirst(phrase)}”` }
}

function withCapitals(read: ProductMention, typed: string, kind: Kind): ProductMention {
  // "Clear Week 10%" is called by its name.
  const product = { ...read, later: read.later.replace(/ \d+%$/, '') }
  // "Northside Nannies & Cleaning" has more than its noun.
  if (/ (?:&|and)$/.test(product.first)) {
    const name = (typed.split(END)[0] ?? '').trim()
    return { ...product, first: name, later: name, title: name }
  }
  if (!/^(?:thing|stuff|plural)$/.test(kind.form)) return asFirm(product, typed)
  const [, determiner = '', typedMention = ''] = /^(the|this|these) (.+)$/.exec(product.first) ?? [
    undefined,
    '',
    product.first,
  ]
  const mention = typedMention.replaceAll(' & ', ' and ')
  const words = (typed.split(END)[0] ?? '')
    // What is in it is a feature: "10% niacinamide"; "3 wick" is its sort.
    .replace(/(?<!\S)\d[\d.]* ?%(?!\S)/g, '')
    .replace(
      /(?<!\S)\d+[ -](?:pieces?|pcs?|packs?|counts?|ct|pi[eè]ces?|piezas|pe[cç]as|pezzi|stück|stuks)(?!\S)/gi,
      '',
    )
    .replace(
      /\b(\d) (wick|tier|speed|port|blade)s? /gi,
      (_, count: string, what: string) => `${count}-${what.toLowerCase()} `,
    )
    .replace(/ \d+-in-(?:1|one)(?= \p{L}+ \p{L})/iu, '')
    .replace(/["“”]|^the |(?<!\p{L})['‘]|['’](?!\p{L})/giu, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !SIZE.test(word))
  const heads = new Set(
    [kind.noun, ...kind.nouns]
      .map((noun) => singular(noun.split(' ').at(-1)?.toLowerCase() ?? ''))
      .filter((head) => !NO_HEAD.test(head)),
  )
  const isHead = (word: string) =>
    heads.has(singular(word.toLowerCase())) &&
    (!product.isPlural || singular(word.toLowerCase()) !== word.toLowerCase())
  const at = headIn(words, isHead, [kind.name, ...kind.nouns])
  const phrase = words.slice(0, at + 1).map((word) => (/^[+&]$/.test(word) ? 'and' : word))
  const own = determiner === 'the' || determiner === '' ? undefined : namedWithout(words, typed, kind, product.isPlural)
  if (at < 1 && own !== undefined) return { ...product, first: own }
  const what = at < 1 && determiner === 'this' ? whatComesFirst(words, typed, kind) : undefined
  if (what !== undefined) return { ...product, first: `this ${what} ${kind.noun}` }
  if (at < 1 && determiner === 'the') return { ...product, first: withVariety(product.first, mention, words, kind) }
  if (
    at < 1 ||
    phrase.length > MAX_WORDS ||
    / in \d/.test(typed) ||
    phrase.some((word) => /[^\p{L}\p{N}'’%&.-]|^\d[\d.]*$/u.test(word))
  )
    return product
  const text = determiner.startsWith('th') && determiner !== 'the' ? uncapped(phrase, kind) : phrase.join(' ')
  const isBranded = determiner === 'the'
  const brand = isBranded ? commonStart(text, mention) : ''
  const rest = mention.slice(brand.length).trim().toLowerCase().split(' ')
  const nouns = new Set([kind.noun, kind.name, ...kind.nouns].flatMap((noun) => noun.toLowerCase().split(' ')))
  // The whole brand has to be in it.
  if (isBranded && (brand === '' || rest.some((word) => word !== '' && !nouns.has(word)))) return product
  const described = lowered(text.slice(brand.length), nouns)
  return {
    ...product,
    first: `${determiner === '' ? 'the' : determiner} ${mention.slice(0, brand.length)}${described}`,
  }
}

/** "Editable Wedding Seating Chart + Escort Cards | Canva Template": what it is a template of. */
function whatComesFirst(words: readonly string[], typed: string, { noun }: Kind): string | undefined {
  const end = words.findIndex((word) => /^[+&]$/.test(word))
  const own = words.slice(0, end < 0 ? undefined : end).map((word) => word.toLowerCase())
  const isPlain = own.length > 1 && own.length < MAX_NAME_WORDS + 1 && own.every((word) => isEnglishWord(word))
  const isBehind = (typed.split(/ [-–—|] |[(]/)[1] ?? '').toLowerCase().trim().endsWith(noun)
  return isPlain && isBehind && isListedNoun(singular(own.at(-1) ?? '')) ? own.join(' ') : undefined
}

/** In a long title the first noun of the kind names it, the others are keywords: "portable blender rechargeable smoothie cup". */
function headIn(words: readonly string[], isHead: (word: string) => boolean, nouns: readonly string[]): number {
  const last = words.findLastIndex(isHead)
  if (words.length < MIN_TITLE_WORDS) return last
  const lower = words.map((word) => singular(word.toLowerCase()))
  const whole = new Set(nouns.map((noun) => noun.split(' ').map(singular).join(' ')))
  const first = lower.findIndex(
    (_, at) =>
      at > 0 &&
      isHead(words[at] ?? '') &&
      [2, 3, 4].some((count) => at + 1 >= count && whole.has(lower.slice(at + 1 - count, at + 1).join(' '))),
  )
  let end = first
  // "chopper slicer dicer": the first says it.
  const isDoer = (word: string) => /er$/i.test(word)
  while (end >= 0 && isHead(words[end + 1] ?? '') && !(isDoer(words[end] ?? '') && isDoer(words[end + 1] ?? ''))) end++
  return end < 1 ? last : end
}
const MIN_TITLE_WORDS = 5

/** "this Car phone holder": what only tells the sort is no name. */
function uncapped(words: readonly string[], { name, nouns }: Kind): string {
  const own = new Set([name, ...nouns].flatMap((noun) => noun.split(' ')))
  const isPlain = (word: string) =>
    own.has(word.toLowerCase()) ||
    GENERIC_WORDS.has(word.toLowerCase()) ||
    isAdjective(word.toLowerCase()) ||
    isParticiple(word) ||
    productNoun(word) !== undefined ||
    /^\p{Ll}/u.test(word)
  return words.every(isPlain) && !words.some((word) => /^(?:Club|Society|Theory|Supply)$/.test(word))
    ? words.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)).join(' ')
    : words.join(' ')
}

const MAX_FIRM_WORDS = 5
const WORK = /^(?:Airbnb|House|Home|Office|Apartment|Weekly|Deep|Move|Post|End|Carpet|Window)$/

/** "The Sunday Crew weekly apartment cleaning": capitals go on where small letters follow. */
function asFirm(product: ProductMention, typed: string): ProductMention {
  const brand = product.first.replaceAll(' & ', ' and ')
  const words = (typed.split(END)[0] ?? '').replaceAll(' & ', ' and ').split(/\s+/)
  const count = brand.split(' ').length
  if (words.slice(0, count).join(' ') !== brand) return product
  // "Rosie's" is called "Rosie's House Cleaning".
  const isOwner = count === 1 && /['’]s$/.test(brand)
  // "Liffey" alone is a river: "Liffey End of Tenancy Cleaning".
  if (
    count === 1 &&
    words.length > 2 &&
    words.length <= MAX_FIRM_WORDS &&
    / of /.test(words.join(' ')) &&
    words.every((word) => /^(?:\p{Lu}\p{L}*|of|the|and)$/u.test(word))
  ) {
    const name = words.join(' ')
    return { ...product, first: name, later: name, title: name }
  }
  // "HomeShine Part-Time" is called "HomeShine Part-Time Cleaning".
  const next = words[count] ?? ''
  if (/\S-\S+$/.test(brand) && /^\p{Lu}\p{Ll}+$/u.test(next)) {
    const name = `${brand} ${next}`
    return { ...product, first: name, later: name, title: name }
  }
  const capitals = words.findIndex((word, at) => at >= count && !/^\p{Lu}\p{Ll}+$/u.test(word))
  if (isOwner && words.length < 5 && capitals < 0) {
    const name = words.join(' ')
    return { ...product, first: name, later: name, title: name }
  }
  const end = words.findIndex((word, at) => at >= count && (!/^\p{Lu}\p{Ll}+$/u.test(word) || WORK.test(word)))
  if (end <= count || end > count + 2) return product
  const name = words.slice(0, end).join(' ')
  return { ...product, first: name, later: name, title: name }
}

/** "Lagarto Loco pineapple habanero" is a sauce. */
function withVariety(first: string, mention: string, words: readonly string[], { noun, name, form }: Kind): string {
  const brand = commonStart(words.join(' '), mention)
  const rest = mention.slice(brand.length).trim().toLowerCase()
  const typed = new Set(words.map((word) => word.toLowerCase()))
  const isWhole = rest !== '' && rest.split(' ').every((word) => typed.has(word))
  const isMore =
    brand !== '' &&
    words.length > brand.split(' ').length &&
    words.length <= MAX_NAME_WORDS + 2 &&
    words.every((word) => /^[\p{L}'’-]+$/u.test(word))
  const named = `the ${mention.slice(0, brand.length)}${words.join(' ').slice(brand.length).toLowerCase()}`
  if (isMore && isWhole) return named
  // Behind another thing the kind's noun is one too many.
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isThing = form !== 'stuff' && (isListedNoun(singular(last)) || (form === 'plural' && last.endsWith('s')))
  if (!isMore || !(rest === noun || name.endsWith(rest))) return first
  // "the Pinch magsafe vent clip"
  return isThing ? (/^\p{Ll}/u.test(words.at(-1) ?? '') ? named : first) : `${named} ${rest}`
}

/** A name that has none of the kind's nouns: "the Pinch magsafe vent clip", "the Reaper Madness sauce". */
function namedWithout(
  words: readonly string[],
  typed: string,
  { noun, nouns }: Kind,
  isPlural: boolean,
): string | undefined {
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const isName =
    words.length > 1 &&
    words.length <= MAX_NAME_WORDS &&
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    !nouns.some((each) => each.split(' ').includes(first.toLowerCase())) &&
    words.every((word) => /^[\p{L}'’-]+$/u.test(word)) &&
    !/ (?:for|with|w\/|from|that|to|of) /i.test(typed)
  if (!isName) return undefined
  const short = noun.split(' ').at(-1) ?? noun
  return `the ${words.join(' ')}${/^\p{Lu}/u.test(last) || isPlural ? ` ${short}` : ''}`
}
const MAX_NAME_WORDS = 4

/** Last words of a kind's nouns that are no such thing by themselves. */
const NO_HEAD = /^(?:rechargeable|reusable|hair|fur|magnet|car|pet|phone|skin|gift|toy|scent|wax|heat|gym|couch|shape)$/

/** As many whole words as both begin with. */
function commonStart(text: string, mention: string): string {
  const [a, b] = [text.split(' '), mention.split(' ')]
  let count = 0
  while (count < a.length && a[count]?.toLowerCase() === b[count]?.toLowerCase()) count++
  return a.slice(0, count).join(' ')
}

/** Words for the product in small letters; the name of a variety keeps its capitals. */
const lowered = (text: string, nouns: ReadonlySet<string>) =>
  text === text.toUpperCase()
    ? text.toLowerCase()
    : text.replace(/(?: [\p{L}-]+)+$/u, (words) => {
        const list = words.split(' ')
        // "Solstice Active seamless leggings": capitals among small letters are meant.
        if (list.some((word) => /^\p{Ll}/u.test(word))) return words
        const last = list.findLastIndex((word) => !nouns.has(word.toLowerCase()) || /^(?:Go|Pro|Max|Mini)$/.test(word))
        return [
          ...list.slice(0, last + 1),
          ...list.slice(last + 1).map((word) => (/^[A-Z]{2,4}$/.test(word) ? word : word.toLowerCase())),
        ].join(' ')
      })
