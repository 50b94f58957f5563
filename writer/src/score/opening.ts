import { contentSet } from '../language'
import { clamp } from '../pacing'
import { hint, type Judged, judged, remedy } from './part'
import { typedWords, type ScoredBrief } from './scored-brief'
import type { SpokenText } from './spoken-text'

/** A greeting, an introduction of the maker or the product, or begging for attention. */
const GREETING =
  /^["']?(?:(?:ok(?:ay)?|so|well|oh)[, ]+)?(?:hey|hi|hello|welcome(?: back)?|what's up|guys|good morning|good evening|introducing|meet the new|today (?:i'm|i am|we're|we are)|in (?:this|today's) video|my name is|stop scrolling)\b/i
/** What an advertisement opens with. */
const ANNOUNCEMENT =
  /^(?:so |and |okay,? )?(?:let me show you|here's|this is|these are|introducing|meet|looking for|tired of|sick of|are you)\b/i
const LISTENER = /\b(?:you|your|you're|you've)\b/i
/** Words of its own that make an opener. */
const OWN_WORDS = 3

export const isGreeting = (text: SpokenText) => GREETING.test(text.hook.replaceAll('’', "'"))

/** @param isTold The seller's own telling may begin as it likes. */
export function hookPart(text: SpokenText, brief: ScoredBrief, isTold: boolean): Judged {
  const hook = text.hook.replaceAll('’', "'")
  const facts = text.facts.slice(0, text.hookSentences)
  const typed = typedWords(brief)
  const own = [...contentSet(text.hook)].filter((stem) => !typed.has(stem)).length
  const things = facts.reduce((sum, { things }) => sum + things.length, 0)
  const greets = !isTold && isGreeting(text)
  // "Hey guys" speaks of no one.
  const person = greets ? 0 : facts.some(({ hasPerson }) => hasPerson) ? 1 : LISTENER.test(hook) ? 0.5 : 0
  const announces = ANNOUNCEMENT.test(hook)
  const vivid = clamp(Math.max(own / OWN_WORDS, things / 2), 0, 1)
  const fix = greets
    ? remedy('Drop the greeting and start with the problem.', 'Change hook', 'change the hook')
    : announces
      ? remedy('Start with what happened, before you announce anything.', 'Change hook', 'change the hook')
      : person < 1
        ? hint('Put a person into the opener: I, you, my sister.')
        : own === 0 && things < 2
          ? hint('Add a detail of your own to the opener: a place, a thing, a moment.')
          : undefined
  return judged(
    'V1',
    0.15,
    3.5 * person + 3.5 * vivid + (greets || announces ? 0 : hook.includes('?') ? 1.5 : 3),
    `Your opener is ${text.hookWords} words (${text.hookSeconds.toFixed(1)} s).`,
    fix,
  )
}
