import type { QueryClient } from '@tanstack/react-query'

export interface EarlyReads {
  cache: QueryClient
  userId: string
  /** Of the page's address. */
  search: string
  params: Readonly<Record<string, string | undefined>>
}

/** A route's `handle`: begins with what the page reads first, before React draws it, and answers when it is there. */
export interface PageHandle {
  /** Paths of ours that it reads, with "{tz}" for the time zone: `theme.js` asks for them before any other script is there. */
  early: readonly string[]
  read: (reads: EarlyReads) => Promise<unknown>[]
}
