import { upperFirst } from '../language'

/** Words that only praise. What is left of the sentence still says what it said. */
const PRAISE =
  /\b(?:absolutely |totally |literally |really |so |super |truly |simply |just )?(?:amazing|incredible|awesome|unbelievable|insane|stunning|gorgeous|perfect|fantastic|revolutionary|premium|ultimate|must-have|game-changing|phenomenal|exceptional|outstanding|magical|life-changing) (?=\p{L})/giu

/** Says nothing else: "It is absolutely perfect." */
const ONLY_PRAISE = new RegExp(
  `^(?:it|this|that|they|these)(?: is| are|'s|'re) (?:just |so |simply )?${PRAISE.source.replace(' (?=\\p{L})', '')}[.!]$`,
  'iu',
)

/** A sentence without such words; empty where it has no others. */
export function withoutPraise(sentence: string): string {
  if (ONLY_PRAISE.test(sentence)) return ''
  const text = sentence.replace(PRAISE, '')
  return text === sentence
    ? sentence
    : upperFirst(text.replace(/\ba (?=[aeio])/g, 'an ').replace(/\ban (?=[^aeiou\W])/g, 'a '))
}

export const withoutExclamation = (sentence: string): string => sentence.replace(/!+/g, '.')

const NEGATED: Readonly<Record<string, string>> = { can: "can't", will: "won't" }
/** Only before another word: nobody says "Yes, it's." */
const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\b(it|that|there|here|he|she|what|who) is (?=\p{L})/giu, "$1's "],
  [/\b(I) am (?=\p{L})/gu, "$1'm "],
  [/\b(you|we|they) are (?=\p{L})/giu, "$1're "],
  [/\b(I|you|we|they|it|he|she) will (?=\p{L})/giu, "$1'll "],
]

/** "It is" and "do not" as people say them. */
export function contracted(sentence: string): string {
  const text = sentence.replace(
    /\b(do|does|did|is|are|was|were|would|could|should|have|has|can|will)(?: not|(?<=can)not) (?=\p{L})/giu,
    (_, verb: string) => `${NEGATED[verb.toLowerCase()] ?? `${verb}n't`} `,
  )
  const said = SHORT_FORMS.reduce((each, [long, short]) => each.replace(long, short), text)
  return /^\p{Lu}/u.test(sentence) ? upperFirst(said) : said
}

/** Asks somebody to do something: "Tap the link". */
export const ORDER =
  /^(?:tap|shop|buy|order|grab|get|add|save|send|comment|check|open|ask|look|pick|visit|click|see|compare|find|try|follow|swipe|tell|share|choose|watch|come|call|ring|text|give|download|book|message|write|go|have|pop|join|sign|start|use|dm|bring|reserve|stop by)\b/i

const NAMED = String.raw`\p{Lu}\p{Ll}+(?= (?:\p{Ll}+(?:ed|s)|was|had|said|told|came|went|got|made|took|gave)\b)`
const SUBJECT = String.raw`(?:I|I'd|I'm|I've|we|we'd|we're|he|he'd|she|she'd|they|they'd|they're|it|it's|you|you're|there's|(?:my|our|his|her|their) \p{L}+|the \p{L}+|${NAMED})(?: |(?<=\p{L})(?= ))`
const JOIN = new RegExp(
  String.raw`,? (and|but|so|because|while) (?=(?:then |now |still |(?:for|in|on|at|after) [\p{L}\p{N} ]{2,20} )?${SUBJECT})`,
  'gu',
)
const MIN_WORDS = 4
const CONDITION = /^(?:if|when|because|since|while|as)\b/i
const standsAlone = (clause: string) => clause.split(' ').length >= MIN_WORDS && !CONDITION.test(clause)

/** The first clause of a sentence, where it stands alone; undefined for sentences of one. */
export function firstClause(text: string): string | undefined {
  if (/["“]/.test(text) || !/[.!]$/.test(text)) return undefined
  const head = [...text.matchAll(JOIN)].map(({ index }) => text.slice(0, index)).find(standsAlone)
  return head === undefined ? undefined : `${head}.`
}

/** Whether a sentence tells two things side by side, of which one may be wanted without the other. */
export const tellsTwo = (text: string): boolean =>
  [...text.matchAll(JOIN)].some(([, word = '']) => /and|but|while/.test(word))
