import type { RouteObject } from 'react-router'
import { PaymentErrorPage } from './payment-error-page'

/** Open pages around plans, in the minimal frame and below the session. */
export const billingRoutes: RouteObject[] = [
  {
    // Loaded at start, and around the page: it also stands in when the page's own code does not arrive. On a route whose code is still
    // awaited the router would show nothing.
    ErrorBoundary: PaymentErrorPage,
    children: [
      {
        path: '/signup/complete',
        lazy: async () => ({ Component: (await import('./signup-complete-page')).SignupCompletePage }),
      },
    ],
  },
]
