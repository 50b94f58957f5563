import { type Stage, stageLabel } from '@reelwright/shared'
import { Archive, Clapperboard, type LucideIcon, PencilLine, Send, SquareDashed } from 'lucide-react'
import { Badge, cn, type Tone } from '../../ui'

const LOOKS: Record<Stage, { Icon: LucideIcon; tone: Tone; color: string }> = {
  draft: { Icon: SquareDashed, tone: 'warning', color: 'text-warning' },
  in_progress: { Icon: PencilLine, tone: 'info', color: 'text-info' },
  ready_to_film: { Icon: Clapperboard, tone: 'accent', color: 'text-accent-text' },
  posted: { Icon: Send, tone: 'success', color: 'text-success' },
  archived: { Icon: Archive, tone: 'neutral', color: 'text-muted' },
}

/** The icon of a stage in its color; the name stands beside it. */
export function StageIcon({ stage, className }: { stage: Stage; className?: string }) {
  const { Icon, color } = LOOKS[stage]
  return <Icon aria-hidden="true" strokeWidth={1.75} data-stage={stage} className={cn(color, className)} />
}

/** For a select field, in the color of the stage. */
export const stageOption = (stage: Stage) => ({ value: stage, label: stageLabel(stage), className: LOOKS[stage].color })

export function StageBadge({ stage, className }: { stage: Stage; className?: string }) {
  return (
    <Badge tone={LOOKS[stage].tone} className={className}>
      <StageIcon stage={stage} />
      {stageLabel(stage)}
    </Badge>
  )
}
