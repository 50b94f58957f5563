import { useEffect, useRef, useState } from 'react'

/** (OP-16) */
const DEBOUNCE_MS = 300

/**
 * The text of a search box in sync with an outside value such as the URL. Typing calls `onSearch` debounced, clearing at once; outside
 * changes replace the text. The third value cancels the debounce, for callers that submit the text themselves, such as on Enter.
 */
export function useSearchText(outside: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(outside)
  const [before, setBefore] = useState(outside)
  const [sent, setSent] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ outside, onSearch })

  if (outside !== before) {
    setBefore(outside)
    // The echo of a sent text must not overwrite newer typing.
    if (outside !== sent) setTyped(outside)
    setSent(undefined)
  }

  // The debounce may end after the page was left.
  useEffect(() => {
    latest.current = { outside, onSearch }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function settle(text: string) {
    if (text === latest.current.outside) return
    setSent(text)
    latest.current.onSearch(text)
  }

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    if (text.trim() === '') settle('')
    else timer.current = setTimeout(() => settle(text.trim()), DEBOUNCE_MS)
  }

  const cancelDebounce = () => clearTimeout(timer.current)

  return [typed, type, cancelDebounce] as const
}
