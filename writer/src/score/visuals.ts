import { contentSet } from '../language'
import { type Judged, judged, remedy } from './part'
import type { ScoredBrief } from './scored-brief'
import type { ScoredScene } from './types'

/** Words on the screen are no picture. */
const TEXT = /"[^"]*" as text|\(text on screen:[^)]*\)/g
/** What every picture has: who films, how, and from where. */
const FILMING = /^(?:creator|len|clos|hand|text|pric|on|one|pictur|show|back|side|put|slow|from)/
const DETAILS = { from: 1, to: 7 }
const FEW = 3
/** Fewer characters are no picture. */
const MIN_CUE = 25

/** Undefined without cues: there is nothing to judge, and the weight is shared out among the others. */
export function picturesPart(scenes: readonly ScoredScene[], { name }: ScoredBrief): Judged | undefined {
  if (scenes.every((scene) => !scene.visualCue)) return undefined
  const named = contentSet(name)
  const pictures = scenes.map(({ visualCue }) => [...contentSet(visualCue.replace(TEXT, ''))])
  const details = pictures.map((stems) => stems.filter((stem) => !named.has(stem) && !FILMING.test(stem)).length)
  const mean = details.reduce((sum, count) => sum + count, 0) / Math.max(1, pictures.length)
  const bare = details.filter((count) => count < FEW).length
  return judged(
    'V9',
    0.15,
    (10 * (mean - DETAILS.from)) / (DETAILS.to - DETAILS.from),
    bare === 0
      ? 'Each picture shows something of its own.'
      : `${bare} of ${scenes.length} ${scenes.length === 1 ? 'picture says' : 'pictures say'} little about what is seen.`,
    // Only pictures that say nothing can be written for somebody.
    scenes.every(({ visualCue }) => visualCue.length >= MIN_CUE)
      ? undefined
      : remedy('Say in each picture who does what, with what, and where.', 'More visual', 'more visual'),
  )
}
