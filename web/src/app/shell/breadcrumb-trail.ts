import { SETTINGS_SECTIONS } from '../../features/account'
import { PAGES } from '../../platform'

const LABELS = new Map<string, string>([
  ...PAGES.map(({ to, label }) => [to.slice(1), label] as const),
  ...SETTINGS_SECTIONS.map(({ id, title }) => [id, title] as const),
  ['edit', 'Edit Script'],
  ['new', 'New Script'],
])

export interface Crumb {
  label: string
  to?: string
}

interface Ids {
  scriptId?: string
  folderId?: string
  /** Undefined while it is loaded. */
  folderName?: string
}

/** The way to a page, from the landing page on. */
export function breadcrumbTrail(pathname: string, { scriptId, folderId, folderName = 'Folder' }: Ids): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  const crumbs = segments.flatMap((segment, index): Crumb[] => {
    const text = decoded(segment)
    // Ids come last; a script could be called "edit".
    const isLast = index === segments.length - 1
    if (isLast && text === scriptId) return [{ label: 'Script' }]
    if (isLast && text === folderId) return [{ label: folderName }]
    // Parts of an address that are no page.
    if (text === 'folder') return []
    const label = LABELS.get(text) ?? inWords(text)
    return [text === 'edit' ? { label } : { label, to: `/${segments.slice(0, index + 1).join('/')}` }]
  })
  return [{ label: 'Home', to: '/' }, ...crumbs]
}

/** "my-page" becomes "My Page". */
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
