import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const look = cva(
  'inline-flex max-w-full items-center gap-1 rounded-full font-medium weak:px-2 weak:py-0.5 weak:text-xs whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-muted inset-ring inset-ring-line',
        accent: 'bg-accent-soft text-accent-text',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type Tone = NonNullable<VariantProps<typeof look>['tone']>

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone
}

/** A word about the thing beside it. */
export function Badge({ tone, className, children, ...rest }: BadgeProps) {
  return (
    <span className={cn(look({ tone }), className)} {...rest}>
      <span className="inline-flex min-w-0 items-center gap-1 truncate">{children}</span>
    </span>
  )
}
