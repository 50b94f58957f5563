import { Avatar, Menu, type MenuItem } from '../../../ui'
import { useProfile } from '../queries'
import { useSession } from '../session'
import { avatarSource } from '../user'

/** The picture at the end of both top bars, and what opens from it. (A-SH-15, B-DS-30, B-DS-31) */
export function AccountMenu({ items }: { items: readonly MenuItem[] }) {
  const { user } = useSession()
  const profile = useProfile()
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
      items={items}
    />
  )
}
