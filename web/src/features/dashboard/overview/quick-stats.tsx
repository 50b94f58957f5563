import type { ScriptStats } from '@reelwright/shared'
import { averageText, completionText, hoursText, MINUTES_PER_SCRIPT } from '../figure-texts'
import { SAMPLE } from '../samples'
import { StatTile } from './stat-tile'

/** (B-QA-05 to B-QA-08, CX-03, CX-35) */
export function QuickStats({ own }: { own: ScriptStats | null }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatTile label="Total Scripts" value={(own?.totalScripts ?? 0).toLocaleString('en-US')} />
      <StatTile
        label="Avg Viral Score"
        value={averageText(own?.averageViralScore)}
        origin={typeof own?.averageViralScore === 'number' ? 'estimate' : 'sample'}
      />
      <StatTile
        label="Time Saved"
        value={own ? hoursText(own.studioScripts * MINUTES_PER_SCRIPT) : SAMPLE.timeSavedQuick}
        origin={own ? 'estimate' : 'sample'}
      />
      <StatTile
        label="Completion Rate"
        value={own ? completionText(own.columns) : SAMPLE.completion}
        origin={own ? undefined : 'sample'}
        hint="Ready to film or posted"
      />
    </div>
  )
}
