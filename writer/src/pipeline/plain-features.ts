import {
  isMassNoun,
  lowerFirst,
  pluralVerb,
  singular,
  spellUnits,
  splitSentences,
  thirdPerson,
  upperFirst,
  withArticle,
} from '../language'
import { speechCase } from '../analysis/speech-case'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isFunctionWord,
  isListedNoun,
  isNoun,
  isPluralWord,
  type ProductMention,
  expandShorthand,
  isEnglish,
  isEnglishWord,
  productNoun,
  readFeature,
  readNounPhrase,
  sayJoined,
  sayLabel,
  sayOkay,
  thirdVerb,
  withDeterminers,
  UNCOUNTED,
  withJoinedUnit,
} from '../reading'
import type { ReadFeature } from './reading'

/**
 * Puts the seller's words into a line: `{amount}`, `{n}`, `{1}` a thing with its article, `{=1}` as typed, `{size}` all measures, `{plain}` the whole feature
 * as a sentence. What cannot be filled stays.
 */
export function typedWords(text: string, { amount, words, plain, caption }: ReadFeature): string {
  return text.replace(/\{(amount|n|plain|size|=?[12])\}/g, (slot, name: string) => {
    if (name === 'amount') return amount?.text ?? slot
    if (name === 'plain') return plain ?? slot
    if (name === 'size')
      return /\d/.test(caption)
        ? spellUnits(lowerFirst(expandShorthand(caption))).replace(/\s?[x×]\s?(?=\d)/g, ' by ')
        : slot
    if (name === 'n') return amount ? String(amount.number) : slot
    const typed = words?.[name.replace('=', '')]
    if (typed === undefined) return slot
    return name.startsWith('=') ? typed : (readNounPhrase(typed)?.text ?? slot)
  })
}

/**
 * A feature in the seller's words, as a creator says it: "The bristles are flexible.", "It folds flat."; undefined where no sentence is sure: then it is only shown.
 */
export function asPeopleSay(sentence: string | undefined, asTyped: string, product: Named): string | undefined {
  const typed = expandShorthand(asTyped)
    .replace(/\b(check|sign|log|plug|add) (in|on|up)s\b/gi, '$1-$2s')
    .replace(/\bno[- ]slip\b/gi, 'non-slip')
  if (!isEnglish(spellUnits(typed))) return undefined
  const first =
    idiom(typed, product) ?? joined(typed, product) ?? sayLabel(typed, product) ?? asRead(sentence, typed, product)
  if (first === '') return undefined
  const said =
    first !== undefined && isSayable(first)
      ? first
      : (inParts(typed, product) ?? withoutSpec(typed, product) ?? lastResort(typed, product))
  if (said === undefined || !isSayable(said) || HAS_A_VERB.test(said)) return undefined
  // "no mat needed" must not become "The mat's needed."
  if (NEGATION.test(typed) && !NEGATION.test(said)) return sentence
  return said.replace(
    /\b(?:There are|(got|get|have|has)) (?:an? )?(?=same\b(?! (?:day|week|night)\b))/,
    (_, verb?: string) => `${verb ?? 'You get'} the `,
  )
}

/** "It's got wear as a top.", "It's got a 20,000 milliamp-hours charges phone.": a clause is no thing. */
const HAS_A_VERB =
  /^(?:It's|They've) got (?:(?:an? )?zero\b|(?:wear|use|turn|keep|hold|make|put|take)\b|[^,.]* (?:charges|shows|keeps|holds|makes|fits|works|turns|lasts|stays|stops) )/

/** Says a label of two parts: "firm so baby doesn't roll", "shower ok". */
function joined(typed: string, product: Named): string | undefined {
  const text = lowerFirst(speechCase(spellUnits(typed))).replace(/[.!,;\s]+$/, '')
  const said =
    sayOkay(text, product) ??
    sayJoined(text, product, (part) => asPeopleSay(readFeature(part, product)[0]?.sentences[0], part, product))
  return said && `${upperFirst(withDeterminers(said))}.`
}

/** "ABS, BPA free": each part as a sentence of its own, where all can be said. */
function inParts(typed: string, product: Named): string | undefined {
  const parts = typed.split(/,? \/ |, /)
  if (parts.length !== 2) return undefined
  const said = parts.map((part) => asPeopleSay(readFeature(part, product)[0]?.sentences[0], part, product))
  return said.every((sentence) => sentence !== undefined) ? inOneBreath(said.join(' ')) : said[0]
}

/** "rechargeable 2000mah", "timer 30/60/90", "print ready 300 dpi": the words without the figure behind them. */
function withoutSpec(typed: string, product: Named): string | undefined {
  const front =
    /^(.*\p{L}),? (?:\d+(?:\/\d+)+|\d[\d,.]*\+?(?: ?(?:dpi|mah|v|volts|w|watts?|momme|gauge|bit|mp|hz|gsm|lm|x|k|rpm|psi))?)$/iu.exec(
      typed,
    )?.[1]
  if (
    front === undefined ||
    NEGATION.test(front) ||
    /\b(?:of|up to|in|for|every|at|grade|size|ages?|level|to|from|than|under|over)$/i.test(front)
  )
    return undefined
  return asPeopleSay(readFeature(front, product)[0]?.sentences[0], front, product)
}

const MAX_LAST_WORDS = 4
/** Words that nothing else knows: a thing at the end of plain words is at least there. */
function lastResort(typed: string, product: Named): string | undefined {
  const [, main = '', extra = ''] = /^(.+) with (?:an? )?(.+)$/i.exec(typed) ?? []
  if (main !== '') {
    const said = lastResort(main, product)
    const more = readNounPhrase(extra)
    return said && more?.tail === '' && !said.startsWith('There')
      ? `${said.slice(0, -1)} with ${more.text}.`
      : undefined
  }
  const text = lowerFirst(speechCase(typed)).replace(/[.!\s]+$/, '')
  const no = /^(?:no|zero) (.+)$/i.exec(text)?.[1]
  const words = (no ?? text).split(/\s+/)
  const last = words.at(-1) ?? ''
  const front = words.slice(0, -1)
  const isPlainWord = (word: string) => /^\p{L}[\p{L}-]*$/u.test(word) && !isFunctionWord(word.toLowerCase())
  if (words.length > MAX_LAST_WORDS || last.length < 3 || !words.slice(/^\d/.test(text) ? 1 : 0).every(isPlainWord))
    return undefined
  if (no !== undefined)
    return (isNounish(last) || /^[a-z]{4,}s$/.test(last)) && front.every((word) => describes(word) || baseVerb(word))
      ? `There${isPluralWord(last) ? ' are' : "'s"} no ${no}.`
      : undefined
  if (/^\d/.test(text))
    return isPluralWord(last) && words.length > 1 && /^\d[\d,]*\+?$/.test(words[0] ?? '')
      ? having(text.replace('+', ''), product)
      : undefined
  const strange = front.filter((word) => !describes(word))
  if (
    front.length === 0 ||
    !isNounish(last) ||
    strange.some((word) => isEnglishWord(word)) ||
    strange.length > 1 ||
    (strange.length > 0 && !isNoun(last)) ||
    isAdjective(last) ||
    isAdverb(last)
  )
    return undefined
  const first = (front[0] ?? '').toLowerCase()
  if (
    baseVerb(first) === 'sure' ||
    thirdVerb(first) ||
    /^(?:auto|self)$/.test(first) ||
    words.some((word) => /^(?:then|first|last|still|even)$/.test(word)) ||
    (isPluralWord(first) && !/^(?:kids|sports|sales|accounts)$/.test(first)) ||
    (first.endsWith('ed') && !isNoun(last)) ||
    (baseVerb(first) && !isNoun(first) && !isAdjective(first))
  )
    return undefined
  if (thirdVerb(last) && !(isPluralWord(last) && (isNoun(last) || NOUN_AT_END.test(last)))) return undefined
  const phrase = readNounPhrase(text)
  return having(phrase?.text ?? (isPluralWord(last) || isMassNoun(last) ? text : withArticle(text)), product)
}

