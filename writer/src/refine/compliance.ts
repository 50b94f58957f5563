import { checkText, type Flag } from '../check'
import { maskProfanity, tidy } from '../language'
import { anatomyOf, type Part } from './anatomy'
import { withRun, without } from './edits'
import { type LineKind, linesFor } from './lines'
import { withCall } from './offer-wishes'
import { countOf } from './reply'
import { CALM_OFFER, SAFER } from './safer-wording'
import { contextOf, done, notDone, type State, type Step } from './state'

/** Reminders to add something: taking the words out would make it worse. */
const NOT_A_CLAIM = /^(?:DISC-01|AI-01|PERS-01|INJ-01)$/

/** Safer forms for everything the checker warns of: a wording where one fits, else another line that does the same, else none. */
export function madeCompliant(state: State): Step {
  let current = state
  let changed = 0
  let locked = 0
  for (let round = 0; round < 200; round++) {
    const flagged = anatomyOf(current.work, current.analysis).filter(
      ({ sentence }) => claims(sentence.text, current).length > 0,
    )
    locked = flagged.filter(({ sentence }) => sentence.locked).length
    const part = flagged.find(({ sentence }) => !sentence.locked)
    if (!part) break
    const next = mended(current, part)
    if (!next) break
    current = next
    changed++
  }
  const note = locked > 0 ? `${countOf(locked, 'locked line')} would need it, too` : ''
  if (changed === 0) return notDone(note || 'The checker has nothing against it.')
  return done(current, `Put ${countOf(changed, 'line')} into a safer form${note ? `; ${note}` : ''}`)
}

function claims(text: string, state: State): Flag[] {
  return checkText(text, 'script', contextOf(state)).filter(
    ({ severity, rule }) => severity !== 'info' && !NOT_A_CLAIM.test(rule),
  )
}

function mended(state: State, part: Part): State | undefined {
  const { text } = part.sentence
  const flags = claims(text, state)
  const options = [reworded(text, flags, state), ...shorterForms(text)]
  const fine = options.find(
    (option) =>
      option !== undefined && option !== text && claims(option, state).length === 0 && /\p{L}{2}/u.test(option),
  )
  if (fine !== undefined) return withRun(state, [part], fine)
  for (const kind of substitutesFor(part)) {
    const feature = part.features[0]
    const line = linesFor(state, kind, feature === undefined ? {} : { feature })[0]
    const next = line && (kind === 'call' ? withCall(state, [part], line.text) : withRun(state, [part], line.text))
    if (next) return next
  }
  const gone = without(state, [part])
  return gone.work.scenes.length > 0 ? gone : undefined
}

function reworded(text: string, flags: readonly Flag[], state: State): string | undefined {
  const rules = new Set(flags.map(({ rule }) => rule))
  if (rules.has('SCAR-01')) return CALM_OFFER
  let safer = rules.has('PROF-01') ? maskProfanity(text) : text
  const price = state.analysis.price
  if (rules.has('PRICE-01') && price)
    safer = safer.replace(
      /(?:\b(?:only|just|under|less than) )?[$€£]\d[\d.,]*\d|(?:\b(?:only|just|under|less than) )?[$€£]\d/gi,
      price.exact,
    )
  for (const { rule, find, say } of SAFER) if (rules.has(rule)) safer = safer.replace(find, say)
  return safer === text ? undefined : tidy(safer)
}

/** The sentence without the clause that holds the finding. */
function shorterForms(text: string): string[] {
  const pieces = text.split(/, /)
  if (pieces.length < 2) return []
  const first = pieces[0] ?? ''
  return first.split(/\s+/).length >= 3 ? [tidy(`${first.replace(/[,.!?]+$/, '')}.`)] : []
}

function substitutesFor({ role }: Part): LineKind[] {
  if (role === 'hook') return ['hook']
  if (role === 'call') return ['call']
  if (role === 'price') return ['price']
  return role === 'feature' ? ['feature'] : []
}
