import { cn } from '../../ui'
import type { TabProps } from './nav-list'
import { panelOf, THUMB_ENTRIES } from './tabs'

/** On small screens the tabs are under the thumb as well. */
export function BottomBar({ tab, onShow }: TabProps) {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {THUMB_ENTRIES.map(({ label, Icon, tab: own }) => (
        <button
          key={own}
          type="button"
          aria-current={own === panelOf(tab) ? 'page' : undefined}
          onClick={() => onShow(own)}
          className={cn(
            'focus-ring flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium -outline-offset-4! transition-colors',
            own === panelOf(tab) ? 'text-accent-text' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {label}
        </button>
      ))}
    </nav>
  )
}
