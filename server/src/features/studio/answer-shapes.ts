import type { GeneratedScript, GenerationAnswer } from '@reelwright/shared'

/**
 * The shapes a script may be answered in, besides the usual one: clients of several ages read different ones, and each of them holds
 * the whole script. A client names one by `Prefer: shape=...` (RFC 7240). (B-CL-04 to B-CL-06)
 */
export const ANSWER_SHAPES = ['sections', 'scenes', 'script-scenes'] as const
export type AnswerShape = (typeof ANSWER_SHAPES)[number]

/** The shape that a Prefer header names; undefined where it names none that we know: such a wish is ignored. */
export function preferredShape(prefer = ''): AnswerShape | undefined {
  for (const part of prefer.split(',')) {
    const [name = '', value = ''] = (part.split(';')[0] ?? '').split('=').map((text) => text.trim().toLowerCase())
    if (name !== 'shape') continue
    const wanted = value.replace(/^"(.*)"$/, '$1')
    // The first of several counts.
    return ANSWER_SHAPES.find((shape) => shape === wanted)
  }
  return undefined
}

/** The same answer as another shape has it. Beside the script stands only what has a place of its own there. */
export function shaped({ data: { script }, allowance }: GenerationAnswer, shape: AnswerShape): object {
  switch (shape) {
    case 'sections':
      return { ...inSections(script), allowance }
    case 'scenes':
      return { ...script, allowance }
    case 'script-scenes':
      return { script, allowance }
  }
}

/** (B-CL-04, B-CL-07, B-EN-28) */
function inSections({ scenes, metadata, hashtags, ...rest }: GeneratedScript) {
  return {
    script: {
      ...rest,
      hashtags,
      visual_cues: scenes.map((scene) => scene.visualCue),
      script_sections: scenes.map(({ voiceover, visualCue, duration, cameraDirection, notes }) => ({
        text: voiceover,
        visual: visualCue,
        duration,
        cameraDirection,
        notes,
      })),
    },
    suggestions: { hashtagStrategy: hashtags },
    metadata,
  }
}
