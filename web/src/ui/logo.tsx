import { PRODUCT_NAME } from '@reelwright/shared'
import { cn } from './cn'

const SIZES = {
  sm: { mark: 'size-6', word: 'text-lg' },
  md: { mark: 'size-8', word: 'text-2xl' },
  lg: { mark: 'size-12', word: 'text-4xl' },
}

export interface LogoProps {
  size?: keyof typeof SIZES
  markOnly?: boolean
  className?: string
}

/** A film frame with a nib in it, and the name. The drawing is also `public/favicon.svg`: change both together. */
export function Logo({ size = 'md', markOnly = false, className }: LogoProps) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <svg
        viewBox="0 0 32 32"
        fill="currentColor"
        className={cn('shrink-0 text-accent', SIZES[size].mark)}
        {...(markOnly ? { role: 'img', 'aria-label': PRODUCT_NAME } : { 'aria-hidden': true })}
      >
        <path
          fillRule="evenodd"
          d="M8 2h16a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6ZM5.2 8.4v2.2c0 .6.4 1 1 1h1c.6 0 1-.4 1-1V8.4c0-.6-.4-1-1-1h-1c-.6 0-1 .4-1 1Zm0 13v2.2c0 .6.4 1 1 1h1c.6 0 1-.4 1-1v-2.2c0-.6-.4-1-1-1h-1c-.6 0-1 .4-1 1Zm18.6-13v2.2c0 .6.4 1 1 1h1c.6 0 1-.4 1-1V8.4c0-.6-.4-1-1-1h-1c-.6 0-1 .4-1 1Zm0 13v2.2c0 .6.4 1 1 1h1c.6 0 1-.4 1-1v-2.2c0-.6-.4-1-1-1h-1c-.6 0-1 .4-1 1ZM16 4.6c2.5 2.4 5.4 6.9 5.4 10.7 0 1.5-.3 2.6-1 4l-3.65 7.2v-7.8a2.5 2.5 0 1 0-1.5 0v7.8l-3.65-7.2c-.7-1.4-1-2.5-1-4 0-3.8 2.9-8.3 5.4-10.7Z"
        />
      </svg>
      {!markOnly && (
        <span className={cn('font-display font-bold tracking-tight text-ink', SIZES[size].word)}>{PRODUCT_NAME}</span>
      )}
    </span>
  )
}
