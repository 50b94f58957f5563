import { Bell } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { cn, IconButton, toast } from '../../../ui'
import type { NotificationListProps } from './notification-list'
import { notificationStore } from './store'
import { useFeed } from './use-feed'

/** The notification button of both shells. Its dot shows what arrived since the list was last opened. (A-SH-14, OP-17) */
export function NotificationBell() {
  const feed = useFeed()
  const [open, setOpen] = useState(false)
  const [loading, setLoading] = useState(false)
  const [List, setList] = useState<ComponentType<NotificationListProps>>()
  const button = useRef<HTMLButtonElement>(null)
  const unread = feed.entries.some((entry) => entry.unread)
  useOwner(feed.userId)
  const hover = useHold()

  async function show() {
    if (open) return setOpen(false)
    setLoading(true)
    try {
      const { NotificationList } = await import('./notification-list')
      setList(() => NotificationList)
      setOpen(true)
    } catch {
      toast.error('The list couldn’t be loaded. Check your connection, or reload the page.')
    } finally {
      setLoading(false)
    }
  }

  return (
    <span className="relative inline-flex">
      <IconButton
        ref={button}
        label={unread ? 'You have new notifications' : 'Notifications'}
        icon={<Bell strokeWidth={1.75} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={loading || undefined}
        onClick={() => void show()}
        {...hover}
      />
      <span
        aria-hidden="true"
        className={cn(
          'pointer-events-none absolute top-2 right-2.5 size-2.5 rounded-full border-2 border-canvas bg-accent transition-[scale]',
          unread ? 'scale-100' : 'scale-0',
        )}
      />
      {List && open && <List feed={feed} anchor={button} onClose={() => setOpen(false)} />}
    </span>
  )
}

/** The store remembers its owner, since pages without notifications may lie between two users. */
function useOwner(userId: string) {
  useEffect(() => {
    if (userId) notificationStore.belongTo(userId)
  }, [userId])
}

/** Notifications do not expire while the pointer is over the button. */
function useHold() {
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])
  return {
    onPointerEnter: () => {
      release.current?.()
      release.current = notificationStore.hold()
    },
    onPointerLeave: () => release.current?.(),
  }
}
