import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../ui'

interface BulkButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string
  icon: ReactNode
  danger?: boolean
}

/** A word below its sign on phones, beside it where there is room. */
export function BulkButton({ label, icon, danger = false, className, ...button }: BulkButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={cn(
        'focus-ring flex min-h-11 min-w-11 flex-col items-center justify-center gap-0.5 rounded-sm px-1.5 text-xs font-medium transition-colors select-none',
        'disabled:opacity-50 sm:flex-row sm:gap-2 sm:px-3 sm:text-sm lg:min-h-9 [&_svg]:size-4.5 [&_svg]:stroke-[1.75]',
        danger ? 'text-danger hover:bg-danger-soft' : 'text-ink hover:bg-hover',
        className,
      )}
    >
      {icon}
      {label}
    </button>
  )
}
