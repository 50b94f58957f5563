/** (A-SH-19 to A-SH-26, OP-18) */
const LABELS = new Map([
  ['dashboard', 'Dashboard'],
  ['scripts', 'Script Library'],
  ['trending', 'Trending'],
  ['market-data', 'Market data'],
  ['profile', 'Profile'],
  ['settings', 'Settings'],
  ['edit', 'Edit Script'],
  ['new', 'New Script'],
  ['folder', 'Folder'],
  ['analytics', 'Analytics'],
  ['partner-seo', 'Partner SEO'],
  ['script-studio', 'Script Studio'],
  ['tempo', 'Tempo'],
  ['test-dashboard', 'Test Dashboard'],
])

/** Segments that are a part of an address but no page. */
const NO_PAGE = new Set(['edit', 'folder'])

export interface Crumb {
  label: string
  to?: string
}

/** The way to a page, from the landing page on. (A-SH-17, A-SH-18, A-SH-27, A-SH-28) */
export function breadcrumbTrail(
  pathname: string,
  { scriptId, folderId }: { scriptId?: string; folderId?: string },
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  const crumbs = segments.map((segment, index): Crumb => {
    const text = decoded(segment)
    // Ids come last; a script could be called "edit".
    const isLast = index === segments.length - 1
    if (isLast && text === scriptId) return { label: 'Script' }
    if (isLast && text === folderId) return { label: 'Folder' }
    const label = LABELS.get(text) ?? inWords(text)
    return NO_PAGE.has(text) ? { label } : { label, to: `/${segments.slice(0, index + 1).join('/')}` }
  })
  return [{ label: 'Home', to: '/' }, ...crumbs]
}

/** "my-page" becomes "My Page". (OP-18) */
function inWords(segment: string): string {
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
