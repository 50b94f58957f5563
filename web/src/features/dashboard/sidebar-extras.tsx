import type { ScriptStats } from '@reelwright/shared'
import { Flame } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useScriptStats } from './api'
import { ExtrasSkeleton } from './extras-skeleton'
import { daysText } from './figure-texts'
import { FirstStepsEntry } from './first-steps/first-steps-entry'
import { SampleLabel } from './sample-label'
import { SAMPLE, SAMPLE_SCRIPTS } from './samples'
import type { TabProps } from './nav-list'

/** Below the entries: first steps, the streak and what was written last. (B-DS-21, B-DS-22, CX-02) */
export function SidebarExtras({ onShow }: Pick<TabProps, 'onShow'>) {
  const stats = useScriptStats()
  // A visitor has nothing of their own. What could not be loaded is not replaced by a sample: it would look true.
  const isSample = stats.fetchStatus === 'idle' && stats.isPending ? true : stats.data?.totalScripts === 0
  const own = stats.data?.totalScripts ? stats.data : undefined
  return (
    <div className="flex flex-col gap-4">
      <FirstStepsEntry onShow={onShow} />
      {stats.isLoading && <ExtrasSkeleton />}
      {(isSample || own) && <StreakCard own={own} />}
      {(isSample || own) && <RecentScripts own={own} />}
    </div>
  )
}

/** (B-DS-21) */
function StreakCard({ own }: { own: ScriptStats | undefined }) {
  const days = own ? own.creationStreak : SAMPLE.scriptStreak
  return (
    <Block title="Script Streak" isSample={!own}>
      <p className="flex items-center gap-2 px-3 text-sm text-ink">
        <Flame aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-accent-text" />
        <span className="tabular-nums">{daysText(days)}</span>
      </p>
    </Block>
  )
}

/** (B-DS-22) */
function RecentScripts({ own }: { own: ScriptStats | undefined }) {
  return (
    <Block title="Recent Scripts" isSample={!own}>
      <ul>
        {(own?.recent ?? SAMPLE_SCRIPTS).map(({ id, title }) => (
          <li key={id}>
            {own ? (
              <Link
                to={`/scripts/edit/${id}`}
                title={title}
                className="focus-ring block truncate rounded-control px-3 py-1.5 text-sm text-muted transition-colors hover:bg-hover hover:text-ink touch:py-3"
              >
                {title}
              </Link>
            ) : (
              <p className="truncate px-3 py-1.5 text-sm text-muted">{title}</p>
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}

function Block({ title, isSample, children }: { title: string; isSample: boolean; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3">
        <h2 className="text-xs font-semibold text-muted">{title}</h2>
        {isSample && <SampleLabel />}
      </div>
      {children}
    </section>
  )
}
