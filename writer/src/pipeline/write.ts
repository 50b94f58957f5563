import { secondsOf, type Scene } from '@reelwright/shared'
import {
  kept,
  lowerFirst,
  pluralVerb,
  PRICE_ON_SCREEN,
  singular,
  SMALL_NUMBERS,
  splitSentences,
  countSpokenWords,
  tidy,
  upperFirst,
} from '../language'
import { textFor } from './feature-shots'
import type { Draft } from './fit'
import type { Option, Role } from './choose'
import { pacingFor, type Pacing } from '../pacing'
import { escaped } from '../kinds'
import { isListedNoun, isPluralWord, isThirdPerson, shortOf, type ProductMention } from '../reading'
import { durationsOf, naturalLength } from './durations'
import { introduced } from './own-words'
import { doesAnswer, isBareLabel, isOnBox, isPlain, isTold, type Plan } from './plan'
import type { ReadFeature, Reading } from './reading'
import { UNREADABLE } from './shown-rank'
import { filmed, withCalled } from './shots'
import { filled, inPlural, sentenceCased } from './spoken-line'
import { isComplaint, screenText } from './screen-text'
import { answersTyped } from './stages'

/** A script in scenes, before anything around it. */
export interface Written {
  scenes: Scene[]
  words: number
  /** The first sentence. */
  hook: string
  call: string
  /** Features that are shown as text and not said. */
  captions: string[]
  /** Features that are neither said nor shown. */
  unshown: string[]
}

interface SpokenLine {
  beat: number
  text: string
  picture: string
  role: Role
}

/** Fills in names and amounts, lets "it" refer to something, and groups the lines into scenes. */
export function writeScript(draft: Draft, plan: Plan): Written {
  const { reading } = plan
  const spokenLines = speak(draft, reading)
  // No split screen and no "before" where the style is not told.
  const pictures = filmed(spokenLines, isTold(plan.angle) ? { ...reading, style: 'talking-head' } : reading)
  const lines = spokenLines.map((line, at) => ({
    ...line,
    picture: withShown(pictures[at] ?? '', draft.chosen[at]?.option),
  }))
  const pacing = pacingFor(reading.seconds, reading.style, reading.tone)
  const blocks = isTold(plan.angle) ? byBeat(lines) : scenesOf(lines, pacing)
  const isSkit = plan.angle.piece.voices.length > 0
  const whole = isTold(plan.angle) ? (text: string) => text : tidy
  const voiceovers = blocks.map((block) =>
    whole(
      isSkit
        ? inTurns(block.map(({ text }) => text.replaceAll(' / ', '\n')).join('\n'))
        : block.map(({ text }) => text).join(' '),
    ),
  )
  const counts = voiceovers.map((text) => countSpokenWords(text))
  const times = blocks.map((block, at) => ({
    words: counts[at] ?? 0,
    hold: block.some(({ role }) => role !== 'line') ? 0.7 : 0.3,
  }))
  const words = counts.reduce((sum, count) => sum + count, 0)
  const isShort = words < pacing.aim * (reading.seconds < 120 ? SHORT_SHARE : LONG_SHORT_SHARE)
  const length = isTold(plan.angle)
    ? naturalLength(times, Math.max(reading.seconds, Math.ceil(secondsOf(words))))
    : isPlain(plan) || isShort
      ? naturalLength(times, reading.seconds)
      : reading.seconds
  const durations = durationsOf(times, length)
  const { texts, left } = unsaidIn(draft, plan)
  const captionsAt = isTold(plan.angle) ? captionsByFeature(blocks, texts) : captionsByScene(blocks, texts)
  const captions = [...captionsAt.values()]
  const price = reading.shown ? `"${reading.shown}" as text` : PRICE_AS_TEXT
  const scenes = blocks.map((block, at): Scene => {
    const shown = captionsAt.get(at)
    const pictures = [...new Set(block.map(({ picture }) => picture).filter(Boolean))]
    const picture = fewOf(
      pictures.flatMap((text) => text.split('; ')),
      isSkit ? Infinity : Math.min(MAX_SHOTS, Math.max(1, Math.floor((counts[at] ?? 0) / WORDS_OF_SHOT))),
    )
      .map((text, order) =>
        (order === 0 || (isSkit && /^[A-Z]{2}/.test(text)) || text.startsWith(`${reading.product.title} `)
          ? text
          : lowerFirst(text)
        ).replace(/\.$/, ''),
      )
      .join('; ')
      .replace(PRICE_AS_TEXT, () => price)
    const isMissing = (voiceovers[at] ?? '').includes(PRICE_ON_SCREEN) && !picture.includes(price)
    const cue = `${picture}${isMissing ? `; ${price}` : ''}${shown ? ` (text on screen: ${shown})` : ''}`
    return {
      id: at + 1,
      duration: durations[at] ?? 2,
      voiceover: voiceovers[at] ?? '',
      visualCue:
        cue === ''
          ? ''
          : `${upperFirst(filled(withCalled(cue, reading), reading, reading.product.later))}.`.replace(/\)\.$/, ').'),
      cameraDirection: directionFor(picture, at),
      notes: notesFor(block, at, plan),
    }
  })
  const spoken = lines.map(({ text }) => text)
  return {
    scenes,
    words,
    hook: (spoken[0] ?? '').replace(/^[A-Z ]+: /, ''),
    captions,
    unshown: [...texts.filter((text) => !captions.includes(text)), ...left],
    call: whole(lines.find(({ role }) => role === 'call')?.text ?? spoken.at(-1) ?? ''),
  }
}

