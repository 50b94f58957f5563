const PAGES: Readonly<Record<string, string>> = {
  'script-studio': '/script-studio',
  library: '/scripts',
  analytics: '/analytics',
  trends: '/trending',
  'shop-analytics': '/analytics',
  profile: '/profile',
  settings: '/settings',
}

const FOLDER = 'library-folder-'

/** The page that took the place of a tab of the dashboard. */
export function pageOfTab(tab: string): string {
  if (tab.startsWith(FOLDER)) return `/scripts/folder/${encodeURIComponent(tab.slice(FOLDER.length))}`
  return Object.hasOwn(PAGES, tab) ? PAGES[tab]! : '/dashboard'
}
