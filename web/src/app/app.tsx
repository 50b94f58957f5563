import { useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { type DataRouter, RouterProvider } from 'react-router'
import { followTheme, logError } from '../platform'
import { ErrorScreen } from './error-page'

/** The product at whatever address the router says. */
export function App({ router }: { router: DataRouter }) {
  useEffect(followTheme, [])
  return (
    <ErrorBoundary onError={(error) => logError('The app could not be shown', error)} FallbackComponent={Fallback}>
      <RouterProvider router={router} />
    </ErrorBoundary>
  )
}

function Fallback({ resetErrorBoundary }: FallbackProps) {
  return <ErrorScreen onTryAgain={resetErrorBoundary} />
}
