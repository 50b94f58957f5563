import type { ComponentProps } from 'react'
import { cn } from './cn'

const PADDING = { none: '', sm: 'p-3', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' }

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  padding?: keyof typeof PADDING
  /** Lifts on hover; for cards that hold one link or button over their whole face. */
  interactive?: boolean
}

export function Card({ as = 'div', padding = 'md', interactive = false, className, ...rest }: CardProps) {
  // The five elements take the same attributes; the cast spares a generic that no caller needs.
  const Element = as as 'div'
  return (
    <Element
      className={cn(
        'rounded-card border shadow-raised weak:border-line weak:bg-surface',
        PADDING[padding],
        interactive &&
          'transition-[box-shadow,border-color,translate] hover:-translate-y-px hover:border-control hover:shadow-floating',
        className,
      )}
      {...rest}
    />
  )
}
