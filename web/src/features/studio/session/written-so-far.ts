import type { GenerationEvent } from '@reelwright/shared'
import type { Writing } from './studio'

/** Adds an event to the partial script. A restart discards it. */
export function writingAfter(writing: Writing, event: GenerationEvent): Writing {
  if (event.event === 'beat') return { ...writing, beat: event.data.name }
  if (event.event === 'words') return { ...writing, text: writing.text + event.data.text }
  return event.event === 'restart' ? { ...writing, text: '', restarted: event.data.reason } : writing
}

export const NOTHING_WRITTEN: Writing = { beat: '', text: '' }

/** Collects events and calls `onChange` at most once per animation frame. */
export function perFrame(onChange: (writing: Writing) => void) {
  let writing = NOTHING_WRITTEN
  let frame: number | null = null
  return {
    add(event: GenerationEvent) {
      const next = writingAfter(writing, event)
      if (next === writing) return
      writing = next
      frame ??= requestAnimationFrame(() => {
        frame = null
        onChange(writing)
      })
    },
    end() {
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
    },
  }
}
