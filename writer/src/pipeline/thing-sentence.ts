import { isMassNoun, pluralVerb, singular, upperFirst, withArticle } from '../language'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isParticiple,
  isPluralWord,
  type NounPhrase,
  type ProductMention,
  readNounPhrase,
  spokenSubject,
  thirdVerb,
  verbAfterSubject,
} from '../reading'
import { isEaten, SURELY_DOES } from './feature-words'
import { isCounted } from './plain-features'

type Named = Pick<ProductMention, 'noun' | 'isPlural' | 'form'>

/** A feature that was typed without a verb, as the sentence that a person would say; undefined where its words may mean something else. */
export function noteSentence(typed: string, product: Named): string | undefined {
  const text = typed.replace(/^next day (?=delivery|shipping)/, 'next-day ')
  // "no bones you notice": which ones.
  if (/^no (?:\p{L}+,? ){1,3}you (?:can |will )?\p{L}+(?: (?:about|in|on|over))?$/iu.test(text))
    return upperFirst(text.replace(', you', ' you'))
  const said = sentenceOf(text, product)?.replace(
    /, (?=(?:it|you|they|we) \p{Ll}+)/u,
    (found, at: number, all: string) =>
      / (?:and|so|if|when|because|that|where) /.test(all.slice(at)) ? found : ', and ',
  )
  return said && withThings(said)
}

/** With the article that a label leaves out. */
export const withThings = (said: string) =>
  said.replace(WITH_THING, (whole, joint: string, thing: string) =>
    isCounted(thing.split(' ').at(-1) ?? '') &&
    (joint === 'with' || (thing.includes(' ') && !/ (?:and|or) /.test(thing)))
      ? ` ${joint} ${withArticle(thing)}`
      : whole,
  )
/** "a strainer lid with silicone tab", "a slot for seat belt" */
const WITH_THING =
  / (with|for) ((?!(?:the|an?|any|each|every|your|ya|yer|its|no|one|example|two|three|four|all|my|our|case|ease|care|\p{Ll}+ (?:this|that|each|every|next|last)) )(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)(?=$|, (?!\p{L}+ (?:and|or)))/u

const sentenceOf = (text: string, product: Named): string | undefined =>
  withoutSentence(text) ??
  needSentence(text) ??
  groupSentence(text) ??
  labelledSentence(text, product) ??
  reasonSentence(text, product) ??
  actSentence(text, product) ??
  clauseSentence(text) ??
  qualitySentence(text, product) ??
  thingSentence(text, product)

/** "no MSG", "no adhesive sheets, refills or batteries": people say it so. */
const withoutSentence = (text: string) =>
  isNoThing(text.replace(/, (?:you|we) .*$/, '')) ||
  (/^no (?!need)[^,:]+(?:, (?:[^,:]+ or [^,:]+|(?:just|all|only|no|you|we) [^,:]+))?$/.test(text) &&
    !/ (?:needed|required|necessary)$/.test(text) &&
    (/^no \p{Lu}+$/u.test(text) ||
      phraseOf(text.replace(/^no (?:more )?/, '').split(/, | or | at all| and (?:we|it|you|they) /)[0] ?? '') !==
        undefined))
    ? text
    : undefined

/** "no flicker" */
const isNoThing = (text: string) => {
  const [, word = ''] = /^no (?:more )?(\p{Ll}{4,})$/u.exec(text) ?? []
  return baseVerb(word) !== undefined || isListedNoun(word)
}

/** "no bank login needed" is "You don't need a bank login." */
function needSentence(text: string): string | undefined {
  const [, thing = '', rest = ''] =
    /^no (?:need for |need of )?([^,:]+?) (?:needed|required|necessary)(,.*)?$/.exec(text) ?? []
  const named = thing === '' ? undefined : thing.split(' or ').map((each) => phraseOf(each))
  if (/^no need to \p{Ll}+/u.test(text)) return text.replace('no need', "you don't need")
  return named?.every((each) => each !== undefined)
    ? `you don't need ${named.map((each, at) => (at === 0 ? each?.text : each?.bare)).join(' or ')}${rest}`
    : undefined
}

/** "max 12 people" */
const GROUP =
  /\b(?:max(?:imum)?|up to|at most) (?:of )?(\S+ (?:people|students|pupils|kids|children|guests|adults|learners|dogs|participants|riders)(?: (?:per|in (?:a|one|each)) \p{L}+)?)$/u
function groupSentence(text: string): string | undefined {
  const people = new RegExp(`^${GROUP.source}`, 'u').exec(text)?.[1]
  return people && `there are ${people} at most`
}

const COLOR =
  'black|white|gr[ae]y|navy|blue|red|pink|green|mint|sage|cream|beige|brown|tan|olive|rust|teal|lilac|purple|lavender|yellow|mustard|orange|charcoal|sand|oat|mocha|wine|burgundy|coral|peach|gold|silver|natural|ivory|sky|forest green|dusty pink'
const SHADE = new RegExp(`^(?:matte|glossy|light|dark|pale|deep|jet) (?:${COLOR})$`, 'i')
const COLORS = new RegExp(`^(?:${COLOR})(?:(?:, | and | or |, and |, or )(?:${COLOR}))+$`, 'i')
const SIZES =
  /^((?:sizes? )?(?:XXS|XS|S|M|\d+) to (?:\d?X{0,3}L|\dX|\d+))(,? (?:with|in) .+|,? and (?:\d+|two|three|four) \p{L}+s|, \p{L}+-\p{L}+)?$/iu
const KINDS =
  /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten|many) (?:\p{Ll}+ )?(?:sizes|colou?rs|shades|lengths|flavou?rs|scents|finishes))(?: available)?((?: in| from) [^,]+)?$/u
