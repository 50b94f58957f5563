import { classesOf, type Count } from './word-classes'

/** A stretch of words read as one part of a sentence: where it ends, how unlikely it is, and where it lacks an article. */
export interface Span {
  end: number
  cost: number
  count: Count
  /** Words before which an article is missing. */
  gaps: readonly number[]
}
type Form = 'third' | 'plural' | 'base' | 'participle' | 'perfect' | 'gerund' | 'past'

/** Beyond this nothing is worth keeping. */
const MAX_COST = 4.5
const MAX_MODIFIERS = 4
/** A label may leave out articles, a sentence may not. */
const MISSING_ARTICLE = 1.6

const setOf = (text: string) => new Set(text.trim().split(/\s+/))
const PREPOSITIONS = setOf(
  `of in on at by for from to with without into onto off between through during against over under after before inside outside behind beside beneath below above around across along near past up down out within until till since like as than per plus via about except despite instead toward towards throughout among underneath`,
)
const PARTICLES = setOf(
  'under up down off out on in away back together apart over around through along open shut by past across',
)
const SUBJECTS: Readonly<Record<string, Count>> = {
  it: 's',
  he: 's',
  she: 's',
  this: 's',
  that: 's',
  they: 'p',
  we: 'p',
  you: 'p',
  i: 'p',
  these: 'p',
  those: 'p',
  everything: 's',
  everyone: 's',
  everybody: 's',
  something: 's',
  someone: 's',
  somebody: 's',
  nothing: 's',
  nobody: 's',
  anyone: 's',
  anybody: 's',
  anything: 's',
  one: 's',
  each: 's',
  both: 'p',
  all: 'x',
  most: 'x',
  none: 'x',
  another: 's',
  many: 'p',
  some: 'x',
  two: 'p',
  three: 'p',
  which: 'x',
  everyone_: 's',
  half: 'x',
  enough: 'x',
  mine: 'x',
  yours: 'x',
  others: 'p',
  any: 'x',
}
const OBJECTS = setOf(
  'it any them you me us him her itself themselves yourself this that these those everything everyone something nothing anything anyone someone one each both all most none another some many more less enough everybody nobody two three which himself herself others half what',
)
const NUMBER_WORDS = setOf(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty hundred hundreds thousand thousands million dozens several many few multiple',
)
const OWN = setOf('the my your our their his her its whose')
const ONE_OF = setOf('a an each every another either neither one')
const ANY = setOf('some any no all more less enough most other plenty which what such')
const BEFORE_NUMBERS = setOf(
  'max min about over under around only just almost nearly exactly roughly all both another every',
)
const LINKING = setOf(
  'sleep pack ride close be stay feel look smell taste sound get keep go turn run come dry remain seem become grow fall lie lay sit hang fold stand work hold fit burn melt last arrive ship start wear read feels wash wipe',
)
const TWO_OBJECTS = setOf(
  'give save show tell cost take send teach ask buy bring offer earn get make leave let win lend charge',
)
const MEASURED = setOf(
  'last hold weigh run take burn cost stay fold fit measure hike reach extend go work keep come charge boil cook blend dry stretch expand shrink adjust serve feed cover bake steep brew run need play soak sleep seat rise',
)
const CLAUSAL = setOf(
  'see know show tell say feel think check hear ask remember mean decide choose watch learn figure wonder prove hope wish notice make let help keep have want need love hate like get',
)
const CAUSING = setOf('make let help have see watch hear keep get')
const TIMES = setOf(
  'time day night week month year hour minute second morning evening afternoon weekend season summer winter session use wash charge pack box bottle trip visit once twice way step side bit lot size mile friday monday tuesday wednesday thursday saturday sunday fridays mondays tuesdays wednesdays thursdays saturdays sundays weekdays weekends inch foot pound degree ounce gram percent date weeks days hours minutes nights months years times seconds mornings evenings uses washes inches feet pounds ounces degrees miles',
)
const SUBORDINATE = setOf(
  'when if while until till unless because before after once since so whenever wherever as where though although even',
)
const IN_A_PLACE = setOf(
  'level speed power heat hand home work school bed night hand use case stock time sight place bulk half town church class college day noon dawn dusk sale demand request board foot car bus mail phone email text chat air land sea sun summer winter spring fall',
)
const MODALS = setOf(
  "can can't cannot will won't would could should must may might 'll wouldn't couldn't shouldn't never",
)
const NEVER_BARE = /^(?:very|so|too|also)$/

const UNIT =
  /^(?:milliliters|liters|grams|kilos|kilograms|watts|volts|decibels|millimeters|centimeters|meters|gallons|quarts|cups|drops|pumps|percent|miles|dollars|cents|lumens|servings|scoops)$/
/** "week 2", "ages 3 to 10" */
const NUMBERED =
  /^(?:week|day|level|month|year|step|stage|grade|iphone|ipad|ages?|sizes?|ph|spf|upf|page|number|type|version|part|round|model|pixel|galaxy|ps|under|ipx|class|mark|stop|gen|generation)$/

type Memo = Map<string, readonly Span[]>

/** Only the best of spans that end alike. */
function distinct(spans: readonly Span[]): readonly Span[] {
  if (spans.length < 2) return spans.filter(({ cost }) => cost <= MAX_COST)
  const best = new Map<string, Span>()
  for (const span of spans) {
    if (span.cost > MAX_COST) continue
    const key = `${span.end}${span.count}`
    const other = best.get(key)
    if (!other || span.cost < other.cost) best.set(key, span)
  }
  return [...best.values()]
}

/** Reads words as parts of a sentence by a small grammar of English with costs: what is rarer costs more. */
export class Syntax {
  readonly lower: readonly string[]
  private readonly memo: Memo = new Map()
  constructor(
    readonly words: readonly string[],
    readonly isLabel = false,
  ) {
    this.lower = words.map((word) => word.toLowerCase())
  }

  private remember(key: string, read: () => Span[]): readonly Span[] {
    const found = this.memo.get(key)
    if (found) return found
    this.memo.set(key, [])
    const spans = distinct(read())
    this.memo.set(key, spans)
    return spans
  }
  private word(at: number): string {
    return this.lower[at] ?? ''
  }
  /** The parts of speech of a word at a place. */
  wordClasses(at: number) {
    return this.classes(at)
  }
  private classes(at: number) {
    return classesOf(at === 0 ? (this.isNameAt(0) ? (this.words[0] ?? '') : this.word(0)) : (this.words[at] ?? ''))
  }
  /** The capital of a first word says nothing, one inside it does. */
  private isNameAt(at: number): boolean {
    const word = this.words[at] ?? ''
    return at > 0 ? /^\p{Lu}/u.test(word) : /^.+\p{Lu}/u.test(word) || (this.isLabel && /^\p{Lu}\p{Lu}/u.test(word))
  }

