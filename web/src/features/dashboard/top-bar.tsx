import { LogOut, Menu as MenuIcon, RotateCw } from 'lucide-react'
import { Avatar, cn, IconButton, Menu, ThemeToggle } from '../../ui'
import { useLogout, useSession } from '../account'
import { useRefreshAll } from './api'
import { firstName } from './first-name'

/** Greeting and what is reachable from every tab. (B-DS-16 to B-DS-18, B-DS-26 to B-DS-28, B-DS-31, OP-71) */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { user, profile } = useSession()
  const logout = useLogout()
  const { isRefreshing, refresh } = useRefreshAll()
  const name = user?.name || user?.email || 'Creator'

  return (
    <header className="sticky top-0 z-20 flex h-(--top-bar) items-center gap-1 border-b border-line bg-canvas px-2 sm:px-4 lg:px-6">
      <IconButton label="Open menu" icon={<MenuIcon strokeWidth={1.75} />} className="lg:hidden" onClick={onOpenMenu} />
      <div className="min-w-0 flex-1 px-1 lg:px-0">
        <p className="truncate font-display text-base font-semibold text-ink sm:text-lg">
          {`Welcome, ${firstName(user, profile)}`}
        </p>
        <p className="truncate text-sm text-muted max-sm:hidden">Here's a look at your recent performance</p>
      </div>
      <IconButton
        label="Refresh"
        icon={<RotateCw strokeWidth={1.75} className={cn(isRefreshing && 'animate-spin')} />}
        aria-busy={isRefreshing || undefined}
        onClick={() => !isRefreshing && refresh()}
      />
      <div className="max-sm:hidden">
        <ThemeToggle />
      </div>
      <Menu
        label="Account"
        trigger={
          <button
            type="button"
            aria-label="Account menu"
            className="focus-ring ml-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-[background-color] hover:bg-hover"
          >
            <span aria-hidden="true">
              <Avatar name={name} src={profile?.avatar_url} size="sm" />
            </span>
          </button>
        }
        header={
          <>
            {user?.name && <p className="truncate font-medium text-ink">{user.name}</p>}
            <p className="truncate">{user?.email}</p>
          </>
        }
        items={[{ label: 'Sign Out', icon: <LogOut strokeWidth={1.75} />, onSelect: () => void logout() }]}
      />
    </header>
  )
}
