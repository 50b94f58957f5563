import type { KindFeature } from '../kinds'
import { keptBy, spellUnits } from '../language'
import { correctSpelling, expandShorthand, isFunctionWord } from '../reading'
import { seoWords, stemOf } from '../seo/words'

/** Words around a feature that change nothing about it. */
const EMPTY_WORD =
  /^(?:super|very|really|so|extra|fully|totally|completely|100|100%|easy|easily|to|is|it|its|it's|they|they're|are|a|an|the|with|has|have|having|comes|made|of|from|in|and|premium|quality|high|design|designed|material|materials|feature|included|available|built|real|genuine|natural|pure|new|upgraded|best|great|nice|beautiful|lovely|soft|just|also|both|all|for|use|by|you|can|be)$/

/** Verbs and nouns that any wording of a feature may have or lack. */
const LIGHT = new Set(
  `get give get make come use work keep stay let help last hold fit go take put do feel look add offer provide allow support need stand sit be
  include including incl per each every even still enough thing set product item kit plus only up out off about around approx capacity
  percent so that which when while if you your yours our we it them they this these those all any day daily time type style size sized level content total`
    .split(/\s+/)
    .map(stemOf),
)

/** Words that say the same of any product; the first stands for all. */
const SAME: readonly (readonly string[])[] = [
  ['picture', 'photo', 'photograph', 'pic', 'pics'],
  ['kid', 'child', 'children'],
  ['fridge', 'refrigerator'],
  ['vacuum', 'vac', 'vacs'],
  ['phone', 'cell', 'cellphone'],
  ['perfume', 'fragrance'],
  ['double', 'dual', 'twin'],
  ['color', 'colour', 'colors', 'colours'],
  ['gray', 'grey'],
  ['flavor', 'flavour'],
  ['mold', 'mould'],
  ['wood', 'wooden'],
  ['clean', 'cleaning', 'cleaned'],
  ['wash', 'rinse', 'washed', 'rinses'],
  ['everyone', 'everybody'],
  ['scent', 'smell', 'scented'],
  ['charge', 'charging', 'recharge', 'rechargeable', 'recharging', 'charger', 'charged'],
  ['refund', 'moneyback'],
  ['steel', 'stainless'],
  ['aluminum', 'aluminium'],
  ['insured', 'insurance'],
  ['dishwasher', 'dishwashersafe'],
  ['inside', 'inner'],
]
const SAME_AS = new Map(SAME.flatMap(([first = '', ...others]) => others.map((word) => [stemOf(word), stemOf(first)])))

