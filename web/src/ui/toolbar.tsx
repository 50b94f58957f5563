import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export interface ToolbarProps {
  label: string
  className?: string
  /** Buttons. */
  children: ReactNode
}

/** Buttons that are one stop of the tab order; the arrow keys lead from one to the next. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLButtonElement>(null)

  // After every rendering: buttons come and go.
  useLayoutEffect(() => {
    const buttons = buttonsIn(bar.current)
    if (!current.current || !buttons.includes(current.current)) current.current = buttons[0] ?? null
    for (const button of buttons) button.tabIndex = button === current.current ? 0 : -1
  })

  function handleFocus({ target }: FocusEvent) {
    const buttons = buttonsIn(bar.current)
    const focused = buttons.find((button) => button === target)
    if (!focused) return
    current.current = focused
    for (const button of buttons) button.tabIndex = button === focused ? 0 : -1
  }

  function handleKey(event: KeyboardEvent) {
    const buttons = buttonsIn(bar.current)
    const at = buttons.findIndex((button) => button === event.target)
    const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined
    if (at < 0 || !step) return
    event.preventDefault()
    buttons[step(at, buttons.length)]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons are what is focused
    <div ref={bar} role="toolbar" aria-label={label} onFocus={handleFocus} onKeyDown={handleKey} className={className}>
      {children}
    </div>
  )
}

const buttonsIn = (bar: HTMLElement | null) =>
  [...(bar?.querySelectorAll('button') ?? [])].filter((button) => !button.disabled)
