import { LogOut, type LucideIcon, Moon, PenLine, Plus, ScrollText, Search, Sun } from 'lucide-react'
import type { FoundScript } from '../../features/library'
import { PAGES } from '../../platform'

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

/** Everything that is always there. */
export function fixedEntries(theme: 'light' | 'dark'): PaletteEntry[] {
  return [
    entry('new-script', 'New script', Plus, { to: '/script-studio' }, ['create', 'add', 'generate']),
    entry('write-script', 'Write a script by hand', PenLine, { to: '/scripts/new' }, ['create', 'empty', 'blank']),
    ...PAGES.map(({ to, label, Icon, words }) => entry(to, label, Icon, { to }, words)),
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

/** Shows every script that fits what is typed. */
export const searchEntry = (text: string): PaletteEntry =>
  entry(
    'search',
    `Search the library for “${text}”`,
    Search,
    { to: `/scripts?${new URLSearchParams({ search: text })}` },
    [],
  )
