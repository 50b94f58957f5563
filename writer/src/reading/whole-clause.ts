import { isMassNoun, keptBy } from '../language'
import { isVerbAt } from './clause'
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
import { PREPOSITION, wordsOf } from './noun-phrase'
import { RELATIVES } from './own-forms'
import { correctSpelling } from './spelling'
import { writeOut } from './texting'

type Count = 'one' | 'many' | 'any'

const setOf = (text: string) => new Set(text.split(/\s+/))

const PRONOUNS: Record<string, Count> = {
  i: 'many',
  we: 'many',
  you: 'many',
  they: 'many',
  he: 'one',
  she: 'one',
  it: 'one',
  this: 'any',
  that: 'any',
  these: 'many',
  there: 'any',
  people: 'many',
}
for (const word of setOf('everyone everybody everything nobody nothing somebody someone something'))
  PRONOUNS[word] = 'one'
const CONTRACTED =
  /^(?:i|we|you|they|he|she|it|that|there|this|everyone|everybody|everything|nobody|nothing|someone|somebody|something)'(?:m|s|re|ve|ll|d)$/
const DETERMINER =
  /^(?:my|the|our|his|her|their|an?|every|each|all|some|one|two|three|four|five|six|seven|eight|nine|ten|half|both|most|another|this|that|these|those|\d+(?:-[a-z-]+)?|\d+%)$/
/** Said without an article. */
const BARE =
  /^(?:prep|cleanup|checkout|parking|dinner|lunch|breakfast|bedtime|school|work|traffic|homework|laundry|rent|daycare|practice|summer|winter|life|mom|dad|grandma|grandpa)$/
