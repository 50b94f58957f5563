import {
  BookOpen,
  ChartColumn,
  CreditCard,
  Database,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Moon,
  Plus,
  ScrollText,
  Search,
  Settings,
  Sparkles,
  Sun,
  TrendingUp,
  UserRound,
} from 'lucide-react'
import type { FoundScript } from '../../features/library'

/** What the palette can do: lead somewhere, or one of two deeds. */
export type Deed = { to: string } | { does: 'theme' | 'sign-out' }

export interface PaletteEntry {
  id: string
  label: string
  /** What else people may call it. */
  words: readonly string[]
  /** Said beside the label. */
  detail?: string
  Icon: LucideIcon
  deed: Deed
}

const PAGES: readonly [to: string, label: string, Icon: LucideIcon, ...words: string[]][] = [
  ['/dashboard', 'Dashboard', LayoutDashboard, 'home', 'overview'],
  ['/script-studio', 'Script Studio', Sparkles, 'generate', 'write', 'ai'],
  ['/scripts', 'Script Library', BookOpen, 'my scripts', 'saved'],
  ['/analytics', 'Analytics', ChartColumn, 'numbers', 'statistics'],
  ['/trending', 'Trending', TrendingUp, 'trends', 'market'],
  ['/market-data', 'Market data', Database, 'import figures', 'upload', 'csv', 'shop'],
  ['/partner-seo', 'Partner SEO', Search, 'keywords', 'hashtags'],
  ['/profile', 'Profile', UserRound, 'name', 'avatar', 'picture'],
  ['/settings', 'Settings', Settings, 'password', 'two-factor', 'notifications', 'export', 'sessions'],
  ['/pricing', 'Plans and pricing', CreditCard, 'upgrade', 'billing', 'subscription'],
  ['/contact', 'Contact', LifeBuoy, 'help', 'support'],
]

/** Everything that is always there. */
export function fixedEntries(theme: 'light' | 'dark'): PaletteEntry[] {
  return [
    entry('new-script', 'New script', Plus, { to: '/scripts/new' }, ['create', 'add', 'write', 'empty']),
    ...PAGES.map(([to, label, Icon, ...words]) => entry(to, label, Icon, { to }, words)),
    theme === 'dark'
      ? entry('theme', 'Switch to light theme', Sun, { does: 'theme' }, ['bright', 'appearance', 'mode'])
      : entry('theme', 'Switch to dark theme', Moon, { does: 'theme' }, ['night', 'appearance', 'mode']),
    entry('sign-out', 'Sign out', LogOut, { does: 'sign-out' }, ['log out', 'logout', 'leave']),
  ]
}

function entry(id: string, label: string, Icon: LucideIcon, deed: Deed, words: readonly string[]): PaletteEntry {
  return { id, label, words, Icon, deed }
}

export function scriptEntry({ id, title, product }: FoundScript): PaletteEntry {
  return {
    id: `script:${id}`,
    label: title,
    words: [product],
    detail: product,
    Icon: ScrollText,
    deed: { to: `/scripts/edit/${id}` },
  }
}
