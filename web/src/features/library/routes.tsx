import type { RouteObject } from 'react-router'

const loadLibrary = async () => {
  const { LibraryPage: Component, libraryHandle: handle } = await import('./library-page')
  return { Component, handle }
}

/** In the application shell. (A-RT-21 to A-RT-24, A-RT-43) */
export const libraryRoutes: RouteObject[] = [
  { path: '/scripts', lazy: loadLibrary },
  { path: '/scripts/folder/:folderId', lazy: loadLibrary },
  { path: '/scripts/edit/:scriptId', lazy: async () => ({ Component: (await import('./script-page')).ScriptPage }) },
  { path: '/scripts/new', lazy: async () => ({ Component: (await import('./script-page')).ScriptPage }) },
]
