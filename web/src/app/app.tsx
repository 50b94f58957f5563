import { useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { type DataRouter, RouterProvider } from 'react-router'
import { followTheme } from '../platform'
import { ErrorScreen } from './error-page'

/** The product at whatever address the router says. */
export function App({ router }: { router: DataRouter }) {
  useEffect(followTheme, [])
  return (
    <ErrorBoundary
      onError={(error) => console.error(error)}
      fallbackRender={({ resetErrorBoundary }) => <ErrorScreen onTryAgain={resetErrorBoundary} />}
    >
      <RouterProvider router={router} />
    </ErrorBoundary>
  )
}
