import { useEffect, useRef } from 'react'
import { Outlet, type RouteObject, ScrollRestoration, useLocation } from 'react-router'
import { accountRoutes } from '../features/account/routes'
import { dashboardRoutes } from '../features/dashboard/routes'
import { landingRoutes } from '../features/landing/routes'
import { RouteErrorPage } from './error-page'
import { MinimalFrame } from './minimal-frame'
import { StartingUp } from './starting-up'

/** Every address of the product. Rooms bring their own pages; frames and guards are put around them here. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: StartingUp,
    children: [
      {
        Component: MinimalFrame,
        children: [
          ...landingRoutes,
          { path: '/test', lazy: async () => ({ Component: (await import('./gallery/gallery-page')).GalleryPage }) },
          { path: '*', lazy: async () => ({ Component: (await import('./not-found-page')).NotFoundPage }) },
        ],
      },
      {
        // Everything below knows the session. Lazy, so that the landing page needs neither client nor cache.
        lazy: async () => ({ Component: (await import('./session-frame')).SessionFrame }),
        children: [
          { Component: MinimalFrame, children: accountRoutes },
          {
            lazy: async () => ({ Component: (await import('./session-frame')).GuardedFrame }),
            children: dashboardRoutes,
          },
        ],
      },
    ],
  },
]

function Root() {
  useFocusOnNewPage()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** A new page starts at its beginning, also for the keyboard and for screen readers: the link that led here is gone. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
