import { useLocation } from 'react-router'
import { PageWaiting, RequireSession } from '../../features/account'
import { PAGES } from '../../platform'
import { Logo } from '../../ui'
import { BottomBar } from './navigation-list'

/** Around all pages of signed-in people. */
export function GuardedFrame() {
  return <RequireSession fallback={<ShellWaiting />} />
}

/**
 * The shape of the shell while the session is checked: the documents of signed-in pages bring it, so it is seen before any script has
 * run. `theme.js` says whether this browser keeps a session; visitors, who go on to the login page, see nothing.
 */
function ShellWaiting() {
  const { pathname } = useLocation()
  const page = PAGES.find(({ to }) => pathname.startsWith(to))
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] [html:not([data-session])_&]:invisible">
      <div className="flex items-start border-r border-line px-5 py-3.5 max-lg:hidden">
        <Logo size="sm" />
      </div>
      <div className="flex min-h-dvh min-w-0 flex-col">
        {/* Beside the place of the menu button. */}
        <div className="flex h-14 shrink-0 items-center border-b border-line pr-3 pl-14">
          <p className="truncate px-1 font-display text-lg font-semibold text-ink lg:hidden">{page?.label}</p>
        </div>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <PageWaiting />
        </main>
      </div>
      <div className="lg:hidden">
        <BottomBar />
      </div>
    </div>
  )
}
