import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Profile } from '../../features/account'
import { logError, supabase, unwrap } from '../../platform'

/** Keeps the width of the sidebar with the account. When that fails, the width is the chosen one until the next load, and nobody is bothered. */
export function useSaveSidebarWidth(userId: string) {
  const cache = useQueryClient()
  return useCallback(
    async (width: number) => {
      try {
        await unwrap(supabase().from('profiles').update({ sidebar_width: width }).eq('id', userId))
        cache.setQueryData<Profile | null>(['profile', userId], (profile) =>
          profile ? { ...profile, sidebar_width: width } : profile,
        )
      } catch (error) {
        logError('The width of the sidebar couldn’t be saved', error)
      }
    },
    [cache, userId],
  )
}
