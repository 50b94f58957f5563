import { isMassNoun, lowerFirst, pluralVerb, singular, thirdPerson, upperFirst, withArticle } from '../language'
import {
  baseVerb,
  claimInWording,
  isAdjective,
  isEnglish,
  isListedNoun,
  isParticiple,
  isPluralWord,
  isSoundFragment,
  PEOPLE,
  type ProductMention,
  sentenceCost,
  type Span,
  Syntax,
  thirdVerb,
  tokensOf,
  withDeterminers,
  subjectClause,
} from '../reading'
import { ENDS_CLAUSE, measuresJoined, partClause } from './part-clause'
import { isCounted, TO_BUYER } from './plain-features'
import { canBeSpoken, clauseOfPeople, isOrder, isSureNote, isSureSentence } from './sure-sentence'
import { COLOR, does, has, isSold, itIs, lastOf, sayByPattern, them } from './feature-patterns'
import { ACTED_ON, ACTS, agreeing, isEaten, readable, SURE_ACTS, SURELY_DOES } from './feature-words'

type Named = Pick<ProductMention, 'noun' | 'isPlural' | 'form'>

/** Beyond this the words are not understood. */
const MAX_LABEL_COST = 1.9
/** A sentence may cost as much more than the label as its articles do. */
const MAX_SAID_COST = 2.1
const MAX_WORDS = 18
/** What a reading costs more whose words may be something else. */
const UNSURE_COST = 0.5

interface Reading {
  said: string
  cost: number
}

const remembered = new Map<string, string | undefined>()
const MAX_REMEMBERED = 4000

