import type { VideoStyle } from '@reelwright/shared'
import type { Line, Marks, Problem, Wording } from '../kinds'
import { lowerFirst, type Random, splitSentences, spokenWordCount, upperFirst } from '../language'
import { isEnglish, isEnglishWord } from '../reading'
import { type Heard, sentenceKey } from './heard'
import { isPlain, type Plan } from './plan'
import { agreed } from './agreement'
import { answerScore } from './answers'
import { ownWords, type ToldBy } from './own-words'
import { consequencesOf, inOneSentence, plainPicture, plainSentences, typedWords } from './plain-features'
import type { ReadFeature, Reading } from './reading'
import { shareIn } from './relevance'

/** One possible wording of a place in the script, with its picture. `{Name}` and the like are filled in when it is written. */
export interface Option {
  text: string
  picture: string
  words: number
  cost: number
  /** The features it says. */
  features?: readonly ReadFeature[]
  role: Role
}
export type Role = 'line' | 'feature' | 'price' | 'call'

/** A place in the script: one of the options is said, or none where that is allowed. */
export interface Place {
  beat: number
  beatName: string
  options: Option[]
  /** What leaving it out costs; undefined: it must be said. */
  omit: number | undefined
}

/** A line that has its slots still to be filled. */
interface Draftline {
  line: Line
  beat: number
  beatName: string
  isExtra: boolean
}

