import { isMassNoun, singular } from '../language'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  PEOPLE,
  thirdVerb,
} from './lexicon'
import { UNCOUNTED } from './determiners'
import { isUncountable } from './noun-phrase'

/** Singular, plural, not counted, or any of them: "USB-C", "SPF 50", names. */
export type Count = 's' | 'p' | 'm' | 'x'
export interface AsNoun {
  cost: number
  count: Count
}

/** How unlikely a word is as each part of speech, 0 for its usual one; absent where it cannot be. */
export interface WordClasses {
  nouns: readonly AsNoun[]
  adjective?: number
  adverb?: number
  third?: number
  base?: number
  past?: number
  participle?: number
  gerund?: number
}

const setOf = (text: string) => new Set(text.trim().split(/\s+/))

/** Words that are nothing but what the grammar says of them. */
export const GRAMMAR_WORDS = setOf(
  `a an the this that these those my your our their his her its i you he she it we they me him us them and or but nor so because if when while until till unless
  of in on at by for from to with without into onto off between through during against than is are was were be been being am do does did has have had can could will would should must may might
  not no never all any each every some both either neither what who which why how where there don't won't can't doesn't isn't aren't wasn't 's 're 've 'll 'd didn't hasn't haven't cannot
  myself yourself himself herself itself themselves ourselves yourselves your's ever even though although via per plus`,
)

/** Verbs in the lists of nouns, and nouns in the lists of verbs, that labels use. */
const NOUNS_TOO = setOf(
  `finish stretch fit burn charge blend hold feel look smell taste touch rinse scrub wipe spin cut drop stick grip click swap steam start build break drive run walk ride climb cook clean dry
  cover hike call text buy bid read write show visit repair replace refill reset release remove rental carry pull push pour press snap squeeze tie twist wrap zip peel pick pack mix mount lift lock loop
  leak itch fade fill dig dip drip flip fold freeze glow hang heal help install login swim sleep soak spill spray squat stain swing tear throw tilt travel try turn use wash wear weave work wobble rattle dispenser
  mist play plug print purr bake bark bite roast grind fry toast brew sip chew kick kneel crunch bounce save share sync tap track trade train win yield download upload export import update upgrade purge bounce fog
  melt shake shave sting stink swipe sweat slip stretch stitch splash scratch shed rub rip roll rest quiz post pour pop pinch note nap move mess mark listen lesson launch knit jump hug hit grow growl giggle gap float fall exit edit draw dance crush crease crawl crack count cool close claim choose check change catch cast burp bump boost blink bend assist answer shape blend half third quarter eighth extra guarantee cleanse swatch knead lead notch drink curl eat sink quote colour accent bleed dash plan dump slide pay limit notice report schedule rise drift stud rush beat harvest project puff prompt screw laugh cry guess kiss hug chat bow plunge rental mind delay dine surprise snack sprinkle garnish glaze blast burst transport trust promise welcome doubt fight guide host visit order book bake answer reply request review rent loan donate present gift aim accept`,
)
const VERBS_TOO = setOf(
  'name ship store mount hang sit trim screw plug strap seal steam guide pair sync record scan nest rock warn alert remind pill suction text preview shape level trellis tumble mulch water heat light guard face back top time cap pair sort clip snap hook zip button mask mist steam dust lint scent weather warm cool dry clean empty open close free slow quiet thin dim narrow mute clear double vacuum fan oil self-clean self-level auto-clamp fit air resole auto-rotate',
)
const MORE_ADJECTIVES = setOf(
  `own free full ready safe legal okay ok extra spare clear even still optional vegan organic genuine plain solo deluxe pastel matte glossy neon handmade homemade waterproof sweatproof leakproof dustproof rustproof shockproof bulletproof soundproof childproof foolproof rechargeable
  washable refillable undated unscented wireless cordless seamless stainless gentle mini micro nano mega jumbo ultra super eco bio live online offline portable foldable packable stackable adjustable elastic velcro remote manual digital analog auto automatic electric solar
  left right inner outer upper lower front rear back top bottom side main only same other another different next last first second third fourth whole entire half double triple single multiple several many few more most less fewer least enough much little
  high low top-rated in-house one-on-one up-to-date asleep awake alone afraid alike alive aware worth due true false welcome available included unlimited bonded insured licensed certified hot-swappable loud quiet soft silent crisp creamy chewy crunchy buttery watery velvety silky chunky zesty tangy smoky
  such certain favorite various lifetime everyday waist-high kid-friendly human virtual sturdy comfy roomy slim snug stretchy breathable grippy plush cozy toasty non-stick non-slip non-toxic broke sick allergic prone bpa-free greasy beige japanese korean swedish italian french german american mexican english spanish reflective compostable magnetic colorblind`,
)
const MORE_ADVERBS = setOf(
  `aloud away together apart back anywhere everywhere somewhere home again too also once twice daily weekly monthly yearly nightly hourly biweekly overnight ahead instead around forever anytime now then today tonight tomorrow here there
  inside outside indoors outdoors upstairs downstairs underneath underwater upright sideways flat tight fast hard late early soon straight long far deep high low right well better best worse worst more most less least much only just almost about
  up down off out in on over through along across by apart open shut live still ever even yet already always never often sometimes usually mostly really very so quite pretty actually finally automatically online offline solo alone first last free`,
)

