import { type EngagementTier, TIER_FLOORS } from '@reelwright/shared'
import { Badge, type Tone } from '../../../ui'
import { NO_FIGURE, percent } from '../figures'

const TIERS: Record<EngagementTier, { name: string; tone: Tone; meaning: string }> = {
  excellent: {
    name: 'Excellent',
    tone: 'success',
    meaning: `At least ${percent(TIER_FLOORS.excellent, 0)} of views led to a like, comment or share`,
  },
  good: {
    name: 'Good',
    tone: 'info',
    meaning: `At least ${percent(TIER_FLOORS.good, 0)} of views led to a like, comment or share`,
  },
  average: {
    name: 'Average',
    tone: 'neutral',
    meaning: `Less than ${percent(TIER_FLOORS.good, 0)} of views led to a like, comment or share`,
  },
}

/** Excellent, good, or average. (B-SA-16) */
export function TierBadge({ tier }: { tier: EngagementTier | null }) {
  if (tier === null) return <span className="text-muted">{NO_FIGURE}</span>
  const { name, tone, meaning } = TIERS[tier]
  return (
    <Badge tone={tone} title={meaning}>
      {name}
    </Badge>
  )
}
