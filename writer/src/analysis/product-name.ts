import { isMassNoun, isPlural, plural, singular, upperFirst, withArticle } from '../language/grammar'
import {
  capLength,
  cleanField,
  cleanText,
  dropInjection,
  dropSymbols,
  FIELD_CAPS,
  isAbsent,
} from '../language/sanitise'
import { dropProfanity } from '../language/profanity'
import { checkText } from '../check'
import { isKnownNoun, isPartOfNoun, knownNounEndingAt } from './head-nouns'
import { COLORS, GENERIC_WORDS, PROMOTION, PROPER } from './name-words'
import type { ProductAnalysis } from './types'

/** Says too little alone: "set", "holder". The word before it joins. */
const VAGUE_HEADS = new Set(
  'set kit pack pair bundle case cover holder stand rack organizer organiser bag bottle mat pad light lamp lights box tray mount cable charger brush mask oil spray roller maker cutter cleaner remover machine tool toy bed bowl jar bin basket hook hooks clip clips strap band tape filter fan heater pump chair table desk shelf mirror clock book board bar ball ring rope cup mug lid cloth towel pan pot knife timer tracker station hub adapter tree feeder leash collar harness'.split(
    ' ',
  ),
)
const SIZE_TOKEN =
  /(?<![a-z0-9\u00c0-\u024f])(?:\d+(?:[.,]\d+)?[ -]?(?:fl\.? ?oz|oz|ml|l|liter|gal|lbs?|kg|g|mm|cm|inch(?:es)?|in|ft|"|″|w|watts?|mah|wh|v|gb|tb|pcs?|pieces?|count|ct|pk|hours?|h|hr|k|p|mp)\.?|\d+ ?[x×] ?\d+(?: ?[x×] ?\d+)?(?:\s*(?:cm|mm|in|inch(?:es)?|ft|"))?|(?:\d+|two|three|four)[ -]?(?:pack|piece|pair)s?|(?:pack|set|lot|box|case) of \d+|size [sml\d]+|x{1,3}l)(?![a-z0-9\u00c0-\u024f])/gi

/** What the product is called, what it is, and every word that has to agree with it. (R06-R12) */
export function analyseProduct(name: string): ProductAnalysis {
  const typed = nameOnly(name)
  const spoken = latinPart(typed)
  if (!/\p{L}/u.test(spoken)) return unnamed()
  if (!/\p{Script=Latin}/u.test(spoken)) return bareName(capWords(spoken, 6, 40))

  const words = casedWords(spoken)
  const cut = cutToHead(words)
  if (cut.head === undefined) return withoutHead(cut.words)
  return withHead(cut.words, cut.head, cut.brandWords)
}

