import type { VideoStyle } from '@reelwright/shared'
import { countSpokenWords, splitSentences, upperFirst } from '../language'
import { pacingFor } from '../pacing'
import { baseVerb, claimInWording, thirdVerb, wholeClause } from '../reading'
import { carries } from './carried'
import type { Option, Role } from './choose'
import { shotOfSentence } from './feature-shots'
import type { Draft } from './fit'
import { inOneBreath } from './one-breath'
import type { ReadFeature, Reading } from './reading'
import { saysNew } from './says-new'
import { copyEdited } from './say-story'
import { SHOT } from './shots'
import { IN_PLACE } from './thing-sentence'
import { amountsIn } from './scenes'
import { callAsTyped } from './told-call'
import { introOf, nameOf, priceLine, typedHead, withSubject, withTypedName } from './told-name'
import { mentions, refersTo, shows } from './told-product'
import { MAX_CAPTION_WORDS } from './write'

export interface Told {
  /** With the name as it is said here. */
  reading: Reading
  draft: Draft
  /** Features that the story says already. */
  said: readonly ReadFeature[]
  /** What the studio says beside the script. */
  notes: string[]
}

interface Line {
  text: string
  picture: string
  role: Role
  features?: readonly ReadFeature[]
}

/** A story in the first person is not told where the seller switched that off. */
const canTell = ({ story, firstPerson }: Reading) =>
  story.sentences.length > 0 && (firstPerson || !/\b(?:I|me|my|mine|we|us|our)\b/i.test(story.sentences.join(' ')))

/** Fewer words are no script. */
const MIN_WORDS = 18

/** The story as typed, then features, price and call, within the words of the asked length; undefined where there is no story to tell. */
export function tell(given: Reading): Told | undefined {
  if (!canTell(given)) return undefined
  const reading = withTypedName(given)
  const { story, seconds, style, tone } = reading
  const max = pacingFor(seconds, style, tone).accept.max
  let sentences = story.sentences
  const all = featureUnits(reading, sentences)
  let units = all
  const { text: call, notes: callNotes } = callAsTyped(reading)
  const fits = () => countSpokenWords(linesOf(reading, sentences, units, call).flat().map(textOf).join(' ')) <= max
  while (units.length > 0 && !fits()) units = units.slice(0, -1)
  const left: string[] = []
  while (sentences.length > 2 && !fits()) {
    const at = leastNeeded(sentences)
    left.push(sentences[at] ?? '')
    sentences = sentences.filter((_, order) => order !== at)
  }
  const beats = linesOf(reading, sentences, units, call)
  const chosen = beats.flatMap((lines, beat) =>
    lines.map((line) => {
      const option: Option = { ...line, words: countSpokenWords(line.text), cost: 0, isTyped: true }
      return { place: { beat, beatName: 'told', options: [option], omit: undefined }, option }
    }),
  )
  const text = chosen.map(({ option }) => option.text).join(' ')
  if (text.split(/\s+/).length < MIN_WORDS) return undefined
  const spoken = new Set(chosen.flatMap(({ option }) => option.features ?? []))
  const said = reading.features.filter((feature) => isTold(feature, reading, sentences))
  const isLong = ({ typed }: ReadFeature) => typed.split(' ').length > MAX_CAPTION_WORDS
  const sayable = new Set(all.flatMap(({ members }) => members))
  const silent = reading.features.filter(
    (feature) => !spoken.has(feature) && !said.includes(feature) && isLong(feature),
  )
  const dropped = silent.filter((feature) => sayable.has(feature))
  const labels = silent.filter((feature) => !sayable.has(feature))
  const draft = { chosen, words: chosen.reduce((sum, { option }) => sum + option.words, 0), cost: 0 }
  const styleNote = STYLE_NOTES[style]
  const isCut = dropped.length + left.length > 0 && seconds < MAX_FORM_SECONDS
  return {
    reading,
    draft,
    said,
    notes: [
      ...(styleNote ? [styleNote] : []),
      ...(dropped.length > 0
        ? [`Left out to fit ${seconds} seconds: ${quoted(dropped.map(({ typed }) => typed))}`]
        : []),
      ...(labels.length > 0
        ? [`Not said, because it isn’t a full sentence: ${quoted(labels.map(({ typed }) => typed))}`]
        : []),
      ...(left.length > 0 ? [`Left out of your story to fit ${seconds} seconds: ${quoted(left)}`] : []),
      ...(isCut ? ['Choose a longer video to keep more of it.'] : []),
      ...(story.refused.length > 0
        ? [`Left out of your story, because a video must not claim it: ${quoted(story.refused)}`]
        : []),
      ...callNotes,
    ],
  }
}