/** With the things that a recited line names as text, one after the other. */
function withShown(picture: string, option: Option | undefined): string {
  const shown = (option?.features ?? []).flatMap(({ recital }) => recital?.shown ?? [])
  return picture === '' || shown.length === 0
    ? picture
    : `${picture.replace(/\.$/, '').replace(/, "[^"]*" as text$/, '')}, ${shown.map((text) => `"${upperFirst(text)}"`).join(', then ')} as text`
}

/** More shots cannot be filmed in a few seconds: who turns to the product goes first, what is shown as text stays. */
const fewOf = (shots: readonly string[], max: number) => {
  const bare = shots.filter((shot) => !FIXED.test(shot))
  const acts = bare.filter((shot) => max > 1 || !/^Creator (?:turns|points) to /.test(shot))
  const kept = (acts.length > 0 ? acts : bare).slice(0, max)
  return shots.filter((shot) => FIXED.test(shot) || kept.includes(shot))
}
const FIXED = / as text|\bthe link\b/
const MAX_SHOTS = 3
/** Under two seconds nothing is seen. */
const WORDS_OF_SHOT = 4

/** Fewer words than this of what the length wants are not stretched. */
const SHORT_SHARE = 0.72
const LONG_SHORT_SHARE = 0.55

/** Lines of one speaker in a row are one. */
function inTurns(text: string): string {
  const joined = text.replace(/^([A-Z][A-Z ]*: )(.+)\n\1/gm, '$1$2 ')
  return joined === text ? text : inTurns(joined)
}

const STARTS_WITH_IT = /^(?:(?:[A-Z]+: )?)(It's got|It's|It|They're|They've got|They've|They)(?![\w'])/

