import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Shorter, and one would not see that anything happened. */
const SHORTEST_SPIN = 500

/** Loads everything anew that is on the screen, and the rest when it is next shown. Forms are not touched. (OP-38) */
export function useRefreshAll() {
  const cache = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)

  async function refresh() {
    setRefreshing(true)
    const pause = new Promise((resolve) => setTimeout(resolve, SHORTEST_SPIN))
    try {
      await Promise.all([cache.invalidateQueries(), pause])
    } finally {
      setRefreshing(false)
    }
  }
  return { isRefreshing, refresh: () => void refresh() }
}
