import { COPYRIGHT_LINE, PRODUCT_NAME } from '@reelwright/shared'
import { Link, Outlet, useLocation } from 'react-router'
import { LandingLinks } from '../features/landing'
import { Logo, SkipLink, ThemeToggle } from '../ui'

/** The frame of public and sign-in pages: logo, theme toggle, footer. (A-SH-33 to A-SH-35) */
export function MinimalFrame() {
  const isLanding = useLocation().pathname === '/'
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex h-16 w-full max-w-6xl shrink-0 items-center justify-between px-4 max-[13rem]:pl-2 sm:px-6">
        <Link
          to="/"
          aria-label={`${PRODUCT_NAME}, home`}
          className="-ml-2 inline-flex min-h-11 items-center rounded-control px-2 max-[13rem]:pr-0"
        >
          <Logo size="sm" />
        </Link>
        <div className="-mr-2.5 flex items-center gap-1 max-sm:gap-0">
          {isLanding && <LandingLinks />}
          {/* No room beside the links at 320 px. */}
          <span className={isLanding ? 'max-[22rem]:hidden' : undefined}>
            <ThemeToggle />
          </span>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <footer className="mx-auto w-full max-w-6xl px-4 pt-12 pb-8 text-center text-sm text-muted sm:px-6">
        {COPYRIGHT_LINE}
      </footer>
    </div>
  )
}
