import { GENERIC_WORDS } from '../reading/name-words'
import { escaped, hasWord, LETTERS } from '../kinds'
import {
  agree,
  isMassNoun,
  isUncounted,
  kept,
  keptBy,
  lowerFirst,
  pluralVerb,
  PRICE_ON_SCREEN,
  singular,
  SMALL_NUMBERS,
  upperFirst,
  withArticle,
} from '../language'
import {
  baseVerb,
  inEnglish,
  isAdjective,
  isEnglishWord,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isParticiple,
  isPluralWord,
  productNoun,
  readName,
} from '../reading'
import { isCounted } from './plain-features'
import type { Reading } from './reading'
import { mentions } from './told-product'

/** "It holds 2 liters." as "The Kneeldown holds 2 liters."; undefined where the product is not its subject. */
export function withSubject(text: string, name: string, isSeveral: boolean): string | undefined {
  // "the Gwylan candles" of one candle
  const isMany = isSeveral || isPluralWord(/ (\p{Ll}+)$/u.exec(name)?.[1] ?? '')
  const found = /^(It|They)(['’]s got|['’]s|['’]re|['’]ve got|['’]ll|['’]ve)? (.+)$/s.exec(text)
  // "They" of one product are its parts, or several of it.
  if (!found || (found[1] === 'They' && !isMany) || /^the same\b/.test(found[3] ?? '')) return undefined
  const [, , short = '', rest = ''] = found
  // "The cover covers also the mirrors."
  if (rest.startsWith(name.split(' ').at(-1) ?? '')) return undefined
  const verb = short.replace('’', "'")
  const is = isMany ? 'are' : 'is'
  const has = isMany ? 'have' : 'has'
  const said =
    verb === ''
      ? rest
      : verb === "'ll"
        ? `will ${rest}`
        : verb.endsWith(' got') || verb === "'ve"
          ? `${has} ${rest}`
          : `${is} ${rest}`
  // "It runs" of leggings: the seller's words have no number.
  const many = isMany && found[1] === 'It'
  if (many && /\bits?\b(?! (?:can|can't|will|won't|could)\b)/.test(said)) return undefined
  const agreed = many ? (verb === '' ? agree(said, 'plural') : said).replace(/\bit\b/g, 'they') : said
  return `${upperFirst(name)} ${agreed}`
}

