import type { ScriptBrief } from '@reelwright/shared'
import { escaped, folded, type ForeignWords, type Kind, matchIn, recognizeKind } from '../kinds'
import { kept, singular } from '../language'
import { isEnglishWord, isListedNoun, productNoun } from '../reading'

/**
 * The name with the English noun of what it is: "FIXO garlic cutter" of "Knoblauchschneider FIXO", "Blendi Go 2 portable blender" where the other
 * fields surely say it. The name as typed where it has an English noun, and where the words are not sure.
 */
export function englishName(
  brief: Pick<ScriptBrief, 'productName' | 'features' | 'painPoint' | 'story'>,
  words: ForeignWords | undefined,
  kind?: Kind,
): string {
  const { features, painPoint } = brief
  const productName = brief.productName
    .replace(FLAVOR, (_, name: string) => name.replace(/(?<=^\p{Lu})\p{Lu}+/u, (rest) => rest.toLowerCase()))
    .replace(OF_SALE, ' ')
    .replace(OF_SALE_IN_CAPITALS, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (!words) return productName
  const isKnown = kind && recognizeKind(productName, features, painPoint, [kind])
  const said = translated(productName, words)
  // "Dompet Rapi", a wallet by its words, is the name of an app.
  if (said !== undefined && !/\bapp\b/.test(said) && APP_TOLD.test([...features, brief.story ?? ''].join(' | ')))
    return productName
  return said ?? (isKnown ? undefined : withToldNoun(brief, words)) ?? productName
}

/** "Electrolyte Powder Stick Packs - Watermelon (30 ct)" */
const FLAVOR = /^(\p{Lu}.+?)(?: stick)? packs - \p{L}+(?: \p{L}+)?(?: \(\d+ ?ct\))?$/iu
/** How it is sold, packed or made, in the languages of shops: "(BISA COD)", "READY STOCK", "El Yapımı". */
const OF_SALE =
  /[([]?(?<!\p{L})(?:bisa cod|bayar di tempat|ready[ -]sto[ck]{1,2}|(?:gratis|free) ongkir|frete grátis|env[ií]o gratis|pronta entrega|[üÜ]crets[iİ]z kargo|kargo bedava|el (?:yap[ıI]m[ıI]|dokumas[ıI])|vacuum[ -]pack(?:ed)?(?= \d|[)\]]|$)|hecho a mano|fait main|fatto a mano|feito à mão)(?!\p{L})[)\]]?/giu
/** "cod" in small letters is a fish. */
const OF_SALE_IN_CAPITALS = /[([]?(?<!\p{L})(?:COD|ORI|PROMO|DISKON|TERLARIS|TERMURAH|GROSIR)(?![\p{L}\d-])[)\]]?/gu
const APP_TOLD =
  /\b(?:the|this|an|my|our) app\b(?! store)|\b(?:works?|runs?) (?:offline|without (?:signal|internet))\b/i
