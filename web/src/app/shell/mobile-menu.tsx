import { Drawer, Logo, ThemeToggle } from '../../ui'
import { NavigationList } from './navigation-list'

/** The sidebar of small screens, as a drawer. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open onOpenChange={onClose} title={<Logo size="sm" />} side="left">
      <nav aria-label="Menu">
        <NavigationList onFollow={onClose} />
      </nav>
      <div className="-mr-2 mt-4 flex items-center justify-between border-t border-line pt-3 text-sm text-muted">
        Light or dark
        <ThemeToggle />
      </div>
    </Drawer>
  )
}