  /** A number, a range or a price at a place: "12", "4 to 6", "2.5", "half a". */
  private numberAt(at: number): { end: number; isOne: boolean } | undefined {
    const word = this.word(at)
    const next = this.word(at + 1)
    if (/^[$€£]?\d[\d.,]*(?:%|k|x|\+)?$/.test(word)) {
      if (/^(?:to|or|by)$/.test(next) && /^[$€£]?\d/.test(this.word(at + 2)) && !/-/.test(this.word(at + 2))) {
        const third = this.word(at + 3) === 'by' && /^\d/.test(this.word(at + 4)) ? 2 : 0
        return { end: at + 3 + third, isOne: false }
      }
      if (
        next === ',' &&
        /^\d/.test(this.word(at + 2)) &&
        /^(?:or|and)$/.test(this.word(at + 3)) &&
        /^\d/.test(this.word(at + 4))
      )
        return { end: at + 5, isOne: false }
      if (/^(?:million|billion|thousand|hundred)$/.test(next)) return { end: at + 2, isOne: false }
      if (next === 'and' && this.word(at + 2) === 'a' && /^(?:half|quarter)$/.test(this.word(at + 3)))
        return { end: at + 4, isOne: false }
      return { end: at + 1, isOne: word === '1' }
    }
    if (NUMBER_WORDS.has(word)) {
      if (/^(?:to|or)$/.test(next) && NUMBER_WORDS.has(this.word(at + 2))) return { end: at + 3, isOne: false }
      if (next === 'and' && this.word(at + 2) === 'a' && this.word(at + 3) === 'half')
        return { end: at + 4, isOne: false }
      return { end: at + 1, isOne: false }
    }
    if (/^(?:lots|plenty|dozens|hundreds|thousands|tons)$/.test(word) && next === 'of')
      return { end: at + 2, isOne: false }
    if (word === 'a' && /^(?:few|dozen|hundred|thousand|million|couple)$/.test(next))
      return { end: at + (next === 'couple' && this.word(at + 2) === 'of' ? 3 : 2), isOne: false }
    return undefined
  }

  /** A noun with what describes it, without determiner: "6-inch steel blade". */
  private core(at: number): readonly Span[] {
    return this.remember(`c${at}`, () => {
      const found: Span[] = []
      let cost = 0
      let nouns = 0
      for (let head = at; head < this.words.length && head - at <= MAX_MODIFIERS + 1; head++) {
        const classes = this.classes(head)
        for (const noun of classes.nouns)
          found.push({
            end: head + 1,
            cost: cost + noun.cost + (nouns > 2 ? (nouns - 2) * 0.8 : 0),
            count: noun.count,
            gaps: [],
          })
        const named = this.numberAt(head + 1)
        if (named && classes.nouns[0] && NUMBERED.test(this.word(head)) && !/^[$€£]/.test(this.word(head + 1)))
          found.push({ end: named.end, cost: cost + 0.05, count: 'x', gaps: [] })
        const asNoun = classes.nouns[0]
        const modifier = Math.min(
          classes.adjective ?? 9,
          asNoun && asNoun.count !== 'p' ? asNoun.cost + 0.15 : 9,
          asNoun?.count === 'p'
            ? /^(?:kids|sports|men's|women's|mens|womens|sales|savings|news|goods|clothes|accounts|systems|arms)$/.test(
                this.word(head),
              )
              ? 0.1
              : asNoun.cost + 1.7
            : 9,
          (classes.participle ?? 9) + 0.1,
          (classes.gerund ?? 9) + 0.3,
          classes.adverb !== undefined &&
            (this.classes(head + 1).adjective ?? this.classes(head + 1).participle) !== undefined
            ? 0.2
            : 9,
          /^(?:and|or)$/.test(this.word(head)) &&
            head > at &&
            ((this.classes(head - 1).adjective ?? 9) < 1 || this.lower.slice(at, head).includes(',')) &&
            (this.classes(head + 1).adjective ?? this.classes(head + 1).nouns[0]?.cost ?? 9) < 1
            ? 0.3
            : 9,
          this.word(head) === ',' && head > at && this.isListOfModifiers(head) ? 0.3 : 9,
          /^(?:\d[\d.,]*%?|percent)$/.test(this.word(head)) || NUMBER_WORDS.has(this.word(head))
            ? /^(?:360|180|24\/7|365)$/.test(this.word(head))
              ? 0
              : head > at
                ? 0.9
                : 0.3
            : 9,
          (classes.base ?? 9) + 0.5,
          /'s$|s'$/.test(this.word(head)) ? 0.2 : 9,
          /^(?:to|by)$/.test(this.word(head)) && /^\d/.test(this.word(head - 1)) && /^\d/.test(this.word(head + 1))
            ? 0.1
            : 9,
        )
        if (modifier > MAX_COST) break
        if (asNoun && (classes.adjective ?? 9) > asNoun.cost) nouns++
        cost += modifier + 0.02
      }
      return found
    })
  }

  /** "oily, combo, and dry skin" */
  private isListOfModifiers(comma: number): boolean {
    const near = (at: number) => Math.min(this.classes(at).adjective ?? 9, this.classes(at).nouns[0]?.cost ?? 9) < 1
    return (
      near(comma - 1) &&
      near(comma + 1) &&
      (((this.classes(comma - 1).adjective ?? 9) < 1 && (this.classes(comma + 1).adjective ?? 9) < 1) ||
        /^(?:and|or|,)$/.test(this.word(comma + 2)))
    )
  }

