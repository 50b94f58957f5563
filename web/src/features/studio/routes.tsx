import type { RouteObject } from 'react-router'

/** In the application shell. */
export const studioRoutes: RouteObject[] = [
  { path: '/tempo', lazy: async () => ({ Component: (await import('./simple-studio-page')).SimpleStudioPage }) },
  { path: '/script-studio', lazy: async () => ({ Component: (await import('./studio-page')).StudioPage }) },
]
