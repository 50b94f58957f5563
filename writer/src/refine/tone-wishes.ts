import { optionLabel, type RefineOffer, type ScriptBrief, type Tone } from '@reelwright/shared'
import { escaped } from '../kinds'
import { saysAll } from './about'
import { sharedContent, tidy, upperFirst } from '../language'
import { partsOf } from './anatomy'
import { contracted, withoutExclamation, withoutPraise } from './diction'
import { withLine } from './edits'
import { aimOf } from './fit-words'
import { linesFor, type LineWish } from './lines'
import { changeCall, changeHook, FOR_WHOM, oneCall } from './offer-wishes'
import { delivered, type Delivery, inDelivery, inManner, type Manner } from './manner'
import { countOf, inWords, quoted } from './reply'
import { anatomy, done, notDone, type State, type Step, withBrief, withWork, wordsOf } from './state'
import { toldAgain } from './structure-wishes'
import { isOfStory, isTold } from './told-sentences'
import { everySentence, reworded } from './working-script'

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
  const [delivery, manner] = MANNERS[tone]
  // A story is not told again: only what stands beside it changes.
  if (isTold(state)) return inDelivery(state, delivery, manner)
  const told = toldIn(state, { tone }, inTone(tone), `Tone: ${name}, along the same idea`)
  const base = told?.state ?? state
  const step = manner && told ? mannered(base, manner, { tone }) : undefined
  if (!told?.state) return step ?? told ?? inDiction(state, tone)
  return step?.state
    ? done(step.state, `Tone: ${name}, along the same idea. ${changedLines(state, step.state)}; the facts are the same`)
    : told
}

/** How each tone is played, and the manner of its words. */
const MANNERS: Record<Tone, readonly [Delivery, Manner?]> = {
  'excited-discovery': ['lively', 'excited'],
  'shocked-mindblown': ['lively', 'excited'],
  'urgent-psa': ['lively'],
  'casual-review': ['casual', 'casual'],
  'helpful-friend': ['casual', 'casual'],
  'relatable-struggle': ['casual', 'casual'],
  'educational-expert': ['sure', 'teacher'],
  'success-story': ['sure'],
  'skeptical-convinced': ['dry'],
  'comedy-entertainment': ['playful'],
}

/** The writer's own script and a seller's own story in another manner; undefined for a script of somebody else. */
function mannered(state: State, manner: Manner, change: Partial<ScriptBrief> = {}): Step | undefined {
  if (!state.plan || state.work.dialogue) return undefined
  const step = inManner(state, manner)
  return step.state ? done(withBrief(step.state, change), step.said) : step
}

const STORY_STAYS = 'Your story stays as you typed it, and I make up nothing.'

const inTone = (tone: Tone) => `In the tone ${optionLabel(tone)}`

/** Undefined for a script of somebody else. */
function toldIn(state: State, change: Partial<ScriptBrief>, where: string, said: string): Step | undefined {
  const told = toldAgain(state, change)
  if (told === 'loses') return notDone(`${where} these words would lose something that is said now, so they stayed.`)
  if (!told) return undefined
  // Lines that only go say nothing in another tone.
  if (everySentence(told.work).length < everySentence(state.work).length - 1)
    return notDone(`${where} these words would lose something that is said now, so they stayed.`)
  const fresh = newLines(state, told)
  const isHeard = fresh >= everySentence(state.work).length * HEARD
  if (!isHeard) return notDone(`${where} these words are the same, or nearly so, and they stayed.`)
  return done(told, `${said}. ${changedLines(state, told)}`)
}

/** A smaller share of other lines is not heard as another tone. */
const HEARD = 0.3

