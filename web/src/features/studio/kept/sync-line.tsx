import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../../../platform'
import { Button } from '../../../ui'
import { sendWaitingTakes } from '../teleprompter/api'
import { onTakesChanged, waitingTakes } from '../teleprompter/take-queue'

/** Milliseconds for which it is said that all is well. */
const GOOD_NEWS = 4_000

/** What this device has noted and the server does not have yet. Sends it, from every page, as soon as there is a line. */
export function SyncLine({ userId }: { userId: string }) {
  const online = useOnline()
  const count = useSyncExternalStore(onTakesChanged, () => waitingTakes(userId).length)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [waited, setWaited] = useState(false)
  const waits = count > 0
  if (waits && !waited) setWaited(true)

  useEffect(() => {
    if (!waits || !online) return
    let left = false
    async function send() {
      await sendWaitingTakes(userId)
      if (!left) setFailed(waitingTakes(userId).length > 0)
    }
    void send()
    return () => {
      left = true
      setFailed(false)
    }
    // Another attempt is another try, although nothing in here reads its number.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [waits, online, attempt, userId])

  useEffect(() => {
    if (waits || !waited) return
    const timer = setTimeout(setWaited, GOOD_NEWS, false)
    return () => clearTimeout(timer)
  }, [waits, waited])

  const takes = count === 1 ? '1 take' : `${count} takes`
  const [Icon, text] = !waits
    ? [CloudCheck, 'Up to date']
    : !online
      ? [CloudOff, `Offline. ${takes} ${count === 1 ? 'is' : 'are'} kept on this device`]
      : failed
        ? [CloudOff, `${takes} couldn’t be sent yet`]
        : [CloudUpload, `Sending ${takes}`]
  return (
    // Beside the page and not in it: nothing moves when it comes and goes.
    <div
      role="status"
      className="fixed bottom-[calc(4.25rem+env(safe-area-inset-bottom))] left-4 z-30 max-w-[calc(100vw-2rem)] lg:bottom-4"
    >
      {(waits || waited) && (
        <div className="flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-surface px-4 text-sm text-ink shadow-md">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-muted" />
          <span>{text}</span>
          {waits && online && failed && (
            <Button size="sm" variant="ghost" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
