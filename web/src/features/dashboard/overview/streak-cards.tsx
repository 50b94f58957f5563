import type { ScriptStats } from '@reelwright/shared'
import { CalendarCheck, Clock, PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui'
import { daysText, hoursText, MINUTES_PER_SCRIPT } from '../figure-texts'
import { StatTile } from './stat-tile'

const TimeSavedDialog = lazy(async () => ({ default: (await import('./time-saved-dialog')).TimeSavedDialog }))

const iconLook = 'size-4.5 shrink-0 text-accent-text'

export function StreakCards({ own }: { own: ScriptStats }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-4">
      <StatTile
        label="Posting Streak"
        value={daysText(own.postingStreak)}
        icon={<CalendarCheck aria-hidden="true" strokeWidth={1.75} className={iconLook} />}
      />
      <StatTile
        label="Creation Streak"
        value={daysText(own.creationStreak)}
        icon={<PenLine aria-hidden="true" strokeWidth={1.75} className={iconLook} />}
      />
      <StatTile
        label="Time Saved"
        value={hoursText(own.studioScripts * MINUTES_PER_SCRIPT)}
        isEstimate
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
