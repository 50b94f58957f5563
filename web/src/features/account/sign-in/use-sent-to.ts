import { useLocation, useNavigate } from 'react-router'
import { signInState } from '../return-path'

/**
 * Where the mail went whose code is asked for now. In the history entry, like what the guards remember: people leave for
 * their mail, and on a phone the page reloads when they come back.
 */
export function useSentTo(): [string | undefined, (email: string | undefined) => void] {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { sentTo, ...others } = signInState(state)

  function setSentTo(email: string | undefined) {
    const next = email === undefined ? others : { ...others, email, sentTo: email }
    void navigate({ pathname, search, hash }, { replace: true, state: next })
  }
  return [typeof sentTo === 'string' ? sentTo : undefined, setSentTo]
}
