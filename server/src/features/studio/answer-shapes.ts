import { ANSWER_SHAPES, type AnswerShape, type GenerationAnswer, toAnswer } from '@reelwright/shared'

/** The shape that a Prefer header names, as in `Prefer: shape=scenes` (RFC 7240); undefined where it names none that we know: an unknown preference is ignored. */
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

/** The same answer as another shape has it. */
export const shaped = ({ data: { script }, allowance }: GenerationAnswer, shape: AnswerShape) => ({
  ...toAnswer(script, shape),
  allowance,
})
