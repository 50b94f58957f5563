import { cloneElement, type HTMLAttributes, type ReactElement, useEffect } from 'react'
import { startTooltips } from './show-tooltip'

export interface TooltipProps {
  label: string
  /** One element that can be hovered and focused: a button, a link. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** A hint on hover and focus. Never the only place where something is said: touch has no hover. */
export function Tooltip({ label, children, side }: TooltipProps) {
  useEffect(startTooltips, [])
  const hint: HTMLAttributes<HTMLElement> & Record<`data-${string}`, string> = { 'data-tooltip': label }
  if (side) hint['data-tooltip-side'] = side
  return cloneElement(children, hint)
}
