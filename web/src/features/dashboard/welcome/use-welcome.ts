import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SESSION_KEYS } from '../../../platform'

const PARAMETER = 'welcome'

/**
 * Whether the welcome shows: asked for by the address or by the first sign-in. Both are taken away at once, so that a
 * reload or a link sent to a friend does not say welcome again. (B-DS-24, B-DS-25, OP-41)
 */
export function useWelcome() {
  const [params, setParams] = useSearchParams()
  const [open, setOpen] = useState(isFlagged)
  const parameter = params.get(PARAMETER)
  // The parameter goes a moment later: until then a dialog that was closed stays closed.
  const [before, setBefore] = useState<string | null>(null)
  if (parameter !== before) {
    setBefore(parameter)
    if (parameter === 'true') setOpen(true)
  }

  useEffect(() => {
    forgetFlag()
    if (parameter === null) return
    const strip = (before: URLSearchParams) => {
      const rest = new URLSearchParams(before)
      rest.delete(PARAMETER)
      return rest
    }
    setParams(strip, { replace: true, preventScrollReset: true })
  }, [parameter, setParams])

  return { open, close: () => setOpen(false) }
}

function isFlagged(): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEYS.showWelcome) === 'true'
  } catch {
    return false
  }
}

function forgetFlag() {
  try {
    sessionStorage.removeItem(SESSION_KEYS.showWelcome)
  } catch {
    // A browser that forbids storage has no flag.
  }
}
