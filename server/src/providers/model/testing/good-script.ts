import { ScriptBrief } from '@reelwright/shared'

/** What the good script was written for, as a client sends it. */
export const GOOD_BRIEF_INPUT = {
  productName: 'Glaciero tumbler',
  price: 19.9,
  features: ['keeps drinks cold 24h', 'leakproof lid', 'has a handle'],
  targetAudience: 'working-professionals',
  style: 'talking-head',
  tone: 'helpful-friend',
  painPoint: 'warm water by noon',
  videoLength: 30,
}
export const GOOD_BRIEF = ScriptBrief.parse(GOOD_BRIEF_INPUT)

const VOICEOVERS = [
  "Your water's warm by noon. Mine still has ice.",
  'No fridge involved, just the Glaciero tumbler. It keeps drinks cold for 24 hours, so whatever you pour at breakfast is still cold on the drive home.',
  "The lid's leakproof, which is why mine rides next to a laptop. And there's a handle, because hugging it through a lobby gets old.",
  "If you only drink hot coffee, skip it. Otherwise it's $19.90, linked right on this video.",
]

export interface DraftScene {
  voiceover: string
  visualCue: string
  cameraDirection: string
  notes: string
}

/** A person wrote it, so nothing that our own writer learns or unlearns changes it. It breaks no rule. */
export const GOOD = {
  scenes: VOICEOVERS.map((voiceover, at): DraftScene => ({
    voiceover,
    visualCue: `Hand turns the tumbler to side ${at + 1}.`,
    cameraDirection: at % 2 === 0 ? 'Close-up, handheld.' : 'Medium, static tripod.',
    notes: 'Say it plainly.',
  })),
  spoken_script: VOICEOVERS.join('\n\n'),
}

/** Scenes as a model answers them. */
export function draftOf(scenes: readonly Partial<DraftScene>[], more: object = {}): string {
  return JSON.stringify({
    scenes: scenes.map(({ voiceover = '', visualCue = '', cameraDirection = '', notes = '' }, at) => ({
      beat: at === 0 ? 'hook' : 'feature',
      voiceover,
      visualCue,
      cameraDirection,
      note: notes,
    })),
    hooks: [],
    ctas: [],
    caption: '',
    ...more,
  })
}
