import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn'

export interface TabsProps<Id extends string> {
  /** Read out as the name of the tab list. */
  label: string
  tabs: readonly { id: Id; label: ReactNode; icon?: ReactNode; count?: number }[]
  value: Id
  onValueChange: (id: Id) => void
  children?: ReactNode
  className?: string
}

/** A tab list; the panels are `TabPanel`s, inside or elsewhere on the page. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, children, className }: TabsProps<Id>) {
  return (
    <Radix.Root value={value} onValueChange={(id) => onValueChange(id as Id)} className={className}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            id={`${tab.id}-tab`}
            aria-controls={`${tab.id}-panel`}
            className={cn(
              'focus-ring -mb-px inline-flex min-h-10 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-medium text-muted',
              'transition-colors -outline-offset-2! hover:text-ink touch:min-h-11 [&_svg]:size-4',
              'data-[state=active]:border-accent data-[state=active]:text-ink',
            )}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunken px-1.5 text-xs text-muted tabular-nums">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export interface TabPanelProps {
  /** The id of its tab. */
  id: string
  /** The id of the tab that is open now. */
  value: string
  children: ReactNode
  className?: string
}

/** Only the open panel exists in the page. */
export function TabPanel({ id, value, children, className }: TabPanelProps) {
  if (id !== value) return null
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab`}
      tabIndex={0}
      className={cn('focus-ring', className)}
    >
      {children}
    </div>
  )
}
