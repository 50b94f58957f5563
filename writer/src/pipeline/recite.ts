import { plural, singular, spellNumber, spellUnits, upperFirst, withArticle } from '../language'
import {
  baseVerb,
  claimInWording,
  isAdjective,
  isEnglishWord,
  isFunctionWord,
  isListedNoun,
  isParticiple,
  isPluralWord,
  thirdVerb,
  type ProductMention,
  readNounPhrase,
  withThePlace,
} from '../reading'
import { PROPER } from '../reading/name-words'
import { calmed } from '../reading/speech-case'
import { isEaten } from './feature-words'
import { isCounted } from './plain-features'
import { inNumber, spokenLabel } from './spoken-label'
import { withThings } from './thing-sentence'

/** One line of a listing as it is recited: "100 pieces, 18 shapes and two car bases." */
export interface Recital {
  text: string
  /** Its parts for the screen, where there are several. */
  shown: readonly string[]
  /** In this order lines are recited: what you get, what it is made of, how it works, measures. */
  rank: number
  /** Its parts, and those that are not recited. */
  parts: readonly string[]
  isWhole: boolean
}

type Product = Pick<ProductMention, 'noun' | 'isPlural' | 'form'> & { title?: string }
/** In the box, a thing with or without a count, a material, how it is, what it does, measures of it, how it is used. */
type Sort = 'get' | 'thing' | 'of' | 'quality' | 'clause' | 'measure' | 'use' | 'after'
interface Piece {
  sort: Sort
  text: string
}

const AMOUNT = String.raw`(\d[\d.,]*(?: to \d[\d.,]*)?[ -](?:centimeter|meter|inch|kilo|gram|pound|ounce|liter|milliliter|degree|quart|ton|gigabyte|gallon|feet|foot)e?s?)`
const TIME = String.raw`((?:up to )?\d[\d.]*(?: to \d+)?[ -](?:hour|minute|second|day|week|month)s?)`
const VESSEL = '(bottle|bowl|box|container|cup|jar|jug|mug|pot|reservoir|tank|tray|basket|bag)'
const FORMS: readonly (readonly [string, Sort, string])[] = [
  ['(type-c|usb-c|micro usb)(?: (?:port|charging|rechargeable|cable charging))?', 'clause', '{they} {charge} by $1'],
  [
    `(?:in )?${TIME} (?:for )?(?:a )?full charge|(?:charging time|full charge) ${TIME}`,
    'after',
    '$1$2 for a full charge',
  ],
  [`${TIME} (?:runtime|run time|continuous|working time)`, 'clause', '{they} {run} for $1'],
  [`${TIME} play ?time`, 'clause', '{they} {play} for $1'],
  [String.raw`(\d+(?: to \d+)? \p{L}+s) per charge`, 'clause', 'you get $1 per charge'],
  [
    String.raw`(\d[\d.]*)[ -](\p{L}+?)s? ((?:glass |spray |pump |dropper )?(?:bottle|jar|tube|tin)(?: with .+)?)`,
    'clause',
    '{they} {come} in {a $1-$2 $3}',
  ],
  [String.raw`${AMOUNT} (?:\p{L}+ ){0,2}?${VESSEL}`, 'clause', 'the $2 holds $1'],
  [String.raw`(?:\p{L}+ ){0,3}?${VESSEL} ${AMOUNT}`, 'clause', 'the $1 holds $2'],
  [`(?:capacity|volume) ${AMOUNT}|${AMOUNT} capacity`, 'clause', '{they} {hold} $1$2'],
  [String.raw`(\p{L}+) size (\d[\d.]*) ?x ?(\d[\d.]*) (\p{L}+)`, 'measure', 'each $1 is $2 by $3 $4'],
  [String.raw`vitamin (\p{L}\d*)`, 'thing', 'vitamin {upper $1}'],
  [String.raw`(bluetooth [\d.]+)`, 'thing', '$1'],
  [String.raw`(0 grams) (?:of )?(.+)`, 'thing', '$1 of $2'],
  [String.raw`(water|oil|stain)[- ]repellent`, 'quality', '$1-repellent'],
  [String.raw`(water|sweat)[- ]resistant (?:for )?(\d+ minutes)`, 'quality', '$1-resistant for $2'],
  [String.raw`(\p{L}+) and (\p{L}+) free`, 'quality', 'free of $1 and $2'],
  [String.raw`(?:qi\d? )?(\d+) watts wireless(?: charging)?`, 'thing', '$1-watt wireless charging'],
  [String.raw`(?:usb-c )?(?:pd )?(\d+) watts wired`, 'thing', '$1 watts by cable'],
  [String.raw`((?:\p{L}+ ){1,3}(?:stand|arm|handle|head|hinge)) \d+ to \d+ degrees`, 'thing', '{a $1}'],
  [String.raw`wireless (?:charging )?(\d+) watts`, 'thing', '$1-watt wireless charging'],
  [`weight of set ${AMOUNT}`, 'measure', 'the set weighs $1'],
  [String.raw`(?:weight )?(\d[\d.,]* (?:kilo|gram|pound|ounce)s?)`, 'measure', '{they} {weigh} $1'],
  ['(?:strong )?holds? (up to .+)', 'clause', '{they} {hold} $1'],
  [`(?:max(?:imum)? )?(?:load|weight capacity)(?: (?:up to|max))? ${AMOUNT}`, 'clause', '{they} {hold} up to $1'],
  [
    String.raw`max(?:imum)? (\p{L}+) (?:length|diameter|width|size|thickness) ${AMOUNT}`,
    'clause',
    '{they} {take} {many $1} up to $2',
  ],
  [String.raw`(\p{L}+) up to ${AMOUNT}`, 'clause', '{they} {take} {any $1} up to $2'],
  [String.raw`fits? (?!pet )(\p{L}{3,}) ${AMOUNT}`, 'clause', '{they} {fit} {many $1} from $2'],
  [String.raw`fits? (\d[\d.]* to \d[\d.]* \p{L}+)`, 'clause', '{they} {fit} $1'],
  [String.raw`(\d+ hours and \d+ more from the case)`, 'clause', 'you get $1'],
  [String.raw`(?:enc )?(\d) mics?`, 'thing', '$1 microphones'],
  [String.raw`fits? (\d+ percent) (?:of )?((?:\p{L}+ )?\p{L}+)`, 'clause', '{they} {fit} $1 of {many $2}'],
  [String.raw`(\p{L}+) (extends|adjusts|folds|opens) (?:to )?${AMOUNT}`, 'clause', 'the $1 $2 to $3'],
  [String.raw`adjustable (\p{L}+) (\d+ to \d+ \p{L}+)`, 'clause', 'the $1 adjusts to $2'],
  [String.raw`length ${AMOUNT}`, 'measure', "{they're} $1 long"],
  [
    String.raw`(?:fully )?wash(?:able)? (?:at )?(\d+ degrees)|(\d+ degrees) wash`,
    'clause',
    'you can wash {them} at $1$2',
  ],
  [String.raw`machine[- ]wash(?:able)? (?:at )?(\d+ degrees)`, 'clause', 'you can machine-wash {them} at $1'],
  [`high (waist|neck|collar) ${AMOUNT}`, 'clause', 'the $1 is $2 high'],
  [`min(?:imum)? (\\p{L}+) size ${AMOUNT}`, 'measure', 'the minimum $1 size is $2'],
  ['(\\d+) pieces set', 'get', 'a set of $1 pieces'],
  ['(\\d+ (?:colou?r|shade|scent|flavou?r)s?)', 'clause', '{they} {come} in {many $1}'],
  [String.raw`(force|power|pressure|suction|torque) (\d[\d.,]* \p{L}+)`, 'thing', '$2 of $1'],
  [String.raw`(\d[\d.,]* \p{L}+) holding force`, 'thing', '$1 of holding force'],
  [
    String.raw`(\d[\d.,]* milligrams) (?:of )?(\D+) per (serv(?:e|ing)|capsule|tablet|gummy)`,
    'thing',
    '$1 of $2 in each $3',
  ],
  [String.raw`(\p{L}+(?: \p{L}+)?) (\d+ percent)`, 'thing', '$2 $1'],
  [String.raw`(\d[\d.,]*) rpm`, 'quality', '$1 RPM'],
  [String.raw`(?:ipx?\d+ )?((?:water|sweat|splash|dust)-?proof|(?:water|sweat|splash)-resistant)`, 'quality', '$1'],
  [String.raw`(?:ipx?\d+ )?(\p{L}+-?proof|\p{L}+-resistant) (\p{L}+)`, 'clause', 'the $2 {is $2} $1'],
  [String.raw`((?:\p{L}+ )?\p{L}+) (?:fully )?(\p{L}+)`, 'clause', 'the $1 {is $1} $2'],
  [String.raw`(\d+)[- ]days? supply`, 'after', "that's $1 days"],
  [
    String.raw`(?:warranty (\d+) (year|month)s?|(\d+)[ -](year|month)s?(?: \p{L}+)? warranty)`,
    'measure',
    'you get a $1$3-$2$4 warranty',
  ],
  [String.raw`(\d+)[ -](year|month)s? guarantee`, 'measure', 'you get a $1-$2 guarantee'],
  [String.raw`sizes? (\d+ to \d+(?: \p{L}+s)?)`, 'quality', 'sizes from $1'],
  [String.raw`(\d+) ?(?:to|-) ?(\d+) ?(?:x|times) (?:per|a) (day|week)`, 'quality', '$1 to $2 times a $3'],
  [String.raw`am(?: only)?`, 'quality', 'in the morning'],
  [String.raw`pm only`, 'quality', 'at night only'],
  [String.raw`am \/ ?pm|am\/pm`, 'quality', 'morning and night'],
  [String.raw`spf next day`, 'quality', 'SPF the next day'],
  ['self[- ]cleaning', 'quality', 'self-cleaning'],
  [String.raw`no see[- ]through`, 'quality', 'not see-through'],
  [String.raw`(\d+) pairs?(?: (?:per|in a) \p{L}+)?`, 'thing', '$1 pairs'],
  [String.raw`(\d+) (?:count|pieces)(?: (?:per|in a) \p{L}+)?`, 'thing', '$1 pieces'],
  [String.raw`one[- ]hand(?:ed)? operat(?:e|ion)`, 'thing', 'one-hand operation'],
  [String.raw`(\d+ colou?rs?) (pastel|matte|neon|glossy|translucent|clear)`, 'thing', '{count $1}, $2'],
]
const COMPILED = FORMS.map(([form, sort, said]) => [new RegExp(`^(?:${form})$`, 'iu'), sort, said] as const)

