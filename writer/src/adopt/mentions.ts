import type { ScriptBrief } from '@reelwright/shared'
import type { BriefAnalysis } from '../reading'
import { hookKey } from '../language'
import { cleanText } from '../language'
import { contentWordsIn, typedIn } from './everyday-words'
import { isEnglishWord, isFunctionWord } from '../reading'

/** What names the product: its names, its noun, the brand alone ("the Kumo"), or two neighboring words of the name. */
export function mentionsOf({ productName }: ScriptBrief, { product }: BriefAnalysis): string[] {
  const words = cleanText(productName).match(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu) ?? []
  const coined = words.filter(
    (word, at) => (at === 0 || /\p{Ll}/u.test(word)) && /^\p{Lu}\p{L}{2}/u.test(word) && !isOrdinary(word),
  )
  const tells = (word: string) =>
    /^\p{L}{3,}/u.test(word) && (!isFunctionWord(word.toLowerCase()) || NUMBER_WORD.test(word))
  const pairs = words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? ''
    return tells(before) && tells(word) ? [`${before} ${word}`] : []
  })
  // A brand may be an ordinary word, which then keeps its capital: "Kindling", "Ember & Lime".
  const first = words[0] && /^\p{Lu}\p{Ll}{3,}/u.test(words[0]) ? [words[0]] : []
  const head = product.form === 'course' ? [product.noun.split(' ').at(-1) ?? ''] : headOf(product.noun)
  const noun = product.noun === 'thing' ? [] : [product.noun, ...head]
  return [...new Set([product.title, product.short, ...noun, ...coined, ...first, ...pairs])].filter(
    (name) => hookKey(name).length > 2,
  )
}

/** "The bottle" is the water bottle and "the class" the course, but "the set" may be any. */
const headOf = (noun: string) => noun.match(/(?<= )\p{L}{3,}$/u)?.filter((head) => !ANY_THING.test(head)) ?? []
/** "Two Brothers Window Washing" */
const NUMBER_WORD = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second)$/i
const ANY_THING =
  /^(?:app|bundle|class|course|device|item|kit|line|machine|pack|piece|product|service|set|system|tool)s?$/i

const isOrdinary = (word: string) => isEnglishWord(word.toLowerCase())

/** Whether a text names the product. A brand that is an ordinary word counts with its capital only. */
export function isNamed(spoken: string, brief: ScriptBrief, analysis: BriefAnalysis): boolean {
  const said = ` ${hookKey(spoken)} `
  return mentionsOf(brief, analysis).some((name) => {
    const isBrand = /^\p{Lu}\p{L}*$/u.test(name) && isOrdinary(name)
    return isBrand ? spoken.includes(name) : said.includes(` ${hookKey(name)}`)
  })
}

/** One word of a feature may stand in any story. */
const MIN_SAID = 2

/** Whether a sentence says a typed feature: from there on a script is about the product, whenever it names it. */
export function tellsFeature({ features }: ScriptBrief): (sentence: string) => boolean {
  const typed = features.map((feature) => contentWordsIn(cleanText(feature)))
  return (sentence) => {
    const isSaid = typedIn([sentence])
    return typed.some((words) => words.filter(isSaid).length >= MIN_SAID)
  }
}

/** Where a text names the product first; its length where it never does. */
export function firstMention(spoken: string, brief: ScriptBrief, analysis: BriefAnalysis): number {
  const said = spoken.toLowerCase()
  const places = mentionsOf(brief, analysis).map((name) => said.indexOf(name.toLowerCase()))
  return Math.min(said.length, ...places.filter((at) => at >= 0))
}