/** The longest video of the form. */
const MAX_FORM_SECONDS = 120

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(' ')
const textOf = ({ text }: Line) => text

const STYLE_NOTES: Partial<Record<VideoStyle, string>> = {
  skit: 'Your story is told to camera, so there is no second voice.',
  comparison: 'Your story is told to camera, so there is no side-by-side.',
  conspiracy: 'Your story is told to camera, so there are no clues to follow.',
}

/** The middle sentence that the next one needs least, the latest first. */
function leastNeeded(sentences: readonly string[]): number {
  const middle = sentences.map((_, at) => at).slice(1, -1)
  return middle.findLast((at) => !LEANS.test(sentences[at + 1] ?? '')) ?? 1
}
/** Begins with a word that points back. */
const LEANS = /^(?:so|and|but|then|that|this|it|they|he|she|which|because|or|still|also|until|now|these|those)\b/i

/** Lines in the order in which they are said, in one list for each scene. */
function linesOf(
  reading: Reading,
  sentences: readonly string[],
  units: readonly FeatureUnit[],
  call: string | undefined,
): Line[][] {
  const lens = toLens()
  const told = sentences.map((text): Line => ({ text, picture: '', role: 'line' }))
  const story = inScenes(told, reading, lens)
  const { intro, features, price } = withName(reading, sentences, units)
  const isSeen = isFilmed(reading)
  const said = features.map(({ text, members }): Line => ({
    text,
    picture: [
      ...new Set(members.map((feature) => (isSeen ? shotOfSentence(feature, reading) : undefined) ?? LENS)),
    ].join('; '),
    role: 'feature',
    features: members,
  }))
  const priceShot = isSeen ? SHOT.price : `${lens()}, the price as text`
  const lastShot = isSeen ? SHOT.last : 'Creator smiles and points to where the link sits'
  const offer: Line[] = [
    ...(price === undefined ? [] : [{ text: price, picture: priceShot, role: 'price' } as const]),
    ...(call === undefined ? [] : [{ text: call, picture: lastShot, role: 'call' } as const]),
  ]
  const [first, ...others] = inPairs(said)
  const entered =
    intro === undefined
      ? []
      : [{ text: intro, picture: isSeen ? SHOT.enter : 'Creator to the lens, the name as text', role: 'line' } as const]
  return [
    ...story,
    ...[[...entered, ...(first ?? [])], ...others].map((lines) => withOneLens(lines, lens)),
    offer,
  ].filter((lines) => lines.length > 0)
}

/** Stands for a shot of the creator, who is seen once in a scene. */
const LENS = '{lens}'

function withOneLens(lines: readonly Line[], lens: () => string): Line[] {
  let isSeen = lines.some(({ picture }) => picture.startsWith('Creator'))
  return lines.map((line) => {
    const pictures = line.picture.split('; ').flatMap((picture) => {
      if (picture !== LENS) return [picture]
      if (isSeen) return []
      isSeen = true
      return [lens()]
    })
    return { ...line, picture: pictures.join('; ') }
  })
}

const MAX_SCENE_WORDS = 28
const MIN_HOOK_WORDS = 4

/** The first sentence alone, the others in scenes of a few seconds, each with one picture. */
function inScenes(lines: readonly Line[], reading: Reading, lens: () => string): Line[][] {
  const scenes: Line[][] = []
  let words = 0
  for (const line of lines) {
    const count = countSpokenWords(line.text)
    const isShort = Math.min(words, count) < MIN_HOOK_WORDS
    const isOpen =
      scenes.length > 1
        ? words + count <= MAX_SCENE_WORDS + (isShort ? MIN_HOOK_WORDS : 0)
        : scenes.length === 1 && words < MIN_HOOK_WORDS
    if (isOpen) scenes.at(-1)?.push(line)
    else scenes.push([line])
    words = isOpen ? words + count : count
  }
  let isSeen = false
  return scenes.map((scene) => {
    const text = scene.map(textOf).join(' ')
    const isShown = !isSeen && isThing(reading) && isFilmed(reading) && shows(text, reading)
    isSeen ||= isShown
    const picture = isShown ? SHOT.enter : `${lens()}${amountsIn(text, text)}`
    return scene.map((line, order) => ({ ...line, picture: order === 0 ? picture : '' }))
  })
}