/** Verbs elsewhere, things behind a word that describes them. */
const NOUN_AT_END =
  /^(?:upload|download|sync|export|import|checkout|login|signup|backup|report|shape|toss|supply|recap|invite|preview|review|summary|search|refund|exchange|supplies|loop|mount|release|trigger|finish|call)s?$|[a-z]{4}(?:tor|ator)s?$/
/** A noun, or a word of no list that ends like one. */
const isNounish = (word: string) =>
  isNoun(word) ||
  NOUN_AT_END.test(word) ||
  (/^[a-z]{4,}$/.test(word) &&
    !isEnglishWord(word) &&
    !/(?:[^ae]y|ous|ful|ive|ic|able|ible|ish|less|ed|ing|ly|al|ant|ent|ier|iest|en)$/.test(word))
const describes = (word: string) => {
  const lower = word.toLowerCase()
  return isNoun(lower) || isAdjective(lower) || /^\p{Lu}/u.test(word) || (/-|ed$/.test(lower) && !isPluralWord(lower))
}

const NEGATION = /\b(?:no|not|non|never|zero|without|free|less)\b|n['’]t\b|\bnon-|less\b/i

/** Without abbreviations, signs, and words that are in no list, of which hardly anything but a name can be made. */
export const isSayable = (said: string) =>
  !LOOSE_MEASURE.test(said) &&
  !/[=+&<>*#@/\\|_{}[\]]|\d-\d|\b(?:w|n|incl|yrs?|mos?|wks?|pcs?|ct|sm|lg|med|approx|okays?|qty|asap|tbd)\b(?!ay)/i.test(
    said.replace(/\b(?:24\/7|okay)\b/g, ''),
  ) &&
  !/[\u00c0-\u024f]/.test(said.replace(/\p{Lu}\p{L}+/gu, ''))

/** "It starts up to 8 liters gas.", "an interior and exterior 3 hours" */
const LOOSE_MEASURE =
  /(?<!\b(?:for|takes?|lasts?|runs?|in|to|than|under|over|about|every|after|before|of|by|from|is|are|it's|they're|get|got|holds?|weighs?|plus|only|each|and|or|up|least|reaches|within|at|gives?|saves?|needs?|heats?|stays?|works?|with|fits?|like|,|'s|adds?|sessions?|than|goes|go|cut|cuts)\s(?:up to |about |under |over |only )?)(?<![\d.-])\b\d[\d.]* (?:hours|minutes|seconds)\.$|\d (?:liters|inches|feet|ounces|pounds|grams|meters) (?:gas|laptops?|bags?|people|water|tank|cord|bottle)\.$|\d (?:hours|minutes|days|weeks|months|years) (?:income|sales|data|history|runtime)\.$|\b(?:each one|every one) [a-z]+s\b|^It's weekly \p{L}+ to\b/iu

/** What the reader of sentences made of it, where it added nothing and left out nothing. */
function asRead(sentence: string | undefined, typed: string, product: Named): string | undefined {
  if (sentence === undefined) return guessed(typed, product)
  const [, , safe, , part] =
    /^(?:It has|They have) (an? )?((?:dishwasher|machine|microwave|oven) (safe|washable)) ([a-z]+)\.$/.exec(sentence) ??
    []
  if (safe && part) return `The ${part} ${/[^s]s$/.test(part) ? 'are' : 'is'} ${safe}.`
  const [, article, quality = '', thing = ''] =
    /^(?:It has|They have) (an? )?([a-z-]+) ([a-z]+)\.$/.exec(sentence) ?? []
  if (
    thing !== '' &&
    /^(?:thing|plural)$/.test(product.form) &&
    PREDICATIVE.test(quality) &&
    (article || /[^s]s$/.test(thing))
  )
    return article
      ? `The ${thing}${/(?:s|se|ce|x|z|ch|sh|ge)$/.test(thing) ? ' is' : "'s"} ${quality}.`
      : `The ${thing} are ${quality}.`
  const had = /^(?:It has|They have) (.+)\.$/.exec(sentence)?.[1]
  if (had === undefined && isUsersAct(sentence, typed))
    return product.form === 'course' ? `You ${lowerFirst(typed)}.` : undefined
  if (had === undefined)
    return isLabelRead(withDeterminers(sentence.slice(0, -1)) + '.')
      ? undefined
      : `${theyDo(withDeterminers(sentence.slice(0, -1)), product)}.`
  return had.split(' ').length <= MAX_HAD_WORDS && isThing(had, typed)
    ? having(withDeterminers(had), product)
    : undefined
}

/** "reapply over makeup", "make a tote": a bare verb is what people do, but for what things do by themselves. */
function isUsersAct(sentence: string, typed: string): boolean {
  const verb = typed.trim().split(' ')[0]?.toLowerCase() ?? ''
  const isDone = new RegExp(`^(?:It|They) (?:${escapedVerb(thirdPerson(verb))}|${escapedVerb(verb)})\\b`).test(sentence)
  return isDone && baseVerb(verb) !== undefined && !verb.endsWith('s') && !BY_ITSELF.test(verb)
}
const escapedVerb = (verb: string) => verb.replace(/[^a-z-]/g, '')
const BY_ITSELF =
  /^(?:grow|bend|lace|zip|keep|hold|fit|block|protect|charge|clean|remove|reduce|prevent|clip|snap|fold|attach|stick|roll|pack|lock|connect|stop|save|fill|cover|dry|stay|work|play|turn|light|glow|float|hang|slide|look|feel|smell|taste|last|come|go|melt|absorb|expand|stretch|press)$/

/** What a label was forced into: "You can install frame", "It doesn't play list", "The practice files." */
function isLabelRead(sentence: string): boolean {
  const [, object = ''] =
    /^(?:You can|It doesn't|They don't|It can't) (?:\p{L}+) ([a-z]+)(?:\.| so\b| when\b)/u.exec(sentence) ?? []
  if (object !== '' && isNoun(object) && !isPluralWord(object) && !isMassNoun(object) && !isAdverb(object)) return true
  if (
    /\b(?:weds|calls to)\b|^(?:It|They) \p{L}+ (?:or|and) (?:sticky|moist|dry)\b|^The [a-z ]+ \d+\.$|^(?:It|They) \p{L}+ both\b/u.test(
      sentence,
    )
  )
    return true
  // "It mutes tap": a thing that is counted needs an article.
  const [, bare = ''] = /^(?:It|They) \p{L}+ ([a-z]+)\.$/u.exec(sentence) ?? []
  if (
    bare !== '' &&
    readNounPhrase(`a ${bare}`)?.number === 'singular' &&
    !isAdverb(bare) &&
    !isAdjective(bare) &&
    !isMassNoun(bare) &&
    !isFunctionWord(bare) &&
    !/(?:er|ing)$/.test(bare) &&
    !UNCOUNTED.test(bare)
  )
    return true
  if (/^(?:It's|They're) cut (?!to\b)/.test(sentence)) return true
  if (
    /^(?:It|They) (?:heats?|dries|dry|charges?|cooks?|folds?) \d|^(?:It|They) [a-z]+s [a-z]{3,}s (?:an?|the) |^There's no (?!day|way|key|tray)[a-z]{3,}[bdfgklmnprstwz]y\.$/.test(
      sentence,
    )
  )
    return true
  // "The tax ready reports.", "They handle to pull on."
  const [, ending = ''] = /^The [a-z]+ [a-z -]+ ([a-z]+s)\.$/.exec(sentence) ?? []
  if (ending !== '' && isPluralWord(ending) && isNoun(ending)) return true
  if (
    /^(?:It|They) (?:touch|handle|hook|button|strap|tip|mask|scratch)(?:s|es)? (?!up\b|on\b|into\b|onto\b|over\b|off\b)/.test(
      sentence,
    )
  )
    return true
  return /^The [a-z]+(?:able|ible) /.test(sentence) || /^(?:It|They) \S+ and \S+ (?:mode|setting)/.test(sentence)
}

/** Of a service: people do it. */
const theyDo = (sentence: string, { form }: Named) =>
  form === 'service'
    ? sentence.replace(
        /^It (?!has\b|is\b|takes\b|comes\b|needs\b|costs\b|starts\b|lasts\b|works\b|doesn't|won't|can)(\p{L}+s)\b/u,
        (_, verb: string) => `They ${pluralVerb(verb)}`,
      )
    : sentence

/** "a lid", "20 grams of protein": a thing as typed, not words of which a noun happens to be the last. */
function isThing(had: string, typed: string): boolean {
  const words = had.split(' ').slice(/^(?:an?|the) /.test(had) ? 1 : 0)
  const isWord = (word: string) =>
    /\d|-|[A-Z]/.test(word) || isEnglishWord(word) || productNoun(word) !== undefined || LABEL_WORD.test(word)
  if (words.length === 1 && (!words.every(isWord) || (words[0] ?? '').length < 3 || TIMES.test(words[0] ?? '')))
    return false
  // "LED low water", "soy wax 2 pounds": no noun has such words in its middle.
  const front = had.split(/ (?:with|for|of|in|on|to|at|from|per|and) /)[0]?.split(' ') ?? []
  const isOdd = (word: string, at: number) =>
    at > (/^(?:an?|the)$/.test(front[0] ?? '') ? 1 : 0) &&
    (/^\d/.test(word)
      ? !/^(?:real|genuine|extra|a|an)$/.test(front[at - 1] ?? '')
      : /^(?:one|two|low|mode|clear)$/.test(word) &&
        isNoun(front[at - 1] ?? '') &&
        !isAdjective(front[at - 1] ?? '') &&
        at < front.length - 1)
  if (front.some(isOdd)) return false
  const head = front.at(-1) ?? ''
  if (front.length > 1 && (HARDLY_THING.test(head) || (isAdjective(head) && !isNoun(head)))) return false
  // "spoon bends", "foam in 15 seconds", "lock at night"
  if (front.length > 1 && /^(?:sure|likely)$/.test(thirdVerb(head) ?? '') && !productNoun(head) && !PARTS.test(head))
    return false
  const first = /^(?:an?|the)$/.test(front[0] ?? '') ? (front[1] ?? '') : (front[0] ?? '')
  if (
    head !== first &&
    isPluralWord(first) &&
    !/^(?:kids|sports|mens|womens|accounts|savings|sales|news|glasses|ladies)$/.test(first)
  )
    return false
  if (
    /^kids [a-z]+ [a-z]+s$/.test(had) ||
    (front.length === 2 && /^(?:locks|rests|sticks|holds|catches|turns|rolls|bends|flips|stands)$/.test(head))
  )
    return false
  if (baseVerb(front[0] ?? '') === 'sure' && !isNoun(front[0] ?? '') && !isAdjective(front[0] ?? '')) return false
  if (
    /^(?:hold|make|give|get|turn|cut|set|put) |-(?:in|on|off) (?:your|the|car|desk|wall)\b| (?:each|every|auto)$/.test(
      had,
    ) ||
    (isAdjective(words.at(-1) ?? '') && !isNoun(words.at(-1) ?? ''))
  )
    return false
  if (/ in \d| at night\b|^(?:both|all) |-on your\b|built-in the\b/.test(had)) return false
  if (new Set(front).size < front.length || /\b(?:both|all|every)\b/.test(had.replace(/^(?:all|both|every) /, '')))
    return false
  // "auto humidity", "gots cotton", "texts staff"
  if (front.some((word) => /^[a-z]{1,4}$/.test(word) && !isWord(word)) || /^(?:an? )?auto /.test(had)) return false
  if (/ and /.test(had)) return false
  if (/\b(?:it|them|okay|not|no|see|too|only|anytime|forever|itself)\b/.test(had)) return false
  return /\d/.test(had) || isWholly(had, typed)
}

/** Labels that people put another way. */
function idiom(typed: string, product: Named): string | undefined {
  const { isPlural } = product
  const text = lowerFirst(typed).replace(/[.!\s]+$/, '')
  const it = isPlural ? "They're" : "It's"
  const [, how, what = ''] =
    /^(easy|quick|simple|fast) (assembly|set-? ?up|install(?:ation)?|clean(?:ing|-? ?up)?|use|storage|access)$/.exec(
      text,
    ) ?? []
  if (how) return `${it} ${how} to ${TO_DO[what.replace(/[- ]?up$/, '')] ?? TO_DO['use']}.`
  if (/^(?:plug (?:and|n|&) play|peel (?:and|n|&) stick)$/.test(text))
    return `${it} ${text.replace(/ (?:and|n|&) /, '-and-')}.`
  if (/^recordings?(?: is| are)? (?:included|available)$/.test(text)) return 'You get the recording.'
  if (/^(?:nice |pretty )?gift box(?:ed)?$/.test(text)) return `${isPlural ? 'They come' : 'It comes'} in a gift box.`
  if (/^keeps? ?warm(?: (?:function|mode|setting))?$/.test(text)) return having('a keep-warm setting', product)
  if (SCENTS.test(text)) return `There's ${text} in ${isPlural ? 'them' : 'it'}.`
  if (AS_TYPED.test(text)) return `${upperFirst(text)}.`
  const joint =
    /^(?:loose[- ]leaf|single[- ]origin|fair[- ]trade|cold[- ]pressed|free[- ]range|grass[- ]fed|slow[- ]roasted|neon|glossy|matte)$/.test(
      text,
    )
  if (joint) return `${it} ${text.replace(' ', '-')}.`
  if (/^[a-z]+ (?:and|&|or) [a-z]+ (?:safe|friendly|proof|resistant)$/.test(text))
    return `${it} ${text.replace('&', 'and')}.`
  const height = /^(?:waist|knee|ankle|hip|chest|thigh|floor)[- ](?:high|length)$/.exec(text)?.[0]
  if (height) return `${it} ${height.replace(' ', '-')}.`
  const rated = /^(\d+) ?(?:lbs?|pounds?) (?:rated|rating)$/.exec(text)?.[1]
  if (rated) return `${it} rated for ${rated} pounds.`
  const part = /^(half|quarter) (?:an? )?inch (thick|wide|deep)$/.exec(text)
  if (part) return `${it} ${part[1] === 'half' ? 'half' : 'a quarter of'} an inch ${part[2]}.`
  const shade = /^(?:upf|spf) ?\d+\+?$/i.exec(text)?.[0]
  if (shade)
    return `${it} ${shade
      .toUpperCase()
      .replace(/(?<=[A-Z])(?=\d)/, ' ')
      .replace('+', ' plus')}.`
  if (/^led lights?$/i.test(text)) return having(text.endsWith('s') ? 'LED lights' : 'an LED light', product)
  const side = /^(front|top|side|back)[- ]load(?:ing|er)?$/.exec(text)?.[1]
  if (side) return `${it} ${side}-loading.`
  const size = /^(travel|carry[- ]on|pocket|king|queen|full|twin|palm|life|family|standard|mini)[- ]sized?$/.exec(
    text,
  )?.[1]
  return size && `${it} ${size.replace(' ', '-')} size.`
}

const SCENTS =
  /^(?:(?:lavender|eucalyptus|vanilla|peppermint|rosemary|chamomile|jasmine|sandalwood|bergamot|lemongrass|tea tree|aloe|jojoba|argan|shea|coconut|honey|oat|turmeric|ginger|collagen|biotin)(?: oil| butter)?)(?: (?:and|&) [a-z]+(?: oil| butter)?)?$/
const AS_TYPED = /^same (?:day|week)$/

const TO_DO: Record<string, string> = {
  assembly: 'put together',
  set: 'set up',
  install: 'install',
  installation: 'install',
  clean: 'clean',
  cleaning: 'clean',
  use: 'use',
  storage: 'store',
  access: 'get to',
}

export type Named = Pick<ProductMention, 'noun' | 'isPlural' | 'form'>

/** "It's got a lid.", of what is many things "You get 8 teas." */
export function having(typed: string, { noun, isPlural, form }: Named): string {
  const had = withJoinedUnit(typed)
    .replace(
      /^an? (?=(?:RFID|GPS|USB|NFC|HEPA|Wi-Fi)$)|^a (?=(?:low|high|fast|slow) (?:vibration|lag|latency|noise|friction|light|heat|odor|smell|waste)$)/,
      '',
    )
    .replace(/^(?=[a-z]+ grip$)(?!an? )/, 'a ')
    .replace(/^an (?=U[A-Z])/, 'a ')
    .replace(/^an? (?=(?:[a-z]+ )?(?:starch|extract|acid|powder|protein|zest|juice)$|dark mode$)/, '')
  if (had.startsWith('any ')) return `${upperFirst(had)}.`
  if (form === 'service' || form === 'course') return `You get ${had}.`
  if (/^(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)/.test(had)) {
    if (form === 'app') return `There are ${had}.`
    if (MANY_THINGS.test(noun) || ((isPlural || form === 'stuff') && /^\d+ [a-z]+s$/.test(had)))
      return `You get ${had}.`
  }
  return `${isPlural ? "They've" : "It's"} got ${had}.`
}

const MANY_THINGS =
  /\b(?:set|kit|(?:snack|gift|subscription|tea|mystery|meal|care|craft|bomb|tasting|coffee|wine|cheese) box|pack|sampler|bundle|collection|subscription|club|assortment|crate|basket|delivery|cards?|game)$/

/** Verbs elsewhere, things on a label. */
const THING_ALONE =
  /^(?:handles?|mirrors?|hooks?|straps?|locks?|zip|clips?|covers?|lids?|stands?|lights?|alarms?|belts?|seals?|spouts?|pumps?|filters?|lens|case|hood|fan|bungee|shelf|shelves|buckles?|buttons?|snaps?)$/
const COMPOUND_FIRST = /^(?:carry|pull|pump|flip|snap|grow|pop|push|roll|touch|pick|split|swing|pour)$/

/** Words that no reader knows, by their endings: "Undated" is a quality, "vent lids" are things, "29 to 48 inches" is a measure. */
function guessed(typed: string, product: Named): string | undefined {
  const text = lowerFirst(
    spellUnits(typed)
      .replace(/[.!]+$/, '')
      .trim(),
  )
  const words = text.split(/\s+/)
  const itIs = product.isPlural ? "They're" : "It's"
  if (
    /^\d[\d.]*(?: to \d[\d.]*)? (?:inches|feet|centimeters|meters|yards)(?: (?:long|wide|tall|high|deep|thick))?$/.test(
      text,
    )
  )
    return `${itIs} ${text}.`
  const last = words.at(-1) ?? ''
  if (/^[a-z-]+(?:, [a-z-]+,?)? or [a-z-]+$/.test(text)) return `You choose, ${text}.`
  if (words.length > 3 || !words.every((word) => /^[a-z][a-z-]+$/.test(word) && !isFunctionWord(word))) return undefined
  if (words.length === 1 && /(?:ed|less|able|ible)$/.test(last) && !isNoun(last)) return `${itIs} ${text}.`
  const isThing = isNoun(last) || !/(?:ed|ing|ly|less|able|ible|ous|ful|ive|ic|ish|proof|free)$/.test(last)
  if (
    !isThing ||
    isAdverb(last) ||
    (words.length > 1 &&
      !words.slice(0, -1).every((word) => isNoun(word) || isAdjective(word) || COMPOUND_FIRST.test(word)))
  )
    return undefined
  if (
    words.length === 1 &&
    !THING_ALONE.test(last) &&
    (isAdjective(last) || baseVerb(last) || !(isEnglishWord(last) || productNoun(last) || LABEL_WORD.test(last)))
  )
    return undefined
  return having(isPluralWord(last) || isMassNoun(last) ? text : withArticle(text), product)
}

/** Plural things that are verbs elsewhere. */
const PARTS =
  /^(?:pockets|revisions|sides|tips|layers|controls|reminders|reports|charts|notes|photos|lessons|settings|modes|speeds|stops|updates|checks|repairs|returns|refunds|discounts|quotes|posts|texts|calls|prompts|sounds|tests|cuts|patterns|prints|ends|seams|holes|slots|vents|spots|zips|ports|cards|samples|wheels|legs|handles|buttons|files|exports|imports|accounts|payments|benefits|beans|springs|bearings|stitches|plans|shades|colors|scents|tags|snacks|drawers|compartments|magnets|sleeves|cells|tiers|shelves|fittings|flaps|cuts|arms)$/
const LABEL_WORD = /^(?:pics|prep|zips?|tabs?|temps?|widgets?|reps?|promos?|vents?|a|an|the)$/
const HARDLY_THING =
  /^(?:forward|double|dark|black|clear|wide|full|extra|real|inside|outside|off|on|up|down|even|one|two|ready|okay|nights?|cold|hot|wet|dry|whole)$/
const TIMES =
  /^(?:weekends?|weekdays?|evenings?|lifetime|forever|mornings?|nights?|days?|hours?|minutes?|weeks?|softens|size|sizes)$/
const MAX_HAD_WORDS = 7
const MAX_FRAGMENT_WORDS = 10

/** Whether a phrase is what was typed, but for its article. */
const isWholly = (phrase: string, typed: string) => {
  const plainly = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:an?|the|with|has|have) /, '')
      .replace(/[^a-z0-9]+/g, '')
  return plainly(phrase) === plainly(typed)
}

/** What was typed, as short as it is and fit for the mouth; undefined where it is no short run of plain words. */
export function spokenFragment(typed: string): string | undefined {
  const text = withJoinedUnit(spellUnits(expandShorthand(speechCase(typed).replace(/ avg\.?$/i, ' on average'))))
    .replace(/^(?=new one (?:every|each)\b)/i, 'a ')
    .replace(/\bstep by step\b/i, 'step-by-step')
    .replace(/^(made|roasted|baked|packed) (.+?)(?<! it| that),? (?=ships\b)/i, '$1 $2, ')
    .replace(/\bline by line\b/i, 'line-by-line')
    .replace(/\b(\d+) digit\b/i, '$1-digit')
    .replace(/(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
    .replace(/^we (?=\p{L})/iu, 'They ')
    .replace(/\bour\b/gi, 'their')
    .replace(/ hours? hands[- ]on\b/i, ' hours, hands-on')
    .replace(/^(\d+ [a-z]+s) (?=\d)/, '$1, ')
    .replace(/(\d)-(minute|hour) (?=[a-z]+ing (?:down|up|in|on|with)\b)/, '$1 $2s of ')
    .replace(/(?<=[a-z]) (?=one (?:per|for each)\b)/, ', ')
    .replace(/^[a-z]+s(?: [a-z]+){2,4}$/i, listed)
    .replace(MEASURE_BEHIND, measureApart)
    .replace(/(?<=\b(?:on|with|for) )[a-z]+(?: [a-z]+){2,3}$/i, listed)
    .replace(/\s*\b(?:lol|haha|omg)\b/gi, '')
    .replace(
      /(\d) (inche|decibel|volt|watt|hour|minute|second|day|week|pound|ounce|feet|gallon|liter)s? (?!(?:an?|ahead|of|in|and|is|or|for|on|to|per|by|long|wide|tall|high|deep|each|at|from|with|apart|every|after|before|max|total|old|late|flat|later|cold|hot|warm|dry|when|while|where|if|so|without|than|then)\b)(?=[a-z])/g,
      (_, digit: string, unit: string) => `${digit}-${unit.replace('inche', 'inch').replace('feet', 'foot')} `,
    )
    .replace(/\(([^()]*)\)\s*$/, ', $1')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/(?<=\p{L}{3})\s?\/\s?(?=\p{L}{3})/gu, ' or ')
    .replace(/\s*%/g, ' percent')
    .replace(
      /(?<!\b(?:he|she|it|they|you|i|that|who|which|kids|we))(?<=[a-rt-z]) ((?:don't|dont|won't|wont|can't|cant|doesn't|doesnt|no)(?= ))/g,
      ', $1',
    )
    .replace(/\b(?:cant|dont|wont|doesnt|isnt)\b/gi, (word) => word.replace(/t$/i, "'t"))
    .replace(/\s+,/g, ',')
    .replace(/\s*[.!,…]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = text.split(' ')
  const strange = words.filter((word) => !isPlainWord(word)).length
  return words.length <= MAX_FRAGMENT_WORDS &&
    words.length > strange * 2 &&
    /\p{L}{2}/u.test(text) &&
    isSayable(`${text}.`) &&
    isEnglish(text) &&
    !/[<>{}[\]()|@#*_=\\+&"]|\d-\d/.test(text)
    ? `${upperFirst(spelledOut(text))}.`
    : undefined
}

/** "works with zoom", "teachers from oaxaca", "260C" */
const spelledOut = (text: string) =>
  text
    .replace(/\b(\d+)in (?=[a-z])/g, '$1-inch ')
    .replace(
      /\b(?:an )?apple (watch|tv|pencil|pay)\b/gi,
      (_, what: string) => `Apple ${what === 'tv' ? 'TV' : upperFirst(what)}`,
    )
    .replace(/\bsuvs\b/gi, 'SUVs')
    .replace(/\b(?:netflix|hulu|youtube|spotify|roku)\b/g, upperFirst)
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, upperFirst)
    .replace(/\birs\b/gi, 'IRS')
    .replace(
      /\b(in|into|on|with|to|alerts|fits|for) an? (?=(?:background|car|family|doctor|fridge|dishwasher|washer|shower|freezer|trunk|cup holder)\b)/g,
      '$1 the ',
    )
    .replace(/\bplugs in (?=(?:a|the|your) )/g, 'plugs into ')
    .replace(/\bph (?=strips?\b|tests?\b|balanced\b|level)/gi, 'pH ')
    .replace(
      /(?<=\bworks? with |\bsyncs? with |\bworks? in |\bto )(?:an? )?(zoom|teams|slack|stripe|square|word|excel)\b/g,
      (_, app: string) => upperFirst(app),
    )
    .replace(/\b(?:cpr|pdf|diy|hsa|fsa|crm)\b/gi, (word) => word.toUpperCase())
    .replace(/\b(?:in|on) app\b/g, 'in the app')
    .replace(/\binto (?=(?:lighter|outlet|wall|car)\.?$)/, 'into the ')
    .replace(/\b(covers|supports|protects) (?=(?:eyes|ears|neck|back|knees|shoulders|feet|hands|head)\b)/, '$1 your ')
    .replace(/(?<=\b(?:from|in) )[a-z]{4,}[a-rt-z](?=\.?$)/g, (place) =>
      isEnglishWord(place) || productNoun(place) ? place : upperFirst(place),
    )
    .replace(
      /\b(\d{2,3}) ?°? ?([CF])(?=\.?$| )/g,
      (_, number: string, scale: string) => `${number} degrees ${scale === 'C' ? 'Celsius' : 'Fahrenheit'}`,
    )
    .replace(/(\d)-mile an hour\b/g, '$1 miles an hour')
    .replace(
      /\b(\d+) ?(min|hr|sec)s? (?=(?!of|in|on|per|a|and|or|to|for|with)[a-z]+s?\b)/g,
      (_, number: string, unit: string) =>
        `${number}-${unit === 'hr' ? 'hour' : unit === 'min' ? 'minute' : 'second'} `,
    )

const isPlainWord = (word: string) => {
  const plain = word.replace(/[^\p{L}\d'’-]/gu, '').toLowerCase()
  return (
    plain === '' ||
    /\d/.test(plain) ||
    plain.split('-').every((part) => isEnglishWord(part) || productNoun(part) !== undefined || LABEL_WORD.test(part))
  )
}

/** "no white cast 4 shades", "quiet 45 decibels": a comma before the measure. */
const MEASURE_BEHIND = /(^|[a-z]+ [a-z]+ )([a-z]+) (\d[\d.]* [a-z]+)(?=\.?$)/i
const measureApart = (whole: string, front: string, before: string, measure: string) => {
  const isThing = isListedNoun(before) || isListedNoun(singular(before))
  return (front === '' ? isAdjective(before.toLowerCase()) : isThing) && !isFunctionWord(before) && !thirdVerb(before)
    ? `${front}${before}, ${measure}`
    : whole
}

/** "plates cups napkins banner": things without the commas. */
function listed(words: string): string {
  const things = words.split(' ')
  const isActs = things.every((word) => word.endsWith('s') && thirdVerb(word.toLowerCase()) !== undefined)
  const isList =
    isActs ||
    (!/^(?:buckle|holder|case|bottle|handle|phone|board|box|bag|seat|frame|stand|cover)$/.test(things.at(-1) ?? '') &&
      things.every(
        (word) =>
          isListedNoun(singular(word.toLowerCase())) && !isAdjective(word.toLowerCase()) && !thirdVerb(singular(word)),
      ))
  return isList ? things.join(', ') : words
}

/** Puts in what labels leave out: "It cuts seatbelt in 1 pull" is "It cuts a seatbelt ...", "no scratch" gets its comma. */
export function mendSentence(said: string): string {
  return spelledOut(said)
    .replace(/ an? (weekly|daily|monthly|nightly)\.$/, ' $1.')
    .replace(/^(It|They)('s|'ve) got ([a-z]+s (?:when|if|while|once) .+)$/, (whole, who: string, _, act: string) =>
      thirdVerb(act.split(' ')[0] ?? '')
        ? who === 'It'
          ? `It ${act}`
          : `They ${pluralVerb(act.split(' ')[0] ?? '')}${act.slice(act.indexOf(' '))}`
        : whole,
    )
    .replace(/ an? (?=(?:one|two|three|four|five|six) [a-z]+(?:\.$| ))/, ' ')
    .replace(/ an? (?=(?:rent|arthritis|eczema|asthma|anxiety)\b)/, ' ')
    .replace(/ an? (itself|themselves)\b/, ' $1')
    .replace(
      /^((?:It|They) [a-z]+) an? (?!(?:\w*string|spring|ring|\w*wing|sling|ceiling|building|coating|lining|opening|setting|casing|king)\.)([a-z]{3,}ing)\.$/,
      '$1 $2.',
    )
    .replace(/ by the (?=(?:week|day|month) (?:one|two|three|four|five|\d+)\b)/, ' by ')
    .replace(/ smells? like (?:an? )?(fragrance|scent|perfume)[- ]free\.$/, (_, what: string) => ` has no ${what}.`)
    .replace(/ comes? in the (?=[a-z]+ or )/, (found) => found.replace('the ', ''))
    .replace(/\b(\d+)-cup holders\b/, '$1 cup holders')
    .replace(
      /^((?:It|They) (?:clips?|snaps?|hangs?|mounts?|straps?|attach(?:es)?|sticks?|slides?|hooks?|screws?|plugs?|locks?) (?:on|onto|over|to|under|into|around) )([a-z]{4,})\.$/,
      (whole, front: string, what: string) => (isEnglishWord(what) ? whole : `${front}the ${what}.`),
    )
    .replace(/ in a palm\.$/, ' in your palm.')
    .replace(/\bfits (?=\d[\d.]*-(?:inch|foot) [a-z]+[^s\W]\.$)/, (_, at: number, all: string) =>
      /^8|^11|^18/.test(all.slice(at + 5)) ? 'fits an ' : 'fits a ',
    )
    .replace(/^The (?=(?:every|each|all|no) )/, '')
    .replace(/^(?:every|each) /, upperFirst)
    .replace(
      / got an? ((?:[\w-]+ )*(?:charging|lighting|stitching|seating|parking|padding|ribbing|bedding|billing|pricing|tracking|training|coaching|editing|wiring|framing))\.$/,
      ' got $1.',
    )
    .replace(/ like a (nothing|new|home|magic)\.$/, ' like $1.')
    .replace(/^The one (?=[a-z]+ [a-z]+s )/, 'One ')
    .replace(/^There are no tools\.$/, 'No tools needed.')
    .replace(/^There's no drill\.$/, 'No drilling.')
    .replace(/^An? (?=\p{Lu}\S*, too\.$)/u, '')
    .replace(/\b(after|before|without|by|for|when) the ([a-z]+ing) ([a-z]+)\.$/, '$1 $2 the $3.')
    .replace(
      /^(It's|They're|They've) (?:got )?((?:[a-z-]+ )*(?:metal|[a-z]+ foam|steel|linen|cotton|leather|fleece|wool|silk|satin|velvet|oak|walnut))\.$/,
      (whole, start: string, what: string) => (/ got /.test(whole) ? `${start.replace("'ve", "'re")} ${what}.` : whole),
    )
    .replace(
      /\b(on|fits?|for) (\d+ to \d+-inch [a-z]+[^s])\.$/,
      (_, how: string, what: string) => `${how} ${what.replace(/ss$/, 'sse')}s.`,
    )
    .replace(/(?<!'s|are|is|has|have|needs?|with|and|or|but|,)(?<=[a-z]) (no [a-z]+\.)$/, ', $1')
    .replace(/(?<=\b(?:on|with|for) )[a-z]+(?: [a-z]+){2,3}(?=\.$)/, listed)
    .replace(
      /^((?:It|They) [a-z]+) ([a-z]+) (?=(?:in|with|from|for|at|on|to)\b)/,
      (whole, verb: string, what: string) => (isCounted(what) ? `${verb} ${withArticle(what)} ` : whole),
    )
    .replace(/ (with|to|from|under) ([a-z]+)\.$/, (whole, how: string, what: string) =>
      isCounted(what) && !(how === 'to' && baseVerb(what)) ? ` ${how} ${withArticle(what)}.` : whole,
    )
    .replace(/ (with|from|under) ([a-z]+) ([a-z]+)\.$/, (whole, how: string, kind: string, what: string) =>
      isCounted(what) && isListedNoun(kind) && !isPluralWord(kind)
        ? ` ${how} ${withArticle(`${kind} ${what}`)}.`
        : whole,
    )
    .replace(MEASURE_BEHIND, measureApart)
    .replace(/^It's ([a-z]+)\.$/, (whole, what: string) =>
      isCounted(what) && !FLAVOR.test(what) ? `It's got ${withArticle(what)}.` : whole,
    )
    .replace(/ got (double|single|triple|built-in|extra) ([a-z]+)(?= and |\.$)/, (whole, how: string, what: string) =>
      isCounted(what) ? ` got ${withArticle(how)} ${what}` : whole,
    )
    .replace(/ got (\d+-[a-z]+) ([a-z]+)\.$/, (whole, size: string, what: string) =>
      isPluralWord(what) || isMassNoun(what) || UNCOUNTED.test(what)
        ? whole
        : ` got ${withArticle(`${size} ${what}`)}.`,
    )
    .replace(/ in (USA|US|UK|EU)\.$/, ' in the $1.')
    .replace(/ with an? (door|wall|window|floor|bed|sink|tub|fridge)\.$/, ' with the $1.')
    .replace(/ with an? (?=(?:one|two|three|four|five|six) [a-z]+\.$)/, ' with ')
    .replace(/ got (\d+ percent) ([a-z]+)\.$/, (whole, much: string, what: string) =>
      isCounted(what) ? ` got a ${much} ${what}.`.replace(' a 8', ' an 8') : whole,
    )
    .replace(/^(You use) (?=(?:till|until|as|after|before)\b)/, '$1 it ')
    .replace(/\b(fits?) an? ([a-z]+)\.$/, (whole, fits: string, what: string) =>
      isEnglishWord(what) || productNoun(what) ? whole : `${fits} ${upperFirst(what)}.`,
    )
    .replace(/ (at|on|in) (edges|corners|ends|sides|seams)\.$/, ' $1 the $2.')
    .replace(/ on (handlebar|handle|wall|door|fridge|desk|back|side|front|bottom|top)\.$/, ' on the $1.')
}
const FLAVOR =
  /^(?:lemon|lime|orange|cherry|apple|peach|mango|strawberry|blueberry|raspberry|vanilla|mint|peppermint|coconut|banana|pear|grape|melon|watermelon|pineapple)$/
/** A thing of which there are several. */
export const isCounted = (word: string) =>
  readNounPhrase(`a ${word}`)?.number === 'singular' &&
  (isListedNoun(word) || productNoun(word) === 'thing') &&
  !isMassNoun(word) &&
  !UNCOUNTED.test(word) &&
  !WITHOUT_ARTICLE.test(word) &&
  !isAdverb(word) &&
  !isAdjective(word)

/** "It's got a size tag inside out.", "You get reminders to customers.": words of a list behind a verb that does not suit them. */
const FORCED =
  / got an? \p{L}+ by the |^The \p{L}+s (?:cut|built|sewn) in\.$| got an? (?:daily|nightly|weekly|regular) use\.$|^You book with |^(?:It's|They're) made .* (?:ships|comes|works|fits) | got \d+ (?:devices|people|players|users|guests|uses|washes)\.$|\d by \d+ pounds|^(?:It|They) (?!works?|fits?|lasts?|runs?|stands?|stays?|holds?|is|are)[a-z]+ for \p{L}+ \p{L}+\.$|^You get an? (?:back|on|off|up|out|ready|in) |^The [A-Z]{2,} (?:is|are) | got an? (?:loose)[- ]leaf\.$| got .* (?:inside out|upside down|by (?:email|text|phone|mail))\.$| got an? .* size\.$| got an? (?:\p{L}+ )?(?:to|up to) \d| got an? (?:photo|picture|video|note|list)s? of | got an? (?:measure|add|mix|pour|choose|pick|send) |^You get [a-z]+s to [a-z]|^You [a-z]+, |^[A-Z]\p{L}+ \d+ \p{L}+ (?:is|are) |^The \p{L}+'s remote\.| got [^.]+ and an? \p{L}+\.$/u

/** Whether a sentence made of a label reads like one: its thing ends in a thing, its verb is one, its measures stand where they can. */
export function isSureSentence(said: string, typed: string): boolean {
  if (FORCED.test(said)) return false
  const predicate = /^The .+(?:'s| is| are) ([a-z]+)\.$/.exec(said)?.[1] ?? ''
  if (productNoun(predicate) === 'thing' && !isAdjective(predicate)) return false
  if (
    / got (?:nothing|everything|something) |^There's no [a-z]+s [a-z]+|^The [a-z ]+'s \d+ (?:grams|ounces|pounds)\.$/.test(
      said,
    )
  )
    return false
  const [first = '', second = ''] = typed.trim().toLowerCase().split(/\s+/)
  const [, had] =
    /^(?:It's|They've|You) (?:got|get) (?:an? |the )?([^,]+)\.$/.exec(said) ??
    /^(?:It|They) (?:comes?|works?) in (?:an? )?([^,]+)\.$/.exec(said) ??
    []
  if (had !== undefined) {
    const front =
      had.split(/ (?:with|for|of|in|on|to|at|from|per|and|or|you|that|so|including|under|over|each) /)[0] ?? ''
    const words = front.toLowerCase().split(' ')
    const head = words.at(-1) ?? ''
    if (
      (isAdjective(head) && !isListedNoun(head)) ||
      /^(?:free|quiet|firm|soft|strong|red|cold|hot|flat|black|white|wide|tall|warm|dry|wet)$/.test(head)
    )
      return false
    if (
      words.slice(1, -1).some((word) => /^(?:ships|comes|arrives|goes|works|fits|keeps|stays|sticks|lasts)$/.test(word))
    )
      return false
    if (/\bgot an? /.test(said) && MATERIAL.test(head)) return false
    if (
      / (?:got|get) an? /.test(said) &&
      words
        .slice(0, -1)
        .some(
          (word) => isPluralWord(word) && isListedNoun(singular(word)) && !/^(?:sports|kids|glasses|sales)$/.test(word),
        )
    )
      return false
  }
  if (
    /\d (?:volt|watt|second|minute|hour|inche|foot|feet|pound|ounce)s? (?!and|or|to|of|an?|per|with|in|on|for|from|each|long|wide|tall|deep|high|before|after|at|by|total|every|later|on\b)[a-z]+/.test(
      said,
    )
  )
    return false
  if (/\d-(?:inch|foot|hour|minute) (?:flat|wide|tall|long|high|deep|and)\b/.test(said)) return false
  // "rails on 3 sides", "turn dial to change weight"
  if (
    /^(?:It|They) /.test(said) &&
    ((isPluralWord(first) && isListedNoun(singular(first))) ||
      (first.endsWith('s') && productNoun(first) === 'service')) &&
    /^(?:on|for|with)$/.test(second) &&
    !SURELY_DOES.test(first)
  )
    return false
  if (
    baseVerb(first) === 'sure' &&
    readNounPhrase(`a ${second}`)?.number === 'singular' &&
    isListedNoun(second) &&
    !isMassNoun(second)
  )
    return false
  if (
    /^There's no \p{L}+s \p{L}+\.$|^There's no [a-z]+ (?:under|over|for)\b|^You [a-z]+ (?:in|on|at) the [a-z]+\.$|^It's (?:ready|night|led|side|back|front|task|reading) light\./u.test(
      said,
    )
  )
    return false
  if (
    /^The (?:[a-z]+ )?[a-z]+s\.$/.test(said) ||
    /^The (?:quiet|loud|soft|small|light|heavy|bright|cold|hot|warm|jumbo|mini|large|big|double|single|thick|thin|wide|deep)'s |^It weighs 0|^Your .* (?:is|are) okay\.$/.test(
      said,
    )
  )
    return false
  if (/got an? [a-z]+(?: [a-z]+)? and [a-z]+\.$/.test(said)) return false
  if (
    /^The (?!.* (?:is|are) )[a-z ]+ [a-z]+[^aeiou]ed\.$|^There(?:'s| are) no .*\d|^The first's |^It's \d+ [a-z]+s one\b/.test(
      said,
    )
  )
    return false
  if (/^It's (?:light|remote|timer|sound|battery) (?:with|on)\b/.test(said)) return false
  if (
    /^The [a-z]+ are /.test(said) &&
    /^(?:loud|quiet|fast|slow|clean|cold|hot|flat|smooth|bright|warm)$/.test(second) &&
    baseVerb(singular(first))
  )
    return false
  if (
    / got (?:waters|feeds|charges|lasts|cleans|heats|cools|dries|covers|runs|plays|lights) (?:for|in|up|over) /.test(
      said,
    )
  )
    return false
  if (
    /^(?:mix|pour|add|plug|clip|snap|wrap|spray|wipe|rinse|soak|dip|peel|boil|wave) (?:with|w|in|on|to|into|onto|off)\b/.test(
      typed,
    ) &&
    !/^You [a-z]+ (?:it|them)\b/.test(said)
  )
    return false
  if (/^[a-z]+ to (?:turn|open|use|start|close|lock|switch|clean|wash)\b/i.test(typed)) return false
  return !(
    /^(?:It|They) /.test(said) &&
    baseVerb(first) !== undefined &&
    !first.endsWith('s') &&
    said.startsWith('They ') &&
    !BY_ITSELF.test(first)
  )
}
const MATERIAL =
  /^(?:viscose|cotton|linen|steel|leather|wool|bamboo|foam|latex|rayon|polyester|nylon|silk|fleece|denim|silicone|ceramic|glass|wood|aluminum|brass|rubber|canvas|suede|gold|silver)$/
const SURELY_DOES =
  /^(?:fits|works|sits|hangs|clips|folds|stays|stands|lies|sticks|plugs|snaps|rolls|locks|straps|ships|turns|slides|mounts|stores)$/

const PREDICATIVE =
  /^(?:(?!cable|table|vegetable|timetable)[a-z]+(?:able|ible)|flexible|quiet|soft|long|wide|deep|strong|thick|thin|big|large|small|extra-long|short|removable|reversible|padded|rounded|curved|flat|smooth|raised|reinforced|lined|hidden|waterproof|non-slip|stretchy|firm|sharp|bright|clear|heavy|light|fast|gentle|safe|sturdy|elastic|insulated|magnetic|washable)$/

/** The ways to say a feature in the seller's own words: "It's got a lid.", "There's a lid." */
export function plainSentences(plain: string): string[] {
  const thing = /^(?:It's|They've) got (an? .+)\.$/.exec(plain)?.[1]
  return thing === undefined ? [plain] : [plain, `There's ${thing}.`]
}

const HAVING =
  /\b(It's got|They've got|There's|There are|You get) ((?!no |room |nothing )[^.!?,:]+)\. (?:It's got|They've got|There's|There are|You get) ((?!no |room |nothing )[^.!?,:]+)\./g
const BEING = /\b(It's|They're) ([a-z]+(?:-[a-z]+)*)\. \1 ([a-z]+(?:-[a-z]+)*)\./g
const MAX_JOINED_WORDS = 4

/** "It's got a lid. There's a strap. It's got 2 pockets." in one breath. */
export function inOneBreath(text: string): string {
  const things: string[] = []
  const once = text.replace(HAVING, (whole, start: string, first: string, second: string) => {
    if (
      [first, second].some(
        (thing) => thing.split(' ').length > MAX_JOINED_WORDS || / and | in (?:it|them)$/.test(thing),
      )
    )
      return whole
    things.push(second)
    return `${start} ${first} and ${second}.`
  })
  // A third one follows.
  const thrice = once.replace(
    /\b(It's got|They've got|You get|There's|There are) ([^.!?,:]+?) and ([^.!?,:]+)\. (?:It's got|They've got|There's|There are|You get) ((?!no |room |nothing )[^.!?,:]+)\./g,
    (whole, start: string, first: string, second: string, third: string) =>
      things.includes(second) && third.split(' ').length <= MAX_JOINED_WORDS
        ? `${start} ${first}, ${second}, and ${third}.`
        : whole,
  )
  return thrice.replace(BEING, '$1 $2 and $3.')
}

const CLAUSE = /^(?:It|It's|They|They're|They've|You|There's|There are) [^.!?:,]+\.$/
const MAX_CLAUSE_WORDS = 9

/** "It's got 6 blades. It crushes ice." as one sentence: "It's got 6 blades, and it crushes ice." */
export function inOneSentence(sentences: readonly string[]): string {
  const text = inOneBreath(sentences.join(' '))
  const clauses = splitSentences(text)
  if (clauses.length < 2 || !clauses.every((each) => CLAUSE.test(each) && each.split(' ').length <= MAX_CLAUSE_WORDS))
    return text
  const said = clauses.map((each, at) => (at === 0 ? each : lowerFirst(each)).replace(/\.$/, ''))
  return `${said.slice(0, -1).join(', ')}, and ${said.at(-1)}.`
}

const WITHOUT_ARTICLE =
  /^(?:dinner|lunch|breakfast|tv|school|work|home|bed|sleep|church|class|time|money|weight|rent|town|college|bread|cake|pizza|soup|beer|wine|cheese|fish|chicken|salad|cereal|candy|chocolate|coffee|tea|juice|milk|meat|rice|toast|butter|ice|gas|mail|yoga|golf|music|guitar|piano|chess|baseball|soccer|spring|summer|winter|fall|night|day|noon|dawn|dusk|midnight|hold|lot|kind|sort|bit|half|whole|cash|credit|pain|hope|luck|fun|love|help|care|use|need|want|go|back|front|top|side|end)$/
