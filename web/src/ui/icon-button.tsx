import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { SpinnerMark } from './spinner'
import { Tooltip } from './tooltip'

const look = cva(
  [
    'focus-ring inline-flex shrink-0 items-center justify-center rounded-control',
    'active:scale-95 weak:transition-[background-color,border-color,color,scale] disabled:pointer-events-none disabled:opacity-50',
  ],
  {
    variants: {
      variant: {
        ghost: 'hover:bg-hover hover:text-ink weak:text-muted',
        secondary:
          'border weak:border-line shadow-raised hover:border-control hover:bg-sunken weak:bg-surface weak:text-ink weak:dark:border-control/60',
        primary: 'bg-accent text-on-accent hover:bg-accent-hover',
        danger: 'text-danger hover:bg-danger-soft',
      },
      size: {
        sm: 'size-8 touch:size-11 [&_svg]:size-4',
        md: 'size-10 touch:size-11 [&_svg]:size-5',
        lg: 'size-12 [&_svg]:size-6',
      },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
)

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also shown as tooltip. */
  label: string
  icon: ReactNode
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Set for a toggle; leave out for a plain button. */
  pressed?: boolean
  loading?: boolean
}

/** A button that is only an icon. */
export function IconButton({
  label,
  icon,
  variant,
  size,
  pressed,
  loading = false,
  disabled,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        type={type}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={loading || undefined}
        disabled={disabled || loading}
        className={cn(look({ variant, size }), pressed && 'bg-accent-soft text-accent-text', className)}
        {...rest}
      >
        {loading ? <SpinnerMark /> : icon}
      </button>
    </Tooltip>
  )
}
