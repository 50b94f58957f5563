import { Ellipsis } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'
import { ScriptActionsMenu } from '../script-actions'
import type { ScriptItemProps } from './script-item'

/** Rows that are only scrolled past render no menu, their most expensive part. */
const MENU_DELAY_MS = 120

/** The menu of a script; a placeholder while scrolling past. */
export function ItemMenu({ card, on }: Pick<ScriptItemProps, 'card' | 'on'>) {
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setReady(true)), MENU_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  if (isReady) return <ScriptActionsMenu card={card} onStart={on.start} />
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-8 items-center justify-center text-muted touch:size-11 [&_svg]:size-4"
    >
      <Ellipsis strokeWidth={1.75} />
    </span>
  )
}