/** "leakproof", "sugar-free", "no drips": something is not there. */
const NEGATION =
  /\b(?:no|not|non|never|without|zero|nothing|none|neither|cannot|stop(?:s|ped)?|instead|free of|[a-z]+n['’]t|(?:wo|do|does|did|ca|is|are|was|were|could|would|should|has|have|had)nt)\b|\b[a-z]{3,}[ -]?(?:free|proof|less)\b(?! (?:trial|shipping|delivery|for|app|bag))/i
/** Names of what it is more than denials: a part that leaves them out denies nothing less. */
const QUALITY = /\b(?:seamless|squat[- ]?proof)\b/gi
const FREE = /\bfree (?:trial|shipping|delivery|for|app|bag|returns?|quote|estimate)\b/gi

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "two sizes" to "2 sizes". */
const inDigits = (text: string) =>
  text.replace(/\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, (word) =>
    String(NUMBERS.indexOf(word.toLowerCase()) + 2),
  )

const spelled = (text: string) => inDigits(spellUnits(expandShorthand(correctSpelling(text))).toLowerCase())

interface Words {
  /** In order, folded. */
  all: string[]
  stems: Set<string>
  /** Neighbors written as one word: "leakproof". */
  joined: Set<string>
}

/** Lines of kinds are looked at in every script. */
const wordsOf = keptBy((text: string): Words => {
  const all = seoWords(spelled(text)).map(({ text: word }) => word)
  const joined = new Set(all.flatMap((word, at) => (at === 0 ? [] : [`${all[at - 1] ?? ''}${word}`])))
  return { all, stems: new Set(all.map(kinOf)), joined }
})

const kinOf = keptBy((word: string) => {
  const stem = stemOf(word)
  return SAME_AS.get(stem) ?? stem
})

const isContent = keptBy(
  (word: string) =>
    /\d/.test(word) ||
    (word.length > 1 &&
      !isFunctionWord(word) &&
      !EMPTY_WORD.test(word) &&
      !LIGHT.has(stemOf(word)) &&
      (ABSENT.test(word) || !NEGATION.test(word))),
)

/** "leakproof": says what is not there. */
const ABSENT = /^([a-z]{3,})(?:free|proof|less)$/

/**
 * Whether a text says all that was typed for a feature: every number, material and other content word, and what is not there as not there.
 * Words count as said where the block declares another for them (`same:`). A part may leave words out, but claims nothing else.
 */
export function carries(
  text: string,
  typed: string,
  block: KindFeature | undefined,
  names: string,
  isPart = false,
): boolean {
  const bare = text.replace(/\{[^}]*\}|\b[A-Z][A-Z ]*:/g, ' ')
  return (
    addsNothing(bare, typed, block, names) &&
    ((isPart && !TESTED.test(typed)) || missingIn(bare, typed, block, names).length === 0) &&
    (isDenied(typed) === isDenied(headOf(bare)) ||
      (isPart && isDenied(typed.replace(QUALITY, ' ')) === isDenied(headOf(bare)))) &&
    (!HEDGED.test(typed) || HEDGE.test(text))
  )
}

/** Proof that no line of a kind may leave out. */
const TESTED = /\b(?:I|we) (?:checked|tested|timed|tried)\b/i

/** Whether a story tells a typed feature: its words, most of them together. What follows from it ("so your feet are near the ground") is told with it. */
export function isToldIn(sentences: readonly string[], typed: string, names: string): boolean {
  const known = wordsOf(names).stems
  const isToldAs = (fact: string): boolean => {
    const asked = wordsOf(fact).all.filter((word) => isContent(word) && !known.has(kinOf(word)))
    if (asked.length < MIN_TOLD_WORDS) return false
    const lacks = missingIn(sentences.join(' '), fact, undefined, names).length
    if (lacks > (asked.length > MIN_TOLD_WORDS + 1 ? 1 : 0)) return false
    const hitsIn = keptBy((text: string) => asked.filter((word) => isSaidAs(word, wordsOf(text))).length)
    // All of it may stand in any part of a sentence.
    const isWhole = sentences.some((sentence) => hitsIn(sentence) === asked.length)
    const parts = isWhole ? sentences : sentences.flatMap((sentence) => sentence.split(/(?<=[,;]) /))
    const near = parts.reduce((best, part) => (hitsIn(part) > hitsIn(best) ? part : best), '')
    return (
      hitsIn(near) * 3 >= asked.length * 2 &&
      isDenied(fact) === (isDenied(near) || (isDenied(fact) && / off\b/.test(near)))
    )
  }
  return [...new Set([headOf(typed), typed])].some(isToldAs)
}

/** Fewer are in any story: "fits locs down to your waist". */
const MIN_TOLD_WORDS = 3
/** Whether the fact of a line is what was typed and what its block is about. */
const addsNothing = (text: string, typed: string, block: KindFeature | undefined, names: string) =>
  // "ASTM tested" is not what is "CE tested".
  (headOf(text).match(/\p{Lu}{2,}/gu) ?? []).every((name) => typed.toUpperCase().includes(name)) &&
  missingIn(`${typed} ${block?.name ?? ''}`, headOf(text), block, names).every((word) => NO_CLAIM.test(word))
/** Of what it is said, and how. */
const NO_CLAIM =
  /^(?:book|colou?rs?|theyre|theyve|youll|theres|got|goes|kind|fabric|cup|crew|cleaners|spending|sorts|automatically|blends|way|scale|base|numbers|burn|smoke|sign|swivel|rated|stretch|see|things|touch|touches|visible)$/

/** "about 50 hours", "~20 min", "40+ rounds": no line may say it as exact. */
const HEDGE = /\b(?:about|approx\w*|around|abt|roughly|up to|almost|nearly|over|at least|more than|under|less than)\b/i
const HEDGED = new RegExp(`${HEDGE.source} ?\\$?\\d|~ ?\\d|\\d\\+`, 'i')

/** Whether a line says what a feature means, beside the fact. */
export const saysMore = (text: string): boolean => headOf(text).replace(/\.$/, '') !== text.replace(/\.$/, '')

/** Content words of a typed feature that a text lacks. */
function missingIn(text: string, typed: string, block: KindFeature | undefined, names: string): string[] {
  const said = wordsOf(text)
  const asked = wordsOf(typed)
  const known = new Set(wordsOf(names).stems)
  const others = (block?.same ?? []).filter((group) => group.some((phrase) => hasPhrase(said, phrase)))
  const isDeclared = (word: string) =>
    others.some((group) => group.some((phrase) => wordsOf(phrase).all.includes(word) && hasPhrase(asked, phrase)))
  return asked.all.filter((word, at) => {
    if (!isContent(word) || isSaidAs(word, said) || known.has(kinOf(word)) || said.joined.has(word)) return false
    const pairs = [`${asked.all[at - 1] ?? ' '}${word}`, `${word}${asked.all[at + 1] ?? ' '}`]
    if (pairs.some((pair) => said.all.includes(pair) || said.stems.has(stemOf(pair)))) return false
    return !isDeclared(word)
  })
}

/** "wireless" and "wirelessly", "adjustable" and "adjusts". */
const isSaidAs = (word: string, { all, stems }: Words) => {
  if (stems.has(kinOf(word))) return true
  const [, absent] = ABSENT.exec(word) ?? []
  if (absent !== undefined) return all.some((other) => other.startsWith(absent.slice(0, MIN_ROOT)))
  if (word.length < MIN_ROOT) return false
  const root = rootOf(word)
  return (
    root.length >= MIN_ROOT - 1 &&
    all.some((other) => other.startsWith(root) && other.length - root.length <= MAX_ENDING)
  )
}
const rootOf = keptBy((word: string) => word.replace(/(?:able|ible|ful|ly|er|est|ation|s|ed|ing|e|y|ic|al)$/, ''))
const MIN_ROOT = 5
const MAX_ENDING = 4

const hasPhrase = ({ all, stems }: Words, phrase: string) => {
  const wanted = wordsOf(phrase).all
  return wanted.length > 0 && wanted.every((word) => all.includes(word) || stems.has(kinOf(word)))
}

const isDenied = (text: string) => NEGATION.test(text.replace(FREE, ' '))

/** The fact of a line, without what it means: "It's got a suction base" of "It's got a suction base, so it stays put." */
function headOf(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?]) (?=[\p{Lu}{])/u)
  const head =
    /^(.{8,}?),? (?:so (?:that )?(?!far|much|many|called)|which (?:means|is|makes|lets)|because|and that's|that means)\b/u.exec(
      first,
    )?.[1]
  return head === undefined ? first : `${head.replace(/,$/, '')}.`
}
