import { contentSet } from '../language'
import { clamp } from '../pacing'
import { hint, type Judged, judged } from './part'
import { type ScoredBrief, typedWords } from './scored-brief'
import type { SpokenText } from './spoken-text'
import type { ScoredScene } from './types'

const MANY_EVENTS = 4
/** Words that return in another scene, per hundred. */
const THREAD = { from: 1, to: 6 }
/** Words of its own that make a last scene. */
const OWN_WORDS = 5

/** Something happens to someone, the scenes hang together, and the end is more than a price. */
export function storyPart(text: SpokenText, scenes: readonly ScoredScene[], brief: ScoredBrief): Judged {
  const name = contentSet(brief.name)
  const events = text.facts.filter(({ isEvent }) => isEvent).length
  const perScene = scenes.map(({ voiceover }) => contentSet(voiceover))
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const stems of perScene)
    for (const stem of stems) {
      if (seen.has(stem) && !name.has(stem)) again.add(stem)
      seen.add(stem)
    }
  const thread = clamp(((again.size / Math.max(1, text.words)) * 100 - THREAD.from) / (THREAD.to - THREAD.from), 0, 1)
  const typed = typedWords(brief)
  const own = [...(perScene.at(-1) ?? [])].filter((stem) => !typed.has(stem)).length
  const end = new Set(perScene.slice(-2).flatMap((stems) => [...stems]))
  const returning = perScene.slice(0, 2).flatMap((stems) => [...stems].filter((stem) => end.has(stem)))
  const returns = returning.length > 0
  // Some stories are told in the present: who speaks of people is not asked for an event.
  const isEmpty = events === 0 && text.facts.filter(({ hasPerson }) => hasPerson).length < 2
  const fix = isEmpty
    ? 'Tell one thing that happened: who, when, and what they did.'
    : !returns
      ? 'Bring the opening image back at the end.'
      : own === 0
        ? 'End on an image of your own, not only on the price.'
        : events < MANY_EVENTS
          ? 'Tell what happened next.'
          : undefined
  return judged(
    'V8',
    0.1,
    3.5 * clamp(events / MANY_EVENTS, 0, 1) +
      3 * thread +
      2 * clamp(own / OWN_WORDS, 0, 1) +
      1.5 * Number(returning.some((stem) => !name.has(stem))),
    isEmpty
      ? 'Nothing happens to anyone.'
      : returns
        ? 'The ending comes back to the opening.'
        : 'The ending forgets the opening.',
    fix === undefined ? undefined : hint(fix),
  )
}
