/** Compressed bytes of the writer with its material for one script of the start page. */
export const TRY_OUT_LIMIT = 250_000

/** Stands in a path for the id of a stored script. */
const SCRIPT_ID = ':script'

export interface PageLimit {
  path: string
  signedIn?: boolean
  /** Compressed bytes of JavaScript that the page may load. */
  limit: number
}

export const PAGES: PageLimit[] = [
  { path: '/', limit: 110_000 },
  { path: '/login', limit: 118_000 },
  { path: '/signup', limit: 119_000 },
  { path: '/pricing', limit: 119_000 },
  { path: '/dashboard', signedIn: true, limit: 215_000 },
  ...[
    '/scripts',
    '/scripts/new',
    '/scripts?view=kanban',
    '/script-studio',
    `/script-studio?script=${SCRIPT_ID}`,
    '/trending',
    '/analytics',
    '/market-data',
    '/partner-seo',
    '/profile',
    '/settings/account',
    '/settings/billing',
    '/settings/security',
  ].map((path) => ({ path, signedIn: true, limit: 300_000 })),
]

export const withScript = (path: string, id: string) => path.replace(SCRIPT_ID, id)
