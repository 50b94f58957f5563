import {
  agree,
  isMassNoun,
  lowerFirst,
  parseMeasure,
  pluralVerb,
  spellUnits,
  thirdPerson,
  tidy,
  upperFirst,
} from '../language'
import { sayable } from '../analysis/seller-shorthand'
import { speechCase } from '../analysis/speech-case'
import { MATERIALS } from '../analysis/feature-words'
import { cleanField } from './clean-field'
import { isVerbAt, spokenSubject, startsWithMarker, verbAfterSubject } from './clause'
import { UNCOUNTED } from './determiners'
import { isEnglish } from './is-english'
import { joinAll } from './label-words'
import {
  PEOPLE,
  baseVerb,
  isAdjective,
  isAdverb,
  isFunctionWord,
  isListedNoun,
  isNoun,
  isOnlyAdjective,
  isParticiple,
  isPluralWord,
  thirdVerb,
} from './lexicon'
import { readNounPhrase, wordsOf } from './noun-phrase'
import { claimInWording, refusalOf } from './refusal'
import { expandShorthand } from './shorthand'
import { correctSpelling } from './spelling'
import { splitFeature } from './split-feature'
import type { FeatureText, ProductMention } from './types'

/** What a sentence needs to know of the product. */
type Named = Pick<ProductMention, 'noun' | 'isPlural'> & Partial<Pick<ProductMention, 'form'>>

const MAX_CAPTION_CHARACTERS = 48
const MAX_CAPTION_WORDS = 8
const MAX_SENTENCE_WORDS = 14
const MAX_FEATURES = 6

