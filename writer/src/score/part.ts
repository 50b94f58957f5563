import { clamp } from '../pacing'
import type { PartId, Remedy, ScorePart } from './types'

/** A part with its remedy, before the total is made. */
export interface Judged extends ScorePart {
  action?: Remedy['action']
}

export function judged(id: PartId, weight: number, points: number, sentence: string, remedy?: Remedy): Judged {
  const safe = Number.isFinite(points) ? Math.round(clamp(points, 0, 10) * 10) / 10 : 0
  return { id, weight, points: safe, sentence, ...(remedy && safe < 10 && remedy) }
}

/** What only the seller can do: no wish of refining makes up words. */
export const hint = (fix: string): Remedy => ({ fix })

export const remedy = (fix: string, label: string, prompt: string): Remedy => ({ fix, action: { label, prompt } })