/** What was typed as one sentence, by one row for each pattern of words; undefined where no reading is sure. */
export function sayByTable(typed: string, product: Named): string | undefined {
  if (/^S ?\/ ?M ?\/ ?L$/i.test(typed.trim()))
    return `${product.isPlural ? 'They come' : 'It comes'} in small, medium, and large.`
  const sizes = /^(?:in )?sizes? (\d*[a-z\d]{1,4}) ?(?:-|–|to|thru) ?(\d*[a-z\d]{1,4})$/i.exec(typed.trim())
  if (sizes)
    return `${product.isPlural ? 'They come' : 'It comes'} in sizes ${sizes[1]?.toUpperCase() ?? ''} to ${sizes[2]?.toUpperCase() ?? ''}.`
  const [, sizing = '', least = '', most = ''] = SIZE_RANGE.exec(typed.trim()) ?? []
  if (least !== '')
    return `${sizing === '' ? `${product.isPlural ? 'They come' : 'It comes'} in` : `The sizing's ${sizing.toLowerCase()},`} ${least.toUpperCase()} to ${most.toUpperCase()}.`
  // "Chilton County, Alabama" is one place.
  const [, before = '', state = ''] = WITH_STATE.exec(typed.trim()) ?? []
  if (before !== '') {
    const said = sayByTable(before, product)
    return said && `${said.slice(0, -1)}, ${state}.`
  }
  // An order to the buyer is said as one: "Shake it, it separates."
  if (isOrder(typed.trim())) return `${upperFirst(typed.trim().replace(/[.!]+$/, ''))}.`
  // "two deep" is said of pockets.
  if (TO_BUYER.test(typed.trim()) || /^(?:one|two|three|four) deep$/i.test(typed.trim())) return undefined
  const key = `${product.form} ${product.isPlural} ${product.noun}|${typed}`
  if (remembered.has(key)) return remembered.get(key)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const said =
    typed.includes('=') || (typed.match(/\(/g)?.length ?? 0) > 1
      ? undefined
      : say(prepared(typed), product, /\(\p{L}+(?: \p{L}+)?\)$/u.test(typed))
  const read = said && agreeing(said, product)
  const told =
    read !== undefined && claimInWording(read) === undefined && (isEnglish(typed) || isEnglish(read)) ? read : undefined
  const clause = told !== undefined && isSureSentence(told, typed) ? undefined : clauseOfPeople(prepared(typed))
  remembered.set(key, clause ?? told)
  return clause ?? told
}

const WITH_STATE =
  /^(.+), (Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming|England|Scotland|Wales|Ireland|Canada|France|Italy|Spain|Portugal|Germany|Mexico|Japan|[A-Z]{2})$/

/** "XS to 4XL", "unisex sizing, XS to 5XL" */
const SIZE_RANGE =
  /^(?:in |sizes? )*(?:([a-z]+) sizing,? )?(\d?x{0,3}[sml]|\dx) ?(?:-|–|to|thru) ?(\d?x{0,3}[sml]|\dx)$/i

function say(text: string, product: Named, isBracket = false): string | undefined {
  if (/[.?!] |\?/.test(text)) return undefined
  const sure = surely(text, product) ?? joinedByComma(text, product)
  if (sure !== undefined) return sure
  const allowed = /^(.+) okay$/.exec(text)?.[1]
  if (allowed !== undefined) return sayOkay(allowed, product)
  if (
    text === '' ||
    /[^a-z\d ,.'%$€£?!-]|^auto |\b(?:hang|tumble|air|line|lay) (?:dry|flat)\b|^[a-z]+ on (?:wipe|rinse|peel) off/i.test(
      text,
    ) ||
    tokensOf(text).length > MAX_WORDS
  )
    return undefined
  // "locks for angled lines, stairs": an example in brackets.
  const [, outside = '', inside = ''] = /^([^,]+), ([a-z]+(?: [a-z]+)?)$/.exec(text) ?? []
  if (
    isBracket &&
    inside !== '' &&
    new Syntax(tokensOf(inside), true).whole(new Syntax(tokensOf(inside), true).phrase(0))
  ) {
    const front = say(outside, product)
    if (front) return `${front.slice(0, -1)}, ${inside}.`
  }
  const whole = best([
    ...readingsOf(text, product),
    ...(withAnd(text) === text ? [] : readingsOf(withAnd(text), product, !isOfThings(product))).map((reading) => ({
      ...reading,
      cost: reading.cost + 0.05,
    })),
  ])
  const easy =
    /^(easy|quick|simple|fast) (assembly|set-?up|install(?:ation)?|clean(?:ing|-?up)?|use|storage|access)$/.exec(text)
  if (easy) return finished(`${itIs(product)} ${easy[1] ?? ''} to ${TO_DO[(easy[2] ?? '').slice(0, 5)] ?? 'use'}`)
  if (/^(?:one|single)[- ]hand(?:ed)? (?:operation|use)$/.test(text))
    return finished(does('works with one hand', product))
  if (/\b(\p{L}{3,}) \1\b/u.test(text) && text.split(' ').length < 4) return finished(`${itIs(product)} ${text}`)
  const range = /^(\d[\d.]* to \d[\d.]*[ -]\p{L}+?)(e?s)? (\p{L}+[^s])$/u.exec(text)
  if (range && isListedNoun(range[3] ?? ''))
    return `${/^(?:mix|assortment|pack|set|blend)$/.test(range[3] ?? '') ? upperFirst(itIs(product)) : upperFirst(has(product))} ${withArticle(range[1] ?? '')} ${range[3] ?? ''}.`
  const [, dear = '', off = ''] = /^(?:the |your )?(.{3,30}?),? (\d+)(?:%| percent) off$/.exec(text) ?? []
  if (dear !== '')
    return finished(
      `${/^(?:all|every|each|both|any|my)\b/.test(dear) ? dear : `the ${dear}`} ${isPluralWord(dear.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${off} percent off`,
    )
  const parts = inParts(text, product)
  const found = best([whole, parts].filter((reading) => reading !== undefined))
  if (found) return found.said
  // "competition size handle, 33 millimeters"
  const [, thing = '', much = ''] =
    /^([a-z].*[a-z]) (\d[\d.]* (?:millimeters|inches|feet|centimeters|ounces|pounds|percent|degrees)(?: (?:long|wide|deep|thick|tall|high))?)$/.exec(
      text,
    ) ?? []
  const syntax = new Syntax(tokensOf(thing), true)
  const front = thing !== '' && (syntax.whole(syntax.phrase(0))?.cost ?? 9) < 1.2 ? say(thing, product) : undefined
  return front && `${front.slice(0, -1)}, ${much}.`
}

/** Adjectives that are things as well. */
const THINGS_TOO = /^(?:spare|remote|manual)$/
const isThingPhrase = (text: string) => {
  const syntax = new Syntax(tokensOf(text), true)
  const [first = '', second] = text.split(' ')
  return (
    isListedNoun(text) ||
    THINGS_TOO.test(text) ||
    (!/ (?:and|or) |^(?:no|not|with|for|it|you|they) /.test(text) &&
      !(second !== undefined && (SURELY_DOES.test(first) || (isPluralWord(first) && thirdVerb(first)))) &&
      (syntax.whole(syntax.phrase(0))?.cost ?? 9) < 1.2)
  )
}
const OR_COLORS = new RegExp(`^${COLOR}(?:, ${COLOR})*,? or ${COLOR}$`)
const CARRIES_CHILD = /(?:carrier|stroller|seat|swing|bouncer|harness|jogger|wrap|sling)s?$/
const ABOUT_TIME = 'a|an|one|two|under|about|less|\\d[\\d.]*'
const IN_TIME = new RegExp(
  `^(?:finish|build|assemble|install|learn|complete|paint|knit|sew|read|master) (?:in|within) (?:(?:${ABOUT_TIME}) (?:[\\w ]+)?)?(?:weekend|evening|afternoon|hour|minute|day|night|week|month|sitting)s?$`,
)
const FREE_AGAIN =
  /^((?:re-?(?:clean|do|wash|visit|service|groom|print|make|size|take|mow|spray|treat)|return|exchange|repair|refill|visit|pick-?up|touch-?up|revision|reprint|replacement|estimate|quote)(s?)) free (?=within |for |if |when |after |until )/

const BED = '(?:twin|full|queen|king|crib)(?: xl)?'
const BEDS = new RegExp(`^(fits )?${BED}(?:(?:, | to | or | and |, and |, or )${BED})+$`)

/** Whether a sentence of the table is surely good English that says what was typed. */
export function isSurelySaid(said: string, typed: string, product: Named): boolean {
  const [, before = '', state = ''] = WITH_STATE.exec(typed.trim()) ?? []
  if (before !== '') return isSurelySaid(said.replace(`, ${state}.`, '.'), before, product)
  const text = prepared(typed)
  const sure = surely(text, product) ?? (SIZES.test(said) ? said : undefined)
  return (sure !== undefined && agreeing(sure, product) === said) || isSureSentence(said, text, sortOf(product))
}
/** What was typed as a note that people say without a verb; undefined where they would not. */
export function sayAsNote(typed: string): string | undefined {
  const text = prepared(typed)
  return isSureNote(text) && claimInWording(text) === undefined && isEnglish(typed) ? `${upperFirst(text)}.` : undefined
}
/** What was typed, as a note to be spoken; undefined where it would not be heard right. */
export function sayAsTyped(typed: string): string | undefined {
  const text = prepared(typed)
  // "zip pocket fits keys": a clause takes its article.
  return canBeSpoken(text) && claimInWording(text) === undefined && isEnglish(typed)
    ? `${subjectClause(text) ?? upperFirst(text)}.`
    : undefined
}

const sortOf = (product: Named) => ({ isService: product.form === 'service', isFood: isEaten(product) })
const SIZES = /^(?:They come|It comes) in (?:sizes |small, |\d?X*[SML] )/

/** Patterns of which each word is known. */
function surely(text: string, product: Named): string | undefined {
  const patterned = sayByPattern(text, product)
  if (patterned !== undefined) return patterned
  if (OR_COLORS.test(text)) return `${upperFirst(does('comes', product))} in ${text}.`
  const beds = BEDS.exec(text)
  if (beds) return `${upperFirst(does(beds[1] ? text : `comes in ${text}`, product))}.`.replace(/\bxl\b/g, 'XL')
  if (IN_TIME.test(text)) return `${upperFirst(acts(text, product) ?? text)}.`
  if (FREE_AGAIN.test(text))
    return `The ${text.replace(FREE_AGAIN, (_, what: string, many: string) => `${what} ${many ? 'are' : 'is'} free `)}.`
  if (/^(?:mild|medium|low|high|extra) (?:heat|spice)$/.test(text) && isEaten(product)) return `It's ${text}.`
  const [, one = '', joint = '', other = '', unit = '', what = ''] =
    /^(?:two deep, )?(\d[\d.]*) (and|or) (\d[\d.]*)[- ](inch|foot|ounce|pound|liter|gallon)(?:es)? ([a-z]+[^s\W])$/.exec(
      text,
    ) ?? []
  if (what !== '' && isListedNoun(what))
    return joint === 'and'
      ? `There's ${withArticle(one)} and ${withArticle(`${other}-${unit} ${what}`)}.`
      : `${upperFirst(does('comes', product))} in ${withArticle(one)} or ${other}-${unit} ${what}.`
  const [, is = '', not = ''] = /^(\d[\d.]*(?:%| [a-z]+)),? not (\d[\d.]*)(?:%| [a-z]+)?$/.exec(text) ?? []
  if (is !== '') return `It's ${is.replace('%', ' percent')}, not ${not}.`
  if (
    /^[a-z]+s, not [a-z]+$/.test(text) &&
    isPluralWord(text.split(',')[0] ?? '') &&
    !product.isPlural &&
    isSold(product)
  )
    return `It's ${text}.`
  const never = /^no ([a-z]+(?: [a-z]+)?),? ever$/.exec(text)?.[1]
  if (never) return `No ${never}, ever.`
  const ready = /^(?:peel-and-stick|plug-and-play|grab-and-go|hook-and-loop|push-and-twist) ([a-z]+)$/.exec(text)?.[1]
  if (ready)
    return `${upperFirst(has(product))} ${isPluralWord(ready) || isMassNoun(ready) ? text : withArticle(text)}.`
  const phones =
    /^bluetooth,? (?:to |with |for |on )?((?:(?:iphone|android|ios|ipad|mac|windows|and|or)(?: |$))+)$/i.exec(text)?.[1]
  if (phones)
    return `${upperFirst(does('works', product))} over Bluetooth with ${phones.replace(/\bios\b/gi, 'iOS').replace(/\b(?:android|mac|windows)\b/g, upperFirst)}.`
  const [, job = '', time = '', people = ''] =
    /^(assembly|set-?up|installation|install),? (?:takes |in )?(\d[\d.]*(?: to \d+)? (?:minutes?|hours?))(?:,? (?:and )?(?:with )?(1|one|2|two) (?:person|people))?$/.exec(
      text,
    ) ?? []
  if (job !== '')
    return `${upperFirst(job)} takes ${people === '' ? '' : /^[1o]/.test(people) ? 'one person ' : 'two people '}${time}.`
  const [, weight = '', none = ''] = /^(\d[\d.]* to \d[\d.]* pounds)(?:, (no [a-z]+(?: [a-z]+)?))?$/.exec(text) ?? []
  if (weight !== '' && CARRIES_CHILD.test(product.noun))
    return `${upperFirst(itIs(product))} for ${weight}${none && `, ${none}${/ (?:needed|required)$/.test(none) ? '' : ' needed'}`}.`
  if (/^learn (?:how )?to [a-z]+/.test(text) && !text.includes(',')) return `You can ${text}.`
  if (OF_PEOPLE.test(product.form) && /^(?:sign|file|order|book|pay|chat|schedule) (?:from|on|with) your /.test(text))
    return `You can ${text}.`
  const [, part = '', place = ''] = /^([a-z-]+(?: [a-z-]+)?) (for [a-z ]+) included$/.exec(text) ?? []
  if (part !== '' && isThingPhrase(part))
    return `The ${part} ${place} ${isPluralWord(lastOf(part)) ? 'are' : 'is'} included.`
  const [, prints = ''] = /^\d+ by \d+ ((?:[a-z]+ )?(?:prints|photos|stickers|labels|cards))$/.exec(text) ?? []
  if (prints !== '') return `The ${prints} are ${text.slice(0, -prints.length - 1)}.`
  if (
    /^(?:open|closed|flat|wide|deep|rounded|curved|raised|slanted|hollow|pointed|low|high) (?:bottom|top|back|front|base|toe|neck|side|heel|rim|mouth|weave|edge|tip|collar|waist) (?:for|to) /.test(
      text,
    )
  )
    return `${upperFirst(has(product))} ${withArticle(text)}.`
  // "lists every charge": what comes next tells the verb from the noun.
  if (
    /^[a-z]+s (?:(?:straight|right|directly) (?:into|to|onto|from)|every|each|all|your|how) /.test(text) &&
    thirdVerb(text.split(' ')[0] ?? '')
  )
    return `${upperFirst(product.isPlural ? does(text, product) : `it ${text}`)}.`
  // "snap your receipt it sorts it for you"
  const [, order = '', then = ''] =
    /^([a-z]+ (?:your|the|an?|any|one) [a-z]+(?: [a-z]+)?),? (it [a-z]+s .+(?<! (?:in|on|with|for|to|from|of|at|into)))$/.exec(
      text,
    ) ?? []
  return order !== '' &&
    (SURE_ACTS.test(order.split(' ')[0] ?? '') ||
      /^(?:type|point|drop|tap|aim|hold|enter|show)$/.test(order.split(' ')[0] ?? '')) &&
    !STOPS.test(lastOf(order)) &&
    !/^(?:because|once|where|how|as|before|way|what|whenever|unless|since)$/.test(lastOf(order)) &&
    thirdVerb(then.split(' ')[1] ?? '')
    ? `${upperFirst(order)}, ${then}.`
    : undefined
}

/** What belongs together though a comma parts it. */
function joinedByComma(text: string, product: Named): string | undefined {
  const parts = text.split(', ')
  if (parts.length < 2 || parts.length > 6) return undefined
  const [first = '', second = ''] = parts
  const last = parts.at(-1) ?? ''
  const [, everything = '', all = ''] = /^(.+?),?( all)? included$/.exec(text) ?? []
  const things = everything.split(/, (?:and )?| and /)
  if (
    things.length > 1 &&
    things.every(
      (thing) =>
        isThingPhrase(thing) &&
        // "quiet motor, bag included": only the last is.
        (all !== '' || !/[ \d]/.test(thing)) &&
        (!isAdjective(thing) || isListedNoun(thing) || THINGS_TOO.test(thing)),
    )
  ) {
    const list = `${things.slice(0, -1).join(', ')}${things.length > 2 ? ',' : ''} and ${things.at(-1) ?? ''}`
    return all === '' ? `The ${list} are included.` : `${upperFirst(list)} are all included.`
  }
  const [, spare = ''] = /^(?:an? |the )?([a-z-]+(?: [a-z-]+){0,2}) included$/.exec(last) ?? []
  if (spare !== '' && parts.length === 2 && isThingPhrase(spare) && !isThingPhrase(first)) {
    const front = say(first, product)
    const many = isPluralWord(lastOf(spare))
    return (
      front &&
      `${front.slice(0, -1)}, and ${/^(?:spare|extra|second|backup)\b/.test(spare) && !many ? withArticle(spare) : `the ${spare}`} ${many ? 'are' : 'is'} included.`
    )
  }
  const [, before = '', including = ''] = /^(.+?), including (.+)$/.exec(text) ?? []
  if (before !== '') {
    const front = say(before, product)
    return front && `${front.slice(0, -1)}, including ${including}.`
  }
  // "good on eggs, noodles, even rice": the preposition holds for all of them.
  const rest = parts.slice(1)
  const head = lastOf(first)
  const isEnd = / (?:and|or) |^(?:even|and|or) /.test(last)
  const isItem = (part: string) =>
    !/\d/.test(part) &&
    isThingPhrase(part) &&
    (part.includes(' ') ? lastOf(part) === head : isListedNoun(singular(part)) || part.endsWith('ing')) &&
    !(isAdjective(part) && !isListedNoun(part)) &&
    !isParticiple(part)
  if (
    (rest.length > 1 || isEnd) &&
    /^(?:[a-z]+ )?(?:for|on|with|in|at|from|against|under|over) (?!(?:a|an|one|each|every|the|\d+) )(?:[a-z]+ )?[a-z]+$/.test(
      first,
    ) &&
    !first.startsWith('no ') &&
    rest.slice(0, -1).every(isItem) &&
    (isEnd
      ? last
          .replace(/^(?:even|and|or) /, '')
          .split(/ (?:and|or) /)
          .every((part) => isThingPhrase(part) || part.endsWith('ing'))
      : isItem(last))
  ) {
    const front = say(first, product)
    return front && front.endsWith(` ${head}.`) && !HAVING.test(front)
      ? `${front.slice(0, -head.length - 1).replace(/ (?:an?|the) $/, ' ')}${head}, ${rest.join(', ')}.`
      : undefined
  }
  if (parts.length !== 2 || !isThingPhrase(first) || /\d/.test(first)) return undefined
  const isMany = isPluralWord(head)
  // "copper teeth, don't snag low pile"
  const isNoun = isMany || (isListedNoun(head) && !isAdjective(head))
  const [, not = ''] = /^(don't|doesn't|won't|can't) [a-z]/.exec(second) ?? []
  if (
    not !== '' &&
    isNoun &&
    !/^don't (?:ask|worry|forget|need|tell|use|wash|put|let|have)\b/.test(second) &&
    (not !== "doesn't" || !isMany)
  )
    return `The ${first} ${isMany ? second : second.replace(/^don't/, "doesn't")}.`
  // "wooden wick, crackles like a fire"
  const [, act = ''] = /^([a-z]+) (?:like|when|while|as if|itself|without) /.exec(second) ?? []
  const isAct = act.endsWith('s') ? thirdVerb(act) !== undefined || / like an? /.test(second) : isMany && baseVerb(act)
  if (!isNoun || act === '' || !isAct || SURELY_DOES.test(act) || isAdjective(act)) return undefined
  const thing = isMany || isMassNoun(head) ? first : withArticle(first)
  return `${upperFirst(has(product))} ${thing} that ${isMany && act.endsWith('s') ? second.replace(act, pluralVerb(act)) : second}.`
}

/** "steam deck, ipad, chromebook": the last of a list takes an "and". */
const withAnd = (text: string) =>
  /^[^,]+(?:, (?:[\p{L}\d-]+ ?){1,3}){2,}$/u.test(text) &&
  !/ (?:and|or) |, (?:no|not|it|so|just|you|they|we|the)\b/.test(text)
    ? text.replace(/, (?=[^,]+$)/, text.startsWith('no ') ? ', or ' : ', and ')
    : text.endsWith(' included') && text.split(', ').length > 1 && !/ (?:and|or) /.test(text)
      ? text.replace(/, (?=[^,]+$)/, ', and ')
      : /^(.+), not /.test(text) && text.split(', ').length > 3
        ? text.replace(/, ([^,]+), not /, ', and $1, not ')
        : text

const best = (readings: readonly Reading[]) =>
  readings.reduce<Reading | undefined>(
    (least, reading) => (!least || reading.cost < least.cost ? reading : least),
    undefined,
  )

const preparedTexts = new Map<string, string>()

/** Without shorthand, brackets and marks; remembered. */
function prepared(typed: string): string {
  const known = preparedTexts.get(typed)
  if (known !== undefined) return known
  if (preparedTexts.size >= MAX_REMEMBERED) preparedTexts.clear()
  const text = inSpokenWords(typed)
  preparedTexts.set(typed, text)
  return text
}

const inSpokenWords = (typed: string) =>
  joinedUnits(
    measuresJoined(
      readable(
        listed(typed)
          .replace(/\s*\(([^()]+)\)/g, ', $1')
          .replace(/\s*->\s*/g, ' to ')
          .replace(/\b(self|auto) (?=[a-z]+s?\b)(?!-)/gi, (found, _, at: number, all: string) =>
            /^(?:self|auto) [a-z]+s\b/i.test(all.slice(at)) ? `${found.trim()}-` : found,
          )
          .replace(/\b(pre|non|anti|semi|multi) (?=[a-z]{4,})/gi, '$1-')
          .replace(/\b(\d) in 1\b/gi, '$1-in-1')
          .replace(/\bone hand (?=[a-z]+$)(?!each|only)/gi, 'one-hand ')
          .replace(/\b(pet|kid|baby|food|dishwasher|oven|microwave|septic|color|skin) safe (?=[a-z]+$)/gi, '$1-safe ')
          .replace(
            /\b(chew|spill|scratch|tip|bite|sweat|wind|rip|tear|leak|water|rust|child|shatter) (proof|resistant) (?=[a-z]+$)/gi,
            '$1-$2 ',
          )
          .replace(/\bcombo skin\b/gi, 'combination skin')
          .replace(/^(no \p{L}+) (?=nothing\b)/iu, '$1, ')
          .replace(
            /(?<=\p{L} \p{L}+) (?=you can (?:see|feel|hear|smell|taste|reach|find) \p{L})(?<!\b(?:that|so|and|what|how|where|if|when|which|because|until|as|than|but|or|so \p{L}+) )/giu,
            ', so ',
          )
          .replace(/\b(bring|use|uses|brings) own\b/gi, '$1 their own')
          .replace(/\bai\b/g, 'AI')
          .replace(/\bglow in the dark (?=[a-z]+)/gi, 'glow-in-the-dark ')
          .replace(/\b(\d+) ?(?:yrs?|years?) old(?= [a-z])/gi, '$1-year-old')
          .replace(/\b(?:new zealand|new york|new jersey|new mexico|south africa|south korea)\b/gi, (place) =>
            place.replace(/\b[a-z]/g, upperFirst),
          )
          .replace(/\bbuilt in (?=[a-z]+(?: [a-z]+)?$)/gi, 'built-in ')
          .replace(/\b(two|three|four|[2-6]) way (?=[a-z]+$)/gi, '$1-way ')
          .replace(/\b(adjusts|expands|extends|stretches|ranges) (?=\d[\d.]*(?: ?[a-z"]+)?(?: to |-)\d)/gi, '$1 from ')
          .replace(/\bsame day (?=[a-z]+$)/gi, 'same-day ')
          .replace(/\b(on|at) (outside|inside|front|back|top|bottom) of\b/gi, '$1 the $2 of')
          .replace(
            /\b(\d+) (year|month|week|day|hour) (?=(?:warranty|guarantee|trial|supply|return|refund)\b)/gi,
            '$1-$2 ',
          )
          .replace(/\bthem ?sel(?:f|fs)\b/gi, 'themselves')
          .replace(/\ball natural\b/gi, 'all-natural')
          .replace(
            /(?<=\b(?:in|with|to|into|from|or|and) )(word|excel|google docs|google sheets)\b(?! of)/gi,
            (app: string) => app.replace(/\b[a-z]/g, upperFirst),
          )
          .replace(/(?<=^works? with |^syncs? with )(square|stripe|teams|slack|notion|numbers)$/i, upperFirst)
          .replace(/\b(\d[\d.]*) ?mm (?=[a-z]+ [a-z]+$)(?!in|on|at|and|or)/gi, '$1-millimeter ')
          .replace(/\b(\d[\d.]*) ?fl\.? ?oz\b/gi, '$1 oz')
          .replace(/\bpass ?-?(?:thru|through)\b/gi, 'pass-through')
          .replace(/\b(break|set|start|clean) (in|up) (?=takes|is|needs)/gi, '$1-$2 ')
          .replace(/\btemps?\b(?! (?:range|control))/gi, 'temperature')
          .replace(/\bcam\b/gi, 'camera')
          .replace(/\bavg\b\.?/gi, 'on average')
          .replace(
            /\b(peel|plug|grab|hook|push) and (stick|play|go|loop|twist) (?=[a-z]+$)(?!on|to|in|anywhere|easily|down|again)/gi,
            '$1-and-$2 ',
          )
          .replace(/\bstep by step (?=[a-z])/gi, 'step-by-step ')
          .replace(
            /\bapple (watch|tv|pencil)\b/gi,
            (_, what: string) => `Apple ${what === 'tv' ? 'TV' : upperFirst(what)}`,
          )
          .replace(/^(quiet|silent) (?=\d+ ?db)/i, '$1, ')
          .replace(/^(machine|hand|spot) wash\b/i, '$1-wash')
          .replace(
            /\b(light|pull|fold|pop|flip|slide|roll)[- ](up|out|down|off) (?=[a-z]+(?:,? \d+ [a-z]+)?$)/gi,
            '$1-$2 ',
          )
          .replace(/^(text|call|email)s? (?:you )?when done\b/i, "$1 you when they're done,")
          .replace(/\bsmall,? (?:and )?med(?:ium)?,? (?:and )?large\b/gi, 'small, medium, and large')
          .replace(/\btho\b/gi, 'though')
          .replace(/\bthats\b/gi, "that's")
          .replace(/\bits (?=\d|an? |the |so |not |still )/gi, "it's ")
          .replace(/(\d) ?in(?=,| (?:thick|wide|long|tall|deep|high|round|across)\b)/gi, '$1 inches')
          .replace(/(\d) ?in (?=(?:to|so|for|without|when) [a-z])/gi, '$1 inches ')
          .replace(/(\d) ?deg\b\.?/gi, '$1 degrees')
          .replace(/\b(\d{1,2}) ?([ap])m\b/gi, (_, hour: string, half: string) => `${hour} ${half.toUpperCase()}M`)
          .replace(/\bcarry on\b(?! \p{L}+ing)/giu, 'carry-on')
          .replace(/\bages? (\d+)\+/gi, 'ages $1 and up')
          .replace(/\ban hr\b/gi, 'an hour')
          .replace(/\$(\d+)M\b/g, '$$$1 million')
          .replace(/(\$\d[\d.]*) ?\/ ?hr\b/gi, '$1 an hour')
          .replace(/\bwhen were\b/gi, "when we're")
          .replace(/^(\d[\d.]* ?(?:ft|feet|foot|m|meters?)) drop[- ]?tested$/i, 'drop-tested from $1')
          .replace(/\bmins?\b/gi, 'minutes')
          .replace(/\bpgs?\b/gi, 'pages')
          .replace(
            /(?<=\p{L}),? not (?=\p{L})(?!(?:included|needed|required|expected|allowed|necessary)\b)(?<!\b(?:is|are|if|do|does|or|and|but|it's|they're|why|can|will|its|were|was) not )/giu,
            ', not ',
          ),
      ),
    )
      .replace(/ per square feet\b/, ' per square foot')
      .replace(
        /\b(holds|carries|makes|takes|fits) (\d[\d.,]* (?:pounds|ounces|liters|gallons|cups|quarts)) (?=[a-z]+s?$)(?!max|total|each|easily|more)/,
        '$1 $2 of ',
      )
      .replace(/ flat (?=\d)/, ' flat to ')
      .replace(/\b(safe|rated|resistant) (?=\d)/, '$1 to ')
      .replace(/(?<=^no [a-z]+) no (?=[a-z]+$)/, ' and no ')
      .replace(
        /\b(when|if|once|until|while) (water|battery|power|light|coffee|motor)(?='s | is | gets | runs )/g,
        '$1 the $2',
      )
      .replace(/(\d)-inch (?=with|and|by|at)/g, '$1 inches ')
      .replace(
        /(?<=[a-z\d])(?<!\b(?:has|have|with|and|or|needs?|is|are|leaves?|there's|got|get|at|so|says?|means?))(?<!,) no (?=[a-z]+(?: [a-z]+)?(?: [a-z]+)?$)/g,
        ', no ',
      ),
  )
    .replace(
      /(\d)-(pound|ounce|hour|minute|day|week|time) (?=(?:lighter|heavier|longer|faster|slower|shorter)\b)/g,
      '$1 $2s ',
    )
    .replace(/(\d)-(pound|ounce|hour|minute|day|week|inch|month|year) (?=(?:even|if|when|until|max)\b)/g, '$1 $2s ')
    .replace(/(\d+) pages (?=(?:hardcover|paperback|book|notebook|workbook|journal|pdf|guide)\b)/gi, '$1-page ')
    .replace(/\b(?:we're|we are)\b/gi, "they're")
    .replace(/\bwe\b/gi, 'they')
    .replace(/\bour\b/gi, 'their')
    .replace(/\bto us\b/gi, 'to them')

/** "dishwasher okay", "under makeup okay", "weekends okay" */
function sayOkay(what: string, product: Named): string | undefined {
  const first = what.split(' ')[0] ?? ''
  if (/^(?:under|over|on|in|for|with|at)$/.test(first)) return finished(`${itIs(product)} okay ${what}`)
  if (
    /^(?:(?:dishwasher|microwave|oven|freezer|fridge|shower|washer|washing machine|pool|bath)(?: and | or |$))+$/.test(
      what,
    )
  )
    return finished(`${product.isPlural ? 'they' : 'it'} can go in the ${what.replace(/ (and|or) /g, ' $1 the ')}`)
  const words = tokensOf(what)
  const syntax = new Syntax(words, true)
  const thing = syntax.whole(syntax.phrase(0))
  const isMany = what.includes(' and ') || isPluralWord(words.at(-1) ?? '')
  return thing && thing.cost < 1.2 && (isMany || !thing.gaps.includes(0))
    ? finished(`${what} ${isMany ? 'are' : 'is'} okay`)
    : undefined
}

/** "25 minutes build" is a 25-minute build. */
function joinedUnits(text: string): string {
  const words = text.split(' ')
  const syntax = new Syntax(
    words.map((word) => word.replace(/,$/, '')),
    true,
  )
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [unit = '', next = '', then = ''] = words.slice(at + 1)
    const classes = syntax.wordClasses(at + 2)
    const isNoun =
      (classes.nouns[0]?.cost ?? 9) < 0.65 &&
      classes.adverb === undefined &&
      (classes.adjective === undefined || (classes.nouns[0]?.cost ?? 9) < 0.05) &&
      !/ing$|^flat$/.test(next) &&
      !STOPS.test(next) &&
      !/^(?:each|long|wide|tall|deep|thick|high|total|max|old|heavy|light)$/.test(next) &&
      !/^(?:an?|the|your)$/.test(then)
    if (
      /^\d[\d.]*$/.test(words[at] ?? '') &&
      UNITS.test(unit) &&
      isNoun &&
      (words[at - 1] !== 'to' || isPluralWord(next))
    ) {
      said.push(`${words[at] ?? ''}-${unit === 'feet' ? 'foot' : unit === 'inches' ? 'inch' : unit.replace(/s$/, '')}`)
      at++
    } else said.push(words[at] ?? '')
  }
  return said.join(' ')
}
const UNITS =
  /^(?:degree|second|minute|hour|day|week|gallon|quart|liter|milliliter|mile|year|month|inch|foot|meter|pound|ounce|gram|watt|volt|seconds|minutes|hours|days|weeks|months|years|inches|feet|millimeters|centimeters|meters|yards|pounds|ounces|grams|kilograms|liters|milliliters|watts|volts|gallons|quarts|miles|degrees|gigabyte|gigabytes|terabyte|terabytes)$/

/** "peptides + biotin + castor oil" is a list of three. */
const listed = (typed: string) => {
  const items = typed.split(/\s*[+&]\s*/)
  return items.length > 2 && !typed.includes(',') && items.every((item) => item !== '')
    ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
    : typed
}

const CHANGING = /^(?:change|set|adjust|control|check|lower|raise|track)$/
/** "fold flat" of a thing is what it does, "choose any color" is what people do. */
const acts = (typed: string, product: Named) => {
  const act = typed.replace(/ to (turn|switch) (on|off)$/, ` to $1 ${them(product)} $2`)
  const [verb = '', ...rest] = act.split(' ')
  if (
    CHANGING.test(verb) &&
    isListedNoun(rest[0] ?? '') &&
    !isPluralWord(rest[0] ?? '') &&
    !/^(?:in|on|with|by|up|to|one|each|every)$/.test(rest[0] ?? '')
  )
    rest.unshift('the')
  if (verb.endsWith(',') || / (?:free|safe|proof|friendly|resistant)$/.test(act)) return undefined
  if (rest[0] === 'you') return does([thirdPerson(verb), ...rest].join(' '), product)
  if (
    product.form === 'service' &&
    (/^(?:upload|submit|approve)$/.test(verb) ||
      / (?:from|on|with|in) your (?:phone|computer|laptop|couch)\b/.test(act))
  )
    return `you ${act}`
  if (product.form === 'service' && !OF_CUSTOMERS.test(verb)) return `they ${act}`
  if (
    !OF_PEOPLE.test(product.form) &&
    BY_ITSELF.test(verb) &&
    !/^(?:it|them)$/.test(rest[0] ?? '') &&
    !(/^(?:taste|feel|look|smell)$/.test(verb) && /^(?:the|your)$/.test(rest[0] ?? ''))
  )
    return does([thirdPerson(verb), ...rest].join(' '), product)
  if (/ and (?:the|it|they|your) [a-z]+/.test(act)) return `you ${act}`
  const next = rest[0] ?? ''
  const isBare =
    rest.length === 0 ||
    (/^(?:\d|with|in|on|by|at|from|under|to|into|without|before|after|for|as|straight|when|while|up|off|out|down|online|cold|warm|hot)$/.test(
      next,
    ) &&
      !INTRANSITIVE.test(verb))
  const particle = /^(?:up|off|out|down|on)$/.test(next) && rest.length > 1 ? rest.shift() : undefined
  if (particle && !/^(?:with|in|on|by|at|from|under|to|into|without|before|after)$/.test(rest[0] ?? ''))
    return `you can ${verb} ${particle} ${rest.join(' ')}`
  return `you can ${verb} ${isBare ? `${them(product)} ` : ''}${particle ? `${particle} ` : ''}${rest.join(' ')}`.trim()
}
const TO_DO: Record<string, string> = {
  assem: 'put together',
  setup: 'set up',
  'set-u': 'set up',
  insta: 'install',
  clean: 'clean',
  stora: 'store',
  acces: 'get to',
}
const OF_CUSTOMERS =
  /^(?:book|cancel|reschedule|pay|choose|pick|skip|pause|text|call|track|see|get|keep|save|try|ask|watch|learn|change|swap|drop|add|meet|talk|chat|sign|start|send|rate|tip|schedule)$/
const OF_PEOPLE = /^(?:app|service|course)$/
const BY_ITSELF =
  /^(?:grow|bend|lace|zip|hold|fit|block|protect|charge|clean|remove|reduce|prevent|clip|snap|fold|attach|stick|roll|pack|lock|connect|stop|fill|cover|dry|stay|work|light|glow|float|hang|slide|look|feel|smell|taste|last|come|go|melt|absorb|expand|stretch|stack|fade|crush|blend|rotate|spin|tilt|lie|lay|sit|break|run|burn|weigh|sound|sync|convert|nest|extend|rinse|wipe)$/
const INTRANSITIVE =
  /^(?:finish|learn|work|sleep|swim|run|shower|walk|pay|sit|stand|start|cook|bake|drink|eat|book|cancel|pause|reschedule|export|import|log|sign|chat|talk|search|swipe|scroll|go|come|play|practice|train|read|write)$/

type Row = readonly [
  find: (syntax: Syntax) => readonly Span[],
  price: number,
  say: (
    text: string,
    product: Named,
    words: readonly string[],
    isBare: boolean,
  ) => string | readonly string[] | undefined,
]

/** A thing with how it is: "sleeves long enough for climbers", "lock not included", "cleaners paid $25 an hour". */
function thingIs(syntax: Syntax): { end: number; cost: number; at: number }[] {
  const found: { end: number; cost: number; at: number }[] = []
  for (const thing of syntax.phrase(0))
    if (thing.end < syntax.words.length && thing.end < 6)
      for (const state of [...syntax.adjective(thing.end), ...syntax.verbs(thing.end, 'participle')])
        found.push({ end: state.end, cost: thing.cost + state.cost, at: thing.end })
  return found.filter(({ end }) => end === syntax.words.length)
}

const COMPOUND = /^(?:free|proof|resistant|safe|friendly|ready|compatible|rechargeable)$/
const isMany = (words: readonly string[], at: number) => isPluralWord((words[at - 1] ?? '').toLowerCase())
const headAt = (syntax: Syntax): number => {
  // The head is the last word of the shortest phrase that may begin here.
  const things = syntax.phrase(0)
  const longest = things.reduce(
    (most, { end, cost }) =>
      cost < 1.5 && !syntax.words.slice(0, end).some((word, at) => at > 0 && STOPS.test(word)) && end > most
        ? end
        : most,
    0,
  )
  return longest
}
const STOPS =
  /^(?:of|within|till|like|plus|than|over|via|too|even|each|once|twice|with|for|in|on|to|from|by|at|into|that|which|who|you|so|when|if|without|under|over|inside|per|each|and|or|up|,|not|every|a|an|the|behind|around|between|through|across|until|while|after|before)$/i

const MEASURE =
  /^(?:about |under |over |only |less than |more than |just )*(?:\d[\d.,]*(?: to \d[\d.,]*| by \d[\d.,]*)*|half an?|a quarter|an?)[ -](?:inch(?:es)?|feet|foot|centimeters?|millimeters?|meters?|pounds?|ounces?|grams?|kilograms?|kilos?|liters?|milliliters?|gallons?|quarts?|watts?|volts?|lumens?|decibels?|GSM|mmHg|percent|minutes?|hours?|square feet|degrees?|pages?|RPM|carats?|denier)\b/iu
const OUTWARD =
  /^(?:colors?|sizes?|flavors?|scents?|shades?|finishes|styles?|patterns?|designs?|lengths?|widths?|strengths?|prints?|varieties)$/
const PLATFORM = /^(?:apple|watch|android|ios|iphone|ipad|mac|windows|web|chrome|tv|desktop|phone|tablet|and|or|,)$/i
const MATERIAL =
  /^(?:viscose|cotton|linen|steel|stainless|leather|wool|merino|bamboo|foam|latex|rayon|polyester|nylon|silk|satin|pvc|eva|abs|tpu|microfiber|teak|acacia|birch|pine|oak|walnut|brass|copper|aluminum|titanium|ceramic|glass|plastic|rubber|silicone|canvas|denim|fleece|velvet|zinc|carbon|maple|mahogany|jade|stone|marble|slate|granite|metal|tritan|wax|acrylic|spandex|gold|silver|hardcover|paperback|wood|hemp|cork|cashmere|porcelain|stoneware|iron|abv|gsm|flavor|toy|rate|gelatin|pectin)$/i

/** What is listed by commas alone may be where it is used or what it is made of, but for what consists of things. */
const isOfThings = (product: Named) => !isSold(product) || CONTENTS.test(product.noun)
const CONTENTS =
  /(?:book|workbook|kit|set|box|pack|cards?|game|bundle|planner|journal|collection|oil|serum|cream|sampler|assortment|basket|mix|blend|candle|tea|sauce|bar|bars|snacks|gummies|supplement|powder)$/

function sayThing(
  text: string,
  product: Named,
  words: readonly string[],
  isBare: boolean,
): string | readonly string[] | undefined {
  const syntax = new Syntax(words, true)
  const at = headAt(syntax)
  const head = (words[at - 1] ?? '').toLowerCase()
  const first = (words[0] ?? '').toLowerCase()
  const rest = words.slice(at).join(' ')
  const many =
    isMany(words, at) ||
    /^(?:\d[\d.,]*$|two|three|four|five|six)/.test(first) ||
    // "left and right handed videos"
    (/^[a-z]+ (?:and|or) [a-z-]+(?: [a-z]+)? [a-z]+$/.test(text) &&
      isAdjective(first) &&
      isPluralWord(words.at(-1) ?? ''))
  if (
    /^(?:up to|max|min|maximum|minimum|at least)\b/.test(text) ||
    (words.length > 1 && at > 1 && /^(?:safe|free|proof|resistant|friendly|ready)$/.test(head))
  )
    return undefined
  if (/^(?:half|twice) (?:what|as)\b|^(?:(?:under|over|about|only|just|from) )?[$€£]\d/.test(text))
    return `${/[$€£]/.test(text) ? "it's" : itIs(product)} ${text}`
  const isOne =
    !many &&
    (isBare ||
      (/^\d[\d.]*-/.test(first) && isCounted(head)) ||
      (at > 0 &&
        at < words.length &&
        new Syntax(words.slice(0, at), true).whole(new Syntax(words.slice(0, at), true).phrase(0))?.gaps.includes(0) ===
          true &&
        !isIngredient(head, product)))
  const same =
    /^(?:same|first|only|last) /.test(text) &&
    !(/^same (?:day|week|night) /.test(text) && many) &&
    !/^first[- ](?:aid|class|grade|time)/.test(text)
  const thing = same
    ? `the ${text}`
    : (isOne && !/^[A-Z]{2,}\d*$/.test(text)) || /^(?:LED|QR code)$/.test(text)
      ? withArticle(text)
      : text
  const there = `there${many && first !== '1' ? ' are' : "'s"} ${thing}`
  if (/^USB(?:-C)?(?:$|,)/i.test(text))
    return does(`charges by ${text.replace(/^usb(-c)?/i, (port) => port.toUpperCase())}`, product)
  if (/^(?:[A-Z]{2,}\d+[A-Z]*|\d+K)$/.test(text)) return `${itIs(product)} ${text}`
  const last = (words.at(-1) ?? '').toLowerCase()
  if (
    rest.startsWith('to ') &&
    /^(?:hands?|minutes?|seconds?|persons?|people|hours?|clicks?|steps?|taps?|coats?)$/.test(head)
  )
    return `it takes ${text}`
  if (/^(?:gift|choice|present|idea)$/.test(head) && rest === '' && isOne) return `it's ${withArticle(text)}`
  if (last === 'quality') return `${itIs(product)} ${text}`
  if (
    /^(?:bottom|top|back|front)$/.test(head) &&
    at === words.length &&
    at > 1 &&
    isListedNoun((words[at - 2] ?? '').toLowerCase())
  )
    return `there's ${withArticle(words.slice(0, -1).join(' '))} on the ${head}`
  if (/^\d+[- ]packs?$/.test(text)) return `it's a ${text}`
  if (rest === 'too' && many && isSold(product) && PEOPLE.has(head)) return `${itIs(product)} for ${text}`
  if (words.includes('or') && isBare && isSold(product) && !/ (?:in|on|with|for) /.test(text)) return undefined
  if (/^(?:(?:daily|weekly|biweekly|monthly|nightly|hourly|yearly|and|or|,) ?)+$/.test(text.replace(/,/g, ' ,')))
    return undefined
  if (
    /[a-z] \d[\d.]* (?:millimeters|inches|feet|centimeters|ounces|pounds)$/.test(text) &&
    !/ (?:to|of|by|in|for|with|under|over|about|than|at|up to|and|from) \d[\d.]* [a-z]+$/.test(text)
  )
    return undefined
  const range = /^(\d[\d.]* to \d[\d.]*(?: by \d+)? \p{L}+) ((?:in|with) .+)$/u.exec(text)
  if (range && product.form === 'thing') return does(`goes from ${text}`, product)
  if (
    MEASURE.test(text) &&
    !/^\d[\d.]*-/.test(text) &&
    /^(?:$| (?:in|at|on|when|empty|total|each|per|with|without|long|wide|tall|deep|thick|high|across)\b)/.test(
      text.slice(MEASURE.exec(text)?.[0].length),
    ) &&
    !OF_PEOPLE.test(product.form) &&
    !/\bpercent [a-z]/.test(text)
  )
    return `${itIs(product)} ${text}`
  if (/^(?:before|after|at night|a day|in the morning|per day)\b/.test(rest) && /^(?:\d|one|two|three)/.test(text))
    return `it's ${text}`
  if (product.form === 'app' && words.every((word) => PLATFORM.test(word)))
    return `it works on ${text.replace(/\bios\b/gi, 'iOS').replace(/\b(?:apple|watch|android|mac|windows)\b/g, upperFirst)}`
  if (
    /^ages? \d/.test(text) ||
    (PEOPLE.has(last) &&
      !words.some((word, index) => index > 0 && STOPS.test(word) && !/^(?:and|or|,|too)$/.test(word)) &&
      !OF_PEOPLE.test(product.form) &&
      !/\b(?:by|from)\b/.test(text) &&
      !/^your\b/.test(text)) ||
    text.endsWith(' players')
  )
    return `${itIs(product)} for ${text}`
  if (
    OUTWARD.test((words.at(-1) ?? '').toLowerCase()) &&
    !(
      /^(?:patterns|designs|styles|sizes|strengths)$/.test(words.at(-1) ?? '') &&
      isListedNoun((words.at(-2) ?? '').toLowerCase())
    ) &&
    /^\d|^(?:two|three|four|five|six|seven|many|several)\b/.test(text)
  )
    return `${does('comes', product)} in ${text}`
  if (/^(?:iphone|ipad|galaxy|pixel|samsung)\b/i.test(text))
    return does(`fits ${text.replace(/^(?:galaxy|pixel|samsung)\b|\bs(?=\d\d)/gi, upperFirst)}`, product)
  if (/^pH \d/.test(text)) return `the pH is ${text.slice(3)}`
  if (/, not /.test(text) && isOne && !MATERIAL.test(head) && isSold(product))
    return `${has(product)} ${thing.replace(/, not (?!an? )([a-z]+)$/, (_, what: string) => `, not ${isListedNoun(what) && !isPluralWord(what) && !MATERIAL.test(what) && !isUncounted(what) ? withArticle(what) : what}`)}`
  if (/, not /.test(text) && !many)
    return `${OF_PEOPLE.test(product.form) || isOne ? "it's" : itIs(product)} ${MATERIAL.test(head) || isUncounted(head) ? text : thing}`
  if (MATERIAL.test(head) && !rest.startsWith('with'))
    return isOne && /^(?:toy|rate)$/.test(head) ? `it's ${thing}` : `${itIs(product)} ${text}`
  if (product.noun.split(' ').at(-1) === head && head !== 'thing' && !/^\d/.test(text))
    return `${itIs(product)} ${thing}`
  if (/\b(?:per|a|every|each) \p{L}+$/u.test(rest) && !/^(?:an?|every|each)$/.test(rest))
    return OF_PEOPLE.test(product.form) || /^\d/.test(text) ? `you get ${thing}` : there
  if (
    /^(?:results|access|support|refund|returns|warranty|trial|delivery|shipping|exchanges|money)$/.test(head) ||
    /\b(?:refund|warranty|guarantee|trial|support|access|exchanges|returns|replacement|shipping|delivery)$/.test(
      words.slice(0, at).join(' '),
    )
  )
    return `you get ${thing}`
  if (product.isPlural && /^\d[\d.,]* /.test(text) && rest === '') return `you get ${text}`
  if (/^in \d/.test(rest)) return `you get ${thing}`
  if (
    /^(?:on|under|around|inside|at|behind|in) (?:the|its|each|every|both|one|top|back|base|side|your|it)\b/.test(
      rest,
    ) ||
    /^(?:on|under|around|behind|inside)\b/.test(rest)
  )
    return [there, `${has(product)} ${thing}`]
  if (product.form === 'app') return [there]
  return [`${has(product)} ${thing}`, there]
}
/** "jojoba": what stuff consists of. */
const isIngredient = (word: string, { form }: Named) => form === 'stuff' && !isListedNoun(word) && !isAdjective(word)
const isChemical = (word: string) =>
  /^[a-z]{5,}(?:ol|ine|ide|ate|ium|lin|ane|acid|[^aeiou]ry|ity|ness|tion|ism|phy|cy)$/.test(word) && !isListedNoun(word)
const isUncounted = (head: string) => {
  const { nouns } = new Syntax([head], true).wordClasses(0)
  return (
    nouns.some(({ count }) => count === 'm') ||
    isMassNoun(head) ||
    (nouns[0]?.count === 'x' && /^[a-z]+$/.test(head) && /(?:ol|ine|ide|ate|in|ium|lin|zinc|oil)$/.test(head))
  )
}

/** What is no part of the product. */
const LOOSE =
  /^(?:squirrels|raccoons|mice|ants|bugs|bees|flies|mosquitoes|deer|birds|moths|crumbs|ticks|fleas|sweat|hair|rain|water|snow|dirt|sand|dust|mud|lint|fur|grease|chlorine|air|assembly|setup)$/
const clauseRow: Row[2] = (text, _product, words) => {
  if (/^(?:up to|under|over|about|only|max)\b/.test(text)) return undefined
  if (
    /^(?:it|they|you|we|i|there|same|this|these|your|my|each|every|all|both|one|two|three|people|kids|nothing|everything|no|the|an?|\d[\d.,]*|\$.*)$/i.test(
      words[0] ?? '',
    )
  )
    return text
  if (
    /^\p{Lu}/u.test(words[0] ?? '') &&
    /^[a-z]+$/.test(words[1] ?? '') &&
    new Syntax(words, true).wordClasses(1).third !== undefined
  )
    return text
  const first = (words[0] ?? '').toLowerCase()
  return (PEOPLE.has(first) && !STAFF.test(first)) || LOOSE.test(first) ? text : `the ${text}`
}
const actsRow: Row[2] = (text, product) => acts(text, product)
const thirdRow: Row[2] = (text, product) =>
  /^can (?!be )/.test(text) && SURE_ACTS.test(text.split(' ')[1] ?? '')
    ? acts(text.slice(4), product)
    : /^(?:can't|can|won't|will|cannot|never)\b/.test(text)
      ? `${product.isPlural ? 'they' : 'it'} ${text}`
      : does(timed(text), product)
const adjectiveRow: Row[2] = (text, product) => `${itIs(product)} ${text}`
const thingRow: Row[2] = (text, product, words, isBare) =>
  /^(?:no|zero)$/i.test(words[0] ?? '') ? undefined : sayThing(text, product, words, isBare)
/** "no hair pull", "no leak and no fog": what it does not do. */
function noActs(text: string, product: Named): string | undefined {
  if (!isSold(product)) return undefined
  const not = product.isPlural ? "they don't" : "it doesn't"
  const several = text.split(/,? (?:and )?(?:no )?/).filter((word) => word !== '' && word !== 'no')
  if (
    /^no \p{L}+(?:(?:,| and|, and|,? or)? (?:no )?\p{L}+)+$/u.test(text) &&
    / (?:no|or|and) /.test(text.slice(3)) &&
    several.every((word) => ACTS.test(word) || /^(?:or|and)$/.test(word))
  )
    return `${not} ${several.filter((word) => !/^(?:or|and)$/.test(word)).join(' or ')}`
  const [, what = '', act = ''] = /^no ([a-z]+) ([a-z]+)$/.exec(text) ?? []
  return ACTED_ON[what] && ACTS.test(act) && what !== 'skin' ? `${not} ${act} ${ACTED_ON[what]}` : undefined
}

const ROWS: readonly Row[] = [
  // "hood fits over bike helmet"
  [(syntax) => syntax.clause(0), 0, clauseRow],
  [(syntax) => syntax.verbs(0, 'third'), 0, thirdRow],
  [
    (syntax) => (/^(?:don't|won't)$/.test(syntax.lower[0] ?? '') ? syntax.verbs(0, 'plural') : []),
    0,
    (text, product) => (product.isPlural ? `they ${text}` : `it ${text.replace(/^don't/, "doesn't")}`),
  ],
  [
    (syntax) => syntax.sentence(0),
    0.35,
    (text) =>
      /^(?:just )?(?:a|the|you|they|if|when|in|on)\b/.test(text)
        ? text
        : / (?:and|then) (?:they|it|you) /.test(text)
          ? `you ${text}`
          : undefined,
  ],
  [(syntax) => (syntax.lower[0] === 'not' ? syntax.place(1) : []), 0, (text, product) => `${itIs(product)} ${text}`],
  [
    (syntax) => (syntax.lower[0] === 'not' ? syntax.phrase(1) : []),
    0,
    (text, product) => `${itIs(product)} ${text.replace(/, not /g, `, and ${itIs(product)} not `)}`,
  ],
  [(syntax) => (syntax.wordClasses(0).base === undefined ? [] : syntax.verbs(0, 'base')), 0.45, actsRow],
  [(syntax) => syntax.adjective(0), 0.02, adjectiveRow],
  [
    (syntax) => syntax.verbs(0, 'participle'),
    0.05,
    (text, product) =>
      `${itIs(product)} ${text.replace(/^(\p{L}+) (?=\d[\d.]* (?:to \d+ )?(?:days|weeks|months|years|hours|minutes)\b)/u, '$1 for ')}`,
  ],
  [
    (syntax) => syntax.place(0),
    0.15,
    (text, product) => {
      const [word = '', second = ''] = text.split(' ')
      if (word === 'with')
        return OF_PEOPLE.test(product.form)
          ? `you get ${thingBehind(text, product)}`
          : `${has(product)} ${thingBehind(text, product)}`
      if (
        word === 'in' &&
        /\b(?:colors?|sizes?|flavors?|scents?|shades?|box|bag|tin|case|pouch|bottle|jar|tube|set|pack|black|white|green|blue|pink)\b/.test(
          text,
        )
      )
        return does(`comes ${text}`, product)
      if (word === 'up' && second === 'to') return undefined
      if (/^(?:for|under|at|in|from|by|without|over|about|against|on|as|like)$/.test(word))
        return `${itIs(product)} ${text}`
      return undefined
    },
  ],
  [(syntax) => withAdverbials(syntax, syntax.phrase(0)), 0.1, thingRow],
  // "no rattle when you swing"
  [
    (syntax) => withAdverbials(syntax, syntax.phrase(0)),
    0,
    (text, product, words) => {
      if (!/^(?:no|zero)$/i.test(words[0] ?? '')) return undefined
      const acts = noActs(text, product)
      if (acts) return acts
      const what = rejoined(words.slice(1))
      const at = headAt(new Syntax(words.slice(1), true)) + 1
      const head = (words[at - 1] ?? '').toLowerCase()
      if (words.length === 2 && /[^aeiou]y$/.test(head) && !isListedNoun(head)) return undefined
      if (
        words[1]?.endsWith('ing') === true &&
        words.length > 3 &&
        new Syntax(words, true).wordClasses(1).gerund !== undefined
      )
        return `there's no ${what}`
      const isNone = / (?:needed|required)\b/.test(text)
      return isNone
        ? upperFirst(text)
        : `there${isPluralWord(head) || (/, no | (?:and|or) no /.test(text) && isPluralWord(head)) ? ' are' : "'s"} no ${what}`
    },
  ],
]

/** Adverbs and conditions behind a thing. */
function withAdverbials(syntax: Syntax, things: readonly Span[]): readonly Span[] {
  return [
    ...things,
    ...things.flatMap((thing) =>
      syntax
        .adverbials(thing.end)
        .map((how) => ({ ...how, cost: thing.cost + how.cost + 0.15, gaps: [...thing.gaps, ...how.gaps] })),
    ),
  ]
}

const thingBehind = (text: string, product: Named): string => {
  const what = text.replace(/^with (?:an? )?/, '')
  const words = tokensOf(what)
  const said = sayThing(
    what,
    { ...product, noun: 'thing', form: 'thing', isPlural: false },
    words,
    new Syntax(words, true).whole(new Syntax(words, true).phrase(0))?.gaps.includes(0) === true,
  )
  const first = typeof said === 'string' ? said : said?.[0]
  return first?.replace(/^(?:it has|there's|there are|it's|you get) /, '') ?? what
}

/** Words that are things in one place and acts in another: what speaks against a row. */
function doubtOf(row: Row[2], syntax: Syntax, text: string, product: Named): number {
  const { words, lower } = syntax
  const [first = '', second = ''] = lower
  const last = words.length - 1
  const own = syntax.wordClasses(0)
  const next = syntax.wordClasses(1)
  const hasThird = (at: number) =>
    syntax.wordClasses(at).third !== undefined ||
    /^(?:is|are|has|have|does|do|can|will|[a-z]+n't)$/.test(lower[at] ?? '')
  const inside = words.map((_, at) => at).filter((at) => at > 0 && at < 4)
  const isThing = (at: number) => isListedNoun(lower[at] ?? '')
  const startsWithAct = SURELY_DOES.test(first) && words.length > 1 && second !== 'included' ? 0.9 : 0
  if (row === actsRow) {
    const isPlaced = /^(?:on|in|with|for|of|at|under|inside|behind)$/.test(second)
    if (SURE_ACTS.test(first)) return -0.35
    if (own.adjective !== undefined) return 0.8
    if (
      !OF_PEOPLE.test(product.form) &&
      BY_ITSELF.test(first) &&
      (isPlaced || PLACED.test(second) || next.adverb !== undefined)
    )
      return -0.3
    if (baseVerb(first) === 'sure' && !isThing(0) && own.nouns.every(({ cost }) => cost > 1)) return -0.2
    // "brew timer": what it is for, not what people do.
    return (isPlaced ? 0.6 : 0) + (next.nouns[0]?.count === 's' || next.nouns[0]?.count === 'x' ? 1 : 0.2)
  }
  if (row === thirdRow) {
    if (partClause(text) !== undefined) return 0.8
    if (SURELY_DOES.test(first) && !/^(?:straps|hooks|zips|ties|tips|pops|clips|locks)$/.test(first)) return 0
    // "shapes named on each tile", "straps with buckles"
    const isMany = isPluralWord(first) && (isListedNoun(singular(first)) || isParticiple(second))
    return isMany && (isParticiple(second) || isAdjective(second) || /^(?:with|for|of|and)$/.test(second)) ? 1.2 : 0
  }
  if (row === adjectiveRow)
    return /^(?:remote|manual|light|level|elastic|key|magnet|square)$/.test(first) &&
      /^(?:on|in|with|behind|under|inside)$/.test(second)
      ? 0.6
      : 0
  if (row === thingRow) {
    if (SURE_ACTS.test(first) && words.length > 2) return 0.5 + startsWithAct
    if (
      BY_ITSELF.test(first) &&
      first !== 'light' &&
      !OF_PEOPLE.test(product.form) &&
      /^(?:on|to|onto|over|under|flat|shut|away|up)$/.test(second)
    )
      return 0.5
    const isAct = (at: number) =>
      isThing(at - 1) &&
      ((hasThird(at) &&
        /^(?:to|onto|into|over|up|off|out|through|like|while|when|flat|shut|your|the|itself)$/.test(
          lower[at + 1] ?? '',
        )) ||
        (SURELY_DOES.test(lower[at] ?? '') && PLACED.test(lower[at + 1] ?? '')))
    return (inside.some(isAct) ? 0.45 : 0) + startsWithAct
  }
  if (row === clauseRow) {
    const known = partClause(text) === undefined || own.third !== undefined ? 0 : -0.6
    const end = syntax.wordClasses(last)
    // "pit zips": a verb at the end is as likely a noun.
    const isLoose =
      !inside.some((at) => at < last && hasThird(at)) &&
      end.nouns.length > 0 &&
      (end.third ?? end.base) !== undefined &&
      !/^(?:off|out|up|on)$/.test(lower[last] ?? '')
    const atEnd = !isLoose
      ? 0
      : words.length === 2 &&
          (ENDS_CLAUSE.test(lower[last] ?? '') ||
            /^(?:fades|dries|shines|bubbles|peels|sings|purrs|ticks|expires)$/.test(lower[last] ?? ''))
        ? -0.3
        : 0.7
    if (own.third !== undefined)
      return known + startsWithAct + atEnd + (STOPS.test(second) || own.third === 0 ? 0.9 : 0.3)
    const isNoun = (at: number) =>
      !SURELY_DOES.test(lower[at] ?? '') &&
      hasThird(at) &&
      (syntax.wordClasses(at).nouns[0]?.cost ?? 9) < 0.5 &&
      /^(?:with|without|for|of|from|by|per)$/.test(lower[at + 1] ?? '')
    return known + startsWithAct + atEnd + (inside.some(isNoun) ? 0.5 : 0)
  }
  return 0
}

function readingsOf(text: string, product: Named, isGuessed = false): Reading[] {
  const sure = surely(text, product)
  if (sure !== undefined) return [{ said: sure, cost: 0 }]
  const words = tokensOf(text)
  const syntax = new Syntax(words, true)
  const found: Reading[] = []
  let least = Infinity
  const add = (said: string | readonly string[] | undefined, cost: number, isBare = false) => {
    for (const [order, one] of (typeof said === 'string' ? [said] : (said ?? [])).entries()) {
      const sentence = finished(one, isBare)
      // The reading cannot be the cheapest one any more.
      if (sentence === undefined || cost + order * 0.01 >= least) continue
      const doubt = isSureSentence(agreeing(sentence, product), text, sortOf(product)) ? 0 : UNSURE_COST
      least = Math.min(least, cost + order * 0.01 + doubt)
      found.push({ said: sentence, cost: cost + order * 0.01 + doubt })
    }
  }
  for (const [find, price, toSay] of ROWS) {
    const span = isGuessed && toSay === thingRow ? undefined : syntax.whole(find(syntax))
    if (!span) continue
    const doubt = doubtOf(toSay, syntax, text, product)
    if (span.cost + price > MAX_LABEL_COST) continue
    const isFood = isEaten(product) && words.some((word) => /^(?:and|,)$/.test(word))
    const isBareList =
      (isFood && toSay === thingRow) ||
      (words.includes(',') && words[(span.gaps.find((gap) => gap > 0) ?? 0) - 1] === 'for')
    const full = words.map((word, index) =>
      index === 0 || isBareList || isIngredient(word, product)
        ? word
        : span.gaps.includes(index)
          ? articled(words, index)
          : span.gaps.includes(-index - 1)
            ? subject(words, index)
            : word,
    )
    add(
      toSay(
        rejoined(full),
        product,
        full.flatMap((word) => word.split(' ')),
        (span.gaps.includes(0) || span.gaps.includes(-1)) &&
          !isIngredient(words[0] ?? '', product) &&
          !(isFood && toSay === thingRow) &&
          !isChemical(words.at(-1) ?? ''),
      ),
      span.cost + price + doubt,
      isFood && toSay === thingRow,
    )
  }
  for (const { cost, at } of isGuessed ? [] : thingIs(syntax)) {
    if (
      cost > MAX_LABEL_COST ||
      (SURELY_DOES.test(syntax.lower[0] ?? '') && words[1] !== 'included') ||
      (syntax.wordClasses(0).third !== undefined &&
        ((at === 1 && !isParticiple(words[1] ?? '')) || STOPS.test(words[1] ?? ''))) ||
      words[0]?.startsWith('$') === true ||
      /^(?:back|top|side|front|bottom|main|double|half|too|each|own)$/.test(words[at] ?? '') ||
      MEASURE.test(words.slice(0, at).join(' ')) ||
      words[0] === 'no' ||
      words.slice(0, at).includes(',') ||
      (at === 1 &&
        words.length === 2 &&
        isParticiple(words[1] ?? '') &&
        !isPluralWord(words[0] ?? '') &&
        !/^(?:included|needed|required|sealed|closed|sold|optional)$/.test(words[1] ?? '')) ||
      (COMPOUND.test(words[at] ?? '') && at < 3 && !(words[at] === 'free' && isMany(words, at))) ||
      SURE_ACTS.test(words[0] ?? '')
    )
      continue
    const subject = words.slice(0, at).join(' ').replace(/ ,/g, ',')
    const rest = words.slice(at).join(' ').replace(/ ,/g, ',')
    const many = isMany(words, at) || / and /.test(subject)
    const named = /^(?:the|this|an?|your|my|every|each|all|both|no|\d.*|two|three|four|one)$/i.test(words[0] ?? '')
      ? subject
      : `the ${subject}`
    // "brass eyelets not painted" and "4 nozzles stored in the handle" are things as well.
    const isPart = isParticiple(words[at] ?? '') && !isAdjective(words[at] ?? '')
    const [only = ''] = words.slice(at)
    add(
      `${/^\d/.test(named) && isPart ? `there are ${named}` : `${named} ${many ? 'are' : 'is'}`} ${rest}`,
      cost + (words.length - at === 1 && isListedNoun(only.toLowerCase()) ? 0.7 : isPart ? 0.12 : 0.05),
    )
  }
  return found
}

/** With the articles that are missing, if it is a sentence then. */
function finished(said: string, isBare = false): string | undefined {
  const text = spelled(said)
  // What food is made of takes no article.
  if (isBare) return sentenceCost(`${upperFirst(text)}.`) <= MAX_SAID_COST + 1.5 ? `${upperFirst(text)}.` : undefined
  const plain = withArticles(`${upperFirst(text)}.`)
  const fuller = withArticles(`${upperFirst(withDeterminers(text))}.`.replace(/\bthe the\b/gi, 'the'))
  const cost = sentenceCost(plain)
  const other = sentenceCost(fuller)
  if (Math.min(cost, other) <= MAX_SAID_COST) return other < cost - 0.3 ? fuller : plain
  return isSoundFragment(`${upperFirst(text)}.`) && /^no /i.test(text) ? `${upperFirst(text)}.` : undefined
}
const spelled = (said: string) =>
  said
    .replace(/(?<=[a-z]{3}) so (?=(?:it|they|you|nothing|the|your|no|there|there's) )/, ', so ')
    .replace(/(\d)%/g, '$1 percent')
    .replace(/\bauto$/, 'automatic')
    .replace(/\babv\b/g, 'ABV')
    .replace(/\bgsm\b/g, 'GSM')

const PLACED =
  /^(?:in|on|under|inside|behind|at|before|after|to|onto|around|above|below|near|into|from|through|up|off|against|between|by|across)$/i
const WITH_A =
  /^(?:with|without|for|like|as|into|through|over|has|have|got|get|fits?|holds?|makes?|needs?|takes?|send|add|and|or|of|than|a)$/i
const CHANGED =
  /^(?:grips?|hugs?|protects?|set|change|adjust|hold|holds|keep|keeps|check|see|shows?|wipe|lock|locks|open|opens|close|turn|turns|covers?|blocks?|stops?|reads?|removes?|cuts?|tells?|controls?|hides?|lifts?|leaves?|clears?|raise|lower)$/i

/** Puts an article where the grammar misses one. */
function withArticles(sentence: string): string {
  const words = tokensOf(sentence.replace(/\.$/, ''))
  const syntax = new Syntax(words)
  const span = syntax.whole(syntax.sentence(0))
  if (!span || span.gaps.length === 0) return sentence
  const gaps = new Map(span.gaps.map((gap) => (gap < 0 ? [-gap - 1, true] : [gap, false])))
  const said = words.map((word, at) => {
    const isSubject = gaps.get(at)
    return isSubject === undefined ? word : isSubject ? subject(words, at) : articled(words, at)
  })
  return `${upperFirst(rejoined(said))}.`
}
const rejoined = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/ ('(?:s|re|ve|ll|d|m))\b/g, '$1')

const STAFF = /^(?:teacher|tutor|coach|instructor|trainer|driver|manager)$/
const subject = (words: readonly string[], at: number) => {
  const word = words[at] ?? ''
  if (/^\p{Lu}/u.test(word) || (PEOPLE.has(word) && isPluralWord(word))) return word
  if (LOOSE.test(word) && thirdVerb(words[at + 1] ?? '')) return word
  return YOURS.test(word) || (PEOPLE.has(word) && !STAFF.test(word)) ? `your ${word}` : `the ${word}`
}

/** A word with the article that its place asks for: "in the lid", "with a lid". */
function articled(words: readonly string[], at: number): string {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  const after = words[at + 1] ?? ''
  if (/^(?:and|or)$/.test(before) && /^\p{Lu}/u.test(words[at - 2] ?? '') && !isListedNoun(word))
    return upperFirst(word)
  if (/^\p{Lu}\p{Ll}+$/u.test(word) && (after === '' || STOPS.test(after))) return word
  if (
    isChemical(word) ||
    (before === 'of' && word === 'charge') ||
    (/^(?:with|like)$/.test(before) && /^(?:age|time|water|campfire|zinc)$/.test(word)) ||
    after === 'oxide' ||
    /^(?:learn|play|study|teach)$/.test(before)
  )
    return word
  if ((before === 'up' && word === 'top') || /^(?:newer|older|later)$/.test(word)) return word
  if (/^(?:next|last|first|right|whole|entire|other|rest)$/.test(word)) return `the ${word}`
  if (/^(?:kid|dog|cat|pet|baby|toddler|husband|wife|partner|spouse)$/.test(word) && before === 'with')
    return `your ${word}`
  if (
    PLACED.test(before) &&
    before !== 'to' &&
    after !== '' &&
    isAdjective(word) &&
    !isListedNoun(word) &&
    !/^(?:back|top|front|left|main)$/.test(word)
  )
    return withArticle(word)
  if (
    after === 'of' &&
    !/^(?:drop|bit|pinch|set|pair|piece|cup|pack|bag|layer|lot|couple|splash|touch|hint|box|jar|bottle|scoop|squeeze|dash|stack|row|roll)$/.test(
      word,
    )
  )
    return `the ${word}`
  if (
    (before === 'for' || (/^(?:and|or)$/.test(before) && words.includes('for'))) &&
    /^(?:mirror|dashcam|handle|cable|strap|lid|wheel|seat|stairs)$/.test(word)
  )
    return `the ${word}`
  if (YOURS.test(word) && (after === '' || STOPS.test(after)) && !/^(?:an?|got|get|has|for|with)$/.test(before))
    return `your ${word}`
  if (/^(?:same|only)$/.test(word) || (PLACED.test(before) && !WITH_A.test(before)) || CHANGED.test(before))
    return `the ${word}`
  return withArticle(word)
}
const YOURS =
  /^(?:spouse|partner|palm|wife|husband|finger|hand|foot|arm|ear|neck|wrist|skin|hair|head|face|pocket|purse|belt|desk|bag|backpack|suitcase|car|phone|kid|dog|cat|pet|baby|eye)$/
const isSame = (one: string, other: string, start: RegExp) =>
  start.test(one) && start.exec(one)?.[0] === start.exec(other)?.[0]
const BEING = /^(?:It's|They're) (?!made\b|for\b)/
const HAVING = /^(?:It has|They have|You get|There's|There are) (?!no\b)/
/** What a comma or "so" joins: each part by the table. */
function inParts(text: string, product: Named): Reading | undefined {
  const [, what = '', why = ''] = /^(.+?),? so (?:that )?(?!far\b|much\b|many\b)(.+)$/.exec(text) ?? []
  if (what !== '') {
    const front = say(what, product)
    const behind = front && consequence(why, product)
    const said = front && behind ? `${front.slice(0, -1)}, so ${behind}.` : undefined
    return said !== undefined && sentenceCost(said) <= MAX_SAID_COST + 0.4
      ? { said, cost: sentenceCost(said) * 0.5 + 0.2 }
      : undefined
  }
  const parts = text.split(/, (?:and )?(?!\d{3}\b)/).filter(Boolean)
  if (parts.length < 2 || parts.length > 3) return undefined
  if (
    parts.length > 2 &&
    !isOfThings(product) &&
    parts.every((part) => new Syntax(tokensOf(part), true).whole(new Syntax(tokensOf(part), true).phrase(0)))
  )
    return undefined
  let said = ''
  let cost = 0.45
  for (const [at, part] of parts.entries()) {
    if (
      at > 0 &&
      (part.endsWith(' each') ||
        /^\$?\d[\d.]*(?: \p{L}+)?$/u.test(part) ||
        /^\$?\d[\d.]* (?:a|per|each) \p{L}+$/u.test(part) ||
        /^(?:no|not|never|without|with|even|even in|only|just|max|up to|for|in|on|at|from|like|plus)\b/.test(part))
    ) {
      const acts = noActs(part, product)
      said = acts ? `${said.slice(0, -1)}, and ${acts}.` : `${said.slice(0, -1)}, ${part}.`
      cost += 0.1
      continue
    }
    if (
      at === 1 &&
      /^\d+ (?:[a-z-]+ )?[a-z]+s$/.test(parts[0] ?? '') &&
      !/^(?:\d|no |with )/.test(part) &&
      parts.length === 2 &&
      !new Syntax(tokensOf(part), true).whole(new Syntax(tokensOf(part), true).verbs(0, 'third'))
    ) {
      said = `${said.slice(0, -1)}, ${part}.`
      continue
    }
    if (/^\d[\d.]* (?:on|in|at|with|for|per)\b/.test(part) && /\d/.test(said)) {
      said = `${said.slice(0, -1)} and ${part}.`
      continue
    }
    if (/^don't (?:ask|worry|forget|need|tell)\b/.test(part)) return undefined
    const reading = best(readingsOf(part, product))
    if (!reading || reading.cost > 1.3) return undefined
    cost += reading.cost * 0.7
    if (at === 0) said = reading.said
    else if (isSame(said, reading.said, BEING))
      said = `${said.slice(0, -1)}${/ and /.test(said) ? ', and' : ' and'} ${reading.said.replace(BEING, '').slice(0, -1)}.`
    else if (isSame(said, reading.said, HAVING))
      said = `${said.slice(0, -1)}${/ and /.test(said) ? ', and' : ' and'} ${reading.said.replace(HAVING, '').slice(0, -1)}.`
    else if (/^(?:take|remove|pull|unzip|snap|rinse|wipe|shake|press) /.test(part))
      said = `${said.slice(0, -1)}, just ${rejoined(
        tokensOf(
          lowerFirst(reading.said)
            .replace(/^you can /, '')
            .slice(0, -1),
        ),
      ).replace(/^(take|leave|pull) ([a-z]+s) (out|off|in)$/, '$1 the $2 $3')}.`
    else said = `${said.slice(0, -1)}, and ${lowerFirst(reading.said)}`
  }
  const price = sentenceCost(said)
  return price <= MAX_SAID_COST + 0.3 ? { said, cost: Math.max(cost, price * 0.5) } : undefined
}

/** What follows from it: "so start any day", "so nothing gets stuck". */
function consequence(text: string, product: Named): string | undefined {
  if (/^(?:no|not|never) /.test(text)) return text
  if (/^(?:doesn't|don't|won't|can't|never) /.test(text)) return `${product.isPlural ? 'they' : 'it'} ${text}`
  const words = tokensOf(text)
  const syntax = new Syntax(words, true)
  const clause = syntax.whole(syntax.clause(0))
  const base = syntax.whole(syntax.verbs(0, 'base'))
  const third = syntax.whole(syntax.verbs(0, 'third'))
  if (clause && clause.cost < 1.6 && clause.cost <= (base?.cost ?? 9) + 0.3) return withThe(text)
  if (third && third.cost < 1.2) return does(text, product)
  return base && base.cost < 1.2 ? `you can ${text}` : undefined
}
/** "keeps ice 24 hours" is for 24 hours. */
const timed = (text: string) =>
  text.replace(
    /^((?!lasts?|takes?|runs?|goes|works?|stays|needs?|covers|comes|weighs|costs)[a-z-]+ (?:[a-z]+ )*?[a-z]{3,}(?<! (?:for|in|up|to|of|about|under|over|every|after|within|than|least|the|by|at|from|with|before|and|or|last|first|all|per|only|is|are|lasts|takes))) (?=\d[\d.]* (?:to \d+ )?(?:hours|minutes|days|weeks|months|years)$)/,
    '$1 for ',
  )
const withThe = (text: string) => lowerFirst(withArticles(`${text}.`).slice(0, -1))
