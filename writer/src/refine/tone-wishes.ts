import { optionLabel, type Tone } from '@reelwright/shared'
import { inTone } from '../compose/tone'
import { upperFirst } from '../language'
import { type Part, partsOf } from './anatomy'
import { bestFor, withLine, withRun, without } from './edits'
import type { CallCategory } from '../compose/frames'
import { placeAfter } from './extending'
import { isToneLine, type LineKind } from './fresh-lines'
import { addLimit, oneCall, withCall } from './offer-wishes'
import { countOf, inWords, quoted } from './reply'
import { anatomy, done, linesFor, notDone, pointsOf, type State, type Step, withBrief, withWork } from './state'
import { toldAgain } from './structure-wishes'
import { reworded, wholeText } from './working-script'

const JUNCTIONS = ['early', 'react', 'late', 'turn'] as const
const LOUD: ReadonlySet<Tone> = new Set<Tone>([
  'excited-discovery',
  'shocked-mindblown',
  'urgent-psa',
  'comedy-entertainment',
])

/** Another tone: the writer's own script is told again in it; in one of somebody else single lines change. The facts stay. */
export function changeTone(state: State, tone: Tone, calls?: readonly CallCategory[]): Step {
  return toldIn(state, tone, `Tone: ${optionLabel(tone)}, along the same idea`) ?? withToneLines(state, tone, calls)
}

function toldIn(state: State, tone: Tone, said: string): Step | undefined {
  const told = toldAgain(state, { tone })
  if (!told) return undefined
  if (wholeText(told.work) === wholeText(state.work))
    return notDone(`In the tone ${optionLabel(tone)} these words are the same.`)
  return done(told, said)
}

/** Its own lines for those of the old tone, its way with connectors, its price line. */
function withToneLines(state: State, tone: Tone, calls?: readonly CallCategory[]): Step {
  const toned = withBrief(state, { tone })
  let next = toned
  let touched = 0
  const lines = JUNCTIONS.flatMap((junction) => linesFor(toned, 'tone', { junction, limit: 3 }))
  // Lines that carried the old tone give way first, then filler nobody misses.
  const parts = anatomy(next)
  const free = (part: Part, at: number) => !part.sentence.locked && !parts[at + 1]?.leans && !part.leans
  const old = parts.filter((part, at) => part.role === 'tone' && free(part, at))
  const wanted = Math.max(2, Math.ceil(parts.length / 9))
  const filler = parts.filter(
    (part, at) => part.role === 'plain' && part.words <= 9 && part.place.scene > 0 && free(part, at),
  )
  const spots = [...old, ...filler.slice(0, Math.max(0, wanted - old.length))]
  for (const [at, spot] of spots.entries()) {
    const line = lines[at]
    const swapped =
      line &&
      withRun(
        next,
        [spot],
        state.work.dialogue ? line.text.replace(/^[A-Z ]+: /gm, '').replaceAll('\n', ' ') : line.text,
      )
    if (!swapped) continue
    next = swapped
    touched++
  }
  for (const line of lines.slice(spots.length, Math.max(spots.length, wanted))) {
    next = withLine(next, line).state
    touched++
  }
  const price = partsOf(anatomy(next), 'price').filter(({ place }) => place.scene > 0)
  const [priceLine] = linesFor(next, 'price', { limit: 1, words: price[0]?.words ?? 6 })
  if (price.length === 1 && priceLine && !state.work.dialogue) next = withRun(next, price, priceLine.text) ?? next
  next = bent(next, tone)
  if (calls) {
    const call = linesFor(next, 'call', { categories: calls, limit: 1 })[0]
    next = (call && withCall(next, partsOf(anatomy(next), 'call'), call.text)) ?? next
  }
  if (next.work === toned.work) return notDone('Every line that carries the tone is locked.')
  return done(next, `Tone: ${optionLabel(tone)}, in ${countOf(touched, 'line')}`)
}

