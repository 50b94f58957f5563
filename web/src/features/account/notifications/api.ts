import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { subscribeToRows, logError, refetchQueries, supabase, unwrap } from '../../../platform'
import { profileQuery, subscriptionQuery } from '../queries'
import type { NotificationRow } from './feed'

const COLUMNS = 'id, kind, title, message, link, created_at'
/** The table's limit per account. */
const MAX_ROWS = 100

const keyOf = (userId: string) => ['notifications', userId] as const

/** What happened to the account, newest first. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }): Promise<NotificationRow[]> =>
      unwrap(
        supabase()
          .from('notifications')
          .select(COLUMNS)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(MAX_ROWS)
          .abortSignal(signal),
      ),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    networkMode: 'always',
    // The client library has asked three times more by then; a list that opens must not wait longer than that.
    retry: false,
  })

/** Kinds that come with another state of the plan. */
const ABOUT_PLAN = new Set(['payment_received', 'payment_failed', 'plan'])

/** Subscribes to changes of the account. Returns whether it is subscribed, so that callers poll while it is not. (OP-33) */
export function useLiveNotifications(userId: string): boolean {
  const cache = useQueryClient()
  const [isSubscribed, setSubscribed] = useState(false)

  useEffect(() => {
    if (!userId) return
    const refetch = () => void refetchQueries(cache, { queryKey: keyOf(userId) })
    const refetchProfile = () => void refetchQueries(cache, { queryKey: profileQuery(userId).queryKey })
    const refetchPlan = () => void refetchQueries(cache, { queryKey: subscriptionQuery(userId).queryKey })
    const stop = subscribeToRows(`notifications:${userId}`, {
      rows: [
        {
          table: 'notifications',
          event: 'INSERT',
          filter: `user_id=eq.${userId}`,
          onChange: ({ new: row }) => {
            refetch()
            // The plan changed with it.
            if (typeof row.kind === 'string' && ABOUT_PLAN.has(row.kind)) refetchPlan()
          },
        },
        // DELETE events carry no user id and would reach every account. Removing a notification updates the profile instead.
        {
          table: 'profiles',
          event: 'UPDATE',
          filter: `id=eq.${userId}`,
          onChange: () => {
            refetch()
            refetchProfile()
          },
        },
      ],
      onSubscribed: () => {
        setSubscribed(true)
        refetch()
        refetchProfile()
        refetchPlan()
      },
      onDisconnected: () => setSubscribed(false),
    })
    return () => {
      setSubscribed(false)
      stop()
    }
  }, [cache, userId])

  return isSubscribed
}

/** Stores when the account last saw its list. Other tabs and devices get it through the profile. (OP-17) */
export function useMarkSeen(userId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (until: string) => setSeen(userId, until),
    networkMode: 'always',
    onMutate: (until) => {
      cache.setQueryData(profileQuery(userId).queryKey, (profile) =>
        profile ? { ...profile, notifications_seen_at: until } : profile,
      )
    },
    // The dot comes back with the next look at the profile; nobody needs a message about that.
    onError: (error) => logError('The notifications couldn’t be marked as seen', error),
  })
}

const setSeen = (userId: string, until: string) =>
  unwrap(supabase().from('profiles').update({ notifications_seen_at: until }).eq('id', userId))

interface Removal {
  /** All up to this time, or the one with this id. */
  upTo?: string
  id?: string
  /** Stored in the profile, which notifies the other tabs. */
  seenAt: string | null
}

/** Removes one or all notifications: an optimistic update, rolled back on failure. */
export function useRemoveNotifications(userId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ upTo, id, seenAt }: Removal) => {
      const all = supabase().from('notifications').delete().eq('user_id', userId)
      await unwrap(id ? all.eq('id', id) : all.lte('created_at', upTo ?? ''))
      if (seenAt) await setSeen(userId, seenAt)
    },
    networkMode: 'always',
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey: keyOf(userId) })
      const before = cache.getQueryData<NotificationRow[]>(keyOf(userId))
      cache.setQueryData<NotificationRow[]>(keyOf(userId), (rows) => (id ? rows?.filter((row) => row.id !== id) : []))
      return { before }
    },
    onError: (_error, _removal, context) => cache.setQueryData(keyOf(userId), context?.before),
    onSettled: () => void cache.invalidateQueries({ queryKey: keyOf(userId) }),
  })
}