function changedLines(before: State, after: State): string {
  const lost = everySentence(before.work).length - everySentence(after.work).length
  return `${upperFirst(countOf(newLines(before, after), 'line'))} changed${lost > 0 ? ` and ${countOf(lost, 'line')} went` : ''}`
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

/** The comedy tone where the kind has other lines for it, and how to play it. No joke is made up. */
export function funnier(state: State): Step {
  const tone: Tone = 'comedy-entertainment'
  const told = isTold(state)
    ? undefined
    : toldIn(state, { tone }, inTone(tone), 'Told again in the comedy tone, along the same idea')
  if (!told && !isTold(state)) return notDone(`${NOT_MINE} ${helpFor(state, tone)}`)
  const worded = told ?? notDone('')
  const played = delivered(worded.state ?? state, 'playful')
  const asked = 'I make up no jokes. Type the funny line as you would say it: add that "..."'
  const next = played.state ?? worded.state
  return next
    ? done(
        next,
        [worded.state ? worded.said : '', played.state ? played.said : '', asked]
          .filter(Boolean)
          .map((text) => text.replace(/\.$/, ''))
          .join('. '),
      )
    : notDone(isTold(state) ? `${STORY_STAYS} ${asked}` : asked)
}

export function moreUrgent(state: State): Step {
  const tone: Tone = 'urgent-psa'
  const said = 'More urgent: told again along the same idea, without an invented deadline'
  const told = isTold(state) ? undefined : toldIn(state, { tone }, inTone(tone), said)
  if (told) return told
  const called = withOtherCall(state, 'urgent')
  return called.state
    ? done(called.state, `More urgent at the end. ${called.said}. No invented deadline and no stock that runs out`)
    : notDone(`${NOT_MINE} ${helpFor(state, tone)}`)
}

export function calmer(state: State): Step {
  const current = state.analysis.tone
  const tone = LOUD.has(current) ? 'casual-review' : 'helpful-friend'
  if (isTold(state)) return inDelivery(state, 'calm')
  const told = toldIn(state, { tone }, inTone(tone), 'Calmer: told again along the same idea')
  if (told?.state) return told
  const step = (told ? mannered(state, 'calm') : undefined) ?? told ?? inDiction(state, tone)
  return step.state ? step : delivered(state, 'calm')
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
  const plain = reworded(next.work, (text) => (isOfStory(state, text) ? text : withoutPraise(text)))
  take(plain.count, plain.work, `took praise out of ${countOf(plain.count, 'line')}`)
  const calm = reworded(next.work, withoutExclamation)
  take(calm.count, calm.work, `took exclamation marks out of ${countOf(calm.count, 'line')}`)
  const one = oneCall(next)
  if (one.state && partsOf(anatomy(next), 'extra-call').length > 0) {
    next = one.state
    said.push('kept one ask')
  }
  const limit =
    !isTold(state) && partsOf(anatomy(next), 'limit').length === 0
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
  if (said.length > 0) return done(next, upperFirst(inWords(said)))
  const none = everySentence(state.work).some(({ sentence }) => sentence.locked)
    ? 'There is nothing salesy left that is not locked.'
    : 'There is nothing salesy left: no praise, no exclamation marks, and one ask that you typed.'
  const played = delivered(state, 'casual')
  return played.state ? done(played.state, `${none} ${played.said}`) : notDone(none)
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

/** For other people: their name takes the place of those who are named. A line for them is offered, not added. */
export function changeAudience(state: State, audience: string, typed: string, offers: RefineOffer[]): Step {
  const next = withBrief(state, { targetAudience: audience })
  const [before, after] = [state.analysis.audience, next.analysis.audience]
  const name = after.plural ?? optionLabel(after.key === 'custom' ? audience : after.key).toLowerCase()
  if (
    after.key === before.key &&
    after.plural === before.plural &&
    (after.key !== 'custom' || saysAll(state.brief.targetAudience, audience))
  )
    return notDone(`It is written for ${name} already.`)
  const { plural } = before
  const renamed =
    plural === undefined || after.plural === undefined
      ? undefined
      : reworded(state.work, (text) =>
          text.replace(new RegExp(`\\b${escaped(plural)}\\b`, 'gi'), (found) =>
            /^\p{Lu}/u.test(found) ? upperFirst(name) : name,
          ),
        )
  if (renamed?.count)
    return done(
      withWork(next, renamed.work),
      `Named ${name} in ${countOf(renamed.count, 'line')}; the rest is the same`,
    )
  const line = tidy(`This one's for ${typed.replace(/-/g, ' ')}.`)
  offers.push({ label: `Open with ${quoted(line)}`, prompt: `start with "${line}"` })
  return notDone(
    `These words name no audience, so nothing in them changes for ${typed.replace(/-/g, ' ')}. Tell me a line for them: add "..."`,
  )
}