/** Connectors and exclamation marks of unlocked sentences, in the manner of the tone. */
function bent(state: State, tone: Tone): State {
  let left = LOUD.has(tone) ? 2 : 0
  const { work } = reworded(state.work, (text) => {
    const isFeature = /, (?:so|which means) /.test(text)
    const spoken = /["“”]/.test(text) ? text : inTone(text, tone, isFeature)
    return spoken.replace(/!/g, () => (isToneLine(text) && left-- > 0 ? '!' : '.'))
  })
  return withWork(state, work)
}

export function funnier(state: State): Step {
  const tone: Tone = 'comedy-entertainment'
  const told = toldIn(state, tone, 'Funnier: told again along the same idea; the facts are the same')
  if (told) return told
  const step = withToneLines(state, tone)
  if (!step.state) return step
  const joked = withPunch(step.state)
  return done(joked, `Funnier: ${step.said.replace(/^Tone: /, '')}; the facts are the same`)
}

/** One more comic line after a feature, so that the joke is about the thing and not beside it. */
function withPunch(state: State): State {
  const [line] = linesFor(state, 'tone', { junction: 'react', limit: 1 })
  const parts = anatomy(state)
  const feature = parts.findLast(({ role }) => role === 'feature')
  if (!line || !feature) return state
  // What the feature means stays with it: the joke comes behind that.
  return withLine(state, line, placeAfter(parts, feature)).state
}

export function moreUrgent(state: State): Step {
  const told = toldIn(state, 'urgent-psa', 'More urgent: told again along the same idea, without an invented deadline')
  if (told) return told
  const step = withToneLines(state, 'urgent-psa', ['urgency'])
  return step.state
    ? done(
        step.state,
        'More urgent: short sentences and a reason to do it now. No invented deadline and no stock that runs out',
      )
    : step
}

export function calmer(state: State): Step {
  const current = state.analysis.tone
  const tone = LOUD.has(current) ? 'casual-review' : 'helpful-friend'
  const told = toldIn(state, tone, 'Calmer: told again along the same idea')
  if (told) return told
  const step = withToneLines(state, LOUD.has(current) ? tone : current, ['soft'])
  return step.state ? done(step.state, 'Calmer: no exclamation marks, quieter lines, and a soft call to action') : step
}

/** Words that only praise. What is left of the sentence still says what it said. */
const PRAISE =
  /\b(?:absolutely |totally |literally |really |so |super |truly |simply |just )?(?:amazing|incredible|awesome|unbelievable|insane|stunning|gorgeous|perfect|fantastic|revolutionary|premium|ultimate|must-have|game-changing|phenomenal|exceptional|outstanding|magical|life-changing) (?=\p{L})/giu

export function lessSalesy(state: State): Step {
  const said: string[] = []
  let next = state
  const quiet = withoutPraise(next)
  if (quiet.count > 0) {
    next = quiet.state
    said.push(`took ${countOf(quiet.count, 'word')} of praise out`)
  }
  const one = oneCall(next)
  if (one.state && partsOf(anatomy(next), 'extra-call').length > 0) {
    next = one.state
    said.push('kept one ask')
  }
  const limit = partsOf(anatomy(next), 'limit').length === 0 ? addLimit(next) : undefined
  if (limit?.state) {
    next = limit.state
    said.push('added a line on who should skip it')
  }
  const run = partsOf(anatomy(next), 'call')
  const call = linesFor(next, 'call', { categories: ['soft'] }).find(
    ({ text }) => !run.some(({ sentence }) => sentence.text === text),
  )
  const soft = call && !run.some(({ sentence }) => sentence.locked) ? withCall(next, run, call.text) : undefined
  if (soft) {
    next = soft
    said.push('made the call to action a soft one')
  }
  const calm = bent(next, 'casual-review')
  return said.length === 0
    ? notDone('There is nothing salesy left that is not locked.')
    : done(calm, upperFirst(inWords(said)))
}

function withoutPraise(state: State): { state: State; count: number } {
  let count = 0
  const { work } = reworded(state.work, (sentence) => {
    const text = sentence.replace(PRAISE, () => {
      count++
      return ''
    })
    return text === sentence
      ? sentence
      : upperFirst(text.replace(/\ba (?=[aeio])/g, 'an ').replace(/\ban (?=[^aeiou\W])/g, 'a '))
  })
  return { state: withWork(state, work), count }
}

export function morePersonal(state: State): Step {
  if (!state.brief.firstPerson) return notDone('Personal lines are switched off for this script.')
  return recognised(
    state,
    ['personal', 'pain', 'situation'],
    (line) => `Added a personal line: ${line}. Keep it only if it is true for you`,
    (text) => /\b(?:I|my|me)\b/i.test(text),
  )
}

export function moreDirect(state: State): Step {
  return recognised(
    state,
    ['addressed', 'situation'],
    (line) => `Spoken to the viewer now: ${line}`,
    (text) => /\byou/i.test(text),
  )
}

/** The line that makes the viewer recognise themselves best, early on, in the place of filler where there is some. */
function recognised(
  state: State,
  kinds: readonly LineKind[],
  told: (line: string) => string,
  fits: (text: string) => boolean,
): Step {
  const lines = kinds.flatMap((kind) => linesFor(state, kind, { limit: 6, words: 8 })).filter(({ text }) => fits(text))
  const parts = anatomy(state)
  const spots = parts.filter(
    (part, at) =>
      ['tone', 'plain'].includes(part.role) &&
      part.place.scene > 0 &&
      part.place.scene <= 2 &&
      !part.sentence.locked &&
      !part.leans &&
      !parts[at + 1]?.leans,
  )
  const options = lines.flatMap((line) => [
    ...spots.slice(0, 2).flatMap((spot) => {
      const next = withRun(state, [spot], line.text)
      return next ? [{ line, next }] : []
    }),
    { line, next: withLine(state, line).state },
  ])
  const best = bestFor(
    'V2',
    options.map(({ next }) => next),
  )
  const chosen = options.find(({ next }) => next === best)
  return chosen
    ? done(chosen.next, told(quoted(chosen.line.text)))
    : notDone('I have no line of that kind left that is not in the script.')
}

/** Other people's days: their moments, and their name once. Style and hook stay. */
export function changeAudience(state: State, audience: string): Step {
  const before = state.analysis.audience
  const next = withBrief(state, { targetAudience: audience })
  const name =
    next.analysis.audience.plural ??
    optionLabel(next.analysis.audience.key === 'custom' ? audience : next.analysis.audience.key).toLowerCase()
  const isSame = next.analysis.audience.key === before.key && next.analysis.audience.plural === before.plural
  const parts = anatomy(next)
  const isOld = (text: string) =>
    [before.plural, ...before.moments].some((word) => word && text.toLowerCase().includes(word.toLowerCase()))
  const old = parts.filter(
    ({ role, sentence }) =>
      !['hook', 'price', 'call', 'feature'].includes(role) && !sentence.locked && !isSame && isOld(sentence.text),
  )
  let current = next
  let count = 0
  const moments = linesFor(next, 'situation', { words: 9 }).filter(({ text }) =>
    next.analysis.audience.moments.some((moment) => text.toLowerCase().includes(moment.toLowerCase())),
  )
  const spoken = linesFor(next, 'addressed', { limit: 3 }).filter(({ text }) =>
    next.analysis.audience.moments.some((moment) => text.toLowerCase().includes(moment.toLowerCase())),
  )
  const lines = [...moments, ...spoken]
  for (const [at, part] of old.entries()) {
    const line = lines[at]
    const swapped = line ? withRun(current, [part], line.text) : without(current, [part])
    if (!swapped || swapped.work.scenes.length < current.work.scenes.length) continue
    current = swapped
    count++
  }
  const greeting = linesFor(current, 'audience', { limit: 4 }).map((line) => withLine(current, line).state)
  const moment = lines.slice(old.length, old.length + 4).map((line) => withLine(current, line).state)
  const greeted = bestFor('V2', [...greeting, ...moment])
  // The score asks for a moment from the day of the audience there is.
  if (isSame && !(greeted && pointsOf(greeted, 'V2') > pointsOf(state, 'V2')))
    return notDone(`It is written for ${name} already.`)
  const most = greeted && pointsOf(greeted, 'V2') >= pointsOf(current, 'V2') ? greeted : current
  if (most.work === state.work) return notDone(`I found no line to turn towards ${name}.`)
  return done(
    most,
    `Written for ${name}${count > 0 ? `: ${countOf(count, 'line')} of the old audience went` : ', with a moment from their day'}`,
  )
}
