import type { ReactNode } from 'react'
import { Drawer } from '../../../ui'

interface FilterSheetProps {
  fields: ReactNode
  footer: ReactNode
  onClose: () => void
}

/** The filters on a phone, as a sheet from below. */
export function FilterSheet({ fields, footer, onClose }: FilterSheetProps) {
  return (
    <Drawer open onOpenChange={onClose} title="Filters" side="bottom">
      {fields}
      <div className="sticky bottom-0 -mx-5 border-t border-line bg-surface px-5 pt-3">{footer}</div>
    </Drawer>
  )
}
