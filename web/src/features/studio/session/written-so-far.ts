import type { GenerationEvent } from '@reelwright/shared'
import type { Writing } from './studio'

/** What the events have told of the script so far. A restart makes all of it void. */
export function writingAfter(writing: Writing, event: GenerationEvent): Writing {
  if (event.event === 'beat') return { ...writing, beat: event.data.name }
  if (event.event === 'words') return { ...writing, text: writing.text + event.data.text }
  return event.event === 'restart' ? { ...writing, text: '', restarted: event.data.reason } : writing
}

export const NOTHING_WRITTEN: Writing = { beat: '', text: '' }

/** Hears events as they come and tells at most once for each picture of the screen. */
export function perFrame(tell: (writing: Writing) => void) {
  let writing = NOTHING_WRITTEN
  let frame: number | null = null
  return {
    hear(event: GenerationEvent) {
      const next = writingAfter(writing, event)
      if (next === writing) return
      writing = next
      frame ??= requestAnimationFrame(() => {
        frame = null
        tell(writing)
      })
    },
    end() {
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
    },
  }
}
