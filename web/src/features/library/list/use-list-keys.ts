import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ScriptCard } from '../script-fields'
import type { ItemEvents } from './script-item'

interface ListKeys {
  cards: readonly ScriptCard[]
  columns: number
  on: ItemEvents
  /** Scrolls to a script that is not rendered yet. */
  reveal: (index: number) => void
}

/** Which script a key leads to from `index`; undefined for other keys, and at the ends. */
export function nextIndex(key: string, index: number, count: number, columns: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
    Home: -index,
    End: count - 1 - index,
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (!step) return undefined
  const next = index + step
  // Down from above a last row that is not full leads to its end.
  if (next >= count)
    return key === 'ArrowDown' && Math.floor(index / columns) < Math.floor((count - 1) / columns)
      ? count - 1
      : undefined
  return next < 0 ? undefined : next
}

/** Arrows go from script to script, Space or x selects, Delete asks; Enter is the button's own. */
export function useListKeys({ cards, columns, on, reveal }: ListKeys) {
  const wanted = useRef<number>(undefined)
  const list = useRef<HTMLDivElement>(null)

  // What was not drawn yet is, one or two renders later.
  useEffect(() => {
    if (wanted.current === undefined) return
    const title = list.current?.querySelector<HTMLElement>(`[data-script="${wanted.current}"]`)
    if (!title) return
    wanted.current = undefined
    title.focus({ preventScroll: true })
  })

  function onKeyDown(event: KeyboardEvent) {
    const title = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-script]') : null
    if (!title || event.altKey || event.ctrlKey || event.metaKey) return
    const index = Number(title.dataset.script)
    const card = cards[index]
    if (!card) return

    if (event.key === ' ' || event.key === 'x') on.toggle(card.id, event.shiftKey)
    else if (event.key === 'Delete') on.start('delete', card)
    else {
      const next = nextIndex(event.key, index, cards.length, columns)
      if (next === undefined) return
      wanted.current = next
      reveal(next)
      const drawn = list.current?.querySelector<HTMLElement>(`[data-script="${next}"]`)
      if (drawn) {
        wanted.current = undefined
        drawn.focus({ preventScroll: true })
      }
    }
    event.preventDefault()
  }

  /** Firefox presses a button when the key comes up. */
  function onKeyUp(event: KeyboardEvent) {
    if (event.key === ' ' && event.target instanceof HTMLElement && event.target.matches('[data-script]'))
      event.preventDefault()
  }

  return { list, onKeyDown, onKeyUp }
}