function speak(draft: Draft, reading: Reading): SpokenLine[] {
  const { product } = reading
  let named = false
  let isNear = false
  const counts = new Map<string, number>()
  let before = ''
  let again = 0
  const all = draft.chosen.map(({ option }) => option.text).join(' ')
  const isAlone = (word: string) =>
    !/\b(?:last|next) round\b/i.test(all) &&
    [...all.matchAll(NUMBERED)].filter(([, each]) => each === word).length === 1
  return draft.chosen.map(({ place, option }) => {
    if (option.isTyped)
      return {
        beat: place.beat,
        text: option.text,
        picture: product.isPlural ? inPlural(option.picture) : option.picture,
        role: option.role,
      }
    let text = option.text
    if (product.isPlural) text = option.role === 'feature' ? ofMany(inPlural(text)) : inPlural(text)
    // "They" of one service are its people.
    const isPeople = !product.isPlural && /^(?:[A-Z]+: )?They/.test(text)
    again = option.role === 'feature' && /^(?:And )?(?:It|They)\b/i.test(text) ? again + 1 : 0
    const isList = again > 2 && named && !isNamed(product) && product.noun !== 'thing' && STARTS_WITH_IT.test(text)
    if (isList) again = 0
    if (option.role === 'feature' && !isPeople && (!isNear || isList || namesAnother(before, product)))
      text = withName(
        text,
        product.isPlural,
        named && !isNamed(product) && product.noun !== 'thing' ? shortName(product) : '{Name}',
      )
    // "The tiles are welded. The tiles are $40."
    if (option.role === 'price' && named)
      text = text.replace(
        /^(And )?(?:\{Name\}|[Tt]he (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)(?: is| are|['’]s|['’]re) (?=\{price\})/u,
        (_, and = '') => sentenceCased(`${and}${product.isPlural ? "they're" : "it's"} `),
      )
    before = option.role === 'feature' ? lastSaid(text) : ''
    if (!named && option.role !== 'price') text = introduced(text, reading)
    text = withoutEcho(text, product)
    const mentions = /\{Name\}/.test(text)
    text = filled(text, reading, named ? product.later : product.first)
    named ||= mentions
    isNear = mentions || option.role === 'feature'
    text = text.replace(ALONE, (found, word: string, first: string) => (isAlone(word) ? first.toUpperCase() : found))
    text = text.replace(NUMBERED, (found, word: string) => {
      const at = counts.get(word) ?? 0
      counts.set(word, at + 1)
      const number = SMALL_NUMBERS[at + 1]
      return number === undefined ? found : `${word} ${number}`
    })
    return {
      beat: place.beat,
      text: sentenceCased(text),
      picture: product.isPlural ? inPlural(option.picture) : option.picture,
      role: option.role,
    }
  })
}

const SPEAKER = /^[A-Z]+: /
/** The last sentence of the last speaker. */
const lastSaid = (text: string) => splitSentences((text.split(' / ').at(-1) ?? '').replace(SPEAKER, '')).at(-1) ?? ''

/** Whether "it" after this sentence may be another thing: "You get a gift box." After a sentence about the product it is the product. */
function namesAnother(text: string, { noun, isPlural }: ProductMention): boolean {
  if (
    !/^(?:And )?(?:(?:You|There|The|Each|Every|An?|One)(?:'s|'re)?|(?!It|They|This|These|We|I\b)\p{L}+(?= not\b)) /iu.test(
      text,
    )
  )
    return false
  const own = new Set(noun.toLowerCase().split(' ').map(singular))
  const subject = /^(?:And )?(?:The|Each|Every|An?|One) ([\p{Ll} ]+)/iu.exec(text)?.[1] ?? ''
  if (noun.split(' ').some((_, at, words) => subject.startsWith(`${words.slice(at).join(' ')} `))) return false
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) => isPluralWord(word) === isPlural && isListedNoun(singular(word)) && !own.has(singular(word)),
  )
}

/** Counted without gaps where a step found nothing to say, or the length left a round out. */
const NUMBERED = /(?<=^|[.!?:] )(Step|Round|Clue) (?:one|two|three|four|five|six|seven|eight)\b/g

/** "Round one, range." with no second round. */
const ALONE = /(?<=^|[.!?:] )(Step|Round|Clue) (?:one|two|three|four|five|six|seven|eight)[.,:] (\p{L})/gu

/** "Here's this cleaning service. It's a cleaning service." */
const withoutEcho = (text: string, { first }: ProductMention) =>
  text.replace(/(\{Name\}[.!]) It's an? ([^.!?]+)[.!]/, (whole, named: string, kind: string) =>
    first.toLowerCase() === `this ${kind.toLowerCase()}` ? named : whole,
  )

/** "It's quiet." becomes "{Name}'s quiet." where nothing before it says what "it" is. */
function withName(text: string, isPlural: boolean, said: string): string {
  const found = STARTS_WITH_IT.exec(text)?.[1]
  // "The tiles have 2-inch tiles.", "The holder holds phones."
  const noun = said === '{Name}' ? '' : (said.split(' ').at(-1) ?? '')
  if (
    !found ||
    (noun !== '' && new RegExp(`\\b${escaped(noun)}\\b|^\\S+ ${escaped(noun.replace(/er$/, ''))}s `, 'i').test(text))
  )
    return text
  const name =
    found === 'It' || found === 'They'
      ? said
      : found === "It's got"
        ? `${said} has`
        : found.startsWith("They've")
          ? `${said} have`
          : isPlural
            ? `${said} are`
            : `${said} is`
  return text.replace(found, name)
}

