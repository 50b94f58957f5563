import type { ScriptAngles, ScriptBrief } from '@reelwright/shared'
import type { SignedInUser } from '../../platform/http'
import type { ScriptModel } from '../../providers/model'
import { withinTime } from './time-limit'

/** The angles a brief can be written by and the recognized kind of product; uses no allowance. */
export async function listAngles(
  { model }: { model: ScriptModel },
  user: SignedInUser,
  brief: ScriptBrief,
  clientSignal: AbortSignal,
): Promise<ScriptAngles> {
  if (!model.angles) return { angles: [], kind: null }
  const { angles } = model
  // Seeded by account only: the list keeps its order while the form is filled in.
  return withinTime(clientSignal, (signal) => angles(brief, { seed: user.id, avoid: [], account: user.id, signal }))
}
