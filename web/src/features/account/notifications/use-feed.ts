import { useQuery } from '@tanstack/react-query'
import { useProfile } from '../queries'
import { useSession } from '../session'
import { notificationsQuery, useLiveNotifications, useMarkSeen, useRemoveNotifications } from './api'
import { type FeedEntry, mergeFeed, newestOf } from './feed'
import { clearNotifications, notificationStore, removeNotification, useOwnNotifications } from './store'
import { toast } from '../../../ui'

/** Polling interval while not subscribed. */
const POLL_INTERVAL_MS = 120_000

/** The notification list and its actions. */
export function useFeed() {
  const { status, user } = useSession()
  const profile = useProfile()
  const userId = status === 'signed-in' ? (user?.id ?? '') : ''
  const isSubscribed = useLiveNotifications(userId)
  const query = useQuery({
    ...notificationsQuery(userId),
    enabled: userId !== '',
    refetchInterval: isSubscribed ? false : POLL_INTERVAL_MS,
  })
  const own = useOwnNotifications()
  const rows = query.data ?? []
  // Without a profile it is not known yet what was seen, and a dot that goes out by itself is worse than a late one.
  const seenAt = profile ? profile.notifications_seen_at : (newestOf(rows) ?? null)
  const entries = mergeFeed(own, rows, seenAt)
  const seen = useMarkSeen(userId)
  const removal = useRemoveNotifications(userId)

  const onError = () => toast.error('The notification couldn’t be removed. Try again.')

  return {
    userId,
    entries,
    query,
    /** Everything listed counts as read from now on, on every device. */
    markSeen: () => {
      notificationStore.markSeen()
      const newest = newestOf(rows)
      if (profile && newest && (!seenAt || Date.parse(newest) > Date.parse(seenAt))) seen.mutate(newest)
    },
    remove: ({ id, from }: FeedEntry) => {
      if (from === 'tab') removeNotification(id)
      else removal.mutate({ id, seenAt: newestOf(rows) ?? null }, { onError })
    },
    clear: () => {
      clearNotifications()
      const upTo = newestOf(rows)
      if (upTo) removal.mutate({ upTo, seenAt: upTo }, { onError })
    },
  }
}

export type Feed = ReturnType<typeof useFeed>
