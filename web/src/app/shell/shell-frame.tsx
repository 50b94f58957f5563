import { useQuery } from '@tanstack/react-query'
import { PRODUCT_NAME } from '@reelwright/shared'
import { type CSSProperties, useState } from 'react'
import { Link, Outlet, useLocation, useParams } from 'react-router'
import { PlanBanner, VerificationBanner } from '../../features/account'
import { Welcome } from '../../features/dashboard'
import { folderQuery } from '../../features/library'
import { loadFilmScript } from '../../features/studio/routes'
import { type PagePath, useFilming, useMedia } from '../../platform'
import { cn, lazyDialog, Logo, ResizeHandle, SkipLink } from '../../ui'
import { breadcrumbTrail } from './breadcrumb-trail'
import { BottomBar, NavigationList } from './navigation-list'
import { TopBar } from './top-bar'
import { useHeight } from './use-height'
import { START_WIDTH, useSidebarWidth } from './use-sidebar-width'

const FilmScript = lazyDialog(loadFilmScript)
const MobileMenu = lazyDialog(async () => (await import('./mobile-menu')).MobileMenu)

/** The `lg` of the styles. */
const WIDE = '(width >= 64rem)'

/** Its form and script begin below the top bar, so banners stand at its foot. */
const STUDIO: PagePath = '/script-studio'

/** The one layout around every signed-in page: sidebar or bottom bar, top bar, banners. */
export function ShellFrame() {
  const { pathname, key: place } = useLocation()
  const { scriptId, folderId } = useParams()
  const [width, setWidth] = useSidebarWidth()
  const [banners, bannerHeight] = useHeight()
  const isWide = useMedia(WIDE, true)
  const filming = useFilming()
  const folder = useQuery({ ...folderQuery(folderId ?? ''), enabled: folderId !== undefined })
  // The place where it was opened: leaving that place closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>()
  // A wide window has the sidebar: the menu stays closed when it gets narrow again.
  if (isWide && menuOpenAt !== undefined) setMenuOpenAt(undefined)

  const bannersAtFoot = isWide && pathname === STUDIO
  const bannerList = (
    // A script that fills the screen is not pushed down.
    <div
      ref={banners}
      className={cn('max-lg:group-has-[[data-own-bar]]/shell:hidden', bannersAtFoot && '*:border-t *:border-b-0')}
    >
      <VerificationBanner />
      <PlanBanner />
    </div>
  )

  return (
    <div
      // An inherited value that changes restyles every element, so it is only set where it is read.
      style={{ '--sidebar': `${width}px`, '--banner': isWide ? `${bannerHeight}px` : undefined } as CSSProperties}
      className={cn(
        'min-h-dvh [--chrome:var(--top-bar)] [--top-bar:3.5rem] lg:grid lg:min-h-(--screen) lg:grid-cols-[var(--sidebar)_minmax(0,1fr)]',
        // What the offline banner leaves of the screen.
        'lg:[--screen:calc(100dvh-var(--offline-banner,0px))]',
        '[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))] lg:[--bottom-bar:0px]',
        // A page with a bar of its own at the lower edge has it in place of ours.
        'group/shell has-[[data-own-bar]]:[--bottom-bar:0px]',
      )}
    >
      <SkipLink />
      {isWide && (
        // Above the page, half of whose border is the handle.
        <aside className="sticky top-(--offline-banner,0px) z-10 flex h-(--screen) flex-col border-r border-line">
          <div className="flex h-14 shrink-0 items-center px-5">
            <Link to="/" aria-label={`${PRODUCT_NAME}, home`} className="focus-ring min-w-0 rounded-control">
              <Logo size="sm" />
            </Link>
          </div>
          <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col">
            <NavigationList />
          </nav>
          <ResizeHandle width={width} start={START_WIDTH} onResize={setWidth} />
        </aside>
      )}

      <div className="flex min-h-dvh min-w-0 flex-col lg:min-h-(--screen)">
        {!bannersAtFoot && bannerList}
        <TopBar
          trail={breadcrumbTrail(pathname, { scriptId, folderId, folderName: folder.data ?? undefined })}
          isWide={isWide}
          onOpenMenu={() => setMenuOpenAt(place)}
        />
        {/* What is sticky stands below the top bar; the studio and the board fill what top bar and banners leave of the screen. */}
        <main
          id="content"
          tabIndex={-1}
          className="flex flex-1 flex-col pb-(--bottom-bar) outline-none lg:[--chrome:calc(var(--top-bar)+var(--banner))] lg:[--top-bar:calc(3.5rem+var(--offline-banner,0px))]"
        >
          <Outlet />
        </main>
        {bannersAtFoot && bannerList}
      </div>

      {!isWide && <BottomBar />}
      {!isWide && menuOpenAt === place && <MobileMenu onClose={() => setMenuOpenAt(undefined)} />}
      <Welcome />
      {filming.scriptId && <FilmScript key={filming.scriptId} scriptId={filming.scriptId} onClose={filming.stop} />}
    </div>
  )
}
