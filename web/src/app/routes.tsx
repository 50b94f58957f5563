import { useEffect, useRef } from 'react'
import { Outlet, type RouteObject, ScrollRestoration, useLocation } from 'react-router'
import { accountRoutes, ownAccountRoutes } from '../features/account/routes'
import { billingRoutes } from '../features/billing/routes'
import { dashboardRoutes, dashboardShellRoutes, openDashboardRoutes } from '../features/dashboard/routes'
import { landingRoutes } from '../features/landing/routes'
import { libraryRoutes } from '../features/library/routes'
import { marketRoutes } from '../features/market/routes'
import { seoRoutes } from '../features/seo/routes'
import { studioRoutes } from '../features/studio/routes'
import { demoRoutes, sessionDemoRoutes } from './demo/routes'
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
          ...demoRoutes,
          { path: '*', lazy: async () => ({ Component: (await import('./not-found-page')).NotFoundPage }) },
        ],
      },
      {
        // Everything below knows the session. Lazy, so that the landing page needs neither client nor cache.
        lazy: async () => ({ Component: (await import('./session-frame')).SessionFrame }),
        children: [
          { Component: MinimalFrame, children: [...accountRoutes, ...billingRoutes, ...sessionDemoRoutes] },
          ...openDashboardRoutes,
          {
            lazy: async () => ({ Component: (await import('./session-frame')).GuardedFrame }),
            children: [
              ...dashboardRoutes,
              {
                lazy: async () => ({ Component: (await import('./shell/shell-frame')).ShellFrame }),
                children: [
                  ...studioRoutes,
                  ...libraryRoutes,
                  ...marketRoutes,
                  ...seoRoutes,
                  ...ownAccountRoutes,
                  ...dashboardShellRoutes,
                ],
              },
            ],
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
