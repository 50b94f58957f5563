import { optionLabel, type ScriptBrief, shownPrice } from '@reelwright/shared'
import { checkText, type Flag } from '../check'
import { isCalled, type Kind } from '../kinds'
import { lowerFirst } from '../language'
import { type KindSource, kindIn } from '../pipeline'
import { type ReadFeature, readBrief } from '../pipeline/reading'
import { departmentOf } from '../pipeline/shots'
import {
  analyseAudience,
  analyseFeatures,
  correctSpelling,
  expandShorthand,
  isAdjective,
  isParticiple,
  type ProductMention,
  readNounPhrase,
} from '../reading'
import { isGerund, isOnlyAdjective } from '../reading/lexicon'
import { claimsIn, warningAbout } from './claims'
import type { SeoFacts } from './facts'
import { seoWords, SMALL_WORDS } from './words'

/** How a video shows what is sold. */
export type Showing = 'in use' | 'up close' | 'on screen' | 'explained'

/** The facts, read once as the writer reads a brief: what may be said, in the forms that the texts need. */
export interface SeoMaterial {
  facts: SeoFacts
  /** Begins with a capital only where it is a name: "Glaciero travel mug", "foldable stool". */
  product: string
  /** As a video mentions it first: "the Glaciero travel mug", "this foldable stool". */
  mention: string
  /** "it" or "them". */
  object: string
  /** What people search it by: "travel mug", "foldable stool"; the whole name where that names no kind of thing. */
  kind: string
  /** Of a product whose kind is known: "pet hair remover". */
  kindName: string | undefined
  /** "skin care"; undefined for what fits nowhere. */
  category: string | undefined
  showing: Showing
  features: SeoFeature[]
  /** Those that name a part or a quality: "leakproof lid", "BPA-free". */
  labels: string[]
  /** What it can be found by: "BPA-free travel mug", "travel mug with leakproof lid". */
  featureTerms: string[]
  /** As in the middle of a sentence: "fitness enthusiasts", "Gen Z"; undefined when it is for everybody. */
  people: string | undefined
  /** As typed by the seller: "$24", "19,90 €"; undefined without. */
  price: string | undefined
  leftOut: { text: string; reason: string }[]
  /** The words that the seller has said of it, and each two neighbours as one ("leak proof" is "leakproof"). */
  saidStems: ReadonlySet<string>
}

export interface SeoFeature {
  /** As in the middle of a line, without an end mark: "leakproof lid", "BPA-free". */
  text: string
  /** Whether it was typed as a whole sentence. */
  isSentence: boolean
  /** Behind a name with a colon: "hooks behind the vent" of "It hooks behind the vent, so there is no glue to melt". */
  short?: string
}

export function readFacts(facts: SeoFacts, kinds: KindSource): SeoMaterial {
  const leftOut: SeoMaterial['leftOut'] = []
  const leaveOut = (text: string, reason: string) => {
    if (!leftOut.some((other) => other.text === text)) leftOut.push({ text, reason })
  }
  const unlessWarned = (text: string | undefined, reason = text && warningAbout(text)) => {
    if (text && reason) leaveOut(text, reason)
    return reason ? undefined : text
  }
  const claims = claimsIn(facts.product)
  for (const { matched, reason } of claims) leaveOut(matched, reason)
  const allowed = distinct(facts.features.map(oneLine)).filter(
    (feature, at) => unlessWarned(feature, featureWarning(feature, `features.${at}`)) && /[\p{L}\p{N}]/u.test(feature),
  )
  const brief = briefOf(without(facts.product, claims), allowed)
  const entry = kindIn(brief, kinds)
  const known = entry && kinds.kind(entry.id)
  const reading = readBrief(brief, known, kinds.common)
  const mention = unlessWarned(reading.product.first) ?? 'this'
  const product = mention.replace(/^(?:the|this|these) (?=.)/, '')
  const kind = kindTerm(product, reading.product, known)
  const people = unlessWarned(peopleOf(facts.audience))
  const features = reading.features.flatMap((feature) => readFeature(feature) ?? [])
  const labels = labelsIn(features)
  const department = departmentOf(reading)
  return {
    facts,
    product,
    mention,
    object: reading.product.isPlural ? 'them' : 'it',
    kind,
    kindName: known?.name,
    category: department?.replaceAll('-', ' '),
    showing: showingOf(department, reading.product),
    features,
    labels: labels.map(({ text }) => text),
    featureTerms: labels.flatMap(({ text, form }) => featureTerm(text, form, kind) ?? []),
    people,
    price: unlessWarned(shownPrice(facts.price, oneLine(facts.priceText ?? ''))),
    leftOut,
    saidStems: stemsOf([
      product,
      known?.name ?? '',
      people ?? '',
      facts.product,
      ...facts.features,
      ...(facts.tags ?? []),
      ...(facts.scenes ?? []).map(({ speech }) => speech),
    ]),
  }
}

