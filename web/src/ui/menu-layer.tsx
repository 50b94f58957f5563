import { DropdownMenu } from 'radix-ui'
import { type FocusEvent, type ReactNode, useRef } from 'react'
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
}

interface MenuLayerProps extends MenuProps {
  /** A key has asked for it: the focus goes to the first item. */
  openedByKey: boolean
}

/** The menu's button with the list, which is open from the first moment: it is mounted by the press that asked for it. */
export function MenuLayer({ trigger, label, items, header, align = 'end', openedByKey }: MenuLayerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const focusesFirst = useRef(openedByKey)

  // Radix has not seen the key, which came before this was mounted.
  function focusFirst(event: FocusEvent<HTMLElement>) {
    if (!focusesFirst.current || event.target !== event.currentTarget) return
    focusesFirst.current = false
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus()
  }

  return (
    // Not modal: it would hide the page, with what can be focused in it, from screen readers for a handful of lines.
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        {/* It hangs on the body: without a landmark of its own, it would be in none. */}
        <section aria-label={`${label} menu`}>
          <DropdownMenu.Content
            aria-label={label}
            aria-labelledby={undefined}
            onFocus={focusFirst}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-48 animate-pop overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-floating"
          >
            {header && <div className="border-b border-line px-3 pt-1.5 pb-2 text-sm text-muted">{header}</div>}
            <Entries items={items} onChoose={() => button.current?.focus()} />
          </DropdownMenu.Content>
        </section>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface EntriesProps extends Pick<MenuProps, 'items'> {
  onChoose: () => void
}

/** The focus leaves the list before the action: a dialog that opens later, with its code, has something to give it back to. */
function Entries({ items, onChoose }: EntriesProps) {
  return (typeof items === 'function' ? items() : items).map((item, index) =>
    item === 'separator' ? (
      <DropdownMenu.Separator key={index} className="mx-2 my-1 h-px bg-line" />
    ) : (
      <DropdownMenu.Item
        key={index}
        disabled={item.disabled}
        onSelect={() => {
          onChoose()
          item.onSelect?.()
        }}
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
