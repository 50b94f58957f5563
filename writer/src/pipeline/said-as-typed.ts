import { agree, keptBy, lowerFirst, spellUnits, splitSentences, thirdPerson } from '../language'
import {
  baseVerb,
  claimInWording,
  isAdjective,
  isAdverb,
  isEnglish,
  isEnglishWord,
  isFunctionWord,
  isNoun,
  isVerbAt,
  thirdVerb,
  verbAfterSubject,
  wholeClause,
} from '../reading'
import { SURELY_DOES } from './feature-words'
import { isCounted, isMissing } from './plain-features'
import {
  HALF_SENTENCE,
  inFull,
  IS_DONE_TO,
  isDone,
  isPluralSubject,
  LOOKED_UP,
  OF_MANY,
  STANDARD,
  withCommas,
  withIt,
  withOwned,
} from './say-feature'
import { copyEdited } from './say-story'

/** Whether a script that tells a story says this feature: sentences are said, labels and lists are text on screen. */
export const isSaidAsTyped = (feature: string): boolean => asSentence(feature, false) !== undefined

/** A typed feature as a sentence, with "It" or "They" before a verb; undefined for labels and lists. */
export const asSentence = (feature: string, isMany: boolean): string | undefined =>
  STANDARD.test(feature) ? undefined : sentencesOf(isMany)(feature)
