import type { PlannedTerm, TermPlace } from '@reelwright/shared'
import { isCovered, type TermCoverage } from '@reelwright/writer/seo'
import { Copy } from 'lucide-react'
import { formatClock, formatCount } from '../../platform'
import { Badge, Button } from '../../ui'
import { copyText } from '../library'

const PLACES: Record<TermPlace, { name: string; add: string }> = {
  speech: { name: 'Speech', add: 'Add to spoken lines' },
  screen: { name: 'On screen', add: 'Add to on-screen text' },
  caption: { name: 'Caption', add: 'Add to caption' },
}

interface TermPlanProps {
  plan: readonly PlannedTerm[]
  /** By term. */
  coverage: ReadonlyMap<string, TermCoverage>
  /** Whether there is a script that could say them. */
  hasScript: boolean
}

/** Each term, where it is to appear and where it is by now. */
export function TermPlan({ plan, coverage, hasScript }: TermPlanProps) {
  return (
    <ul aria-label="Terms" className="flex flex-col divide-y divide-line text-sm">
      {plan.map((planned) => {
        const found = coverage.get(planned.term)
        return (
          <li key={planned.term} className="flex flex-col gap-1.5 py-3">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 font-medium break-words text-ink">{planned.term}</span>
              {planned.volume !== undefined && (
                <span className="text-xs text-muted tabular-nums">{formatCount(planned.volume)} searches</span>
              )}
              {planned.places.map((place) => (
                <Badge key={place} tone="info">
                  {PLACES[place].name}
                </Badge>
              ))}
              {planned.places.length === 0 && <Badge>Leave out</Badge>}
              {found && <Found found={found} hasScript={hasScript} />}
            </div>
            <p className="text-muted">{planned.reason}.</p>
            <Additions planned={planned} found={found} />
          </li>
        )
      })}
    </ul>
  )
}

function Found({ found, hasScript }: { found: TermCoverage; hasScript: boolean }) {
  const { saidAt, shownAt, inCaption } = found
  const where = [
    saidAt !== undefined && `said at ${formatClock(Math.floor(saidAt))}`,
    shownAt !== undefined && `shown at ${formatClock(Math.floor(shownAt))}`,
    inCaption && 'in the caption',
  ].filter(Boolean)
  if (where.length === 0) return <Badge tone="warning">{hasScript ? 'Missing' : 'Not in the caption'}</Badge>
  return <Badge tone={isCovered(found) ? 'success' : 'neutral'}>{`Now ${where.join(', ')}`}</Badge>
}

/** What is still to be added; the script itself is never changed from here. */
function Additions({ planned, found }: { planned: PlannedTerm; found: TermCoverage | undefined }) {
  const isThere: Record<TermPlace, boolean> = {
    speech: found?.saidAt !== undefined,
    screen: found?.shownAt !== undefined,
    caption: found?.inCaption ?? false,
  }
  const open = planned.places.flatMap((place) => {
    const line = planned.additions[place]
    return line && !isThere[place] ? [{ place, line }] : []
  })
  if (open.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {open.map(({ place, line }) => (
        <li
          key={place}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken py-1 pr-1 pl-3"
        >
          <span className="min-w-0 flex-1 basis-48 break-words text-ink">
            <span className="text-muted">{PLACES[place].add}: </span>
            {line}
          </span>
          <Button
            size="sm"
            variant="ghost"
            icon={<Copy strokeWidth={1.75} />}
            aria-label={`Copy the line for ${PLACES[place].name.toLowerCase()}: ${planned.term}`}
            onClick={() => void copyText(line)}
          >
            Copy
          </Button>
        </li>
      ))}
    </ul>
  )
}