const SYSTEM = String.raw`(?:ios|android|iphone|ipad|mac|pc|windows|laptop|phone|tablet|desktop|web)s?`
const SYSTEMS = new RegExp(`^(?:works? on )?${SYSTEM}(?:(?:, | and |, and )${SYSTEM})+$`, 'i')
const CONNECTION = String.raw`(?:usb-c|bluetooth(?: \d(?:\.\d)?)?|wi-?fi|nfc|gps|(?:2\.4 gigahertz )?wireless)`
const CONNECTIONS = new RegExp(`^${CONNECTION}(?:(?:, | and |, and )${CONNECTION})+$`, 'i')
const LANGUAGE =
  '(?:english|dutch|french|german|spanish|italian|portuguese|polish|russian|ukrainian|swedish|danish|norwegian|finnish|arabic|hindi|mandarin|malay|tagalog|japanese|korean|turkish|greek)'
const SPEAKING = new RegExp(
  `^(${LANGUAGE}(?:(?:,? and |, )${LANGUAGE})*)[- ]speaking(?: (team|staff|crew|guides?|doctors?|teachers?))?$`,
  'i',
)
const LANGUAGES = new RegExp(`^${LANGUAGE}(?:(?:,? and |, | )${LANGUAGE})+$`, 'i')
/** "iOS and Android", "navy or sage", "5 sizes": what it works on and comes in. */
export function choiceSentence(text: string, { isPlural, form }: Named): string | undefined {
  if (CONNECTIONS.test(text)) return `${isPlural ? 'they have' : 'it has'} ${text}`
  const [, spoken, who] = SPEAKING.exec(text) ?? []
  if (spoken !== undefined) {
    const all = spoken.replace(/\p{L}{4,}/gu, upperFirst).replace(/, (?!.*(?:,| and ))/, ' and ')
    if (who === undefined) return form === 'service' ? `they speak ${all}` : undefined
    return `the ${who} ${who.endsWith('s') ? 'speak' : 'speaks'} ${all}`
  }
  if (LANGUAGES.test(text)) {
    const spoken = text.split(/,? and |, | /).map(upperFirst)
    return `${isPlural ? "they're" : "it's"} in ${spoken.slice(0, -1).join(', ')} and ${spoken.at(-1)}`
  }
  if (SHADE.test(text)) return `${isPlural ? 'they come' : 'it comes'} in ${text}`
  if (SYSTEMS.test(text)) return `it works on ${text.replace(/^works? on /i, '')}`
  const comes = isPlural ? 'they come' : 'it comes'
  if (/^(?:service|course|app)$/.test(form)) return undefined
  if (/^(?:\p{Ll}+ )?gift (?:bag|box|tin)$/u.test(text)) return `${comes} in ${withArticle(text)}`
  if (/^(?:a )?(?:box|set|pack|bag) of (?:\d+|two|three|four|five|six|eight|ten|twelve)$/.test(text))
    return `${comes} in ${text.startsWith('a ') ? text : `a ${text}`}`
  if (/^(?:for )?ages \d+ (?:to|and) \d+$/.test(text))
    return `${isPlural ? "they're" : "it's"} for ${text.replace('for ', '')}`
  const [, sizes = '', more = ''] = SIZES.exec(text) ?? KINDS.exec(text) ?? []
  const inCapitals = (size: string) => size.toUpperCase()
  if (sizes !== '') return `${comes} in ${sizes.replace(/\b\d?x*[sml]\b/g, inCapitals)}${more}`
  return COLORS.test(text)
    ? `${comes} in ${text.replace(/, (?=[^,]*$)/, (found) => (/ (?:and|or) /.test(text) ? found : ' and '))}`
    : undefined
}

/** "safety lock: won't run unless the cup is seated", "heat rating: 9/10", "manual mode available: no bank login required" */
function labelledSentence(text: string, product: Named): string | undefined {
  const [, label = '', said = ''] = /^([^,:]+): ([^:]+)$/.exec(text) ?? /^(heat) (\d+\/\d+)$/.exec(text) ?? []
  const comes = product.isPlural ? 'they come' : 'it comes'
  if (/(?:colou?rs|shades|sizes|scents|flavou?rs|lengths|levels|strengths|versions|styles)$/.test(label))
    return `${comes} in ${text}`
  const phrase = phraseOf(label.replace(/ available$/, ''))
  if (phrase === undefined || phrase.tail !== '') return undefined
  const there = phrase.number === 'plural' ? 'there are' : "there's"
  const isRating = /(?:rating|level|score|strength|heat)$/.test(label)
  if (isRating && /^\d/.test(said)) return `the ${label} is ${said.replace(/(\d)\/(\d)/, '$1 out of $2')}`
  const need = needSentence(said)
  if (need !== undefined) return `${there} ${phrase.text}, so ${need}`
  const [first = '', next = ''] = said.split(' ')
  if (/^(?:won't|can't|doesn't|don't|will not|cannot|does not) /.test(said))
    return `${there} ${phrase.text}, so it ${said
      .replace(/^will not/, "won't")
      .replace(/^don't/, "doesn't")
      .replace(/^does not/, "doesn't")}`
  if (
    phrase.number === 'plural' &&
    listOf(said, product) !== undefined &&
    !isEaten(product) &&
    thirdVerb(first) !== 'sure' &&
    next !== ''
  )
    return `${haveOf(phrase, product)} ${text}`
  return undefined
}

