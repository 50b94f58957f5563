import { Ellipsis } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'
import { ScriptActionsMenu } from '../script-actions'
import type { ScriptItemProps } from './script-item'

/** Milliseconds: what is only passed by in a scroll gets no menu, which is the most expensive part of it. */
const REST = 120

/** The menu of a script, as soon as the script has come to rest; until then what looks like it. */
export function ItemMenu({ card, on }: Pick<ScriptItemProps, 'card' | 'on'>) {
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setReady(true)), REST)
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
