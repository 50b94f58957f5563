import type { ScriptStats } from '@reelwright/shared'
import { Flame } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useScriptStats } from './api'
import { ExtrasSkeleton } from './extras-skeleton'
import { daysText } from './figure-texts'
import { FirstStepsEntry } from './first-steps/first-steps-entry'
import type { TabProps } from './nav-list'

/** Below the entries: first steps, the streak and the newest scripts, as soon as there are any. */
export function SidebarExtras({ onShow }: Pick<TabProps, 'onShow'>) {
  const stats = useScriptStats()
  const own = stats.data?.totalScripts ? stats.data : undefined
  return (
    <div className="flex flex-col gap-4">
      <FirstStepsEntry onShow={onShow} />
      {stats.isLoading && <ExtrasSkeleton />}
      {own && <StreakCard own={own} />}
      {own && <RecentScripts own={own} />}
    </div>
  )
}

function StreakCard({ own }: { own: ScriptStats }) {
  return (
    <Block title="Script Streak">
      <p className="flex items-center gap-2 px-3 text-sm text-ink">
        <Flame aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-accent-text" />
        <span className="tabular-nums">{daysText(own.creationStreak)}</span>
      </p>
    </Block>
  )
}

function RecentScripts({ own }: { own: ScriptStats }) {
  return (
    <Block title="Recent Scripts">
      <ul>
        {own.recent.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/scripts/edit/${id}`}
              title={title}
              className="focus-ring block truncate rounded-control px-3 py-1.5 text-sm text-muted transition-colors hover:bg-hover hover:text-ink touch:py-3"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h2 className="px-3 text-xs font-semibold text-muted">{title}</h2>
      {children}
    </section>
  )
}