/** Certificates, registers, terms of the sale, sizes of the package, care that is not done. */
const NEVER =
  /^(?:box|size|dimensions?|product size|note|model|part number|serial number|art|item|input|output|thickness|not|max \d|iron|wipe|vacuum) |^left$|^ipx?\d+$|\b(?:aust l|astm|bis|bpom|brcgs|ce|certif\p{L}*|cgmp|cod|cpc|cpsia|delivery|dermatolog\p{L}*|educational|en ?\d[\d-]*|exchange|exp|facility|fcc|fda|gifts?|gmp|haccp|hsd|iso ?\d*|ifs|kebs|kkm|lfgb|lic|listed|multifunction(?:al)?|net|notified|oeko|patch test|premium|pse|quality|reach|refunds?|returns?|rohs|sgs|shelf life|shipping|ships?|sirim|sni|stock|tested|t[uü]v|upgraded|volts?|dpi|watts?-hours?)\b|n\.w\.|^do not |^no (?:dryer|iron|bleach)$|milliamp|(?<!\d)\d{1,2} percent (?:cotton|elastane|nylon|polyamide|polyester|spandex|viscose)|^(?:cotton|elastane|nylon|polyamide|polyester|spandex|viscose) \d+ percent$|\d ?x ?\d|\d{3,}[a-z]|#/iu
const MATERIAL =
  /(?:^|[ -])(?:abs|alloy|alumini?um|bamboo|brass|ceramic|copper|cotton|fib(?:er|re)|glass|latex|leather|linen|nylon|oak|parchment|pc|plastic|polyester|polypropylene|pp|rubber|satin|silicone|silk|steel|titanium|tpu|tritan|velvet|walnut|wood|wool)$/i
