import { agree, isMassNoun, isPlural, lowerFirst, pluralVerb, thirdPerson, withArticle } from '../language/grammar'
import { capLength } from '../language/sanitise'
import { tidy } from '../language/tidy'
import { parseMeasure } from '../language/units'
import { consequencesOf } from './benefits'
import { ADJECTIVES, AFTER_VERB, FOREIGN, MATERIALS, PREPOSITION, VERBS, VERBS_OR_NOUNS } from './feature-words'
import { fill } from './fill'
import { isKnownNoun } from './head-nouns'
import {
  compounds,
  countWords,
  determined,
  headOf,
  hyphenated,
  hyphenMeasure,
  isAdjectivePhrase,
  isNounAtEnd,
  isTouchable,
  stripDeterminer,
} from './noun-phrases'
import type { CategoryBucket, FeatureAnalysis, FeatureForm, ProductAnalysis } from './types'
import { allowedPart, foldedStem, normalise, splitFeature } from './typed-features'

interface ParsedFeature {
  form: FeatureForm
  clause: string
  predicate: string | undefined
  nounPhrase: string
  shot: string
  announced?: boolean
}

export interface FeatureList {
  features: FeatureAnalysis[]
  unvoicedFeatures: { text: string; reason: string }[]
}

/** Every chosen feature in a form that can be said, in the seller's order. What may not be said is listed with its reason. */
export function analyseFeatures(
  typed: readonly string[],
  product: ProductAnalysis,
  bucket: CategoryBucket,
): FeatureList {
  const features: FeatureAnalysis[] = []
  const unvoicedFeatures: FeatureList['unvoicedFeatures'] = []
  const seen = new Set<string>()
  for (const text of typed.flatMap(splitFeature)) {
    const allowed = allowedPart(text)
    if (allowed.reason !== undefined) unvoicedFeatures.push({ text, reason: allowed.reason })
    if (allowed.text === '') continue
    const stem = foldedStem(allowed.text)
    if (stem === '' || seen.has(stem)) continue
    seen.add(stem)
    features.push(analyseFeature(allowed.text, product, bucket))
  }
  return { features, unvoicedFeatures }
}

function analyseFeature(typed: string, product: ProductAnalysis, bucket: CategoryBucket): FeatureAnalysis {
  const text = normalise(typed)
  const parsed = parse(text, product, bucket)
  const found =
    parsed.form === 'negative' && !/free|without|^no /.test(text) ? undefined : consequencesOf(text, product, bucket)
  return {
    text,
    form: parsed.form,
    clause: polish(parsed.clause),
    predicate: parsed.predicate === undefined ? undefined : polish(parsed.predicate),
    nounPhrase: polish(parsed.nounPhrase),
    benefits: found?.benefits ?? [],
    pictures: found?.pictures ?? [],
    shot: found?.shot ?? polish(parsed.shot),
    announced: found?.shot !== undefined || parsed.announced === true,
  }
}

