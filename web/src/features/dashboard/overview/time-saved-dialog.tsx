import type { ScriptStats } from '@reelwright/shared'
import { Dialog } from '../../../ui'
import { MINUTES_PER_SCRIPT } from '../figure-texts'
import { SampleLabel } from '../sample-label'
import { SAMPLE } from '../samples'

/** How many minutes were saved today. (B-OV-07, OP-40) */
export function TimeSavedDialog({ own, onClose }: { own: ScriptStats | null; onClose: () => void }) {
  const scripts = own ? own.studioToday : SAMPLE.scriptsToday
  const minutes = own ? scripts * MINUTES_PER_SCRIPT : SAMPLE.minutesToday
  return (
    <Dialog open onOpenChange={onClose} size="sm" title="Time Saved">
      <p className="font-display text-3xl font-semibold text-ink tabular-nums">
        {`${minutes.toLocaleString('en-US')} minutes`}
      </p>
      <p className="mt-1 text-base text-ink">
        {`saved creating ${scripts} ${scripts === 1 ? 'script' : 'scripts'} today`}
      </p>
      <p className="mt-3 mb-3 text-sm text-muted">
        {`An estimate: planning and writing one script by hand takes about ${MINUTES_PER_SCRIPT} minutes.`}
      </p>
      {!own && <SampleLabel />}
    </Dialog>
  )
}
