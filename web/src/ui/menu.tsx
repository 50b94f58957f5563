import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { cn } from './cn'

export interface MenuEntry {
  label: ReactNode
  icon?: ReactNode
  onSelect?: () => void
  /** For an entry that is a link: where it leads. */
  to?: string
  danger?: boolean
  disabled?: boolean
}

export type MenuItem = MenuEntry | 'separator'

export interface MenuProps {
  /** One element that takes a ref and shows what opens: a Button, an IconButton. */
  trigger: ReactNode
  /** Read out as the name of the list. */
  label: string
  /** Or what makes them when the list opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  header?: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Open from the first moment, for one that comes with the press that asked for it. */
  defaultOpen?: boolean
}

/** A list of actions behind a button. Letters jump, arrows move, Escape closes. */
export function Menu({ trigger, label, items, header, align = 'end', defaultOpen }: MenuProps) {
  const id = useId()
  return (
    // Not modal: it would hide the page, with what can be focused in it, from screen readers for a handful of lines.
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild id={id}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          aria-labelledby={undefined}
          data-opened-by={id}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-48 animate-pop overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-floating"
        >
          {header && <div className="border-b border-line px-3 pt-1.5 pb-2 text-sm text-muted">{header}</div>}
          <Entries items={items} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Entries({ items }: Pick<MenuProps, 'items'>) {
  return (typeof items === 'function' ? items() : items).map((item, index) =>
    item === 'separator' ? (
      <DropdownMenu.Separator key={index} className="mx-2 my-1 h-px bg-line" />
    ) : (
      <DropdownMenu.Item
        key={index}
        disabled={item.disabled}
        onSelect={item.onSelect}
        asChild={item.to !== undefined}
        className={cn(
          'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 text-sm outline-none select-none touch:min-h-11',
          'data-disabled:cursor-not-allowed data-disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0',
          item.danger
            ? 'text-danger data-highlighted:bg-danger-soft'
            : 'text-ink data-highlighted:bg-hover [&_svg]:text-muted',
        )}
      >
        {item.to === undefined ? (
          <Line {...item} />
        ) : (
          <Link to={item.to}>
            <Line {...item} />
          </Link>
        )}
      </DropdownMenu.Item>
    ),
  )
}

function Line({ icon, label }: MenuEntry) {
  return (
    <>
      {icon}
      <span className="min-w-0">{label}</span>
    </>
  )
}
