import { BookOpen, type LucideIcon, Sparkles } from 'lucide-react'

/** The tabs of the shell; they are state, not addresses. (B-DS-01, B-DS-03, B-DS-04) */
export const DASHBOARD_TABS = [
  { id: 'script-studio', label: 'Script Studio', Icon: Sparkles },
  { id: 'library', label: 'Script Library', Icon: BookOpen },
] as const satisfies readonly { id: string; label: string; Icon: LucideIcon }[]
export type DashboardTab = (typeof DASHBOARD_TABS)[number]['id']

export const DEFAULT_TAB: DashboardTab = 'script-studio'