const MARK = /\s[–—|-]\s|,(?!\d)|[|(:]|\s«/
const WORD = /[\p{L}\p{M}\d]+/gu
/** Counts only with its accents: "dép" */
const SHORT = /^\p{L}{1,4}$/u
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/u
const MEASURE = /(?<![\p{L}\d])\d[\d.,]* ?(?:ml|cl|l|g|gr|kg|cm|mm|mAh|W)(?![\p{L}\d])/iu
/** Behind these the word says whom or what it is for. */
const FOR_IT =
  /^(?:para|pour|fur|per|voor|na|do|pentru|for|til|till|untuk|cho|dla|pro|k|con|com|avec|mit|met|med|dengan|voi|de|di|da|du|des|d|od|dlja|для|с|icin|i|und|y|e|et|och|og|ve|dan|va|es)$/
/** Ends of words for how it is. */
const ADJECTIVE = /(?:[^\p{ASCII}]|ow[aey]|sk[ai]|isch\w*|lich\w*|ado|ada|ico|ica|ivo|iva|able|elle|euse)$/iu
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' }

const plain = (text: string) => folded(text).replace(/[łıđøßæœ]/g, (letter) => LETTERS[letter] ?? letter)
const wordsIn = (text: string): readonly string[] => plain(text).match(WORD) ?? []
/** "velas aromáticas" and "vela aromática" */
const oneOf = (words: readonly string[]) => words.map((word) => word.replace(/(?<=...)s$/, '')).join(' ')

const nounsOf = kept(({ nouns, plain: others, others: forSuch, told }: ForeignWords) => ({
  spaced: new Map(
    Object.entries(nouns).map(([phrase, noun]) => [SHORT.test(phrase) ? phrase : oneOf(wordsIn(phrase)), noun]),
  ),
  /** First words of phrases. */
  begun: new Set(Object.keys(nouns).map((phrase) => oneOf(wordsIn(phrase).slice(0, 1)))),
  unspaced: Object.entries(nouns).filter(([phrase]) => UNSPACED.test(phrase)),
  plain: new Set(others.map(plain)),
  forSuch: new Set(forSuch.map(plain)),
  english: [...new Set([...Object.values(nouns), ...Object.keys(told)])].sort((a, b) => b.length - a.length),
}))

interface Found {
  from: number
  to: number
  noun: string
}

const MAX_WORDS = 6

/** All nouns of the table in a name, the longest first, none inside another. */
function nounsIn(typed: string, words: ForeignWords): Found[] {
  const { spaced, begun, unspaced } = nounsOf(words)
  const tokens = [...typed.matchAll(WORD)].map(({ 0: text, index }) => ({
    text: plain(text),
    index,
    size: text.length,
  }))
  const found = (UNSPACED.test(typed) ? unspaced : []).flatMap(([phrase, noun]) => {
    const from = typed.indexOf(phrase)
    return from < 0 ? [] : [{ from, to: from + phrase.length, noun }]
  })
  tokens.forEach(({ index, text: first }, at) => {
    const most = begun.has(first) || begun.has(oneOf([first])) ? MAX_WORDS : 1
    for (let count = Math.min(most, tokens.length - at); count > 0; count--) {
      const run = tokens.slice(at, at + count)
      const last = run.at(-1)
      const phrase = run.map(({ text }) => text)
      const [word = ''] = count === 1 ? [typed.slice(index, index + (last?.size ?? 0)).toLowerCase()] : []
      const noun = (
        SHORT.test(word) ? [word] : [oneOf(phrase), phrase.join(' ').replace(/(?<=\p{L}{5})(?:e?[nr])$/u, '')]
      )
        .map((each) => spaced.get(each))
        .find(Boolean)
      if (noun && last && !FOR_IT.test(tokens[at - 1]?.text ?? ''))
        found.push({ from: index, to: last.index + last.size, noun })
    }
  })
  return found
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .filter((each, at, all) => !all.slice(0, at).some((other) => each.from < other.to && other.from < each.to))
}

function translated(given: string, words: ForeignWords): string | undefined {
  // "Tierhaarentferner 2er-Set (Sofa / Auto / Teppich)"
  const bare = given.replace(/ \([^()/]+ \/ [^()]+\)/, '')
  const [, outside = '', bracket = ''] = /^([^()]+) \(([^()]+)\)$/.exec(bare) ?? []
  // "Kugelbahn Murmelino (marble run wood)"
  const isSaidAgain = bracket !== '' && nounsIn(outside, words).some(({ noun }) => bracket.toLowerCase().includes(noun))
  const typed = isSaidAgain ? outside : bare
  const explained = explainedIn(typed)
  if (explained !== undefined) return explained
  const [found, ...others] = nounsIn(typed, words)
  if (!found || others.some(({ noun }) => noun !== found.noun)) return undefined
  // "Chai Before Court", a novel: what is quoted is a title.
  if (/["“][^"”]*$/.test(typed.slice(0, found.from)) && /["”]/.test(typed.slice(found.to))) return undefined
  const own = typed.slice(found.from, found.to)
  const [next = ''] = typed.slice(found.to).match(/^ \p{L}+/u) ?? []
  const heads = typed.split(MARK).map(
    (part) =>
      part
        .replace(MEASURE, '')
        // "PC / Switch / Android": what it works with
        .replace(/ (?:for|with|of) .*| (?:PC|PS\d|Xbox|Switch|Android|iOS)(?= \/|$).*/, '')
        .match(/\p{L}+/gu)
        ?.at(-1) ?? '',
  )
  const isEnglish = (word: string) => productNoun(word) !== undefined && !own.includes(word)
  const { forSuch } = nounsOf(words)
  const left = typed.replace(own, '')
  const isFor =
    wordsIn(typed.replace(own, ' ')).some((word) => forSuch.has(word)) ||
    (UNSPACED.test(left) && words.others.some((each) => UNSPACED.test(each) && left.includes(each)))
  // "Tudung Bawal Awning", "Cà phê Nhà Ông Bảy - Robusta Honey": what comes first, in a name of its language, is what it is.
  const isFirst = found.from === 0 && (own.includes(' ') || wordsIn(typed).filter(isStrange).length > 2)
  if (
    isFor ||
    (!isFirst &&
      (heads.some((word) => isEnglish(word) && !WEAK.test(` ${word}`)) || (isEnglish(next.trim()) && !WEAK.test(next))))
  )
    return undefined
  const rest = left.toLowerCase()
  // "สบู่มะขาม Tamarind soap" says it twice.
  const isTwice = found.noun
    .split(' ')
    .some(
      (word) =>
        word.length >= MIN_SAID && wordsIn(rest).some((each) => each.includes(word) && each.length < word.length + 4),
    )
  if (isTwice) return UNSPACED.test(own) ? typed.replace(new RegExp(`${UNSPACED.source}+`, 'gu'), '').trim() : undefined
  const before = typed.slice(0, found.from)
  const [first = ''] = before.split(MARK)
  if (first !== before) return /^[\p{Lu}\p{Lo}]/u.test(first) ? `${first.trim()} - ${found.noun}` : undefined
  const [after = '', ...behind] = typed.slice(found.to).split(MARK)
  const brand =
    quotedIn(typed) ??
    / by (\p{Lu}[\p{L} ]+)$/u.exec(typed)?.[1] ??
    [before, after, ...behind].map((text) => brandIn(text, before + after, words)).find(Boolean)
  return [brand, found.noun, MEASURE.exec(typed)?.[0]].filter(Boolean).join(' ')
}

/** "Demirkan DK-780 Sakal ve Saç Kesme Makinesi (beard trimmer)" */
function explainedIn(typed: string): string | undefined {
  const [, name = '', noun = ''] = /^([^()]+) \(([a-z]+(?: [a-z]+){0,2})\)$/.exec(typed) ?? []
  const last = noun.split(' ').at(-1) ?? ''
  const isForeign = wordsIn(name).filter(isStrange).length > 2 && wordsIn(name).every((word) => !isListedNoun(word))
  if (noun === '' || !isForeign || !/^(?:plural|stuff|thing)$/.test(productNoun(singular(last)) ?? '')) return undefined
  // A first word without a number may only say how it is.
  const brand = quotedIn(name) ?? /^\p{Lu}[\p{L}-]+ (?=\p{L}*-?\d)[\p{L}\d-]+/u.exec(name)?.[0]
  return [brand, noun].filter(Boolean).join(' ')
}
const isStrange = (word: string) => /^\p{L}{3,}$/u.test(word) && !isEnglishWord(word)

const WEAK = /^ (?:set|kit|pack|mix|slide)$/i
const MIN_SAID = 4

const quotedIn = (typed: string) =>
  /[«“„"](\p{L}[^»”“"]+)[»”“"]|(?<![\p{L}])['‘](\p{L}.+?)['’](?!\p{L})/u.exec(typed)?.slice(1).find(Boolean)

const MAX_BRAND = 4

/** Words with capitals that no list knows, in one row; in a title with capitals everywhere only those that stand out. */
function brandIn(text: string, typed: string, words: ForeignWords): string | undefined {
  const { plain: others } = nounsOf(words)
  const isPlain = (word: string) => wordsIn(word).every((each) => others.has(each))
  const isTitle = typed
    .split(/\s+/)
    .slice(1)
    .some((word) => /^\p{Lu}\p{Ll}/u.test(word) && isPlain(word))
  const isOwn = (word: string) =>
    !NO_BRAND.test(word) &&
    productNoun(word.toLowerCase()) === undefined &&
    (STANDS_OUT.test(word) || (!isTitle && /^[\p{Lu}\p{Lo}]/u.test(word) && !isPlain(word)))
  const row: string[] = []
  const all = text
    .replace(MEASURE, '')
    .replace(COUNTED, '')
    .split(/[\s+)»]+/)
  for (const [at, word] of all.entries()) {
    const joins =
      row.length > 0 &&
      (/^(?:da|de|do|di|la|le|of|&|[A-Z]?\d{1,4})$/.test(word) ||
        // "Phố cổ Hội An"
        (/[^\p{ASCII}]/u.test(word) && !isPlain(word) && isOwn(all[at + 1] ?? '')))
    // "Sling de Pano" is made of cloth.
    const isOfIt = row.length === 0 && FOR_IT.test(plain(all[at - 1] ?? ''))
    if ((isOwn(word) && !isOfIt) || joins) row.push(word)
    else if (row.length > 0) break
  }
  while (/^(?:da|de|do|di|la|le|of|&)$/.test(row.at(-1) ?? '')) row.pop()
  const [first = ''] = row
  const isHow = row.length === 1 && typed.startsWith(first) && !STANDS_OUT.test(first) && ADJECTIVE.test(first)
  return row.length === 0 || row.length > MAX_BRAND || isHow ? undefined : row.join(' ')
}

const STANDS_OUT = /\p{Lu}{3}|\p{Ll}\p{Lu}/u
const NO_BRAND = /^(?:TWS|ANC|ENC|[XSML\d-]+|SPF\d*|PA|LED|USB|EDP|EDT|BPOM|Bivolt)$/
const COUNTED = /(?<![\p{L}\d-])\d+ ?(?:\p{Ll}+|Teile|Stück)\d?(?![\p{L}\d])/gu

/** "Nia-Dew 5": what a name without any noun is, where the other fields call it so or have all signs of one thing. */
function withToldNoun(
  { productName, features, painPoint, story }: Pick<ScriptBrief, 'productName' | 'features' | 'painPoint' | 'story'>,
  words: ForeignWords,
): string | undefined {
  const isApp = /^\p{Lu}\S* app$/u.test(productName)
  const [name = ''] = productName.split(MARK)
  const isFirm = /\p{Lu}\p{L}+ (?:& \p{Lu}\p{L}+|Co\.?)(?=$| )/u.test(productName)
  if (!isFirm && !isApp && (name.match(/\p{L}+/gu) ?? []).some((word) => productNoun(word) !== undefined))
    return undefined
  const told = [productName, ...features, painPoint, story ?? ''].join(' | ')
  const text = folded(told).replaceAll('-', ' ')
  const signed = Object.entries(words.told).filter(([, signs]) => signs.every((sign) => matchIn(sign, text) !== null))
  const called = [...told.matchAll(callsOf(words))].map(([, noun = '']) => singular(noun))
  const nouns = new Set([...signed.map(([noun]) => noun), ...(signed.length > 0 ? [] : called)])
  const [noun = ''] = nouns
  const isBehind = /(?:app|cleaning)$/.test(noun)
  const [, last = ''] = / (\p{Ll}+)$/u.exec(name) ?? []
  if (nouns.size !== 1 || (isListedNoun(last) && !(isBehind ? noun.endsWith(last) : noun.includes(last))))
    return undefined
  const bare = (quotedIn(productName) ?? name)
    .replace(MEASURE, '')
    .replace(/ (?:app|no\.?\d+|EDP|EDT|unisex)(?=$| )/g, '')
    .trim()
  if (isBehind) return `${bare} - ${noun}`
  // "portable white noise"
  return `${bare} ${noun}`.replace(/\b(\p{L}+(?: \p{L}+)*) \1\b/iu, '$1')
}

/** "this candle burns", "it's a budgeting app" */
const callsOf = kept(
  (words: ForeignWords) =>
    new RegExp(
      `\\b(?:this|these|it['’]?s an?|it is an?) (?:\\p{Ll}+ )?(${nounsOf(words)
        .english.map((noun) => escaped(noun))
        .join('|')})\\b`,
      'gu',
    ),
)
