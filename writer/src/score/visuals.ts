import type { Pacing } from '../pacing'
import { type Judged, judged, remedy } from './part'
import type { ScoredScene } from './types'

const MOTION = /\b(?:close-up|POV|whip|push-in|handheld|tilt|moving|slides?|drops?|walk|lean|turn)/i
const WANTED_CHANGES = 0.6

/** Undefined without cues: there is nothing to judge, and the weight is shared out among the others. */
export function visualsPart(scenes: readonly ScoredScene[], pacing: Pacing): Judged | undefined {
  if (scenes.every((scene) => !scene.visualCue && !scene.cameraDirection)) return undefined
  const inRange = scenes.length >= pacing.scenes.min && scenes.length <= pacing.scenes.max
  const moves = MOTION.test(`${scenes[0]?.cameraDirection} ${scenes[0]?.visualCue}`)
  const shots = scenes.map((scene) => scene.cameraDirection.split(',')[0])
  const changes = shots.filter((shot, at) => at > 0 && shot !== shots[at - 1]).length
  const varied = changes >= (shots.length - 1) * WANTED_CHANGES
  const fix = !inRange
    ? `Use ${pacing.scenes.min} to ${pacing.scenes.max} scenes.`
    : !moves
      ? 'Start with motion or a close-up.'
      : 'Change the shot more often.'
  return judged(
    'V9',
    0.06,
    4 * Number(inRange) + 3 * Number(moves) + 3 * Number(varied),
    `${scenes.length} ${scenes.length === 1 ? 'shot' : 'shots'}, all filmable on a phone.`,
    remedy(fix, 'More visual', 'more visual'),
  )
}
