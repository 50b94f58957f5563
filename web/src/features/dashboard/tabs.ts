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

/** What the dashboard shows in its own shell; state, not addresses. (B-DS-01 to B-DS-10) */
export type DashboardTab =
  'overview' | 'script-studio' | 'library' | `library-folder-${string}` | 'analytics' | 'profile'

export const DEFAULT_TAB = 'script-studio' satisfies DashboardTab

interface Mark {
  id: string
  label: string
  Icon: LucideIcon
}
type TabEntry = Mark & { tab: DashboardTab }
/** Has a page of its own outside of this shell. */
type PageEntry = Mark & { to: string }

/** Small screens have these under the thumb. */
export const THUMB_ENTRIES: readonly TabEntry[] = [
  { id: 'overview', label: 'Overview', Icon: LayoutDashboard, tab: 'overview' },
  { id: 'script-studio', label: 'Script Studio', Icon: Sparkles, tab: 'script-studio' },
  { id: 'library', label: 'Script Library', Icon: BookOpen, tab: 'library' },
]

/** In the order of the sidebar. */
export const ENTRIES: readonly (TabEntry | PageEntry)[] = [
  ...THUMB_ENTRIES,
  { id: 'analytics', label: 'Analytics', Icon: ChartNoAxesColumn, tab: 'analytics' },
  { id: 'trends', label: 'Trending', Icon: TrendingUp, to: '/trending' },
  { id: 'shop-analytics', label: 'Shop Analytics', Icon: Store, to: '/analytics' },
  { id: 'profile', label: 'Profile', Icon: UserRound, tab: 'profile' },
  { id: 'settings', label: 'Settings', Icon: Settings, to: '/settings' },
]

/** Every folder is a look into the same library. (B-DS-05, B-LB-08) */
export type Panel = 'overview' | 'script-studio' | 'library' | 'analytics' | 'profile'

export function panelOf(tab: DashboardTab): Panel {
  return tab.startsWith('library-folder-') ? 'library' : (tab as Panel)
}

export function tabLabel(tab: DashboardTab): string {
  return ENTRIES.find(({ id }) => id === panelOf(tab))?.label ?? 'Dashboard'
}