  /** A thing with its determiner, without what follows it. */
  private thing(at: number): readonly Span[] {
    return this.remember(`t${at}`, () => {
      const found: Span[] = []
      const word = this.word(at)
      if (OBJECTS.has(word) || word in SUBJECTS)
        found.push({
          end: at + 1,
          cost: /^(?:two|three|half|one|some|more|less)$/.test(word) ? 0.7 : 0,
          count: SUBJECTS[word] ?? (/^(?:them|themselves|us)$/.test(word) ? 'p' : 's'),
          gaps: [],
        })
      if (/^[$€£]\d/.test(word)) found.push({ end: at + 1, cost: 0, count: 'x', gaps: [] })
      if (/^\d[\d.,]*%$/.test(word)) found.push({ end: at + 1, cost: 0.2, count: 'x', gaps: [] })
      if (/^(?:half|twice)$/.test(word) && /^(?:what|as)$/.test(this.word(at + 1)))
        for (const told of this.wh(at + 1)) found.push({ ...told, count: 's' })
      let start = at
      let cost = 0
      if (/^(?:up|down)$/.test(word) && this.word(at + 1) === 'to') start = at + 2
      else if (/^(?:more|less|fewer|better)$/.test(word) && this.word(at + 1) === 'than') start = at + 2
      else if (/^(?:at|as)$/.test(word) && /^(?:least|most|many|little)$/.test(this.word(at + 1)))
        start = at + (this.word(at + 2) === 'as' ? 3 : 2)
      else if (
        BEFORE_NUMBERS.has(word) &&
        (this.numberAt(at + 1) || /^(?:the|an?|one|half|my|your)$/.test(this.word(at + 1)))
      )
        start = at + 1
      else if (
        /^(?:half|double|twice|both|all)$/.test(word) &&
        /^(?:the|an?|your|my|our|its|their|of)$/.test(this.word(at + 1))
      )
        start = at + (this.word(at + 1) === 'of' ? 2 : 1)
      if (
        start > at &&
        !this.numberAt(start) &&
        !/^(?:the|an?|one|your|my|our|its|their|half)$/.test(this.word(start))
      ) {
        start = at
      }
      const first = this.word(start)
      const add = (from: number, check: (count: Count, isBareMass: boolean) => number, gap = false) => {
        for (const core of this.core(from)) {
          const extra = check(core.count, core.count === 'm')
          if (extra > MAX_COST) continue
          found.push({
            end: core.end,
            cost: cost + core.cost + extra,
            count: core.count,
            gaps:
              gap &&
              (core.count === 's' ||
                first === 'same' ||
                (this.isLabel &&
                  core.count === 'x' &&
                  core.end > from &&
                  /^[a-z]{4,}$/.test(this.words[core.end - 1] ?? '')))
                ? [from]
                : [],
          })
        }
      }
      const never = 99
      const number = this.numberAt(start)
      if (number) {
        const unit = this.word(number.end)
        if (/^(?:percent|%)$/.test(unit) || this.word(start).endsWith('%')) {
          const after = /^(?:percent|%)$/.test(unit) ? number.end + 1 : number.end
          found.push({ end: after, cost: 0.1, count: 'x', gaps: [] })
          const of = this.word(after) === 'of' ? after + 1 : after
          for (const core of this.core(of))
            found.push({
              ...core,
              cost:
                core.cost +
                0.1 +
                (of === after && core.count === 's' ? (this.isLabel ? 0.15 : start > at ? 0 : 0.8) : 0),
              gaps: of === after && core.count === 's' && start === at ? [at] : [],
            })
          if (of > after) for (const whole of this.thing(of)) found.push({ ...whole, cost: whole.cost + 0.1 })
        }
        if (/^[$€£]/.test(this.word(start))) found.push({ end: number.end, cost: 0, count: 'x', gaps: [] })
        else {
          for (const core of this.core(number.end)) {
            const isWrong = number.isOne ? core.count === 'p' : core.count === 's' || core.count === 'm'
            found.push({
              end: core.end,
              cost: core.cost + (isWrong ? 2 : 0),
              count: number.isOne
                ? 's'
                : TIMES.has(this.word(core.end - 1)) || UNIT.test(this.word(core.end - 1))
                  ? 'x'
                  : 'p',
              gaps: [],
            })
          }
          if (this.word(number.end) === 'more' || this.word(number.end) === 'of')
            found.push({ end: number.end + 1, cost: 0.6, count: 'p', gaps: [] })
          found.push({
            end: number.end,
            cost: this.word(number.end) === 'in' ? 2 : 0.9,
            count: number.isOne ? 's' : 'p',
            gaps: [],
          })
        }
      }
      if (first === 'a' || first === 'an') {
        const isAn = first === 'an'
        const heard = this.word(start + 1)
        const wrong =
          /^[aeio]/.test(heard) !== isAn &&
          !/^(?:one|once|eu|ewe|h|u|\d)/.test(heard) &&
          !/^[A-Z]{2}/.test(this.words[start + 1] ?? '')
            ? 2
            : 0
        const half = /^(?:half|quarter)$/.test(this.word(start + 1)) ? 1 : 0
        add(start + 1 + half, (count) => (count === 'p' ? never : count === 'm' ? 1.3 : 0) + wrong)
        if (
          /^(?:lot|bit|little|few|couple|pair|set|dozen|ton|touch|drop|piece|pack|box|jar|can|cup|bag)$/.test(
            this.word(start + 1),
          ) &&
          this.word(start + 2) === 'of'
        )
          add(start + 3, () => 0)
        if (/^(?:lot|bit|little|few)$/.test(this.word(start + 1)))
          found.push({ end: start + 2, cost: 0.2, count: 'x', gaps: [] })
      } else if (ONE_OF.has(first)) {
        add(start + 1, (count) =>
          count === 'p'
            ? /^(?:every|each|another)$/.test(first) && this.numberAt(start + 1)
              ? 0
              : never
            : count === 'm'
              ? 1
              : 0,
        )
        if (/^(?:every|each|another)$/.test(first) && this.numberAt(start + 1))
          for (const rest of this.thing(start + 1))
            if (rest.count === 'p') found.push({ ...rest, cost: rest.cost + 0.1 })
        if (/^(?:each|either|one|neither)$/.test(first) && this.word(start + 1) === 'of')
          for (const rest of this.thing(start + 2)) found.push({ ...rest, count: 's' })
      } else if (OWN.has(first) || first.endsWith("'s")) {
        const more = this.numberAt(start + 1)
        add(start + 1, () => 0)
        if (more) for (const rest of this.thing(start + 1)) found.push(rest)
        if (first === 'the' && (this.classes(start + 1).adjective ?? 9) < 0.2)
          found.push({ end: start + 2, cost: 0.9, count: 'x', gaps: [] })
        if (
          /^(?:own|most|rest|only|same|best|worst|other|last|first|next|second|inside|outside|more|less|top|bottom|back|front|one|ones)$/.test(
            this.word(start + 1),
          )
        )
          found.push({ end: start + 2, cost: 0.2, count: 'x', gaps: [] })
      } else if (/^(?:these|those|both|all|most|many|several|few|other|various|fewer)$/.test(first)) {
        add(start + 1, (count) =>
          count === 's' ? 2 : count === 'm' && first !== 'all' && first !== 'most' && first !== 'other' ? 2 : 0,
        )
        for (const rest of OWN.has(this.word(start + 1)) ? this.thing(start + 1) : []) found.push(rest)
      } else if (ANY.has(first) || first === 'this' || first === 'that') {
        add(start + 1, (count) =>
          /^(?:this|that)$/.test(first) && count === 'p'
            ? never
            : first === 'enough' && count === 's'
              ? 1
              : /^(?:more|less|some)$/.test(first) && count === 's'
                ? 1
                : 0,
        )
        if (/^(?:all|most|some|none|any|enough|more|plenty)$/.test(first) && this.word(start + 1) === 'of')
          for (const rest of this.thing(start + 2)) found.push(rest)
        if (/^(?:any|no)$/.test(first) && this.word(start + 1) === 'more') add(start + 2, () => 0)
      }
      if (start === at)
        add(start, (count) => (count === 's' || first === 'same' ? (this.isLabel ? 0.15 : MISSING_ARTICLE) : 0), true)
      return found
    })
  }

  /** A thing with all that belongs to it: "a lid that locks", "cats and dogs". */
  phrase(at: number): readonly Span[] {
    return this.remember(`n${at}`, () => {
      const singles = this.single(at)
      const found: Span[] = [...singles]
      for (const first of singles) {
        // "salt, pepper, and oil"
        let items: readonly Span[] = [first]
        for (let many = 0; many < 5 && items.length > 0; many++) {
          const longer: Span[] = []
          for (const item of items) {
            const isComma = this.word(item.end) === ','
            const joint = this.word(item.end + (isComma ? 1 : 0))
            if (/^(?:and|or|plus|nor)$/.test(joint)) {
              const start = item.end + (isComma ? 2 : 1)
              for (const last of [...this.single(start), ...this.negated(start)])
                found.push({
                  end: last.end,
                  cost: item.cost + last.cost + 0.05 - (many > 0 && !this.isLabel && last.gaps.length > 0 ? 1.2 : 0),
                  count: joint === 'or' ? last.count : 'p',
                  gaps: [...item.gaps, ...last.gaps],
                })
            }
            if (isComma)
              for (const next of this.single(item.end + 1))
                longer.push({
                  end: next.end,
                  cost:
                    item.cost +
                    next.cost +
                    0.1 -
                    (this.isLabel ? 0 : item.gaps.length + next.gaps.length > 1 ? 1.2 : 0),
                  count: 'p',
                  gaps: [...item.gaps, ...next.gaps],
                })
          }
          items = distinct(longer)
        }
        if (this.word(first.end) === ',' && this.isNameAt(first.end - 1) && this.isNameAt(first.end + 1))
          found.push({ ...first, end: first.end + 2, cost: first.cost + 0.1 })
        if (this.word(first.end) === ',') {
          // ", not glass"
          if (this.word(first.end) === ',' && this.word(first.end + 1) === 'not')
            for (const other of [...this.single(first.end + 2), ...this.adjective(first.end + 2)])
              found.push({ ...first, end: other.end, cost: first.cost + other.cost + 0.1 })
        }
      }
      return found
    })
  }
  private negated(at: number): readonly Span[] {
    return this.word(at) === 'no' ? this.thing(at) : []
  }

  private single(at: number): readonly Span[] {
    return this.remember(`s${at}`, () => {
      const found: Span[] = [...this.thing(at)]
      const gerund = this.classes(at).gerund
      if (gerund !== undefined)
        for (const act of this.verbs(at, 'gerund')) found.push({ ...act, cost: act.cost + 0.3, count: 'm' })
      let reached: readonly Span[] = found
      for (let times = 0; times < 3 && reached.length > 0; times++) {
        const more: Span[] = []
        for (const span of reached)
          for (const behind of this.behind(span))
            more.push({
              end: behind.end,
              cost: span.cost + behind.cost,
              count: span.count,
              gaps: [...span.gaps, ...behind.gaps],
            })
        reached = distinct(more)
        found.push(...reached)
      }
      return found
    })
  }