/** The facts as a brief; only its name and features are read. */
const briefOf = (productName: string, features: string[]): ScriptBrief => ({
  productName,
  features,
  price: 0,
  videoLength: 30,
  targetAudience: 'everyone',
  style: '',
  tone: '',
  painPoint: '',
  callToAction: '',
  includeVisualCues: false,
  outputType: 'both',
  firstPerson: true,
})

/** A name without what the check warns about: "Eco-friendly bottle" is a "bottle". */
function without(name: string, claims: readonly Flag[]): string {
  const kept = claims.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, name)
  return kept.replace(/^[^\p{L}\p{N}]+/u, '')
}

function stemsOf(texts: readonly string[]): Set<string> {
  const words = seoWords(texts.join('\n'))
  const stems = new Set<string>()
  for (const [at, word] of words.entries()) {
    stems.add(word.stem)
    const next = words[at + 1]
    if (next?.sentence === word.sentence) stems.add(word.text + next.stem)
  }
  return stems
}

const MAX_KIND_WORDS = 3

/** What it is called without the brand before it: "CloudNest memory foam pillow" is a "memory foam pillow"; else the name of its kind, or its noun. */
function kindTerm(product: string, { noun }: ProductMention, kind: Kind | undefined): string {
  const words = product.split(' ')
  const plain = words.slice(words.findLastIndex((word) => !isPlainWord(word)) + 1)
  const last = words.at(-1) ?? ''
  const isCalledSo = kind ? isCalled(last, kind) : noun.split(' ').at(-1)?.toLowerCase() === last.toLowerCase()
  const isShort = plain.length > 1 && plain.length <= MAX_KIND_WORDS && !/^\d/.test(plain[0] ?? '')
  if (isShort && isCalledSo && !SMALL_WORDS.has(plain[0] ?? '')) return plain.join(' ')
  return kind?.name ?? (noun === 'thing' ? product : noun)
}

const isPlainWord = (word: string) => word === word.toLowerCase() || /^[A-Z]{1,4}$/.test(word)

function showingOf(department: ReturnType<typeof departmentOf>, { form, noun }: ProductMention): Showing {
  if (/^(?:service|course)$/.test(form) || /^(?:.*services|courses|subscriptions)$/.test(department ?? ''))
    return 'explained'
  if (form === 'app' || /^(?:apps|digital-goods)$/.test(department ?? '')) return 'on screen'
  // Tamales and blood tests are not used.
  return department === undefined || department === 'food' || noun === 'thing' ? 'up close' : 'in use'
}

function readFeature({ typed, plain, caption }: ReadFeature): SeoFeature | undefined {
  const line = lineOf(typed)
  // "my iphone" is an "iPhone" there.
  const text =
    lettersOf(line) === lettersOf(caption) && capitalsOf(line) < capitalsOf(lineOf(caption)) ? lineOf(caption) : line
  if (text === '' || warningAbout(text)) return undefined
  const isSentence = plain !== undefined && lettersOf(plain) === lettersOf(text)
  const short = isSentence ? shortOf(text, caption) : undefined
  return { text, isSentence, ...(short !== undefined && { short }) }
}

const SIZES = /\d ?[x*×] ?\d/i
const lineOf = (typed: string) => {
  const text = SIZES.test(typed) ? typed : expandShorthand(typed)
  return lowerStart(withoutShouting(correctSpelling(text)).replace(/[\s.!?,;:]+$/, ''))
}

