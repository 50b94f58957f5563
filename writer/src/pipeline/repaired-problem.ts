import { isMassNoun, lowerFirst, singular, thirdPerson, upperFirst, withArticle } from '../language'
import { baseVerb, isAdjective, isListedNoun, isNoun, isPluralWord, thirdVerb, wholeClause } from '../reading'
import { isCounted } from './plain-features'

/** A typed problem as it is said: articles, owners and endings of verbs that broken English surely lacks. */
export function repaired(text: string, typed: string): string {
  // Another English has other rules.
  if (/\b(?:dey|na|inna|di|mi|una)\b/i.test(typed)) return text
  const owner = OF_VIEWER.test(typed) ? 'you' : 'I'
  const plain = text
    .replace(/\b(hair|fur|smell) of (?:the )?(cat|dog)s?\b/gi, (_, thing: string, pet: string) =>
      /^\p{Lu}/u.test(thing) ? `${upperFirst(pet)} ${thing.toLowerCase()}` : `${pet} ${thing}`,
    )
    .replace(/\bmore (loud|small|cheap|hard|fast|slow|strong|weak|quick|dark|old|soft|clean)\b(?! and\b)/g, '$1er')
    .replace(
      /(?<!\b(?:the|a|my|your|his|her|our|this|that|one) )\bwhole (?=(?:day|night|holiday|week|weekend|summer|year|morning|house)\b)/g,
      'the whole ',
    )
    .replace(/\beveryday(?=[.,?!]|$)/g, 'every day')
    .replace(/\blegging\b(?! (?:(?:that|which) (?:is|has|\p{Ll}+s)|is|has)\b)/giu, '$&s')
    .replace(
      /\bnoise (motor(?:cycle|bike)|car|traffic|street|road|wind|engine|fan|neighbou?r)s?(?=[.,]|$)/g,
      '$1 noise',
    )
    // "Sound in video is small"
    .replace(
      /^(\p{Lu}\p{Ll}+) (in|on|of|from) (my )?(\p{Ll}+) (?=(?:is|gets|becomes|looks) )/u,
      (whole, thing: string, where: string, my = 'the ', place: string) =>
        isBareThing(thing.toLowerCase(), place) ? `The ${thing.toLowerCase()} ${where} ${my}${place} ` : whole,
    )
    .replace(/\b(sound|voice|audio)((?: in [^,.]+?)?) is small\b/gi, '$1$2 is quiet')
    .replace(LEFT_OUT, (verb) => `${upperFirst(owner)} ${lowerFirst(verb)}`)
    .replace(/^The (?=(?:every|any|some|no)(?:body|one|thing)\b)/, '')
    .replace(/^(My \p{Ll}+s) (?=(?:bored|tired|hungry|sick|late|sad|angry|scared|sleepy)\b)/u, '$1 are ')
    .replace(/^(\p{Lu}\p{Ll}+) (?=(\p{Ll}+) (?:in|on|at|when|after) )/u, (whole, thing: string, how: string) =>
      isPluralWord(thing.toLowerCase()) &&
      !/^(?:sure|likely)$/.test(baseVerb(singular(thing)) ?? '') &&
      isAdjective(how) &&
      baseVerb(how) !== 'sure'
        ? `${WORN.test(thing) ? 'My' : 'The'} ${thing.toLowerCase()} are `
        : whole,
    )
    .replace(/^(\p{Lu}\p{Ll}+)(?= everywhere\b)/u, (word) => (isCounted(word.toLowerCase()) ? `${word}s` : word))
    .replace(/\bon (?=(\p{Ll}+) day\b)/u, (on, how: string) => (isAdjective(how) ? 'on a ' : on))
    .replace(/\bwhen (\p{Ll}+) (\p{Ll}+)\b/u, (whole, verb: string, thing: string) =>
      baseVerb(verb) === 'sure' && isCounted(thing) && !isNoun(verb) ? `when ${owner} ${verb} the ${thing}` : whole,
    )
  return withOwners(withPlaces(withSubjects(plain)), typed)
}

/** "The color comes out in first wash and elastic finish in one month.": another part is still broken. */
export const isStillBroken = (text: string): boolean =>
  BROKEN_WORDS.test(text) ||
  [...text.matchAll(BARE_VERB)].some(([, noun = '']) => isNoun(noun.toLowerCase()) && !isPluralWord(noun)) ||
  [...text.matchAll(BARE_STATE)].some(([, thing = '']) => isCounted(thing)) ||
  [...text.matchAll(BARE_COUNT)].some(([, thing = '']) => isListedNoun(thing) && !isPluralWord(thing))