const sentencesOf = keptBy((isMany: boolean) =>
  keptBy((feature: string) => {
    const said = sentenceOf(feature, isMany)
    return said === undefined ? undefined : withCommas(said).replace(/(?<!,|\band) (?=that['’]s it\.$)/i, ', ')
  }),
)

/** "hooks from Norway, you can swap them": parts, and where they are from. */
const OF_ORIGIN =
  /^(?!(?:arrives|charges|comes|hangs|opens|pours|runs|sails|ships|starts|works)\b)\p{L}+s from \p{Lu}\p{Ll}/u

function sentenceOf(feature: string, isMany: boolean): string | undefined {
  const typed = inFull(calmed(feature.trim()))
    // "if break in 30 day i change it"
    .replace(/^if (break|crack|leak|rip|tear)s? (?=in|within|during)/i, 'if it $1s ')
    .replace(/(?<=\b(?:in|within|for|after) (?!1 )\d+ (?:hour|minute|day|week|month|year))(?= |$)/gi, 's')
    .replace(/(?<=^\p{L}+ has (?:\p{L}+ ){1,3})(?=(?:can['’]?t|won['’]?t|doesn['’]?t) )/iu, 'and ')
    .replace(WEIGHS, 'weighs ')
    .replace(BARE_ACT, thirdPerson)
    .replace(/^get (?=\d)/i, 'you get ')
    .replace(
      /^(?:sizes|sz) (?=(?:\d+|x*[sml]) ?(?:-|–|to) ?(?:\d+|\d?x*[sml])(?: ?(?:cm|in|inch(?:es)?|months|kg))?$)/i,
      'comes in sizes ',
    )
  const text = copyEdited(typed)
    .join(' ')
    .replace(MEASURED, (unit) => (unit === 'foot' ? 'feet' : unit === 'inch' ? 'inches' : `${unit}s`))
  if (HALF_SENTENCE.test(text)) return undefined
  if (isPluralSubject(text) && !isListing(typed)) return text
  const [ages] = /^ages \d+ ?(?:-|–|to|and) ?\d+(?=\.$)/i.exec(text) ?? []
  if (ages !== undefined) return `${isMany ? "They're" : "It's"} for ${lowerFirst(ages)}.`
  const isCapital = /^\p{Lu}/u.test(typed)
  const isStopped = isCapital && /[.!?]$/.test(typed)
  const [head = '', list] = text.split(': ')
  if (SIGNS.test(typed) || isListing(typed) || claimInWording(text) !== undefined) return undefined
  if (list !== undefined && !(isStopped && hasVerb(head))) return undefined
  // "50hr burn time"
  if (/^\d/.test(text) && !HAS_VERB.test(text) && !PAST_VERB.test(text) && wordsIn(text).length <= MAX_MEASURE_WORDS)
    return undefined
  const words = wordsIn(text)
  const isWhole = splitSentences(text).every((sentence) => isClause(sentence, isStopped))
  if (isWhole && (PRONOUN.test(text) || words.length >= MIN_SENTENCE_WORDS))
    return isCapital || !lacksArticle(text) ? text : `The ${lowerFirst(text)}`
  const [, adverb = '', said = ''] = /^((?:also|even|just|never|only|still) )?(.*)$/.exec(lowerFirst(text)) ?? []
  const [verb = '', next = ''] = wordsIn(said)
  if (verb === 'can' && (IS_DONE_TO.test(next) || LOOKED_UP.test(said))) return `You ${withIt(said)}`
  // "don't slip in wet floor" is no order.
  if (
    verb === "don't" &&
    !isStopped &&
    (A_THING_DOES_NOT.test(said) || (!IS_DONE_TO.test(next) && !TO_VIEWER.test(said) && baseVerb(next) !== undefined))
  )
    return `${isMany ? "They don't" : "It doesn't"}${said.slice("don't".length)}`
  if (
    next !== '' &&
    !PAST_LINK.test(next) &&
    !PARTS.test(verb) &&
    !OF_MANY.test(said) &&
    !OF_ORIGIN.test(said) &&
    // "bills calendar"
    !(/^\S+ \S+$/.test(said) && isCounted(next.replace(/\.$/, '')) && !SURELY_DOES.test(verb)) &&
    (isVerbAt(wordsIn(said), 0) || /^(?:smells|tastes) of /.test(said)) &&
    (!verb.startsWith('can') || next === 'be')
  ) {
    // "Develops creativity, motor skills and geometry", "marks on my cheek got lighter"
    if ((LIST.test(said) && !PERSON.test(said) && !OBJECT.test(next)) || OF_NOUN.test(said))
      return asTalk(text, isStopped)
    return isMany
      ? `They ${adverb}${agree(said, 'plural')}`
      : withOwned(`It ${adverb}${said}`.replace(/^It is /, "It's "))
  }
  if (
    /^its /i.test(text) &&
    !wordsIn(text.split(GOES_ON)[0] ?? '')
      .slice(2)
      .some((word) => thirdVerb(word) !== undefined)
  )
    return `${isMany ? "They're" : "It's"} ${text.slice('its '.length)}`
  // "no cord so you can do dishes in it"
  if (/^no \p{Ll}+ so (?:it|they|you) /iu.test(text)) return `There's ${lowerFirst(text)}`
  if (isDone(verb) && BY_WHOM.test(next)) return `${isMany ? "They're" : "It's"} ${said}`
  if (/^been \p{L}/u.test(said))
    return `${isMany ? "They've" : "It's"} ${said.replace(/(?<!,) (?=no \p{L}+\.?$)/u, ', ')}`
  const [, order = ''] = /^(?:always|don't|do not|just|never|please) (\S+) /i.exec(text) ?? []
  const [, , second = ''] = TWO_STEPS.exec(text.toLowerCase()) ?? []
  const isOrder =
    baseVerb(order) !== undefined ||
    (second !== '' && baseVerb(verb) !== undefined && baseVerb(second) !== undefined) ||
    (/^(?:it|them)$/.test(next) && !isFunctionWord(verb)) ||
    ((isCapital || A_STEP.test(text)) && baseVerb(verb) !== undefined && OBJECT.test(next))
  const least = DETERMINER.test(text) ? MIN_OWN_WORDS : MIN_LONG_WORDS
  const isBegun = isCapital || /^(?:from|if|when|in \d+ \p{L}+ the) /iu.test(text)
  const isLong = words.length >= least && (isBegun ? HAS_VERB : STATED).test(startOf(text))
  if (
    isOrder ||
    isLong ||
    (isStopped && hasVerb(head)) ||
    (KEPT.test(text) && (isStopped || (isCapital && PLACE.test(next))))
  )
    return text
  return asTalk(text, isStopped)
}

/**
 * A feature in the seller's own English, as typed: "Smell stay in room after you blow out." Only short forms are written out.
 * Undefined for codes, bare measures and headlines, and where `said`, the writer's sentence, is sure.
 */
export function noteAsTyped(typed: string, isMany: boolean, said?: string): string | undefined {
  if (said !== undefined && !isGuessed(said, typed)) return undefined
  const text = asSentence(typed, isMany)
  if (text !== undefined) return text
  const isHeadline = /^\p{Lu}/u.test(typed) && !OWN_TALK.test(typed)
  return isHeadline ? undefined : wordsAsTyped(typed)
}

/** What was typed by hand, also where it is no sentence: "Twenty minutes by car from Bled." Undefined for codes and bare measures. */
export function wordsAsTyped(typed: string): string | undefined {
  const text = spellUnits(
    copyEdited(
      typed
        .replace(/(?<=\d)(?=(?:day|hour|month|week|year)s?\b)/gi, ' ')
        .replace(/(?<=^|\b(?:all|for|from|in|of|on|with) )d (?=\p{Ll}{3})/gu, 'the ')
        .replace(/ v (?=(?:fast|good|light|soft|strong)\b)/gi, ' very '),
    ).join(' '),
  )
    .replace(/(?<=(\p{L}+)) (?=no (\p{L}+))/gu, (_, before: string, thing: string) =>
      isFunctionWord(before.toLowerCase()) ||
      baseVerb(thing) === 'sure' ||
      PIDGIN.test(thing) ||
      (isAdjective(thing) && !isNoun(thing))
        ? ' '
        : ', ',
    )
    .replace(
      /(?<=^No .*[^,]) (?=just )|(?<=\bnot .*[^,]) (?=just )|(?<!,|\band) (?=(?:not (?:like|too)|that['’]s it)\b)/gi,
      ', ',
    )
    .replace(/(?<=\p{L}) (?=not (?:\p{L}+ )?(\p{L}+)\.$)/gu, (space, last: string) =>
      isNoun(last) && !isAdjective(last) && baseVerb(last) !== 'sure' ? ', ' : space,
    )
  const words = wordsIn(text)
  const last = words.at(-1) ?? ''
  const isLabel =
    !/^(?:anti|not?|so|very) /i.test(text) &&
    words.every((word) => isNoun(word) || isAdjective(word) || /^(?:\d.*|one|two|three)$/.test(word)) &&
    !(isAdverb(last) || isAdjective(last))
  const isKnown = (word: string) => !/^\p{L}/u.test(word) || isEnglishWord(word.replace(/[^\p{L}'’]/gu, ''))
  // A name is no unknown word beside words of a sentence: "Garda vetted and insured", "Rapeseed wax, from Fife".
  const hasNames = words.some(isFunctionWord)
  const [first = '', ...others] = text.split(' ')
  const unknown = [typed.startsWith(first) ? first : first.toLowerCase(), ...others].filter(
    (word) => !isKnown(word.toLowerCase()) && !(hasNames && NAME_OR_DONE.test(word)),
  )
  return words.length < 2 ||
    words.length > MAX_NOTE_WORDS ||
    isLabel ||
    (/^\d/.test(text) && words.length < MIN_OWN_WORDS) ||
    // "72 tooth ratchet, 5 deg swing"
    (/^\d.*\D\d/.test(text) && !HAS_VERB.test(text)) ||
    CODE.test(text) ||
    SIGNS.test(typed) ||
    isListing(typed) ||
    (isMissing(typed) && !/\bnot incl/i.test(typed)) ||
    !isEnglish(typed) ||
    // Beside words of a sentence half may be unknown: "no preservatives, real herrings and shrimp".
    unknown.length * (hasNames && words.length >= MIN_MIXED_WORDS ? 2 : 3) > words.length ||
    claimInWording(text) !== undefined
    ? undefined
    : text
}
const MAX_NOTE_WORDS = 16
const MIN_MIXED_WORDS = 6
const NAME_OR_DONE = /^\p{Lu}\p{Ll}|ed\P{L}*$/u
const PIDGIN = /^(?:am|be|dey|fit|go|gree|need|spoil)$/
/** Measures, sizes, addresses and models. */
const CODE =
  /\d{6}|[/*<>=+#@:]|\d ?x ?\d|\b\d*[xX]+[sSlL]\b|(?<!\bthe )(?!USB|LED|SOS|GPS|SIM|PIN)\p{Lu}{3}|\p{Lu}\d|\d\p{Lu}|\b(?:approved|certified|(?<!\b(?:I|we) )tested)\b|\d[.,]\d+\.$|^Net (?:WT|wt|weight)\b|^For \p{L}+ \d/u
/** What no headline has. */
const OWN_TALK =
  /, (?:an?|from|no|the|two|we|you|\p{L}+ed (?:in|by|with)) |\b(?:I|my|me|we|our|you|your|it|they|too|please|still|even|like|don['’]t|according|nothing|needed)\b|^(?:about|an|one|no more) /iu
/** Whether a sentence of the writer's is made of words that it may not understand: "It has a water 1 time per day enough." */
function isGuessed(said: string, typed: string): boolean {
  if (/^\p{Lu}/u.test(typed)) return false
  const words = wordsIn(typed)
  const [first = ''] = words
  if (
    /^(?:It|They)['’](?:s|re) /.test(said) &&
    !/^it/i.test(typed) &&
    (baseVerb(first) === 'sure' || first === 'last' || (isNoun(first) && isAdverb(words[1] ?? '')))
  )
    return true
  const isAdded = /^(?:It|They) ha(?:s|ve) |^There['’]s /.test(said) && !/^(?:has|have|there)/i.test(typed)
  const isUnknown = (word: string) => /^\p{Ll}{4,}$/u.test(word) && !isEnglishWord(word)
  return OWN_GRAMMAR.test(typed)
    ? isAdded || wordsIn(said).length > words.length
    : isAdded && words.length >= MIN_OWN_WORDS && (wordsIn(said).some(isUnknown) || /^(?:first|next) /.test(typed))
}
const OWN_GRAMMAR =
  /\b(?:so|but|and) (?:no|not|can|got|won['’]?t|don['’]?t)\b|\b(?:got|need be|u can \p{L}+ am|(?:it|that) don['’]?t|lil bit)\b|^\p{L}+ not \p{L}+$| enough$|\b(?:[2-9]|\d\d+) (?:day|hour|minute|month|week|year)$|\bfor ya /iu

/** "it is 21 centimeter long" */
const MEASURED =
  /(?<=\b(?!1 )\d[\d.]* )(?:foot|inch|(?:centi|milli)?met(?:er|re))(?= (?:deep|high|long|tall|thick|wide)\b)/g
/** "weights 3 lbs" */
const WEIGHS =
  /^weights (?=(?:(?:only|just|about|around) )?\d[\d.]* ?(?:lbs?|pounds?|kg|kilos?|kilograms?|g|grams?|oz|ounces?)$)/i
/** "burn 30 hr", "charge phone 2 times": what it does, no order. */
const BARE_ACT =
  /^(?:(?:burn|glow|last|run|work)(?= (?:(?:for|about|up to) )?\d+ ?h(?:ou)?rs?$)|charge(?= (?:\p{L}+ )?(?:phone|laptop))|dry(?= in \d)|melt(?= in )|fit(?= (?:in|under|all|any|most) )|smell(?= (?:like|of) (?!.*\b(?:are|go|goes|is)\b))|weigh(?= \d))/iu
/** "cut the x, spray it twice a day" */
const A_STEP = /^\p{L}+ the [^,]+, (?:then )?\p{L}+ (?:it|them) /iu
/** "pour it in then wait 30 minutes" */
const TWO_STEPS = /^(\p{L}+) (?:[^\s,]+,? ){0,5}then (\p{L}+)/u
/** "grown by my aunt", "woven in Fez" */
const BY_WHOM = /^(?:by|from|in|of|with)$/
const MIN_SENTENCE_WORDS = 3
const MAX_MEASURE_WORDS = 4
const PAST_VERB = /\b\p{L}{3,}ed\b/u
const MIN_OWN_WORDS = 4
/** So many words with a sure verb are a sentence without a full stop, too. */
const MIN_LONG_WORDS = 7

const wordsIn = (text: string) => text.toLowerCase().replace(/[.!]$/, '').split(' ')

/** Signs of a listing, and codes: "IT EN DE". */
const SIGNS = /[|=•【】*]| \+ ?\d+$|^\p{Lu}{3,}[ -]\p{Lu}{3,}|(?: \p{Lu}{2}(?!\p{L})){3}/u
/** "Exquisite Tin Box Packaging, Ideal Gift for Women" */
function isListing(typed: string): boolean {
  // "brewed in Cobh, Cork": places are no headline.
  const words =
    typed.replace(/(?<=\b(?:at|from|in|near) )\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)?/gu, '').match(/\p{L}[\p{L}'’]{3,}/gu) ??
    []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return /^[^\p{Ll}]/u.test(typed) && capitals > 2 && capitals >= words.length - 1 && !SUBJECT.test(typed)
}
/** "Reduces Chlorine & Hard Water Residue" without the capitals of a headline. */
const calmed = (typed: string) =>
  isListing(typed) &&
  typed.split(' ').length <= MAX_CALMED_WORDS &&
  thirdVerb(typed.split(' ')[0]?.toLowerCase() ?? '') === 'sure'
    ? typed.replace(/(?<= )\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
        isEnglishWord(word.toLowerCase()) ? word.toLowerCase() : word,
      )
    : typed
const MAX_CALMED_WORDS = 6
const OF_NOUN =
  /^\S+s (?:on|in|of|at|for) (?:my|the|your|our) \p{Ll}+ (?:is|are|was|were|got|went|came|stayed|has|have)\b/u
/** "Calls sounded fine in wind": what stands before it is a noun. */
const PAST_LINK = /^(?:sounded|looked|felt|seemed|stayed|was|were|went|came|worked)$/
/** "arms up position" */
const PARTS = /^(?:arms|backs|eyes|faces|hands|heads|legs|shoulders)$/
/** Another sentence begins: "one long bit of linen so there's no buckles". */
const GOES_ON = /,? (?:but|so|because) /
const LIST = /,(?! (?:an?|but|so|the|two|three|your) ).*(?:,| and | or )/
const PERSON = /\b(?:I|me|my|we|us|our|you|your)\b/i

/** "don't rush it", "don't need to": said to the viewer. */
const TO_VIEWER = /\?|^don't (?:know|want|need (?:to|be)|have to) |\b(?:it|them|your?|too|more than)\b/

/** "dont block the vent so ac still hits you" */
const A_THING_DOES_NOT =
  /^don't (?:have|block|bleed|bunch|clog|crack|crease|dig|drip|fade|flake|fog|itch|leak|melt|move|overheat|peel|pill|pinch|roll|rub|rust|sag|scratch|shed|shrink|slide|slip|smear|smell|smudge|snag|squeak|stain|sting|tangle|tear|tip|transfer|wobble|wrinkle|leave (?:any |a |white )?(?:marks?|dents?|glue|residue|stains?|streaks?|lines|cast|holes|bumps))\b(?! (?:it|them|too|yourself)\b)/

/** Two readers have to find the verb behind a noun without article: "coffee stains on my shirt". */
function isClause(sentence: string, isStopped: boolean): boolean {
  if (PRONOUN.test(sentence)) return true
  const words = wordsIn(sentence)
  const at = verbAfterSubject(words)
  if (/^\d/.test(sentence) && at < 1 && !hasVerb(sentence)) return false
  const { bare, lacks } = wholeClause(sentence) ?? { bare: '' }
  if (lacks === 'I') return /^(?:Did|Got|Had|Took)\b/.test(sentence)
  if (bare === '') return at > 0 && thirdVerb(words[at] ?? '') !== undefined && AFTER_VERB.test(words[at + 1] ?? '')
  return bare === undefined || isStopped || at > 0
}

/** "No lard, only butter and 20 egg yolks.", "Thick but I don't die in them.": in the words of somebody who talks, as labels never are. */
function asTalk(text: string, isStopped: boolean): string | undefined {
  const count = text.split(' ').length
  const [, ...tails] = text.split(PART_BEGINS)
  const isTalk = (isStopped && count >= MIN_OWN_WORDS) || TALK.test(text) || tails.some(isTalkedPart)
  if (!isTalk || count > MAX_TALK_WORDS) return undefined
  return text
    .replace(/^Is (?=\p{L})/u, 'It is ')
    .replace(/\b(?:usb|led|qr)\b/gi, (word) => word.toUpperCase())
    .replace(JOINED, ', ')
}
/** "make it by hand I know all of them" */
const JOINED = /(?<!,|\b(?:all|and|because|but|how|if|so|than|that|the|what|when|where)) (?=(?:I know|there['’]s) )/g
const isTalkedPart = (tail: string) =>
  TALKED.test(tail) || (thirdVerb(tail.split(' ')[0] ?? '') === 'sure' && / (?:the|my|your|an?) /.test(tail))
const PART_BEGINS = /, | (?=(?:so|but|because|if|when|not) )/
const TALK =
  /^no need \p{L}|^only \d+ \p{L}+ (?:in|per) |^\p{L}+ no \p{L}+ am\b|^(?!no).+ (?:is|are) included\.?$|^no \p{L}+ (?:in|on) (?:it|them)\b|^e (?:no )?(?:dey|don|fit|go) |(?<!^.{0,9}) (?:I|there['’]s) \p{L}/iu
const TALKED =
  /^(?:(?:so|but|because|if|when) (?:(?:I|you|we|it|they|he|she)\b|(?!no )\p{L}+ \p{L}+)|not (?:the|just|that) |(?:only|just|nothing|none of|even|every one|straight|all \p{L}+ed) |(?:the|my) \p{L}+ \p{L}+s (?:the|my|it)\b|(?:that|there)['’]s |can (?!be\b)|(?:can|don|doesn|won|isn)['’]t )|\b(?:(?:I|you|we) \p{L}+|never )/u
const MAX_TALK_WORDS = 18

const lacksArticle = (text: string) =>
  (wholeClause(text) ?? { lacks: 'article' }).lacks === 'article' && !PRONOUN.test(text) && !DETERMINER.test(text)

const hasVerb = (text: string) =>
  HAS_VERB.test(text) || wordsIn(text).some((word, at) => at > 0 && (thirdVerb(word) === 'sure' || PAST.test(word)))
const PAST = /^(?:\p{L}{3,}ed|made|went|came|gave|took|wrote|drew|sold|built|grew|found|won|chose)$/u
/** What the viewer is asked to do. */
const KEPT = /^(?:keep|use|store|wash|shake) /i
const PLACE = /^(?:at|away|before|in|on|out|with)$/
const OBJECT = /^(?:the|an?|your|my|one|two|any|each|every|all)$/
const AFTER_VERB = /^(?:the|an?|your|my|one|two|any|every|all|it|them|\d.*)$/
const PRONOUN =
  /^(?:(?:I|he|it|she|that|there|they|we|you)(?:['’]\p{L}+)? (?!and |or |of )|(?:\d+|one|some|most) (?:is|are|do|say) )\p{L}+/iu
const SUBJECT = /^(?:I|he|it|she|that|there|they|we|you|the|my|our|your|each|every|this|these)\b/i
const DETERMINER = /^(?:the|an?|my|our|your|each|every|this|these|all|one)\b/i
/** What stands behind these is no sentence of its own. */
const startOf = (text: string) =>
  text.split(
    DETERMINER.test(text)
      ? / (?:that|which|who|where) /
      : / (?:that|which|who|where|so|because|before|after|until|when|if|while) /,
  )[0] ?? ''
/** "a few drops is plenty" */
const STATED =
  /^(?:the|an?|one|each|every|all) (?:\p{L}+ ){1,4}(?<!\b(?:I|it|you|we|they|that|which) )(?:is|are|isn't|aren't|has|have) /iu
const HAS_VERB =
  /\b(?:is|are|isn't|aren't|was|were|has|have|had|can|can't|cannot|will|won't|do|does|did|don't|doesn't|must|should|comes?|goes|gets?)\b|\b(?:I|you|we|they|it|he|she|that|there)(?:['’]\p{L}+)? \p{L}+/iu
