import { useState } from 'react'
import { publicConfig } from '../../../platform'
import { Banner } from '../../../ui'
import { describeProblem } from '../sign-in-error'
import { leaveForGoogle } from './api'
import { GoogleButton } from './google-button'
import { inAppBrowser } from './in-app-browser'
import { InAppHint } from './in-app-hint'
import { OrLine } from './sign-in-frame'

/** Ways in without a password: Google where this installation has it, and why it may not work in here. (OP-14, OP-24) */
export function OtherWays({ target }: { target: string }) {
  const [app] = useState(() => inAppBrowser(navigator.userAgent))
  const [isRedirecting, setRedirecting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [explained, setExplained] = useState(false)
  if (!publicConfig()?.google) return null

  async function leave() {
    if (app) return setExplained(true)
    setRedirecting(true)
    setProblem(undefined)
    try {
      await leaveForGoogle(target)
      // Still turning while the browser goes there.
    } catch (thrown) {
      setProblem(describeProblem(thrown).message)
      setRedirecting(false)
    }
  }

  return (
    <>
      {app && <InAppHint app={app} asked={explained} />}
      {problem && <Banner tone="danger">{problem}</Banner>}
      <GoogleButton loading={isRedirecting} onClick={() => void leave()} />
      <OrLine />
    </>
  )
}
