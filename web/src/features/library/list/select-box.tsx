import { useRef } from 'react'
import { Checkbox, cn } from '../../../ui'
import type { ScriptItemProps } from './script-item'

/** Selects a script; with Shift, all up to the one before. */
export function SelectBox({
  card,
  isSelected,
  on,
  className,
}: Pick<ScriptItemProps, 'card' | 'isSelected' | 'on'> & { className?: string }) {
  const withShift = useRef(false)
  return (
    <div
      role="presentation"
      className={cn('relative z-10 shrink-0', className)}
      onClickCapture={(event) => {
        withShift.current = event.shiftKey
      }}
    >
      <Checkbox
        label={<span className="sr-only">{`Select ${card.title}`}</span>}
        checked={isSelected}
        onCheckedChange={() => on.toggle(card.id, withShift.current)}
        className="min-h-0! gap-0! py-0!"
      />
    </div>
  )
}
