import type { Tone } from '../../ui'

const TONES = new Map<string, Tone>([
  ['in_progress', 'info'],
  ['review', 'info'],
  ['ready_to_film', 'warning'],
  ['completed', 'warning'],
  ['tracking', 'success'],
  ['posted', 'success'],
])

/** Colour says how far a script has come: not started, at work, ready, out. (CX-01) */
export const statusTone = (status: string): Tone => TONES.get(status) ?? 'neutral'
