import { useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { followTheme } from '../platform'
import { ErrorScreen } from './error-page'
import { routes } from './routes'

const router = createBrowserRouter(routes)

export function App() {
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
