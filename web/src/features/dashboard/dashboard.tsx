import { PRODUCT_NAME } from '@reelwright/shared'
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMedia } from '../../platform'
import { cn, SkipLink } from '../../ui'
import { PlanBanner, useSession, VerificationBanner } from '../account'
import type { LibraryAddress } from '../library'
import { askForProduct, askToOpenWaiting, Studio } from '../studio'
import { BottomBar } from './bottom-bar'
import { ExtrasSkeleton, TreeSkeleton } from './extras-skeleton'
import type { ShowTab } from './nav-list'
import { OverviewSkeleton } from './overview/overview-skeleton'
import { PanelSkeleton } from './panel-skeleton'
import { Sidebar } from './sidebar'
import { asLibraryTab, DEFAULT_TAB, type DashboardTab, type LibraryTab, type Panel, panelOf, tabLabel } from './tabs'
import { TopBar } from './top-bar'
import { useHeight } from './use-height'
import { useSidebarWidth } from './use-sidebar-width'
import { useWelcome } from './welcome/use-welcome'

// What is not seen at once comes when it is asked for.
const Overview = lazy(async () => ({ default: (await import('./overview/overview')).Overview }))
const LibraryPanel = lazy(async () => ({ default: (await import('./library-panel')).LibraryPanel }))
const LibraryTree = lazy(async () => ({ default: (await import('./library-tree')).LibraryTree }))
const LibraryLive = lazy(async () => ({ default: (await import('./library-live')).LibraryLive }))
const TrendingPage = lazy(async () => ({ default: (await import('./market-panels')).TrendingPage }))
const AnalyticsPage = lazy(async () => ({ default: (await import('./market-panels')).AnalyticsPage }))
const SettingsPage = lazy(async () => ({ default: (await import('./settings-panel')).SettingsPage }))
const PricingDialog = lazy(async () => ({ default: (await import('./pricing-panel')).PricingDialog }))
const ComingSoon = lazy(async () => ({ default: (await import('./coming-soon')).ComingSoon }))
const ProfileSoon = lazy(async () => ({ default: (await import('./coming-soon')).ProfileSoon }))
const GuestStudio = lazy(async () => ({ default: (await import('./guest-panels')).GuestStudio }))
const GuestLibrary = lazy(async () => ({ default: (await import('./guest-panels')).GuestLibrary }))
const GuestPage = lazy(async () => ({ default: (await import('./guest-panels')).GuestPage }))
const SidebarExtras = lazy(async () => ({ default: (await import('./sidebar-extras')).SidebarExtras }))
const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu')).MobileMenu }))
const WelcomeDialog = lazy(async () => ({ default: (await import('./welcome/welcome-dialog')).WelcomeDialog }))

/** As the `lg` of the styles. */
const WIDE = '(width >= 64rem)'

/**
 * The dashboard's own shell: sidebar, top bar, and one panel per tab. Visitors see it, too, with empty lists and samples;
 * what would write or generate leads them to sign in. (B-DS-01 to B-DS-34, CX-08, CX-52)
 */
