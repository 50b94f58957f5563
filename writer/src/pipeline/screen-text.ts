import { plural, upperFirst } from '../language'
import { correctSpelling, isEnglishWord, isFunctionWord, isListedNoun, productNoun } from '../reading'
import { isCounted } from './plain-features'

/** More cannot be read while something else is said. */
const MAX_SHOWN_WORDS = 7

/** Whether a text can stand on screen: short, whole, in English, and without chat words and cut sizes. */
export function isClear(text: string, max = MAX_SHOWN_WORDS): boolean {
  // Not what is part of a measure: "5th", "1200mAh", "x20".
  const words = text.match(/(?<![\p{L}\d])\p{L}+(?:['’]\p{L}+)?(?![\p{L}\d])/gu) ?? []
  const plain = plainWords(words)
  return (
    text.split(/\s+(?:\/\s+)?/).length <= max &&
    !BROKEN.test(text) &&
    !CUT_SIZE.test(text) &&
    !CODE.test(text) &&
    !/\p{L}{2}\/\p{L}|\p{Lu}{2}\d+\p{Lu}/u.test(text) &&
    plain.filter(isKnown).length * 2 >= plain.length &&
    plain.some((word) => isKnown(word) && (word.length > 2 || word === 'no')) &&
    words.every((word) => word.length > 3 || /^\p{Lu}/u.test(word) || isKnown(word))
  )
}
/** An unknown word with a capital is a name. */
const plainWords = (words: readonly string[]) =>
  words
    .filter((word, at) => at === 0 || /^\p{Ll}/u.test(word) || isKnown(word.toLowerCase()))
    .map((word) => word.toLowerCase())

/** Whether half of the words are English. */
export function isMostlyKnown(text: string): boolean {
  const plain = plainWords(text.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [])
  return plain.filter(isKnown).length * 2 >= plain.length
}
const isKnown = (word: string) =>
  isEnglishWord(word) || isFunctionWord(word) || productNoun(word) !== undefined || SHORT.test(word)
const SHORT = /^(?:a|got|mom|mum|dad|tow|ago|yet|via|vs|soy|hrs?|oz|lb|ml|cl|cm|mm|kg|km|mg|g|usb|led|['’]\p{L}+)$/u
/** Goes on, is open, or leaves out a word: "take always my phone", "Woke up 4x", "We dry am". */
const BROKEN =
  /(?:\b(?:and|or|of|the|a|both|to|for|with|is|are)|['’]|:)$|^a bit$|^(?!.* (?:and|&) ).* both\b|^[^(]*\)|\([^)]*$|\p{L} (?:always|never) (?:my|the|your)\b|\b(?:we|you|they|it) \p{L}+ am\b|\b(?:avg|approx|incl|excl|ppl|rn)\b|^not included$|^\d+ ?m after opening$/iu
/** Says nothing to a buyer: certificates of factories, parts of electronics, codes, the label of a list. */
const CODE =
  /\bc?gmp\b|\b(?:ansi|ccc|etl|haccp|iecq?|ifra|ifs|iso|lfgb|nsf|ntc|polling|rohs)\b|\b(?:ce|fcc)\b(?=$| |,)|\bultrasonic(?:ally)? welded\b|#\d|\d[+-]? ?ft\/s|^(?:dimensions|net (?:wt|weight))\b|^(?:in (?:the )?(?:box|set)|features|note|package|specifications?)$|, (?:dimensions|size|material|weight)$|^(?!saves? )(?:\p{L}+ ){1,2}time$/iu
const CUT_SIZE = /\d(?:xl|x|pcs?|pk|ct)\b/

/** With a capital at the beginning and in abbreviations. */
export const asTitle = (text: string) =>
  upperFirst(text.replace(/\b(?:usb|led|hdmi|gps|bpa|spf|rgb|abs|pvc|ai)\b/gi, (word) => word.toUpperCase())).replace(
    /(?<=\d ?)(?:LBS?|MM|CM|KG|OZ|HRS?)\b|(?<=\d)(?:ST|ND|RD|TH)\b|(?<=\d )[GMWV]$/g,
    (unit) => unit.toLowerCase(),
  )

/** "for dog / cat / rabbit" is for dogs, cats, rabbits. */
const forSeveral = (label: string) =>
  label.toLowerCase().replace(/(?<=^for | \/ )\p{L}+/gu, (word) => (isCounted(word) ? plural(word) : word))

/** A feature as text on screen; empty where it is one word alone, is not clear, or says what one person is: "I'm 1.57". */
export function screenText(typed: string): string {
  const whole = correctSpelling(typed)
    .replace(/[\s.]+$/, '')
    // "RFID blocking pocket x 2"
    .replace(/(?<=\p{L}) x ?\d+$/iu, '')
    // "COATED ***DO NOT WET***"
    .replace(/ ?\*.*$/, '')
    .replace(/^for \p{L}+(?: \/ \p{L}+)+/iu, forSeveral)
    .replaceAll(' / ', ', ')
    .replace(' equals ', ': ')
    .replace(/^(\p{L}+) (strong|high|large|soft|thick|wide)$/iu, (label, thing: string, how: string) =>
      isListedNoun(thing.toLowerCase()) ? `${how} ${thing.toLowerCase()}` : label,
    )
  const text = asTitle(whole.replace(/(?<=\d) (?:until|till|upto) (?=\d)/gi, ' to '))
  return /[\s-]/.test(text) && isClear(text) && !/\bI['’]m\b/.test(text) && !isComplaint(text) ? text : ''
}

/** What speaks against the product is said or left out, never shown beside another line: "The wheels scratch a little". */
export const isComplaint = (typed: string): boolean =>
  /\b(?:complaint|downside|drawback|honest(?:ly)?|to be fair|(?:one|only) thing|rubbish (?:at|on)|scratch(?:es)? (?:a (?:bit|little)|easily))\b|\b(?:a (?:bit|little)|too|quite) (?:heavy|loud|noisy|short|small|stiff|tight)\b/i.test(
    typed,
  )
