import type { ScriptStatus } from './script-options'

/** How far a script has come, as people see it. Several stored statuses share a stage. */
export const STAGES = ['draft', 'in_progress', 'ready_to_film', 'posted', 'archived'] as const satisfies ScriptStatus[]
export type Stage = (typeof STAGES)[number]

const LABELS: Record<Stage, string> = {
  draft: 'Draft',
  in_progress: 'In progress',
  ready_to_film: 'Ready to film',
  posted: 'Posted',
  archived: 'Archived',
}

const STAGE_OF = new Map<string, Stage>([
  ...STAGES.map((stage) => [stage, stage] as const),
  ['review', 'in_progress'],
  ['completed', 'ready_to_film'],
  ['tracking', 'posted'],
])

/** The stage of a row: `kanban_status` first, else `status`; anything else that is stored there is a draft. */
export function stageOf(script: { status?: string | null; kanban_status?: string | null }): Stage {
  return STAGE_OF.get(script.kanban_status || script.status || '') ?? 'draft'
}

/** The name of the stage that a stored status belongs to. */
export const stageLabel = (status: string): string => LABELS[stageOf({ status })]
