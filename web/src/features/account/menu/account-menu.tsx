import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, ChevronsUpDown, LogOut, Moon, Settings, Sun, UserRound } from 'lucide-react'
import { setTheme, useShownTheme } from '../../../platform'
import { Avatar, cn, Menu, type MenuItem } from '../../../ui'
import { useLogout } from '../logout'
import { subscriptionQuery, useProfile } from '../queries'
import { useSession } from '../session'
import { avatarSource } from '../user'
import { planUse } from './plan-use'

/** Profile, plan, theme and signing out: behind the picture, or `wide` behind a line with name and plan. */
export function AccountMenu({ wide = false }: { wide?: boolean }) {
  const { user } = useSession()
  const profile = useProfile()
  const plan = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: user !== null }).data
  const theme = useShownTheme()
  const logout = useLogout()
  const name = user?.name || profile?.first_name || user?.email || 'Creator'
  const other = theme === 'dark' ? 'light' : 'dark'
  const items: MenuItem[] = [
    { label: 'Your Profile', icon: <UserRound strokeWidth={1.75} />, to: '/profile' },
    { label: 'Settings', icon: <Settings strokeWidth={1.75} />, to: '/settings' },
    { label: 'Plan and billing', icon: <BadgeCheck strokeWidth={1.75} />, to: '/settings/billing' },
    {
      label: `Switch to ${other} theme`,
      icon: other === 'dark' ? <Moon strokeWidth={1.75} /> : <Sun strokeWidth={1.75} />,
      onSelect: () => setTheme(other),
    },
    'separator',
    { label: 'Sign out', icon: <LogOut strokeWidth={1.75} />, onSelect: () => void logout() },
  ]
  return (
    <Menu
      label="Account"
      align={wide ? 'start' : 'end'}
      trigger={
        <button
          type="button"
          aria-label={wide ? undefined : 'Account menu'}
          className={cn(
            'focus-ring shrink-0 items-center transition-colors hover:bg-hover',
            wide
              ? 'flex min-h-12 w-full gap-2.5 rounded-control px-2 py-1.5 text-left'
              : 'inline-flex size-11 justify-center rounded-full',
          )}
        >
          <span aria-hidden="true">
            <Avatar name={name} src={avatarSource(profile)} size="sm" />
          </span>
          {wide && (
            <>
              <span className="sr-only">Account menu: </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium text-ink">{name}</span>
                {plan && <span className="block truncate text-xs text-muted">{plan.planName}</span>}
              </span>
              <ChevronsUpDown aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
            </>
          )}
        </button>
      }
      header={
        <>
          {user?.name && <p className="truncate font-medium text-ink">{user.name}</p>}
          <p className="truncate">{user?.email}</p>
          {plan && <p className="mt-0.5 truncate tabular-nums">{`${plan.planName}: ${planUse(plan)}`}</p>}
        </>
      }
      items={items}
    />
  )
}