/** "budget each paycheck as it lands" of an app, "make two shapes from scratch" of a class. */
function actSentence(text: string, { form }: Named): string | undefined {
  if (!/^(?:app|service|course)$/.test(form) || !ACT.test(text)) return undefined
  const [verb = ''] = text.split(' ')
  if (OPTION.test(verb)) return `you can ${text}`
  // "show by category": what is shown was left out.
  if (/^(?:display|list|see|show|track) by /.test(text)) return undefined
  return form === 'course' && DONE.test(verb)
    ? `you ${text}`
    : form === 'app' && baseVerb(verb) !== undefined && !/^\S+ \d/.test(text)
      ? `you can ${text}`
      : undefined
}
const ACT = /^\p{Ll}+ (?:each|every|your|the|an?|any|all|by|what|from|up to|\d+|two|three|as)\b[^:]+$/u
const OPTION = /^(?:choose|pick|pause|skip|cancel|change|swap|split|book|rent)$/
const DONE = /^(?:make|eat|learn|cook|bake|paint|build|keep|play|taste|try|sew|knit|practi[sc]e)$/

/** "hall effect sticks so no drift", "back buttons you can map", "only 5 percent niacinamide, because ..." */
function reasonSentence(text: string, product: Named): string | undefined {
  const [, thing = '', rest = ''] =
    /^((?:[\p{L}\d-]+ ){1,3}[\p{L}-]+?),?( so no \p{Ll}+| you can \p{Ll}+(?: (?:off|out|up|on))?)$/u.exec(text) ?? []
  const phrase = thing === '' ? undefined : phraseOf(thing)
  if (phrase?.tail === '' && (rest.startsWith(' so') || baseVerb(rest.split(' ')[3] ?? '') !== undefined))
    return `${haveOf(phrase, product)} ${phrase.text}${rest.replace(/^ so/, ', so')}`
  const [, share = '', why = ''] = /^(only \d+ percent) (?:of )?(\p{L}+, because .+)$/u.exec(text) ?? []
  return share !== '' && isEaten(product) ? `${product.isPlural ? 'they have' : 'it has'} ${share} ${why}` : undefined
}

