import { ScriptAngles } from '@reelwright/shared'

/** The answer of `POST /api/script-angles`; throws for anything else. */
export const readAngles = (answer: unknown): ScriptAngles => ScriptAngles.parse(answer)
