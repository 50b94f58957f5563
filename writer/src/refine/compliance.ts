import { checkText, type Flag } from '../check'
import { maskProfanity, tidy } from '../language'
import { anatomyOf, type Part } from './anatomy'
import { withRun, without } from './edits'
import { countOf } from './reply'
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
    const next = safer(current, part)
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

/** A sentence in safer words, without its last clauses, or none at all. */
function safer(state: State, part: Part): State | undefined {
  const { text } = part.sentence
  const head = text.includes(', ') ? tidy(`${text.split(', ')[0] ?? ''}.`) : undefined
  const fine = [reworded(text, claims(text, state), state), head].find(
    (option) =>
      option !== undefined && option !== text && claims(option, state).length === 0 && /\p{L}{2}/u.test(option),
  )
  if (fine !== undefined) return withRun(state, [part], fine)
  const gone = without(state, [part])
  return gone.work.scenes.length > 0 ? gone : undefined
}

function reworded(text: string, flags: readonly Flag[], state: State): string | undefined {
  const rules = new Set(flags.map(({ rule }) => rule))
  if (rules.has('SCAR-01')) return CALM_OFFER
  let said = rules.has('PROF-01') ? maskProfanity(text) : text
  const price = state.analysis.price
  if (rules.has('PRICE-01') && price)
    said = said.replace(
      /(?:\b(?:only|just|under|less than) )?[$€£]\d[\d.,]*\d|(?:\b(?:only|just|under|less than) )?[$€£]\d/gi,
      price.exact,
    )
  for (const { rule, find, say } of SAFER) if (rules.has(rule)) said = said.replace(find, say)
  return said === text ? undefined : tidy(said)
}

/** The safer form of what a rule finds, where one fits into the same sentence. The rest of a sentence stays. (domain/script-writing.md, section 8) */
export const SAFER: readonly { rule: string; find: RegExp; say: string }[] = [
  {
    rule: 'REDIR-01',
    find: /\b(?:the )?links? (?:is |are )?in (?:my |the |our )?(?:bio|description|profile|comments?|story)\b/gi,
    say: 'the link on this video',
  },
  { rule: 'REDIR-01', find: /\b(?:dm|pm|message|text|e-?mail|call) (?:me|us)\b/gi, say: 'ask me in the comments' },
  {
    rule: 'REDIR-01',
    find: /\b(?:on|at|from|via|visit) (?:my |our |the )?(?:web ?site|online store|web ?shop|amazon|etsy|ebay|shopify)\b/gi,
    say: 'in the shop',
  },
  { rule: 'ABS-01', find: /\bthe (?:very )?best\b/gi, say: 'my pick of' },
  { rule: 'ABS-01', find: /\bbest\b/gi, say: 'favorite' },
  { rule: 'ABS-01', find: /\bperfect for\b/gi, say: 'right for' },
  { rule: 'ABS-01', find: /\bperfectly\b/gi, say: 'well' },
  { rule: 'ABS-01', find: /\bperfect\b/gi, say: 'right' },
  { rule: 'ABS-01', find: /\b(?:the )?(?:#1|number one|no\. ?1)\b/gi, say: 'my favorite' },
  { rule: 'ABS-01', find: /\bforever\b/gi, say: 'for a long time' },
  { rule: 'ABS-01', find: /\b(?:the )?(?:fastest|cheapest|greatest|strongest)\b/gi, say: 'my favorite' },
  { rule: 'SOC-01', find: /\b(?:it went |went |gone )?viral\b/gi, say: 'around a lot' },
  {
    rule: 'SOC-01',
    find: /\bevery(?:one|body) (?:is |'s )?(?:obsessed with|talking about|raving about) (?:it|this|them)\b/gi,
    say: 'you may have seen it around',
  },
  { rule: 'GUAR-01', find: /,? ?(?:100 ?% )?guaranteed\b/gi, say: '' },
  { rule: 'PRICE-03', find: /\bfree shipping\b/gi, say: 'shipping as listed' },
  { rule: 'TIME-01', find: /\b(?:instantly|overnight)\b/gi, say: 'over time' },
]

/** Sentences that press with stock or clocks become one that presses with need only. */
export const CALM_OFFER = "Check today's price in the shop, then decide."
