import { Drawer, Logo } from '../../ui'
import { NavigationList } from './navigation-list'

/** The sidebar of small screens, as a drawer. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open onOpenChange={onClose} title={<Logo size="sm" />} side="left">
      <nav aria-label="Menu" className="-mx-5 flex min-h-full flex-col">
        <NavigationList />
      </nav>
    </Drawer>
  )
}
