import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, Drawer, Logo, ThemeToggle } from '../../ui'
import { useOwnPlan } from './api'
import { NavList, type TabProps } from './nav-list'
import { planUse } from './plan-use'

interface MobileMenuProps extends TabProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Below "Script Library". */
  folders: ReactNode
  /** Below the entries. */
  children: ReactNode
}

/** The sidebar of small screens, with what is used of the plan. (B-DS-15, B-DS-32, OP-28) */
export function MobileMenu({ tab, onShow, open, onOpenChange, folders, children }: MobileMenuProps) {
  const plan = useOwnPlan()
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={<Logo size="sm" />} side="left">
      <nav aria-label="Menu">
        <NavList tab={tab} onShow={onShow} folders={folders} />
      </nav>
      <Button asChild fullWidth className="mt-3" icon={<BadgeCheck strokeWidth={1.75} />}>
        <Link to="/pricing">Upgrade Plan</Link>
      </Button>
      {plan && <p className="mt-2 px-3 text-sm text-muted tabular-nums">{`${plan.planName}: ${planUse(plan)}`}</p>}
      <div className="mt-3 mb-4 flex items-center justify-between border-y border-line py-2 text-sm text-muted">
        Light or dark
        <ThemeToggle />
      </div>
      {children}
    </Drawer>
  )
}
