import type { RouteObject } from 'react-router'
import { PaymentErrorPage } from './payment-error-page'

/** Open pages around plans, in the minimal frame and below the session. */
export const billingRoutes: RouteObject[] = [
  { path: '/pricing', lazy: async () => ({ Component: (await import('./pricing-page')).PricingPage }) },
  {
    path: '/signup/complete',
    // Loaded at start: it also stands in when the page's own code does not arrive.
    ErrorBoundary: PaymentErrorPage,
    lazy: async () => ({ Component: (await import('./signup-complete-page')).SignupCompletePage }),
  },
]
