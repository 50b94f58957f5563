import { LayoutDashboard, LogOut, Menu as MenuIcon, RotateCw, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { Button, cn, IconButton, ThemeToggle } from '../../ui'
import { AccountMenu, NotificationBell, useLogout, useProfile, useSession } from '../account'
import { useRefreshAll } from './api'
import { firstName } from './first-name'
import type { TabProps } from './nav-list'
import { useAskToSignIn } from './use-ask-to-sign-in'

interface TopBarProps extends TabProps {
  onOpenMenu: () => void
  /** Shows the plans over the page. (B-DS-29) */
  onUpgrade: () => void
}

/** Greeting and what is reachable from every tab. (B-DS-16 to B-DS-19, B-DS-26 to B-DS-31, OP-71) */
export function TopBar({ tab, onShow, onOpenMenu, onUpgrade }: TopBarProps) {
  const { status, user } = useSession()
  const profile = useProfile()
  const isGuest = status !== 'signed-in'
  const { isRefreshing, refresh } = useRefreshAll()
  const askToSignIn = useAskToSignIn()
  const logout = useLogout()

  return (
    <header className="sticky top-0 z-20 flex h-(--top-bar) items-center gap-1 border-b border-line bg-canvas px-2 sm:px-4 lg:px-6">
      <IconButton label="Open menu" icon={<MenuIcon strokeWidth={1.75} />} className="lg:hidden" onClick={onOpenMenu} />
      <div className="min-w-0 flex-1 px-1 lg:px-0">
        <p className="truncate font-display text-base font-semibold text-ink sm:text-lg">
          {`Welcome, ${isGuest ? 'Creator' : firstName(user, profile)}`}
        </p>
        <p className="truncate text-sm text-muted max-sm:hidden">Here's a look at your recent performance</p>
      </div>
      {tab === 'script-studio' && (
        <Button
          variant="ghost"
          size="sm"
          className="max-lg:hidden"
          icon={<LayoutDashboard strokeWidth={1.75} />}
          onClick={() => onShow('overview')}
        >
          Dashboard
        </Button>
      )}
      {isGuest ? (
        <Button asChild size="sm" className="mr-1 max-sm:hidden">
          <Link to="/pricing">Upgrade Plan</Link>
        </Button>
      ) : (
        <Button size="sm" className="mr-1 max-sm:hidden" aria-haspopup="dialog" onClick={onUpgrade}>
          Upgrade Plan
        </Button>
      )}
      {!isGuest && (
        <IconButton
          label="Refresh"
          icon={<RotateCw strokeWidth={1.75} className={cn(isRefreshing && 'animate-spin')} />}
          aria-busy={isRefreshing || undefined}
          onClick={() => !isRefreshing && refresh()}
        />
      )}
      <div className="max-sm:hidden">
        <ThemeToggle />
      </div>
      {isGuest ? (
        <Button size="sm" variant="primary" onClick={askToSignIn}>
          Log in
        </Button>
      ) : (
        <>
          <NotificationBell />
          <AccountMenu
            items={[
              { label: 'Settings', icon: <Settings strokeWidth={1.75} />, to: '/settings' },
              { label: 'Sign Out', icon: <LogOut strokeWidth={1.75} />, onSelect: () => void logout() },
            ]}
          />
        </>
      )}
    </header>
  )
}
