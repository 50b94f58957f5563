import { LogOut, Menu as MenuIcon, Settings, UserRound } from 'lucide-react'
import { AccountMenu, NotificationBell, useLogout } from '../../features/account'
import { IconButton, PaletteButton, ThemeToggle } from '../../ui'
import { SearchBox } from './search-box'

/** What is reachable from every page of the shell. (A-SH-11 to A-SH-16, CX-25) */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const logout = useLogout()
  return (
    <header className="sticky top-0 z-20 flex h-(--top-bar) items-center gap-1 border-b border-line bg-canvas px-2 sm:px-4 lg:px-6">
      <IconButton label="Open menu" icon={<MenuIcon strokeWidth={1.75} />} className="lg:hidden" onClick={onOpenMenu} />
      <SearchBox className="min-w-0 flex-1 sm:max-w-sm" />
      <div className="ml-auto flex shrink-0 items-center sm:gap-1">
        <PaletteButton />
        <div className="max-sm:hidden">
          <ThemeToggle />
        </div>
        <NotificationBell />
        <AccountMenu
          items={[
            { label: 'Your Profile', icon: <UserRound strokeWidth={1.75} />, to: '/profile' },
            { label: 'Settings', icon: <Settings strokeWidth={1.75} />, to: '/settings' },
            'separator',
            { label: 'Sign out', icon: <LogOut strokeWidth={1.75} />, onSelect: () => void logout() },
          ]}
        />
      </div>
    </header>
  )
}