/** A service or an app is its name: "the management" of a review management is nothing. */
const isNamed = ({ form, later }: ProductMention) => /^(?:service|course|app)$/.test(form) && /^\p{Lu}/u.test(later)

/** "the tiles" for "the Oakley & Finch magnetic tiles", once they were named. */
const shortName = ({ noun }: ProductMention) => `the ${shortOf(noun)}`

/** "It dries in 30 minutes." of leggings: the seller's words have no number. */
const ofMany = (text: string) =>
  text.replace(
    /(?<=^|[.!?] )(And it|It) ((?:never|always|also|only|even|just|still) )?(\p{L}+s)\b([^.!?]*)/u,
    (whole, it: string, adverb = '', verb: string, rest: string) =>
      isThirdPerson(verb)
        ? `${it.replace(/it/i, it === 'It' ? 'They' : 'they')} ${adverb}${pluralVerb(verb)}${rest.replace(/\bits\b/g, 'their').replace(/(?<= and )(?:ha|i)s\b/g, pluralVerb)}`
        : whole,
  )

const PRICE_AS_TEXT = 'the price as text'
/** One scene for each beat. */
function byBeat(lines: readonly SpokenLine[]): SpokenLine[][] {
  const blocks: SpokenLine[][] = []
  let beat = -1
  for (const line of lines) {
    if (line.beat === beat) blocks.at(-1)?.push(line)
    else blocks.push([line])
    beat = line.beat
  }
  return blocks
}

/** One scene for each beat; long ones are split between lines, short neighbors joined, until the number suits the length. */
function scenesOf(lines: readonly SpokenLine[], pacing: Pacing): SpokenLine[][] {
  const blocks = byBeat(lines)
  const words = (block: readonly SpokenLine[] | undefined) =>
    (block ?? []).reduce((sum, { text }) => sum + countSpokenWords(text), 0)
  const splitLongest = (longerThan: number) => {
    const at = blocks.reduce((a, block, b) => (block.length > 1 && words(block) > words(blocks[a]) ? b : a), 0)
    const block = blocks[at]
    if (!block || block.length < 2 || words(block) <= longerThan) return false
    const half = words(block) / 2
    let cut = 1
    for (let line = 1; line < block.length; line++)
      if (Math.abs(words(block.slice(0, line)) - half) < Math.abs(words(block.slice(0, cut)) - half)) cut = line
    blocks.splice(at, 1, block.slice(0, cut), block.slice(cut))
    return true
  }
  while (splitLongest(MAX_SCENE_WORDS));
  while (blocks.length < pacing.scenes.wanted && splitLongest(MIN_SPLIT_WORDS));
  while (blocks.length > pacing.scenes.max) {
    // The opener and the last picture stay alone.
    const joints = blocks.slice(1, -2).map((block, at) => ({ at: at + 1, words: words(block) + words(blocks[at + 2]) }))
    const [first, ...rest] = joints
    if (!first) break
    const shortest = rest.reduce((a, b) => (b.words < a.words ? b : a), first)
    blocks.splice(shortest.at, 2, [...(blocks[shortest.at] ?? []), ...(blocks[shortest.at + 1] ?? [])])
  }
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] ?? []
    if (block.filter(({ role }) => role === 'feature').length > MAX_FEATURES)
      blocks.splice(at, 1, block.slice(0, Math.ceil(block.length / 2)), block.slice(Math.ceil(block.length / 2)))
  }
  return blocks
}

/** About 13 seconds. */
const MAX_SCENE_WORDS = 34
const MIN_SPLIT_WORDS = 20
/** More in a row are a list. */
const MAX_FEATURES = 3

