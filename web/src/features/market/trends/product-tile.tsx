import type { ProductNiche } from '@reelwright/shared'
import { cn } from '../../../ui'
import { initialOf } from './words'

const LOOKS: Record<ProductNiche, string> = {
  beauty: 'bg-accent-soft text-accent-text',
  tech: 'bg-info-soft text-info',
  lifestyle: 'bg-success-soft text-success',
  fashion: 'bg-danger-soft text-danger',
  home: 'bg-warning-soft text-warning',
  other: 'bg-sunken text-muted',
}

/** Stands where a picture would: those lie on foreign servers, and a look at this page is nobody else's business. */
export function ProductTile({ name, niche, className }: { name: string; niche: ProductNiche; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'flex size-11 shrink-0 items-center justify-center rounded-control font-display text-lg font-bold',
        LOOKS[niche],
        className,
      )}
    >
      {initialOf(name)}
    </span>
  )
}
