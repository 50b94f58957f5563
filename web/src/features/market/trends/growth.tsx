import type { MarketRange } from '@reelwright/shared'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { cn } from '../../../ui'
import { signedPercent } from '../figures'
import { TOO_EARLY, WHY_NO_GROWTH, WINDOW_BEFORE } from './words'

/** Less than this is no change that anybody would act on. */
const STEADY = 0.005

/** Units against the window before: an arrow, a figure and, for those who see neither, a sentence. */
export function Growth({ value, range }: { value: number | null; range: MarketRange }) {
  if (value === null) {
    return (
      <span title={WHY_NO_GROWTH} className="text-muted">
        {TOO_EARLY}
      </span>
    )
  }
  const course = Math.abs(value) < STEADY ? 'steady' : value > 0 ? 'up' : 'down'
  const { Arrow, look, words } = COURSES[course]
  return (
    <span
      title={`Units compared with ${WINDOW_BEFORE[range]}`}
      className={cn('inline-flex items-center gap-1 font-medium whitespace-nowrap', look)}
    >
      <Arrow aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {signedPercent(value)}
      <span className="sr-only">
        {words} {WINDOW_BEFORE[range]}
      </span>
    </span>
  )
}

const COURSES = {
  up: { Arrow: ArrowUpRight, look: 'text-success', words: 'units, up from' },
  down: { Arrow: ArrowDownRight, look: 'text-danger', words: 'units, down from' },
  steady: { Arrow: ArrowRight, look: 'text-muted', words: 'units, same as' },
}