const SUBJECT = /^(?:(?:it|they)(?: (?:is|are|has|have)|['’](?:s|re))? |there(?: (?:is|are)|['’]s) )(?=\p{L}{2}|\d)/iu
/** What may be left out behind a clause: a list or a limit may not. */
const CONSEQUENCE =
  /^,? (?:so|because|since|which|and (?:it|they|you|we|I|the|there)['’ ])(?!.*\b(?:but|not|only|except|unless)\b)/i
const MIN_SHORT_WORDS = 3

function shortOf(text: string, caption: string): string | undefined {
  const clause = lineOf(caption)
  const rest = text.toLowerCase().startsWith(clause.toLowerCase()) ? text.slice(clause.length) : text
  const short = clause.replace(SUBJECT, '')
  return (rest === '' || CONSEQUENCE.test(rest)) && short.split(' ').length >= MIN_SHORT_WORDS ? short : undefined
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** "LEAKPROOF LID" is "leakproof lid"; short ones are as likely letters that stand for something. */
const withoutShouting = (text: string) => text.replace(/\p{Lu}{5,}/gu, (word) => word.toLowerCase())

const MAX_LABEL_WORDS = 5
type Label = { text: string; form: 'adjective' | 'noun' }

/** A sentence, a list or a measure is no label. */
function labelsIn(features: readonly SeoFeature[]): Label[] {
  const typed = features.flatMap(({ text, isSentence }) =>
    isSentence || /[,;/:&+()]|^(?:for|no|not|never)\b/i.test(text) || text.split(' ').length > MAX_LABEL_WORDS
      ? []
      : text,
  )
  return analyseFeatures(typed).features.flatMap(({ text }) => {
    const written = asTyped(text, typed)
    const form = written && formOf(written)
    return form ? { text: written, form } : []
  })
}

const HAS = /^(?:has|have|with|includes?|including|comes? with)\s+(?:an?\s+|the\s+)?/i

function formOf(text: string): Label['form'] | undefined {
  const last = text.split(' ').at(-1)?.toLowerCase() ?? ''
  if (/^made (?:in|of|from|by) /i.test(text) || isAdjective(last) || isParticiple(last)) return 'adjective'
  return readNounPhrase(text.replace(HAS, '')) ? 'noun' : undefined
}

/** A feature as its reader left it, with the capitals of the seller: "made in Portugal"; undefined where other words were put in. */
function asTyped(text: string, features: readonly string[]): string | undefined {
  const typed = features.find((feature) => feature.toLowerCase().includes(text.toLowerCase()))
  if (typed === undefined) return undefined
  const at = typed.toLowerCase().indexOf(text.toLowerCase())
  const written = lowerStart(typed.slice(at, at + text.length))
  // "usb rechargeable" is read as "USB rechargeable".
  return capitalsOf(written) < capitalsOf(text) ? text : written
}

const capitalsOf = (text: string) => text.replace(/[^\p{Lu}]/gu, '').length

const FEATURE_WORDS = 4

function featureTerm(text: string, form: Label['form'], kind: string): string | undefined {
  const named = text.replace(HAS, '')
  if (named.split(' ').length > FEATURE_WORDS || !/^[\p{L}\p{N}' -]+$/u.test(text)) return undefined
  const said = new Set(seoWords(kind).map(({ stem }) => stem))
  if (seoWords(text).some(({ stem }) => said.has(stem))) return text
  // "A pillow made in Portugal", not "a made in Portugal pillow".
  if (form === 'adjective')
    return /\s(?:in|of|from|by|for|to|with|on|at)\s/i.test(text) ? `${kind} ${text}` : `${text} ${kind}`
  // "Licensed", "pH balanced", "steams vertically"
  const last = named.split(' ').at(-1)?.toLowerCase() ?? ''
  const isQuality = isParticiple(last) || isOnlyAdjective(last) || last.endsWith('ly')
  if (isQuality || isGerund(named)) return named.includes(' ') ? undefined : `${text} ${kind}`
  return `${kind} with ${named}`
}

const featureWarning = (text: string, field: string): string | undefined =>
  checkText(text, field).find(({ severity }) => severity !== 'info')?.reason ?? warningAbout(text)

function peopleOf(audience: string): string | undefined {
  const words = oneLine(audience)
  if (/^(?:everyone|custom|general|)$/i.test(words)) return undefined
  // "Eco-conscious" itself reads as a claim about the product.
  if (words === 'eco-conscious') return 'mindful shoppers'
  // Not one of our keys: the seller's own words, where they name people at all.
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(words)) return analyseAudience(words).plural
  const label = optionLabel(words)
  return label.startsWith('Gen ') ? label : label.toLowerCase()
}

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** "Leakproof lid" is "leakproof lid"; "BPA-free", "USB-C port", "Bluetooth 5.3" and "iPhone holder" stay. */
const lowerStart = (text: string): string =>
  /^(?:A|\p{Lu}\p{Ll}+(?:['’-]\p{Ll}+)*)(?:[\s,]|$)/u.test(text) ? lowerFirst(text) : text

export const upperStart = (text: string): string =>
  /^[ei]\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** Without empty ones, and each once whatever its case. */
export function distinct(texts: readonly (string | undefined | false)[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (text && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  return [...seen.values()]
}
