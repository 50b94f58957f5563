import type { ScriptStats } from '@reelwright/shared'
import { Achievements } from './achievements-grid'
import { StreakCards } from './streak-cards'
import { TopVideos } from './top-videos'

export function Figures({ own }: { own: ScriptStats }) {
  return (
    <>
      <StreakCards own={own} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <TopVideos own={own} />
        <Achievements own={own} />
      </div>
    </>
  )
}
