import type { ScriptAngle, ScriptPlan } from '@reelwright/shared'
import type { StudioSession } from './studio'

/** The first other angle of a plan that no version of the script has used yet. */
export function nextAngle(plan: ScriptPlan | undefined, { versions }: StudioSession): ScriptAngle | undefined {
  const used = new Set(versions.map(({ script }) => script.plan?.angle.id))
  return plan?.others.find(({ id }) => !used.has(id))
}
