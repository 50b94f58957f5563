import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { focusMovedOn } from '../../../ui'

/** By then a remounted script has all of its controls. */
const FOCUS_TIMEOUT_MS = 600
const STEP = 60

interface Held {
  card: string
  /** Of the control that is no title. */
  label: string | null
}

/**
 * Scripts that come in elsewhere push others into the next row, where they remount: the focus stays with its script, on the
 * same control. Pass it the focus and blur events of the list.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const held = useRef<Held>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const { current } = held
    if (!current || focusMovedOn()) return
    const until = Date.now() + FOCUS_TIMEOUT_MS
    const look = () => {
      if (held.current !== current || focusMovedOn()) return
      const item = itemOf(list.current?.querySelector(`[data-card="${CSS.escape(current.card)}"]`))
      const control = item && controlOf(item, current.label)
      if (control) control.focus({ preventScroll: true })
      else if (item && Date.now() < until) timer.current = setTimeout(look, STEP)
      else if (item) controlOf(item, null)?.focus({ preventScroll: true })
    }
    clearTimeout(timer.current)
    look()
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const card = itemOf(target)?.querySelector<HTMLElement>('[data-card]')?.dataset.card
      held.current = card ? { card, label: target.hasAttribute('data-card') ? null : labelOf(target) } : undefined
    },
    // What was taken off the page did not give the focus away.
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected) held.current = undefined
    },
  }
}

const itemOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[aria-posinset], [aria-rowindex]')

const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.tagName

const controlOf = (item: HTMLElement, label: string | null) =>
  [...item.querySelectorAll<HTMLElement>('button, input, a')].find((control) =>
    control.hasAttribute('data-card') ? label === null : labelOf(control) === label,
  )