const AUXILIARY =
  /^(?:am|is|are|was|were|isn't|aren't|wasn't|weren't|has|have|had|hasn't|haven't|hadn't|does|do|did|doesn't|don't|didn't|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|should|shouldn't|might|must|gets?|got|keeps?|kept|goes|go|went|never)$/
const ADVERB =
  /^(?:always|never|still|just|even|only|already|also|finally|literally|constantly|barely|hardly|usually|sometimes|suddenly|really|now|then|both|all|almost|nearly|probably|somehow|keep|once|ever|totally|apparently|actually|either)$/
const PAST = setOf(
  `said told was had did made came gave saw knew took ate fell thought felt kept left grew drew flew blew threw wore tore broke woke spoke stole froze chose drove rode wrote won lost caught
  taught brought fought hid bit hit quit shut put cut hurt bled slid spat stuck swore sank shrank drank rang sang swam began ran got forgot met sent spent lent built meant slept swept wept paid laid
  held heard sold bought spilt burnt sat stood found died lied tied became led read understood went cost let set dug hung stung fed bent shot rose sprang`,
)
/** What was done to a thing looks the same: "my key left in the door". */
const ALSO_DONE = setOf(
  'left lost broke cut hurt stuck shut set put found made kept hit held built sold paid caught read laid bent torn hung spilt burnt cost let',
)
const AFTER_DID =
  /^(?:my|the|an?|our|his|her|their|it|them|him|me|us|you|myself|everything|everyone|something|nothing|out|up|off|away|down|over|apart|through|back|into|onto|to|for|like|that|and|but|because|when|before|so|too|all|every|twice|\d.*|half|again|last|this|at|two|three|four|one)$/
const DONE_TO = /^(?:in|with|by|from|under|on|of|all)$/
/** "my shirt ruined again": when, not what. */
const WHEN_DID = /^(?:at|again|all|every|twice|last|this|before|when|because|and|but|so|too)$/
/** Verbs of things that need no object. */
const ITSELF =
  /^(?:stayed|lived|appeared|disappeared|vanished|backed|rained|snowed|barked|screamed|leaked|exploded|crashed|failed|flooded|melted|snapped|ripped|cracked|popped|jammed|slipped|dropped|rolled|overflowed|peeled|faded|stopped|started|smelled|tasted|looked|turned|died|burned|spilled|overheated|collapsed|shattered|wilted|rotted|happened|closed|opened|passed|moved|showed|ended|arrived|charged|tipped|flipped|bounced|squeaked|rusted|molded|sounded|seemed|lasted|worked|canceled|cancelled)$/
const OPENER =
  /^(?:when|whenever|if|since|after|before|once|until|while|by|at|in|on|every|last|this|next|during|for|as|two|three|\d+|one|halfway|yesterday|today|tonight|sometimes|between|with|without|first|honestly|apparently)$/
const JOINT = /^(?:and|but|so|because|plus|now|then|also)\s+/i
const MAX_SUBJECT_WORDS = 6
const MAX_OPENER_WORDS = 14

export interface WholeClause {
  /** The subject's noun where it stands without article or owner: "street light". */
  bare?: string
  /** The subject that was left out on a phone, where it has to be said. */
  lacks?: 'article' | 'I' | "I'm"
}

/** What a typed sentence lacks to be said as it is; undefined where it has no subject with a verb of its own. */
export const wholeClause = keptBy((typed: string): WholeClause | undefined => readClause(typed))

function readClause(typed: string): WholeClause | undefined {
  const text = correctSpelling(writeOut(typed))
    .replace(/[\s.!…]+$/, '')
    .replace(JOINT, '')
  if (text.includes('?') || / = | \/ /.test(text)) return undefined
  // "Our retriever, Biscuit, sheds", "every mascara, even the good one, ends up"
  const aside = text.replace(/^([^,]+), (?:\p{Lu}\p{Ll}+|(?:even|especially|including|not) [^,]+), (?=\p{L})/u, '$1 ')
  const outer = aside === text ? undefined : readClause(aside)
  if (outer) return outer
  const words = split(text)
  const bare = subjectIn(words, text, false)
  if (bare !== undefined) return bare === '-' ? {} : { bare }
  // "After the show, my ear rang."
  const [opening = '', ...others] = text.split(/,\s+/)
  if (others.length > 0 && OPENER.test(words[0] ?? '') && wordsOf(opening).length <= MAX_OPENER_WORDS) {
    const rest = others.join(', ').replace(JOINT, '')
    if (subjectIn(split(rest), rest, false) !== undefined) return {}
  }
  if (isDone(words)) return { lacks: 'I' }
  const article = withArticle(words, text)
  return article ?? (isScene(text) ? {} : undefined)
}

/** "street light shines in": the sentence of one thing whose article was left out. */
function withArticle(words: readonly string[], text: string): WholeClause | undefined {
  const first = words[0] ?? ''
  if (/^\d/.test(text) || NO_ARTICLE.test(first) || ADVERB.test(first) || isFunctionWord(first)) return undefined
  const article = subjectIn(['the', ...words], `the ${text}`, true)?.replace(/^the /, '')
  if (article === undefined || words.length < 3) return undefined
  const head = article.split(' ').at(-1) ?? ''
  // "spanx", "kids"
  return countOf(head) === 'many' || NO_ARTICLE.test(head) || (article === head && !isEnglishWord(head))
    ? { bare: article }
    : { bare: article, lacks: 'article' }
}

/** "3am, one hand holding a newborn and you can't find the clip", "packed gym, and the girl behind me stares": what is there, then a sentence. */
function isScene(text: string): boolean {
  const parts = text.split(/,\s+(?:and |but )?|\s+and (?=(?:i|you|we|it|he|she|they|my|the|nobody|everyone)\b)/i)
  const last = parts.at(-1) ?? ''
  const first = split(text)[0] ?? ''
  const isThing =
    /^(?:\d|(?:one|two|three|four|half|first|second|third|last|another|same)$|[a-z]+-(?:hour|day|week|month|year|minute))/.test(
      first,
    ) ||
    (/, (?:and|but) /.test(text) &&
      baseVerb(first) !== 'sure' &&
      !isParticiple(first) &&
      (isNoun(first) || isAdjective(first)))
  return parts.length > 1 && isThing && subjectIn(split(last), last, false) !== undefined
}

const NO_ARTICLE =
  /^(?:\w+day|january|february|march|april|june|july|august|september|october|november|december|google|amazon|youtube|netflix|christmas|halloween|thanksgiving|easter)$/

const split = (text: string) =>
  wordsOf(
    text
      .toLowerCase()
      .replace(/[,;:]+(?=\s|$)/g, ' ,')
      .replace(/[“”"]/g, '')
      .replace(/(\d) (?=[ap]m\b)/g, '$1'),
  )

/** "needed a notary at 9 PM and nobody came" */
const isDone = ([first = '', next = '', ...more]: readonly string[]) =>
  (/^(?:can't|cannot|haven't|didn't|couldn't|don't)$/.test(first) && more.length > 0 && baseOrPast(next)) ||
  ((PAST.has(first) || (/[a-z]{2,}ed$/.test(first) && isParticiple(first) && !isNoun(first))) &&
    AFTER_DID.test(next) &&
    (!ALSO_DONE.has(first) || /^(?:my|the|an?|our|his|her|it|everything|\d.*|two|three|half|all)$/.test(next)) &&
    !/^(?:in|with|by|from|on|for|to|up|down|out|over|off|like|and|but)$/.test(next))

const baseOrPast = (word: string) =>
  baseVerb(word) !== undefined || PAST.has(word) || isParticiple(word) || /^(?:have|be|do|go|get|been|even)$/.test(word)

/** The subject's words where a sentence begins with subject and verb: "- " for a pronoun or another owned subject. */
function subjectIn(words: readonly string[], text: string, isStrict: boolean): string | undefined {
  const [first = '', second = ''] = words
  if (CONTRACTED.test(first)) return words.length > 2 ? '-' : undefined
  const pronoun = Object.hasOwn(PRONOUNS, first) ? PRONOUNS[first] : undefined
  if (pronoun && isVerb(words, afterAdverbs(words, 1), pronoun, true))
    return !/^(?:this|that|these)$/.test(first) || AUXILIARY.test(second) ? '-' : undefined
  const end = Math.min(words.length - 1, MAX_SUBJECT_WORDS)
  for (let at = 1; at <= end; at++) {
    const subject = words.slice(0, at)
    const head = subject.at(-1) ?? ''
    const next = words[at] ?? ''
    if (head === ',') return undefined
    // "one hand's on the stroller"
    if (
      /[a-z]'s$/.test(head) &&
      DETERMINER.test(first) &&
      isSubject([...subject.slice(0, -1), head.slice(0, -2)], false) &&
      IS_SHORT.test(next)
    )
      return '-'
    // "making product pictures takes my whole Sunday"
    if (
      isGerund(first) &&
      at > 1 &&
      (AUXILIARY.test(next) || thirdVerb(next) === 'sure') &&
      !isFunctionWord(head) &&
      !first.endsWith('s')
    )
      return '-'
    if (!isSubject(subject, /^\p{Lu}\p{Ll}/u.test(text))) continue
    const isPerson = PEOPLE.has(head) || RELATIVES.test(head) || /(?:er|or|ist|ian)s?$/.test(head)
    const count = subject.includes('and') ? 'many' : countOf(head)
    for (const place of afterPlaces(words, at))
      if (isVerb(words, afterAdverbs(words, place), count, false, isPerson, isStrict)) {
        const isOwned = DETERMINER.test(first) || /'s?$/.test(first) || subject.includes('and')
        return isOwned && !isStrict ? '-' : subject.join(' ')
      }
    // "apartment smells like dinner": a verb or a thing, other readings have to tell.
    if (isStrict && count === 'one' && thirdVerb(next) !== undefined) return undefined
  }
  return undefined
}
const IS_SHORT =
  /^(?:not|so|too|full|empty|gone|always|still|never|just|on|in|at|under|out|up|a|an|the|my|all|[a-z]+ing)$/

/** Where the verb may stand: right behind the subject, or behind one or two places that belong to it ("of my car", "in the back"). */
function afterPlaces(words: readonly string[], at: number): number[] {
  const places = [at]
  let from = /^(?:open|left|available|here|there|upstairs|downstairs)$/.test(words[at] ?? '') ? at + 1 : at
  for (let round = 0; round < 2; round++) {
    if (!/^until$/.test(words[from] ?? '') && (!PREPOSITION.test(words[from] ?? '') || words[from] === 'like')) break
    let end = from + 1
    if (/^(?:two|three|four|five|six|seven|eight|nine|ten|noon)$/.test(words[end] ?? '')) places.push(end + 1)
    if (DETERMINER.test(words[end] ?? '')) end++
    while (end < words.length && end < from + 5 && isDescriptive(words[end] ?? '')) {
      if (isNoun(words[end] ?? '') || !isEnglishWord(words[end] ?? '')) places.push(end + 1)
      end++
    }
    const last = places.at(-1) ?? at
    if (last === from) break
    from = last
  }
  return places
}

const isDescriptive = (word: string) =>
  !isFunctionWord(word) &&
  word !== ',' &&
  (isNoun(word) || isAdjective(word) || isParticiple(word) || !isEnglishWord(word))

function afterAdverbs(words: readonly string[], at: number): number {
  let end = at
  while (ADVERB.test(words[end] ?? '') || /^[a-z]{3,}ly$/.test(words[end] ?? '')) end++
  return end
}

const countOf = (head: string): Count => (isPluralWord(head) ? 'many' : 'one')

/** "my old dog", "cookies", "coffee", "Pepper", "my husband and i". */
function isSubject(subject: readonly string[], isNamed: boolean): boolean {
  const joint = subject.findIndex((word) => word === 'and')
  if (joint > 0)
    return (
      isSubject(subject.slice(0, joint), isNamed) &&
      (/^(?:i|me)$/.test(subject.slice(joint + 1).join(' ')) || isSubject(subject.slice(joint + 1), false))
    )
  const head = subject.at(-1) ?? ''
  const isDetermined = DETERMINER.test(subject[0] ?? '') || /'s?$/.test(subject[0] ?? '')
  const rest = isDetermined ? subject.slice(1) : subject
  if (rest.length === 0) return /^(?:this|that|these|those|half|both|most|another|one)$/.test(head)
  if (isFunctionWord(head) || !/^[a-z\d-]+$/.test(head)) return false
  if (
    !rest
      .slice(0, -1)
      .every(
        (word) =>
          isDescriptive(word) ||
          isGerund(word) ||
          isAdverb(word) ||
          /'s?$|^(?:of|the|only|same|other|own|last|next|first|second|third)$/.test(word),
      )
  )
    return false
  if (isDetermined)
    return (
      isNoun(head) ||
      !isEnglishWord(head) ||
      isGerund(head) ||
      baseVerb(head) !== undefined ||
      (isPluralWord(head) && !isStrictVerb(head))
    )
  if (baseVerb(subject[0] ?? '') === 'sure' && !isAdjective(subject[0] ?? '')) return false
  if (isNamed && subject.length === 1 && !isEnglishWord(head)) return true
  // "apartment smells like dinner"
  if (subject.length > 1 && thirdVerb(head) !== undefined && !isPluralWord(subject.at(-2) ?? '')) return false
  return (
    (isPluralWord(head) && isNoun(head)) ||
    (BARE.test(head) && !subject.includes('of')) ||
    (isMassNoun(head) && subject.length < 3 && !COUNTED.test(head))
  )
}
const isStrictVerb = (word: string) => thirdVerb(word) === 'sure' && word !== 'quotes'
/** Things as well as stuff: "street light", "suction cup". */
const COUNTED =
  /^(?:light|glass|iron|apartment|cloth|stone|cup|room|equipment|appointment|payment|basement|treatment|station|garage|fridge|blender|hair ?tie|charger)$/

/** @param isStrict Whether the verb must not be a noun as well: "coffee stains on my shirt". */
function isVerb(
  words: readonly string[],
  at: number,
  count: Count,
  isPronoun: boolean,
  isPerson = isPronoun,
  isStrict = false,
): boolean {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  const isEnd = next === '' || next === ','
  if (word === '' || word === ',') return false
  if (isStrict && (isNoun(word) || count === 'many') && !AUXILIARY.test(word) && !PAST.has(word)) return false
  if (AUXILIARY.test(word)) return !isEnd || /^(?:can't|don't|won't|doesn't|went|never|died)$/.test(word)
  if (AUXILIARY.test(next) && !/^(?:got|went|kept|had)$/.test(next) && !isPronoun) return false
  if (PAST.has(word)) return isPerson || !ALSO_DONE.has(word) || AFTER_DID.test(next)
  if (/[a-z]{2,}ed$/.test(word) && isParticiple(word) && !isNoun(word)) {
    if (isPronoun) return true
    if (isPerson)
      return (
        !/^(?:in|with|by)$/.test(next) && !/^(?:glued|attached|addicted|hooked|allowed|used|married|tired)$/.test(word)
      )
    return isEnd || DONE_TO.test(next) || WHEN_DID.test(next) ? ITSELF.test(word) : AFTER_DID.test(next)
  }
  if (count !== 'many' && thirdVerb(word) !== undefined) {
    if (isPronoun || thirdVerb(word) === 'sure' || isPerson) return !isEnd || thirdVerb(word) === 'sure' || isPronoun
    return isVerbAt(words, at) && !(isEnd && isListedNoun(word))
  }
  if (count !== 'one') {
    const sureness = baseVerb(word)
    if (sureness === undefined) return false
    if (isPronoun || (sureness === 'sure' && word !== 'like')) return true
    return sureness === 'likely'
      ? !/^(?:of|for|with|and|or)$/.test(next)
      : /^(?:my|me|the|it|up|out|off|on|in|all|down|like|at|to|every|over|apart|around)$/.test(next)
  }
  return false
}
