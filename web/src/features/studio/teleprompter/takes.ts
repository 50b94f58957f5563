/** One go at a scene, as it was judged. */
export interface Take {
  /** Names it on every way, so that it is kept once however often it is sent. (CX-31) */
  key: string
  /** The scene's id. */
  scene: number
  verdict: 'good' | 'retake'
  /** How long it took, in tenths; null where that was not measured. */
  seconds: number | null
  at: string
}

/** To a tenth, and no longer than what can be kept. */
export const takeSeconds = (seconds: number | null) =>
  seconds === null ? null : Math.min(600, Math.round(seconds * 10) / 10)

/** The log: what is stored and what was noted here, each once, in the order in which they were made. What was noted here is newer. */
export function mergedTakes(stored: readonly Take[], own: readonly Take[]): Take[] {
  const noted = new Map(own.map((take) => [take.key, take]))
  const known = new Set(stored.map(({ key }) => key))
  return [...stored.map((take) => noted.get(take.key) ?? take), ...own.filter(({ key }) => !known.has(key))]
}

export const turned = (verdict: Take['verdict']): Take['verdict'] => (verdict === 'good' ? 'retake' : 'good')

/** What the last good take of each scene took, where that is another whole second than the script says: by the scene's id. */
export function measuredSeconds(
  takes: readonly Take[],
  scenes: readonly { id: number; duration: number }[],
): Map<number, number> {
  const found = new Map<number, number>()
  for (const { id, duration } of scenes) {
    const last = takes.findLast(({ scene, verdict, seconds }) => scene === id && verdict === 'good' && seconds !== null)
    const seconds = last?.seconds ?? 0
    if (seconds > 0 && secondsText(seconds) !== secondsText(duration)) found.set(id, seconds)
  }
  return found
}

/** "4 s" */
export const secondsText = (seconds: number) => `${Math.max(1, Math.round(seconds))} s`
