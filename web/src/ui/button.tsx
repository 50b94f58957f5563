import { cva, type VariantProps } from 'class-variance-authority'
import { Children, cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cn } from './cn'
import { SpinnerMark } from './spinner'

export const buttonLook = cva(
  [
    'focus-ring items-center justify-center gap-2 rounded-control font-medium select-none weak:inline-flex',
    'transition-[background-color,border-color,color,scale,box-shadow] active:scale-[0.98]',
    'disabled:pointer-events-none aria-disabled:pointer-events-none [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent shadow-raised hover:bg-accent-hover',
        // On dark surfaces nothing but its border sets it off.
        secondary:
          'border weak:border-line bg-surface shadow-raised weak:text-ink hover:border-control hover:bg-sunken weak:dark:border-control/60',
        ghost: 'hover:bg-hover weak:text-ink',
        danger: 'bg-danger-solid text-on-danger shadow-raised hover:bg-danger-solid-hover',
      },
      size: {
        sm: 'min-h-8 px-3 py-1 text-sm touch:min-h-11 [&_svg]:size-4',
        md: 'min-h-10 px-4 py-1.5 text-sm touch:min-h-11 [&_svg]:size-4.5',
        lg: 'min-h-12 px-6 py-2 text-base [&_svg]:size-5',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

export type ButtonVariant = NonNullable<VariantProps<typeof buttonLook>['variant']>
export type ButtonSize = NonNullable<VariantProps<typeof buttonLook>['size']>

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner and takes no further clicks; the label stays, so that the width does. */
  loading?: boolean
  icon?: ReactNode
  fullWidth?: boolean
  /** Lends its look to the one child, for links that look like buttons. */
  asChild?: boolean
}

/** A button never submits by accident: `type` is "button" unless said otherwise. */
export function Button({
  variant,
  size,
  loading = false,
  icon,
  fullWidth = false,
  asChild = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = disabled || loading
  const look = cn(buttonLook({ variant, size }), fullWidth && 'w-full', off && !loading && 'opacity-50', className)
  const leading = loading ? <SpinnerMark className="size-4.5" /> : icon

  if (asChild) {
    const child = Children.only(children) as ReactElement<ComponentProps<'a'>>
    const { className: ownLook, children: label, ...own } = child.props
    const props = { 'aria-disabled': off || undefined, ...rest, ...own, className: cn(look, ownLook) }
    return cloneElement<object>(child, props, leading, label)
  }
  return (
    <button type={type} className={look} disabled={off} aria-busy={loading || undefined} {...rest}>
      {leading}
      {children}
    </button>
  )
}
