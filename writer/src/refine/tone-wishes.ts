import { optionLabel, type ScriptBrief, type Tone } from '@reelwright/shared'
import { escaped } from '../kinds'
import { sharedContent, upperFirst } from '../language'
import { partsOf } from './anatomy'
import { contracted, withoutExclamation, withoutPraise } from './diction'
import { withLine } from './edits'
import { aimOf } from './fit-words'
import { linesFor, type LineWish } from './lines'
import { changeCall, changeHook, FOR_WHOM, oneCall } from './offer-wishes'
import { countOf, inWords } from './reply'
import { anatomy, done, notDone, type State, type Step, withBrief, withWork, wordsOf } from './state'
import { toldAgain } from './structure-wishes'
import { everySentence, reworded, wholeText } from './working-script'

const LOUD: ReadonlySet<Tone> = new Set<Tone>([
  'excited-discovery',
  'shocked-mindblown',
  'urgent-psa',
  'comedy-entertainment',
])
const FORMAL: ReadonlySet<Tone> = new Set<Tone>(['educational-expert', 'success-story'])

/** Another tone: the writer's own script is told again in it; in one of somebody else single words change. The facts stay. */
export function changeTone(state: State, tone: Tone): Step {
  const name = optionLabel(tone)
  return toldIn(state, { tone }, inTone(tone), `Tone: ${name}, along the same idea`) ?? inDiction(state, tone)
}

const inTone = (tone: Tone) => `In the tone ${optionLabel(tone)}`

/** Undefined for a script of somebody else. */
function toldIn(state: State, change: Partial<ScriptBrief>, where: string, said: string): Step | undefined {
  const told = toldAgain(state, change)
  if (told === 'loses') return notDone(`${where} these words would lose something that is said now, so they stayed.`)
  if (told && newLines(state, told) === 0) return notDone(`${where} these words are the same.`)
  return told && done(told, `${said}. ${upperFirst(countOf(newLines(state, told), 'line'))} changed`)
}

function newLines(before: State, after: State): number {
  const known = new Set(everySentence(before.work).map(({ sentence }) => sentence.text))
  return everySentence(after.work).filter(({ sentence }) => !known.has(sentence.text)).length
}

const NOT_MINE = 'I make up no lines, and in words that are not mine I change none.'

/** What would help where a script is somebody else's. */
const helpFor = (state: State, tone: Tone) =>
  state.known
    ? `Ask for "another version, ${optionLabel(tone).toLowerCase()} tone", or tell me the line: add "..."`
    : 'Tell me the line you want: add "..."'

/** Short forms, exclamation marks and praise of unlocked sentences, in the manner of the tone. */
function inDiction(state: State, tone: Tone): Step {
  const short = FORMAL.has(tone) ? undefined : reworded(state.work, contracted)
  const calm = LOUD.has(tone) ? undefined : reworded(short?.work ?? state.work, withoutExclamation)
  const plain = LOUD.has(tone) ? undefined : reworded(calm?.work ?? state.work, withoutPraise)
  const work = plain?.work ?? short?.work ?? state.work
  const said = [
    ...(short?.count ? [`short forms in ${countOf(short.count, 'line')}`] : []),
    ...(calm?.count ? [`no exclamation marks in ${countOf(calm.count, 'line')}`] : []),
    ...(plain?.count ? [`no praise in ${countOf(plain.count, 'line')}`] : []),
  ]
  return said.length === 0
    ? notDone(`${NOT_MINE} ${helpFor(state, tone)}`)
    : done(
        withBrief(withWork(state, work), { tone }),
        `Tone: ${optionLabel(tone)}, by single words only: ${inWords(said)}. ${helpFor(state, tone)}`,
      )
}

export function funnier(state: State): Step {
  const tone: Tone = 'comedy-entertainment'
  return (
    toldIn(
      state,
      { tone },
      inTone(tone),
      'Told again in the comedy tone, along the same idea; the facts are the same, and no joke is made up',
    ) ?? notDone(`${NOT_MINE} ${helpFor(state, tone)}`)
  )
}

export function moreUrgent(state: State): Step {
  const tone: Tone = 'urgent-psa'
  const said = 'More urgent: told again along the same idea, without an invented deadline'
  const told = toldIn(state, { tone }, inTone(tone), said)
  if (told) return told
  const called = withOtherCall(state, 'urgent')
  return called.state
    ? done(called.state, `More urgent at the end. ${called.said}. No invented deadline and no stock that runs out`)
    : notDone(`${NOT_MINE} ${helpFor(state, tone)}`)
}

