import type { ScriptStats } from '@reelwright/shared'
import { Dialog } from '../../../ui'
import { MINUTES_PER_SCRIPT } from '../figure-texts'

/** How many minutes were saved today. */
export function TimeSavedDialog({ own, onClose }: { own: ScriptStats; onClose: () => void }) {
  const scripts = own.studioToday
  return (
    <Dialog open onOpenChange={onClose} size="sm" title="Time Saved">
      <p className="font-display text-3xl font-semibold text-ink tabular-nums">
        {`${(scripts * MINUTES_PER_SCRIPT).toLocaleString('en-US')} minutes`}
      </p>
      <p className="mt-1 text-base text-ink">
        {`saved creating ${scripts} ${scripts === 1 ? 'script' : 'scripts'} today`}
      </p>
      <p className="mt-3 text-sm text-muted">
        {`An estimate: planning and writing one script by hand takes about ${MINUTES_PER_SCRIPT} minutes.`}
      </p>
    </Dialog>
  )
}
