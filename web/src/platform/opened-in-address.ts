import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLatest } from './use-latest'

/** How an entry of the history came about: `opened` is the parameter that was set here, so that a step back closes what it names. */
interface OpenedState {
  opened?: string
}

/** What a page has open over it, with or without the script that it is about: `refine`, or `history.<id of the script>`. */
export const OPEN_PARAMETER = 'open'

/**
 * What is open over a page. A parameter of the address names it, so that it survives a reload and Back closes it.
 * `closes`: parameters of what may not be open at the same time.
 */
export function useOpenedInAddress(parameter: string, closes: readonly string[] = []) {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const before = Object(state) as OpenedState
  const named = new URLSearchParams(search).get(parameter)
  /** A dialog may say twice that it closes; the address takes a moment to change. */
  const isClosing = useRef(false)
  useEffect(() => {
    if (named !== null) isClosing.current = false
  }, [named])

  const address = (value: string | null, along: Record<string, string> = {}) => {
    const query = new URLSearchParams(search)
    for (const name of [parameter, ...closes]) query.delete(name)
    if (value !== null) query.set(parameter, value)
    for (const [name, text] of Object.entries(along)) query.set(name, text)
    return { search: query.toString(), hash }
  }
  return {
    /** What is open; null: nothing. */
    named,
    /** What came along when it was opened here. */
    state: before as unknown,
    /** `more` goes into the state of the entry, `along` into the address. */
    open: useLatest((value: string, more: object = {}, along: Record<string, string> = {}) => {
      // At once, while what opened it has the focus: it gets the focus back.
      const how = { state: { ...before, ...more, opened: parameter }, preventScrollReset: true, flushSync: true }
      void navigate(address(value, along), how)
    }),
    close: useLatest(() => {
      if (isClosing.current || named === null) return
      isClosing.current = true
      // Opened from a link or a bookmark, there may be no page of ours to go back to.
      if (before.opened === parameter) void navigate(-1)
      else void navigate(address(null), { replace: true, state, preventScrollReset: true })
    }),
  }
}
