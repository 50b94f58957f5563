import {
  Archive,
  ChartNoAxesCombined,
  Circle,
  CircleCheck,
  Clapperboard,
  type LucideIcon,
  MessageSquareText,
  PencilLine,
  Send,
  SquareDashed,
} from 'lucide-react'
import { createElement } from 'react'

const ICONS = new Map<string, LucideIcon>([
  ['draft', SquareDashed],
  ['in_progress', PencilLine],
  ['ready_to_film', Clapperboard],
  ['posted', Send],
  ['completed', CircleCheck],
  ['tracking', ChartNoAxesCombined],
  ['review', MessageSquareText],
  ['archived', Archive],
])

/** One for each of the eight names a status may have, and one for any other. Its name stands beside it. (B-BD-06, CX-01) */
export function StatusIcon({ status, className }: { status: string; className?: string }) {
  return createElement(ICONS.get(status) ?? Circle, { 'aria-hidden': true, strokeWidth: 1.75, className })
}