/** The name without what sellers wrap around it. (R06, R09) */
function nameOnly(name: string): string {
  let text = cleanText(name)
  text = dropInjection(text).replace(/\n+/g, ' ')
  // "Name | keywords | more keywords": only the first part is the name.
  text = text.split(/\s*[|•·]\s*|\s+[–—]\s+/).find((part) => /\p{L}{2}/u.test(part)) ?? ''
  text = dropSymbols(dropProfanity(text))
  const unbracketed = text.replace(/[([{【「（][^)\]}】」）]*(?:[)\]}】」）]|$)/g, ' ')
  if (/\p{L}/u.test(unbracketed)) text = unbracketed
  for (const flag of checkText(text, 'productName')
    .filter(({ severity, rule }) => severity === 'block' && rule !== 'REG-01')
    .reverse()) {
    text = `${text.slice(0, flag.start)} ${text.slice(flag.end)}`
  }
  const promoted = text
  text = text.replace(PROMOTION, ' ').replace(/[!?*"“”„«»()[\]{}]+/g, ' ')
  if (!/\p{L}{2}/u.test(text)) text = promoted
  const sized = text
  text = text.replace(SIZE_TOKEN, ' ')
  if (!/\p{L}/u.test(text)) text = sized
  text = text.replace(/\s+-{1,3}\s+/g, ' - ').replace(/[ \t]+/g, ' ')
  text = text.replace(/(?<![\p{L}\p{N}-])(\p{Ll}+)(?:\s+\1)+(?![\p{L}\p{N}-])/gu, '$1')
  const tail = new RegExp(
    `(?:\\s-\\s|,\\s?|\\s/\\s)(?:${COLORS.join('|')})(?:[ /&-]+(?:${COLORS.join('|')}|and))*\\s*$`,
    'iu',
  )
  text = text.replace(tail, '')
  text = text.replace(/^[\s\-–—,.:;/&+']+|[\s\-–—,.:;/&+]+$/g, '').replace(/\s+([,.])/g, '$1')
  text = text.replace(/^(?:the|an?|my|our|this|these)\s+(?=\p{L}.*\s|\p{Ll})/iu, '')
  return isAbsent(text) ? '' : capLength(cleanField(text, FIELD_CAPS.name), FIELD_CAPS.name)
}

/** Of a mixed name the Latin part is said, if it holds at least two words. (R10) */
function latinPart(text: string): string {
  const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
  if (!foreign.test(text)) return text
  const latin = text
    .split(/\s+/)
    .map((word) => (foreign.test(word) ? ' ' : word))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const ownWords = latin.split(' ').filter((word) => /\p{L}{2}/u.test(word))
  return ownWords.length >= 2 ? latin : text
}

function capWords(text: string, words: number, characters: number): string {
  const kept = text.split(/\s+/).slice(0, words).join(' ')
  return kept.length <= characters ? kept : capLength(kept, characters)
}

const isInnerCap = (word: string) => /^\p{L}+.*\p{Ll}\p{Lu}/u.test(word) || /^\p{Ll}\p{Lu}/u.test(word)
const bare = (word: string) => word.toLowerCase().replace(/^['"]+|['",.:;]+$/g, '')

function isGeneric(word: string): boolean {
  const lower = bare(word)
  if (GENERIC_WORDS.has(lower) || isKnownNoun(lower) || isPartOfNoun(lower)) return true
  if (/(?:able|ible|less|proof|free|resistant|friendly|ized|ing|tional)$/.test(lower) && lower.length > 5) return true
  return (
    lower.includes('-') && lower.split('-').every((part) => part === '' || GENERIC_WORDS.has(part) || isKnownNoun(part))
  )
}

const CAPITAL_ACRONYM =
  /^(?:USB|LED|LCD|OLED|HDMI|RGB|SPF\d*|UVA?|UVB|BPA|PVC|TPU|TPE|HEPA|GPS|NFC|TV|PC|SSD|HD|UHD|DIY|SUV|RV|AI|VR|BBQ|TSA|EVA|USB-C|\dK|\dG|\dD|XL|BB|CC|ANC)$/i

const MODEL_WORD = /^(?:pro|max|plus|lite|ultra|elite|prime|evo|neo|nano|duo|go|one|se|deluxe)$/i

/** Brands keep their capitals, ordinary words lose them. (R08) */
function casedWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 2 && letters === letters.toUpperCase()
  const isLower = letters === letters.toLowerCase()
  let inBrand = true
  return words.map((word, at) => {
    const trimmed = word.replace(/^['"]+|['"]+$/g, '')
    const proper = PROPER.get(bare(trimmed))
    if (proper && !isGenericHere(trimmed, isLower)) {
      return trimmed.replace(new RegExp(bare(trimmed).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), proper)
    }
    if (CAPITAL_ACRONYM.test(bare(trimmed)) && (trimmed === trimmed.toUpperCase() || bare(trimmed).length > 2))
      return trimmed.toUpperCase()
    if (isInnerCap(trimmed) && !isShouted) return trimmed
    // "Zorblax Pro": right behind a brand, these are part of the model's name.
    const before = words[at - 1]
    if (
      inBrand &&
      before !== undefined &&
      !isLower &&
      MODEL_WORD.test(trimmed) &&
      (!isGeneric(before) || MODEL_WORD.test(before)) &&
      !CAPITAL_ACRONYM.test(before)
    )
      return titleCase(trimmed)
    if (isGeneric(trimmed)) {
      inBrand = false
      return trimmed.toLowerCase()
    }
    if (isLower) return trimmed
    if (isShouted || (trimmed === trimmed.toUpperCase() && trimmed.length >= 4 && !/\d/.test(trimmed))) {
      return inBrand ? (/^\p{L}{1,3}$/u.test(trimmed) ? trimmed : titleCase(trimmed)) : trimmed.toLowerCase()
    }
    return inBrand || /\d/.test(trimmed) || !/^\p{Lu}\p{Ll}+$/u.test(trimmed) ? trimmed : trimmed.toLowerCase()
  })
}

/** "apple slicer", typed in small letters, is about fruit. */
const isGenericHere = (word: string, isLower: boolean) =>
  isLower && /^(?:apple|galaxy|target|shark|ninja|switch|stanley)$/i.test(word)

const titleCase = (word: string) =>
  word
    .toLowerCase()
    .replace(
      /(^|[-'’])(\p{L})/gu,
      (_, joint: string, letter: string) => joint + (joint === '' || joint === '-' ? letter.toUpperCase() : letter),
    )

interface CutName {
  words: string[]
  head: { noun: string; size: number } | undefined
  brandWords: number
}

/** Finds the head noun and keeps at most six words that end in it. (R07) */
function cutToHead(words: string[]): CutName {
  const stops = words.findIndex(
    (word, at) => at > 0 && (/^(?:for|with|w\/|featuring|by|that|which|from|-)$/i.test(word) || /^[,|(]/.test(word)),
  )
  const commas = words.findIndex((word) => /[,;:]$/.test(word))
  const ends = [stops, commas < 0 ? -1 : commas + 1].filter((at) => at > 0)
  const main = words
    .slice(0, ends.length > 0 ? Math.min(...ends) : words.length)
    .map((word) => word.replace(/[,;:.]+$/, ''))
  const ofAt = main.findIndex((word, at) => at > 0 && word.toLowerCase() === 'of')
  const searchEnd = ofAt > 0 ? ofAt : main.length

  // Sellers stack names: "earbuds headphones". A plural rarely modifies, so in a long name the first one ends it.
  const firstPlural =
    main.length > 3
      ? main.findIndex(
          (word, at) =>
            at < searchEnd &&
            isPlural(word) &&
            isKnownNoun(word) &&
            !/^(?:kids|boys|girls|dogs|cats|pets|sports|glasses|plus|men|women|people|children|shorts)$/i.test(word),
        )
      : -1
  // A plural at the end is the head even where nobody has heard of it: "air fryer liners".
  const ending = main[searchEnd - 1] ?? ''
  if (
    firstPlural < 0 &&
    /^\p{Ll}{4,}$/u.test(ending) &&
    isPlural(ending) &&
    !knownNounEndingAt(main, searchEnd) &&
    !GENERIC_WORDS.has(ending)
  ) {
    return {
      words: fitWords(main.slice(0, searchEnd), 1),
      head: { noun: singular(ending), size: 1 },
      brandWords: brandWordsOf(main),
    }
  }
  for (let end = firstPlural >= 0 ? firstPlural + 1 : searchEnd; end > 0; end--) {
    const found = knownNounEndingAt(main, end)
    if (!found) continue
    const kept = ofAt > 0 && end === searchEnd ? main : main.slice(0, end)
    return {
      words: fitWords(kept, found.size),
      head: { noun: found.noun, size: found.size },
      brandWords: brandWordsOf(kept),
    }
  }
  // An unknown last word is a noun of its own when the rest is ordinary or small letters show that it is no name.
  const last = main[main.length - 1] ?? ''
  const isOrdinary =
    /^\p{Ll}[\p{Ll}'’-]+$/u.test(last) && (main.length > 1 || !/^\p{Ll}\p{Lu}/u.test(last)) && /[aeiouy]/i.test(last)
  if (isOrdinary && !GENERIC_WORDS.has(last))
    return { words: fitWords(main, 1), head: { noun: last, size: 1 }, brandWords: brandWordsOf(main) }
  return { words: main, head: undefined, brandWords: main.length }
}

function brandWordsOf(words: string[]): number {
  let count = 0
  while (
    count < words.length - 1 &&
    count < 2 &&
    /\p{Lu}/u.test(words[count] ?? '') &&
    !CAPITAL_ACRONYM.test(words[count] ?? '') &&
    !isAdjectiveName(words[count] ?? '')
  )
    count++
  return count
}

/** "Turkish towel", "Bluetooth speaker": a capital that names no brand. */
const isAdjectiveName = (word: string) =>
  /^(?:Bluetooth|Wi-Fi|English|American|Italian|French|German|Japanese|Korean|Swiss|Turkish|Egyptian|European|Mexican|Chinese|Indian|Scandinavian|Danish|Swedish|Moroccan|Persian|Himalayan|Greek|Spanish|Christmas|Halloween|Easter|Thanksgiving|Type-C|MagSafe|Velcro|Apple|Android|iPhone|iPad|AirPods|MacBook|Samsung|Galaxy|Kindle|Nintendo|Xbox|PlayStation|Tesla|Toyota|Ford|Honda|Jeep|Keurig|CarPlay|Alexa)$/.test(
    word,
  )

function fitWords(words: string[], headSize: number): string[] {
  let kept = words
  const tooLong = () => kept.length > 6 || kept.join(' ').length > 40
  // The words right before the head say what it is; a brand says whose. What stands between goes first.
  while (tooLong() && kept.length > headSize + 1) {
    const dropAt = brandWordsOf(kept) > 0 ? Math.min(brandWordsOf(kept), kept.length - headSize - 1) : 0
    kept = kept.filter((_, at) => at !== dropAt)
  }
  const dangling = /^(?:and|of|in|on|to|&|the|a)$/i
  while (kept.length > 1 && dangling.test(kept[0] ?? '')) kept = kept.slice(1)
  return kept
}

function withHead(words: string[], head: { noun: string; size: number }, brands: number): ProductAnalysis {
  const displayName = words.join(' ')
  const ofAt = words.findIndex((word, at) => at > 0 && word.toLowerCase() === 'of')
  const headEnd = ofAt > 0 ? ofAt : words.length
  const headWords = words.slice(headEnd - head.size, headEnd)
  const headWord = headWords[headWords.length - 1] ?? ''
  const hasBrand = brands > 0 && brands <= headEnd - head.size
  const isMany = isPlural(headWord)
  const isMass =
    !isMany &&
    isMassNoun(headWord) &&
    !/^(?:light|iron|rope|ribbon|string|tape|bass|fish|chicken|stone|glass|sign|cover|candy|primer|grip|art|brass|lining)$/.test(
      headWord,
    )

  const before = words[headEnd - head.size - 1]
  const joins =
    before !== undefined &&
    head.size === 1 &&
    VAGUE_HEADS.has(singular(headWord)) &&
    headEnd - head.size - 1 >= brands &&
    isNounLike(before)
  const noun =
    head.size === 1 && VAGUE_HEADS.has(singular(headWord)) ? knownNounEndingAt(words, headEnd - 1) : undefined
  const nounWords = noun && noun.size === 2 && headEnd - 3 >= brands ? words.slice(headEnd - 3, headEnd - 1) : undefined
  const compound = nounWords ? [...nounWords, ...headWords] : joins ? [before, ...headWords] : headWords
  const categoryNoun = singularPhrase(
    compound
      .join(' ')
      .toLowerCase()
      .replace(/\b(usb|led|rgb|tv|pc|uv|hdmi)\b/g, (acronym) => acronym.toUpperCase()),
  )
  const plainShort = isMany ? compound.join(' ') : compound.join(' ')
  const shortName =
    hasBrand && compound.length < 3
      ? [...words.slice(0, Math.min(brands, Math.max(1, 3 - compound.length))), ...compound].slice(-3).join(' ')
      : plainShort
  const firstMention = hasBrand
    ? `the ${displayName}`
    : isMany
      ? `these ${displayName}`
      : isMass
        ? `this ${displayName}`
        : withArticle(displayName)
  const aCategory = isMany ? plural(categoryNoun) : isMass ? categoryNoun : withArticle(categoryNoun)
  return {
    displayName,
    shortName,
    categoryNoun,
    firstMention,
    laterMention: `the ${plainShort}`,
    aCategory,
    ...agreement(isMany),
  }
}

/** A modifier that names a thing ("phone stand") joins; one that describes ("foldable stand") does not. */
const isNounLike = (word: string) =>
  isKnownNoun(word) || (GENERIC_WORDS.has(bare(word)) && NOUN_MODIFIERS.has(bare(word))) || CAPITAL_ACRONYM.test(word)

const NOUN_MODIFIERS = new Set(
  'water coffee tea milk lunch phone cell tablet laptop makeup shower toilet sink laundry closet drawer shelf storage plant flower garden bike car truck dog cat pet puppy baby travel camping desk door window wall ceiling floor night sleep face facial hair lip eye skin nail body hand foot neck back knife spice egg rice bread ice smoothie power charging usb led cable camera gaming mouse keyboard yoga gym beach picnic pool kitchen bathroom bath bed memory cutting massage jewelry watch key wine beer snack fruit vegetable garlic pizza cloth cosmetic toiletry drying resistance air dish sewing shoe sunset moon bird fish hamster toothbrush soap bottle makeup earring'.split(
    ' ',
  ),
)

function singularPhrase(phrase: string): string {
  const words = phrase.split(' ')
  return [...words.slice(0, -1), singular(words[words.length - 1] ?? '')].join(' ')
}

/** A name nobody can place in a category: said bare, like a person's. */
function withoutHead(words: string[]): ProductAnalysis {
  let kept = words.filter((word) => !/^(?:with|for|and|by|-)$/i.test(word))
  while (kept.length > 1 && (kept.length > 6 || kept.join(' ').length > 40)) kept = kept.slice(0, -1)
  const name = capLength(kept.map((word) => word.replace(/[,;:.]+$/, '')).join(' '), 40)
  if (!/\p{L}/u.test(name)) return unnamed()
  // "Soft Foldable Waterproof": adjectives only. Something must carry them.
  if (kept.every((word) => isGeneric(word))) {
    const displayName = `${capWords(name, 5, 36)} find`
    return {
      displayName,
      shortName: 'find',
      categoryNoun: 'thing',
      firstMention: `this ${displayName}`,
      laterMention: 'this find',
      aCategory: 'one of these',
      ...agreement(false),
    }
  }
  return bareName(name)
}

function bareName(name: string): ProductAnalysis {
  const shortName = capWords(name, 3, 40)
  const spoken = /^\p{Ll}+$/u.test(name) ? upperFirst(name) : name
  return {
    displayName: spoken,
    shortName: /^\p{Ll}+$/u.test(shortName) ? upperFirst(shortName) : shortName,
    categoryNoun: 'thing',
    firstMention: spoken,
    laterMention: /^\p{Ll}+$/u.test(shortName) ? upperFirst(shortName) : shortName,
    aCategory: 'one of these',
    ...agreement(false),
  }
}

/** Only emoji or markup was typed. The script still needs something to hold up. */
function unnamed(): ProductAnalysis {
  return {
    displayName: 'little find',
    shortName: 'find',
    categoryNoun: 'thing',
    firstMention: 'this little find',
    laterMention: 'this find',
    aCategory: 'one of these',
    ...agreement(false),
  }
}

function agreement(isMany: boolean) {
  return isMany
    ? ({
        number: 'plural',
        it: 'they',
        itObject: 'them',
        its: 'their',
        itIs: "they're",
        is: 'are',
        has: 'have',
        this: 'these',
      } as const)
    : ({
        number: 'singular',
        it: 'it',
        itObject: 'it',
        its: 'its',
        itIs: "it's",
        is: 'is',
        has: 'has',
        this: 'this',
      } as const)
}
