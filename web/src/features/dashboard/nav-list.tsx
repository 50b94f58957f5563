import type { LibraryAddress } from '../library'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '../../ui'
import { type DashboardTab, ENTRIES, panelOf } from './tabs'
import { useLibraryOpen } from './use-library-open'

/** Goes to a tab; of the library also to one of its looks: the board, say. */
export type ShowTab = (tab: DashboardTab, look?: Partial<LibraryAddress>) => void

export interface TabProps {
  tab: DashboardTab
  onShow: ShowTab
}

interface NavListProps extends TabProps {
  /** Below "Script Library": its folders, for who has any. (B-DS-20) */
  folders: ReactNode
}

/** Every way of the dashboard, one below the other: in the sidebar and in the drawer. */
export function NavList({ tab, onShow, folders }: NavListProps) {
  const [isOpen, setOpen] = useLibraryOpen()
  const foldersId = useId()
  return (
    <ul className="flex flex-col gap-1">
      {ENTRIES.map(({ tab: own, label, Icon }) => {
        const isShown = own === panelOf(tab)
        const hasFolders = own === 'library' && Boolean(folders)
        return (
          <li key={own}>
            <div className="relative">
              <button
                type="button"
                aria-current={isShown ? 'page' : undefined}
                onClick={() => onShow(own)}
                className={cn(
                  'focus-ring flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 py-2 text-left text-sm font-medium transition-colors touch:min-h-11',
                  isShown ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
                  hasFolders && 'pr-8',
                )}
              >
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
                <span className="min-w-0 truncate">{label}</span>
              </button>
              {hasFolders && (
                <button
                  type="button"
                  aria-label="Folders"
                  aria-expanded={isOpen}
                  aria-controls={foldersId}
                  onClick={() => setOpen(!isOpen)}
                  className="focus-ring absolute inset-y-0 right-0 flex w-8 items-center justify-center rounded-control text-muted transition-colors hover:text-ink touch:w-11"
                >
                  <ChevronDown
                    aria-hidden="true"
                    strokeWidth={1.75}
                    className={cn('size-4 transition-transform', !isOpen && '-rotate-90')}
                  />
                </button>
              )}
            </div>
            {hasFolders && (
              <div id={foldersId} hidden={!isOpen} className="mt-1 ml-2 border-l border-line pl-1">
                {isOpen && folders}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
