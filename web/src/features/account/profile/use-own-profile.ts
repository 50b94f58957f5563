import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { profileQuery } from '../queries'
import { useSession } from '../session'
import type { Profile } from '../user'

/** One's own row, and whether it has arrived. Pages of the account wait for it, so that nobody types over what is still to come. */
export function useOwnProfile() {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const query = useQuery({ ...profileQuery(userId), enabled: userId !== '' })
  const cache = useQueryClient()
  const store = useCallback(
    (profile: Profile) => cache.setQueryData(profileQuery(userId).queryKey, profile),
    [cache, userId],
  )
  return { user, userId, profile: query.data ?? null, query, store }
}