/** "push-and-pull action collects hair": the words are a sentence but for an article. */
function clauseSentence(text: string): string | undefined {
  const words = text.split(' ')
  // "stain goes dark by day two"
  if (
    /^\p{Ll}{3,} (?:goes|comes|stays|lasts|gets|feels|looks|smells) \p{Ll}/u.test(text) &&
    isListedNoun(words[0] ?? '')
  )
    return `the ${text}`
  if (
    /^(?:on|once|if|when|after|in|at|for|while|until|before) \p{L}.+,? (?:it|you|we|they|I)(?:['’]\p{L}+)? \p{L}/u.test(
      text,
    )
  )
    return text
  if (
    /^(?:one|most|an?|any|some|two|three|four|both|nobody|nothing|everything) (?:(?! that | which | who )[^,])+ (?:is|are|has|have|can|takes?|comes?|will|looks?|stays?|makes?|shows?|fits?|hangs?) /.test(
      text,
    )
  )
    return text
  // "calm, I don't shout"
  const [, how = '', said = ''] = /^(\p{Ll}+), (I(?:'m)? .+)$/u.exec(text) ?? []
  if (how !== '' && isAdjective(how)) return `I'm ${how}, and ${said}`
  // "most jobs under an hour"
  if (/^(?:most|all) (?:jobs|repairs|orders|visits) (?:under|about|around|within|in) /.test(text))
    return text.replace(/ (?=under|about|around|within|in )/, ' take ')
  if (/^(?!it |they )(?:[\p{L}-]+ ){1,4}(?:is|are) [\p{L}\d]/u.test(text) && isListedNoun(singular(words[0] ?? '')))
    return text
  const [, part = ''] = /^(\p{Ll}+ \p{Ll}+) (?:\p{Ll}+s) (?!of |for |and |or |with )\p{L}/u.exec(text) ?? []
  if (
    part !== '' &&
    !isPluralWord(part) &&
    isListedNoun(words[1] ?? '') &&
    (thirdVerb(words[2] ?? '') === 'sure' || /^(?:in|on|the|an?|your)$/.test(words[3] ?? '')) &&
    thirdVerb(words[2] ?? '') !== undefined &&
    baseVerb(words[0] ?? '') !== undefined
  )
    return `the ${text}`
  const at = /^\p{L}+ing \p{L}+s that /u.test(text) ? -1 : verbAfterSubject(words)
  if (at < 1 || /[:(]/.test(text) || (baseVerb(words[0] ?? '') === 'sure' && !isAdjective(words[0] ?? '')))
    return undefined
  if (at === words.length - 1 || /^(?:just|never|always|that|lock)$/.test(words[at] ?? '')) return undefined
  // "role plays for cafés"
  if (/^(?:for|of|with|and)$/.test(words[at + 1] ?? '') && !/^(?:is|are|comes?|works?|goes?)$/.test(words[at] ?? ''))
    return undefined
  const subject = words.slice(0, at)
  const isOneUnit = UNIT_FIRST.test(text) && !isPluralWord(subject.at(-1) ?? '')
  const isBare =
    words.length > MAX_LABEL_WORDS && (isPluralWord(subject.at(-1) ?? '') || isMassNoun(subject.at(-1) ?? ''))
  const whole = isOneUnit ? `the ${text.replace(UNIT_FIRST, '$1-$2 ')}` : text
  return isOneUnit || isBare ? whole : `${spokenSubject(subject)} ${words.slice(at).join(' ')}`
}
const MAX_LABEL_WORDS = 5
/** "450 milliliters Tritan cup" */
const UNIT_FIRST = /^(\d[\d.]*) (milliliter|liter|ounce|gram|inche?|centimeter|watt|volt|hour|minute)s (?=\p{L})/u

const STATE_END =
  /^(?:free|safe|friendly|proof|resistant|ready|based|compatible|certified|checked|approved|powered|operated|driven)$/
/** "fragrance free and vegan", "roasted and brewed in Fremantle" */
function qualitySentence(text: string, product: Named): string | undefined {
  const parts = text.split(/(, (?:and |but )?| and | but )/)
  if (OF_LISTINGS.test(text.split(' ').at(-1) ?? '') || text.includes(': ')) return undefined
  const said = parts.map((part, at) => (at % 2 === 1 ? part : qualityOf(part, at)))
  if (said[0] === undefined || said.some((part) => part === undefined) || parts.length > 5) return undefined
  const it =
    product.form === 'service'
      ? /^(?:insured|background|licensed|bonded|vetted|certified|police|dbs|trained)/i.test(text)
        ? "they're"
        : /^(?:cooked|made|taught|delivered|run) /.test(text)
          ? "it's"
          : undefined
      : product.isPlural && product.form !== 'course'
        ? "they're"
        : "it's"
  // "BPA-free, leak-proof"
  if (said.length === 3 && said[1] === ', ' && !/^\p{Lu}/u.test(said[2] ?? '')) said[1] = ' and '
  return it && `${it} ${said.join('')}`
}
const IRREGULAR = /^(?:taught|run|led|sold|grown|bound)$/
function qualityOf(part: string, at = 0): string | undefined {
  // "woven in Guimarães, Portugal"
  if (at > 0 && /^\p{Lu}\p{L}+$/u.test(part)) return part
  const words = part.split(' ')
  const [first = '', second = '', third] = words
  if (/^(?:not|no|so|half|same|flat|free|live|next|full|only|just|own|hot|cold|max|one|set|remote)$/.test(first))
    return undefined
  if (STATE_END.test(second) && !isAdjective(first) && !isParticiple(first))
    return third === undefined || /^(?:in|for|with|at|to|up)$/.test(third)
      ? `${first}-${words.slice(1).join(' ')}`
      : undefined
  const isStill = first === 'still' && isAdjective(second)
  const start = isAdverb(first) || isStill || /^(?:ultra|super|extra)$/.test(first) ? 1 : 0
  const word = words[start] ?? ''
  if (
    !(
      (isParticiple(word) || IRREGULAR.test(word) || isAdjective(word)) &&
      (!isListedNoun(word) || start > 0 || word === 'active') &&
      !/^\d/.test(word)
    )
  )
    return undefined
  const next = words[start + 1]
  return next === undefined ||
    /^\d+ (?:times|hours|days|weeks|months|years)$/.test(words.slice(start + 1, start + 3).join(' ')) ||
    /^(?:in|by|from|to|with|for|on|at|after|without|under|like|than|within|once|twice|daily|weekly|fresh|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i.test(
      next,
    )
    ? part
    : undefined
}

function phraseOf(typed: string, isAfter = false): NounPhrase | undefined {
  const [whole, text = '', rest = ''] =
    /^(.+?)((?<! (?:of|in|for|after|before|per|with)) (?:within|if|until|while|because|(?:a|per|each|every) (?:day|week|month|year|visit|charge|bottle|class)\b|(?:\d+|one|two|three|four|five|six|seven) (?:minutes?|hours?|days?|weeks?) (?:ahead|before|after|later|early)\b) ?.*)?$/.exec(
      typed,
    ) ?? []
  const read = whole === undefined ? undefined : phraseIn(text, isAfter)
  return read && rest !== '' ? { ...read, text: read.text + rest, tail: read.tail + rest } : read
}
function phraseIn(text: string, isAfter: boolean): NounPhrase | undefined {
  const words = text.split(' ')
  // "zip key pocket at the back" is no order: that would have an article.
  const isLong = (
    isAfter
      ? /^[\p{L}-]+ \p{L}+(?= (?:at|in|with|for|on|that) |$)/u
      : /^(?:[\p{L}-]+ ){2,3}\p{L}+(?= (?:at|in|with|for|on|that) |$)/u
  )
    .exec(text)?.[0]
    .split(' ')
    .every((word) => !isFunctionWord(word))
  const phrase = NO_THING.test(text)
    ? undefined
    : (readNounPhrase(text) ??
      (isLong ? (readNounPhrase(`a ${text}`) ?? readNounPhrase(`the ${text}`)) : shapedPhrase(text)))
  // "handles so they pull on themselves"
  const [, things = '', why = ''] = /^((?:\p{Ll}+ )?[\p{Ll}-]+s) ((?:so|that|for|of) .+)$/u.exec(text) ?? []
  const thing = things.split(/[ -]/).at(-1) ?? ''
  const mayAct =
    (SURELY_DOES.test(thing) || thirdVerb(thing) === 'sure') &&
    !/^(?:hooks|straps|clips|ties|handles|slots|loops|lights|pads)$/.test(thing)
  if (phrase === undefined && thing !== '' && !mayAct && (isListedNoun(singular(thing)) || GETS.test(thing)))
    return { text, bare: text, head: thing, number: 'plural', tail: why }
  if (phrase === undefined) return undefined
  const tail = phrase.tail.split(' ').filter(Boolean)
  const front = words.slice(0, words.length - tail.length)
  const head = front.at(-1) ?? ''
  const isCut =
    // "2 side pockets fits a pro max", "glossy not flat sticker"
    front
      .slice(0, -1)
      .some((word, at) => (isPluralWord(word) && isListedNoun(singular(word))) || (at > 0 && isFunctionWord(word))) ||
    // "cut with scissors", "PP to XGG"
    (front.length === 1 &&
      ((tail.length > 0 ? /^(?:sure|likely)$/ : /^sure$/).test(baseVerb(head) ?? '') ||
        (isAdjective(head) && (tail.length > 0 || !isListedNoun(head))) ||
        /^\p{Lu}+$/u.test(head))) ||
    NO_HEAD.test(head) ||
    // "mandarin speaking"
    (front.length > 1 && isGerund(head) && !isListedNoun(head) && !GETS.test(head)) ||
    (/^(?:dark|light|bright) /.test(text) && !isListedNoun(singular(head))) ||
    tail.length === 1 ||
    // "type in what you spend"
    /^(?:in|on|for|with) (?:how|what|which|who)\b/.test(phrase.tail) ||
    (tail.length > 0 && !OPENS_TAIL.test(tail[0] ?? '')) ||
    // "kids under 6 sit on the horse"
    (!/\b(?:that|which|so|when|you|as)\b/.test(phrase.tail) &&
      tail.some(
        (word, at) =>
          baseVerb(word) === 'sure' &&
          !isListedNoun(word) &&
          !isAdjective(word) &&
          !/^(?:to|and|or|you|they|we|i|it|can|for|easily)$/.test(tail[at - 1] ?? ''),
      )) ||
    // "booklet with twenty songs comes along"
    (!/\b(?:that|which|so|when|you|as)\b/.test(phrase.tail) &&
      tail.some((word, at) => at < tail.length - 1 && thirdVerb(word) === 'sure'))
  if (isCut) return undefined
  // "a two-year guarantee", "a six-blade assembly", "a light texture"
  const isOne =
    /^(?:\d[\d.]*(?: by \d[\d.]*)*|two|three|four|five|six|seven|eight|nine|ten|twelve|one)-\p{L}/u.test(text) ||
    /^(?:double|second|spare) /.test(text) ||
    COUNTED_TOO.test(head)
  if (
    isOne &&
    !/^(?:encryption|security)$/.test(head) &&
    !isPluralWord(head) &&
    (isListedNoun(head) || front.length > 1)
  )
    return { ...phrase, number: 'singular', text: withArticle(text) }
  // "canvas and cotton lining"
  if (phrase.number === 'singular' && MATERIAL.test(head) && !/^(?:an?|one) /.test(text))
    return { ...phrase, number: 'mass', text: phrase.bare }
  // "10 percent niacinamide"
  return phrase.number === 'singular' && /^\d+ percent /.test(text) ? { ...phrase, number: 'mass', text } : phrase
}
/** "gusseted crotch": a word that is a participle by its shape alone. */
function shapedPhrase(text: string): NounPhrase | undefined {
  // "relaxed fit"
  if (/^(?:\p{L}+ ){1,2}fit$/u.test(text))
    return { text: withArticle(text), bare: text, head: 'fit', number: 'singular', tail: '' }
  const [shaped = ''] = /^\p{L}{3,}ed(?= \p{L})/u.exec(text) ?? []
  const phrase = shaped === '' || isParticiple(shaped) ? undefined : readNounPhrase(text.replace(shaped, 'padded'))
  const bare = phrase?.bare.replace('padded', shaped) ?? ''
  return phrase && { ...phrase, bare, text: phrase.number === 'singular' ? withArticle(bare) : bare }
}
const COUNTED_TOO = /^(?:texture|profile|finish|layer|flavou?r|kick|coating|recording|lining|string|cord)$/
const NO_HEAD =
  /^(?:safe|charge|grade|degrees|abs|pvc|pu|tpu|eva|tpr|mixing|pricing|compatibility|adsorption|hours?|minutes?|days?|weeks?|months?|years?|ounces|grams|pounds|inches|feet|liters|milliliters|meters|centimeters|millimeters|kilograms|watts|volts|price|am|pm|enough|order|dispatch|evenings|weekends|mornings|slots|aid|size|(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|cold|hot|medium|proof|short|outside|inside|slit|wash|on|add|percent|locks|folds|slides|clips|turns|closes|opens|charges|washes|comes|stands|fits|works|tilts|blog|clean|quiet|silent|soft|dry|yourself|itself|themselves)$/i
/** What may follow a thing in a sentence about it. */
const OPENS_TAIL =
  /^(?:with|for|in|on|at|so|that|to|from|of|inside|outside|under|over|behind|between|around|which|without|by|per|every|each|when|as|up|through|before|after|you|against|along|across|near|below|above|beneath)$/
/** Said without an owner, or of something else than the product. */
const NO_THING =
  /^(?:no|not|zero|anti|same|only|just|each|every|all|both|any|never|more|less|ready|next|half|twice|cancel|skip|group|money|fixed|one|small batch|like|\d+ [x×]|end of|good|great|long lasting|best|water based|low smell|max|min)\b(?!-)|plus or minus|\bsame\b|\bok(?:ay)?$|^[a-z]{3,}ed \d/i

const isQuality = (word: string) =>
  /\p{L}{3}ed$/u.test(word) || isParticiple(word) || word.includes('-') || (isAdjective(word) && !isListedNoun(word))

/** "a wood wick", "two bowls and two mugs", with what follows them; undefined where one of them is no thing. */
function listOf(text: string, product: Named): { first: NounPhrase; said: string; heads: string[] } | undefined {
  // "coconut and rapeseed wax", "US and UK terms": one head for both.
  const [joint = '', early = '', late = ''] = isEaten(product)
    ? []
    : (/^([\p{L}-]+) (?:and|or) ([\p{L}-]+)(?= \p{L})/u.exec(text) ?? [])
  const shared =
    joint !== '' && (isQuality(early) === isQuality(late) || (isAdjective(early) && isAdjective(late)))
      ? joint.slice(0, -late.length)
      : ''
  if (joint !== '' && shared === '' && isQuality(early)) return undefined
  const parts = text.slice(shared.length).split(JOINT)
  const one = phraseOf(parts[0] ?? '')
  if (one === undefined) return undefined
  const first = {
    ...one,
    text: shared !== '' && one.number === 'singular' ? withArticle(`${shared}${one.bare}`) : `${shared}${one.text}`,
  }
  // "kitchen, baths, floors and dusting": what is done to them.
  if (parts.length > 2 && shared === '' && one.number === 'singular' && !(parts[0] ?? '').includes(' '))
    return undefined
  const it = product.isPlural ? 'they' : 'it'
  const heads = [first.head]
  let said = first.text
  let isOpen = first.tail === ''
  for (let at = 1; at < parts.length; at += 2) {
    const joint = parts[at] ?? ''
    const part = parts[at + 1] ?? ''
    const isLast = at === parts.length - 2
    const rest = parts.slice(at + 1)
    // "two-person teams, background checked and bonded"
    if (
      joint === ', ' &&
      heads.length === 1 &&
      rest.every((each, order) => order % 2 === 1 || qualityOf(each, order) !== undefined)
    ) {
      said += joint + rest.map((each, order) => (order % 2 === 1 ? each : qualityOf(each, order))).join('')
      break
    }
    const [, how = '', word = '', next = ''] =
      /^((?:also |still |even |really |never |\p{L}+ly )?)(\S+) ?(\S*)/u.exec(part) ?? []
    const group = GROUP.exec(part)?.[1]
    const phrase = phraseOf(part.replace(/ included$/, ''), joint !== ', ')
    if (word === 'can' && / (?:it|them)$/.test(part)) return undefined
    const isAct =
      thirdVerb(word.toLowerCase()) === 'sure' || SURELY_DOES.test(word) || /^(?:doesn't|won't|can't)$/.test(word)
    if (joint === ' including ') {
      said += joint + rest.join('')
      break
    }
    const count = COUNTS[/^\S+/.exec(first.text.toLowerCase())?.[0] ?? '']
    // "two modes, silicon and LED"
    if (at === 1 && joint === ', ' && count === (rest.length + 1) / 2 && !/\d/.test(rest.join(''))) {
      said += joint + rest.join('')
      break
    }
    if (SIZES.test(part) && joint === ', ') {
      said += `, and ${it} ${product.isPlural ? 'come' : 'comes'} in ${part}`
      isOpen = false
    } else if (group !== undefined && joint.startsWith(',')) said += `, with ${group} at most`
    else if (phrase && part.endsWith(' included')) {
      said += `, and ${it} ${product.isPlural ? 'come' : 'comes'} with ${phrase.text}`
      isOpen = false
    } else if (isAct && joint.startsWith(',') && `${how}${next}` !== '') {
      const verb = product.isPlural ? pluralVerb(word).replace(/^doesn't$/, "don't") : word
      said += `, and ${it} ${how}${verb}${part.slice(how.length + word.length)}`
      isOpen = false
    } else if (
      product.isPlural &&
      first.number === 'plural' &&
      joint === ', ' &&
      SURELY_DOES.test(`${word}s`) &&
      next !== ''
    ) {
      said += `, and they ${part}`
      isOpen = false
    } else if (isOpen && phrase && !(isLast && MATERIAL.test(phrase.head) && phrase.number !== 'plural')) {
      said += `${isLast && joint === ', ' ? (at === 1 ? ' and ' : ', and ') : joint}${phrase.text}`
      heads.push(phrase.head)
      isOpen = phrase.tail === ''
    } else if (
      (joint === ', ' && TAIL.test(part)) ||
      (!isOpen && !isAct && !/\b(?:it|you|we|they|I)\b/.test(part)) ||
      (!isOpen && /\b(?:so|that|which|when|if|because)\b/.test(said))
    ) {
      said += `${joint}${part}`
      isOpen = false
    } else return undefined
  }
  return { first, said, heads }
}
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 }
const JOINT = /(, (?:and |plus )?| and | plus | or | including )/
const TAIL =
  /^(?:no|not|so|which|that|with|for|in|even|made|because|from|without|by|on|under|over|about|up to|enough)\b|^\d[\d.]* \p{L}+ (?:to \d|(?:wide|long|tall|high|deep|thick|in total|each)$)/u

const COMES_WITH = /^(?:guarantee|warranty|manual|guide)$/
const GETS =
  /^(?:refund|trial|access|support|recordings?|lessons?|classes|sessions?|certificate|re-clean|updates?|feedback|homework|caps|capsules|tablets|gummies|pieces|tiles|cards|sheets|recipes|pages|sachets|packs?|refills?|bars|cans|bottles|pods|wipes|stickers|patches|pairs?|servings|portions|dinners|meals|videos?|worksheets|templates?|presets|patterns|exercises|nails|blends|drippers|delivery|shipping)$/
const MATERIAL =
  /^(?:silicone|nylon|cotton|linen|steel|leather|wood|plastic|bamboo|beech|birch|maple|pine|tritan|wool|polyester|rubber|ceramic|plywood|ply|oak|walnut|acrylic|alumini?um|brass|copper|canvas|denim|fleece|mesh|velvet|knit|stoneware|porcelain|merino|silk|satin|hardback|hardcover|paperback|titanium|iron|glass|stone|marble|slate|cork|hemp|wax|flax|fabric|board|cardboard|film)$/i
/** Of what is eaten: not what it is made of. */
const ABOUT_FOOD =
  /^(?:texture|flavou?r|taste|finish|kick|heat|notes|profile|cap|bottle|jar|tin|pouch|dropper|lid|pipette|tub|bag|box|tube|pump|sachet|label|wrapper|aftertaste|smell|crunch|can|zip|seal|spout|scoop)s?$/

/** What a firm has, not who books it. */
const USED_BY_FIRM = /^(?:equipment|machines?|products|supplies|systems?|tools?)$/
const OF_FIRM = /^(?:coverage|insurance|licen[cs]e|certification|certificate|accreditation|experience)$/

function haveOf({ head }: NounPhrase, product: Named, said = ''): string {
  if (product.form === 'service' && OF_FIRM.test(head)) return 'they have'
  if (product.form === 'service' && USED_BY_FIRM.test(head)) return 'they use'
  if (/^(?:service|course)$/.test(product.form) || GETS.test(head) || / in (?:the (?:box|pack|kit)\b|\d)/.test(said))
    return 'you get'
  const [has, comes] = product.isPlural ? ['they have', 'they come'] : ['it has', 'it comes']
  return COMES_WITH.test(head) ? `${comes} with` : has
}

const SAME_TIME =
  /^same (day|week) ((?:appointment|delivery|service|shipping|quote|slot|visit|repair|booking|collection|repl(?:y|ies)|turnaround)s?(?: .+)?)$/
/** Nouns that only listings use of a product: people do not say "It has a unisex design." */
export const OF_LISTINGS =
  /^(?:material|design|formula|technology|construction|capacity|structure|operation|quality|performance|appearance|packaging|workmanship|gift)s?$/
const IN_PLACE = /^\d+ (?:seconds|minutes|hours) (?:in|under|over) (?:an?|the|your) \p{Ll}+$/u

function thingSentence(typed: string, product: Named): string | undefined {
  const text = typed.replace(/: (?=no )/, ', ')
  // "inside cabinets and vents"
  if (product.form === 'service' && /^(?:behind|inside|outside|under) /.test(text)) return undefined
  // "text you the night before"
  if (/^\p{Ll}+ you(?:r)? /u.test(text)) return undefined
  const free = /^(same|free|full|lifetime|unlimited|live) (.+)$/.exec(text)
  if (free) {
    const [, kind = ''] = free
    const [, time = '', rest = ''] = SAME_TIME.exec(text) ?? []
    if (time !== '') return `you get same-${time} ${rest}`
    if (/^same (?:day|week)\b/.test(text)) return undefined
    if (kind === 'same')
      return product.form === 'service' || product.form === 'course' ? `you get the ${text}` : undefined
    const thing = listOf(text, product)
    // "unlimited print for 3 hours"
    if (kind === 'unlimited' && thing && isCounted(thing.first.head))
      return `you get ${text.replace(thing.first.head, `${thing.first.head}s`)}`
    // "full furing tricot"
    if (kind === 'full' && !text.split(' ').every((word) => isEnglishWord(word.replace(/,$/, '')))) return undefined
    return thing && `you get ${thing.said.replace(/^an? (?=free (?:delivery|shipping)\b)/, '')}`
  }
  if (/^(?:alert|reminder|notification|warning) \d/.test(text)) return `you get ${withArticle(text)}`
  if (product.form === 'service' && /^(?:about |around |under )?\d+ (?:minutes|hours) per \p{L}+$/u.test(text))
    return `it takes ${text}`
  // "two bath and two hand towels"
  if (/^(two|three|four|six|\d+) \p{Ll}+ and (?:two|three|four|six|\d+) \p{Ll}+ \p{Ll}+s$/u.test(text))
    return `you get ${text}`
  if (text.startsWith('1 ')) return undefined
  // "about 10 to 12 days without watering"
  if (/^(?:about |around |up to )?\d+(?: to \d+)? (?:days|weeks|hours|minutes) without \p{Ll}+$/u.test(text))
    return `you get ${text}`
  if (/^minimum order of \d/.test(text)) return `there's a ${text}`
  if (/^(?:wo)?men and (?:wo)?men$/.test(text)) return `${product.isPlural ? "they're" : "it's"} for ${text}`
  const burns = /^(about |around )?(\d+)[ -]hours?(?: of)? burn(?: time)?$/.exec(text)
  if (burns) return `it burns for ${burns[1] ?? ''}${burns[2]} hours`
  const blends = /^((?:about |around |up to )?\d+ \p{L}+s) (?:per|a) (?:charge|bottle|pack|bag|box|jar|refill)$/u.test(
    text,
  )
  if (blends) return `you get ${text}`
  // "3 minutes in the microwave": people say it so.
  if (IN_PLACE.test(text)) return text
  if (/^\d+ (?:minutes|hours|days|weeks|months) (?:of|with|on) (?:an?|the|your|my|our|\p{L}{4,}) ?/u.test(text))
    return text.split(' ').some((word) => thirdVerb(word) === 'sure') ? text : `you get ${text}`
  const [front = ''] = text.split(/, | with | in | for | so /)
  const isBare =
    front.split(' ').every((word) => !isFunctionWord(word) || word === 'and') &&
    !/\d(?!\S*-)/.test(front.replace(/^\d+ percent /, ''))
  if (!isEaten(product) && isBare && !front.includes(':') && MATERIAL.test(front.split(' ').at(-1) ?? ''))
    return /^\d(?!00 percent |\d*-ply )/.test(front)
      ? undefined
      : `${product.isPlural ? "they're" : "it's"} ${/ (?:fabric|mesh|knit)$/.test(front) ? 'made of ' : ''}${withThing(text, front, product)}`
  if (isEaten(product) && /^\d+ percent \p{L}+(?: (?:and|with|plus) |, |$)/u.test(text))
    return `${product.isPlural ? 'they have' : 'it has'} ${text}`
  const list = /: /.test(text) ? undefined : listOf(text, product)
  if (list === undefined) return undefined
  const { first, said, heads } = list
  if (text.split(/[ ,]+/).some((word) => OF_LISTINGS.test(word))) return undefined
  // "cedar and fig" is what it smells of.
  const isPlainList =
    heads.length > 1 &&
    /^[\p{L}]+(?:, [\p{L}]+)*,? and [\p{L}]+$/u.test(text) &&
    heads.some((head) => !isPluralWord(head))
  if (isPlainList && !isEaten(product)) return undefined
  if (!text.includes(' ')) return undefined
  if (isEaten(product)) {
    if (heads.some((head) => ABOUT_FOOD.test(head)))
      return ABOUT_FOOD.test(first.head) ? `${haveOf(first, product)} ${said}` : undefined
    const isMade = heads.length > 1 && heads.every((head) => isMassNoun(head) || isPluralWord(head) || FOODS.test(head))
    return isMade ? `${product.isPlural ? "they're" : "it's"} made with ${text}` : undefined
  }
  return `${haveOf(first, product, said)} ${said}`.replace(
    /(?<=^you get )an? (?=(?:\S+ )?(?:delivery|shipping)\b|(?:\S+ ){0,4}removal\b)/,
    '',
  )
}
/** "safe ABS plastic, rounded corners" */
function withThing(text: string, front: string, { isPlural }: Named): string {
  const rest = text.slice(front.length)
  const [, verb = '', more = ''] = /^, (\p{Ll}+)( .+)$/u.exec(rest) ?? []
  if (SURELY_DOES.test(verb) && thirdVerb(verb) !== undefined)
    return `${front}, and ${isPlural ? `they ${pluralVerb(verb)}` : `it ${verb}`}${more}`
  const phrase = rest.startsWith(', ') ? phraseOf(rest.slice(', '.length)) : undefined
  return phrase?.tail === '' ? `${front}, with ${phrase.text}` : text
}
const FOODS =
  /^(?:mango|pineapple|lime|lemon|carrot|habanero|jalape[nñ]o|tofu|kimchi|onion|tomato|peach|apple|banana|orange|fig|leaf|tea|coffee|chicken|beef|pork|fish|egg|maple|pepper|ginger|garlic|bonnet|crayfish|rye|wheat|oats|honey|salt|sugar|chili|chilli|turmeric|oregano|basil|thyme|cumin|vinegar|oil)$/
