import { checkText } from '../check'
import { isForeign } from '../check/foreign-field'
import {
  dropProfanity,
  isMassNoun,
  joinList,
  isPlural,
  lowerFirst,
  pluralVerb,
  singular,
  spellUnits,
  splitSentences,
  tidy,
  spellNumber,
  upperFirst,
  withArticle,
} from '../language'
import { speechCase } from './speech-case'
import { cleanField } from './clean-field'
import { spokenSubject, verbAfterSubject } from './clause'
import { isEnglish, isOtherLanguage } from './is-english'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  PEOPLE,
  thirdVerb,
} from './lexicon'
import { PREPOSITION, readNounPhrase, wordsOf } from './noun-phrase'
import { RELATIVES, thingIn } from './own-forms'
import { correctSpelling } from './spelling'
import { rewritten, type Rule, writeOut } from './texting'
import type { OwnForm, ProblemText } from './types'
import { wholeClause } from './whole-clause'

const MAX_HOOK_WORDS = 12
const MAX_NOUN_WORDS = 8

const SENSITIVE =
  /(?<![a-z])(?:pains?|(?:eye|muscle|back|neck|wrist)[ -]?strains?|painful|aches?|aching|achy|hurts?|hurting|sore|soreness|stiff|stiffness|acne|pimples?|breakouts?|blemish[a-z]*|wrinkles?|eczema|rash|rashes|psoriasis|rosacea|dark circles|eye bags|puffy|cellulite|stretch ?marks|scars?|hair loss|thinning|bald[a-z]*|dandruff|weight|overweight|fat|belly|bloat[a-z]*|gut|digestion|constipat[a-z]*|anxi[a-z]*|depress[a-z]*|stress|stressed|insomnia|sleepless|(?:can'?t|cannot|trouble|never|don't) (?:fall a|stay a)?sleep(?:ing)?|snor[a-z]*|migraines?|headaches?|allerg[a-z]*|asthma|diabet[a-z]*|cramps?|menopause|fatigue|exhaust(?:ed|ion)|posture|(?:my|bad|lower|upper) (?:back|knees?|neck|joints|wrists?|hips?)|sciatica|plantar|bunions?|blisters?|skin|pores?|sweat(?:y|ing|s)?|body odou?r|bad breath|teeth|gums?|fungus|infection|illness|disease|adhd|autis[a-z]*|medication|injur[a-z]*|wounds?|swollen|swelling|numb(?:ness)?|itch[a-z]*|hormon[a-z]*|libido|my body|camel ?toe|muffin top|love handles|thighs?|butt|hips|forehead|grief|lonel[a-z]*|panic|burnout|debt|addict[a-z]*)(?![a-z])/i
const NOT_ABOUT_BODIES =
  /\b(?:back (?:seat|door|pocket|yard)|sick of|pain in the neck|(?:in|between|with) my teeth|scratched? skin|skins? (?:on|of) (?:the )?(?:fruit|potato\w*|garlic|onion\w*)|(?:onion|garlic|potato|orange) skins?|pain point|weight of|overweight (?:carry|bags?|luggage|suitcases?|fees?|baggage)|thick skin)\b/gi

