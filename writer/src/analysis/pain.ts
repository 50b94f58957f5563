import { checkText } from '../check'
import { isMassNoun, isPlural, lowerFirst, pluralVerb, thirdPerson, withArticle } from '../language/grammar'
import { dropProfanity } from '../language/profanity'
import { cleanField, FIELD_CAPS } from '../language/sanitise'
import { tidy } from '../language/tidy'
import { spellUnits } from '../language/units'
import { splitSentences } from '@reelwright/shared'
import { ADJECTIVES, FOREIGN, PREPOSITION, VERBS, VERBS_OR_NOUNS } from './feature-words'
import { gerundOf, isVerb, MORE_VERBS } from './gerund'
import { isKnownNoun } from './head-nouns'
import { countTypedWords } from './noun-phrases'
import { cap, impersonal, MAX_PHRASE_WORDS, type PainForms, quotedForms, situation, trimmedClause } from './pain-forms'
import { speechCase } from './speech-case'
import type { PainAnalysis } from './types'

const SENSITIVE =
  /(?<![a-z])(?:pain|pains|painful|ache|aches|aching|achy|hurts?|hurting|sore|soreness|stiff|stiffness|acne|pimples?|breakouts?|blemish[a-z]*|wrinkles?|eczema|rash|rashes|psoriasis|rosacea|dark circles|eye bags|puffy|cellulite|stretch ?marks|scars?|hair loss|thinning|bald[a-z]*|dandruff|weight|fat|belly|overweight|bloat[a-z]*|gut|digestion|constipat[a-z]*|anxi[a-z]*|depress[a-z]*|stress[a-z]*|insomnia|sleepless|can'?t sleep|sleep(?:ing)? (?:badly|problems?)|trouble sleeping|snor[a-z]*|migraines?|headaches?|(?:eye|muscle|back|neck|wrist)[ -]?strains?|strained (?:eyes|muscles|wrists?)|(?:tired|dry|burning|red) eyes|blurr[a-z]* vision|vision|carpal tunnel|wrist|tension|restless|tingling|burn(?:s|ed)? (?:skin|feet)|allerg[a-z]*|asthma|diabet[a-z]*|blood|cramps?|period|menopause|fatigue|exhaust(?:ed|ion)|tired (?:eyes|legs|feet|all)|posture|back|knees?|joints?|neck|sciatica|plantar|bunions?|blisters?|dry skin|oily skin|skin|pores?|sweat[a-z]*|odou?r|bad breath|teeth|gums?|nails? fungus|fungus|infection|sick|illness|disease|adhd|autis[a-z]*|medication|injur[a-z]*|wounds?|swollen|swelling|numb(?:ness)?|itch[a-z]*|hormon[a-z]*|libido|body)(?![a-z])/i

const NOT_ABOUT_BODIES =
  /\b(?:back[- ]to[- ]back|(?:at|on|in) the back|back (?:seat|door|pocket|yard|order|of|waist|wall|row|side|up)|(?:on|to) (?:my|your|the) knees|(?:get|go|come|put|send|turn|way|give|going|coming|getting|call|sent|came|keeps? coming) back|backseat|backyard|weight of|heavy weight|dead weight|phone (?:is )?dead|skinny|neck ?lace|non-?stick|period of|fat stack|stressful|body (?:of|text)|pain point|gut reaction|blood oranges?|odors?(?= (?:in|from) (?:the )?(?:fridge|car|shoes|trash|bin|litter))|sick of|pain in the neck)\b/gi

/** The pain in the forms frames ask for; undefined where nothing usable was typed. */
export function analysePain(typed: string): PainAnalysis | undefined {
  const clean = dropProfanity(cleanField(typed, FIELD_CAPS.pain)).replace(/[’‘]/g, "'")
  const sentence = usableSentence(clean)
  if (sentence === undefined) return undefined
  const text = normalise(sentence)
  if (!/\p{L}{2}/u.test(text)) return undefined
  const forms = realise(text)
  return {
    nounPhrase: polish(forms.nounPhrase),
    thing: thingOf(text),
    gerund: forms.gerund && polish(forms.gerund),
    clause: forms.clause && polish(forms.clause),
    sensitive: SENSITIVE.test(clean.replace(NOT_ABOUT_BODIES, ' ')),
  }
}

/** The first sentence that may be said. */
function usableSentence(text: string): string | undefined {
  return splitSentences(text.replace(/\s*[;\n]\s*/g, '. '))
    .map((sentence) =>
      sentence
        .replace(/[\s.,:;!?…*–—-]+$/, '')
        .replace(/^[\s.,:;!?…*–—"'“”()[\]-]+/, '')
        .replace(/["“”()[\]{}]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .find(
      (sentence) =>
        /\p{L}{2}/u.test(sentence) && !checkText(sentence, 'painPoint').some(({ severity }) => severity === 'block'),
    )
}

/** "I'm so tired of ...", "the problem is that ...": what follows is the pain. */
const LEAD_IN = new RegExp(
  '^(?:' +
    [
      "(?:i|we|you|people|my customers|customers|they|everyone|most people)(?:'m|'re| am| are)? (?:(?:always|really|just|so|constantly) )?(?:hates?|dislikes?|can't stand|(?:(?:tired|sick|done|fed up|frustrated|annoyed|bothered|struggl(?:e|es|ing)|deal(?:s|ing)?|suffer(?:s|ing)?)(?= (?:with|of|by|from)\\b)))",
      '(?:so )?(?:sick and tired|tired|sick|fed up|done|frustrated|annoyed|struggling|struggle|dealing|suffering|having to deal|problems?|issues?|trouble|help|helps|are you (?:tired|sick)|do you struggle|lot of people struggle)(?= (?:with|of|by|from)\\b)',
      "do you hate|hates?|the (?:problem|issue|worst (?:part|thing))(?: is)?|(?:pain points?|problems?|issues?)(?=:)|no more|stop|say goodbye to|you know|the worst is|it's (?:so )?annoying|avoid|having|ever",
    ].join('|') +
    ')(?::|(?: (?:with|of|by|from|to|about|when|that|it when|how))*)[:,]?\\s+',
  'i',
)

function normalise(sentence: string): string {
  let text = spellUnits(speechCase(sentence))
    .replace(/\s*&\s*/g, ' and ')
    .trim()
  for (let round = 0; round < 2; round++) {
    const stripped = text.replace(LEAD_IN, '')
    if (stripped === text || !/\p{L}{2}/u.test(stripped)) break
    text = stripped
  }
  return lowerFirst(
    text.replace(
      /^(?:when(?:ever)?|that(?=\s+(?:i|you|we|they|he|she|it|my|your|our|the|his|her|every|everything|nothing|there|people)\b)|how(?!\s+(?:do|does|did|can|is|are|should|come|many|much|often|to)\b)|because|if|and|but|so|also)\s+(?=\p{L})/iu,
      '',
    ),
  )
}

/**
 * "I can never reach the top shelf" names a thing, the top shelf, and what is wrong with it. As a gerund ("never reaching ...")
 * it fits hardly any sentence; as "the top shelf you never reach" it fits nearly all.
 */
function thingOf(text: string): string | undefined {
  const match =
    /^(?:(?:i|you|we) )?(can never|can't ever|never|can't|cannot|always|constantly|keep|still can't) (\p{L}+) (?:my|the|our|your) (.+)$/iu.exec(
      text,
    )
  if (!match) return undefined
  const verb = (match[2] ?? '').toLowerCase()
  const words = (match[3] ?? '').split(' ')
  const stop = words.findIndex(
    (word) =>
      PREPOSITION.test(word) ||
      /^(?:when|while|because|and|or|but|so|before|after|every|again|until|at|if|that)$/i.test(word),
  )
  const object = (stop < 0 ? words : words.slice(0, stop)).map((word) => word.replace(/,$/, ''))
  const last = (object[object.length - 1] ?? '').toLowerCase()
  if (object.length === 0 || object.length > 3 || ADJECTIVES.has(last)) return undefined
  if (object.length > 1 && !isPlural(last) && !isKnownNoun(last) && /(?:ed|ing|ly|en)$/.test(last)) return undefined
  const adverb = (match[1] ?? '')
    .toLowerCase()
    .replace(/^can never$|^can't ever$/, 'never')
    .replace('cannot', "can't")
  for (const short of [object, object.slice(-1)]) {
    const phrase = `the ${short.join(' ')} you ${adverb} ${verb}`
    if (countTypedWords(phrase) <= 6) return phrase
  }
  return undefined
}

function realise(text: string): PainForms {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) || FOREIGN.test(text))
    return quotedForms(text)
  return (
    question(text) ??
    relative(text) ??
    personal(text) ??
    fragment(text) ??
    gerundFirst(text) ??
    thingClause(text) ??
    bareVerb(text) ??
    noun(text)
  )
}

/** "the top shelf you never reach", "a bedroom that looks like an office": a thing and what is wrong with it, as they stand. */
function relative(text: string): PainForms | undefined {
  if (
    !/^(?:the|an?|that|those|these|all the|one) (?:[\p{L}'-]+ ){1,3}(?:(?:that|which|who) \p{L}|(?:(?:that|which) )?(?:you|i|we|nobody|everybody|no one) )/iu.test(
      text,
    )
  )
    return undefined
  const phrase = impersonal(text).replace(/\bI\b/gi, 'you')
  return countTypedWords(phrase) <= MAX_PHRASE_WORDS
    ? { nounPhrase: phrase, gerund: undefined, clause: undefined }
    : undefined
}

/** "I always forget my charger", "you never find the lid", "we're always late". */
function personal(text: string): PainForms | undefined {
  const match = /^(i|you|we|they|he|she)(?:'(m|re|ve|ll|d|s))?\s+(.+)$/i.exec(text)
  if (!match) return undefined
  const subject = (match[1] ?? '').toLowerCase()
  const spokenSubject = subject === 'i' ? 'I' : subject
  const contraction = match[2] ? `'${match[2]}` : ''
  const clause = trimmedClause(`${spokenSubject}${contraction} ${match[3]}`)
  const rest = match[2] === 'm' || match[2] === 're' ? `are ${match[3]}` : (match[3] ?? '')
  const gerund = gerundOf(impersonal(rest))
  return { nounPhrase: gerund ? cap(gerund, 6) : situation(clause), gerund: gerund && cap(gerund, 9), clause }
}

/** "can't find the remote", "never have enough outlets", "won't stay closed". */
function fragment(text: string): PainForms | undefined {
  const match =
    /^(can't|cannot|can not|won't|don't|doesn't|never|always|constantly|keep|keeps|not being able to|unable to)\s+(.+)$/i.exec(
      text,
    )
  if (!match) return undefined
  const word = (match[1] ?? '').toLowerCase()
  const isThing = /^(?:won't|doesn't|keeps)$/.test(word)
  const spoken =
    word === 'cannot' || word === 'can not' || word === 'not being able to' || word === 'unable to' ? "can't" : word
  const clause =
    /^(?:always|never|constantly)$/.test(word) && /^\p{L}+ing\b/u.test(match[2] ?? '')
      ? trimmedClause(`I'm ${word} ${match[2]}`)
      : trimmedClause(`${isThing ? 'it' : 'I'} ${spoken} ${match[2]}`)
  const gerund = gerundOf(impersonal(`${spoken} ${match[2]}`))
  // "Never enough outlets" counts things.
  if (!gerund && /^(?:always|never|constantly)$/.test(word)) return undefined
  return { nounPhrase: gerund ? cap(gerund, 6) : situation(clause ?? text), gerund: gerund && cap(gerund, 9), clause }
}

/** "hunting for the remote" */
function gerundFirst(text: string): PainForms | undefined {
  const first = text.split(' ')[0] ?? ''
  if (
    !/^\p{L}{2,}ing$/u.test(first) ||
    /^(?:nothing|something|everything|anything|string|thing|spring|ring|king|morning|evening|ceiling|building|clothing|missing|boring|annoying|confusing|tangling-|lighting|packaging|charging|peeling|leaking|squeaking|fading|sagging|overflowing|wobbling)$/i.test(
      first,
    ) ||
    countTypedWords(text) < 2
  )
    return undefined
  // "hosting takes forever": the gerund is the subject.
  const second = text.split(' ')[1]?.toLowerCase() ?? ''
  if (isVerb(second) && thirdPerson(pluralVerb(second)) === second && !isPlural(second)) return undefined
  if (
    STATE.test(second) ||
    (isVerb(second) && thirdPerson(pluralVerb(second)) === second && !VERBS_OR_NOUNS.has(pluralVerb(second)))
  )
    return undefined
  const gerund = impersonal(text)
  return { nounPhrase: cap(gerund, 6), gerund: cap(gerund, 9), clause: trimmedClause(`I keep ${text}`) }
}

/** "why is my coffee always cold", "can't find your keys", "where did the lid go" */
function question(text: string): PainForms | undefined {
  const subjectOf = (words: string) =>
    `((?:(?:my|the|your|our|every|all|this|these)(?:\\s+[\\p{L}'-]+)${words}|it|they|[\\p{L}]+s))`
  const opening = "^why (is|are|does|do|did|can't|won't|doesn't|don't)\\s+"
  const why =
    new RegExp(`${opening}${subjectOf('{1,3}?')}\\s+(always|never|constantly|still|so)\\s+(.+)$`, 'iu').exec(text) ??
    new RegExp(`${opening}${subjectOf('')}\\s+()(.+)$`, 'iu').exec(text)
  if (why) {
    const verb = (why[1] ?? '').toLowerCase()
    const subject = why[2] ?? ''
    const adverb = why[3] ? `${why[3]} ` : ''
    const rest = why[4] ?? ''
    const predicate = /^(?:is|are)$/.test(verb)
      ? `${verb} ${adverb}${rest}`
      : /^(?:does|did)$/.test(verb)
        ? `${adverb}${thirdPerson(rest.split(' ')[0] ?? '')} ${rest.split(' ').slice(1).join(' ')}`.trim()
        : /^do$/.test(verb)
          ? `${adverb}${rest}`
          : `${verb} ${adverb}${rest}`
    return thingClause(`${subject} ${predicate}`)
  }
  const yesNo = /^(?:do you|are you|does your|is your|do your)\s+(?:ever\s+|always\s+)?(.+)$/i.exec(text)
  if (yesNo) return realise(lowerFirst((yesNo[1] ?? '').replace(LEAD_IN, '')))
  if (/^(?:how|what|where|who|which|why)\b/i.test(text)) return quotedForms(text)
  return undefined
}

const STATE = /^(?:is|are|gets?|goes|go|stays?|turns?|becomes?|looks?|feels?|was|were)$/i

/** "water gets warm by noon", "my phone dies before lunch", "cables are always tangled" */
function thingClause(text: string): PainForms | undefined {
  const words = text.split(' ')
  for (let at = 1; at < Math.min(words.length, 6); at++) {
    const word = (words[at] ?? '').toLowerCase()
    const before = (words[at - 1] ?? '').toLowerCase()
    if (PREPOSITION.test(word) || PREPOSITION.test(before) || /^(?:that|which|who)$/.test(word)) return undefined
    // "Ten tabs open" describes the tabs.
    if (at === words.length - 1 && (ADJECTIVES.has(word) || /^(?:open|shut|closed|loose)$/.test(word))) return undefined
    const subject = words.slice(0, at).join(' ')
    const hasSubjectWord = /^(?:my|the|your|our|every|this|these|it|they|everything|nothing|all|half)$/i.test(
      words[0] ?? '',
    )
    const isAdverb = /^(?:always|never|constantly|still|just|keeps?)$/.test(word)
    const isMany = isPlural(before)
    const agrees = isMany ? pluralVerb(word) === word : thirdPerson(pluralVerb(word)) === word
    const isNegation = /^(?:won't|can't|doesn't|don't|isn't|aren't|never|not)$/.test(word)
    if (
      !(
        STATE.test(word) ||
        isNegation ||
        (isAdverb && at < words.length - 1 && (hasSubjectWord || isPlural(before) || isMassNoun(before))) ||
        ((isVerb(word) ||
          (hasSubjectWord &&
            at > 1 &&
            /[^s]s$/.test(word) &&
            !isKnownNoun(word) &&
            (PREPOSITION.test(words[at + 1] ?? '') ||
              /^(?:every|all|my|the|a|an|his|her|its|me|it|them|everything|nothing)$/.test(words[at + 1] ?? '')))) &&
          agrees &&
          (at + 1 < words.length || hasSubjectWord || isMany))
      )
    )
      continue
    const clause = trimmedClause(
      /^(?:my|the|your|our|every|this|these|it|they|everything|nothing|all|half|an?|some|most)$/i.test(
        words[0] ?? '',
      ) ||
        isMany ||
        isMassNoun(before)
        ? text
        : `the ${text}`,
    )
    return {
      nounPhrase: thingPhrase(
        impersonal(subject),
        words.slice(at).map((part) => impersonal(part)),
        isMany,
      ),
      gerund: undefined,
      clause,
    }
  }
  return undefined
}

/** They end like verbs and describe things. */
const FELT =
  /^(?:boring|annoying|confusing|tiring|exhausting|frustrating|embarrassing|overwhelming|intimidating|disappointing|depressing|disgusting|irritating|distracting|messing|time-consuming|uninspiring)$/i

function thingPhrase(subject: string, predicate: string[], isMany: boolean): string {
  const plain = subject.replace(/^(?:the|your|every|this|these|all)\s+/i, '')
  const afterVerb = predicate
    .slice(1)
    .filter(
      (word, at) => !(at === 0 && /^(?:always|so|too|very|all|just|getting|really|constantly|never)$/i.test(word)),
    )
  const state = afterVerb[0] ?? ''
  const isNever = predicate.slice(0, 2).some((word) => /^(?:never|not)$/i.test(word))
  const isStateAdjective =
    STATE.test(predicate[0] ?? '') &&
    !isNever &&
    /^\p{L}+$/u.test(state) &&
    !PREPOSITION.test(state) &&
    !/^(?:everywhere|missing|gone|off|out|away|down|up|apart|together|everything|there|here|a|an|the|not|never|more|ing|nowhere|lost)$/iu.test(
      state,
    ) &&
    (!/ing$/i.test(state) || FELT.test(state)) &&
    !/^(?:it|they)$/i.test(subject)
  const tail = afterVerb.slice(1)
  if (
    isStateAdjective &&
    (tail.length === 0 || PREPOSITION.test(tail[0] ?? '') || /^(?:every|after|before|when|again)$/i.test(tail[0] ?? ''))
  ) {
    const phrase = [state.toLowerCase(), plain, ...tail].join(' ')
    const noun = plain.split(' ').pop() ?? ''
    return cap(isMany || isMassNoun(noun) ? phrase : withArticle(phrase), 6)
  }
  const verb = (predicate[0] ?? '').toLowerCase()
  const gerund = gerundOf(predicate.join(' '))
  const owner = /^(?:it|they)$/i.test(subject)
    ? 'things'
    : /^(?:the|every|this|these|your|everything|nothing|all|half)\b/i.test(subject) || isMany || isMassNoun(subject)
      ? subject
      : `the ${subject}`
  if (gerund && !/^(?:won't|can't)$/.test(verb))
    return cap(`${owner} ${gerund.replace(/^being (?=\p{L}+ing\b)/u, '')}`, 6)
  if (gerund) return cap(`${owner} ${gerund}`, 6)
  return `the ${plain} situation`
}

/** "lose my keys every morning": an imperative form without its subject. */
function bareVerb(text: string): PainForms | undefined {
  const words = text.split(' ')
  const first = words[0] ?? ''
  const clear = MORE_VERBS.has(first) || (VERBS.has(first) && !VERBS_OR_NOUNS.has(first))
  if (
    !clear ||
    words.length < 2 ||
    !/^(?:my|the|your|our|a|an|all|every|things?|stuff|out|up|to|for|everything|too|half|in|on|it|through|around|down)$/i.test(
      words[1] ?? '',
    )
  )
    return undefined
  const gerund = gerundOf(impersonal(text))
  return {
    nounPhrase: gerund ? cap(gerund, 6) : situation(text),
    gerund: gerund && cap(gerund, 9),
    clause: trimmedClause(`I ${text}`),
  }
}

/** "tangled cables", "warm water by noon", "messy desk" */
function noun(text: string): PainForms {
  const bare = impersonal(text).replace(/\s+(?:and|or)\s+.*$/, (tail) => (countTypedWords(text) > 6 ? '' : tail))
  if (/[^\p{L}\p{N}\s'%$.,/–-]/u.test(bare)) return quotedForms(text)
  // A finite verb that nothing above could place: whatever this is, it is no noun phrase.
  if (
    /\s(?:is|are|was|were|has|have|does|doesn't|don't|can't|won't|isn't|aren't|i|you'?re|it's)\s/i.test(bare) &&
    !/\b(?:that|which|who|when|because|you|i)\s/i.test(bare)
  )
    return quotedForms(text)
  const words = bare.split(' ')
  const stop = words.findIndex(
    (word, at) =>
      at > 0 &&
      (PREPOSITION.test(word) ||
        /^(?:that|which|when|every|after|before|and|or|everywhere|all|because|while)$/i.test(word)),
  )
  const head = (words[(stop > 0 ? stop : words.length) - 1] ?? '').toLowerCase().replace(/,$/, '')
  const hasDeterminer =
    /^(?:the|an?|your|no|not|too|so|all|every|this|these|that|those|\d+|another|any|some|constant|endless|never|always|more|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|a hundred|dozens|several|many|few|both|half|what|nothing|everything|lack|having)\b/i.test(
      bare,
    )
  if (/^(?:too|so|not)\s/i.test(bare) && !/^(?:too|so|not) (?:many|much|enough|few|little)/i.test(bare))
    return { nounPhrase: cap(`things being ${bare}`, 6), gerund: undefined, clause: trimmedClause(`it's ${bare}`) }
  if (/^lack of/i.test(bare)) return { nounPhrase: cap(`the ${bare}`, 6), gerund: undefined, clause: undefined }
  const isManyThenState = words.some(
    (word, at) => at > 0 && at < 4 && /(?:ing|ed|y)$/.test(word) && isPlural(words[at - 1] ?? ''),
  )
  const isUncounted =
    isManyThenState ||
    /^\S+ (?:all over|everywhere|(?:on|in|under) every)\b/i.test(bare) ||
    isPlural(head) ||
    isMassNoun(head) ||
    /(?:ness|ity|ment|tion|age|ance|ence|ing|ism|ship)$/.test(head) ||
    words.length === 0
  const lead =
    hasDeterminer || isUncounted || (/^(?:constant|endless|constantly)/i.test(bare) && isUncounted)
      ? bare
      : withArticle(bare)
  return { nounPhrase: cap(lead, MAX_PHRASE_WORDS), gerund: undefined, clause: undefined }
}

function polish(form: string): string {
  const isProper = /^\p{Lu}/u.test(form)
  const tidied = tidy(form).replace(/[.!?…]+(["']?)$/, '$1')
  return isProper ? tidied : tidied.charAt(0).toLowerCase() + tidied.slice(1)
}
