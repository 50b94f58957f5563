import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Leads to `/login` and from there back to this page. (CX-08) */
export function useAskToSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    () => void navigate('/login', { state: { from: `${pathname}${search}` } }),
    [navigate, pathname, search],
  )
}
