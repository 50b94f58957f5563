import { Menu as MenuIcon } from 'lucide-react'
import { AccountMenu, NotificationBell } from '../../features/account'
import { Breadcrumb, IconButton, SearchButton } from '../../ui'
import type { Crumb } from './breadcrumb-trail'

interface TopBarProps {
  trail: readonly Crumb[]
  isWide: boolean
  onOpenMenu: () => void
}

/** Where one is, search, notifications; on small screens also the menu and the account, which the sidebar has elsewhere. */
export function TopBar({ trail, isWide, onOpenMenu }: TopBarProps) {
  // "Script" alone would not say that it is being edited.
  const title = trail.at(trail.at(-1)?.label === 'Script' ? -2 : -1)?.label
  return (
    <header className="sticky top-0 z-20 lg:top-(--offline-banner,0px) flex h-14 items-center gap-1 border-b border-line bg-canvas px-2 max-[13rem]:gap-0 max-[13rem]:px-1 sm:px-4 lg:gap-2 lg:px-6">
      {isWide ? (
        <div className="min-w-0 flex-1">
          <Breadcrumb items={trail} />
        </div>
      ) : (
        <>
          <IconButton label="Open menu" icon={<MenuIcon strokeWidth={1.75} />} onClick={onOpenMenu} />
          <p className="min-w-0 flex-1 truncate px-1 font-display text-lg font-semibold text-ink max-[22rem]:px-0 max-[22rem]:text-[0.9375rem] max-[14rem]:invisible">
            {title}
          </p>
        </>
      )}
      <SearchButton />
      <NotificationBell />
      {!isWide && <AccountMenu />}
    </header>
  )
}
