import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useWelcome } from './use-welcome'

const WelcomeDialog = lazy(async () => ({ default: (await import('./welcome-dialog')).WelcomeDialog }))

/** Over any page, once, after the first sign-in. */
export function Welcome() {
  const { open, close } = useWelcome()
  const navigate = useNavigate()
  if (!open) return null
  return (
    <Suspense>
      <WelcomeDialog
        onClose={close}
        onStart={() => void navigate('/script-studio', { state: { focus: 'productName' } })}
      />
    </Suspense>
  )
}
