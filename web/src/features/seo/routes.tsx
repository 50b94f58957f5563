import type { RouteObject } from 'react-router'

/** In the application shell. */
export const seoRoutes: RouteObject[] = [
  { path: '/partner-seo', lazy: async () => ({ Component: (await import('./partner-seo-page')).PartnerSeoPage }) },
]
