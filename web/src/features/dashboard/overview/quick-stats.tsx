import type { ScriptStats } from '@reelwright/shared'
import { completionText } from '../figure-texts'
import { StatTile } from './stat-tile'

export function QuickStats({ own }: { own: ScriptStats }) {
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3 sm:gap-4">
      <StatTile label="Total Scripts" value={own.totalScripts.toLocaleString('en-US')} />
      <StatTile
        label="Avg Craft Score"
        value={own.averageViralScore === null ? '–' : `${own.averageViralScore.toFixed(1)}/10`}
        hint={own.averageViralScore === null ? 'No scores yet' : undefined}
      />
      <StatTile label="Completion Rate" value={completionText(own.columns)} hint="Ready to film or posted" />
    </div>
  )
}