/** Runs a form through the final pass, without the capital and the stop that make it a sentence. */
function polish(form: string): string {
  const isProper = /^\p{Lu}/u.test(form)
  const tidied = tidy(form).replace(/[.!?…]+(["']?)$/, (whole, quote: string) =>
    /\b[ap]\.m\.$/.test(form) ? whole : quote,
  )
  return isProper ? tidied : tidied.charAt(0).toLowerCase() + tidied.slice(1)
}

function parse(original: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature {
  if (!isEnglish(original)) return quoted(original, product)
  const text = shorten(lowerFirst(original))
  if (/[^\p{L}\p{N}\s'’,.%$€£+°"/:#–—-]/u.test(text) || !/\p{L}/u.test(text) || /--|https?/.test(text))
    return quoted(original, product)

  const reader = [
    subjectSentence,
    youSentence,
    negative,
    includes,
    measure,
    verbPhrase,
    ownSubject,
    adjective,
    nounPhraseForm,
  ]
  for (const read of reader) {
    const parsed = read(text, product, bucket)
    if (parsed) return parsed
  }
  return quoted(original, product)
}

function isEnglish(text: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) && !FOREIGN.test(text)
}

/** A clause of more than fourteen words cannot be said in one breath: it ends at the first joint that leaves a whole. */
function shorten(text: string): string {
  if (countWords(text) <= 14) return text
  const joint =
    /,\s|\s[–—-]+\s|\s(?:so that|so you|which|while|because|that|making|ensuring|allowing|and|with|for|without|when|to|in|from|on)\s/giu
  let cut = ''
  for (const match of text.matchAll(joint)) {
    const before = text.slice(0, match.index)
    const size = countWords(before)
    if (size > 14) break
    if (size >= 3) cut = before
  }
  return cut || text.split(/\s+/).slice(0, 12).join(' ')
}

/** What cannot be parsed is read out as what it is: words on a listing. (R29) */
function quoted(text: string, product: ProductAnalysis): ParsedFeature {
  const words = capLength(text.replace(/["“”()[\]{}<>]/g, '').replace(/\s+/g, ' '), 90)
    .split(' ')
    .slice(0, 12)
    .join(' ')
    .replace(/[.,;:!?\s'–—-]+$/, '')
  const safe = /[\p{L}\p{N}]/u.test(words) ? words : 'see the details'
  return {
    form: 'sentence',
    clause: `the listing says "${safe}"`,
    predicate: undefined,
    nounPhrase: `the "${safe}" part`,
    shot: `hold ${product.itObject} up next to the listing`,
  }
}

const isVerbForm = (word: string) =>
  VERBS.has(pluralVerb(word.toLowerCase())) && thirdPerson(pluralVerb(word.toLowerCase())) === word.toLowerCase()
const isAmbiguousVerb = (word: string) => VERBS_OR_NOUNS.has(pluralVerb(word.toLowerCase()))

const isAmbiguousForm = (word: string) =>
  isAmbiguousVerb(word) && thirdPerson(pluralVerb(word.toLowerCase())) === word.toLowerCase()

/** "It has USB-C", "they're waterproof", "the tumbler keeps ...", "this can be folded". */
function subjectSentence(text: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const names = [product.categoryNoun, product.shortName, product.displayName]
    .map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  const match = new RegExp(
    `^(?:it|this|these|they|(?:this|the|our|my|these) (?:product|item|${names})s?)(?:\\s+also)?(?:\\s+|'(?=s\\b|re\\b|ll\\b))(.+)$`,
    'iu',
  ).exec(text)
  if (!match) return undefined
  const rest = (match[1] ?? '')
    .replace(/^(?:s|re)\s+/i, 'is ')
    .replace(/^ll\s+/i, 'will ')
    .replace(/^also\s+/i, '')
  return predicateForm(rest, product, bucket)
}

/** Reads what follows a subject that is the product itself. */
function predicateForm(rest: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const words = rest.split(' ')
  const first = (words[0] ?? '').toLowerCase()
  const tail = words.slice(1).join(' ')
  if (/^(?:has|have|got|features?|offers?)$/.test(first) && tail)
    return negative(tail, product, bucket) ?? nounPhraseForm(tail, product, bucket)
  if (/^(?:includes?|comes?)$/.test(first) && tail) return includes(rest, product)
  if (/^(?:is|are)$/.test(first) && tail) return negative(tail, product, bucket) ?? beForm(tail, product)
  if (/^(?:can|will|won't|can't|cannot|doesn't|don't|does|do|may|never)$/.test(first) && tail) {
    const predicate = `${first === 'cannot' ? "can't" : first.startsWith('do') ? (first.endsWith("n't") ? "doesn't" : 'does') : first} ${tail}`
    return verbForm(predicate, product, /n't|never|cannot/.test(first) ? 'negative' : 'verb')
  }
  const inflected = thirdPerson(pluralVerb(first))
  if (VERBS.has(pluralVerb(first)) || isAmbiguousVerb(first) || first.endsWith('s'))
    return verbForm([inflected, tail].filter(Boolean).join(' '), product, 'verb')
  return undefined
}

function verbForm(predicate: string, product: ProductAnalysis, form: FeatureForm): ParsedFeature {
  const clause = `${product.it} ${agree(predicate, product.number)}`
  const isNegative = form === 'negative'
  return {
    form,
    clause,
    predicate: agree(predicate, product.number),
    nounPhrase: `how ${clause}`,
    ...(isNegative ? { shot: `put ${product.itObject} to that test in one take` } : actOf(predicate, product)),
  }
}

/** What hands do to show a verb. "Show how it fits" would only say the feature again. */
const ACTS: readonly { verb: RegExp; shot: string }[] = [
  {
    verb: /^(?:holds?|supports?|withstands?|lifts?|carr\w+) .*(?:pound|kilogram)/,
    shot: 'load {them} up slowly, piece by piece',
  },
  { verb: /^(?:folds?|collapses?|packs? down)\b/, shot: 'fold {them} up in one go' },
  { verb: /^rolls? (?:up|small)\b/, shot: 'roll {them} up and snap a rubber band around {them}' },
  { verb: /^(?:charges?|recharges?|plugs?)\b/, shot: 'plug {them} in with one hand' },
  { verb: /^(?:rotates?|spins?|swivels?|turns?) /, shot: 'turn {them} all the way round' },
  { verb: /^(?:rotates?|spins?|swivels?)$/, shot: 'turn {them} all the way round' },
  { verb: /^(?:hangs?)\b/, shot: 'hang {them} up and let go' },
  { verb: /^(?:stacks?|nests?)\b/, shot: 'stack a few of the same kind' },
  { verb: /^(?:adjusts?|extends?|expands?|stretches)\b/, shot: 'pull {them} to the longest setting and back' },
  {
    verb: /^(?:clips?|attach\w*|snaps?|clamps?|sticks?|locks?|latch\w*)\b/,
    shot: 'put {them} in place and give {them} one good pull',
  },
  { verb: /^(?:lights? up|glows?|illuminates?)\b/, shot: 'switch {them} on in a dark room' },
  { verb: /^(?:opens?|closes?|zips?|unzips?)\b/, shot: 'open and close {them} with one hand' },
  { verb: /^(?:stands?|sits?|stays?)\b/, shot: 'give {them} a push' },
]

function actOf(predicate: string, product: ProductAnalysis): { shot: string; announced: boolean } {
  const act = ACTS.find(({ verb }) => verb.test(predicate.toLowerCase()))
  return { shot: fill(act?.shot ?? 'use {them} once from start to finish', product), announced: act !== undefined }
}

/** After "is": an adjective, a material, "made of ...", or a noun. */
function beForm(complement: string, product: ProductAnalysis): ParsedFeature {
  const asAdjective = adjective(complement, product)
  if (asAdjective) return asAdjective
  const startsDetermined = /^(?:an?|the|my|your|one|\d)/i.test(complement)
  const isParticiple = /^\w+(?:ed|en|ing)\b/i.test(complement) || PREPOSITION.test(complement.split(' ')[0] ?? '')
  const noun = startsDetermined || isParticiple || product.number === 'plural' ? complement : determined(complement)
  return {
    form: 'adjective',
    clause: `${product.itIs} ${noun}`,
    predicate: `${product.is} ${noun}`,
    nounPhrase: `how ${product.it} ${product.is} ${noun}`.replace(
      /^how .*$/,
      `the ${stripDeterminer(complement)} part`,
    ),
    shot: `turn ${product.itObject} slowly in window light`,
  }
}

function youSentence(text: string, product: ProductAnalysis): ParsedFeature | undefined {
  // "Cancel anytime", "book online": what the buyer may do, said as an order.
  const offer =
    /^(?:cancel|pause|book|join|download|return|reschedule|upgrade|subscribe|stream|learn|watch|choose|skip|reorder|customi[sz]e|personali[sz]e)\s(?:\p{L}+ ?){1,5}$/iu.test(
      text,
    )
  if (!offer && !/^(?:you|i|we)(?:'ll|'re)?\s/i.test(text)) return undefined
  const clause = offer ? `you can ${text}` : text.replace(/^(?:i|we)(?=[\s'])/i, 'you')
  return {
    form: 'you',
    clause: lowerFirst(clause),
    predicate: undefined,
    nounPhrase: `how ${lowerFirst(clause)}`,
    shot: `do exactly that with ${product.itObject} in one take`,
    announced: !offer,
  }
}

function negative(text: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const match =
    /^(no|not|without|zero|never|doesn't|don't|does not|do not|won't|will not|can't|cannot|isn't|aren't|is not|are not)\s+(?:any\s+|more\s+)?(.+)$/i.exec(
      text,
    )
  if (!match) return undefined
  const word = (match[1] ?? '').toLowerCase()
  const rest = (match[2] ?? '').replace(/^(?:a|an)\s+/i, '')
  if (rest === '') return undefined
  if (/^(?:not|isn't|aren't|is not|are not)$/.test(word)) {
    const isnt = product.number === 'plural' ? "aren't" : "isn't"
    return {
      form: 'negative',
      clause: `${product.it} ${isnt} ${rest}`,
      predicate: `${isnt} ${rest}`,
      nounPhrase: `the not-${rest.replace(/\s+/g, '-')} part`,
      shot: `touch ${product.itObject} and show your fingertips`,
    }
  }
  if (/^(?:doesn't|don't|does not|do not|won't|will not|can't|cannot|never)$/.test(word)) {
    const firstVerb = rest.split(' ')[0] ?? ''
    const predicate =
      word === 'never'
        ? `never ${agree([thirdPerson(pluralVerb(firstVerb)), ...rest.split(' ').slice(1)].join(' '), product.number)}`
        : `${/^(?:do|does)/.test(word) ? (product.number === 'plural' ? "don't" : "doesn't") : word.startsWith('w') ? "won't" : "can't"} ${word.startsWith('can') || word.startsWith('w') ? rest : [pluralVerb(firstVerb), ...rest.split(' ').slice(1)].join(' ')}`
    const clause = `${product.it} ${predicate}`
    return {
      form: 'negative',
      clause,
      predicate,
      nounPhrase: `how ${clause}`,
      shot: `put ${product.itObject} to that test in one take`,
    }
  }
  // "no drill install": what is missing stands before the noun, and the rest is what there is.
  const modifier =
    /^(drill|tool|tools|screw|mess|fuss|heat|show|sew|tie|bake|touch|contact|wrinkle|odor)\s+(install\w*|setup|set-up|assembly|mounting|cleanup|design|waist|laces?|cooking)/i.exec(
      rest,
    )
  if (modifier) return nounPhraseForm(`no-${modifier[1]} ${modifier[2]}`, product, bucket)
  const head = headOf(rest)
  const isMany =
    isPlural(head) ||
    (!rest.split(' ').some((word) => PREPOSITION.test(word)) &&
      isPlural(
        rest
          .replace(/\s+(?:needed|required|necessary)$/i, '')
          .split(' ')
          .pop() ?? '',
      )) ||
    /\band\b/.test(rest)
  if (head.endsWith('ing') && countWords(rest) > 1 && !isMany && VERBS.has(head.replace(/ing$/, '')))
    return {
      form: 'negative',
      clause: `there's no ${rest}`,
      predicate: `${product.has} no ${rest}`,
      nounPhrase: `the no-${rest.split(' ')[0]} part`,
      shot: `show both hands doing nothing next to ${product.itObject}`,
    }
  const isFew = countWords(rest) <= 3
  return {
    form: 'negative',
    clause: `${isMany ? 'there are' : "there's"} no ${rest}`,
    predicate: `${product.has} no ${rest}`,
    nounPhrase: isFew ? `the no-${rest.replace(/\s+/g, '-')} part` : `the part with no ${rest}`,
    shot: `show every side of ${product.itObject} slowly`,
  }
}

function includes(text: string, product: ProductAnalysis): ParsedFeature | undefined {
  if (/^sizes?\s\S/i.test(text) && !/^size\s(?:of|is)/i.test(text))
    return verbForm(`comes in ${text.replace(/^size\s/i, 'size ')}`, product, 'verb')
  const missing = /^(.+?)\s+(?:(?:is|are)\s+)?not included$/i.exec(text)
  if (missing) {
    const thing = stripDeterminer(missing[1] ?? '')
    return {
      form: 'negative',
      clause: `the ${thing} ${isPlural(headOf(thing)) || /\band\b/.test(thing) ? "aren't" : "isn't"} included`,
      predicate: undefined,
      nounPhrase: `the missing ${thing}`,
      shot: 'lay every part from the box out in a row',
    }
  }
  const trailing = /^(.+?)\s+(?:(?:is|are)\s+)?(?:included|incl\.?|in the box)$/i.exec(text)
  if (trailing) {
    const thing = stripDeterminer(trailing[1] ?? '')
    const isMany = isPlural(headOf(thing)) || /\band\b/.test(thing)
    const startsWithNumber = /^(?:\d|two|three|four)/i.test(thing)
    const subject = startsWithNumber ? thing : `the ${thing}`
    const contracted = !isMany && !/(?:s|x|z|ch|sh)$/i.test(thing)
    return {
      form: 'includes',
      clause: contracted ? `${subject}'s included` : `${subject} ${isMany ? 'are' : 'is'} included`,
      predicate: `${product.number === 'plural' ? 'come' : 'comes'} with ${determined(thing)}`,
      nounPhrase: `the ${thing}`,
      shot: 'lay every part from the box out in a row',
      announced: true,
    }
  }
  const leading = /^(?:includes?|included|including|incl\.?|comes? with|comes?|bundled with|with)\s*:?\s+(.+)$/i.exec(
    text,
  )
  if (!leading) return undefined
  const thing = leading[1] ?? ''
  if (/^comes?\s/i.test(text) && !/^comes? with/i.test(text)) return verbForm(`comes ${thing}`, product, 'verb')
  const verb = product.number === 'plural' ? 'come' : 'comes'
  const noun = determined(thing)
  return {
    form: 'includes',
    clause: `${product.it} ${verb} with ${noun}`,
    predicate: `${verb} with ${noun}`,
    nounPhrase: `the ${stripDeterminer(thing)}`,
    shot: 'lay every part from the box out in a row',
    announced: true,
  }
}

const BARE_MEASURE_REST =
  /^(?:capacity|volume|size|weight|power|output|total|bottle|each|battery capacity|long|wide|tall|deep|high|thick|in diameter|diameter|length|height|width|heavy|charging|run ?time|play ?time|max|fast charging)?$/i

function measure(text: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const pack = /^(?:(?:set|pack|box|case) of (\d+)|(\d+)[ -](?:pack|pcs|pieces?|count|pk|ct)s?)$/i.exec(text)
  if (pack) {
    const count = pack[1] ?? pack[2] ?? ''
    return {
      form: 'measure',
      clause: `you get ${count === '1' ? 'one' : /piece|pcs/i.test(text) ? `${count} pieces` : `${count} of them`}`,
      predicate: undefined,
      nounPhrase: count === '2' ? 'both of them' : `all ${count}${/piece|pcs/i.test(text) ? ' pieces' : ' of them'}`,
      shot: 'lay all of them out in a row',
      announced: true,
    }
  }
  const area =
    /^\d[\d.]*(?: (?:inch(?:es)?|feet|centimeters|meters))?(?: by \d[\d.]*(?: (?:inch(?:es)?|feet|centimeters|meters))?)+$/i.test(
      text,
    )
  if (area)
    return {
      form: 'measure',
      clause: `${product.it} ${agree('measures', product.number)} ${text}`,
      predicate: `${agree('measures', product.number)} ${text}`,
      nounPhrase: `the ${text} size`,
      shot: `hold a tape measure next to ${product.itObject}`,
      announced: true,
    }
  const holder = /^(?:capacity|volume|holds?)\s*(?:of|is|,)?\s*(?=\d)/i.exec(text)
  // "Holds 20 pounds" is about the load, not the weight.
  if (holder && /pound|kilogram|gram|inch/i.test(text)) return undefined
  const read = parseMeasure(holder ? text.slice(holder[0].length) : text)
  if (!read || !BARE_MEASURE_REST.test(read.rest)) return undefined
  const { number, one, many, kind, rest } = read
  const amount = `${number} ${number === '1' ? one : many}`
  const s = product.number === 'plural' ? '' : 's'
  const adjectival = /^(?:long|wide|tall|deep|high|thick|heavy)$/i.test(rest)
  const noun = `the ${number}-${one.replace(/ /g, '-')} ${/charging/i.test(rest) ? 'charging' : /play|run/i.test(rest) ? rest : kind === 'time' ? 'figure' : kind === 'power' || kind === 'charge' ? 'rating' : 'size'}`
  const isCharge = /charg/i.test(rest) || /charg|power bank|cable|adapter|hub/.test(product.categoryNoun)
  const isVessel =
    /^(?:drinkware|kitchen-tool|bag|home-storage|cleaning|pet|baby|garden|travel)$/.test(bucket.id) ||
    /capacity|volume/i.test(text)
  const predicate: Record<typeof kind, string> = {
    volume: isVessel ? `hold${s} ${amount}` : `${product.is} ${amount}`,
    weight: `weigh${s} ${amount}`,
    power: isCharge ? `charge${s} at ${amount}` : `run${s} at ${amount}`,
    time: `run${s} for ${amount}`,
    size: adjectival ? `${product.is} ${amount} ${rest}` : `measure${s} ${amount}`,
    charge: `${product.has} ${amount} of battery`,
    light: `put${s} out ${amount}`,
    sound: `${product.is} rated at ${amount}`,
    memory: `${product.has} ${amount}`,
    temperature: `go${product.number === 'plural' ? '' : 'es'} to ${amount}`,
    pressure: `go${product.number === 'plural' ? '' : 'es'} to ${amount}`,
  }
  const isConsumable =
    /^(?:skincare|makeup|fragrance|food|supplement)$/.test(bucket.id) ||
    /(?:serum|cream|oil|lotion|shampoo|conditioner|coffee|tea|sauce|honey|candle|perfume|spray|powder|balm|mask|gel|soap|cleaner|snack|jerky|granola|food|treat|chocolate|candy|nut|protein|gummy|spice|seasoning|toner|cleanser|moisturizer|sunscreen|detergent)$/.test(
      product.categoryNoun,
    )
  const get = isConsumable && (kind === 'volume' || kind === 'weight')
  return {
    form: 'measure',
    clause: get
      ? `you get ${amount}`
      : `${product.it} ${predicate[kind]}`.replace(/^(it|they) (?:is|are) /, `${product.itIs} `),
    predicate: get ? undefined : predicate[kind],
    nounPhrase: noun,
    shot:
      kind === 'size'
        ? `hold a tape measure next to ${product.itObject}`
        : kind === 'volume' && !get
          ? 'pour to the brim in one take'
          : 'point at the number on the label',
    announced: kind === 'size' || (kind === 'volume' && !get),
  }
}

/** In this form they are hardly ever a plural at the start of a feature. */
const ALWAYS_VERB =
  /^(?:works|charges|connects|pairs|folds|rolls|slides|glides|spins|hangs|stays|sounds|smells|weighs|opens|keeps|lasts|doubles|tucks|plugs|reaches|fits|holds|runs|turns|blocks|lifts|supports|cuts|blends|sits|cooks|cleans|heats|shines|drains|dries|washes|moves|saves|sticks|stops|shows|sets|mixes)$/

function verbPhrase(text: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const words = text.split(' ')
  const adverb =
    /^(?:easily|quickly|gently|automatically|instantly|securely|also|effortlessly|safely|evenly|helps)$/i.test(
      words[0] ?? '',
    ) && words.length > 1
      ? 1
      : 0
  const first = (words[adverb] ?? '').toLowerCase()
  const next = words[adverb + 1]
  if (/^(?:has|have|features?|featuring|having)$/.test(first) && next)
    return (
      negative(words.slice(adverb + 1).join(' '), product, bucket) ??
      nounPhraseForm(words.slice(adverb + 1).join(' '), product, bucket)
    )
  if (/^(?:is|are|can|will|does|do)$/.test(first) && next)
    return predicateForm(words.slice(adverb).join(' '), product, bucket)
  if (!/^[a-z]+(?:-[a-z]+)?$/.test(first) || /^(?:comfort grip|pour spouts?|see-through)/i.test(text)) return undefined
  const base = pluralVerb(first)
  const isInflected = first !== base
  const isAmbiguous = VERBS_OR_NOUNS.has(base)
  // An unknown word before a particle is a verb, unless it is the plural of a thing: "brews in minutes", "wheels in front".
  const looksLikeVerb =
    isInflected && next !== undefined && AFTER_VERB.test(next) && thirdPerson(base) === first && !isKnownNoun(first)
  if (!VERBS.has(base) && !isAmbiguous && !looksLikeVerb) return undefined
  if (
    next === undefined &&
    /^(?:folds|stacks|rotates|swivels|floats|glows|tilts|stretches|reclines|spins|vibrates|expands|inflates|rolls up)$/.test(
      first,
    )
  )
    return verbForm(first, product, 'verb')
  const particleNext =
    next !== undefined &&
    (ALWAYS_VERB.test(first) || AFTER_VERB.test(next) || (isInflected && (isPlural(next) || isMassNoun(next))))
  if (isAmbiguous && !particleNext) return undefined
  // A base form opens noun phrases too ("light stand"): only a clear object or particle makes it a verb.
  if (
    !isInflected &&
    (next === undefined ||
      (ADJECTIVES.has(first) && !particleNext) ||
      (isAmbiguous &&
        !/^(?:(?:up|down|out|off|flat|clean|dry|shut|closed|your|the|a|an|in|into|onto|to|any|under)$|(?:on|over) (?:a|an|the|your|any)\b)/i.test(
          words
            .slice(adverb + 1)
            .join(' ')
            .replace(
              /^(up|down|out|off|flat|clean|dry|shut|closed|your|the|a|an|in|into|onto|to|any|under)\s.*$/i,
              '$1',
            ),
        )))
  )
    return undefined
  if (!isInflected && !particleNext && !isPlural(next ?? '') && !isMassNoun(next ?? '')) return undefined
  const rest = withObjectArticle(first, words.slice(adverb + 1).join(' '))
  const opening = adverb ? `${words[0]?.toLowerCase()} ` : ''
  const inflected = thirdPerson(base)
  const predicate =
    `${opening}${product.number === 'plural' ? pluralVerb(inflected) : inflected} ${expandDuration(rest)}`.trim()
  const clause = `${product.it} ${predicate}`
  return { form: 'verb', clause, predicate, nounPhrase: `how ${clause}`, ...actOf(predicate, product) }
}

/** "Fits carry-on", "hangs on headrest": what it goes with has an article in speech. */
function withObjectArticle(verb: string, rest: string): string {
  const place =
    /^(in|on|onto|into|under|over|behind) (headrest|bin|overhead bin|wall|door|fridge|desk|shelf|drawer|cabinet|counter|sink|dashboard|windshield|seat|lunch bag|bag|backpack|purse|pocket|vent|faucet|tap|nightstand|car|backseat)$/i.exec(
      rest,
    )
  if (place) return `${place[1]} the ${place[2]}`
  if (!/^(?:fits?|holds?|replaces?)$/.test(verb)) return rest
  if (/^overhead (?:bin|compartment)$/i.test(rest)) return `in the ${rest}`
  const object = rest.replace(/^carry on$/i, 'carry-on')
  const head = object.split(' ').pop() ?? ''
  if (/^cup ?holder$/i.test(rest)) return `a ${rest}`
  const isBare = /^(?:\d[\d.]*-inch )?(?:[a-z-]+ ){0,2}[a-z-]+$/.test(object)
  return isBare &&
    isKnownNoun(head) &&
    !isPlural(head) &&
    !isMassNoun(head) &&
    !/^(?:an?|the|your|any|most|in|on|all|each|every|many|one)\b/.test(object)
    ? withArticle(object)
    : rest
}

/** "keeps drinks cold 24 hours" lacks the "for" that speech needs. */
function expandDuration(rest: string): string {
  return rest.replace(
    /(?<!\b(?:for|in|to|up to|than|every|within|about|over|after|of|lasts?|least|under|by|at|gives?))(\s|^)(\d+(?:\.\d+)?\+? (?:hours|minutes|days|weeks|months|years))$/i,
    (_, gap: string, time: string) => `${gap}for ${time.replace('+', ' plus')}`,
  )
}

/** "Battery lasts 30 hours", "lid locks shut", "straps adjust": the subject is a part of the product. */
function ownSubject(text: string, product: ProductAnalysis): ParsedFeature | undefined {
  const words = text.split(' ')
  for (let at = 1; at < Math.min(words.length, 6); at++) {
    const word = (words[at] ?? '').toLowerCase()
    const before = words[at - 1] ?? ''
    if (PREPOSITION.test(before) || PREPOSITION.test(word) || /^(?:and|or|that|which)$/.test(word)) return undefined
    if (words[at + 1] === undefined && ADJECTIVES.has((words[0] ?? '').toLowerCase())) return undefined
    const isBe = /^(?:is|are|has|have|can|won't|doesn't|don't|will|can't|isn't|aren't)$/.test(word)
    const next = words[at + 1]
    const singularVerb =
      (isVerbForm(word) || isAmbiguousForm(word)) &&
      !ADJECTIVES.has(before.toLowerCase()) &&
      !/-(?:duty|grade|free|proof|resistant|in|way|tone)$/.test(before) &&
      !isPlural(before)
    const isClear = singularVerb && (!isAmbiguousVerb(word) || (next !== undefined && AFTER_VERB.test(next)))
    const baseAfterPlural =
      isPlural(before) &&
      (VERBS.has(word) || VERBS_OR_NOUNS.has(word)) &&
      (!VERBS_OR_NOUNS.has(word) || (next !== undefined && AFTER_VERB.test(next)))
    if (!isBe && !isClear && !baseAfterPlural) continue
    const subject = words.slice(0, at).join(' ')
    const predicate = expandDuration(words.slice(at).join(' '))
    const hasDeterminer = /^(?:the|an?|one|each|every|all|both|its|their|your|my|no|new|this|these|most|you|\d)/i.test(
      subject,
    )
    const clause = `${hasDeterminer ? lowerFirst(subject) : `the ${subject}`} ${predicate}`
    return {
      form: 'sentence',
      clause,
      predicate: undefined,
      nounPhrase: `how ${clause}`,
      shot: `point to ${hasDeterminer ? 'that part' : `the ${subject}`} and then use ${product.itObject}`,
    }
  }
  return undefined
}

/** Adjectives with a verb inside are best shown by that verb. */
const SHOWN_BY_VERB: Record<string, string> = {
  foldable: 'folds',
  collapsible: 'folds down',
  adjustable: 'adjusts',
  rechargeable: 'recharges',
  stackable: 'stacks',
  detachable: 'comes apart',
  refillable: 'refills',
  washable: 'washes',
  reversible: 'flips over',
  extendable: 'extends',
  expandable: 'expands',
  retractable: 'pulls back in',
  rotating: 'turns',
  portable: 'travels',
  packable: 'packs down',
  stretchy: 'stretches',
  flexible: 'bends',
  dimmable: 'dims',
  magnetic: 'snaps on',
  removable: 'comes off',
  blendable: 'blends',
  absorbent: 'soaks things up',
  reusable: 'comes back for another round',
}
/** Phrases that are said of a thing as they are. */
const WHOLE_ADJECTIVES =
  /^(?:unisex|un[a-z]{3,}ed|non-?gmo|gift[- ]ready|wired and wireless|wireless and wired|true to size|broad[- ]spectrum|left[- ]handed|right[- ]handed|(?:food|military)-grade|heavy-duty|deep[- ]tissue|see-through|razor-sharp|(?:anti|non|pre)-[a-z]+|[a-z]+ out of the box|(?:double|dual|two)-sided|self-(?:watering|wringing|emptying|closing|sealing|stirring|standing|inflating|draining|tanning)|low-(?:acid|sodium|calorie|carb|fat|sugar|pile|profile|maintenance|impact|odor)|high in \w+|high[- ](?:waisted|waist|rise)|mid[- ]rise|calming|cooling|soothing|hydrating|[a-z\d]+-in-1|(?:microwave|dishwasher|oven|freezer|fridge)(?:,? (?:and|or) (?:microwave|dishwasher|oven|freezer|fridge))+ safe|lengthening|volumizing|plumping|exfoliating|brightening|warming|clean[- ]burning|(?:noise|sound|light|sweat|static)[- ]reducing|(?:blue light|odor|wind|uv|sound|shock|sun|dust)[- ](?:blocking|absorbing)|[a-z-]+[- ]drying|size \w+|a[3-7] size|machine washable (?:cold|warm|hot)|(?:waterproof|water[- ]resistant|weatherproof) to ip\w+|(?:[a-z\d/-]+ ){1,3}(?:coated|plated|insulated|mounted|certified|approved|shrunk|handed|flavored|flavoured|stitched|brushed|fed|raised|dipped|woven|knit|knitted|glazed|walled|layered|seasoned|filled|boned|stained|treated|printed|waxed|cured|fermented|brewed|aged))$/i
const NOT_GRADABLE =
  /proof$|ed$|^unisex$|-in-1$|^non-|^anti-|^self-|^low-|swappable$|free$|less$|friendly$|-sized?$|blocking$|wicking$|scented$|^non-|^self-|^hydrating$|^wooden$|^invisible$|^unbleached$|^RFID|resistant$|^(?:vegan|organic|natural|wireless|automatic|digital|electric|manual|reusable|insulated|handmade|universal|usb|unscented|scented|kosher|halal|keto|paleo|heated|cropped|hooded|full|complete|clear|transparent|padded|weighted|oversized|fitted|matte|airtight|watertight|machine|dishwasher|microwave|oven|freezer|nonstick|non-stick|non-slip|hands-free|double|wall-mounted|tagless)/i

function adjective(text: string, product: ProductAnalysis): ParsedFeature | undefined {
  // "roasted in Ohio", "6-foot drop tested", "whole bean": said of the product as a whole.
  const isParticiple =
    /^\p{L}{3,}ed (?:in|by|with|from|for|to|on|without)\b/iu.test(text) ||
    /\b(?:tested|wrapped|polished|sealed|trained|themed|roasted|grown|crafted|assembled|inspired|sourced|squeezed|poured|painted|stitched)$/i.test(
      text,
    )
  if (
    isParticiple ||
    /^(?:whole bean|(?:light|medium|dark) roast|single origin|small batch|one size|plug and play)$/i.test(text)
  )
    return beSomething(text, product, undefined)
  if (WHOLE_ADJECTIVES.test(text)) return beSomething(text, product, undefined)
  const [describing = '', ...figure] = text.split(' ')
  if (ADJECTIVES.has(describing.toLowerCase()) && parseMeasure(figure.join(' '))?.rest === '')
    return beSomething(`${describing} at ${figure.join(' ')}`, product, undefined)
  const bareText = text.replace(/^(?:it's|is|are)\s+/i, '')
  const words = bareText.split(' ')
  if (words.length > 9) return undefined
  if (
    MATERIALS.test(bareText) ||
    /^(?:made|built|designed|crafted|powered|filled|lined|coated|rated|sized|shaped|tested|formulated|enriched|infused|packed|equipped|covered|finished|fitted)\s+(?:of|from|with|in|to|for|by|like|without)\b/i.test(
      bareText,
    )
  ) {
    return beSomething(bareText, product, MATERIALS.test(bareText) ? `the ${bareText}` : undefined)
  }
  if (/^(?:pocket|travel|palm|bite|fun|full|king|queen|twin)[- ]sized?$/i.test(bareText))
    return beSomething(bareText.replace(' ', '-'), product, undefined)
  if (/^(?:\p{L}+ ){1,2}only$/iu.test(bareText)) return beSomething(bareText, product, undefined)
  if (
    /^(?:an? )?(?:great|good|nice|lovely|fun|thoughtful|easy) (?:gift|present)(?: (?:for|idea)\b.*)?$/i.test(bareText)
  )
    return beSomething(withArticle(stripDeterminer(bareText)), product, 'the gift idea')
  const stop = words.findIndex(
    (word, at) => at > 0 && (PREPOSITION.test(word) || /^(?:enough|when|while|that|even)$/i.test(word)),
  )
  const core = stop > 0 ? words.slice(0, stop) : words
  if (
    !core
      .join(' ')
      .split(/,?\s+and\s+|,\s+|\s+but\s+|\s+yet\s+/)
      .every((part) => isAdjectivePhrase(part.split(' ')))
  )
    return undefined
  const tail = stop > 0 ? words.slice(stop).join(' ') : ''
  if (stop > 0 && /^of$/i.test(words[stop] ?? '') && !/^(?:free|full)$/i.test(core.join(' '))) return undefined
  return beSomething([hyphenated(core.join(' ')), expandDuration(tail)].filter(Boolean).join(' '), product, undefined)
}

function beSomething(complement: string, product: ProductAnalysis, noun: string | undefined): ParsedFeature {
  const words = complement.split(' ')
  const only = words[words.length - 1]?.toLowerCase() ?? ''
  const first = words[0] ?? ''
  const easyTo = /^((?:super |very |really )?(?:easy|quick|ready|simple|safe|fun|nice)) to (.+)$/i.exec(complement)
  const shown = words.length === 1 ? SHOWN_BY_VERB[only] : undefined
  let nounPhrase = noun
  if (!nounPhrase && easyTo)
    nounPhrase = `how ${(easyTo[1] ?? '').replace(/^(?:super|very|really) /i, '')} ${product.it} ${product.is} to ${easyTo[2]}`
  if (!nounPhrase && shown) nounPhrase = `how ${product.it} ${agree(shown, product.number)}`
  if (!nounPhrase && words.length === 1 && !NOT_GRADABLE.test(first))
    nounPhrase = `how ${complement} ${product.it} ${product.is}`
  if (!nounPhrase)
    nounPhrase =
      words.length <= 3 && !words.some((word) => PREPOSITION.test(word))
        ? `the ${complement.replace(/,/g, '')} part`
        : `how ${product.itIs} ${complement}`
  return {
    form: 'adjective',
    clause: `${product.itIs} ${complement}`,
    predicate: `${product.is} ${complement}`,
    nounPhrase,
    shot: `turn ${product.itObject} slowly in window light`,
  }
}

function nounPhraseForm(text: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const phrase = compounds(
    hyphenMeasure(
      stripDeterminer(text.replace(/^(?:with|has|have|features?|featuring)\s+/i, '')).replace(/^(\d+)\s*x\s+/i, '$1 '),
    ),
  )
  if (phrase === '' || countWords(phrase) > 14) return undefined
  const head = headOf(phrase)
  // "Inside pocket", "under-seat tray": what looks like a preposition describes the noun.
  const describes =
    /^(?:inside|outside|under|over|near|through|around|between|behind|across|up|down|in|on)[ -](?!(?:the|a|an|your|my|any|all|every|\d+|one|two|three|many|most|minutes?|seconds?|hours?|colou?rs|sizes|to|of)\b)\p{L}+(?: \p{L}+)?$/iu.test(
      phrase,
    ) && isNounAtEnd(head)
  if (head === '' || (PREPOSITION.test(phrase.split(' ')[0] ?? '') && !describes)) {
    return /^(?:for|to|like|in|on|without|from|by|at|under|up)\s/i.test(phrase)
      ? prepositional(phrase, product)
      : undefined
  }
  if (/^\d[\d.,–-]*\s?[A-Za-z]*[A-Z][A-Za-z]*$/.test(phrase))
    return beSomething(`rated ${phrase}`, product, `the ${phrase} rating`)
  const rated = /^(?:ip[x\d]\w*|spf ?\d+\+?|\d+[pk]|qi)$/i.test(phrase)
  if (rated)
    return beSomething(/^ip/i.test(phrase) ? `rated ${phrase.toUpperCase()}` : phrase, product, `the ${phrase} rating`)
  // What there is to choose from, unless it is what a lamp or a screen shows.
  if (
    /^\d[\d,]* (?:\p{L}+ )?(?:colou?rs|shades|scents|flavou?rs|sizes)$/iu.test(phrase) &&
    !/^(?:lighting|computer|audio|phone)$/.test(bucket.id)
  )
    return verbForm(`comes in ${phrase}`, product, 'verb')
  if (bucket.id === 'fragrance' && /^\p{L}+(?: \p{L}+)? and \p{L}+$/u.test(phrase) && !isPlural(head))
    return {
      form: 'noun',
      clause: `there's ${phrase} in ${product.itObject}`,
      predicate: undefined,
      nounPhrase: `the ${phrase}`,
      shot: 'turn the label to the lens and point to that line',
    }
  // Things in a package are what you get; the product does not "have" them.
  if (
    /^\d+ (?:bottles|pieces|cards|sheets|tablets|bags|packs|pairs|sachets|jars|cans|bars|refills|bands|pods|capsules|stickers|pens|servings|colors of)\b/i.test(
      phrase,
    )
  )
    return {
      form: 'noun',
      clause: `you get ${phrase}`,
      predicate: undefined,
      nounPhrase: `the ${phrase}`,
      shot: 'lay all of them out in a row',
      announced: true,
    }
  const isEdible =
    /^(?:food|supplement)$/.test(bucket.id) && !isPlural(head) && !isKnownNoun(head) && !/^\d/.test(phrase)
  if (isEdible)
    return {
      form: 'noun',
      clause: `there's ${phrase} in ${product.itObject}`,
      predicate: undefined,
      nounPhrase: `the ${phrase}`,
      shot: 'turn the label to the lens and point to that line',
    }
  const noun = determined(phrase)
  const isMany = isPlural(head) || /^(?:\d+|two|three|four|five|six|multiple|several)\s/i.test(phrase)
  const isCountedAsOne = !isMany && noun !== phrase
  const clause =
    isCountedAsOne && product.number === 'singular' ? `there's ${noun}` : `${product.it} ${product.has} ${noun}`
  return {
    form: 'noun',
    clause,
    predicate: `${product.has} ${noun}`,
    nounPhrase: `the ${stripDeterminer(phrase).replace(/^(?:lots|plenty|dozens) of /i, '')}`,
    ...(bucket.id !== 'service' && isTouchable(phrase, head)
      ? { shot: `run a finger along the ${stripDeterminer(phrase)} in a macro shot`, announced: true }
      : { shot: `hold ${product.itObject} close to the lens and point to that part`, announced: false }),
  }
}

function prepositional(phrase: string, product: ProductAnalysis): ParsedFeature {
  const opening = /^to\s/i.test(phrase) ? 'there' : 'made'
  const complement = /^(?:for|to|like|without|from|by)\s/i.test(phrase) ? `${opening} ${phrase}` : phrase
  return {
    form: 'adjective',
    clause: `${product.itIs} ${complement}`,
    predicate: `${product.is} ${complement}`,
    nounPhrase: `how ${product.itIs} ${complement}`,
    shot: `put ${product.itObject} to use in one take`,
  }
}
