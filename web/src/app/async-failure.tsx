import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { logError } from '../platform'
import { Banner, Button } from '../ui'

/** Says that something failed for which no part of the page felt responsible. (A-ER-24) */
export function AsyncFailure() {
  const cache = useQueryClient()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    function onRejection(event: PromiseRejectionEvent) {
      // Given up on purpose, by us: a newer search, a closed page.
      if (event.reason instanceof DOMException && event.reason.name === 'AbortError') return
      logError('Nobody handled a failure', event.reason)
      setFailed(true)
    }
    addEventListener('unhandledrejection', onRejection)
    return () => removeEventListener('unhandledrejection', onRejection)
  }, [])

  if (!failed) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md animate-rise rounded-control shadow-overlay">
      <Banner
        tone="danger"
        title="Async Operation Failed"
        onDismiss={() => setFailed(false)}
        action={
          <Button
            size="sm"
            onClick={() => {
              setFailed(false)
              void cache.refetchQueries({ type: 'active' })
            }}
          >
            Retry
          </Button>
        }
      >
        The page stays as it is. Retry loads its content again.
      </Banner>
    </div>
  )
}
