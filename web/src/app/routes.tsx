import type { RouteObject } from 'react-router'
import { accountRoutes, mailRoutes, ownAccountRoutes } from '../features/account/routes'
import { billingRoutes } from '../features/billing/routes'
import { dashboardRoutes, openDashboardRoutes } from '../features/dashboard/routes'
import { landingRoutes } from '../features/landing/routes'
import { libraryRoutes } from '../features/library/routes'
import { marketRoutes } from '../features/market/routes'
import { seoRoutes } from '../features/seo/routes'
import { studioRoutes, withKeptScripts } from '../features/studio/routes'
import { demoRoutes, sessionDemoRoutes } from './demo/routes'
import { PageErrorPage, RouteErrorPage } from './error-page'
import { MinimalFrame } from './minimal-frame'
import { OpenFrame } from './open-frame'
import { Root } from './root'
import { StartingUp } from './starting-up'

/** All routes. Features bring their pages; frames and guards are added here. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: StartingUp,
    children: [
      {
        Component: OpenFrame,
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
          {
            Component: MinimalFrame,
            children: [
              ...accountRoutes,
              { path: '/pricing', lazy: async () => ({ Component: (await import('./pricing')).Pricing }) },
            ],
          },
          {
            lazy: async () => ({ Component: (await import('./work-frame')).WorkFrame }),
            children: [
              {
                Component: MinimalFrame,
                children: [...mailRoutes, ...billingRoutes, ...sessionDemoRoutes, ...openDashboardRoutes],
              },
              {
                lazy: async () => ({ Component: (await import('./shell/guarded-frame')).GuardedFrame }),
                children: [
                  {
                    // The command palette works on every signed-in page.
                    lazy: async () => ({ Component: (await import('./palette/palette-frame')).PaletteFrame }),
                    children: [
                      {
                        lazy: async () => ({ Component: (await import('./shell/shell-frame')).ShellFrame }),
                        children: [
                          {
                            // A page that fails leaves the shell standing.
                            ErrorBoundary: PageErrorPage,
                            children: [
                              ...dashboardRoutes,
                              ...studioRoutes,
                              withKeptScripts(libraryRoutes),
                              ...marketRoutes,
                              ...seoRoutes,
                              ...ownAccountRoutes,
                            ],
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