  /** What may follow a thing and belong to it. */
  private behind(span: Span): readonly Span[] {
    const at = span.end
    const word = this.word(at)
    if (word === '' || word === ',') return []
    return this.remember(`b${at}${span.count}`, () => {
      const found: Span[] = []
      for (const place of this.place(at)) found.push({ ...place, cost: place.cost + 0.05 })
      if (/^(?:that|which|who)$/.test(word)) {
        for (const form of ['third', 'plural', 'past'] as const)
          if (form === 'past' || span.count === 'x' || (form === 'third') === (span.count !== 'p'))
            for (const act of this.verbs(at + 1, form)) found.push({ ...act, cost: act.cost + 0.1 })
        for (const told of this.clause(at + 1)) found.push({ ...told, cost: told.cost + 0.1 })
      }
      if (word === 'where' || word === 'when')
        for (const told of this.clause(at + 1)) found.push({ ...told, cost: told.cost + 0.2 })
      if (/^(?:you|i|we|they|it|your|kids|the|my)$/.test(word))
        for (const told of this.clause(at))
          found.push({ ...told, cost: told.cost + (/^(?:you|i|we)$/.test(word) ? 0.2 : 0.6) })
      const participle = this.classes(at).participle
      if (participle !== undefined)
        for (const act of this.verbs(at, 'participle')) found.push({ ...act, cost: act.cost + 0.25 })
      if (word === 'to') for (const act of this.verbs(at + 1, 'base')) found.push({ ...act, cost: act.cost + 0.2 })
      if (
        /^(?:each|too|only|total|inside|outside|included|apart|away|ahead|long|wide|tall|deep|thick|high|old|across|more|less|max|alone|available|needed|required|extra|off|later|lighter|heavier|longer|bigger|faster|brighter|smaller|stronger|thinner|taller|cheaper|shorter|wider|ever|itself|flat|apiece|underneath|first|else|anyway|up|down|out)$/.test(
          word,
        )
      )
        found.push({
          end: at + 1,
          cost: /^(?:off|flat|first|inside|outside|up|down|out)$/.test(word) ? 0.3 : 0.1,
          count: 'x',
          gaps: [],
        })
      if (
        /^(?:lighter|heavier|longer|bigger|faster|brighter|smaller|stronger|thinner|taller|cheaper|shorter|wider|more|less)$/.test(
          word,
        ) &&
        this.word(at + 1) === 'than'
      )
        for (const other of this.phrase(at + 2)) found.push({ ...other, cost: other.cost + 0.1 })
      if (/^(?:big|strong|long|small|wide|light|soft|deep|thick|safe|easy|good|enough|ready)$/.test(word))
        for (const how of this.adjective(at)) if (how.end > at + 1) found.push({ ...how, cost: how.cost + 0.4 })
      if (/^(?:a|an|every|each|per)$/.test(word))
        for (const unit of this.thing(at))
          found.push({ ...unit, cost: unit.cost + (TIMES.has(this.word(unit.end - 1)) ? 0.1 : 0.4) })
      if (
        /^(?:or|and)$/.test(word) &&
        /^(?:more|less|up|under|over|counting|older|younger|longer|bigger|smaller)$/.test(this.word(at + 1))
      )
        found.push({ end: at + 2, cost: 0.05, count: 'x', gaps: [] })
      if (/^(?:before|after|later|earlier|sooner|plus|ago)$/.test(word))
        found.push({ end: at + 1, cost: 0.3, count: 'x', gaps: [] })
      return found
    })
  }

  /** A preposition with its object: "in the lid", "without tools". */
  place(at: number): readonly Span[] {
    return this.remember(`p${at}`, () => {
      const found: Span[] = []
      const word = this.word(at)
      if (!PREPOSITIONS.has(word)) return found
      let start = at + 1
      if (
        /^(?:of|to|from|for)$/.test(this.word(start)) &&
        /^(?:out|instead|up|down|because|off|away|inside|on|next|outside|except)$/.test(word)
      )
        start++
      const cost = /^(?:up|down|out|as|past|like)$/.test(word) ? 0.2 : 0
      for (const thing of this.phrase(start)) {
        if (/^(?:i|he|she|we|they)$/.test(this.word(start)) && thing.end === start + 1) continue
        const isIdiom =
          thing.gaps.length > 0 &&
          thing.end <= start + 2 &&
          (word === 'per' ||
            word === 'via' ||
            word === 'by' ||
            (IN_A_PLACE.has(this.word(thing.end - 1)) && this.word(start) !== 'same'))
        found.push({
          end: thing.end,
          cost: thing.cost + cost - (isIdiom ? (this.isLabel ? 0.15 : MISSING_ARTICLE) : 0),
          count: 'x',
          gaps: isIdiom ? [] : thing.gaps,
        })
      }
      // "in under a minute", "from behind the seat", "for under $5"
      for (const inner of PREPOSITIONS.has(this.word(start)) ? this.place(start) : [])
        found.push({ ...inner, cost: inner.cost + 0.3 })
      // "in silver or gold", "for sensitive and dry skin"
      if (/^(?:in|for|from|as|at)$/.test(word))
        for (const how of this.adjective(start)) found.push({ ...how, cost: how.cost + 0.9 })
      if (/^(?:like|as|than|before|after|until|since)$/.test(word))
        for (const told of this.clause(start)) found.push({ ...told, cost: told.cost + 0.2 })
      if (
        /^(?:for|from|to|until|in|by|at|before|after|than)$/.test(word) &&
        /^(?:here|there|now|today|tomorrow|tonight|once|good|free|home|anywhere|scratch|inside|outside|sure|ever|life|first|last|least|max|noon|overnight|next|indoors|outdoors)$/.test(
          this.word(start),
        )
      )
        found.push({ end: start + 1, cost: 0.1, count: 'x', gaps: [] })
      return found
    })
  }