/** A place that a line of another block fills. Amounts are words, and so is a price inside a sentence. */
const SLOT =
  /\{(?!(?:price|amount|n|plain|size|(?:it|itself|them|its|is|was|has|does|can)(?:['’ ][^}]*)?)\})[a-z][^}]*\}|^\{price\}$/g
const MAX_OPTIONS = 8
const MAX_FILLINGS = 12
const TINY_SECONDS = 28
/** What a line costs that says a feature in none of the seller's words, and what the bare words cost. */
const UNSAID_COST = 3
const INSTEAD_COST = 3
/** Of the seller's own problem in another form than the first. */
const OTHER_FORM_COST = 1.2
const HEARD_SENTENCE_COST = 6
const PLAIN_COST = 1.2
const SHORT_OF_TIME_COST = 1.8
/** Where there is time, and in the seller's own words, the first wording is the clearer one. */
const SHORTER_COST = 0.5
const SAID_SHARE = 0.67
/** Characters that the bare words must save to stand instead of a line that says them. */
const MUCH_SHORTER = 20

/**
 * Every place of the angle's piece with its candidate lines. Features go to the places that name them, then to the open ones in the plan's order;
 * places that only longer videos have get what is left.
 */
export function choicesFor(plan: Plan, heard: Heard, random: Random): Place[] {
  const { reading, angle } = plan
  // Plain pieces are short anyway: at 45 seconds they have room for what is marked for 60.
  const seconds = isPlain(plan) ? reading.seconds + 15 : reading.seconds
  const drafts = angle.piece.beats.flatMap((beat, at) =>
    beat.lines
      .filter((line) => applies(line, plan) && (line.from ?? 0) <= seconds + 30)
      .map((line): Draftline => ({ line, beat: at, beatName: beat.name, isExtra: (line.from ?? 0) > seconds })),
  )
  const slots = new Slots(plan, heard, random)
  const ordered = [...drafts.filter(({ isExtra }) => !isExtra), ...drafts.filter(({ isExtra }) => isExtra)]
  const named = ordered.filter(({ line }) => /\{(?:feature|talk|step): /.test(line.wordings[0]?.text ?? ''))
  for (const draft of named) if (!draft.isExtra) slots.reserve(draft.line)
  for (const draft of ordered) if (!draft.isExtra && !named.includes(draft)) slots.reserve(draft.line)
  for (const draft of ordered) if (draft.isExtra) slots.reserve(draft.line)

  const places = new Map<Draftline, Place>()
  for (const draft of ordered) {
    const options = optionsOf(draft.line, slots, reading, heard, random)
    if (options.length > 0)
      places.set(draft, {
        beat: draft.beat,
        beatName: draft.beatName,
        options,
        omit: omission(draft, plan, options),
      })
  }
  return withRest(
    drafts.flatMap((draft) => places.get(draft) ?? []),
    plan,
  )
}

const MAX_REST = 2
const MAX_REST_WORDS = 14
/** What each feature costs that is only shown. */
const REST_OMIT_COST = 3
/** The first feature stays, whatever else has to go: where one solves the problem, it is that one. */
const FIRST_OMIT_COST = 20

/** Adds one place after the last feature, for features that no place says and that make whole sentences. */
function withRest(places: Place[], plan: Plan): Place[] {
  const { reading, angle, features } = plan
  // Plain pieces show further features as text on screen.
  if (isPlain(plan)) return places
  // What only longer videos have is not said yet.
  const meant = places.filter(({ omit }) => omit !== 0)
  const said = new Set(meant.flatMap(({ options }) => options.flatMap((option) => option.features ?? [])))
  const rest = features
    .filter((feature) => !said.has(feature))
    .flatMap((feature) => {
      const sentence = shortestWay(feature, plan)
      return sentence !== undefined && sentence.split(' ').length <= MAX_REST_WORDS ? [{ feature, sentence }] : []
    })
    .slice(0, MAX_REST)
  const told = new Set(rest.map(({ feature }) => feature))
  const others = places.flatMap((place) => {
    const options = place.options.filter((option) => !option.features?.some((feature) => told.has(feature)))
    return options.length > 0 ? [{ ...place, options }] : []
  })
  const offer = others.findIndex(({ options }) => options.some(({ role }) => role === 'price' || role === 'call'))
  const last = others.findLastIndex(({ options }, at) => at < offer && options.some((option) => option.features))
  const at = last < 0 ? offer : last + 1
  const before = others[at - 1]
  if (offer < 1 || !before || rest.length === 0) return places
  const [asker, teller] = angle.piece.voices
  const options = rest.map((_, count): Option => {
    const some = rest.slice(0, rest.length - count)
    const text = inOneSentence(some.map(({ sentence }) => sentence))
    return {
      text: asker && teller ? `${asker}: What else? / ${teller}: ${text}` : text,
      picture: `${reading.sorts.has('digital') ? 'The name on a screen, close' : '{Name} held to the lens'}, ${some.map(({ feature }) => `"${feature.caption}"`).join(' and ')} as text`,
      words: spokenWordCount(speakable(text, reading)),
      cost: count * REST_OMIT_COST,
      role: 'feature',
      features: some.map(({ feature }) => feature),
    }
  })
  const isFirst = rest.some(({ feature }) => feature === features[0])
  const omit = isFirst ? FIRST_OMIT_COST : rest.length * REST_OMIT_COST
  const place: Place = { beat: before.beat, beatName: before.beatName, options, omit }
  return [...others.slice(0, at), place, ...others.slice(at)]
}

const WHOLE_SENTENCE = /^(?:It|It's|They|They're|They've|You|There's|There are|The) /

/** The fewest words in which a feature can be said. */
function shortestWay(feature: ReadFeature, plan: Plan): string | undefined {
  if (!feature.block) return wholeSentence(feature)
  const line = shortestLine(feature, plan)
  const own = sureSentence(feature)
  if (own === undefined || line === undefined) return line ?? own
  const saysAll = shareIn(feature.topics, line) >= SAID_SHARE
  return own.length + (saysAll ? MUCH_SHORTER : 0) < line.length ? own : line
}

/** The shortest line of a feature's block that the brief allows. */
function shortestLine(feature: ReadFeature, plan: Plan): string | undefined {
  const { block, amount } = feature
  const lines = (block?.say ?? [])
    .filter((line) => applies(line, plan) && meetsAmount(line, amount?.number))
    .flatMap(({ wordings }) => wordings.filter((wording) => canSay(wording, plan.reading)))
    .map(({ text }) => typedWords(text, feature))
    .filter((text) => !/\{(?!Name\}|it|them|is|was|has|does|can)/i.test(text))
  return lines.length === 0 ? undefined : lines.reduce((a, b) => (b.length < a.length ? b : a))
}

/** A feature as a sentence of the seller's words. */
const wholeSentence = ({ plain }: ReadFeature) =>
  plain !== undefined && WHOLE_SENTENCE.test(plain) && isEnglish(plain) ? plain : undefined

/** The same, where each word is English: what may be misread is no better than a line of ours. */
function sureSentence(feature: ReadFeature): string | undefined {
  const isKnown = (word: string) => word === '' || /\d/.test(word) || isEnglishWord(word.toLowerCase())
  const words = feature.plain?.replace(/['’](?:s|re|ve)\b(?: got\b)?/g, '').split(/[^\p{L}\d'’]+/u)
  const said = wholeSentence(feature)
  // "The spending alerts." has no verb.
  return words?.every(isKnown) && !said?.startsWith('The ') ? said : undefined
}

/** In a story nobody stops to say who should not buy. */
const WITHOUT_LIMIT = new Set<VideoStyle>([
  'storytelling',
  'story-time',
  'skit',
  'conspiracy',
  'day-in-life',
  'before-after',
  'hack-tip',
])

function omission({ line, isExtra, beat }: Draftline, plan: Plan, options: readonly Option[]): number | undefined {
  const { seconds, style } = plan.reading
  if (isExtra) return 0
  const [first] = plan.features
  if (first && options.every(({ features }) => features?.includes(first))) return FIRST_OMIT_COST
  const text = line.wordings[0]?.text ?? ''
  if (text.startsWith('{limit') && WITHOUT_LIMIT.has(style)) return 0
  const isOffer = options.some(({ role }) => role === 'price' || role === 'call')
  if (line.cut30 && seconds <= 30) return options.some(({ features }) => features) ? REST_OMIT_COST : 1
  if (line.from === undefined) {
    // Fifteen seconds hold the opener, the product, one feature and the call.
    if (seconds < TINY_SECONDS && beat > 0 && !isOffer && !text.includes('{Name}')) return 3
    return undefined
  }
  const spare = (seconds - line.from) / 30
  return 3 + 2 * spare + (text.includes('{for}') ? 6 : 0) + (options.some(({ features }) => features) ? 2 : 0)
}

/** Whether the brief allows a line at all. */
export function applies(marks: Marks, { reading, angle }: Plan): boolean {
  const { sorts, theme } = reading
  const names = new Set(reading.features.map(({ block }) => block?.name))
  if (marks.has?.some((any) => !any.some((name) => names.has(name)))) return false
  if (marks.not?.some((name) => names.has(name))) return false
  if (marks.price === 'some' && reading.price === undefined) return false
  if (marks.price === 'none' && reading.price !== undefined) return false
  if (marks.price === 'month' && !reading.isMonthly) return false
  if (marks.sorts && !marks.sorts.some((sort) => sorts.has(sort))) return false
  if (marks.unless?.some((sort) => sorts.has(sort))) return false
  if (marks.own && !marks.own.some((form) => hasForm(reading, form))) return false
  if (marks.problems && !marks.problems.includes((angle.problem ?? theme)?.name ?? '')) return false
  if (marks.me && !reading.firstPerson) return false
  return true
}

/** "clause", "noun" and so on: how the problem was typed; "none": no problem that can be told. */
const hasForm = ({ ownProblem }: Reading, form: string): boolean => {
  switch (form) {
    case 'none':
      return ownProblem?.isEnglish !== true
    case 'recurs':
      return ownProblem?.recurs === true
    default:
      return ownProblem?.form === form
  }
}

function optionsOf(line: Line, slots: Slots, reading: Reading, heard: Heard, random: Random): Option[] {
  const otherTone = otherToneCost(reading)
  const usable = line.wordings.filter((wording) => canSay(wording, reading))
  const hasOwnTone = usable.some(({ tone }) => tone !== undefined)
  const known = new Map<string, Filled[]>()
  const linesFor = (slot: Slot, at: number) => {
    const key = `${slot.text} ${at}`
    const lines = known.get(key) ?? slots.linesFor(slot, line)
    known.set(key, lines)
    return lines
  }
  const slotsBy = usable.map((wording) =>
    slotsOf(wording)
      .map(({ text }) => text)
      .join(),
  )
  const options = usable.flatMap((wording, order) => {
    // Wordings with other slots stand in where the first ones cannot be filled.
    const instead = slotsBy.indexOf(slotsBy[order] ?? '') * INSTEAD_COST
    const fillers = slotsOf(wording).map(linesFor)
    // A slot without anything to fill it takes its whole wording along.
    if (fillers.some((filler) => filler.length === 0)) return []
    const fillings = fillers.reduce<Filled[][]>(
      (all, filler) => all.flatMap((before) => filler.map((filled) => [...before, filled])).slice(0, MAX_FILLINGS),
      [[]],
    )
    return fillings.map((filled): Option => {
      const picture = onScreen(withOwnWords(wording.picture, reading) ?? '', reading)
      const { text, pictures } = joined({ ...wording, picture }, filled)
      const feature = filled.find((each) => each.feature)?.feature
      return {
        text,
        picture: pictures.filter(Boolean).join('; '),
        words: spokenWordCount(speakable(text, reading)),
        cost:
          instead +
          (order > 0 && wording.tone === undefined && (reading.seconds > 30 || !reading.kind) ? SHORTER_COST : 0) +
          (hasOwnTone && wording.tone === undefined ? otherTone : 0) +
          filled.reduce((sum, { cost }) => sum + cost, 0) +
          heardCost(text, reading, heard) +
          random.next() * 0.4,
        role: filled.find(({ role }) => role !== 'line')?.role ?? 'line',
        ...(feature && { features: [feature] }),
      }
    })
  })
  return options.sort((a, b) => a.cost - b.cost).slice(0, MAX_OPTIONS)
}

/** Digital products are shown on a phone screen. */
const onScreen = (picture: string, { sorts }: Reading) =>
  sorts.has('digital') && !/screen|\bname\b|text/.test(picture)
    ? picture.replace('{Name}', '{Name} on a phone screen')
    : picture

/** What it costs that its sentences were said before, by either name of the product: most for the first one. */
function heardCost(text: string, { product }: Reading, heard: Heard): number {
  const sentences = splitSentences(text.replaceAll(' / ', ' '))
  const isHeard = (sentence: string) =>
    [product.first, product.later].some((name) =>
      heard.sentences.has(sentenceKey(sentence.replaceAll('{Name}', name).replace(/^[A-Z ]+: /, ''))),
    )
  const at = sentences.findIndex(isHeard)
  if (at < 0) return 0
  if (sentences.every(isHeard)) return HEARD_SENTENCE_COST * 2
  return at === 0 ? HEARD_SENTENCE_COST : HEARD_SENTENCE_COST / 2
}

/** For counting: as it will be said, roughly. */
const speakable = (text: string, { product, price }: Reading) =>
  agreed(text, product.isPlural)
    .replaceAll('{Name}', product.later)
    .replaceAll('{price}', price ?? '')
    .replaceAll(' / ', '\n')

const ROLES = /\s*A\s*[=:]\s*([A-Z][A-Z ]*?)[,\s]+B\s*[=:]\s*([A-Z][A-Z ]*)\s*$/

/** "Before: my keys", but "Okay. My keys". */
const casedAfter = (before: string, text: string) =>
  /(?:, |\p{Ll}: )$/u.test(before) ? lowerFirst(text) : /(?:^|[.!?] |\p{Lu}: )$/u.test(before) ? upperFirst(text) : text

/** A wording with its slots filled, in the order in which they stand. */
function joined(wording: Wording, fillings: readonly Filled[]): { text: string; pictures: string[] } {
  const roles = ROLES.exec(wording.text)
  const [a, b] = roles ? [roles[1], roles[2]] : (fillings.find(({ voices }) => voices.length > 1)?.voices ?? [])
  // In one pass: the speakers may be swapped.
  const named = (text: string) =>
    a && b ? text.replace(/\b([AB]):/g, (_, voice) => `${voice === 'A' ? a : b}:`) : text
  const shown = (text: string) =>
    a && b ? text.replace(/\bA\b(?=[' ])(?! [a-z]+ (?:of|in the)\b)|\bB\b/g, (voice) => (voice === 'A' ? a : b)) : text
  let next = 0
  let before = ''
  const text = (roles ? wording.text.slice(0, roles.index) : wording.text).replace(SLOT, (_, ...found: unknown[]) => {
    const filled = fillings[next]?.wording.text ?? ''
    // "Step one. And it's quiet!"
    const at = Number(found.at(-2))
    const plainly = at > 0 ? filled.replace(/^And (?=[\p{L}{])/u, '') : filled
    const typed = wording.text.slice(0, at)
    const said = named(casedAfter(typed.trim() === '' || !typed.endsWith('} ') ? typed : before, plainly))
    before = `${said} `
    next++
    return said
  })
  return {
    text,
    pictures: [
      wording.picture,
      ...fillings.map((filled) =>
        filled.role === 'feature' && /\bA:/.test(filled.wording.text)
          ? shown(filled.wording.picture)
          : filled.wording.picture,
      ),
    ],
  }
}

interface Filled {
  wording: Wording
  cost: number
  role: Role
  feature?: ReadFeature
  voices: readonly string[]
}

const NEEDS_ANSWER = new Set(['skeptical-convinced', 'shocked-mindblown'])

/** Hands out the lines for slots, each at most once in a script. */
class Slots {
  readonly #plan: Plan
  readonly #heard: Heard
  readonly #random: Random
  readonly #left: ReadFeature[]
  readonly #featureOf = new Map<Line, ReadFeature>()
  readonly #used = new Set<unknown>()
  readonly #props = new Set<string>()
  readonly #told: ToldBy

  constructor(plan: Plan, heard: Heard, random: Random) {
    this.#heard = heard
    this.#plan = plan
    this.#random = random
    this.#left = [...plan.features]
    if (plan.angle.moment) this.#used.add(plan.angle.moment)
    const lines = plan.angle.piece.beats.flatMap((beat) => beat.lines)
    for (const { prop } of lines) if (prop) this.#props.add(prop)
    const { seconds } = plan.reading
    const has = (slot: RegExp, among = lines) =>
      among.some(({ wordings }) => wordings.some(({ text }) => slot.test(text)))
    this.#told = {
      first: has(/\{own (?!more|what|audience)/),
      more: has(
        /\{own more\}/,
        lines.filter(({ from, cut30 }) => (from ?? 0) <= seconds && !(cut30 && seconds <= 30)),
      ),
    }
  }

  /** Gives a line with a feature slot its feature. */
  reserve(line: Line) {
    const { reading } = this.#plan
    const asked = line.wordings
      .flatMap(slotsOf)
      .filter(({ kind }) => kind === 'feature' || kind === 'talk' || kind === 'step')
    const [slot] = asked
    if (!slot) return
    const isSayableAs = ({ block, plain }: ReadFeature, kind: string) =>
      kind === 'feature'
        ? block !== undefined || (plain !== undefined && reading.kind === undefined)
        : (block?.[kind as 'talk' | 'step'].length ?? 0) > 0
    const isSayable = (feature: ReadFeature) => asked.some(({ kind }) => isSayableAs(feature, kind))
    // In the seller's own words the feature that answers the problem comes first, in whatever form.
    const isAny = isPlain(this.#plan)
    const wanted =
      slot.names.length === 0
        ? (this.#left.find((feature) => (isAny ? isSayable(feature) : isSayableAs(feature, slot.kind))) ??
          this.#left.find(isSayable))
        : undefined
    const named = slot.names
      .map((name) => this.#left.find((feature) => feature.block?.name === name && isSayable(feature)))
      .find((feature) => feature !== undefined)
    const feature = wanted ?? named
    if (!feature) return
    this.#left.splice(this.#left.indexOf(feature), 1)
    this.#featureOf.set(line, feature)
  }

  /** The candidates for one slot of a line. */
  linesFor(slot: Slot, line: Line): Filled[] {
    const { reading, angle } = this.#plan
    const { kind } = reading
    const { problem, moment, piece } = angle
    const group = piece.groups[slot.kind]
    if (group) return this.#from(group[reading.audience.like] ?? group[''] ?? [])
    switch (slot.kind) {
      case 'feature':
      case 'talk':
      case 'step':
        return this.#features(slot, line)
      case 'so': {
        const feature = this.#featureOf.get(line)
        return feature ? this.#from(consequencesOf(feature, reading)) : []
      }
      case 'hook':
        return this.#from(moment ? [moment.hook] : [])
      case 'back':
        return moment ? this.#from([moment.back]) : this.#ofProblem(({ after }) => after)
      case 'tell': {
        if (slot.detail !== 'other') return this.#from(moment ? [moment.tell] : [])
        const others = (problem?.moments ?? []).filter((each) => !this.#used.has(each))
        const other = others.length > 0 ? this.#random.stream(`other ${others.length}`).pick(others) : undefined
        if (other) this.#used.add(other)
        return this.#from(other ? [other.tell] : [])
      }
      case 'worse':
      case 'why':
      case 'after':
        return this.#ofProblem((each) => each[slot.kind as 'worse'])
      case 'for':
        return this.#audience()
      case 'tried': {
        const left = (problem?.tried ?? []).filter((each) => !this.#used.has(each))
        const [chosen] = this.#random.stream(`tried ${left.length}`).shuffle(left)
        if (!chosen) return []
        this.#used.add(chosen)
        return [bare(chosen)]
      }
      case 'limit':
        return this.#from([...(kind?.limits ?? []), ...this.#limits()])
      case 'test':
        return this.#from(
          // What proves no feature of the brief is shown only where a piece asks for it by name.
          (kind?.tests ?? []).filter(({ name, has }) => (slot.names.length === 0 ? has : slot.names.includes(name))),
        )
      case 'doubt':
        return this.#doubt(slot)
      case 'price':
        return reading.price === undefined ? [] : this.#from(kind?.priceLines ?? reading.common.priceLines, 'price')
      case 'call':
        if (reading.call !== undefined) return this.#from(this.#ownCall(), 'call')
        return this.#audienceCall() ?? this.#from(kind?.callLines ?? reading.common.callLines, 'call')
      case 'own':
        return this.#unheard(ownWords(reading, slot.detail, this.#told)).map((text, order) => ({
          ...bare(text),
          cost: order * OTHER_FORM_COST,
        }))
      case 'lead': {
        // A doubt or a surprise needs a feature that answers.
        const feature = this.#featureOf.get(line)
        const isAnswer = feature !== undefined && answerScore(reading, feature) > 0
        if (!isAnswer && (NEEDS_ANSWER.has(reading.tone) || reading.style === 'comparison')) return []
        return this.#from(reading.common.lines['lead'] ?? [])
      }
      default:
        return this.#from(reading.common.lines[slot.kind] ?? [])
    }
  }

  /** Forms that opened no earlier script; all of them when each did. */
  #unheard(forms: readonly string[]): readonly string[] {
    const fresh = forms.filter((text) => !this.#heard.sentences.has(sentenceKey(splitSentences(text)[0] ?? text)))
    return fresh.length > 0 ? fresh : forms
  }

  #ofProblem(linesOf: (problem: Problem) => readonly Line[]): Filled[] {
    const { problem } = this.#plan.angle
    return problem ? this.#from(linesOf(problem)) : []
  }

  #audience(): Filled[] {
    const { reading, angle } = this.#plan
    const { plural, like } = reading.audience
    if (SPOKEN_FOR.test(plural ?? '')) return []
    // A story of the kind's problem belongs to a telling of it.
    return angle.problem ? this.#from(angle.problem.audiences[like] ?? angle.problem.audiences.everyone ?? []) : []
  }

  /** A plain script asks those for whom it is at a moment of their day. */
  #audienceCall(): Filled[] | undefined {
    const { common, audience } = this.#plan.reading
    const lines = isPlain(this.#plan) ? common.audiences[audience.like] : undefined
    return lines && this.#from(lines, 'call')
  }

  /** What the brief's features give up, with the seller's words in it. */
  #limits(): Line[] {
    return this.#plan.reading.features.flatMap((feature) =>
      (feature.block?.limit ?? [])
        .filter((line) => meetsAmount(line, feature.amount?.number))
        .map((line) => ({
          ...line,
          wordings: line.wordings.map((wording) => ({ ...wording, text: typedWords(wording.text, feature) })),
        })),
    )
  }

  #ownCall(): Line[] {
    const { call } = this.#plan.reading
    const isWhole =
      /\b(?:link|linked|shop|cart|tap|here|below)\b/i.test(call ?? '') || (call ?? '').split(' ').length > 1
    const text = isWhole ? `${call}.` : `${call}. It's linked right here.`
    return [{ wordings: [{ text, picture: 'Creator points to where the link sits.' }] }]
  }

  /** One line of these that applies and was not used, with all its wordings. */
  #from(lines: readonly Line[], role: Role = 'line'): Filled[] {
    const { reading } = this.#plan
    const possible = lines.filter(
      (line) =>
        applies(line, this.#plan) &&
        !this.#used.has(line) &&
        !(line.prop && this.#props.has(line.prop)) &&
        wordingsFor(line, reading).length > 0,
    )
    const toned = possible.filter((line) => line.wordings.some(({ tone }) => tone === reading.toneGroup))
    const list = role === 'call' && toned.length > 0 ? toned : possible
    if (list.length === 0) return []
    // A line for this problem before one for any.
    const own = list.filter(({ problems }) => problems)
    const close = own.length > 0 ? own : list
    const fresh = close.filter((each) => !this.#isHeard(each))
    const line = this.#random.stream(`${role} ${this.#used.size}`).pick(fresh.length > 0 ? fresh : close)
    this.#used.add(line)
    if (line.prop) this.#props.add(line.prop)
    return wordingsFor(line, reading).flatMap(({ wording, cost }) => {
      const text = withOwnWords(wording.text, reading)
      const picture = withOwnWords(wording.picture, reading) ?? ''
      return text === undefined ? [] : [{ wording: { ...wording, text, picture }, cost, role, voices: [] }]
    })
  }

  /** Whether an earlier script has a sentence of the line's first wording. */
  #isHeard({ wordings: [first] }: Line): boolean {
    const text = first && withOwnWords(first.text, this.#plan.reading)
    return (
      text !== undefined && splitSentences(text).some((sentence) => this.#heard.sentences.has(sentenceKey(sentence)))
    )
  }

  #features(slot: Slot, line: Line): Filled[] {
    const { reading, angle } = this.#plan
    const feature = this.#featureOf.get(line)
    if (!feature) return []
    const { block, amount, plain, topics } = feature
    if (!block) {
      if (!plain || slot.kind !== 'feature') return []
      const picture = plainPicture(feature, reading)
      // Say what it means after the seller's words. In a skit the other speaker does, with `{so}`.
      const [meant] =
        isPlain(this.#plan) && reading.style !== 'skit' ? this.#from(consequencesOf(feature, reading)) : []
      return (meant ? [`${plain} ${meant.wording.text}`, plain] : plainSentences(plain)).map((text, order) => ({
        wording: { text, picture },
        cost: order * SHORTER_COST,
        role: 'feature',
        feature,
        voices: [],
      }))
    }
    // Common lines say what was typed, or what it means.
    const isCommon = reading.common.features.includes(block)
    const lines = slot.kind === 'talk' || slot.kind === 'step' ? block[slot.kind] : block.say
    const usable = lines.filter((each) => applies(each, this.#plan) && meetsAmount(each, amount?.number))
    // A line for this sort of product or this problem before one for any.
    const close = usable.filter(({ sorts, unless, problems, amount: typed }) => sorts ?? unless ?? problems ?? typed)
    const said = (reading.kind === undefined && close.length > 0 ? close : usable)
      .flatMap((each) =>
        wordingsFor(each, reading).map(({ wording, cost }): Filled => ({
          wording: {
            text: typedWords(wording.text, feature),
            picture: typedWords(wording.picture, feature) || plainPicture(feature, reading),
            ...(wording.tone && { tone: wording.tone }),
          },
          // A line for this problem, or for the amount that was typed, before one for any.
          cost: cost + (each.problems ? 0 : 0.6) + (amount && !/\{(?:amount|n)\}/.test(wording.text) ? 1.5 : 0),
          role: 'feature',
          feature,
          voices: angle.piece.voices,
        })),
      )
      .filter(({ wording }) => !/\{(?:amount|n|plain|size|[^}]*\d)\}/.test(wording.text))
      .map((filled) => ({
        ...filled,
        cost: filled.cost + (isCommon ? 0 : (1 - shareIn(topics, filled.wording.text)) * UNSAID_COST),
      }))
    // The seller's words come before a line for any product that says less of them.
    const typed = reading.kind ? sureSentence(feature) : plain
    if (isCommon && slot.kind === 'feature' && typed !== undefined) {
      const full = said.filter(({ wording }) => shareIn(topics, wording.text) >= SAID_SHARE)
      const picture = said[0]?.wording.picture ?? plainPicture(feature, reading)
      return full.length > 0
        ? full
        : [{ wording: { text: typed, picture }, cost: 0, role: 'feature', feature, voices: [] }]
    }
    // The seller's own words: where no line says most of them, and where the time is short.
    const own = slot.kind === 'feature' && !isCommon ? sureSentence(feature) : undefined
    if (own === undefined) return said
    const isUnsaid = said.every(({ wording }) => shareIn(topics, wording.text) < SAID_SHARE)
    const picture = block.say[0]?.wordings[0]?.picture ?? ''
    const cost = isUnsaid ? PLAIN_COST : SHORT_OF_TIME_COST
    return [...said, { wording: { text: own, picture }, cost, role: 'feature', feature, voices: [] }]
  }

  #doubt(slot: Slot): Filled[] {
    const { reading } = this.#plan
    const doubts = (reading.kind?.doubts ?? []).filter(
      (doubt) => !this.#used.has(doubt) && (slot.names.length === 0 || slot.names.includes(doubt.question)),
    )
    for (const doubt of this.#random.stream(`doubt ${this.#used.size}`).shuffle(doubts)) {
      const possible = doubt.answers.filter((line) => applies(line, this.#plan))
      const answer = possible.find(({ otherwise }) => !otherwise) ?? possible[0]
      if (!answer) continue
      this.#used.add(doubt)
      return wordingsFor(answer, reading).map(({ wording, cost }) => ({
        wording: { ...wording, text: `${doubt.question} ${wording.text}` },
        cost,
        role: 'line',
        voices: [],
      }))
    }
    return []
  }
}

/** Whom the creator does not talk to. */
const SPOKEN_FOR = /^(?:kids|children|toddlers|bab(?:y|ies)|newborns|infants|boys|girls|dogs|cats|pets|puppies)\b/i

/** The seller's words inside a line of common material; undefined where they lack the form. */
function withOwnWords(text: string, reading: Reading): string | undefined {
  let isWhole = true
  const filled = text.replace(/\{own ([a-z]+)\}/g, (_, form: string, at: number) => {
    const [words] = ownWords(reading, form)
    isWhole &&= words !== undefined
    return casedAfter(text.slice(0, at), words ?? '')
  })
  return isWhole ? filled : undefined
}

const bare = (text: string): Filled => ({ wording: { text, picture: '' }, cost: 0, role: 'line', voices: [] })

const PERSONAL = /\b(?:I|I'm|I've|I'd|I'll|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)\b/

/** Whether a wording suits the tone and, where the creator's own experience is not wanted, does without it. Dialogue is fiction. */
export const canSay = ({ text, tone }: Wording, { toneGroup, firstPerson, style }: Reading) =>
  (tone === undefined || tone === toneGroup) && (firstPerson || style === 'skit' || !PERSONAL.test(text))

/** In common material a joke or an "oh" at every line is too much, except where that is the tone. */
const otherToneCost = ({ kind, tone }: Reading) => (kind === undefined && tone !== 'comedy-entertainment' ? 0.2 : 0.8)

function wordingsFor(line: Line, reading: Reading): { wording: Wording; cost: number }[] {
  const usable = line.wordings.filter((wording) => canSay(wording, reading))
  const hasOwn = usable.some(({ tone }) => tone !== undefined)
  // In plain scripts the first wording says most.
  const orderCost = reading.kind ? 0 : SHORTER_COST
  return usable.map((wording, order) => ({
    wording,
    cost: hasOwn && wording.tone === undefined ? otherToneCost(reading) : order * orderCost,
  }))
}

function meetsAmount({ amount }: Marks, typed: number | undefined): boolean {
  if (!amount) return true
  if (typed === undefined) return false
  const { is, number } = amount
  if (is === '<') return typed < number
  if (is === '<=') return typed <= number
  if (is === '>') return typed > number
  if (is === '>=') return typed >= number
  return typed === number
}

interface Slot {
  /** As written: "{tell other}". */
  text: string
  kind: string
  /** "other" in `{tell other}`, "hook" in `{own hook}`. */
  detail: string | undefined
  names: string[]
}

function slotsOf(wording: Wording): Slot[] {
  return (wording.text.match(SLOT) ?? []).flatMap((slot) => {
    const [, kind, detail, list = ''] = /^\{([a-z]+)(?: ([a-z]+))?(?::\s*([^}]*))?\}$/.exec(slot) ?? []
    if (kind === undefined) return []
    const names = list
      .split(',')
      .map((each) => each.trim().replace(/^"|"$/g, ''))
      .filter(Boolean)
    return [{ text: slot, kind, detail, names }]
  })
}
