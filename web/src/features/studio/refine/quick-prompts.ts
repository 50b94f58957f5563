import type { RefineOffer } from '@reelwright/shared'

/** The most common requests, in words that refining understands; `prompt` is sent. A length is offered to scripts of another one. */
export function quickPrompts(seconds: number, scriptSeconds?: number): RefineOffer[] {
  return [
    { label: 'Shorter', prompt: 'Make it shorter' },
    { label: 'Punchier hook', prompt: 'Punchier hook' },
    { label: 'More casual', prompt: 'Change the tone to casual' },
    { label: 'Honest urgency', prompt: 'More urgent' },
    { label: 'More concrete', prompt: 'More concrete' },
    { label: 'Simpler words', prompt: 'Simpler words' },
    ...(Math.round(scriptSeconds ?? 0) === seconds
      ? []
      : [{ label: `Fit ${seconds} seconds`, prompt: `Fit to ${seconds} seconds` }]),
    { label: 'Less salesy', prompt: 'Less salesy' },
    { label: 'Stronger ending', prompt: 'Stronger ending' },
  ]
}
