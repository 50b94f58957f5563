import type { Scene } from './script/generated-script'

/** Seconds as a clock shows them: 4 is "0:04", 3.5 is "0:03.5". */
export function formatClock(seconds: number): string {
  const halves = Math.round(Math.max(0, seconds) * 2)
  const whole = Math.floor(halves / 2)
  const clock = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return halves % 2 ? `${clock}.5` : clock
}

/** A stretch of a video as screens show it, in whole seconds: from 8 to 13.5 is "0:08-0:14". */
export const formatDuration = (from: number, to: number) =>
  `${formatClock(Math.round(from))}-${formatClock(Math.round(to))}`

/** When a scene starts and ends, in seconds from the start of the video. */
export interface SceneTimes {
  start: number
  end: number
}

/** The scenes with the moments at which they start and end. */
export function timedScenes<S extends Pick<Scene, 'duration'>>(scenes: readonly S[]): (S & SceneTimes)[] {
  let clock = 0
  return scenes.map((scene) => {
    const start = clock
    clock += scene.duration
    return { ...scene, start, end: clock }
  })
}

/** The same with half seconds, as files have it: "0:04-0:11.5". Imports read it back. */
export const timeRange = ({ start, end }: SceneTimes): string => `${formatClock(start)}-${formatClock(end)}`

export function totalSeconds(scenes: readonly Pick<Scene, 'duration'>[]): number {
  return scenes.reduce((sum, scene) => sum + scene.duration, 0)
}