/** A story is somebody's past, so who tells it is seen. Each time another shot. */
function toLens(): () => string {
  let at = 0
  return () => TO_LENS[at++ % TO_LENS.length] ?? ''
}
const TO_LENS = [
  "The creator's face, close, to the lens",
  'Creator to the lens, a step closer',
  'Creator with open hands, to the lens',
  'Creator leans in, to the lens',
  'Creator leans on a wall, to the lens',
  'Creator sits down, to the lens',
  'Creator from the side, then to the lens',
  'Creator nods, to the lens',
  'Creator a few steps away, to the lens',
  'Creator counts on one hand, to the lens',
  'Creator at a window, to the lens',
  'Creator looks up, then to the lens',
]

const PLACE =
  /\b(?:evenings?|nights?|meetups?|exchange|cottage|cabin|(?:guest|beach|holiday|country) ?house|apartment|villa|hotel|b&b|retreat|farm stay|campsite|restaurant|cafe|café|(?:wine|cocktail|coffee|juice) bar|pub|festival|tour|lodge|(?:supper|dining|book|running|chess|social|film) club|event)$/i
/** What is paid by the word or the hour is work. */
const PAID_WORK = /\b(?:an?|per) (?:word|page|hour|session|class|lesson|visit|person|seat)\b/

/** What can be held, shown on a screen or stood beside. */
function isFilmed({ product, name, price = '' }: Reading): boolean {
  const typed = typedHead(name)
  // "Language exchange evenings Lyon"
  const without = typed.replace(/(?<=\p{Ll})(?: in)? \p{Lu}\p{Ll}+$/u, '')
  const isWork = /^(?:service|course)$/.test(product.form) || (product.noun === 'thing' && PAID_WORK.test(price))
  return !isWork && !PLACE.test(typed) && !PLACE.test(without)
}

const isThing = ({ product, sorts }: Reading) => !/^(?:app|service|course)$/.test(product.form) && !sorts.has('digital')

const MIN_SCENE_WORDS = 12

/** Short features that follow each other are one scene. */
function inPairs(lines: readonly Line[]): Line[][] {
  const scenes: Line[][] = []
  for (const line of lines) {
    const before = scenes.at(-1)
    if (before?.length === 1 && countSpokenWords(`${before[0]?.text} ${line.text}`) < MIN_SCENE_WORDS * 2)
      before.push(line)
    else scenes.push([line])
  }
  return scenes
}

/** Features that are said in one sentence. */
interface FeatureUnit {
  text: string
  members: readonly ReadFeature[]
}

/** Longer labels are sentences of their own. */
const MAX_JOINED_WORDS = 4

/** Sentences as typed, labels as one can say them, without what the story says already. */
function featureUnits(reading: Reading, sentences: readonly string[]): FeatureUnit[] {
  const units: FeatureUnit[] = []
  let labels: FeatureUnit[] = []
  const close = () => {
    units.push(
      ...inOneBreath(labels.map(({ text }) => text)).map(({ text, at }) => ({
        text: upperFirst(text),
        members: at.flatMap((each) => labels[each]?.members ?? []),
      })),
    )
    labels = []
  }
  for (const feature of reading.features) {
    if (isTold(feature, reading, sentences)) continue
    const sentence = asSentence(feature.typed)
    if (sentence !== undefined) {
      close()
      units.push({ text: sentence, members: [feature] })
    } else if (
      feature.plain !== undefined &&
      feature.form !== 'note' &&
      isClause(feature.plain) &&
      saysNew(feature, reading)
    ) {
      if (feature.typed.split(' ').length > MAX_JOINED_WORDS) close()
      labels.push({ text: feature.plain, members: [feature] })
      if (feature.typed.split(' ').length > MAX_JOINED_WORDS) close()
    }
  }
  close()
  return units
}

const isTold = ({ typed }: ReadFeature, { product }: Reading, sentences: readonly string[]) =>
  carries(sentences.join(' '), typed, undefined, `${product.title} ${product.noun}`)

