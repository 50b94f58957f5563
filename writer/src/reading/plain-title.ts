import { GENERIC_WORDS } from './name-words'
import { lowerFirst, upperFirst } from '../language'
import { isAdjective, isEnglishWord } from './lexicon'
import { productNoun } from './product-nouns'

/** 'leopard gecko hide "Noodle"': a word of the language behind the thing is the name of a design, and not what people call it. */
const DESIGN = /^([^"“”‘’']*\p{L})\s+["“‘'](\p{L}+)["”’']\s*$/u
/** "GPS collar + app", "photography 6 hrs + album" */
const EXTRA =
  /\s\+\s(?:(?:\d+|free|matching) )?(?:\p{L}+ )?(?:apps?|albums?|cases?|bags?|stands?|cables?|cards?|guides?|pdfs?|stickers?|boxe?s?|lids?|pouche?s?|jars?)\s*$/iu

const titled = (words: string) => words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "DILL WITH IT Pickle Hot Sauce": a brand in capitals before the plain words. */
const SHOUTED = /^((?:\p{Lu}[\p{Lu}'’&]*[!?]*\s+){2,4})(?=\p{Lu}?\p{Ll})/u
/** Capitals that say of what sort it is. */
const isTelling = (word: string) =>
  word.length > 2 && (GENERIC_WORDS.has(word) || productNoun(word) !== undefined || isAdjective(word))

function spelledLikeOthers(title: string): string {
  const run = SHOUTED.exec(title)?.[1] ?? ''
  const words = run.replace(/[!?]/g, '').trim().toLowerCase().split(/\s+/)
  // "WHO DID THAT?!"
  const isSaying =
    run.includes('?') ||
    words.some((word) => /^(?:with|it|and|or|the|of|a|to|in|on|off|up|out|me|you|my|your|not)$/.test(word))
  const isBrand =
    (isSaying || words.some((word) => word.length > 3 && !isTelling(word))) &&
    !words.some((word) => /^(?:[a-z]-|for$|best$|limited$|free$)/.test(word))
  if (run === '' || !isBrand) return title
  const brand = words.map((word, at) => (at > 0 && /^(?:and|or|the|of|a|to|in)$/.test(word) ? word : upperFirst(word)))
  const rest = title
    .slice(run.length)
    .replace(/^[^,(|–—-]+/u, (own) => own.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()))
  return isSaying && !/\bby\b/i.test(rest)
    ? `${rest.replace(/\s*[,(|].*$/, '').trim()} by ${brand.join(' ')}`
    : `${brand.join(' ')} ${rest}`
}

/** "wick & moose - campfire smores candle 8oz": a name in small letters before what it is. */
function withSmallName(title: string): string {
  const [, name = '', thing = ''] =
    /^([^\p{Lu}\d,:(]{3,30}?) [-–—] (?:\d+ )?(\p{Ll}[^\p{Lu},:(]*)$/u.exec(title.slice(0, 200)) ?? []
  const isThing = (text: string) => productNoun(text.split(' ').at(-1) ?? '') !== undefined
  const what = thing.replace(/ (?:for|with|w\/?|in) .*$| \d.*$/, '')
  return name === '' || name.split(' ').length > 4 || isThing(name) || !isThing(what)
    ? title
    : name.split(' ').some((word) => GENERIC_WORDS.has(word) || isAdjective(word))
      ? `${what} by ${titled(name.replace(/\bhr\b/, 'hour'))}`
      : `${titled(name)} ${what}`
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u
/** "Магнитные плитки / MagniKub 100 pcs": what readers of English can say. */
function inLatin(typed: string): string {
  if (!OTHER_SCRIPT.test(typed)) return typed
  const romanized = new RegExp(`^\\S*${OTHER_SCRIPT.source}\\S* \\((\\p{Lu}\\p{Ll}+)\\) `, 'u')
  if (romanized.test(typed)) return inLatin(typed.replace(romanized, '$1 '))
  const others = new RegExp(`\\S*${OTHER_SCRIPT.source}\\S*`, 'gu')
  // Every second part is a separator.
  return typed.split(SEPARATOR).reduce((said, part, at, all) => {
    const left = at % 2 === 1 ? '' : part.replace(others, '').replace(/\s+/g, ' ').trim()
    // "10 30ml" is left of a title in another script.
    const text = left === part.trim() || /\p{L}{3}/u.test(left) ? left : ''
    return text === '' ? said : said === '' ? text : said + (all[at - 1] ?? '') + text
  }, '')
}
const SEPARATOR = /(\s+[–—|/-]\s+|\s*[,:()]\s*)/

/** "Sichtschutzfolie / Static Privacy Window Film", "Kit Elásticos (resistance bands)": said in English where it is typed twice. */
export function inEnglish(typed: string): string {
  const words = (part: string) => part.toLowerCase().match(/\p{L}+/gu) ?? []
  const isThing = (part: string) => words(part).some((word) => productNoun(word) !== undefined)
  const parts = typed.split(' / ')
  const isForeign = (part: string) =>
    /[^\p{ASCII}]/u.test(part) && words(part).some((word) => word.length > 2 && !isEnglishWord(word))
  const [said] = parts.filter((part) => isThing(part) && !isForeign(part))
  const isOther = ([first = '']: string[]) => first.length > 4 && !isEnglishWord(first)
  if (
    said !== undefined &&
    parts.length > 1 &&
    parts.every((part) => part === said || isForeign(part) || (!isThing(part) && isOther(words(part))))
  )
    return said
  const [, foreign = '', english = ''] = TYPED_TWICE.exec(typed) ?? []
  const all = words(english)
  const others = words(foreign.replace(/^Kit /, ''))
  const isThings = productNoun(all.at(-1) ?? '') === 'thing' || (all.at(-1) ?? '').endsWith('s')
  // "tallio - budget app for nurses": a name of its own.
  const isApp = others.length === 1 && /\bapp\b/.test(english)
  return !isApp && !isThing(others.join(' ')) && isOther(others) && isThings && all.every((word) => isEnglishWord(word))
    ? english
    : typed
}
/** Small letters behind the first word, so it is no brand alone. */
const TYPED_TWICE =
  /^((?:\p{Lu}\p{Ll}+ (?:[\p{Lu}\d]\S* )*(?:\p{Ll}{1,4} )?|)\p{Ll}{5,}(?: \p{Ll}+)*)(?:, [^,()]*)?(?: \(| [-–—] )(\p{Ll}+(?: \p{Ll}+)+)\)?$/u

/** For whom it is, in the languages of shops: no brand. */
const FOR_WHOM =
  /(?<!\p{L})(?:(?:para|pour|per|für|voor|dla) )?(?:damen|herren|kinder|mädchen|jungen|dames|heren|kinderen|jongens|meisjes|mujer(?:es)?|hombres?|niñ[ao]s?|femmes?|hommes?|enfants?|donna|uomo|bambin[oi]|damskie|męskie|kadın|erkek)(?!\p{L})\s*/giu

/** Who makes it, in small letters. */
const KIN_FIRST =
  /^(oom|tannie|auntie?|aunty|uncle|mama|papa|nana|granny|grandma|grandpa|gran|nonna|abuela|tia|tía|tio|tío|chef|mr|mrs|miss|kak|bu|pak|mak|tita|lola) (\p{Ll}{3,}?)['’]?s (?=\p{Ll}{3})/u

/** A name as it is said when the thing is handed over: its own brand and no other, the firm before its work, the title before its firm. */
export const asHanded = (typed: string) =>
  typed
    .replace(/\b(press|clip|slip|pull|stick) ons\b(?! nails?\b)/gi, '$1-ons')
    .replace(/^\p{Ll}{3,}by\p{Ll}{3,}(?= )/u, upperFirst)
    // "grocery list app 'Basketly' works offline"
    .replace(/^(\p{Ll}[\p{Ll} -]* app) ['‘"“](\p{Lu}\p{L}+)['’"”](?: .*)?$/u, '$2 – $1')
    // "Chom Chom style roller – FurAway": the brand that it is not.
    .replace(LIKE_OTHERS, (whole, other: string, thing: string, own = '') =>
      other.split(' ').every((word) => isEnglishWord(word.toLowerCase()) || /(?:an|ese|ish|ic)$/.test(word))
        ? whole
        : `${own} ${thing}`.trim(),
    )
    // "Wick & Wattle – 'Nan's Verandah'"
    .replace(/^(\p{Lu}[^-–—'‘"“,:(]*) [-–—] ['‘"“](\p{Lu}\P{Ps}+)['’"”]$/u, '$2 by $1')
    // "Wedding DJ + dhol – DJ Harpreet & Sons"
    .replace(WORK_OF_FIRM, (whole, work: string, firm: string) =>
      work.split(' ').some((word) => word === 'MC' || productNoun(word.toLowerCase()) === 'service')
        ? `${firm} – ${lowerFirst(work)}`
        : whole,
    )
const LIKE_OTHERS =
  /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)[ -](?:style|type|like|inspired|dupe) (\p{L}.*?)(?: [-–—|] (\p{Lu}[\p{L}\d&'’]*(?: \p{Lu}[\p{L}\d&'’]*)?))?$/u
const WORK_OF_FIRM =
  /^((?:\p{L}\p{Ll}+|\p{Lu}{2,3})(?: (?:\p{Ll}+|\p{Lu}{2,3}|[+&]))+) [-–—] ((?:\p{Lu}\p{L}* )+(?:(?:&|and) \p{Lu}\p{L}+|Brothers|Sisters|Bros))$/u

/** A title without what is no part of the name as it is said. */
export function plainTitle(typed: string): string {
  const title = withSmallName(
    spelledLikeOthers(
      inEnglish(inLatin(asHanded(typed)))
        .replace(FOR_WHOM, '')
        .trim() || typed,
    ),
  )
    .replace(/\bsmores\b/gi, "s'mores")
    .replace(/^\[[^\]]*\] *(?=\S)| \d[\d.]* ?TOG\b|^(?:TWS|ANC|ENC) (?=\p{L})/giu, '')
    .replace(/ (?:EDP|EDT)\b/, ' perfume')
    // "KneelEasy gardener's pad": whose pad it is says no name.
    .replace(/^(\p{Lu}\p{L}+) (\p{Ll}+)['’]s (?=\p{Ll})/u, (whole, name: string, owner: string) =>
      isEnglishWord(owner) && !isEnglishWord(name.toLowerCase()) ? `${name} ` : whole,
    )
    .replace(/\blightroom\b/g, 'Lightroom')
    // "drifthall c1 controller"
    .replace(/^(\p{Ll}{4,}) (\p{Ll}{1,2}\d{1,3})(?= \p{Ll})/u, (whole, name: string, model: string) =>
      isEnglishWord(name) ? whole : `${upperFirst(name)} ${model.toUpperCase()}`,
    )
    // "oom faizels chilli oil"
    .replace(KIN_FIRST, (_, kin: string, name: string) => `${upperFirst(kin)} ${upperFirst(name)}'s `)
    .replace(/^\p{Lu}(?=\p{Ll}+-\p{Ll}+ed \p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/(?:, (?:USB-C|(?:Full |Ultra )?HD|4K))+$/, '')
    // "candle 'Wet Slate'", "3-wick candle, Fig Leaf": what it smells of.
    .replace(
      /\b((?:\d-wick )?(?:candle|soap|tea|ink|wax melts|body oil))(?:, |,? ['"‘“])(\p{Lu}[\p{L}'’]+(?: (?:and |& |of |la )?\p{L}+){0,2})['"’”]?$/u,
      // "Moss & Old Rope candle, Harbour & Hound": the second pair makes it.
      (_, thing: string, scent: string, at: number, whole: string) =>
        scent.includes(' & ') && whole.slice(0, at).includes(' & ') ? thing : `${scent} ${thing}`,
    )
    .replace(/\bair ?bnb\b/gi, 'Airbnb')
    .replace(/\bLR(?= (?:mobile |desktop )?presets?\b)|(?<=^presets? )LR\b/gi, 'Lightroom')
    // 'Presets Lightroom mobile "Praia Dourada"'
    .replace(
      /^presets? (?:for )?((?:(?:Lightroom|mobile|desktop|photo|video) ?)+)(?: ?["“(].*)?$/i,
      (_, of: string) => `${of.trim()} presets`,
    )
    // "moving help, 2 movers"
    .replace(
      /^((?:moving|packing|unpacking|yard|computer|organizing|event|kitchen|party|holiday light) )help\b(?!er)/i,
      '$1service',
    )
    .replace(/ no-\p{L}+ (?=(?:\p{L}+ )?\p{L}+\s*$)/iu, ' ')
    .replace(EXTRA, '')
    .replace(/\b(?:w\/ ?|w |m\/ ?)(?=[a-z])/g, 'with ')
    .replace(
      /^((?:the )?(?:\p{Ll}+ ){1,2}co)\.? (?=\p{Ll})/u,
      (company) => `${titled(company.replace('.', '').trim())} `,
    )
    .replace(/\b(resume|cv) (?:\+|and|&) cover letter\b/gi, '$1 and cover letter')
    .replace(/(?:,\s+|\s*\()(?:(?:via|on|over) )?(?:zoom|virtual)\)?\s*$/i, '')
    .replace(/ (?<=\S \S+ \S+ )suction cups?\s*$/i, '')
    .replace(/(?<=\p{L}s) (?:pair|duo)\s*$/iu, '')
    .replace(/ (?<=\S \S+ )cordless(?= with\b|\s*$)/i, '')
    // "Odd Jobs by Ottoline - handyman"
    .replace(/( by \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) [–—-] .*$/u, '$1')
    .replace(/(?<=\p{L}{3}) by (?:an?|the|my|our|real|local|hand)\b.*$/iu, '')
    .replace(/\busb[ -]?c\b/gi, 'USB-C')
    .replace(/ rewrites?\s*$/i, ' writing')
    .replace(/(?<=\btraining),? board (?:n|and|&|\+) train\s*$/i, '')
    .replace(/^((?:\p{Lu}[\p{L}&']* ){1,3})moving(?=\s*(?:,|$))/u, '$1moving service')
    // "deck staining per sq ft", "voice over 60 sec", "management monthly"
    .replace(
      /,? (?:per (?:sq\.? ?(?:ft|foot|feet)|hour|room|page|visit)|monthly|weekly|\d+ (?:secs?|mins?|hrs?|months?|pages|rooms|visits|doors|windows|heads))\s*$/i,
      '',
    )
    .replace(/\bpost[- ]construction\b/gi, 'post-construction')
    .replace(/\b(clean ?up|cleaning|moving|painting|landscaping) crew\b/gi, '$1 service')
    .replace(/(?<=\bcandle) \d[- ]?wicks? .*$/i, '')
    .replace(/(?<=\b(?:serum|cream|toner|gel|lotion|mask)) \d[\d.]*% .*$/i, '')
    .replace(
      /^((?:\p{L}+ )?(?:sewing|crochet|knitting|quilt(?:ing)?|stitch|embroidery) patterns?|sticker sheets?)\b.*$/iu,
      '$1',
    )
  const [, thing = '', design = ''] = DESIGN.exec(title) ?? []
  const isDesign = / \p{Ll}+$/u.test(thing) && isEnglishWord(design.toLowerCase())
  return isDesign && !/\bapp\b/i.test(thing) ? thing : title
}

const PHRASE = /["“]([^"“”]{8,60})["”]|(?<!\p{L})[‘']((?:[^‘’']|(?<=\p{L})['’](?=\p{L})){8,60})[’'](?!\p{L})/u
const MIN_PHRASE_WORDS = 3

/** What stands on it, as the title quotes it: "funny candle 'smells like you finally moved out'". */
export function quotedPhrase(typed: string): string | undefined {
  const found = PHRASE.exec(typed)
  const phrase = (found?.[1] ?? found?.[2])?.trim()
  return phrase !== undefined && phrase.split(/\s+/).length >= MIN_PHRASE_WORDS && / \p{Ll}{4,}/u.test(phrase)
    ? phrase
    : undefined
}
