import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { PRODUCT_NAME } from '@reelwright/shared'
import { type SectionId, SECTIONS } from './sections'

interface SettingsSectionProps {
  id: SectionId
  text?: ReactNode
  /** Right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** The page of one section of the settings. */
export function SettingsSection({ id, text, aside, children }: SettingsSectionProps) {
  const headingId = useId()
  const title = SECTIONS.find((section) => section.id === id)!.title
  return (
    <section aria-labelledby={headingId}>
      <title>{`${title} · Settings · ${PRODUCT_NAME}`}</title>
      <Link
        to="/settings"
        className="focus-ring -ml-1 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 text-sm font-medium text-accent-text lg:hidden"
      >
        <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        All settings
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 id={headingId} className="text-3xl font-bold tracking-tight text-ink max-lg:sr-only">
          {title}
        </h1>
        {aside}
      </div>
      {text && <p className="mt-1 max-w-prose text-pretty text-muted">{text}</p>}
      <div className="mt-4 flex flex-col gap-6 lg:mt-6">{children}</div>
    </section>
  )
}
