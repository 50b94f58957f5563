import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type Opened, OPENED } from './later-parts'
import { useLatest } from './use-latest'

const PARAMETER = 'open'

/** How this entry of the history came about. */
interface OpenedState {
  /** By opening the part here, so that a step back closes it. */
  openedHere?: boolean
  wish?: string
}

/** What is open over the script. It stands in the address: it survives a reload, and a step back closes it. */
export function useOpened() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as OpenedState | null
  const named = query.get(PARAMETER)
  /** A dialog may say twice that it closes; the address takes a moment to change. */
  const isClosing = useRef(false)
  useEffect(() => {
    if (named !== null) isClosing.current = false
  }, [named])

  const open = useLatest((part: Opened, wish?: string) =>
    setQuery(
      (now) => {
        now.set(PARAMETER, part)
        return now
      },
      { state: { openedHere: true, wish } satisfies OpenedState, preventScrollReset: true },
    ),
  )
  const close = useLatest(() => {
    if (isClosing.current || named === null) return
    isClosing.current = true
    if (state?.openedHere) return void navigate(-1)
    setQuery(
      (now) => {
        now.delete(PARAMETER)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  })

  return { opened: OPENED.find((part) => part === named) ?? null, wish: state?.wish, open, close }
}
