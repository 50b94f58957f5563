import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Banner, Button } from '../ui'
import { reportFailure } from './failure-report'
import { isMissingCode } from './stale-code'

/** Says that something failed for which no part of the page felt responsible. (A-ER-24) */
export function AsyncFailure() {
  const cache = useQueryClient()
  const [failed, setFailed] = useState<'call' | 'code' | null>(null)

  useEffect(() => {
    function onRejection(event: PromiseRejectionEvent) {
      // Given up on purpose, by us: a newer search, a closed page.
      if (event.reason instanceof DOMException && event.reason.name === 'AbortError') return
      // A part of the page that is not there any more, after a deploy. Reloading is left to the person: something may be typed.
      if (isMissingCode(event.reason)) return setFailed('code')
      reportFailure('Nobody handled a failure', event.reason)
      setFailed('call')
    }
    addEventListener('unhandledrejection', onRejection)
    return () => removeEventListener('unhandledrejection', onRejection)
  }, [])

  if (!failed) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md animate-rise rounded-control shadow-overlay">
      {failed === 'code' ? (
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
          This part of the page comes with it. Drafts are kept on this device.
        </Banner>
      ) : (
        <Banner
          tone="danger"
          title="Async Operation Failed"
          onDismiss={() => setFailed(null)}
          action={
            <Button
              size="sm"
              onClick={() => {
                setFailed(null)
                void cache.refetchQueries({ type: 'active' })
              }}
            >
              Retry
            </Button>
          }
        >
          The page stays as it is. Retry loads its content again.
        </Banner>
      )}
    </div>
  )
}
