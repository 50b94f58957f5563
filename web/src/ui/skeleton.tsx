import { cn } from './cn'

/** A quiet shape where content will stand. Give it the size of that content; the parent says `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe bg-hover weak:h-4 weak:rounded-sm', className)} />
}
