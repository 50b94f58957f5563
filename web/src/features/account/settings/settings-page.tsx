import { useQuery } from '@tanstack/react-query'
import {
  Bell,
  Bot,
  ChevronRight,
  CreditCard,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  Shield,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react'
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { PRODUCT_NAME } from '@reelwright/shared'
import { publicConfig, useMedia } from '../../../platform'
import { Card, cn } from '../../../ui'
import { subscriptionQuery } from '../queries'
import { useSession } from '../session'
import { pageOfOldAddress, type SectionId, SECTIONS } from './sections'

const ICONS: Record<SectionId, LucideIcon> = {
  account: UserRound,
  security: Shield,
  sessions: MonitorSmartphone,
  notifications: Bell,
  appearance: Palette,
  billing: CreditCard,
  'own-key': KeyRound,
  model: Bot,
  advanced: SlidersHorizontal,
}

/** The `lg` of the styles. */
const WIDE = '(width >= 64rem)'

/** The frame of `/settings/{section}`: on a laptop the list of sections beside it, on a phone the way back to that list. */
export function SettingsPage() {
  const isWide = useMedia(WIDE, true)
  const { sections, missing } = useOwnSections()
  const { pathname } = useLocation()
  if (missing.some(({ id }) => pathname === `/settings/${id}`)) return <Navigate to="/settings" replace />

  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col px-4 pt-4 pb-8 sm:px-6 lg:flex-row lg:gap-10 lg:pt-6">
      {isWide && (
        <nav aria-label="Settings" className="sticky top-[calc(var(--top-bar,0px)+1.5rem)] w-44 shrink-0 self-start">
          <ul className="flex flex-col gap-0.5">
            {sections.map(({ id, title }) => {
              const Icon = ICONS[id]
              return (
                <li key={id}>
                  <NavLink
                    to={`/settings/${id}`}
                    className={({ isActive }) =>
                      cn(
                        'focus-ring flex min-h-10 items-center gap-2.5 rounded-control px-3 text-sm font-medium transition-colors touch:min-h-11',
                        isActive ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
                      )
                    }
                  >
                    <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
                    {title}
                  </NavLink>
                </li>
              )
            })}
          </ul>
        </nav>
      )}
      <div className="max-w-3xl min-w-0 flex-1 max-lg:w-full">
        <Outlet />
      </div>
    </div>
  )
}

/** `/settings`: on a phone the list of sections, on a laptop the first of them. Older addresses of a section lead to its page. */
export function SettingsIndex() {
  const isWide = useMedia(WIDE, true)
  const location = useLocation()
  const { sections } = useOwnSections()
  const page = pageOfOldAddress(location) ?? (isWide ? `/settings/account${location.search}` : undefined)
  if (page !== undefined) return <Navigate to={page} replace state={location.state} />

  return (
    <nav aria-label="Settings">
      <title>{`Settings · ${PRODUCT_NAME}`}</title>
      <h1 className="sr-only">Settings</h1>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {sections.map(({ id, title, text }) => {
            const Icon = ICONS[id]
            return (
              <li key={id}>
                <Link
                  to={`/settings/${id}`}
                  className="focus-ring flex min-h-16 items-center gap-3 rounded-control px-4 py-3 hover:bg-hover"
                >
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium text-ink">{title}</span>
                    <span className="block text-sm text-muted">{text}</span>
                  </span>
                  <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
                </Link>
              </li>
            )
          })}
        </ul>
      </Card>
    </nav>
  )
}

/** Sections that this account has, and those it lacks: own keys are up to the operator, the model to administrators. */
function useOwnSections() {
  const { user } = useSession()
  const { data } = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: user !== null })
  const lacks = (id: SectionId, plan?: string) =>
    (id === 'own-key' && publicConfig()?.ownModels !== true) || (id === 'model' && plan !== 'admin')
  return {
    sections: SECTIONS.filter(({ id }) => !lacks(id, data?.plan)),
    // Unknown until the plan has arrived.
    missing: SECTIONS.filter(({ id }) => data && lacks(id, data.plan)),
  }
}
