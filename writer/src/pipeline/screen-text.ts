import { upperFirst } from '../language'
import { correctSpelling, isEnglishWord, isFunctionWord, productNoun } from '../reading'

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
  /(?:\b(?:and|or|of|the|a|both|to|for|with|is|are)|['’]|:)$|^[^(]*\)|\([^)]*$|\p{L} (?:always|never) (?:my|the|your)\b|\b(?:we|you|they|it) \p{L}+ am\b|\b(?:avg|approx|incl|excl|ppl|rn)\b|^not included$|^\d+ ?m after opening$/iu
const CUT_SIZE = /\d(?:xl|x|pcs?|pk|ct)\b/

/** With a capital at the beginning and in abbreviations. */
export const asTitle = (text: string) =>
  upperFirst(text.replace(/\b(?:usb|led|hdmi|gps|bpa|spf|rgb|abs|pvc|ai)\b/gi, (word) => word.toUpperCase()))

/** A feature as text on screen; empty where it is one word alone, is not clear, or says what one person is: "I'm 1.57". */
export function screenText(typed: string): string {
  const whole = correctSpelling(typed)
    .replace(/[\s.]+$/, '')
    // "RFID blocking pocket x 2"
    .replace(/(?<=\p{L}) x ?\d+$/iu, '')
  const text = asTitle(whole.replace(/(?<=\d) (?:until|till|upto) (?=\d)/gi, ' to '))
  return /[\s-]/.test(text) && isClear(text) && !/\bI['’]m\b/.test(text) && !isComplaint(text) ? text : ''
}

/** What speaks against the product is said or left out, never shown beside another line: "The wheels scratch a little". */
export const isComplaint = (typed: string): boolean =>
  /\b(?:complaint|downside|drawback|honest(?:ly)?|to be fair|(?:one|only) thing|rubbish (?:at|on)|scratch(?:es)? (?:a (?:bit|little)|easily))\b|\b(?:a (?:bit|little)|too|quite) (?:heavy|loud|noisy|short|small|stiff|tight)\b/i.test(
    typed,
  )
