import { SAMPLE } from '../samples'
import { averageText, completionText, hoursText, MINUTES_PER_SCRIPT, type ScriptNumbers } from '../script-numbers'
import { StatTile } from './stat-tile'

/** (B-QA-05 to B-QA-08, CX-03, CX-35) */
export function QuickStats({ own }: { own: ScriptNumbers | null }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatTile label="Total Scripts" value={(own?.total ?? 0).toLocaleString('en-US')} />
      <StatTile
        label="Avg Viral Score"
        value={averageText(own?.averageScore)}
        origin={own?.averageScore === undefined ? 'sample' : 'estimate'}
      />
      <StatTile
        label="Time Saved"
        value={own ? hoursText(own.total * MINUTES_PER_SCRIPT) : SAMPLE.timeSavedQuick}
        origin={own ? 'estimate' : 'sample'}
      />
      <StatTile
        label="Completion Rate"
        value={own ? completionText(own) : SAMPLE.completion}
        origin={own ? undefined : 'sample'}
        hint="Ready to film or posted"
      />
    </div>
  )
}