  /** What describes: "soft", "easy to clean", "4 inches long", "dishwasher safe". */
  adjective(at: number): readonly Span[] {
    return this.remember(`a${at}`, () => {
      const simple: Span[] = []
      const start = (from: number, cost: number, gaps: readonly number[] = []) => {
        const classes = this.classes(from)
        const how = Math.min(classes.adjective ?? 9, (classes.participle ?? 9) + 0.05)
        if (how < MAX_COST) simple.push({ end: from + 1, cost: cost + how, count: 'x', gaps })
      }
      start(at, 0)
      const classes = this.classes(at)
      if (
        (classes.adverb !== undefined && !PREPOSITIONS.has(this.word(at))) ||
        /^(?:too|so|as|very|not)$/.test(this.word(at))
      )
        for (const rest of this.adjective(at + 1))
          simple.push({ ...rest, cost: rest.cost + (classes.adverb ?? 0) + 0.05 })
      if (
        classes.adjective !== undefined &&
        (this.classes(at + 1).adjective !== undefined || this.classes(at + 1).participle !== undefined) &&
        !/^(?:bottom|top|back|front|side|remote|main|left|right|base)$/.test(this.word(at + 1))
      )
        start(at + 1, 0.3)
      // "4 inches long", "2 pounds lighter"
      if (this.numberAt(at) || /^(?:an?|half)$/.test(this.word(at)))
        for (const much of this.thing(at))
          if (
            /^(?:long|wide|tall|deep|thick|thin|high|old|across|lighter|heavier|longer|bigger|faster|brighter|smaller|stronger|thinner|taller|cheaper|shorter|wider|better|softer|quieter|slower|off|away|apart|free|more|less)$/.test(
              this.word(much.end),
            )
          )
            start(much.end, much.cost)
      if (/^\d+k$/.test(this.word(at))) start(at + 1, 0.1)
      // "dishwasher safe", "BPA free", "dermatologist tested"
      const noun = classes.nouns[0]
      if (noun && noun.cost < 2 && noun.count !== 'p')
        for (let head = at + 1; head <= at + 2; head++) {
          if (
            /^(?:safe|free|proof|resistant|friendly|ready|tested|approved|made|waterproof|sweatproof|faster|stronger|brighter|compatible|rechargeable|certified|washable|poured|owned|cut|prone|grade|sized|size|based|printed|painted|powered|infused|coated|plated|lined|designed|written|recommended|rated|checked|trained|welded|grown|fed|roasted|stitched|style|flavored|flavor|colored|shaped|activated|controlled|neutral|only|built|drawn|picked|knit|woven|sewn|filled|heavy|rich|high|wide|deep|long|thick|strong|tight|soft|dry|quiet|light|length|rated)$/.test(
              this.word(head),
            )
          )
            simple.push({
              end: head + 1,
              cost:
                noun.cost * 0.3 +
                (/^(?:size|style|grade|flavor|only|length|high|wide|deep|long|thick|strong|tight|soft|dry|quiet|light|heavy|rich)$/.test(
                  this.word(head),
                )
                  ? 0.5
                  : 0.1),
              count: 'x',
              gaps: [],
            })
          if ((this.classes(head).nouns[0]?.cost ?? 9) > 1) break
        }
      if (
        /^(?:plug|peel)$/.test(this.word(at)) &&
        this.word(at + 1) === 'and' &&
        /^(?:play|stick)$/.test(this.word(at + 2))
      )
        simple.push({ end: at + 3, cost: 0, count: 'x', gaps: [] })
      const found: Span[] = [...distinct(simple)]
      for (const one of distinct(simple)) {
        let end = one.end
        if (this.word(end) === 'enough') found.push({ ...one, end: ++end, cost: one.cost + 0.02 })
        for (const rest of this.afterAdjective(end))
          found.push({ ...rest, cost: one.cost + rest.cost, gaps: [...one.gaps, ...rest.gaps] })
      }
      for (const one of distinct(found)) {
        const isComma = this.word(one.end) === ','
        const joint = this.word(one.end + (isComma ? 1 : 0))
        if (/^(?:and|or|but|yet|not|nor)$/.test(joint))
          for (const other of this.adjective(one.end + (isComma ? 2 : 1)))
            found.push({ ...other, cost: one.cost + other.cost + 0.05, gaps: [...one.gaps, ...other.gaps] })
        else if (isComma)
          for (const other of this.adjective(one.end + 1))
            found.push({ ...other, cost: one.cost + other.cost + 0.15, gaps: [...one.gaps, ...other.gaps] })
      }
      return found
    })
  }
  private afterAdjective(at: number): readonly Span[] {
    return this.remember(`q${at}`, () => {
      const found: Span[] = []
      for (const how of this.adverbials(at)) found.push({ ...how, cost: how.cost + 0.1 })
      for (const place of this.place(at)) {
        found.push({ ...place, cost: place.cost + 0.05 })
        for (const other of this.place(place.end))
          found.push({ ...other, cost: place.cost + other.cost + 0.15, gaps: [...place.gaps, ...other.gaps] })
      }
      if (this.word(at) === 'to')
        for (const act of this.verbs(at + 1, 'base')) found.push({ ...act, cost: act.cost + 0.05 })
      if (this.word(at) === 'that')
        for (const told of this.clause(at + 1)) found.push({ ...told, cost: told.cost + 0.1 })
      if (SUBORDINATE.has(this.word(at)))
        for (const told of this.condition(at)) found.push({ ...told, cost: told.cost + 0.1 })
      return found
    })
  }

  /** "when you run", "so it stays put", "even if it's wet" */
  private condition(at: number): readonly Span[] {
    return this.remember(`k${at}`, () => {
      const found: Span[] = []
      let word = this.word(at)
      let start = at + 1
      if (word === 'even') {
        word = this.word(start++)
        if (!/^(?:when|if|though|after|while|with|without|in|on|at)$/.test(word)) return found
      }
      if (word === 'as' && /^(?:soon|long|if|far)$/.test(this.word(start)))
        start += /^(?:soon|long|far)$/.test(this.word(start)) && this.word(start + 1) === 'as' ? 2 : 1
      if (word === 'so' && this.word(start) === 'that') start++
      if (!SUBORDINATE.has(word) && word !== 'than') return found
      for (const told of this.clause(start)) found.push({ ...told, cost: told.cost + 0.05 })
      if (/^(?:when|while|if|once|until|unless|before|after|even|though|where)$/.test(word)) {
        for (const form of ['participle', 'gerund'] as const)
          for (const act of this.verbs(start, form)) found.push({ ...act, cost: act.cost + 0.15 })
        for (const how of this.adjective(start)) found.push({ ...how, cost: how.cost + 0.3 })
      }
      return found
    })
  }