/** Features that found no place in the voice: those that may be shown, as text in the seller's words, and of a listing what a viewer cannot read. */
function unsaidIn(draft: Draft, { reading, features, shown, angle }: Plan): { texts: string[]; left: string[] } {
  const said = new Set(draft.chosen.flatMap(({ option }) => option.features ?? []))
  const rank = kept((feature: ReadFeature) => reading.fields.shownRank(reading, feature))
  const unsaid = (shown ?? features)
    .filter((feature) => !said.has(feature))
    .sort((a, b) => answerOf(b, reading) - answerOf(a, reading) || rank(a) - rank(b))
  const listed = unsaid.filter((feature) => feature.isListed && rank(feature) < UNREADABLE).slice(0, MAX_LISTED)
  const shownAs = (feature: ReadFeature): string => {
    if (isTold(angle)) return feature.typed
    if (isComplaint(feature.typed) || isBareLabel(feature, reading)) return ''
    if (feature.isListed) return listed.includes(feature) ? screenText(feature.typed) : ''
    const text = textFor(feature) || feature.caption || feature.typed
    // "Pack contents: 3 gaskets, 1 valve"
    return screenText(new RegExp(`^${escaped(text)}\\s*:`, 'i').test(feature.typed) ? feature.typed : text)
  }
  return {
    texts: unsaid.map(shownAs).filter(Boolean),
    left: unsaid.filter((feature) => shownAs(feature) === '').map(({ typed }) => typed),
  }
}
/** What surely answers the problem is shown first, or in another language shares a word with it. */
const answerOf = (feature: ReadFeature, reading: Reading): number =>
  (reading.story.isTyped ? answersTyped(reading, feature) : isAnswer(feature, reading)) ||
  (reading.ownProblem?.isEnglish === false &&
    (feature.typed.toLowerCase().match(/\p{L}{6}/gu) ?? []).some((stem) => reading.typedProblem.includes(stem)))
    ? 1
    : 0

const isAnswer = (feature: ReadFeature, reading: Reading) => !isOnBox(feature, reading) && doesAnswer(feature, reading)

const MAX_LISTED = 3

/** One beside each scene with features: more cannot be read. */
function captionsByFeature(blocks: readonly SpokenLine[][], captions: readonly string[]): Map<number, string> {
  const places = blocks.flatMap((block, at) =>
    block.some(({ role }) => role === 'feature') && !block.some(({ picture }) => / then "[^"]+" as text/.test(picture))
      ? [at]
      : [],
  )
  return new Map(captions.map((caption, order) => [places[order] ?? blocks.length, caption]))
}

/** One in each scene with the product where no other text is shown, never on what returns to the opening. */
function captionsByScene(blocks: readonly SpokenLine[][], captions: readonly string[]): Map<number, string> {
  const found = blocks.findIndex((block) => block.some(({ role }) => role === 'feature'))
  const first = found < 0 ? Math.max(1, blocks.length - 2) : found
  const ending = blocks.findLastIndex((block) => block.some(({ role }) => role !== 'close'))
  const places = blocks.flatMap((block, at) =>
    at >= first && at <= Math.max(first, ending) && !block.some(({ picture }) => picture.includes(' as text'))
      ? [at]
      : [],
  )
  return new Map(captions.slice(0, places.length).map((caption, order) => [places[order] ?? 0, caption]))
}

/** The shot that the picture's own words ask for. */
export function directionFor(picture: string, at: number): string {
  const text = picture.toLowerCase()
  const shot = /\b(?:macro|extreme close-up|close-up|close|fingertip|thumb|finger|label|screen)\b/.test(text)
    ? 'Close-up'
    : /\b(?:top-down|from above|overhead)\b/.test(text)
      ? 'Top-down'
      : /\b(?:wide|room|hallway|street|doorway|kitchen|parking)\b/.test(text)
        ? 'Wide shot'
        : 'Medium shot'
  const hold = ['phone on a tripod', 'handheld', 'phone propped up'][at % 3] ?? 'handheld'
  return picture === '' ? '' : `${shot}, ${hold}, window light.`
}

function notesFor(block: readonly SpokenLine[], at: number, { reading }: Plan): string {
  const notes: string[] = []
  const { disclosure } = reading
  if (at === 0 && disclosure && disclosure !== 'none') notes.push('Show the word "Ad" on screen from the first second.')
  if (at === 0) notes.push('Say the first line before anything else moves.')
  if (block.some(({ text }) => /\bI(?:'m|'ve|'d|'ll)?\b|\bmy\b/.test(text)) && at === 1)
    notes.push('Personal lines: keep what is true for you.')
  if (
    /\b(?:driv(?:e|es|ing)|car|knife|knives|blade|stove|candle|ladder)\b/i.test(
      block.map(({ text, picture }) => `${text} ${picture}`).join(' '),
    )
  )
    notes.push('Safety first: film it parked, switched off, or staged.')
  return notes.join(' ')
}