export function calmer(state: State): Step {
  const current = state.analysis.tone
  const tone = LOUD.has(current) ? 'casual-review' : 'helpful-friend'
  return toldIn(state, { tone }, inTone(tone), 'Calmer: told again along the same idea') ?? inDiction(state, tone)
}

/** Another call, but never in place of the seller's own. */
function withOtherCall(state: State, call: LineWish['call']): Step {
  const own = state.brief.callToAction
  const isOwn = partsOf(anatomy(state), 'call').some(({ sentence }) => own !== '' && sharedContent(sentence.text, own))
  return isOwn ? notDone('The call to action is the one you typed.') : changeCall(state, call)
}

export function lessSalesy(state: State): Step {
  const said: string[] = []
  let next = state
  const take = (count: number, work: State['work'], what: string) => {
    if (count === 0) return
    next = withWork(next, work)
    said.push(what)
  }
  const plain = reworded(next.work, withoutPraise)
  take(plain.count, plain.work, `took praise out of ${countOf(plain.count, 'line')}`)
  const calm = reworded(next.work, withoutExclamation)
  take(calm.count, calm.work, `took exclamation marks out of ${countOf(calm.count, 'line')}`)
  const one = oneCall(next)
  if (one.state && partsOf(anatomy(next), 'extra-call').length > 0) {
    next = one.state
    said.push('kept one ask')
  }
  const limit =
    partsOf(anatomy(next), 'limit').length === 0
      ? linesFor(next, 'limit').find(({ text }) => FOR_WHOM.test(text))
      : undefined
  const limited = limit && withLine(next, limit).state
  if (limited && (next.seconds === undefined || wordsOf(limited) <= aimOf(next, next.seconds) * 1.1)) {
    next = limited
    said.push('added a line on who should skip it')
  }
  const soft = withOtherCall(next, 'soft')
  if (soft.state) {
    next = soft.state
    said.push('made the call to action a soft one')
  }
  return said.length === 0
    ? notDone('There is nothing salesy left that is not locked.')
    : done(next, upperFirst(inWords(said)))
}

export function morePersonal(state: State): Step {
  if (!state.brief.firstPerson) return notDone('Personal lines are switched off for this script.')
  const step = openedWith(state, /\b(?:I|I'm|I've|my|me)\b/)
  return step.state
    ? done(step.state, `${step.said}. Keep it only if it is true for you`)
    : notDone('I know nothing of your life. Tell me what happened to you: add "..."')
}

export function moreDirect(state: State): Step {
  const step = openedWith(state, /\byou(?:'re|r)?\b|^(?:still|can't|don't)\b.*\?/i)
  return step.state
    ? done(step.state, `Spoken to the viewer now. ${step.said}`)
    : notDone('The brief has no words that ask the viewer. Tell me the line: start with "..."')
}

/** Another opener from the brief that has such words, where the one there is has none. */
function openedWith(state: State, words: RegExp): Step {
  const hook = partsOf(anatomy(state), 'hook')
  return hook.some(({ sentence }) => words.test(sentence.text))
    ? notDone('The opening does that already.')
    : changeHook(state, (text) => words.test(text))
}

/** For other people: the writer's own script is told again for them; in one of somebody else the name of the old ones changes. */
export function changeAudience(state: State, audience: string): Step {
  const next = withBrief(state, { targetAudience: audience })
  const [before, after] = [state.analysis.audience, next.analysis.audience]
  const name = after.plural ?? optionLabel(after.key === 'custom' ? audience : after.key).toLowerCase()
  if (after.key === before.key && after.plural === before.plural) return notDone(`It is written for ${name} already.`)
  const told = toldAgain(state, { targetAudience: audience })
  const asBefore = told && told !== 'loses' ? toldAgain(state, {}) : undefined
  const isSame =
    asBefore && told && told !== 'loses' && asBefore !== 'loses' && wholeText(told.work) === wholeText(asBefore.work)
  if (told && told !== 'loses' && !isSame) return done(told, `Told again for ${name}, along the same idea`)
  const { plural } = before
  const renamed =
    plural === undefined || after.plural === undefined
      ? undefined
      : reworded(state.work, (text) =>
          text.replace(new RegExp(`\\b${escaped(plural)}\\b`, 'gi'), (found) =>
            /^\p{Lu}/u.test(found) ? upperFirst(name) : name,
          ),
        )
  return renamed?.count
    ? done(withWork(next, renamed.work), `Named ${name} in ${countOf(renamed.count, 'line')}; the rest is the same`)
    : notDone(
        `These words name no audience, so nothing in them changes for ${name}. Tell me a line for them: add "..."`,
      )
}
