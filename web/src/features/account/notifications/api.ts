import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hearRows, logError, readAnew, supabase, unwrap } from '../../../platform'
import { profileQuery, subscriptionQuery } from '../queries'
import type { NotificationRow } from './feed'

const COLUMNS = 'id, kind, title, message, link, created_at'
/** The table keeps no more of an account. */
const MOST = 100

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
          .limit(MOST)
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

/**
 * Hears at once of what happens to the account elsewhere; what was missed before it hears is asked for then. Answers whether it
 * hears, so that others ask now and then while it does not. (OP-33)
 */
export function useLiveNotifications(userId: string): boolean {
  const cache = useQueryClient()
  const [hears, setHears] = useState(false)

  useEffect(() => {
    if (!userId) return
    const ask = () => void readAnew(cache, { queryKey: keyOf(userId) })
    const askProfile = () => void readAnew(cache, { queryKey: profileQuery(userId).queryKey })
    const askPlan = () => void readAnew(cache, { queryKey: subscriptionQuery(userId).queryKey })
    const stop = hearRows(`notifications:${userId}`, {
      rows: [
        {
          table: 'notifications',
          event: 'INSERT',
          filter: `user_id=eq.${userId}`,
          onChange: ({ new: row }) => {
            ask()
            // What is shown of the plan, on whatever page, has changed with it.
            if (typeof row.kind === 'string' && ABOUT_PLAN.has(row.kind)) askPlan()
          },
        },
        // A removed row says nobody's it was, so all would hear of all. Who removes something touches the own profile instead.
        {
          table: 'profiles',
          event: 'UPDATE',
          filter: `id=eq.${userId}`,
          onChange: () => {
            ask()
            askProfile()
          },
        },
      ],
      onHearing: () => {
        setHears(true)
        ask()
        askProfile()
        askPlan()
      },
      onDeaf: () => setHears(false),
    })
    return () => {
      setHears(false)
      stop()
    }
  }, [cache, userId])

  return hears
}

/** Until when the account has looked at its list; the other tabs and devices hear of it. (OP-17) */
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
  /** Told to the other tabs by the profile. */
  seenAt: string | null
}

/** Removes one or all that are listed; they are gone at once and come back when that fails. */
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
