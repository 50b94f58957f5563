import type { MarketRange, ScriptSuggestion, ShopDashboard } from '@reelwright/shared'
import { Lightbulb } from 'lucide-react'
import { Button, EmptyState } from '../../../ui'
import { agoText, sourceLine } from '../figures'
import { InsightCard } from './insight-card'

interface InsightsProps {
  dashboard: ShopDashboard
  range: MarketRange
  onWrite: (brief: ScriptSuggestion) => void
  onAnalyse: () => void
  isAnalysing: boolean
}

/** What the analysis found, the most important first. (B-SA-11) */
export function Insights({ dashboard, range, onWrite, onAnalyse, isAnalysing }: InsightsProps) {
  const { insights, source, analysedAt } = dashboard
  if (insights.length === 0) {
    return (
      <EmptyState
        icon={<Lightbulb strokeWidth={1.75} />}
        title={analysedAt ? 'Nothing stands out' : 'Not analyzed yet'}
        text={
          analysedAt
            ? 'There isn’t enough data yet. More days and more products help.'
            : 'The analysis looks for rising products, products few creators promote, and anything unusual.'
        }
        action={
          <Button variant="primary" loading={isAnalysing} onClick={onAnalyse}>
            Analyze this data
          </Button>
        }
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        From: {sourceLine(source, range)}
        {analysedAt && ` · analyzed ${agoText(analysedAt)}`}
      </p>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {insights.map((insight) => (
          <InsightCard key={insight.id} insight={insight} currency={source.currency} onWrite={onWrite} />
        ))}
      </div>
    </div>
  )
}
