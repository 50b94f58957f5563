import { type GeneratedScript, type Scene, type SceneTimes, timedScenes, timeRange } from '@reelwright/shared'

export { timedScenes, timeRange, totalSeconds } from '@reelwright/shared'

export interface TimedScene extends Scene, SceneTimes {}

export const SCRIPT_VIEWS = [
  { id: 'script', label: 'Script Only' },
  { id: 'visual', label: 'Visual Cues' },
  { id: 'both', label: 'Combined' },
] as const
export type ScriptView = (typeof SCRIPT_VIEWS)[number]['id']

/** The view that the seller asked for: no cues, nothing but the spoken text. (OP-43) */
export function firstView(brief: { includeVisualCues: boolean; outputType: ScriptView }): ScriptView {
  return brief.includeVisualCues ? brief.outputType : 'script'
}

/** What the copy button of a view puts on the clipboard. */
export function textOfView(script: GeneratedScript, view: ScriptView): string {
  if (view === 'script') return script.spoken_script
  return timedScenes(script.scenes)
    .map((scene) => {
      const cues = [
        scene.visualCue && `Visual: ${scene.visualCue}`,
        scene.cameraDirection && `Camera: ${scene.cameraDirection}`,
      ]
      const lines = view === 'both' ? [scene.voiceover, ...cues, scene.notes && `Note: ${scene.notes}`] : cues
      return [timeRange(scene), ...lines.filter(Boolean)].join('\n')
    })
    .join('\n\n')
}
