import {
  BookOpen,
  ChartColumn,
  CreditCard,
  Database,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Search,
  Settings,
  Sparkles,
  TrendingUp,
  UserRound,
} from 'lucide-react'

/** The groups of the sidebar, in their order. */
export const PAGE_GROUPS = ['Create', 'Learn'] as const

interface PageEntry {
  to: string
  label: string
  Icon: LucideIcon
  /** Where the sidebar lists it; other pages are reached from the account menu and the palette. */
  group?: (typeof PAGE_GROUPS)[number]
  /** Its label in the bottom bar of a phone. */
  short?: string
  /** Other words that the palette finds it by. */
  words: readonly string[]
}

const LIST = [
  {
    to: '/dashboard',
    label: 'Dashboard',
    Icon: LayoutDashboard,
    group: 'Create',
    words: ['home', 'overview'],
  },
  {
    to: '/script-studio',
    label: 'Script Studio',
    short: 'Studio',
    Icon: Sparkles,
    group: 'Create',
    words: ['generate', 'write', 'ai'],
  },
  {
    to: '/scripts',
    label: 'Script Library',
    short: 'Scripts',
    Icon: BookOpen,
    group: 'Create',
    words: ['my scripts', 'saved'],
  },
  { to: '/trending', label: 'Trending', Icon: TrendingUp, group: 'Learn', words: ['trends', 'market'] },
  {
    to: '/analytics',
    label: 'Shop Analytics',
    Icon: ChartColumn,
    group: 'Learn',
    words: ['numbers', 'statistics', 'performance'],
  },
  { to: '/partner-seo', label: 'Partner SEO', Icon: Search, group: 'Learn', words: ['keywords', 'hashtags'] },
  { to: '/market-data', label: 'Market Data', Icon: Database, words: ['import data', 'upload', 'csv', 'shop'] },
  { to: '/profile', label: 'Profile', Icon: UserRound, words: ['name', 'avatar', 'picture'] },
  {
    to: '/settings',
    label: 'Settings',
    Icon: Settings,
    words: ['password', 'two-factor', 'notifications', 'export', 'sessions'],
  },
  { to: '/pricing', label: 'Plans and pricing', Icon: CreditCard, words: ['upgrade', 'billing', 'subscription'] },
  { to: '/contact', label: 'Contact', Icon: LifeBuoy, words: ['help', 'support'] },
] as const satisfies readonly PageEntry[]

export type PagePath = (typeof LIST)[number]['to']
export interface Page extends PageEntry {
  to: PagePath
}

/** The pages that navigation leads to: sidebar, bottom bar, breadcrumbs, palette and quick actions read this list. */
export const PAGES: readonly Page[] = LIST

export const pageAt = (path: PagePath): Page => PAGES.find(({ to }) => to === path)!
