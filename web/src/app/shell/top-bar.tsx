import { LogOut, Menu as MenuIcon, Settings, UserRound } from 'lucide-react'
import { avatarSource, NotificationBell, useLogout, useSession } from '../../features/account'
import { Avatar, IconButton, Menu, PaletteButton, ThemeToggle } from '../../ui'
import { SearchBox } from './search-box'

/** What is reachable from every page of the shell. (A-SH-11 to A-SH-15) */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
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
        <AvatarMenu />
      </div>
    </header>
  )
}

/** (A-SH-15, A-SH-16, CX-25) */
function AvatarMenu() {
  const { user, profile } = useSession()
  const logout = useLogout()
  const name = user?.name || profile?.first_name || user?.email || 'Creator'
  return (
    <Menu
      label="Account"
      trigger={
        <button
          type="button"
          aria-label="Account menu"
          className="focus-ring inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-[background-color] hover:bg-hover"
        >
          <span aria-hidden="true">
            <Avatar name={name} src={avatarSource(profile)} size="sm" />
          </span>
        </button>
      }
      header={
        <>
          {user?.name && <p className="truncate font-medium text-ink">{user.name}</p>}
          <p className="truncate">{user?.email}</p>
        </>
      }
      items={[
        { label: 'Your Profile', icon: <UserRound strokeWidth={1.75} />, to: '/profile' },
        { label: 'Settings', icon: <Settings strokeWidth={1.75} />, to: '/settings' },
        'separator',
        { label: 'Sign out', icon: <LogOut strokeWidth={1.75} />, onSelect: () => void logout() },
      ]}
    />
  )
}