const BARE_VERB =
  /(?<!\bto )\b(\p{L}+) (?:break|come|die|fall|finish|leak|melt|slip|stop)(?: (?:again|down|from|in|off|on|out|when)\b|[.,])/gu
const BARE_STATE = /(?:\bis (?=\p{Ll}+[.,])|\band (?=\p{Ll}+ is\b))(\p{Ll}+)/gu
/** "brings three cable" */
const BARE_COUNT =
  /\b(?:two|three|four|five|[2-9]) (?!am|foot|percent|pm|star)(\p{Ll}+)(?=[.,]| (?:and|from|in|on|for|every)\b)/gu
const BROKEN_WORDS =
  /^(?!(?:Is|It|Do|Why)\b)\p{L}+ not \p{L}+ so |(?:, |\band )not (?:have|know|like|want) |\balready (?:close|finish|start|stop)\b|\b(?:after|before) (?:wash|eat|use|cook) /u

const isBareThing = (thing: string, place: string) =>
  isListedNoun(thing) && !NO_ARTICLE.test(thing) && isListedNoun(place) && !isMassNoun(place)
const NO_ARTICLE = /^(?:work|sleep|rest|dinner|lunch|breakfast|life)$|s$/
const WORN =
  /^(?:leggings|shoes|boots|socks|jeans|pants|trousers|shorts|glasses|gloves|feet|hands|lips|nails|clothes)$/i
const OF_VIEWER = /\b(?:you|your|u|ur)\b/i
/** "Wake up with hair like a nest": who does it was left out. */
const LEFT_OUT =
  /^(?:Wake up|Write|Pay|Spend|Waste|Forget|Lose|Carry|Scrub|Search|Struggle)(?= (?!(?:attention|off)\b)(?![^.]* (?:is|takes|costs)\b))/u