const COUNTED = setOf(
  'coating lining setting height texture grip coat finish light cloth mat taste smell scent bite kick crunch blend pour print weave knit hold seal glow',
)
const COLORS = setOf(
  'black white gray grey red blue green pink navy teal sage blush cream beige tan brown purple orange yellow gold silver rose mint coral ivory charcoal lavender walnut oak bronze copper brass nickel olive mauve terracotta turquoise burgundy',
)

const isShaped = (word: string) => /(?:[^aeiou]y|ous|ful|ive|ic|able|ible|ish|less|ed|al|ant|ent|ier|iest)$/.test(word)

const known = new Map<string, WordClasses>()
const MAX_KNOWN = 8000

/** The parts of speech of a word, remembered. */
export function classesOf(typed: string): WordClasses {
  const found = known.get(typed)
  if (found) return found
  if (known.size >= MAX_KNOWN) known.clear()
  const classes = readClasses(typed)
  known.set(typed, classes)
  return classes
}

function readClasses(typed: string): WordClasses {
  const word = typed.toLowerCase()
  if (GRAMMAR_WORDS.has(word) && !/^\p{Lu}{2}/u.test(typed)) {
    const adverb = MORE_ADVERBS.has(word) ? 0 : undefined
    return { nouns: [], ...(adverb !== undefined && { adverb }) }
  }
  if (/^\p{Lu}{2,}(?:-\p{Lu}+)?s?$/u.test(typed)) return { nouns: nounsOf(typed, word, word) }
  const last = word.includes('-') ? (word.split('-').pop() ?? word) : word
  return {
    nouns: nounsOf(typed, word, last),
    ...defined('adjective', adjectiveOf(word, last)),
    ...defined('adverb', adverbOf(word)),
    ...defined('third', thirdOf(/^(?:self|auto|re|un|pre|over|machine|hand|spot|air)-/.test(word) ? last : word)),
    ...defined('base', baseOf(/^(?:self|auto|re|un|pre|over|machine|hand|spot|air)-/.test(word) ? last : word)),
    ...defined('past', pastOf(word)),
    ...defined('participle', participleOf(word, last)),
    ...defined('gerund', isGerund(last) ? 0 : /[a-z]{3}ing$/.test(word) && !isEnglishWord(word) ? 0.5 : undefined),
  }
}

const defined = <Key extends string>(key: Key, cost: number | undefined): Partial<Record<Key, number>> =>
  cost === undefined ? {} : ({ [key]: cost } as Partial<Record<Key, number>>)