/** "I'm so tired of ...", "the problem is that ...": what follows is the problem. */
const LEAD_IN =
  /^(?:(?:i'm|i am|we're|people are|everyone is|are you|you're)? ?(?:so |just |really |always |constantly )*(?:sick and tired|tired|sick|fed up|done|over it|frustrated|annoyed|struggling|dealing)(?: of| with| by| from)|(?:i|we|people|you) (?:always |really |constantly )*(?:struggle|deal|suffer) with|struggle with|the (?:main |biggest |real )?(?:problem|issue|worst part|worst thing|pain point)(?: is)?(?: that| when| with)?:?|(?:pain points?|problems?|issues?)\s?:|no more|say goodbye to|stop|avoid|you know when|that (?:moment|feeling) when|pov:?|problem (?:of|with)|trouble with|having to deal with)\s+/i

/** Reads the seller's problem as an event in the creator's mouth; undefined where nothing usable was typed. */
export function readProblem(given: string): ProblemText | undefined {
  const clean = correctSpelling(
    written(
      dropProfanity(cleanField(meaning(given).replace(/\s*\((\p{L}[^)]*)\)\s*$/u, '. $1.'))).replace(
        /\s*[;\n]\s*/g,
        '. ',
      ),
    ),
  )
  const sentences = usableSentences(clean).map((sentence) =>
    saidWhole(sentence) === undefined ? partsOf(sentence) : typedParts(sentence),
  )
  const sentence = sentences[0]?.[0]
  if (sentence === undefined) return undefined
  const isSensitive =
    SENSITIVE.test(clean.replace(NOT_ABOUT_BODIES, ' ')) ||
    checkText(clean, 'painPoint').some(({ rule }) => /^(?:HLTH|WGHT|BODY)-/.test(rule))
  if (isOtherLanguage(given) || (!isEnglish(sentence) && !mayBeEnglish(sentence)))
    return { form: 'noun', hook: sentencesOf([lastResort(sentence)]), recurs: false, isSensitive, isEnglish: false }
  const [first, ...rest] = told(sentences)
  if (!first || !/\p{L}{2}/u.test(first.text)) return undefined
  const { hook, noun, form, clause } = first
  const more = moreOf(rest)
  const spoken = sentencesOf(hook)
  if (spoken === '') return undefined
  const fits = noun !== undefined && wordsOf(noun).length <= MAX_NOUN_WORDS && !/[?!.,;:"]/.test(noun)
  const thing = thingIn(first.text)
  return {
    form,
    hook: spoken,
    ...(more && { more }),
    ...(clause !== undefined && { clause: clause.replace(/[\s.,:;!?…–—-]+$/, '') }),
    ...(fits && { noun }),
    ...(thing !== undefined && { thing }),
    recurs: RECURS.test(first.text),
    isSensitive,
    isEnglish: true,
  }
}

/** "bags = plastic junk" to "bags mean plastic junk", "magnets are weak = tears" to "magnets are weak. That means tears". */
const meaning = (given: string) =>
  given.replace(/ = (?=\$)/, ' is ').replace(/^([^.=\n]+?) = (?=[\p{L}\d])/u, (_, left: string) => {
    const words = wordsOf(left)
    if (verbAfterSubject(words) > 0 || words.some((word) => isFiniteVerb(word.toLowerCase())))
      return `${left}. That means `
    const place = words.findIndex((word) => PREPOSITION.test(word.toLowerCase()))
    const head = (place > 0 ? words[place - 1] : words.at(-1)) ?? ''
    const isMany = / (?:\+|and) /.test(left) || isPluralWord(head.toLowerCase())
    return `${left} ${isMany ? 'mean' : 'means'} `
  })

/** A part of the problem as it is told. */
interface Told extends Realized {
  text: string
  joint: string
  /** The first clause, and the verb phrases that were added to it. */
  base?: string
  verbs?: readonly string[]
}

/** A whole sentence as it was typed, with the article, owner or "I" that was left out; "you know when ..." loses its opener. */
export function saidWhole(sentence: string): string | undefined {
  const whole = LEAD_IN.test(sentence) ? undefined : wholeClause(sentence)
  if (whole === undefined) return undefined
  if (whole.lacks === 'I' || whole.lacks === "I'm") return `${whole.lacks} ${lowerFirst(sentence)}`
  const head = whole.bare?.split(' ').at(-1) ?? ''
  const next = wordsOf(sentence.slice(whole.bare?.length ?? 0))[0] ?? ''
  // "sunscreen in my kid's eyes"
  const isPlaced = isMassNoun(head) && PREPOSITION.test(next)
  const isOne = whole.lacks !== undefined || !whole.bare?.includes(' ')
  const owner =
    !isPlaced &&
    isOne &&
    !/ guys?$/.test(whole.bare ?? '') &&
    (MINE.test(head) || RELATIVES.test(head) || MY_PEOPLE.test(head) || head.endsWith('-in-law'))
  if (whole.lacks === undefined && !owner && !OTHER_PEOPLE.test(head)) return sentence
  return `${owner && !isPetHair([whole.bare ?? '']) ? 'my' : 'the'} ${lowerFirst(sentence)}`
}

const IN_SENTENCE =
  /^(?:and|or|but|so|nor|yet|when|while|which|who|because|since|until|if|then|not|even|plus|especially|like|except|including|just)\b/i
/** How a part behind a comma goes on: as a sentence of its own, with the same subject, or as it stands. */
function goingOn(clause: string, before: string): { apart?: string; isVerb?: true } {
  const owned = saidWhole(before) ?? before
  const whole = saidWhole(clause)
  if (whole !== undefined && !wholeClause(clause)?.lacks?.startsWith('I')) return { apart: clause }
  const words = wordsOf(clause)
  const verb = (
    words[/^(?:already|still|then|only|just|never|always|finally|even|also)$/i.test(words[0] ?? '') ? 1 : 0] ?? ''
  ).toLowerCase()
  // "vet says she's dehydrated, only drinks from my glass"
  const other = /\b(?:says|said|thinks) (?:that )?(she|he)(?:'s|s)? /i.exec(before)?.[1]
  if (other && thirdVerb(verb) !== undefined) return { apart: `${other} ${clause}` }
  const { form, hook } = realize(spokenWords(clause), false)
  const [first = ''] = hook
  const isMe = /^(?:I|we|they|you)\b/i.test(owned)
  const subject = wordsOf(owned)
    .slice(0, 4)
    .map((word) => word.toLowerCase())
  const isPerson = /^(?:he|she)\b/i.test(owned) || subject.some((word) => PEOPLE.has(word) || isRelative(word))
  const isSame = isMe || (isPerson && (thirdVerb(verb) !== undefined || isPast(words, words.indexOf(verb))))
  if (/^I\b/.test(first) && isSame) return { isVerb: true }
  const isOther =
    (form === 'clause' || form === 'past') && first.toLowerCase() !== clause.toLowerCase() && !/^It\b/.test(first)
  return isOther ? { apart: clause } : {}
}

/** A whole sentence in one part; what was only put together with commas becomes two, verbs of one subject get their "and". */
function typedParts(sentence: string): string[] {
  const parts: string[] = []
  const clauses = sentence.split(/,\s+/)
  const isList = clauses.length > 2 && clauses.some((clause, at) => at > 0 && /^(?:and|or|but) /i.test(clause))
  let verbs = 0
  for (const [at, clause] of clauses.entries()) {
    const before = parts.at(-1)
    if (before === undefined) {
      parts.push(clause)
      continue
    }
    const isPlain = IN_SENTENCE.test(clause) || saidWhole(before) === undefined
    const { apart, isVerb } = isPlain || isList ? {} : goingOn(clause, before)
    if (apart) parts.push(apart)
    else {
      verbs += isVerb ? 1 : 0
      const isLastVerb =
        isVerb &&
        at === clauses.length - 1 &&
        !/ and /.test(`${before}, ${clause}`) &&
        clauses[at - 1]?.split(' ')[0] !== clause.split(' ')[0]
      const own = isList && !isPlain ? saidWhole(clause) : undefined
      parts[parts.length - 1] =
        `${before}${isLastVerb ? (verbs > 1 ? ', and ' : ' and ') : ', '}${own ? lowerFirst(own) : clause}`
    }
  }
  return parts
}

/** A whole sentence: only case, units, names and apostrophes are mended. */
function asTyped(sentence: string): Told {
  const text = upperFirst(
    withArticles(withOwners(withDays(withContraction(spellUnits(speechCase(sentence))))).replace(/\s*&\s*/g, ' and ')),
  )
  const { form, noun } = realize(spokenWords(text), false)
  return { ...said(text, form === 'clause' || form === 'past' ? noun : undefined), text, joint: '' }
}

/** Makes sentences of each part. A part that lacks a subject joins the part before it. */
function told(sentences: readonly (readonly string[])[]): Told[] {
  const parts: Told[] = []
  for (const [sentence, isFirst] of sentences.flatMap((all) => all.map((each, at) => [each, at === 0] as const))) {
    const at = parts.length
    if (at > 0 && isForeign(sentence)) break
    const joint = at === 0 ? '' : (/^(?:and|but|again|so)\b\s*/i.exec(sentence)?.[0] ?? '').trim()
    const whole = saidWhole(sentence.slice(joint.length).trim())
    if (whole !== undefined) {
      parts.push({ ...asTyped(whole), joint })
      continue
    }
    const text = spokenWords(sentence.slice(joint.length).trim())
    if (text === '') {
      if (joint !== '') parts.push({ text: '', joint: '', hook: [upperFirst(joint)], noun: undefined, form: 'noun' })
      continue
    }
    const before = parts.at(-1)
    const going = before && !isFirst && /^(?:|and|but)$/i.test(joint) ? goesOn(before, text, joint) : undefined
    if (going) parts[parts.length - 1] = going
    else {
      const part = realize(text, /\?\s*$/.test(sentence))
      const isGoing = at > 0 && part.form === 'gerund' && !/^not\b|^\p{L}+ \p{L}+s$/iu.test(text)
      parts.push({ ...(isGoing ? said(`I'm ${lowerFirst(text)}`, undefined) : part), text, joint })
    }
  }
  return parts
}

/** "my puppy chews cords, already killed 2 chargers": one sentence with two verbs. */
function goesOn(before: Told, text: string, joint: string): Told | undefined {
  const clause = before.clause
  if (
    !clause ||
    before.hook.length > 1 ||
    /[.?!]/.test(clause) ||
    wordsOf(`${clause} ${text}`).length > MAX_JOINED_WORDS
  )
    return undefined
  const words = wordsOf(text)
  const isMe = /^(?:I|we|you)\b(?!')/.test(clause)
  const at = /^(?:already|still|then|only|just|never|always|finally|even|also|now)$/i.test(words[0] ?? '') ? 1 : 0
  const verb = (words[at] ?? '').toLowerCase()
  const subject = wordsOf(clause).slice(0, Math.max(1, verbAfterSubject(wordsOf(clause))))
  const head = (subject.at(-1) ?? '').toLowerCase()
  const isMany = isManyOf(head)
  const isPerson = /^(?:he|she|they)$/i.test(head) || PEOPLE.has(head) || isRelative(head)
  const isFinite = isMe
    ? before.form === 'past' && isPast(words, at)
    : (!isMany &&
        !IS_AUXILIARY.test(verb) &&
        (thirdVerb(verb) === 'sure' || MORE_THIRD.test(verb)) &&
        !isListedPlural(words, at)) ||
      (isPerson && (isPast(words, at) || /^(?:won't|refuses)$/.test(verb)))
  if (!isFinite) return undefined
  const base = before.base ?? clause
  const verbs = [...(before.verbs ?? []), text]
  const joined = joint === 'but' ? `${clause}, but ${text}` : joinList([base, ...verbs])
  return { ...before, text: `${before.text} and ${text}`, hook: [joined], clause: joined, base, verbs }
}

/** A sentence as it was typed: only units, days, owners and apostrophes are mended. */
export const spelledWords = (sentence: string) =>
  withOwners(withDays(withContraction(spellUnits(sentence)))).replace(/\s*&\s*/g, ' and ')

/** Words as they were typed, with owners and articles that were left out on a phone. */
export const plainWords = (sentence: string) => withArticles(withSubjects(spelledWords(speechCase(sentence))))

/** The subject with its article or owner and its verb; undefined where no such sentence is sure. */
export function subjectClause(text: string): string | undefined {
  const words = wordsOf(text)
  const read = personal(words) ?? person(words) ?? plainSubject(words) ?? placedSubject(words)
  return read ? read.clause : fragment(words) ? undefined : ownSubject(words)?.clause
}

const spokenWords = (sentence: string) => {
  const text = withoutLead(plainWords(sentence))
  return /^(?:always|never) (?:wanted|tried|needed|meant|dreamed|had|learned|got)\b/i.test(text)
    ? `I ${lowerFirst(text)}`
    : text
}

const SHORTHAND: readonly Rule[] = [
  [/\b(?:Cant|Dont|Wont|Doesnt|Didnt|Isnt|Arent|Wasnt|Im|Ive|Its)\b/g, (found) => found.toLowerCase()],
  [/(?<![\d.])([4-7])(?:'|′| ?ft\.? ?)(1[01]|\d)(?!\d)(?:"|″|''| ?in\b)?/g, (found) => height(found)],
  // Other channels may not be named.
  [/\bwhats?app (?:group )?(?:chats?|group)?/gi, 'group chat '],
  [/\bDMs\b/gi, 'messages'],
  [/\bnetflix\b/gi, 'Netflix'],
  [/\bzoom(?= (?:call|meeting)s?\b)/gi, 'Zoom'],
  [
    /\bevery\. ?(?:(single)\. ?)?(\p{L}+)\b/giu,
    (_, single: string | undefined, what: string) => `every ${single ? 'single ' : ''}${what}`,
  ],
  [/\bmid (?=(?!\p{L}+ed\b)\p{L}{3})/giu, 'mid-'],
  [/\b(?:at|to|from) (?=(?:salon|office|gym|airport|beach|pool|park|dentist|vet|mall|lake)\b)/gi, '$&the '],
  [/^(?=\d+-year-old (?!\p{L}+ (?:is|has|was|keeps)\b))/giu, 'my '],
  [
    /\b(?<!in )(back|front|side|bottom|top|edge|corner) of (?=(?!the|my|an?|our|his|her|their|your|it|this|every)(\p{L}+)(?:$| ))/giu,
    (_, part: string, thing: string) => `the ${part.toLowerCase()} of ${MINE.test(thing) ? 'my' : 'the'} `,
  ],
  [
    /\bits (?=(?:\d|under|in|on|at|an?|the|so|too|not|always|never|like|hard|been|just|all|still|only|clean|dirty)\b)/gi,
    "it's ",
  ],
  [
    /^((?!in|at|on|but|and|so|there)(?:\p{L}+ ){1,2}\p{L}+)(?<! (?:like|of|for|to|with|about|than|does|did|do|has|have|says|said|say|thinks|told|means)) (?=(?:nothing|nobody|no one) (?!(?:uses|wants|reads|needs|likes)$)\p{L}+)/iu,
    '$1, ',
  ],
  // "tiny kitchen no room for a big pan"
  [
    /^((?!(?:there|and|but|so|i|we|my|it|still|have|had|has|with|or)\b)(?:\p{L}+ ){1,2}\p{L}+)(?<!\b(?:is|are|was|were|has|have|had|with|of|for|and|or|got|get|gets|there's|makes|made|says|said|say|means|wants)) (?=(?:no|zero) (?!matter\b)\p{L}{3,})/iu,
    '$1, ',
  ],
]

const INCHES = 'oh one two three four five six seven eight nine ten eleven'.split(' ')

/** "5'2" to "five-two". */
function height(typed: string): string {
  const [feet = '', inches = ''] = typed.match(/\d+/g) ?? []
  return inches === '0' ? `${INCHES[Number(feet)]} feet` : `${INCHES[Number(feet)]}-${INCHES[Number(inches)]}`
}

/** Abbreviations and shorthand written out. */
export const written = (typed: string) => rewritten(writeOut(typed), SHORTHAND)

const MINE_AFTER =
  /^(?:suitcase|pocket|bag|desk|phone|laptop|head|face|hair|backpack|purse|pillow|wrist|neck|couch|sofa|car|fridge|closet|nose|shirt|jeans|sleeve|dress|inbox|wallet)$/
const THE_AFTER =
  /^(?:toilet|drawer|bathroom|kitchen|hallway|floor|wall|window|table|shelf|subway|train|plane|bus|garage|sink|shower|stove|oven|counter|roof|yard|garden|balcony|driveway|stroller|crib|seat|dash|mirror|tub|heel|page|screen|door|porch|carpet|rug|trunk|freezer|pantry|basement|attic|ceiling|corner|cabinet)$/
const PLACED =
  /\b(on|in|into|under|behind|off|from|over|out of) ((?:(?:back|front|top|upper|side|car|gym|guest|whole) )?)([a-z]+)(?=$|[.,!?]| (?:and|or|to|so|when|but|because|with|every|all|again|after|before|at|in|on|is|are)\b)/g

/** "because dish rack takes half of it": a second subject without its article. */
const withSubjects = (text: string) =>
  text.replace(/\b(because|when|so|and|but) (?=\p{L})(.+)$/iu, (whole, joint: string, rest: string) => {
    const words = wordsOf(rest)
    const at = verbAfterSubject(words)
    const head = (words[at - 1] ?? '').toLowerCase()
    const opening = (words[0] ?? '').toLowerCase()
    if (at < 1 || isMine(opening) || isFunctionWord(opening) || isAnyone(opening)) return whole
    if (MINE.test(head)) return `${joint} my ${rest}`
    if (BARE.test(words.slice(0, at).join(' ').toLowerCase())) return whole
    return isPluralWord(head) || PEOPLE.has(head) ? whole : `${joint} the ${rest}`
  })

const isAnyone = (word: string) => /^(?:every|some|any|no)(?:body|one|thing)$/.test(word)

/** "falls out of back pocket" gets its "my", "in toilet" its "the". */
const withArticles = (text: string) =>
  text
    .replace(PLACED, (whole, place: string, before: string, noun: string) =>
      MINE_AFTER.test(noun)
        ? `${place} my ${before}${noun}`
        : THE_AFTER.test(noun)
          ? `${place} the ${before}${noun}`
          : whole,
    )
    .replace(/\b(guy|lady|man|woman|kid) (?=(?:on|in|at|next)\b)/, (person, _, at: number) =>
      at === 0 ? `the ${person}` : person,
    )

const MIN_PART_WORDS = 3
const MAX_WHOLE_WORDS = 9
const MAX_MORE_WORDS = 45
const MAX_JOINED_WORDS = 20

/** Splits "white crust on the glass, dry hair after every shower" in two, "whats for dinner, every day" into question and answer. */
function partsOf(sentence: string): string[] {
  const asked = /^(what(?:'s|s)?|who(?:'s)?|where(?:'s)?) ([^,?]+), (.+)$/i.exec(sentence)
  if (asked) return [`${asked[1]} ${asked[2]}?`, asked[3] ?? '']
  if (WHOLE_LIST.test(sentence) || /^(?:i )?(can't|never|no) [^,]+(?:, \1 [^,]+)+$/i.test(repeated(sentence)))
    return [repeated(sentence)]
  if (sentence.endsWith('?')) {
    const [, stated, question] =
      /^((?!who|what|where|when|why|how|do|does|did|is|are|can|ever|have)[^?]+), ([^,]+\?)$/i.exec(sentence) ?? []
    return stated && question ? [...partsOf(stated), question] : [sentence]
  }
  const parts: string[] = []
  for (const part of listed(repeated(sentence).split(/,\s+/))) {
    const before = parts.at(-1)
    const first = before ?? ''
    if (before !== undefined && !isOwnPart(first, part)) parts[parts.length - 1] = `${first}, ${part}`
    else parts.push(/^(?:way )?(?:too|so) \p{L}+$/iu.test(part) && before !== undefined ? `it's ${part}` : part)
  }
  return parts.flatMap((part) => (saidWhole(part) === undefined ? splitAtJoint(part) : [part])).map(swapped)
}

/** Puts an "and" or a comma before what is repeated: "3 dogs 1 bath", "same chips same 4 snacks". */
const repeated = (sentence: string) => sentence

/** Keeps lists in one part: "passport, tickets, chargers all over my bag". */
function listed(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? ''
  const things = parts.slice(0, -1)
  const isThing = (part: string) =>
    wordsOf(part).length <= 2 &&
    !isFunctionWord(part.toLowerCase()) &&
    !isAdjective(part) &&
    !isGerund(part) &&
    !hasVerb(part)
  if (things.length > 1 && things.every(isThing)) {
    if (isThing(last)) return [parts.join(', ')]
    if (/^(?:and )?(?:\p{L}+ ){1,2}(?:all over|everywhere|in|on|under|by) /iu.test(last))
      return [`${things.join(', ')}, and ${last}`]
  }
  // "burns, or mush"
  return parts.some((part) => /^or /i.test(part)) ? [parts.join(', ')] : parts
}

const OPENS_ADVERB = /^(?:on|in|at|after|before|when|if|every|by|as|while|whenever|even|the moment|between)\b/i
const IS_TAIL =
  /^(?:not|even|especially|just|like|from|for|or|nor|again|either|anyway|though|twice|which|who|because|except|including|plus|so(?! (?:much|many)\b)|then|(?:and|but) (?!(?:i|i'm|it|it's|we|he|she|they|the|my|now|then)\b)\p{L}+(?: \p{L}+)?$|every (?:\p{L}+ )?(?:day|morning|night|week|month|time|year|evening|summer|winter)|all (?:day|night|week))(?!\p{L})/iu

/** Whether what follows a comma is said as a sentence or label of its own. */
function isOwnPart(first: string, part: string): boolean {
  if (OPENS_ADVERB.test(first) && !/^on my (?:knees|feet|back)\b/i.test(first) && !first.includes(','))
    return !hasVerb(part)
  const words = wordsOf(part)
  if (isGerund(words[0] ?? '') && !NAMED_BY_GERUND.test(words.slice(0, 2).join(' ')))
    return !hasVerb(first) && !isGerund(wordsOf(first)[0] ?? '')
  return !IS_TAIL.test(part)
}

const hasVerb = (text: string) =>
  /^(?:i|i'm|it|it's|we|he|she|they|you|there|everything|nothing|nobody|everyone)\b/i.test(text) ||
  realize(text, false).form === 'clause'

/** "the pillow is flat and the case smells": long sentences are said in two. */
function splitAtJoint(sentence: string): string[] {
  for (const joint of sentence.matchAll(/,?\s+(?=(?:and|but) )/gi)) {
    const first = sentence.slice(0, joint.index)
    const second = sentence.slice(joint.index + joint[0].length)
    if (standsAlone(first, second, wordsOf(sentence).length > MAX_WHOLE_WORDS))
      return [first, ...splitAtJoint(withThing(first, second))]
  }
  return [sentence]
}

/** "lipstick on my mug, my teeth, my kid, everywhere", "bought the bike, and I've only used it twice". */
const WHOLE_LIST =
  /^[^,]+(?:, (?:on |in )?(?:my|the|our|his|her) \p{L}+){2,}(?:,? (?:and )?everywhere(?: but .+)?)?$|^[^,]+ing, and I'm [^,]+$|^I'm [^,]+, but I [^,]+$|^(?:i )?bought .{1,40}, and I've \p{L}+ \p{L}+ed? .{1,30}$/iu

/** Whether what follows an "and" is a sentence of its own. */
function standsAlone(first: string, second: string, isLong: boolean): boolean {
  const rest = second.replace(/^(?:and|but) /i, '')
  const isOpening = OPENS_ADVERB.test(first)
  const isTail = /^(?:not|no|even|especially|just|like|from|for|with|again|never)\b/i.test(rest)
  if (!isLong || isOpening || isTail || wordsOf(rest).length < MIN_PART_WORDS || wordsOf(first).length < MIN_PART_WORDS)
    return false
  const isSentence =
    /^(?:i|i'm|i've|it|it's|we|he|she|they|you|there|half|last|still|nobody|everybody|everyone|someone)\b/i.test(
      rest,
    ) ||
    verbAfterSubject(wordsOf(rest)) > 0 ||
    hasOwnSubject(rest)
  return isSentence
}

/** "laces soaked in who knows what" */
const hasOwnSubject = (text: string) => {
  const { form, hook } = realize(spokenWords(text), false)
  return form === 'clause' && !/^(?:I|It|You)\b/.test(hook[0] ?? '')
}

/** "and landlord inspection next week" gets its article. */
function withThing(first: string, second: string): string {
  const [, joint = '', named = '', when = ''] =
    /^(and |but )([^,]+?)( (?:next|this|tomorrow|tonight|today)\b.*)$/i.exec(second) ?? []
  const thing = verbAfterSubject(wordsOf(first)) < 1 && !isMine(named.split(' ')[0] ?? '') && readNounPhrase(named)
  return thing ? `${joint}${thing.text}${when}` : second
}

/** "notes ugly, tiles crooked": labels, not sentences. */
const swapped = (sentence: string) =>
  sentence
    .split(/,\s+/)
    .map((part) => {
      const [noun = '', quality = '', more] = wordsOf(part)
      return more === undefined &&
        isPluralWord(noun.toLowerCase()) &&
        isListedNoun(singular(noun.toLowerCase())) &&
        !MINE.test(noun.toLowerCase()) &&
        !isGerund(quality) &&
        isAdjective(quality)
        ? `${quality} ${lowerFirst(noun)}`
        : part
    })
    .join(', ')

/** What follows the first sentence, as long as it can be said. */
function moreOf(parts: readonly Told[]): string | undefined {
  const said: string[] = []
  for (const { hook, joint } of parts) {
    const [first = '', ...others] = hook
    const joined = [joint === '' ? first : `${joint} ${keepsCapital(first) ? first : lowerFirst(first)}`, ...others]
    if (wordsOf([...said, ...joined].join(' ')).length > MAX_MORE_WORDS) break
    said.push(sentencesOf(joined))
  }
  const text = said.join(' ').trim()
  return text === '' ? undefined : text
}

const keepsCapital = (text: string) => /^I(?:'|\b)/.test(text)

/** One or two plain words that no list knows: "soggy salad". */
const mayBeEnglish = (text: string) => wordsOf(text).length <= 2 && /^[A-Za-z' -]+$/.test(text) && !isForeign(text)

const DOLLARS = /(?:([\p{L}'-]+) )?(?<![A-Z])\$\s?(\d[\d,]*)(?![\d,.]*\d) (?=([\p{L}-]+)(?: ([\p{L}-]+))?)/giu
const PAID =
  /^(?:paid|pay|paying|pays|spent|spend|spending|cost|costs|charged|charges|charge|wasted|waste|lost|lose|saved|save|owe|owed|made|make|quoted|was|is|were|are|for|about|over|under|nearly|almost|than|another|extra|only|just)$/i
const AFTER_SUM =
  /^(?:cash|plus|extra|more|total|worth|later|apiece|each|short|over|under|last|this|back|down|off|monthly|weekly|yearly|tax|usd|left)$/i

/** "an $8,000 floor" is measured by its dollars, "paid a detailer $180 cash" is not. */
function asMeasure(_: string, before: string | undefined, sum: string, next: string, second: string): string {
  const isThing = (word: string) =>
    !isFunctionWord(word.toLowerCase()) && (isNoun(word) || !isEnglishWord(word.toLowerCase()))
  const isNamed =
    !AFTER_SUM.test(next) &&
    next.length > 2 &&
    (isThing(next) || (isAdjective(next.toLowerCase()) && second !== undefined && isThing(second)))
  const isBehindThing =
    before !== undefined &&
    isListedNoun(before.toLowerCase()) &&
    !isAdjective(before.toLowerCase()) &&
    baseVerb(before.toLowerCase()) !== 'sure'
  const isOpening = before === undefined && isPluralWord(next.toLowerCase())
  const isMeasure = (isNamed || isOpening) && !isBehindThing && !PAID.test(before ?? '')
  return `${before === undefined ? '' : `${before} `}${sum}${isMeasure ? '-dollar' : ' dollars'} `
}

/** The sentences that may be said. */
function usableSentences(text: string): string[] {
  return splitSentences(text)
    .map((sentence) =>
      sentence
        .replace(DOLLARS, asMeasure)
        .replace(/\$\s?(\d[\d,]*(?![\d,]|\.\d))/g, '$1 dollars')
        .replace(/[{}<>[\]()|@#*_=\\"“”]+|\$(?!\d+\.\d)/g, ' ')
        .replace(/^[\s.,:;!?…'–—-]+|[\s.,:;!…–—-]+$/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .map(allowedClause)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
}

/** The sentence, or what stands before the clause that no video may say. */
export function allowedClause(sentence: string): string {
  if (!isBlocked(sentence)) return sentence
  const [front = ''] = sentence.split(/, (?:and|but|so|then) /)
  return front.split(' ').length < MIN_CLAUSE_WORDS || isBlocked(front) ? '' : front
}
const MIN_CLAUSE_WORDS = 5

/** What may not be sold may be named in a story: "another bottle of wine that gets regifted". */
const isBlocked = (text: string) =>
  /\b(?:undefined|null|NaN)\b/.test(text) ||
  checkText(text, 'painPoint').some(({ severity, rule }) => severity === 'block' && rule !== 'REG-01')

function withoutLead(typed: string): string {
  let text = typed.trim()
  for (let round = 0; round < 2; round++) {
    const stripped = text.replace(LEAD_IN, '')
    if (stripped === text || !/\p{L}{2}/u.test(stripped)) break
    text = stripped
  }
  return text.replace(
    /^(?:when(?:ever)?(?![^,]*, (?:everything|everyone|nothing|it|they)\b)|that(?=\s(?:i|my|the|you|it)\b)|because|and|but|so(?! (?:many|much)))\s+(?=\p{L})/iu,
    '',
  )
}

/** "its freezing", "thinking its black" */
const withContraction = (text: string) =>
  text.replace(/\bits (?=([\p{L}-]+)(?: (\p{L}+))?(?=$|[\s.,!?]))/giu, (its, word: string, next = '') =>
    (isAdjective(word) || isParticiple(word) || isGerund(word) || isAdverb(word)) &&
    (next === '' || isFunctionWord(next))
      ? `${its.trim().slice(0, 2)}'s `
      : its,
  )

const withDays = (text: string) =>
  text.replace(
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|halloween|easter|thanksgiving|(?<=(?:in|every|this|next|last|until|since) )(?:march|may))\b/g,
    upperFirst,
  )

/** "my toddlers head", "forgot moms birthday", "neighbor's dog barks": whose it is. */
const withOwners = (text: string) =>
  text
    .replace(
      /\b((?:my|our|his|her|the) )?(toddler|kid|dog|cat|son|daughter|husband|wife|mom|dad|partner|boyfriend|girlfriend|sister|brother|grandma|grandpa|neighbor|roommate|boss|puppy|baby)s (?!(?:nap|sleep|cry|fight|play|eat)\b)(?=(\p{L}+)\b(?! (?:me|us|my|it|him|them|about)\b))/giu,
      (whole, mine: string | undefined, owner: string, thing: string) =>
        isListedNoun(singular(thing.toLowerCase())) &&
        baseVerb(thing.toLowerCase()) !== 'sure' &&
        thirdVerb(thing.toLowerCase()) === undefined &&
        mine !== undefined &&
        !(mine !== undefined && isAdjective(thing.toLowerCase()))
          ? `${mine ?? 'my '}${owner.toLowerCase()}'s `
          : whole,
    )
    .replace(
      /^(?:neighbor|roommate|husband|wife|boss|kid|son|daughter|toddler|baby|dog|cat|partner|mom|dad|grandma|grandpa|sister|brother|boyfriend|girlfriend)'s (?=\p{L})/iu,
      (owner) => `my ${lowerFirst(owner)}`,
    )

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** "7-hour flight" to "a 7-hour flight"; a number that opens a sentence is a word. */
export const withNumbers = (text: string) =>
  text
    .replace(
      /(^|\b(?:with|after|on|for|in|by|than|is|means?|got|have|has|of) )(\d+(?:-\p{L}+)+) (\p{L}+)/giu,
      (whole, before: string, measure: string, thing: string) =>
        isPluralWord(thing.toLowerCase()) || isMassNoun(thing.toLowerCase()) || isFunctionWord(thing.toLowerCase())
          ? whole
          : `${before}${withArticle(`${measure} ${thing}`)}`,
    )
    .replace(/^(\d)(?:st|nd|rd|th)\b/, (whole, digit: string) => ORDINALS[Number(digit)] ?? whole)
    .replace(/\b1 (?=\p{L}{2})(?![AP]M\b|\p{L}+-)/gu, 'one ')
    .replace(/^\d{1,2}(?= (?!AM|PM|percent)|-)/, (number) => spellNumber(Number(number)).join(' '))

const lastResort = (text: string) => wordsOf(text).slice(0, MAX_HOOK_WORDS).join(' ')

/** Sentences with capital and end mark, at most twelve words together. */
function sentencesOf(parts: readonly string[]): string {
  const said = parts.map((part) => {
    const isQuoted = /(?<!\p{L})'/u.test(part)
    // "the kids' game"
    const bare = withNumbers(part.replace(isQuoted ? /(?<!\p{L})'|'(?!\p{L})/gu : /(?<!s)'(?!\p{L})|'$/gu, ''))
    return upperFirst(/[?]$/.test(bare) ? bare : `${bare}.`)
  })
  const text = tidy(said.join(' ')).replace(/\b(\d) feet (?=\d)/g, '$1 foot ')
  return /\p{L}/u.test(text) ? text : ''
}

interface Realized {
  hook: string[]
  noun: string | undefined
  form: OwnForm
  clause?: string
}

/** A sentence of its own. */
const said = (clause: string, noun: string | undefined): Realized => ({
  hook: [clause],
  noun,
  form: IS_PAST.test(clause) && !HAPPENS_OFTEN.test(clause) ? 'past' : 'clause',
  clause,
})

const IS_PAST =
  /^(?:I|we|my \p{L}+|the \p{L}+|our \p{L}+) (?:bought|sold|found|sent|scraped|walked|woke|spilled|spilt|lost|broke|dropped|ruined|missed|forgot|wasted|spent|burned|burnt|tripped|tried|ordered|paid|cracked|ripped|killed|left|stained|scratched|slept|woke|ran|took|went|fell|died|got|came|blew|froze|melted|exploded|leaked|ended|flew|tore|shrank|caught|threw|ate|was|were|had|hit|cut|stole|stepped|sat)\b/iu

function realize(text: string, isAsked: boolean): Realized {
  const words = wordsOf(text.replace(/\?+$/, ''))
  const later = LATER.exec(text)?.[0]
  if (later && words.length > 2) {
    const rest = realize(text.slice(later.length), isAsked)
    if (rest.form === 'clause' || rest.form === 'past') return prefixed(later.trim(), rest)
  }
  if (
    isAsked ||
    /^(?:(?:did|do|does|is|are|can|will|should|have|has|am) (?:i|we|he|she|they|my|this|these|that|it|there)\b(?! is\b)|why (?:is|are|do|does|can|did|won't|can't)|how (?:do|does|can|is)|what do|where (?:is|are|do)|who has|ever (?:\p{L}+ed|had|lost)|do you|have you)\b/iu.test(
      text,
    )
  )
    return question(words)
  return (
    feeling(words) ??
    personal(words) ??
    person(words) ??
    plainSubject(words) ??
    placedSubject(words) ??
    fragment(words) ??
    ownSubject(words) ??
    state(words) ??
    ongoing(words) ??
    quality(words) ??
    gerund(words) ??
    quantity(words) ??
    missingSubject(words) ??
    thing(words)
  )
}

const LATER = /^(?:now|then|also|plus|maybe|somehow|suddenly)(?: that)?,? /i

/** "now dinner tastes like cardboard" */
function prefixed(adverb: string, rest: Realized): Realized {
  const [first = '', ...others] = rest.hook
  const joined = `${adverb} ${keepsCapital(first) ? first : lowerFirst(first)}`
  return { ...rest, hook: [joined, ...others], clause: joined }
}

const FEELINGS =
  /^(?:bored|bloated|hungover|carsick|seasick|jittery|mortified|exhausted|tired|embarrassed|hungry|freezing|broke|scared|afraid|stressed|late|lost|nervous|anxious|grumpy|dizzy|desperate|miserable|sick|sleepy|overwhelmed|worried|clueless|hopeless|terrible|bad|stuck|soaked|confused|furious|ashamed|done|allergic|starving|sweating|shaking)$/
const AFTER_FEELING =
  /^(?:then|of|in|at|on|with|to|for|about|behind|by|all|every|and|after|from|because|again|now|out)$/
const MY_STATE =
  /^(?:on my (?:knees|feet|back|own|phone)|up (?:at|all|until|since|every)|back to|out of|in bed|at my desk|under a|down to|in zero)\b/i

/** "bored", "embarrassed to give anyone a ride", "on my knees with a toothbrush", "me soaked" */
function feeling(words: readonly string[]): Realized | undefined {
  const [first = '', second = ''] = words.map((word) => word.toLowerCase().replace(/,$/, ''))
  const rest = words.join(' ')
  const isFeeling =
    FEELINGS.test(first) &&
    (words.length === 1 ? !/^(?:bad|terrible|done|late|lost)$/.test(first) : AFTER_FEELING.test(second))
  return isFeeling || MY_STATE.test(rest) ? said(`I'm ${lowerFirst(rest)}`, undefined) : undefined
}

const MY_PEOPLE =
  /^(?:buddy|teen|teenager|grandsons?|granddaughters?|grandkids|niece|nephew|aunt|uncle|cousins?|doctor|dentist|therapist|boss|landlord|coach|trainer|manager|hairdresser|stylist|mechanic|mum|hubby|grandkids|in-laws|ex|family|friends?)$/
const OTHER_PEOPLE =
  /^(?:vet|guy|lady|tailor|jeweler|realtor|electrician|handyman|pharmacist|florist|baker|photographer|teacher|salesman|plumber|cleaner|driver|waiter|cashier|nurse|pediatrician|dermatologist|groomer|barber|seller|contractor|neighbors?)$/
const isRelative = (word: string) => RELATIVES.test(word) || MY_PEOPLE.test(word) || OTHER_PEOPLE.test(word)
const MIDDLE_ADVERB =
  /^(?:finally|only|just|still|always|never|already|even|also|almost|nearly|constantly|\p{L}{3,}ly)$/u

/** "sister finally said something", "tree guy quoted me 400" */
function person(words: readonly string[]): Realized | undefined {
  for (let at = 1; at <= Math.min(3, words.length - 1); at++) {
    const head = (words[at - 1] ?? '').toLowerCase()
    const opening = (words[0] ?? '').toLowerCase()
    const isThing = !isRelative(head)
    if (
      (isThing && !isOneThing(words.slice(0, at))) ||
      isMine(opening) ||
      isAnyone(opening) ||
      isFunctionWord(opening) ||
      /^\p{Lu}\p{Ll}/u.test(words[0] ?? '')
    )
      continue
    let verbAt = at
    while (MIDDLE_ADVERB.test((words[verbAt] ?? '').toLowerCase())) verbAt++
    const verb = (words[verbAt] ?? '').toLowerCase()
    const isVerb = isManyOf(head)
      ? baseVerb(verb) !== undefined || isPast(words, verbAt)
      : thirdVerb(verb) !== undefined || isPast(words, verbAt)
    if (
      !isVerb ||
      (isThing && verbAt === at && !(MORE_PAST.test(verb) && isPast(words, at))) ||
      (verbAt === words.length - 1 && thirdVerb(verb) !== 'sure' && !isPast(words, verbAt))
    )
      continue
    const whose =
      (isThing && !MINE.test(head)) || OTHER_PEOPLE.test(head) || (!isThing && at > 1 && !RELATIVES.test(head))
        ? 'The'
        : 'My'
    const subject = words.slice(0, at).join(' ')
    return said(
      `${BARE.test(subject.toLowerCase()) || (isManyOf(head) && whose === 'The') ? upperFirst(subject) : `${whose} ${subject}`} ${words.slice(at).join(' ')}`,
      whose === 'My' || isThing ? lowerFirst(`${whose} ${subject}`) : undefined,
    )
  }
  return undefined
}

const isOneThing = (subject: readonly string[]) => {
  const head = (subject.at(-1) ?? '').toLowerCase()
  return (
    subject.length <= 2 &&
    isListedNoun(head) &&
    !isPluralWord(head) &&
    !isMassNoun(head) &&
    isThingUpTo(subject, subject.length) &&
    !isPast(subject, 0)
  )
}

const IS_AUXILIARY = /^(?:is|are|was|were|has|had|can't|can|won't|doesn't|don't|didn't|will|would|isn't|aren't)$/
const MORE_PAST =
  /^(?:said|told|was|had|did|made|came|gave|saw|knew|took|went|ate|fell|thought|felt|kept|left|grew|drew|flew|blew|threw|wore|tore|broke|woke|spoke|stole|froze|chose|drove|rode|wrote|won|lost|caught|taught|brought|fought|hid|bit|hit|quit|shut|put|cut|hurt|bled|slid|spat|stuck|swore|sank|shrank|drank|rang|sang|swam|began|ran|got|forgot|met|sent|spent|lent|built|meant|slept|swept|wept|paid|laid|held|heard|sold|could|couldn't|would|wouldn't|didn't|died|lied|tied|tried|ended|nearly|almost|wanted|applied|pitched|moved|hired|signed|googled)$/

/** A verb in the past, judged by what follows: "killed 6 monsteras", not "melted crayons". */
function isPast(words: readonly string[], at: number): boolean {
  const verb = (words[at] ?? '').toLowerCase()
  const next = (words[at + 1] ?? '').toLowerCase()
  if (PAST.test(verb) || MORE_PAST.test(verb))
    return !/^(?:left|lost|cut|hurt|stuck|shut|broke)$/.test(verb) || AFTER_PAST.test(next)
  return /[a-z]{2,}ed$/.test(verb) && isParticiple(verb) && !FEELINGS.test(verb) && AFTER_PAST.test(next)
}

const AFTER_PAST =
  /^(?:my|the|an?|our|his|her|it|them|him|me|us|myself|everything|everyone|something|nothing|track|count|over|up|out|down|off|away|back|here|there|like|through|into|onto|past|all|every|half|so|too|most|another|one|two|three|four|five|six|twice|again|that|how|what|\d.*)$/
/** "tears every night" */
const isListedPlural = (words: readonly string[], at: number) =>
  isPluralWord((words[at] ?? '').toLowerCase()) &&
  isListedNoun(singular((words[at] ?? '').toLowerCase())) &&
  thirdVerb((words[at] ?? '').toLowerCase()) !== 'sure'

function question(words: readonly string[]): Realized {
  const text = words.join(' ')
  return {
    form: 'question',
    hook: [`${text}?`],
    noun: nounOf(/\b(my (?:\p{L}+ )?\p{L}+)(?= (?:always|so|keep|never|still|\p{L}+ing|all|only)\b)/u.exec(text)?.[1]),
  }
}

/** A noun phrase of a possessive that is one: "my black couch". */
function nounOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  return readNounPhrase(text) && !isAdjective(wordsOf(text).pop() ?? '') ? text : undefined
}

/** "I always need a third hand", "we're always late", "you never find the lid". */
function personal(words: readonly string[]): Realized | undefined {
  const subject = (words[0] ?? '').toLowerCase()
  if (
    !/^(?:i|i'm|i've|i'll|i'd|we|we're|we've|you|you're|you've|it|it's|he|he's|she|she's|they|they're|they've|nobody|everyone|everybody|nothing|everything|there's|there|this|that's)$/.test(
      subject,
    ) ||
    words.length < 3
  )
    return undefined
  const clause = words.join(' ')
  const rest = wordsOf(clause).slice(1)
  const noun = /^(?:i|we)$/.test(subject)
    ? gerundOf(rest)
    : /^(?:i'm|we're)$/.test(subject)
      ? gerundOf(['am', ...rest])
      : undefined
  return said(clause, noun)
}

/** "always forget my charger" to "forgetting my charger"; undefined where the verb is not known. */
function gerundOf(words: readonly string[]): string | undefined {
  let at = 0
  let lead = ''
  while (at < words.length - 1) {
    const word = (words[at] ?? '').toLowerCase()
    if (/^(?:always|constantly|still|just|also|really|usually|often|sometimes|even|only|do|am|have|keep)$/.test(word)) {
      if (/^(?:have|keep)$/.test(word) && !(word === 'have' ? words[at + 1] === 'to' : isGerund(words[at + 1] ?? '')))
        break
      at++
      if (words[at] === 'to' && word === 'have') at++
      continue
    }
    if (/^(?:can't|cannot|don't|never|won't|couldn't)$/.test(word)) {
      lead = word === 'never' ? 'never ' : 'not '
      at++
      if (/^(?:ever|even|seem)$/.test(words[at] ?? '')) at++
      continue
    }
    if (word === 'can' && words[at + 1] === 'never') {
      lead = 'never '
      at += 2
      continue
    }
    break
  }
  const verb = (words[at] ?? '').toLowerCase()
  const rest = words.slice(at + 1)
  if (
    rest.length === 0 ||
    /^(?:am|is|are|be|was|will|would|should|could|used|end|wish|think|know|love|like)$/.test(verb)
  )
    return undefined
  if (rest.some((word) => /^(?:and|but|because|so|when|while|which|then|i|until|if)$/i.test(word))) return undefined
  const phrase = rest.join(' ').replace(/,/g, '')
  if (isGerund(verb)) return `${lead}${verb} ${phrase}`
  if (!baseVerb(verb) && !/^(?:have|do|go|get|lose)$/.test(verb)) return undefined
  return `${lead}${ing(verb)} ${phrase}`
}

/** "fall" to "falling". */
export function ing(verb: string): string {
  if (/^(?:die|lie|tie)$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^aeiou]e$|[ug]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  if (/^[^aeiou]*[aeiou][^aeiouwxyh]$/.test(verb) || /^(?:forget|begin|prefer|unplug|unzip|regret)$/.test(verb))
    return `${verb}${verb.slice(-1)}ing`
  return `${verb}ing`
}

/** "can't find the remote", "always forget my charger", "takes forever to dry". */
function fragment(words: readonly string[]): Realized | undefined {
  const first = (words[0] ?? '').toLowerCase()
  const second = (words[1] ?? '').toLowerCase()
  if (words.length < 2) return undefined
  if (/^(?:can't|cannot|don't|haven't|couldn't|didn't)$/.test(first))
    return said(`I ${words.join(' ')}`, gerundOf(words))
  if (
    isPast(words, 0) &&
    (SURELY_PAST.test(first) ||
      AFTER_PAST.test(second) ||
      (!isParticiple(first) && /\s(?:my|our)\s/.test(words.join(' '))))
  )
    return said(`I ${lowerFirst(words.join(' '))}`, undefined)
  if (/^(?:already|still|just|even|also|nearly|almost|only)$/.test(first) && isPast(words, 1))
    return said(`I ${lowerFirst(words.join(' '))}`, undefined)
  if (/^(?:won't|doesn't|isn't|takes|gets|keeps|never|always|constantly|still)$/.test(first)) {
    if (/^(?:never|always|constantly|still)$/.test(first)) {
      if (isGerund(second))
        return {
          ...said(`I'm ${first} ${words.slice(1).join(' ')}`, words.slice(1).join(' ')),
        }
      if (baseVerb(second) === undefined) return { hook: [words.join(' ')], noun: undefined, form: 'lack' }
      return said(`I ${words.join(' ')}`, gerundOf(words))
    }
    return said(`It ${words.join(' ')}`, undefined)
  }
  if (/^(?:could|would|should)$/.test(first)) return said(`I ${lowerFirst(words.join(' '))}`, undefined)
  if (first === 'can') return said(`I ${words.join(' ')}`, undefined)
  if (first === 'too' && isAdjective(second) && /^(?:to|for)$/.test(words[2] ?? '') && !/^(?:many|much)$/.test(second))
    return said(
      `${FEELINGS.test(second) || /^(?:lazy|tired|busy|short|old|scared|shy|clumsy|nervous|broke)$/.test(second) ? "I'm" : "It's"} ${words.join(' ')}`,
      undefined,
    )
  if (/^(?:hard|difficult|impossible|annoying|tricky|easy|tough)$/.test(first) && /^(?:to|for)$/.test(second))
    return said(`It's ${words.join(' ')}`, undefined)
  if (first === 'not' && isGerund(second)) return { hook: [words.join(' ')], noun: words.join(' '), form: 'gerund' }
  const isBase =
    (baseVerb(first) === 'sure' ||
      /^(?:need|want|wish|hate|forget|lose|spend|waste|spill|drop|miss|run|have)$/.test(first)) &&
    !/^(?:excel|stray|spare|scrap|spit|toast|zoom)$/.test(first) &&
    !/^\p{L}+ \p{L}+ (?:\p{L}+ )?too /u.test(words.join(' ')) &&
    !isAdjective(first)
  if (
    isBase &&
    !isParticiple(first) &&
    (words.length > 2 || isGerund(second)) &&
    !/^(?:of|with|full)$/.test(second) &&
    !(isListedNoun(first) && isPluralWord(second) && /^(?:all|everywhere|on|in|under)$/.test(words[2] ?? ''))
  )
    return said(`I ${words.join(' ')}`, gerundOf(words))
  return undefined
}

const PAST =
  /^(?:bought|spilled|spilt|lost|broke|dropped|ruined|missed|forgot|wasted|spent|burned|burnt|tripped|tried|ordered|paid|cracked|ripped|killed|left|stained|scratched|slept|woke|ran|slipped|studied|killed|fell|cut|missed|scraped|sent|got|found|walked|grabbed|sat|stood|asked|answered|called|packed|wrote|stopped|wanted|applied|pitched|moved|hired|signed|googled)$/
const SURELY_PAST =
  /^(?:bought|spilled|forgot|spent|tried|ordered|paid|scraped|sent|got|found|walked|grabbed|sat|stood|woke|slept|stopped|wanted|applied|pitched|hired|googled)$/
/** Said without an article. */
const BARE =
  /^(?:dinner|lunch|breakfast|brunch|bedtime|bathtime|school|work|traffic|homework|laundry|jet lag|nap time|bath time|tax season|night|game night|movie night|date night|family dinner|sunday dinner|rent|payday|gas|daycare|practice|recess|college|summer|winter|life)$/

const MINE =
  /^(?:cuticles|beard|mustache|memory|handwriting|newborn|phone|ipad|butt|bum|stomach|knives|hair|skin|face|forehead|back|neck|feet|foot|hands?|nails?|lips?|teeth|eyes?|knees?|legs?|ankles?|shoulders?|heels?|lashes|necklaces|glasses|notes|dog|cat|puppy|kid|kids|toddler|baby|son|daughter|husband|wife|partner|roommate|desk|car|couch|sofa|bed|bike|laptop|bag|purse|backpack|wallet|keys|closet|kitchen|fridge|garage|garden|lawn|house|apartment|room|bathroom|shower|coffee|tea|lunch|salad|ice|water|drink|makeup|mascara|foundation|jeans|bra|leggings|shoes|boots|socks|shirt|earbuds|headphones|charger|tablet|plants?|inbox|calendar|budget|landlord|boss|team|arms?|wrists?|elbows?|thumbs?|fingers?|bangs|curls|scalp|brows|eyebrows|ponytail|screen|necklace|lipstick|concealer|eyeliner|perfume|sunscreen|suitcase|tent|guitar|lunchbox|wheelchair|hoodie|coat|jacket|boyfriend|girlfriend|mom|dad|mother|father|grandma|grandpa|sister|brother|posture|pillow|sheets|mattress|blanket|curtains|chin|tailbone|waist|hips?|chest|stomach|lower back|nose|toes?|ears?|cheeks|jaw|throat|tongue|calves|thighs)$/

/** "phone drops down the side of the seat" gets its owner; "my black couch looks like ..." becomes two sentences. */
function ownSubject(words: readonly string[]): Realized | undefined {
  const at = verbAfterSubject(words)
  if (
    at < 1 ||
    isStain(words, at) ||
    (at === words.length - 1 && isAdjective(words[0] ?? '') && isListedPlural([words[at] ?? '', 'all'], 0)) ||
    (/^(?:parts|strings|labels|covers|prints|bumps|ties)$/i.test(words[at] ?? '') &&
      /^(?:everywhere|too|so|by|on|all|in)$/i.test(words[at + 1] ?? '')) ||
    (isGerund(words[(words[0] ?? '').endsWith('ly') ? 1 : 0] ?? '') && thirdVerb(words[at] ?? '') !== 'sure')
  )
    return undefined
  if (at === 1 && isParticiple(words[0] ?? '')) return undefined
  // "dropping screws off the ladder"
  if (at === 1 && isGerund(words[0] ?? '') && isListedNoun(singular(words[1] ?? ''))) return undefined
  const subject = words.slice(0, at)
  const opening = (subject[0] ?? '').toLowerCase()
  const head = (subject[at - 1] ?? '').toLowerCase()
  const verb = (words[at] ?? '').toLowerCase()
  const owned =
    at <= 2 &&
    !/^(?:my|the|an?|your|our|his|her|their|every|all|this|these|no|most|some)$/.test(opening) &&
    MINE.test(head) &&
    !isPetHair(subject)
  const rest = words.slice(at).join(' ')
  const spoken = owned
    ? `My ${subject.join(' ')}`
    : BARE.test(subject.join(' ').toLowerCase())
      ? upperFirst(subject.join(' '))
      : isPluralWord(head) && !isMine(opening)
        ? upperFirst(subject.join(' '))
        : spokenSubject(subject)
  const noun = owned
    ? `my ${subject.join(' ')}`
    : /^(?:my|the|our)$/.test(opening)
      ? lowerFirst(subject.join(' '))
      : isPluralWord(head) && !PEOPLE.has(head)
        ? subject.join(' ')
        : !isPluralWord(head) && at <= 2 && !PEOPLE.has(head) && !isFunctionWord(opening)
          ? `the ${subject.join(' ')}`
          : undefined
  if (opening === 'my' && at >= 3 && /^(?:looks?|smells?|sounds?|feels?|tastes?)$/.test(verb))
    return { hook: [`${upperFirst(subject.join(' '))}?`, rest], noun, form: 'clause', clause: words.join(' ') }
  return said(`${spoken} ${rest}`, noun?.replace(/^I\b/, 'I'))
}

/** "water spots on the glass", "coffee stains on my shirt": things, not sentences. */
const isStain = (words: readonly string[], at: number) =>
  /^(?:water|cup|grass|coffee|tea|wine|grease|makeup|sweat|dust|dirt|mud|ink|soap|hair|paint|rust|ice|food|oil|lip|hand|toothpaste)$/i.test(
    words[at - 1] ?? '',
  ) &&
  /^(?:spots|stains|marks|rings|drips|splashes|prints|smudges|streaks|balls|clumps|splatters|spills)$/i.test(
    words[at] ?? '',
  ) &&
  /^(?:on|in|all|everywhere|at|from)$/i.test(words[at + 1] ?? '')

/** Verbs that the lists of the lexicon do not have. */
const MORE_THIRD =
  /^(?:leaks|jams|smells|tangles|clanks|creases|smudges|clumps|squeaks|stinks|snores|rattles|wobbles|kinks|pukes|ends|ruins|steals|hisses|buzzes|pills|flakes|rots|fogs|drips)$/
const MORE_BASE = /^(?:stomp|snap|peel|ghost|gap|leak|stink|echo|drop|smell|clump|smudge|tangle|squeak)$/
const FINITE =
  /^(?:is|are|was|were|isn't|aren't|has|have|can't|cannot|won't|doesn't|don't|never|gives?|makes?|keeps?|takes?|tastes?|costs?)$/
const isFiniteVerb = (word: string) =>
  FINITE.test(word) ||
  /^(?:i|we|you|they|he|she)$/.test(word) ||
  (word !== 'can' && thirdVerb(word) === 'sure' && !isNoun(word))
const PAST_OF_THING =
  /^(?:went|ate|took|came|fell|broke|died|got|blew|froze|ruined|destroyed|melted|exploded|leaked|flew|ran|ripped|tore|shrank|threw|stole|woke|gave|made|flipped|snapped|popped|turned|canceled|cancelled|crashed|shattered|collapsed|drowned|cried|exploded|wilted|rotted)$/
const SUBJECT_WORD = /^[\p{L}\d-]+(?:'s)?$/u
const NO_SUBJECT =
  /^(?:enough|too|no|so|not|only|just|never|always|still|even|all|what|why|how|first|another|one|more|less)$/

const isManyOf = (head: string) => isPluralWord(head)

/** "wrist" to "My wrist", "pizza" to "The pizza", "fries" to "Fries". */
function withOwner(subject: readonly string[], head: string): string {
  if (isPetHair(subject)) return upperFirst(subject.join(' '))
  const opening = (subject[0] ?? '').toLowerCase()
  const text = subject.join(' ')
  if (isMine(opening) || /'s$|^\d|^\p{Lu}/u.test(subject[0] ?? '')) return upperFirst(text)
  if (MINE.test(head)) return `My ${text}`
  if (/^(?:power|internet|heat)$/.test(text)) return `The ${text}`
  return isManyOf(head) || (isMassNoun(head) && !/^(?:grip|iron)$/.test(head)) || BARE.test(text)
    ? upperFirst(text)
    : `The ${text}`
}

const isPetHair = (subject: readonly string[]) => /\b(?:dog|cat|pet|animal) hair$/i.test(subject.join(' '))

const nounOfSubject = (spoken: string) => (/^\p{Lu}{2}/u.test(spoken) ? spoken : lowerFirst(spoken))

/** Where a subject of one to four words ends before a verb; its words are all nouns or describe one. */
function isThingUpTo(words: readonly string[], at: number): boolean {
  const subject = words.slice(0, at).map((word) => word.toLowerCase())
  const head = subject[at - 1] ?? ''
  if (NO_SUBJECT.test(subject[0] ?? '') || isFunctionWord(head) || head.endsWith('ing')) return false
  if (
    isGerund(subject[0] ?? '') &&
    at > 1 &&
    !/^are$/.test(words[at] ?? '') &&
    !NAMED_BY_GERUND.test(words.slice(0, 2).join(' '))
  )
    return false
  return subject.every(
    (word, index) => SUBJECT_WORD.test(word) && (!isFunctionWord(word) || (index === 0 && isMine(word))),
  )
}

/** "drive-through wash left swirls", "poke bowls taste plain", "the tent leaks": subjects whose first word may look like a verb. */
function plainSubject(words: readonly string[]): Realized | undefined {
  for (let at = 1; at <= Math.min(4, words.length - 1); at++) {
    if (!isThingUpTo(words, at)) continue
    const head = (words[at - 1] ?? '').toLowerCase()
    const verb = (words[at] ?? '').toLowerCase()
    const next = (words[at + 1] ?? '').toLowerCase()
    if (!isPlainVerb(words, at, head, verb, next)) continue
    const spoken = withOwner(words.slice(0, at), head)
    return said(
      `${spoken} ${words.slice(at).join(' ')}`,
      PEOPLE.has(head) && !spoken.startsWith('My ') ? undefined : nounOfSubject(spoken),
    )
  }
  return undefined
}

function isPlainVerb(words: readonly string[], at: number, head: string, verb: string, next: string): boolean {
  const isMany = isManyOf(head)
  const isKnown = isNoun(head) || MINE.test(head) || at > 1
  if (PAST_OF_THING.test(verb)) return isNoun(head) && !PAST.test((words[0] ?? '').toLowerCase()) && next !== ''
  if (verb === 'left' && /^(?:an?|my|me)$/.test(next)) return isNoun(head)
  if (verb === 'left') return isNoun(head) && at > 1 && (isPluralWord(next) || isListedNoun(singular(next)))
  if (/^(?:is|isn't|was|has)$/.test(verb))
    return (
      !isMany &&
      next !== '' &&
      (/\p{L}-\p{L}/u.test(head) || (at > 1 && baseVerb((words[0] ?? '').toLowerCase()) !== undefined))
    )
  if (/^(?:are|aren't|were)$/.test(verb))
    return at > 1 && isMany && (isGerund(words[0] ?? '') || baseVerb((words[0] ?? '').toLowerCase()) !== undefined)
  if (!isMany && MORE_THIRD.test(verb) && isKnown)
    return (
      !isAdjective(head) &&
      !/^(?:traffic|gas|roof|kitchen|bathroom|pet|food|paint)$/.test(head) &&
      !/^(?:and|or|of)$/.test(next)
    )
  if (!isMany && verb === 'leaves' && isNoun(head)) return next !== '' && !PREPOSITION.test(next)
  if (!isMany && at > 1 && /^(?:never|always)$/.test(verb))
    return thirdVerb(next) !== undefined && words.length > at + 1
  if (!isMany && /^(?:gets|dies|goes|comes|keeps|sticks)$/.test(verb) && next !== '') return !isAdjective(head)
  if (!isMany && thirdVerb(verb) === 'sure' && !isNoun(verb)) return at <= 2 && next !== '' && MINE.test(head)
  if (!isMany || at > 3) return false
  if (at > 1 && isNoun(head) && /^(?:take|end|need|cost|get|make|look)$/.test(verb)) return next !== ''
  if (MORE_BASE.test(verb))
    return (
      (next === '' && (at > 1 || isMine((words[0] ?? '').toLowerCase()))) ||
      /^(?:me|my|the|at|in|on|every|after|when|all|up|out)$/.test(next)
    )
  return (
    baseVerb(verb) === 'sure' &&
    !isNoun(verb) &&
    !isAdjective(verb) &&
    !isParticiple(verb) &&
    (at === 1
      ? (isNoun(head) ||
          ((PREPOSITION.test(next) || /^(?:me|my)$/.test(next)) &&
            !/^(?:gets|lets|helps|makes|keeps|needs)$/.test(head))) &&
        next !== ''
      : isListedNoun(singular(head)) || isNoun(head))
  )
}

/** "wings at home are boring", "seam in front gives me a wedgie". */
function placedSubject(words: readonly string[]): Realized | undefined {
  const place = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word.toLowerCase()))
  if (place < 1 || place > 3 || !isThingUpTo(words, place)) return undefined
  const head = (words[place - 1] ?? '').toLowerCase()
  const isMany = isManyOf(head)
  if (!isNoun(head) || (words[place] !== 'of' && baseVerb((words[0] ?? '').toLowerCase()) === 'sure')) return undefined
  for (let at = place + 2; at <= Math.min(place + 6, words.length - 2); at++) {
    const before = words.slice(place + 1, at)
    if (
      before.some((word) =>
        /[,;]$|^(?:when|i|that|and|because|it|to|while|so|if|who|which|before|after|until|every)$/i.test(word),
      )
    )
      return undefined
    const verb = (words[at] ?? '').toLowerCase()
    const agrees = isMany
      ? !/s$|^(?:isn't|doesn't)$/.test(verb)
      : !/^(?:are|were|aren't|have|don't|\p{L}+[^s])$/u.test(verb) || /^(?:can't|cannot|won't|never)$/.test(verb)
    const isVerb =
      FINITE.test(verb) ||
      (isMany
        ? PEOPLE.has(head) &&
          (baseVerb(verb) === 'sure' || verb === 'read') &&
          /^(?:my|me|the)$/.test(words[at + 1] ?? '')
        : thirdVerb(verb) !== undefined && !isNoun(verb))
    if (!isVerb || !agrees) continue
    const spoken =
      words[place] === 'of' && !isMine((words[0] ?? '').toLowerCase()) && !isMany
        ? `The ${words.slice(0, place).join(' ')}`
        : withOwner(words.slice(0, place), head)
    return said(
      `${spoken} ${words.slice(place).join(' ')}`,
      nounOfSubject(`${spoken} ${words.slice(place, at).join(' ')}`),
    )
  }
  return undefined
}

const QUALITY =
  /^(?:boring|overweight|gross|messy|undercooked|overcooked|sunburned|asleep|awake|dead|impossible|exhausting|broken|gone|sore|full|numb|itchy|mushy|soggy|carsick|seasick|frayed|streaky|slimy|raw|flat|wrecked|ruined|soaked|ice-cold)$/
const COLOR = /^(?:beige|white|black|gray|grey|green|blue|red|pink|brown|yellow|gold|silver|orange|purple|navy|cream)$/

/** "wrist sore from typing", "phone still at 12 percent": a sentence without its "is". */
function quality(words: readonly string[]): Realized | undefined {
  for (let at = 1; at <= Math.min(3, words.length - 1); at++) {
    if (!isThingUpTo(words, at)) return undefined
    let end = at
    while (/^(?:always|never|not|still|already|so|too|way|all|completely|now|ice|stone|bone)$/i.test(words[end] ?? ''))
      end++
    const word = (words[end] ?? '').toLowerCase()
    const next = (words[end + 1] ?? '').toLowerCase()
    const isQuality =
      (isAdjective(word) || (end > at && isParticiple(word))) && !COLOR.test(word) && (end > at || !isPluralWord(word))
    const isPlace =
      end > at
        ? /^(?:at|in|on|out|under)$/.test(word) && next !== ''
        : (word === 'out' && next === 'of') || (word === 'at' && words[end + 2] === 'percent')
    if (!isQuality && !isPlace) continue
    const isEnd =
      end > at && /^(?:so|too|way)$/i.test(words[at] ?? '')
        ? true
        : next === ''
          ? end > at || !isListedNoun(word) || QUALITY.test(word)
          : /^(?:and|or|but|so|again|when|because|every|all|then|to|way|enough|twice|[^,]+ing)$/.test(next) ||
            PREPOSITION.test(next)
    const subject = words.slice(0, at)
    const phrase = readNounPhrase(subject.join(' '))
    const head = (subject[at - 1] ?? '').toLowerCase()
    if (
      (!isEnd && !isPlace) ||
      (!phrase && !MINE.test(head) && end === at) ||
      isAdjective(head) ||
      isParticiple(subject[0] ?? '')
    )
      return undefined
    const spoken = withOwner(subject, head)
    return said(`${spoken}${beOf(head)} ${words.slice(at).join(' ')}`, nounOfSubject(spoken))
  }
  return undefined
}

const beOf = (head: string) => (isManyOf(head) ? ' are' : /(?:[sxz]|[cs]h|[cgsz]e)$/.test(head) ? ' is' : "'s")

const isMine = (word: string) => /^(?:my|the|our|your|his|her|their|an?|this|these|every|all)$/.test(word)

const NAMED_BY_GERUND =
  /^(?:standing desk|sleeping bag|cutting board|charging (?:cable|cables|case|port)|washing machine|ironing board|dining (?:table|room)|living room|swimming (?:pool|class)|walking (?:pad|shoes)|running shoes|baking (?:sheet|pan)|mixing bowl|shopping (?:bag|bags|cart|list)|parking (?:lot|space|tickets?)|wedding \w+|dressing room|hearing aids?|moving boxes|hanging \w+|sliding doors?|boarding pass|heating bill|folding (?:chairs?|tables?)|rolling \w+|(?:curling|soldering|flat) irons?|waxing (?=burned|hurt|ripped|left)|steering wheels?|training wheels?|knitting needles?|fishing (?:rod|line|pole)|cooking oil|hiking boots|parking spot|wrapping paper|measuring (?:cups?|tape|spoons?)|changing table|nursing (?:bra|pillow|chair)|reading (?:lights?|glasses)|camping (?:coffee|chairs?|stove)|sewing machine|gaming chair)\b/i

/** "hunting for the remote" */
function gerund(words: readonly string[]): Realized | undefined {
  if (
    !isGerund(words[(words[0] ?? '').endsWith('ly') ? 1 : 0] ?? '') ||
    words.length < 2 ||
    NAMED_BY_GERUND.test(words.slice(0, 2).join(' '))
  )
    return undefined
  const rest = words.slice(1)
  const at = rest.findIndex(
    (word, index) => thirdVerb(word.toLowerCase()) === 'sure' && !PREPOSITION.test(rest[index - 1] ?? ''),
  )
  // "Hosting takes forever": the gerund is the subject.
  if (at >= 0 && rest[at - 1] !== 'it') return said(words.join(' '), words.slice(0, at + 1).join(' '))
  const isThing =
    readNounPhrase(words.join(' ')) !== undefined && isPluralWord((words[1] ?? '').toLowerCase()) && words.length === 2
  const short = words.join(' ')
  return {
    hook: [short],
    noun: isThing ? words.join(' ') : wholePhrase(words),
    form: 'gerund',
  }
}

/** Times, and what happens rather than is there. */
const RECURS =
  /\b(?:every|always|again|each|daily|whenever|when|after|before|by (?:noon|lunch|\d|mid|the time|mile)|at (?:night|noon|lunch|work|dinner|\d)|in the morning|on (?:road trips|weekends|mondays|planes|flights)|during|until|mornings?|nights?|evenings?)\b/i

/** What says by itself that it happens again and again. */
const HAPPENS_OFTEN =
  /\b(?:every|always|again|all (?:day|night|week|the time)|each|daily|twice|never|constantly|whenever|when|times)\b/i

/** The phrase, or as much of it as stands by itself; undefined when it would end in the middle. */
function wholePhrase(words: readonly string[]): string | undefined {
  if (words.length <= MAX_NOUN_WORDS) return words.join(' ')
  const at = words.findIndex(
    (word, index) => index > 1 && /^(?:when|because|while|every|before|after|so|and|until|if)$/i.test(word),
  )
  return at > 1 && at <= MAX_NOUN_WORDS ? words.slice(0, at).join(' ') : undefined
}

/** "kids fighting over the tablet", "hands always cold": a sentence without its "are". */
function ongoing(words: readonly string[]): Realized | undefined {
  const at = words.findIndex(
    (word, index) =>
      index > 0 && (isGerund(word) || /^(?:always|never)$/i.test(word) || (index === 1 && /^(?:too|so)$/i.test(word))),
  )
  if (at < 1 || at > 3) return undefined
  if (
    /^(?:dressing|seasoning|clothing|lighting|housing|stuffing|frosting|icing|padding|wrapping)$/i.test(words[at] ?? '')
  )
    return undefined
  const subject = words.slice(0, at)
  const head = (subject[at - 1] ?? '').toLowerCase()
  const opening = (subject[0] ?? '').toLowerCase()
  const isGoing = isGerund(words[at] ?? '')
  const next = (words[at + 1] ?? '').toLowerCase()
  if (!(isGoing ? PEOPLE.has(head) || MINE.test(head) : MINE.test(head) && isAdjective(next))) return undefined
  const isMany = isPluralWord(head)
  const owner = isMine(opening) ? '' : 'my '
  const isPastTime = / (?:last (?:\w+)|yesterday|ago|in (?:19|20)\d\d)\b/.test(words.join(' '))
  const is = isPastTime ? (isMany ? ' were' : ' was') : isMany ? ' are' : head.endsWith('s') ? ' is' : "'s"
  return said(
    upperFirst(`${owner}${subject.join(' ')}${is} ${words.slice(at).join(' ')}`),
    `${owner}${subject.join(' ')}`,
  )
}

/** "whole hallway soaked after every walk", "screen cracked again": what has become of a thing. */
function state(words: readonly string[]): Realized | undefined {
  const at = words.findIndex(
    (word, index) => index > 0 && isParticiple(word.toLowerCase()) && !isListedNoun(word.toLowerCase()),
  )
  if (words.slice(0, Math.max(0, at)).some((word) => PREPOSITION.test(word.toLowerCase()))) return undefined
  const next = (words[at + 1] ?? '').toLowerCase()
  if (
    at < 1 ||
    at > 4 ||
    (next !== '' &&
      !/^(?:after|before|by|in|on|at|all|again|every|with|from|under|since|when|and|together|shut|up|out|off|to|into|all|from|twice|of|about)$/.test(
        next,
      ))
  )
    return undefined
  let from = at
  while (from > 1 && /^(?:still|already|always|never|all|just|half|so|too)$/i.test(words[from - 1] ?? '')) from--
  const subject = words.slice(0, from)
  if (subject.some((word) => /^(?:i|you|we|he|she|they|that)$/i.test(word))) return undefined
  const phrase = readNounPhrase(subject.join(' '))
  const opening = (subject[0] ?? '').toLowerCase()
  if (!phrase || /^(?:too|no|so|not|an?)$/.test(opening) || isAdjective(subject[from - 1] ?? '')) return undefined
  // "my kid cried at the party" tells what happened.
  if (
    isRelative(phrase.head) &&
    (isPast(words, at) ||
      /^(?:peed|pooped|puked|barked|howled|meowed|dug|complained|cried|screamed|laughed|smiled|waited|asked|called|refused)$/.test(
        words[at] ?? '',
      ))
  )
    return said(upperFirst(`${isMine(opening) ? '' : 'my '}${words.join(' ')}`), undefined)
  const owner = isMine(opening) ? '' : MINE.test(phrase.head) ? 'my ' : phrase.number === 'plural' ? '' : 'the '
  const is = words[at]?.toLowerCase() === 'stolen' ? ' got' : phrase.number === 'plural' ? ' are' : beOf(phrase.head)
  return said(
    upperFirst(`${owner}${subject.join(' ')}${is} ${words.slice(from).join(' ')}`),
    `${owner}${subject.join(' ')}`,
  )
}

/** "too many tabs open", "no counter space", "not enough outlets". */
function quantity(words: readonly string[]): Realized | undefined {
  if (!/^(?:too|no|not|never|zero|so|only|nothing|nowhere|all)$/i.test(words[0] ?? '')) return undefined
  const text = words.join(' ')
  const rest = words.slice(2).join(' ')
  return {
    hook: [text],
    noun: undefined,
    form: 'lack',
    ...(/^(?:too (?:many|much)|so many|no|zero) /i.test(text) &&
      !/^no (?:one|shows?)\b/i.test(text) && { clause: `I've got ${lowerFirst(text)}` }),
    ...(/^not enough /i.test(text) && { clause: `I don't have enough ${rest}` }),
  }
}

/** "leaks in my bag": what does it, is not said. */
function missingSubject(words: readonly string[]): Realized | undefined {
  const first = (words[0] ?? '').toLowerCase()
  const sureness = thirdVerb(first)
  if (
    !sureness ||
    // "leads go cold"
    (isPlural(first) &&
      /^(?:go|come|get|are|have|never|always|keep|die|fall|don't|can't|won't)$/.test(words[1] ?? '')) ||
    // "dresses on the closet floor"
    ((isListedNoun(singular(first)) ||
      /^(?:fries|scratches|calls|dishes|weeds|nails|ties|pins|cords|wires|chips|cups|forks|stains)$/.test(first)) &&
      /^(?:on|in|at|all|under|behind|between|everywhere|by|from)$/.test(words[1] ?? '')) ||
    words.length < 2 ||
    (isPlural(first) && sureness === 'possible') ||
    (sureness !== 'sure' &&
      !/^(?:all|everywhere|in|on|off|out|up|down|after|every|the|my|too|so|forever|like|open|apart)$/.test(
        words[1] ?? '',
      ))
  )
    return undefined
  return sureness === 'sure' || !isPlural(first) || baseVerb(pluralVerb(first)) === 'likely'
    ? said(`It ${words.join(' ')}`, undefined)
    : undefined
}

/** What is there and does not come back. */
const STATE =
  /\b(?:hole|crack|dent|gap|ugly|bare|empty|old|outdated|tiles?|walls?|kitchen|bathroom|backyard|patio|hallway|corner|apartment|room|collection|lack)\b/i

/** "tangled cables", "warm water by noon". */
function thing(words: readonly string[]): Realized {
  const text = words.join(' ')
  const phrase = readNounPhrase(lowerFirst(text))
  const isOwned = /^(?:my|the|your|our|this|that|these|those|all|every|his|her|their)$/i.test(words[0] ?? '')
  const isWhole =
    phrase !== undefined &&
    !(words.length === 2 && COLOR.test(words[1] ?? '')) &&
    !words.slice(1).some((word) => isFiniteVerb(word.toLowerCase()))
  const noun = isWhole
    ? phrase.number === 'singular' && !isOwned
      ? /^an? /i.test(text)
        ? lowerFirst(text)
        : `the ${phrase.bare}`
      : lowerFirst(text)
    : undefined
  // "my glasses fog up": a sentence whose verb no list knows.
  if (!phrase && words.length > 3 && /^(?:my|the|our|his|her)$/i.test(words[0] ?? '')) return said(text, undefined)
  const isSafe = isWhole && !(words.length === 1 && !isListedNoun(phrase.head) && !isPluralWord(phrase.head))
  return isSafe && !HAPPENS_OFTEN.test(text) && !STATE.test(text)
    ? { hook: [text], noun, form: 'noun' }
    : { hook: [text], noun: isSafe ? noun : undefined, form: 'noun' }
}
