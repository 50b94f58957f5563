import { lazy, Suspense, useId } from 'react'
import { NavLink } from 'react-router'
import { AccountMenu } from '../../features/account'
import { type Page, PAGE_GROUPS, pageAt, PAGES, type PagePath } from '../../platform'
import { cn } from '../../ui'
import { FoldersToggle, TreeSkeleton, useFoldersOpen } from './folders-toggle'

const Folders = lazy(async () => ({ default: (await import('./folders')).Folders }))

/** What the sidebar and the slide-out menu hold: the grouped pages, settings, and the account. */
export function NavigationList() {
  const id = useId()
  const [foldersOpen, setFoldersOpen] = useFoldersOpen()
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-3 py-2 [scrollbar-width:thin]">
        {PAGE_GROUPS.map((group) => (
          <div key={group}>
            <p id={`${id}${group}`} className="px-3 pb-1 text-xs font-medium text-muted">
              {group}
            </p>
            <ul aria-labelledby={`${id}${group}`} className="flex flex-col gap-0.5">
              {PAGES.filter((page) => page.group === group).map((page) => (
                <li key={page.to}>
                  {page.to === '/scripts' ? (
                    <>
                      <div className="relative">
                        <Entry page={page} className="pr-9 touch:pr-12" />
                        <FoldersToggle open={foldersOpen} onChange={setFoldersOpen} controls={`${id}folders`} />
                      </div>
                      <div id={`${id}folders`} hidden={!foldersOpen} className="mt-1 ml-2 border-l border-line pl-1">
                        {foldersOpen && (
                          <Suspense fallback={<TreeSkeleton />}>
                            <Folders />
                          </Suspense>
                        )}
                      </div>
                    </>
                  ) : (
                    <Entry page={page} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="flex shrink-0 flex-col gap-0.5 border-t border-line px-3 py-2">
        <Entry page={pageAt('/settings')} />
        <AccountMenu wide />
      </div>
    </>
  )
}

function Entry({ page: { to, label, Icon }, className }: { page: Page; className?: string }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        cn(
          'focus-ring flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 py-2 text-sm font-medium transition-colors touch:min-h-11',
          isActive ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
          className,
        )
      }
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
      <span className="min-w-0 truncate">{label}</span>
    </NavLink>
  )
}

const THUMB_PAGES: readonly PagePath[] = ['/dashboard', '/scripts', '/script-studio', '/trending', '/profile']

/** On small screens, under the thumb; the studio is raised in the middle. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 flex group-has-[[data-own-bar]]/shell:hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {THUMB_PAGES.map(pageAt).map(({ to, label, short, Icon }) => {
        const isRaised = to === '/script-studio'
        return (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              cn(
                'focus-ring flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium -outline-offset-4! transition-colors',
                isActive ? 'text-accent-text' : 'text-muted hover:text-ink',
              )
            }
          >
            <span
              className={cn(
                isRaised &&
                  'flex size-11 -translate-y-0.5 items-center justify-center rounded-full bg-accent text-on-accent shadow-floating -mt-6 ring-4 ring-surface',
              )}
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </span>
            <span className="max-[22rem]:text-[0.6875rem] max-[17rem]:sr-only">{short ?? label}</span>
          </NavLink>
        )
      })}
    </nav>
  )
}