/** Where another clause begins, and its first words. */
const CLAUSE =
  /(^|[,.] |\b(?:when|while|if|because|until|and|but|so|then) )((?:the|my|your|a|this|that|every|each) )?((?:(?!(?:when|while|if|because|until|and|but|so|then)\b)\p{L}[\p{L}'-]* ?){1,4})/giu

/** "Phone fall down when it's hot", "my landlord don't allow it", "when client is sending": one thing and its verb. */
const withSubjects = (text: string) =>
  text.replace(CLAUSE, (whole: string, before: string, article: string | undefined, rest: string, at: number) => {
    // "Phone and coin fall": two of them.
    if (/^and /i.test(before) && wholeClause(text.slice(0, at)) === undefined) return whole
    const words = rest.trimEnd().split(' ')
    const following = text.slice(at + whole.length).split(' ')[0] ?? ''
    const all = [...words, following]
    const verbAt = words.findIndex((_, index) => {
      const front = words.slice(0, HOW_OFTEN.test(words[index - 1] ?? '') ? index - 1 : index)
      return front.length > 0 && isSubject(front) && isVerb(all, index)
    })
    const verb = words[verbAt]
    // "Protein shake in a shaker bottle: clumps at the bottom" names a thing.
    if (verb === undefined || /^[^,.?!]*:/.test(text.slice(at))) return whole
    const isBase = !isThird(verb)
    if ((article !== undefined && !isBase) || hasSecondVerb(text.slice(at))) return whole
    const said = [...words.slice(0, verbAt), isBase ? thirdPerson(verb) : verb, ...words.slice(verbAt + 1)].join(' ')
    const end = rest.endsWith(' ') ? ' ' : ''
    if (article !== undefined) return `${before}${article}${said}${end}`
    const owner = HELD.test(words[verbAt - 1]?.toLowerCase() ?? '') ? 'my' : 'the'
    const isFirst = before === '' || before.startsWith('.')
    return `${before}${isFirst ? upperFirst(owner) : owner} ${lowerFirst(said)}${end}`
  })

/** "Holder fall down in summer glue melt": another thing and its verb follow without a mark. */
const hasSecondVerb = (text: string) =>
  /^[^,.]*? (?:in|on|at|every) \p{Ll}+ \p{Ll}+ \p{Ll}+(?=[,.]|$)/u.test(text) &&
  baseVerb(/(\p{Ll}+)(?=[,.]|$)/u.exec(text)?.[1] ?? '') === 'sure'

/** One thing, named by one word or by several. */
function isSubject(words: readonly string[]): boolean {
  const [head = '', ...kinds] = words.map((word) => word.toLowerCase()).reverse()
  return (
    isNoun(head) &&
    !NO_THING.test(head) &&
    !isPluralWord(head) &&
    (isCounted(head) || (kinds.length > 0 && !isMassNoun(head)) || baseVerb(head) === undefined) &&
    kinds.every((word) => (isNoun(word) || isAdjective(word)) && !isPluralWord(word) && !NO_THING.test(word))
  )
}

const isThird = (verb: string) => IS.test(verb) || thirdVerb(verb) === 'sure'

function isVerb(words: readonly string[], at: number): boolean {
  const [verb = '', next = ''] = words.slice(at)
  if (NO_VERB.test(verb) || HOW_OFTEN.test(verb)) return false
  if (isThird(verb))
    return isCounted(words[at - 1]?.toLowerCase() ?? '') && (!isPluralWord(verb) || PARTICLE.test(next))
  return (
    verb === "don't" ||
    (/^(?:sure|likely)$/.test(baseVerb(verb) ?? '') &&
      ((baseVerb(verb) === 'sure' && !isNoun(verb)) || PARTICLE.test(next)) &&
      !NO_OBJECT.test(next) &&
      !isThird(next))
  )
}
/** "Zip bust on me" was. */
const NO_VERB = /^(?:burst|bust|cut|like|split)$/
const HOW_OFTEN = /^(?:always|often|sometimes|usually|never|still|also|even|just|only|really)$/i
const IS = /^(?:is|isn't|was|wasn't|has|hasn't|gets|goes|keeps|becomes|doesn't|won't|can't)$/
const NO_OBJECT = /^(?:are|were|had|by|of)$/
const NO_THING = /^(?:payday|today|tomorrow|yesterday|one|nobody|no|(?:any|every|some|no)(?:one|body|thing|where))$/
const PARTICLE = /^(?:down|off|up|out|over|apart|when|if|while|every|on|in|from|again)$/
/** What the creator surely has, and who belongs to them. */
const HELD =
  /^(?:phone|car|child|kid|baby|toddler|son|daughter|husband|wife|dog|cat|landlord|boss|laptop|bag|purse|uncle|aunt)$/

/** "with dryer and round brush", "because of oven and bathroom", "in wardrobe": places and tools without an article. */
const withPlaces = (text: string) =>
  text.replace(
    /\b(with|because of|near|behind|under|inside|into|in|from|on) (\p{Ll}+ )?(\p{Ll}+)(?: and (\p{Ll}+ )?(\p{Ll}+))?(?=[.,?!]|$| (?:and|when|while|where|every|because|in|at)\b)/gu,
    (whole, where: string, how = '', thing: string, otherHow = '', other?: string) => {
      const isBare = (quality: string, noun: string) =>
        (isCounted(noun) || A_MOVE.test(noun)) &&
        !FIXED.test(noun) &&
        (quality === '' || isNoun(quality.trim()) || isAdjective(quality.trim())) &&
        !isPluralWord(quality.trim()) &&
        !NO_QUALITY.test(quality.trim())
      if (!isBare(how, thing)) return whole
      const put = (phrase: string) =>
        where === 'with' || A_MOVE.test(phrase) || (where === 'because of' && phrase.includes(' '))
          ? withArticle(phrase)
          : `the ${phrase}`
      const rest =
        other === undefined ? '' : ` and ${isBare(otherHow, other) ? put(otherHow + other) : otherHow + other}`
      return `${where} ${put(how + thing)}${rest}`
    },
  )
const NO_QUALITY = /^(?:one|two|three|half|no|any|each|every|another|next|last|first)$/
const A_MOVE = /^(?:squat|plank|lunge|meeting|call|hurry)$/
const FIXED =
  /^(?:site|foot|person|place|top|stock|line|call|hold|public|breath|hand|fire|front|board|repeat|pain|advance|tune|traffic|paper|shape|scratch|control|track|stage|camera|row|time|sight|order|touch|demand|sale|air|water|contact|family|mind|view|video|target|turn|dye|purpose)$/

/** "The face becomes oily", "and the arm hurts": the creator's own. */
const withOwners = (text: string, typed: string) =>
  text.replace(
    /(^|, |\band |\bbut )(the) (face|t-zone|voice|skin|forehead|arm|back|neck|nose|scalp|hair|wrist|shoulder)(?= (\p{Ll}+))/giu,
    (whole, before: string, the: string, part: string, verb: string) => {
      const isTyped = new RegExp(`\\bthe ${part}`, 'i').test(typed)
      if (OF_VIEWER.test(typed) || (isTyped && !/^(?:hurts|aches|burns|itches|sleeps)$/.test(verb))) return whole
      return `${before}${the === 'The' ? 'My' : 'my'} ${part}`
    },
  )
