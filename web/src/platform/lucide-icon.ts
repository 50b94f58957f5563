import type { LucideProps } from 'lucide-react'
import { createElement, type SVGProps } from 'react'

type Shape = [tag: string, attributes: SVGProps<SVGElement> & { key: string }]

/**
 * Stands in for `createLucideIcon` inside of `lucide-react` (see `vite.config.ts`): the original brings contexts, aliases and class names
 * that no page uses, and draws each icon with two components.
 */
export default function createLucideIcon({ node }: { node: Shape[] }) {
  return function Icon({ size = 24, ...props }: LucideProps) {
    const isNamed = 'aria-label' in props || 'role' in props || 'title' in props
    const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement(
      'svg',
      { ...ATTRIBUTES, width: size, height: size, 'aria-hidden': !isNamed || undefined, ...props },
      ...shapes,
    )
  }
}

const ATTRIBUTES = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
