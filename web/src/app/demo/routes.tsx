import type { RouteObject } from 'react-router'

/** Open pages for testing and demonstration; no data, tokens or keys on any of them. (A-RT-33 to A-RT-41, OP-11) */
export const demoRoutes: RouteObject[] = [
  { path: '/test', lazy: async () => ({ Component: (await import('../gallery/gallery-page')).GalleryPage }) },
  { path: '/tempo-new', lazy: async () => ({ Component: (await import('./tempo-demo-page')).TempoDemoPage }) },
  { path: '/logo-test', lazy: async () => ({ Component: (await import('./logo-sizes-page')).LogoSizesPage }) },
  { path: '/logo-demo', lazy: async () => ({ Component: (await import('./logo-demo-page')).LogoDemoPage }) },
  {
    path: '/demo-creator',
    lazy: async () => ({ Component: (await import('./sample-creator-page')).SampleCreatorPage }),
  },
]

/** Those that show how the session is. */
export const sessionDemoRoutes: RouteObject[] = [
  { path: '/debug-auth', lazy: async () => ({ Component: (await import('./auth-state-page')).AuthStatePage }) },
  {
    path: '/google-auth-test',
    lazy: async () => ({ Component: (await import('./google-button-page')).GoogleButtonPage }),
  },
]
