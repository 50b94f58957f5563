import { PRODUCT_NAME } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo, ResizeHandle } from '../../ui'
import { NavList, type TabProps } from './nav-list'
import { SIDEBAR_START } from './use-sidebar-width'

interface SidebarProps extends TabProps {
  width: number
  onResize: (width: number) => void
  /** Below "Script Library". */
  folders: ReactNode
  /** Below the entries. */
  children: ReactNode
}

/** Large screens only; small ones have the drawer and the bottom bar. (B-DS-11 to B-DS-14) */
export function Sidebar({ tab, onShow, width, onResize, folders, children }: SidebarProps) {
  return (
    <aside aria-label="Sidebar" className="sticky top-0 z-10 hidden h-dvh flex-col border-r border-line lg:flex">
      <div className="flex h-16 shrink-0 items-center px-4">
        <Link to="/" aria-label={`${PRODUCT_NAME}, home`} className="focus-ring rounded-control">
          <Logo size="sm" />
        </Link>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-3 pt-2 pb-4">
        <nav aria-label="Main">
          <NavList tab={tab} onShow={onShow} folders={folders} />
        </nav>
        {children}
      </div>
      <ResizeHandle width={width} start={SIDEBAR_START} onResize={onResize} />
    </aside>
  )
}