/** The product's name in front of a verb; undefined where it may be said wrong. */
export function nameOf({ name, product, features, typedCall }: Reading, isKnown: boolean): string | undefined {
  const { first, later } = product
  // Keziah says "my nails", not "the Keziah nails".
  const isOwn = BY_ONE.test(name) && ownsIt({ features, typedCall }) && product.noun !== 'thing'
  if (isOwn && !isWorkForm(product.form)) return `my ${product.noun}`
  // "The Market Woman's Money Book"
  if (product.noun === 'book' && name.startsWith('The ') && first.startsWith('the ')) return first
  const bare = first.replace(/^the /, '')
  const typed = name.replace(/^the /i, '').split(' ')
  // "Auntie Efua's Shito Fire"
  const isWhole = typed.length === bare.split(' ').length + 1 && /^\p{Lu}\p{Ll}+$/u.test(typed.at(-1) ?? '')
  const own = typed.slice(0, isWhole ? undefined : bare.split(' ').length).join(' ')
  // "Dad's Garage Hot Honey", "Tía Chelo's Salsa Brava hot sauce", "Smiths' Ferry Fudge"
  if (
    new RegExp(`^${OWNER}\\p{Lu}`, 'u').test(own) &&
    !/ \p{Ll}+['’]s[ -]/u.test(bare) &&
    sounds(isWhole ? typed.slice(0, -1).join(' ') : own) === sounds(bare)
  )
    return own
  // "Józsi bácsi Erős Szósz No. 4"
  if (isWholeName({ name, product })) return first
  // "the Fönsterhängmatta till katt", which says nothing to most who watch
  if (!isSayable(first) || first.split(' ').length > MAX_SAID_NAME || (later === 'it' && first !== 'this'))
    return undefined
  // "Gwylan Candles" burns: one of them is sold.
  const head = first.split(' ').at(-1) ?? ''
  if (!product.isPlural && !isWorkForm(product.form) && head === `${product.noun}s`)
    return first.slice(0, -1).replace(/^(?!the |this )/, 'the ')
  // "this acupressure mat and neck pillow"
  const [, one = ''] = /(\p{Ll}+) and (?!.* (?:set|kit|pack)$)/u.exec(first) ?? []
  if (isKnown && isPlainName(first)) return productNoun(one) === 'thing' ? `the ${one}` : later
  return first.replace(new RegExp(`^the (?=${OWNER})`, 'u'), '')
}
/** A longer one is the title of a listing. */
const MAX_SAID_NAME = 10
/** A name in another language, read whole: what it is stands behind it or is known. */
const isWholeName = ({ name, product }: Pick<Reading, 'name' | 'product'>) =>
  product.noun !== 'thing' && /[^\p{ASCII}]/u.test(product.first) && product.first === typedHead(name)
/** "No. 4 - Wet Dog at the Cabin (8 oz candle)" */
const TITLE_OF =
  /^(?:No\.? ?\d+ [-–—:] )?(\p{Lu}[^(),:–—-]*) \((?:\d[\d.]* ?(?:oz|ml|g|cm|inch) )?((?:\p{Ll}+ ){0,2}\p{Ll}+)(?:, [^()]*)?\)$/u
/** "Nails by Keziah" */
const BY_ONE = /^[^,(]* by \p{Lu}\p{Ll}+(?=$|,| [-–—(])/u
const ownsIt = ({ features, typedCall }: Pick<Reading, 'features' | 'typedCall'>) =>
  [...features.map(({ typed }) => typed), typedCall].some((text) =>
    /\b(?:by me|(?:dm|pm|msg|message) me|my shop)\b/i.test(text),
  )
const OWNER = String.raw`(?:\p{Lu}\S* ){0,3}\p{Lu}\p{L}*['’]s? `
const sounds = (text: string) => text.replace(/['’]/g, '').toLowerCase()
/** Called by what it is, without a name of its own. */
export const isPlainName = (first: string) => /^(?:this|these) /.test(first)

/** The name as the subject of a verb: "the BlendMate Go" blends, a name of five words is its brand, alone where that has two. */
export function shortName(name: string, { name: typed, product }: Reading, verb = ''): string {
  const [, article = '', bare = ''] =
    /^(the )?(.+)$/.exec(
      // "the Casuta, magnetic tiles", "Bonnie, app", "the Mini-Kettensäge mini chainsaw"
      (product.isPlural ? name.replace(/, (?=\p{Ll})/u, ' ') : name)
        .replace(/,(?: \p{Ll}.*)?$/u, '')
        .replace(/^(the )?(\p{L}+)-\S+ (?=\2 )/iu, '$1'),
    ) ?? []
  // "The PawLathe quiet nail grinder is quieter"
  const words = bare
    .split(' ')
    .filter((word) => !['r', 'er'].some((ending) => word.toLowerCase() + ending === verb.toLowerCase()))
  // "Hollis & Wren No. 5", "Marl SPF 50"
  const end = words.findIndex(
    (word, at) => /^[\p{Ll}\d]/u.test(word) && !JOINS.test(word) && !/^(?:no\.?|[SU]PF)$/i.test(words[at - 1] ?? ''),
  )
  // "ESR HaloLock MagSafe", "Sewer Caterpillar RV"
  const brand = words.slice(0, Math.max(end, 0)).filter((word, at) => at === 0 || !/^(?:MagSafe|RV|USB-C)$/.test(word))
  const head = words.at(-1) ?? ''
  const stem = pluralVerb(verb).replace(/e$/, '')
  const doer = new RegExp(`^${escaped(stem)}(?:[${LETTERS}]?(?:er|or|ing)s?)?$`, 'i')
  const isTwice = stem.length > 2 && words.slice(-2).some((word) => doer.test(word))
  const isForeign = brand.length > 2 && !mentionsWord(typed, head) && !brand.some(isKnownWord)
  const isOpenEnd =
    brand.length > 1 &&
    words.length <= MAX_WHOLE_WORDS &&
    !OF_BRANDS.test(brand.at(-1) ?? '') &&
    (!/ \p{Ll}/u.test(typedHead(typed)) || /-\p{Lu}/u.test(brand.at(-1) ?? ''))
  const isLong = !isOpenEnd && words.filter((word) => !JOINS.test(word)).length > MAX_NAME_WORDS
  const isTitle = words.slice(brand.length).some((word) => /^\p{Lu}/u.test(word))
  // "The Auntie Esi" is a person.
  if (PERSON.test(bare) || (FIRM_NAME.test(brand.at(-1) ?? '') && brand.length > 1))
    return `${article}${words.slice(brand.length).join(' ')}`
  // "the DermaVeda Niacinamide and Zinc PCA Face Serum"
  const [, own = ''] = /^(?:the )?(\p{Lu}\S+)$/u.exec(product.later) ?? []
  if (isLong && own !== '' && words[0] === own && head.toLowerCase() === product.noun)
    return `${article}${own} ${product.noun}`
  // "the Leggings Colombianos Levanta Cola Alta": a title in another language.
  const isTitled = end < 0 && isLong && words.filter((word) => !isKnownWord(word)).length > 2
  if (isTitled && words.some((word) => word.toLowerCase() === product.noun)) return `${article}${product.noun}`
  if (brand.length === 0 || isTitle || !(isTwice || isForeign || isLong)) return once(`${article}${words.join(' ')}`)
  // "the Quiet Hours" is no one thing, "the Hilla and Hell" may be anything.
  const isOpen = article !== '' && product.form === 'stuff'
  const isMany = product.isPlural || isPluralWord(brand.at(-1)?.toLowerCase() ?? '')
  // "the Grumpy Kiwi" is a bird.
  const isAlone =
    !isMany && !isOpen && (isTwice || brand.length > 1) && brand.at(-1) !== 'Co' && !brand.every(isKnownWord)
  // "the Quill & Sister lip mask": the brand alone does not say what it is.
  const isModel = /\d|\p{Ll}\p{Lu}/u.test(brand.at(-1) ?? '') && !brand.at(-2)?.endsWith('PF')
  const isPair =
    words.length - brand.length > 1 &&
    !brand.at(-1)?.toLowerCase().endsWith(head) &&
    isCompound(words.slice(brand.length), product.noun)
  // "Salsa Verde hot sauce", "Bougie Claire candle": said in another language.
  const isTold = isForeign || brand.slice(-2).some((word) => productNoun(word.toLowerCase()) !== undefined)
  const what = isAlone && (isTwice || isModel || isTold) ? [] : isPair ? words.slice(-2) : [head]
  return once(`${article}${[...brand, ...what].join(' ')}`)
}
/** "lip mask", "phone holder", but "poncho" of "car seat poncho", "oil" of "hair oil" where that is its noun. */
function isCompound(words: readonly string[], noun: string): boolean {
  const [other = '', before = '', head = ''] = words.length > 2 ? words.slice(-3) : ['', ...words]
  const isNamer = (word: string) => isListedNoun(word) && !isAdjective(word) && !isParticiple(word)
  return (
    /^(?:support|holder|mount|stand|cover)$/.test(head) || (noun !== head && isNamer(before) && !isListedNoun(other))
  )
}
/** "the ZippyHose hose", "the Bougie Figuier candle" */
const once = (name: string) =>
  name
    .replace(/(?<=\p{L})(\p{L}{4,}) \1$/iu, '$1')
    .replace(/^the (?:(?:Bougie|Kerze|Vela|Candela) (?=.+ candle$)|(?:Savon|Jabón|Seife) (?=.+ soap$))/u, 'the ')
const PERSON =
  /^(?:auntie?|uncle|grand(?:ma|pa)|nan(?:a|ny)?|mama|papa|mom|mum|doña|don|mrs?|miss) \p{Lu}[\p{Ll}]+ \p{Ll}/iu
/** "The Rasa Workshop" is who sells the board. */
const FIRM_NAME = /^(?:Workshop|Studio|Atelier|Bakery|Farm|Pottery|Kitchen|Foundry|Forge|Mill|Works)s?$/
const MAX_NAME_WORDS = 4
/** "The Tippa Wi-Fi", "the Old Mill Scotch sauce": where the brand ends is not sure. */
const MAX_WHOLE_WORDS = 6
const OF_BRANDS = /^(?:pro|mini|go|max|plus|co)$/i
const JOINS = /^(?:of|the|and|in|for|d[aeiou]|del|des|las?|los|les?|el|van|von)$/

/** Whether the name is heard, or the product has no name of its own. */
export function hearsName(reading: Reading, text: string): boolean {
  const { first } = reading.product
  if (!isPlainName(first)) return mentions(text, reading)
  // Where all words have capitals none of them is a name.
  const isListing = !/(?<!\p{L})\p{Ll}{3,}/u.test(reading.name)
  // "Olive wood spoon from Sfax": the beginning of a name, and a place.
  const words = reading.name.replace(/ (?:from|in) \p{Lu}\p{L}+/gu, '').match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []
  const own = isListing || (words.length === 1 && reading.name.startsWith(words[0] ?? '')) ? [] : words
  return own.length === 0 ? isSayable(first) : own.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(text))
}

/** Whether a name is surely read aloud right: capitals and known words, two others behind the capitals, or one of a name without capitals. */
function isSayable(text: string): boolean {
  const words = text.split(' ')
  const odd = words.filter(
    (word) => !/^[\p{Lu}\d“&]/u.test(word) && !JOINS.test(word) && !isKnownWord(word.replace(/['’]s$|[,”]/g, '')),
  )
  const start = odd[0] === undefined ? words : words.slice(0, words.indexOf(odd[0]))
  return (
    !/[^\p{Script=Latin}\d .,:'’&%“”!+-]|(?:^| )[b-z+](?: |$)/u.test(text) &&
    /^[a-z' -]*$/.test(odd.join(' ')) &&
    odd.length <= (start.some((word) => /^\p{Lu}/u.test(word)) ? 2 : 1) &&
    !words.slice(start.length).some((word) => /^\p{Lu}/u.test(word))
  )
}
const isKnownWord = (typed: string) =>
  typed
    .toLowerCase()
    .split('-')
    .every(
      (word) =>
        isEnglishWord(word.replace(/['’]s$/, '')) || productNoun(word) !== undefined || /^(?:\d.*|)$/.test(word),
    )

/** The typed name up to its first mark, a title as a whole. */
export const typedHead = (name: string) => written(TITLE.exec(name)?.[1] ?? name.split(MARK)[0] ?? '')
/** "'The Day You Were Brave' personalised children's book", "Tell Me, Grandma - a guided memory journal" */
const TITLE =
  /^(?=['‘"“]\p{Lu}.*['’"”] \p{Ll}|\p{Lu}[^-–—:(]*, \p{Lu}[^-–—:(,]* [-–—] an? )['‘"“]?(.+?)(?:['’"”](?= \p{Ll})| [-–—] )/u
/** "1:1" is no mark. */
const MARK = /, | [-–—|] |:(?!\d)|[()]/
const written = (text: string) =>
  text
    .trim()
    .replace(/ @ .*$/, '')
    .replace(/ w\/? /g, ' with ')
    .replace(/ \+ (?=\p{L})/gu, ' and ')
    .replace(/ \d+ ?(?:pcs?|pieces|pack|pk|ct|ml|g|oz)$/i, '')
    .replace(/ & (?=\p{Ll})/gu, ' and ')
const lowered = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text)

/** Who speaks for the seller; undefined where nothing was typed in the first person. */
export function sellerOf({ features, typedCall, story }: Reading): 'I' | 'We' | undefined {
  const texts = [[...features.map(({ typed }) => typed), typedCall].join(' '), story.sentences.join(' ')]
  const counts = texts.map((text) => [WE, ME].map((words) => text.match(words)?.length ?? 0))
  const [we = 0, me = 0] = counts.find(([more, fewer]) => more !== fewer) ?? counts.find(([more]) => more) ?? []
  return we + me === 0 ? undefined : we < me ? 'I' : 'We'
}
const WE = /\b(?:[Ww]e|[Oo]urs?|us)\b/g
const ME = /\b(?:i|me|my)\b/gi

/** Whether the story recommends what others sell. */
export const isReviewer = ({ disclosure, typedCall, voice }: Reading) =>
  /^(?:affiliate|gifted|paid)$/.test(disclosure ?? '') ||
  (voice === 'customer' &&
    /\b(?:my|our) (?:link|code|coupon)\b|\bI (?:get (?:an? |few|some)|bought|linked)\b|\b(?:commission|affiliate)\b/i.test(
      typedCall,
    ))

/** Whether it is work that somebody does, not a thing. */
export const isWork = ({ product }: Reading) => isWorkForm(product.form)
const isWorkForm = (form: string) => /^(?:service|course)$/.test(form)

/** "read receipts (the party game)", "Big Print Puzzles, Vol. 1": a name of several is that of one thing; else empty. */
function oneOf(name: string, isPlural: boolean): string {
  if (VOLUME.test(name)) return 'book'
  const [, what = ''] = /^[^(]+ \((?:the|an) ((?:[a-z]+ ){0,2}[a-z]+)\)$/.exec(name) ?? []
  return isPlural && isCounted(what.split(' ').at(-1) ?? '') ? what : ''
}
const VOLUME = /\b(?:puzzles|crosswords|sudokus?|recipes|stories|poems|jokes|riddles|tales)\b.*,? vol(?:ume|\.)? ?\d+$/i

/** "sambal roa bu Yanti": no brand begins with a small letter where a name follows. */
const NOUN_FIRST = /^\p{Ll}{3,} .*\p{Lu}/u

/** The name as it was typed, where it says something else than what was read: "Curtain Call" is no curtain, an "EasyReach litter picker" no litter. */
export const withTypedName = kept((given: Reading): Reading => {
  const name = inEnglish(given.name)
  const reading = name === given.name ? given : { ...given, name }
  const { product, kind } = reading
  const typed = typedHead(name)
  const words = typed.split(' ')
  const called = (read: Partial<Reading['product']>): Reading => ({ ...reading, product: { ...product, ...read } })
  const asThing = (first: string, later: string): Reading => ({
    ...reading,
    // The name itself does not say how it is filmed; what stands behind it may.
    name: NOUN_FIRST.test(typed) ? typed : name.split(MARK).slice(1).join(', '),
    kind: undefined,
    product: { ...product, first, later, title: typed, noun: 'thing', form: 'thing', isPlural: isPluralWord(later) },
  })
  if (/^['‘"“]/.test(name) && TITLE.test(name))
    return called({ ...asIs(typed), noun: readName(name.slice(typed.length + '"" '.length)).noun })
  const [, titled = '', what = ''] = TITLE_OF.exec(name) ?? []
  if (
    / (?:at|in|on|of|the|to) /.test(titled) &&
    isTitled(titled) &&
    productNoun(what.split(' ').at(-1) ?? '') === 'thing'
  )
    return called({
      ...asIs(titled),
      later: `the ${what.split(' ').at(-1)}`,
      ...(!kind && { noun: what, form: 'thing' as const }),
    })
  // "Widow Marchand No. 7"
  if (!kind && /^(?:\p{Lu}[\p{L}'’]* )+No\.? ?\d+$/u.test(typed)) return called({ ...asIs(typed), noun: 'thing' })
  const isPlain = isPlainName(product.first)
  const one = oneOf(name, product.isPlural)
  const isTyped = typed !== typed.toLowerCase()
  if (one !== '')
    return called({
      ...asIs(isTyped ? typed : typed.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())),
      later: `the ${one.split(' ').at(-1)}`,
      noun: one,
      form: 'thing',
      isPlural: false,
    })
  // "Hook & Tea: crochet for absolute beginners (online, 6 weeks)"
  if (!kind && (!isPlain || / with \p{Lu}/u.test(typed)) && COURSE.test(name.slice(typed.length)))
    return called({ ...asIs(typed), noun: 'course', form: 'course' })
  const bare = product.first.replace(/^(?:the|this|these) /, '')
  const head = product.noun.split(' ').at(-1) ?? ''
  if (LANGUAGE.test(head)) {
    const form = /\b(?:AI|apps?|(?:chat)?bot)\b/.test(name) ? 'app' : 'course'
    return called({ ...asIs(typed), noun: form, form })
  }
  // "Ipon Tracker Pro"
  if (product.form === 'app')
    return /^\p{L}+ \p{Lu}\p{Ll}+ (?:Pro|Plus|Lite)$/u.test(typed) && typed.startsWith(`${bare} `)
      ? called(asIs(typed))
      : reading
  const tails = tailsOf(name)
  // "carrinho organizador slim 3 andares (slim rolling cart)"
  const [inBrackets] =
    isPlain && !/\p{Lu}/u.test(typed) && /\([^()]+\)$/.test(name) && !isSayable(product.first) ? tails : []
  if (inBrackets && !isWorkForm(inBrackets.form)) return called(inBrackets)
  if (isDone(reading)) {
    const form = product.form === 'course' ? 'course' : 'service'
    // "Curat ca la Mama"
    if (kind && bare === typed && /^[A-Z]\p{ASCII}+$/u.test(typed))
      return called({ ...asIs(typed), form, isPlural: false })
    // "Ah Seng Musang King durian delivery"
    if (/^(?:\p{Lu}\p{Ll}+ ){4,}\p{Ll}/u.test(product.first) && name.startsWith(product.first)) return reading
    // "Ledger & Lamb bookkeeping for small shops", "Sparkle Bros end of lease clean"
    const [pair = ''] =
      /^\p{Lu}\p{Ll}+ (?:& \p{Lu}\p{Ll}+(?= \p{Ll}+ for )|(?:Bros|Brothers|Sisters|Crew|Guys)(?= \p{Ll}))/u.exec(
        typed,
      ) ?? []
    // "Fret to Fiddle mail-in bow rehairing"
    const [run = ''] = /^\p{Lu}\S*(?: (?:at|in|of|on|the|to) \p{Lu}\S*)+(?= \p{Ll})/u.exec(typed) ?? []
    // "Balaton SUP rental Zamárdi"
    const own = `${bare} ${product.noun}`
    const [work = ''] = !bare.includes(' ') && typed.startsWith(`${own} `) && !isKnownWord(bare) ? [own] : []
    const firm =
      [typed, run, pair, work, bare].find(
        (each) =>
          each !== '' &&
          (isTitled(each) || each === work) &&
          name.startsWith(each) &&
          !(isWorkOf(typed) && / /.test(typed.slice(each.length))),
      ) ?? ''
    const rest = typed.slice(firm.length)
    const isName =
      (/ /.test(firm) || !isKnownWord(firm)) &&
      (!isPlain || FIRM.test(typed) || / \d+$/.test(typed) || isNamed(typed, product.noun)) &&
      // "Čisto na Visu"
      (/^ \p{Lu}/u.test(rest) || isKnownWord(rest.split(' ')[1] ?? ''))
    // "Never Too Late cycling lessons"
    const isWhole =
      /^(?: \p{Ll}[\p{L}-]+)+(?:(?<= in) \p{Lu}\p{L}+)?$/u.test(rest) &&
      rest
        .trim()
        .split(' ')
        .every((word) => /^\p{Lu}/u.test(word) || isKnownWord(word))
    const [what = '', ...who] = typed.split(/(?= by \p{Lu})/u)
    const small = `${what.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll}|\P{L}|$)/gu, (letter) => letter.toLowerCase())}${who.join('')}`
    return called({ ...asIs(!isName ? small : isWhole && pair === '' ? typed : firm), form, isPlural: false })
  }
  // "Olive wood serving spoon from Sfax" is not called so.
  const [, thing = '', place = ''] = /^(\p{L}[\p{Ll} -]+) (?:from|at) (\p{Lu}\p{L}+)$/u.exec(typed) ?? []
  if (
    place !== '' &&
    name.split(MARK).some((part) => bare.startsWith(`${part.replace(/^.* (?:from|at) /, '').trim()} `))
  )
    return called({
      first: `${product.isPlural ? 'these' : 'this'} ${lowered(thing)}`,
      later: `the ${thing.split(' ').slice(-2).join(' ').toLowerCase()}`,
    })
  // "nastarenkaat Kitka (ice grips over shoes)", "Leggings Cañón Fit"
  if (kind && isWholeName(reading)) return reading
  const [english] = !isSayable(product.first) || (isPlain && !isKnownWord(head)) ? tails : []
  // "Kuko ni Bea"
  const own = [...typed.matchAll(/(?<!\p{L})(?=\p{Lu})\p{Script=Latin}+(?: \p{Ll}{1,3}(?= \p{Lu}))?/gu)].map(([word]) =>
    word === word.toUpperCase() ? upperFirst(word.toLowerCase()) : word,
  )
  // "Vlastní hvězdná mapa – digital star map of your date"
  if (english && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(typed))
    return called({ ...english, ...asIs(typed), later: english.later })
  if (english) return called({ ...english, first: `the ${[...lastRun(own, typed), english.noun].join(' ')}` })
  // "Kids Water Shoes Quick Dry Aqua Socks"
  const brand = bare.endsWith(` ${product.noun}`) ? bare.slice(0, -product.noun.length - 1) : ''
  const isOther = productNoun(brand.toLowerCase().split(' ').at(-1) ?? '') !== undefined
  if (isOther && typed.toLowerCase().split(head)[1]?.includes(brand.toLowerCase()))
    return called({ first: `${product.isPlural ? 'these' : 'this'} ${product.noun}` })
  const [opening = '', ...others] = words
  const noun = opening.toLowerCase()
  const isNounFirst = isPlain ? noun === head : !kind && productNoun(noun) === 'thing' && !isKnownWord(head)
  const areOwn = others.every((word) => /^\p{Lu}/u.test(word) || JOINS.test(word)) && !others.every(isKnownWord)
  if (isNounFirst && areOwn)
    return called({ first: product.form === 'stuff' ? typed : `the ${typed}`, later: `the ${noun}`, noun })
  // "Southpaw left-handed can opener"
  const isOwnNoun =
    /^\p{Lu}/u.test(opening) && isListedNoun(noun) && productNoun(noun) === undefined && !GENERIC_WORDS.has(noun)
  if (isPlain && isOwnNoun && bare.startsWith(`${noun} `) && DESCRIBES.test(others[0] ?? '')) {
    const rest = bare.slice(noun.length + 1)
    return called({ first: `the ${opening} ${rest}`, noun: rest })
  }
  // "Ginger & turmeric shots" are no hot sauce, whatever they are like.
  if (kind && isPlain && !mentionsWord(typed, bare.split(' ').at(-1) ?? '')) {
    const last = words.at(-1)?.toLowerCase() ?? ''
    return asThing(`${isPluralWord(last) ? 'these' : 'this'} ${lowered(typed)}`, `the ${last}`)
  }
  // "Drain hair snakes" of a kind that is one thing, and straighteners that the seller calls "they"
  if (kind?.form === 'thing' && !product.isPlural && MANY.test(product.first)) {
    const last = product.first.split(' ').at(-1) ?? ''
    const isThey = !isPlain && reading.features.some((each) => /^they\b/i.test(each.typed))
    if (isPluralWord(last) && productNoun(last) === 'thing' && (isPlain || isThey))
      return called({
        first: product.first.replace(/^this /, 'these '),
        ...(isPlain ? { later: `the ${last}` } : { noun: last }),
        isPlural: true,
      })
  }
  // "the Womens flare leggings"
  const [, worn = ''] = FOR_SEX.exec(product.first) ?? []
  if (worn !== '')
    return called({ first: `${product.isPlural ? 'these' : 'this'} ${worn}`, later: `the ${worn.split(' ').at(-1)}` })
  // "Fisherman's rib sweater"
  if (OF_ANYBODY.test(product.first)) return called({ first: `this ${lowered(product.first)}` })
  const isTitle = words.length <= MAX_TITLE_WORDS && words.every((word) => TITLE_WORD.test(word))
  // "Second Chapter Books, mystery box"
  const [box] = isTitle && product.isPlural && name.includes(',') ? tails : []
  if (box) return called({ ...box, ...asIs(typed), later: box.later })
  const rest = typed.toLowerCase().startsWith(`${bare.toLowerCase()} `) ? typed.slice(bare.length + 1).split(' ') : []
  const last = rest.at(-1) ?? ''
  const isNoun = isThingWord(last) || last.endsWith('er') || (isPluralWord(last) && BOX_OF.test(name))
  if (
    last !== '' &&
    !(kind && isPlain) &&
    isNoun &&
    !isAdjective(last) &&
    !/^(?:king|queen|double|single|twin)$/.test(last) &&
    // "keyboard red switch"
    !isAdjective(rest[0] ?? '') &&
    rest.every((word) => /^\p{Ll}{3,}$/u.test(word) && !isFunctionWord(word))
  )
    return asThing(
      isPlain ? `${isPluralWord(last) ? 'these' : 'this'} ${lowered(typed)}` : `the ${typed}`,
      `the ${last}`,
    )
  // "My First Sourdough Diary", "The Long Way to Ushuaia"
  if (isTitled(typed) && /^(?:my|our|your) /.test(bare)) return called(asIs(typed))
  if (isTitled(typed) && isFunctionWord(head)) return asThing(typed, typed)
  if (
    !kind &&
    !isPlain &&
    productNoun(head) === undefined &&
    / (?:a|the|to|of|on|in|with|for) |n['’]t /.test(isTitled(typed) ? typed : '')
  )
    return asThing(typed, typed)
  // "Lingvo Buddy"
  if (!kind && !isPlain && isTitle && words.length === 2 && !isKnownWord(opening) && productNoun(head) === undefined)
    return called(asIs(typed))
  const known = `${product.first} ${product.noun}`.toLowerCase()
  const isWhole = words.every((word) => known.includes(word.toLowerCase()))
  return kind || !isTitle || words.length < 2 || isWhole || product.isPlural ? reading : asThing(typed, typed)
})

/** The names at the end that follow each other: "Liška Líza" of "Háčkovací sada Liška Líza". */
const lastRun = (names: readonly string[], typed: string) =>
  names.slice(
    names.findLastIndex((_, at) => !typed.toLowerCase().includes(names.slice(at).join(' ').toLowerCase())) + 1,
  )

/** A bare name, or what somebody does: neither says whether it is an app, work or a thing. */
const isVague = ({ product, kind }: Reading) =>
  (product.noun === 'thing' && !kind) || isGerund(product.noun.split(' ').at(-1) ?? '')

/** Whether it is work, by what was read, the name, the price or what the features say. */
function isDone(reading: Reading): boolean {
  const { name, product, price = '', features } = reading
  const typed = typedHead(name)
  const head = product.noun.split(' ').at(-1) ?? ''
  const at = name.toLowerCase().lastIndexOf(`${head} `)
  const [next = ''] = at < 0 ? [] : name.slice(at + head.length + 1).split(/[ ,]/)
  // "Mushroom walk", "Wanjiku Mop & Shine"
  const isThing =
    product.noun !== 'thing' && next !== '&' && productNoun(head) === 'thing' && baseVerb(next.toLowerCase()) !== 'sure'
  const does = (words: RegExp) => features.some((each) => words.test(each.typed))
  return (
    isWork(reading) ||
    VISITED.test(head) ||
    FIRM.test(typed) ||
    CREW.test(typed) ||
    // "KSh 1,850, or KSh 50 a day" buys a lamp.
    PER_GUEST.test(price.split(' or ')[0] ?? '') ||
    / (?:for (?:rent|hire)|by post|mail-in)\b/i.test(name) ||
    / (?:hire|rentals?)$/i.test(typed) ||
    // "Fret to Fiddle bow polishing"
    (/^\p{Lu}.* \p{Ll}+ \p{Ll}+ing$/u.test(typed) && isWorkWord(typed.split(' ').at(-1) ?? '')) ||
    // "bowler hat reshaping"
    isWorkWord(next) ||
    (features.length > 1 && features.every((each) => DOES.test(each.typed))) ||
    ((!isSayable(product.first) || isTitled(typed)) &&
      tailsOf(name).some(({ form, noun }) => isWorkForm(form) || VISITED.test(noun.split(' ').at(-1) ?? ''))) ||
    (!isThing && (does(COMES) || (isVague(reading) && does(FOR_YOU))))
  )
}
const isWorkWord = (word: string) => isGerund(word) && productNoun(word) !== 'thing' && !USED_FOR.test(word)
/** "BIR registration": letters before the work are what it is about. */
const isWorkOf = (typed: string) => /^\p{Lu}{2,5} \p{Ll}/u.test(typed)

/** "Patience Driving School Johannesburg" */
const FIRM =
  / (?:School|Academy|Studio|Salon|Clinic|Agency|Weddings|Dental|Barbers|Lawns|Gardens|Gutters|Roofs|Floors)(?: \p{Lu}\p{Ll}+)?$/u
/** "tonys gutter guys" */
const CREW = / (?:guys|crew|bros|brothers|sisters|haulers|movers|roofers|sweeps|sitters|groomers)$/i
/** "Khövsgöl Lake ger stay" */
const VISITED = /^(?:stay|tour|walk|hike|trip|retreat|camp|club|workshop|festival|market|night|evening|weekend|day)s?$/
/** What listings say a thing is for. */
const USED_FOR =
  /^(?:camping|fishing|hiking|cycling|biking|running|gaming|cooking|baking|travell?ing|driving|cleaning|hanging|lighting|wrapping|charging|gardening|sleeping|cutting|drawing|knitting|sewing|training)$/
/** "Keen As Knife Sharpening" */
const isTitled = (text: string) =>
  /^[\p{Lu}\d]\S*(?: (?:[\p{Lu}\d&]\S*|of|the|and|a|in|to|with|for|by|at|on))*$/u.test(text)
/** "DJ Rafa Weddings", "Kings Mobile Detailing": what is typed beside the work is who does it. */
const isNamed = (typed: string, noun: string) => {
  const at = typed.toLowerCase().indexOf(noun.toLowerCase())
  return at !== 0 || (!noun.includes(' ') && typed.split(' ').length > 2)
}

const PER_GUEST = / (?:an?|per) (?:person|boat|hour|session|lesson|class|visit|seat|night|day|weekend)\b/
/** "I never double-book": of themselves, not of what they make. */
const DOES =
  /^(?:I|we) (?!(?:\w+ )?(?:make|roast|bake|pour|brew|sew|knit|ship|post|mail|grow|pick|cut|print|pack|sell|can|use)\b)(?!.* (?:it|them|each|every)\b)/i
/** What sellers do for who asks for it. */
const COMES =
  /^(?:I|we)(?:['’]ll| will| also| only)? (?:come|go|drive|travel|haul|teach|coach|train|walk|work|play|talk|listen|ring|shoot|clean|(?:pick|show|take|measure) (?:you|ur))/i
const FOR_YOU = /^(?:I|we) (?!can|could|will).* (?:your?|ur)\b/i
/** What it is in small letters behind the name: "ice grips over shoes". */
const tailsOf = keptBy((name: string) =>
  name
    .split(MARK)
    .slice(1)
    // "hot tub moving boise/nampa"
    .map((text) => written(text.replace(/ [^ ]*[/+].*$/, '')))
    .filter(
      (text) =>
        /^(?!no |without |with |for |(?:shade|colou?r|scent|flavou?r|variant) )\p{Ll}.* /u.test(text) &&
        isSayable(text),
    )
    .map((text) => readName(text))
    .filter(({ noun, form }) => isWorkForm(form) || isThingWord(noun.split(' ').at(-1) ?? '')),
)
const isThingWord = (word: string) => productNoun(word) !== undefined || isListedNoun(singular(word))
const mentionsWord = (text: string, word: string) => text.toLowerCase().includes(singular(word.toLowerCase()))
const MANY = / \p{Ll}+s$/u
const FOR_SEX = /^(?:the )?(?:wo)?mens ((?:\p{Ll}+ )*\p{Ll}+)$/iu
const OF_ANYBODY =
  /^(?:fisher(?:man|men)|sailor|farmer|baker|chef|teacher|nurse|m[ae]n|wom[ae]n|kid|child(?:ren)?|shepherd|painter|gardener|hunter|traveler|beginner)['’]?s /i
const asIs = (typed: string) => {
  const said = typed.replace(/\b1:1(?= \p{Ll})/u, 'one-to-one')
  return { first: said, later: said, title: typed }
}
/** "Bow River hopper flies, box of 12" */
const BOX_OF = /[,(] ?(?:box|pack|set|bag|tin|jar) of \d/i
const COURSE =
  /\b(?:weeks|lessons|evenings|sessions|classes)\b.*\b(?:online|zoom)\b|\b(?:online|zoom)\b.*\b(?:weeks|lessons|evenings|sessions|classes)\b/i
const LANGUAGE =
  /^(?:french|spanish|german|italian|portuguese|english|japanese|korean|mandarin|cantonese|arabic|dutch|hindi|polish|swedish)$/i
/** "left-handed" */
const DESCRIBES = /^\p{Ll}+-\p{Ll}+ed$/u
const TITLE_WORD = /^(?:\p{Lu}\p{Ll}+|of|the|and|&)$/u
const MAX_TITLE_WORDS = 4

/** The price: the seller's for work, and with the product's name where it was not said yet. */
export function priceLine(reading: Reading, name: string | undefined): string | undefined {
  const { price, product, story, typedCall } = reading
  // The call says it: "Download it free".
  const [, plan] = /^free, and (the \p{L}+ plan is .+)$/u.exec(price ?? '') ?? []
  if (plan !== undefined && /\bfree\b/i.test(typedCall)) return `${upperFirst(plan)}.`
  if (price === undefined)
    return reading.shown === undefined
      ? undefined
      : name === undefined
        ? PRICE_ON_SCREEN
        : `The price of ${name} is on the screen.`
  const sum = /\d[\d.,]*\d|\d/.exec(price)?.[0]
  if (sum !== undefined && new RegExp(`[$€£₹]\\s?${escaped(sum)}(?!\\d)`).test(story.sentences.join(' ')))
    return undefined
  const isFrom = price.startsWith('from ')
  const amount = isFrom ? price.slice('from '.length) : price
  const { isPlural } = product
  if (isWork(reading)) {
    const seller = isReviewer(reading) ? 'They' : sellerOf(reading)
    if (isFrom) return `Prices start at ${amount}.`
    if (product.noun.endsWith('course') && !/ (?:an?|per) /.test(amount)) return `The course is ${amount}.`
    return seller === undefined || amount.startsWith('free') || FOOD_PLACE.test(product.noun)
      ? `It's ${amount}.`
      : `${seller} charge ${amount}.`
  }
  if (
    name !== undefined &&
    !(isPlural && /^\p{Lu}/u.test(name) && !isPluralWord(name.split(' ').at(-1)?.toLowerCase() ?? ''))
  ) {
    // "Brass Plant Labels, set of 6"
    if (/^(?:set|box|pack)$/.test(product.noun) && isPluralWord(name.toLowerCase().split(' ').at(-1) ?? ''))
      return `${upperFirst(product.later)} is ${amount}.`
    const [, holder = ''] = / (set|kit|pack|box|pair|bundle)$/.exec(name) ?? []
    const isMany = isPlural && holder === ''
    const sum = holder === '' ? amount : amount.replace(` a ${holder}`, '')
    // "Bake Without" of birthday cakes
    const isBrand =
      isMany &&
      /^\p{Lu}/u.test(name) &&
      product.noun !== 'thing' &&
      !name.endsWith(product.noun.split(' ').at(-1) ?? '') &&
      !isThingWord(name.toLowerCase().split(' ').at(-1) ?? '')
    return `${upperFirst(isBrand ? `${name} ${product.noun}` : name)} ${isFrom ? (isMany ? 'start at' : 'starts at') : isMany ? 'are' : 'is'} ${sum}.`
  }
  if (isFrom) return isPlural ? `They start at ${amount}.` : `It starts at ${amount}.`
  return isPlural ? `They're ${amount}.` : `It's ${amount}.`
}

/** The price, with what it is where no other line says that: "The sourdough starter is $9.", "Eat Late, the cookbook, is $20." */
export function priceOf(reading: Reading, text: string, name: string | undefined): string | undefined {
  const noun = name !== undefined && isPlainName(reading.product.first) ? '' : plainNoun(reading)
  const head = noun.split(' ').at(-1) ?? ''
  if (noun === '' || hasWord(text, escaped(singular(head)), true) || name?.toLowerCase().includes(head) === true)
    return priceLine(reading, name)
  const isBeside = name !== undefined && noun !== 'app' && !/ \p{Ll}+$/u.test(name)
  const called = isBeside
    ? `${name}, the ${noun},`
    : `the ${[name?.replace(/^the /, ''), noun].filter(Boolean).join(' ')}`
  return priceLine({ ...reading, product: { ...reading.product, isPlural: isPluralWord(head) } }, called)
}

/** What is sold, in at most three words; empty where that is not sure. */
function plainNoun(reading: Reading): string {
  const { name, product, kind } = reading
  if (isWork(reading)) return ''
  const [, file] = FILE.exec(name.slice(typedHead(name).length)) ?? []
  if (file !== undefined) return file.toLowerCase()
  if (product.form === 'app') return SOFTWARE.exec(name)?.[1]?.toLowerCase() ?? 'app'
  // "(picture book, signed)"
  const [, behind = 'thing'] = / (?:\(|[–—-] )((?:\p{Ll}+ ){0,2}\p{Ll}+)(?=[,)]|$)/u.exec(name) ?? []
  const noun = product.noun === 'thing' && productNoun(behind.split(' ').at(-1) ?? '') ? behind : product.noun
  const words = noun
    // "solar lamp + phone charger" is a lamp.
    .replace(/ \+ /.test(name) && !/ (?:set|kit|pack|box|bundle)$/.test(noun) ? / and .*$/ : /^.* and .* /, '')
    .split(' ')
    .slice(-3)
  const isKnown =
    /^[a-z -]+$/.test(noun) &&
    isThingWord(words.at(-1) ?? '') &&
    !/^(?:box|pack|set)$/.test(words.at(-1) ?? '') &&
    !isFunctionWord(words[0] ?? '') &&
    words.filter((word) => !isKnownWord(word)).length < 2
  return isKnown && noun !== 'thing' && !kind ? words.join(' ') : ''
}
/** "(PDF sewing pattern, sizes 14 to 34)", "8 classes": no trouser, and no sauce. */
const FILE =
  /(?<!\p{L})((?:\p{Ll}+ing )?(?:pattern|template|preset|printable|e-?book|audiobook|paperback|voucher|course|class|classe|lesson)s?)(?!\p{L})/iu
const SOFTWARE = / (planner|sheet|software|system|template|tracker)(?!\p{L})/iu

/** "the Gel & Acrylic Nail Tech Course" */
const ONE_COURSE = /^(?:[\p{Lu}&]\S* ){2,}(?:Course|Class|Masterclass|Bootcamp|Workshop)$/u

/** The price is of the food. */
const FOOD_PLACE = /(?:truck|cart|stall|van)$/

/** The shortest true sentence that brings the product in; none where its name may be said wrong. */
export function introOf(reading: Reading, isReferred: boolean): string | undefined {
  const { product } = reading
  const { isPlural } = product
  const seller = sellerOf(reading)
  const what = whatIsBehind(reading)
  // "Cours de français avec Solène"
  const [, lesson = '', teacher = ''] = WITH_TEACHER.exec(typedHead(reading.name)) ?? []
  if (seller === 'I' && teacher !== '' && !isReviewer(reading))
    return `I'm ${teacher}, and ${/(?:sses|ons)$/.test(lesson) ? 'these are' : 'this is'} my ${isEnglishWord(lesson.split(' ')[0]?.toLowerCase() ?? '') ? lowered(lesson) : lesson}.`
  if (isWork(reading)) {
    const own = isReviewer(reading) ? undefined : seller
    const name = product.first
    // "Dafydd Rees, chimney sweep"
    if (own === 'I' && isSomebody(reading.name)) return `I'm ${typedHead(reading.name)}.`
    // "Marek Dvořák – beekeeping for beginners"
    if (own === 'I' && FULL_NAME.test(name) && / for /.test(what)) return `I'm ${name}, and this is ${what.slice(2)}.`
    // "Priya Nair – Excel for HR & Admin (recorded course)"
    const [, taught = ''] = / [-–—] (\p{Lu}[^,(:]*?)(?=$| \()/u.exec(reading.name) ?? []
    if (
      own === 'I' &&
      taught !== '' &&
      /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) &&
      !name.split(' ').some(isKnownWord)
    )
      return `I'm ${name}, and this is ${written(taught).replaceAll('&', 'and')}.`
    // "Ten Quiet Fingers – guitar course with Ada Brandt"
    const [, titled = '', taughtBy = '', teacherOf = '', behind = ''] = TAUGHT_BY.exec(`${name}${what}`) ?? []
    const isTeacher = own === 'I' && teacherOf !== '' && speaksOf(reading) && !teacherOf.split(' ').every(isKnownWord)
    if (isTeacher)
      return `I'm ${teacherOf}, and this is ${titled}${`${taughtBy}${behind}`.replace(/^, an? /, ', my ')}.`
    // "Mr. Kwabena – shoe repair"
    const [, who = '', theirs = ''] = /^((?:Mrs?|Ms|Dr)\.? \p{Lu}\p{L}+)['’]s (.+)$/u.exec(name) ?? []
    if (own === 'I' && who !== '') return `I'm ${who}, and this is ${theirs}.`
    if (own === 'I' && /^(?:Mrs?|Ms|Dr)\.? /.test(name)) return `I'm ${name}${what}.`
    const booked = beforeLink(name)
    if (own !== undefined && what === '' && BOOKED.test(booked))
      return `This is ${own === 'I' ? 'my' : 'our'} ${booked}.`
    if (own !== undefined && SESSION.test(name)) return `This is ${own === 'I' ? 'my' : 'our'} ${name}${what}.`
    if (/^\p{Lu}/u.test(name) && !isWorkOf(name)) {
      const isFirm = what === '' && product.form === 'service' && isTitled(name) && own === 'We'
      if (isFirm) return `We're ${placed(name).replace(/^The (?=\p{Lu})/u, 'the ')}.`
      const isOnePlace = ONE_PLACE.test(name) || (ONE_COURSE.test(name) && !/^The |['’]s? |\d/.test(name))
      return `This is ${isOnePlace ? `the ${name.replace(/^The /, '')}` : placed(name)}${what}.`
    }
    // "Violin repair by Ama Osei"
    if (what === '' && WORK_NOUN.test(name.split(/ by (?=\p{Lu})/u)[0] ?? '') && / by \p{Lu}/u.test(name))
      return `This is ${name}.`
    const work = workIn(reading)
    return work === undefined || own === undefined ? undefined : `${own} do ${work}.`
  }
  const first = nameOf(reading, false)
  if (first === undefined || first === 'this') return undefined
  const bare = first.replace(/^(?:this|these) /, '')
  // "the TinkerTiles magnetic building set" of a kind that is called tiles
  const isMany = isPlural && !/ (?:box|bundle|kit|pack|set)$/i.test(bare)
  // "Copper Slug Rings, a set of 10"
  const [, holder = '', count = ''] = /^, an? (set|box|pack) of (\d+)$/.exec(what) ?? []
  if (count !== '' && isPluralWord(bare.split(' ').at(-1)?.toLowerCase() ?? ''))
    return `These are the ${bare.replace(/^the /, '')}, ${SMALL_NUMBERS[Number(count)] ?? count} in a ${holder}.`
  // "This is a restored Hermes 3000 typewriter."
  const [, how = ''] =
    /^the ((?:Restored|Refurbished|Reclaimed|Vintage|Antique|Handmade|Hand-made|Custom|Personali[sz]ed) )/.exec(
      first,
    ) ?? []
  if (how !== '' && !isPlural && product.form === 'thing')
    return `This is ${withArticle(`${how.toLowerCase()}${first.slice('the '.length + how.length)}`)}${what}.`
  if (bare === first)
    return `${isMany ? 'These are' : isReferred && what === '' ? "It's called" : 'This is'} ${first}${what}.`
  if (seller !== undefined) return `${isMany ? 'These are' : 'This is'} ${seller === 'I' ? 'my' : 'our'} ${bare}.`
  const isMass = isUncounted(bare.split(' ').at(-1) ?? '')
  return isMany ? `These are ${bare}.` : `This is ${isMass ? bare : withArticle(bare)}.`
}

/** What a script without a story says where it names the product: a sentence of its own about work, what is typed behind other names. */
export function introWithout(reading: Reading): { sentence?: string; kind: string } {
  const { first } = reading.product
  const named = withTypedName(reading)
  const isFound = (isWork(named) || WITH_TEACHER.test(typedHead(reading.name))) && sellerOf(reading) !== undefined
  const sentence = isFound ? introOf(named, false) : undefined
  // The name of a firm has to be heard.
  const isNamed =
    /^I'm .*, and /.test(sentence ?? '') ||
    sentence?.toLowerCase().includes(first.replace(/^the /, '').split(' ').slice(0, 2).join(' ').toLowerCase()) === true
  return { ...(isNamed && { sentence: sentence?.replace(first, '{Name}') }), kind: whatIsBehind(reading) }
}

/** "Dafydd Rees", but not "Red Kite" */
const isSomebody = (name: string) =>
  OF_SOMEBODY.test(name) &&
  typedHead(name)
    .split(' ')
    .some((word) => !isEnglishWord(word.toLowerCase()))
const OF_SOMEBODY =
  /^(?:\p{Lu}\p{Ll}+ ){1,2}\p{Lu}\p{Ll}+(?<!ing)(?:, | [-–—] )(?:\p{L}+ )*(?:sweep|plumber|electrician|photographer|tutor|coach|teacher|gardener|mechanic|trainer|tiler|roofer|painter|carpenter|plasterer|groomer|walker|cleaner|barber|florist|farrier|locksmith|decorator|joiner|masseuse|therapist|instructor)(?=$|[ ,(])/u

const WITH_TEACHER =
  /^((?:\S+ )*?(?:cours|course|kurs|curso|corso|class(?:es)?|lessons?|coaching|tutoring|workshop)(?: (?:de|of|in|di) \S+)?) (?:with|by|avec|mit|con|com|bei) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/iu
const TAUGHT_BY = /^(\p{Lu}.+?)(, [^,]+?)? with ((?:\p{Lu}\p{Ll}+ ){1,2}\p{Lu}\p{Ll}+)(, [^,]+)?$/u
/** Whether the seller's own lines are in the first person; a story may be a pupil's. */
const speaksOf = ({ features, typedCall }: Reading) =>
  [...features.map(({ typed }) => typed), typedCall].some((text) => /\b(?:I|me|my)\b/i.test(text))
const FULL_NAME = /^\p{Lu}\p{Ll}+ (?=.*[^\p{ASCII}])\p{Lu}\p{Ll}+$/u

/** "my System Design Mock Interview" */
const SESSION = /^(?!.*['’]s? ).* (?:Interview|Session|Consultation|Call|Review|Workshop|Masterclass|Bootcamp)$/

/** "my lash lift and brow lamination combo" */
const BOOKED = /^\p{Ll}.* (?:evening|combo|treatment|session|package|facial|massage|consultation)$/u

/** "the Wanderwort German course" */
const ONE_PLACE = /^(?!.*['’]s? ).* (?:course|class|workshop|studio|school|salon|clinic|truck|cart|stall|van)$/

/** "photo booth hire for weddings", "hot tub moving" of spa haulers, "window washing" of three sisters, where the story does not say so. */
function workIn({ name, product, story }: Reading): string | undefined {
  const [typed = ''] = lowered(typedHead(name)).split(/ by (?=\p{Lu})/u)
  const firm = name
    .split(MARK)
    .slice(1)
    .find((part) => PRACTICE.test(part))
  const texts = [
    ...(typed === beforeLink(typed) && firm === undefined ? [] : [typed]),
    ...tailsOf(name).map(({ noun }) => noun),
    ...(typed.endsWith(` ${product.noun}`) && !isFunctionWord(product.noun.split(' ')[0] ?? '') ? [product.noun] : []),
  ]
  const work = texts.find((text) => isSayable(text) && WORK_NOUN.test(beforeLink(text)))
  const thing = beforeLink(work ?? '')
    .split(' ')
    .at(-2)
  if (thing !== undefined && story.sentences.join(' ').includes(thing)) return undefined
  return work && (firm === undefined ? work : `${work} at ${placed(firm)}`)
}
/** "Glow Clinic Leicester" */
const PRACTICE = /^(?:\p{Lu}\S* )+(?:Clinic|Dental|Salon|Barbers)(?: \p{Lu}\p{Ll}+)?$/u
const placed = (firm: string) =>
  firm
    .replace(/(?<=ing \p{Lu}\p{Ll}+) [A-Z]{2}$/u, '')
    .replace(
      /(?<=Clinic|Dental|Salon|Barbers|Services|Cleaning|Grooming|Mechanic|Plumbing|Detailing|Catering|Repairs?) (?=\p{Lu}\p{Ll}+$)/u,
      ' in ',
    )
const beforeLink = (text: string) => text.split(/ (?:at|for|from|in|with|near|by|of|to|on|where|that|who) /)[0] ?? ''
const WORK_NOUN =
  /^(?:[^\p{Lu}]|\p{Lu}{2,})*(?:(?<!even|morn)ing|hire|rentals?|repairs?|removals?|care|lessons|classes|photography)$/u

/** ", a six-week watercolour course", ", family research in Latvian archives": what stands behind the name alone. */
function whatIsBehind({ name, product }: Reading): string {
  const bare = product.first.replace(/^the /i, '')
  const rest = name.toLowerCase().startsWith(bare.toLowerCase()) ? name.slice(bare.length) : ''
  const [, bracket = ''] = /^ \(([^()]+)\)/.exec(rest) ?? []
  const [, sign = '', typed = ''] =
    bracket !== '' && (beforeLink(bracket).endsWith(product.noun) || isWorkForm(readName(bracket).form))
      ? ['', ',', bracket]
      : (/^(:|,| [-–—]|) ([^|:–—(,]+)/u.exec(rest) ?? [])
  const all = written(typed)
  const isApp = product.form === 'app' && product.noun.startsWith(`${all} `)
  const what = isApp
    ? product.noun
    : all
        // "split the bills app"
        .replace(/^(\p{Ll}+) (the|your) (\p{Ll}+) (?=app$)/u, '$1-$2-$3 ')
        // "budget app freelancers"
        .replace(/(?<= app) (?=\p{Ll}+s$)/u, ' for ')
        .replace(/(?<= \p{Ll}{3,})(?<! from) (?=\p{Lu}\p{Ll}+$)/u, ' in ')
        .replace(/^(\d+) (week|day|month|hour|minute)s? (?=\p{Ll})/u, '$1-$2 ')
  const [first = '', ...more] = beforeLink(what).split(' and ')
  // "savings and budget app"
  const phrase = more.at(-1)?.endsWith(' app') === true ? beforeLink(what) : first
  const head = phrase.split(' ').at(-1) ?? ''
  const isSaid =
    /^(?!online,)\p{Ll}.* /u.test(what) ||
    (/^\d\S* \p{Ll}/u.test(what) && (beforeLink(all) === product.noun || what.startsWith('1-')))
  const isOwn = sign !== '' || product.noun.endsWith(head) || isApp
  const isAct =
    (baseVerb(what.split(' ')[0] ?? '') === 'sure' && !isCounted(head) && head !== 'room') ||
    // "split the bills app"
    /^\p{L}+ (?:the|your|my|our|their) /u.test(phrase)
  // "Padlás – Lost Hour escape room": the place has a second name.
  if (/[-–—]/.test(sign) && product.form === 'service' && TITLED_PLACE.test(all) && all.endsWith(` ${product.noun}`))
    return `, the ${all}`
  if (!isSaid || !isOwn || isAct || what.split(' ').length > MAX_BEHIND_WORDS) return ''
  if (!isSayable(what.replace(/ \p{Lu}\p{Ll}+/gu, ''))) return ''
  const isSkill = product.form === 'course' && !isWorkForm(readName(phrase).form)
  if (head === 'room') return `, ${withArticle(what)}`
  if (
    /^(?:an?|the) /.test(what) ||
    isPluralWord(head) ||
    /^\p{Lu}+$/u.test(head) ||
    MASS.test(head) ||
    isMassNoun(head) ||
    isSkill
  )
    return `, ${what}`
  return isCounted(head) && productNoun(head) !== undefined ? `, ${withArticle(what)}` : ''
}
const MAX_BEHIND_WORDS = 7
const TITLED_PLACE = /^(?:\p{Lu}\p{Ll}+ ){2,3}(?:\p{Ll}+ ){0,2}\p{Ll}+$/u
const MASS = /(?:ing|hire|care|removal|repair|research|software|photography)$/

/** What stands behind the name and says what it is, where a text does not say it. */
export function unheardIn(text: string, reading: Reading): string {
  if (isPlainName(reading.product.first) || reading.product.first.split(' ').length > 2) return ''
  const what = whatIsBehind(reading)
  const head = beforeLink(what).split(' ').at(-1) ?? ''
  return hasWord(text, escaped(singular(head)), true) ? '' : what
}
