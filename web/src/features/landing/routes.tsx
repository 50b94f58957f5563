import type { RouteObject } from 'react-router'

/** Open pages that know no session. */
export const landingRoutes: RouteObject[] = [
  {
    path: '/',
    lazy: async () => {
      const { LandingPage, loadSections } = await import('./landing-page')
      await loadSections()
      return { Component: LandingPage }
    },
  },
  { path: '/contact', lazy: async () => ({ Component: (await import('./contact-page')).ContactPage }) },
  { path: '/privacy', lazy: async () => ({ Component: (await import('./privacy-page')).PrivacyPage }) },
  { path: '/terms', lazy: async () => ({ Component: (await import('./terms-page')).TermsPage }) },
]
