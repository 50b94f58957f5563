import type { InsightFigure, InsightType, PriorityLevel, ScriptSuggestion, ShopInsight } from '@reelwright/shared'
import { Flame, PenLine } from 'lucide-react'
import { Badge, Button, Card, cn, type Tone } from '../../../ui'
import { fullCount, money, percent } from '../figures'

const TYPES: Record<InsightType, { name: string; tone: Tone }> = {
  trend: { name: 'Trend', tone: 'info' },
  opportunity: { name: 'Opportunity', tone: 'success' },
  warning: { name: 'Warning', tone: 'warning' },
  season: { name: 'Season', tone: 'neutral' },
  summary: { name: 'Summary', tone: 'neutral' },
}
const PRIORITIES: Record<PriorityLevel, string> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
}

interface InsightCardProps {
  insight: ShopInsight
  currency: string
  onWrite: (brief: ScriptSuggestion) => void
}

/** One insight with the figures behind it; tinted red, and saying so, where it matters most. (B-SA-11, B-SA-17, B-SA-18, B-EN-34) */
export function InsightCard({ insight, currency, onWrite }: InsightCardProps) {
  const { title, description, priority_level: priority, insight_type: type, figures, brief } = insight
  const isHigh = priority === 'high'
  const kind = TYPES[type] ?? { name: 'Other', tone: 'neutral' }
  return (
    <Card
      as="article"
      aria-label={title}
      className={cn('flex min-w-0 flex-col gap-3', isHigh && 'border-danger-line bg-danger-soft')}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kind.tone}>{kind.name}</Badge>
        <span
          className={cn(
            'inline-flex items-center gap-1 text-xs font-medium [&_svg]:size-3.5',
            isHigh ? 'text-danger' : 'text-muted',
          )}
        >
          {isHigh && <Flame aria-hidden="true" strokeWidth={1.75} />}
          {PRIORITIES[priority]}
        </span>
      </div>
      <div>
        <h2 className="text-base font-semibold break-words text-ink">{title}</h2>
        <p className="mt-1 text-sm text-pretty break-words text-ink">{description}</p>
      </div>
      {figures.length > 0 && (
        <dl aria-label="Supporting numbers" className="text-sm">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className={cn(
                'flex items-baseline justify-between gap-4 border-t py-1.5',
                isHigh ? 'border-danger-line' : 'border-line',
              )}
            >
              <dt className="min-w-0 text-muted">{figure.label}</dt>
              <dd className="shrink-0 font-medium text-ink tabular-nums">{figureText(figure, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      {brief && (
        <Button
          size="sm"
          className="mt-auto self-start"
          icon={<PenLine strokeWidth={1.75} />}
          aria-label={`Write this script: ${title}`}
          onClick={() => onWrite(brief)}
        >
          Write this script
        </Button>
      )}
    </Card>
  )
}

/** @internal */
export function figureText({ value, unit }: InsightFigure, currency: string): string {
  if (unit === 'money') return money(value, currency)
  if (unit === 'percent') return percent(value)
  if (unit === 'days') return value === 1 ? '1 day' : `${fullCount(value)} days`
  return Number.isInteger(value) ? fullCount(value) : value.toLocaleString('en-US', { maximumFractionDigits: 1 })
}
