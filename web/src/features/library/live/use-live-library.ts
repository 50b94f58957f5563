import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearChanges } from './live-channel'

interface Listening {
  users: number
  stop: () => void
}

/** One for each page and account, however many parts of the page ask for it. */
const listening = new WeakMap<QueryClient, Map<string, Listening>>()

/** Hears of scripts and folders that change in other tabs and on other devices, and has shown what changed anew. (OP-33) */
export function useLiveLibrary(userId: string): void {
  const cache = useQueryClient()
  // A visitor has nothing to hear of.
  useEffect(() => (userId ? listen(cache, userId) : undefined), [cache, userId])
}

function listen(cache: QueryClient, userId: string): () => void {
  const accounts = listening.get(cache) ?? new Map<string, Listening>()
  listening.set(cache, accounts)
  const shared = accounts.get(userId) ?? { users: 0, stop: hearChanges(cache, userId) }
  accounts.set(userId, shared)
  shared.users += 1
  return () => {
    shared.users -= 1
    if (shared.users > 0) return
    accounts.delete(userId)
    shared.stop()
  }
}
