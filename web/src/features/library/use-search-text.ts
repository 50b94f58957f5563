import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which a text counts as typed. (OP-16) */
const PAUSE = 300

/**
 * The text of a search box that says the same as something outside, such as the address: what is typed is told after a
 * pause, an emptied box at once, and a change from outside comes into the box. The third part takes the pause away: for whoever tells
 * the text by other means, such as Enter.
 */
export function useSearchText(outside: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(outside)
  const [before, setBefore] = useState(outside)
  const [told, setTold] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ outside, tell })

  if (outside !== before) {
    setBefore(outside)
    // What comes back as it was told must not take away what was typed since.
    if (outside !== told) setTyped(outside)
    setTold(undefined)
  }

  // The pause may end on another page, where nobody waits for the text.
  useEffect(() => {
    latest.current = { outside, tell }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function settle(text: string) {
    if (text === latest.current.outside) return
    setTold(text)
    latest.current.tell(text)
  }

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    if (text.trim() === '') settle('')
    else timer.current = setTimeout(() => settle(text.trim()), PAUSE)
  }

  const endPause = () => clearTimeout(timer.current)

  return [typed, type, endPause] as const
}
