import type { Action, Band, CraftScore, PartId, ScorePart } from '@reelwright/writer/score'
import { WandSparkles } from 'lucide-react'
import { memo } from 'react'
import { Badge, Button, cn, Skeleton, type Tone } from '../../../ui'

const PART_NAMES: Record<PartId, string> = {
  V1: 'Hook',
  V2: 'Voice',
  V3: 'Length',
  V4: 'Details',
  V5: 'Rhythm',
  V7: 'Offer',
  V8: 'Story',
  V9: 'Pictures',
}
const BANDS: Record<Band, { word: string; tone: Tone }> = {
  rework: { word: 'Needs rework', tone: 'danger' },
  usable: { word: 'Usable', tone: 'warning' },
  strong: { word: 'Strong', tone: 'success' },
  excellent: { word: 'Excellent', tone: 'success' },
}

interface CraftPanelProps {
  /** Undefined while it is being worked out. */
  score: CraftScore | undefined
  onAct: (action: Action) => void
}

/** The craft score with what it is made of, and what would raise it. */
export const CraftPanel = memo(function CraftPanel({ score, onAct }: CraftPanelProps) {
  return (
    <section aria-labelledby="craft-heading" aria-busy={!score} className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h4 id="craft-heading" className="font-display text-base font-semibold text-ink">
          Craft score
        </h4>
        {score && (
          <>
            <p className="text-lg font-semibold text-ink tabular-nums">
              {score.total.toFixed(1)}
              <span className="text-sm font-normal text-muted"> of 10</span>
            </p>
            <Badge tone={BANDS[score.band].tone}>{BANDS[score.band].word}</Badge>
          </>
        )}
      </div>
      <p className="mt-0.5 measure text-sm text-muted">
        How well the script follows what tends to hold attention. It does not predict views.
      </p>
      {score?.cap && <p className="mt-1 measure text-sm text-warning">{score.cap}</p>}
      {score ? (
        <>
          <Suggestions score={score} onAct={onAct} />
          <ul className="mt-4 grid gap-x-8 gap-y-4 @2xl:grid-cols-2">
            {score.parts.map((part) => (
              <Part key={part.id} part={part} />
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-4 grid gap-x-8 gap-y-4 @2xl:grid-cols-2">
          {Object.keys(PART_NAMES).map((id) => (
            <Skeleton key={id} className="h-16" />
          ))}
        </div>
      )}
    </section>
  )
})

function Part({ part: { id, points, sentence, fix } }: { part: ScorePart }) {
  const name = PART_NAMES[id]
  const shown = points.toFixed(1)
  return (
    <li className="min-w-0 text-sm">
      <p className="font-medium text-ink">{name}</p>
      <div
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={10}
        aria-valuenow={Number(shown)}
        className="my-1.5 h-1.5 overflow-hidden rounded-full bg-hover"
      >
        <div
          className={cn('h-full rounded-full', points < 5 ? 'bg-warning' : 'bg-success')}
          style={{ width: `${Math.min(10, Math.max(0, points)) * 10}%` }}
        />
      </div>
      <p className="leading-relaxed text-ink">{sentence}</p>
      {fix && <p className="leading-relaxed text-muted">{fix}</p>}
    </li>
  )
}

function Suggestions({ score: { advice }, onAct }: { score: CraftScore; onAct: (action: Action) => void }) {
  if (advice.length === 0) return null
  return (
    <div className="mt-4">
      <h5 className="text-sm font-semibold text-ink">Suggestions</h5>
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {advice.map(({ part, what, why, action }) => (
          <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 text-sm">
            <p className="measure min-w-full flex-1 leading-relaxed text-ink @lg:min-w-48">
              {what} {!what.endsWith(why) && <span className="text-muted">{why}</span>}
            </p>
            <Button size="sm" icon={<WandSparkles strokeWidth={1.75} />} onClick={() => onAct(action)}>
              {action.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
