import type { ReactNode } from 'react'
import { cn } from '../../ui'

const LIGHT =
  '[--accent:#cf3624] [--canvas:#faf7f3] [--ink:#221d19] [--line:#e4dcd3] [--muted:#665c53] [--surface:#ffffff]'

/** The same content in both themes at once, whichever the page has. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel name="Light" className={LIGHT}>
        {children}
      </Panel>
      <Panel name="Dark" className="dark">
        {children}
      </Panel>
    </div>
  )
}

export function Panel({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <figure className={cn('rounded-card border border-line bg-canvas p-5 sm:p-6', className)}>
      <figcaption className="mb-4 text-sm text-muted">{name}</figcaption>
      {children}
    </figure>
  )
}
