import type { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { beforeLogout } from '../../platform'
import { sendTakesAtLogout } from './teleprompter/takes-at-logout'

// Here, since takes of an earlier visit wait although nobody has opened the studio in this one.
beforeLogout(sendTakesAtLogout)

/** In the application shell. */
export const studioRoutes: RouteObject[] = [
  { path: '/tempo', element: <Navigate to="/script-studio" replace /> },
  { path: '/script-studio', lazy: async () => ({ Component: (await import('./studio-page')).StudioPage }) },
]

/** Around the pages of the library: without a network they show what this device keeps. */
export const withKeptScripts = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./kept/offline-scripts')).OfflineScripts }),
  children,
})

/** Keeps scripts that are ready to film, or were opened lately, on this device. Returns the way to stop. */
export const followReadyScripts = async (cache: QueryClient, userId: string) =>
  (await import('./kept/ready-scripts')).followReadyScripts(cache, userId)

/** The teleprompter with a script of the library. Visitors load this file, too, so the dialog around it is the shell's. */
export const loadFilmScript = async () => (await import('./teleprompter/film-script')).FilmScript

/** What waits to be sent. */
export const SyncLine = lazy(async () => ({ default: (await import('./kept/sync-line')).SyncLine }))