/** What lies beside the product. */
const GIVEN =
  /\b(?:adapter|anchor|bag|bib|booklet|box|brush|cable|cap|case|charger|cloth|cover|extender|guide|handle|manual|needle|plate|pouch|remote|screw|stick|strap|wipe)s?$/
/** No words of the lists, and said all the same. */
const TERMS =
  /^(?:(?:centi|milli)?meters?|(?:milli)?liters?|minus|abs|alloy|amber|argan|asiatica|balm|ferulic|pascals|scissors|sul(?:f|ph)ates?|bpa|caps|centella|chef|cruelty|elastane|enc|fillers|ferrite|gelatin|glycinate|gluten|gmo|grams?|kilos?|gummies|hyaluronic|incl|jojoba|max|mic|mics|non|paraben|parabens|paring|pca|pcs|pectin|per|pp|raspberry|reactive|repellent|rpm|sebum|sls|sles|silicone|soy|spf|tamarind|thickness|tpu|translucent|tritan|ultra|ultrasonic|usb|uv|watts|zinc|bluetooth|type-c|led|n\d+)$/i

const LABELS =
  /^(materials?|fabric|colou?rs?(?: available)?|scents?|flavou?rs?|(?:full )?sets?|pack(?:age)?(?: contents?| includes?)?|includes?|contents?|in the box|what you get|use|usage)$/

