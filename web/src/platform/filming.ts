import { useLocation, useNavigate } from 'react-router'

const PARAMETER = 'film'

/** The teleprompter over any signed-in page. The address names its script, so that it survives a reload and Back closes it. */
export function useFilming() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const before = Object(state) as { opensFilm?: boolean }
  const address = (scriptId: string | null) => {
    const query = new URLSearchParams(search)
    if (scriptId === null) query.delete(PARAMETER)
    else query.set(PARAMETER, scriptId)
    return { search: query.toString(), hash }
  }
  return {
    scriptId: new URLSearchParams(search).get(PARAMETER),
    film: (scriptId: string) =>
      void navigate(address(scriptId), { state: { ...before, opensFilm: true }, preventScrollReset: true }),
    stop() {
      // Opened from a link or a bookmark, there may be no page of ours to go back to.
      if (before.opensFilm) void navigate(-1)
      else void navigate(address(null), { replace: true, state, preventScrollReset: true })
    },
  }
}
