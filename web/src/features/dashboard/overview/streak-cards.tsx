import type { ScriptStats } from '@reelwright/shared'
import { CalendarCheck, Clock, PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui'
import { daysText, hoursText, MINUTES_PER_SCRIPT } from '../figure-texts'
import { SAMPLE } from '../samples'
import { StatTile } from './stat-tile'

const TimeSavedDialog = lazy(async () => ({ default: (await import('./time-saved-dialog')).TimeSavedDialog }))

const iconLook = 'size-4.5 shrink-0 text-accent-text'

/** (B-OV-01 to B-OV-03, B-OV-07, CX-03) */
export function StreakCards({ own }: { own: ScriptStats | null }) {
  const [open, setOpen] = useState(false)
  // The account has posted something, ever: from then on the streak is its own, also when it is 0.
  const hasPosted = own !== null && own.columns.posted > 0
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-4">
      <StatTile
        label="Posting Streak"
        value={daysText(hasPosted ? own.postingStreak : SAMPLE.postingStreak)}
        origin={hasPosted ? undefined : 'sample'}
        icon={<CalendarCheck aria-hidden="true" strokeWidth={1.75} className={iconLook} />}
      />
      <StatTile
        label="Creation Streak"
        value={daysText(own ? own.creationStreak : SAMPLE.creationStreak)}
        origin={own ? undefined : 'sample'}
        icon={<PenLine aria-hidden="true" strokeWidth={1.75} className={iconLook} />}
      />
      <StatTile
        label="Time Saved"
        value={own ? hoursText(own.studioScripts * MINUTES_PER_SCRIPT) : SAMPLE.timeSavedOverview}
        origin={own ? 'estimate' : 'sample'}
        icon={<Clock aria-hidden="true" strokeWidth={1.75} className={iconLook} />}
        action={
          <Button size="sm" variant="ghost" className="ml-auto" onClick={() => setOpen(true)}>
            See today
          </Button>
        }
      />
      {open && (
        <Suspense>
          <TimeSavedDialog own={own} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
