import type { QueryClient } from '@tanstack/react-query'

export interface EarlyReads {
  cache: QueryClient
  userId: string
  /** Of the page's address. */
  search: string
  params: Readonly<Record<string, string | undefined>>
}

/** A route's `handle`: begins with what the page reads first, before React draws it. */
export interface PageHandle {
  read: (reads: EarlyReads) => void
}
