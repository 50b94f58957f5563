import type { RouteObject } from 'react-router'

/** In the application shell. (A-RT-21 to A-RT-24, A-RT-43) */
export const libraryRoutes: RouteObject[] = [
  { path: '/scripts', lazy: async () => ({ Component: (await import('./library-page')).LibraryPage }) },
  {
    path: '/scripts/folder/:folderId',
    lazy: async () => ({ Component: (await import('./library-page')).LibraryPage }),
  },
  { path: '/scripts/edit/:scriptId', lazy: async () => ({ Component: (await import('./script-page')).ScriptPage }) },
  { path: '/scripts/new', lazy: async () => ({ Component: (await import('./script-page')).ScriptPage }) },
]