function nounsOf(typed: string, word: string, last: string): AsNoun[] {
  if (/\d/.test(word) && /[a-z]/.test(word)) return [{ cost: /^\d+-/.test(word) ? 1 : 0.2, count: 'x' }]
  if (!/^[\p{L}][\p{L}'’&.-]*$/u.test(word)) return []
  if (/^\p{Lu}/u.test(typed) && !/^\p{Lu}\p{Ll}+$/u.test(typed))
    return [
      { cost: 0.1, count: /\p{Lu}s$/u.test(typed) || (/\p{Ll}s$/u.test(typed) && isPluralWord(word)) ? 'p' : 'x' },
    ]
  if (/^(?:back|front|top|bottom|side|inside|outside|left|right|base|middle|end)$/.test(word))
    return [{ cost: 0.1, count: 's' }]
  if (/^(?:remote|manual|light|level|elastic|key|magnet|square)$/.test(word)) return [{ cost: 0.1, count: 's' }]
  if (/^(?:decibels|milliliters|millimeters|centimeters|milligrams|kilograms|degrees)$/.test(word))
    return [{ cost: 0, count: 'p' }]
  if (COLORS.has(word)) return [{ cost: 0.2, count: 'm' }]
  if (/-(?:in|on|up|off|out|through|down|over|away|back|by)$/.test(word)) return [{ cost: 0.3, count: 's' }]
  if (/^\p{Lu}/u.test(typed))
    return [{ cost: 0.1, count: isPluralWord(last) && isListedNoun(singular(last)) ? 'p' : 'x' }]
  const named: AsNoun[] = []
  if (/^(?:self|auto)-[a-z]+s$/.test(word) && thirdVerb(last)) return [{ cost: 2, count: 'p' }]
  if (isPluralWord(last)) {
    const one = singular(last)
    const cost = NOUNS_TOO.has(one)
      ? 0.4
      : isListedNoun(one) || PEOPLE.has(last)
        ? baseVerb(one) === 'likely'
          ? 0.3
          : 0
        : baseVerb(one) === 'sure'
          ? 1.4
          : isNoun(last)
            ? 0.1
            : thirdVerb(last)
              ? 1.5
              : 0.5
    return [...named, { cost, count: 'p' }]
  }
  if (isGerund(last) && !isListedNoun(last)) return [...named, { cost: 0.5, count: 'm' }]
  if (
    /^(?:offline|online|together|anywhere|everywhere|again|upright|sideways|outdoors|indoors|straight|better|faster|longer)$/.test(
      word,
    )
  )
    return named
  const isMass =
    /^(?:math|art|music|phonics|velcro|storage|access|pain)$/.test(last) ||
    (!COUNTED.has(last) && (isMassNoun(last) || UNCOUNTED.test(last) || isUncountable(last, [last])))
  const isVerb = baseVerb(last) === 'sure' && !isListedNoun(last)
  const cost = isMass
    ? 0
    : NOUNS_TOO.has(last)
      ? isVerb
        ? 0.6
        : 0.2
      : isVerb
        ? 3
        : isListedNoun(last) || PEOPLE.has(last)
          ? MORE_ADJECTIVES.has(last)
            ? 1.2
            : isAdjective(last)
              ? 0.6
              : 0
          : isNoun(last)
            ? 0.1
            : MORE_ADJECTIVES.has(last)
              ? 1.8
              : isAdjective(last) || isParticiple(last) || isAdverb(last)
                ? 2.2
                : isShaped(last)
                  ? 1.2
                  : 0.5
  return [...named, { cost, count: isMass ? 'm' : isEnglishWord(last) ? 's' : 'x' }]
}

function adjectiveOf(word: string, last: string): number | undefined {
  if (word === 'proof' || /^(?:machine|hand|spot)-wash$/.test(word)) return undefined
  if (/^(?:self|auto)-[a-z]+s$/.test(word) && thirdVerb(last)) return 0.9
  if (MORE_ADJECTIVES.has(word) || isAdjective(word)) return 0
  if (word.includes('-') && (isAdjective(last) || MORE_ADJECTIVES.has(last))) return 0
  if (/^\d[\d.]*-\p{L}+(?:-\p{L}+)?$/u.test(word)) return 0
  if (/-(?:in|on|up|off|out|through|down|over|away|back|by)$|^re-/.test(word)) return 0.6
  if (word.includes('-')) return last.endsWith('s') && thirdVerb(last) ? 0.9 : 0.2
  if (/[a-z]{2}(?:er|est)$/.test(word)) {
    const stem = word.replace(/(?:er|est)$/, '')
    if (
      [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].some(
        (form) => isAdjective(form) || MORE_ADJECTIVES.has(form),
      )
    )
      return 0.1
  }
  if (/^(?:better|best|worse|worst|more|less)$/.test(word)) return 0
  if (isParticiple(word) || (/[a-z]{3}ed$/.test(word) && !isEnglishWord(word))) return 0.2
  if (/^(?:pre|non|anti|un|ultra|super)[a-z]{4,}(?:ed|y|ic)$/.test(word)) return 0.1
  if (isShaped(word) && !isEnglishWord(word)) return /(?:ous|ful|ive|ic|able|ible|ish|less|y)$/.test(word) ? 0.2 : 0.5
  return undefined
}

const adverbOf = (word: string): number | undefined =>
  MORE_ADVERBS.has(word) || isAdverb(word)
    ? 0
    : /[a-z]{3}ly$/.test(word) && !isNoun(word)
      ? 0.2
      : /^[a-z]+(?:wise|ward|wards|-free|-handed)$/.test(word)
        ? 0.2
        : /^(?:quieter|faster|longer|harder|softer|closer|deeper|higher|lower|easier|slower|sooner|later|tighter)$/.test(
              word,
            )
          ? 0.1
          : undefined

const SURENESS = { sure: 0, likely: 0.15, possible: 0.5 } as const
const baseOf = (word: string): number | undefined => {
  // "smells like", "free coating": verbs besides, hardly ever on a label.
  if (/^(?:down|up|out|back|round|near|even|still)$/.test(word)) return undefined
  if (/^(?:like|free|mind)$/.test(word)) return 1
  const sureness = baseVerb(word)
  return sureness ? SURENESS[sureness] : VERBS_TOO.has(word) ? 0.3 : undefined
}
const thirdOf = (word: string): number | undefined => {
  const sureness = thirdVerb(word)
  if (sureness) return SURENESS[sureness]
  const bases = /[^s]s$/.test(word) ? [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')] : []
  return bases.some((base) => VERBS_TOO.has(base)) ? 0.3 : undefined
}
const PASTS = setOf(
  'won made cut built got went came took gave kept left lost sent told thought found felt held bought brought broke fell grew knew said saw sold stood wrote ran began became had paid put read wore worked dropped liked loved asked used tried',
)
const pastOf = (word: string): number | undefined =>
  PASTS.has(word) ? 0.2 : /[a-z]{2}ed$/.test(word) && isParticiple(word) ? 0.3 : undefined
const participleOf = (word: string, last: string): number | undefined =>
  isParticiple(last) ||
  (word.endsWith('ed') && (VERBS_TOO.has(word.slice(0, -1)) || VERBS_TOO.has(word.slice(0, -2)))) ||
  /^(?:pre|hand|un|re)[a-z]{3,}ed$/.test(word)
    ? 0
    : /^(?:taught|led|run|written|designed|bought|found|met|put|read|worn|rid|grown|paid|lab-tested|based|based|spread|fit)$/.test(
          word,
        )
      ? 0.1
      : /[a-z]{3}ed$/.test(word)
        ? 0.4
        : undefined
