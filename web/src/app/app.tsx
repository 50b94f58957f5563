import { useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { type DataRouter, RouterProvider } from 'react-router'
import { flushUpdate, followTheme } from '../platform'
import { ErrorScreen } from './error-page'
import { reportFailure } from './failure-report'
import { prefetchOnIntent } from './prefetch'

/** The product at whatever address the router says. */
export function App({ router }: { router: DataRouter }) {
  useEffect(followTheme, [])
  useEffect(() => prefetchOnIntent(() => router.routes), [router])
  useEffect(reportUncaught, [])
  return (
    <ErrorBoundary onError={(error) => reportFailure('The app couldn’t be shown', error)} FallbackComponent={Fallback}>
      <RouterProvider router={router} flushSync={flushUpdate} />
    </ErrorBoundary>
  )
}

function Fallback({ resetErrorBoundary }: FallbackProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col px-6 py-16">
      <ErrorScreen onTryAgain={resetErrorBoundary} />
    </main>
  )
}

/** What no part of React sees: handlers of events, timers. The page goes on, so nobody is interrupted. */
function reportUncaught() {
  const onError = ({ error, message }: ErrorEvent) => {
    // Without an error it is a message of the browser about itself, or of an extension.
    if (error instanceof Error) reportFailure('Uncaught error', error)
    else if (!/ResizeObserver|Script error/.test(message)) reportFailure('Uncaught error', message)
  }
  addEventListener('error', onError)
  return () => removeEventListener('error', onError)
}
