import { useEffect, useSyncExternalStore } from 'react'
import { Banner, Button } from '../../ui'
import { lookForConfirmation } from './api'
import { useSession } from './session'
import { useResendConfirmation } from './use-resend-confirmation'

/** For the session of this tab, and this account alone. (A-NT-09) */
const KEY = 'verificationBannerDismissed'

/** Above both shells while the address is not confirmed. (A-SH-30 to A-SH-32, A-NT-09, CX-52) */
export function VerificationBanner() {
  const { status, user } = useSession()
  const dismissedFor = useSyncExternalStore(onDismissed, readDismissed, readDismissed)
  const resend = useResendConfirmation()
  const waiting = status === 'signed-in' && user !== null && user.email !== '' && !user.emailVerified
  useLookOnFocus(waiting)

  if (!waiting || dismissedFor === user.id) return null
  const { id, email } = user

  return (
    <Banner
      tone="warning"
      className="rounded-none border-x-0 border-t-0"
      title="Please verify your email address."
      onDismiss={() => dismiss(id)}
      action={
        <Button size="sm" loading={resend.isPending} onClick={() => resend.mutate(email)}>
          Resend email
        </Button>
      }
    >
      <span className="[overflow-wrap:anywhere]">We sent a link to {email}.</span>
    </Banner>
  )
}

/** Once a while is enough: people switch windows all the time. */
const PAUSE_MS = 5000

/** The link was maybe opened on the phone: a look when people come back to this tab. */
function useLookOnFocus(waiting: boolean) {
  useEffect(() => {
    if (!waiting) return undefined
    let lastLook = 0
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - lastLook < PAUSE_MS) return
      lastLook = Date.now()
      // Nothing found, or no network: the next look may have more luck.
      lookForConfirmation().catch(() => undefined)
    }
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [waiting])
}

let dismissedHere: string | null = null
const listeners = new Set<() => void>()

function readDismissed(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? dismissedHere
  } catch {
    return dismissedHere
  }
}

function onDismissed(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function dismiss(userId: string) {
  dismissedHere = userId
  try {
    sessionStorage.setItem(KEY, userId)
  } catch {
    // Then as long as the page.
  }
  for (const listener of listeners) listener()
}
