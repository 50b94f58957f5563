import { spellUnits, upperFirst } from '../language'
import { cleanField } from './clean-field'
import { isVerbAt, verbAfterSubject } from './clause'
import { baseVerb, isFunctionWord, isNoun } from './lexicon'
import { wordsOf } from './noun-phrase'
import { refusalOf } from './refusal'
import { sayable } from './seller-shorthand'
import { speechCase } from './speech-case'
import { correctSpelling } from './spelling'
import { splitFeature } from './split-feature'
import type { FeatureText } from './types'

const MAX_CAPTION_CHARACTERS = 48
const MAX_CAPTION_WORDS = 8
const MAX_FEATURES = 6

/** The features of one typed text, as typed and as they are spoken. */
export const featureParts = (typed: string): { typed: string; spoken: string }[] =>
  partsOf(cleanFeature(typed)).map((part) => ({ typed: part, spoken: toSpoken(part) }))

const cleanFeature = (typed: string) =>
  cleanField(typed)
    .replace(/[!]+/g, '.')
    .replace(/\bincl\.(?=\s)/gi, 'incl')
    .replace(/["]/g, (mark, at: number, all: string) => (/\d$/.test(all.slice(0, at)) ? mark : ' '))

const partsOf = (clean: string) =>
  /[\p{L}\p{N}]/u.test(clean) ? splitFeature(correctSpelling(clean), standing).slice(0, MAX_FEATURES) : []

/** Reads one typed text: what can be said of each feature in it, and what can only be shown. */
export function readFeature(typed: string): FeatureText[] {
  const clean = cleanFeature(typed)
  const parts = partsOf(clean)
  // A claim may stretch over several parts: then none of them is used.
  const whole = parts.length > 1 ? refusalOf(clean) : undefined
  if (whole && !parts.some((part) => refusalOf(part))) return [{ text: '', caption: '', refused: whole }]
  return parts.map(readPart)
}

function readPart(part: string): FeatureText {
  const refused = refusalOf(part)
  if (refused) return { text: '', caption: '', refused }
  const caption = captionOf(part)
  return { text: part, caption }
}

const toSpoken = (part: string) =>
  spellUnits(
    sayable(
      speechCase(
        part
          .replace(/\s*&\s*/g, ' and ')
          .replace(/\bw\/\s?/g, 'with ')
          .replace(/\s*\+\s*(?=\p{L})/gu, ' and '),
      ),
    ),
  )
    .replace(/^(?:a|an|the) (?=\p{Ll}+s\b)/u, '')
    .replace(/^(?:super|very|so|really|ultra) (?=\p{L}+(?: and \p{L}+)?$)/iu, '')
    .replace(/\b(leak|water|spill|sweat|shock|dust|wind|rust|splash|sound)[ -]proof\b/gi, '$1proof')
    .replace(/\b(\p{L}+) (free|friendly|proof)(?=$| and\b|,)/giu, (whole, first: string, second: string) =>
      isNoun(first) || /^(?:bpa|pfas)$/i.test(first) ? `${first}-${second}` : whole,
    )
    .replace(/\b(\p{L}+) (free|friendly|proof|resistant) (?=\p{L}+$)/giu, (whole, first: string, second: string) =>
      isNoun(first) || baseVerb(first.toLowerCase()) ? `${first}-${second} ` : whole,
    )
    .replace(/\bstep by step (?=\p{L})/giu, 'step-by-step ')
    .replace(/\bno[- ]slip\b/gi, 'non-slip')
    .replace(/\b([b-hj-z]) (?=(?:handle|ring|clamp|hook|shape)\b)/g, (letter) => letter.toUpperCase())
    .replace(
      /\b(made in )((?!tiny|little|lil|a |an |our |small|limited|house|batch|bulk|minutes|seconds|the|a |an |store|one|two)\p{Ll}+)/giu,
      (_, made: string, place: string) => made + upperFirst(place),
    )
    .replace(/\bcarry on(?= (?:size|bag|suitcase|luggage)\b|$)/gi, 'carry-on')
    .replace(
      /\b(freeze|air|sun|oven|slow|dry|hand|cold|wood|stone|fire|pan|kiln|laser) (dried|roasted|cooked|pressed|brewed|fired|ground|smoked|baked|aged|cured|poured|sewn|knit|woven|blown|stitched|painted|cut)\b/gi,
      '$1-$2',
    )
    .replace(
      /\b(peel and stick|plug and play|grab and go|heat and eat|wash and wear|ready to eat|ready to use|iron on)\b/gi,
      (words) => words.replace(/ /g, '-'),
    )
    .replace(/\b(non|anti) (\p{L}+)/giu, '$1-$2')
    .replace(/\b(\p{L}+) (?:safe) (basket|lid|parts|tray|bowl)\b/giu, '$1-safe $2')
    .replace(/\s+/g, ' ')
    .replace(/[.!?,;:\s]+$/, '')
    .trim()

/** As text on screen: short, with units, without end mark. A long one ends where its first complete part does, or is shown whole. */
export function captionOf(part: string): string {
  const text = upperFirst(
    speechCase(part.replace(/\s*&\s*/g, ' & ').replace(/[{}<>"“”]/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  ).replace(/[\s,.:;-]+$/, '')
  if (text.split(' ').length <= MAX_CAPTION_WORDS && text.length <= MAX_CAPTION_CHARACTERS) return text
  const [start = text] = text.split(PART_END)
  return /\S \S/.test(start) ? start : text
}

/** Where a label can stop and still say something: "Motor does not start unless lid is locked" can not. */
const PART_END =
  /[.;:!?]?\s[-–—]\s|[.;:!?] |(?<!\d(?=, \d)), |\s[(]| (?:so|instead|which) (?=[a-z])|(?<!\b(?:both|between) \S+) and (?=(?:it|they|you|then|stops?|works?|goes|comes|fits|keeps?|holds?|stays?)\b)/i

/** Whether a part would be a feature if it stood alone, and whether it says what the product does. */
function standing(part: string): 'verb' | 'label' | undefined {
  const words = wordsOf(toSpoken(part))
  const first = (words[0] ?? '').toLowerCase()
  if (words.length === 0) return undefined
  if (/\b(?:included|incl\.?)$/i.test(part)) return 'verb'
  if (/^(?:for|with|from|to|by|of|in|on|at|made|not|including|includes?|comes?)$/.test(first))
    return first === 'not' || first === 'made' ? 'label' : 'verb'
  if (isFunctionWord(first) && !/^(?:no|one|two|three|you|it|they|up|all|never|can|won't|doesn't)$/.test(first))
    return undefined
  if (isVerbAt(words, 0) || (baseVerb(first) === 'sure' && words.length > 1) || verbAfterSubject(words) > 0)
    return 'verb'
  if (/^(?:no|you|it|they|never|can|won't|doesn't)$/.test(first)) return 'verb'
  return 'label'
}
