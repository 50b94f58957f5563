import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface ChatFocus {
  open: boolean
  isAsking: boolean
  /** Changes whenever buttons come or go. */
  stage: string
  /** Where one goes on typing; null where that would bring up a keyboard over half the screen. */
  field: RefObject<HTMLTextAreaElement | null> | null
  stopButton: RefObject<HTMLButtonElement | null>
  acceptButton: RefObject<HTMLButtonElement | null>
}

/** What had the focus is switched off or gone while an answer is awaited, and once it is there or decided on: the next thing to do gets it. */
export function useChatFocus({ open, isAsking, stage, field, stopButton, acceptButton }: ChatFocus) {
  const was = useRef(stage)
  // Before a modal sees that its focus is gone, and takes it for itself.
  useLayoutEffect(() => {
    if (was.current === stage) return
    was.current = stage
    if (!open || !isFocusFree()) return
    const next = isAsking ? stopButton : acceptButton.current ? acceptButton : field
    next?.current?.focus()
  }, [open, isAsking, stage, field, stopButton, acceptButton])
}

function isFocusFree(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(':disabled')
}

/** Sends a text once each time it is given. */
export function useSendOnce(text: string | undefined, send: (text: string) => void) {
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (sent.current === text) return
    sent.current = text
    if (text) send(text)
  })
}

/** Scrolls to the start of the newest line, or to new changes below it. */
export function useScrollToNewest(
  open: boolean,
  newest: { line: RefObject<HTMLElement | null>; end: RefObject<HTMLElement | null> },
  last: string | undefined,
  incoming: number,
) {
  const { line, end } = newest
  useEffect(() => {
    if (!open || last === undefined) return
    if (incoming >= 0) end.current?.scrollIntoView({ block: 'nearest' })
    else line.current?.scrollIntoView({ block: 'start' })
  }, [open, line, end, last, incoming])
}
