import { PRODUCT_NAME } from '@reelwright/shared'
import { type CSSProperties, useState } from 'react'
import { Link, Outlet, useLocation, useParams } from 'react-router'
import { PlanBanner, VerificationBanner } from '../../features/account'
import { Breadcrumb, cn, lazyDialog, Logo, ResizeHandle, SkipLink } from '../../ui'
import { breadcrumbTrail } from './breadcrumb-trail'
import { BottomBar, NavigationList } from './navigation-list'
import { TopBar } from './top-bar'
import { START_WIDTH, useSidebarWidth } from './use-sidebar-width'

const MobileMenu = lazyDialog(async () => (await import('./mobile-menu')).MobileMenu)

/** The application shell around every signed-in page but the dashboard. (A-SH-01 to A-SH-29, OP-15) */
export function ShellFrame() {
  const { pathname, key: place } = useLocation()
  const { scriptId, folderId } = useParams()
  const [width, setWidth] = useSidebarWidth()
  // Where it was opened: a step back leaves it behind, too.
  const [menuOpenAt, setMenuOpenAt] = useState<string>()

  return (
    <div
      style={{ '--sidebar': `${width}px` } as CSSProperties}
      className={cn(
        'min-h-dvh [--top-bar:4rem] lg:grid lg:grid-cols-[var(--sidebar)_minmax(0,1fr)]',
        '[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))] lg:[--bottom-bar:0px]',
      )}
    >
      <SkipLink />
      {/* Above the page, half of whose border is the handle. */}
      <aside className="sticky top-0 z-10 hidden h-dvh flex-col border-r border-line lg:flex">
        <div className="flex h-(--top-bar) shrink-0 items-center px-4">
          <Link to="/" aria-label={`${PRODUCT_NAME}, home`} className="focus-ring min-w-0 rounded-control">
            <Logo size="sm" />
          </Link>
        </div>
        <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto px-3 py-2">
          <NavigationList />
        </nav>
        <ResizeHandle width={width} start={START_WIDTH} onResize={setWidth} />
      </aside>

      <div className="flex min-h-dvh min-w-0 flex-col">
        <VerificationBanner />
        <PlanBanner />
        <TopBar onOpenMenu={() => setMenuOpenAt(place)} />
        <div className="mx-auto w-full max-w-7xl px-4 pt-2 sm:px-6 lg:pt-4">
          <Breadcrumb items={breadcrumbTrail(pathname, { scriptId, folderId })} />
        </div>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col pb-(--bottom-bar) outline-none">
          <Outlet />
        </main>
      </div>

      <BottomBar />
      {menuOpenAt === place && <MobileMenu onClose={() => setMenuOpenAt(undefined)} />}
    </div>
  )
}
