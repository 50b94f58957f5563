import {
  BookOpen,
  ChartNoAxesColumn,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Sparkles,
  Store,
  TrendingUp,
  UserRound,
} from 'lucide-react'

/** A folder's scripts in the library. (B-DS-05) */
export type FolderTab = `library-folder-${string}`
/** What of the library is shown: all of it, or one folder. */
export type LibraryTab = 'library' | FolderTab
/** Every folder is a look into the same library. (B-DS-05, B-LB-08) */
export type Panel =
  | 'overview'
  | 'script-studio'
  | 'library'
  | 'analytics'
  | 'trends'
  | 'shop-analytics'
  | 'profile'
  | 'settings'
/** What the dashboard shows in its own shell; state, not addresses. (B-DS-01 to B-DS-10) */
export type DashboardTab = Panel | FolderTab

export const DEFAULT_TAB = 'script-studio' satisfies DashboardTab

interface TabEntry {
  tab: Panel
  label: string
  Icon: LucideIcon
}

/** Small screens have these under the thumb. */
export const THUMB_ENTRIES: readonly TabEntry[] = [
  { tab: 'overview', label: 'Overview', Icon: LayoutDashboard },
  { tab: 'script-studio', label: 'Script Studio', Icon: Sparkles },
  { tab: 'library', label: 'Script Library', Icon: BookOpen },
]

/** In the order of the sidebar. */
export const ENTRIES: readonly TabEntry[] = [
  ...THUMB_ENTRIES,
  { tab: 'analytics', label: 'Analytics', Icon: ChartNoAxesColumn },
  { tab: 'trends', label: 'Trending', Icon: TrendingUp },
  { tab: 'shop-analytics', label: 'Shop Analytics', Icon: Store },
  { tab: 'profile', label: 'Profile', Icon: UserRound },
  { tab: 'settings', label: 'Settings', Icon: Settings },
]

const FOLDER = 'library-folder-'
const isFolderTab = (tab: DashboardTab): tab is FolderTab => tab.startsWith(FOLDER)

export const panelOf = (tab: DashboardTab): Panel => (isFolderTab(tab) ? 'library' : tab)

export const libraryTab = (folderId: string | null): LibraryTab =>
  folderId === null ? 'library' : `${FOLDER}${folderId}`

/** Undefined for all scripts. */
export const folderOf = (tab: LibraryTab): string | undefined =>
  isFolderTab(tab) ? tab.slice(FOLDER.length) : undefined

/** The same tab, when it is one of the library's. */
export const asLibraryTab = (tab: DashboardTab): LibraryTab | undefined =>
  tab === 'library' || isFolderTab(tab) ? tab : undefined

export function tabLabel(tab: DashboardTab): string {
  return ENTRIES.find((entry) => entry.tab === panelOf(tab))?.label ?? 'Dashboard'
}
