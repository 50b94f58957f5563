import { useEffect, useState } from 'react'
import { Banner, Button } from '../ui'
import { reportFailure } from './failure-report'
import { isMissingCode, isReachable } from './stale-code'

export interface AsyncFailureProps {
  /** What becomes of the page, and what retrying does. */
  text: string
  onRetry: () => void
}

/** Says that something failed for which no part of the page felt responsible. (A-ER-24) */
export function AsyncFailure({ text, onRetry }: AsyncFailureProps) {
  const [failed, setFailed] = useState<'call' | 'old code' | 'unreachable' | null>(null)

  useEffect(() => {
    function onRejection(event: PromiseRejectionEvent) {
      // Given up on purpose, by us: a newer search, a closed page.
      if (event.reason instanceof DOMException && event.reason.name === 'AbortError') return
      // Gone after a deploy, or out of reach. Reloading is left to the person: something may be typed.
      if (isMissingCode(event.reason))
        return void isReachable().then((reachable) => setFailed(reachable ? 'old code' : 'unreachable'))
      reportFailure('Unhandled rejection', event.reason)
      setFailed('call')
    }
    addEventListener('unhandledrejection', onRejection)
    return () => removeEventListener('unhandledrejection', onRejection)
  }, [])

  if (!failed) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md animate-rise rounded-control shadow-overlay">
      {failed === 'unreachable' && (
        <Banner tone="warning" title="This part of the page isn’t available offline" onDismiss={() => setFailed(null)}>
          You’re offline. Try again when you’re connected. What you typed is safe.
        </Banner>
      )}
      {failed === 'old code' && (
        <Banner
          tone="info"
          title="A new version is ready"
          onDismiss={() => setFailed(null)}
          action={
            <Button size="sm" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        >
          Reload to use it. Drafts are kept on this device.
        </Banner>
      )}
      {failed === 'call' && (
        <Banner
          tone="danger"
          title="Async Operation Failed"
          onDismiss={() => setFailed(null)}
          action={
            <Button
              size="sm"
              onClick={() => {
                setFailed(null)
                onRetry()
              }}
            >
              Retry
            </Button>
          }
        >
          {text}
        </Banner>
      )}
    </div>
  )
}
