import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from './banner'
import { Button } from './button'

export interface LoadFailureProps {
  /** What did not arrive: "Your plan could not be loaded." */
  title?: ReactNode
  /** Why, or what stands there meanwhile. */
  children?: ReactNode
  /** A warning when something else stands in for it. */
  tone?: 'danger' | 'warning'
  /** It is being asked for again. */
  retrying?: boolean
  onRetry: () => void
}

/** Something of a page did not arrive and can be asked for again; the rest of the page stays usable. */
export function LoadFailure({ title, children, tone = 'danger', retrying = false, onRetry }: LoadFailureProps) {
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <Button size="sm" icon={<RotateCw strokeWidth={1.75} />} loading={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