  /** A subject with its verb. */
  clause(at: number): readonly Span[] {
    return this.remember(`l${at}`, () => {
      const found: Span[] = []
      if (this.word(at) === 'there' || this.word(at) === "there's") {
        for (const being of [this.word(at + 1)]) {
          const isOne = /^(?:is|'s|isn't|was|wasn't)$/.test(being)
          if (!isOne && !/^(?:are|'re|aren't|were)$/.test(being)) continue
          const from = /^(?:always|also|only|even|just|still|really|never|not)$/.test(this.word(at + 2))
            ? at + 3
            : at + 2
          for (const thing of this.phrase(from)) {
            const isWrong = isOne
              ? thing.count === 'p' && !this.hasJoint(from, thing.end)
              : thing.count === 's' || thing.count === 'm'
            if (
              OBJECTS.has(this.word(from)) &&
              thing.end === from + 1 &&
              !/^(?:nothing|something|more|one|enough|none|everything|two|three)$/.test(this.word(from))
            )
              continue
            for (const rest of [
              { end: thing.end, cost: 0, gaps: [], count: 'x' } as Span,
              ...this.adverbials(thing.end),
            ])
              found.push({
                end: rest.end,
                cost: thing.cost + rest.cost + (isWrong ? 2 : 0),
                count: 'x',
                gaps: [...thing.gaps, ...rest.gaps],
              })
          }
        }
        return found
      }
      const subjects = this.word(at) in SUBJECTS || !OBJECTS.has(this.word(at)) ? this.phrase(at) : []
      for (const subject of subjects) {
        if (/^(?:me|us|him|them|her|itself|themselves)$/.test(this.word(at)) && subject.end === at + 1) continue
        const isI = this.word(at) === 'i'
        const forms: Form[] =
          subject.count === 'x' || isI
            ? ['third', 'plural', 'past']
            : subject.count === 'p'
              ? ['plural', 'past']
              : ['third', 'past']
        for (const form of forms)
          for (const act of this.verbs(subject.end, form))
            found.push({
              end: act.end,
              cost:
                subject.cost +
                act.cost +
                (form === 'past'
                  ? 0.3
                  : form === 'plural' && subject.count === 'x' && !isI && !(this.word(at) in SUBJECTS)
                    ? 0.6
                    : 0),
              count: 'x',
              gaps: [...subject.gaps.map((gap) => -gap - 1), ...act.gaps],
            })
      }
      return found
    })
  }
  private hasJoint(from: number, end: number): boolean {
    return this.lower.slice(from, end).some((word) => /^(?:and|or|,)$/.test(word))
  }

  /** A verb with all that belongs to it, joined verbs too. */
  verbs(at: number, form: Form): readonly Span[] {
    return this.remember(`v${form}${at}`, () => {
      const found: Span[] = [...this.act(at, form)]
      let reached: readonly Span[] = distinct(found)
      for (let times = 0; times < 3 && reached.length > 0; times++) {
        const more: Span[] = []
        for (const one of reached) {
          const isComma = this.word(one.end) === ','
          const joint = this.word(one.end + (isComma ? 1 : 0))
          if (/^(?:and|or|but|then)$/.test(joint)) {
            const start = one.end + (isComma ? 2 : 1) + (this.word(one.end + (isComma ? 2 : 1)) === 'then' ? 1 : 0)
            for (const other of this.act(start, form))
              more.push({ ...other, cost: one.cost + other.cost + 0.05, gaps: [...one.gaps, ...other.gaps] })
          } else if (isComma)
            for (const other of this.act(one.end + 1, form))
              more.push({ ...other, cost: one.cost + other.cost + 0.4, gaps: [...one.gaps, ...other.gaps] })
        }
        reached = distinct(more)
        found.push(...reached)
      }
      return found
    })
  }

  private act(at: number, form: Form): readonly Span[] {
    return this.remember(`w${form}${at}`, () => {
      const found: Span[] = []
      const word = this.word(at)
      const next = this.word(at + 1)
      if (word === '') return found
      const through = (spans: readonly Span[], cost: number) => {
        for (const span of spans) found.push({ ...span, cost: span.cost + cost })
      }
      // "also fits", "never fades", "quickly dries"
      const adverb = this.classes(at).adverb
      if (
        (adverb !== undefined && !PREPOSITIONS.has(word) && !NEVER_BARE.test(word)) ||
        /^(?:never|also|both|all)$/.test(word)
      )
        through(this.act(at + 1, form), (adverb ?? 0) + 0.1)
      if (form === 'third' || form === 'plural' || form === 'past') {
        const not = form === 'third' ? /^(?:doesn't|does)$/ : form === 'plural' ? /^(?:don't|do)$/ : /^(?:didn't|did)$/
        if (not.test(word))
          through(
            this.verbs(at + (next === 'not' ? 2 : 1), 'base'),
            word.startsWith('do') && !/n't/.test(word) && next !== 'not' ? 0.6 : 0,
          )
        if (not.test(word) && /^do(?:es)?$|^did$/.test(word)) through(this.objects(at + 1, 'do', false), 0.05)
        if (not.test(word) && (next === '' || next === ','))
          found.push({ end: at + 1, cost: 0.2, count: 'x', gaps: [] })
        if (MODALS.has(word))
          through(this.verbs(at + (/^(?:not|also|still|just|always|even)$/.test(next) ? 2 : 1), 'base'), 0)
      }
      const be =
        form === 'third'
          ? /^(?:is|'s|isn't)$/
          : form === 'plural'
            ? /^(?:are|'re|aren't|'m|am)$/
            : form === 'base'
              ? /^be$/
              : form === 'perfect'
                ? /^been$/
                : form === 'gerund'
                  ? /^being$/
                  : /^(?:was|were|wasn't|weren't)$/
      if (be.test(word)) {
        const start = at + (/^(?:not|also|just|only|always|never|still|all|even|both|really)$/.test(next) ? 2 : 1)
        const cost = start > at + 1 ? 0.05 : 0
        const states: Span[] = [
          ...this.adjective(start),
          ...this.phrase(start).map((thing) => ({ ...thing, cost: thing.cost + 0.1 })),
          ...this.place(start).map((place) => ({ ...place, cost: place.cost + 0.1 })),
          ...this.verbs(start, 'participle').map((act) => ({ ...act, cost: act.cost + 0.05 })),
          ...this.verbs(start, 'gerund').map((act) => ({ ...act, cost: act.cost + 0.1 })),
          ...(this.word(start) === 'to' ? this.verbs(start + 1, 'base') : []),
          ...this.wh(start),
        ]
        if (this.classes(start).adverb !== undefined) states.push({ end: start + 1, cost: 0.3, count: 'x', gaps: [] })
        for (const state of distinct(states))
          for (const rest of [{ end: state.end, cost: 0, count: 'x', gaps: [] } as Span, ...this.adverbials(state.end)])
            found.push({
              end: rest.end,
              cost: cost + state.cost + rest.cost,
              count: 'x',
              gaps: [...state.gaps, ...rest.gaps],
            })
      }
      if ((form === 'base' && word === 'do') || (form === 'gerund' && word === 'doing'))
        through(this.objects(at + 1, 'do', false), 0.05)
      const have =
        form === 'third'
          ? /^(?:has|'s)$/
          : form === 'plural' || form === 'base'
            ? /^(?:have|'ve)$/
            : form === 'past'
              ? /^had$/
              : form === 'gerund'
                ? /^having$/
                : /^$/
      if (have.test(word)) {
        const start = next === 'got' ? at + 2 : at + 1
        if (next === 'got' || !word.startsWith("'"))
          for (const thing of this.phrase(start))
            for (const rest of [
              { end: thing.end, cost: 0, count: 'x', gaps: [] } as Span,
              ...this.adverbials(thing.end),
            ])
              found.push({
                end: rest.end,
                cost: thing.cost + rest.cost,
                count: 'x',
                gaps: [...thing.gaps, ...rest.gaps],
              })
        if (this.word(start) === 'to') through(this.verbs(start + 1, 'base'), 0)
        const after = /^(?:already|never|always|also|just|only)$/.test(next) ? at + 2 : at + 1
        through(this.verbs(after, 'perfect'), 0.2)
        return found
      }
      const classes = this.classes(at)
      const listed =
        form === 'third'
          ? classes.third
          : form === 'plural' || form === 'base'
            ? classes.base
            : form === 'participle' || form === 'perfect'
              ? classes.participle
              : form === 'gerund'
                ? classes.gerund
                : classes.past
      // A noun right behind "it", "don't" or "to" is a verb, whatever the lists say.
      const cost =
        listed ??
        (classes.nouns[0] &&
        ((form === 'base' && /(?:n't|^can|^will|^'ll|^to)$/.test(this.word(at - 1))) ||
          (form === 'third' && this.word(at - 1) === 'it' && /[^s]s$/.test(word)))
          ? 0.9
          : undefined)
      if (cost === undefined) return found
      const base = this.baseOf(at, form)
      for (const rest of this.objects(at + 1, base, form === 'participle'))
        found.push({ ...rest, cost: rest.cost + cost })
      return found
    })
  }

  private baseOf(at: number, form: Form): string {
    const word = this.word(at).split('-').pop() ?? ''
    if (form === 'third')
      return /[^aeiou]ies$/.test(word)
        ? word.replace(/ies$/, 'y')
        : /(?:ss|x|zz|ch|sh|[^aeiou]o)es$/.test(word)
          ? word.slice(0, -2)
          : word.slice(0, -1)
    if (form === 'gerund') return BASES.get(word) ?? word.replace(/(.)\1ing$/, '$1').replace(/ing$/, '')
    if (form === 'participle' || form === 'perfect' || form === 'past')
      return BASES.get(word) ?? word.replace(/(.)\1ed$/, '$1').replace(/ed$/, '')
    return word
  }

  /** What follows a verb: particle, object, what it becomes, and how, where and when. */
  private objects(at: number, verb: string, isPassive: boolean): readonly Span[] {
    const isTwo = TWO_OBJECTS.has(verb)
    const isLink = LINKING.has(verb)
    const isMeasured = MEASURED.has(verb)
    const key = `o${at}${isTwo ? 2 : ''}${isLink ? 'l' : ''}${isMeasured ? 'm' : ''}${isPassive ? 'p' : ''}${CLAUSAL.has(verb) ? 'c' : ''}${CAUSING.has(verb) ? 'g' : ''}${verb === 'have' ? 'h' : ''}`
    return this.remember(key, () => {
      const none: Span = { end: at, cost: 0, count: 'x', gaps: [] }
      let states: { span: Span; hasObject: boolean; hasState: boolean }[] = [
        { span: none, hasObject: false, hasState: false },
      ]
      const found: Span[] = [none]
      const join = (span: Span, more: Span, cost: number): Span => ({
        end: more.end,
        cost: span.cost + more.cost + cost,
        count: 'x',
        gaps: [...span.gaps, ...more.gaps],
      })
      for (let times = 0; times < 4 && states.length > 0; times++) {
        const following: typeof states = []
        for (const { span, hasObject, hasState } of states) {
          const from = span.end
          const word = this.word(from)
          if (PARTICLES.has(word) && times < 2)
            following.push({ span: { ...span, end: from + 1, cost: span.cost + 0.05 }, hasObject, hasState })
          if (!hasObject && !isPassive) {
            for (const thing of this.phrase(from)) {
              if (/^(?:i|he|she|we|they)$/.test(word) && thing.end === from + 1) continue
              following.push({
                span: join(
                  span,
                  thing,
                  isLink &&
                    !isMeasured &&
                    !TIMES.has(this.word(thing.end - 1)) &&
                    !/^(?:keep|get|wear|read|hold|turn|run|hang|start|fold|dry|fit)$/.test(verb)
                    ? 0.5
                    : 0,
                ),
                hasObject: true,
                hasState,
              })
              if (isTwo)
                for (const second of this.phrase(thing.end))
                  following.push({ span: join(join(span, thing, 0), second, 0.1), hasObject: true, hasState })
            }
          }
          if (
            isPassive &&
            !hasObject &&
            /^(?:given|charged|paid|sent|shown|told|taught|made|called|named|left|kept|cut|rated|allowed)$/.test(
              this.word(at - 1),
            )
          )
            for (const thing of this.phrase(from))
              following.push({ span: join(span, thing, 0.2), hasObject: true, hasState })
          if (!hasState) {
            for (const how of this.adjective(from))
              following.push({
                span: join(
                  span,
                  how,
                  isLink || (hasObject && /^(?:make|keep|leave|get|turn|cut|paint|wipe|stay|hold|set)$/.test(verb))
                    ? 0.05
                    : hasObject
                      ? 0.6
                      : 1.2,
                ),
                hasObject: isLink || hasObject,
                hasState: true,
              })
            if (isLink || hasObject) {
              for (const done of this.verbs(from, 'participle'))
                following.push({ span: join(span, done, hasObject ? 0.4 : 0.15), hasObject: true, hasState: true })
              for (const doing of this.verbs(from, 'gerund'))
                following.push({ span: join(span, doing, 0.3), hasObject: true, hasState: true })
            }
          }
          if (CAUSING.has(verb) && hasObject)
            for (const act of this.verbs(from, 'base'))
              following.push({ span: join(span, act, 0.1), hasObject: true, hasState: true })
          if (CLAUSAL.has(verb)) {
            for (const told of [...this.wh(from), ...this.clause(word === 'that' ? from + 1 : from)])
              following.push({ span: join(span, told, 0.15), hasObject: true, hasState: true })
          }
          if (word === 'to')
            for (const act of this.verbs(from + 1, 'base'))
              following.push({ span: join(span, act, 0.1), hasObject: true, hasState: true })
          for (const adverbial of this.adverbial(from))
            following.push({
              span: join(span, adverbial, hasObject ? 0.02 : 0.05),
              hasObject: hasObject || adverbial.end > from + 1,
              hasState,
            })
        }
        const best = new Map<string, (typeof states)[number]>()
        for (const state of following) {
          if (state.span.cost > MAX_COST) continue
          const name = `${state.span.end}${state.hasObject}${state.hasState}`
          const other = best.get(name)
          if (!other || state.span.cost < other.span.cost) best.set(name, state)
        }
        states = [...best.values()]
        found.push(...states.map(({ span }) => span))
      }
      return found
    })
  }

  /** "what's left", "how much it costs", "where you left off" */
  private wh(at: number): readonly Span[] {
    return this.remember(`h${at}`, () => {
      const found: Span[] = []
      const word = this.word(at)
      if (!/^(?:what|how|where|why|who|which|whatever|when|if|whether|whoever)$/.test(word)) return found
      let start = at + 1
      if (word === 'how' && /^(?:much|many|long|far|often|big|hot|well|fast|hard)$/.test(this.word(start))) start++
      for (const told of this.clause(start)) found.push({ ...told, cost: told.cost + 0.1 })
      if (/^(?:what|who|which|whatever|whoever)$/.test(word))
        for (const act of [...this.verbs(start, 'third'), ...this.verbs(start, 'past')])
          found.push({ ...act, cost: act.cost + 0.1 })
      if (this.word(start) === 'to')
        for (const act of this.verbs(start + 1, 'base')) found.push({ ...act, cost: act.cost + 0.1 })
      if (word === 'how' || word === 'which' || word === 'what')
        for (const thing of this.core(start))
          for (const act of this.clause(thing.end)) found.push({ ...act, cost: act.cost + thing.cost + 0.3 })
      return found
    })
  }

  /** How, where or when, once. */
  private adverbial(at: number): readonly Span[] {
    return this.remember(`d${at}`, () => {
      const found: Span[] = []
      const word = this.word(at)
      if (word === '') return found
      for (const place of this.place(at)) found.push(place)
      const adverb = this.classes(at).adverb
      if (adverb !== undefined) {
        found.push({ end: at + 1, cost: adverb + (PREPOSITIONS.has(word) ? 0.5 : 0.02), count: 'x', gaps: [] })
        if (/^(?:very|really|so|too|super|right|straight|all|even|just|only|almost|half|twice|far|much)$/.test(word))
          for (const rest of this.adverbial(at + 1)) found.push({ ...rest, cost: rest.cost + 0.1 })
      }
      if (/^(?:too|not|even|only|just|right|straight|all|always|half|almost|mostly|especially|also|both)$/.test(word))
        for (const rest of this.adverbial(at + 1)) found.push({ ...rest, cost: rest.cost + 0.15 })
      if (word === 'as')
        for (const how of this.adjective(at + 1))
          if (this.word(how.end) === 'as')
            for (const other of [...this.phrase(how.end + 1), ...this.clause(how.end + 1)])
              found.push({ ...other, cost: how.cost + other.cost + 0.1 })
      if (
        /^(?:the|every|each|all|any|one|twice|once|three|two|next|last|this|that|a|an|most|half|some|both)$/.test(
          word,
        ) ||
        this.numberAt(at) ||
        /^(?:about|under|over|up)$/.test(word)
      )
        for (const time of this.thing(at))
          if (TIMES.has(this.word(time.end - 1)) || TIMES.has((this.lower[time.end - 1] ?? '').replace(/s$/, '')))
            for (const rest of [time, ...this.behind(time).map((more) => ({ ...more, cost: time.cost + more.cost }))])
              found.push({ ...rest, cost: rest.cost + 0.1, gaps: [] })
      if (word === 'even')
        for (const other of [...this.adjective(at + 1), ...this.phrase(at + 1)])
          found.push({ ...other, cost: other.cost + 0.3 })
      if (word === 'all' && TIMES.has(this.word(at + 1))) found.push({ end: at + 2, cost: 0, count: 'x', gaps: [] })
      if (word === 'upside' && this.word(at + 1) === 'down') found.push({ end: at + 2, cost: 0, count: 'x', gaps: [] })
      if (/^(?:morning|day)$/.test(word) && this.word(at + 1) === 'and' && this.word(at + 2) === 'night')
        found.push({ end: at + 3, cost: 0, count: 'x', gaps: [] })
      if (TIMES.has(word) && this.isNameAt(at)) found.push({ end: at + 1, cost: 0.2, count: 'x', gaps: [] })
      if (SUBORDINATE.has(word) || word === 'than')
        found.push(...this.condition(at).map((told) => ({ ...told, cost: told.cost + 0.02 })))
      if (word === ',') {
        const next = this.word(at + 1)
        if (
          /^(?:no|not|never|with|without|even|so|just|and|like|up|in|on|at|for|from|or|even|too|not|by|when|if|while|because|unless|before|after|once|to|until|as|plus|then|but|about|under|over|only|especially|all|every|each|once|twice|free|max|tops|period|right|period|automatically|one|any|depending|including|then|tops|minimum|guaranteed)$/.test(
            next,
          ) ||
          this.numberAt(at + 1)
        )
          found.push(...this.tail(at + 1))
      }
      return found
    })
  }
  /** What may follow a comma at the end. */
  private tail(at: number): readonly Span[] {
    return this.remember(`i${at}`, () => {
      const found: Span[] = []
      const word = this.word(at)
      if (word === 'no') for (const thing of this.phrase(at)) found.push({ ...thing, cost: thing.cost + 0.05 })
      if (word === 'not' || word === 'never')
        for (const other of [
          ...this.phrase(at + 1),
          ...this.adjective(at + 1),
          ...this.place(at + 1),
          ...this.adverbial(at + 1),
          ...this.verbs(at + 1, 'participle'),
        ])
          found.push({ ...other, cost: other.cost + 0.1 })
      if (word !== ',' && word !== 'no' && word !== 'not')
        for (const how of this.adverbial(at)) found.push({ ...how, cost: how.cost + 0.1 })
      if (word === 'and' || word === 'but' || word === 'or' || word === 'so') {
        for (const how of this.word(at + 1) === 'not' || this.word(at + 1) === 'no' ? this.tail(at + 1) : [])
          found.push({ ...how, cost: how.cost + 0.1 })
      }
      if (this.numberAt(at) || /^(?:an?|one|the|every|each|any|all)$/.test(word))
        for (const thing of this.phrase(at)) found.push({ ...thing, cost: thing.cost + 0.35 })
      else if (!/^(?:no|not|never)$/.test(word))
        for (const thing of this.phrase(at)) found.push({ ...thing, cost: thing.cost + 0.7 })
      if (/^(?:max|tops|period|guaranteed|minimum)$/.test(word))
        found.push({ end: at + 1, cost: 0.1, count: 'x', gaps: [] })
      for (const how of this.adjective(at)) found.push({ ...how, cost: how.cost + 0.3 })
      return found
    })
  }
  adverbials(at: number): readonly Span[] {
    return this.remember(`e${at}`, () => {
      const found: Span[] = []
      let reached: readonly Span[] = [{ end: at, cost: 0, count: 'x', gaps: [] }]
      for (let times = 0; times < 3 && reached.length > 0; times++) {
        const more: Span[] = []
        for (const span of reached)
          for (const how of this.adverbial(span.end))
            more.push({
              end: how.end,
              cost: span.cost + how.cost + 0.02,
              count: 'x',
              gaps: [...span.gaps, ...how.gaps],
            })
        reached = distinct(more)
        found.push(...reached)
      }
      return found
    })
  }

  /** Whole sentences: clauses joined by conjunctions, with what may stand before and behind them. */
  sentence(at = 0): readonly Span[] {
    return this.remember(`S${at}`, () => {
      const found: Span[] = [...this.clause(at)]
      // "Just take them out.", "Choose any color."
      for (const act of this.verbs(at, 'base')) found.push({ ...act, cost: act.cost + 0.6 })
      // "If it breaks, we replace it.", "In the box you get a strap."
      const before = [
        ...(SUBORDINATE.has(this.word(at)) ? this.condition(at) : []),
        ...this.place(at),
        ...this.adverbial(at),
      ]
      for (const first of distinct(before)) {
        const start = this.word(first.end) === ',' ? first.end + 1 : first.end
        for (const rest of this.clause(start))
          found.push({ ...rest, cost: first.cost + rest.cost + 0.2, gaps: [...first.gaps, ...rest.gaps] })
      }
      if (/^(?:and|but|so|or|plus|just|or|then)$/.test(this.word(at)) && at > 0)
        for (const rest of this.sentence(at + 1)) found.push({ ...rest, cost: rest.cost + 0.05 })
      let reached: readonly Span[] = distinct(found)
      for (let times = 0; times < 2 && reached.length > 0; times++) {
        const more: Span[] = []
        for (const one of reached) {
          const isComma = this.word(one.end) === ','
          const start = one.end + (isComma ? 1 : 0)
          const joint = this.word(start)
          const add = (other: Span, cost: number) =>
            more.push({ ...other, cost: one.cost + other.cost + cost, gaps: [...one.gaps, ...other.gaps] })
          if (/^(?:and|but|so|or|because|while|plus)$/.test(joint))
            for (const other of this.clause(start + 1)) add(other, 0.05)
          if (/^(?:and|but|so|or|then|just)$/.test(joint))
            for (const act of this.verbs(start + 1, 'base')) add(act, 0.6)
          if (isComma) {
            for (const other of this.tail(start)) add(other, 0.1)
            for (const other of this.clause(start)) add(other, 0.5)
          }
        }
        reached = distinct(more)
        found.push(...reached)
      }
      return found
    })
  }

  /** What people say without a verb: "No drilling.", "BPA free.", "For ages 3 and up." */
  fragment(at = 0): readonly Span[] {
    const found: Span[] = []
    for (const first of distinct([
      ...this.tail(at),
      ...this.phrase(at),
      ...this.adjective(at),
      ...this.place(at),
      ...this.verbs(at, 'participle'),
    ])) {
      found.push(first)
      const isComma = this.word(first.end) === ','
      for (const rest of isComma ? this.tail(first.end + 1) : this.adverbials(first.end))
        found.push({ ...rest, cost: first.cost + rest.cost + 0.1, gaps: [...first.gaps, ...rest.gaps] })
    }
    return found
  }

  /** The cheapest of spans that reach the end. */
  whole(spans: readonly Span[]): Span | undefined {
    let best: Span | undefined
    for (const span of spans) if (span.end === this.words.length && (!best || span.cost < best.cost)) best = span
    return best
  }
}

const BASES = new Map(
  Object.entries({
    made: 'make',
    kept: 'keep',
    held: 'hold',
    cut: 'cut',
    put: 'put',
    gave: 'give',
    given: 'give',
    got: 'get',
    went: 'go',
    came: 'come',
    took: 'take',
    taken: 'take',
    sent: 'send',
    left: 'leave',
    let: 'let',
    told: 'tell',
    shown: 'show',
    taught: 'teach',
    making: 'make',
    taking: 'take',
    using: 'use',
    giving: 'give',
    coming: 'come',
    keeping: 'keep',
    charging: 'charge',
    saving: 'save',
    leaving: 'leave',
    having: 'have',
    getting: 'get',
    letting: 'let',
    running: 'run',
    drying: 'dry',
    tried: 'try',
    dried: 'dry',
  }),
)

const CONTRACTION =
  /^(it|they|you|we|he|she|i|there|that|this|what|who|everything|nothing|one|each|where|here|[\p{L}-]+)('s|'re|'ve|'ll|'d|'m)$/iu

/** The words of a sentence, commas and contracted verbs as words of their own: "it's" is "it" and "'s". */
export function tokensOf(text: string): string[] {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/\.{2,}|…/g, ',')
    .replace(/\s*[,;:]\s+|\s+[–—-]\s+/g, ' , ')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const [, front, short] = CONTRACTION.exec(word) ?? []
      if (front === undefined || short === undefined || word.endsWith("n't")) return [word]
      return [front, short]
    })
}
