import { SMALL_NUMBERS } from '../language'
import { isFunctionWord, refusalOf } from '../reading'
import type { Judged } from './judge'
import { isTold, isTypedWhole } from './plan'
import { screenText } from './screen-text'
import { callNotes } from './told-call'

/** What fills a script that is shorter than asked for: first what was typed and is not said. */
export function moreOf({ plan, written }: Judged): string {
  const said = heardIn(written.scenes.map(({ voiceover }) => voiceover))
  const unsaid = plan.features.filter(({ typed }) => !said(typed.replace(/\d+/g, '')))
  const feature =
    unsaid.find(({ typed }) => typed.split(' ').length >= MIN_LABEL && screenText(typed) !== '') ?? unsaid[0]
  const label = feature?.typed ?? ''
  const line = plan.reading.typedFeatures.find((text) => text.toLowerCase().includes(label.toLowerCase())) ?? ''
  const at = line.toLowerCase().indexOf(label.toLowerCase())
  return label
    ? `${feature && isTypedWhole(feature) ? 'Shorten' : 'Write'} “${line.slice(at, at + label.length) || label}”${feature && isTypedWhole(feature) ? '' : ' as a whole sentence'} and it is said`
    : plan.reading.story.isTyped
      ? 'Add a sentence to your story or a feature'
      : 'Add a feature or a problem'
}
const MIN_LABEL = 3

/** Notes on what was typed and is neither said nor shown, beside the other notes. */
export function lostNotes({ plan, written }: Judged, notes: readonly string[]): string[] {
  const { reading, angle } = plan
  const found = heardIn([...written.scenes.flatMap(({ voiceover, visualCue }) => [voiceover, visualCue]), ...notes])
  const lostIn = (lines: readonly string[]) =>
    lines.flatMap((typed) => typed.split(PARTS)).flatMap((part) => (found(part) ? [] : `“${part.trim()}”`))
  const isRefused = (typed: string) => refusalOf(typed) !== undefined
  const refused = lostIn(reading.typedFeatures.filter(isRefused))
  const lost = lostIn(reading.typedFeatures.filter((typed) => !isRefused(typed)))
  return [
    ...(isTold(angle) ? [] : callNotes(reading, written.call)),
    ...(reading.story.isTyped && reading.story.sentences.length + reading.story.refused.length === 0
      ? ['Your story isn’t told: the writer tells stories in English, of one whole sentence at least.']
      : []),
    ...(refused.length > 0 ? [`Left out, because of the platform’s rules: ${refused.join(' ')}`] : []),
    ...(lost.length > 0 ? [`Not in the script: ${lost.join(' ')}`] : []),
  ]
}
const PARTS = /[:;|•·\n()【】]+|,(?!\d)| [/+–—-] |(?<=\p{L}{3}[.!]) /u

/** Whether texts have the numbers and half of the other words of a typed one. */
function heardIn(texts: readonly string[]): (typed: string) => boolean {
  const heard = new Set(tokensIn(texts.join(' ')))
  return (typed) => {
    const tokens = tokensIn(typed)
    const isHeard = (token: string) => heard.has(token)
    const words = tokens.filter((token) => !/\d/.test(token))
    return (
      tokens.every((token) => !/\d/.test(token) || isHeard(token)) && words.filter(isHeard).length * 2 >= words.length
    )
  }
}
/** Beginnings of words, and numbers in digits. */
const tokensIn = (text: string) =>
  (text.toLowerCase().match(/\d+|\p{L}{3,}/gu) ?? [])
    .filter((word) => !isFunctionWord(word) || SMALL_NUMBERS.includes(word))
    .map((word) => (SMALL_NUMBERS.includes(word) ? String(SMALL_NUMBERS.indexOf(word)) : word.slice(0, MIN_STEM)))
const MIN_STEM = 4
