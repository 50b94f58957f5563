import { TriangleAlert, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useOnline } from '../../platform'
import { Button, IconButton } from '../../ui'
import { lookForConfirmation } from './api'
import { useSession } from './session'
import { useResendConfirmation } from './use-resend-confirmation'

/** Account and time of the last dismissal: "id 1764200000000". */
const KEY = 'verificationBannerDismissed'
const DAY_MS = 24 * 60 * 60 * 1000

/** One line while the address is not confirmed. It can be put off for a day, and is not shown offline. */
export function VerificationBanner() {
  const { status, user } = useSession()
  const dismissed = useSyncExternalStore(onDismissed, readDismissed, readDismissed)
  const resend = useResendConfirmation()
  const online = useOnline()
  const waiting = status === 'signed-in' && user !== null && user.email !== '' && !user.emailVerified
  useLookOnFocus(waiting)

  if (!waiting || !online || isPutOff(dismissed, user.id)) return null
  const { id, email } = user

  return (
    <div
      role="status"
      className="flex h-10 items-center gap-2 border-b border-warning-line bg-warning-soft pl-3 text-xs text-ink sm:gap-3 sm:px-4 sm:text-sm lg:px-6"
    >
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-warning max-sm:hidden" />
      <p className="min-w-0 flex-1 truncate" title={email}>
        <strong className="font-semibold">Please verify your email address.</strong>
        <span className="max-sm:hidden"> We sent a link to {email}.</span>
      </p>
      <Button
        size="sm"
        variant="ghost"
        className="-my-1 max-sm:px-2 max-sm:text-xs"
        loading={resend.isPending}
        onClick={() => resend.mutate(email)}
      >
        Resend email
      </Button>
      <IconButton
        label="Hide for a day"
        icon={<X strokeWidth={1.75} />}
        size="sm"
        className="-my-1"
        onClick={() => dismiss(id)}
      />
    </div>
  )
}

function isPutOff(dismissed: string | null, userId: string): boolean {
  const [id, time] = dismissed?.split(' ') ?? []
  return id === userId && Date.now() - Number(time) < DAY_MS
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
    return localStorage.getItem(KEY) ?? dismissedHere
  } catch {
    return dismissedHere
  }
}

function onDismissed(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function dismiss(userId: string) {
  dismissedHere = `${userId} ${Date.now()}`
  try {
    localStorage.setItem(KEY, dismissedHere)
  } catch {
    // Then as long as the page.
  }
  for (const listener of listeners) listener()
}
