import type { GeneratedScript, GenerationEvent } from '@reelwright/shared'

type Tell = ((event: GenerationEvent) => void) | undefined

/** Tells a script that is there at once the way one is told that comes into being: beat, words and scene, in order. */
export function streamScript({ scenes }: GeneratedScript, tell: Tell) {
  const last = scenes.length - 1
  for (const [at, scene] of scenes.entries()) {
    if (at === 0) tell?.({ event: 'beat', data: { name: 'Hook' } })
    else if (at === last) tell?.({ event: 'beat', data: { name: 'Call to action' } })
    tell?.({ event: 'words', data: { text: at === 0 ? scene.voiceover : `\n\n${scene.voiceover}` } })
    tell?.({ event: 'scene', data: scene })
  }
}

/** The finished scenes of a script whose words were told while they came. */
export function streamScenes({ scenes }: GeneratedScript, tell: Tell) {
  for (const scene of scenes) tell?.({ event: 'scene', data: scene })
}
