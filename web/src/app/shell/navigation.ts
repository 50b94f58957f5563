import { BookOpen, LayoutDashboard, type LucideIcon, Search, Settings, TrendingUp, UserRound } from 'lucide-react'

export interface NavigationEntry {
  to: string
  label: string
  Icon: LucideIcon
}

/** The sidebar and the slide-out menu. (A-SH-04 to A-SH-09) */
export const ENTRIES: readonly NavigationEntry[] = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/scripts', label: 'Script Library', Icon: BookOpen },
  { to: '/trending', label: 'Trending', Icon: TrendingUp },
  { to: '/partner-seo', label: 'Partner SEO', Icon: Search },
  { to: '/profile', label: 'Profile', Icon: UserRound },
  { to: '/settings', label: 'Settings', Icon: Settings },
]

/** The bar under the thumb. (A-SH-10) */
export const BOTTOM_ENTRIES: readonly NavigationEntry[] = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/scripts', label: 'Scripts', Icon: BookOpen },
  { to: '/trending', label: 'Trending', Icon: TrendingUp },
  { to: '/profile', label: 'Profile', Icon: UserRound },
]