/** Whether a label was made a sentence. */
const isClause = (said: string) =>
  IN_PLACE.test(said.replace(/\.$/, '')) || /^(?:It|They|You|There|We|I|No)\b/.test(said) || hasVerb(said)

const MIN_SENTENCE_WORDS = 4
const MIN_STOPPED_WORDS = 2
/** So many words with a sure verb are a sentence without a full stop, too. */
const MIN_LONG_WORDS = 7

/** A typed sentence as it is said; undefined for labels. */
function asSentence(typed: string): string | undefined {
  const text = copyEdited(typed).join(' ')
  const count = text.split(' ').length
  const isStopped = /^\p{Lu}.*[.!?]$/u.test(typed.trim())
  if (count < (isStopped ? MIN_STOPPED_WORDS : MIN_SENTENCE_WORDS) || claimInWording(text) !== undefined)
    return undefined
  if (/[|=]/.test(text)) return undefined
  const [start = ''] = text.split(/: | (?:that|which|who|where) /)
  const isSure = splitSentences(text).every((sentence) => {
    const clause = wholeClause(sentence)
    return clause !== undefined && clause.lacks === undefined && (clause.bare === undefined || isStopped)
  })
  const isLong =
    count >= MIN_LONG_WORDS && /^\p{Lu}/u.test(typed.trim()) && (HAS_VERB.test(start) || BY_OURS.test(start))
  const isWhole = isStopped ? ORDER.test(text) || hasVerb(text.split(': ')[0] ?? '') : isLong
  return isWhole || (isSure && !text.includes(': ')) ? text : undefined
}
/** "My neighbour Joanne painted all the pictures" */
const BY_OURS =
  /^(?:My|Our) (?:\p{L}+ )+(?:\p{L}{3,}ed|made|wrote|drew|built|grew|chose) (?:all|the|it|them|my|our|each|every)\b/u
const hasVerb = (text: string) =>
  HAS_VERB.test(text) ||
  text
    .toLowerCase()
    .replace(/[^\p{L}' ]/gu, '')
    .split(' ')
    .some((word, at) => (at > 0 && (thirdVerb(word) === 'sure' || PAST.test(word))) || baseVerb(word) === 'sure')
const PAST = /^(?:\p{L}{3,}ed|made|went|came|gave|took|wrote|drew|sold|built|grew|found|won|chose)$/u
/** What the viewer is asked to do. */
const ORDER = /^(?:please|just|don't|do not|never|always|keep|use|store|wash|shake|no|not)\b/i
const HAS_VERB =
  /\b(?:is|are|isn't|aren't|was|were|has|have|had|can|can't|cannot|will|won't|do|does|don't|doesn't|must|should|comes?|goes|gets?)\b|\b(?:I|you|we|they|it|he|she|that|there)(?:['’]\p{L}+)? \p{L}+/iu

/** The product's name where it is said first, and what brings it in. */
function withName(reading: Reading, sentences: readonly string[], units: readonly FeatureUnit[]) {
  const { product, price } = reading
  const story = sentences.join(' ')
  const spoken = [story, ...units.map(({ text }) => text)].join(' ')
  const isNamed = mentions(spoken, reading)
  const isReferred = refersTo(story, reading)
  const [first] = units
  const name = nameOf(reading, isReferred)
  // "It has a kitchen" is said of the van, not of its rental, and "it" of a service may be anything.
  const isLent = product.form === 'service'
  const renamed =
    first && !isLent && !mentions(story, reading) ? withSubject(first.text, name, product.isPlural) : undefined
  // "It" of the first feature is the product only where the last sentence was about it.
  const last = sentences.at(-1) ?? ''
  const isNear = isReferred && (refersTo(last, reading) || /\b(?:it|its|it's|them|they|they're)\b/i.test(last))
  if (renamed !== undefined && (!isNear || price === undefined))
    return {
      intro: undefined,
      features: [{ ...first, text: renamed } as FeatureUnit, ...units.slice(1)],
      price: priceLine(reading, undefined),
    }
  const isIntroduced = isReferred || isNamed
  return {
    intro: isIntroduced && (isNamed || price !== undefined) ? undefined : introOf(reading, isReferred),
    features: units,
    price: priceLine(reading, isNamed || !isIntroduced ? undefined : name),
  }
}