export function Dashboard() {
  const isGuest = useSession().status !== 'signed-in'
  const [tab, setTab] = useState<DashboardTab>(DEFAULT_TAB)
  const [visited, setVisited] = useState<readonly Panel[]>([DEFAULT_TAB])
  // The library stays as it was left while something else is shown, each folder by itself.
  const [libraryTab, setLibraryTab] = useState<LibraryTab>('library')
  const [looks, setLooks] = useState<Readonly<Record<string, Partial<LibraryAddress>>>>({})
  const [menuOpen, setMenuOpen] = useState<boolean>()
  const [plansOpen, setPlansOpen] = useState<boolean>()
  const [sidebarWidth, setSidebarWidth] = useSidebarWidth()
  // Not only out of sight on a phone: what it shows would be asked for and drawn for nobody.
  const isWide = useMedia(WIDE, true)
  const [banner, bannerHeight] = useHeight()
  const welcome = useWelcome(!isGuest)
  const content = useRef<HTMLElement>(null)
  const shown = useRef(tab)

  // What was pressed may have gone with its panel: the keyboard goes on in the new one.
  useLayoutEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    window.scrollTo({ top: 0 })
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('[hidden]')) content.current?.focus({ preventScroll: true })
  }, [tab])

  const changeLook = useCallback((library: LibraryTab, change: Partial<LibraryAddress>) => {
    setLooks((before) => ({ ...before, [library]: { ...before[library], ...change } }))
  }, [])

  // One for as long as the page lives: the library below is not drawn anew with every press elsewhere.
  const show = useCallback<ShowTab>(
    (next, look) => {
      const panel = panelOf(next)
      setTab(next)
      setVisited((before) => (before.includes(panel) ? before : [...before, panel]))
      setMenuOpen((was) => was && false)
      const library = asLibraryTab(next)
      if (!library) return
      setLibraryTab(library)
      if (look) changeLook(library, look)
    },
    [changeLook],
  )

  const marketPlace = useMemo(
    () => ({
      showStudio: () => {
        show('script-studio')
        askToOpenWaiting()
      },
    }),
    [show],
  )

  function startWriting() {
    show('script-studio')
    askForProduct()
  }

  // Anew with each tab, and behind each panel that is a page elsewhere and has a title for that: the newest of all counts.
  const title = <title key={tab}>{`${tabLabel(tab)} · ${PRODUCT_NAME}`}</title>

  const panels: Record<Panel, ReactNode> = {
    overview: (
      <Suspense fallback={<OverviewSkeleton />}>
        <Overview onShow={show} />
      </Suspense>
    ),
    'script-studio': isGuest ? (
      <GuestStudio onShowLibrary={() => show('library')} />
    ) : (
      <Studio onShowLibrary={() => show('library')} />
    ),
    library: isGuest ? (
      <GuestLibrary />
    ) : (
      <Suspense fallback={<PanelSkeleton label="Loading scripts" />}>
        <LibraryPanel tab={libraryTab} look={looks[libraryTab]} onLook={changeLook} onShow={show} />
      </Suspense>
    ),
    analytics: <ComingSoon />,
    trends: isGuest ? (
      <GuestPage title="Trending" text="What sells, how fast it grows, and what to film next." />
    ) : (
      <Suspense fallback={<PanelSkeleton label="Loading trends" />}>
        <TrendingPage place={marketPlace} />
        {title}
      </Suspense>
    ),
    'shop-analytics': isGuest ? (
      <GuestPage title="Shop Analytics" text="The figures of your shop and of your own scripts." />
    ) : (
      <Suspense fallback={<PanelSkeleton label="Loading analytics" />}>
        <AnalyticsPage place={marketPlace} />
        {title}
      </Suspense>
    ),
    profile: <ProfileSoon />,
    settings: isGuest ? (
      <GuestPage title="Settings" text="Settings belong to an account." />
    ) : (
      <Suspense fallback={<PanelSkeleton label="Loading settings" />}>
        <SettingsPage />
        {title}
      </Suspense>
    ),
  }

  const shownLook = looks[libraryTab]?.view ?? 'all'
  const folders = isGuest ? null : (
    <Suspense fallback={<TreeSkeleton />}>
      <LibraryTree tab={tab} isElsewhere={shownLook !== 'all'} onShow={show} />
    </Suspense>
  )

  const extras = (
    <Suspense fallback={<ExtrasSkeleton />}>
      <SidebarExtras onShow={show} />
    </Suspense>
  )

  return (
    <div
      // A value that is inherited costs a look at all elements, so there is none where nothing reads it.
      style={
        { '--sidebar': `${sidebarWidth}px`, '--banner': isWide ? `${bannerHeight}px` : undefined } as CSSProperties
      }
      className={cn(
        'min-h-dvh [--top-bar:4rem] lg:grid lg:grid-cols-[var(--sidebar)_minmax(0,1fr)]',
        '[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))] lg:[--bottom-bar:0px]',
      )}
    >
      {title}
      <SkipLink />
      {isWide && (
        <Sidebar tab={tab} onShow={show} folders={folders} width={sidebarWidth} onResize={setSidebarWidth}>
          {extras}
        </Sidebar>
      )}

      <div className="flex min-w-0 flex-col">
        <div ref={banner}>
          {!isGuest && (
            <>
              <VerificationBanner />
              <PlanBanner />
            </>
          )}
        </div>
        <TopBar tab={tab} onShow={show} onOpenMenu={() => setMenuOpen(true)} onUpgrade={() => setPlansOpen(true)} />
        {/* The studio fills what the screen has left below the banner, too. */}
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className="flex-1 pb-(--bottom-bar) outline-none lg:[--top-bar:calc(4rem+var(--banner))]"
        >
          {visited.map((panel) => (
            // A panel stays once it was shown, so that no form is ever lost by a look elsewhere.
            <div key={panel} hidden={panel !== panelOf(tab)}>
              <Suspense>{panels[panel]}</Suspense>
            </div>
          ))}
        </main>
      </div>

      <BottomBar tab={tab} onShow={show} />
      {menuOpen !== undefined && (
        <Suspense>
          <MobileMenu tab={tab} onShow={show} folders={folders} open={menuOpen} onOpenChange={setMenuOpen}>
            {extras}
          </MobileMenu>
        </Suspense>
      )}
      {!isGuest && (
        <Suspense>
          <LibraryLive />
        </Suspense>
      )}
      {plansOpen !== undefined && (
        <Suspense>
          <PricingDialog open={plansOpen} onOpenChange={setPlansOpen} />
        </Suspense>
      )}
      {welcome.open && (
        <Suspense>
          <WelcomeDialog onClose={welcome.close} onStart={startWriting} />
        </Suspense>
      )}
    </div>
  )
}
