import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeToLibrary } from './live-channel'

interface Subscription {
  users: number
  stop: () => void
}

/** One subscription per page and account, shared by all components. */
const subscriptions = new WeakMap<QueryClient, Map<string, Subscription>>()

/** Refetches scripts and folders that change in other tabs and on other devices. (OP-33) */
export function useLiveLibrary(userId: string): void {
  const cache = useQueryClient()
  useEffect(() => (userId ? subscribe(cache, userId) : undefined), [cache, userId])
}

function subscribe(cache: QueryClient, userId: string): () => void {
  const accounts = subscriptions.get(cache) ?? new Map<string, Subscription>()
  subscriptions.set(cache, accounts)
  const shared = accounts.get(userId) ?? { users: 0, stop: subscribeToLibrary(cache, userId) }
  accounts.set(userId, shared)
  shared.users += 1
  return () => {
    shared.users -= 1
    if (shared.users > 0) return
    accounts.delete(userId)
    shared.stop()
  }
}