/** A listing line as a person reads it out; undefined where none of it can be. */
export function recite(typed: string, product: Product): Recital | undefined {
  if (/^(?:service|course|app)$/.test(product.form)) return undefined
  if (!isShouted(typed) && !isMixed(typed) && !isFragment(typed) && !isForm(typed, product)) return undefined
  const line = inWords(isMixed(typed) ? typed.replace(/^\p{Lu}(?=\p{Ll}{3})/u, lowered) : typed)
    .replace(/(\d+) hours \+ (\d+)[- ]hours? (?:charging )?case/, '$1 hours and $2 more from the case')
    .replace(/^compatible:? (\d[\d.]* to [\d.]+)-inch (?:all )?(\p{L}+s)$/u, 'fits $2 $1 inches')
    .replace(/^([^,]+s), (\d+) pieces$/, '$2 $1')
  if (/^box \d|^\d in 1:|^how to use/.test(line)) return undefined
  const [, all = ''] = /^for (all (?:skin|hair) types?)\b/.exec(line) ?? []
  if (all !== '')
    return {
      text: `${upperFirst(inNumber(`{they're} for ${all.replace(/e$/, 'es')}`, product))}.`,
      shown: [],
      rank: ORDER.measure,
      parts: [line],
      isWhole: true,
    }
  const whereUsed =
    ON_LIST.test(line) && !/\d/.test(line) ? spokenLabel(line.replace(/ \/ /g, ', '), product) : undefined
  if (whereUsed !== undefined)
    return { text: `${upperFirst(whereUsed)}.`, shown: [], rank: ORDER.clause, parts: [line], isWhole: true }
  const [, from = '', to = ''] = SIZES.exec(line) ?? []
  if (from !== '')
    return {
      text: `Sizes from ${from.toUpperCase()} to ${to.toUpperCase()}.`,
      shown: [],
      rank: ORDER.measure,
      parts: [line],
      isWhole: true,
    }
  if (ON_LIST.test(line) && !/^(?:fits?) \p{L}* ?\d/u.test(line)) return undefined
  const [, label = '', rest = ''] = /^([\p{L}\d. -]{3,30}?): *(.+)$/u.exec(line) ?? []
  const whole = label === '' ? undefined : (countedList(label, rest) ?? labelled(label, rest))
  const parts = label === '' || whole || LABELS.test(label) ? partsOf(rest || line) : ofLabel(label, rest)
  const pieces: Piece[] = []
  const left: string[] = []
  if (whole) pieces.push(whole)
  else
    for (const part of parts) {
      const known = pieceOf(part, label, product, /^(?:net|n\.w)|[ /](?:net|n\.w\.) /i.test(line), ON_LIST.test(line))
      if (known === undefined || pieces.length >= MAX_PARTS) left.push(part)
      else pieces.push(known)
    }
  const isFree = pieces.length > 0 && pieces.every(({ sort, text }) => sort === 'quality' && FREE_OF.test(text))
  if (isFree) left.push(...parts.slice(pieces.splice(MAX_SHOWN).length > 0 ? MAX_SHOWN : parts.length))
  const texts = merged(pieces)
  const said = composed(texts, label, product)
  if (said === undefined) return undefined
  const text = spelledCounts(inNumber(said, product)).replace('TYPE-C', 'Type-C')
  if (text.split(' ').length > MAX_WORDS || claimInWording(text) !== undefined) return undefined
  const listedItems = whole?.sort === 'get' ? (whole.text.split(': ')[1]?.split(/, | and /) ?? []) : []
  // What a long list does not say is shown.
  const unsaid = whole?.text.includes(', with ') ? parts.slice(MAX_SHOWN).map(counted) : []
  const items =
    unsaid.length > 0
      ? unsaid.map((item): Piece => ({ sort: 'thing', text: item }))
      : listedItems.length > 1
        ? listedItems.map((item): Piece => ({ sort: 'thing', text: item }))
        : texts.filter(({ sort }) => !/^(?:clause|measure|after)$/.test(sort))
  return {
    text: text.split('. ').map(upperFirst).join('. ').concat('.').replace(/^0 /, 'Zero '),
    shown:
      items.length > 1 || unsaid.length > 0 ? items.slice(0, MAX_SHOWN).map((item) => spelledCounts(item.text)) : [],
    // "5 colors" among labels
    rank: isFree
      ? ORDER.measure
      : !isShouted(typed) && /colou?r|^\d+ sizes/i.test(typed)
        ? BADGE
        : Math.min(...pieces.map((piece) => rankOf(piece, product))),
    parts: parts.filter((part) => !left.includes(part)),
    isWhole: left.length === 0,
  }
}
const lowered = (letter: string) => letter.toLowerCase()
const ON_LIST = /^(?:works? (?:on|with)|for|suitable|compatible|use on|fits?)\b/
/** "S-M-L-XL", "xs to 5xl" */
const SIZES = /^(?:sizes?:? )?(x*[sml])(?: ?(?:[-–/,]|to) ?\d?x*[sml])*(?: ?(?:[-–/,]|to) ?)(\d?x*l)$/i
const isShouted = (typed: string) => !/\p{Ll}{3}/u.test(typed.replace(/mAh/g, '')) && /\p{Lu}{2}/u.test(typed)
/** "Qi2 15W wireless / USB-C PD 20W wired", "N52 magnets, holding force 10N": codes and figures in a row. */
const isMixed = (typed: string) =>
  /^(?:\p{Lu}|\d)/u.test(typed) &&
  !/[.!?]$/.test(typed) &&
  !/^size/i.test(typed) &&
  /(?<![\p{L}\d])(?=\p{L}*\d)(?=\d*\p{Lu}|\p{Ll}*\d+\p{Lu}|\d+(?:mAh|W\b|V\b|N\b))[\p{L}\d.]{2,}/u.test(typed) &&
  /\S \/ \S|, |: /.test(typed) &&
  !TALKS.test(typed)
const TALKS =
  /\b(?:you|your|it|they|we|I|my|our|is|are|was|can|has|have|when|so|but|that|which|if|because|the|does|don['’]t|doesn['’]t|won['’]t|comes|for|from|wi-?fi|bluetooth|ios)\b/i

/** "max load 120 kg", "arm extends 12-20 cm" */
const isForm = (typed: string, product: Product) => {
  const line = inWords(typed)
  const form = /^[\p{L}\d][^.,:;/]*$/u.test(typed) ? formOf(line, product) : undefined
  return form !== undefined && /^\p{L}.*\d/u.test(typed) && /^(?:clause|measure)$/.test(form.sort) && !NEVER.test(line)
}
/** "15 colour", "100ml bottle w/ nozzle", "xs to 4xl", "8 colour pastel" */
const isFragment = (typed: string) => {
  const [, head = ''] = /^\d+ (?:\p{Ll}+ )?(\p{Ll}+)$/u.exec(typed) ?? []
  return (
    SIZES.test(typed) ||
    /^\d[\d.]* ?(?:ml|l|oz) (?:\p{Ll}+ )?(?:bottle|jar|tube|tin)(?: (?:with|w\/) ?\p{Ll}+)?$/iu.test(typed) ||
    /^\d+ colou?r (?:pastel|matte|neon|glossy|clear)$/.test(typed) ||
    /^(?:colou?rs?|shades?|scents?|flavou?rs?|pieces)$/.test(head) ||
    (isPluralWord(head) && isListedNoun(singular(head)) && !MEASURE.test(head))
  )
}
const BADGE = 3
/** What stands in a row on a package. */
const FREE_OF =
  /^(?:(?:alcohol|bpa|cruelty|dairy|dye|fragrance|gluten|gmo|mineral oil|paraben|perfume|silicone|soy|sul(?:ph|f)ate|sls)s?-free|vegan|non-gmo)$/i
const isFreeRow = (line: string) =>
  isShouted(line) && partsOf(inWords(line)).every((part) => FREE_OF.test(part.replace(/ free$/, '-free')))
/** Several rows of what it is free of are one. */
export function inOneRow(typed: readonly string[]): readonly string[] {
  const rows = typed.filter(isFreeRow)
  return rows.length < 2
    ? typed
    : typed.flatMap((line) =>
        line === rows[0] ? [rows.join(', ').replace(/ [/|] /g, ', ')] : rows.includes(line) ? [] : [line],
      )
}
const MAX_PARTS = 5
const MAX_SHOWN = 3
const MAX_WORDS = 26
/** How many of it there are comes first, its parts later. */
const rankOf = ({ sort, text }: Piece, { noun }: Product) =>
  sort === 'thing' &&
  !/^\d{2}|^\d (?:pieces|pairs)/.test(text) &&
  !noun.includes(singular(/^\d+ (?:\p{L}+ )?(\p{L}+)/u.exec(text)?.[1] ?? '?'))
    ? ORDER.of
    : ORDER[sort]
const ORDER: Readonly<Record<Sort, number>> = {
  get: 0,
  thing: 0,
  of: 1,
  quality: 1,
  clause: 1,
  use: 1,
  after: 2,
  measure: 2,
}

/** Small letters, units in words, ranges with "to". */
export const inWords = (typed: string) =>
  spellUnits(
    calmed(
      (isShouted(typed) ? typed.toUpperCase() : typed)
        .replace(/^【(\d+ ?(?:pcs|pieces))(?: set)?】/i, '$1: ')
        .replace(/[【】《》「」]/g, ' / ')
        // The same measure in another unit.
        .replace(
          /(\d ?(?:m?l|[cm]?m|k?g))(?: ?\/ ?| ?\()\d[\d.,]* ?(?:(?:fl\.? ?)?oz|lbs?|inch(?:es)?|in|ft|cups?)\b\)?/gi,
          '$1',
        )
        .replace(/\bTYPE[- ]?C\b/gi, 'TYPE-C')
        .replace(/: YES\b.*$/i, '')
        .replace(/\b(ALL (?:\p{L}+ )?\p{L}+S),? INCL(?:UDING|\.)? \p{L}+$/iu, '$1'),
    )
      .replace(/(?<![\p{L}\d])(\d+) ?x(?= ?\p{L})/giu, '$1 x')
      .replace(/ x ?(\d+)\b/gi, ' x$1')
      .replace(/\bw\/ ?/gi, 'with ')
      .replace(/\s*\([^()]*\)/g, '')
      .replace(/ & /g, ' and ')
      .replace(/(\d) ?["”″]/g, '$1 inch')
      .replace(/(\d),(\d)(?!\d\d)/g, '$1.$2')
      .replace(/(\d)\.(\d{3})(?=\s*rpm)/gi, '$1,$2')
      .replace(/(?<![\d.,])(\d{1,3})(\d{3})(?=\s*(?:mah|pa\b|rpm|w\b|g\b))/gi, '$1,$2')
      .replace(
        /(?<![\d.])(\d[\d.]*)(?: inch)?(?: ?\/ ?\d[\d.]*)* ?[/–-] ?(\d[\d.]*)(?= *\p{L}|°|$)/giu,
        (whole, from: string, to: string) => (Number(from) < Number(to) ? `${from} to ${to}` : whole),
      )
      .replace(/(?<![\d.])-(\d+) ?°c? ?(?:to|-|–) ?\+?(\d+) ?°c?/gi, 'from minus $1 to $2 degrees')
      .replace(/\b(\d+)0 ?mm\b/gi, (whole, tens: string) => (Number(tens) >= 10 ? `${tens} cm` : whole))
      .replace(/\b(\d+) ?t\b/gi, (_, count: string) => `${count} ton${count === '1' ? '' : 's'}`)
      .replace(/(\d) ?(?:p(?:ie)?cs?|pc)\b/gi, '$1 pieces')
      .replace(/(\d) ?pg\b/gi, '$1-page')
      .replace(/(\d)° ?(?=\p{L}{3})/gu, '$1-degree ')
      .replace(/(\d) ?%/g, '$1 percent')
      .replace(/\bss ?304\b/gi, 'stainless steel')
      .replace(STEEL_GRADE, '')
      .replace(/\b(non|anti) (?=\p{Ll}{3})/gu, '$1-')
      .replace(/\b(food|medical) grade\b/g, '$1-grade')
      .replace(/\bpush up (?=\p{L})/gu, 'push-up ')
      .replace(/\bmax\./gi, 'max')
      .replace(/(\d) ?pa\b/gi, '$1 pascals')
      .replace(/\bvitamin (\p{Ll})\b/gu, (_, letter: string) => `vitamin ${letter.toUpperCase()}`)
      .replace(/\b(leak|oil|shock|smudge|spill|sweat) proof\b/g, '$1-proof')
      .replace(/ \d+ ?g(?:rams)?\/m2$/i, '')
      .replace(/\bbt (?=\d)/gi, 'Bluetooth ')
      .replace(/\b(cold|gold|silver|hand) (?=(?:pressed|plated|made|poured|cut|sewn)\b)/g, '$1-'),
  )
    .replace(/(\d)° ?[cf]?\b|(\d)°/gi, '$1$2 degrees')
    .replace(/degrees Celsius/g, 'degrees')
    .replace(/kilogram/g, 'kilo')
    .replace(/\b(?:abs|bpa|gmo|led|pp|tpu|pca|sls|sles|uv|n\d\d)\b/g, (word) => word.toUpperCase())
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')

/** "420 stainless steel blades" are not so many blades. */
const STEEL_GRADE = /(?<![\d.])(?:201|304|316l?|410|420|430|18\/(?:8|10))(?:[- ]grade)? (?=stainless)/gi

const partsOf = (line: string): string[] =>
  line
    .split(/ [/–—-] |\s*[|;•✔✓★●]\s*|, | \+ (?=\p{L}|\d)/u)
    .map((part) => part.replace(/^(?:and|plus) |[\s:,]+$/g, '').trim())
    .flatMap((part) => {
      const [, of = '', size = '', thin = ''] =
        /^(\p{L}+) (\d[\d.]* millimeters?)(?: (ultra[- ]thin|thin|thick))?$/u.exec(part) ?? []
      return of !== '' && MATERIAL.test(of)
        ? [of, thin.startsWith('ultra') ? `ultra-thin at ${size}` : `${size} ${thin || 'thick'}`]
        : [part]
    })
    .filter((part) => /[\p{L}\d]/u.test(part))

/** "magnets: ferrite, sealed": the magnets are. */
function ofLabel(label: string, rest: string): string[] {
  if (/\d-in-|^(?:for|note)$|in one/.test(label)) return []
  const [first = '', ...others] = partsOf(rest)
  if (others.length === 0 || /^\d/.test(first))
    return [`${label} ${first}`, ...others.map((part) => (STATES.test(part) ? `${label} ${part}` : part))]
  return [first, ...others].map((part) => (STATES.test(part) ? `${label} ${part}` : part))
}
const STATES =
  /^(?:fully )?(?:adjustable|detachable|foldable|glued|graduated|lined|padded|reinforced|removable|riveted|sealed|sewn|washable|welded)$/

/** "5 bands: 5 to 25 kilos", "6 pieces: chef / bread / peeler" */
function countedList(label: string, rest: string): Piece | undefined {
  const [, count = '', thing = ''] = /^(\d+) (\p{L}+(?: \p{L}+)?)$/u.exec(label) ?? []
  if (count === '') return undefined
  const range = /^(\d[\d.]* to \d[\d.]* \p{L}+)(?:,|$)/u.exec(rest)?.[1]
  if (range !== undefined) return { sort: 'thing', text: `${count} ${plural(thing)}, from ${range}` }
  if (rest.includes('#'))
    return pieceOf(`${count} ${plural(thing)}`, '', { noun: '', isPlural: false, form: 'thing' }, false, false)
  const items = rest.split(/ ?\/ |, | \+ /).map((item) => item.replace(/ \d[\d.]* ?(?:centimeters|inches)$/, ''))
  if (items.length < 2 || !items.every((item) => /^(?:\d+ ?x? ?)?(?:\p{L}+ ?){1,2}$/u.test(item) && isKnown(item)))
    return undefined
  const areCounted = items.some((item) => /^\d/.test(item))
  const named = items.map((item, at) =>
    areCounted ? counted(item) : at === items.length - 1 && isCounted(item) ? withArticle(item) : item,
  )
  if (areCounted && named.length > MAX_SHOWN)
    return { sort: 'get', text: `${count} ${plural(thing)}, with ${listed(named.slice(0, MAX_SHOWN))}` }
  const what = areCounted || thing !== 'pieces' ? ` ${plural(thing)}` : ''
  return { sort: 'get', text: `${count}${what}: ${listed(named)}` }
}

function labelled(label: string, rest: string): Piece | undefined {
  const items = rest.split(/ ?\/ |, | \+ /)
  if (/^(?:colou?rs?|scents?|flavou?rs?)/.test(label) && items.every((item) => /^(?:\p{L}+ ?){1,3}$/u.test(item)))
    return { sort: 'clause', text: `{they} {come} in ${listed(items)}` }
  return undefined
}

function pieceOf(part: string, label: string, product: Product, isNet: boolean, isOnList: boolean): Piece | undefined {
  const isBox = /^(?:(?:full )?sets?|pack|includ|contents|in the box|what)/.test(label)
  const bare = part
    .replace(/^(?:incl(?:udes?|uding|uded|\.)?|free|comes? with|with) (?=\p{L}|\d)/iu, '')
    .replace(/ incl(?:uded|\.)?$/, '')
    .replace(/(?<=\p{L})(?<! size) (?:\d[\d.]* ?x ?\d.*|\d+-page)$/u, '')
    .replace(/^(.*\p{L}{2}) ?[x*] ?(\d+)$/u, '$2 $1')
    .replace(/^(\p{L}[\p{L} ]*s) (\d+)$/u, '$2 $1')
    .replace(/^(\d[\d.]*) (inch|centimeter|meter|millimeter)(?:e?s)? (?=\p{L}+ \p{L}+$)/u, '$1-$2 ')
    .replace(/^(\d+) ?x (?=\p{L})/u, '$1 ')
    .replace(/^(.+s?) (\d+) pieces$/u, '$2 $1')
    .replace(/^(\d+) (pattern|mode|speed|level|way|layer|step) (?=\p{L}+(?: \p{L}+)?$)(?!.*s$)/u, '$1-$2 ')
    .replace(/^(\d+) pieces (?=(?:\S+ )*\p{L}+s$)/u, '$1 ')
  const early = / size \d/.test(bare) ? formOf(bare, product) : undefined
  if (early) return early
  if (POWER.test(product.noun) && /milliamp/.test(bare))
    return { sort: 'thing', text: bare.replace(/^capacity |-hours?.*$/g, '').replace(' milliamp', ' mAh') }
  if (
    NEVER.test(bare) ||
    /^(?:box|size) \d/.test(part) ||
    claimInWording(bare) !== undefined ||
    !isKnown(bare, product.title, isEaten(product))
  )
    return undefined
  const isGiven = isBox || /\bincl(?:uded|\.)?$|^(?:incl|free|comes? with)/.test(part)
  const thing = thingOf(bare, product)
  if (isGiven) {
    const free =
      part.startsWith('free ') && thing?.startsWith('a') ? withArticle(`free ${bare.replace(/^1 /, '')}`) : thing
    return free === undefined ? undefined : { sort: 'get', text: free }
  }
  if (label === 'use' || label === 'usage')
    return { sort: 'use', text: formOf(bare, product)?.text ?? bare.replace(/ am ?\/ ?pm$/i, ' morning and night') }
  const form = formOf(bare, product)
  if (form) return isNet && form.sort === 'measure' ? undefined : form
  if (isOnList) return undefined
  const quality = qualityOf(bare)
  if (quality !== undefined) return { sort: 'quality', text: quality }
  const isOf = /^materials?|^fabric/.test(label)
  const isMaterial = MATERIAL.test(bare.replace(/ \S*\d\S*$/, ''))
  if (isMaterial && !/^\d+ (?!percent)/.test(bare.replace(/^\d{3}\p{L}? (?=stainless)/iu, '')))
    return {
      sort: 'of',
      text: bare
        .replace(/\S*\d\S* (?!percent)|\s\S*\d\S*$/g, (code) =>
          /^\d+ $/.test(code) && bare.includes(' percent ') ? code : '',
        )
        .trim(),
    }
  return thing === undefined
    ? undefined
    : {
        sort: !isOf && GIVEN.test(bare) && !part.startsWith('with ') && !isEaten(product) ? 'get' : 'thing',
        text: thing,
      }
}

const POWER = /power ?bank|battery|charger/

function formOf(part: string, product: Product): Piece | undefined {
  for (const [pattern, sort, said] of COMPILED) {
    const found = pattern.exec(part)
    if (!found) continue
    const [, one = '', other = ''] = found
    if (said.startsWith('the $1 {is $1} $2') && !isState(one, other)) continue
    if (said.startsWith('the $2 {is $2}') && !isListedNoun(singular(other))) continue
    const isTaken = !one.endsWith('s') && isListedNoun(one) && thirdVerb(`${one}s`) !== 'sure' && !MEASURED.test(one)
    if (said.includes('{any ') && !isTaken) continue
    if (/weigh|\} \{hold/.test(said) && isEaten(product)) return undefined
    // A bottle comes in no bottle.
    const isSelf = said.includes('{a ') && /bottle|jar|tin|tube/.test(product.noun)
    if (isSelf) return undefined
    const text = part
      .replace(pattern, said)
      .replace(/\{(is|many|any|count|upper|a) ([^}]+)\}/gu, (_, form: string, word: string) =>
        form === 'is'
          ? isPluralWord(word)
            ? 'are'
            : 'is'
          : form === 'upper'
            ? word.toUpperCase()
            : form === 'a'
              ? withThings(withArticle(word))
              : form === 'count'
                ? counted(word)
                : form === 'any' && !isCounted(word)
                  ? word
                  : manyOf(word),
      )
      .replace(/\b(?:to|from) (\d[\d.,]*) to /, 'from $1 to ')
    return { sort, text }
  }
  return undefined
}
const MEASURED = /^(?:battery|heat|height|length|load|pressure|range|size|speed|temperature|time|weight|width|works?)$/
/** "magnets sealed", not "strong magnets" */
const isState = (thing: string, state: string) =>
  isListedNoun(singular(thing.split(' ').at(-1) ?? '')) && STATES.test(state)

const manyOf = (thing: string) => thing.replace(/\p{L}+$/u, (word) => (isPluralWord(word) ? word : plural(word)))
/** "2 ankle strap" is two straps. */
const counted = (text: string) => {
  const [, count = '', thing = ''] = /^(\d+) ?x? ?(.+)$/.exec(text) ?? []
  return count === '' ? text : count === '1' ? withArticle(thing) : `${count} ${manyOf(thing)}`
}

/** With its count or its article; undefined where it is surely no thing. */
function thingOf(text: string, product: Product): string | undefined {
  if (
    text
      .replace(/^\d[\d.,]*(?: to \d[\d.,]*)?[ -]/, '')
      .split(' ')
      .every((word) => MEASURE.test(word))
  )
    return undefined
  const [, count = '', rest = text] = /^(\d+) (\p{L}.*)$/u.exec(text) ?? []
  if (MEASURE.test(rest.split(' ')[0] ?? '') && count !== '') return rest.startsWith('percent ') ? text : undefined
  const words = rest.split(' ')
  const head = (rest.split(/ (?:with|of|for|in) /)[0] ?? '').split(' ').at(-1) ?? ''
  const isNoun = isListedNoun(singular(head)) || isPluralWord(head) || TERMS.test(head)
  // "scrub small grain"
  const isMixed = words.some(
    (word, at) =>
      at > 0 &&
      isAdjective(word) &&
      !isListedNoun(word) &&
      isListedNoun(words[at - 1] ?? '') &&
      !isAdjective(words[at - 1] ?? ''),
  )
  if (isMixed || /\d\S*-\d|\d .*\d/.test(rest) || /^(?:free|proof|resistant|safe)$/.test(head)) return undefined
  if (count !== '') return isNoun && words.length <= MAX_THING ? counted(text) : undefined
  // "high waist 12 centimeters"
  const [, thing = '', size = '', unit = ''] =
    /^((?:[\p{L}-]+ ){0,2}\p{L}+) (\d[\d.,]*)[ -](\p{L}+?)s?$/u.exec(text) ?? []
  const sized = thing.split(' ').at(-1) ?? ''
  if (thing !== '')
    return isCounted(sized) &&
      isListedNoun(sized) &&
      !/^(?:weight|width|waist \d|height|length|depth|load)$/.test(sized) &&
      MEASURE.test(unit)
      ? withArticle(`${size}-${unit === 'inche' ? 'inch' : unit} ${thing}`)
      : undefined
  if (/ \d|^\d+ /.test(text)) return undefined
  const phrase = readNounPhrase(text)
  if (isEaten(product) && words.length > 2 && baseVerb(words[0] ?? '') === 'sure') return undefined
  const isFood = isEaten(product) && !/^(?:base|bottle|cap|texture|dropper|jar|pump|tube|bag|box)$/.test(head)
  if (phrase && phrase.tail === '' && (words.length > 1 || GIVEN.test(text) || isEaten(product)))
    return isFood || UNCOUNTED.test(phrase.bare)
      ? phrase.bare
      : /^\S+-hand /.test(text)
        ? withArticle(text)
        : phrase.text
  const isPlain =
    words.length <= MAX_THING && words.every((word) => /^\p{L}[\p{L}\d-]+$/u.test(word) && !isFunctionWord(word))
  return isPlain && isNoun && (words.length > 1 || isEaten(product) || GIVEN.test(text))
    ? isCounted(head) && !isFood
      ? withArticle(text)
      : text
    : undefined
}
const MEASURE =
  /^(?:(?:centi|milli)?met(?:er|re)s?|inch(?:es?)?|feet|foot|kilos?|(?:milli)?grams?|pounds?|(?:fluid|ounces?)|(?:milli)?liters?|degrees?|percent|watts?|hours?|minutes?|seconds?|days|weeks|months|years)$/
const MAX_THING = 4
const UNCOUNTED = /(?:^| )(?:dye|glycinate|latex|(?:sebum|oil) control|protection|operation|rotation)$/

function qualityOf(text: string): string | undefined {
  const [, no = ''] = /^no (.+)$/.exec(text) ?? []
  if (no !== '') return no.split(' ').length <= MAX_THING ? text : undefined
  if (/^(?:anti|non)[ -]\p{L}+$/u.test(text)) return text.replace(' ', '-')
  const compound = /^((?:\p{L}+ )?\p{L}+?)[ -]?(proof|resistant|free|safe|protected|way stretch)$/u.exec(text)
  if (compound)
    return /^(?:waterproof|shockproof|dustproof|foolproof)$/.test(text)
      ? text
      : `${(compound[1] ?? '').replace(/^(?:bpa|uv)$/i, (word) => word.toUpperCase())}-${compound[2] ?? ''}`
  if (/^(?:heat|water)[ -]resistant (?:from|up to) /.test(text)) return text.replace(' resistant', '-resistant')
  if (COLOR.test(text)) return text
  if (/^made in \p{L}+/u.test(text))
    return withThePlace(
      text
        .replace(/(?<=in )(?=(?:uk|us|usa|uae)$)/i, 'the ')
        .replace(
          /\p{L}+$/u,
          (place) => PROPER.get(place.toLowerCase()) ?? (place.length < 4 ? place.toUpperCase() : upperFirst(place)),
        ),
    )
  if (/^up to \d|^ultra-thin at |^\d[\d.]* millimeters (?:thin|thick)$|^(?:food|medical)-grade$/.test(text)) return text
  if (/^heat[ -]resistant from minus/.test(text)) return text.replace(' resistant', '-resistant')
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  return words.length <= 2 &&
    (words.length === 1 || !isListedNoun(last)) &&
    (isAdjective(last) || isParticiple(last) || /^(?:vegan|halal|unbleached|hypoallergenic)$/.test(last)) &&
    !isPluralWord(last)
    ? text.replace(/^ultra /, 'ultra-')
    : undefined
}

const COLOR =
  /^(?:matte |glossy |light |dark )?(?:black|white|gr[ae]y|navy|blue|red|pink|green|beige|brown|purple|yellow|orange|gold|silver)$/

/** Whether a listener knows its words: an English line, and terms that are read out. */
const isKnown = (text: string, title = '', isFood = false) =>
  !/[¿-\uffff]/.test(text.replace(/[–’“”″]/g, '')) &&
  (text.match(/(?<![\p{L}\d-])\p{L}{3,}(?![\d])/gu) ?? []).every((word) => {
    const lower = word.toLowerCase()
    return (
      isEnglishWord(lower) ||
      isFunctionWord(lower) ||
      isListedNoun(singular(lower)) ||
      TERMS.test(lower) ||
      /(?:proof|able)$/.test(lower) ||
      /^\p{Lu}\p{Ll}/u.test(word) ||
      (isFood && new RegExp(`\\b${lower}\\b`, 'i').test(title))
    )
  })

/** "6 blades" and "stainless steel" are six stainless steel blades. */
function merged(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((all, piece) => {
    const before = all.at(-1)
    if (
      piece.sort === 'of' &&
      before?.sort === 'thing' &&
      /^\d+ \p{L}+s$/u.test(before.text) &&
      !piece.text.includes(' percent ')
    )
      return [...all.slice(0, -1), { ...before, text: before.text.replace(' ', ` ${piece.text} `) }]
    // "roller 18 cm / ABS"
    if (piece.sort === 'of' && before?.sort === 'thing' && /^an? /.test(before.text) && all.length === 1)
      return [{ ...before, text: `${before.text} made of ${piece.text}` }]
    return [...all, piece]
  }, [])
}

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text)

/** When and on what it is used; "pea size amount" is text. */
const USED = /^(?:\d|after|as|at|before|daily|every|for|in|morning|on|once|twice|when|with)\b/
/** Things, materials and qualities in a row are a list without a verb; what has a verb is a clause. */
function composed(pieces: readonly Piece[], label: string, product: Product): string | undefined {
  if (pieces.every(({ sort }) => sort === 'after')) return undefined
  if (label === 'use' || label === 'usage')
    return USED.test(pieces[0]?.text ?? '')
      ? `use ${/^\d/.test(pieces[0]?.text ?? '') ? '' : '{them} '}${textsOf(pieces).join(', ')}`
      : undefined
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    const isClause = (one: Piece | undefined) => one?.sort === 'clause' || one?.sort === 'measure'
    const isGiven = (one: Piece | undefined) => one?.sort === 'get'
    const isApart = last?.every(({ sort }) => sort === 'quality') && isGiven(piece)
    if (last && !isApart && ((!isClause(piece) && !isClause(last[0])) || piece.sort === 'after')) last.push(piece)
    else runs.push([piece])
  }
  return runs.reduce((said, run, at) => {
    if (at === 0) return runs.length > 1 && run.length === 1 ? clauseOf(run, product) : listOf(run, product)
    // At most two clauses in one sentence.
    const isJoined = said.split('. ').at(-1)?.includes(', ') !== true
    if (run[0]?.sort === 'quality' && run[0].text.startsWith('no ')) return `${said}, ${clauseOf(run, product)}`
    const more =
      said.startsWith('the ') && run[0]?.sort === 'thing'
        ? `${/^an? /.test(run[0].text) ? "there's" : 'there are'} ${listed(textsOf(run))}`
        : clauseOf(run, product)
    return isJoined ? `${said}, and ${more}` : `${said}. ${clauseOf(run, product)}`
  }, '')
}

/** As a sentence of its own. */
function listOf(run: readonly Piece[], product: Product): string {
  const [first, ...others] = run
  if (!first) return ''
  if (first.sort === 'clause' || first.sort === 'measure') return textsOf(run).join(', ')
  if (run.some(({ sort }) => sort === 'get') && run.every(({ sort }) => sort === 'get' || sort === 'thing'))
    return clauseOf(run, product)
  if (
    isEaten(product) &&
    run.length > 1 &&
    run.every(({ sort, text }) => sort === 'thing' && !/^\d/.test(text) && !/\b(?:bottle|dropper|cap)$/.test(text))
  )
    return `made with ${listed(textsOf(run))}`
  if (others.length === 0 && /^\d+ (?!pairs|pieces)\p{L}+s$/u.test(first.text)) return clauseOf(run, product)
  if (run.every(({ sort }) => sort === 'thing') && (run.length > 1 || /^\d+ (?!pairs|pieces$)/.test(first.text)))
    return listed(textsOf(run))
  if (run.every(({ sort }) => sort === 'of' || sort === 'thing') && first.sort === 'of') {
    const of = run.filter(({ sort }) => sort === 'of')
    const things = run.filter(({ sort }) => sort === 'thing')
    return `made of ${listed(textsOf(of))}${things.length > 0 ? `, with ${listed(textsOf(things))}` : ''}`
  }
  if (others.length === 0) return clauseOf(run, product)
  const of = run.filter(({ sort }) => sort === 'of')
  return of.length > 0 && first.sort === 'of'
    ? [`made of ${listed(textsOf(of))}`, ...textsOf(run.filter(({ sort }) => sort !== 'of'))].join(', ')
    : textsOf(run).join(', ')
}

/** With a subject and a verb. */
function clauseOf(run: readonly Piece[], product: Product): string {
  const [first] = run
  const texts = textsOf(run)
  switch (first?.sort) {
    case 'get':
      return `you get ${listed(texts)}`
    case 'thing':
      return run.some(({ sort }) => sort === 'get') || /^\d+ (?:pairs|pieces)$/.test(first.text)
        ? `you get ${listed(texts)}`
        : `{they} {have} ${isEaten(product) ? texts.join(', ') : listed(texts)}`
    case 'of':
      return `{they're} made of ${listed(texts)}`
    case 'quality':
      if (first.text.startsWith('sizes')) return `{they} {come} in ${listed(texts)}`
      return /^no |^\d/.test(first.text) ? texts.join(', ') : `{they're} ${listed(texts)}`
    case 'after':
      return texts.join(', ')
    default:
      return texts.join(', ')
  }
}

const UNIT =
  /^(?:centimeter|meter|millimeter|inch|kilo|gram|pound|ounce|liter|milliliter|milligram|degree|percent|watt|quart|gallon|RPM|to\b|feet|foot|gigabyte)/
/** "2 handles" is two handles, measures stay figures. */
const spelledCounts = (text: string) =>
  text
    .replace(/\b(\d) to (\d)(?= (?:times|drops)\b)/g, (_, from: string, to: string) =>
      [from, to].map((digit) => spellNumber(Number(digit)).join('-')).join(' to '),
    )
    .replace(
      /(?<![\p{L}\d.,-])(?<!\b(?:to|from|sizes) )(\d)(?=( to \d+)? (\p{L}+)|:)/gu,
      (digits: string, _: string, range: string | undefined, next = '') =>
        UNIT.test(next) || range !== undefined ? digits : spellNumber(Number(digits)).join('-'),
    )