/** Reads one typed text: what can be said of each feature in it, and what can only be shown. */
export function readFeature(typed: string, product: Named): FeatureText[] {
  const clean = cleanField(typed)
    .replace(/[!]+/g, '.')
    .replace(/\bincl\.(?=\s)/gi, 'incl')
    .replace(/["]/g, (mark, at: number, all: string) => (/\d$/.test(all.slice(0, at)) ? mark : ' '))
  if (!/[\p{L}\p{N}]/u.test(clean)) return []
  const text = correctSpelling(clean)
  const parts = splitFeature(text, standing).slice(0, MAX_FEATURES)
  // A claim may stretch over several parts: then none of them is used.
  const whole = parts.length > 1 ? refusalOf(clean) : undefined
  if (whole && !parts.some((part) => refusalOf(part))) return [{ text: '', sentences: [], caption: '', refused: whole }]
  return parts.map((part) => readPart(part, product))
}

function readPart(part: string, product: Named): FeatureText {
  const refused = refusalOf(part)
  if (refused) return { text: '', sentences: [], caption: '', refused }
  const caption = captionOf(part)
  if (!isEnglish(spellUnits(part))) return { text: part, sentences: [], caption }
  const spoken = toSpoken(expandShorthand(part))
  const sentences = [...new Set(sentencesOf(spoken, product).map(finish))].filter((sentence) => isSound(sentence))
  return { text: part, sentences, caption }
}

const toSpoken = (part: string) =>
  spellUnits(
    sayable(
      speechCase(
        part
          .replace(/\s*&\s*/g, ' and ')
          .replace(/\bw\/\s?/g, 'with ')
          .replace(/\s*\+\s*(?=\p{L})/gu, ' and '),
      ),
    ),
  )
    .replace(/^(?:a|an|the) (?=\p{Ll}+s\b)/u, '')
    .replace(/^(?:super|very|so|really|ultra) (?=\p{L}+(?: and \p{L}+)?$)/iu, '')
    .replace(/\b(\p{L}+) (free|friendly|proof)(?=$| and\b|,)/giu, (whole, first: string, second: string) =>
      isNoun(first) || /^(?:bpa|pfas)$/i.test(first) ? `${first}-${second}` : whole,
    )
    .replace(/\b(\p{L}+) (free|friendly|proof|resistant) (?=\p{L}+$)/giu, (whole, first: string, second: string) =>
      isNoun(first) || baseVerb(first.toLowerCase()) ? `${first}-${second} ` : whole,
    )
    .replace(/\bstep by step (?=\p{L})/giu, 'step-by-step ')
    .replace(/\b(check|sign|log|plug|add) (in|on|up)s\b/gi, '$1-$2s')
    .replace(/\bno[- ]slip\b/gi, 'non-slip')
    .replace(/\b([b-hj-z]) (?=(?:handle|ring|clamp|hook|shape)\b)/g, (letter) => letter.toUpperCase())
    .replace(/\b(\d)t\b/g, '$1T')
    .replace(
      /\b(made in )((?!tiny|little|lil|a |an |our |small|limited|house|batch|bulk|minutes|seconds|the|a |an |store|one|two)\p{Ll}+)/giu,
      (_, made: string, place: string) => made + upperFirst(place),
    )
    .replace(/\bcarry on(?= (?:size|bag|suitcase|luggage)\b|$)/gi, 'carry-on')
    .replace(
      /\b(freeze|air|sun|oven|slow|dry|hand|cold|wood|stone|fire|pan|kiln|laser) (dried|roasted|cooked|pressed|brewed|fired|ground|smoked|baked|aged|cured|poured|sewn|knit|woven|blown|stitched|painted|cut)\b/gi,
      '$1-$2',
    )
    .replace(
      /\b(peel and stick|plug and play|grab and go|heat and eat|wash and wear|ready to eat|ready to use|iron on)\b/gi,
      (words) => words.replace(/ /g, '-'),
    )
    .replace(/\b(touch) (screen|pad)(?= \p{L})/giu, '$1$2')
    .replace(/^loose leaf$/i, 'loose-leaf')
    .replace(/\b(non|anti) (\p{L}+)/giu, '$1-$2')
    .replace(/\b(\p{L}+) (?:safe) (basket|lid|parts|tray|bowl)\b/giu, '$1-safe $2')
    .replace(/\s+/g, ' ')
    .replace(/[.!?,;:\s]+$/, '')
    .trim()

/** As text on screen: short, with units, without end mark. A long one ends where its first complete part does, or is shown whole. */
export function captionOf(part: string): string {
  const text = upperFirst(
    speechCase(part.replace(/\s*&\s*/g, ' & ').replace(/[{}<>"“”]/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  ).replace(/[\s,.:;-]+$/, '')
  if (text.split(' ').length <= MAX_CAPTION_WORDS && text.length <= MAX_CAPTION_CHARACTERS) return text
  const [start = text] = text.split(PART_END)
  return /\S \S/.test(start) ? start : text
}

/** Where a label can stop and still say something: "Motor does not start unless lid is locked" can not. */
const PART_END =
  /[.;:!?]?\s[-–—]\s|[.;:!?,] |\s[(]| (?:so|instead|which|because|while|since|in case) (?=[a-z])|(?<!\b(?:both|between) \S+) and (?=(?:it|they|you|then|stops?|works?|goes|comes|fits|keeps?|holds?|stays?)\b)/i

const finish = (sentence: string) => tidy(upperFirst(`${sentence.replace(/[\s.,;:!?-]+$/, '')}.`))

function isSound(sentence: string): boolean {
  return (
    wordsOf(sentence).length <= MAX_SENTENCE_WORDS &&
    !/[{}<>[\]()|@#*_=\\"“”€£]|[$](?!\d)|https?:|www\.|\.(?:com|net|org)\b|\bundefined\b|\b(\p{L}+) \1\b/iu.test(
      sentence,
    ) &&
    (sentence.match(/(?<!\p{L})'|'(?!\p{L})/gu)?.length ?? 0) % 2 === 0 &&
    /^[\p{Lu}\p{N}]|^\p{Ll}\p{Lu}/u.test(sentence) &&
    !/\b(?:and|or|with|for|of|the|an?|to|your|by|from)\.$/.test(sentence) &&
    claimInWording(sentence) === undefined
  )
}

/** Whether a part would be a feature if it stood alone, and whether it says what the product does. */
function standing(part: string): 'verb' | 'label' | undefined {
  const words = wordsOf(toSpoken(part))
  const first = (words[0] ?? '').toLowerCase()
  if (words.length === 0) return undefined
  if (/\b(?:included|incl\.?)$/i.test(part)) return 'verb'
  if (/^(?:for|with|from|to|by|of|in|on|at|made|not|including|includes?|comes?)$/.test(first))
    return first === 'not' || first === 'made' ? 'label' : 'verb'
  if (isFunctionWord(first) && !/^(?:no|one|two|three|you|it|they|up|all|never|can|won't|doesn't)$/.test(first))
    return undefined
  if (
    isVerbAt(words, 0) ||
    thirdVerb(first) === 'sure' ||
    (baseVerb(first) === 'sure' && words.length > 1) ||
    verbAfterSubject(words) > 0
  )
    return 'verb'
  if (/^(?:no|you|it|they|never|can|won't|doesn't)$/.test(first)) return 'verb'
  return 'label'
}

type Reader = (text: string, words: string[], product: Named) => string[] | undefined

/** The first reader that knows the form decides; an empty answer means "understood, but better not said". */
const READERS: readonly Reader[] = [
  ownPerson,
  pronoun,
  negative,
  comesWith,
  madeOf,
  purpose,
  combined,
  timed,
  measured,
  ownSubject,
  adjective,
  thirdPersonVerb,
  baseFirst,
  thing,
]

function sentencesOf(text: string, product: Named): string[] {
  const words = wordsOf(text)
  if (/^(?:machine|hand) wash(?:able)?\b.*\b(?:cold|warm|hot)$|\bwash only$/i.test(text)) return []
  if (words.length === 0 || words.length > 16 || /[?]|https?:|www\.|@/.test(text)) return []
  for (const read of READERS) {
    const found = read(text, words, product)
    if (found) return found.map(withPlace)
  }
  return []
}

/** "snaps to suitcase" lacks the article that speech needs. */
function withPlace(sentence: string): string {
  const sized = /^((?:It|They) fits? )(\d+)(-[a-z]+ [a-z]+)$/.exec(sentence)
  if (sized && !isPluralWord(sized[3]?.split(' ').at(-1) ?? ''))
    return `${sized[1]}${/^(?:8|11(?!\d)|18(?!\d))/.test(sized[2] ?? '') ? 'an' : 'a'} ${sized[2]}${sized[3]}`
  const found =
    /^(.* (?:snaps?|clips?|attach(?:es)?|doubles?|packs?|folds?|converts?|turns?|transforms?|straps?|hooks?|mounts?|plugs?|flips?|unfolds?|clamps?|fits?|hangs?|works?|goes?|sits?|stands?|slips?|slides?|signs?|rests?|sticks?|stores?) (?:as|into|in|to|onto|on|over|under|behind|around|inside) )((?!the |an? |my |your |any |every |its |our |all |most |one )[a-z][a-z-]*(?: [a-z][a-z-]*)?)$/.exec(
      sentence,
    ) ?? /^((?:It|They) fits? )((?!and )[a-z][a-z-]*(?: [a-z][a-z-]*)?)$/.exec(sentence)
  if (
    !found ||
    /(?:^|\s)(?:size|length|order|place|bed|use|work|scale|shape|heat|top|both|any|all|most|half|seconds|water|minutes|everything|everywhere|anything|home|perfectly|snugly|well|tightly|great|fine|true)$/.test(
      found[2] ?? '',
    )
  )
    return sentence
  if (found[2] === 'carry-on') return `${found[1]}a carry-on`
  const phrase =
    readNounPhrase(found[2] ?? '') ?? (/ /.test(found[2] ?? '') ? undefined : readNounPhrase(`a ${found[2]}`))
  return phrase?.number === 'singular' && phrase.tail === '' ? `${found[1]}${phrase.text}` : sentence
}

const it = (product: Named) => (product.isPlural ? 'they' : 'it')
const itIs = (product: Named) => (product.isPlural ? "They're" : "It's")
const itHas = (product: Named) => (product.isPlural ? 'They have' : 'It has')
const itDoes = (product: Named, predicate: string) =>
  `${upperFirst(it(product))} ${agree(withFor(predicate), product.isPlural ? 'plural' : 'singular')}`
const numberOf = (product: Named) => (product.isPlural ? 'plural' : 'singular')

/** "keeps drinks cold 24 hours" lacks the "for" that speech needs. */
const withFor = (predicate: string) =>
  predicate.replace(
    /(?<!\b(?:for|in|to|up to|than|every|within|about|over|after|of|lasts?|least|under|by|at|gives?|saves?|takes?|needs?))(\s)(\d+(?:\.\d+)?\+? (?:hours|minutes|days|weeks|months|years))$/i,
    (_, gap: string, time: string) => `${gap}for ${time.replace('+', ' plus')}`,
  )

/** "You can wash it by hand"; what sellers say of themselves stays on screen. */
function ownPerson(text: string, words: string[]): string[] | undefined {
  const first = (words[0] ?? '').toLowerCase()
  if (
    /^(?:i|i'm|i've|we|we're|we've|our|us|my)$/.test(first) ||
    /\b(?:me|us|our|we|my)\b/i.test(words.slice(1).join(' '))
  )
    return []
  if (/^(?:you|you'll|you're|you've)$/.test(first)) return words.length > 2 ? [upperFirst(text)] : []
  if (/^(?:so|and|but|because|if|when|while|until|what|who|why|how|which|where|than|or|that)$/.test(first)) return []
  return undefined
}

/** "It has USB-C", "they're soft", "this bottle keeps drinks cold". */
function pronoun(text: string, words: string[], product: Named): string[] | undefined {
  const found =
    /^(?:it|they|this|these|the product|the (?:app|item|set|kit)|(?:this|these|our) [a-z]+)('s|'re)? (.+)$/i.exec(text)
  if (!found || (found[1] === undefined && words.length < 3)) return undefined
  const rest = found[2] ?? ''
  if (found[1]) return adjective(rest, wordsOf(rest), product) ?? [`${itIs(product)} ${rest}`]
  const [verb = '', ...others] = wordsOf(rest)
  if (/^(?:can|can't|won't|will|never)$/i.test(verb)) return [`${upperFirst(it(product))} ${rest}`]
  const base = pluralVerb(verb.toLowerCase())
  const form =
    baseVerb(verb.toLowerCase()) && !thirdVerb(verb.toLowerCase())
      ? thirdPerson(verb.toLowerCase())
      : verb.toLowerCase()
  if (!thirdVerb(form) && !/^(?:is|are|has|have|do|does)$/.test(form) && !baseVerb(base)) return []
  const singularForm = form === 'are' ? 'is' : form === 'have' ? 'has' : form
  return [itDoes(product, [singularForm, ...others].join(' '))]
}

function negative(text: string, words: string[], product: Named): string[] | undefined {
  const no = /^(?:no|zero|without(?: any)?)\s+(?:more\s+)?(.+)$/i.exec(text)
  if (no) {
    const rest = no[1] ?? ''
    const needed = /^(.+?) (?:needed|required|necessary)$/i.exec(rest)?.[1]
    if (needed && readNounPhrase(needed))
      return [`${upperFirst(it(product))} ${product.isPlural ? 'need' : 'needs'} no ${lowerFirst(needed)}`]
    if (/^need to /i.test(rest)) return [`There's no ${rest}`]
    // "no drill, tension pole": the second is there.
    if (/^[^,]+, (?!no |or )[^,]+$/.test(rest) && readNounPhrase(rest.split(', ')[1] ?? '')?.number === 'singular')
      return []
    const list = rest.split(/,? (?:or|and) (?:no )?|, (?:no )?/).filter(Boolean)
    const read = list.map((part) => readNounPhrase(part.replace(/^(?:no|zero) /, '')))
    if (read.some((phrase) => !phrase)) return []
    return [
      `There${read[0]?.number === 'plural' ? ' are' : "'s"} no ${read.map((phrase) => phrase?.bare).join(list.length === 2 ? ' or ' : ', ')}`,
    ]
  }
  if (/^not (?!just|only)/i.test(text)) {
    const rest = words.slice(1)
    return isAdjective(rest[0] ?? '') || isAdverb(rest[0] ?? '') ? [`${itIs(product)} ${text.toLowerCase()}`] : []
  }
  if (/^(?:doesn't|does not|don't|do not|won't|will not|can't|cannot) \p{L}/iu.test(text)) {
    const predicate = text
      .replace(/^(?:doesn't|does not|don't|do not)/i, product.isPlural ? "don't" : "doesn't")
      .replace(/^will not/i, "won't")
    return [`${upperFirst(it(product))} ${lowerFirst(predicate)}`]
  }
  if (/^never \p{L}/iu.test(text))
    return thirdVerb(words[1] ?? '')
      ? [`${upperFirst(it(product))} never ${agree(words.slice(1).join(' '), numberOf(product))}`]
      : []
  return undefined
}

function comesWith(text: string, _: string[], product: Named): string[] | undefined {
  const lead =
    /^(?:comes? with|includes?|including|with|features?|featuring|has|have|plus|includes? an?|it includes)\s+(.+)$/i.exec(
      text,
    )
  const included = /^(.+?) (?:(?:is|are) )?included$/i.exec(text)
  const added = lead?.[1] ?? included?.[1]
  if (added === undefined) return undefined
  const parts = added.split(/,? (?:and|&) |, /)
  const read = parts.map((part) => readNounPhrase(part))
  const phrase =
    read.every(Boolean) && parts.length <= 3
      ? joinAll(read.map((part) => part?.text ?? ''))
      : readNounPhrase(added)?.text
  if (!phrase) return []
  const come = `${upperFirst(it(product))} ${product.isPlural ? 'come' : 'comes'} with ${phrase}`
  if (/^(?:with|has|have|features?|featuring)\b/i.test(text))
    return [`${itHas(product)} ${phrase}`, ...(/^with/i.test(text) ? [come] : [])]
  return [come]
}

function madeOf(text: string, words: string[], product: Named): string[] | undefined {
  const within = /^(?:100% )?([a-z -]+) (inside|outside|underneath)$/i.exec(text)
  if (within && MATERIALS.test(within[1] ?? '')) return [`${itIs(product)} ${lowerFirst(text)}`]
  if (
    /^(?:made|built|crafted|constructed|woven|cut|carved|printed) (?:of|from|with|in|out of|by|for|to)\s+\S/i.test(text)
  )
    return [`${itIs(product)} ${lowerFirst(text)}`]
  if (
    MATERIALS.test(text) &&
    words.length <= 4 &&
    !isPluralWord(words[words.length - 1] ?? '') &&
    !isOnlyAdjective(words[words.length - 1] ?? '')
  )
    return [`${itIs(product)} made of ${text.replace(/^pure (?=\d)/, '')}`]
  return undefined
}

function purpose(text: string, words: string[], product: Named): string[] | undefined {
  if (/^sizes? \d/i.test(text))
    return [`${upperFirst(it(product))} ${product.isPlural ? 'come' : 'comes'} in ${lowerFirst(text)}`]
  if (/^(?:grades?|ages?|levels?) \d/i.test(text)) return [`${itIs(product)} for ${lowerFirst(text)}`]
  if (
    /^(?:designed|meant|intended|suitable|ideal|great|good|perfect|safe|approved|sized|recommended) for \S/i.test(
      text,
    ) &&
    words.length > 2
  )
    return /^perfect|^ideal/i.test(text)
      ? [`${itIs(product)} for ${words.slice(2).join(' ')}`]
      : [`${itIs(product)} ${lowerFirst(text)}`]
  if (!/^for \S/i.test(text)) return undefined
  const first = (words[1] ?? '').toLowerCase().replace(/,$/, '')
  if (
    /^(?:the|a|an|\d+|ages|kids|your|all|any|up|men|women|small|big|large|both|every|indoors|outdoors|home|people|anyone|everyone|beginners)$/.test(
      first,
    ) ||
    (/^[a-z]{3,}$/.test(first) && !isFunctionWord(first))
  )
    return /^(?:sale|free|real|sure|life|ever)$/.test(first) ? [] : [`${itIs(product)} ${lowerFirst(text)}`]
  return []
}

/** "6-in-1": the number of things it is. */
function combined(text: string, _: string[], product: Named): string[] | undefined {
  const found =
    /^(?:an? )?(\d+|two|three|four|five|six|seven|eight|ten)[- ]in[- ](?:1|one)(?: (?:design|\p{L}+))?$/iu.exec(text)
  if (!found) return undefined
  return product.isPlural || product.noun === 'thing'
    ? []
    : [`It's ${/^(?:8|11|18|eight)/.test(found[1] ?? '') ? 'an' : 'a'} ${found[1]}-in-1 ${product.noun}`]
}

const HOLDS_VOLUME =
  /\b(?:bin|bottle|tumbler|mug|cup|cooker|fryer|bag|backpack|cooler|container|jar|bucket|kettle|pitcher|canister|carafe|fountain|tank|pot|pan|bowl|caddy|box|humidifier|composter|basket|pack|duffel|tote|thermos|flask|teapot|growler|fridge|freezer|blender|maker|dispenser|hamper|can|jug|keg)s?$/

function measured(text: string, words: string[], product: Named): string[] | undefined {
  const shades =
    /^(?:comes? in |available in )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:[a-z]+ )?(?:colors|colours|shades|sizes|scents|flavors|flavours|patterns|styles|designs))$/i.exec(
      text,
    )
  if (shades) return [`${upperFirst(it(product))} ${product.isPlural ? 'come' : 'comes'} in ${shades[1]} ${shades[2]}`]
  const measure = /^\d/.test(text) ? parseMeasure(text) : undefined
  if (!measure) return /^\d[\d.,]*%?\+?$/.test(text) ? [] : undefined
  const { number, one, many, kind, rest } = measure
  const amount = `${number} ${number === '1' ? one : many}`
  if (kind === 'volume' && /^(?:capacity|volume)?$/.test(rest))
    return HOLDS_VOLUME.test(product.noun)
      ? [`${upperFirst(it(product))} ${product.isPlural ? 'hold' : 'holds'} ${amount}`]
      : []
  if (kind === 'weight' && /^(?:capacity|max(?:imum)? load|weight (?:capacity|limit))$/.test(rest))
    return [`${upperFirst(it(product))} ${product.isPlural ? 'hold' : 'holds'} up to ${amount}`]
  if (rest === '')
    return kind === 'time' && /^(?:service|course|app)$/.test(product.form ?? '') ? [`It takes ${amount}`] : []
  if (words.length > 7 || /^(?:of|per|and|or|on|in|for|to|after|plus|by|x|each|-)\b/i.test(rest))
    return /^of (\p{L}+)/u.test(rest) ? [`${itHas(product)} ${amount} ${rest}`] : []
  const phrase = readNounPhrase(rest)
  if (!phrase || phrase.number === 'plural') return []
  return [
    `${itHas(product)} ${/^(?:8|11(?!\d)|18(?!\d))/.test(number) ? 'an' : 'a'} ${number}-${one.replace(/ /g, '-')} ${lowerFirst(rest)}`,
  ]
}

/** "3 minute sessions", "30 minute sunrise", "one song a week", "one page setup". */
function timed(text: string, _: string[], product: Named): string[] | undefined {
  const often =
    /^(?:only |just )?((?:one|two|three|four|five|six|\d+) [\p{L}-]+(?: [\p{L}-]+)?) (an?|per|each|every) (day|week|month|year|hour|class|session|box|pack|child|person)$/iu.exec(
      text,
    )
  if (often)
    return [
      `${product.isPlural ? "They're" : "It's"} ${often[1]} ${/^per$/i.test(often[2] ?? '') ? 'per' : often[2]} ${often[3]}`,
    ]
  const found =
    /^(one|two|three|four|five|six|\d+)[ -](minute|hour|day|week|month|second|page|step|night)s?[ -](.+)$/i.exec(text)
  if (!found || /^(?:supply|trial|warranty|guarantee|money|return)/i.test(found[3] ?? '')) return undefined
  const [, number = '', unit = '', rest = ''] = found
  const phrase = readNounPhrase(rest) ?? readNounPhrase(`a ${rest}`)
  if (!phrase || phrase.tail !== '') return undefined
  if (phrase.number === 'plural') {
    const many = /^(?:one|1)$/i.test(number) ? unit : `${unit}s`
    return /^(?:minute|hour|second|day|week)$/i.test(unit)
      ? [`The ${phrase.bare} take ${number} ${many}`]
      : [`The ${phrase.bare} are ${number} ${many} long`]
  }
  return [
    `${itHas(product)} ${/^(?:8|11(?!\d)|18(?!\d))/.test(number) ? 'an' : 'a'} ${number}-${unit.toLowerCase()} ${phrase.bare}`,
  ]
}

/** "inner bucket lifts out", "guests record voice messages". */
function ownSubject(_: string, words: string[]): string[] | undefined {
  const at = verbAfterSubject(words)
  // "holds curl all day"
  if (at === 1 && /^(?:holds|keeps|cuts|covers|blocks|cleans|dries|hides|makes)$/i.test(words[0] ?? ''))
    return undefined
  // "blocks light as eye mask"
  if (at === 1 && thirdVerb((words[0] ?? '').toLowerCase()) && UNCOUNTED.test(words[1] ?? '')) return undefined
  if (at < 1 || (isVerbAt(words, 0) && thirdVerb((words[0] ?? '').toLowerCase()) === 'sure')) return undefined
  // "keep drinks cold" begins with its verb.
  if (baseVerb((words[0] ?? '').toLowerCase()) === 'sure' && !isListedNoun((words[0] ?? '').toLowerCase()))
    return undefined
  return [`${spokenSubject(words.slice(0, at))} ${words.slice(at).join(' ')}`]
}

const ADJECTIVE_TAIL =
  /^(?:to|for|in|on|with|from|by|at|up|enough|against|as|without|under|after|when|over|and|or|between|through|but|than|inside|out)$/
const COMPOUND_ADJECTIVE =
  /^(?:[\p{L}-]+ )(?:safe|washable|free|resistant|proof|friendly|ready|compatible|approved|tested|poured|printed|sewn|packed|blown|woven|stitched|certified|powered|operated|controlled|activated|adjustable|foldable|only|dried|roasted|fed|sized|shaped|lined|mounted|based|sided|neutral|soluble|absorbing|drying|wicking|lasting|installed)$/iu

function adjective(text: string, words: string[], product: Named): string[] | undefined {
  const lower = text.toLowerCase()
  if (
    /^(?:peel-and-stick|plug-and-play|grab-and-go|heat-and-eat|wash-and-wear|ready-to-eat|ready-to-use|iron-on)$/.test(
      lower,
    )
  )
    return [`${itIs(product)} ${lower}`]
  // "delivered Monday"
  if (
    /^(?:delivered|shipped|baked|roasted|picked|packed|made|served|updated|cleaned|refilled)(?: (?:fresh|frozen|cold|hot|weekly|daily|monthly|overnight|locally|every \w+|each \w+|(?:on )?\w+days?))+$/.test(
      lower,
    )
  )
    return [
      `${itIs(product)} ${lowerFirst(text).replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, upperFirst)}`,
    ]
  if (/\bor\b/.test(lower) && words.length > 3) return []
  let stop = words.findIndex(
    (word, at) => at > 0 && ADJECTIVE_TAIL.test(word.toLowerCase()) && !/^(?:and|or|but)$/i.test(word),
  )
  if (stop < 0) stop = words.length
  const front = words.slice(0, stop).map((word) => word.replace(/,$/, ''))
  const last = (front[front.length - 1] ?? '').toLowerCase()
  const says = () => [`${itIs(product)} ${hyphenatedAdjective(lowerFirst(text))}`]
  if (/^(?:one size fits|hand wash|spot clean)/.test(lower)) return []
  if (/^\d/.test(front[0] ?? '') && !(front[0] ?? '').startsWith('100%')) return undefined
  if (
    front.length === 2 &&
    /^(?:hand|machine|kiln|laser|slow|small|oven|air|sun|heat|cold|locally|family|pre)$/i.test(front[0] ?? '') &&
    isParticiple(last)
  )
    return [`${itIs(product)} ${(front[0] ?? '').endsWith('ly') ? text : lowerFirst(text).replace(' ', '-')}`]
  if (front.length === 2 && COMPOUND_ADJECTIVE.test(front.join(' ')) && isNounish(front[0] ?? '')) return says()
  if (
    front.length === 0 ||
    front.length > 6 ||
    (isFunctionWord((front[0] ?? '').toLowerCase()) && !/^(?:very|too|not|all|just|both)$/.test(front[0] ?? ''))
  )
    return undefined
  // "soft sole" is a thing although both words describe.
  if (
    front.length > 1 &&
    /^(?:sole|toe|heel|inside|outside|top|bottom|back|front|edge|seat|strap|grip|base)$/.test(last)
  )
    return undefined
  const allDescribe = front.every((word, at) => {
    const plain = word.toLowerCase()
    if (/^(?:and|but|or|yet)$/.test(plain)) return at > 0 && at < front.length - 1
    return isAdjective(plain) || isParticiple(plain) || (isAdverb(plain) && front.length > 1)
  })
  if (!allDescribe || /^(?:and|or|but)$/.test(last)) return undefined
  if (isAdverb(last) && !isAdjective(last)) return undefined
  if (stop < words.length) {
    const tail = words.slice(stop)
    if (tail.length < 2 && !/^(?:enough|inside|out|up)$/.test(tail[0] ?? '')) return []
    // "light in the lid" is a thing; "easy to clean" and "soft on skin" are not.
    if (
      !isOnlyAdjective(last) &&
      !isParticiple(last) &&
      !/^(?:easy|safe|good|great|light|clean|quick|ready|soft|gentle|hard|fast|warm|cool|small|big|strong|smooth|dry)$/.test(
        last,
      )
    )
      return undefined
    if (
      /^(?:free|full|good|real|open|special|first|new|best|live) (?:of charge|to)?/.test(lower) &&
      !/^(?:free of|safe)/.test(lower)
    )
      return []
    return says()
  }
  if (
    /^(?:free|new|best|unique|great|nice|amazing|special|real|main|other|same|original|old|good|better|final|general|top|key)$/.test(
      last,
    )
  )
    return []
  return isOnlyAdjective(last) || isParticiple(last) || front.length > 1 || PREDICATIVE.has(last) ? says() : []
}

/** Adjectives that are nouns or verbs too and still mean the quality when they stand alone. */
const PREDICATIVE = new Set(
  'light soft quiet warm cool dry clean smooth compact slim thin flat firm secure fast quick cordless wireless organic vegan sweet cold hot clear bright square round gentle dense heavy strong sturdy tough safe elastic solid silent handmade waterproof'.split(
    ' ',
  ),
)

const isNounish = (word: string) => !isFunctionWord(word.toLowerCase()) && /^\p{L}[\p{L}-]*$/u.test(word)

const hyphenatedAdjective = (text: string) =>
  text.replace(
    /\b(\p{L}+) (resistant|free|friendly|proof|powered|activated|operated|poured|printed|sewn|blown|roasted|wicking|drying|lasting|lined|shaped|based|neutral|controlled|mounted|sided)\b/giu,
    (whole, first: string, second: string) =>
      /^(?:and|or|is|are|super|very|fully|totally|completely|always|ad|are)$/i.test(first) ||
      isAdverb(first.toLowerCase())
        ? whole
        : `${first}-${second}`,
  )

/** "clips on with one hand", "keeps drinks cold". */
function thirdPersonVerb(_: string, words: string[], product: Named): string[] | undefined {
  const first = (words[0] ?? '').toLowerCase()
  const sureness = thirdVerb(first)
  if (!sureness) return undefined
  const next = (words[1] ?? '').toLowerCase().replace(/,$/, '')
  if (/^(?:lets|helps|allows)$/.test(first) && words.length < 3) return []
  const isVerb =
    isVerbAt(words, 0) && !(sureness !== 'sure' && next !== '' && baseVerb(next) === 'sure' && !startsWithMarker(next))
  if (!isVerb)
    return sureness === 'possible' && isPluralWord(first)
      ? undefined
      : words.length > 1 && sureness !== 'sure'
        ? undefined
        : []
  if (words.length === 1)
    return sureness === 'sure' && INTRANSITIVE.test(pluralVerb(first)) ? [itDoes(product, first)] : []
  return endsWell(words) ? [itDoes(product, `${first} ${words.slice(1).join(' ')}`)] : []
}

const INTRANSITIVE = /^(?:swivel|rotate|vibrate|float|glow|recline|collapse|expand|stretch|shrink|dissolve)$/
const endsWell = (words: readonly string[]) =>
  !/^(?:and|or|with|for|of|the|an?|to|your|by|from|that|which|very|so|is|are)$/i.test(words[words.length - 1] ?? '')

/** What people do with a product, rather than what it does. */
const USER_VERBS = new Set(
  'track choose pick invite share learn book order swap plan scan build create cancel pause practice watch read listen customize mix match connect join speak ask chat record edit save download print upload design add remove wash clean reorder reschedule compare set adjust skip control personalize study master earn browse import export manage sort change switch play cook bake use take try send call split pay'.split(
    ' ',
  ),
)

function baseFirst(text: string, words: string[], product: Named): string[] | undefined {
  const first = (words[0] ?? '').toLowerCase()
  const sureness = baseVerb(first)
  if (!sureness || thirdVerb(first) === 'sure' || words.length < 2)
    return sureness === 'sure' && words.length < 2 && !isAdjective(first) ? [] : undefined
  const next = (words[1] ?? '').toLowerCase()
  if (first === 'touch' && /^(?:control|sensor|button|light|lamp|pen|bar)s?$/.test(next)) return undefined
  if (/^(?:book|order|schedule|reserve|pay|text)$/.test(first) && /^(?:by|online|in|via|with|on|ahead)$/.test(next))
    return [`You can ${lowerFirst(text)}`]
  // "zip off purse"
  if (
    words.length === 3 &&
    /^(?:zip|clip|snap|pull|slip|roll|fold|pop|peel|lift|tie|plug|push|wind|screw|strap)$/.test(first) &&
    /^(?:off|on|out|up|in|down)$/.test(next) &&
    isNoun(words[2] ?? '') &&
    !isPluralWord(words[2] ?? '') &&
    !isMassNoun(words[2] ?? '')
  )
    return [
      `${itHas(product)} ${readNounPhrase(`a ${first}-${next} ${words[2]}`)?.text ?? `a ${first}-${next} ${words[2]}`}`,
    ]
  if (isAdjective(first) && !/^(?:clean|dry|warm|cool|keep)$/.test(first)) return undefined
  const isParticle =
    /^(?:up|down|off|out|away|flat|shut|open|together|apart|onto|into|upright|it|them|itself|anywhere|your|any|every|all|what|the)$/.test(
      next,
    ) ||
    (/^(?:on|in)$/.test(next) &&
      (words.length === 2 ||
        /^(?:with|to|the|your|any|seconds|minutes|place|one|a|an|under|less)$/.test(words[2] ?? '')))
  if (sureness !== 'sure' && !isParticle && !/^(?:an?|\d.*|more|multiple|both|from|how|when|without)$/.test(next))
    return undefined
  // "touch screen" is a thing.
  if (words.length === 2 && isListedNoun(next) && !isPluralWord(next) && !isMassNoun(next)) return undefined
  if (
    /^(?:need|want|love|hate|let|be|make sure|get|enjoy|say|buy|shop|see|discover|feel|experience|meet|stop|never|forget)$/.test(
      first,
    ) ||
    !endsWell(words)
  )
    return []
  const rest = words.slice(1).join(' ')
  const can = `You can ${first} ${rest}`
  if (/\b(?:it|them)\b/.test(rest) || (USER_VERBS.has(first) && !isParticle)) return [can]
  if (USER_VERBS.has(first)) return [can]
  return [itDoes(product, `${thirdPerson(first)} ${rest}`)]
}

const SERVICE =
  /^(?:shipping|delivery|returns|support|trial|warranty|refunds?|cancellation|service|installation|access|setup|pickup|parking|updates|consultation|billing|plan|discounts?)$/
const PLACE = /^(?:in|on|inside|under|at|behind|between) (?:the|each|every|both|one|its)\b/

function thing(text: string, words: string[], product: Named): string[] | undefined {
  const phrase = readNounPhrase(text)
  if (!phrase) return undefined
  // "lid locks" is a sentence or a thing.
  if (words.length === 2 && thirdVerb(phrase.head) === 'likely' && isListedNoun((words[0] ?? '').toLowerCase()))
    return []
  // A word alone may be anything: "seal", "charge".
  if (words.length === 1 && phrase.number === 'singular' && (baseVerb(phrase.head) || isAdjective(phrase.head)))
    return []
  if (
    /^(?:use|design|quality|size|color|colour|style|purpose|gift|idea|value|price|fun|look|type|brand|choice|way|thing|things|stuff|lot|fit|feel)$/.test(
      phrase.head,
    ) &&
    phrase.tail === ''
  )
    return []
  if (/^(?:with|for) \S+ing$/.test(phrase.tail) && words.length > 8) return []
  const there = `There${phrase.number === 'plural' ? ' are' : "'s"} ${phrase.text}`
  const have = `${itHas(product)} ${phrase.text}`
  if (SERVICE.test(phrase.head)) return [there]
  if (/^\d/.test(text) && PEOPLE.has(phrase.head)) return [`It's ${text}`]
  return PLACE.test(phrase.tail) ? [there, have] : [have, there]
}
