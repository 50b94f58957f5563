import { BackendError } from '../../../platform'
import { Banner, LoadFailure } from '../../../ui'
import { isAnswered } from './change-api'
import { PortalButton } from './portal-button'

interface ChangeFailureProps {
  error: Error
  planName: string
  hasPortal: boolean
  isLooking: boolean
  onLookAgain: () => void
}

/** Says what was kept: a declined card changes nothing, and what nobody answered may be asked again. */
export function ChangeFailure({ error, planName, hasPortal, isLooking, onLookAgain }: ChangeFailureProps) {
  const code = error instanceof BackendError ? error.code : undefined
  if (code === 'payment_failed') {
    return (
      <Banner tone="danger" title={error.message} action={hasPortal && <PortalButton>Update card</PortalButton>}>
        Nothing was charged, and you keep {planName}. Use another card, then try again.
      </Banner>
    )
  }
  if (code === 'conflict') {
    return (
      <LoadFailure tone="warning" title={error.message} retrying={isLooking} onRetry={onLookAgain}>
        Check the new amount, then decide.
      </LoadFailure>
    )
  }
  return (
    <Banner tone="danger" title={error.message}>
      {isAnswered(error)
        ? `You keep ${planName}.`
        : 'If your plan doesn’t change here, try again. You won’t be charged twice.'}
    </Banner>
  )
}
