import { useLocation, useNavigate } from 'react-router'

const PARAMETERS = ['read', 'film'] as const

/** One script over a page. The address names it, so that it survives a reload and Back closes it. */
function useOpened(parameter: (typeof PARAMETERS)[number]) {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const before = Object(state) as { opened?: string }
  const address = (scriptId: string | null) => {
    const query = new URLSearchParams(search)
    for (const name of PARAMETERS) query.delete(name)
    if (scriptId !== null) query.set(parameter, scriptId)
    return { search: query.toString(), hash }
  }
  return {
    scriptId: new URLSearchParams(search).get(parameter),
    open: (scriptId: string) =>
      void navigate(address(scriptId), { state: { ...before, opened: parameter }, preventScrollReset: true }),
    close() {
      // Opened from a link or a bookmark, there may be no page of ours to go back to.
      if (before.opened === parameter) void navigate(-1)
      else void navigate(address(null), { replace: true, state, preventScrollReset: true })
    },
  }
}

/** The teleprompter over any signed-in page. */
export function useFilming() {
  const { scriptId, open, close } = useOpened('film')
  return { scriptId, film: open, stop: close }
}

/** The script that is read in the library. */
export const useReading = () => useOpened('read')
